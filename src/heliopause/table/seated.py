"""A game with people at it: the choices so far, who sits where, and what everybody may know of it."""

import asyncio
import math
import time
from datetime import UTC, datetime, timedelta
from typing import Any, Literal

import msgspec

from heliopause.game import Game
from heliopause.kernel.phrase import Phrase
from heliopause.table.clock import Clock
from heliopause.table.from_game import (
    NewsNow,
    event_now,
    news_now,
    outcomes_now,
    phase_now,
    question_now,
    resolving_now,
    said,
    turns_now,
)
from heliopause.table.keys import Key
from heliopause.table.listener import Listener
from heliopause.table.lobby_messages import Admits, LobbyNow, LobbySeat
from heliopause.table.messages import OptionNow, ReasonNow, Rewinding, ScoreNow, SeatNow, Snapshot
from heliopause.table.servers import VISITORS, Presence
from heliopause.table.store import Kept, Row, Voice


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
    kept_for: str = ""  # whose seat it was in the game before: it is theirs while it is free
    claimed: bool = False  # they have taken it with the key of their seat in the game before

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
    hints: bool = False  # people who play together have agreed that the expert may be asked


def person_asked(game: Game, seats: list[Seat]) -> int | None:
    """The seat that is asked, if a person answers for it."""
    seat = game.seat
    return seat if seat is not None and seats[seat].who == "person" and not seats[seat].handed else None


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
        self.pack: str | None = None  # the hash of the one it is played with
        self.models: str | None = None  # what bots have learned of it, once it was asked for
        self.seating = 0  # how often all but the choices has changed
        self.pace = 0  # hours a turn; 0: live
        self.patience = 0.0  # seconds for which an absent player is waited for at a live table
        self.clock = Clock()
        self.again: str | None = None  # the table at which the same people play again
        self.visitors: set[Listener] = set()  # those among the listeners who have only the address
        self.hidden: set[Listener] = set()  # those who have the page open, but behind others
        self.seats = seats
        self.seq = seq
        self.closed = closed
        self.stopped: Phrase | None = None  # why the game cannot go on from where it stands,
        self.kept: dict[str, Any] | None = None  # and then its record, whole,
        self.played: set[int] = set()  # and who has chosen anything, also after where it stands
        self.reasons: list[ReasonNow] = []  # of the bots, in the order of their choices
        self.lock = asyncio.Lock()
        self.listeners: dict[Listener, tuple[int, ...]] = {}  # with the seats of who listens here
        self.elsewhere: dict[int, int] = {}  # by seat, how many listen at other servers
        self.rewind: Rewinding | None = None
        self.closing: set[int] = set()  # who would like the table to be closed
        self.thinking = False
        self.hinted = -1  # after so many choices the expert was asked
        self.noticed: int | None = game.seat  # who knows that it is their turn; None once the game is over
        self.changed = self.wanted = time.monotonic()
        self.away_since: dict[int, float] = {}

    @property
    def bot_asked(self) -> str | None:
        """The bot whose choice it is, if it is one's."""
        seat = self.game.seat
        idle = seat is None or self.gathering or self.closed or self.stopped
        return None if seat is None or idle else self.seats[seat].played_by

    @property
    def waited_for(self) -> int | None:
        """The person whose choice it is, if it is one's."""
        return None if self.gathering or self.closed or self.stopped else person_asked(self.game, self.seats)

    @property
    def together(self) -> bool:
        """Do several people play?"""
        return sum(seat.who == "person" for seat in self.seats) > 1

    @property
    def hints(self) -> bool:
        """May the expert be asked? Among people only if all have agreed."""
        return self.lobby.hints or not self.together

    def colour(self, seat: int) -> int:
        own = self.seats[seat].colour
        return seat if own is None else own

    def put(self, game: Game, seq: int) -> None:
        """The game as it is from now on. A wish to go back was about the game as it was."""
        self.game = game
        self.seq = seq
        self.changed = time.monotonic()
        self.rewind = None
        made = len(game.choices)
        self.reasons = [reason for reason in self.reasons if reason.moment < made]

    def sit(self, kept: Kept) -> None:
        """All but the game, as it is kept."""
        self.seats = msgspec.convert(kept.seats, list[Seat])
        self.game.names = [seat.name for seat in self.seats]
        self.seating = kept.seating
        self.pack = kept.pack
        self.closed = kept.state == "closed"
        self.gathering = kept.state == "gathering" or (self.closed and not self.seq)
        self.lobby = msgspec.convert(kept.lobby or {}, LobbySettings)
        self.pace, self.clock, self.again = kept.pace, Clock(kept.remind, kept.due), kept.again
        self.hear_voices(kept.voices)

    def hear_voices(self, voices: list[Voice]) -> None:
        """Who would like to go back from where the game stands, and who would like to close."""
        self.closing = {voice.seat for voice in voices if voice.wish == "close"}
        back = [voice for voice in voices if voice.wish == "rewind" and voice.seq == self.seq]
        self.rewind = Rewinding(back[0].moment, sorted(voice.seat for voice in back)) if back else None

    def hear_presence(self, presence: Presence) -> bool:
        """Who is there at other servers, and since when nobody; has that changed?"""
        now = time.monotonic()
        for seat, away in presence.away.items():
            self.away_since[seat] = max(now - away, self.away_since.get(seat, 0.0))
        changed = set(self.elsewhere) != set(presence.elsewhere) or (
            self.elsewhere.get(VISITORS) != presence.elsewhere.get(VISITORS)
        )
        self.elsewhere = presence.elsewhere
        return changed

    def record(self, moment: int) -> dict[str, Any]:
        """The game as it was after so many choices."""
        record = self.game.record(with_content=True)
        return {**record, "choices": record["choices"][:moment]}

    def online(self, seat: int) -> bool:
        return self.sockets(seat) > 0 or seat in self.elsewhere

    def sockets(self, seat: int) -> int:
        """How many listen here for a seat."""
        return len(self.visitors) if seat == VISITORS else sum(seat in seats for seats in self.listeners.values())

    def away(self, seat: int) -> float:
        """For how many seconds nobody has been there while nothing happened: so long the others have waited."""
        left = max(self.changed, self.away_since.get(seat, self.changed))
        return 0.0 if self.online(seat) else time.monotonic() - left

    def looks(self, seat: int) -> bool:
        """Is somebody there who has the page in front of them? Of those at other servers that is taken for granted."""
        here = any(seat in seats for one, seats in self.listeners.items() if one not in self.hidden)
        return here or seat in self.elsewhere

    def may_be_handed(self, seat: int) -> bool:
        """By the others; with hours a turn it happens by itself, and not before the time is up."""
        return self.pace == 0 and not self.online(seat) and self.away(seat) >= self.patience

    def bot_in(self, number: int) -> int | None:
        """In how many seconds a bot takes over or, at a live table, the others may let it."""
        seat = self.seats[number]
        if self.state != "playing" or seat.who != "person" or seat.handed:
            return None
        if self.pace:
            return self.clock.seconds_left() if number == self.waited_for else None
        return None if self.online(number) else max(0, math.ceil(self.patience - self.away(number)))

    def holds(self, key: Key) -> bool:
        """Is it still a key of its seats, or were they renewed?"""
        return all(self.seats[seat].renewed == renewed for seat, renewed in zip(key.seats, key.renewed, strict=True))

    def snapshot(self, events_from: int = 0, game: Game | None = None) -> Snapshot:
        shown = game or self.game
        choices = shown.choices
        return Snapshot(
            table=self.id,
            seq=self.seq,
            moment=len(choices),
            game=shown.name,
            view=shown.view(),
            asked=shown.seat,
            question=question_now(shown.question),
            phase=phase_now(shown),
            resolving=resolving_now(shown),
            news=self._news_now(shown),
            options=[OptionNow(option.id, said(shown.told(option))) for option in shown.options()],
            events_from=events_from,
            events=[event_now(event) for event in shown.events_since(events_from)],
            reasons=[reason for reason in self.reasons if reason.event >= events_from and reason.moment < len(choices)],
            seats=self.seats_now(),
            scores=[ScoreNow(score.total, score.parts) for score in shown.scores()] if shown.round else [],
            winners=shown.winners(),
            outcomes=outcomes_now(shown),
            over=shown.over,
            closed=self.closed or self.stopped is not None,
            stopped=None if self.stopped is None else said(self.stopped),
            undo=said(refusal.phrase) if (refusal := shown.undo_refusal()) else None,
            chose=choices[-1][0] if choices else None,
            rewind=self.rewind,
            closing=sorted(self.closing),
            pack=self.pack,
            own_cards=shown.pack is not None,
            turns=turns_now(self.game),
            pace=self.pace,
            again=self.again,
            hints=self.hints,
            watching=len([1 for one, seats in self.listeners.items() if not seats and one not in self.visitors]),
        )

    def _news_now(self, game: Game) -> list[list[NewsNow]]:
        """By seat; bots read none."""
        people = [number for number, seat in enumerate(self.seats) if seat.who == "person"]
        news = dict(zip(people, news_now(game, people), strict=True))
        return [news.get(number, []) for number in range(len(self.seats))]

    def lobby_now(self) -> LobbyNow:
        game, known = self.game, not self.gathering
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
            hints=self.lobby.hints,
            pace=self.pace,
            patience=round(self.patience),
            visitors=len(self.visitors) + self.elsewhere.get(VISITORS, 0),
            round=game.round if known else 0,
            asked=game.seat if known else None,
            chose=next((seat for seat, _ in reversed(game.choices) if seat >= 0), None) if known else None,
            winners=game.winners() if known else [],
            points=[score.total for score in game.scores()] if known and game.round else [],
            pack=self.pack,
            moved=self.moved,
        )

    @property
    def moved(self) -> str:
        """When the last choice was made."""
        moved = datetime.now(UTC) - timedelta(seconds=time.monotonic() - self.changed)
        return moved.isoformat(timespec="seconds")

    @property
    def state(self) -> Literal["gathering", "playing", "over", "closed"]:
        if self.gathering:
            return "closed" if self.closed else "gathering"
        if self.game.over:
            return "over"
        return "closed" if self.closed or self.stopped else "playing"

    def _seat_in_lobby(self, number: int, seat: Seat) -> LobbySeat:
        online = seat.who in ("bot", "automa") or self.online(number)
        return LobbySeat(
            number, seat.name, seat.who, seat.bot, self.colour(number), online, self.may_be_taken(seat), seat.kept_for
        )

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
                self.bot_in(number),
            )
            for number, seat in enumerate(self.seats)
        ]
