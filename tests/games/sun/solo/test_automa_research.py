"""What the automa researches, which type it seeks and which card it takes (solo rule 7)."""

import pytest

from tests.games.sun.helpers import TYPES, plain, spare
from tests.games.sun.solo.table import AUTOMA, PLAYER, Solo

RESEARCH_1, RESEARCH_2, RESEARCH_3 = "3", "14", "42"
COPY_2, COPY_3 = "53", "34"  # 34: its second line
SECOND = "Second line: recruit 1 population from supply, gain 1 ore."


def scholar(*slots: str, pop: int = 3, ore: int = 0) -> Solo:
    """The automa has these slots; the events say nothing."""
    p = Solo()
    p.has(AUTOMA, *slots)
    p.give(AUTOMA, pop=pop, ore=ore)
    p.next_event("plain-2")
    p.next_event("plain-3")
    return p


def gained(p: Solo, before: str) -> str:
    """The slots that the automa has now, without those it had."""
    slots = p.state.content.slots
    return "".join(slot.id for slot in slots if p.seat(AUTOMA).techs & slot.bit and slot.id not in before)


# From the top


@pytest.mark.rule("7.1")
@pytest.mark.parametrize(("has", "next"), [("", "1"), ("1", "2"), ("2", "1"), ("13", "2"), ("123", "4"), ("4", "1")])
def test_level_i_from_the_top(has: str, next: str) -> None:
    p = scholar(*has).card(RESEARCH_1).rest()
    assert gained(p, has) == next
    assert p.told("log-automa-top") == [f"Player 2 researches from the top of the board: slot {next}."]
    assert p.seat(AUTOMA).pop == 3  # one used, one grown


@pytest.mark.rule("7.1")
def test_level_i_is_researched_whether_or_not_the_player_has_it() -> None:
    p = scholar()
    p.has(PLAYER, "1", "2")
    p.card(RESEARCH_1).rest()
    assert gained(p, "") == "1"


@pytest.mark.rule("7.1")
def test_the_immediate_bonus_is_always_gained() -> None:
    p = scholar()
    p.put_card("1", "advanced-robotics")  # automate ore
    before = p.automated()
    p.card(RESEARCH_1).rest()
    assert p.automated() == (before[0], before[1] + 1)


@pytest.mark.rule("7.1")
def test_all_of_level_i_researched_the_line_fails() -> None:
    p = scholar("1", "2", "3", "4").card(RESEARCH_1).rest()
    assert p.reasons() == ["nothing to research"]
    assert p.told("log-automa-line") == [SECOND]


# What it pays for is new


@pytest.mark.rule("7.2")
@pytest.mark.parametrize(
    ("has", "discovered", "next"),
    [
        ("1", "", "A"),
        ("12", "", "A"),
        ("12", "A", "B"),
        ("12", "AB", "C"),
        ("34", "", "D"),
        ("14", "A", "F"),
        ("24", "", "C"),
    ],
)
def test_what_it_pays_for_is_undiscovered(has: str, discovered: str, next: str) -> None:
    p = scholar(*has, ore=2)
    p.discover(*discovered)
    p.card(RESEARCH_2).rest()
    assert gained(p, has) == next
    assert p.told("log-discover") == [f"Player 2 researches the undiscovered slot {next}."]
    assert p.told("log-pay-ore") == ["Player 2 pays 2 ore."]


@pytest.mark.rule("7.2")
def test_level_iii_is_undiscovered_too() -> None:
    p = scholar("1", "2", "A", "B", ore=4)
    p.has(PLAYER, "a")
    p.deck(3, "plain-3e")
    p.card(RESEARCH_3).rest()
    assert gained(p, "12AB") == "b"
    assert p.told("log-pay-ore") == ["Player 2 pays 4 ore."]


@pytest.mark.rule("7.2")
def test_it_pays_for_nothing_that_lies_on_the_board() -> None:
    p = scholar("1", ore=2)
    p.discover("A")
    p.card(RESEARCH_2).rest()
    assert p.reasons() == ["nothing to research"]
    assert p.told("log-automa-line") == [SECOND]
    assert p.seat(AUTOMA).ore == 4  # nothing paid, 1 gained, 1 mined


@pytest.mark.rule("7.2")
def test_it_needs_the_prerequisites_of_what_it_pays_for() -> None:
    p = scholar("3", ore=4).card(RESEARCH_3).rest()
    assert p.reasons()[0] == "nothing to research"
    p = scholar("1", ore=2).card(RESEARCH_2).rest()
    assert gained(p, "1") == "A"  # B would need 2 as well


