"""`lab balance`: play many games on all cores, and keep a line for each, so that an interrupted run can go on."""

import hashlib
import json
import random
from collections.abc import Generator
from pathlib import Path
from threading import Event
from typing import Any, Final

import msgspec

import heliopause
from heliopause.bots import check_style, make
from heliopause.content import Pack, read_pack, tables_of
from heliopause.game import Game
from heliopause.lab.balance_reader import SeatPlayed
from heliopause.lab.plain_reader import reader_of
from heliopause.lab.workers import finished, processes

GAMES_FILE: Final = "games.jsonl"


class BadPlan(ValueError):
    """Games that cannot be played as asked; the message is one sentence."""


class Plan(msgspec.Struct, frozen=True):
    """Which games: everything that decides how they go, but for how many there are."""

    game: str
    bots: tuple[str, ...]  # by seat
    seed: int
    settings: dict[str, Any]
    pack: str | None = None  # a file
    content: str = ""  # the cards, as a hash

    @property
    def key(self) -> str:
        """A name for a folder: the same plan always has the same."""
        digest = hashlib.sha256(msgspec.json.encode(self)).hexdigest()[:8]
        return f"{self.game}-{len(self.bots)}-{'-'.join(dict.fromkeys(self.bots))}-{digest}".replace(":", "_")


class Played(msgspec.Struct):
    """One game that is over."""

    number: int
    rounds: int
    seats: list[SeatPlayed]


def plan(game: str, players: int, bots: list[str], seed: int, settings: dict[str, Any], pack: str | None) -> Plan:
    """A plan that will work: its bots can be made and its first game can be set up."""
    if not bots or len(bots) > players:
        raise BadPlan(f"{len(bots)} bots do not fit on {players} seats")
    seated = tuple(bots[seat % len(bots)] for seat in range(players))
    try:
        owner = None if pack is None else read_pack(pack)
        made = Plan(game, seated, seed, {**reader_of(game).settings, **settings}, pack, content_hash(game, owner))
        first = new_game(made, 0)
        for name in dict.fromkeys(bots):
            check_style(make(name, seed), first)
    except (ValueError, TypeError) as error:
        raise BadPlan(str(error)) from None
    return made


def content_hash(game: str, pack: Pack | None) -> str:
    return hashlib.sha256(json.dumps(tables_of(game, pack), sort_keys=True).encode()).hexdigest()[:12]


def new_game(plan: Plan, number: int) -> Game:
    pack = None if plan.pack is None else read_pack(plan.pack)
    return heliopause.new(plan.game, players=len(plan.bots), seed=seed_of(plan, number), pack=pack, **plan.settings)


def seed_of(plan: Plan, number: int, seat: int = -1) -> int:
    """Chance and every bot get a seed of their own: neighbouring seeds must not share any."""
    return random.Random(f"{plan.seed}/{number}/{seat}").getrandbits(32)


def play(plan: Plan, number: int) -> Played:
    """Play one game to its end under watch."""
    game = new_game(plan, number)
    watch = reader_of(plan.game).watch(game)
    bots = [make(name, seed_of(plan, number, seat)) for seat, name in enumerate(plan.bots)]
    while (seat := game.seat) is not None:
        choice = bots[seat].choose(game)
        watch.see(game, choice)
        game.choose(choice)
    seats = watch.read(game)
    winners = game.winners()
    for index, played in enumerate(seats):
        played.bot = plan.bots[index]
        played.win = 1 / len(winners) if index in winners else 0.0
    return Played(number, game.round, seats)


# Keeping and going on


class Notebook:
    """The file of a plan's games: a line for the plan, then a line for each game that is over."""

    def __init__(self, folder: Path, plan: Plan) -> None:
        self.path = folder / GAMES_FILE
        self.plan = plan
        self.games: dict[int, Played] = {}
        if self.path.exists() and self.path.stat().st_size:
            self._read()
        else:
            folder.mkdir(parents=True, exist_ok=True)
            self._append(msgspec.json.encode(plan))

    def _read(self) -> None:
        whole = self.path.read_bytes()
        lines = whole[: whole.rfind(b"\n") + 1].splitlines()  # a line cut short when the lab was stopped does not count
        try:
            kept = msgspec.json.decode(lines[0], type=Plan) if lines else None
            for line in lines[1:]:
                game = msgspec.json.decode(line, type=Played)
                self.games[game.number] = game
        except msgspec.DecodeError as error:
            raise BadPlan(f"{self.path} cannot be read: {error}") from None
        if kept != self.plan:
            other = "cards" if kept and kept.content != self.plan.content else "bots, seed or options"
            raise BadPlan(f"the games in {self.path} were played with other {other}; give another folder with --out")
        if not whole.endswith(b"\n"):
            with self.path.open("r+b") as file:
                file.truncate(whole.rfind(b"\n") + 1)

    def add(self, game: Played) -> None:
        self.games[game.number] = game
        self._append(msgspec.json.encode(game))

    def _append(self, line: bytes) -> None:
        with self.path.open("ab") as file:
            file.write(line + b"\n")


def played(plan: Plan, numbers: list[int], workers: int) -> Generator[Played, None, None]:
    """Play these games, each handed over as it is finished. Closing the iterator stops those under way."""
    if workers <= 1 or len(numbers) == 1:
        for number in numbers:
            yield play(plan, number)
        return
    with processes(workers) as pool:
        yield from finished(lambda number: pool.schedule(play, args=[plan, number]), iter(numbers), workers, Event())
