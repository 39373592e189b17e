"""Beyond the Horizon as the public face needs it."""

from typing import Any

from heliopause.horizon import scoring, telling, view, why
from heliopause.horizon.cards import Content, Settings
from heliopause.horizon.setup import new_state
from heliopause.horizon.state import State
from heliopause.kernel.refusal import BadOption
from heliopause.kernel.rules import Rules

DEFAULTS: dict[str, Any] = {"players": 4, "start": None}


def settings(options: dict[str, Any]) -> Settings:
    """Check the options of a new game."""
    for key in options:
        if key not in DEFAULTS:
            raise BadOption(f"Beyond the Horizon has no option {key!r}; it has {', '.join(DEFAULTS)}")
    wanted = {**DEFAULTS, **options}
    players = wanted["players"]
    if players not in (2, 3, 4) or isinstance(players, bool):
        raise BadOption(f"Beyond the Horizon is for 2, 3 or 4 players, not {players!r}")
    start = wanted["start"]
    if start is not None and (isinstance(start, bool) or not isinstance(start, int) or not 0 <= start < players):
        raise BadOption(f"start is a seat from 0 to {players - 1}, not {start!r}")
    return Settings(players, start)


def begin(content: Content, options: dict[str, Any]) -> State:
    """A game with these options, its set-up still to be done."""
    return new_state(content, settings(options))


def rules(content: Content) -> Rules:
    """The rules of Beyond the Horizon with the content of one box."""
    return Rules(content, begin, scoring.scores, scoring.winners, view.view, telling.tell, why.why_not)
