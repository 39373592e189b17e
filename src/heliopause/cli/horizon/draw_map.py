"""The map of Beyond the Horizon: the picture, and every tile with what it asks for and gives."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from heliopause.cli.horizon.draw_hexes import HexMap, units
from heliopause.cli.scene import QUIET, Scene, View, dotted, grid, heading


def draw_map(scene: Scene, full: bool = False) -> RenderableType:
    say = scene.say
    tokens = scene.view["tokens"]
    stock = say("map-stock", tiles=scene.view["territories_left"], settle=tokens["village"], fortify=tokens["city"])
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
    for tile in scene.view["tiles"]:
        strength = str(tile["territory"]["strength"]) if is_land(tile) else ""
        name = Text(place_name(scene, tile), style="bold")
        if is_land(tile):
            name = scene.named(tile["territory"], "bold")
        table.add_row(tile["id"], name, strength, dotted(tile_lines(scene, tile)), units(scene, tile))
    return table


def is_land(tile: View) -> bool:
    """Has the tile a village and a city? A construction covers them."""
    return tile["territory"] is not None and tile["construction"] is None


def place_name(scene: Scene, tile: View) -> str:
    if tile["construction"]:
        return str(tile["construction"]["name"])
    if tile["territory"]:
        return str(tile["territory"]["name"])
    if tile["kind"] == "start":
        return scene.say("tile-home-of", who=scene.names[tile["owner"]])
    return scene.say("tile-cradle")


def tile_lines(scene: Scene, tile: View) -> list[Text]:
    """What a tile is worth, and for whom."""
    if tile["construction"]:
        return [*construction_lines(scene, tile["construction"]), _owners(scene, tile["builders"])]
    if tile["territory"] is None:
        return []
    territory = tile["territory"]
    lines = []
    for site in ("village", "city"):
        worth = territory[site]
        told = scene.say(f"map-{site}", vp=worth["vp"], track=scene.say.word(f"track-{worth['track']}"))
        owner = tile[site]
        line = Text.assemble(scene.mark(owner) if owner is not None else "", " " if owner is not None else "", told)
        if worth.get("bonus"):
            line.append(f" ({worth['bonus']})", style=QUIET)
        lines.append(line)
    if territory["explore"]:
        lines.append(Text.assemble((scene.say("map-explored"), QUIET), " ", territory["explore"]))
    return lines


def _owners(scene: Scene, seats: list[int]) -> Text:
    return Text.assemble((scene.say("built-by"), QUIET), " ", scene.marks(seats)) if seats else Text("")


def construction_lines(scene: Scene, card: View) -> list[Text]:
    """What a construction gives, who builds it first gets the first track's cube and more points."""
    say = scene.say
    points = say("building-points", vp=card["vp"] + card["first"], second=card["vp"])
    tracks = "/".join(say.word(f"track-{track}") for track in card["tracks"])
    return [Text(card["bonus"] or ""), Text(points), Text(tracks, style=QUIET)]


def draw_display(scene: Scene, full: bool = False) -> RenderableType:
    """The constructions that can be taken: a line for each level, or each in full."""
    say = scene.say
    table = grid("fixed", "fixed", "right", "wrap") if full else grid("fixed", "fixed", "cut")
    label = heading(say("head-display"))
    for level, cards in scene.view["display"].items():
        deck = Text(say("display-level", level=level, deck=scene.view["construction_decks"][level]), style=QUIET)
        if not full:
            told = dotted(Text.assemble(scene.named(card), f" {price(scene, card)}") for card in cards)
            table.add_row(label, deck, told)
            label = Text("")
            continue
        table.add_row(label, deck, Text(say("head-price"), style=QUIET))
        label = Text("")
        for card in cards:
            table.add_row("", scene.named(card), str(price(scene, card)), dotted(construction_lines(scene, card)))
    return table


def price(scene: Scene, card: View) -> int:
    """What the construction costs the seat that looks."""
    return int(card["cost"] if scene.me is None else card["price"][scene.me])
