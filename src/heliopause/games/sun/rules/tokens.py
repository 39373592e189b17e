"""What cards count, and powers, as they are drawn: tokens for every word of the notation."""

from typing import Final

from heliopause.games.sun.rules.constants import LEVELS
from heliopause.kernel.tokens import Tokens, framed, more, piece, row, word

COUNTED: Final[dict[str, Tokens]] = {
    "colonies": row("colony"),
    "controlled locations": row("control"),
    "shipyards": row("yard"),
    "systems controlled": row("system", "control"),
    "ships": row("ship"),
    "fleet power": row("power"),
    "level 4 ships": row(piece("ship", 4)),
    "locations with ships": row("places"),
    "ships in Deep Space": row("ship", "deep"),
    "technologies": row("technology"),
    "scientific technologies": row("scientific"),
    "economic technologies": row("economic"),
    "military technologies": row("military"),
    "commercial technologies": row("commercial"),
    **{f"level {numeral} technologies": row("technology", framed(numeral)) for numeral in LEVELS[1:]},
    "automation levels": row("automation"),
    "food discs off": row("food", "disc"),
    "ore discs off": row("gear", "disc"),
    "discs off": row("disc"),
    "specialties": row("food", "or", "gear"),
    "pop": row("pop"),
    "ore": row("ore"),
    "resources": row("pop", "or", "ore"),
    "achievements": row("star"),
    "guilds open": row("guild"),
    "control taken": row("control", "taken"),
}


def drawn_power(name: str, number: int) -> Tokens:
    return row("jump", more(number)) if name == "far-jump" else row(word(f"short-power-{name}", number))
