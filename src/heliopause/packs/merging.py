"""Two packs made one: what only one of them says is taken, and where both speak and differ, somebody has to choose."""

from collections.abc import Callable
from typing import Any, NamedTuple

from heliopause.content import Pack, PackHeader, Tables
from heliopause.packs.origins import keys_of
from heliopause.packs.writing import Names, written


class Conflict(NamedTuple):
    """A value on which two packs differ: 4 ore here, 5 ore there."""

    kind: str
    id: str
    key: str
    here: Any
    there: Any


Chooser = Callable[[Conflict], bool]  # is it as it is here?


def conflicts(here: Pack, there: Pack) -> list[Conflict]:
    """In the order of the first pack."""
    return [
        Conflict(kind, id, key, card[key], other[key])
        for kind, cards in here.tables.items()
        for id, card in cards.items()
        if (other := there.tables.get(kind, {}).get(id)) is not None
        for key in keys_of(card)
        if key in other and other[key] != card[key]
    ]


def merged(game: str, here: Pack, there: Pack, keeps_here: Chooser) -> str:
    """The text of both packs together. A value keeps the provenance that it has in the pack it comes from."""
    tables: Tables = {}
    for kind in dict.fromkeys([*here.tables, *there.tables]):
        for id in dict.fromkeys([*here.tables.get(kind, {}), *there.tables.get(kind, {})]):
            card = here.tables.get(kind, {}).get(id, {})
            other = there.tables.get(kind, {}).get(id, {})
            tables.setdefault(kind, {})[id] = _merged_card(kind, id, card, other, keeps_here)
    return written(game, _merged_header(here.header, there.header), tables, _merged_names(here.names, there.names))


def _merged_card(
    kind: str, id: str, here: dict[str, Any], there: dict[str, Any], keeps_here: Chooser
) -> dict[str, Any]:
    found: dict[str, Any] = {}
    notes: dict[str, list[str]] = {"printed": [], "inferred": []}
    for key in dict.fromkeys([*keys_of(here), *keys_of(there)]):
        of_here = key in here
        if key in here and key in there and here[key] != there[key]:
            of_here = keeps_here(Conflict(kind, id, key, here[key], there[key]))
        found[key] = (here if of_here else there)[key]
        for note, keys in notes.items():
            agreed = [card for card in (here, there) if key in card and card[key] == found[key]]
            if any(_noted(card, note, key) for card in agreed):
                keys.append(key)
    for note, keys in notes.items():  # a value of ours that is on somebody's card is noted without being repeated
        for card in (here, there):
            keys += [key for key in card.get(note, ()) if card[note] != "all" and key not in found and key not in keys]
        if keys:
            found[note] = keys
    return found


def _noted(card: dict[str, Any], note: str, key: str) -> bool:
    return card.get(note) == "all" or key in card.get(note, ())


def _merged_header(here: PackHeader, there: PackHeader) -> PackHeader:
    authors = ", ".join(dict.fromkeys(author for author in (here.author, there.author) if author))
    return PackHeader(
        game=here.game or there.game,
        name=here.name or there.name,
        language=here.language or there.language,
        author=authors,
        note=here.note or there.note,
        version=here.version or there.version,
    )


def _merged_names(here: Names, there: Names) -> Names:
    found: Names = {}
    for names in (there, here):
        for language, kinds in names.items():
            for kind, cards in kinds.items():
                found.setdefault(language, {}).setdefault(kind, {}).update(cards)
    return found
