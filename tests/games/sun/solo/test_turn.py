"""The automa's turn: automate, a line in full, redraw, two failed cards, production (solo rule 2)."""

import pytest

import heliopause
from tests.games.sun.position import Position
from tests.games.sun.solo.table import AUTOMA, PLAYER, Solo

# Neither line of these can be resolved without ore and population.
B, D, M = "b", "d", "m"


def poor(**planets: str) -> Solo:
    """The automa has nothing to pay with."""
    p = Solo(**planets)
    p.give(AUTOMA, pop=0, ore=0)
    return p


# The order of the sections


@pytest.mark.rule("2.1")
def test_the_sections_of_a_card_in_order() -> None:
    p = Solo()
    p.give(AUTOMA, pop=1)
    p.achievements("transcendence", "empire", "efficiency", "warlord")
    p.automate(AUTOMA, food=5)
    p.card("13").rest()  # automate food, research I, population
    deeds = [message for message in p.messages() if not message.startswith("log-automa-")]
    assert deeds == ["log-turn", "log-automate", "log-research", "log-growth", "log-claim"]
    assert p.told("log-automa-card") == ["Player 2 draws card 13."]
    assert p.told("log-claim") == ["Player 2 claims Efficiency: 5 points."]
    assert p.game.seat == PLAYER


@pytest.mark.rule("2.1")
def test_a_card_without_an_automate_step_automates_nothing() -> None:
    p = Solo().card("27").rest()
    assert p.discs_off() == (0, 0)


@pytest.mark.rule("2.1")
def test_what_a_new_disc_uncovers_is_produced_on_the_same_turn() -> None:
    p = Solo()
    p.automate(AUTOMA, food=1)
    p.columns(AUTOMA, 6, 4, 3, 3, 2)
    p.card("a").rest()  # automate food, jump 4, population
    assert p.told("log-growth") == ["Player 2 grows: 2 population."]  # columns A and B


# Automate


@pytest.mark.rule("2.2")
@pytest.mark.parametrize(("card", "discs"), [("a", (1, 0)), ("c", (1, 0)), ("56", (0, 1)), ("2", (0, 1))])
def test_automate_the_disc_shown(card: str, discs: tuple[int, int]) -> None:
    p = Solo()
    p.ships(AUTOMA, "sol", 1)
    p.card(card).rest()
    assert p.automated() == discs


@pytest.mark.rule("2.2")
@pytest.mark.parametrize(("card", "kind"), [("a", "food"), ("56", "ore")])
def test_automate_without_a_disc_left_is_ignored(card: str, kind: str) -> None:
    p = Solo()
    p.automate(AUTOMA, **{kind: 8})
    before = p.seat(AUTOMA).automated[:]
    p.card(card).rest()
    assert p.seat(AUTOMA).automated == before  # no star either
    assert p.told("log-automa-no-disc") == [f"Player 2 has no {kind} disc left to automate."]


@pytest.mark.rule("2.2")
@pytest.mark.parametrize(
    ("off", "kind"),
    [
        ({"food": 4, "ore": 2}, "food"),  # 4 food discs are left, 6 ore discs
        ({"food": 2, "ore": 4}, "ore"),
        ({"food": 3, "ore": 3}, "food"),  # a tie
        ({}, "food"),
        ({"food": 8, "ore": 1}, "ore"),  # no food disc is left to be automated
        ({"food": 1, "ore": 8}, "food"),
    ],
)
def test_fewest_is_the_track_with_fewest_discs_left(off: dict[str, int], kind: str) -> None:
    p = Solo()
    p.automate(AUTOMA, **off)
    p.card("44").rest()
    assert p.told("log-automate") == [f"Player 2 automates: {kind} disc, level {sum(off.values()) + 1}."]


@pytest.mark.rule("2.2")
def test_fewest_counts_discs_on_the_map_as_gone() -> None:
    p = Solo()
    p.control(AUTOMA, "s2", "ore")  # 7 ore discs are left on the mat
    p.card("44").rest()
    assert p.told("log-automate") == ["Player 2 automates: ore disc, level 1."]


@pytest.mark.rule("2.2")
def test_fewest_without_any_disc_is_ignored() -> None:
    p = Solo()
    p.automate(AUTOMA, food=8, ore=8)
    p.card("44").rest()
    assert p.told("log-automate") == []
    assert len(p.told("log-automa-no-disc")) == 1


# Lines


@pytest.mark.rule("2.3")
def test_the_first_line_if_it_can_be_resolved() -> None:
    p = Solo()
    p.card("3").rest()  # research I, or else supply -> pop + 1 ore
    assert p.told("log-automa-line") == ["First line: research I."]
    assert p.seat(AUTOMA).techs == 1
    assert p.seat(AUTOMA).ore == 0


@pytest.mark.rule("2.3")
def test_otherwise_the_second_line() -> None:
    p = poor()
    p.card("3").rest()
    assert p.reasons() == ["no population"]
    assert p.told("log-automa-line") == ["Second line: recruit 1 population from supply, gain 1 ore."]
    assert p.seat(AUTOMA).techs == 0
    assert p.seat(AUTOMA).ore == 1


