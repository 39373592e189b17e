"""How good a position is for a seat of either game: claims and technologies, in victory points; and what a learned
evaluation sees of them."""

from dataclasses import dataclass
from typing import Any, Final

from heliopause.beyond.cards import Slot
from heliopause.beyond.conditional import ForEach, If, Others
from heliopause.beyond.state import Seat, State
from heliopause.beyond.turn import last_round
from heliopause.kernel.deck import members

NEVER: Final = 99  # the price of what there is no action for
TIME: Final = ("always", "to move", "ending")
TECHNOLOGIES: Final = (
    "technologies of level 1",
    "technologies of level 2",
    "technologies of level 3",
    "technologies of level 4",
    "slots of level 2 open",
    "slots of level 3 open",
    "slots of level 4 open",
    "way to level 4",
)
CLAIMS: Final = ("claims", "nearest claims")


@dataclass(frozen=True)
class TechnologyWeights:
    """What a set of technologies is worth, in victory points."""

    research_three: tuple[float, float, float]  # an action to research level III: points, times this, less its price
    research_four: tuple[float, float, float]  # by that; the same for level IV
    recruiting: float  # what an ordinary turn's action brings
    slot: float  # a slot one may research next
    without_action: float  # how much of level IV counts without an action to research it
    action: float = 0.3  # for each turn left: what the best other actions bring more than recruiting


class ActionValue:
    """An action space in short: what research costs there, and what else it gives."""

    __slots__ = ("gain", "research")

    def __init__(self) -> None:
        self.research = [-1.0] * 5  # by level: the price in points, or -1
        self.gain = 0.0

    def researches(self, levels: int, price: float) -> None:
        for level in range(1, 5):
            if levels >> level & 1 and not 0 <= self.research[level] <= price:
                self.research[level] = price


def conditional_value(part: If | ForEach | Others, line: float) -> float:
    """A line that depends on the table, by what it would be worth by itself."""
    if isinstance(part, If):
        return 0.6 * line
    if isinstance(part, ForEach):
        return min(part.count.limit or 2, 4) * 0.75 * line
    return 0.3 * line if part.everyone else -0.4 * line


class Evaluator:
    """Evaluates positions for one seat. How long the game will last is settled once, when it is made."""

    def __init__(self, state: State, seat: int, turns_left: float) -> None:
        self.seat = seat
        self.turns_left = turns_left
        self.fade = turns_left / (turns_left + 1.5)  # what moves on the board is of no use at the end
        self.often = 1.0  # how useful an action is that may be taken for the rest of the game
        self.producing = seat == state.active and not state.over  # a production phase may still come this turn

    def value(self, state: Any) -> float:
        total = 0.0
        for term in self.terms(state):
            total += term
        return total

    def terms(self, state: Any) -> tuple[float, ...]:
        """The value in parts, in the order of the game's TERMS."""
        raise NotImplementedError

    def claims(self, state: State, weight: float, extra: float) -> float:
        """What may be claimed: its points and `extra`, or so much of them when it is all but reached."""
        total = 0.0
        claimed = state.seats[self.seat].claimed
        for number, card in enumerate(state.claim_cards()):
            if claimed >> number & 1:
                continue
            taken = len(state.claims[number])
            if taken >= card.slot_count(state.players):
                continue
            condition = card.condition
            done = (condition.counter(state, self.seat) + self.unseen(state, condition.word)) / condition.least
            points = card.slots[taken] + extra
            if done >= 1:
                total += points
            elif self.turns_left:
                total += weight * points * done * done
        return total

    def unseen(self, state: Any, word: str) -> int:
        """How many more of these a trial has brought and left face down."""
        return 0


