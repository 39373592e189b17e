"""Set-up (rule 1)."""

import pytest

import heliopause
from heliopause import CHANCE
from heliopause.game import Game
from heliopause.games.horizon.rules import hexes
from heliopause.games.horizon.rules.state import State
from heliopause.kernel.deck import every, members
from heliopause.kernel.refusal import BadOption


def ready(players: int, seed: int = 3, start: int = 0) -> Game:
    game = heliopause.new("horizon", players=players, seed=seed, start=start)
    while game.round == 0:
        game.choose(game.options()[-1])
    return game


def state_of(game: Game) -> State:
    assert isinstance(game._state, State)
    return game._state


@pytest.mark.rule("1.1")
def test_level_i_and_iv_lie_face_up_and_the_others_are_decks() -> None:
    state = state_of(ready(4))
    cards = state.content.technologies
    by_level = {1: 4, 2: 0, 3: 0, 4: 3}
    for level, number in by_level.items():
        here = [state.card_at[slot.index] for slot in state.content.slots if slot.level == level]
        assert sum(1 for card in here if card >= 0) == number
        assert all(cards[card].level == level for card in here if card >= 0)
        assert len(set(here)) == len(here) or level in (2, 3)
    assert [every(state.decks[level]).bit_count() for level in (2, 3, 4)] == [16, 16, 0]


@pytest.mark.rule("1.2")
def test_a_leader_lies_on_every_space_above_level_i() -> None:
    game = ready(4)
    view = game.view()
    assert view.leaders_hidden == {"II": 6, "III": 6, "IV": 3}
    assert [slot.id for slot in view.slots if slot.leader] == list("ABCDEFabcdefxyz")
    state = state_of(game)
    levels = [card.level for card in state.content.leaders]
    hidden = [mask.bit_count() for mask in state.leaders[2:]]
    assert hidden == [levels.count(2), levels.count(3), levels.count(4)]  # any of them may lie there


@pytest.mark.rule("1.3")
def test_a_goal_of_each_set() -> None:
    state = state_of(ready(3))
    assert [state.content.goals[number].set for number in state.goals] == ["A", "B", "C"]


@pytest.mark.rule("1.4")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(4))
def test_start_tiles_around_the_cradle(players: int, seed: int) -> None:
    state = state_of(ready(players, seed))
    around = hexes.around(hexes.CRADLE)
    sides = sorted(around.index(state.cells[seat.home]) for seat in state.seats)
    gaps = [(other - side) % 6 for side, other in zip(sides, sides[1:] + sides[:1], strict=True)]
    assert sorted(gaps) == {2: [3, 3], 3: [2, 2, 2], 4: [1, 1, 2, 2]}[players]
    assert every(state.territories).bit_count() == len(state.content.territories)


@pytest.mark.rule("1.5")
def test_three_constructions_of_each_level_are_displayed() -> None:
    state = state_of(ready(4))
    for level in (1, 2, 3):
        assert len(state.display[level]) == 3
        assert every(state.construction_decks[level]).bit_count() == 5
        assert {state.content.constructions[card].level for card in state.display[level]} == {level}
        assert not set(members(every(state.construction_decks[level]))) & set(state.display[level])


@pytest.mark.rule("1.6")
def test_what_a_civilization_starts_with() -> None:
    state = state_of(ready(2))
    for seat in state.seats:
        assert (seat.pop, seat.coins, seat.columns) == (1, 1, [6, 5, 4, 3, 2])
        assert seat.units == [seat.home * 12 + 1]  # a settler of strength 2
        assert seat.tracks == [8, 8, 8]


@pytest.mark.rule("1.7")
def test_governments_are_chosen_against_the_order_of_turns() -> None:
    game = heliopause.new("horizon", players=4, seed=3, start=1)
    asked = []
    while game.round == 0:
        asked.append(game.seat)
        assert len({id.partition(":")[0] for id in map(str, game.options())} - {"government"}) == 0
        game.choose(game.options()[0])
    assert asked == [0, 3, 2]  # seat 1 takes what is left
    state = state_of(game)
    cards = [state.content.governments[seat.government].card for seat in state.seats]
    assert sorted(cards) == [1, 2, 3, 4]


@pytest.mark.rule("1.7")
def test_each_government_is_on_the_table_as_often_with_either_side() -> None:
    game = heliopause.new("horizon", players=2, start=0, chance="explicit")
    while not any(str(option).startswith("draw:river-kingdom") for option, _ in game.chances()):
        assert game.seat == CHANCE
        game.choose(game.chances()[0][0])
    assert [share for _, share in game.chances()] == [1 / 8] * 8
    game.choose("draw:river-kingdom")
    assert "draw:league-of-cities" not in [str(option) for option, _ in game.chances()]  # its other side
    assert len(game.chances()) == 6


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"players": 5}, "for 2, 3 or 4 players, not 5"),
        ({"players": True}, "for 2, 3 or 4 players, not True"),
        ({"start": 4}, "start is a seat from 0 to 3, not 4"),
        ({"mats": "basic"}, "has no option 'mats'"),
    ],
)
def test_options_that_do_not_fit_are_refused_in_a_sentence(options: dict[str, object], sentence: str) -> None:
    with pytest.raises(BadOption, match=sentence):
        heliopause.new("horizon", **options)  # type: ignore[arg-type]
