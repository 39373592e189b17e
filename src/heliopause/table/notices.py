"""'It is your turn', for people who are not looking: to a webhook, or by mail, if the server was given one."""

import asyncio
import logging
import smtplib
from email.message import EmailMessage
from urllib.parse import unquote, urlsplit

import httpx

log = logging.getLogger("heliopause.table")


class Notices:
    """`webhook` is an address that gets JSON; `mail` is smtp://user:password@host:port/?from=address."""

    def __init__(self, webhook: str = "", mail: str = "") -> None:
        self.webhook = webhook
        self.mail = mail

    @property
    def can_mail(self) -> bool:
        return bool(self.mail)

    async def your_turn(self, table: str, seat: int, name: str, address: str | None) -> None:
        """Tell whoever sits there; a notice that fails is logged and forgotten."""
        try:
            if self.webhook:
                async with httpx.AsyncClient(timeout=10) as client:
                    told = {"event": "your-turn", "table": table, "seat": seat, "name": name}
                    (await client.post(self.webhook, json=told)).raise_for_status()
            if self.mail and address:
                await asyncio.to_thread(self._send_mail, table, name, address)
        except (httpx.HTTPError, OSError, smtplib.SMTPException) as error:
            log.warning("a notice failed", extra={"table": table, "error": repr(error)})

    def _send_mail(self, table: str, name: str, address: str) -> None:
        server = urlsplit(self.mail)
        sender = server.query.removeprefix("from=") or "heliopause@localhost"
        message = EmailMessage()
        message["Subject"] = f"Heliopause: your turn, {name}"
        message["From"] = sender
        message["To"] = address
        message.set_content(f"It is your turn at table {table}.\n")
        with smtplib.SMTP(server.hostname or "localhost", server.port or 25, timeout=10) as connection:
            if server.username:
                connection.starttls()
                connection.login(unquote(server.username), unquote(server.password or ""))
            connection.send_message(message)
