"""Tokens: all that cards say is drawn, nothing of it is lost, and what is drawn alike says the same."""

import re
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import heliopause
from heliopause.beyond.quantities import Condition, Formula
from heliopause.beyond.view import drawing_of
from heliopause.games.horizon.rules import tokens as horizon_tokens
from heliopause.games.horizon.rules.constants import POWERS as HORIZON_POWERS
from heliopause.games.horizon.rules.constants import TRIGGERS
from heliopause.games.horizon.rules.quantities import COUNTERS as HORIZON_COUNTERS
from heliopause.games.sun.rules import tokens as sun_tokens
from heliopause.games.sun.rules.constants import POWERS as SUN_POWERS
from heliopause.games.sun.rules.quantities import COUNTERS as SUN_COUNTERS
from heliopause.kernel.tokens import ICONS, MARKS, Token, Tokens, joined, row
from heliopause.terminal.tokens import plain
from heliopause.words import LANGUAGES, messages
from tests.games.writing import NOTATIONS, on_cards, texts

GAMES = tuple(NOTATIONS)
PAGES = Path(__file__).parents[2] / "web" / "src"


def numbers_of(tokens: Tokens) -> list[int]:
    """In order, but for 1, which often goes without saying."""
    return [token.number for token in tokens if token.number not in (None, 1)]


def numbers_in(text: str) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", text) if number != "1"]


def check_drawn(tokens: Tokens) -> None:
    """Every token is of a kind there is, brackets close, and there are words for all in every language."""
    assert tokens
    for token in tokens:
        if token.text is not None:
            continue  # of a pack, in whatever language its owner wrote it
        assert token.icon is None or token.icon in ICONS
        assert token.mark is None or token.mark in MARKS
        assert token.word is None or token.word in messages("en")
        pieces = token.icon is not None, token.mark is not None, token.number is not None
        assert (token.level is not None, token.word is not None, *pieces) in KINDS, token
    signs = "".join(token.mark for token in tokens if token.mark in ("(", ")", "[", "]"))
    while "()" in signs or "[]" in signs:
        signs = signs.replace("()", "").replace("[]", "")
    assert signs == ""
    for language in LANGUAGES:
        told = plain(tokens, language)
        assert told == " ".join(told.split())
        assert "{" not in told


# Level, word, icon, mark, number: which of them a token has.
KINDS = {
    (False, True, False, False, True),
    (True, False, False, False, False),
    (False, True, False, False, False),
    (False, False, True, False, False),
    (False, False, True, False, True),
    (False, False, True, True, True),
    (False, False, False, True, False),
    (False, False, False, True, True),
    (False, False, False, False, True),
}


# What is on the cards


@pytest.mark.parametrize("game", GAMES)
def test_all_that_is_written_on_cards_is_drawn_with_its_numbers_in_order(game: str) -> None:
    written = on_cards(game)
    assert len(written) > 150
    for one in written:
        check_drawn(one.tokens())
        text = one.line.text if hasattr(one, "line") else one.text
        assert numbers_of(one.tokens()) == numbers_in(text), text


def test_the_lines_of_the_solo_deck_are_among_them() -> None:
    written = on_cards("sun")
    cards = heliopause.new("sun").rules.content.automa_cards
    assert sum(len(card.lines) for card in cards) > 20
    assert all(line in written for card in cards for line in card.lines)


@pytest.mark.parametrize("game", GAMES)
def test_what_is_drawn_alike_on_cards_says_the_same(game: str) -> None:
    check_alike(on_cards(game))


def check_alike(written: list[Any]) -> None:
    said: dict[Tokens, str] = {}
    for one in written:
        words = one.phrase().words("en")
        assert said.setdefault(one.tokens(), words) == words


# What the grammar allows


@pytest.mark.parametrize("game", GAMES)
@given(data=st.data())
def test_any_line_is_drawn(game: str, data: st.DataObject) -> None:
    check_drawn(NOTATIONS[game].line(data.draw(texts(game, "line"))).tokens())


