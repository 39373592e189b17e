"""What a civilization's technologies allow: actions, slots to go on to, and how near level IV is."""

from typing import TYPE_CHECKING, Final, final

from heliopause.games.horizon.bots.card_values import ActionWorth, powers_a_turn
from heliopause.games.horizon.bots.map_value import NEVER
from heliopause.games.horizon.rules.cards import ADVANCED
from heliopause.games.horizon.rules.state import Seat
from heliopause.kernel.deck import members

if TYPE_CHECKING:
    from heliopause.games.horizon.bots.evaluation import Judge

RECRUITING: Final = 0.9  # points an ordinary turn's action is worth


@final
class Programme:
    """What a set of technologies allows: actions, slots to go on to, and how near level IV is."""

    __slots__ = ("steps", "token", "value")

    def __init__(self, judge: "Judge", civilization: Seat, conditions: int) -> None:
        weights = judge.weights
        content = judge.content
        open_to_it: list[ActionWorth] = [
            judge.worths.actions[index]
            for index in civilization.spaces
            if content.spaces[index].action.owner_kind != ADVANCED or conditions >> index & 1
        ]
        self.token = [NEVER, NEVER]  # coins
        value = 0.0
        for site in (0, 1):
            prices = sorted(action.token[site] for action in open_to_it if action.token[site] >= 0)
            if prices:
                self.token[site] = prices[0]
                value += judge.often * weights.founding * (1 + 0.2 * (4 - prices[0]) + 0.3 * min(2, len(prices) - 1))
        price = [
            min((a.research[level] for a in open_to_it if a.research[level] >= 0), default=-1.0) for level in range(5)
        ]
        if price[3] >= 0:
            value += judge.often * weights.research_three * (1.5 - price[3] / 4)
        if price[4] >= 0:
            value += judge.often * weights.research_four * (1.7 - price[4] / 5)
        gains = sorted((action.gain for action in open_to_it), reverse=True)[:3]
        extra = [max(0.0, gain - RECRUITING) for gain in gains] + [0.0, 0.0, 0.0]
        value += judge.rest * weights.action * (extra[0] + 0.6 * extra[1] + 0.3 * extra[2])
        value += judge.rest * powers_a_turn(civilization.powers)
        techs = civilization.techs
        openings = [0, 0, 0, 0, 0]
        self.steps: list[tuple[int, float]] = []  # slots of level IV, and how near they are
        for slot in content.slots:
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
                        before = content.slots[index]
                        nearest = max(nearest, (techs & before.prerequisites).bit_count() / max(1, before.needed))
                    done += 0.4 * nearest / slot.needed
                self.steps.append((slot.index, done**1.5 * (1.0 if price[4] >= 0 else 0.5)))
        for level in (2, 3):
            value += judge.often * weights.slot * (1.0 if price[level] >= 0 else 0.5) * min(3, openings[level])
        self.value = value
