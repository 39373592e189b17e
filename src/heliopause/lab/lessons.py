"""The games that a network learns from: bots play, and what search makes of every turn is written down.

Whoever plays by a network finds its blind spots, so some seats are greedy, some are pushed towards a style of the game,
openings are often any, now and then a hand slips, so that the network hears of positions nobody would choose, and some
games are played with the game's variants.
"""

import random
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import msgspec
import numpy as np
from numpy.typing import NDArray

import heliopause
from heliopause.bots import Greedy, Learned, Search
from heliopause.bots.model import Models
from heliopause.bots.network import earliness
from heliopause.bots.planning import search_game
from heliopause.bots.search_tree import Tree
from heliopause.content import Pack
from heliopause.game import Game, state_of
from heliopause.kernel.machine import CHANCE
from heliopause.kernel.option import Option
from heliopause.kernel.refusal import BadOption
from heliopause.registry import spec_of


@dataclass(frozen=True)
class Company:
    """Who plays the lessons beside the network itself, and how."""

    slips: tuple[float, ...]  # how often a seat takes any space, game by game
    greedy: float  # of the seats, once there is a network
    styled: float  # of the seats are pushed towards a style, if the game names any
    varied: float  # of the games are played with other options than were asked for


MIXED: Final = Company((0.0, 0.05, 0.15), 0.3, 0.3, 0.4)
# Where search plays, it plays as it would in earnest: what it comes to there is what it has to judge.
EARNEST: Final = Company((0.0, 0.0, 0.04), 0.05, 0.15, 0.2)
ANY_OPENING: Final = 0.5  # of the choices before the first turn are any option: how else would it hear of the others?


@dataclass(frozen=True)
class Lesson:
    """A game to be played."""

    game: str
    players: int
    seed: int
    models: Models | None = field(repr=False)  # to play by, if there are any yet
    pack: Pack | None = field(default=None, repr=False)  # whose cards it is played with
    depth: int = 0  # iterations of those who play by the models; 0: they look one turn ahead, at all their plans
    options: dict[str, Any] = field(default_factory=dict)  # of the game, beside its players

    @property
    def company(self) -> Company:
        return EARNEST if self.depth else MIXED


@dataclass(frozen=True)
class Trial:
    """A game of one seat that plays by what was learned, and greedy ones."""

    game: str
    players: int
    seed: int
    models: Models = field(repr=False)
    pack: Pack | None = field(default=None, repr=False)
    options: dict[str, Any] = field(default_factory=dict)


def try_out(trial: Trial) -> float:
    """The victory of the one who has learned, or its part of it."""
    game = heliopause.new(trial.game, players=trial.players, seed=trial.seed, pack=trial.pack, **trial.options)
    automatic = spec_of(trial.game).read_options({"players": trial.players, **trial.options}).automatic_seats()
    seats = [seat for seat in range(game.players) if seat not in automatic]
    own = seats[trial.seed % len(seats)]
    bots = [Learned(seat, trial.models) if seat == own else Greedy(seat) for seat in range(game.players)]
    while (seat := game.seat) is not None:
        game.choose(bots[seat].choose(game))
    winners = game.winners()
    return 1 / len(winners) if own in winners else 0.0


class Decision(msgspec.Struct):
    """The beginning of a turn that search has looked into: plans, what they seemed, what search found them to be."""

    early: float
    plans: list[list[str]]  # the ids of their options
    values: list[float]  # in points
    promises: list[float]  # the chance to win


@dataclass(frozen=True)
class Notes:
    """What was seen of a game: at the beginning of every turn the features of every seat, and how it ended."""

    seed: int
    seen: NDArray[np.float32]  # turn, seat, feature
    early: NDArray[np.float32]  # turn, seat
    evaluated: NDArray[np.float32]  # turn, seat: the chance to win by the hand-written evaluation,
    told: NDArray[np.float32]  # and by search; zero where nobody searched
    totals: list[int]
    won: list[float]
    decisions: list[Decision]

    def write(self, file: Path) -> None:
        """All at once, so that a reader never finds half a file."""
        new = file.with_suffix(".new")
        with new.open("wb") as out:
            np.savez_compressed(
                out,
                seed=self.seed,
                seen=self.seen,
                early=self.early,
                evaluated=self.evaluated,
                told=self.told,
                totals=self.totals,
                won=self.won,
                decisions=np.frombuffer(msgspec.msgpack.encode(self.decisions), np.uint8),
            )
        new.replace(file)

    @staticmethod
    def read(file: Path) -> "Notes":
        with np.load(file) as kept:
            return Notes(
                int(kept["seed"]),
                kept["seen"],
                kept["early"],
                kept["evaluated"],
                kept["told"],
                kept["totals"].tolist(),
                kept["won"].tolist(),
                msgspec.msgpack.decode(kept["decisions"].tobytes(), type=list[Decision]),
            )


