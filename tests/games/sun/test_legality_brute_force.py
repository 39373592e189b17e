"""Legality looks ahead (rules 3.4, 3.7, 3.8): what is offered is compared with a search that carries everything out.

The search knows no purse and no shortcut. It forces the pawn onto a space, answers every question in every way that
the question itself allows, and sees whether some way pays the whole cost, carries out every mandatory part and leaves
the table changed.
"""

import random
from collections.abc import Iterator
from typing import Any

import pytest

import heliopause
from heliopause.beyond.alternatives import AskChoice, AskMay
from heliopause.beyond.card_search import AskCard, AskType
from heliopause.beyond.cards import TECHNOLOGY
from heliopause.beyond.lines import ACTION_END, Step
from heliopause.beyond.log import NO_RESEARCH
from heliopause.beyond.options import DONE, PASS
from heliopause.beyond.research import AskSlot
from heliopause.checking import dump
from heliopause.game import Game
from heliopause.games.sun.rules.annexing import AnnexAttached, Survey
from heliopause.games.sun.rules.cards import GUILD
from heliopause.games.sun.rules.colonies import AskColonize, Infiltrate
from heliopause.games.sun.rules.constants import CROWD, MAX_SHIP, POWER, POWERS
from heliopause.games.sun.rules.copying import AskCopy, actions_to_copy
from heliopause.games.sun.rules.economy import AskPrice
from heliopause.games.sun.rules.events import AskRetire
from heliopause.games.sun.rules.fleet import FROM_POP, FROM_SUPPLY, AskBuild, AskJump, AskUpgrade, shipyards, steps
from heliopause.games.sun.rules.options import PAY_ORE, PAY_POP
from heliopause.games.sun.rules.powers import usable_powers, use_power
from heliopause.games.sun.rules.research import Private, Research
from heliopause.games.sun.rules.state import State
from heliopause.games.sun.rules.tableau import AskRow
from heliopause.games.sun.rules.turn import AskSpace
from heliopause.kernel.machine import Chance, Operation, Question
from heliopause.kernel.option import Option
from tests.games.sun.position import Position
from tests.games.sun.test_properties import VARIANTS, state_of

MOST_STATES = 20_000
# With early powers and other means at once there are too many ways to search them all.
SHIPPED = sorted(variant for variant in VARIANTS if "pack" not in VARIANTS[variant])

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
        places = [state.board.deep] if part.in_deep_space else shipyards(state, seat)
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


# Positions


def positions(variant: str, seed: int, number: int) -> Iterator[State]:
    """Positions of random games in which a pawn is about to move, early and late, as they came."""
    rng = random.Random(f"{variant}{seed}")
    found = 0
    while found < number:
        game = heliopause.new("sun", players=rng.choice((2, 3, 4)), seed=rng.randrange(2**32), **VARIANTS[variant])
        for state in pawn_moves(game, rng):
            if rng.random() < 0.02 and found < number:
                found += 1
                yield state


def pawn_moves(game: Game, rng: random.Random) -> Iterator[State]:
    while not game.over:
        state = state_of(game)
        if isinstance(state.asking, AskSpace):
            yield state.copy()
        game.choose(rng.choice(game.options()))


def rearranged(state: State, rng: random.Random) -> State:
    """The same position with other means: every space of the box known, ore, cubes and powers changed."""
    twin = state.copy()
    question = twin.asking
    assert question is not None
    faction = twin.seats[question.seat]
    faction.ore = rng.choice((0, 1, 2, 3, 4, 5, 6, 7, 8, 12))
    for _ in range(rng.randrange(4)):
        if faction.pop and rng.random() < 0.5:
            faction.pop -= 1
            faction.return_cube()
        elif faction.take_supply() >= 0:
            faction.pop += 1
    if rng.random() < 0.1:
        faction.pop += faction.supply()
        faction.columns = [0] * 5
    while rng.random() < 0.1 and faction.pop:
        faction.pop -= 1
        faction.return_cube()
    if rng.random() < 0.3:
        own = [innovation.power for innovation in faction.mat.innovations]
        faction.powers |= rng.choice([bit for bit in POWERS.values() if bit not in own])
    if rng.random() < 0.3:
        faction.anytime = (*faction.anytime, rng.choice(twin.content.powers))
    known = set(faction.spaces)
    for space in twin.content.spaces:
        if space.index not in known and space.action.owner_kind in (TECHNOLOGY, GUILD):
            faction.spaces += (space.index,)
    return twin


# What is offered is possible, and what is possible is offered


