"""What a choice would do: a copy of the position plays it, until somebody else or chance is asked or the seat again."""

from collections.abc import Callable
from typing import Any

from heliopause.event import Event, events_of
from heliopause.kernel.machine import CHANCE, Chance, State
from heliopause.kernel.option import Option
from heliopause.kernel.phrase import Phrase, name
from heliopause.kernel.rules import Measure, Rules

MANY_DRAWS = 20


class Change:
    """Something that would be another number: whose (None: the table's), what, before and after."""

    __slots__ = ("after", "before", "holding", "key", "phrase", "seat")

    def __init__(self, measure: Measure, before: int, after: int) -> None:
        self.seat = measure.seat
        self.key = measure.key
        self.phrase = measure.phrase
        self.holding = measure.holding
        self.before = before
        self.after = after

    def told(self) -> Phrase:
        if self.holding:
            return Phrase("change-won" if self.after else "change-lost", {"what": self.phrase})
        return Phrase("change", {"what": self.phrase, "before": self.before, "after": self.after})

    def __repr__(self) -> str:
        return f"<{self.key} of {self.seat}: {self.before} to {self.after}>"


class Preview:
    """`changes` are sure. `next` is who is asked then: a seat, CHANCE, or None at the end of the game.

    `final`: it runs into chance or out of the chooser's hands, so there may be no way back. `ends_turn`: the turn is
    over with it, or may be, once chance has spoken.
    """

    __slots__ = ("changes", "ends_turn", "events", "final", "next", "option", "phrase")

    def __init__(
        self,
        option: Option,
        changes: list[Change],
        events: list[Event],
        asked: int | None,
        final: bool,
        ends_turn: bool,
        phrase: Phrase,
    ) -> None:
        self.option = option
        self.changes = changes
        self.events = events
        self.next = asked
        self.final = final
        self.ends_turn = ends_turn
        self.phrase = phrase

    def words(self, language: str = "en") -> str:
        return self.phrase.words(language)

    def __repr__(self) -> str:
        return f"<{self.option.id}: {self.words()}>"


def preview_of(rules: Rules, state: Any, option: Option, names: list[str]) -> Preview:
    """The state is left as it is."""
    asking = state.asking
    after = state.copy()
    after.log = []
    after.causes = []
    after.answer(option)
    changes = changes_between(rules, state, after, asking.seat, names)
    asked = None if after.asking is None else after.asking.seat
    final = asked != asking.seat
    phrase = _told(changes, asked, asking.seat, names)
    events = events_of(rules, after, names)
    return Preview(option, changes, events, asked, final, _turn_ends(rules, after), phrase)


def _turn_ends(rules: Rules, after: Any) -> bool:
    """Is the turn over? Where chance is asked, any of its answers will do to see how the game goes on."""
    for _ in range(MANY_DRAWS):
        if not isinstance(after.asking, Chance):
            break
        after.answer(after.asking.draw(after, lambda n: 0))
    return after.over or any(entry[0] == rules.turn_code for entry in after.log)


def changes_between(rules: Rules, before: State, after: State, seat: int, names: list[str]) -> list[Change]:
    """What can be counted and differs, the seat's own first; points from the first round on."""
    scored = before.round > 0
    known = {(measure.seat, measure.key): measure for measure in _measured(rules, before, names, scored)}
    found: list[Change] = []
    for measure in _measured(rules, after, names, scored):
        earlier = known.pop((measure.seat, measure.key), None)
        value = 0 if earlier is None else earlier.value
        if measure.value != value:
            found.append(Change(measure, value, measure.value))
    found += [Change(measure, measure.value, 0) for measure in known.values() if measure.value]
    return sorted(found, key=_own_first(seat))


def _measured(rules: Rules, state: State, names: list[str], scored: bool) -> list[Measure]:
    points = rules.scores(state) if scored else []
    said = Phrase("measure-points")
    found = [Measure(seat, "points", said, score.total) for seat, score in enumerate(points)]
    return rules.measures(state, names) + found


def _own_first(seat: int) -> Callable[[Change], tuple[bool, int]]:
    return lambda change: (change.seat != seat, -1 if change.seat is None else change.seat)


def _told(changes: list[Change], asked: int | None, seat: int, names: list[str]) -> Phrase:
    """Own changes, those of others by name, and who is asked then if it is not the seat itself."""
    parts = []
    for change in changes:
        if change.seat is None or change.seat == seat:
            parts.append(change.told())
        else:
            who = name(names[change.seat], f"seat:{change.seat}")
            parts.append(Phrase("change-of", {"who": who, "change": change.told()}))
    if asked is None:
        parts.append(Phrase("preview-over"))
    elif asked == CHANCE:
        parts.append(Phrase("preview-chance"))
    elif asked != seat:
        parts.append(Phrase("preview-other", {"who": name(names[asked], f"seat:{asked}")}))
    return Phrase("preview", {"parts": parts}) if parts else Phrase("preview-nothing")
