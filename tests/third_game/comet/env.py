"""Comet for research environments."""

from typing import Any

from heliopause.envs.actions import Actions, Draws
from heliopause.envs.encoding import Encoding, Features
from heliopause.envs.layout import Field

from .rules import BACK, DIE, FAR, NEAR, ON, Comet

SEATS, MOST = 4, 1000
FIELDS = [
    Field("ice", SEATS, "ice at home, the own seat first, then clockwise", unit=50, most=MOST),
    Field("mine", 1, "is it the own turn?"),
    Field("hold", 1, "ice on board", unit=50, most=MOST),
    Field("near", 1, "does the ship fly near the comet?"),
    Field("target", 1, "how much ends the game", unit=50, most=200),
]


def encoding(content: Any) -> Encoding:
    actions = Actions()
    actions.add_options("approach", [FAR, NEAR], "how to fly by")
    actions.add_options("go", [ON, BACK], "roll again, or bring the ice home")
    observer = Features(FIELDS, numbers, lambda state, seat: state.ice[seat])
    return Encoding(actions, Draws(side.id for side in DIE), observer)


def numbers(state: Comet, seat: int) -> list[float]:
    ice = [min(state.ice[(seat + step) % state.players], MOST) / 50 for step in range(state.players)]
    turn = [state.seat == seat, min(state.hold, MOST) / 50, state.near, state.target / 50]
    return [*ice, *[0.0] * (SEATS - state.players), *map(float, turn)]
