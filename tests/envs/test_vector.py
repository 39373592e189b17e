"""Many games at once: the same in any number of processes, one after the other, and robust."""

import random
from typing import Any

import numpy as np
import pytest

import heliopause
from heliopause.envs.play import IllegalAction, Play
from heliopause.envs.vector import Games, WorkerLost, seed_of
from tests.envs.walks import both_games


def run(name: str, processes: int, steps: int, **options: Any) -> list[list[Any]]:
    """What a run of three games shows, step by step."""
    rng = np.random.default_rng(5)
    shown = []
    with Games(name, 3, processes=processes, seed=8, **options) as games:
        batch = games.reset()
        for _ in range(steps):
            shown.append([part.copy() for part in batch])
            batch = games.step([rng.choice(np.flatnonzero(mask)) for mask in batch.action_mask])
    return shown


@pytest.mark.parametrize(("name", "options"), [("sun", {"solo": True}), ("horizon", {"players": 2})])
def test_a_run_is_the_same_in_any_number_of_processes(name: str, options: dict[str, Any]) -> None:
    alone = run(name, 0, 120, **options)
    for one, other in zip(alone, run(name, 2, 120, **options), strict=True):
        assert all((here == there).all() for here, there in zip(one, other, strict=True))


@both_games
def test_each_game_is_followed_by_the_next(name: str) -> None:
    """Beside the batch the games are played one by one, with the seeds that belong to them."""
    rng = random.Random(2)
    with Games(name, 2, seed=6, players=2) as games:
        batch = games.reset()
        alone = [Play(name, players=2) for _ in range(2)]
        played = [0, 0]
        for number, play in enumerate(alone):
            play.restart(seed_of(6, number, 0))
        while min(played) < 1:
            for number, play in enumerate(alone):
                assert batch.seat[number] == play.game.seat
                assert (batch.observation[number] == play.observation(int(batch.seat[number]))).all()
                assert (batch.action_mask[number] == play.mask()).all()
            actions = [rng.choice(list(play.legal())) for play in alone]
            batch = games.step(actions)
            for number, play in enumerate(alone):
                play.act(actions[number])
                assert batch.done[number] == play.game.over
                assert list(batch.reward[number]) == play.result()
                if play.game.over:
                    assert list(batch.score[number]) == [score.total for score in play.game.scores()]
                    played[number] += 1
                    play.restart(seed_of(6, number, played[number]))
                else:
                    assert not batch.score[number].any()


def test_reset_begins_the_same_games_anew() -> None:
    with Games("sun", 2, seed=3, players=2) as games:
        first = games.reset().observation.copy()
        games.step(games.reset().action_mask.argmax(axis=1))
        assert (games.reset().observation == first).all()
        assert (first[0] != first[1]).any()


@pytest.mark.parametrize("processes", [0, 1])
def test_an_illegal_action_changes_no_game(processes: int) -> None:
    with Games("sun", 2, processes=processes, seed=3, players=2) as games:
        with pytest.raises(IllegalAction, match="reset comes first"):
            games.step([0, 0])
        batch = games.reset()
        before = batch.observation.copy()
        legal = batch.action_mask.argmax(axis=1)
        for wrong in (batch.action_mask[1].argmin(), -1, 10**6):
            with pytest.raises(IllegalAction, match="is not legal in game 1: no game was changed"):
                games.step([legal[0], wrong])
        with pytest.raises(IllegalAction, match="2 whole numbers"):
            games.step([0])
        with pytest.raises(IllegalAction, match="2 whole numbers"):
            games.step([0.5, 0.5])
        assert (batch.observation == before).all()
        assert (games.step(legal).observation != before).any()


def test_what_does_not_fit_is_refused() -> None:
    with pytest.raises(heliopause.BadOption, match="at least one game"):
        Games("sun", 0)
    with pytest.raises(heliopause.BadOption, match="2 games are played by 0 to 2 processes, not 3"):
        Games("sun", 2, processes=3)
    with pytest.raises(heliopause.BadOption, match="2, 3 or 4 players"):
        Games("sun", 2, players=7)


def test_a_process_that_is_lost_is_told() -> None:
    with Games("sun", 2, processes=2, seed=3, players=2) as games:
        legal = games.reset().action_mask.argmax(axis=1)
        process = games._workers[1]._process
        process.kill()
        process.join()
        with pytest.raises(WorkerLost, match="a process that plays some of the games has ended"):
            games.step(legal)
        with pytest.raises(WorkerLost, match="the games are closed"):
            games.step(legal)
        with pytest.raises(WorkerLost, match="the games are closed"):
            games.reset()
