"""Beyond the Sun: its rules, solo deck, cards, words, bots, screens and encodings."""

from heliopause.games.sun.options import SunOptions
from heliopause.kernel.spec import GameSpec

SPEC = GameSpec(
    name="sun",
    title="Beyond the Sun",
    players=(2, 3, 4),
    number=4,
    options=SunOptions,
    first_game={"beginners": True, "short": True},
    package=__name__,
    rules=f"{__name__}.rules.game:rules",
    view=f"{__name__}.rules.view:SunView",
    content=("boards", "technologies", "events", "systems", "achievements", "guilds", "mats", "automa"),
    pages=("rules", "solo"),
    bots=f"{__name__}.bots.turn_planner:SunPlanner",
    terminal=f"{__name__}.terminal:SCREENS",
    env=f"{__name__}.env:encoding",
    text=f"{__name__}.env.text:text",
    picture=f"{__name__}.env.picture:draw",
    lab=f"{__name__}.lab:SunReader",
    cards=f"{__name__}.cards_told:cards",
    form=f"{__name__}.rules.loading:FORM",
)
