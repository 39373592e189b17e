"""What the balance reports of both Beyond games have in common."""

from heliopause.beyond.lines import Line, Part, all_parts

REST = "means"  # what an action is about that is about nothing else


def turn_kind(line: Line, kinds: dict[str, tuple[type[Part], ...]]) -> str:
    """What a turn is spent on with this action: the first kind that one of its parts belongs to."""
    parts = all_parts(line)
    for kind, of_kind in kinds.items():
        if any(isinstance(part, of_kind) for part in parts):
            return kind
    return REST
