"""Who still has to do with the card that is being carried out."""

from heliopause.beyond.lines import Step
from heliopause.beyond.state import State
from heliopause.kernel.machine import Operation, Question


def waiting(state: State, above: list[Operation], next_step: type[Operation] | None = None) -> list[int]:
    """The seats of the step under way, whoever is asked first; `above` is what the card has put on the stack.

    Where `next_step` begins, the step under way ends.
    """
    seats: list[int] = []
    if state.asking is not None and state.asking.seat >= 0:
        seats.append(state.asking.seat)
    for operation in reversed(above):
        if next_step is not None and isinstance(operation, next_step):
            break
        if isinstance(operation, Step | Question) and operation.seat >= 0 and operation.seat not in seats:
            seats.append(operation.seat)
    return seats
