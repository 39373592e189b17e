"""Achievements or goals and how far everybody is, and the score sheet by the items of the rules."""

from rich.console import Group, RenderableType
from rich.text import Text

from heliopause.terminal.box import box_of
from heliopause.terminal.scene import QUIET, Scene, grid, heading


def draw_claims(scene: Scene) -> RenderableType:
    """Each card: its condition, its slots with who has claimed them, and how far everybody is."""
    say = scene.say
    table = grid("fixed", "fixed", "fixed", "cut")
    cards = {card.id: card for card in scene.game._state.claim_cards()}
    placed = sum(len(card["claims"]) for card in scene.view["achievements"])
    table.add_row(
        heading(say(f"head-claims-{scene.game.name}")),
        Text(say(f"claims-to-end-{scene.game.name}", placed=placed, needed=scene.view["discs_to_end"]), style=QUIET),
        Text(say("slots"), style=QUIET),
        Text(say("progress"), style=QUIET),
    )
    for shown in scene.view["achievements"]:
        slots = Text(" ").join(
            Text.assemble(scene.mark(shown["claims"][number]) if number < len(shown["claims"]) else "", str(vp))
            for number, vp in enumerate(shown["slots"])
        )
        progress = Text("  ").join(
            Text.assemble(scene.mark(seat), f"{have}/{shown['least']}", style="bold" if have >= shown["least"] else "")
            for seat, have in enumerate(shown["progress"])
        )
        table.add_row(scene.named(shown), say.tell(cards[shown["id"]].condition.phrase()), slots, progress)
    return table


def draw_scores(scene: Scene) -> RenderableType:
    """The score sheet."""
    say = scene.say
    scores = scene.game.scores()
    table = grid("fixed", *["right"] * len(scores), padding=3)
    table.add_row(heading(say("head-score")), *(scene.who(seat) for seat in range(len(scores))))
    for number, item in enumerate(box_of(scene.game.name).items, 1):
        points = [Text(str(score.parts[item])) for score in scores]
        table.add_row(f"{number:2} {say(f'item-{item}')}", *points)
    table.add_row(Text(f"   {say('total')}", style="bold"), *(Text(str(s.total), style="bold") for s in scores))
    return table


def draw_result(scene: Scene) -> RenderableType:
    """The score sheet of a finished game, and who has won."""
    winners = scene.game.winners()
    names = ", ".join(scene.names[seat] for seat in winners)
    return Group(draw_scores(scene), Text(""), heading(scene.say("winners", n=len(winners), names=names)))
