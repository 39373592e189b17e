"""The worked examples of the rulebook, by name."""

import pytest

from heliopause import CHANCE
from heliopause.games.horizon.rules.constants import COLOURS, ECONOMY, FOOD, INFRASTRUCTURE
from tests.games.horizon.position import Position


@pytest.mark.rule("5.4")
def test_refrigeration() -> None:
    """Of Missiles and Refrigeration, found by the colour science, one is chosen; the other goes under the deck."""
    table = Position()
    content = table.state.content
    for slot, colour in (("E", "science"), ("F", "commerce")):
        card = next(card for card in content.technologies if card.level == 2 and card.right == COLOURS.index(colour))
        table.state.card_at[table.number(content.slots, slot)] = card.index
        table.state.decks[2] = [table.state.decks[2][0] & ~(1 << card.index)]
    table.researched("3", "4", "E", "F")
    table.give(pop=1, coins=4)
    missiles, refrigeration = (table.number(content.technologies, id) for id in ("missiles", "refrigeration"))
    unmatched = next(card.index for card in content.technologies if card.level == 3 and not card.types & 1)
    table.state.decks[3] = [1 << unmatched, 1 << missiles, 1 << refrigeration]
    table.explicit()
    coins = table.seat().coins
    table.line("research III")
    assert "slot:e" in table.options()
    table.play("slot:e")
    assert table.game.seat == CHANCE  # the leader comes first
    table.draw("mansa-musa")
    assert table.options() == ["type:science", "type:commerce"]
    table.play("type:science")
    for id in (content.technologies[unmatched].id, "missiles", "refrigeration"):
        table.draw(id)
    assert table.options() == ["card:missiles", "card:refrigeration"]
    table.play("card:refrigeration")
    assert table.state.card_at[table.number(content.slots, "e")] == refrigeration
    assert table.state.decks[3] == [1 << unmatched | 1 << missiles]
    assert table.options() == ["track:food", "pass"]  # its immediate bonus
    table.play("track:food")
    assert table.seat().coins == coins + 3 + 1 + 1 + 2  # leader, under the cube, on the investment track, card
    assert [content.leaders[number].id for number in table.seat().leaders] == ["mansa-musa"]


@pytest.mark.rule("6.3")
def test_the_investment() -> None:
    """An infrastructure cube uncovers a bonus of the track, then covers a space of the investment track."""
    table = Position()
    table.take_off("infrastructure", 1)  # the next cube lies on the Theocracy stage
    coins = table.seat().coins
    table.line("invest infrastructure")
    table.play("track:infrastructure")
    assert table.seat().tracks[INFRASTRUCTURE] == 6
    assert table.seat().stages  # the ability on the government is active
    assert table.seat().invested == 1
    assert table.seat().coins == coins + 1  # the first space of the investment track
    assert table.told().index("log-stage") < len(table.told()) - 1 - table.told()[::-1].index("log-gain-coins")


@pytest.mark.rule("8.2")
def test_the_village() -> None:
    """A settler of 4 settles a village of strength 3: exhausted whole, 3 coins, an infrastructure cube, 4 VP."""
    table = Position()
    table.lay("anatolia", 1, -1)
    table.clear_units()
    table.put("settler4", "1,-1")
    coins, supply = table.seat().coins, table.seat().supply()
    table.line("settle")
    table.play("settle:1,-1")
    while table.of_kind("construction"):
        table.play("pass")
    assert table.units() == []
    assert table.seat().supply() == supply + 1
    assert table.seat().coins == coins + 3
    assert table.seat().tracks == [8, 8, 7]
    assert table.parts()["villages"] == 4


@pytest.mark.rule("8.2")
def test_two_settlers_of_3_are_both_exhausted_for_a_village_of_4() -> None:
    table = Position()
    table.lay("anatolia", 1, -1)
    table.clear_units()
    table.put("settler3", "1,-1")
    table.put("settler3", "1,-1")
    tile = table.tile("1,-1")
    table.state.ground[tile] = next(card.index for card in table.state.content.territories if card.strength == 4)
    table.line("settle")
    table.play("settle:1,-1")
    assert table.units() == []


