"""How good a position is for a seat, in victory points: what it has, and what that will bring in the turns left."""

from dataclasses import dataclass
from typing import Final, final

from heliopause.bots.worth import ORE_WORTH, POWER_WORTH, ActionWorth, Worths, powers_a_turn, worths
from heliopause.kernel.deck import members
from heliopause.sun import scoring
from heliopause.sun.colonies import required
from heliopause.sun.control import rightful
from heliopause.sun.state import Seat, State
from heliopause.sun.terms import FOOD, ORE
from heliopause.sun.turn import discs_to_end

USUAL_LENGTH: Final = 15  # rounds of a game
RECRUITING: Final = 0.85  # points an ordinary turn's action is worth
NEVER: Final = 99
NEARNESS: Final = (1.0, 0.6, 0.36, 0.22, 0.13, 0.08, 0.05)  # by jumps


@dataclass(frozen=True)
class Weights:
    """The table. All weights are in victory points."""

    # Points now
    volatile: float = 0.5  # a point that may be lost again (Sol, Deep Space, events), early in the game
    # Points in reach
    achievement: float = 0.6  # of an achievement's points, when it is all but reached
    colony: float = 0.55  # of a system's net worth, when it could be colonized next
    colony_later: float = 0.45  # of that, without an action to colonize
    transcendence: float = 0.5  # of a level IIII technology's worth, when it could be researched next
    # Income, for each turn left
    letter: float = 0.2  # a growth letter with cubes to grow
    symbol: float = 0.2  # an ore symbol
    # Resources, while they can still be used
    pop: tuple[float, ...] = (0.9, 0.7, 0.5, 0.3, 0.15, 0.05)  # the first, the second, ...
    ore: tuple[float, ...] = (0.5, 0.5, 0.5, 0.45, 0.4, 0.3, 0.2, 0.15, 0.1, 0.05, 0.02)
    supply: float = 0.06  # a cube in supply
    # Fleet
    power: float = POWER_WORTH  # a level of a ship
    hold: tuple[float, ...] = (0.2, 0.4, 0.55, 0.65, 0.75, 0.8)  # of an outpost's worth, by the power that guards it
    near: float = 0.25  # of a system's net worth per power, for every level there; less with each jump of distance
    rival: float = 0.15  # an outpost of somebody else
    # Technologies
    colonizing: float = 2.0  # an action to colonize
    research_three: float = 2.0  # an action to research level III
    research_four: float = 2.5
    action: float = 0.15  # for each turn left: what the best other action gives more than recruiting
    slot: float = 0.25  # a slot one may research next
    discovery: float = 1.0  # a card not yet known


WEIGHTS: Final = Weights()


