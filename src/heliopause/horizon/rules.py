"""Beyond the Horizon as the public face needs it."""

from typing import Any

from heliopause.common.telling import Entry
from heliopause.horizon import scoring, telling, view, why
from heliopause.horizon.cards import Settings
from heliopause.horizon.setup import new_state
from heliopause.horizon.state import State
from heliopause.kernel.phrase import Phrase
from heliopause.kernel.refusal import BadOption, Refusal
from heliopause.kernel.rules import Rules as KernelRules
from heliopause.kernel.score import Score

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


class Rules(KernelRules):
    """The rules of Beyond the Horizon with the content of one box."""

    def new_state(self, options: dict[str, Any]) -> State:
        return new_state(self.content, settings(options))

    def scores(self, state: State) -> list[Score]:
        return scoring.scores(state)

    def winners(self, state: State) -> list[int]:
        return scoring.winners(state)

    def view(self, state: State) -> dict[str, Any]:
        return view.view(state)

    def tell(self, state: State, entry: Entry, names: list[str]) -> Phrase:
        return telling.tell(state, entry, names)

    def why_not(self, state: State, id: str, names: list[str]) -> Refusal:
        return why.why_not(state, id, names)
