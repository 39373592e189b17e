"""What the game tells: previews come true, questions name their source, stories and phases fit what happened."""

import random
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest

import heliopause
from heliopause import CHANCE, Game, IllegalChoice
from heliopause.checking import dump
from heliopause.words import LANGUAGES

VARIANTS: list[tuple[str, dict[str, Any]]] = [
    ("sun", {"players": 2}),
    ("sun", {"players": 4}),
    ("sun", {"players": 3, "mats": "advanced", "tableau": True}),
    ("sun", {"solo": True, "level": "legend"}),
    ("horizon", {"players": 2}),
    ("horizon", {"players": 4}),
]
every_variant = pytest.mark.parametrize(("name", "options"), VARIANTS, ids=str)


def walk(name: str, options: dict[str, Any], seed: int, every: int = 1) -> Iterator[tuple[Game, random.Random]]:
    """The positions of a random game in which a seat is asked, or one of so many; chance is answered on the way."""
    rng = random.Random(seed)
    game = heliopause.new(name, seed=seed, chance="explicit", **options)
    while not game.over:
        if game.seat == CHANCE:
            outcomes = game.chances()
            game.choose(rng.choices([option for option, _ in outcomes], [share for _, share in outcomes])[0])
            continue
        if not rng.randrange(every):
            yield game, rng
        game.choose(rng.choice(game.options()))


def plain(game: Game) -> Any:
    return dump(game._state)


@every_variant
def test_a_preview_comes_true_and_changes_nothing(name: str, options: dict[str, Any]) -> None:
    seen = 0
    for seed in range(3):
        for game, rng in walk(name, options, seed, every=5):
            option = rng.choice(game.options())
            before, seat, points = plain(game), game.seat, totals(game)
            preview = game.preview(option)
            assert plain(game) == before, "a preview changed the game"
            after = game.copy()
            after.choose(option)
            assert preview.next == after.seat
            assert preview.final == (after.seat != seat)
            told = {change.seat: (change.before, change.after) for change in preview.changes if change.key == "points"}
            assert told == {
                who: (old, new)
                for who, (old, new) in enumerate(zip(points, totals(after), strict=True))
                if old != new and game.round
            }
            for change in preview.changes:
                assert change.before != change.after
                assert not change.holding or {change.before, change.after} == {0, 1}
            seen += 1
    assert seen > 40


def totals(game: Game) -> list[int]:
    return [score.total for score in game.scores()] if game.round else [0] * game.players


@every_variant
def test_what_a_preview_counts_is_what_the_view_shows(name: str, options: dict[str, Any]) -> None:
    """The view is made without the measures, so the two could disagree."""
    money = "ore" if name == "sun" else "coins"
    moved = 0
    for game, rng in walk(name, options, 5, every=3):
        option = rng.choice(game.options())
        preview = game.preview(option)
        after = game.copy()
        after.choose(option)
        for seat, (old, new) in enumerate(zip(game.view().seats, after.view().seats, strict=True)):
            for key in ("pop", money):
                change = next((c for c in preview.changes if (c.seat, c.key) == (seat, key)), None)
                was, now = getattr(old, key), getattr(new, key)
                assert (was, now) == ((change.before, change.after) if change else (was, was))
                moved += change is not None
    assert moved > 5


@every_variant
def test_everything_is_told_in_every_language(name: str, options: dict[str, Any]) -> None:
    for game, rng in walk(name, options, 11, every=2):
        question = game.question
        assert question is not None
        assert question.seat == game.seat
        for language in LANGUAGES:
            assert question.words(language).strip()
            assert game.phase.words(language).strip()
            if rng.random() < 0.1:
                assert game.preview(rng.choice(game.options())).words(language).strip()
    for language in LANGUAGES:
        for event in game.events:
            assert event.words(language).strip()
            assert event.source is None or event.source.words(language).strip()


@every_variant
def test_a_preview_of_what_is_not_offered_is_refused(name: str, options: dict[str, Any]) -> None:
    game = heliopause.new(name, seed=1, **options)
    before = plain(game)
    with pytest.raises(IllegalChoice):
        game.preview("no-such-option")
    assert plain(game) == before


@every_variant
def test_phases_of_a_turn_come_in_order(name: str, options: dict[str, Any]) -> None:
    """Within a turn the phase never goes back; and every phase is met."""
    met: set[str] = set()
    turn, latest = 0, 0
    for game, _ in walk(name, options, 3):
        met.add(game.phase.id)
        number = game.phase.number
        if len(game.turns()) != turn:
            turn, latest = len(game.turns()), 0
        if number is not None:
            assert number >= latest, f"{game.phase.id} after {game.rules.phases[latest]}"
            latest = number
    assert game.phase.id == "over"
    assert set(game.rules.phases[:-1]) <= met <= {*game.rules.phases, "setup"}


@every_variant
def test_turns_say_whose_and_when(name: str, options: dict[str, Any]) -> None:
    begun: list[tuple[int, int]] = []
    for game, _ in walk(name, options, 4):
        for turn in game.turns()[len(begun) :]:
            assert turn.choices <= len(game.choices)
            begun.append((turn.seat, turn.round))
    assert [(turn.seat, turn.round) for turn in game.turns()][: len(begun)] == begun
    assert begun
    for (seat, round), (following, later) in pairwise(begun):
        assert following == (seat + 1) % game.players
        assert later in (round, round + 1)
    last = game.events[-1]
    assert last.turn == len(game.turns())


@every_variant
def test_undo_says_why_it_cannot(name: str, options: dict[str, Any]) -> None:
    game = heliopause.new(name, seed=2, **options)
    rng = random.Random(2)
    said: set[str] = set()
    for _ in range(150):
        if game.over:
            break
        refusal = game.undo_refusal()
        assert (refusal is None) == game.can_undo
        if refusal is None:
            before = len(game.choices)
            twin = game.copy()
            twin.undo()
            assert len(twin.choices) == before - 1
        else:
            said.add(refusal.words())
            with pytest.raises(heliopause.NothingToUndo, match=refusal.words()[:20]):
                game.copy().undo()
        game.choose(rng.choice(game.options()))
    assert said


@every_variant
def test_a_story_is_about_the_others_and_about_me(name: str, options: dict[str, Any]) -> None:
    kinds: set[str] = set()
    since = 0
    for game, _ in walk(name, options, 6):
        if game.seat != 0:
            continue
        for item in game.story(0, since=since):
            kinds.add(item.kind)
            assert item.seat != 0 or item.kind in ("ending", "over")
            assert game.events[item.event.number].phrase.message == item.phrase.message
            if item.kind in ("gain", "loss"):
                assert item.concerns
        since = len(game.choices)
    assert {"deed", "claim"} <= kinds or name == "horizon"
    assert game.story(0, since=len(game.choices)) == []
    whole = game.story(0)
    assert {item.kind for item in whole} >= {"deed", "over"}
    assert all(thing.partition(":")[2] for item in whole for thing in item.about)


@pytest.mark.parametrize("name", ["sun", "horizon"])
def test_an_upgrade_says_to_what(name: str) -> None:
    seen = 0
    for game, _ in walk(name, {"players": 3}, seed=6):
        for option in game.options():
            if not option.id.startswith("upgrade:"):
                continue
            told = game.told(option)
            twin = game.copy()
            twin.choose(option)
            happened = twin.events_since(game.event_count)[0]
            assert happened.message.startswith("log-upgrade")
            assert told.args["to"] == happened.phrase.args["b"]
            assert all(str(told.args["to"]) in told.words(language) for language in LANGUAGES)
            seen += 1
    assert seen > 5
