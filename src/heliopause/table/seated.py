"""A game with people at it: the choices so far, who sits where, and what everybody may know of it."""

import asyncio
import time
from datetime import UTC, datetime, timedelta
from typing import Any, Literal

import msgspec

from heliopause.game import Game
from heliopause.kernel.phrase import Phrase
from heliopause.table.from_game import (
    event_now,
    news_now,
    outcomes_now,
    phase_now,
    question_now,
    resolving_now,
    said,
    turns_now,
)
from heliopause.table.gate import Limit
from heliopause.table.keys import Key
from heliopause.table.lobby_messages import Admits, LobbyNow, LobbySeat
from heliopause.table.messages import OptionNow, ReasonNow, Rewinding, ScoreNow, SeatNow, Snapshot
from heliopause.table.store import Row

LINES = 20  # of talk a minute
RENAMES = 20  # an hour


class Seat(msgspec.Struct):
    """Who sits on a seat. A person's seat may be handed to a bot for a time; a free one waits for somebody."""

    name: str
    who: Literal["person", "bot", "automa", "free"]
    bot: str | None = None
    handed: bool = False
    mail: str | None = None  # where to write when it is this seat's turn,
    language: str = "en"  # in which language,
    confirmed: bool = False  # whether who reads mails there has agreed
    renewed: int = 0  # how often the keys of the seat were renewed
    colour: int | None = None  # if it is not the seat's own
    vacant: bool = False  # a bot plays it for want of a person

    @property
    def played_by(self) -> str | None:
        """The bot that answers for the seat, if one does."""
        return self.bot if self.who == "bot" or self.handed else None


class LobbySettings(msgspec.Struct):
    """How players come to a table; `invites` is the seat of who opened it."""

    invites: int | None = None
    admits: Admits = "address"
    starts: bool = True
    late: bool = True


def reasons_of(rows: list[Row], first: int = 0) -> list[ReasonNow]:
    """The reasons kept with choices, of which the first has this number."""
    return [
        msgspec.convert({**row.note, "moment": moment, "seat": row.seat}, ReasonNow)
        for moment, row in enumerate(rows, first)
        if row.note is not None
    ]


