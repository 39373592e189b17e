"""The log explains what the automa does: card, line and preference, on every turn (solo rule 10.1)."""

import random
from collections.abc import Iterator
from itertools import pairwise

import pytest

import heliopause
from heliopause.event import Event
from tests.games.sun.solo.table import AUTOMA, LEVELS, Solo

REASONS = {f"log-automa-{reason}" for reason in ("line", "claim", "no-claim", "fallback", "out")}
# What the automa does to its ships and technologies, and the line of the log that must have said why.
EXPLAINED = {
    "log-jump": {"log-automa-move"},
    "log-upgrade": {"log-automa-upgrade"},
    "log-build": {"log-automa-place"},
    "log-build-from-pop": {"log-automa-place"},
    "log-research": {"log-automa-top"},
    "log-discover": {"log-automa-top"},
    "log-seek": {"log-automa-type"},
    "log-growth": {"log-automa-line", "log-automa-claim", "log-automa-fallback", "log-automa-card"},
    "log-mining": {"log-automa-line", "log-automa-claim", "log-automa-fallback", "log-automa-card"},
}


def played(seed: int, level: str = "printed") -> heliopause.Game:
    """A solo game in which the player chooses at random."""
    game = heliopause.new("sun", solo=True, seed=seed, level=level)
    rng = random.Random(seed)
    while not game.over:
        game.choose(rng.choice(game.options()))
    return game


def automa_turns(game: heliopause.Game) -> Iterator[list[Event]]:
    turn: list[Event] = []
    for event in game.events:
        if event.message == "log-turn":
            if turn and turn[0].seat == AUTOMA:
                yield turn
            turn = []
        if turn or event.message == "log-turn":
            turn.append(event)
    if turn and turn[0].seat == AUTOMA:
        yield turn


@pytest.mark.rule("10.1")
@pytest.mark.parametrize("level", LEVELS)
def test_every_turn_names_its_card_and_a_reason(level: str) -> None:
    turns = 0
    for seed in range(5):
        for turn in automa_turns(played(seed, level=level)):
            turns += 1
            messages = [event.message for event in turn]
            assert messages[1] == "log-automa-card"
            after_redraw = [after for before, after in pairwise(messages) if before == "log-automa-redraw"]
            redrawn = len(after_redraw) - after_redraw.count("log-automa-out")
            assert messages.count("log-automa-card") == 1 + redrawn
            assert REASONS & set(messages), [event.words() for event in turn]
    assert turns > 40


@pytest.mark.rule("10.1")
@pytest.mark.parametrize("seed", range(6))
def test_every_deed_is_explained_before_it_is_done(seed: int) -> None:
    deeds = 0
    for turn in automa_turns(played(seed, level=LEVELS[seed])):
        said: set[str] = set()
        for event in turn:
            if event.seat == AUTOMA and event.message in EXPLAINED:
                deeds += 1
                assert said & EXPLAINED[event.message], [event.words() for event in turn]
            said.add(event.message)
    assert deeds > 20


@pytest.mark.rule("10.1")
def test_every_line_refused_is_told_with_its_reason() -> None:
    found = set()
    for seed in range(12):
        for turn in automa_turns(played(seed)):
            for event in turn:
                if event.message == "log-automa-cannot":
                    found.add(event.words().rpartition(": ")[2])
    assert found >= {"not enough ore.", "nothing to research.", "no ship to upgrade."}
    assert "not something it can do." not in found


@pytest.mark.rule("10.1")
def test_the_whole_story_of_a_turn() -> None:
    p = Solo()
    p.has(AUTOMA, "1", "2", "3", "4")
    p.ships(AUTOMA, "deep", 4)
    p.card("b", "a").rest()
    assert [event.words() for event in p.events()] == [
        "Round 1: Player 2’s turn.",
        "Player 2 draws card B.",
        "It cannot pay 2 ore: research II: not enough ore.",
        "It cannot research I: nothing to research.",
        "Neither line can be resolved: another card.",
        "Player 2 draws card A.",
        "Player 2 automates: ore disc, level 1.",
        "Player 2 automates: food disc, level 2.",
        "First line: jump 4.",
        "Preference a (enough power to colonize a B planet): the level-4 ship goes to B 4 6.",
        "Player 2 jumps a level-4 ship from Deep Space to B 4 6.",
        "Player 2 gains control of B 4 6 (outpost: food).",
        "Player 2 grows: 2 population.",
    ]


@pytest.mark.rule("10.1")
@pytest.mark.parametrize("language", ["en", "de"])
def test_every_message_of_the_automa_has_words(language: str) -> None:
    seen = set()
    for seed in range(10):
        for event in played(seed, level=LEVELS[seed % 6]).events:
            if event.message.startswith("log-automa"):
                seen.add(event.message)
                words = event.words(language)
                assert words.strip()
                assert "{" not in words
                assert "automa-" not in words
    assert len(seen) >= 13
