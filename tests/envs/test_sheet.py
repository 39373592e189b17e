"""Sheets: what is brought up to date step by step is what would be written anew, whoever looks and whenever."""

import random
from typing import Any

import numpy as np
import pytest

from heliopause.envs.play import Play
from heliopause.envs.sheet import Sheets
from heliopause.envs.vector import Games
from heliopause.game import state_of
from heliopause.games.horizon.rules import scoring as horizon_scoring
from heliopause.games.sun.rules import scoring as sun_scoring
from tests.envs.walks import both_games, every_variant, later, walk


def anew(play: Play, seat: int) -> bytes:
    """What stands on a sheet that was blank."""
    sheet = Sheets(play.layout.size, play.game.players).of(seat)
    play.encoding.observer.write(play.state, seat, sheet)
    return bytes(sheet.memory)


@every_variant
def test_a_sheet_that_follows_a_game_is_the_one_written_anew(name: str, options: dict[str, Any]) -> None:
    rng = random.Random(4)
    for seed in (81, 82):
        for play in walk(name, options, seed):
            for seat in range(play.game.players):
                if play.game.over or rng.random() < 0.2:  # seats look now and then, much has happened since
                    assert play.observation(seat).tobytes() == anew(play, seat)


@both_games
def test_what_is_undone_is_no_longer_seen(name: str) -> None:
    play = later(name, 200, players=2)
    rng = random.Random(5)
    undone = 0
    while not play.game.over and undone < 20:
        for seat in range(2):
            play.observation(seat)
        play.act(rng.choice(play.actions()))
        if play.game.can_undo:
            for seat in range(2):
                play.observation(seat)
            play.game.undo()
            undone += 1
            assert len(play.actions()) == len(play.game.options())
            for seat in range(2):
                assert play.observation(seat).tobytes() == anew(play, seat)
    assert undone == 20


@both_games
def test_another_game_leaves_nothing_on_the_sheet(name: str) -> None:
    play = later(name, 300, players=2)
    play.observation(0)
    play.restart(9)
    assert play.observation(0).tobytes() == anew(play, 0)
    twin = play.game.copy()
    play.act(play.actions()[0])
    play.observation(0)
    play.take_on(twin)
    assert play.observation(0).tobytes() == anew(play, 0)


@both_games
def test_who_writes_into_the_arrays_does_not_spoil_the_next_step(name: str) -> None:
    with Games(name, 3, seed=4, players=2) as games, Games(name, 3, seed=4, players=2) as others:
        batch, other = games.reset(), others.reset()
        for _ in range(60):
            actions = batch.action_mask.argmax(axis=1)
            batch.observation[:] *= 3
            batch.action_mask[:] = 1
            batch, other = games.step(actions), others.step(actions)
            assert (batch.observation == other.observation).all()
            assert (batch.action_mask == other.action_mask).all()
    play = later(name, 50, players=2)
    seen = play.observation(0)
    expected = seen.copy()
    seen[:] = 7
    assert (play.observation(0) == expected).all()


@every_variant
def test_the_points_of_all_seats_are_the_totals_of_their_scores(name: str, options: dict[str, Any]) -> None:
    scoring: Any = sun_scoring if name == "sun" else horizon_scoring
    for play in walk(name, options, 91, every=7):
        state = state_of(play.game)
        if name == "sun" and not all(faction.mat.growing for faction in state.seats):
            continue  # at set-up, before the mats are chosen
        totals = [score.total for score in play.game.scores()]
        assert scoring.all_points(state) == totals
        assert [scoring.points(state, seat) for seat in range(play.game.players)] == totals


class TestTheSheetItself:
    def test_every_kind_of_field(self) -> None:
        sheet = Sheets(12, 1).of(0)

        def numbers() -> list[float]:
            return [float(number) for number in np.frombuffer(bytes(sheet.memory), np.float32)]

        sheet.number(0, 3, 2.0)
        sheet.one_of(1, 2)
        sheet.bits(4, 0b101)
        sheet.hopes(7, 0b001, 0b110)
        sheet.spot(11)
        assert numbers() == [1.5, 0, 0, 1, 1, 0, 1, 1, 0.5, 0.5, 0, 1]
        sheet.number(0, -1, 2.0)
        sheet.one_of(1, -1)
        sheet.bits(4, 0b011)
        sheet.hopes(7, 0b010, 0)
        sheet.spot(10)
        assert numbers() == [-0.5, 0, 0, 0, 1, 1, 0, 0, 1, 0, 1, 0]
        sheet.clear()
        assert not any(sheet.memory)
        sheet.number(0, 0, 2.0)
        sheet.one_of(1, 0)
        assert numbers()[:3] == [0, 1, 0]

    def test_what_is_new_is_told_to_every_sheet_that_there_is(self) -> None:
        sheets = Sheets(1, 3)
        one, other = sheets.of(0), sheets.of(2)
        one.stale = other.stale = 0
        sheets.watch = "what was seen"
        sheets.tell(5)
        sheets.tell(2)
        assert (one.stale, other.stale, sheets.of(1).stale) == (7, 7, -1)
        assert sheets.of(2) is other
        sheets.clear()
        assert (one.stale, other.stale, sheets.watch) == (-1, -1, None)

    def test_beyond_its_end_nothing_is_written(self) -> None:
        with pytest.raises(IndexError):
            Sheets(2, 1).of(0).number(2, 1, 1.0)
