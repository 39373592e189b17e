"""What cards count, word by word, on one table where hardly two words have the same number (rule 12.2)."""

import pytest

from heliopause.content import tables_of
from heliopause.games.horizon.rules.quantities import COUNTERS
from tests.games.horizon.position import Position


def counted() -> Position:
    """Seat 0 has something of everything; seat 1 has other numbers of it."""
    table = Position(players=3)
    table.clear_units()
    state, own = table.state, table.seat()
    lands = [table.lay_next(card.id) for card in state.content.territories[:9]]
    for where in lands[:5]:
        table.settled(where, 0)
    for where in lands[:3]:
        table.settled(where, 0, city=True)
    table.settled(lands[5], 1)
    for number, where in enumerate((*lands[6:], "0,0")):
        table.state.built[table.tile(where)] = state.content.constructions[number].index
        table.state.builders[table.tile(where)] = (1, 0) if number else (0,)
    own.constructions = [card.index for card in state.content.constructions[10:17]]
    for unit, where in (
        *(("settler2", "home"), ("settler2", "home"), ("settler6", lands[0])),
        *(("soldier3", lands[0]), ("soldier5", lands[1]), ("soldier5", lands[2]), ("soldier1", "home")),
    ):
        table.put(unit, where)
    table.researched("1", "2", "3", "A", "B", "a")
    levels = [card.index for card in state.content.technologies if card.level == 2]
    own.private = tuple(card for card in levels if card not in state.card_at)[:2]
    own.cards += own.private
    own.leaders = [card.index for card in state.content.leaders[:6]]
    state.claims = [(1, 0), (), (2,)]
    own.claimed = 1
    own.coins, own.pop = 13, 11
    own.tracks = [7, 5, 2]
    own.invested, own.explored = 12, 14
    own.tokens = [5, 2]
    own.columns = [0, 3, 0, 1, 0]
    return table


EXPECTED = {
    "villages": 5,
    "cities": 3,
    "constructions": 4,
    "constructions in supply": 7,
    "technologies": 8,
    "level I technologies": 3,
    "level II technologies": 4,
    "level III technologies": 1,
    "level IV technologies": 0,
    "leaders": 6,
    "private technologies": 2,
    "goals": 1,
    "coins": 13,
    "pop": 11,
    "settlers": 3,
    "soldiers": 4,
    "units": 7,
    "settler strength": 10,
    "soldier strength": 14,
    "unit strength": 24,
    "food cubes off": 1,
    "economy cubes off": 3,
    "infrastructure cubes off": 6,
    "cubes off": 10,
    "investments": 12,
    "tiles explored": 14,
    "tiles with a unit": 4,
    "explored tiles on the map": 9,
    "empty columns": 3,
    "settle tokens": 5,
    "fortify tokens": 2,
}


@pytest.mark.rule("12.2")
def test_every_word_counts_what_it_says() -> None:
    table = counted()
    found = {word: counter(table.state, 0) for word, counter in COUNTERS.items() if word in EXPECTED}
    assert found == EXPECTED
    colours = [word for word in COUNTERS if word not in EXPECTED]
    names = ("science", "commerce", "military", "culture")
    assert colours == [f"{colour} technologies" for colour in names], "whatever is new is counted here too"
    main = [tables_of("horizon")["technology"][id]["colour"] for id in table.game.view().seats[0].technologies]
    for colour in names:
        assert COUNTERS[f"{colour} technologies"](table.state, 0) == main.count(colour), "the main colour alone"
    assert len(main) == 8


@pytest.mark.rule("12.2", "13.3")
def test_a_leader_may_score_for_the_others_too() -> None:
    text = '[leader.mohandas-gandhi]\nvp = "4"\nvp_others = 3\n'
    table = Position(3, text)
    table.seat(1).leaders = [table.number(table.state.content.leaders, "mohandas-gandhi")]
    assert [table.parts(seat)["leaders"] for seat in (0, 1, 2)] == [3, 4, 3]
