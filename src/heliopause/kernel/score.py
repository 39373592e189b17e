"""A score: points by item, and their sum."""


class Score:
    """`parts` maps the rulebook's items to points."""

    __slots__ = ("parts", "total")

    def __init__(self, parts: dict[str, int]) -> None:
        self.parts = parts
        self.total = sum(parts.values())

    def __repr__(self) -> str:
        return f"Score({self.total})"
