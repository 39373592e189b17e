"""Who answers for a seat that nobody plays."""

from typing import Final

from heliopause.games.sun.rules.state import State
from heliopause.kernel.machine import Question
from heliopause.kernel.option import Option

ENDLESS: Final = 1000


class Pilot:
    """Who answers for a seat that nobody plays: the solo deck (solo.md)."""

    __slots__ = ()

    def begin_turn(self, state: State, seat: int) -> None:
        """Put the seat's whole turn on the stack."""
        raise NotImplementedError

    def answer(self, state: State, question: Question, options: list[Option]) -> None:
        """Answer a question put to the seat."""
        raise NotImplementedError

    def turns_to_come(self, state: State) -> tuple[int, int]:
        """How many turns, of all seats, there will be at least and at most before the pilot has none left."""
        return ENDLESS, ENDLESS

    def exhausted(self, state: State) -> bool:
        """Does the game end because the pilot has no turns left?"""
        return False
