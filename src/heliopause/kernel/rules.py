"""The rules of a game as the public face needs them."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from heliopause.kernel.machine import State
from heliopause.kernel.phrase import Phrase
from heliopause.kernel.refusal import Refusal
from heliopause.kernel.score import Score

Entry = tuple[int, int, int, int, int]  # of the log


@dataclass(frozen=True)
class Rules:
    """One game with the content of one box; a state is always that game's own."""

    content: Any
    begin: Callable[[Any, Any], State]  # content and options: a state that owes its set-up
    scores: Callable[[Any], list[Score]]
    winners: Callable[[Any], list[int]]
    view: Callable[[Any], dict[str, Any]]  # the whole position as plain data
    tell: Callable[[Any, Entry, list[str]], Phrase]  # an entry of the log in words
    why_not: Callable[[Any, str, list[str]], Refusal]  # why this is not among the options
