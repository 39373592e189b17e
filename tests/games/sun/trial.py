"""A search that carries everything out, to compare with what is offered (rules 3.4, 3.7, 3.8).

It knows no purse and no shortcut. It forces the pawn onto a space, answers every question in every way that the
question itself allows, and sees whether some way pays the whole cost, carries out every mandatory part and leaves the
table changed.
"""

from typing import Any

from heliopause.beyond.alternatives import AskChoice, AskMay
from heliopause.beyond.card_search import AskCard, AskType
from heliopause.beyond.lines import ACTION_END, Step
from heliopause.beyond.log import NO_RESEARCH
from heliopause.beyond.options import DONE, PASS
from heliopause.beyond.research import AskSlot
from heliopause.checking import dump
from heliopause.games.sun.rules.annexing import AnnexAttached, Survey
from heliopause.games.sun.rules.colonies import AskColonize, Infiltrate
from heliopause.games.sun.rules.constants import CROWD, MAX_SHIP, POWER
from heliopause.games.sun.rules.copying import AskCopy, actions_to_copy
from heliopause.games.sun.rules.economy import AskPrice
from heliopause.games.sun.rules.events import AskRetire
from heliopause.games.sun.rules.fleet import (
    ANYWHERE,
    FROM_POP,
    FROM_SUPPLY,
    IN_DEEP_SPACE,
    AskBuild,
    AskJump,
    AskUpgrade,
    shipyards,
    steps,
)
from heliopause.games.sun.rules.options import PAY_ORE, PAY_POP
from heliopause.games.sun.rules.powers import usable_powers, use_power
from heliopause.games.sun.rules.research import Private, Research
from heliopause.games.sun.rules.state import State
from heliopause.games.sun.rules.tableau import AskRow
from heliopause.games.sun.rules.turn import AskSpace
from heliopause.kernel.machine import Chance, Operation, Question
from heliopause.kernel.option import Option

MOST_STATES = 20_000

# What is not on the table, or does not count as a change (rule 3.7).
UNDER_WAY = (
    "asking",
    "causes",
    "changed",
    "copied",
    "dirty",
    "exchanges",
    "log",
    "offered",
    "stack",
    "taken",
    "uninterrupted",
)
PASSING = frozenset((*UNDER_WAY, "pawn", "uncontrolled", "used"))
UNSEEN = frozenset(("causes", "log", "offered"))


class Impossible(Exception):
    """A cost cannot be paid, or a mandatory part not carried out."""


class Trial:
    """An action being tried out on a copy. `own` says of each operation on the stack whether it is the action's own.

    `before` is the table that the action must change. A copied action must change something by itself, as it would if
    it were printed on the space (rule 13.4), so there it is the table after the fee for copying.
    """

    def __init__(self, state: State, own: list[bool], before: Any) -> None:
        self.state = state
        self.own = own
        self.before = before
        self.question: Question | None = None
        self.asks_own = False

    @classmethod
    def forced(cls, state: State, space: int) -> "Trial":
        """The pawn moves to a space, whether or not the action is possible."""
        twin = state.copy()
        question = twin.asking
        assert isinstance(question, AskSpace)
        twin.asking = None
        trial = cls(twin, [False] * len(twin.stack), table(state))
        twin.log = []
        question.answer(twin, twin.content.spaces[space].option)
        trial.mark(True)
        return trial

    def copy(self) -> "Trial":
        twin = Trial(self.state.copy(), self.own[:], self.before)
        twin.state.log = []
        twin.question = self.question
        twin.asks_own = self.asks_own
        return twin

    def mark(self, own: bool) -> None:
        """What was just put on the stack is as much the action's own as what put it there; bonuses never are."""
        for operation in self.state.stack[len(self.own) :]:
            self.own.append(operation.binding if isinstance(operation, Step) else own)

    def run(self, freely: bool) -> bool:
        """Go on to the next question (True) or to the end of the action (False)."""
        state = self.state
        self.check_paid()
        while True:
            operation = state.stack.pop()
            own = self.own.pop()
            if operation is ACTION_END:
                return False
            if isinstance(operation, Question) and self.choices(operation, freely):
                self.question = operation
                self.asks_own = own
                return True
            if isinstance(operation, Question):
                if own and is_mandatory(operation):
                    raise Impossible(type(operation).__name__)
                continue
            self.act(operation, own)
            self.check_paid()

    def act(self, operation: Operation, own: bool) -> None:
        state = self.state
        assert state.log is not None
        height = len(state.stack) + (isinstance(operation, Step) and operation.following is not None)
        said = len(state.log)
        if own and isinstance(operation, Survey) and not operation.found and not any(state.system_decks):
            raise Impossible("AnnexFrom")
        operation.act(state)
        if isinstance(operation, Step) and operation.binding:
            part = operation.part
            idle = len(state.stack) == height and len(state.log) == said
            if idle and isinstance(part, (Infiltrate, AnnexAttached, Private)):
                raise Impossible(type(part).__name__)
            if isinstance(part, Research) and NO_RESEARCH in [entry[0] for entry in state.log[said:]]:
                raise Impossible("Research")
        self.mark(own)

    def check_paid(self) -> None:
        for faction in self.state.seats:
            if faction.ore < 0 or faction.pop < 0:
                raise Impossible("Pay")

    def choices(self, question: Question, freely: bool) -> list[Option]:
        if freely and not isinstance(question, Chance):
            return free_options(self.state, question)
        return question.options(self.state)

    def powers(self) -> list[Option]:
        """Any-time powers that may be used beside the question."""
        question = self.question
        if question is None or question.seat != self.state.active or self.state.uninterrupted:
            return []
        return usable_powers(self.state, question.seat)

    def after(self, option: Option) -> "Trial":
        """A copy in which the question is answered."""
        twin = self.copy()
        question = twin.question
        assert question is not None
        if option.kind == POWER:
            twin.state.asking = question
            use_power(twin.state, option.a)
            twin.own.append(twin.asks_own)  # the question is asked again after the power
            twin.mark(False)
        else:
            if isinstance(question, AskCopy):
                twin.before = table(twin.state)
            question.answer(twin.state, option)
            twin.mark(twin.asks_own)
        return twin

    def changed(self) -> bool:
        return bool(table(self.state) != self.before)

    def key(self) -> Any:
        # With its question in it, so that it is told beside the content, which goes by identity.
        state = self.state
        state.asking = self.question
        seen = dump(state, UNSEEN)
        state.asking = None
        return self.before, seen, tuple(self.own), self.asks_own


