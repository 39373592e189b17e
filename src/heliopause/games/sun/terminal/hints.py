"""What the words of an option leave open in Beyond the Sun: the card on a slot, the system at a place."""

from rich.text import Text

from heliopause.games.sun.rules.card_views import SystemView, system_view, technology_view
from heliopause.games.sun.rules.view import PlaceView
from heliopause.games.sun.terminal.draw_board import card_lines
from heliopause.games.sun.terminal.draw_map import discs, needed, ships, system_lines
from heliopause.kernel.option import Option
from heliopause.terminal.scene import QUIET, Scene, dotted


def hint(scene: Scene, option: Option) -> Text:
    kind, _, rest = option.id.partition(":")
    match kind:
        case "slot":
            return _slot(scene, rest)
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
            return _system(scene, system_view(scene.game._state, number))
        case "claim":
            return _achievement(scene, rest)
        case "guild":
            return Text(next(guild.space.line for guild in scene.view.guilds if guild.id == rest))
        case "produce":
            return _production(scene, rest)
        case "mat":
            return _mat(scene, rest)
        case _:
            return Text("")


def _quiet(text: Text) -> Text:
    return Text.assemble(text, style=QUIET)


def _slot(scene: Scene, id: str) -> Text:
    slot = next(slot for slot in scene.view.slots if slot.id == id)
    if slot.card is None:
        return Text(scene.say("undiscovered-slot"), style=QUIET)
    card = slot.card
    return Text.assemble(scene.types(card), " ", scene.named(card), " ", _quiet(dotted(card_lines(scene, card))))


def _technology(scene: Scene, id: str) -> Text:
    number = next(card.index for card in scene.content.technologies if card.id == id)
    card = technology_view(scene.game._state, number)
    return Text.assemble(scene.types(card), " ", _quiet(dotted(card_lines(scene, card))))


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
    return _quiet(dotted([shown, *system_lines(scene, system)]))


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
    return _quiet(dotted([name, owner, ships(scene, place)]))


def _achievement(scene: Scene, id: str) -> Text:
    card = next((card for card in scene.view.achievements if card.id == id), None)
    if card is None or len(card.claims) >= len(card.slots):
        return Text("")
    return Text(scene.say("points", n=card.slots[len(card.claims)]), style=QUIET)


def _production(scene: Scene, what: str) -> Text:
    if scene.me is None:
        return Text("")
    faction = scene.view.seats[scene.me]
    if what == "ore":
        return Text(scene.say("produces-ore", n=faction.mines), style=QUIET)
    if what == "growth":
        full = {column.column for column in faction.columns if column.cubes}
        letters = [letter for letter in faction.grows if letter in full]
        return Text(scene.say("produces-growth", letters="".join(letters) or "-", n=len(letters)), style=QUIET)
    return Text(scene.say("produces-trade"), style=QUIET)


def _mat(scene: Scene, id: str) -> Text:
    mat = next(mat for mat in scene.content.mats if mat.id == id)
    parts = [" ".join(f"{letter} {n}" for letter, n in zip("ABCDE", mat.columns, strict=True))]
    if mat.setup is not None:
        parts.append(scene.say.tell(mat.setup.phrase()))
    parts += [innovation.name for innovation in mat.innovations]
    return _quiet(dotted(parts))
