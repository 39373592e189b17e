"""Fills the examples of docs/notation.md with cards as they are.

python -m docs.make_notation_examples

In a table the first cell of a row shows a form, such as `jump N`. What the last cell quotes stays as long as it is
true; else it becomes another line of that card, or another card. What no card has is said to be made up.
"""

import re
from collections.abc import Iterator
from pathlib import Path

from docs.filling import NO_CARD, cards, cards_with, code, codes, filled, last_cells, powers
from heliopause.registry import spec_of

PAGE = Path(__file__).resolve().parent / "notation.md"
MADE_UP = "made up: "

LINE_KEYS = ("immediate", "line", "control", "bonus", "anytime", "setup", "space", "explore", "once")
# The words that stand for something else in a form.
PLACEHOLDERS = {
    r"\b[NKLMT]\b": r"\\d+",
    r"\bCOUNT\b": r"(?:(?! or | up to )[\\w ])+",
    r"\bLEVELS\b": r"(?:up to )?[IVX]+(?: or [IVX]+)*",
    r"\bcolumn E\b": "column [A-E]",
    r"\bline\b": ".+",
    r"\b(ship|coin)s?\b": r"\1s?",
}


def page() -> str:
    """The page as it should be."""
    return filled(PAGE.read_text(encoding="utf-8"), make)


def make(name: str, inside: str) -> str:
    """What belongs at a mark: `sun lines of ships`, `horizon powers`, `sun cards with setup`, `sun table [guild.x]`."""
    game, _, what = name.partition(" ")
    if (kind := what.partition(" of ")[0]) in KINDS:
        return last_cells(inside, lambda cells: example(game, kind, cells))
    if what == "powers":
        return powers(game, inside)
    if what.startswith("cards with "):
        return cards_with(game, what.removeprefix("cards with "))
    if what.startswith("line with "):
        return example(game, "lines", [code(what.removeprefix("line with ")), inside])
    if what.startswith("first action of "):
        (card,) = [card for card in cards(game) if card.id == what.removeprefix("first action of ")]
        return f"\n    {card.table['actions'][0]['line']}\n"
    if what.startswith("table "):
        return quoted(game, spec_of(game).content, what.removeprefix("table "))
    if what.startswith("starter "):
        return quoted(game, ("starter",), what.removeprefix("starter "))
    raise ValueError(f"nothing is made for the mark {name!r}")


def example(game: str, kind: str, cells: list[str]) -> str:
    """A card that has one of the forms of the first cell, with its text; where none is named, the shortest text."""
    keys, parts = KINDS[kind]
    having = [
        (card.name, text)
        for card in sorted(cards(game), key=lambda card: "name" not in card.table)
        for text in card.values(*keys)
        if any(fits(form, part) for form in codes(cells[0]) for part in parts(text))
    ]
    if not having:
        before = codes(cells[-1])
        return f"{MADE_UP}{code(before[-1], True)}" if before else NO_CARD
    told = [f"{card}: {code(text, True)}" for card, text in sorted(having, key=lambda found: len(found[1]))]
    now = cells[-1].strip()
    named = [one for one in told if one.startswith(now.partition("`")[0] or "-")]
    return now if now in told else [*named, *told][0]


def fits(form: str, part: str) -> bool:
    """Whether a part of a text is of a form. `... in Deep Space` is an addition, which need not come last."""
    addition = form.startswith("... ")
    pattern = re.escape(form.removeprefix("... ")).replace(r"\ ", " ")
    for word, meaning in PLACEHOLDERS.items():
        pattern = re.sub(word, meaning, pattern)
    if addition:
        return re.search(rf".* {pattern}\b", part) is not None
    return re.fullmatch(rf"(?:\d+ )?{pattern}(?: up to \d+)?", part) is not None


# The parts of a text


def effects(line: str) -> Iterator[str]:
    """The effects of a line, and of the lines inside it."""
    for effect in split(split(line, ":")[-1], ","):
        yield effect
        for inside in lines_inside(effect):
            yield from effects(inside)


def costs(line: str) -> Iterator[str]:
    """The costs of a line and of the lines inside it, each whole and in parts."""
    *cost, rest = split(line, ":")
    for one in cost:
        yield one
        yield from split(one, "+")
    for effect in split(rest, ","):
        for inside in lines_inside(effect):
            yield from costs(inside)


def terms(formula: str) -> Iterator[str]:
    """A formula or condition as a whole, and its parts."""
    yield formula
    yield from split(formula, "+")


def lines_inside(effect: str) -> list[str]:
    if effect.startswith("("):
        return [effect[1:-1]]
    return split(effect.partition("[")[2][:-1], "|") if effect.endswith("]") else []


def split(text: str, at: str) -> list[str]:
    """The parts of a text, without a look into parentheses and brackets."""
    found, depth = [""], 0
    for letter in text:
        depth += (letter in "([") - (letter in ")]")
        if letter == at and not depth:
            found.append("")
        else:
            found[-1] += letter
    return [part.strip() for part in found]


# Kinds of tables: which texts of the cards they are about, and what the parts of those are.
KINDS = {
    "lines": (LINE_KEYS, effects),
    "costs": (LINE_KEYS, costs),
    "formulas": (("vp", "democracy"), terms),
    "conditions": (("condition", "while"), terms),
}


def quoted(game: str, files: tuple[str, ...], wanted: str) -> str:
    """A table of the content files as it is written there: the one that has these lines, with `; ` between them."""
    for file in files:
        text = spec_of(game).file("content", f"{file}.toml").read_text(encoding="utf-8")
        for paragraph in text.split("\n\n"):
            lines = [line for line in paragraph.strip().splitlines() if not line.startswith("#")]
            if set(wanted.split("; ")) <= set(lines):
                return "\n" + "\n".join(f"    {line}" for line in lines) + "\n"
    raise ValueError(f"notation.md quotes {wanted}, which no file of {game} has: choose another one")


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
