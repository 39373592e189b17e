"""A pack at the table: checked as one types, kept once by its hash, chosen at set-up, told to all, kept by the game."""

import json
from pathlib import Path
from typing import Any

import httpx
import pytest

from heliopause.content import Pack, hash_of
from tests import http
from tests.table.serving import Guest, Server, served

MINE = """
[pack]
game = "sun"
name = "My box"

[guild.scholars-guild]
line = "4 ore: research III"
printed = ["line"]

[technology.plasma-cannon]
immediate = 'by hand "everybody shows a ship"'
"""
ME = {"who": "me", "name": "Mira"}


def bring(server: Server, text: str, game: str = "sun") -> httpx.Response:
    return http.post(f"{server.url}/api/packs", json={"game": game, "text": text})


def check(server: Server, text: str, game: str = "sun") -> dict[str, Any]:
    answer = http.post(f"{server.url}/api/packs/check", json={"game": game, "text": text})
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def test_a_good_pack_is_told_with_what_it_changes_and_drawn(server: Server) -> None:
    found = check(server, MINE)
    assert found["mistakes"] == []
    pack = found["pack"]
    assert pack["header"]["name"] == "My box"
    assert pack["content"] == hash_of("sun", Pack("pack", MINE))
    assert [(change["id"], change["key"]) for change in pack["changes"]] == [
        ("scholars-guild", "line"),
        ("plasma-cannon", "immediate"),
    ]
    assert pack["by_hand"] == ["everybody shows a ship"]
    assert {"printed", "inferred", "house", "owner"} < set(pack["shares"][0])
    assert found["cards"]["scholars-guild"]["actions"][0]["text"] == "4 ore: research III"


def test_what_is_wrong_is_told_at_its_place(server: Server) -> None:
    found = check(server, '[guild.scholars-guild]\nline = "4 ore: resarch III"\n')
    (mistake,) = found["mistakes"]
    assert (mistake["line"], mistake["column"]) == (2, 16)
    assert (mistake["kind"], mistake["id"], mistake["key"]) == ("guild", "scholars-guild", "line")
    assert found["pack"] is None


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ('[guild.scholars-guild]\nline = "fly"\n', "cannot be read at 'fly' (line 2, column 9)"),
        ("[pack]\ngame = 'horizon'\n", "“horizon”, not for “sun”"),
        ("[", "not valid TOML"),
    ],
)
def test_a_pack_with_a_mistake_is_not_kept(server: Server, text: str, words: str) -> None:
    answer = bring(server, text)
    assert answer.status_code == 422
    assert words in answer.json()["words"]
    assert http.get(f"{server.url}/api/packs/{Pack('', '').hash}").status_code == 404


def test_a_pack_is_kept_once_and_can_be_had_again(server: Server) -> None:
    hash = bring(server, MINE).json()["hash"]
    assert bring(server, MINE).json()["hash"] == hash
    assert len(server.execute("select hash from packs where hash = :hash", hash=hash)) == 1
    assert http.get(f"{server.url}/api/packs/{hash}").json()["header"]["name"] == "My box"
    file = http.get(f"{server.url}/api/packs/{hash}/file")
    assert file.text == MINE
    assert "attachment" in file.headers["content-disposition"]


def test_a_table_is_played_with_its_pack_and_everybody_sees_which(server: Server) -> None:
    hash = bring(server, MINE).json()["hash"]
    host = server.open(ME, {"who": "free"}, game="sun", pack=hash)
    seen = http.get(f"{server.url}/api/tables/{host.table}/lobby").json()
    assert seen["lobby"]["pack"] == hash
    taken = http.post(f"{server.url}/api/tables/{host.table}/seats/1/take", json={"name": "Ines"})
    assert taken.status_code == 201
    assert host.look()["pack"] == hash
    cards = http.get(f"{server.url}/api/tables/{host.table}/cards").json()
    assert cards["scholars-guild"]["actions"][0]["text"] == "4 ore: research III"
    record = _record(server, host)
    assert record["content"] == hash_of("sun", Pack("pack", MINE))
    assert "tables" in record


def _record(server: Server, guest: Guest) -> dict[str, Any]:
    answer = http.get(f"{server.url}/api/tables/{guest.table}/record", headers={"Authorization": f"Bearer {guest.key}"})
    found: dict[str, Any] = answer.json()
    return found


