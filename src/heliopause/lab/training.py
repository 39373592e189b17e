"""How the learned evaluation learns: bots play each other, and a linear model is fitted to who won from where.

Whoever plays by a model finds its blind spots, so there are several terms: each plays with the model of the one before,
some greedy seats among them, some pushed towards a style of the game, and with slips of the hand, so that the model
hears of positions nobody would choose.
"""

import itertools
import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from numpy.typing import NDArray
from scipy.optimize import minimize

import heliopause
from heliopause.bots import Greedy, Learned
from heliopause.bots.model import BadModel, Models
from heliopause.bots.planning import search_game
from heliopause.bots.search_game import EARLY, Model, SearchGame
from heliopause.content import Pack
from heliopause.game import state_of
from heliopause.lab.workers import finished, halting, processes

Array = NDArray[np.float64]
SLIPS = (0.0, 0.05, 0.15)  # how often a seat takes any space, game by game
GREEDY = 0.4  # of the seats, once there is a model
STYLED = 0.4  # of the seats are pushed towards a style, if the game names any
MARGIN = 0.3  # how much it counts to foresee by how much somebody wins,
POINTS = 8.0  # in this many points,
FLAT = 2e-4  # and to keep the weights small
HELD_BACK = 10  # every tenth game is kept to test the model


@dataclass(frozen=True)
class Lesson:
    """A game to be played."""

    game: str
    players: int
    seed: int
    models: Models | None = field(repr=False)  # to play by, if there are any yet
    pack: Pack | None = field(default=None, repr=False)  # whose cards it is played with


@dataclass(frozen=True)
class Notes:
    """What was seen of a game: at the beginning of every turn the features of every seat, and how it ended."""

    seed: int
    seen: NDArray[np.float32]  # turn, seat, feature
    evaluated: NDArray[np.float32]  # turn, seat: the chance to win by the hand-written evaluation
    totals: list[int]
    won: list[float]


def play(lesson: Lesson) -> Notes:
    """Let bots play the lesson's game, and look on."""
    dice = random.Random(lesson.seed)
    game = heliopause.new(lesson.game, players=lesson.players, seed=lesson.seed, pack=lesson.pack)
    slips = dice.choice(SLIPS)
    onlooker = search_game(game, dice.randrange, {}, True)
    bots = [_bot(lesson, dice, onlooker.styles()) for _ in range(lesson.players)]
    seen, evaluated = [], []
    turn = None
    while (seat := game.seat) is not None:
        state = state_of(game)
        if onlooker.begins_turn(state) and turn != (state.round, seat):
            turn = (state.round, seat)
            seen.append(_look(onlooker, state))
            evaluated.append(onlooker.evaluated_chances(state))
            if dice.random() < slips:
                game.choose(dice.choice(game.options()))
                continue
        game.choose(bots[seat].choose(game))
    winners = game.winners()
    return Notes(
        lesson.seed,
        np.array(seen, np.float32),
        np.array(evaluated, np.float32),
        [score.total for score in game.scores()],
        [1 / len(winners) if seat in winners else 0.0 for seat in range(lesson.players)],
    )


def _bot(lesson: Lesson, dice: random.Random, styles: tuple[str, ...]) -> Greedy | Learned:
    seed = dice.randrange(1 << 30)
    style = dice.choice(styles) if styles and dice.random() < STYLED else ""
    if lesson.models is None or dice.random() < GREEDY:
        return Greedy(seed, style)
    return Learned(seed, lesson.models, style)


def _look(onlooker: SearchGame, state: Any) -> list[list[float]]:
    """The features of every seat, and once more by how early it is: a model has two weights for each."""
    found = []
    for seat in range(onlooker.players):
        features = onlooker.features(state, seat)
        early = min(onlooker.turns_left(state, seat), EARLY) / EARLY
        found.append(features + [early * feature for feature in features])
    return found


