"""What the words of an option leave open in Beyond the Horizon: the card on a slot, the land of a tile, a price."""

from rich.text import Text

from heliopause.game import state_of
from heliopause.games.horizon.rules.card_views import construction_view, technology_view
from heliopause.games.horizon.rules.view import TileView
from heliopause.games.horizon.terminal.draw_board import card_lines, slot_lines
from heliopause.games.horizon.terminal.draw_hexes import units
from heliopause.games.horizon.terminal.draw_map import construction_lines, is_land, place_name, price, tile_lines
from heliopause.games.horizon.terminal.draw_mat import space_text, stage_lines
from heliopause.kernel.option import Option
from heliopause.terminal.beyond.hints import quiet, slot
from heliopause.terminal.scene import Scene
from heliopause.terminal.screens import previewed


def hint(scene: Scene, option: Option) -> Text:
    kind, _, rest = option.id.partition(":")
    match kind:
        case "slot":
            return slot(scene, rest, slot_lines)
        case "card":
            number = next(card.index for card in scene.content.technologies if card.id == rest)
            card = technology_view(state_of(scene.game), number)
            return Text.assemble(scene.types(card), " ", quiet(card_lines(scene, card)))
        case "move":
            return _tile(scene, rest.partition(">")[2].partition(":")[0])
        case "enlist" | "upgrade" | "decommission":
            return _tile(scene, rest.partition(":")[0])
        case "settle" | "fortify":
            return _site(scene, rest, "village" if kind == "settle" else "city")
        case "build" | "build-existing":
            return _building(scene, rest.partition(":")[0], builds=True)
        case "construction":
            return _building(scene, rest)
        case "track":
            return _track(scene, rest)
        case "government":
            card = next(card for card in scene.view.governments if card.id == rest)
            return quiet(stage_lines(scene, card))
        case "claim" | "produce":
            return previewed(scene, option)
        case _:
            return Text("")


def _at(scene: Scene, id: str) -> TileView | None:
    return next((tile for tile in scene.view.tiles if tile.id == id), None)


def _tile(scene: Scene, id: str) -> Text:
    """Which tile it is, the strength it asks for, and who is there."""
    tile = _at(scene, id)
    if tile is None:
        return Text("")
    strength = scene.say("tile-strength", n=tile.territory.strength) if tile.territory and is_land(tile) else ""
    return quiet([place_name(scene, tile), strength, units(scene, tile)])


def _site(scene: Scene, id: str, site: str) -> Text:
    tile = _at(scene, id)
    if tile is None or tile.territory is None:
        return Text("")
    worth = tile_lines(scene, tile)[0 if site == "village" else 1]
    strength = scene.say("tile-strength", n=tile.territory.strength)
    return quiet([tile.territory.name, worth, strength])


def _building(scene: Scene, id: str, builds: bool = False) -> Text:
    number = next(card.index for card in scene.content.constructions if card.id == id)
    card = construction_view(state_of(scene.game), number)
    cost = scene.say("costs-coins" if builds else "will-cost-coins", n=price(scene, card))
    return quiet([cost, *construction_lines(scene, card)])


def _track(scene: Scene, track: str) -> Text:
    """What lies under the cube that leaves, and for an investment what it will cover."""
    if scene.me is None:
        return Text("")
    civilization = scene.view.seats[scene.me]
    spaces = next(one.spaces for one in civilization.tracks if one.track == track)
    shown = [space_text(scene, space) for space in spaces if not space.taken][:1]
    if scene.asks == "ask-invest":
        covers = [space_text(scene, space) for space in civilization.investment if not space.taken][:1]
        shown += [Text.assemble(scene.say("row-investment"), ": ", space) for space in covers]
    return quiet(shown)
