"""How good a position is for a seat, in victory points: what it has, and what that will bring in the turns left."""

from typing import Final, final

from heliopause.bots.beyond import evaluation as beyond
from heliopause.bots.beyond.evaluation import NEVER, Evaluator, TechnologyValue, sums
from heliopause.games.sun.bots.card_values import WEIGHTS, CardValues, Weights, card_values, powers_a_turn
from heliopause.games.sun.bots.fleet_value import BoardValue, FleetValue, PlaceValue
from heliopause.games.sun.rules import scoring
from heliopause.games.sun.rules.constants import FOOD, ORE
from heliopause.games.sun.rules.packing import SEATS, power_index, powers_of
from heliopause.games.sun.rules.state import Seat, State

USUAL_LENGTH: Final = 15  # rounds of a game
TERMS: Final = ("points", "achievements", "income", "resources", "technologies", "fleet")


@final
class SunEvaluator(Evaluator):
    """Evaluates positions for one seat."""

    def __init__(self, state: State, seat: int, weights: Weights = WEIGHTS) -> None:
        super().__init__(state, seat, turns_left(state, seat))
        self.weights = weights
        self.content = state.content
        self.cards: CardValues = card_values(state.content)
        self.late = 1 / (1 + self.turns_left / 4)
        self.certainty = weights.volatile + (1 - weights.volatile) * self.late
        self.use = weights.use * self.turns_left / (self.turns_left + weights.use_half)  # of resources
        self.often = min(self.turns_left, weights.often) / weights.often
        self.disc = self.turns_left * (weights.letter + weights.symbol) / 4  # a disc taken off its track
        # An outpost, by the power that guards it
        self.held = [(hold + (1 - hold) * self.late) * (1 + self.disc) for hold in weights.hold]
        self._pop = sums(weights.pop)
        self._ore = sums(weights.ore)
        self._technologies: dict[tuple[object, ...], SunTechnologyValue] = {}
        self._fleets: dict[tuple[object, ...], FleetValue] = {}
        self._boards: dict[tuple[int, ...], BoardValue] = {}
        self._places: dict[int, PlaceValue] = {}

    def terms(self, state: State) -> tuple[float, ...]:
        faction = state.seats[self.seat]
        technologies = self.technologies(faction)
        return (
            self.points(state),
            self.claims(state, self.weights.achievement, 0.0),
            self.income(faction),
            self.resources(faction),
            technologies.value + self.discoveries(state, faction) + self.transcendence(state, faction, technologies),
            self._fleet(state, faction, technologies.colonize).value,
        )

    # Points

    def points(self, state: State) -> float:
        """The score as it stands, without what the fleet's value counts."""
        space = scoring.space_points(state)[self.seat]
        events = scoring.event_points(state)[self.seat]
        a, b, c, d, e, f, g, outposts, _, _, h = scoring.items(state, self.seat, space, events)
        total = a + b + c + d + e + f + g + outposts + space + events + h
        colonies = self.weights.colonized * len(state.seats[self.seat].colonies)
        return total + colonies - outposts - space - (1 - self.certainty) * events

    # Income and resources

    def income(self, faction: Seat) -> float:
        """What the production phases to come will bring."""
        weights = self.weights
        columns = faction.columns
        growing = faction.mat.growing
        mining = faction.mat.mining
        food, ore = faction.tracks[FOOD], faction.tracks[ORE]
        harvests = self.turns_left / 2 + 2  # a letter is worth less when its column will run out before the game does
        letters = 0.0
        for column in growing[food]:
            letters += min(1.0, (columns[column] + 2) / harvests)
        if food:
            for column in growing[food - 1][len(growing[food]) :]:
                letters += min(1.0, (columns[column] + 2) / harvests) / 2
        symbols = float(mining[ore])
        if ore:
            symbols += (mining[ore - 1] - mining[ore]) / 2
        return self.turns_left * (weights.letter * letters + weights.symbol * symbols)

    def resources(self, faction: Seat) -> float:
        weights = self.weights
        points = self._pop[min(faction.pop, len(self._pop) - 1)] + self._ore[min(faction.ore, len(self._ore) - 1)]
        return self.use * (points + weights.supply * min(8, faction.supply()))

    # Technologies

    def technologies(self, faction: Seat) -> "SunTechnologyValue":
        key = (faction.techs, faction.powers, faction.spaces)
        known = self._technologies.get(key)
        if known is None:
            known = self._technologies[key] = SunTechnologyValue(self, faction)
        return known

    def fleet(self, state: State) -> FleetValue:
        faction = state.seats[self.seat]
        return self._fleet(state, faction, self.technologies(faction).colonize)

    def _fleet(self, state: State, faction: Seat, cost: int) -> FleetValue:
        """A fleet on the exploration board as it stands; trials that leave both alone share it."""
        ore = faction.ore
        if self.producing:
            ore += faction.mat.mining[faction.tracks[ORE]]
        missing = -1 if cost == NEVER else max(0, cost - ore)
        lying = (tuple(state.power), tuple(state.controller), tuple(state.system))
        key = (cost, missing, faction.powers, state.extra_link, lying)
        known = self._fleets.get(key)
        if known is None:
            board = self._board(state, faction, cost, missing)
            known = self._fleets[key] = FleetValue(board, powers_of(state.power, self.seat))
        return known

    def _board(self, state: State, faction: Seat, cost: int, missing: int) -> BoardValue:
        """The board without the seat's own ships. `cost` is that of colonizing."""
        found = [cost, missing, faction.powers, state.extra_link]
        for place in range(len(state.system)):
            around = pack_others(state.power, place, self.seat)
            found.append(((around * 8 + state.controller[place] + 1) * 1024 + state.system[place] + 1) * 64 + place)
        key = tuple(found)
        known = self._boards.get(key)
        if known is None:
            places = [self._place(state, found[place + 4], place) for place in range(len(state.system))]
            known = self._boards[key] = BoardValue(self, state, cost, missing, places)
        return known

    def _place(self, state: State, key: int, place: int) -> PlaceValue:
        known = self._places.get(key)
        if known is None:
            known = self._places[key] = PlaceValue(self, state, place)
        return known

    def discoveries(self, state: State, faction: Seat) -> float:
        """Technologies researched whose card is not known yet."""
        total = 0.0
        card_at = state.card_at
        techs = faction.techs
        for slot in range(len(card_at)):
            if card_at[slot] < 0 and techs >> slot & 1:
                level = self.content.slots[slot].level
                if level == 4:
                    total += self.prize(state, -1)
                else:
                    total += level + self.weights.discovery[level] * (0.5 + self.often)
        return total

    def transcendence(self, state: State, faction: Seat, technologies: "SunTechnologyValue") -> float:
        """A level IIII technology in reach."""
        if not technologies.steps or not self.turns_left:
            return 0.0
        best = 0.0
        for slot, done in technologies.steps:
            best = max(best, self.prize(state, state.card_at[slot]) * done)
        funds = min(1.0, 0.5 + (faction.ore + 1.5 * faction.pop) / 18)
        return self.weights.transcendence * best * funds * min(1.0, 0.4 + self.turns_left / 8)

    def prize(self, state: State, card: int) -> float:
        """What a level IIII technology would score now, the achievement included."""
        if card < 0:
            points = self.weights.discovery[4]
        else:
            formula = self.content.technologies[card].vp
            points = 4.0 if formula is None else float(formula.of(state, self.seat))
            points += 0.5 * self.cards.technologies[card]
        if not state.seats[self.seat].claimed & 1 and len(state.claims[0]) < state.players:
            points += self.content.achievements[state.achievements[0]].slots[len(state.claims[0])]
        return points


