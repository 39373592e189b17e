"""What cards count, what sets a trigger off, and powers, as they are drawn: tokens for every word of the notation."""

from typing import Final

from heliopause.games.horizon.rules.constants import LEVELS, TRACKS, UNITS
from heliopause.kernel.tokens import Icon, Tokens, framed, more, row, word

TRACK_ICONS: Final[tuple[Icon, ...]] = ("food", "economy", "infrastructure")  # by track
UNIT_ICONS: Final[tuple[Icon, ...]] = ("settler", "soldier")  # by kind

COUNTED: Final[dict[str, Tokens]] = {
    "villages": row("village"),
    "cities": row("city"),
    "constructions": row("construction"),
    "constructions in supply": row("construction", "supply"),
    "technologies": row("technology"),
    **{f"level {numeral} technologies": row("technology", framed(numeral)) for numeral in LEVELS[1:]},
    "science technologies": row("science"),
    "commerce technologies": row("commerce"),
    "military technologies": row("military"),
    "culture technologies": row("culture"),
    "leaders": row("leader"),
    "private technologies": row("private", "technology"),
    "goals": row("goal"),
    "coins": row("coin"),
    "pop": row("pop"),
    "settlers": row("settler"),
    "soldiers": row("soldier"),
    "units": row("unit"),
    "settler strength": row("settler", "power"),
    "soldier strength": row("soldier", "power"),
    "unit strength": row("unit", "power"),
    **{f"{track} cubes off": row(icon, "cube") for track, icon in zip(TRACKS, TRACK_ICONS, strict=True)},
    "cubes off": row("cube"),
    "investments": row("investment"),
    "tiles explored": row("explore"),
    "tiles with a unit": row("places"),
    "explored tiles on the map": row("explore", "anywhere"),
    "empty columns": row("none", "supply"),
    "settle tokens": row("settle", "token"),
    "fortify tokens": row("fortify", "token"),
}

WHEN: Final[dict[str, Tokens]] = {
    "explore": row("explore"),
    "settle": row("settle"),
    "fortify": row("fortify"),
    "build": row("build"),
    "build new": row("build", "new"),
    "build existing": row("build", "existing"),
    "research": row("research"),
    **{f"research {numeral}": row("research", framed(numeral)) for numeral in LEVELS[1:]},
    "discover": row("discover"),
    "invest": row("invest"),
    **{f"enlist {unit}": row("enlist", icon) for unit, icon in zip(UNITS, UNIT_ICONS, strict=True)},
    "produce population": row("produce", "pop"),
    "produce coins": row("produce", "coin"),
    "claim goal": row("claim"),
    "turn": row("turn"),
}


def drawn_power(name: str, number: int) -> Tokens:
    return row("move", more(number)) if name == "far-movement" else row(word(f"short-power-{name}", number))
