"""What has a name in both games, with a title and its options: slots, spaces, technologies, what can be claimed."""

from heliopause.terminal.scene import Scene
from heliopause.terminal.screens import Things

PLAIN = ("pass", "done", "blind", "take")  # options whose id is a word


def named(scene: Scene, own: Things) -> Things:
    """With the game's own things, which a technology of the same name comes before."""
    found = {word: (word, [word]) for word in PLAIN} | _spaces(scene) | own | _technologies(scene)
    for card in scene.view.achievements:
        found[card.name] = (card.name, [f"claim:{card.id}"])
    for slot in scene.view.slots:
        title = scene.say("slot-title", slot=slot.id)
        found[slot.id] = found[f"{scene.say('slot-word')} {slot.id}"] = (title, [f"slot:{slot.id}"])
    return found


def _spaces(scene: Scene) -> Things:
    """The spaces of the board by their title and their id."""
    things: Things = {}
    titles = {space.id: space.action.title for space in scene.content.spaces}
    for space in [*scene.view.basic, *getattr(scene.view, "advanced", ())]:
        title = scene.say.tell(titles[space.id]) + (f" (+{space.extra})" if space.extra else "")
        things[space.id] = things[title] = (title, [f"space:{space.id}"])
    return things


def _technologies(scene: Scene) -> Things:
    """Technologies by the name of their card: the slot they lie on, or their action spaces."""
    things: Things = {}
    slot_of = {slot.card.id: slot.id for slot in scene.view.slots if slot.card}
    for card in scene.content.technologies:
        ids = [f"slot:{slot_of[card.id]}"] if card.id in slot_of and scene.asks == "ask-slot" else []
        ids += [f"space:{space.id}" for space in card.spaces]
        ids += [f"slot:{slot_of[card.id]}"] if card.id in slot_of else []
        name = scene.say.tell(card.phrase())
        things[name] = (name, [*ids, f"card:{card.id}", f"power:{card.id}"])
    return things
