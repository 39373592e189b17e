"""What a finished game is worth to its seats. Whatever is chosen, the seats' rewards add up to 0."""

from collections.abc import Callable
from typing import Final

from heliopause.game import Game
from heliopause.kernel.refusal import BadOption

POINTS: Final = 100  # a margin of so many victory points is a reward of 1
MARGIN: Final = 10.0  # no margin is larger


def win(winners: list[int], totals: list[int]) -> list[float]:
    """1 for the winner; the others share -1. A shared victory is shared: between two seats, 0 for both."""
    return shares(winners, len(totals))


def shares(winners: list[int], seats: int) -> list[float]:
    won = (seats / len(winners) - 1) / (seats - 1)
    lost = -1 / (seats - 1)
    return [won if seat in winners else lost for seat in range(seats)]


def margin(winners: list[int], totals: list[int]) -> list[float]:
    """How many points a seat has more than the others on average, in hundreds."""
    everything = sum(totals)
    others = len(totals) - 1
    return [(total - (everything - total) / others) / POINTS for total in totals]


Rewards = Callable[[list[int], list[int]], list[float]]  # of who has won, and of every seat's victory points
REWARDS: Final[dict[str, Rewards]] = {"win": win, "margin": margin}
LARGEST: Final = {"win": 1.0, "margin": MARGIN}


def reward_of(name: str) -> Rewards:
    if name not in REWARDS:
        raise BadOption(f"rewards are {' or '.join(map(repr, REWARDS))}, not {name!r}")
    return REWARDS[name]


def result_of(game: Game, rewards: Rewards) -> list[float]:
    """Every seat's reward: 0 while the game goes on."""
    if not game.over:
        return [0.0] * game.players
    return rewards(game.winners(), [score.total for score in game.scores()])