def is_mandatory(question: Question) -> bool:
    """Must it be answered if it is the action's own? Supply effects and upgrades may come to nothing (rule 3.8)."""
    if isinstance(question, AskBuild):
        return question.part.source == FROM_POP and not question.part.optional
    return isinstance(question, (AskCard, AskChoice, AskColonize, AskCopy, AskPrice, AskRow, AskSlot, AskType))


def free_options(state: State, question: Question) -> list[Option]:
    """Every answer that makes sense to the question by itself, without a look at what follows."""
    seat = question.seat
    faction = state.seats[seat]
    if isinstance(question, AskMay):
        return [PASS, question.part.option]
    if isinstance(question, AskChoice):
        return question.part.options
    if isinstance(question, AskPrice):
        return [PAY_POP, PAY_ORE]
    if isinstance(question, AskCopy):
        copied = state.copied
        actions = [action for action in actions_to_copy(state, seat) if question.part.line(state, action) is not None]
        return [action.copy for action in actions if not state.content.copy_bits[action.index] & copied]
    if isinstance(question, AskJump):
        return [DONE, *steps(state, seat)]
    if isinstance(question, AskSlot):
        options = [state.content.slots[slot].option for slot in question.part.slots(state, seat)]
        return [PASS, *options] if question.part.optional else options
    if isinstance(question, AskBuild):
        part = question.part
        from_supply = part.source == FROM_SUPPLY and faction.supply() > 0
        if not from_supply and not faction.pop:
            return []
        if part.where == ANYWHERE:
            places = [place for place in range(state.board.size) if place != state.board.extra or state.extra_link >= 0]
        else:
            places = [state.board.deep] if part.where == IN_DEEP_SPACE else shipyards(state, seat)
        options = [state.board.build[place] for place in places]
        optional = part.optional or (part.source == FROM_SUPPLY and not from_supply)
        return [PASS, *options] if optional else options
    if isinstance(question, AskUpgrade):
        options = [
            state.board.upgrade[index]
            for index, number in enumerate(faction.ships)
            if number > question.raised.count(index) and index % 4 != MAX_SHIP - 1
        ]
        return [DONE, *options] if question.part.optional and options else options
    if isinstance(question, AskRetire):
        options = [state.board.retire[index] for index, number in enumerate(faction.ships) if number]
        return [PASS, *options] if question.optional and options else options
    return question.options(state)


# Searching


class Search:
    """Whether an action can be completed; states met before are not entered again."""

    def __init__(self) -> None:
        self.met: dict[Any, bool] = {}

    def succeeds(self, trial: Trial) -> bool:
        """Is there a way to the end of the action that pays, does and changes something?"""
        try:
            if not trial.run(freely=True):
                return trial.changed()
        except Impossible:
            return False
        key = trial.key()
        if key not in self.met:
            assert len(self.met) < MOST_STATES, "too many states to search"
            self.met[key] = False  # a way through the same state again is no way
            assert trial.question is not None
            for option in trial.choices(trial.question, freely=True):
                if self.succeeds(trial.after(option)):
                    self.met[key] = True
                    break
        return self.met[key]


def table(state: State) -> Any:
    return dump(state, PASSING)


def reachable(state: State) -> list[int]:
    """The spaces to which the pawn may move, as far as pawns are concerned (rules 3.1 to 3.3)."""
    assert state.asking is not None
    faction = state.seats[state.asking.seat]
    others = [] if faction.powers & CROWD else [other.pawn for other in state.seats if other is not faction]
    spaces = state.content.spaces
    return [
        index for index in faction.spaces if spaces[index].repeatable or (index != faction.pawn and index not in others)
    ]


def possible_spaces(state: State) -> set[str]:
    return {
        str(state.content.spaces[space].option)
        for space in reachable(state)
        if Search().succeeds(Trial.forced(state, space))
    }


def offered_spaces(state: State) -> set[str]:
    question = state.asking
    assert isinstance(question, AskSpace)
    return {str(option) for option in question.options(state)}