@pytest.mark.rule("2.3")
def test_a_line_is_resolved_in_full_or_not_at_all() -> None:
    p = poor()
    p.ships(AUTOMA, "sol", *[4] * 20)  # all its cubes
    p.card("56")  # supply -> ship 3, jump 4; or supply -> ship 2, supply -> pop
    assert p.reasons() == ["no supply", "no supply"]
    assert p.fleets() == {"sol": [4] * 20}  # no jump either


@pytest.mark.rule("2.4")
def test_in_full_a_second_cube_that_is_missing_counts() -> None:
    p = Solo()
    p.columns(AUTOMA, 1, 0, 0, 0, 0)
    p.card("44").rest()  # supply -> ship 2, supply -> pop; or supply -> pop + 1 ore
    assert p.reasons() == ["no supply"]
    assert p.told("log-automa-line") == ["Second line: recruit 1 population from supply, gain 1 ore."]


@pytest.mark.rule("2.4")
def test_in_full_a_cube_of_population_replaces_one_of_supply_for_a_ship_only() -> None:
    p = Solo()
    p.columns(AUTOMA, 0, 0, 0, 0, 0)
    p.card("33").rest()  # supply -> ship 3
    assert p.told("log-automa-line") == ["First line: build a level-3 ship from supply."]
    p = Solo()
    p.columns(AUTOMA, 0, 0, 0, 0, 0)
    p.card("53", "27").rest()  # copy II, or supply -> pop + 1 ore
    assert p.reasons()[:2] == ["nothing to research", "no supply"]


@pytest.mark.rule("2.4")
def test_in_full_ore_is_counted_before_the_line_begins() -> None:
    p = Solo()
    p.holds("b1", 4)
    p.give(AUTOMA, ore=3)
    p.card("55").rest()
    assert p.reasons() == ["not enough ore", "nothing to research"]
    assert "log-pay-ore" not in p.messages()


@pytest.mark.rule("2.4")
def test_in_full_the_upgrade_needs_a_ship_below_level_4() -> None:
    p = Solo()
    p.ships(AUTOMA, "sol", 4, 4)
    p.card("2").rest()
    assert p.reasons() == ["no ship to upgrade"]
    assert p.told("log-automa-line") == ["Second line: recruit 1 population from supply, gain 1 ore."]


@pytest.mark.rule("2.4")
def test_in_full_colonizing_is_judged_after_the_jump() -> None:
    p = Solo(b1="b-4-6")
    p.ships(AUTOMA, "sol", 4)
    p.give(AUTOMA, ore=4)
    p.card("55")
    assert p.reasons() == ["no system to colonize", "nothing to research"]  # colonize alone: the ship is on Sol
    p = Solo(b1="b-4-6")
    p.ships(AUTOMA, "sol", 4)
    p.give(AUTOMA, ore=4)
    p.card("37").rest()  # jump 4, then colonize
    assert p.told("log-colonize") == ["Player 2 colonizes B 4 6."]


# Redraw


@pytest.mark.rule("2.5")
def test_a_card_of_which_neither_line_can_be_resolved_is_redrawn() -> None:
    p = poor()
    p.card(B)
    assert p.reasons() == ["not enough ore", "no population"]
    assert p.told("log-automa-redraw") == ["Neither line can be resolved: another card."]
    assert "draw:b" not in p.chances()  # it is out of the deck
    p.play("draw:27").rest()
    assert p.told("log-automa-line") == ["Second line: recruit 1 population from supply, gain 1 ore."]
    assert p.told("log-growth") == ["Player 2 grows: 1 population."]  # of card 27, not of card B
    assert "log-mining" not in p.messages()


@pytest.mark.rule("2.5")
def test_the_automate_step_of_a_card_that_was_redrawn_still_counts() -> None:
    p = poor()
    p.card(B, "a").rest()
    assert p.told("log-automate") == [
        "Player 2 automates: ore disc, level 1.",
        "Player 2 automates: food disc, level 2.",
    ]
    assert p.automated() == (1, 1)


@pytest.mark.rule("2.5", "3.1")
def test_a_special_card_may_be_the_second_card() -> None:
    p = poor()
    p.card(B, "57").rest()
    assert p.automated() == (1, 1)
    assert p.told("log-claim") == ["Player 2 claims Empire: 7 points."]
    assert "log-automa-fallback" not in p.messages()


# Two failed cards


@pytest.mark.rule("2.6")
def test_two_failed_cards() -> None:
    p = poor()
    supply = p.seat(AUTOMA).supply()
    p.card(B, D).rest()
    assert len(p.reasons()) == 4
    assert p.automated() == (1, 1)  # one each, not the two ore discs of the cards
    assert p.told("log-gain-pop") == ["Player 2 recruits 1 population from column A."] * 2
    assert p.seat(AUTOMA).pop == 2
    assert p.seat(AUTOMA).supply() == supply - 2
    assert p.told("log-gain-ore") == ["Player 2 gains 2 ore."]
    assert p.told("log-mining") == ["Player 2 produces 1 ore."]  # of the second card
    assert p.seat(AUTOMA).ore == 3
    assert len(p.told("log-automa-fallback")) == 1
    assert p.game.seat == PLAYER


