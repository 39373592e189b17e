"""What a pack is beside a box typed in: an expansion with more cards, or a variant with values of its own."""

from typing import NamedTuple

from heliopause.content import Pack, tables_of
from heliopause.packs.checking import changes
from heliopause.packs.origins import origin


class Character(NamedTuple):
    """The cards of a pack that the box does not have, and how many values it changes without calling them printed."""

    more: list[tuple[str, str]]  # kind and id
    own: int


def character(pack: Pack, game: str) -> Character:
    box = tables_of(game)
    more = [(kind, id) for kind, cards in pack.tables.items() for id in cards if id not in box.get(kind, {})]
    together = tables_of(game, pack)
    own = [
        change
        for change in changes(pack, game)
        if change.key and change.before != change.after and change.key != "name"
        if origin(together[change.kind][change.id], change.key) not in ("printed", "inferred")
    ]
    return Character(more, len(own))
