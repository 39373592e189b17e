"""What the expert would have played: losses, marks, and words for all of it in every language."""

import re
from html import escape
from html.parser import HTMLParser

import msgspec
import pytest

import heliopause
from heliopause.analysis import Analysed, Analysis, searching
from heliopause.analysis.curve import DICE
from heliopause.analysis.page import page
from heliopause.analysis.summing_up import BLUNDER, GOOD, SLIP, late_loss, marked, mistaken
from heliopause.analysis.told import TurnLooked
from heliopause.analysis.trust import astray
from heliopause.kernel.machine import CHANCE
from heliopause.registry import specs
from heliopause.said import said
from heliopause.words import LANGUAGES
from tests.analysis import played
from tests.bots.pig import SPEC


@pytest.fixture(scope="module")
def told() -> Analysed:
    """Somebody who knows nothing against somebody who does."""
    analysis = Analysis(played("sun", "random,greedy", seed=2, short=True), depth=12)
    list(analysis.work())
    return analysis.told


def test_who_plays_at_random_loses_more_by_choices(told: Analysed) -> None:
    assert told.final == [0.0, 1.0]
    assert told.lost[0] > 2 * told.lost[1]
    assert told.skill[0] < 0 < told.skill[1]


def test_a_turn_has_what_was_played_and_what_the_expert_plays(told: Analysed) -> None:
    looked = [turn for turn in told.turns if turn.best is not None]
    assert len(looked) > len(told.turns) / 2
    for turn in looked:
        assert turn.best is not None
        assert turn.loss is not None
        assert turn.best.chances[turn.seat] >= turn.played.chances[turn.seat]
        assert turn.loss >= turn.best.chances[turn.seat] - turn.played.chances[turn.seat] - 1e-12
        begun = [line.path[0] for line in turn.others]
        assert len(begun) == len({*begun, turn.best.path[0]}) - 1
        assert (turn.loss >= SLIP) == (turn.mark in ("slip", "blunder"))


def test_what_was_played_loses_nothing_against_itself() -> None:
    """Also where chance speaks in the middle of a turn, and several plans go on from there."""
    game = played("horizon", "greedy,greedy,greedy", seed=7)
    analysis = Analysis(game, depth=24)
    planned = 0
    for number, turn in enumerate(analysis.told.turns):
        if any(seat == CHANCE for seat, _ in game.choices[turn.moment : turn.end]):
            analysis.told.done = number
            analysis.look(number)
        if turn.best is not None and turn.best.path == turn.played.path:
            planned += 1
            assert turn.best.chances == turn.played.chances
    assert planned > 5


def test_the_same_game_is_analysed_the_same(told: Analysed) -> None:
    again = Analysis(played("sun", "random,greedy", seed=2, short=True), depth=12)
    assert again.look(0) == told.turns[0]


def test_marks_go_by_what_was_lost() -> None:
    assert [mistaken(loss) for loss in (0.0, SLIP - 0.001, SLIP, BLUNDER)] == ["", "", "slip", "blunder"]


def test_good_is_the_best_by_far_and_brilliant_what_a_quick_look_does_not_find(told: Analysed) -> None:
    line = next(turn.best for turn in told.turns if turn.best is not None)
    ahead = line.chances[0] - GOOD - 0.001

    def mark(second: float | None, quick: bool) -> str:
        return marked(searching.Compared(line, line, [], second, quick, None), 0)

    assert mark(ahead, True) == "good"
    assert mark(ahead, False) == "brilliant"
    assert mark(line.chances[0] - GOOD / 2, True) == ""
    assert mark(None, True) == ""


