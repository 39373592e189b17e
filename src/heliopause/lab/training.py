"""How a network learns: term by term, each played with the network of the one before.

All that was seen is kept in a folder, a file for each game, so that a training which was interrupted, however rudely,
goes on where it was.
"""

import itertools
import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import heliopause
from heliopause.bots.model import BadModel, Models
from heliopause.bots.network import LearnedWeights, table_key, weights_for
from heliopause.bots.planning import search_game
from heliopause.content import Pack
from heliopause.lab.fitting import Fit, fit
from heliopause.lab.lessons import Lesson, Notes, Trial, play, try_out
from heliopause.lab.workers import Workers
from heliopause.registry import spec_of


@dataclass(frozen=True)
class Term:
    """What came of a term."""

    games: int  # seen so far
    fit: Fit
    victories: list[float]  # against greedy seats, game by game

    def __str__(self) -> str:
        fit = self.fit
        strength = f"; {sum(self.victories):g} of {len(self.victories)} games won against greedy" * bool(self.victories)
        return (
            f"{self.games} games, {fit.positions} positions; off by {fit.surprise:.3f} in games it has not seen "
            f"(linear {fit.linear:.3f}, written by hand {fit.by_hand:.3f}, a blind guess {fit.blind:.3f}){strength}"
        )


class School:
    """One network, learned term by term."""

    def __init__(
        self,
        game: str,
        players: int,
        seed: int,
        folder: Path | None,
        depth: int,
        pack: Pack | None = None,
        options: dict[str, Any] | None = None,
        before: LearnedWeights | None = None,
    ) -> None:
        """`folder`: where what was seen is kept; `depth`: iterations of those who play; `before`: what is known."""
        self.game = game
        self.players = players
        self.notes: list[Notes] = []
        self._options = options or {}
        handed = next((name for name in spec_of(game).automatic() if self._options.get(name)), "")
        self.table = table_key(players, handed)
        self.folder = folder or Path("training") / f"{game}-{self.table}-{seed}"
        self._before = weights_for(before, players, handed) if before else {}
        self.weights = self._before  # of the network learned so far, as they are written down
        self._pack = pack
        self._depth = depth
        beginning = heliopause.new(game, players=players, seed=0, pack=pack, **self._options)
        self._names = search_game(beginning, random.Random(0).randrange, {}, True).feature_names()
        if not self._names:
            raise BadModel(f"no model of {game!r} can be learned: the game does not tell what a model would see")
        self._seeds = itertools.count(seed * 10_000_000)

    def models(self) -> Models | None:
        return {self.game: {self.table: self.weights}} if self.weights else None

    def attend(self, games: int, workers: Workers) -> Iterator[Notes]:
        """Play the games of a term; the notes in the order in which they come, those from before first."""
        self.folder.mkdir(parents=True, exist_ok=True)
        missing = []
        for seed in itertools.islice(self._seeds, games):
            file = self._file(seed)
            if file.exists():
                self.notes.append(Notes.read(file))
                yield self.notes[-1]
            else:
                missing.append(seed)
        models = self.models()
        lessons = (
            Lesson(self.game, self.players, seed, models, self._pack, self._depth, self._options) for seed in missing
        )
        for notes in workers.finished(play, lessons):
            notes.write(self._file(notes.seed))
            self.notes.append(notes)
            yield notes

    def graduate(self) -> Fit:
        """Learn from all that has been seen so far, in an order that does not depend on who was quickest."""
        self.notes.sort(key=lambda notes: notes.seed)
        found = fit(self.notes, self._names, before=self._before)
        self.weights = found.weights
        return found

    def tried(self, games: int, workers: Workers, tell: Callable[[], object]) -> list[float]:
        """One turn ahead by what was learned, against greedy seats: the victories of so many games."""
        trials = [
            Trial(self.game, self.players, seed, self.models() or {}, self._pack, self._options)
            for seed in range(games)
        ]
        found: list[float] = []
        for victory in workers.finished(try_out, iter(trials)):
            found.append(victory)
            tell()
        return found

    def _file(self, seed: int) -> Path:
        return self.folder / f"{seed}.npz"
