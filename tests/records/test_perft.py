"""How many sequences of N choices there are, chance's among them, from the set-up, first turns and recorded positions.

A count that changes means that the rules offer more, fewer or differently divided choices than before, even where no
recorded game happens to take them: a new route or price, an option offered twice, a question asked where only one
answer is possible, a draw from another deck. `make fixtures` counts anew, on purpose only.
"""

import json

import pytest

from tests.records.make import PERFT, POSITIONS, SETTINGS, count, position

COUNTS: dict[str, list[int]] = json.loads(PERFT.read_text()) if PERFT.exists() else {}


def test_all_positions_are_counted() -> None:
    assert list(COUNTS) == [*SETTINGS, *POSITIONS]
    assert min(max(counts) for counts in COUNTS.values()) > 100


@pytest.mark.parametrize("name", [*SETTINGS, *POSITIONS])
def test_there_are_as_many_sequences_of_choices_as_ever(name: str) -> None:
    game = position(name)
    assert [count(game, length) for length in range(1, len(COUNTS[name]) + 1)] == COUNTS[name]


def test_the_first_choices_of_chance_are_those_of_the_rules() -> None:
    """Four level I cards in any order, then a start system: counted by hand (rule 1.1)."""
    assert COUNTS["table set for two"][:5] == [4, 4 * 3, 4 * 3 * 2, 4 * 3 * 2, 4 * 3 * 2 * 4]


def test_the_first_choices_of_chance_in_horizon_are_those_of_the_rules() -> None:
    """Four level I cards in any order, the last of itself, then three of eight of level IV (rule 1.1 of Horizon)."""
    first = 4 * 3 * 2
    expected = [4, 4 * 3, first, first, first * 8, first * 8 * 7, first * 8 * 7 * 6]
    assert COUNTS["Horizon, table set for two"][:7] == expected
