"""A score: points by item, and their sum; and who is best."""


class Score:
    """`parts` maps the rulebook's items to points."""

    __slots__ = ("parts", "total")

    def __init__(self, parts: dict[str, int]) -> None:
        self.parts = parts
        self.total = sum(parts.values())

    def __repr__(self) -> str:
        return f"Score({self.total})"


def best_of(ranks: list[tuple[int, int, int, int]]) -> list[int]:
    """The seats with the highest rank: points first, then what breaks a tie."""
    best = max(ranks)
    return [seat for seat, rank in enumerate(ranks) if rank == best]
