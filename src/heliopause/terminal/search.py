"""Finding a card, a place or a slot by something like its name."""

import difflib
import re
import unicodedata
from collections.abc import Mapping
from typing import TypeVar

T = TypeVar("T")


def plain(text: str) -> str:
    """Lower case letters and digits only, accents taken off: what two spellings of a name have in common."""
    letters = unicodedata.normalize("NFKD", text.replace("Ø", "O").replace("ø", "o")).casefold()
    return re.sub(r"[^a-z0-9]+", " ", "".join(c for c in letters if not unicodedata.combining(c))).strip()


def find(text: str, named: Mapping[str, T]) -> list[T]:
    """The things whose name fits best: exactly, else in part, else nearly; all that fit equally well."""
    wanted = plain(text)
    if not wanted:
        return []
    spelled = [(plain(name), thing) for name, thing in named.items()]
    words = wanted.split()
    for fits in (
        lambda name: name == wanted,
        lambda name: name.startswith(wanted),
        lambda name: all(any(part.startswith(word) for part in name.split()) for word in words),
        lambda name: wanted.replace(" ", "") in name.replace(" ", ""),
    ):
        found = [thing for name, thing in spelled if fits(name)]
        if found:
            return found
    near = difflib.get_close_matches(wanted, [name for name, _ in spelled], n=1, cutoff=0.6)
    return [thing for name, thing in spelled if near and name == near[0]]
