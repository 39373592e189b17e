"""`why`: why something is not among the options, asked by an id or by something like a name."""

from heliopause.terminal.scene import Scene
from heliopause.terminal.screens import Things, screens_of
from heliopause.terminal.search import find

MOST = 6  # answers at once


def why(scene: Scene, text: str) -> list[str]:
    """Answers, one line each; none if nothing fits the name."""
    if ":" in text:
        return [_answer(scene, text, text)]
    options = scene.game.options()
    offered = {option.id for option in options}
    if text in offered:
        return [_answer(scene, text, text)]
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
    things = screens_of(scene.game.name).things(scene)
    for option in scene.game.options():
        said = scene.say.tell(option.phrase)
        things.setdefault(said, (said, [option.id]))
    return things
