"""What a search must know of a game: the ways to play on from a position, what may follow them, and who will win."""

from collections.abc import Callable
from typing import Any, final

from heliopause.kernel.option import Option

Below = Callable[[int], int]


@final
class Way:
    """A way to play on: the choices of one seat up to the next chance, the end of its turn, or another decision."""

    __slots__ = ("path", "rest", "value")

    def __init__(self, path: tuple[Option, ...], rest: Any, value: float) -> None:
        self.path = path
        self.rest = rest  # the position after the path, before chance has spoken
        self.value = value  # how good the seat thinks it is on the face of it, in points


class Foresight:
    """One game, seen by a search. Positions are the game's own states; none it hands out or is given is changed.

    Not a generic class: compiled, that would be a slow one. Each game's foresight names its own state.
    """

    players: int

    def seat(self, state: Any) -> int:
        """Who decides in this position; -1 when the game is over."""
        raise NotImplementedError

    def share(self, state: Any) -> float:
        """How much of the thinking for a turn this decision deserves; 0 if any option is as good as another."""
        raise NotImplementedError

    def mark(self, state: Any) -> object:
        """Something that is equal for equal positions and differs for others."""
        raise NotImplementedError

    def after(self, state: Any, option: Option) -> Any:
        """The position after an option, up to the next decision or chance."""
        raise NotImplementedError

    def ways(self, state: Any, width: int, careful: bool) -> list[Way]:
        """At most `width` of the most promising ways to play on, best first, looked for carefully or in haste."""
        raise NotImplementedError

    def follow(self, state: Any) -> tuple[Any, str]:
        """From a way's rest to the next turn or the end, and what chance brought on the way, '' for nothing."""
        raise NotImplementedError

    def chances(self, state: Any) -> list[float]:
        """For every seat the probability that it wins; they add up to one."""
        raise NotImplementedError
