"""What happened as it concerns a seat: what the others did, and what their doing gave it or took from it.

A game says which entries of its log mean something (Rules.meanings):

- `deed`: worth telling of another's turn (an action, a discovery, a colony);
- `gain` and `loss`: worth telling to whom it happens by another's doing;
- `won` and `lost`: of something that several want: told to everybody;
- `event`, `claim`, `ending`, `over`: told to everybody.
"""

from typing import Any

from heliopause.event import Event, events_of
from heliopause.kernel.phrase import Phrase
from heliopause.kernel.rules import Rules
from heliopause.kernel.source import Source

TO_WHOM_IT_HAPPENS = ("gain", "loss")


class StoryItem:
    """`seat` is whose turn it was; `concerns` says whether it happened to the seat the story is told to.

    `about` are the places, cards and seats it is about; `event` is its number among `game.events`.
    """

    __slots__ = ("concerns", "event", "kind", "seat")

    def __init__(self, kind: str, seat: int, concerns: bool, event: Event) -> None:
        self.kind = kind
        self.seat = seat
        self.concerns = concerns
        self.event = event

    @property
    def phrase(self) -> Phrase:
        return self.event.phrase

    @property
    def source(self) -> Source | None:
        return self.event.source

    @property
    def about(self) -> list[str]:
        return self.event.phrase.things()

    def words(self, language: str = "en") -> str:
        return self.phrase.words(language)

    def __repr__(self) -> str:
        return f"<{self.kind}: {self.words()}>"


def story_of(rules: Rules, state: Any, names: list[str], seat: int, since: int) -> list[StoryItem]:
    """From entry number `since` of the log on; what the seat did in its own turns is left out."""
    log = state.log or []
    whose = next((entry[1] for entry in reversed(log[:since]) if entry[0] == rules.turn_code), None)
    found: list[StoryItem] = []
    for event in events_of(rules, state, names, since):
        code, who = log[event.number][0], event.seat
        if code == rules.turn_code:
            whose = who
        kind = rules.meanings.get(code)
        if kind is None or whose is None:
            continue
        concerns = who == seat or f"seat:{seat}" in event.phrase.things()
        if kind in ("ending", "over") or (whose != seat and (kind not in TO_WHOM_IT_HAPPENS or concerns)):
            found.append(StoryItem(kind, whose, concerns, event))
    return found