def test_what_followed_in_a_turn_is_told_and_what_later_choices_lost(told: Analysed) -> None:
    turns = [turn for turn in told.turns if turn.best is not None and len(turn.steps) > len(turn.played.path)]
    turn, later = next((turn, step) for turn in turns if (step := turn.steps[len(turn.played.path)]).seat == CHANCE)
    text = page(told, "en")
    section = text[text.index(f'<section id="t{turn.number}">') :].split("</section>")[0]
    seen = re.sub("<[^>]*>", "", section)
    assert f"What followed: {DICE} " + escape(" ".join(later.said.words("en").split())) in seen
    assert f": {escape(turn.played.title.words('en'))}" in seen[: seen.index("The chance of")]
    assert turn.best is not None
    first = turn.best.chances[turn.seat] - turn.played.chances[turn.seat]
    assert late_loss(msgspec.structs.replace(turn, loss=first + 0.07)) == pytest.approx(0.07)
    assert late_loss(msgspec.structs.replace(turn, loss=first + 0.01)) == 0.0
    assert late_loss(msgspec.structs.replace(turn, loss=None)) == 0.0


def test_how_far_a_chance_goes_astray_is_said(told: Analysed) -> None:
    assert astray(2, 240) == 0.025
    assert astray(4, 240) < astray(2, 240) < astray(2, 60) == pytest.approx(2 * 0.025)
    assert f"a chance to win differs by about {round(100 * astray(2, told.depth))} %" in page(told, "en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_needs_no_network_and_speaks_the_language(told: Analysed, language: str) -> None:
    found: list[str] = []

    class Reader(HTMLParser):
        def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
            found.append(tag)
            outside = [value for name, value in attrs if name in ("src", "href") and not str(value).startswith("#")]
            assert not outside

    text = page(told, language)
    Reader().feed(text)
    assert "script" not in found
    assert found.count("section") == len(told.turns)
    assert "url(" not in text
    for sentence in told.summary:
        assert " ".join(sentence.words(language).split())[:12] in text
    blunders = [turn for turn in told.turns if turn.mark == "blunder"]
    assert blunders
    assert text.count('<td class="blunder">') == len(blunders)


def test_the_page_holds_what_the_browser_shows(told: Analysed) -> None:
    text = page(told, "en")
    linked = set(re.findall(r'href="#(\w+)"', text))
    assert linked <= set(re.findall(r'id="(\w+)"', text)), "a link leads nowhere"
    sheet = text[text.index('<table class="sheet">') :].split("</table>")[0]
    assert re.findall(r'href="#t(\d+)"', sheet) == [str(turn.number) for turn in in_rounds(told)]
    for mark in ("slip", "blunder", "good"):
        assert sheet.count(f'<span class="{mark}">{mark}</span>') == [turn.mark for turn in told.turns].count(mark)
    for lost in told.lost:
        assert f"<td>lost {round(100 * lost)} %</td>" in sheet
    assert text.count("<details>") == sum(bool(turn.steps) for turn in told.turns)
    for turn in told.turns:
        section = text[text.index(f'<section id="t{turn.number}">') :].split("</section>")[0]
        assert section.count("<tr><td>") == len(turn.steps)
        differs = turn.best is not None and turn.best.path != turn.played.path
        assert ("The expert’s way: " in section) == (differs and turn.why is not None)
    for seat in range(told.players):
        for draw in [*told.lucky[seat], *told.unlucky[seat]]:
            assert f'<a href="#t{draw.turn}">' in text
    drawn = text[text.index("<svg") :].split("</svg>")[0]
    assert drawn.count("<circle") == len(told.turning)
    assert drawn.count('<path class="seat"') == told.players


def in_rounds(told: Analysed) -> list[TurnLooked]:
    return sorted(told.turns, key=lambda turn: (turn.round, turn.seat, turn.number))


def test_a_name_that_is_html_stays_a_name(told: Analysed) -> None:
    game = played("horizon", "random,random", seed=2)
    game.names = ["<script>alert(1)</script>", "B"]
    assert "<script>" not in page(Analysis(game, depth=0).told)


def test_a_phrase_becomes_itself_again() -> None:
    game = heliopause.new("sun", players=2, seed=1)
    for option in game.options():
        assert said(game.told(option)).words("de") == game.told(option).words("de")


def test_a_game_the_bots_know_nothing_of_is_looked_into_as_well(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(specs(), "pig", SPEC)
    analysis = Analysis(played("pig", "greedy,random", seed=1), depth=10)
    list(analysis.work())
    assert any(turn.best is not None for turn in analysis.told.turns)