@pytest.mark.rule("7.2")
@pytest.mark.parametrize(("pop", "ore", "reason"), [(3, 1, "not enough ore"), (0, 2, "no population")])
def test_it_needs_ore_and_population(pop: int, ore: int, reason: str) -> None:
    p = scholar("1", pop=pop, ore=ore).card(RESEARCH_2).rest()
    assert p.reasons() == [reason]


@pytest.mark.rule("7.2")
def test_a_research_it_does_not_pay_for_may_be_of_a_card_on_the_board() -> None:
    """Delta Pavonis: (research II or III) as a bonus. Only what it pays ore for must be undiscovered."""
    p = scholar("1")
    p.discover("A")
    p.has(PLAYER, "A")
    p.put_system("b1", "delta-pavonis")
    p.holds("b1", 4, 1)
    p.give(AUTOMA, pop=1, ore=4)
    p.card("55").rest()
    assert p.told("log-colonize") == ["Player 2 colonizes Delta Pavonis."]
    assert gained(p, "1") == "A"


# Copies


@pytest.mark.rule("7.3")
@pytest.mark.parametrize(("players", "next"), [("A", "A"), ("BD", "B"), ("F", "F"), ("EC", "C")])
def test_a_copy_is_of_the_highest_card_on_the_board_without_prerequisites(players: str, next: str) -> None:
    p = scholar()
    p.has(PLAYER, *players)
    p.card(COPY_2).rest()
    assert gained(p, "") == next
    assert p.told("log-research") == [f"Player 2 researches {plain(next)} (slot {next})."]
    assert p.seat(AUTOMA).pop == 3  # one used, one grown


@pytest.mark.rule("7.3")
def test_a_copy_is_of_the_level_shown() -> None:
    p = scholar()
    p.has(PLAYER, "B", "c")
    p.card(COPY_3).rest()
    assert gained(p, "") == "c"
    p = scholar()
    p.has(PLAYER, "B", "c")
    p.card(COPY_2).rest()
    assert gained(p, "") == "B"


@pytest.mark.rule("7.3")
def test_a_copy_is_of_something_it_does_not_have() -> None:
    p = scholar("1", "A")
    p.has(PLAYER, "D")
    p.card(COPY_2).rest()
    assert gained(p, "1A") == "D"


@pytest.mark.rule("7.3")
def test_a_copy_gives_the_immediate_bonus() -> None:
    p = scholar()
    p.put_card("A", "gift-military")
    p.has(PLAYER, "A")
    p.card(COPY_2).rest()
    assert p.told("log-gain-ore") == ["Player 2 gains 1 ore."]


@pytest.mark.rule("7.3")
def test_a_copy_needs_population() -> None:
    p = scholar(pop=0)
    p.has(PLAYER, "A")
    p.card(COPY_2).rest()
    assert p.reasons() == ["no population"]
    assert p.told("log-automa-line") == [SECOND]


@pytest.mark.rule("7.3")
def test_a_copy_needs_something_on_the_board() -> None:
    p = scholar("1", "2").card(COPY_2).rest()
    assert p.reasons() == ["nothing to research"]


# The type


def with_types(slot: str, one: str, other: str) -> Solo:
    """The automa may discover a slot with two prerequisites that pass on these types, the first one higher."""
    level = 1 if slot in "BE" else 2
    needs = {"B": "12", "E": "34", "b": "AB", "d": "DE"}[slot]
    p = scholar(ore=4)
    for place, name in zip(needs, (one, other), strict=True):
        card = plain(str(1 + TYPES.index(name))) if level == 1 else spare(name, 0)
        p.put_card(place, card)
    for place in needs:
        p.research(AUTOMA, place)
    return p


@pytest.mark.rule("7.4")
@pytest.mark.parametrize(("one", "other"), [("scientific", "commercial"), ("commercial", "scientific")])
@pytest.mark.parametrize("slot", ["B", "b", "d"])
def test_of_two_types_the_one_of_the_highest_prerequisite(slot: str, one: str, other: str) -> None:
    p = with_types(slot, one, other)
    if slot == "B":
        p.discover("A")
    elif slot == "b":
        p.discover("a")
    p.card(RESEARCH_2 if slot == "B" else RESEARCH_3).rest()
    assert p.told("log-discover") == [f"Player 2 researches the undiscovered slot {slot}."]
    higher = {"B": "1", "b": "A", "d": "D"}[slot]
    assert p.told("log-automa-type") == [f"The highest prerequisite, slot {higher}, passes on: {one}."]
    assert [words.split()[-1].rstrip(".") for words in p.told("log-seek")] == [one]


