"""Who answers for a seat that nobody plays."""

from heliopause.common.lines import Ask
from heliopause.kernel.option import Option
from heliopause.sun.state import State


class Pilot:
    """Who answers for a seat that nobody plays: the solo deck (docs/rules/solo.md)."""

    __slots__ = ()

    def begin_turn(self, state: State, seat: int) -> None:
        """Put the seat's whole turn on the stack."""
        raise NotImplementedError

    def answer(self, state: State, question: Ask, options: list[Option]) -> None:
        """Answer a question put to the seat."""
        raise NotImplementedError

    def exhausted(self, state: State) -> bool:
        """Does the game end because the pilot has no turns left?"""
        return False
