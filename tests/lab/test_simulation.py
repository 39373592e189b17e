"""One game of a simulation: it follows from its seed, and a bot that fails does not end it."""

from pathlib import Path

import msgspec
import pytest

import heliopause
from heliopause.beyond.turn import LONGEST
from heliopause.bots.random import Random
from heliopause.lab.simulation import Batch, Batches, OtherProgram, Played, Simulation, play, play_batch
from tests.bots.programs import MISDEEDS, program

TWO = Simulation("sun", ("random", "random"), 1, {})


def timeless(played: Played) -> Played:
    """What must be the same whenever and wherever a game is played."""
    return msgspec.structs.replace(played, seconds=0.0)


def test_a_game_is_played_as_the_page_says() -> None:
    """docs/simulate.md: the seed is chance's, and 1000 times it plus the seat is a bot's."""
    played = play(TWO, 7)
    game = heliopause.new("sun", players=2, seed=7)
    bots = [Random(7000), Random(7001)]
    while (seat := game.seat) is not None:
        game.choose(bots[seat].choose(game))
    assert played.choices.split(" ") == [id for _, id in game.choices]
    assert played.decisions == sum(1 for seat, _ in game.choices if seat != heliopause.CHANCE)
    assert played.totals == [score.total for score in game.scores()]
    assert played.points == [list(score.parts.values()) for score in game.scores()]
    assert (played.winners, played.rounds) == (game.winners(), game.round)


@pytest.mark.parametrize("bots", [("random", "random"), ("greedy", "random")])
def test_a_game_follows_from_its_seed_alone(bots: tuple[str, ...]) -> None:
    among_others = play_batch(Batch(Simulation("sun", bots, 1, {}), [3, 4]))[1]
    alone = play(Simulation("sun", bots, 4, {}), 4)
    assert timeless(among_others) == timeless(alone)


@pytest.mark.parametrize(
    ("game", "options"),
    [("sun", {"mats": "advanced", "choose_mats": False, "tableau": True}), ("horizon", {})],
)
def test_the_record_of_a_game_can_be_loaded(game: str, options: dict[str, object]) -> None:
    simulation = Simulation(game, ("random",) * 3, 1, options)
    played = play(simulation, 2)
    loaded = heliopause.load(simulation.record(played))
    assert loaded.over
    assert [score.total for score in loaded.scores()] == played.totals
    assert played.ended == ("rounds" if loaded.round == LONGEST else "rules")


def test_no_option_has_a_blank_in_its_id() -> None:
    """The choices of a game are kept with blanks between them."""
    for name in ("sun", "horizon"):
        game = heliopause.new(name, players=2, seed=1)
        while not game.over:
            assert not any(set(option.id) & set(" \t\n") for option in game.options())
            game.choose(game.options()[-1])
        assert not any(" " in id for _, id in game.choices)


def test_a_bot_that_fails_loses_its_moves_to_the_fallback(tmp_path: Path) -> None:
    text = program(tmp_path, MISDEEDS["garbage"])
    played = play(Simulation("sun", (text, "random"), 1, {}), 1)
    bad, good = played.failures
    assert len(bad) > 0
    assert bad[0].startswith("its answer is not JSON")
    assert good == []
    assert played.winners == [0]  # the fallback is greedy


def test_a_worker_with_another_program_does_not_play() -> None:
    other = msgspec.structs.replace(TWO, program="another")
    with pytest.raises(OtherProgram, match="install the same one everywhere"):
        play_batch(Batch(other, [1]))


def test_batches_are_larger_where_games_are_quicker() -> None:
    """A worker is handed about half a second of play, and no more than 200 games."""
    batches = Batches(TWO, iter(range(10_000)))
    game = msgspec.structs.replace(play(TWO, 1), seconds=0.02)
    assert len(next(batches).seeds) == 1
    batches.learn([game])
    assert len(next(batches).seeds) == 25
    batches.learn([msgspec.structs.replace(game, seconds=9.0)])
    assert len(next(batches).seeds) == 1
    batches.learn([msgspec.structs.replace(game, seconds=0.0)])
    assert len(next(batches).seeds) == 200
    assert next(batches).seeds[0] == 227
