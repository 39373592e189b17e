"""Many games as bare states, each with a row of its own in arrays: what `vector` plays, in one process.

Compiled like the rules: a step answers the question, lets chance speak, and writes what the next seat sees and may do
straight into memory that is shared. No record, no events, no options as objects leave it.
"""

from collections.abc import Callable
from typing import Any, final

from heliopause.envs.actions import Actions
from heliopause.envs.pages import BYTES, Mask
from heliopause.envs.sheet import Sheet
from heliopause.kernel.machine import Chance, State


@final
class Row:
    """One game: its state, its chance, and what every seat sees of it."""

    __slots__ = ("actions", "draw", "mark", "sheet", "show", "state")

    def __init__(self, state: State, sheet: Sheet, mask: Mask) -> None:
        self.state = state
        self.draw: Callable[[], float] = _no_chance
        self.actions: list[int] = []  # of the options on offer
        self.sheet = sheet
        self.show: Any = sheet.pages.show
        self.mark: Any = mask.show

    def below(self, n: int) -> int:
        return int(self.draw() * n)


@final
class Rows:
    """`count` games from one beginning; `observations` and `masks` are the memory of all their rows, as bytes."""

    def __init__(
        self, start: State, actions: Actions, observer: Any, observations: Any, masks: Any, count: int
    ) -> None:
        self._start = start
        self._actions = actions
        self._observer = observer
        self._rows: list[Row] = []
        size = BYTES * observer.layout.size
        turned = observer.layout.turned(start.players)
        for number in range(count):
            sheet = Sheet(turned, start.players, observations[size * number : size * (number + 1)])
            mask = Mask(masks[actions.size * number : actions.size * (number + 1)])
            self._rows.append(Row(start.copy(), sheet, mask))

    def begin(self, number: int, draw: Callable[[], float]) -> None:
        """A new game in this row; `draw` gives its chance."""
        row = self._rows[number]
        row.state = self._start.copy()
        row.draw = draw
        row.sheet.clear()
        self._let_chance_speak(row)
        self._write(row)

    def illegal(self, actions: list[int]) -> int:
        """The first game in which its action is not legal; -1 if there is none."""
        for number, row in enumerate(self._rows):
            if _place_in(row.actions, actions[number]) < 0:
                return number
        return -1

    def step(self, actions: list[int]) -> list[int]:
        """Carry out an action in every game; which have ended. Those stand at their end until they begin anew."""
        ended: list[int] = []
        for number, row in enumerate(self._rows):
            state = row.state
            place = _place_in(row.actions, actions[number])
            if place < 0:
                raise ValueError(f"action {actions[number]} is not legal in game {number}")
            state.answer(state.offered[place])
            self._let_chance_speak(row)
            if state.over:
                ended.append(number)
            else:
                self._write(row)
        return ended

    def state(self, number: int) -> State:
        return self._rows[number].state

    def seats(self) -> list[int]:
        """Who is asked, in every game."""
        found: list[int] = []
        for row in self._rows:
            asking = row.state.asking
            found.append(-1 if asking is None else asking.seat)
        return found

    def _let_chance_speak(self, row: Row) -> None:
        state = row.state
        asking = state.asking
        while isinstance(asking, Chance):
            state.answer(asking.draw(state, row.below))
            asking = state.asking

    def _write(self, row: Row) -> None:
        state = row.state
        asking = state.asking
        assert asking is not None
        seat = asking.seat
        self._observer.write(state, seat, row.sheet)
        row.show(seat)
        row.actions = self._actions.of(state)
        row.mark(row.actions)


def _place_in(actions: list[int], wanted: int) -> int:
    for place, action in enumerate(actions):
        if action == wanted:
            return place
    return -1


def _no_chance() -> float:
    raise AssertionError("a game begins with the chance it is given")
