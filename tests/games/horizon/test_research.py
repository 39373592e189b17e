"""Research and leaders (rules 5, 13.3)."""

import pytest

from heliopause import CHANCE
from heliopause.games.horizon.rules.constants import CHEAP_RESEARCH, COLOURS, OPEN_BORDERS
from heliopause.games.horizon.rules.quantities import COUNTERS
from tests.games.horizon.position import Position

TWO_SPACES = """
[technology.barter]
immediate = "2 coins, move 1"
actions = [{ spaces = 2, line = "1 coin: move 1" }]
"""


def scholar(*slots: str, players: int = 2, text: str = "") -> Position:
    table = Position(players=players, text=text)
    table.researched(*slots)
    table.give(pop=4, coins=9)
    table.explicit()
    return table


@pytest.mark.rule("5.1")
def test_prerequisites() -> None:
    table = scholar("1")
    table.line("research I or II")
    assert table.of_kind("slot") == ["slot:2", "slot:3", "slot:4", "slot:A"]  # B needs 2 as well
    refusal = table.game.why_not("slot:B")
    assert refusal is not None
    assert refusal.rule == "5.1"


@pytest.mark.rule("5.1")
def test_level_iv_needs_two_where_three_lines_lead_to_it() -> None:
    table = scholar("1", "2", "A", "B", "a")
    table.line("research IV")
    assert not table.of_kind("slot")
    table.researched("b")
    table.line("research IV")
    assert table.of_kind("slot") == ["slot:x"]


@pytest.mark.rule("5.2")
def test_the_scholar_never_comes_back() -> None:
    table = scholar()
    pop, supply = table.seat().pop, table.seat().supply()
    table.line("research I")
    table.play("slot:1")
    while table.of_kind("track") or table.of_kind("move") or table.of_kind("upgrade"):
        table.play("pass")
    assert table.seat().techs
    assert table.seat().pop + table.seat().supply() == pop + supply - 1


@pytest.mark.rule("5.2")
def test_without_a_pawn_nothing_is_researched() -> None:
    table = scholar()
    table.seat().pop = 0
    table.line("research I")
    assert not table.of_kind("slot")


@pytest.mark.rule("5.3")
def test_the_leader_comes_before_the_card_and_only_for_the_first() -> None:
    table = scholar("1")
    table.line("research II")
    table.play("slot:A")
    assert table.game.seat == CHANCE
    leaders = [card for card in table.state.content.leaders if card.level == 2]
    assert {share for _, share in table.game.chances()} == {1 / len(leaders)}
    coins, others = table.seat(0).coins, table.seat(1).coins
    table.draw("hatshepsut")
    assert (table.seat(0).coins, table.seat(1).coins) == (coins + 2, others + 1)
    assert len(table.seat().leaders) == 1
    assert table.state.card_at[table.number(table.state.content.slots, "A")] < 0


@pytest.mark.rule("5.3")
def test_who_comes_later_meets_nobody() -> None:
    table = scholar("1", "A")
    table.researched("1", seat=1)
    table.give(seat=1, pop=2)
    table.line("research II", seat=1)
    table.play("slot:A")
    assert table.seat(1).leaders == []
    assert table.seat(1).cards[-1] == table.seat(0).cards[-1]


@pytest.mark.rule("5.5")
def test_a_technology_gives_its_bonus_its_spaces_and_its_points() -> None:
    table = scholar(text=TWO_SPACES)
    card = table.number(table.state.content.technologies, "barter")
    slot = table.state.content.slots[table.state.card_at.index(card)].id
    coins, points = table.seat().coins, table.parts()["technologies"]
    table.line("research I")
    table.play(f"slot:{slot}")
    assert table.seat().coins == coins + 2
    assert table.of_kind("move")
    assert {table.state.content.spaces[index].id for index in table.seat().spaces} >= {"barter.0", "barter.1"}
    assert table.parts()["technologies"] == points + 1


@pytest.mark.rule("5.6")
def test_level_iv_lies_open_and_has_a_leader() -> None:
    table = scholar("1", "2", "A", "B", "a", "b")
    table.line("research IV")
    table.play("slot:x")
    assert {str(option) for option, _ in table.game.chances()} >= {"draw:einstein"}
    assert {share for _, share in table.game.chances()} == {1 / 7}


@pytest.mark.rule("5.7", "14.2")
def test_existing_and_without_prerequisites() -> None:
    table = scholar()
    table.researched("1", "A", seat=1)
    table.line("research II existing without prerequisites")
    assert table.of_kind("slot") == ["slot:A"]
    table.line("research II without prerequisites")
    assert len(table.of_kind("slot")) == 6


@pytest.mark.rule("5.8", "14.3")
def test_a_private_technology_takes_no_scholar_and_counts() -> None:
    table = scholar()
    pop = table.seat().pop
    points = table.parts()["technologies"]
    table.game._explicit = False
    table.line("private II")
    table.play("take")
    table.play(table.of_kind("card")[0])
    while not table.of_kind("space"):
        options = table.options()
        table.play("pass" if "pass" in options else options[0])
    assert table.seat().pop >= pop
    assert len(table.seat().private) == 1
    assert table.parts()["technologies"] == points + 2


