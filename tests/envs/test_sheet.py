"""Sheets: what is brought up to date step by step is what would be written anew, whoever looks and whenever."""

import random
from typing import Any

import numpy as np
import pytest

from heliopause.envs.layout import Field, Layout
from heliopause.envs.play import Play
from heliopause.envs.sheet import Sheet
from heliopause.envs.vector import Games
from heliopause.game import state_of
from heliopause.games.horizon.rules import scoring as horizon_scoring
from heliopause.games.sun.rules import scoring as sun_scoring
from tests.envs.walks import both_games, every_variant, later, walk


def anew(play: Play, seat: int) -> bytes:
    """What stands on a sheet that was blank."""
    players = play.game.players
    sheet = Sheet(play.layout.turned(players), players)
    play.encoding.observer.write(play.state, seat, sheet)
    return bytes(sheet.pages.page(seat))


def unturned(size: int) -> bytes:
    return np.arange(size, dtype=np.int32).tobytes()


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
def test_nobody_writes_into_the_arrays_of_many_games(name: str) -> None:
    with Games(name, 2, seed=4, players=2) as games:
        for part in games.reset():
            with pytest.raises(ValueError, match="read-only"):
                part[:] = 1


@both_games
def test_who_writes_into_an_observation_does_not_spoil_the_next(name: str) -> None:
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
        sheet = Sheet(unturned(12), 1)

        def numbers() -> list[float]:
            return [float(number) for number in np.frombuffer(sheet.pages.page(0), np.float32)]

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
        sheet.watch = "what was seen"
        sheet.clear()
        assert sheet.watch is None
        assert not any(sheet.pages.page(0))
        sheet.number(0, 0, 2.0)
        sheet.one_of(1, 0)
        assert numbers()[:3] == [0, 1, 0]

    def test_what_is_there_for_every_seat_is_turned(self) -> None:
        layout = Layout()
        layout.add("table", 1, "", [Field("round", 1, ""), Field("asked", 4, "", by_seat=True)])
        layout.add("seats", 4, "", [Field("pop", 2, "")], by_seat=True)
        layout.add("places", 2, "", [Field("there", 1, ""), Field("units", 8, "", by_seat=True)])
        sheet = Sheet(layout.turned(3), 3)
        sheet.number(0, 9, 1.0)
        sheet.one_of(1, 2)
        for seat in range(3):
            sheet.counts(5 + 2 * seat, [10 * seat + 1, 10 * seat + 2], 1.0)
            sheet.number(23 + 2 * seat, seat + 1, 1.0)  # of the second place
        shown = [list(map(int, np.frombuffer(sheet.pages.page(seat), np.float32))) for seat in range(3)]
        assert [page[:5] for page in shown] == [[9, 0, 0, 1, 0], [9, 0, 1, 0, 0], [9, 1, 0, 0, 0]]
        assert [page[5:13] for page in shown] == [
            [1, 2, 11, 12, 21, 22, 0, 0],
            [11, 12, 21, 22, 1, 2, 0, 0],
            [21, 22, 1, 2, 11, 12, 0, 0],
        ]
        assert [page[23:] for page in shown] == [
            [1, 0, 2, 0, 3, 0, 0, 0],
            [2, 0, 3, 0, 1, 0, 0, 0],
            [3, 0, 1, 0, 2, 0, 0, 0],
        ]

    def test_beyond_its_end_nothing_is_written(self) -> None:
        with pytest.raises(IndexError):
            Sheet(unturned(2), 1).number(2, 1, 1.0)
