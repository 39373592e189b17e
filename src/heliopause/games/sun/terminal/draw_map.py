"""The star map: every place with its routes, its system, who controls it and whose ships are there."""

from collections.abc import Iterable

from rich.console import Group, RenderableType
from rich.text import Text

from heliopause.games.sun.rules.card_views import SystemView
from heliopause.games.sun.rules.view import PlaceView
from heliopause.terminal.beyond.draw_tree import powers
from heliopause.terminal.scene import QUIET, Scene, dotted, grid, heading


def draw_map(scene: Scene, full: bool = False) -> RenderableType:
    say = scene.say
    table = grid("fixed", "fixed", "fixed", "right", "right", "fixed", "fixed", "fixed", "wrap" if full else "cut")
    table.padding = (0, 1 if not full else 2, 0, 0)
    titles = ("head-map", "map-system", "map-routes", "map-needs", "vp", "map-discs", "map-outpost", "map-ships")
    table.add_row(
        heading(say(titles[0])),
        *(Text(say(title), style=QUIET) for title in titles[1:]),
        Text(say("map-lines"), style=QUIET),
    )
    for place in scene.view.places:
        table.add_row(*_row(scene, place, full))
    return Group(table)


def _row(scene: Scene, place: PlaceView, full: bool) -> list[RenderableType]:
    system = place.system
    name = place_name(scene, place.id)
    row: list[RenderableType] = [Text(name, style="bold")]
    if system is None:
        row += [Text(scene.say(f"kind-{place.kind}"), style=QUIET)]
    else:
        row += [scene.named(system)]
    row.append(Text(" ".join(routes_from(scene, place.id)), style=QUIET))
    row += [needed(scene, place), Text(str(system.vp) if system else "")]
    row.append(Text(discs(scene, place.specialty)))
    row += [_outpost(scene, place), ships(scene, place)]
    lines = system_lines(scene, system) if system else []
    row.append(Text("\n").join(lines) if full else dotted(lines))
    return row


def place_name(scene: Scene, id: str) -> str:
    """A place in short: A1, Sol, Deep."""
    return scene.say(f"place-{id}") if id in ("sol", "deep", "extra") else id.upper()


def discs(scene: Scene, kinds: Iterable[str]) -> str:
    return "+".join(scene.say(f"disc-{kind}") for kind in kinds)


def routes_from(scene: Scene, id: str) -> list[str]:
    """The places one jump away."""
    near = [other for route in scene.view.routes for one, other in (route, route[::-1]) if one == id]
    return [place_name(scene, other) for other in near]


def needed(scene: Scene, place: PlaceView) -> Text:
    """The power that colonizing needs; for the seat that looks, if a power of its own changes it."""
    if place.system is None:
        return Text("")
    printed = place.system.power
    mine = place.required[scene.me] if scene.me is not None else printed
    return Text(str(printed) if mine == printed else f"{printed}>{mine}")


def _outpost(scene: Scene, place: PlaceView) -> Text:
    if place.controller is None:
        return Text("")
    return Text.assemble(scene.mark(place.controller), discs(scene, [place.outpost] if place.outpost else []))


def ships(scene: Scene, place: PlaceView) -> Text:
    """`●1+1 ■3`: the levels of every seat's ships."""
    fleets = []
    for seat, by_level in enumerate(place.ships):
        levels = [str(level) for level, number in enumerate(by_level, 1) for _ in range(number)]
        if levels:
            fleets.append(Text.assemble(scene.mark(seat), "+".join(levels)))
    return Text(" ").join(fleets)


def system_lines(scene: Scene, system: SystemView) -> list[Text]:
    """What a system gives."""
    lines = []
    for line, message in ((system.control, "on-control"), (system.bonus, "on-colony"), (system.anytime, "any-time")):
        if line:
            lines.append(Text.assemble((scene.say(message), QUIET), " ", scene.line(line)))
    lines += [Text.assemble((scene.say("power"), QUIET), " ", power) for power in powers(scene, system.ability)]
    return lines