@final
class Judge:
    """Judges positions for one seat. How long the game will last is settled once, when the judge is made."""

    def __init__(self, state: State, seat: int, weights: Weights = WEIGHTS) -> None:
        self.seat = seat
        self.weights = weights
        self.content = state.content
        self.worths: Worths = worths(state.content)
        self.rest = turns_left(state, seat)
        self.late = 1 / (1 + self.rest / 4)
        self.fade = self.rest / (self.rest + 1.5)  # resources are of no use at the end
        self.often = min(self.rest, 8) / 8
        self.disc = self.rest * (weights.letter + weights.symbol) / 4  # a disc taken off its track
        self.producing = seat == state.active and not state.over  # a production phase may still come this turn
        self._programmes: dict[tuple[int, ...], Programme] = {}
        self._charts: dict[tuple[int, ...], Chart] = {}

    def value(self, state: State) -> float:
        return sum(self.terms(state))

    def terms(self, state: State) -> tuple[float, ...]:
        """Points, achievements, income, resources, technologies, fleet."""
        faction = state.seats[self.seat]
        programme = self.programme(state, faction)
        return (
            self.points(state),
            self.achievements(state),
            self.income(faction),
            self.resources(faction),
            programme.value + self.discoveries(state, faction) + self.transcendence(state, faction, programme),
            self.chart(state).worth,
        )

    # Points

    def points(self, state: State) -> float:
        """The score as it stands, without what the chart of the fleet counts."""
        score = scoring.score(state, self.seat)
        parts = score.parts
        certain = self.certainty()
        return score.total - parts["outposts"] - parts["space"] - (1 - certain) * parts["events"]

    def certainty(self) -> float:
        """What a point that may be lost again is worth."""
        volatile = self.weights.volatile
        return volatile + (1 - volatile) * self.late

    def achievements(self, state: State) -> float:
        total = 0.0
        claimed = state.seats[self.seat].claimed
        for number, card in enumerate(state.achievements):
            if claimed >> number & 1:
                continue
            achievement = self.content.achievements[card]
            taken = len(state.claims[number])
            if taken >= achievement.slot_count(state.players):
                continue
            condition = achievement.condition
            done = condition.counter(state, self.seat) / condition.least
            points = achievement.slots[taken]
            if done >= 1:
                total += points
            elif self.rest:
                total += self.weights.achievement * points * done * done
        return total

    # Income and resources

    def income(self, faction: Seat) -> float:
        """What the production phases to come will bring."""
        weights = self.weights
        columns = faction.columns
        growing = faction.mat.growing
        mining = faction.mat.mining
        food, ore = faction.tracks[FOOD], faction.tracks[ORE]
        letters = 0.0
        for column in growing[food]:
            letters += min(columns[column], 2) / 2
        if food:
            letters += (len(growing[food - 1]) - len(growing[food])) / 2
        symbols: float = mining[ore]
        if ore:
            symbols += (mining[ore - 1] - mining[ore]) / 2
        return self.rest * (weights.letter * letters + weights.symbol * symbols)

    def resources(self, faction: Seat) -> float:
        weights = self.weights
        worth = sum(weights.pop[: faction.pop]) + sum(weights.ore[: faction.ore])
        return self.fade * (worth + weights.supply * min(8, sum(faction.columns)))

    # Technologies

    def programme(self, state: State, faction: Seat) -> "Programme":
        key = (faction.techs, faction.powers, *faction.spaces)
        if key not in self._programmes:
            self._programmes[key] = Programme(self, state, faction)
        return self._programmes[key]

    def chart(self, state: State) -> "Chart":
        """The exploration board as it stands; trials that leave it alone share their chart."""
        faction = state.seats[self.seat]
        ore = faction.ore
        if self.producing:
            ore += faction.mat.mining[faction.tracks[ORE]]
        cost = self.programme(state, faction).colonize
        readiness = -1 if cost == NEVER else max(0, cost - ore)
        key = (cost, readiness, faction.powers, state.extra_link, *state.power, *state.controller, *state.system)
        if key not in self._charts:
            self._charts[key] = Chart(self, state, cost, readiness)
        return self._charts[key]

    def discoveries(self, state: State, faction: Seat) -> float:
        """Technologies researched whose card is not known yet."""
        total = 0.0
        card_at = state.card_at
        for slot in members(faction.techs):
            if card_at[slot] < 0:
                level = self.content.slots[slot].level
                if level == 4:
                    total += self.prize(state, -1)
                else:
                    total += level + self.weights.discovery * (0.5 + self.often)
        return total

    def transcendence(self, state: State, faction: Seat, programme: "Programme") -> float:
        """A level IIII technology in reach."""
        if not programme.steps or not self.rest:
            return 0.0
        best = max(self.prize(state, state.card_at[slot]) * done for slot, done in programme.steps)
        funds = min(1.0, 0.5 + (faction.ore + 1.5 * faction.pop) / 18)
        return self.weights.transcendence * best * funds * min(1.0, 0.4 + self.rest / 8)

    def prize(self, state: State, card: int) -> float:
        """What a level IIII technology would score now, the achievement included."""
        if card < 0:
            points = 5.5
        else:
            formula = self.content.technologies[card].vp
            points = 4.0 if formula is None else float(formula.of(state, self.seat))
            points += 0.5 * self.worths.technologies[card]
        if not state.seats[self.seat].claimed & 1 and len(state.claims[0]) < state.players:
            points += self.content.achievements[state.achievements[0]].slots[len(state.claims[0])]
        return points


@final
class Programme:
    """What a set of technologies allows: actions, slots to go on to, and how near level IIII is."""

    __slots__ = ("colonize", "infiltrates", "steps", "value")

    def __init__(self, judge: Judge, state: State, faction: Seat) -> None:
        weights = judge.weights
        actions: list[ActionWorth] = [judge.worths.actions[index] for index in faction.spaces]
        colonizing = sorted(action.colonize for action in actions if action.colonize >= 0)
        self.colonize = colonizing[0] if colonizing else NEVER  # ore
        price = [min((a.research[level] for a in actions if a.research[level] >= 0), default=-1.0) for level in range(5)]
        value = 0.0
        if colonizing:
            value += judge.often * weights.colonizing * (1 + 0.2 * (4 - self.colonize))
            value += judge.often * 0.4 * min(2, len(colonizing) - 1)
        if price[3] >= 0:
            value += judge.often * weights.research_three * (1.4 - price[3] / 5)
        if price[4] >= 0:
            value += judge.often * weights.research_four * (1.6 - price[4] / 5)
        gains = sorted((action.gain for action in actions), reverse=True)[:3]
        extra = [max(0.0, gain - RECRUITING) for gain in gains] + [0.0, 0.0]
        value += judge.rest * weights.action * (extra[0] + 0.6 * extra[1] + 0.3 * extra[2])
        value += judge.rest * powers_a_turn(faction.powers)
        for line in faction.anytime:
            value += judge.rest * 0.5 * judge.worths.anytime[line.option.a]
        slots = judge.content.slots
        openings = [0, 0, 0, 0, 0]
        self.steps: list[tuple[int, float]] = []  # slots of level IIII, and how near they are
        techs = faction.techs
        for slot in slots:
            if techs & slot.bit:
                continue
            have = (techs & slot.prerequisites).bit_count()
            if have >= slot.needed:
                openings[slot.level] += 1
            if slot.level == 4:
                done = min(1.0, have / slot.needed)
                if done < 1:
                    best = 0.0
                    for index in members(slot.prerequisites & ~techs):
                        before = slots[index]
                        best = max(best, (techs & before.prerequisites).bit_count() / before.needed)
                    done += 0.4 * best / slot.needed
                done = done**1.5 * (1.0 if price[4] >= 0 else 0.6)
                self.steps.append((slot.index, done))
        for level in (2, 3):
            reachable = 1.0 if price[level] >= 0 else 0.5
            value += judge.often * weights.slot * reachable * min(3, openings[level])
        self.value = value


