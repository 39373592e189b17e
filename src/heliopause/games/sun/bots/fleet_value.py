"""The exploration board through the eyes of one seat: what its ships are worth where they are."""

from operator import mul
from typing import TYPE_CHECKING, Final, final

from heliopause.games.sun.bots.card_values import ORE_WORTH
from heliopause.games.sun.rules.colonies import required
from heliopause.games.sun.rules.control import rightful
from heliopause.games.sun.rules.state import State
from heliopause.kernel.option import Option

if TYPE_CHECKING:
    from heliopause.games.sun.bots.evaluation import Judge

NEVER: Final = 99  # ore to colonize, without an action for it
NEARNESS: Final[tuple[float, ...]] = (
    1.0,
    0.75,
    0.5,
    0.3,
    0.2,
    0.1,
    0.05,
)  # how much of a ship's power counts for a system, by jumps


@final
class Chart:
    """`worth` is that of the board as it stands; `place` and `colonies` tell that of another fleet."""

    __slots__ = (
        "_board",
        "_certainty",
        "_controller",
        "_disc",
        "_goals",
        "_known",
        "_late",
        "_others",
        "_players",
        "_power",
        "_seat",
        "_system",
        "_weights",
        "_worths",
        "plans",
        "powers",
        "worth",
    )

    def __init__(self, judge: "Judge", state: State, cost: int, missing: int) -> None:
        """`cost`: ore to colonize; `missing`: how much of it is still to be had, -1 without an action to colonize."""
        seat = judge.seat
        weights = judge.weights
        size = state.board.size
        # Not the judge itself, who keeps this chart: a ring of references would have to be found by the collector.
        self._seat = seat
        self._weights = weights
        self._worths = judge.worths
        self._certainty = judge.certainty
        self._disc = judge.disc
        self._late = judge.late
        self._board = state.board
        self._players = state.players
        self._known: dict[int, float] = {}
        self.plans: dict[tuple[int, ...], tuple[Option, ...]] = {}  # jumps found so far
        self._controller = state.controller[:]
        self._system = state.system[:]
        self._power = state.power[:]
        self.powers = state.power[seat::4]
        self._others = [
            max(state.power[place * 4 + other] for other in range(state.players) if other != seat)
            for place in range(size)
        ]
        # Systems to colonize: what that brings, the power it needs, what share of it each place's power is.
        self._goals: list[tuple[float, int, int, list[float]]] = []
        ready = 0.0 if not judge.rest else weights.colony_later if missing < 0 else max(0.4, 1 - 0.12 * missing)
        price = ORE_WORTH * (5 if missing < 0 else cost)
        distance = state.jumps.distance(state.seats[seat].powers)
        for place in state.board.system_places:
            card = self._system[place]
            if card >= 0 and ready:
                need = required(state, seat, place)
                net = judge.worths.systems[card] + judge.disc - price - need * weights.power
                if self._controller[place] not in (seat, -1):
                    need = max(need, self._others[place] + 1)
                near = [NEARNESS[min(distance[origin][place], 6)] / need for origin in range(size)]
                self._goals.append((max(0.3, net) * ready * weights.colony, need, place, near))
        fleet = sum(self.powers)
        self.worth = judge.fade * weights.power * (min(fleet, 8) + 0.5 * max(0, fleet - 8))
        self.worth += self.colonies(self.powers)
        for place in range(size):
            self.worth += self.place(place, self.powers[place])

    def colonies(self, powers: list[int]) -> float:
        """The systems within reach of a fleet: the best one, and a part of the next."""
        best = second = 0.0
        for net, need, place, near in self._goals:
            share = sum(map(mul, powers, near), 0.0)
            value = net * share * share if share < 1 else net
            if powers[place] < need:
                value *= 0.8
            if value > best:
                best, second = value, best
            elif value > second:
                second = value
        return best + 0.4 * second

    def shares(self, powers: list[int]) -> list[float]:
        """For each system to colonize: what share of the power it needs a fleet has there or near."""
        return [sum(map(mul, powers, near), 0.0) for _, _, _, near in self._goals]

    def colonies_after(self, powers: list[int], shares: list[float], origin: int, target: int, level: int) -> float:
        """The same as `colonies` for that fleet after a ship has moved."""
        best = second = 0.0
        for number, (net, need, place, near) in enumerate(self._goals):
            share = shares[number] + level * (near[target] - near[origin])
            power = powers[place]
            if place == target:
                power += level
            elif place == origin:
                power -= level
            value = net * share * share if share < 1 else net
            if power < need:
                value *= 0.8
            if value > best:
                best, second = value, best
            elif value > second:
                second = value
        return best + 0.4 * second

    def place(self, place: int, power: int) -> float:
        """What controlling a place is worth, or the most power at Sol and in Deep Space, with this power there."""
        key = place * 128 + power
        known = self._known.get(key)
        if known is None:
            known = self._known[key] = self._place(place, power)
        return known

    def _place(self, place: int, power: int) -> float:
        seat = self._seat
        board = self._board
        if place in (board.sol, board.deep):
            return self._certainty if power and power >= self._others[place] else 0.0
        card = self._system[place]
        if board.is_system[place] and card < 0:
            return 0.0
        before = self._controller[place]
        powers = self._power[place * 4 : place * 4 + self._players]
        powers[seat] = power
        after = rightful(powers, before)
        total = 0.0
        # Discs that lie on the board now are missing on their track: income counts them, but for how long?
        if before == seat:
            total -= self._disc
        if after == seat:
            hold = self._weights.hold[min(power, len(self._weights.hold) - 1)]
            total += (hold + (1 - hold) * self._late) * (1 + self._disc)
            if before != seat and card >= 0:
                total += self._worths.gains_of_control[card]
        elif after >= 0:
            total -= self._weights.rival
        return total
