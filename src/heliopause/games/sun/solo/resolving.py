"""Can a line of a solo card be resolved in full? Tried on a copy of the state, without chance and without questions."""

from typing import Final

from heliopause.beyond import research
from heliopause.beyond.constants import FINE, NEED_MONEY, NEED_POP, NO_SLOT
from heliopause.beyond.lines import Line, Part
from heliopause.games.sun.rules.colonies import Colonize, required
from heliopause.games.sun.rules.constants import MAX_SHIP, NO_SYSTEM
from heliopause.games.sun.rules.economy import GainOre, Pay, SupplyToPop
from heliopause.games.sun.rules.fleet import FROM_SUPPLY, IN_DEEP_SPACE, Build, Jump, Upgrade, shipyards
from heliopause.games.sun.rules.packing import ship_level
from heliopause.games.sun.rules.research import Research
from heliopause.games.sun.rules.state import State
from heliopause.games.sun.solo import preferences

NO_SUPPLY: Final = 20
NO_SHIP: Final = 21
CANNOT: Final = 22
NO_FLEET: Final = 23


def resolvable(state: State, seat: int, line: Line) -> int:
    """A reason why not, or FINE. A jump of ships that stand well is resolved with no move at all."""
    trial = state.copy()
    for number, part in enumerate(line.parts):
        reason = _try(trial, seat, part, line.parts[number + 1 :])
        if reason:
            return reason
    return FINE


def _try(trial: State, seat: int, part: Part, rest: tuple[Part, ...]) -> int:
    """Carry a part out on the trial as the automa would."""
    faction = trial.seats[seat]
    if isinstance(part, Pay):
        faction.ore -= part.price(trial, seat)
        return NEED_MONEY if faction.ore < 0 else FINE
    if isinstance(part, GainOre):
        faction.ore += part.ore
        return FINE
    if isinstance(part, SupplyToPop):
        if faction.take_supply() < 0:
            return NO_SUPPLY
        faction.pop += 1
        return FINE
    if isinstance(part, Research):
        faction.pop -= 1
        if faction.pop < 0:
            return NEED_POP
        return FINE if slots_to_research(trial, seat, part) else NO_SLOT
    if isinstance(part, Build):
        return _try_build(trial, seat, part, rest)
    if isinstance(part, Upgrade):
        ships = faction.ships
        return FINE if any(ships[index] for index in range(len(ships)) if ship_level(index) != MAX_SHIP) else NO_SHIP
    if isinstance(part, Jump):
        if not any(faction.ships):
            return NO_FLEET
        for move in preferences.plan(trial, seat, part.reach(trial, seat)):
            trial.remove_ship(seat, move.origin, move.level)
            trial.add_ship(seat, move.target, move.level)
        return FINE
    if isinstance(part, Colonize):
        return FINE if any(_colonizable(trial, seat, place) for place in trial.board.system_places) else NO_SYSTEM
    return CANNOT


def _try_build(trial: State, seat: int, part: Build, rest: tuple[Part, ...]) -> int:
    faction = trial.seats[seat]
    if part.source != FROM_SUPPLY or faction.take_supply() < 0:
        if not faction.pop:
            return NO_SUPPLY if part.source == FROM_SUPPLY else NEED_POP
        faction.pop -= 1
    trial.add_ship(seat, build_place(trial, seat, part, rest)[0], part.level)
    return FINE


def _colonizable(trial: State, seat: int, place: int) -> bool:
    """After the jump, with control as it will be settled."""
    power = preferences.power_of(trial, seat, place)
    return (
        trial.system[place] >= 0
        and power >= required(trial, seat, place)
        and preferences.would_control(trial, seat, place, power)
    )


def slots_to_research(state: State, seat: int, part: research.Research) -> list[int]:
    """What the automa may research, from the top of the board downwards, the highest level first.

    What it pays for is new: a slot nobody has researched. A copy is of a technology that the player has.
    """
    slots = state.content.slots
    found = part.slots(state, seat)
    if part.paid and not part.existing:
        found = [slot for slot in found if slots[slot].level == 1 or state.card_at[slot] < 0]
    return sorted(found, key=lambda slot: (-slots[slot].level, slot))


TO_JUMP: Final = 0  # why a ship is built where it is
TO_TAKE_YARD: Final = 1
AT_HOME: Final = 2
AS_SAID: Final = 3


def build_place(state: State, seat: int, part: Build, rest: tuple[Part, ...]) -> tuple[int, int]:
    """Where the automa builds a ship, and why (solo rule 4)."""
    board = state.board
    if part.where == IN_DEEP_SPACE:
        return board.deep, AS_SAID
    jump = next((later for later in rest if isinstance(later, Jump)), None)
    if jump is not None:
        yards = shipyards(state, seat)
        place = preferences.yard_to_jump_from(state, seat, part.level, jump.reach(state, seat), yards)
        return place, TO_JUMP
    place = preferences.yard_to_take(state, seat, part.level)
    return (place, TO_TAKE_YARD) if place >= 0 else (board.sol, AT_HOME)
