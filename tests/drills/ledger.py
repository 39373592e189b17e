"""The checker's own book: every choice that was acknowledged, compared with what is kept and shown in the end."""

import time
from collections import Counter, defaultdict

from tests.table.serving import execute


class Ledger:
    """What people were told. It asks nobody but the database whether that is true."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.tried = 0
        self.refused = 0
        self.unanswered = 0  # nobody knows whether it landed: the person tries again
        self.longest = 0.0  # seconds from the first try of a choice to the next that was acknowledged
        self.faults: Counter[str] = Counter()  # how often what was done
        self.lost: list[str] = []
        self._acknowledged: dict[str, dict[int, str]] = defaultdict(dict)
        self._newest: dict[str, int] = {}
        self._waiting: dict[str, float] = {}

    @property
    def acknowledged(self) -> int:
        return sum(map(len, self._acknowledged.values()))

    @property
    def tables(self) -> list[str]:
        return list(self._acknowledged)

    def will_try(self, table: str) -> None:
        self.tried += 1
        self._waiting.setdefault(table, time.monotonic())

    def acknowledge(self, table: str, seq: int, option: str, landed: int) -> None:
        """A server said that this choice has landed, and where the game stands now."""
        before = self._acknowledged[table].setdefault(seq, option)
        if before != option:
            self.lost.append(f"{table} {seq}: {before} and {option} were both acknowledged")
        self._newest[table] = max(landed, self._newest.get(table, 0))
        self.longest = max(self.longest, time.monotonic() - self._waiting.pop(table, time.monotonic()))

    def saw(self, table: str, seq: int, newest_when_asked: int) -> None:
        """Who looks after an acknowledgement sees at least that."""
        if seq < newest_when_asked:
            self.lost.append(f"{table}: {newest_when_asked} was acknowledged, and {seq} is shown")

    def newest(self, table: str) -> int:
        return self._newest.get(table, 0)

    def compare(self, database: str) -> None:
        """Every acknowledged choice is kept, in its place, and nothing is missing in between."""
        for table, choices in self._acknowledged.items():
            found = execute(database, 'select seq, option from choices where "table" = :table', table=table)
            kept: dict[int, str] = {row[0]: row[1] for row in found}
            if sorted(kept) != list(range(len(kept))):
                self.lost.append(f"{table}: there are gaps")
            self.lost += [
                f"{table} {seq}: {option} was acknowledged, and {kept.get(seq)} is kept"
                for seq, option in choices.items()
                if kept.get(seq) != option
            ]


HEADINGS = ("drill", "faults", "tried", "acknowledged", "lost", "refused", "unanswered", "longest pause")


def table_of(ledgers: list[Ledger]) -> str:
    """All drills, a line each."""
    rows = [
        (
            ledger.name,
            ", ".join(f"{count} {fault}" for fault, count in ledger.faults.items()),
            *map(str, (ledger.tried, ledger.acknowledged, len(ledger.lost), ledger.refused, ledger.unanswered)),
            f"{ledger.longest:.1f} s",
        )
        for ledger in ledgers
    ]
    widths = [max(len(row[column]) for row in [HEADINGS, *rows]) for column in range(len(HEADINGS))]
    lines = [HEADINGS, tuple("-" * width for width in widths), *rows]
    return "\n".join(
        "| " + " | ".join(cell.ljust(width) for cell, width in zip(line, widths, strict=True)) + " |" for line in lines
    )
