"""What the log tells: the whole set-up, places by name, one payment in one line, the end when it is triggered."""

import random
from typing import Any

import pytest

import heliopause
from tests.asking import asks
from tests.games.sun.helpers import Bare, line_technology, taking

GAINS = frozenset(
    ("log-gain-ore", "log-gain-pop", "log-automate", "log-build", "log-build-from-pop", "log-upgrade", "log-annex")
)


def told(game: heliopause.Game, message: str) -> list[str]:
    return [event.words() for event in game.events if event.message == message]


@pytest.mark.rule("1.1", "1.2", "1.3", "1.4")
@pytest.mark.parametrize(
    "options", [{"players": 4, "seed": 3}, {"players": 2, "beginners": True}, {"solo": True, "level": "ACN"}]
)
def test_the_set_up_is_told_whole(options: dict[str, Any]) -> None:
    game = heliopause.new("sun", **{"seed": 1, "start": 1, **options})
    while asks(game) != "ask-space":  # what mats ask
        game.choose(game.options()[0])
    view = game.view()
    before = game.events[: next(number for number, event in enumerate(game.events) if event.message == "log-turn")]
    said = "\n".join(event.words() for event in before)
    for slot in view.slots:
        if slot.level == 1:
            assert slot.card
            assert f"{slot.card.name} lies on slot {slot.id}." in said
    for place in view.places:
        if place.system:
            assert f"A new system appears: {place.system.name}." in said
    for card in view.achievements:
        assert f"The achievement {card.name} is in play." in said
    for seat in view.seats:
        assert f"Player {seat.seat + 1} plays {seat.mat.name}." in said
        assert f"Player {seat.seat + 1} begins with 2 population, a level-1 ship at Sol and " in said
    assert "Player 2 is the starting player." in said
    replaced = [event.words() for event in before if event.message == "log-automa-replace"]
    assert [words.split()[1] for words in replaced] == list(options.get("level", ""))


@pytest.mark.rule("1.3")
def test_the_ore_of_the_set_up_is_told() -> None:
    game = heliopause.new("sun", players=4, seed=3, start=2)
    assert [words.split()[-2] for words in told(game, "log-outfit")] == ["1", "1", "2", "2"]


@pytest.mark.rule("6.1")
@pytest.mark.parametrize(("first", "seat", "left"), [(0, 0, 7), (0, 2, 5), (0, 3, 4), (2, 1, 4), (2, 2, 7)])
def test_the_end_is_announced_when_it_is_triggered(first: int, seat: int, left: int) -> None:
    p = Bare()
    p.state.first = first
    p.achievements("transcendence", "empire", "efficiency", "warlord")
    p.claimed("empire", *(other for other in range(4) if other != seat))
    p.automate(seat, food=8)
    p.turn(seat).idle()
    assert told(p.game, "log-claim")
    assert told(p.game, "log-ending") == [
        f"Player {seat + 1} has triggered the end of the game: {left} turns are left, the last round among them."
    ]
    p.idle(left)
    assert p.game.over, "after just so many turns"


@pytest.mark.rule("6.1", "5.1")
def test_the_end_is_announced_once_and_not_before() -> None:
    p = Bare()
    p.achievements("transcendence", "empire", "efficiency", "warlord")
    p.claimed("empire", 1, 2)
    p.automate(0, food=8)
    p.turn(0).idle()
    assert not told(p.game, "log-ending"), "three of four"
    for seat in (1, 2):
        p.ships(seat, "sol", *[4] * 5)
        p.turn(seat).idle()
    assert len(told(p.game, "log-claim")) == 3, "a fourth and a fifth"
    assert len(told(p.game, "log-ending")) == 1


@pytest.mark.rule("3.5", "7.1")
@pytest.mark.parametrize(("players", "space", "ore"), [(2, "basic-2.1", 3), (4, "basic-3.1", 1)])
def test_what_a_space_costs_more_is_paid_together_with_its_line(players: int, space: str, ore: int) -> None:
    p = Bare(players=players)
    p.has(0, "1")
    p.give(0, pop=2, ore=5)
    p.turn(0)
    known = len(p.game.events)
    p.play(f"space:{space}")
    payments = [event.words() for event in p.game.events[known:] if event.message == "log-pay-ore"]
    assert payments == [f"Player 1 pays {ore} ore."]
    assert p.seat(0).ore == 5 - ore


@pytest.mark.rule("7.1", "7.4")
def test_a_cost_in_ore_and_population_is_one_line() -> None:
    p = taking("3 ore + 2 pop: automate food", pop=3, ore=4)
    p.turn(0).play("space:under-test.0")
    assert told(p.game, "log-pay-both") == ["Player 1 pays 3 ore and puts 2 population back into supply."]
    assert not told(p.game, "log-pay-ore") + told(p.game, "log-return-pop")
    assert (p.seat(0).ore, p.seat(0).pop) == (1, 1)


