"""The workshop's routes: forms made from the game, lines as they are typed, packs checked, read and merged."""

from typing import Any

import pytest

from heliopause.content import Pack, hash_of
from tests import http
from tests.table.serving import Server

MINE = {"guild": {"scholars-guild": {"line": "4 ore: research III", "printed": ["line"]}}}


def ask(server: Server, path: str, body: Any) -> Any:
    answer = http.post(f"{server.url}/api/workshop/{path}", json=body)
    assert answer.status_code == 200, answer.text
    return answer.json()


def draft(tables: Any, **header: str) -> dict[str, Any]:
    return {"header": {"name": "Mine", **header}, "tables": tables, "names": {}}


def fields(server: Server, game: str, kind: str) -> dict[str, Any]:
    form = http.get(f"{server.url}/api/workshop/{game}/form").json()
    (found,) = [one for one in form["kinds"] if one["kind"] == kind]
    return {field["key"]: field for field in found["fields"]}


def test_only_games_with_cards_are_offered(server: Server) -> None:
    assert http.get(f"{server.url}/api/workshop").json() == ["sun", "horizon"]
    assert http.get(f"{server.url}/api/workshop/comet/form").status_code == 404
    assert http.post(f"{server.url}/api/workshop/chess/draft", json={"draft": draft({})}).status_code == 404


def test_a_form_is_made_from_the_games_own_structs(server: Server) -> None:
    found = fields(server, "sun", "technology")
    kinds = {key: field["kind"] for key, field in found.items()}
    assert kinds["immediate"] == "line"
    assert (kinds["vp"], kinds["power"], kinds["level"]) == ("formula", "word", "choice")
    assert found["left"]["length"] == 2
    assert [one["key"] for one in found["actions"]["item"]["fields"]] == ["line", "spaces"]
    assert fields(server, "horizon", "goal")["condition"]["kind"] == "condition"
    assert "printed" not in found


def test_the_signs_are_what_the_grammar_reads(server: Server) -> None:
    for game in ("sun", "horizon"):
        signs = http.get(f"{server.url}/api/workshop/{game}/form").json()["signs"]
        for sign in signs:
            if sign["group"] == "effect":
                told = ask(server, f"{game}/line", {"role": "line", "text": sign["text"], "caret": 0})
                assert (told["stuck"], told["tokens"]) == (None, sign["tokens"]), sign
        assert {"cost", "effect", "addition", "level", "count", "mark"} == {sign["group"] for sign in signs}


@pytest.mark.parametrize(
    ("text", "stuck", "message"),
    [
        ("4 ore: research III", None, None),
        ("4 ore: resarch III", 7, "line-near"),
        ("4 ore: wibble", 7, "line-unreadable"),
        ("4 ore:", 6, "line-not-ended"),
        ("<b>jump</b>", 0, "line-unreadable"),
    ],
)
def test_a_line_is_told_as_it_is_typed(server: Server, text: str, stuck: int | None, message: str | None) -> None:
    told = ask(server, "sun/line", {"role": "line", "text": text, "caret": len(text)})
    assert told["stuck"] == stuck
    assert (told["why"] or {}).get("m") == message
    assert bool(told["tokens"]) == (stuck is None)


def test_what_may_come_next_is_asked_of_the_grammar(server: Server) -> None:
    told = ask(server, "sun/line", {"role": "line", "text": "4 ore: supply -> sh", "caret": 19})
    assert (told["next"], told["partial"]) == (["ship"], 2)
    told = ask(server, "sun/line", {"role": "formula", "text": "2 per fl", "caret": 8})
    assert told["next"] == ["fleet power"]


@pytest.mark.parametrize(
    ("text", "sign", "cost", "made"),
    [
        ("", "jump 1", False, "jump 1"),
        ("jump 2", "1 ore", False, "jump 2, 1 ore"),
        ("jump 2", "1 ore", True, "1 ore: jump 2"),
        ("1 pop: jump 2", "1 ore", True, "1 ore + 1 pop: jump 2"),
        ("2", "supply -> pop", False, "2 supply -> pop"),
        ("research II", "existing", False, "research II existing"),
        ("[grow |", "mine", False, "[grow | mine"),
    ],
)
def test_a_click_on_an_icon_writes_the_notation(server: Server, text: str, sign: str, cost: bool, made: str) -> None:
    at = len(text)
    wish = {"role": "line", "text": text, "begin": at, "end": at, "sign": sign, "cost": cost}
    put = ask(server, "sun/sign", wish)
    assert put["text"] == made
    selected = made[put["begin"] : put["end"]]
    assert selected in ("", "1", "II"), "the number of what was put in can be typed over"


