"""Beyond the Horizon in the terminal."""

from rich.console import Group

from heliopause.games.horizon.rules.loading import compile_content
from heliopause.games.horizon.rules.notation import HORIZON
from heliopause.games.horizon.rules.scoring import ITEMS
from heliopause.games.horizon.terminal.cardwords import LINES, read
from heliopause.games.horizon.terminal.draw_board import draw_board
from heliopause.games.horizon.terminal.draw_map import draw_display, draw_map
from heliopause.games.horizon.terminal.draw_mat import draw_mat, draw_others, draw_own, purse
from heliopause.games.horizon.terminal.draw_rest import draw_rest
from heliopause.games.horizon.terminal.hints import hint
from heliopause.games.horizon.terminal.things import cards, things
from heliopause.terminal.box import Box
from heliopause.terminal.draw_score import draw_claims

STARTER = """\
[territory.nile-delta]
strength = 3
explore = "2 coins"

[construction.farm]
cost = 3
bonus = "produce population, 1 coin"
"""

BOX = Box(
    name="horizon",
    draw_board=draw_board,
    draw_map=draw_map,
    draw_own=draw_own,
    draw_others=draw_others,
    draw_mat=draw_mat,
    draw_rest=draw_rest,
    purse=purse,
    looks={
        "goals": lambda scene: Group(draw_claims(scene), draw_rest(scene)),
        "constructions": lambda scene: draw_display(scene, full=True),
    },
    turn_begins=("AskSpace", "AskGovernment"),
    hint=hint,
    things=things,
    cards=cards,
    items=ITEMS,
    notation=HORIZON,
    lines=LINES,
    read=read,
    compile_content=compile_content,
    starter=STARTER,
)
