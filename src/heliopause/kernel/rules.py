"""The rules of a game as the public face needs them."""

from typing import Any

from heliopause.kernel.machine import State
from heliopause.kernel.phrase import Phrase
from heliopause.kernel.refusal import Refusal
from heliopause.kernel.score import Score


class Rules:
    """One game with the content of one box; `state` is always that game's own."""

    def __init__(self, content: Any) -> None:
        self.content = content

    def new_state(self, options: dict[str, Any]) -> State:
        """A state that owes its set-up."""
        raise NotImplementedError

    def scores(self, state: Any) -> list[Score]:
        raise NotImplementedError

    def winners(self, state: Any) -> list[int]:
        raise NotImplementedError

    def view(self, state: Any) -> dict[str, Any]:
        """The whole position as plain data."""
        raise NotImplementedError

    def tell(self, state: Any, entry: tuple[int, int, int, int, int], names: list[str]) -> Phrase:
        """An entry of the log in words."""
        raise NotImplementedError

    def why_not(self, state: Any, id: str, names: list[str]) -> Refusal:
        """Why this is not among the options."""
        raise NotImplementedError
