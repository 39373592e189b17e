"""'It is your turn', for people who are not looking: to a webhook, or by mail, if the server was given one.

Nobody gets mails who did not ask for them: an address is written to once, with a question, and again only when whoever
reads it has agreed. The links are made from the server's own address, never from what a request says.
"""

import asyncio
import logging
import smtplib
from email.message import EmailMessage
from urllib.parse import unquote, urlsplit

import httpx

from heliopause.kernel.phrase import Phrase
from heliopause.table.gate import Limit
from heliopause.table.keys import Key, Signer
from heliopause.table.seated import Seat

A_DAY = 86_400.0
log = logging.getLogger("heliopause.table")


class Notices:
    """`webhook` is an address that gets JSON; `mail` is smtp://user:password@host:port/?from=address."""

    def __init__(self, webhook: str = "", mail: str = "", public: str = "", signer: Signer | None = None) -> None:
        self.webhook = webhook
        self.mail = mail
        self.public = public
        self.signer = signer
        self._asked_there = Limit(3, A_DAY)  # questions to an address
        self._asked_from = Limit(10, A_DAY)  # questions from a table
        self._told = Limit(50, A_DAY)  # mails to an address

    @property
    def can_mail(self) -> bool:
        return bool(self.mail and self.public and self.signer)

    def may_ask(self, table: str, address: str) -> bool:
        """May the question be written there? Asking counts."""
        return self._asked_from.passes(table) and self._asked_there.passes(address.lower())

    async def ask(self, table: str, number: int, seat: Seat) -> None:
        """Does who reads this address want mails?"""
        lines: list[Phrase | str] = [
            Phrase("mail-ask-text", {"name": seat.name, "table": table}),
            self._consent(table, number, seat),
        ]
        await self._write(table, seat, Phrase("mail-ask-subject"), lines)

    async def your_turn(self, table: str, number: int, seat: Seat) -> None:
        """Tell whoever sits there; a notice that fails is logged and forgotten."""
        if self.webhook:
            try:
                async with httpx.AsyncClient(timeout=10) as client:
                    told = {"event": "your-turn", "table": table, "seat": number, "name": seat.name}
                    (await client.post(self.webhook, json=told)).raise_for_status()
            except httpx.HTTPError as error:
                log.warning("a notice failed", extra={"table": table, "error": repr(error)})
        if self.can_mail and seat.mail and seat.confirmed and self._told.passes(seat.mail.lower()):
            assert self.signer is not None
            key = self.signer.sign(Key(table, (number,), renewed=(seat.renewed,)))
            lines: list[Phrase | str] = [
                Phrase("mail-text", {"table": table}),
                f"{self.public}/t/{table}?key={key}",
                Phrase("mail-no-more"),
                self._consent(table, number, seat),
            ]
            await self._write(table, seat, Phrase("mail-subject", {"name": seat.name}), lines)

    def _consent(self, table: str, number: int, seat: Seat) -> str:
        """The page on which who reads the address says yes or no."""
        assert self.signer is not None
        return f"{self.public}/confirm/{self.signer.sign_address(table, number, seat.mail or '')}"

    async def _write(self, table: str, seat: Seat, subject: Phrase, lines: list[Phrase | str]) -> None:
        """In the language in which the address was given."""
        letter = EmailMessage()
        letter["Subject"] = subject.words(seat.language)
        letter["From"] = urlsplit(self.mail).query.removeprefix("from=") or "heliopause@localhost"
        letter["To"] = seat.mail
        said = [line if isinstance(line, str) else line.words(seat.language) for line in lines]
        letter.set_content("\n".join(said) + "\n")
        try:
            await asyncio.to_thread(self._send, letter)
        except (OSError, smtplib.SMTPException) as error:
            log.warning("a notice failed", extra={"table": table, "error": repr(error)})

    def _send(self, letter: EmailMessage) -> None:
        server = urlsplit(self.mail)
        with smtplib.SMTP(server.hostname or "localhost", server.port or 25, timeout=10) as connection:
            if server.username:
                connection.starttls()
                connection.login(unquote(server.username), unquote(server.password or ""))
            connection.send_message(letter)
