"""The terminal says what passing means: never a bare Pass or Done."""

import pytest

from heliopause.terminal.draw_options import draw_question
from heliopause.terminal.scene import Scene
from heliopause.terminal.translator import Translator
from tests.terminal.drawing import drawn, positions


@pytest.mark.parametrize("name", ["sun", "horizon"])
def test_passing_is_told_by_what_is_not_done(name: str) -> None:
    declined: set[str] = set()
    for game in positions(250, name, players=2):
        passing = [option for option in game.options() if option.id in ("pass", "done")]
        if passing:
            declined.add(drawn(draw_question(Scene(game, Translator("en"), game.seat), passing)))
            assert game.told(passing[0]).message.startswith("decline-")
    assert declined
    assert not [text for text in declined if "Pass\n" in text or "Done\n" in text]