class TechnologyValue:
    """What a set of technologies allows: actions, slots to go on to, and how near level IV is.

    A game's own adds up the parts, and what only it has.
    """

    __slots__ = ("openings", "prices", "steps", "value")

    def __init__(self) -> None:
        self.value = 0.0
        self.openings = [0, 0, 0, 0, 0]  # by level: slots to go on to
        self.prices: list[float] = []  # of research by level, in points; -1 without an action for it
        self.steps: list[tuple[int, float]] = []  # slots of level IV, and how near they are

    def add_actions(self, actions: list[ActionValue], evaluator: Evaluator, weights: TechnologyWeights) -> None:
        price = self.prices = [
            min((a.research[level] for a in actions if a.research[level] >= 0), default=-1.0) for level in range(5)
        ]
        if price[3] >= 0:
            points, free, less = weights.research_three
            self.value += evaluator.often * points * (free - price[3] / less)
        if price[4] >= 0:
            points, free, less = weights.research_four
            self.value += evaluator.often * points * (free - price[4] / less)
        gains = sorted((action.gain for action in actions), reverse=True)[:3]
        more = [max(0.0, gain - weights.recruiting) for gain in gains] + [0.0, 0.0, 0.0]
        self.value += evaluator.turns_left * weights.action * (more[0] + 0.6 * more[1] + 0.3 * more[2])

    def add_slots(self, slots: list[Slot], techs: int, evaluator: Evaluator, weights: TechnologyWeights) -> None:
        openings = self.openings
        for slot in slots:
            if techs & slot.bit:
                continue
            have = (techs & slot.prerequisites).bit_count()
            if have >= slot.needed:
                openings[slot.level] += 1
            if slot.level == 4:
                done = min(1.0, have / slot.needed)
                if done < 1:
                    nearest = 0.0
                    for index in members(slot.prerequisites & ~techs):
                        before = slots[index]
                        nearest = max(nearest, (techs & before.prerequisites).bit_count() / max(1, before.needed))
                    done += 0.4 * nearest / slot.needed
                self.steps.append((slot.index, done**1.5 * (1.0 if self.prices[4] >= 0 else weights.without_action)))
        for level in (2, 3):
            reachable = 1.0 if self.prices[level] >= 0 else 0.5
            self.value += evaluator.often * weights.slot * reachable * min(3, openings[level])


def sums(points: tuple[float, ...]) -> list[float]:
    """What the first so many of these come to, from none to all."""
    found = [0.0]
    for point in points:
        found.append(found[-1] + point)
    return found


def turns_left(state: State, seat: int, length: int, least: float, most: float) -> float:
    """How many turns the seat will have after the one under way: a game has about `length` rounds, and a claim still
    missing stands for so many at least and at most."""
    players = state.players
    to_come = 1 if (seat - state.first) % players > (state.active - state.first) % players else 0
    if state.ending:
        return to_come + (1 if state.ending == 1 else 0)
    missing = state.claims_to_end() - sum(len(claims) for claims in state.claims)
    expected = max(length - state.round, 1 + least * missing)
    return min(expected, 1 + most * missing, last_round(state) - state.round) + to_come


# What a learned evaluation sees


def add_time(state: State, to_move: bool, found: list[float]) -> None:
    found.append(1.0)
    found.append(1.0 if to_move else 0.0)
    found.append(1.0 if state.ending else 0.0)


def add_means(money: int, pop: int, found: list[float]) -> None:
    found.append(money / 5)
    found.append(min(money, 2) / 2)
    found.append(max(0, money - 6) / 5)
    found.append(pop / 3)
    found.append(1.0 if pop == 0 else 0.0)
    found.append(1.0 if pop <= 1 else 0.0)


def add_technologies(state: State, seat: Seat, value: TechnologyValue, found: list[float]) -> None:
    content = state.common
    levels = [0, 0, 0, 0, 0]
    for card in seat.cards:
        levels[content.technologies[card].level] += 1
    techs = seat.techs
    for number in members(techs):
        if state.card_at[number] < 0:  # researched, but not known yet
            levels[content.slots[number].level] += 1
    for level in (1, 2, 3, 4):
        found.append(levels[level] / 3)
    for level in (2, 3, 4):
        found.append(value.openings[level] / 3)
    nearest = 0.0
    for _, done in value.steps:
        nearest = max(nearest, done)
    found.append(nearest)


def add_claims(state: State, seat: Seat, found: list[float]) -> None:
    near = 0.0
    for number, card in enumerate(state.claim_cards()):
        if not seat.claimed >> number & 1:
            taken = len(state.claims[number])
            if taken < card.slot_count(state.players):
                condition = card.condition
                done = min(1.0, condition.counter(state, seat.index) / condition.least)
                near += card.slots[taken] * done * done * done
    found.append(seat.claimed.bit_count() / 2)
    found.append(near / 6)


def add_cards(state: State, seat: Seat, found: list[float]) -> None:
    """One for each technology card that it has."""
    owned = [0.0] * len(state.common.technologies)
    for card in seat.cards:
        owned[card] = 1.0
    found += owned
