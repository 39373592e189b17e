"""The arena: bots play each other on all cores until the number of games is reached or the order is clear."""

import threading
from collections import defaultdict
from collections.abc import Callable
from itertools import combinations
from typing import Any

from heliopause.lab.intervals import ALPHA, ruled_out
from heliopause.lab.ledger import Ledger
from heliopause.lab.match import Fixture, Played, play
from heliopause.lab.seating import Seating, different, seatings, seed_of
from heliopause.lab.workers import TaskBroke, finished, processes

LEAST = 50  # games before a run may stop early: small samples fool


class GameBroke(RuntimeError):
    """A game that could not be played to its end: a fault of the program, not of a bot."""


class Arena:
    """What is played: a game, the bots, how many seats, a seed. Game number n is the same whenever it is played."""

    def __init__(
        self, game: str, bots: list[str], players: int, seed: int, limit: float, options: dict[str, Any] | None = None
    ) -> None:
        self.game = game
        self.entries = bots
        self.bots = different(bots)
        self.players = players
        self.seed = seed
        self.limit = limit
        self.options = {"players": players, **(options or {})}
        self.seatings = seatings(bots, players)

    def plain(self) -> dict[str, Any]:
        """As plain data, to be told from other arenas."""
        return {
            "game": self.game,
            "bots": self.entries,
            "players": self.players,
            "seed": self.seed,
            "limit": self.limit,
            "options": self.options,
        }

    def fixture(self, number: int) -> Fixture:
        """Game number n: the next seating of its set, with the seed of the set."""
        one, at = divmod(number, len(self.seatings))
        seats = tuple(self.bots[bot] for bot in self.seatings[at])
        return Fixture(number, self.game, self.options, seats, seed_of(self.seed, one), self.limit)

    def table(self, played: Played) -> Seating:
        return tuple(self.bots.index(bot) for bot in played.seats)

    def whole_sets(self, played: dict[int, Played]) -> list[list[Played]]:
        """The sets that are complete, from the first one on without a gap."""
        size = len(self.seatings)
        found: list[list[Played]] = []
        while all(number in played for number in range(len(found) * size, (len(found) + 1) * size)):
            found.append([played[number] for number in range(len(found) * size, (len(found) + 1) * size)])
        return found

    def clear(self, played: dict[int, Played]) -> bool:
        """Is it clear which of any two bots wins more often for a seat?

        Each pair is tested by betting, set by set in order, at a level that keeps the chance of ever calling any
        order clear that is not at 5 in 100, however often one looks.
        """
        pairs = list(combinations(range(len(self.bots)), 2))
        sets = self.whole_sets(played)
        if len(played) < LEAST or not pairs:
            return False
        return all(self._told_apart(one, other, sets, ALPHA / len(pairs)) for one, other in pairs)

    def _told_apart(self, one: int, other: int, sets: list[list[Played]], alpha: float) -> bool:
        """Results between 0 and 1, with the equal share where both win as often for a seat."""
        seats: dict[int, int] = defaultdict(int)
        for seating in self.seatings:
            for bot in seating:
                seats[bot] += 1
        games = len(self.seatings)
        high, low = games / seats[one], games / seats[other]  # a set won in every game, for each seat
        results = []
        for games_of_set in sets:
            won = [0.0, 0.0]
            for played in games_of_set:
                for bot, victory in zip(self.table(played), played.victory, strict=True):
                    if bot in (one, other):
                        won[bot == other] += victory
            apart = won[0] / seats[one] - won[1] / seats[other]
            results.append((apart + low) / (high + low))
        return ruled_out(results, low / (high + low), alpha)


def run(
    arena: Arena,
    ledger: Ledger,
    games: int,
    workers: int,
    to_the_end: bool = False,
    seen: Callable[[Played], None] = lambda _played: None,
    halt: threading.Event | None = None,
) -> bool:
    """Play what is missing. Was it stopped because all is clear?

    `seen` is called with every game that is finished. When `halt` is set, the games under way are given up.
    """
    halt = halt or threading.Event()
    if not to_the_end and arena.clear(ledger.played):
        return True
    missing = (arena.fixture(number) for number in range(games) if number not in ledger.played)
    with processes(workers) as pool:
        try:
            for played in finished(lambda fixture: pool.schedule(play, args=[fixture]), missing, workers, halt):
                ledger.add(played)
                seen(played)
                if not to_the_end and len(ledger.played) < games and arena.clear(ledger.played):
                    return True
        except TaskBroke as broke:
            raise GameBroke(_sentence(broke.task, broke.error)) from None
    return False


def _sentence(fixture: Any, error: BaseException) -> str:
    return f"game {fixture.number} ({', '.join(fixture.seats)}, seed {fixture.seed}) broke off: {error!r}"
