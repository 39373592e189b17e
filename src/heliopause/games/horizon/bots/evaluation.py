"""How good a position of Beyond the Horizon is for a seat, in points: what it has, and what that will bring."""

from typing import Final, final

from heliopause.bots.beyond import evaluation as beyond
from heliopause.bots.beyond.evaluation import NEVER, Evaluator, TechnologyValue, sums
from heliopause.games.horizon.bots.card_values import (
    COIN_VALUE,
    STRENGTH_VALUE,
    WEIGHTS,
    CardValues,
    Weights,
    card_values,
    powers_a_turn,
)
from heliopause.games.horizon.bots.map_value import Goals, MapValue, nearness, occupied
from heliopause.games.horizon.rules import scoring
from heliopause.games.horizon.rules.building import price
from heliopause.games.horizon.rules.cards import ADVANCED
from heliopause.games.horizon.rules.constants import CUBES, ECONOMY, FOOD, INFRASTRUCTURE
from heliopause.games.horizon.rules.production import coin_production
from heliopause.games.horizon.rules.quantities import cities, villages
from heliopause.games.horizon.rules.state import Seat, State

USUAL_LENGTH: Final = 14  # rounds of a game
TERMS: Final = ("points", "goals", "development", "resources", "technologies", "map")


@final
class HorizonEvaluator(Evaluator):
    """Evaluates positions for one seat."""

    def __init__(self, state: State, seat: int, weights: Weights = WEIGHTS) -> None:
        super().__init__(state, seat, turns_left(state, seat))
        self.weights = weights
        self.founded = weights.founded
        self.built = weights.built
        self.content = state.content
        self.cards: CardValues = card_values(state.content)
        self.use = self.turns_left / (self.turns_left + weights.use_half)  # of resources
        self.harvest = self.turns_left * self.turns_left / (self.turns_left + 1.5)  # what is produced last is of no use
        self.often = max(0.0, min(self.turns_left - 0.5, weights.often)) / weights.often
        self._pop = sums(weights.pop)
        self._purse = sums(weights.coins)
        self._technologies: dict[tuple[object, ...], HorizonTechnologyValue] = {}
        self._goals: dict[tuple[object, ...], Goals] = {}
        civilization = state.seats[seat]
        self._lasting = [self._columns(civilization), self._coins(), self._stages(state, civilization)]
        self._cubes: dict[int, list[float]] = {}
        self._near: dict[tuple[int, ...], list[list[float]]] = {}

    def terms(self, state: State) -> tuple[float, ...]:
        civilization = state.seats[self.seat]
        technologies = self.technologies(state, civilization)
        return (
            self.points(state, civilization),
            self.claims(state, self.weights.goal, 1.0),  # and a cube
            self.development(state, civilization),
            self.resources(state, civilization),
            technologies.value
            + self.discoveries(state, civilization)
            + self.level_four(state, civilization, technologies),
            self.map(state, civilization, technologies).value,
        )

    # Points

    def points(self, state: State, civilization: Seat) -> float:
        """The score as it stands, and the points of a first builder who will have a second."""
        total = float(scoring.points(state, self.seat))
        for tile, builders in enumerate(state.builders):
            if len(builders) == 1 and builders[0] == self.seat:
                total += 0.3 * self.content.constructions[state.built[tile]].first
        if self.founded:
            total += self.founded * (villages(state, self.seat) + cities(state, self.seat))
        if self.built:
            total += self.built * sum(1 for builders in state.builders if self.seat in builders)
        return total

    def unseen(self, state: State, word: str) -> int:
        if word == "leaders":
            return len(self._met(state))
        if word == "technologies":
            return len(self._unknown(state, state.seats[self.seat]))
        if word == "level III technologies":
            return self._unknown(state, state.seats[self.seat]).count(3)
        return 0

    # Development

    def development(self, state: State, civilization: Seat) -> float:
        """What the cubes taken so far will bring: production, the government, the end of the investment track."""
        weights = self.weights
        tracks = civilization.tracks
        total = self._lasting[FOOD][CUBES - tracks[FOOD]] + self._lasting[ECONOMY][CUBES - tracks[ECONOMY]]
        total += self._government(state, civilization, CUBES - tracks[INFRASTRUCTURE])
        total += self.turns_left * weights.movement * civilization.reach
        for number in civilization.triggers:
            total += self.turns_left * weights.trigger * self.cards.triggers[number]
        return total + self._investment(civilization.invested)

    def _columns(self, civilization: Seat) -> list[float]:
        """What open columns will bring, by food cubes taken; the next one counts half when its turn has come."""
        harvests = self.turns_left / 2 + 2  # a column is worth less when it will run out before the game does
        each = [self.harvest * self.weights.column * min(1.0, (pawns + 2) / harvests) for pawns in civilization.columns]
        opened = self.content.columns_open
        found = [sum((each[column] for column in columns), 0.0) for columns in opened]
        return [(points + found[taken + 1]) / 2 if taken < CUBES else points for taken, points in enumerate(found)]

    def _coins(self) -> list[float]:
        """What produced coins will bring, by economy cubes taken."""
        found = [self.harvest * self.weights.coin * coins for coins in self.content.income]
        return [(points + found[taken + 1]) / 2 if taken < CUBES else points for taken, points in enumerate(found)]

    def _government(self, state: State, civilization: Seat, taken: int) -> float:
        """The stages of the government that are still to come."""
        weights = self.weights
        government = self.content.governments[civilization.government]
        total = 0.0
        if taken < 2 and government.theocracy_trigger >= 0:
            line = self.cards.triggers[government.theocracy_trigger]
            total += self.turns_left * weights.trigger * line * taken / 3
        if taken < CUBES and government.democracy is not None and self.turns_left:
            promised = government.democracy.of(state, self.seat) + min(2.0, 0.3 * self.turns_left)
            total += weights.democracy * promised * (taken / CUBES) ** 2 * self._in_time(CUBES - taken)
        return total

    def _stages(self, state: State, civilization: Seat) -> list[float]:
        """What the government will bring, by infrastructure cubes taken, as things stand when the evaluator is made."""
        government = self.content.governments[civilization.government]
        found = [self._government(state, civilization, taken) for taken in range(CUBES + 1)]
        if government.theocracy_trigger >= 0:
            line = self.turns_left * self.weights.trigger * self.cards.triggers[government.theocracy_trigger]
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
        if not self.turns_left:
            return 0.0
        promised = self.weights.investment * spaces[-1].vp * (covered / length) ** 2
        return max(0.0, promised * self._in_time(length - covered) - now)

    def _in_time(self, cubes: int) -> float:
        """How likely so many more cubes are moved before the end."""
        return 1.0 if not cubes else min(1.0, self.weights.pace * self.turns_left / cubes)

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
                    found[track] = self.cards.tracks[track][taken] * self.use
                    found[track] += self._lasting[track][taken + 1] - self._lasting[track][taken]
            best = max(found)
            known = self._cubes[key] = [found[track] if tracks[track] else best for track in range(3)]
        return known

    # Resources

    def resources(self, state: State, civilization: Seat) -> float:
        weights = self.weights
        points = self._pop[min(civilization.pop, len(self._pop) - 1)]
        points += self._purse[min(civilization.coins, len(self._purse) - 1)]
        points += weights.supply * min(8, civilization.supply())
        for site in (0, 1):
            held = civilization.tokens[site]
            if held:
                points += weights.token[site] * (1.0 + 0.4 * (held - 1))
        if civilization.constructions:
            in_hand = [self.construction(state, card, True) for card in civilization.constructions]
            in_hand.sort(reverse=True)
            for number, net in enumerate(in_hand[:3]):
                points += weights.unbuilt * net / (1 + number)
        return self.use * points

    def construction(self, state: State, number: int, new: bool) -> float:
        """What it brings to build it, less what that takes; 0 at least."""
        card = self.content.constructions[number]
        civilization = state.seats[self.seat]
        points = self.cards.constructions[number] - (0.0 if new else 0.3 * card.first)
        points += self.cubes(civilization)[card.tracks[0 if new else 1]]
        points -= STRENGTH_VALUE + COIN_VALUE * price(civilization, card.cost)
        missing = price(civilization, card.cost) - civilization.coins - (1 if self.producing else 0)
        return max(0.0, points * max(0.4, 1 - 0.1 * max(0, missing)))

    # Villages and cities

    def readiness(self, state: State, civilization: Seat, site: int, cost: int) -> float:
        """How much of a site's value counts while it is only in reach; `cost` is that of a token, in coins."""
        weights = self.weights
        if civilization.tokens[site]:
            return weights.site[site] if self.turns_left or self.producing else 0.0
        if not self.turns_left:
            return 0.0
        if cost == NEVER:
            return weights.site_later[site]
        coins = civilization.coins + (coin_production(state, self.seat) if self.producing else 0)
        return max(weights.site_later[site], weights.site_next[site] - weights.missing * max(0, cost - coins))

    def map(self, state: State, civilization: Seat, technologies: "HorizonTechnologyValue") -> MapValue:
        """The map as it stands; trials that leave it alone share it."""
        lying = (
            tuple(state.cells),
            tuple(state.ground),
            tuple(state.village),
            tuple(state.city),
            tuple(state.built),
            tuple(state.builders),
        )
        means = (tuple(civilization.tracks), tuple(civilization.tokens), civilization.coins, civilization.powers)
        site, fort = technologies.token
        key = (site, fort, means, tuple(civilization.constructions), occupied(state, self.seat), lying)
        known = self._goals.get(key)
        if known is None:
            known = self._goals[key] = Goals(self, state, technologies.token)
        return known.map(civilization.units)

    def near(self, state: State) -> list[list[float]]:
        """By two tiles: how much of a unit's strength on the one counts for the other."""
        key = tuple(state.cells)
        known = self._near.get(key)
        if known is None:
            known = self._near[key] = nearness(state.cells)
        return known

    # Technologies

    def technologies(self, state: State, civilization: Seat) -> "HorizonTechnologyValue":
        conditions = 0
        for space in self.content.advanced_spaces[state.players]:
            condition = space.action.condition
            if condition is None or condition.holds(state, self.seat):
                conditions |= 1 << space.index
        key = (civilization.techs, civilization.powers, conditions, civilization.spaces)
        known = self._technologies.get(key)
        if known is None:
            known = self._technologies[key] = HorizonTechnologyValue(self, civilization, conditions)
        return known

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
        techs, card_at = civilization.techs, state.card_at
        found: list[int] = []
        for slot in range(len(card_at)):
            if card_at[slot] < 0 and techs >> slot & 1:
                found.append(self.content.slots[slot].level)
        return found

    def _met(self, state: State) -> list[int]:
        """The levels of leaders that a trial has left face down: those of spaces that have been researched since."""
        if self.seat != state.active:
            return []
        taken = 0
        for other in state.seats:
            taken |= other.techs
        found: list[int] = []
        for level in (2, 3, 4):
            researched = (taken & self.cards.slots[level]).bit_count()
            seen = self.cards.leaders_of[level] - state.leaders[level].bit_count()
            if researched > seen and state.leaders[level]:
                found += [level] * (researched - seen)
        return found

    def level_four(self, state: State, civilization: Seat, technologies: "HorizonTechnologyValue") -> float:
        """A level IV technology in reach."""
        if not technologies.steps or not self.turns_left:
            return 0.0
        best = 0.0
        for slot, done in technologies.steps:
            card = state.card_at[slot]
            if card >= 0:
                formula = self.content.technologies[card].vp
                points = 4.0 + (formula.of(state, self.seat) if formula is not None else 0)
                best = max(best, (points + self.cards.technologies[card] + 1.5) * done)
        funds = min(1.0, 0.4 + (civilization.coins + 1.5 * civilization.pop) / 16)
        return self.weights.level_four * best * funds * min(1.0, self.turns_left / 2)