@pytest.mark.rule("13.3")
def test_a_choice_of_the_taker_scores_for_all() -> None:
    table = scholar("1", "2", "A", "B", "a", "b")
    table.line("research IV")
    table.play("slot:x")
    table.draw("nelson-mandela")
    assert table.of_kind("choose")
    table.play("choose:a")
    leader = table.state.content.leaders[table.seat().leaders[0]]
    assert table.state.picked[leader.index] == 0
    for seat in (0, 1):
        own = leader.vp.of(table.state, seat) if leader.vp and seat == 0 else 0
        assert table.parts(seat)["leaders"] == leader.choices[0].vp.of(table.state, seat) + own


@pytest.mark.rule("13.4")
def test_cheap_research_takes_a_coin_off_the_line() -> None:
    table = scholar("1")
    table.seat().powers |= CHEAP_RESEARCH
    table.seat().coins = 1
    table.ask_again()
    assert "space:basic-2.0" in table.options()
    assert "space:basic-2.1" not in table.options()
    table.play("space:basic-2.0")
    assert table.seat().coins == 0


@pytest.mark.rule("5.4", "5.7")
def test_without_prerequisites_all_joined_cards_pass_on_their_colour() -> None:
    """Slot B is joined to 1 and 2, of which seat 0 has one, or none."""
    for own in (("1",), ()):
        table = scholar(*own)
        table.line("research II without prerequisites")
        table.play("slot:B")
        table.draw("hatshepsut")
        assert set(table.options()) == passed_on(table, "1", "2")


@pytest.mark.rule("5.7")
def test_where_no_joined_card_lies_any_colour_may_be_chosen() -> None:
    table = scholar()
    table.line("research III without prerequisites")
    table.play("slot:b")
    table.draw("mansa-musa")
    assert len(table.of_kind("type")) == 4


def passed_on(table: Position, *slots: str) -> set[str]:
    """The colours on the right side of the cards of these slots."""
    state = table.state
    cards = [state.card_at[table.number(state.content.slots, slot)] for slot in slots]
    return {f"type:{COLOURS[state.content.technologies[card].right]}" for card in cards}


@pytest.mark.rule("5.8")
def test_a_private_technology_that_is_taken_is_chosen_of_two() -> None:
    table = scholar()
    table.game._explicit = False
    table.line("private II")
    table.play("take")
    assert len(table.of_kind("card")) == 2


@pytest.mark.rule("5.8")
def test_from_an_empty_deck_no_private_technology_is_offered() -> None:
    table = scholar()
    table.state.decks[2] = []
    table.line("private II")
    assert "take" not in table.options()


@pytest.mark.rule("5.4")
def test_a_card_with_two_colours_matches_both() -> None:
    table = scholar("1")
    content = table.state.content
    card = table.state.card_at[table.number(content.slots, "1")]
    colour = content.technologies[card].right
    mixed = [card.index for card in content.technologies if card.level == 2 and card.left[1:] == (colour,)]
    plain = [card.index for card in content.technologies if card.level == 2 and colour not in card.left]
    assert len(mixed) >= 2
    table.state.decks[2] = [1 << plain[0], 1 << mixed[0], 1 << mixed[1]]
    table.line("research II")
    table.play("slot:A")
    table.draw("hatshepsut")
    for card in (plain[0], *mixed[:2]):
        table.draw(content.technologies[card].id)
    assert table.of_kind("card") == [f"card:{content.technologies[card].id}" for card in mixed[:2]]


@pytest.mark.rule("5.5")
def test_who_comes_later_gets_all_that_the_card_gives() -> None:
    """Market Fairs: a coin at once, a space, the power to stop on start tiles; two points."""
    table = scholar("1")
    card = table.number(table.state.content.technologies, "market-fairs")
    table.state.decks[2] = [table.state.decks[2][0] & ~(1 << card)]
    table.state.card_at[table.number(table.state.content.slots, "A")] = card
    table.researched("1", "A", seat=1)
    coins, points = table.seat().coins, table.parts()["technologies"]
    table.line("research II existing")
    table.play("slot:A", "pass")
    assert table.seat().coins == coins + 1
    assert table.seat().powers & OPEN_BORDERS
    assert "market-fairs.0" in {table.state.content.spaces[index].id for index in table.seat().spaces}
    assert table.parts()["technologies"] == points + 2
    assert not table.seat().leaders


@pytest.mark.rule("5.6")
def test_level_iv_counts_as_every_colour() -> None:
    table = Position()
    before = [COUNTERS[f"{colour} technologies"](table.state, 0) for colour in COLOURS]
    table.researched("x")
    assert [COUNTERS[f"{colour} technologies"](table.state, 0) for colour in COLOURS] == [n + 1 for n in before]