@final
class SunTechnologyValue(TechnologyValue):
    """And the ore it takes to colonize."""

    __slots__ = ("colonize",)

    def __init__(self, evaluator: SunEvaluator, faction: Seat) -> None:
        super().__init__()
        weights = evaluator.weights
        actions = [evaluator.cards.actions[index] for index in faction.spaces]
        colonizing = sorted(action.colonize for action in actions if action.colonize >= 0)
        self.colonize = colonizing[0] if colonizing else NEVER
        if colonizing:
            self.value += evaluator.often * weights.colonizing * (1 + 0.2 * (4 - self.colonize))
            self.value += evaluator.often * 0.4 * min(2, len(colonizing) - 1)
        self.add_actions([*actions], evaluator, weights.technologies)
        self.value += evaluator.turns_left * powers_a_turn(faction.powers)
        for line in faction.anytime:
            self.value += evaluator.turns_left * 0.5 * evaluator.cards.anytime[line.option.a]
        self.add_slots(evaluator.content.slots, faction.techs, evaluator, weights.technologies)


def pack_others(power: list[int], place: int, seat: int) -> int:
    """The power that the other seats have at a place."""
    packed = 0
    for other in range(SEATS):
        if other != seat:
            packed = packed * 128 + power[power_index(place, other)]
    return packed


def turns_left(state: State, seat: int) -> float:
    return beyond.turns_left(state, seat, USUAL_LENGTH, 1.5, 3.0)
