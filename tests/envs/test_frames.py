"""Frames: text in both languages, and pictures in which something can be seen."""

from typing import Any

import numpy as np
import pytest

from heliopause.envs.canvas import SEAT_COLOURS, in_plain_letters
from heliopause.envs.frames import frame, picture_of
from heliopause.envs.text import text_of
from tests.envs.walks import every_variant, later, walk


@every_variant
def test_the_text_names_everything_that_may_be_chosen(name: str, options: dict[str, Any]) -> None:
    for language in ("en", "de"):
        for play in walk(name, options, 61, every=200):
            text = frame(play, "ansi", language)
            assert isinstance(text, str)
            assert "{" not in text
            for number, option in play.legal().items():
                assert f"{number:5}  {option.words(language)}" in text
            for slot in play.game.view(language).slots:
                if slot.card:
                    assert slot.card.name in text


def test_the_end_names_the_winners() -> None:
    *_, play = walk("sun", {"players": 2}, 3)
    winner = play.game.winners()[0] + 1
    assert f"Player {winner} wins." in text_of(play.game)
    assert f"Spieler {winner} gewinnt" in text_of(play.game, "de")


@pytest.mark.parametrize(
    ("name", "players", "choices"), [("sun", 4, 300), ("sun", 2, 0), ("horizon", 4, 600), ("horizon", 2, 0)]
)
def test_the_picture_shows_the_seats_and_the_game_moving_on(name: str, players: int, choices: int) -> None:
    play = later(name, choices, players=players)
    picture = picture_of(play.game)
    assert picture.shape == (800, 1200, 3)
    assert picture.dtype == np.uint8
    for seat in range(4):
        shown = (picture == SEAT_COLOURS[seat]).all(axis=2).sum()
        assert (shown > 50) == (seat < players)
    play.act(next(iter(play.legal())))
    for _ in range(30):
        play.act(next(iter(play.legal())))
    assert (picture_of(play.game) != picture).any()


@every_variant
def test_every_position_can_be_drawn(name: str, options: dict[str, Any]) -> None:
    for play in walk(name, options, 71, every=400):
        assert picture_of(play.game, "de").std() > 10


def test_letters_that_the_font_lacks_are_spelled() -> None:
    assert in_plain_letters("Nishida-Østergaard Yucatán Hokkaidō über Größe") == (
        "Nishida-Ostergaard Yucatan Hokkaido ueber Groesse"
    )
