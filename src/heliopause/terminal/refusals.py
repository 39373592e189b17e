"""`why`: why something is not among the options, asked by an id or by something like a name."""

from heliopause.terminal.box import Things, box_of
from heliopause.terminal.scene import Scene
from heliopause.terminal.search import find

MOST = 6  # answers at once


def why(scene: Scene, text: str) -> list[str]:
    """Answers, one line each; none if nothing fits the name."""
    if ":" in text:
        return [_answer(scene, text, text)]
    options = scene.game.options()
    offered = {option.id for option in options}
    if text in offered or text in ("pass", "done", "blind", "take"):
        return [_answer(scene, text, text)]
    slot = text.removeprefix(f"{scene.say('slot-word')} ")
    if slot in {shown.id for shown in scene.view.slots}:
        return [_answer(scene, f"slot:{slot}", scene.say("slot-title", slot=slot))]
    things = _things(scene)
    answers = []
    for title, ids in [things[text]] if text in things else find(text, things):
        best = _best(scene, ids, offered)
        if best is not None:
            answers.append(_answer(scene, best, title))
    return list(dict.fromkeys(answers))[:MOST]


def _answer(scene: Scene, id: str, title: str) -> str:
    refusal = scene.game.why_not(id)
    if refusal is None:
        number = [option.id for option in scene.game.options()].index(id) + 1
        return scene.say("why-offered", what=title, number=number)
    return scene.say("why-answer", what=title, reason=" ".join(refusal.words(scene.say.language).split()))


def _best(scene: Scene, ids: list[str], offered: set[str]) -> str | None:
    """Of the ids a thing could have: one that is offered, else one the rules have a reason of their own for."""
    for id in ids:
        if id in offered:
            return id
    for id in ids:
        refusal = scene.game.why_not(id)
        if refusal is not None and refusal.phrase.message != "why-not-asked":
            return id
    return ids[0] if ids else None


def _things(scene: Scene) -> Things:
    """Everything that has a name, with its title and the ids of the options it could be."""
    things: Things = {}
    _basic(scene, things)
    things.update(box_of(scene.game.name).things(scene))
    _technologies(scene, things)
    for card in scene.view.achievements:
        things[card.name] = (card.name, [f"claim:{card.id}"])
    for option in scene.game.options():
        said = scene.say.tell(option.phrase)
        things.setdefault(said, (said, [option.id]))
    return things


def _basic(scene: Scene, things: Things) -> None:
    """The spaces of the board by their title and their id."""
    titles = {space.id: space.action.title for space in scene.content.spaces}
    for space in [*scene.view.basic, *getattr(scene.view, "advanced", ())]:
        title = scene.say.tell(titles[space.id])
        extra = f" (+{space.extra})" if space.extra else ""
        things[space.id] = (title + extra, [f"space:{space.id}"])
        things[f"{title}{extra}"] = (title + extra, [f"space:{space.id}"])


def _technologies(scene: Scene, things: Things) -> None:
    """Technologies by the name of their card: the slot they lie on, or their action spaces."""
    slot_of = {slot.card.id: slot.id for slot in scene.view.slots if slot.card}
    for card in scene.content.technologies:
        ids = [f"slot:{slot_of[card.id]}"] if card.id in slot_of and scene.view.question == "AskSlot" else []
        ids += [f"space:{space.id}" for space in card.spaces]
        ids += [f"slot:{slot_of[card.id]}"] if card.id in slot_of else []
        things[card.name] = (card.name, [*ids, f"card:{card.id}", f"power:{card.id}"])
