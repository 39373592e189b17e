"""Where in its turn a game is: the phase that was asked for, or the one before those that are still to come.

A question that something has interrupted lies on the stack again, but its phase has begun.
"""

from heliopause.beyond.state import State
from heliopause.kernel.machine import Operation

Beginnings = tuple[tuple[type[Operation], str], ...]  # the operation with which each phase of a turn begins


def phase_under_way(
    state: State, beginnings: Beginnings, turn_end: type[Operation], interrupted: Operation | None = None
) -> str:
    """One of the phases by name; "setup" when no turn is under way."""
    if not any(isinstance(operation, turn_end) for operation in state.stack):
        return "setup"
    now = beginnings[0][1]
    for kind, name in beginnings:
        if isinstance(state.asking, kind) or isinstance(interrupted, kind):
            return name
        if any(isinstance(operation, kind) for operation in state.stack):
            return now
        now = name
    return now
