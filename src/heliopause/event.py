"""What the game says of itself: what is asked and by what, where in the turn we are, what happened and why."""

from bisect import bisect_right
from typing import Any

from heliopause.kernel.machine import Question, State
from heliopause.kernel.option import Option
from heliopause.kernel.phrase import Phrase, name
from heliopause.kernel.rules import Rules
from heliopause.kernel.source import Source

ENDING = ("pass", "done")  # the options that leave something undone


class Phase:
    """A part of a turn: its id, and its place among the others (from 0; None in set-up and at the end)."""

    __slots__ = ("id", "number")

    def __init__(self, id: str, number: int | None) -> None:
        self.id = id
        self.number = number

    @property
    def phrase(self) -> Phrase:
        return Phrase(f"phase-{self.id}")

    def words(self, language: str = "en") -> str:
        return self.phrase.words(language)

    def __repr__(self) -> str:
        return f"<{self.id}>"


def phase_of(rules: Rules, state: State) -> Phase:
    id = "over" if state.over else rules.phase(state)
    return Phase(id, rules.phases.index(id) if id in rules.phases else None)


class Asked:
    """What a seat is asked: the bare question as `phrase`, what asks it as `source`, and what that is as `origin`."""

    __slots__ = ("origin", "phrase", "seat", "source")

    def __init__(self, seat: int, phrase: Phrase, source: Source, origin: Phrase | None = None) -> None:
        self.seat = seat
        self.phrase = phrase
        self.source = source
        self.origin = origin

    def whole(self) -> Phrase:
        """With its source, unless that is nothing but the phase of the turn."""
        if self.source.kind == "rule":
            return self.phrase
        return Phrase("question-of", {"source": self.source.phrase, "question": self.phrase})

    def words(self, language: str = "en") -> str:
        return self.whole().words(language)

    def __repr__(self) -> str:
        return f"<{self.words()}>"


def question_of(rules: Rules, state: State, names: list[str]) -> Asked | None:
    """What is asked, of a seat or of chance; None when the game is over."""
    asking: Question | None = state.asking
    if asking is None:
        return None
    if asking.seat < 0:
        return Asked(asking.seat, Phrase("ask-chance"), source_of(rules, state))
    source = source_of(rules, state)
    return Asked(asking.seat, rules.ask(state, asking, names), source, _origin(rules, state, source, names))


def _origin(rules: Rules, state: State, source: Source, names: list[str]) -> Phrase | None:
    """What the source is to who is asked: "event of slot D", "your action", "Ann's leader"."""
    asking = state.asking
    if source.kind == "rule" or asking is None:
        return None
    # an action is carried out by who is on turn, whoever is asked on the way
    owner = source.seat if source.seat is not None else rules.active(state) if source.kind == "space" else None
    owner = asking.seat if owner is None else owner
    said = Phrase(source.origin.message, dict(source.origin.args))
    said.args["mine"] = "yes" if owner == asking.seat else "no"
    said.args["who"] = name(names[owner], f"seat:{owner}")
    return said


def option_told(rules: Rules, state: State, option: Option, names: list[str]) -> Phrase:
    """An option in words. What ends a question says what is not done: "Build none"."""
    asking = state.asking
    if asking is None:
        return option.phrase
    told = rules.decline(state, asking) if option.id in ENDING else rules.retell(state, asking, option, names)
    return told or option.phrase


def source_of(rules: Rules, state: State) -> Source:
    """What has brought the game to this question: a card or a space, or else the phase of the turn."""
    frame = state.frame()
    return Source("rule", phase_of(rules, state).phrase) if frame is None else frame.source(state)


class Event:
    """Something that happened: to whom, in which words, by what, and in which turn (0 is the set-up).

    `kind` says what it means to the seats (story.py); empty if the game does not say.
    """

    __slots__ = ("kind", "number", "phrase", "seat", "source", "turn")

    def __init__(
        self, number: int, seat: int, phrase: Phrase, source: Source | None, turn: int, kind: str = ""
    ) -> None:
        self.number = number
        self.kind = kind
        self.seat = seat
        self.phrase = phrase
        self.source = source
        self.turn = turn

    @property
    def message(self) -> str:
        return self.phrase.message

    def words(self, language: str = "en") -> str:
        """The bare fact; `source` says where it comes from."""
        return self.phrase.words(language)

    def __repr__(self) -> str:
        return f"<{self.words()}>"


def events_of(rules: Rules, state: Any, names: list[str], since: int = 0) -> list[Event]:
    """The entries of the log from the given number on, told."""
    log = state.log or []
    turn = sum(1 for entry in log[:since] if entry[0] == rules.turn_code)
    found: list[Event] = []
    for number in range(since, len(log)):
        turn += log[number][0] == rules.turn_code
        found.append(event_at(rules, state, names, number, turn))
    return found


def event_at(rules: Rules, state: Any, names: list[str], number: int, turn: int) -> Event:
    """An entry of the log, told; `turn` is the number of its turn."""
    entry = state.log[number]
    frame = state.causes[number]
    source = None if frame is None else frame.source(state)
    kind = rules.meanings.get(entry[0], "")
    return Event(number, entry[1], rules.tell(state, entry, names), source, turn, kind)


class Turn:
    """A turn that was begun: whose, in which round, and after how many choices."""

    __slots__ = ("choices", "round", "seat")

    def __init__(self, seat: int, round: int, choices: int) -> None:
        self.seat = seat
        self.round = round
        self.choices = choices

    def __repr__(self) -> str:
        return f"<round {self.round}, seat {self.seat}, after {self.choices} choices>"


def turns_of(rules: Rules, state: Any, logged: list[int]) -> list[Turn]:
    """From the log; `logged` says how long it was before each choice."""
    log = state.log or []
    return [
        Turn(log[number][1], log[number][2], bisect_right(logged, number))
        for number in range(len(log))
        if log[number][0] == rules.turn_code
    ]