@pytest.mark.rule("7.4")
def test_of_one_type_that_one() -> None:
    p = scholar("4", ore=2)
    p.card(RESEARCH_2).rest()
    assert p.told("log-discover") == ["Player 2 researches the undiscovered slot F."]
    assert [words.split()[-1].rstrip(".") for words in p.told("log-seek")] == ["commercial"]  # what slot 4 passes on


# The card


def seeking(*cards: str) -> Solo:
    """The automa seeks a scientific card of level II for slot A; the deck begins with these."""
    p = scholar("1", ore=2)
    p.deck(2, *cards)
    return p.card(RESEARCH_2).rest()


GIFT, PLAIN_ONE, PLAIN_TWO, OTHER = (
    "gift-scientific",
    spare("scientific", 0),
    spare("scientific", 1),
    spare("military", 0),
)


@pytest.mark.rule("7.5")
def test_the_first_card_if_it_has_an_immediate_bonus() -> None:
    p = seeking(GIFT, PLAIN_ONE, PLAIN_TWO)
    assert p.card_on("A") == GIFT
    assert len(p.told("log-reveal")) == 1
    assert p.told("log-gain-ore") == ["Player 2 gains 1 ore."]
    assert p.batches(2) == [{PLAIN_ONE}, {PLAIN_TWO}]


@pytest.mark.rule("7.5")
def test_otherwise_the_second_card_with_an_immediate_bonus() -> None:
    p = seeking(PLAIN_ONE, GIFT, PLAIN_TWO)
    assert p.card_on("A") == GIFT
    assert p.batches(2) == [{PLAIN_TWO}, {PLAIN_ONE}]  # the first one goes under the deck


@pytest.mark.rule("7.5")
def test_otherwise_the_second_card_without_an_immediate_bonus() -> None:
    p = seeking(PLAIN_ONE, PLAIN_TWO, GIFT)
    assert p.card_on("A") == PLAIN_TWO
    assert p.batches(2) == [{GIFT}, {PLAIN_ONE}]


@pytest.mark.rule("7.5")
def test_cards_of_other_types_are_passed_over() -> None:
    p = seeking(OTHER, "gift-military", PLAIN_ONE, "gift-economic", PLAIN_TWO)
    assert p.card_on("A") == PLAIN_TWO
    assert p.batches(2) == [{OTHER, "gift-military", PLAIN_ONE, "gift-economic"}]


@pytest.mark.rule("7.5")
def test_a_single_card_that_is_left_is_taken() -> None:
    p = seeking(OTHER, PLAIN_ONE)
    assert p.card_on("A") == PLAIN_ONE
    assert p.batches(2) == [{OTHER}]


@pytest.mark.rule("7.5")
def test_the_card_lies_on_the_slot_and_is_its_own() -> None:
    p = seeking(GIFT, PLAIN_ONE)
    assert "gift-scientific" in p.technologies(AUTOMA)
    assert p.points(AUTOMA)["level-2"] == 2
    assert p.cubes(AUTOMA) == 20


@pytest.mark.rule("7.5")
@pytest.mark.parametrize(
    ("order", "taken"), [((GIFT, PLAIN_ONE), 0), ((PLAIN_ONE, GIFT), 1), ((PLAIN_ONE, PLAIN_TWO), 1)]
)
def test_a_private_technology_is_chosen_alike(order: tuple[str, str], taken: int) -> None:
    p = scholar()
    p.put_system("b1", "procyon")  # bonus: private II
    p.holds("b1", 4)
    p.give(AUTOMA, ore=4)
    p.deck(2, *order, OTHER)
    p.card("55").rest()
    assert [p.state.content.technologies[card].id for card in p.seat(AUTOMA).private] == [order[taken]]


@pytest.mark.rule("7.5")
@pytest.mark.parametrize(
    ("row", "taken"),
    [
        ((PLAIN_ONE, GIFT, PLAIN_TWO), GIFT),
        ((PLAIN_ONE, PLAIN_TWO), PLAIN_TWO),
        ((PLAIN_ONE,), PLAIN_ONE),
    ],
)
def test_from_the_tableau_the_first_card_with_a_bonus_or_else_the_second(row: tuple[str, ...], taken: str) -> None:
    p = Solo(tableau=True)
    p.has(AUTOMA, "1")
    p.give(AUTOMA, pop=2, ore=2)
    p.next_event("plain-2")
    p.state.rows[2] = [p.technology(id) for id in row]
    p.card(RESEARCH_2).rest()
    assert p.card_on("A") == taken
