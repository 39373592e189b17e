"""The map of Beyond the Horizon: the picture, and every tile with what it asks for and gives."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from heliopause.games.horizon.rules.card_views import ConstructionView
from heliopause.games.horizon.rules.view import TileView
from heliopause.games.horizon.terminal.draw_hexes import HexMap, units
from heliopause.terminal.scene import QUIET, Scene, dotted, grid, heading


def draw_map(scene: Scene, full: bool = False) -> RenderableType:
    say = scene.say
    tokens = scene.view.tokens
    stock = say("map-stock", tiles=scene.view.territories_left, settle=tokens.village, fortify=tokens.city)
    parts: list[RenderableType] = [
        Text.assemble(heading(say("head-horizon-map")), "  ", (stock, QUIET)),
        HexMap(scene),
    ]
    if full:
        parts += [Text(""), _tiles(scene)]
    return Group(*parts)


def _tiles(scene: Scene) -> Table:
    say = scene.say
    table = grid("fixed", "fixed", "right", "wrap", "fixed")
    titles = ("map-tile", "map-name", "map-strength", "map-lines", "map-units")
    table.add_row(*(Text(say(title), style=QUIET) for title in titles))
    for tile in scene.view.tiles:
        strength = str(tile.territory.strength) if is_land(tile) else ""
        card = tile.construction or tile.territory
        name = scene.named(card, "bold") if card else Text(scene.say(f"tile-{tile.kind}"), style="bold")
        home = [Text(_home(scene, tile), style=QUIET)]
        table.add_row(tile.id, name, strength, dotted(home + tile_lines(scene, tile)), units(scene, tile))
    return table


def is_land(tile: TileView) -> bool:
    """Has the tile a village and a city? A construction covers them."""
    return tile.territory is not None and tile.construction is None


def place_name(scene: Scene, tile: TileView) -> str:
    """The construction, the territory, or which of the tiles of the set-up it is."""
    home = _home(scene, tile)
    if tile.construction:
        return f"{tile.construction.name} ({home})" if home else str(tile.construction.name)
    return home or (tile.territory.name if tile.territory else scene.say("tile-cradle"))


def _home(scene: Scene, tile: TileView) -> str:
    return scene.say("tile-start-of", who=scene.names[tile.owner]) if tile.owner is not None else ""


def tile_lines(scene: Scene, tile: TileView) -> list[Text]:
    """What a tile is worth, and for whom."""
    if tile.construction:
        return [*construction_lines(scene, tile.construction), _owners(scene, tile.builders)]
    if tile.territory is None:
        return []
    territory = tile.territory
    lines = []
    for site, owner in (("village", tile.village), ("city", tile.city)):
        worth = territory.village if site == "village" else territory.city
        told = scene.say(f"map-{site}", vp=worth.vp, track=scene.say.word(f"track-{worth.track}"))
        line = Text.assemble(scene.mark(owner) if owner is not None else "", " " if owner is not None else "", told)
        if site == "village" and territory.village.bonus:
            line.append(f" ({scene.line(territory.village.bonus)})", style=QUIET)
        lines.append(line)
    if territory.explore:
        lines.append(Text.assemble((scene.say("map-explored"), QUIET), " ", scene.line(territory.explore)))
    return lines


def _owners(scene: Scene, seats: list[int]) -> Text:
    return Text.assemble((scene.say("built-by"), QUIET), " ", scene.marks(seats)) if seats else Text("")


def construction_lines(scene: Scene, card: ConstructionView) -> list[Text]:
    """What a construction gives, its points, and where the cubes of the first and the second builder come from."""
    say = scene.say
    lines = [Text(scene.line(card.bonus))]
    if card.vp:
        lines.append(Text(say("points", n=card.vp)))
    if card.first:
        lines.append(Text(say("building-first", vp=card.first)))
    first, second = (say.word(f"track-{track}") for track in card.tracks)
    return [*lines, Text(say("building-cubes", first=first, second=second), style=QUIET)]


def draw_display(scene: Scene, full: bool = False) -> RenderableType:
    """The constructions that can be taken: a line for each level, or each in full."""
    say = scene.say
    table = grid("fixed", "fixed", "right", "wrap") if full else grid("fixed", "fixed", "cut")
    label = heading(say("head-display"))
    for level, cards in scene.view.display.items():
        deck = Text(say("display-level", level=level, deck=scene.view.construction_decks[level]), style=QUIET)
        if not full:
            told = dotted(Text.assemble(scene.named(card), f" {price(scene, card)}") for card in cards)
            table.add_row(label, deck, told)
            label = Text("")
            continue
        table.add_row(label, deck, Text(say("head-price") if label.plain else "", style=QUIET))
        label = Text("")
        for card in cards:
            table.add_row("", scene.named(card), str(price(scene, card)), dotted(construction_lines(scene, card)))
    return table


def price(scene: Scene, card: ConstructionView) -> int:
    """What the construction costs the seat that looks."""
    return int(card.cost if scene.me is None else card.price[scene.me])
