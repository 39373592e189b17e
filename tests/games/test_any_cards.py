"""Whatever the grammar can produce is read, drawn, said, played, undone and recorded: packs made up by chance."""

import random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import heliopause
from heliopause.beyond.powers import MOST
from heliopause.checking import check_game
from heliopause.content import Pack, tables_of
from heliopause.game import rules_of
from heliopause.games.horizon.rules.constants import POWERS as HORIZON_POWERS
from heliopause.games.sun.rules.constants import POWERS as SUN_POWERS
from heliopause.words import LANGUAGES
from tests.games.writing import texts, written_in

# Where a line may stand: kind of table and key. A line in a list stands in `line` of its entries.
PLACES = {
    "sun": [
        ("technology", "immediate"),
        ("technology", "actions"),
        ("system", "bonus"),
        ("event", "effects"),
        ("guild", "line"),
    ],
    "horizon": [
        ("technology", "immediate"),
        ("technology", "actions"),
        ("leader", "effects"),
        ("construction", "bonus"),
    ],
}
# Where a power or a condition may stand.
LASTING = {
    "sun": [("technology", "power"), ("system", "ability"), ("achievement", "condition")],
    "horizon": [("technology", "power"), ("goal", "condition")],
}
POWERS = {"sun": SUN_POWERS, "horizon": HORIZON_POWERS}
CARDS = 25  # of a pack, and as many with a power or a condition


def made_up(data: st.DataObject, game: str) -> Pack:
    """Some cards of the box with other lines."""
    tables = tables_of(game)
    written = []
    for _ in range(CARDS):
        kind, key = data.draw(st.sampled_from(PLACES[game]))
        id = data.draw(st.sampled_from(sorted(tables[kind])))
        line = quoted(data.draw(texts(game, "line")))
        spaces = tables[kind][id].get(key, [{}])
        if key == "actions":
            line = f"[{{ spaces = 1, line = {line} }}]"
        elif key == "effects":
            who = spaces[0].get("who", "you") if spaces else "you"
            line = f'[{{ who = "{who}", line = {line} }}]'
        written.append((kind, id, key, line))
        kind, key = data.draw(st.sampled_from(LASTING[game]))
        id = data.draw(st.sampled_from(sorted(tables[kind])))
        if key == "condition":
            value = data.draw(texts(game, "condition"))
        else:
            words = data.draw(st.lists(st.sampled_from(sorted(POWERS[game].bits)), min_size=1, max_size=3))
            value = ", ".join(
                f"{word} {data.draw(st.integers(1, MOST))}" if word in POWERS[game].numbered else word for word in words
            )
        written.append((kind, id, key, quoted(value)))
    cards: dict[tuple[str, str], dict[str, str]] = {}
    for kind, id, key, line in written:
        cards.setdefault((kind, id), {})[key] = line
    return Pack(
        "made up",
        "\n".join(
            f"[{kind}.{id}]\n" + "\n".join(f"{key} = {line}" for key, line in keys.items())
            for (kind, id), keys in cards.items()
        ),
    )


def quoted(text: str) -> str:
    return f"'''{text}'''"


def playable(game: str, pack: Pack) -> bool:
    try:
        rules_of(game, pack)
    except heliopause.BadContent:  # a line that sets off its own trigger, a leader who lets everybody choose
        return False
    return True


def play_made_up(game: str, data: st.DataObject) -> None:
    pack = made_up(data, game)
    if not playable(game, pack):
        return
    dice = random.Random(data.draw(st.integers(0, 2**32)))
    played = heliopause.new(game, players=dice.choice((2, 3, 4)), seed=dice.randrange(2**32), pack=pack, short=True)
    rules: Any = played.rules
    for line in written_in(rules.content):
        for language in LANGUAGES:
            assert line.phrase().words(language)
        assert line.tokens()
    check_game(played, dice, sample=0.004, longest=20_000)


@pytest.mark.parametrize("game", PLACES)
@given(data=st.data())
@settings(max_examples=8, suppress_health_check=list(HealthCheck), deadline=None)
def test_cards_made_up_by_chance_can_be_played(game: str, data: st.DataObject) -> None:
    play_made_up(game, data)


@pytest.mark.soak
@pytest.mark.parametrize("game", PLACES)
@given(data=st.data())
@settings(max_examples=400, suppress_health_check=list(HealthCheck), deadline=None)
def test_ten_thousand_cards_made_up_by_chance_can_be_played(game: str, data: st.DataObject) -> None:
    play_made_up(game, data)
