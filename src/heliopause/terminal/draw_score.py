"""The score sheet, by the items of the rules."""

from rich.console import Group, RenderableType
from rich.text import Text

from heliopause.terminal.scene import Scene, grid, heading


def draw_scores(scene: Scene) -> RenderableType:
    """The score sheet."""
    say = scene.say
    scores = scene.game.scores()
    table = grid("fixed", *["right"] * len(scores), padding=3)
    table.add_row(heading(say("head-score")), *(scene.who(seat) for seat in range(len(scores))))
    for number, item in enumerate(scores[0].parts, 1):
        points = [Text(str(score.parts[item])) for score in scores]
        table.add_row(f"{number:2} {say.known(f'item-{item}', say.word(f'item-{item}', item))}", *points)
    table.add_row(Text(f"   {say('total')}", style="bold"), *(Text(str(s.total), style="bold") for s in scores))
    return table


def draw_result(scene: Scene) -> RenderableType:
    """The score sheet of a finished game, and who has won."""
    winners = scene.game.winners()
    names = scene.say.list(scene.names[seat] for seat in winners)
    told = [] if scene.me is None else [Text(scene.say.tell(phrase)) for phrase in scene.game.outcome(scene.me)]
    return Group(draw_scores(scene), Text(""), heading(scene.say("winners", n=len(winners), names=names)), *told)