@pytest.mark.rule("8.4")
def test_the_city() -> None:
    """A soldier of 3 fortifies the city of a settled village: an infrastructure cube, 7 VP."""
    table = Position()
    table.lay("anatolia", 1, -1)
    table.settled("1,-1", seat=1)
    table.clear_units()
    table.put("soldier3", "1,-1")
    table.line("fortify")
    table.play("fortify:1,-1")
    while table.of_kind("construction"):
        table.play("pass")
    assert table.units() == []
    assert table.seat().tracks == [8, 8, 7]
    assert table.parts()["cities"] == 7
    assert table.parts(1)["villages"] == 4  # keeps it


@pytest.mark.rule("9.4")
def test_the_farm() -> None:
    """Two coins, a settler of 3 becomes 2, a cube on the left space; its point counts once another builds it too."""
    table = Position()
    table.clear_units()
    table.put("settler3", "home")
    table.put("settler1", "home1", seat=1)
    table.holds("farm")
    table.give(coins=1)
    table.play("space:basic-4.0")
    coins, pop = table.seat().coins, table.seat().pop
    table.play(f"build:farm:{table.at('home')}:3")
    assert table.seat().coins == coins - 2 + 1  # the first food cube lay on a coin
    assert table.units() == [f"settler2 {table.at('home')}"]
    assert table.seat().tracks[FOOD] == 7
    assert table.seat().pop > pop  # the bonus: produce population
    assert table.parts()["constructions"] == 0
    table.end_turn()
    unit = table.seat(1).units[0]
    table.seat(1).remove_unit(unit)
    table.seat(1).add_unit(table.tile("home") * 12)
    table.give(seat=1, coins=2)
    table.play("space:basic-4.0")
    coins = table.seat(1).coins
    table.play(f"build-existing:farm:{table.at('home')}:1")
    assert table.units(1) == []  # a settler of 1 is exhausted
    assert table.seat(1).coins == coins - 2 + 1
    assert table.parts()["constructions"] == 1
    assert table.parts(1)["constructions"] == 0


@pytest.mark.rule("10.3")
def test_the_production() -> None:
    """With column B opened, either a pawn each from A and B or 1 coin."""
    table = Position()
    table.take_off("food", 2)
    table.play("space:basic-4.0")
    before = table.seat().columns[:]
    pop, coins = table.seat().pop, table.seat().coins
    twin = Position()
    twin.game = table.game.copy(seed=1)
    table.play("produce:population")
    assert table.seat().columns == [before[0] - 1, before[1] - 1, *before[2:]]
    assert table.seat().pop == pop + 2
    twin.play("produce:coins")
    assert twin.seat().coins == coins + 1
    assert twin.seat().tracks[ECONOMY] == 8


@pytest.mark.rule("11.2")
def test_the_goal() -> None:
    """The first to fulfil a goal puts a cube from a track of choice on it: 5 VP; a later one 3."""
    table = Position()
    goal = table.number(table.state.content.goals, "settled-lands")
    table.state.goals[0] = goal
    for number, (q, r) in enumerate(((1, -1), (1, 0), (-1, 1), (-1, 0), (2, -1), (-2, 1))):
        table.lay(table.state.content.territories[number].id, q, r)
        table.state.village[-1] = number % 2
    table.play("space:basic-4.0", "produce:coins")
    assert table.options() == ["track:food", "track:economy", "track:infrastructure"]
    table.play("track:economy")
    assert table.parts()["goals"] == 5
    assert table.seat().tracks == [8, 7, 8]
    table.play("space:basic-4.0", "produce:coins", "track:food")
    assert table.parts(1)["goals"] == 3
