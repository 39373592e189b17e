"""A key is a signed link: which table, which seats, and whether its holder is the host. Nobody needs an account."""

import msgspec
from itsdangerous import BadSignature, URLSafeSerializer


class BadKey(ValueError):
    """A key that this server did not give out, or not for this table; `message` is in words/*.ftl."""

    def __init__(self, message: str) -> None:
        super().__init__(message)
        self.message = message


class Key(msgspec.Struct, frozen=True):
    """What the holder of a link may do at a table; without seats one may watch."""

    table: str
    seats: tuple[int, ...] = ()
    host: bool = False


class Signer:
    """Makes and reads keys."""

    def __init__(self, secret: str) -> None:
        self._serializer = URLSafeSerializer(secret, salt="seat")

    def sign(self, key: Key) -> str:
        return str(self._serializer.dumps([key.table, list(key.seats), key.host]))

    def read(self, text: str, table: str) -> Key:
        try:
            of_table, seats, host = self._serializer.loads(text)
        except (BadSignature, ValueError, TypeError):
            raise BadKey("refused-key") from None
        if of_table != table:
            raise BadKey("refused-key-elsewhere")
        return Key(of_table, tuple(seats), host)