def test_a_bot_plays_with_a_pack_and_the_game_keeps_it_over_a_restart(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        hash = bring(server, MINE).json()["hash"]
        host = server.open(ME, {"who": "bot", "bot": "greedy"}, game="sun", pack=hash, options={"start": 1})
        for _ in range(100):
            if host.look()["asked"] == 0:
                break
        assert host.look()["events"]
        server.stop()
        server.start()
        assert host.look()["pack"] == hash
        cards = http.get(f"{server.url}/api/tables/{host.table}/cards").json()
        assert cards["scholars-guild"]["actions"][0]["text"] == "4 ore: research III"


def test_a_pack_of_another_game_or_of_nobody_opens_no_table(server: Server) -> None:
    hash = bring(server, MINE).json()["hash"]
    wish = {"seats": [ME, ME], "game": "horizon", "pack": hash}
    assert http.post(f"{server.url}/api/tables", json=wish).status_code == 422
    assert http.post(f"{server.url}/api/tables", json={**wish, "game": "sun", "pack": "abc"}).status_code == 404


def test_all_values_of_the_box_can_be_had(server: Server) -> None:
    box = http.get(f"{server.url}/api/box/sun").json()
    assert box["technology"]["plasma-cannon"]["printed"] == ["name", "level"]
    assert http.get(f"{server.url}/api/box/chess").status_code == 404


# What was learned with a pack

# Nothing counts: who believes that gives everybody the same chance in every position, however long the thinking.
UNDECIDED = json.dumps({"sun": {"2": {"population": [0.0, 0.0]}}})


def bring_learned(server: Server, models: str) -> httpx.Response:
    return http.post(f"{server.url}/api/packs", json={"game": "sun", "text": MINE, "models": models})


def test_a_table_is_played_by_the_model_that_comes_with_its_pack(tmp_path: Path) -> None:
    """Seen by what the bots say of their chances: with the shipped model hardly ever even, with this one always."""
    with served(tmp_path) as server:
        brought = bring_learned(server, UNDECIDED).json()
        assert brought["learned"] == [2]
        bots = [{"who": "bot", "bot": "strong"}, {"who": "bot", "bot": "strong"}]
        guest, other = (server.open(*bots, game="sun", pack=hash) for hash in (brought["hash"], None))

        def chances(guest: Guest, least: int) -> list[int]:
            state = guest.wait_for(lambda state: len(told(state)) >= least)
            return told(state)

        def told(state: dict[str, Any]) -> list[int]:
            said = [reason["said"] for reason in state["reasons"]]
            return [chance for one in said for name, chance in one["a"].items() if name in ("chance", "less")]

        assert set(chances(guest, 4)) == {50}
        assert set(chances(other, 4)) != {50}
        server.stop()
        server.start()  # the table comes back with it
        made = len(chances(guest, 4))
        assert set(chances(guest, made + 4)) == {50}


def test_without_it_the_same_pack_is_another_one(server: Server) -> None:
    plain, learned = bring(server, MINE).json(), bring_learned(server, UNDECIDED).json()
    assert plain["hash"] == Pack("pack", MINE).hash != learned["hash"]
    assert plain["content"] == learned["content"]
    assert plain["learned"] == []
    assert http.get(f"{server.url}/api/packs/{plain['hash']}/models").status_code == 404
    file = http.get(f"{server.url}/api/packs/{learned['hash']}/models")
    assert file.text == UNDECIDED
    assert "attachment" in file.headers["content-disposition"]
    assert http.get(f"{server.url}/api/packs/{learned['hash']}").json() == learned
    assert http.get(f"{server.url}/api/packs/{learned['hash']}/file").text == MINE


@pytest.mark.parametrize(
    ("models", "detail"),
    [
        ("{", "no models"),
        ("[1]", "no models"),
        ('{"sun": {"2": {"ore": [1]}}}', "no models"),
        ('{"sun": {"2": {"ore": [NaN, 0]}}}', "no models"),
        ('{"sun": {"2": {"ore": [1e999, 0]}}}', "no models"),
        ('{"sun": {"2": {"ore": [1e9, 0]}}}', "a weight is 1e+06 at most"),
        ('{"sun": {"19": {}}}', "for '19' players"),
        ('{"chess": {"2": {}}}', "of a game 'chess'"),
        ('{"horizon": {"2": {}}}', "no models of the game 'sun'"),
        ("[" * 100_000, "no models"),
        (json.dumps({"sun": {"2": {"x" * 262_144: [0, 0]}}}), ""),
    ],
)
def test_what_is_no_model_is_refused(server: Server, models: str, detail: str) -> None:
    answer = bring_learned(server, models)
    assert answer.status_code == 422
    assert detail in answer.json()["detail"]
    assert answer.json()["said"]["m"] in ("refused-models", "refused-not-understood")