@dataclass(frozen=True)
class Fit:
    """A model, and how well it foresees who wins in games it has not seen: the mean logarithm of the odds it is off."""

    model: Model
    surprise: float
    by_hand: float  # the same of the hand-written evaluation,
    blind: float  # and of somebody who knows nothing
    positions: int


def fit(games: list[Notes]) -> Fit:
    """The model that would have foreseen best who wins and by how much."""
    seen = np.concatenate([game.seen for game in games]).astype(np.float64)
    turns = [len(game.seen) for game in games]
    won = np.repeat(np.array([game.won for game in games]), turns, axis=0)
    totals = np.repeat(np.array([game.totals for game in games], np.float64), turns, axis=0)
    held_back = np.repeat([game.seed % HELD_BACK == 0 for game in games], turns)
    evaluated = np.concatenate([game.evaluated for game in games])[held_back]
    size = seen[~held_back].std(axis=(0, 1)) + 1e-2
    seen /= size
    margins = (totals - totals.mean(axis=1, keepdims=True)) / POINTS
    learning = (seen[~held_back], won[~held_back], margins[~held_back])
    weights = minimize(_loss, np.zeros(seen.shape[2]), learning, jac=True, method="L-BFGS-B").x
    surprise = _surprise(_chances(seen[held_back] @ weights), won[held_back])
    end, more = np.split(weights / size, 2)
    blind = float(np.log(seen.shape[1]))
    by_hand = _surprise(evaluated, won[held_back])
    return Fit(Model(end.tolist(), more.tolist()), surprise, by_hand, blind, len(learning[0]))


def _loss(weights: Array, seen: Array, won: Array, margins: Array) -> tuple[float, Array]:
    """How far the weights are off, and its gradient."""
    values = seen @ weights
    chances = _chances(values)
    off = values - values.mean(axis=1, keepdims=True) - margins
    loss = _surprise(chances, won) + MARGIN * float((off**2).sum()) / len(won) + FLAT * float(weights @ weights)
    slope = (chances - won + 2 * MARGIN * off) / len(won)
    return loss, np.einsum("ts,tsf->f", slope, seen) + 2 * FLAT * weights


def _chances(values: Array) -> Array:
    odds = np.exp(values - values.max(axis=1, keepdims=True))
    found: Array = odds / odds.sum(axis=1, keepdims=True)
    return found


def _surprise(chances: Any, won: Array) -> float:
    return float(-(won * np.log(chances + 1e-9)).sum(axis=1).mean())


class School:
    """One model, learned term by term; each term plays with the model of the one before."""

    def __init__(self, game: str, players: int, seed: int, pack: Pack | None = None) -> None:
        self.game = game
        self.pack = pack
        self.players = players
        self.notes: list[Notes] = []
        self.weights: dict[str, list[float]] = {}  # of the model learned so far, as it is written down
        beginning = heliopause.new(game, players=players, seed=0, pack=pack)
        self._names = search_game(beginning, random.Random(0).randrange, {}, True).feature_names()
        if not self._names:
            raise BadModel(f"no model of {game!r} can be learned: the game does not tell what a model would see")
        self._seeds = itertools.count(seed * 10_000_000)

    def attend(self, games: int, workers: int) -> Iterator[Notes]:
        """Play the games of a term; the notes in the order in which they come."""
        models = {self.game: {str(self.players): self.weights}} if self.weights else None
        lessons = [Lesson(self.game, self.players, next(self._seeds), models, self.pack) for _ in range(games)]
        with halting() as halt, processes(workers) as pool:
            for notes in finished(lambda lesson: pool.schedule(play, args=[lesson]), iter(lessons), workers, halt):
                self.notes.append(notes)
                yield notes
            if halt.is_set():
                raise KeyboardInterrupt

    def graduate(self) -> Fit:
        """Learn from all that has been seen so far, in an order that does not depend on who was quickest."""
        self.notes.sort(key=lambda notes: notes.seed)
        found = fit(self.notes)
        weights = zip(self._names, found.model.end, found.model.more, strict=True)
        self.weights = {name: [round(end, 4), round(more, 4)] for name, end, more in weights}
        return found
