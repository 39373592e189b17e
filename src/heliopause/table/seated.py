"""A game with people at it: the choices so far, who sits where, and what everybody may know of it."""

import asyncio
from typing import Any, Literal

import msgspec

import heliopause
from heliopause.game import Game
from heliopause.table.messages import EventNow, OptionNow, ScoreNow, SeatNow, Snapshot, said
from heliopause.table.store import Row

UNDO = "undo"
REWIND = "rewind:"


class Seat(msgspec.Struct):
    """Who sits on a seat. A person's seat may be handed to a bot for a time."""

    name: str
    who: Literal["person", "bot", "automa"]
    bot: str | None = None
    handed: bool = False
    mail: str | None = None  # where to write when it is this seat's turn

    @property
    def played_by(self) -> str | None:
        """The bot that answers for the seat, if one does."""
        return self.bot if self.who == "bot" or self.handed else None


def effective(rows: list[Row]) -> list[Row]:
    """The choices that count, with what was taken back left out."""
    kept: list[Row] = []
    for row in rows:
        if row.option == UNDO:
            kept.pop()
        elif row.option.startswith(REWIND):
            del kept[int(row.option.removeprefix(REWIND)) :]
        else:
            kept.append(row)
    return kept


class SeatedGame:
    """One table in memory. Its lock is held while a choice lands."""

    def __init__(self, id: str, name: str, options: dict[str, Any], seats: list[Seat], rows: list[Row]) -> None:
        self.id = id
        self.name = name
        self.options = options
        self.seats = seats
        self.seq = len(rows)
        self.closed = False
        self.lock = asyncio.Lock()
        self.listeners: dict[asyncio.Queue[bytes], tuple[int, ...]] = {}  # with the seats of who listens
        self.rewind: dict[str, Any] | None = None
        self.thinking = False
        self.noticed: int | None = None  # the seat last told that it is its turn
        self.away_since: dict[int, float] = {}
        self.game: Game = heliopause.load(self.record([row.option for row in effective(rows)]))
        self.turns = turns_of(self.game)

    def record(self, choices: list[str]) -> dict[str, Any]:
        return {
            "format": 1,
            "game": self.name,
            "options": self.options,
            "pack": None,
            "names": [seat.name for seat in self.seats],
            "choices": choices,
        }

    def online(self, seat: int) -> bool:
        return any(seat in seats for seats in self.listeners.values())

    def snapshot(self, events_from: int = 0, game: Game | None = None) -> Snapshot:
        shown = game or self.game
        return Snapshot(
            table=self.id,
            seq=self.seq,
            moment=len(shown.choices),
            game=self.name,
            view=shown.view(),
            asked=shown.seat,
            options=[OptionNow(option.id, said(option.phrase)) for option in shown.options()],
            events_from=events_from,
            events=[EventNow(event.seat, said(event.phrase)) for event in shown.events_since(events_from)],
            seats=self.seats_now(),
            scores=[ScoreNow(score.total, score.parts) for score in shown.scores()] if shown.round else [],
            winners=shown.winners(),
            over=shown.over,
            closed=self.closed,
            can_undo=shown.can_undo,
            rewind=self.rewind,
            turns=self.turns,
        )

    def seats_now(self) -> list[SeatNow]:
        asked = self.game.seat
        return [
            SeatNow(
                number,
                seat.name,
                seat.who,
                seat.bot,
                seat.handed,
                seat.who != "person" or self.online(number),
                self.thinking and asked == number,
            )
            for number, seat in enumerate(self.seats)
        ]


def turns_of(game: Game) -> list[int]:
    """The moments at which somebody began a turn: where the pawn moved or would have to."""
    return [number for number, (_, id) in enumerate(game.choices) if id.startswith("space:")]