@pytest.mark.parametrize("game", GAMES)
@given(data=st.data())
def test_an_effect_keeps_its_numbers_in_order(game: str, data: st.DataObject) -> None:
    text = data.draw(texts(game, "effect").filter(lambda text: not any(sign in text for sign in '[("')))
    assert numbers_of(NOTATIONS[game].line(text).tokens()) == numbers_in(text), text


@pytest.mark.parametrize("game", GAMES)
@given(data=st.data())
def test_a_condition_keeps_its_numbers_in_order(game: str, data: st.DataObject) -> None:
    text = data.draw(texts(game, "condition"))
    tokens = NOTATIONS[game].condition(text).tokens()
    check_drawn(tokens)
    assert numbers_of(tokens) == numbers_in(text), text


@pytest.mark.parametrize("game", GAMES)
@given(data=st.data())
def test_any_formula_is_drawn(game: str, data: st.DataObject) -> None:
    formula = NOTATIONS[game].formula(data.draw(texts(game, "formula")))
    check_drawn(formula.tokens())
    drawn = [row(count.each, count.tokens()) for count in formula.counts]
    assert formula.tokens() == joined("+", [row(formula.base), *drawn] if formula.base or not drawn else drawn)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("start", ["effect", "condition", "formula"])
@given(data=st.data())
def test_what_is_drawn_alike_says_the_same(game: str, start: str, data: st.DataObject) -> None:
    read = getattr(NOTATIONS[game], "line" if start == "effect" else start)
    check_alike([read(text) for text in data.draw(st.lists(texts(game, start), min_size=2, max_size=8))])


@pytest.mark.parametrize("game", GAMES)
def test_effects_and_counts_that_stand_alone_are_drawn_differently(game: str) -> None:
    """One of each, with the same numbers: no two words of the notation look the same."""
    effects = PLAIN_EFFECTS[game]
    assert len({NOTATIONS[game].line(text).tokens() for text in effects}) == len(effects)
    words = {"sun": SUN_COUNTERS, "horizon": HORIZON_COUNTERS}[game]
    assert len({NOTATIONS[game].condition(f"2 {word}").tokens() for word in words}) == len(words)


PLAIN_EFFECTS = {
    "sun": (
        "2 ore", "2 supply -> pop", "column A -> pop", "supply -> ship 2", "pop -> ship 2",
        "pop -> ship 2 in Deep Space", "jump 2", "move 2 ships anywhere", "move 2 supply to column A",
        "move the rightmost 2 supply", "upgrade 2 ships by 2", "upgrade up to 2 ships by 2", "upgrade 2 levels",
        "automate food", "automate ore", "automate food or ore", "colonize", "infiltrate 2", "grow", "mine", "trade",
        "copy research", "copy any", "open guild 2", "annex from 2", "annex attached", "retire a ship",
        "replace stars", "research II", "research II existing", "research II without prerequisites",
        "research II without bonus", "research X", "private II", "(2 ore)", "[2 ore]", "jump 2, colonize",
    ),
    "horizon": (
        "2 coins", "2 supply -> pop", "pop -> settler 2", "pop -> soldier 2", "pop -> unit 2", "supply -> unit 2",
        "move 2", "upgrade 2 units by 2", "upgrade unit by 2", "upgrade settler by 2", "invest food",
        "invest economy", "invest infrastructure", "invest any", "produce population", "produce coins",
        "take settle token", "take fortify token", "settle", "fortify", "construction II", "construction up to II",
        "build new", "build existing", "build", "theocracy", "claim goal", "basic action", "explore again",
        "decommission", "trade", "research II", "private II", "(2 coins)", "[2 coins]",
    ),
}  # fmt: skip


# Tokens themselves


def test_a_row_is_written_much_as_in_the_notation() -> None:
    assert row(2, "supply", "->", "pop") == NOTATIONS["sun"].line("2 supply -> pop").tokens()
    assert NOTATIONS["sun"].line("4 ore: research I or II").tokens() == (
        *(Token(number=4), Token(icon="ore"), Token(mark=":")),
        *(Token(icon="research"), Token(level="I"), Token(mark="or"), Token(level="II")),
    )


