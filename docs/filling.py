"""What the makers of tables share: the marked places of a page, and the cards as they are."""

import re
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any, NamedTuple

from heliopause.content import tables_of

LINES = ("anytime", "setup")  # keys of a card that hold a line
NO_CARD = "no card has it"
MARKED = re.compile(r"<!-- (?P<name>[^\n]+?):begin -->(?P<inside>.*?)<!-- (?P=name):end -->", re.DOTALL)


def filled(text: str, make: Callable[[str, str], str | None]) -> str:
    """The page with what `make` says of each mark's name and what stands there now; None leaves it as it is."""

    def fill(mark: re.Match[str]) -> str:
        name, inside = mark["name"], mark["inside"]
        made = make(name, inside)
        if made is None:
            return mark[0]
        made = f"\n{made}\n" if "\n" in made else made
        return f"<!-- {name}:begin -->{made}<!-- {name}:end -->"

    return MARKED.sub(fill, text)


class Card(NamedTuple):
    """A card, or an action of the board."""

    kind: str
    id: str
    table: dict[str, Any]

    @property
    def name(self) -> str:
        if "name" not in self.table:
            return f"the {self.kind} action {self.id}"
        return f"{self.table['name']}{' (advanced)' if self.table.get('set') == 'advanced' else ''}"

    def values(self, *keys: str) -> list[str]:
        """What stands under these keys, at any depth."""
        return list(_values(self.table, keys))


def _values(thing: Any, keys: tuple[str, ...]) -> Iterator[str]:
    if isinstance(thing, list):
        for one in thing:
            yield from _values(one, keys)
    elif isinstance(thing, dict):
        for key, value in thing.items():
            if key in keys and not isinstance(value, dict | list):
                yield str(value)
            else:
                yield from _values(value, keys)


@cache
def cards(game: str) -> list[Card]:
    """All that has a name of its own, and the actions of the board."""
    return [
        Card(kind, id, table)
        for kind, tables in tables_of(game).items()
        for id, table in tables.items()
        if "name" in table or kind in ("basic", "advanced")
    ]


def cards_with(game: str, key: str) -> str:
    """Every card that has this key, and what it says there if that is a line."""
    having = [card for card in cards(game) if key in card.table]
    if key in LINES:
        return "; ".join(f"{card.name}: {code(card.table[key])}" for card in having) or NO_CARD
    return ", ".join(card.name for card in having) or NO_CARD


def powers(game: str, table: str) -> str:
    """A table whose first cell names a power: its last one says which cards have it."""

    def on(cells: list[str]) -> str:
        (power,) = codes(cells[0])
        word = power.removesuffix(" N")
        having = [
            card.name
            for card in cards(game)
            if any(text.partition(" ")[0] == word for text in card.values("power", "ability"))
        ]
        return ", ".join(having) or NO_CARD

    return last_cells(table, on)


def last_cells(table: str, make: Callable[[list[str]], str]) -> str:
    """A table with the last cell of each row as it should be."""
    head, rule, *rows = table.strip().splitlines()
    lines = [head, rule]
    for row in rows:
        cells = re.split(r"(?<!\\)\|", row)[1:-1]
        cells[-1] = f" {make(cells)} "
        lines.append(f"|{'|'.join(cells)}|")
    return "\n".join(lines)


def codes(cell: str) -> list[str]:
    return [text.replace(r"\|", "|") for text in re.findall(r"`([^`]+)`", cell)]


def code(text: str, in_table: bool = False) -> str:
    return f"`{text.replace('|', chr(92) + '|') if in_table else text}`"


def table(head: list[str], rows: list[list[str]]) -> str:
    return "\n".join(f"| {' | '.join(row)} |".replace("|  |", "| |") for row in [head, *rows]).replace(
        "\n", "\n|" + "---|" * len(head) + "\n", 1
    )


def enumerated(words: list[str]) -> str:
    return " and ".join([", ".join(words[:-1]), words[-1]]) if len(words) > 1 else "".join(words)