class SeatedGame:
    """One table in memory. Its lock is held while a choice lands, or the seats change."""

    def __init__(self, id: str, game: Game, seats: list[Seat], seq: int, closed: bool = False) -> None:
        self.id = id
        self.game = game
        self.gathering = False  # the game has not begun: the one that is known here only stands for it
        self.lobby = LobbySettings()
        self.seating = 0  # how often the seats have changed
        self.visitors: set[asyncio.Queue[str]] = set()  # those among the listeners who have only the address
        self.seats = seats
        self.seq = seq
        self.closed = closed
        self.stopped: Phrase | None = None  # why the game cannot go on from where it stands,
        self.kept: dict[str, Any] | None = None  # and then its record, whole
        self.reasons: list[ReasonNow] = []  # of the bots, in the order of their choices
        self.lock = asyncio.Lock()
        self.listeners: dict[asyncio.Queue[str], tuple[int, ...]] = {}  # with the seats of who listens
        self.rewind: Rewinding | None = None
        self.closing: set[int] = set()  # who would like the table to be closed
        self.thinking = False
        self.noticed: int | None = None  # the seat last told that it is its turn
        self.changed = self.wanted = time.monotonic()
        self.away_since: dict[int, float] = {}
        self.lines = Limit(LINES, 60.0)  # of talk, for the holders of a key; who watches is known by the address
        self.renames = Limit(RENAMES, 3600.0)

    @property
    def bot_asked(self) -> str | None:
        """The bot whose choice it is, if it is one's."""
        seat = self.game.seat
        idle = seat is None or self.gathering or self.closed or self.stopped
        return None if seat is None or idle else self.seats[seat].played_by

    def colour(self, seat: int) -> int:
        own = self.seats[seat].colour
        return seat if own is None else own

    def put(self, game: Game, seq: int) -> None:
        """The game as it is from now on. A wish to go back was about the game as it was."""
        self.game = game
        self.seq = seq
        self.changed = time.monotonic()
        self.rewind = None
        self.reasons = [reason for reason in self.reasons if reason.moment < len(game.choices)]

    def record(self, moment: int) -> dict[str, Any]:
        """The game as it was after so many choices."""
        record = self.game.record(with_content=True)
        return {**record, "choices": record["choices"][:moment]}

    def online(self, seat: int) -> bool:
        return any(seat in seats for seats in self.listeners.values())

    def away(self, seat: int) -> float:
        """For how many seconds nobody has been there while nothing happened: so long the others have waited."""
        left = max(self.changed, self.away_since.get(seat, self.changed))
        return 0.0 if self.online(seat) else time.monotonic() - left

    def holds(self, key: Key) -> bool:
        """Is it still a key of its seats, or were they renewed?"""
        return all(self.seats[seat].renewed == renewed for seat, renewed in zip(key.seats, key.renewed, strict=True))

    def snapshot(self, events_from: int = 0, game: Game | None = None) -> Snapshot:
        shown = game or self.game
        return Snapshot(
            table=self.id,
            seq=self.seq,
            moment=len(shown.choices),
            game=shown.name,
            view=shown.view(),
            asked=shown.seat,
            question=question_now(shown.question),
            phase=phase_now(shown),
            resolving=resolving_now(shown),
            news=[news_now(shown, number) if seat.who == "person" else [] for number, seat in enumerate(self.seats)],
            options=[OptionNow(option.id, said(shown.told(option))) for option in shown.options()],
            events_from=events_from,
            events=[event_now(event) for event in shown.events_since(events_from)],
            reasons=[
                reason for reason in self.reasons if reason.event >= events_from and reason.moment < len(shown.choices)
            ],
            seats=self.seats_now(),
            scores=[ScoreNow(score.total, score.parts) for score in shown.scores()] if shown.round else [],
            winners=shown.winners(),
            outcomes=outcomes_now(shown),
            over=shown.over,
            closed=self.closed or self.stopped is not None,
            stopped=None if self.stopped is None else said(self.stopped),
            undo=said(refusal.phrase) if (refusal := shown.undo_refusal()) else None,
            chose=shown.choices[-1][0] if shown.choices else None,
            rewind=self.rewind,
            closing=sorted(self.closing),
            turns=turns_now(self.game),
        )

    def lobby_now(self) -> LobbyNow:
        game, known = self.game, not self.gathering
        moved = datetime.now(UTC) - timedelta(seconds=time.monotonic() - self.changed)
        return LobbyNow(
            table=self.id,
            game=game.name,
            options=game.settings,
            state=self.state,
            seats=[self._seat_in_lobby(number, seat) for number, seat in enumerate(self.seats)],
            invites=self.lobby.invites,
            admits=self.lobby.admits,
            starts=self.lobby.starts,
            late=self.lobby.late,
            visitors=len(self.visitors),
            round=game.round if known else 0,
            asked=game.seat if known else None,
            chose=next((seat for seat, _ in reversed(game.choices) if seat >= 0), None) if known else None,
            winners=game.winners() if known else [],
            points=[score.total for score in game.scores()] if known and game.round else [],
            moved=moved.isoformat(timespec="seconds"),
        )

    @property
    def state(self) -> Literal["gathering", "playing", "over", "closed"]:
        if self.gathering:
            return "closed" if self.closed else "gathering"
        if self.game.over:
            return "over"
        return "closed" if self.closed or self.stopped else "playing"

    def _seat_in_lobby(self, number: int, seat: Seat) -> LobbySeat:
        online = seat.who in ("bot", "automa") or self.online(number)
        return LobbySeat(number, seat.name, seat.who, seat.bot, self.colour(number), online, self.may_be_taken(seat))

    def may_be_taken(self, seat: Seat) -> bool:
        """By somebody who comes; a bot makes room for a person in whose place it plays, if the host likes that."""
        if self.state == "gathering":
            return seat.who == "free"
        return self.state == "playing" and self.lobby.late and seat.who == "bot" and seat.vacant

    def seats_now(self) -> list[SeatNow]:
        asked = self.game.seat
        return [
            SeatNow(
                number,
                seat.name,
                "person" if seat.who == "free" else seat.who,
                seat.bot,
                seat.handed,
                seat.who != "person" or self.online(number),
                asked == number and self.bot_asked is not None,
                self.colour(number),
            )
            for number, seat in enumerate(self.seats)
        ]
