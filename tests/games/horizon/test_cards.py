"""Every card, tile and government of the box is played at least once, in a position where it can do its best."""

import random
from typing import Any

import pytest

from heliopause.beyond.lines import Line
from heliopause.content import tables_of
from heliopause.games.horizon.rules.constants import CITY, VILLAGE
from heliopause.games.horizon.rules.loading import compile_content
from tests.games.horizon.position import Position
from tests.games.horizon.test_properties import check_table

BOX = compile_content(tables_of("horizon"))


def test_the_box() -> None:
    levels = [card.level for card in BOX.technologies]
    assert [levels.count(level) for level in (1, 2, 3, 4)] == [4, 16, 16, 8]
    leaders = [card.level for card in BOX.leaders]
    assert [leaders.count(level) for level in (2, 3, 4)] == [10, 10, 7]
    constructions = [card.level for card in BOX.constructions]
    assert [constructions.count(level) for level in (1, 2, 3)] == [8, 8, 8]
    assert (len(BOX.governments), len(BOX.goals), len(BOX.territories)) == (8, 9, 24)


def rich() -> Position:
    """Everything is possible: coins, population, units of both kinds on settled and free land, a construction."""
    table = Position(players=3)
    table.clear_units()
    table.state.round = 2
    free, village, *_ = [table.lay_next(BOX.territories[number].id) for number in range(4)]
    table.settled(village, 1)
    for unit in ("settler6", "soldier6"):
        for where in (free, village):
            table.put(unit, where)
    table.put("settler1", "0,0")
    table.holds(BOX.constructions[0].id)
    table.state.built[0] = BOX.constructions[1].index
    for level in (1, 2, 3):
        if BOX.constructions[1].index in table.state.display[level]:
            table.state.display[level].remove(BOX.constructions[1].index)
        table.state.construction_decks[level] = [
            batch & ~(1 << BOX.constructions[1].index) for batch in table.state.construction_decks[level]
        ]
    table.state.builders[0] = (1,)
    table.seat(1).tracks[0] -= 2  # for the village and the construction
    table.researched("1", "2", "A", "B", "C", "a", "b")
    table.take_off("food", 6)
    table.seat().invested = 6
    table.give(coins=12, pop=6)
    table.seat().stages = 1
    return table


def carry_out(line: Line, seed: int) -> bool:
    """The line is carried out at random; the table stays right. Has anything changed?"""
    table = rich()
    rng = random.Random(seed)
    before = table.game.view()
    assert line.check(table.state, 0, table.seat().purse()) == 0, line.text
    table.line(line.text)
    for _ in range(200):
        if table.of_kind("space"):
            break
        options = [id for id in table.options() if id not in ("pass", "done")] or table.options()
        table.play(rng.choice(options))
        check_table(table.game)
    assert table.of_kind("space")
    return bool(table.game.view() != before)


def lines() -> list[tuple[str, Line]]:
    """Every line of the box with the card it is on."""
    found: list[tuple[str, Any]] = []
    for technology in BOX.technologies:
        found.append((technology.id, technology.immediate))
        found += [(technology.id, action.line) for action in technology.actions]
    for leader in BOX.leaders:
        found += [(leader.id, effect.line) for effect in leader.effects]
        found += [(leader.id, choice.line) for choice in leader.choices]
    for government in BOX.governments:
        found.append((government.id, government.once))
    for trigger in BOX.triggers:
        found.append((trigger.title, trigger.line))
    for territory in BOX.territories:
        found += [(territory.id, territory.explore), (territory.id, territory.bonus)]
    for construction in BOX.constructions:
        found.append((construction.id, construction.bonus))
    return [(id, line) for id, line in found if line is not None]


LINES = lines()


@pytest.mark.parametrize("number", range(len(LINES)), ids=[f"{id}: {line.text}" for id, line in LINES])
def test_a_line_can_be_carried_out(number: int) -> None:
    line = LINES[number][1]
    # A unit that moves at random may end where it began, but not time and again.
    assert any(carry_out(line, seed) for seed in (number, number + 1000)), line.text


@pytest.mark.parametrize("card", BOX.goals, ids=[card.id for card in BOX.goals])
def test_a_goal_is_not_reached_at_the_start(card: Any) -> None:
    table = Position()
    assert not card.condition.holds(table.state, 0)
    assert card.condition.phrase().words("de").strip()


@pytest.mark.parametrize("card", BOX.governments, ids=[card.id for card in BOX.governments])
def test_a_government_has_all_its_stages(card: Any) -> None:
    assert card.despotism_trigger >= 0 or card.despotism_power
    assert card.theocracy_trigger >= 0
    assert card.once is not None
    table = rich()
    assert card.democracy.of(table.state, 0) >= 0
    assert card.democracy.phrase().words("de").strip()


FORMULAS = [(card.id, card.vp) for card in BOX.technologies if card.vp is not None]
FORMULAS += [(card.id, card.vp) for card in BOX.leaders if card.vp is not None]


@pytest.mark.parametrize("formula", [formula for _, formula in FORMULAS], ids=[id for id, _ in FORMULAS])
def test_a_formula_can_be_counted_and_said(formula: Any) -> None:
    table = rich()
    assert formula.of(table.state, 0) >= 0
    assert formula.phrase().words("en").strip()


def test_every_card_gives_something() -> None:
    """No card is without any text; a technology without an action has another gift."""
    for card in BOX.technologies:
        assert card.immediate or card.actions or card.power or card.vp or card.trigger >= 0, card.id
    for leader in BOX.leaders:
        assert leader.effects or leader.choices or leader.vp, leader.id
    for construction in BOX.constructions:
        assert construction.bonus or construction.vp, construction.id


# What house values keep to (facts of the box, and what makes a card worth wanting)


def test_villages_and_cities_are_worth_what_those_of_the_box_are() -> None:
    for card in BOX.territories:
        assert 3 <= card.vp[VILLAGE] <= 4, card.id
        assert 7 <= card.vp[CITY] <= 8, card.id


def test_no_bonus_of_a_technology_stands_there_three_times() -> None:
    texts = [card.immediate.text for card in BOX.technologies if card.immediate is not None]
    assert [text for text in sorted(set(texts)) if texts.count(text) > 2] == []


def test_no_two_technologies_have_the_same_action() -> None:
    texts = [action.line.text for card in BOX.technologies for action in card.actions]
    assert len(set(texts)) == len(texts)


def test_some_leaders_give_the_others_something_and_some_let_the_taker_choose() -> None:
    for level in (2, 3, 4):
        leaders = [card for card in BOX.leaders if card.level == level]
        giving = [card for card in leaders if any(effect.who != "you" for effect in card.effects)]
        assert 1 <= len(giving) < len(leaders) / 2
        assert any(card.choices for card in leaders)


def test_no_democracy_is_the_same_for_everybody() -> None:
    """Of all that a democracy counts, little is there when it is reached: its eight cubes are infrastructure."""
    for card in BOX.governments:
        table = Position()
        table.take_off("infrastructure", 8)
        assert card.democracy is not None
        assert card.democracy.of(table.state, 0) <= 1, card.id
