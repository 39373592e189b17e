"""Achievements or goals: their conditions, their slots, and how far everybody is."""

from rich.console import RenderableType
from rich.text import Text

from heliopause.game import state_of
from heliopause.terminal.scene import QUIET, Scene, grid, heading


def draw_claims(scene: Scene) -> RenderableType:
    """Each card: its condition, its slots with who has claimed them, and how far everybody is."""
    say = scene.say
    table = grid("fixed", "fixed", "fixed", "cut")
    cards = {card.id: card for card in state_of(scene.game).claim_cards()}
    placed = sum(len(card.claims) for card in scene.view.achievements)
    table.add_row(
        heading(say(f"head-claims-{scene.game.name}")),
        Text(say(f"claims-to-end-{scene.game.name}", placed=placed, needed=scene.view.discs_to_end), style=QUIET),
        Text(say("slots"), style=QUIET),
        Text(say("progress"), style=QUIET),
    )
    for shown in scene.view.achievements:
        slots = Text(" ").join(
            Text.assemble(scene.mark(shown.claims[number]) if number < len(shown.claims) else "", str(vp))
            for number, vp in enumerate(shown.slots)
        )
        progress = Text("  ").join(
            Text.assemble(scene.mark(seat), f"{have}/{shown.least}", style="bold" if have >= shown.least else "")
            for seat, have in enumerate(shown.progress)
        )
        table.add_row(scene.named(shown), say.tell(cards[shown.id].condition.phrase()), slots, progress)
    return table