@pytest.mark.rule("3.4")
@pytest.mark.rule("3.7")
@pytest.mark.parametrize("variant", sorted(VARIANTS))
def test_offered_spaces_are_the_possible_ones(variant: str) -> None:
    for state in positions(variant, 1, 40):
        assert offered_spaces(state) == possible_spaces(state)


@pytest.mark.rule("3.4")
@pytest.mark.rule("3.7")
@pytest.mark.parametrize("variant", SHIPPED)
def test_offered_spaces_are_the_possible_ones_with_other_means(variant: str) -> None:
    rng = random.Random(variant)
    for state in positions(variant, 2, 40):
        twin = rearranged(state, rng)
        assert offered_spaces(twin) == possible_spaces(twin)


def check_answers(state: State, space: int, rng: random.Random) -> None:
    """Within an action too: at every question of the acting seat exactly the answers are offered that can succeed."""
    search = Search()
    trial = Trial.forced(state, space)
    while trial.run(freely=False):
        question = trial.question
        assert question is not None
        options = trial.choices(question, freely=False)
        if trial.asks_own and question.seat == state.active:
            free = trial.choices(question, freely=True)
            successful = {str(option) for option in free if search.succeeds(trial.after(option))}
            assert {str(option) for option in options} == successful, state.content.spaces[space].id
        trial = trial.after(rng.choice(options))
    assert trial.changed()


@pytest.mark.rule("3.4")
@pytest.mark.rule("3.8")
@pytest.mark.parametrize("variant", sorted(VARIANTS))
def test_offered_answers_are_the_possible_ones(variant: str) -> None:
    rng = random.Random(variant)
    for state in positions(variant, 3, 5):
        twin = rearranged(state, rng)
        for space in reachable(twin):
            if str(twin.content.spaces[space].option) in offered_spaces(twin):
                check_answers(twin, space, rng)


@pytest.mark.rule("13.4")
def test_a_copied_action_must_change_something_by_itself() -> None:
    """The fee of the Technocrats' Guild is no excuse for copying a jump and staying where one is."""
    position = Position(players=2)
    position.state.guilds |= 1 << next(g.index for g in position.state.content.guilds if g.id == "technocrats-guild")
    position.seat(0).spaces += (position.space("technocrats-guild.0"),)
    position.ships(0, "sol", 1)
    position.give(0, pop=1, ore=2)
    position.turn(0).play("space:technocrats-guild.0", "copy:basic-3", "pass")
    assert position.offered() == ["jump:sol>a1:1", "jump:sol>s1:1"]


@pytest.mark.rule("3.7")
def test_a_power_used_meanwhile_is_no_change_of_the_action() -> None:
    """61 Cygni moves a ship while a jump is asked for; the jump itself has still to change something."""
    position = Position(players=2)
    position.colony(0, "61-cygni")
    position.ships(0, "sol", 1)
    position.give(0, pop=1, ore=0)
    position.turn(0).play("space:basic-3.0", "pass", "power:61-cygni", "jump:sol>a1:1")
    assert "done" not in position.offered()


# No dead ends


def check_every_way(state: State, space: int, most: int, rng: random.Random) -> None:
    """Follow every sequence of offered choices, powers included, or `most` of them: all end well."""
    met: set[Any] = set()
    open_ways = [(Trial.forced(state, space), False)]
    while open_ways and len(met) < most:
        trial, powered = open_ways.pop(rng.randrange(len(open_ways)))
        try:
            asked = trial.run(freely=False)
        except Impossible as missing:
            raise AssertionError(f"{state.content.spaces[space].id} was offered, but {missing} is left out") from None
        if not asked:
            # A power used on the way is not part of the action, but changes the table as well.
            assert powered or trial.changed(), state.content.spaces[space].id
            continue
        key = (trial.key(), powered)
        if key not in met:
            met.add(key)
            assert trial.question is not None
            ways = [(option, powered) for option in trial.choices(trial.question, freely=False)]
            ways += [(option, True) for option in trial.powers()] if len(ways) > 1 else []
            rng.shuffle(ways)
            open_ways += [(trial.after(option), powered) for option, powered in ways[:12]]


@pytest.mark.rule("3.4")
@pytest.mark.rule("3.7")
@pytest.mark.parametrize("variant", sorted(VARIANTS))
def test_no_way_through_an_action_is_a_dead_end(variant: str) -> None:
    rng = random.Random(variant)
    for state in positions(variant, 4, 5):
        for position in (state, rearranged(state, rng)):
            for space in reachable(position):
                if str(position.content.spaces[space].option) in offered_spaces(position):
                    check_every_way(position, space, 12, rng)
