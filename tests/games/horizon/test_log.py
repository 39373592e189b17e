"""What the log says: set-up whole, places by their names, gains with their source, one name for a thing."""

import random
import re
from functools import cache

import pytest

import heliopause
from heliopause import Game
from heliopause.event import Event
from heliopause.words import LANGUAGES
from tests.games.horizon.position import Position

GAINS = frozenset(
    ("log-gain-coins", "log-activate", "log-enlist", "log-upgrade-unit", "log-take-token", "log-take-construction")
)


@cache
def played(players: int) -> Game:
    rng = random.Random(players)
    game = heliopause.new("horizon", players=players, seed=players)
    while not game.over:
        game.choose(rng.choice(game.options()))
    return game


def said(game: Game, message: str) -> list[Event]:
    return [event for event in game.events if event.message == message]


@pytest.mark.rule("1.1", "1.3", "1.4", "1.5", "1.6", "1.7")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_set_up_is_told_whole(players: int) -> None:
    game = heliopause.new("horizon", players=players, seed=5)
    while game.round == 0:
        game.choose(game.options()[0])
    told = " ".join(event.words() for event in game.events if event.turn == 0)
    view = game.view()
    for slot in view.slots:
        if slot.card is not None:
            assert f"{slot.card.name} (slot {slot.id})" in told
    for name in (
        *(goal.name for goal in view.achievements),
        *(card.name for level in view.display.values() for card in level),
        *(seat.government.name for seat in view.seats),
        *game.names,
    ):
        assert name in told
    assert len(said(game, "log-setup-side")) == players
    assert [event.words() for event in said(game, "log-setup-boards")] == [
        "Everybody begins with 1 active population, 1 coin, and a settler of strength 2 on the start tile."
    ]
    assert len(said(game, "log-start")) == 1
    chosen = {f"{game.names[seat.seat]} has the government {seat.government.name}." for seat in view.seats}
    assert {event.words() for event in said(game, "log-government")} == chosen
    (offered,) = (event.words() for event in said(game, "log-setup-governments"))
    assert all(seat.government.name in offered for seat in view.seats)


@pytest.mark.rule("1.5")
def test_the_display_of_the_start_is_told_though_it_has_changed_since() -> None:
    game = heliopause.new("horizon", players=4, seed=5)
    before = [event.words() for event in said(game, "log-setup-display")]
    rng = random.Random(5)
    while not game.over:
        game.choose(rng.choice(game.options()))
    assert [event.words() for event in said(game, "log-setup-display")] == before
    assert len(before) == 3


@pytest.mark.parametrize("players", [2, 4])
def test_places_have_their_names(players: int) -> None:
    game = played(players)
    territories = {tile.territory.name for tile in game.view().tiles if tile.territory is not None}
    explored = said(game, "log-explore")
    assert len(explored) == len(territories)
    assert {event.words().partition(" explores ")[2] for event in explored} == {f"{name}." for name in territories}
    for event in game.events:
        for language in LANGUAGES:
            assert not re.search(r"-?\d,-?\d", event.words(language)), "where a tile lies is shown, not told"


def test_options_name_tiles_by_what_lies_there() -> None:
    table = Position()
    table.lay("anatolia", 1, -1)
    table.put("settler3", "1,-1")
    table.line("settle")
    (settle,) = (option for option in table.game.options() if option.id == "settle:1,-1")
    assert table.game.told(settle).words() == "Settle the village of Anatolia"
    assert table.game.told(settle).words("de") == "Das Dorf besiedeln: Anatolien"
    table.play("pass")
    table.line("move 1")
    home = table.at("home")
    said = {option.id: table.game.told(option) for option in table.game.options()}
    assert said[f"move:{home}>0,0:settler2"].words() == (
        "Move a settler of strength 2 from Player 1’s start tile to the cradle of civilization"
    )
    explore = next(told for id, told in said.items() if id.startswith(f"explore:{home}>"))
    assert "Player 1’s start tile" in explore.words()
    assert explore.args["origin"].args["at"] == home, "where it lies stays known"  # type: ignore[union-attr]


def test_tokens_and_sites_are_called_as_in_the_rulebook() -> None:
    table = Position()
    table.lay("anatolia", 1, -1)
    table.put("settler3", "1,-1")
    table.line("take settle token, take fortify token, settle")
    table.play("settle:1,-1", "pass")
    messages = ("log-take-token", "log-found")
    told = [event for event in table.game.events if event.message in messages]
    name = table.game.names[0]
    assert [event.words() for event in told] == [
        f"{name} takes a settle token.",
        f"{name} takes a fortify token.",
        f"{name} settles the village of Anatolia.",
    ]
    assert told[0].words("de") == f"{name} nimmt einen Dorf-Marker."


@pytest.mark.rule("1.4")
def test_the_sides_of_the_cradle_have_names() -> None:
    game = heliopause.new("horizon", players=2, seed=5)
    sides = sorted(event.words().rpartition(" lies on the ")[2] for event in said(game, "log-setup-side"))
    assert sides == ["lower side of the cradle.", "upper side of the cradle."]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_gain_names_its_source(players: int) -> None:
    gains = [event for event in played(players).events if event.message in GAINS]
    assert len(gains) > 20
    assert [event.words() for event in gains if event.source is None] == []


def test_the_last_basic_action_has_one_name() -> None:
    table = Position()
    (option,) = (option for option in table.game.options() if str(option) == "space:basic-4.0")
    assert option.words("en").startswith("Recruit:")
    table.play("space:basic-4.0")
    told = [event.words("en") for event in table.game.events[-3:]]
    name = table.game.names[0]
    assert told == [f"{name} takes Recruit.", f"{name} makes a pawn from column A active.", f"{name} gains 1 coin."]
    assert not any("recruits" in event.words() for event in played(2).events)


def test_enlisting_and_recruiting_have_different_words() -> None:
    table = Position()
    table.line("pop -> unit 1")
    assert table.game.question is not None
    assert "Welche Einheit stellst du auf" in table.game.question.words("de")
