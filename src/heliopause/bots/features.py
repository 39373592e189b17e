"""What a learned evaluation sees of a seat in either game: technologies, claims and the time that is left."""

from typing import Final

from heliopause.beyond.state import Seat, State
from heliopause.kernel.deck import members

TIME: Final = ("always", "to move", "ending")
TECHNOLOGIES: Final = (
    "technologies of level 1",
    "technologies of level 2",
    "technologies of level 3",
    "technologies of level 4",
    "slots of level 2 open",
    "slots of level 3 open",
    "slots of level 4 open",
    "way to level 4",
)
CLAIMS: Final = ("claims", "nearest claims")


def add_time(state: State, to_move: bool, found: list[float]) -> None:
    found.append(1.0)
    found.append(1.0 if to_move else 0.0)
    found.append(1.0 if state.ending else 0.0)


def add_technologies(state: State, seat: Seat, steps: list[tuple[int, float]], found: list[float]) -> None:
    """`steps`: how near the slots of level 4 are."""
    content = state.common
    levels = [0, 0, 0, 0, 0]
    for card in seat.cards:
        levels[content.technologies[card].level] += 1
    techs = seat.techs
    for number in members(techs):
        if state.card_at[number] < 0:  # researched, but not known yet
            levels[content.slots[number].level] += 1
    openings = [0, 0, 0, 0, 0]
    for slot in content.slots:
        if not techs & slot.bit and (techs & slot.prerequisites).bit_count() >= slot.needed:
            openings[slot.level] += 1
    for level in (1, 2, 3, 4):
        found.append(levels[level] / 3)
    for level in (2, 3, 4):
        found.append(openings[level] / 3)
    nearest = 0.0
    for _, done in steps:
        nearest = max(nearest, done)
    found.append(nearest)


def add_claims(state: State, seat: Seat, found: list[float]) -> None:
    near = 0.0
    for number, card in enumerate(state.claim_cards()):
        if not seat.claimed >> number & 1:
            taken = len(state.claims[number])
            if taken < card.slot_count(state.players):
                condition = card.condition
                done = min(1.0, condition.counter(state, seat.index) / condition.least)
                near += card.slots[taken] * done * done * done
    found.append(seat.claimed.bit_count() / 2)
    found.append(near / 6)


def add_cards(state: State, seat: Seat, found: list[float]) -> None:
    """One for each technology card that it has."""
    owned = [0.0] * len(state.common.technologies)
    for card in seat.cards:
        owned[card] = 1.0
    found += owned
