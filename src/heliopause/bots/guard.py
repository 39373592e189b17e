"""The guard around a bot: one that hangs, crashes or answers nonsense loses its move to a fallback; play goes on."""

import contextlib
import signal
import threading
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from heliopause.bots.planning import Greedy
from heliopause.bots.random import Random
from heliopause.game import Game
from heliopause.kernel.option import Option

if TYPE_CHECKING:
    from heliopause.bots import Bot


class BotFailed(Exception):
    """A bot that did not do its part; the message says what it did instead."""


class Guard:
    """Plays as its bot does, and in its place where the bot fails. `failures` says how, once for each move lost."""

    def __init__(self, bot: "Bot", seed: int | None = None, limit: float | None = None) -> None:
        self.bot = bot
        self.limit = limit  # seconds for a choice
        self.failures: list[str] = []
        self._fallbacks: tuple[Bot, ...] = (Greedy(seed), Random(seed))

    def choose(self, game: Game) -> Option:
        try:
            # A copy: whatever a bot does to it, the game itself stays as it is, and what chance will bring unknown.
            with _limited(self.limit):
                answer = self.bot.choose(game.copy())
            return _offered(game, answer)
        except Exception as error:  # whatever a bot does wrong
            self.failures.append(str(error) if isinstance(error, BotFailed) else f"it crashed: {error!r}")
            return self.fall_back(game)

    def fall_back(self, game: Game) -> Option:
        """What is chosen in the bot's place: greedy's choice, or a random one where greedy fails too."""
        for bot in self._fallbacks:
            with contextlib.suppress(Exception):
                return _offered(game, bot.choose(game.copy()))
        return game.options()[0]

    @property
    def reason(self) -> Any:
        return getattr(self.bot, "reason", None)

    def close(self) -> None:
        """Let the bot go."""
        close_bot(self.bot)


def close_bot(bot: Any) -> None:
    """Tell a bot that has something to end that the game is over for it."""
    close = getattr(bot, "close", None)
    if close is not None:
        close()


def _offered(game: Game, answer: object) -> Option:
    """The option of the game that an answer means."""
    wanted = str(answer)
    for option in game.options():
        if option.id == wanted:
            return option
    raise BotFailed(f"it chose {wanted[:60]!r}, which is not on offer")


@contextlib.contextmanager
def _limited(seconds: float | None) -> Iterator[None]:
    """Interrupts what takes too long. Only the main thread of a process can be interrupted; elsewhere nothing is."""
    if seconds is None or not hasattr(signal, "setitimer") or threading.current_thread() != threading.main_thread():
        yield
        return

    def interrupt(_number: int, _frame: Any) -> None:
        raise BotFailed(f"it did not answer within {seconds:g} s")

    before = signal.signal(signal.SIGALRM, interrupt)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
