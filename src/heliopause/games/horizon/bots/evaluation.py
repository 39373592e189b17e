"""How good a position of Beyond the Horizon is for a seat, in points: what it has, and what that will bring."""

from typing import Final, final

from heliopause.games.horizon.bots.card_values import COIN_WORTH, STRENGTH_WORTH, Worths, worths
from heliopause.games.horizon.bots.map_value import NEVER, Land, nearness
from heliopause.games.horizon.bots.technology_value import Programme
from heliopause.games.horizon.bots.weights import WEIGHTS, Weights
from heliopause.games.horizon.rules import scoring
from heliopause.games.horizon.rules.building import price
from heliopause.games.horizon.rules.constants import CUBES, ECONOMY, FOOD, INFRASTRUCTURE
from heliopause.games.horizon.rules.production import coin_production
from heliopause.games.horizon.rules.state import Seat, State
from heliopause.kernel.deck import members

USUAL_LENGTH: Final = 14  # rounds of a game
TERMS: Final = ("points", "goals", "development", "resources", "technologies", "map")


@final
class Judge:
    """Judges positions for one seat. How long the game will last is settled once, when the judge is made."""

    def __init__(self, state: State, seat: int, weights: Weights = WEIGHTS) -> None:
        self.seat = seat
        self.weights = weights
        self.content = state.content
        self.worths: Worths = worths(state.content)
        self.rest = turns_left(state, seat)
        self.fade = self.rest / (self.rest + 1.5)  # units are of no use at the end,
        self.use = self.rest / (self.rest + weights.use_half)  # nor are resources
        self.harvest = self.rest * self.rest / (self.rest + 1.5)  # what is produced last is of no use either
        self.often = max(0.0, min(self.rest - 0.5, weights.often)) / weights.often
        self.producing = seat == state.active and not state.over  # a production phase may still come this turn
        self._programmes: dict[tuple[int, ...], Programme] = {}
        self._lands: dict[tuple[object, ...], Land] = {}
        civilization = state.seats[seat]
        self._lasting = [self._columns(civilization), self._coins(), self._stages(state, civilization)]
        self._cubes: dict[int, list[float]] = {}
        self._near: dict[tuple[int, ...], list[list[float]]] = {}

    def value(self, state: State) -> float:
        return sum(self.terms(state), 0.0)

    def terms(self, state: State) -> tuple[float, ...]:
        """What is named in TERMS."""
        civilization = state.seats[self.seat]
        programme = self.programme(state, civilization)
        return (
            self.points(state, civilization),
            self.goals(state, civilization),
            self.development(state, civilization),
            self.resources(state, civilization),
            programme.value + self.discoveries(state, civilization) + self.level_four(state, civilization, programme),
            self.land(state, civilization, programme).worth,
        )

    # Points

    def points(self, state: State, civilization: Seat) -> float:
        """The score as it stands, and the points of a first builder who will have a second."""
        total = float(scoring.score(state, self.seat).total)
        for tile, builders in enumerate(state.builders):
            if len(builders) == 1 and builders[0] == self.seat:
                total += 0.3 * self.content.constructions[state.built[tile]].first
        return total

    def goals(self, state: State, civilization: Seat) -> float:
        total = 0.0
        claimed = civilization.claimed
        met = self._met(state)
        for number, card in enumerate(state.goals):
            if claimed >> number & 1:
                continue
            goal = self.content.goals[card]
            condition = goal.condition
            count = condition.counter(state, self.seat)
            if condition.word == "leaders":
                count += len(met)
            elif condition.word == "technologies":
                count += len(self._unknown(state, civilization))
            elif condition.word == "level III technologies":
                count += self._unknown(state, civilization).count(3)
            done = count / condition.least
            points = goal.slots[len(state.claims[number])] + 1.0  # and a cube
            if done >= 1:
                total += points
            elif self.rest:
                total += self.weights.goal * points * done * done
        return total

    # Development

    def development(self, state: State, civilization: Seat) -> float:
        """What the cubes taken so far will bring: production, the government, the end of the investment track."""
        weights = self.weights
        tracks = civilization.tracks
        total = self._lasting[FOOD][CUBES - tracks[FOOD]] + self._lasting[ECONOMY][CUBES - tracks[ECONOMY]]
        total += self._government(state, civilization, CUBES - tracks[INFRASTRUCTURE])
        total += self.rest * weights.movement * civilization.reach
        for number in civilization.triggers:
            total += self.rest * weights.trigger * self.worths.triggers[number]
        return total + self._investment(civilization.invested)

    def _columns(self, civilization: Seat) -> list[float]:
        """What open columns will bring, by food cubes taken; the next one counts half when its turn has come."""
        harvests = self.rest / 2 + 2  # a column is worth less when it will run out before the game does
        each = [self.harvest * self.weights.column * min(1.0, (pawns + 2) / harvests) for pawns in civilization.columns]
        opened = self.content.columns_open
        found = [sum((each[column] for column in columns), 0.0) for columns in opened]
        return [(worth + found[taken + 1]) / 2 if taken < CUBES else worth for taken, worth in enumerate(found)]

    def _coins(self) -> list[float]:
        """What produced coins will bring, by economy cubes taken."""
        found = [self.harvest * self.weights.coin * coins for coins in self.content.income]
        return [(worth + found[taken + 1]) / 2 if taken < CUBES else worth for taken, worth in enumerate(found)]

    def _government(self, state: State, civilization: Seat, taken: int) -> float:
        """The stages of the government that are still to come."""
        weights = self.weights
        government = self.content.governments[civilization.government]
        total = 0.0
        if taken < 2 and government.theocracy_trigger >= 0:
            line = self.worths.triggers[government.theocracy_trigger]
            total += self.rest * weights.trigger * line * taken / 3
        if taken < CUBES and government.democracy is not None and self.rest:
            promised = government.democracy.of(state, self.seat) + min(2.0, 0.3 * self.rest)
            total += weights.democracy * promised * (taken / CUBES) ** 2 * self._in_time(CUBES - taken)
        return total

    def _stages(self, state: State, civilization: Seat) -> list[float]:
        """What the government will bring, by infrastructure cubes taken, as things stand when the judge is made."""
        government = self.content.governments[civilization.government]
        found = [self._government(state, civilization, taken) for taken in range(CUBES + 1)]
        if government.theocracy_trigger >= 0:
            line = self.rest * self.weights.trigger * self.worths.triggers[government.theocracy_trigger]
            for taken in range(2, CUBES + 1):
                found[taken] += line
        if government.democracy is not None:
            found[CUBES] += government.democracy.of(state, self.seat)
        return found

    def _investment(self, invested: int) -> float:
        """Towards the points of the last spaces, which the score does not count yet."""
        spaces = self.content.investment
        length = len(spaces)
        covered = min(invested, length)
        now = spaces[covered - 1].vp if covered else 0
        if not self.rest:
            return 0.0
        promised = self.weights.investment * spaces[-1].vp * (covered / length) ** 2
        return max(0.0, promised * self._in_time(length - covered) - now)

    def _in_time(self, cubes: int) -> float:
        """How likely so many more cubes are moved before the end."""
        return 1.0 if not cubes else min(1.0, self.weights.pace * self.rest / cubes)

    def cubes(self, civilization: Seat) -> list[float]:
        """What the next cube of each track would bring; of an empty one, the best of the others."""
        tracks = civilization.tracks
        key = tracks[0] * 100 + tracks[1] * 10 + tracks[2]
        known = self._cubes.get(key)
        if known is None:
            found = [0.0, 0.0, 0.0]
            for track in range(3):
                if tracks[track]:
                    taken = CUBES - tracks[track]
                    found[track] = self.worths.tracks[track][taken] * self.use
                    found[track] += self._lasting[track][taken + 1] - self._lasting[track][taken]
            best = max(found)
            known = self._cubes[key] = [found[track] if tracks[track] else best for track in range(3)]
        return known

    # Resources

    def resources(self, state: State, civilization: Seat) -> float:
        weights = self.weights
        worth = sum(weights.pop[: civilization.pop], 0.0) + sum(weights.coins[: civilization.coins], 0.0)
        worth += weights.supply * min(8, sum(civilization.columns))
        for site in (0, 1):
            held = civilization.tokens[site]
            if held:
                worth += weights.token[site] * (1.0 + 0.4 * (held - 1))
        in_hand = sorted((self.construction(state, card, True) for card in civilization.constructions), reverse=True)
        for number, net in enumerate(in_hand[:3]):
            worth += weights.unbuilt * net / (1 + number)
        return self.use * worth

    def construction(self, state: State, number: int, new: bool) -> float:
        """What it brings to build it, less what that takes; 0 at least."""
        card = self.content.constructions[number]
        civilization = state.seats[self.seat]
        worth = self.worths.constructions[number] - (0.0 if new else 0.3 * card.first)
        worth += self.cubes(civilization)[card.tracks[0 if new else 1]]
        worth -= STRENGTH_WORTH + COIN_WORTH * price(civilization, card.cost)
        missing = price(civilization, card.cost) - civilization.coins - (1 if self.producing else 0)
        return max(0.0, worth * max(0.4, 1 - 0.1 * max(0, missing)))

    # Villages and cities

    def readiness(self, state: State, civilization: Seat, site: int, cost: int) -> float:
        """How much of a site's worth counts while it is only in reach; `cost` is that of a token, in coins."""
        weights = self.weights
        if civilization.tokens[site]:
            return weights.site[site] if self.rest or self.producing else 0.0
        if not self.rest:
            return 0.0
        if cost == NEVER:
            return weights.site_later[site]
        coins = civilization.coins + (coin_production(state, self.seat) if self.producing else 0)
        return max(weights.site_later[site], weights.site_next[site] - weights.missing * max(0, cost - coins))

    def land(self, state: State, civilization: Seat, programme: Programme) -> Land:
        """The map as it stands; trials that leave it alone share it."""
        key = (
            tuple(civilization.units),
            tuple(civilization.tracks),
            tuple(civilization.tokens),
            tuple(civilization.constructions),
            civilization.coins,
            tuple(state.cells),
            tuple(state.village),
            tuple(state.city),
            tuple(state.builders),
            *programme.token,
        )
        known = self._lands.get(key)
        if known is None:
            known = self._lands[key] = Land(self, state, programme.token)
        return known

    def near(self, state: State) -> list[list[float]]:
        """By two tiles: how much of a unit's strength on the one counts for the other."""
        key = tuple(state.cells)
        known = self._near.get(key)
        if known is None:
            known = self._near[key] = nearness(state.cells)
        return known

    # Technologies

    def programme(self, state: State, civilization: Seat) -> Programme:
        conditions = 0
        for space in self.content.advanced_spaces[state.players]:
            condition = space.action.condition
            if condition is None or condition.holds(state, self.seat):
                conditions |= 1 << space.index
        key = (civilization.techs, civilization.powers, conditions, *civilization.spaces)
        if key not in self._programmes:
            self._programmes[key] = Programme(self, civilization, conditions)
        return self._programmes[key]

    def discoveries(self, state: State, civilization: Seat) -> float:
        """Technologies and leaders that are not known yet."""
        weights = self.weights
        total = 0.0
        for level in self._unknown(state, civilization):
            total += level + weights.discovery[level] * (0.4 + 0.6 * self.often)
        for level in self._met(state):
            total += weights.leader[level]
        return total

    def _unknown(self, state: State, civilization: Seat) -> list[int]:
        """The levels of technologies whose card is still to be found."""
        slots = self.content.slots
        return [slots[slot].level for slot in members(civilization.techs) if state.card_at[slot] < 0]

    def _met(self, state: State) -> list[int]:
        """The levels of leaders that a trial has left face down: those of spaces that have been researched since."""
        if self.seat != state.active:
            return []
        taken = 0
        for other in state.seats:
            taken |= other.techs
        found: list[int] = []
        for level in (2, 3, 4):
            researched = (taken & self.worths.slots[level]).bit_count()
            seen = self.worths.leaders_of[level] - state.leaders[level].bit_count()
            if researched > seen and state.leaders[level]:
                found += [level] * (researched - seen)
        return found

    def level_four(self, state: State, civilization: Seat, programme: Programme) -> float:
        """A level IV technology in reach."""
        if not programme.steps or not self.rest:
            return 0.0
        best = 0.0
        for slot, done in programme.steps:
            card = state.card_at[slot]
            if card >= 0:
                formula = self.content.technologies[card].vp
                points = 4.0 + (formula.of(state, self.seat) if formula is not None else 0)
                best = max(best, (points + self.worths.technologies[card] + 1.5) * done)
        funds = min(1.0, 0.4 + (civilization.coins + 1.5 * civilization.pop) / 16)
        return self.weights.level_four * best * funds * min(1.0, self.rest / 2)


def turns_left(state: State, seat: int) -> float:
    """How many turns the seat will have after the one under way."""
    players = state.players
    to_come = 1 if (seat - state.first) % players > (state.active - state.first) % players else 0
    if state.ending:
        return to_come + (1 if state.ending == 1 else 0)
    missing = state.claims_to_end() - sum(len(claims) for claims in state.claims)
    expected = max(USUAL_LENGTH - state.round, 1 + 1.2 * missing)
    return min(expected, 1 + 3.5 * missing) + to_come
