"""What is counted over the games of a simulation, however many there are."""

from typing import Any

from heliopause.lab.simulation import Played


class Spread:
    """Mean, least and most of numbers that come one by one."""

    def __init__(self) -> None:
        self.n = self.sum = self.least = self.most = 0

    def add(self, number: int) -> None:
        self.least = min(self.least, number) if self.n else number
        self.most = max(self.most, number) if self.n else number
        self.sum += number
        self.n += 1

    def plain(self) -> dict[str, float]:
        return {"mean": self.sum / self.n, "least": self.least, "most": self.most}


class Tally:
    """Rounds, points, wins and moves lost by seat. A shared victory is shared."""

    def __init__(self, bots: tuple[str, ...], seed: int) -> None:
        self.bots = bots
        self.seed = seed
        self.games = 0
        self.decisions = 0
        self.rounds = Spread()
        self.totals = [Spread() for _ in bots]
        self.wins = [0.0] * len(bots)
        self.failures = [0] * len(bots)
        self.failure: str | None = None  # the first one
        self.before = 0, 0  # games and decisions that were there before this run

    def add(self, played: Played) -> None:
        self.count(played.rounds, played.decisions, played.totals, played.winners, played.failures)

    def count(
        self, rounds: int, decisions: int, totals: list[int], winners: list[int], failures: list[list[str]]
    ) -> None:
        self.games += 1
        self.decisions += decisions
        self.rounds.add(rounds)
        for seat, total in enumerate(totals):
            self.totals[seat].add(total)
            self.failures[seat] += len(failures[seat])
            if failures[seat] and self.failure is None:
                self.failure = f"{self.bots[seat]}: {failures[seat][0]}"
        for seat in winners:
            self.wins[seat] += 1 / len(winners)

    def begin(self) -> None:
        """What has been counted up to here is not of this run."""
        self.before = self.games, self.decisions

    def plain(self, seconds: float) -> dict[str, Any]:
        """The figures of all games, and the speed of this run."""
        games, decisions = self.games - self.before[0], self.decisions - self.before[1]
        return {
            "games": self.games,
            "players": len(self.bots),
            "seed": self.seed,
            "rounds": self.rounds.plain(),
            "seats": [
                {"bot": bot, "score": self.totals[seat].plain(), "wins": self.wins[seat] / self.games}
                for seat, bot in enumerate(self.bots)
            ],
            "decisions": self.decisions,
            "new_games": games,
            "seconds": round(seconds, 3),
            "decisions_per_second": decisions / seconds,
            "games_per_second": games / seconds,
            "failures": sum(self.failures),
            "first_failure": self.failure,
        }
