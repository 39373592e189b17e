"""What the words of an option leave open in Beyond the Sun: the card on a slot, the system at a place."""

from rich.text import Text

from heliopause.game import state_of
from heliopause.games.sun.rules.card_views import SystemView, system_view, technology_view
from heliopause.games.sun.rules.view import PlaceView
from heliopause.games.sun.terminal.draw_board import card_lines
from heliopause.games.sun.terminal.draw_map import discs, needed, ships, system_lines
from heliopause.kernel.option import Option
from heliopause.terminal.beyond.hints import quiet, slot
from heliopause.terminal.scene import Scene
from heliopause.terminal.screens import previewed


def hint(scene: Scene, option: Option) -> Text:
    kind, _, rest = option.id.partition(":")
    match kind:
        case "slot":
            return slot(scene, rest, lambda scene, found: card_lines(scene, found.card))
        case "card":
            return _technology(scene, rest)
        case "colonize" | "bonus" | "link":
            return _place(scene, rest)
        case "build" | "upgrade" | "retire" | "decommission":
            return _fleets(scene, rest.partition(":")[0])
        case "jump" | "move":
            return _fleets(scene, rest.partition(">")[2].partition(":")[0])
        case "annex":
            number = next(card.index for card in scene.content.systems if card.id == rest)
            return _system(scene, system_view(state_of(scene.game), number))
        case "guild":
            return Text(next(scene.line(guild.space.line) for guild in scene.view.guilds if guild.id == rest))
        case "claim" | "produce":
            return previewed(scene, option)
        case "mat":
            return _mat(scene, rest)
        case _:
            return Text("")


def _technology(scene: Scene, id: str) -> Text:
    number = next(card.index for card in scene.content.technologies if card.id == id)
    card = technology_view(state_of(scene.game), number)
    return Text.assemble(scene.types(card), " ", quiet(card_lines(scene, card)))


def _at(scene: Scene, id: str) -> PlaceView | None:
    return next((place for place in scene.view.places if place.id == id), None)


def _place(scene: Scene, id: str) -> Text:
    place = _at(scene, id)
    if place is None or place.system is None:
        return Text("")
    told = _system(scene, place.system, needed(scene, place).plain)
    return Text.assemble(scene.named(place.system), " ", told)


def _system(scene: Scene, system: SystemView, power: str = "") -> Text:
    shown = scene.say("system", power=power or str(system.power), vp=system.vp, discs=discs(scene, system.specialty))
    return quiet([shown, *system_lines(scene, system)])


def _fleets(scene: Scene, id: str) -> Text:
    """Who is at a place, and which system it is."""
    place = _at(scene, id)
    if place is None:
        return Text("")
    name = place.system.name if place.system else ""
    owner = (
        Text.assemble(scene.say("outpost-of"), " ", scene.mark(place.controller))
        if place.controller is not None
        else ""
    )
    return quiet([name, owner, ships(scene, place)])


def _mat(scene: Scene, id: str) -> Text:
    mat = next(mat for mat in scene.content.mats if mat.id == id)
    parts = [" ".join(f"{letter} {n}" for letter, n in zip("ABCDE", mat.columns, strict=True))]
    if mat.setup is not None:
        parts.append(scene.say.tell(mat.setup.phrase()))
    parts += [scene.say.card(innovation.name) for innovation in mat.innovations]
    return quiet(parts)