@pytest.mark.rule("10.1", "10.2", "11.1")
def test_places_are_told_by_the_system_that_lies_there() -> None:
    p = Bare(line_technology("upgrade 1 ship by 1, jump 1"))
    p.private(0, "under-test")
    p.ships(0, "a1", 1)
    p.control(0, "a1", "food")
    p.turn(0).play("space:under-test.0", "upgrade:a1:1", "jump:a1>deep:2")
    assert told(p.game, "log-upgrade")[-1:] == ["Player 1 upgrades a ship at plain-a1 from level 1 to 2."]
    assert told(p.game, "log-jump") == ["Player 1 jumps a level-2 ship from plain-a1 to Deep Space."]


@pytest.mark.rule("10.2", "11.1", "12.1")
def test_options_name_places_by_the_system_that_lies_there() -> None:
    p = Bare(line_technology("upgrade 1 ship by 1, jump 1, colonize"))
    p.private(0, "under-test")
    for place, disc in (("a1", "food"), ("a2", "ore")):
        p.ships(0, place, 3)
        p.control(0, place, disc)
    p.turn(0).play("space:under-test.0")

    def said(id: str) -> str:
        return next(p.game.told(option).words() for option in p.game.options() if option.id == id)

    assert said("upgrade:a1:3") == "Upgrade a ship at plain-a1 from level 3 to 4"
    p.play("upgrade:a1:3")
    assert said("jump:sol>a2:1") == "Jump: level-1 ship, Sol to plain-a2"
    assert said("jump:a1>s1:4") == "Jump: level-4 ship, plain-a1 to Shipyard 1"
    p.state.system[p.place("a2")] = -1
    assert said("jump:sol>a2:1") == "Jump: level-1 ship, Sol to A2", "an empty slot has only its letter"
    p.state.system[p.place("a2")] = p.system_card("plain-a2")
    p.play("done")
    assert said("colonize:a2") == "Colonize plain-a2"


@pytest.mark.rule("4.3", "13.5")
@pytest.mark.parametrize(("powers", "price"), [((), 3), (("cheap-trade",), 2)])
def test_a_trade_says_its_price(powers: tuple[str, ...], price: int) -> None:
    p = taking("1 ore", ore=9)
    for power in powers:
        p.power(0, power)
    p.turn(0).play("space:under-test.0", "produce:trade")
    (option,) = (option for option in p.game.options() if option.id == "trade:ore-pop")
    assert p.game.told(option).words() == f"{price} ore for 1 population"
    p.play("trade:ore-pop")
    assert p.seat(0).ore == 10 - price


@pytest.mark.rule("12.4")
def test_a_place_is_told_with_the_system_of_that_moment() -> None:
    p = taking("colonize")
    p.ships(0, "a1", 3)
    p.control(0, "a1", "food")
    p.stack_systems("A", "colony-0")
    p.turn(0).play("space:under-test.0")
    assert p.system_at("a1") == "colony-0"
    assert told(p.game, "log-settle") == ["Player 1 settles a level-3 ship at plain-a1."]


@pytest.mark.rule("4.1")
@pytest.mark.parametrize("language", ["en", "de"])
def test_growth_of_nothing_is_said_so(language: str) -> None:
    p = taking("1 ore")
    p.columns(0, 0, 4, 3, 3, 2)
    p.turn(0).play("space:under-test.0", "produce:growth")
    (grown,) = [event for event in p.game.events if event.message == "log-growth"]
    assert "0" not in grown.words(language)


@pytest.mark.parametrize("options", [{"players": 2}, {"players": 4, "mats": "advanced"}, {"solo": True}])
def test_every_gain_names_its_source(options: dict[str, Any]) -> None:
    rng = random.Random(1)
    game = heliopause.new("sun", seed=1, **options)
    while not game.over:
        game.choose(rng.choice(game.options()))
    gains = [event for event in game.events if event.message in GAINS and event.turn]
    assert len(gains) > 20
    assert [event.words() for event in gains if event.source is None] == []


def test_a_gain_by_controlling_a_place_names_it() -> None:
    gate = '[system.gate]\nname = "Gate"\ndeck = "A"\npower = 3\nspecialty = ["food"]\nvp = 1\ncontrol = "2 ore"\n'
    p = Bare(gate)
    p.put_system("a1", "gate")
    p.turn(0).play("space:basic-3.0", "pass", "jump:sol>a1:1", "done")
    gain = [event for event in p.game.events if event.message == "log-gain-ore"][-1]
    assert gain.source is not None
    assert "Gate" in gain.source.words()


def test_the_fourth_basic_action_has_one_name() -> None:
    game = heliopause.new("sun", players=2, seed=1, start=0)
    option = next(option for option in game.options() if option.id == "space:basic-4.0")
    named = option.words().partition(":")[0]
    game.choose(option)
    assert f"Player 1 takes {named}." in [event.words() for event in game.events]
    assert f"| {named.lower()} |" in heliopause.registry.spec_of("sun").page("rules")
