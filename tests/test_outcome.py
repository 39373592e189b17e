"""How a game ended for a seat: the verdict, what helped, what lacked, and advice; in every language."""

import pytest

import heliopause
from heliopause.bots import make
from heliopause.kernel.score import Score
from heliopause.outcome import outcome_of
from heliopause.words import LANGUAGES, knows

NAMES = ["Mira", "Jonas"]


def told(mine: dict[str, int], theirs: dict[str, int], winners: list[int]) -> list[str]:
    return [phrase.words() for phrase in outcome_of("sun", [Score(mine), Score(theirs)], winners, NAMES, 0)]


def test_who_wins_hears_by_how_much_and_with_what() -> None:
    lines = told({"level-1": 3, "colonies": 8}, {"level-1": 4, "colonies": 0}, [0])
    assert lines[:3] == [
        "You won by 7 points.",
        "What helped you most: Colonized systems, 8 more than Jonas.",
        "Where Jonas was ahead: Level I technologies, by 1.",
    ]
    assert lines[3].startswith("Next time: research early.")


def test_who_loses_hears_where_the_other_was_ahead() -> None:
    lines = told({"outposts": 1}, {"outposts": 2}, [1])
    assert lines[0] == "Jonas won by 1 point."
    assert "Next time: send ships out earlier" in lines[-1]


def test_ties_and_shared_victories() -> None:
    same = {"outposts": 2}
    assert told(same, same, [0, 1]) == ["You share the victory with Jonas."]
    assert told(same, same, [0]) == ["You and Jonas have the same points, and the tie went to you."]
    assert told(same, same, [1])[0].endswith("the tie went to Jonas.")
    assert told(same, same, []) == [], "before the end nothing is told"


@pytest.mark.parametrize("name", ["sun", "horizon"])
def test_every_item_of_the_score_sheet_has_advice(name: str) -> None:
    game = heliopause.new(name, players=2, seed=1, short=True)
    assert game.outcome(0) == []
    bot = make("random", 1)
    while not game.over:
        game.choose(bot.choose(game))
    assert all(knows(f"advice-{name}-{item}") for item in game.scores()[0].parts)
    for language in LANGUAGES:
        for seat in (0, 1):
            lines = [phrase.words(language) for phrase in game.outcome(seat)]
            assert lines
            assert not [line for line in lines if "outcome-" in line or "advice-" in line or "page-item" in line]