@final
class HorizonTechnologyValue(TechnologyValue):
    """And the coins for a settle and a fortify token."""

    __slots__ = ("token",)

    def __init__(self, evaluator: HorizonEvaluator, civilization: Seat, conditions: int) -> None:
        """`conditions`: the advanced spaces whose condition it meets, as bits."""
        super().__init__()
        weights = evaluator.weights
        content = evaluator.content
        actions = [
            evaluator.cards.actions[index]
            for index in civilization.spaces
            if content.spaces[index].action.owner_kind != ADVANCED or conditions >> index & 1
        ]
        self.token = [NEVER, NEVER]
        for site in (0, 1):
            prices = sorted(action.token[site] for action in actions if action.token[site] >= 0)
            if prices:
                self.token[site] = prices[0]
                ease = 1 + 0.2 * (4 - prices[0]) + 0.3 * min(2, len(prices) - 1)
                self.value += evaluator.often * weights.founding * ease
        self.add_actions([*actions], evaluator, weights.technologies)
        self.value += evaluator.turns_left * powers_a_turn(civilization.powers)
        self.add_slots(content.slots, civilization.techs, evaluator, weights.technologies)


def turns_left(state: State, seat: int) -> float:
    return beyond.turns_left(state, seat, USUAL_LENGTH, 1.2, 3.5)
