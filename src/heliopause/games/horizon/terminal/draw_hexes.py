"""The map as a picture of flat-topped hexes, four lines high; it grows with the map and shrinks to fit the screen.

line 0     /  1,-1  \\       the tile's id
line 1    / 3 v4 c7  \\      its strength, and what village and city are worth, or what is there
line 2    \\  ●s2 ■x3 /      units
line 3     \\___●■___/       who has built the construction
"""

from collections.abc import Iterator

from rich.console import Console, ConsoleOptions
from rich.text import Text

from heliopause.games.horizon.rules.view import CellView, TileView
from heliopause.terminal.scene import QUIET, Scene

WIDEST = 13  # letters inside a hex
LEAST = 5
LINES = 4  # of a hex; the next column lies half of them lower


class HexMap:
    """Draws itself as wide as it may."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[Text]:
        yield draw_hexes(self.scene, options.max_width)


def draw_hexes(scene: Scene, width: int) -> Text:
    tiles, frontier = scene.view.tiles, scene.view.frontier
    left = min(place.q for place in [*tiles, *frontier])
    right = max(place.q for place in [*tiles, *frontier])
    room = min(WIDEST, max(LEAST, (width - 2) // (right - left + 1)))
    paper = Paper(room, left)
    for place in frontier:
        paper.write(place, 1, Text(place.id, style=QUIET))
    for tile in tiles:
        paper.outline(tile)
    for tile in tiles:
        paper.write(tile, 0, _title(scene, tile))
        paper.write(tile, 1, face(scene, tile))
        paper.write(tile, 2, units(scene, tile))
        paper.write(tile, 3, scene.marks(tile.builders))
    return paper.picture()


def _title(scene: Scene, tile: TileView) -> Text:
    """The id of a tile; a construction on a start tile leaves no other room for its owner."""
    return Text.assemble(
        (tile.id, QUIET), scene.mark(tile.owner) if tile.owner is not None and tile.construction else ""
    )


def face(scene: Scene, tile: TileView) -> Text:
    """What a tile is: `3 v4 c7` for a territory, with the owners' marks once village and city are taken."""
    if tile.construction:
        return Text(tile.construction.name, style="bold")
    if tile.owner is not None:
        return Text.assemble(scene.mark(tile.owner), " ", scene.say("tile-start"))
    if tile.territory is None:
        return Text(scene.say("tile-cradle"), style="bold")
    territory = tile.territory
    return Text.assemble(
        (str(territory.strength), "bold"),
        " ",
        _site(scene, "village", tile.village),
        str(territory.village.vp),
        " ",
        _site(scene, "city", tile.city),
        str(territory.city.vp),
    )


def _site(scene: Scene, site: str, owner: int | None) -> Text:
    return Text(scene.say(f"letter-{site}"), style=QUIET) if owner is None else scene.mark(owner)


def units(scene: Scene, tile: TileView) -> Text:
    """`●s21 ■x3`: the strengths of every seat's settlers and soldiers."""
    armies = []
    for seat, kinds in enumerate(tile.units):
        told = "".join(
            scene.say(f"letter-{kind}") + "".join(str(strength) for strength in sorted(strengths, reverse=True))
            for kind, strengths in (("settler", kinds.settler), ("soldier", kinds.soldier))
            if strengths
        )
        if told:
            armies.append(Text.assemble(scene.mark(seat), told))
    return Text(" ").join(armies)


class Paper:
    """Letters by line and column; a hex has `room` letters inside, the first column of hexes is `left`."""

    def __init__(self, room: int, left: int) -> None:
        self.room = room
        self.left = left
        self.letters: dict[tuple[int, int], Text] = {}

    def _corner(self, place: CellView) -> tuple[int, int]:
        """Line and column of the upper left corner of a hex."""
        return (2 * place.r + place.q) * LINES // 2, (place.q - self.left) * self.room

    def outline(self, place: CellView) -> None:
        line, column = self._corner(place)
        end = column + self.room
        for number, (one, other, inset) in enumerate((("/", "\\", 1), ("/", "\\", 0), ("\\", "/", 0), ("\\", "/", 1))):
            self.letters[line + number, column + inset] = Text(one, style=QUIET)
            self.letters[line + number, end + 1 - inset] = Text(other, style=QUIET)
        for edge in (line - 1, line + LINES - 1):
            for here in range(column + 2, end):
                self.letters[edge, here] = Text("_", style=QUIET)

    def write(self, place: CellView, number: int, text: Text) -> None:
        """Write in the middle of a line of a hex, cut off where room is missing."""
        line, column = self._corner(place)
        room = self.room if number in (1, 2) else self.room - 2
        if text.cell_len > room:
            text = Text.assemble(text[: room - 1], "…")
        start = column + 1 + (self.room - text.cell_len) // 2
        for here in range(len(text)):
            self.letters[line + number, start + here] = text[here]

    def picture(self) -> Text:
        lines = []
        first, last = min(line for line, _ in self.letters), max(line for line, _ in self.letters)
        for line in range(first, last + 1):
            end = max((column for number, column in self.letters if number == line), default=-1)
            lines.append(Text("").join(self.letters.get((line, column), Text(" ")) for column in range(end + 1)))
        return Text("\n", no_wrap=True, overflow="crop").join(lines)
