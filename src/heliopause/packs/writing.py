"""A pack as a file that people read: its header, then its cards in the order of the box, each key on a line."""

from typing import Any

import msgspec
import tomli_w

import heliopause
from heliopause.content import LISTED, Pack, PackHeader, Tables, tables_of

Names = dict[str, dict[str, dict[str, str]]]  # by language, kind and id


def written(game: str, header: PackHeader, tables: Tables, names: Names | None = None) -> str:
    """The text of a pack. The same cards give the same text, in whatever order they were put in."""
    header = msgspec.structs.replace(header, game=game, made_with=heliopause.__version__)
    told: dict[str, Any] = {"pack": {key: value for key, value in msgspec.structs.asdict(header).items() if value}}
    for kind, cards in ordered(game, tables).items():
        told[kind] = [{LISTED[kind]: id, **card} for id, card in cards.items()] if kind in LISTED else cards
    if names:
        told["names"] = {
            language: {kind: dict(sorted(cards.items())) for kind, cards in sorted(kinds.items())}
            for language, kinds in sorted(names.items())
        }
    return tomli_w.dumps(told, multiline_strings=False)


def ordered(game: str, tables: Tables) -> Tables:
    """As one would sort the box: kinds and cards of ours first and in our order, others after them by their ids."""
    box = tables_of(game)
    found: Tables = {}
    for kind in [*box, *sorted(set(tables) - set(box))]:
        cards = tables.get(kind, {})
        known = [id for id in box.get(kind, {}) if id in cards]
        for id in [*known, *sorted(set(cards) - set(known))]:
            shape = list(box.get(kind, {}).get(id, {}))
            keys = [key for key in shape if key in cards[id]] + [key for key in cards[id] if key not in shape]
            notes = [key for key in keys if key in ("printed", "inferred")]
            found.setdefault(kind, {})[id] = {
                key: cards[id][key]
                for key in [*(key for key in keys if key not in notes), *notes]
                if not (kind in LISTED and key == LISTED[kind])
            }
    return found


def rewritten(game: str, pack: Pack) -> str:
    """The same pack in today's form."""
    return written(game, pack.header, pack.tables, pack.names)
