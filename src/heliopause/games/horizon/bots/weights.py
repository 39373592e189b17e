"""What the judgement of Beyond the Horizon makes of things: the table to turn its screws."""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Weights:
    """The table. All weights are in victory points."""

    # Points in reach
    goal: float = 1.0  # of a goal's points, when it is all but reached
    site: tuple[float, ...] = (0.45, 0.42)  # of a village's or a city's net worth, with a token in hand,
    site_next: tuple[float, ...] = (0.27, 0.27)  # with an action to take one and the coins for it,
    site_later: tuple[float, ...] = (0.13, 0.13)  # and without such an action
    missing: float = 0.05  # less for each coin that is missing
    foreign_village: float = 0.6  # of a city's worth, if the village is another's
    building: float = 0.4  # of a construction's net worth, with a settler where it can be built
    spoilt: float = 1.2  # a village that cannot be settled any more
    unbuilt: float = 0.3  # of a construction's worth, for having it
    level_four: float = 0.45  # of a level IV technology's worth, when it could be researched next
    # Development, for each turn left
    column: float = 0.38  # an open column
    coin: float = 0.38  # a coin of production
    trigger: float = 0.22  # of the worth of a line that something sets off
    movement: float = 0.16  # one more, for good
    democracy: float = 1.25  # of its points, when all but the last cube is taken
    pace: float = 0.7  # cubes moved in a turn towards one of these
    investment: float = 1.0  # of the points at the end of the track, when they are all but reached
    # Resources, while they can still be used
    pop: tuple[float, ...] = (1.0, 0.8, 0.6, 0.45, 0.3, 0.15, 0.05)  # the first, the second, ...
    coins: tuple[float, ...] = (0.4, 0.4, 0.4, 0.4, 0.36, 0.32, 0.25, 0.2, 0.12, 0.08, 0.04)
    supply: float = 0.05  # a pawn in supply
    use_half: float = 2.5  # turns left that make all this worth half
    token: tuple[float, ...] = (1.3, 1.5)
    # Units
    strength: float = 0.3
    explore: float = 0.7
    # Technologies
    often: float = 8.0  # turns left after which more turns do not make an action more useful
    founding: float = 0.8  # an action to settle or fortify beside those of the board
    research_three: float = 1.2  # an action to research level III
    research_four: float = 2.5
    action: float = 0.3  # for each turn left: what the best other action gives more than recruiting
    slot: float = 0.4  # a slot one may research next
    discovery: tuple[float, ...] = (0.0, 1.5, 2.2, 2.6, 0.0)  # a card not yet known, by level
    leader: tuple[float, ...] = (0.0, 0.0, 1.1, 1.6, 2.4)


WEIGHTS: Final = Weights()
