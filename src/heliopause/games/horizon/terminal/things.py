"""What else has a name in Beyond the Horizon: tiles, constructions, tracks; and the cards on the table."""

from collections.abc import Iterable

from heliopause.beyond.view import CardView
from heliopause.games.horizon.rules.constants import TRACKS, UNITS
from heliopause.games.horizon.rules.view import CellView, HorizonView, TileView
from heliopause.games.horizon.terminal.draw_map import place_name
from heliopause.terminal.beyond.things import named
from heliopause.terminal.scene import Scene
from heliopause.terminal.screens import Things


def things(scene: Scene) -> Things:
    """Each with its title and the ids of the options it could be."""
    found: Things = {}
    for place in scene.view.frontier:
        found[place.id] = (place.id, _steps(scene, "explore", place))
    for tile in scene.view.tiles:
        id = tile.id
        name = place_name(scene, tile)
        ids = [f"settle:{id}", f"fortify:{id}", *_steps(scene, "move", tile)]
        ids += [f"{verb}:{id}:{kind}1" for verb in ("enlist", "decommission") for kind in UNITS]
        found[id] = (f"{name} ({id})", ids)
        found.setdefault(name, (f"{name} ({id})", ids))
    for card in scene.content.constructions:
        title = scene.say.tell(card.phrase())
        found[title] = (title, _builds(scene, card.id))
    for card in scene.content.governments:
        title = scene.say.tell(card.phrase())
        found[title] = (title, [f"government:{card.id}"])
    for track in TRACKS:
        word = scene.say.word(f"track-{track}")
        found[word] = (word, [f"track:{track}"])
    return named(scene, found)


def _mine(scene: Scene, tile: TileView) -> list[str]:
    """The units of the seat that looks, as `settler3`."""
    if scene.me is None:
        return []
    return [f"{kind}{strength}" for kind in UNITS for strength in getattr(tile.units[scene.me], kind)]


def _steps(scene: Scene, verb: str, place: CellView) -> list[str]:
    """Every way a unit of the seat could come from a tile next to it."""
    beside = [tile for tile in scene.view.tiles if tile.id in place.near]
    return [f"{verb}:{tile.id}>{place.id}:{unit}" for tile in beside for unit in _mine(scene, tile)]


def _builds(scene: Scene, id: str) -> list[str]:
    ids = [f"construction:{id}"]
    for tile in scene.view.tiles:
        verb = "build-existing" if tile.construction and tile.construction.id == id else "build"
        settlers = [unit for unit in _mine(scene, tile) if unit.startswith("settler")]
        ids += [f"{verb}:{id}:{tile.id}:{unit.removeprefix('settler')}" for unit in settlers]
    return ids if len(ids) > 1 else [*ids, f"build:{id}:0,0:1"]


def cards(view: HorizonView) -> dict[str, Iterable[CardView]]:
    """Those on the table, by kind."""
    tiles, seats = view.tiles, view.seats
    return {
        "technology": [slot.card for slot in view.slots if slot.card]
        + [card for seat in seats for card in seat.private],
        "territory": [tile.territory for tile in tiles if tile.territory],
        "construction": [card for cards in view.display.values() for card in cards]
        + [tile.construction for tile in tiles if tile.construction]
        + [card for seat in seats for card in seat.constructions],
        "goal": view.achievements,
        "leader": [card for seat in seats for card in seat.leaders],
        "government": [seat.government for seat in seats if seat.government] + view.governments,
    }
