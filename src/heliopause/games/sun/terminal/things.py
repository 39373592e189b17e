"""What else has a name in Beyond the Sun: guilds, standing events, places of the map."""

from collections.abc import Iterable

from heliopause.beyond.view import CardView
from heliopause.games.sun.rules.view import SunView
from heliopause.games.sun.terminal.draw_map import place_name
from heliopause.terminal.beyond.things import named
from heliopause.terminal.scene import Scene
from heliopause.terminal.screens import Things


def things(scene: Scene) -> Things:
    """Each with its title and the ids of the options it could be."""
    found: Things = {}
    for guild in scene.content.guilds:
        name = scene.say.tell(guild.phrase())
        found[name] = (name, [f"space:{guild.space.id}", f"guild:{guild.id}"])
    for event in scene.content.events:
        if event.space is not None:
            name = scene.say.tell(event.phrase())
            found[name] = (name, [f"space:{event.space.id}"])
    for place in scene.view.places:
        id = place.id
        title = place_name(scene, id)
        ids = [f"colonize:{id}", f"build:{id}", f"link:{id}", f"bonus:{id}", *_moves(scene, id)]
        found[title] = (title, ids)
        if place.system:
            found[place.system.name] = (place.system.name, ids)
    return named(scene, found)


def _moves(scene: Scene, target: str) -> list[str]:
    ids: list[str] = []
    for origin in scene.view.places:
        levels = [level for level in range(1, 5) if scene.me is not None and origin.ships[scene.me][level - 1]]
        ids += [f"{verb}:{origin.id}>{target}:{level}" for verb in ("jump", "move") for level in levels]
    return ids


def cards(view: SunView) -> dict[str, Iterable[CardView]]:
    """Those on the table, by kind."""
    return {
        "technology": [slot.card for slot in view.slots if slot.card]
        + [card for seat in view.seats for card in seat.private]
        + [card for row in view.rows.values() for card in row if card],
        "system": [place.system for place in view.places if place.system]
        + [card for seat in view.seats for card in seat.colonies],
        "event": view.events,
        "guild": view.guilds,
        "achievement": view.achievements,
        "mat": [seat.mat for seat in view.seats],
    }
