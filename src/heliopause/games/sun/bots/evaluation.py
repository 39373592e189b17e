"""How good a position is for a seat, in victory points: what it has, and what that will bring in the turns left."""

from dataclasses import dataclass
from typing import Final, final

from heliopause.games.sun.bots.card_values import ActionWorth, Worths, powers_a_turn, worths
from heliopause.games.sun.bots.fleet_value import NEVER, Chart
from heliopause.games.sun.rules import scoring
from heliopause.games.sun.rules.constants import FOOD, ORE
from heliopause.games.sun.rules.state import Seat, State
from heliopause.kernel.deck import members

USUAL_LENGTH: Final = 15  # rounds of a game
TERMS: Final = ("points", "achievements", "income", "resources", "technologies", "fleet")
RECRUITING: Final = 0.85  # points an ordinary turn's action is worth


@dataclass(frozen=True)
class Weights:
    """The table. All weights are in victory points."""

    # Points now
    volatile: float = 0.35  # a point that may be lost again (Sol, Deep Space, events), early in the game
    # Points in reach
    achievement: float = 0.45  # of an achievement's points, when it is all but reached
    colony: float = 0.26  # of a system's net worth, when it could be colonized next
    colony_later: float = 0.4  # of that, without an action to colonize
    transcendence: float = 0.48  # of a level IIII technology's worth, when it could be researched next
    # Income, for each turn left
    letter: float = 0.2  # a growth letter
    symbol: float = 0.21  # an ore symbol
    # Resources, while they can still be used
    pop: tuple[float, ...] = (1.2, 0.95, 0.7, 0.4, 0.2, 0.07)  # the first, the second, ...
    ore: tuple[float, ...] = (0.38, 0.38, 0.38, 0.35, 0.3, 0.22, 0.15, 0.1, 0.06, 0.03, 0.02)
    supply: float = 0.13  # a cube in supply
    use: float = 1.0  # of all this, with many turns left
    use_half: float = 1.5  # turns left that make it half of that
    # Fleet
    power: float = 0.25  # a level of a ship
    hold: tuple[float, ...] = (0.1, 0.2, 0.3, 0.35, 0.4, 0.4)  # of an outpost's worth, by the power that guards it
    rival: float = 0.1  # an outpost of somebody else
    # Technologies
    often: float = 8.0  # turns left after which more turns do not make an action more useful
    colonizing: float = 1.5  # an action to colonize
    research_three: float = 1.7  # an action to research level III
    research_four: float = 4.5
    action: float = 0.3  # for each turn left: what the best other action gives more than recruiting
    slot: float = 0.55  # a slot one may research next
    discovery: tuple[float, ...] = (0.0, 1.6, 1.6, 1.6, 5.5)  # a card not yet known, by level


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
        self.certainty = weights.volatile + (1 - weights.volatile) * self.late
        self.fade = self.rest / (self.rest + 1.5)  # a fleet is of no use at the end,
        self.use = weights.use * self.rest / (self.rest + weights.use_half)  # nor are resources
        self.often = min(self.rest, weights.often) / weights.often
        self.disc = self.rest * (weights.letter + weights.symbol) / 4  # a disc taken off its track
        self.producing = seat == state.active and not state.over  # a production phase may still come this turn
        self._programmes: dict[tuple[int, ...], Programme] = {}
        self._charts: dict[tuple[int, ...], Chart] = {}

    def value(self, state: State) -> float:
        return sum(self.terms(state), 0.0)

    def terms(self, state: State) -> tuple[float, ...]:
        """What is named in TERMS."""
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
        return score.total - parts["outposts"] - parts["space"] - (1 - self.certainty) * parts["events"]

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
        harvests = self.rest / 2 + 2  # a letter is worth less when its column will run out before the game does
        letters = 0.0
        for column in growing[food]:
            letters += min(1.0, (columns[column] + 2) / harvests)
        if food:
            for column in growing[food - 1][len(growing[food]) :]:
                letters += min(1.0, (columns[column] + 2) / harvests) / 2
        symbols = float(mining[ore])
        if ore:
            symbols += (mining[ore - 1] - mining[ore]) / 2
        return self.rest * (weights.letter * letters + weights.symbol * symbols)

    def resources(self, faction: Seat) -> float:
        weights = self.weights
        worth = sum(weights.pop[: faction.pop], 0.0) + sum(weights.ore[: faction.ore], 0.0)
        return self.use * (worth + weights.supply * min(8, sum(faction.columns)))

    # Technologies

    def programme(self, state: State, faction: Seat) -> "Programme":
        key = (faction.techs, faction.powers, *faction.spaces)
        if key not in self._programmes:
            self._programmes[key] = Programme(self, state, faction)
        return self._programmes[key]

    def chart(self, state: State) -> Chart:
        """The exploration board as it stands; trials that leave it alone share their chart."""
        faction = state.seats[self.seat]
        ore = faction.ore
        if self.producing:
            ore += faction.mat.mining[faction.tracks[ORE]]
        cost = self.programme(state, faction).colonize
        missing = -1 if cost == NEVER else max(0, cost - ore)
        key = (cost, missing, faction.powers, state.extra_link, *state.power, *state.controller, *state.system)
        if key not in self._charts:
            self._charts[key] = Chart(self, state, cost, missing)
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
                    total += level + self.weights.discovery[level] * (0.5 + self.often)
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
            points = self.weights.discovery[4]
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
        price = [
            min((a.research[level] for a in actions if a.research[level] >= 0), default=-1.0) for level in range(5)
        ]
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
        for power in faction.anytime:
            value += judge.rest * 0.5 * judge.worths.anytime[power.option.a]
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


def turns_left(state: State, seat: int) -> float:
    """How many turns the seat will have after the one under way."""
    players = state.players
    to_come = 1 if (seat - state.first) % players > (state.active - state.first) % players else 0
    if state.ending:
        return to_come + (1 if state.ending == 1 else 0)
    missing = state.claims_to_end() - sum(len(claims) for claims in state.claims)
    expected = max(USUAL_LENGTH - state.round, 1 + 1.5 * missing)
    return min(expected, 1 + 3.0 * missing) + to_come
