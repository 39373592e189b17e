"""The notation of Beyond the Horizon: what can be read, and how mistakes are named."""

from typing import Any

import pytest

from heliopause.beyond.notation import Unreadable
from heliopause.content import tables_of
from heliopause.games.horizon.rules.loading import compile_content
from heliopause.games.horizon.rules.notation import HORIZON
from heliopause.games.horizon.rules.quantities import COUNTERS, WORDS
from heliopause.kernel.refusal import BadContent
from heliopause.words import LANGUAGES
from tests.games.horizon.position import Position

LINES = (
    "2 coins", "1 coin per 2 villages up to 3", "supply -> pop", "2 supply -> pop", "pop -> settler 2",
    "supply -> soldier 1", "pop -> unit 1", "move 3", "upgrade settler by 1", "upgrade soldier by 2",
    "upgrade unit by 1", "upgrade 2 units by 1", "invest food", "invest economy", "invest infrastructure",
    "invest any", "research II", "research I or II existing",
    "research up to III without prerequisites without bonus", "research IV", "private III", "produce population",
    "produce coins", "take settle token", "take fortify token", "settle", "fortify", "construction I",
    "construction up to II", "build new", "build existing", "build", "theocracy", "claim goal", "basic action",
    "explore again", "decommission", "trade", "(2 coins: research II)", "[1 coin | supply -> pop]",
    "2 x [1 coin | move 1]", "4 coins + 2 pop: research III, move 1",
)  # fmt: skip


@pytest.mark.rule("14.5")
@pytest.mark.parametrize("text", LINES)
def test_a_line_is_read_and_can_be_said(text: str) -> None:
    line = HORIZON.line(text)
    assert line.text == text
    for language in LANGUAGES:
        said = line.phrase().words(language)
        assert said.strip()
        assert "{" not in said


@pytest.mark.parametrize(
    "text", ["", "2 ore", "pop -> settler 7", "move 0", "research V", "private I", "construction IV"]
)
def test_a_line_that_cannot_be_read(text: str) -> None:
    with pytest.raises(Unreadable):
        HORIZON.line(text)


@pytest.mark.parametrize("form", WORDS)
def test_every_count_works_in_both_forms_and_can_be_said(form: str) -> None:
    table = Position()
    formula = HORIZON.formula(f"2 + 1 per {form} up to 3")
    assert 2 <= formula.of(table.state, 0) <= 5
    for language in LANGUAGES:
        assert formula.phrase().words(language).strip()
    assert COUNTERS[WORDS[form]](table.state, 0) >= 0


def test_conditions() -> None:
    table = Position()
    table.lay("anatolia", 1, -1)
    table.lay("nile-delta", 1, 0)
    table.settled("1,-1", 0)
    table.settled("1,0", 0, city=True)
    for text, holds in (
        ("1 village", True),
        ("2 villages", False),
        ("2 villages|cities", True),
        ("3 villages|cities", False),
        ("1 village + 1 city", True),
        ("1 village + 2 cities", False),
        ("2 villages or 1 city", True),
        ("2 villages or 2 cities", False),
        ("2 villages or 1 village + 1 city", True),
    ):
        condition = HORIZON.condition(text)
        assert condition.holds(table.state, 0) == holds, text
        assert condition.phrase().words("de").strip()


def changed(kind: str, id: str, **keys: Any) -> dict[str, Any]:
    tables = tables_of("horizon")
    tables[kind][id] = {**tables[kind][id], **keys}
    return tables


@pytest.mark.parametrize(
    ("kind", "id", "keys", "sentence"),
    [
        ("construction", "farm", {"bonus": "2 ore"}, "construction.farm bonus: '2 ore' cannot be read at 'ore'"),
        ("territory", "anatolia", {"strength": 0}, "a strength of at least 1"),
        ("technology", "missiles", {"power": "flight"}, "there is no power 'flight'"),
        ("technology", "missiles", {"banner": ["science"]}, "has a colour, which is in its banner"),
        ("government", "river-kingdom", {"despotism": {"when": "dawn", "line": "1 coin"}}, "nothing happens at 'dawn'"),
        (
            "government",
            "river-kingdom",
            {"theocracy": {"when": "produce coins", "line": "[1 coin | produce coins]"}},
            "set itself off again and again",
        ),
        ("leader", "attila", {"effects": [{"who": "me", "line": "1 coin"}]}, "'me' is nobody"),
        ("goal", "realm", {"set": "D"}, "goal.realm set"),
        ("token", "settler", {"values": [[1, 7]]}, "a strength of 1 to 6"),
        ("start", "two", {"sides": [0, 0]}, "2 different sides"),
        ("track", "food", {"spaces": []}, "8 spaces"),
    ],
)
def test_a_mistake_is_named_with_table_and_key(kind: str, id: str, keys: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadContent) as refused:
        compile_content(changed(kind, id, **keys))
    assert sentence in str(refused.value)
