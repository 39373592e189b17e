"""The main screen: header, technology board, star map, mats, achievements, decks and events in about fifty lines."""

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.text import Text

from heliopause.cli.draw_board import draw_board
from heliopause.cli.draw_map import draw_map
from heliopause.cli.draw_mat import draw_others, draw_own
from heliopause.cli.draw_score import draw_achievements
from heliopause.cli.scene import QUIET, Scene, View, dotted


def draw_screen(scene: Scene) -> RenderableType:
    others = [seat for seat in _in_order(scene) if seat != scene.me]
    parts: list[RenderableType] = [draw_header(scene), draw_board(scene), Text(""), draw_map(scene), Text("")]
    if scene.me is not None:
        parts.append(draw_own(scene, scene.me))
    parts.append(draw_others(scene, others))
    parts += [Text(""), draw_achievements(scene), draw_rest(scene)]
    return Group(*parts)


def _in_order(scene: Scene) -> list[int]:
    """The seats in turn order, from the one that looks."""
    start = scene.me if scene.me is not None else scene.view["first"]
    return [(start + step) % scene.view["players"] for step in range(scene.view["players"])]


def draw_header(scene: Scene) -> RenderableType:
    say = scene.say
    view = scene.view
    parts = [Text(say("round", n=view["round"]), style="bold")]
    if view["over"]:
        parts.append(Text(say("over")))
    else:
        parts.append(Text.assemble(scene.who(view["active"]), " – ", say(f"phase-{phase(scene)}")))
        if view["asked"] not in (view["active"], None, -1):
            parts.append(Text.assemble(scene.who(view["asked"]), " ", say("asked")))
    if view["ending"]:
        parts.append(Text(say("ending", state=view["ending"]), style="bold red"))
    return Rule(dotted(parts), characters="-" if scene.plain else "─", align="left", style=QUIET)


def phase(scene: Scene) -> str:
    """The phase of the turn, read from the question and from what the active seat has chosen in this turn."""
    question = scene.view["question"]
    if question == "AskMat" or scene.view["round"] == 0:
        return "setup"
    if question == "AskAchievement":
        return "achievement"
    if question == "AskProduction":
        return "production"
    for seat, id in reversed(scene.game.choices):
        if seat == scene.view["active"] and id.startswith("space:"):
            return "action"
        if seat == scene.view["active"] and id.startswith("produce:"):
            return "action" if question == "AskSpace" else "production"
    return "action" if question == "AskSpace" else "setup"


def draw_status(scene: Scene) -> RenderableType:
    """One line instead of the screen, for a question in the middle of a turn."""
    seat = scene.me
    if seat is None:
        return draw_header(scene)
    say = scene.say
    faction: View = scene.view["seats"][seat]
    supply = sum(column["cubes"] for column in faction["columns"])
    return dotted(
        [
            scene.who(seat),
            Text(say(f"phase-{phase(scene)}")) if scene.view["active"] == seat else Text(say("asked")),
            Text(say("mat-pop", n=faction["pop"])),
            Text(say("mat-ore", n=faction["ore"])),
            Text(say("mat-supply", columns=str(supply))),
        ]
    )


def draw_rest(scene: Scene) -> RenderableType:
    """Decks and standing events."""
    say = scene.say
    view = scene.view
    decks = " ".join(f"{level} {number}" for level, number in view["decks"].items())
    systems = " ".join(f"{letter} {number}" for letter, number in view["system_decks"].items())
    parts = [Text(say("decks", technologies=decks, systems=systems), style=QUIET)]
    parts += [
        Text.assemble((say("event"), QUIET), " ", scene.named(event), " ", _standing(scene, event))
        for event in view["events"]
    ]
    return dotted(parts)


def _standing(scene: Scene, event: View) -> Text:
    """What a standing event gives at the end, or its action space."""
    say = scene.say
    card = next(card for card in scene.content.events if card.id == event["id"])
    told = []
    if card.score_who is not None and card.score_vp is not None:
        who, vp = say.tell(card.score_who.phrase()), say.tell(card.score_vp.phrase())
        told.append(say("event-score", who=who, vp=vp))
    if card.museum:
        told.append(say("event-museum", vp=card.museum))
    if event["attached"]:
        told.append(event["attached"]["name"])
    if event["space"]:
        told.append(event["space"]["line"])
    return Text(f"({'; '.join(told)})" if told else "", style=QUIET)