@pytest.mark.rule("2.6")
def test_two_failed_cards_produce_as_the_second_says() -> None:
    p = poor()
    p.card(D, M).rest()
    assert p.told("log-growth") == ["Player 2 grows: 1 population."]
    assert p.seat(AUTOMA).pop == 3
    assert p.seat(AUTOMA).ore == 2


@pytest.mark.rule("2.6", "10.1")
def test_what_two_failed_cards_give_names_the_second_as_its_source() -> None:
    p = poor()
    p.card(B, D).rest()
    gains = [event for event in p.events() if event.message in ("log-automate", "log-gain-pop", "log-gain-ore")]
    assert [event.source.words() if event.source else "" for event in gains] == ["solo card D"] * 5


@pytest.mark.rule("2.6")
def test_two_failed_cards_without_discs_and_supply() -> None:
    p = poor()
    p.automate(AUTOMA, food=8, ore=8)
    p.ships(AUTOMA, "sol", *[4] * 20)
    p.card(B, D).rest()
    assert p.automated() == (8, 8)
    assert p.seat(AUTOMA).pop == 0
    assert p.told("log-gain-ore") == ["Player 2 gains 2 ore."]


@pytest.mark.rule("2.6")
def test_after_two_failed_cards_both_are_gone_and_the_deck_is_two_shorter() -> None:
    p = poor()
    p.last_cards(B, D, "27")
    p.card(B, D).rest()
    assert not p.game.over
    p.turn(AUTOMA)
    assert p.chances() == {"draw:27": 1.0}


@pytest.mark.rule("2.6", "3.2")
def test_after_two_failed_cards_achievements_are_claimed_as_usual() -> None:
    p = poor()
    p.achievements("transcendence", "empire", "efficiency", "warlord")
    p.automate(AUTOMA, food=4)
    p.card(B, D).rest()
    assert p.told("log-claim") == ["Player 2 claims Efficiency: 5 points."]  # with the two discs of this turn


# Production


@pytest.mark.rule("2.7")
@pytest.mark.parametrize(("card", "message"), [("27", "log-growth"), ("30", "log-mining")])
def test_production_shown(card: str, message: str) -> None:
    p = Solo()
    p.holds("b1", 4)
    p.card(card).rest()
    assert [m for m in p.messages() if m in ("log-growth", "log-mining")] == [message]


@pytest.mark.rule("2.7")
@pytest.mark.parametrize(
    ("card", "pop", "ore", "message"),
    [
        ("4", 1, 2, "log-growth"),  # LEAST, tie: population
        ("4", 2, 1, "log-mining"),
        ("4", 2, 2, "log-growth"),
        ("4", 0, 0, "log-growth"),
        ("25", 1, 2, "log-growth"),  # LEAST, tie: ore
        ("25", 2, 1, "log-mining"),
        ("25", 2, 2, "log-mining"),
        ("25", 0, 0, "log-mining"),
    ],
)
def test_least_and_both_ties(card: str, pop: int, ore: int, message: str) -> None:
    p = Solo()
    p.holds("b1", 4)
    p.give(AUTOMA, pop=pop, ore=ore)
    p.card(card).rest()  # jump 2: the resources stay
    assert [m for m in p.messages() if m in ("log-growth", "log-mining")] == [message]
    assert p.told("log-automa-least") == [f"Player 2 produces what it has least of: {pop} population, {ore} ore."]


@pytest.mark.rule("2.7")
def test_least_is_counted_after_the_line() -> None:
    p = Solo()
    p.give(AUTOMA, pop=2, ore=2)
    p.card("20").rest()  # research I uses one population; tie: ore
    assert p.told("log-automa-least") == ["Player 2 produces what it has least of: 1 population, 2 ore."]
    assert "log-growth" in p.messages()


@pytest.mark.rule("2.7")
def test_it_never_trades_in_its_production() -> None:
    p = Solo()
    p.holds("b1", 4)
    p.give(AUTOMA, pop=2, ore=9)
    p.card("27").rest()
    assert "log-trade" not in p.messages()
    assert p.seat(AUTOMA).ore == 9


# Innovations


@pytest.mark.rule("2.1")
def test_an_innovation_reached_by_its_action_starts() -> None:
    """As for everybody (rules 14.1 of Beyond the Sun); Home Squadron: 6 fleet power, supply -> ship 2, jump 2."""
    p = Position(2, solo=True, mats="advanced")
    p.game._explicit = True
    p.seat(AUTOMA).mat = next(mat for mat in p.state.content.mats if mat.id == "zheng-yi-advanced")
    p.even()
    p.ships(AUTOMA, "sol", 2, 2)
    cards = p.state.content.automa_cards
    p.state.automa_deck = [0, (1 << len(cards)) - 1, 0, len(cards), 0, 0, 0]
    p.turn(AUTOMA).play("draw:6")  # upgrade 1 ship by 2
    while p.game.seat == heliopause.CHANCE:
        p.game.choose(p.game.chances()[0][0])
    assert [event.message for event in p.game.events if event.seat == AUTOMA].count("log-innovation") == 1