def test_a_draft_is_told_with_its_file_its_shares_and_the_card(server: Server) -> None:
    told = ask(server, "sun/draft", {"draft": draft(MINE), "kind": "guild", "id": "scholars-guild"})
    assert told["mistakes"] == []
    assert told["card"]["actions"][0]["text"] == "4 ore: research III"
    pack = Pack("any", told["text"])
    assert (told["hash"], told["content"]) == (pack.hash, hash_of("sun", pack))
    (share,) = [one for one in told["shares"] if one["kind"] == "guild"]
    assert share["printed"] > 0


def test_what_is_wrong_with_a_draft_has_its_place_and_the_card_is_still_drawn(server: Server) -> None:
    wrong = {**MINE, "system": {"sirius": {"power": 0, "bonus": "4 or"}}}
    told = ask(server, "sun/draft", {"draft": draft(wrong), "kind": "guild", "id": "scholars-guild"})
    assert {(one["id"], one["key"], one["at_line"]) for one in told["mistakes"]} == {
        ("sirius", "power", False),
        ("sirius", "bonus", True),
    }
    assert told["card"]["actions"][0]["text"] == "4 ore: research III", "another card's mistake does not hide it"
    assert told["content"] == ""


@pytest.mark.parametrize(
    "tables",
    [
        {"guild": {"scholars-guild": {"line": None}}},
        {"guild": {"../..": {"line": "1 ore"}}},
        {"guild": {"scholars-guild": {"name": "\u202ex"}}},
        {"guild": {"scholars-guild": {"line": "1 ore, " * 400}}},
        {"nonsense": {"a": {"b": {"c": []}}}},
        {"guild": {"scholars-guild": {"printed": 5}}},
        {"guild": {"scholars-guild": {"printed": [["line"]]}}},
        {"pack": {"a": {"b": 1}}},
    ],
)
def test_hostile_drafts_get_a_sentence(server: Server, tables: Any) -> None:
    told = ask(server, "sun/draft", {"draft": draft(tables)})
    assert len(told["mistakes"]) >= 1
    assert told["mistakes"][0]["said"]["m"]


@pytest.mark.parametrize(("track", "open"), [("food", "Z"), ("food", 3), ("economy", "A")])
def test_what_a_track_opens_with_is_checked(server: Server, track: str, open: Any) -> None:
    told = ask(server, "horizon/draft", {"draft": draft({"track": {track: {"open": open}}})})
    assert {(one["kind"], one["id"], one["key"]) for one in told["mistakes"]} == {("track", track, "open")}


def test_a_file_is_read_and_written_the_same(server: Server) -> None:
    text = ask(server, "sun/draft", {"draft": draft(MINE, author="Ines", note="2nd printing")})["text"]
    read = ask(server, "read", {"text": text})
    assert read["game"] == "sun"
    assert ask(server, "sun/draft", {"draft": read["draft"]})["text"] == text


def test_the_game_of_a_file_that_does_not_say_is_found(server: Server) -> None:
    read = ask(server, "read", {"text": '[leader.einstein]\nvp = "3"\n'})
    assert read["game"] == "horizon"
    broken = http.post(f"{server.url}/api/workshop/read", json={"text": "[["})
    assert broken.status_code == 422
    assert "cannot be read" in broken.json()["words"]


def test_two_packs_are_merged_when_every_conflict_is_decided(server: Server) -> None:
    theirs = {"guild": {"scholars-guild": {"line": "5 ore: research III"}}, "system": {"sirius": {"vp": 9}}}
    both = {"here": draft(MINE), "there": draft(theirs)}
    open = ask(server, "sun/merge", both)
    (conflict,) = open["conflicts"]
    assert (conflict["here"], conflict["there"]) == ("4 ore: research III", "5 ore: research III")
    assert open["merged"] is None
    done = ask(server, "sun/merge", {**both, "keep": {"guild.scholars-guild.line": "there"}})
    assert done["merged"]["tables"]["guild"]["scholars-guild"]["line"] == "5 ore: research III"
    assert done["merged"]["tables"]["system"]["sirius"]["vp"] == 9


def test_a_pack_of_another_version_is_made_to_fit(server: Server) -> None:
    old = {"technology": {"plasma-canon": {"name": "Mine"}}, "guild": {"scholars-guild": {"line": "4 ore: study III"}}}
    found = ask(server, "sun/mend", {"draft": draft(old)})
    assert [(one["kind"], one["id"]) for one in found["changes"]] == [
        ("technology", "plasma-canon"),
        ("guild", "scholars-guild"),
    ]
    assert found["left"] == 0
    assert found["mended"]["tables"]["technology"] == {"plasma-cannon": {"name": "Mine"}}
    assert ask(server, "sun/draft", {"draft": found["mended"]})["mistakes"] == []
    again = ask(server, "sun/mend", {"draft": found["mended"]})
    assert (again["changes"], again["mended"]["tables"]) == ([], found["mended"]["tables"])
