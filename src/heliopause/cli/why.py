"""`why`: why something is not among the options, asked by an id or by something like a name."""

from heliopause.cli.finding import find
from heliopause.cli.scene import Scene

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
    if slot in {shown["id"] for shown in scene.view["slots"]}:
        return [_answer(scene, f"slot:{slot}", scene.say("slot-title", slot=slot))]
    answers = []
    for title, ids in find(text, _things(scene)):
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


def _things(scene: Scene) -> dict[str, tuple[str, list[str]]]:
    """Everything that has a name, with its title and the ids of the options it could be."""
    things: dict[str, tuple[str, list[str]]] = {}
    _spaces(scene, things)
    _places(scene, things)
    for card in scene.view["achievements"]:
        things[card["name"]] = (card["name"], [f"claim:{card['id']}"])
    for option in scene.game.options():
        said = scene.say.tell(option.phrase)
        things.setdefault(said, (said, [option.id]))
    return things


def _spaces(scene: Scene, things: dict[str, tuple[str, list[str]]]) -> None:
    """Action spaces by their title, their id, and the name of their card."""
    say = scene.say
    for space in scene.view["basic"]:
        title = say.word(space["action"])
        extra = f" (+{space['extra']})" if space["extra"] else ""
        things[space["id"]] = (title + extra, [f"space:{space['id']}"])
        things[f"{title}{extra}"] = (title + extra, [f"space:{space['id']}"])
    for guild in scene.content.guilds:
        things[guild.name] = (guild.name, [f"space:{guild.space.id}", f"guild:{guild.id}"])
    for event in scene.content.events:
        if event.space is not None:
            things[event.name] = (event.name, [f"space:{event.space.id}"])
    slot_of = {slot["card"]["id"]: slot["id"] for slot in scene.view["slots"] if slot["card"]}
    for card in scene.content.technologies:
        ids = [f"slot:{slot_of[card.id]}"] if card.id in slot_of and scene.view["question"] == "AskSlot" else []
        ids += [f"space:{space.id}" for space in card.spaces]
        ids += [f"slot:{slot_of[card.id]}"] if card.id in slot_of else []
        things[card.name] = (card.name, [*ids, f"card:{card.id}", f"power:{card.id}"])


def _places(scene: Scene, things: dict[str, tuple[str, list[str]]]) -> None:
    me = scene.me
    for place in scene.view["places"]:
        id = place["id"]
        title = scene.place_name(id)
        ids = [f"colonize:{id}", f"build:{id}", f"link:{id}", f"bonus:{id}"]
        for origin in scene.view["places"]:
            levels = [level for level in range(1, 5) if me is not None and origin["ships"][me][level - 1]]
            ids += [f"{verb}:{origin['id']}>{id}:{level}" for verb in ("jump", "move") for level in levels]
        things[title] = (title, ids)
        if place["system"]:
            things[place["system"]["name"]] = (place["system"]["name"], ids)
