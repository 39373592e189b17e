"""The automa's answers to whatever the rules ask it (solo rules 4 to 8).

Ships, upgrades, research and cards have their own preferences. In everything else it takes what is best for it: the
most points, then production, discs, resources and fleet; what is still equal is left to chance.
"""

from itertools import pairwise
from typing import Final, final

from heliopause.beyond.card_search import AskCard, AskType
from heliopause.beyond.cards import Technology
from heliopause.beyond.lines import Step
from heliopause.beyond.log import NO_RESEARCH
from heliopause.beyond.options import DONE, PASS
from heliopause.beyond.research import AskSlot
from heliopause.games.sun.rules import log
from heliopause.games.sun.rules.colonies import AskColonize, AskSettle, settle_ship, settled
from heliopause.games.sun.rules.constants import FOOD, ORE
from heliopause.games.sun.rules.fleet import FROM_SUPPLY, AskBuild, AskJump, AskUpgrade, move_ship, note_move
from heliopause.games.sun.rules.options import BLIND, TYPE
from heliopause.games.sun.rules.packing import powers_of, ship_index, ships_at
from heliopause.games.sun.rules.pilot import Pilot
from heliopause.games.sun.rules.scoring import score
from heliopause.games.sun.rules.setup import AskMat
from heliopause.games.sun.rules.state import State
from heliopause.games.sun.rules.tableau import AskRow
from heliopause.games.sun.solo import preferences, turn
from heliopause.games.sun.solo.deck import cards_left
from heliopause.games.sun.solo.resolving import build_place, slots_to_research
from heliopause.kernel.machine import Chance, Frame, Question
from heliopause.kernel.option import Option

TRIALS: Final = 500
BETWEEN: Final = (Frame, AskBuild)  # what may lie between a ship that is built and the jump that follows


