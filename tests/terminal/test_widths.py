"""No line of any drawing is wider than the screen."""

import pytest

from heliopause.terminal.draw_log import draw_meanwhile
from heliopause.terminal.draw_options import draw_question
from heliopause.terminal.draw_score import draw_scores
from heliopause.terminal.draw_screen import draw_screen
from heliopause.terminal.scene import Scene
from heliopause.terminal.screens import screens_of
from heliopause.terminal.translator import Translator
from tests.terminal.drawing import drawn, positions

VARIANTS = [
    ("sun", {"players": 2}),
    ("sun", {"players": 3, "mats": "advanced", "choose_mats": True}),
    ("sun", {"players": 4, "tableau": True}),
    ("horizon", {"players": 2}),
    ("horizon", {"players": 4}),
]


@pytest.mark.parametrize(("name", "options"), VARIANTS, ids=str)
@pytest.mark.parametrize(("width", "language"), [(80, "de"), (120, "en")])
def test_no_line_of_any_drawing_is_wider_than_the_screen(name, options, width, language):
    say = Translator(language)
    screens = screens_of(name)
    for game in positions(8, name, **options):
        assert game.seat is not None
        scene = Scene(game, say, game.seat)
        for shown in (
            draw_screen(scene),
            draw_question(scene, game.options(), ids=True),
            *(look(scene, "") for look in screens.looks.values()),
            draw_scores(scene),
            draw_meanwhile(scene, game.events[-30:]),
        ):
            for line in drawn(shown, width=width).splitlines():
                assert len(line) <= width, line