@pytest.mark.parametrize(
    ("game", "text", "english", "german"),
    [
        ("sun", "4 ore: research III", "4 ore: research III", "4 Erz: erforschen III"),
        ("sun", "(pop -> ship 1), jump 2", "(pop -> ship 1), jump 2", "(Bev. -> Schiff 1), springen 2"),
        (
            "sun",
            "1 ore per 2 colonies up to 3, upgrade up to 2 ships by 1",
            "1 ore per 2 colonies up to 3, upgrade up to 2 ships +1",
            "1 Erz je 2 Kolonien bis 3, verbessern bis 2 Schiffe +1",
        ),
        (
            "sun",
            "2 x [supply -> ship 2 | 1 pop: upgrade 3 levels]",
            "2 x [supply -> ship 2 | 1 pop: upgrade +3]",
            "2 x [Vorrat -> Schiff 2 | 1 Bev.: verbessern +3]",
        ),
        ("horizon", "1 coin: basic action", "1 coin: copy basic action", "1 Münze: kopieren Grundaktion"),
        ("horizon", "3 coins, move 1", "3 coins, move 1", "3 Münzen, bewegen 1"),
    ],
)
def test_a_terminal_writes_lines_in_its_own_signs(game: str, text: str, english: str, german: str) -> None:
    tokens = NOTATIONS[game].line(text).tokens()
    assert (plain(tokens, "en"), plain(tokens, "de")) == (english, german)


def test_a_choice_made_several_times_is_drawn_once() -> None:
    read = NOTATIONS["sun"].line
    assert read("[1 ore | jump 1], [1 ore | jump 1], mine").tokens() == read("2 x [1 ore | jump 1], mine").tokens()
    assert read("mine, mine").tokens() == row("mine", ",", "mine")


def test_a_drawing_is_made_once_and_has_the_notation_too() -> None:
    line = NOTATIONS["sun"].line("4 ore: research III")
    assert drawing_of(line) is drawing_of(line)
    assert (drawing_of(line).text, drawing_of(line).tokens) == ("4 ore: research III", line.tokens())
    for one in (NOTATIONS["horizon"].formula("2 + 1 per city"), NOTATIONS["horizon"].condition("1 city or 2 villages")):
        assert isinstance(one, Formula | Condition)
        assert drawing_of(one).text == one.text


def test_every_word_that_is_counted_every_power_and_every_trigger_has_tokens() -> None:
    assert sorted(sun_tokens.COUNTED) == sorted(SUN_COUNTERS)
    assert sorted(horizon_tokens.COUNTED) == sorted(HORIZON_COUNTERS)
    assert sorted(horizon_tokens.WHEN) == sorted(TRIGGERS)
    powers = [sun_tokens.drawn_power(name, 2) for name in SUN_POWERS.bits]
    powers += [horizon_tokens.drawn_power(name, 2) for name in HORIZON_POWERS.bits]
    for tokens in (*powers, *horizon_tokens.WHEN.values()):
        check_drawn(tokens)


# The browser


def test_the_browser_has_a_drawing_of_every_icon() -> None:
    icons = (PAGES / "lib" / "icons.ts").read_text(encoding="utf-8")
    assert set(ICONS) <= set(re.findall(r"^  (\w+):", icons, re.MULTILINE))


def test_no_icon_is_in_the_list_that_no_card_could_use() -> None:
    used = {token.icon for game in GAMES for token in every_token(game)}
    assert sorted(set(ICONS) - used) == []


def every_token(game: str) -> list[Token]:
    """Of the plain effects, of what is counted, of powers and of triggers."""
    found = [NOTATIONS[game].line(text).tokens() for text in PLAIN_EFFECTS[game]]
    for tables in (sun_tokens, horizon_tokens):
        found += tables.COUNTED.values()
    found += [sun_tokens.drawn_power(name, 1) for name in SUN_POWERS.bits]
    found += [horizon_tokens.drawn_power(name, 1) for name in HORIZON_POWERS.bits]
    found += horizon_tokens.WHEN.values()
    return [token for tokens in found for token in tokens]