@final
class Chart:
    """The exploration board through the eyes of one seat: what its power at each place is worth."""

    __slots__ = ("_certain", "_controller", "_judge", "_known", "_need", "_net", "_others", "_power", "_pull", "_seat", "_state", "_system", "worth")

    def __init__(self, judge: Judge, state: State, cost: int, missing: int) -> None:
        """`cost`: ore to colonize; `missing`: how much of it is still to be had, -1 without an action to colonize."""
        seat = judge.seat
        weights = judge.weights
        size = state.board.size
        players = state.players
        powers = state.power
        self._judge = judge
        self._state = state
        self._seat = seat
        self._certain = judge.certainty()
        self._known: dict[int, float] = {}
        self._controller = state.controller[:]
        self._system = state.system[:]
        self._power = powers[:]
        self._net = [0.0] * size  # what colonizing would bring
        self._need = [1] * size  # the power it takes
        self._others = [0] * size  # the best power of any other
        ready = 0.0 if not judge.rest else weights.colony_later if missing < 0 else max(0.4, 1 - 0.12 * missing)
        price = ORE_WORTH * (5 if missing < 0 else cost)
        pulls: list[tuple[int, float]] = []
        for place in range(size):
            for other in range(players):
                if other != seat and powers[place * 4 + other] > self._others[place]:
                    self._others[place] = powers[place * 4 + other]
            card = state.system[place]
            if card >= 0:
                need = required(state, seat, place)
                net = judge.worths.systems[card] + judge.disc - price - need * weights.power * 0.6
                if state.controller[place] not in (seat, -1):
                    need = max(need, self._others[place] + 1)
                net = max(0.2, net)
                self._net[place] = net * ready * weights.colony
                self._need[place] = need
                pulls.append((place, weights.near * net / need))
        distance = state.jumps.distance(state.seats[seat].powers)
        self._pull = [0.0] * size  # what a level of a ship is worth for being near
        for place in range(size):
            far = distance[place]
            for goal, pull in pulls:
                felt = pull * NEARNESS[min(far[goal], 6)]
                if felt > self._pull[place]:
                    self._pull[place] = felt
        fleet = sum(powers[seat::4])
        self.worth = judge.fade * weights.power * (min(fleet, 8) + 0.5 * max(0, fleet - 8))
        for place in range(size):
            self.worth += self.place(place, powers[place * 4 + seat])

    def place(self, place: int, power: int) -> float:
        """What the place is worth with this much power there."""
        key = place * 128 + power
        if key not in self._known:
            self._known[key] = self._place(place, power)
        return self._known[key]

    def _place(self, place: int, power: int) -> float:
        state = self._state
        seat = self._seat
        judge = self._judge
        weights = judge.weights
        total = judge.fade * power * self._pull[place]
        board = state.board
        if place in (board.sol, board.deep):
            return total + (self._certain if power and power >= self._others[place] else 0.0)
        if not board.controllable >> place & 1 or (board.is_system[place] and self._system[place] < 0):
            return total
        before = self._controller[place]
        powers = self._power[place * 4 : place * 4 + state.players]
        powers[seat] = power
        after = rightful(powers, before)
        if after == seat:
            hold = weights.hold[min(power, len(weights.hold) - 1)]
            hold += (1 - hold) * judge.late
            total += hold * (1 + judge.disc) - judge.disc
            if before != seat:
                total += judge.disc
                if self._system[place] >= 0:
                    total += judge.worths.gains_of_control[self._system[place]]
        else:
            if before == seat:
                total -= judge.disc
            if after >= 0:
                total -= weights.rival
        if board.is_system[place]:
            share = min(1.0, power / self._need[place])
            total += self._net[place] * share**1.5 * (1.0 if after == seat else 0.5)
        return total


def turns_left(state: State, seat: int) -> float:
    """How many turns the seat will have after the one under way."""
    players = state.players
    to_come = 1 if (seat - state.first) % players > (state.active - state.first) % players else 0
    if state.ending:
        return to_come + (1 if state.ending == 1 else 0)
    missing = discs_to_end(players) - sum(len(claims) for claims in state.claims)
    expected = max(USUAL_LENGTH - state.round, 1 + 1.5 * missing)
    return min(expected, 1 + 3.0 * missing) + to_come
