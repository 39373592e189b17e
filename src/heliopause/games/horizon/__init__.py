"""Beyond the Horizon: its rules, cards, words, bots, screens and encodings."""

from heliopause.games.horizon.options import HorizonOptions
from heliopause.kernel.spec import GameSpec

SPEC = GameSpec(
    name="horizon",
    title="Beyond the Horizon",
    players=(2, 3, 4),
    options=HorizonOptions,
    first_game={"short": True},
    package=__name__,
    rules=f"{__name__}.rules.game:rules",
    number=3,
    view=f"{__name__}.rules.view:HorizonView",
    content=("boards", "technologies", "leaders", "governments", "goals", "territories", "constructions"),
    bots=f"{__name__}.bots.turn_planner:HorizonPlanner",
    terminal=f"{__name__}.terminal:SCREENS",
    env=f"{__name__}.env:encoding",
    text=f"{__name__}.env.text:text",
    picture=f"{__name__}.env.picture:draw",
    lab=f"{__name__}.lab:HorizonReader",
    cards=f"{__name__}.cards_told:cards",
    form=f"{__name__}.rules.loading:FORM",
)
