"""Whole solo games: every promise of the public face, chance, records, conservation (solo rule 10.2)."""

import json
import random
from typing import Any

import pytest

import heliopause
from heliopause import CHANCE, Game
from heliopause.bots import make
from heliopause.checking import check_game, everything
from heliopause.games.sun.rules.state import State
from heliopause.games.sun.solo.deck import cards_left
from tests.games.sun.solo.table import LEVELS, PLAYER, raw_cards
from tests.games.sun.solo.test_log import automa_turns, played

VARIANTS: list[dict[str, Any]] = [
    {},
    {"tableau": True},
    {"mats": "advanced"},
    {"beginners": True},
    {"mats": "advanced", "tableau": True, "level": "legend"},
]


def play(level: str, seed: int, bot: str = "random") -> Game:
    """A game to its end; cubes are counted at the beginning of every turn, cards at every choice."""
    game = heliopause.new("sun", solo=True, level=level, seed=seed)
    player = make(bot, seed)
    left = 22
    while not game.over:
        assert game.seat == PLAYER
        state = game._state
        assert isinstance(state, State)
        for faction in state.seats if type(state.asking).__name__ == "AskSpace" else []:
            cubes = faction.pop + faction.supply() + sum(faction.ships) + sum(faction.retired)
            assert cubes + faction.techs.bit_count() == 20
            assert faction.ore >= 0
            assert faction.pop >= 0
        assert cards_left(state) <= left
        left = cards_left(state)
        game.choose(player.choose(game))
    check_end(game)
    return game


def check_end(game: Game) -> None:
    state = game._state
    cards = [event.words() for event in game.events if event.message == "log-automa-card"]
    assert len(set(cards)) == len(cards)  # no card comes twice
    assert len(cards) == 22 - cards_left(state)
    turns = sum(1 for _ in automa_turns(game))
    assert turns <= len(cards)
    stars = sum(len(claims) for claims in state.claims)
    out = game.events[-2].message == "log-automa-out"
    assert out == (not cards_left(state))
    assert out or stars >= 3
    assert game.winners()
    assert all(score.total >= 0 for score in game.scores())


@pytest.mark.rule("10.2")
@pytest.mark.parametrize("level", LEVELS)
def test_ten_games_of_every_level(level: str) -> None:
    for seed in range(10):
        play(level, seed, "greedy" if seed % 5 == 0 else "random")


@pytest.mark.soak
@pytest.mark.rule("10.2")
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_a_thousand_games_of_every_level(bot: str, level: str) -> None:
    for seed in range(1000):
        play(level, 10_000 + seed, bot)


@pytest.mark.rule("10.2")
@pytest.mark.parametrize("level", LEVELS)
def test_the_face_keeps_its_promises_at_every_level(level: str) -> None:
    check_game(heliopause.new("sun", solo=True, level=level, seed=7), random.Random(7), sample=0.03)


@pytest.mark.rule("10.2")
@pytest.mark.parametrize("options", VARIANTS, ids=str)
@pytest.mark.parametrize("chance", ["drawn", "explicit"])
def test_the_face_keeps_its_promises_in_every_variant(options: dict[str, Any], chance: str) -> None:
    game = heliopause.new("sun", solo=True, chance=chance, seed=11, **options)
    check_game(game, random.Random(11), sample=0.02)


@pytest.mark.soak
@pytest.mark.rule("10.2")
@pytest.mark.parametrize("seed", range(20))
@pytest.mark.parametrize("options", VARIANTS, ids=str)
def test_the_face_keeps_its_promises_for_long(options: dict[str, Any], seed: int) -> None:
    check_game(heliopause.new("sun", solo=True, seed=seed, **options), random.Random(seed), sample=0.1)


@pytest.mark.rule("10.2")
@pytest.mark.parametrize("level", LEVELS)
def test_the_same_seed_gives_the_same_game(level: str) -> None:
    one, other = played(21, level=level), played(21, level=level)
    assert everything(one) == everything(other)
    assert one.record() != played(22, level=level).record()


@pytest.mark.rule("10.2")
@pytest.mark.parametrize("level", ["printed", "legend", "ACN"])
def test_a_record_reloads_at_any_moment(level: str) -> None:
    game = heliopause.new("sun", solo=True, level=level, seed=31)
    rng = random.Random(31)
    moments = 0
    while not game.over:
        if rng.random() < 0.1:
            moments += 1
            assert everything(heliopause.load(json.loads(json.dumps(game.record())))) == everything(game)
        game.choose(rng.choice(game.options()))
    assert moments > 3
    assert everything(heliopause.load(game.record())) == everything(game)
    assert game.record()["options"] == {"solo": True, "level": level}


@pytest.mark.rule("10.2")
def test_with_explicit_chance_the_caller_answers_for_the_deck() -> None:
    asked: set[str] = set()
    for seed in (41, 42, 43):
        game = heliopause.new("sun", solo=True, level="captain", chance="explicit")
        rng = random.Random(seed)
        while not game.over:
            if game.seat == CHANCE:
                options, shares = zip(*game.chances(), strict=True)
                assert sum(shares) == pytest.approx(1)
                assert all(share > 0 for share in shares)
                asked.add(type(game._state.asking).__name__)
                game.choose(rng.choices(options, shares)[0])
            else:
                assert game.seat == PLAYER
                game.choose(rng.choice(game.options()))
        assert heliopause.load(game.record()).view() == game.view()
        assert all(seat in (PLAYER, CHANCE) for seat, _ in game.choices)
    assert asked >= {"DrawReplaced", "DrawAutoma", "BreakTie"}


@pytest.mark.rule("10.2")
def test_the_automa_is_a_barrier_for_undo() -> None:
    game = heliopause.new("sun", solo=True, seed=51, start=0)
    game.choose("space:basic-4.0")
    game.undo()
    game.choose("space:basic-4.0")
    game.choose("produce:ore")  # the automa draws a card
    assert not game.can_undo
    with pytest.raises(heliopause.NothingToUndo):
        game.undo()


@pytest.mark.rule("10.2")
def test_all_seventy_two_cards_come_into_play() -> None:
    seen: set[str] = set()
    for seed in range(120):
        game = played(seed, level="legend" if seed % 2 else "printed")
        seen |= {event.words() for event in game.events if event.message == "log-automa-card"}
    assert seen == {f"Player 2 draws card {card.upper()}." for card in raw_cards()}
