"""'It is your turn', for people who are not looking: to a webhook, or by mail, if the server was given one."""

import asyncio
import logging
import smtplib
from email.message import EmailMessage
from urllib.parse import unquote, urlsplit

import httpx

from heliopause.kernel.phrase import Phrase
from heliopause.table.seated import Seat

log = logging.getLogger("heliopause.table")


class Notices:
    """`webhook` is an address that gets JSON; `mail` is smtp://user:password@host:port/?from=address."""

    def __init__(self, webhook: str = "", mail: str = "") -> None:
        self.webhook = webhook
        self.mail = mail

    @property
    def can_mail(self) -> bool:
        return bool(self.mail)

    async def your_turn(self, table: str, number: int, seat: Seat) -> None:
        """Tell whoever sits there; a notice that fails is logged and forgotten."""
        try:
            if self.webhook:
                async with httpx.AsyncClient(timeout=10) as client:
                    told = {"event": "your-turn", "table": table, "seat": number, "name": seat.name}
                    (await client.post(self.webhook, json=told)).raise_for_status()
            if self.mail and seat.mail:
                await asyncio.to_thread(self._send, self._letter(table, seat))
        except (httpx.HTTPError, OSError, smtplib.SMTPException) as error:
            log.warning("a notice failed", extra={"table": table, "error": repr(error)})

    def _letter(self, table: str, seat: Seat) -> EmailMessage:
        """In the language in which the address was given."""
        letter = EmailMessage()
        letter["Subject"] = Phrase("mail-subject", {"name": seat.name}).words(seat.language)
        letter["From"] = urlsplit(self.mail).query.removeprefix("from=") or "heliopause@localhost"
        letter["To"] = seat.mail
        lines = [Phrase("mail-text", {"table": table}).words(seat.language), seat.page or ""]
        letter.set_content("\n".join(lines).strip() + "\n")
        return letter

    def _send(self, letter: EmailMessage) -> None:
        server = urlsplit(self.mail)
        with smtplib.SMTP(server.hostname or "localhost", server.port or 25, timeout=10) as connection:
            if server.username:
                connection.starttls()
                connection.login(unquote(server.username), unquote(server.password or ""))
            connection.send_message(letter)
