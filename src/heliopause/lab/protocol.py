"""The evaluation protocol: fixed opponents, seeds and seats, so that figures of different people can be compared.

Game number n has the seed n, and the bot sits on seat n modulo the number of seats; the opponent has all the others.
The name of a protocol says what is played: the cards by their hash, the rules by their number, the rest by a version.
"""

import threading
from collections.abc import Callable, Iterator
from statistics import fmean
from typing import Any, Final

import msgspec

import heliopause
from heliopause.bots import check_style, make
from heliopause.bots.guard import close_bot
from heliopause.content import Pack, hash_of
from heliopause.lab.intervals import mean_interval, wilson
from heliopause.lab.match import Fixture, Maker, Played, play
from heliopause.lab.workers import TaskBroke, finished, processes
from heliopause.registry import spec_of

VERSION: Final = 1  # rises when opponents, seeds, seats or what is counted change
OPPONENTS: Final = ("random", "greedy", "search:100")
GAMES: Final = 200  # against each opponent
LIMIT: Final = 10.0  # seconds that an external program has for a choice


class BadEvaluation(ValueError):
    """What cannot be evaluated as asked; the message is one sentence."""


class Evaluation(msgspec.Struct, frozen=True):
    """How a bot did against one opponent."""

    protocol: str
    bot: str
    opponent: str
    games: int
    wins: float  # a shared victory is shared
    share: float
    low: float  # Wilson's interval of 95%
    high: float
    margin: float  # the bot's points less the mean of the others'
    margin_low: float
    margin_high: float
    moves: int
    seconds: float  # of the processor that the bot took in all
    lost: int  # moves that went to the fallback
    lost_first: str  # why, the first time


class Protocol:
    """Which games are played. `id` is what to cite."""

    def __init__(self, game: str, players: int = 2, pack: Pack | None = None) -> None:
        self.game = game
        self.options: dict[str, Any] = {"players": players} | ({} if pack is None else {"pack": pack})
        self._first = heliopause.new(game, seed=0, **self.options)  # refuses what does not fit
        self.players = players
        content, rules = hash_of(game, pack)[:8], spec_of(game).number
        self.id = f"heliopause-{game}-{players}p-{content}-r{rules}-v{VERSION}"

    def check(self, text: str) -> None:
        """Refuses the text of a bot that cannot play here."""
        try:
            bot = make(text)
            close_bot(bot)
            check_style(bot, self._first)
        except ValueError as error:
            raise BadEvaluation(str(error)) from None

    def fixture(self, number: int, bot: str, opponent: str) -> Fixture:
        seats = tuple(bot if seat == number % self.players else opponent for seat in range(self.players))
        return Fixture(number, self.game, self.options, seats, number, LIMIT)


def evaluate(
    protocol: Protocol,
    bot: str | Maker,
    opponent: str,
    games: int = GAMES,
    workers: int = 0,
    name: str = "",
    seen: Callable[[Played], None] = lambda _played: None,
    halt: threading.Event | None = None,
) -> Evaluation:
    """Let a bot play its games against an opponent and count; when `halt` is set, count those that are finished.

    `bot` is a text as `heliopause.bots.make` reads it, or a function that makes a bot of a seed and then has a `name`
    in the figures. With workers the games are shared out to processes, which must be able to unpickle the function.
    """
    found = []
    for played in games_of(protocol, bot, opponent, range(games), workers, halt):
        found.append(played)
        seen(played)
    return counted(protocol, found, bot if isinstance(bot, str) else name or "bot", opponent)


def games_of(
    protocol: Protocol,
    bot: str | Maker,
    opponent: str,
    numbers: range | list[int],
    workers: int = 0,
    halt: threading.Event | None = None,
) -> Iterator[Played]:
    """The games of these numbers, each as it is finished, until `halt` is set; with 0 workers in this process."""
    text, makers = (bot, None) if isinstance(bot, str) else (SEATED, {SEATED: bot})
    for named in (opponent, *([] if makers else [text])):
        protocol.check(named)
    halt = halt or threading.Event()
    fixtures = (protocol.fixture(number, text, opponent) for number in numbers)
    if not workers:
        for fixture in fixtures:
            if halt.is_set():
                return
            yield play(fixture, makers)
        return
    with processes(workers) as pool:
        try:
            yield from finished(lambda fixture: pool.schedule(play, args=[fixture, makers]), fixtures, workers, halt)
        except TaskBroke as broke:
            raise BadEvaluation(f"game {broke.task.number} broke off: {broke.error!r}") from None


SEATED: Final = "the bot that is evaluated"  # stands for a bot that has no text


def counted(protocol: Protocol, games: list[Played], bot: str, opponent: str) -> Evaluation:
    """What these games say, whatever their order."""
    games = sorted(games, key=lambda played: played.number)
    seats = [played.number % protocol.players for played in games]
    victories = [played.victory[seat] for played, seat in zip(games, seats, strict=True)]
    margins = [_margin(played.scores, seat) for played, seat in zip(games, seats, strict=True)]
    failures = [why for played, seat in zip(games, seats, strict=True) for why in played.failures[seat]]
    share = fmean(victories) if games else 0.0
    low, high = wilson(share, len(games))
    margin_low, margin_high = mean_interval(margins)
    return Evaluation(
        protocol=protocol.id,
        bot=bot,
        opponent=opponent,
        games=len(games),
        wins=round(sum(victories), 2),
        share=round(share, 4),
        low=round(low, 4),
        high=round(high, 4),
        margin=round(fmean(margins), 2) if games else 0.0,
        margin_low=round(margin_low, 2),
        margin_high=round(margin_high, 2),
        moves=sum(played.moves[seat] for played, seat in zip(games, seats, strict=True)),
        seconds=round(sum(played.processor[seat] for played, seat in zip(games, seats, strict=True)), 3),
        lost=len(failures),
        lost_first=failures[0] if failures else "",
    )


def _margin(scores: list[int], seat: int) -> float:
    return scores[seat] - fmean(score for other, score in enumerate(scores) if other != seat)