@final
class Automa(Pilot):
    """The solo deck at its seat."""

    __slots__ = ()

    def begin_turn(self, state: State, seat: int) -> None:
        turn.begin_turn(state, seat)

    def turns_to_come(self, state: State) -> tuple[int, int]:
        """Of two seats in turn; the automa draws a card in each of its turns, and a second one if it must."""
        cards = cards_left(state)
        before = 0 if state.active == state.automa else 1  # then the next turn is its own
        return 2 * ((cards + 1) // 2) - before, 2 * cards - before

    def exhausted(self, state: State) -> bool:
        if cards_left(state):
            return False
        state.note(log.AUTOMA_OUT, state.automa)
        return True

    def answer(self, state: State, question: Question, options: list[Option]) -> None:
        if isinstance(question, AskJump):
            return jump(state, question)
        if isinstance(question, AskUpgrade):
            return upgrade(state, question, options)
        if isinstance(question, AskBuild):
            return build(state, question)
        if isinstance(question, AskSlot):
            return research(state, question)
        if isinstance(question, AskType):
            return seek(state, question)
        if isinstance(question, AskCard):
            return question.answer(state, options[-1])  # a second card was sought only because the first gives nothing
        if isinstance(question, AskRow):
            return pick_from_row(state, question, options)
        if isinstance(question, AskSettle):
            return settle(state, question)
        if isinstance(question, AskMat):
            return choose_among(state, question, options)
        if isinstance(question, AskColonize):
            most = max(preferences.points(state, option.a) for option in options)
            return choose_among(
                state, question, [option for option in options if preferences.points(state, option.a) == most]
            )
        return take_the_best(state, question, options)


# Ships


def jump(state: State, question: AskJump) -> None:
    """All moves of the plan, each ship by a shortest way; control is checked afterwards as always."""
    seat = question.seat
    moves = preferences.plan(state, seat, question.points)
    if not moves:
        state.note(log.AUTOMA_STAY, seat)
    state.uninterrupted = True
    for move in moves:
        state.note(log.AUTOMA_MOVE, seat, move.preference, move.level, state.where(move.target))
        way = preferences.route(state, seat, move.origin, move.target)
        for here, there in pairwise(way):
            option = next(option for option in state.jumps.anywhere[ship_index(here, move.level)] if option.b == there)
            move_ship(state, seat, option)
            note_move(state, log.JUMP, seat, option)
    state.uninterrupted = False


def upgrade(state: State, question: AskUpgrade, options: list[Option]) -> None:
    seat, by = question.seat, question.part.by
    ranks = {
        option: preferences.upgrade_rank(state, seat, option.a, option.b, by)
        for option in options
        if option is not DONE
    }
    best = min(ranks.values())
    wanted = [option for option, rank in ranks.items() if rank == best]
    choose_among(state, question, wanted, min(best[0], 5))


def build(state: State, question: AskBuild) -> None:
    """Where the solo rules say, which may be a shipyard that it does not control yet."""
    seat, part = question.seat, question.part
    following = next((operation for operation in reversed(state.stack) if not isinstance(operation, BETWEEN)), None)
    rest = following.rest if isinstance(following, Step) and following.seat == seat else ()
    place, why = build_place(state, seat, part, rest)
    if part.source == FROM_SUPPLY or state.seats[seat].pop:
        state.note(log.AUTOMA_PLACE, seat, why, state.where(place))
        question.answer(state, state.board.build[place])


# Research


def research(state: State, question: AskSlot) -> None:
    slots = slots_to_research(state, question.seat, question.part)
    if slots:
        state.note(log.AUTOMA_TOP, question.seat, slots[0])
        question.answer(state, state.content.slots[slots[0]].option)
    elif question.part.optional:
        question.answer(state, PASS)
    else:
        state.note(NO_RESEARCH, question.seat)


def seek(state: State, question: AskType) -> None:
    """The type that the highest prerequisite on the board passes on."""
    content = state.content
    slot = content.slots[question.find.slot]
    techs = state.seats[question.seat].techs
    own = slot.prerequisites & techs or slot.prerequisites
    for index, card in enumerate(state.card_at):
        if own >> index & 1 and card >= 0 and question.types >> content.technologies[card].right & 1:
            state.note(log.AUTOMA_TYPE, question.seat, content.technologies[card].right, index)
            question.answer(state, TYPE[content.technologies[card].right])
            return
    question.answer(state, question.options(state)[0])


def pick_from_row(state: State, question: AskRow, options: list[Option]) -> None:
    """With the tableau: the first card of the row with an immediate bonus, or else the second, or a blind draw."""
    cards: list[Technology] = [state.content.technologies[option.a] for option in options if option is not BLIND]
    if not cards:
        question.answer(state, BLIND)
        return
    giving = [card for card in cards if card.immediate is not None]
    question.answer(state, (giving or cards[1:] or cards)[0].option)


# Colonies


def settle(state: State, question: AskSettle) -> None:
    """The ships with the least power that is enough; of those the fewest (house)."""
    seat, place = question.seat, question.place
    ships = [level for level, number in enumerate(ships_at(state.seats[seat].ships, place), 1) for _ in range(number)]
    sets = [[ships[bit] for bit in range(len(ships)) if chosen >> bit & 1] for chosen in range(1, 1 << len(ships))]
    enough = [group for group in sets if sum(group) >= question.missing]
    for level in min(enough, key=lambda group: (sum(group), len(group))):
        settle_ship(state, seat, place, level)
    settled(state, seat, place)


# Everything else


@final
class Trials:
    """What comes after an option is tried as well, and what comes after that: a few decisions in a row are millions of
    ways. Where so many trials are not enough, only what comes next is tried, and then the first option is taken."""

    __slots__ = ("left", "near", "within")

    def __init__(self) -> None:
        self.left = 0
        self.near = False  # is only what comes next tried?
        self.within = 0  # trials under way, one within the other

    def deeper(self) -> bool:
        """May what comes after a trial be tried too?"""
        return self.within < 2 if self.near else self.left > 0


trials: Final = Trials()  # of the decision that is being made; between decisions nothing is kept in it


def take_the_best(state: State, question: Question, options: list[Option]) -> None:
    if len(options) == 1 or (trials.within and not trials.deeper()):
        question.answer(state, options[0])
        return
    outermost = not trials.within
    if outermost:
        trials.left = TRIALS
        trials.near = False
    worths = tried(state, question, options)
    if outermost and trials.left <= 0:
        trials.near = True
        worths = tried(state, question, options)
    best = max(worths.values())
    choose_among(state, question, [option for option, worth in worths.items() if worth == best])


def tried(state: State, question: Question, options: list[Option]) -> dict[Option, tuple[int, ...]]:
    trials.within += 1
    try:
        return {option: worth_of(state, question, option) for option in options}
    finally:
        trials.within -= 1


def worth_of(state: State, question: Question, option: Option) -> tuple[int, ...]:
    """What the automa would have after an option, as far as it can be known: points first."""
    trials.left -= 1
    trial = state.copy()
    trial.asking = None
    question.answer(trial, option)
    trial.run()
    seat = question.seat
    faction = trial.seats[seat]
    production = len(faction.mat.growing[faction.tracks[FOOD]]) + faction.mat.mining[faction.tracks[ORE]]
    return (
        score(trial, seat).total,
        production,
        faction.discs_off(),
        faction.pop + faction.ore,
        sum(powers_of(trial.power, seat)),
    )


def choose_among(state: State, question: Question, options: list[Option], preference: int = -1) -> None:
    """Ties are broken by chance. An upgrade is told with the preference it serves."""
    if len(options) == 1:
        decide(state, question, options[0], preference)
    else:
        state.stack.append(BreakTie(question, tuple(options), preference))


def decide(state: State, question: Question, option: Option, preference: int) -> None:
    if preference >= 0:
        state.note(log.AUTOMA_UPGRADE, question.seat, preference, state.where(option.a))
    question.answer(state, option)


@final
class BreakTie(Chance):
    """Which of equally good options does the automa take?"""

    __slots__ = ("among", "preference", "question")

    def __init__(self, question: Question, among: tuple[Option, ...], preference: int) -> None:
        super().__init__()
        self.question = question
        self.among = among
        self.preference = preference

    def outcomes(self, state: State) -> list[tuple[Option, int]]:
        return [(option, 1) for option in self.among]

    def answer(self, state: State, option: Option) -> None:
        state.note(log.AUTOMA_TIE, self.question.seat, len(self.among))
        decide(state, self.question, option, self.preference)
