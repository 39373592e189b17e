"""Beyond the Sun as the public face needs it."""

from typing import Any

from heliopause.kernel.refusal import BadOption
from heliopause.kernel.rules import Rules
from heliopause.sun import scoring, telling, view, why
from heliopause.sun.automa.deck import LEVELS
from heliopause.sun.automa.pilot import Automa
from heliopause.sun.cards import Content, Settings
from heliopause.sun.setup import new_state
from heliopause.sun.state import State

DEFAULTS: dict[str, Any] = {
    "players": 4,
    "mats": "basic",
    "choose_mats": None,
    "tableau": False,
    "beginners": False,
    "start": None,
    "solo": False,
    "level": None,
}


AUTOMA_SEAT = 1


def settings(options: dict[str, Any]) -> Settings:
    """Check the options of a new game."""
    options = dict(options)
    solo = options.get("solo", False)
    if not isinstance(solo, bool):
        raise BadOption(f"solo is True or False, not {solo!r}")
    if solo and options.setdefault("players", 2) != 2:
        raise BadOption("the solo game is for one player and the automa: players is 2")
    if not solo and options.get("level") is not None:
        raise BadOption("a level is for the solo game: give solo=True")
    for key in options:
        if key not in DEFAULTS:
            raise BadOption(f"Beyond the Sun has no option {key!r}; it has {', '.join(DEFAULTS)}")
    wanted = {**DEFAULTS, **options}
    players = wanted["players"]
    if players not in (2, 3, 4) or isinstance(players, bool):
        raise BadOption(f"Beyond the Sun is for 2, 3 or 4 players, not {players!r}")
    if wanted["mats"] not in ("basic", "advanced"):
        raise BadOption(f"mats are 'basic' or 'advanced', not {wanted['mats']!r}")
    for key in ("tableau", "beginners"):
        if not isinstance(wanted[key], bool):
            raise BadOption(f"{key} is True or False, not {wanted[key]!r}")
    start = wanted["start"]
    if start is not None and (isinstance(start, bool) or not isinstance(start, int) or not 0 <= start < players):
        raise BadOption(f"start is a seat from 0 to {players - 1}, not {start!r}")
    choose = wanted["choose_mats"]
    if choose is None:
        choose = wanted["mats"] == "advanced"  # advanced mats are chosen (rule 14.1), basic ones dealt
    elif not isinstance(choose, bool):
        raise BadOption(f"choose_mats is True or False, not {choose!r}")
    made = Settings(players, wanted["mats"], choose, wanted["tableau"], wanted["beginners"], start)
    if solo:
        made.automa = AUTOMA_SEAT
        made.pilot = Automa()
        made.upgrades = upgrades(wanted["level"])
    return made


def upgrades(level: Any) -> tuple[str, ...]:
    """The upgrade cards of a named level, or those named by their letters, as in "ACN"."""
    if level is None:
        return ()
    known = LEVELS["legend"]
    letters = LEVELS.get(level.lower(), level.upper()) if isinstance(level, str) else None
    if letters is None or set(letters) - set(known) or len(set(letters)) != len(letters):
        raise BadOption(f"level is one of {', '.join(LEVELS)}, or letters of the upgrade cards {known}, not {level!r}")
    return tuple(sorted(letters))


def begin(content: Content, options: dict[str, Any]) -> State:
    """A game with these options, its set-up still to be done."""
    return new_state(content, settings(options))


def rules(content: Content) -> Rules:
    """The rules of Beyond the Sun with the content of one box."""
    return Rules(content, begin, scoring.scores, scoring.winners, view.view, telling.tell, why.why_not)
