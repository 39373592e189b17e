"""Records: what they name, what they carry, and what is said of one that cannot be played."""

import copy
import json
from typing import Any

import pytest

import heliopause
from heliopause import BadRecord
from heliopause.checking import everything
from heliopause.content import Carried, Pack, first_content, hash_of, tables_of
from heliopause.registry import spec_of
from heliopause.words import LANGUAGES
from tests.test_face import after

RICHER = Pack("richer", '[technology.terraforming]\nimmediate = "3 ore"\n')
RENAMED = Pack("renamed", '[technology.terraforming]\nname = "Gardening"\nprinted = ["level"]\n')


def through_a_file(record: dict[str, Any]) -> Any:
    return json.loads(json.dumps(record))


def test_a_record_names_its_content_and_its_rules() -> None:
    record = heliopause.new("sun", seed=1).record()
    assert record["format"] == 2
    assert record["rules"] == spec_of("sun").number
    assert record["content"] == hash_of("sun") != hash_of("horizon")
    assert record["pack"] is None
    assert "tables" not in heliopause.new("sun", seed=1).record(with_content=True), "everybody has what is shipped"


def test_the_hash_is_that_of_what_is_played() -> None:
    assert hash_of("sun", RICHER) != hash_of("sun")
    assert hash_of("sun", RENAMED) == hash_of("sun"), "another name makes no other game"
    assert hash_of("sun", Carried("", through_a_file(tables_of("sun")))) == hash_of("sun")


def test_a_record_of_another_content_is_refused_or_brings_it_along() -> None:
    game = after(heliopause.new("sun", players=2, seed=4, pack=RICHER), 30)
    plain, whole = game.record(), game.record(with_content=True)
    with pytest.raises(BadRecord, match="played with the pack “richer”, which is needed"):
        heliopause.load(plain)
    with pytest.raises(BadRecord, match="“renamed” is not the one this game was played with"):
        heliopause.load(plain, pack=RENAMED)
    assert everything(heliopause.load(plain, pack=RICHER))["record"] == plain
    loaded = heliopause.load(through_a_file(whole))
    assert loaded.view() == game.view()
    assert loaded.record(with_content=True) == whole
    assert loaded.record() == plain
    again = loaded.copy()
    again.choose(again.options()[0])
    assert heliopause.load(through_a_file(again.record(with_content=True))).choices == again.choices


def test_a_record_of_an_older_content_without_a_pack_is_told_apart() -> None:
    record = after(heliopause.new("sun", players=2, seed=4), 10).record()
    with pytest.raises(BadRecord, match="with other cards than there are here"):
        heliopause.load({**record, "content": hash_of("sun", RICHER)})
    older = {**record, "content": hash_of("sun", RICHER), "tables": tables_of("sun", RICHER)}
    game = heliopause.load(through_a_file(older))
    assert game.record(with_content=True) == {**older, "pack": None}


def test_a_record_of_other_rules_is_refused() -> None:
    record = heliopause.new("sun", seed=1).record()
    with pytest.raises(BadRecord, match="by the rules number 99 of Beyond the Sun; this version has number"):
        heliopause.load({**record, "rules": 99})


def test_the_cards_of_a_record_are_looked_at_before_they_are_played() -> None:
    record = heliopause.new("sun", seed=1, pack=RICHER).record(with_content=True)
    other = copy.deepcopy(record)
    other["tables"]["technology"]["terraforming"]["immediate"] = "4 ore"
    odd: list[Any] = [None, 7, [], {"technology": 3}, {"technology": {"terraforming": []}}]
    for wrong in (other, *({**record, "tables": tables} for tables in odd)):
        with pytest.raises(BadRecord, match="are not those it names"):
            heliopause.load(wrong)
    broken: list[Any] = [{"technology": {}}, {"technology": {"x": {"level": "seven"}}}, {"slot": {"A": {"needs": "Z"}}}]
    for change in broken:
        tables = {**record["tables"], **change}
        with pytest.raises(BadRecord, match="cards that this record carries cannot be read"):
            heliopause.load({**record, "tables": tables, "content": hash_of("sun", Carried("", tables))})


def test_format_1_is_tried() -> None:
    """With the cards that the first version shipped."""
    game = after(heliopause.new("sun", players=3, seed=2, pack=first_content("sun")), 40)
    record = game.record()
    assert record["content"] != hash_of("sun")
    old = {key: record[key] for key in ("game", "options", "names", "choices")} | {"format": 1, "pack": None}
    assert heliopause.load(old).record() == record
    with pytest.raises(BadRecord, match="Choice 1 of this record, “fly”, is not possible: It is chance’s turn"):
        heliopause.load({**old, "choices": ["fly"]})


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_wrong_is_said_in_one_sentence(language: str) -> None:
    record = heliopause.new("sun", seed=1).record()
    wrong: list[Any] = [
        7,
        {**record, "format": 99},
        {**record, "game": "moon"},
        {**record, "rules": None},
        {**record, "content": None},
        {**record, "content": "x", "pack": "mine"},
        {**record, "options": {"players": 7}},
        {**record, "choices": ["fly"]},
    ]
    for bad in wrong:
        with pytest.raises(BadRecord) as found:
            heliopause.load(bad)
        said = found.value.words(language)
        assert "{" not in said
        assert "\n" not in said
        assert said.endswith(".")
        assert str(found.value) == found.value.words("en")


def test_a_record_that_a_browser_has_read_and_written_again_is_the_same_game() -> None:
    """It puts keys that are numbers first, in their order."""
    record = heliopause.new("sun", players=2, seed=3, pack=RICHER).record(with_content=True)
    basic = record["tables"]["basic"]
    for card in basic.values():
        card["spaces"] = dict(sorted(card["spaces"].items()))
    record["tables"]["basic"] = {id: dict(reversed(card.items())) for id, card in basic.items()}
    assert heliopause.load(record).options()