def play(lesson: Lesson) -> Notes:
    """Let bots play the lesson's game, and look on."""
    dice = random.Random(lesson.seed)
    options = varied(lesson, dice)
    game = heliopause.new(lesson.game, players=lesson.players, chance="explicit", pack=lesson.pack, **options)
    slips = dice.choice(lesson.company.slips)
    onlooker = search_game(game, dice.randrange, {}, True)
    trees: list[Tree] = []
    bots = [_bot(lesson, dice, onlooker.styles(), trees) for _ in range(lesson.players)]
    seen, early, evaluated, told = [], [], [], []
    decisions: list[Decision] = []
    turn = None
    while (asked := game.seat) is not None:
        state = state_of(game)
        seat = onlooker.seat(state)
        begins = onlooker.begins_turn(state) and turn != (state.round, seat)
        if begins:
            turn = (state.round, seat)
            seen.append([onlooker.features(state, each) for each in range(game.players)])
            early.append([earliness(onlooker.turns_left(state, each)) for each in range(game.players)])
            evaluated.append(onlooker.evaluated_chances(state))
            told.append([0.0] * game.players)
        trees.clear()
        if asked == CHANCE:
            game.choose(_drawn(game, dice))
        elif dice.random() < (slips if begins else ANY_OPENING if turn is None else 0.0):
            game.choose(dice.choice(game.options()))
        else:
            game.choose(bots[seat].choose(game))
        if begins and trees:
            told[-1] = list(trees[0].best().chances)
            decisions.append(decision(trees[0], early[-1][seat]))
    winners = game.winners()
    return Notes(
        lesson.seed,
        np.array(seen, np.float32),
        np.array(early, np.float32),
        np.array(evaluated, np.float32),
        np.array(told, np.float32),
        [score.total for score in game.scores()],
        [1 / len(winners) if seat in winners else 0.0 for seat in range(game.players)],
        [one for one in decisions if len(one.plans) > 1],
    )


def _drawn(game: Game, dice: random.Random) -> Option:
    outcomes = game.chances()
    return dice.choices([option for option, _ in outcomes], [chance for _, chance in outcomes])[0]


def varied(lesson: Lesson, dice: random.Random) -> dict[str, Any]:
    """What was asked for; in some games also variants that leave the seats to whom they are."""
    spec = spec_of(lesson.game)
    asked = {"players": lesson.players, **lesson.options}
    found = dict(lesson.options)
    often = dice.random() < lesson.company.varied
    for option in spec.fields().values():
        if option.name in asked or option.kind == "number":
            continue
        if option.needs in asked or (option.needs is None and often and dice.random() < 0.5):
            found[option.name] = option.any_value(dice.randrange)
    try:
        same = spec.read_options({**asked, **found}).automatic_seats() == spec.read_options(asked).automatic_seats()
    except BadOption:
        same = False
    return found if same else lesson.options


def decision(tree: Tree, early: float) -> Decision:
    """What the tree says of the plans it has looked into."""
    edges = [edge for edge in tree.root.edges if edge.visits]
    return Decision(
        early,
        [[option.id for option in edge.plan.path] for edge in edges],
        [edge.plan.value - edge.plan.liking for edge in edges],
        [tree.promise(edge) for edge in edges],
    )


def _bot(lesson: Lesson, dice: random.Random, styles: tuple[str, ...], trees: list[Tree]) -> Greedy | Search:
    seed = dice.randrange(1 << 30)
    style = dice.choice(styles) if styles and dice.random() < lesson.company.styled else ""
    if lesson.models is None or dice.random() < lesson.company.greedy:
        return Greedy(seed, style)
    if lesson.depth:
        bot = Search(seed, seconds=None, iterations=lesson.depth, models=lesson.models, style=style)
    else:
        bot = Learned(seed, lesson.models, style)
    if not style:  # what a style makes of a position is not to be believed
        bot.watch = trees.append
    return bot
