"""Bots: programs that choose. A bot is a class with one method, `choose(game) -> Option`.

This one takes the option with the most points right after it; ten lines, and it plays:

    import heliopause

    class Grabber:
        def choose(self, game):
            seat = game.seat
            def points(option):
                after = game.copy(quiet=True)
                after.choose(option)
                return after.scores()[seat].total
            return max(game.options(), key=points)

It may look at everything (`game.view()`, `game.scores()`, copies of the game), but must leave the game it is asked
about as it is. The chance of a copy is drawn anew, so a copy tells what may come, never what will. A bot may leave a
`reason` for its last choice, and be told when to `close`.

To seat it everywhere by name it must be made with a seed, as in `Grabber(seed)`, and choose the same for the same seed:
put it in a module of this package and add it to `BOTS`, or offer it from a package of your own as an entry point of the
group "heliopause.bots". A program in any language can play too: docs/bots.md.
"""

import re
import shlex
from collections.abc import Callable
from importlib.metadata import entry_points
from pathlib import Path
from typing import Final, Protocol

from heliopause.bots.external import External
from heliopause.bots.model import BadModel, Models, read
from heliopause.bots.planning import Greedy, Learned, Search, search_game
from heliopause.bots.random import Random
from heliopause.bots.strengths import LEVEL, LEVELS, STRENGTHS, Beginner, level
from heliopause.game import Game
from heliopause.kernel.option import Option


class Bot(Protocol):
    """Whoever can choose."""

    def choose(self, game: Game) -> Option:
        """One of `game.options()`; the game itself is not changed."""


class NoSuchBot(ValueError):
    """A text that names no bot; the message says what would."""


GROUP: Final = "heliopause.bots"  # entry points of other packages: (seed) -> Bot
BOTS: Final[dict[str, Callable[[int | None], Bot]]] = {"random": Random, "greedy": Greedy, "beginner": Beginner}
NAMES: Final = tuple(dict.fromkeys((*BOTS, "search", "linear-search", "plain-search", "learned", *STRENGTHS)))
AT_TABLE: Final = (
    *STRENGTHS,
    "expert:10s",
    "greedy",
    "random",
    *(f"{LEVEL}:{number}" for number in range(1, len(LEVELS) + 1)),
)  # whom a stranger may seat: nobody that runs a command or for hours
LONGEST: Final = 600.0  # seconds that a search may be given for a move
STYLE: Final = re.compile("[a-z-]+")  # what may stand after a plus


def make(text: str, seed: int | None = None, limit: float | None = None) -> Bot:
    """The bot of a text such as `greedy`, `search:3s`, `search:500`, `strong` or `external:python3 my_bot.py`.

    `linear-search` is a search with nothing learned but a linear model, `plain-search` one with nothing learned at all;
    both are there to be compared with. `search:1s@models.json` has learned what is in the file. `greedy+ships`,
    `learned+colonies`, `search:60+income` are pushed towards a style of the game that they will play.

    `level:1` and so on are the steps of a ladder, each a little stronger than the one before.

    With the same seed a bot chooses the same every time, unless it stops thinking by the clock. `limit`: seconds an
    external program has for a choice.
    """
    name, colon, argument = text.strip().partition(":")
    if name == "external":
        return External(_command(argument), seed, limit)
    plain, plus, style = text.strip().rpartition("+")
    if plus and STYLE.fullmatch(style):
        name, colon, argument = plain.partition(":")
    else:
        style = ""
    if name == LEVEL and not style:
        step = level(argument, seed)
        if step is None:
            raise NoSuchBot(f"a level is a number from 1 to {len(LEVELS)}, as in level:3, not {argument!r}")
        return step
    kind, _, usual = STRENGTHS.get(name, name).partition(":")
    if kind in ("search", "linear-search", "plain-search"):
        effort, at, file = argument.partition("@")
        models = {} if kind == "plain-search" else _models(file) if at else None
        return _search(effort if colon else usual or "1s", seed, models, style, kind == "linear-search")
    if kind == "learned":
        return Learned(seed, _models(argument) if colon else None, style)
    if kind == "greedy" and style and not colon:
        return Greedy(seed, style)
    bot = BOTS.get(kind) or _offered(kind)
    if bot is None:
        others = [entry.name for entry in entry_points(group=GROUP)]
        names = ", ".join((*NAMES, *others))
        raise NoSuchBot(f"there is no bot {text!r}; there is {names}, search:3s, external:COMMAND")
    if colon:
        raise NoSuchBot(f"the bot {name!r} takes nothing after a colon")
    if style:
        raise NoSuchBot(f"the bot {name!r} cannot be pushed towards a style")
    return bot(seed)


def check_style(bot: Bot, game: Game) -> None:
    """Refuses a bot that is pushed towards a style which the game does not know (NoSuchStyle)."""
    search_game(game, lambda _n: 0, {}, True, getattr(bot, "style", ""))


def _offered(name: str) -> Callable[[int | None], Bot] | None:
    """A bot of another package."""
    for entry in entry_points(group=GROUP, name=name):
        try:
            found: Callable[[int | None], Bot] = entry.load()
        except (ImportError, AttributeError) as error:
            raise NoSuchBot(f"the bot {name!r} is offered as {entry.value}, which cannot be loaded: {error}") from None
        return found
    return None


def _search(limit: str, seed: int | None, models: Models | None, style: str, linear: bool) -> Bot:
    """`3s` is a time, `500` a number of iterations. Without models the hand-written values tell who will win."""
    if limit.isdecimal() and int(limit):
        return Search(seed, seconds=None, iterations=int(limit), models=models, style=style, linear=linear)
    found = re.fullmatch(r"(\d+|\d*\.\d+)s", limit)
    if found is None or not 0 < float(found[1]) <= LONGEST:
        raise NoSuchBot(f"a search is limited to seconds or iterations, as in search:3s or search:500, not {limit!r}")
    return Search(seed, seconds=float(found[1]), models=models, style=style, linear=linear)


def _models(file: str) -> Models:
    """Those of a file that `heliopause lab train` has made."""
    try:
        return read(Path(file))
    except BadModel as error:
        raise NoSuchBot(str(error)) from None


def _command(text: str) -> list[str]:
    try:
        command = shlex.split(text)
    except ValueError:
        raise NoSuchBot(f"the command of an external bot has an open quotation mark: {text}") from None
    if not command:
        raise NoSuchBot("an external bot needs its command, as in external:python3 my_bot.py")
    return command


__all__ = [
    "AT_TABLE",
    "BOTS",
    "LEVEL",
    "LEVELS",
    "NAMES",
    "STRENGTHS",
    "Beginner",
    "Bot",
    "External",
    "Greedy",
    "Learned",
    "NoSuchBot",
    "Random",
    "Search",
    "check_style",
    "make",
]
