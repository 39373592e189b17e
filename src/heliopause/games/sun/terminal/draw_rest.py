"""Decks and standing events, and what a seat has to spend."""

from rich.console import RenderableType
from rich.text import Text

from heliopause.games.sun.rules.card_views import EventView
from heliopause.games.sun.rules.view import FactionView
from heliopause.terminal.scene import QUIET, Scene, dotted


def draw_rest(scene: Scene) -> RenderableType:
    say = scene.say
    view = scene.view
    decks = " ".join(f"{level} {number}" for level, number in view.decks.items())
    systems = " ".join(f"{letter} {number}" for letter, number in view.system_decks.items())
    parts = [Text(say("decks", technologies=decks, systems=systems), style=QUIET)]
    parts += [
        Text.assemble((say("event"), QUIET), " ", scene.named(event), " ", _standing(scene, event))
        for event in view.events
    ]
    return dotted(parts)


def _standing(scene: Scene, event: EventView) -> Text:
    """What a standing event gives at the end, or its action space."""
    say = scene.say
    card = next(card for card in scene.content.events if card.id == event.id)
    told = []
    if card.score_who is not None and card.score_vp is not None:
        who, vp = say.tell(card.score_who.phrase()), say.tell(card.score_vp.phrase())
        told.append(say("event-score", who=who, vp=vp))
    if card.museum:
        told.append(say("event-museum", vp=card.museum))
    if event.attached:
        told.append(event.attached.name)
    if event.space:
        told.append(scene.line(event.space.line))
    return Text(f"({'; '.join(told)})" if told else "", style=QUIET)


def purse(scene: Scene, faction: FactionView) -> list[Text]:
    return [Text(scene.say("mat-pop", n=faction.pop)), Text(scene.say("mat-ore", n=faction.ore))]
