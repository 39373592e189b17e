"""A key is a signed link: which table, which seats, and whether its holder is the host. Nobody needs an account."""

from functools import lru_cache

import msgspec
from itsdangerous import BadSignature, URLSafeSerializer

KNOWN = 10_000  # keys that were read last: whoever holds one shows it with every wish


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
    renewed: tuple[int, ...] = ()  # how often each of the seats' keys had been renewed when this one was made


class Signer:
    """Makes and reads keys."""

    def __init__(self, secret: str) -> None:
        self._serializer = URLSafeSerializer(secret, salt="seat")
        self._read = lru_cache(KNOWN)(self._serializer.loads)  # what it refuses is not remembered
        self._addresses = URLSafeSerializer(secret, salt="mail")

    def sign_address(self, table: str, seat: int, address: str) -> str:
        """What only who reads mails at the address can know."""
        return str(self._addresses.dumps([table, seat, address]))

    def read_address(self, text: str) -> tuple[str, int, str]:
        try:
            table, seat, address = self._addresses.loads(text)
        except (BadSignature, ValueError, TypeError):
            raise BadKey("refused-key") from None
        return table, seat, address

    def sign(self, key: Key) -> str:
        renewed = [list(key.renewed)] if any(key.renewed) else []  # a first key is written as it always was
        return str(self._serializer.dumps([key.table, list(key.seats), key.host, *renewed]))

    def read(self, text: str, table: str) -> Key:
        try:
            of_table, seats, host, *renewed = self._read(text)
        except (BadSignature, ValueError, TypeError):
            raise BadKey("refused-key") from None
        if of_table != table:
            raise BadKey("refused-key-elsewhere")
        return Key(of_table, tuple(seats), host, tuple(renewed[0]) if renewed else (0,) * len(seats))
