"""'It is your turn', for people who are not looking: to a webhook, or by mail, if the server was given one.

Nobody gets mails who did not ask for them: an address is written to once, with a question, and again only when whoever
reads it has agreed. The links are made from the server's own address, never from what a request says.
"""

import asyncio
import hashlib
import logging
import smtplib
import unicodedata
from email.message import EmailMessage
from typing import Literal
from urllib.parse import unquote, urlsplit

import httpx

from heliopause.kernel.phrase import Phrase
from heliopause.table.keys import Key, Signer
from heliopause.table.limits import Limits
from heliopause.table.seated import Seat

News = Literal["turn", "reminder", "handed", "consent", "over", "again"]
EVENTS: dict[News, str] = {
    "turn": "your-turn",
    "reminder": "reminder",
    "handed": "bot-took-over",
    "consent": "consent-asked",
    "over": "game-over",
    "again": "play-again",
}
A_DAY = 86_400.0
ASKED_THERE = 3  # questions to an address
ASKED_FROM = 10  # questions from a table
TOLD = 50  # mails to an address
LINKING = frozenset("./:@\\")  # what no address of a page or a mail is without
log = logging.getLogger("heliopause.table")


class Notices:
    """`webhook` is an address that gets JSON; `mail` is smtp://user:password@host:port/?from=address."""

    def __init__(
        self,
        webhook: str = "",
        mail: str = "",
        public: str = "",
        signer: Signer | None = None,
        limits: Limits | None = None,
    ) -> None:
        self.webhook = webhook
        self.mail = mail
        self.public = public
        self.signer = signer
        self.limits = limits

    @property
    def can_mail(self) -> bool:
        return bool(self.mail and self.public and self.signer)

    async def may_ask(self, table: str, address: str) -> bool:
        """May the question be written there? Asking counts."""
        return await self._passes(f"asked from {table}", ASKED_FROM) and await self._passes(
            f"asked {_mark(address)}", ASKED_THERE
        )

    async def _passes(self, name: str, most: int) -> bool:
        return self.limits is None or await self.limits.passes(name, most, A_DAY)

    async def ask(self, table: str, number: int, seat: Seat) -> None:
        """Does who reads this address want mails?"""
        lines: list[Phrase | str] = [
            Phrase("mail-ask-text", {"name": _name_of(number, seat), "table": table}),
            self._consent(table, number, seat),
        ]
        await self._write(table, seat, Phrase("mail-ask-subject"), lines)

    async def tell(self, table: str, number: int, seat: Seat, news: News) -> None:
        """Tell whoever sits there; a notice that fails is logged and forgotten."""
        if self.webhook:
            try:
                async with httpx.AsyncClient(timeout=10) as client:
                    told = {"event": EVENTS[news], "table": table, "seat": number, "name": seat.name}
                    (await client.post(self.webhook, json=told)).raise_for_status()
            except httpx.HTTPError as error:
                log.warning("a notice failed", extra={"table": table, "error": repr(error)})
        if self.can_mail and seat.mail and seat.confirmed and await self._passes(f"told {_mark(seat.mail)}", TOLD):
            assert self.signer is not None
            key = self.signer.sign(Key(table, (number,), renewed=(seat.renewed,)))
            said = Phrase(f"notice-{news}", {"name": _name_of(number, seat)})
            lines: list[Phrase | str] = [
                Phrase("mail-text", {"table": table, "news": said}),
                f"{self.public}/t/{table}?key={key}",
                Phrase("mail-no-more"),
                self._consent(table, number, seat),
            ]
            await self._write(table, seat, Phrase("mail-subject", {"news": said}), lines)

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


def _mark(address: str) -> str:
    """By which an address is counted: who takes it back leaves nothing that could be read."""
    return hashlib.sha256(address.lower().encode()).hexdigest()[:32]


def _name_of(number: int, seat: Seat) -> str:
    """Mail programs make links of what looks like one, and a stranger has chosen the name."""
    if not any(letter in LINKING for letter in unicodedata.normalize("NFKC", seat.name)):
        return seat.name
    return Phrase("page-name-default", {"n": number + 1}).words(seat.language)
