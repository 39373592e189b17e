"""What people have from version 0.1 opens: tables in a database, games saved in the terminal and by the browser.

`tables.sql` is the dump of a database that 0.1 wrote, `tables.json` what it showed of each table.
"""

import json
import os
import re
import shutil
import sqlite3
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient

import heliopause
from heliopause.content import first_content, hash_of, tables_of
from heliopause.registry import spec_of
from heliopause.table.app import ServerConfig, make_app
from tests.cli.terminal import call

HERE = Path(__file__).parent
SOURCE = Path(__file__).resolve().parents[2] / "src" / "heliopause"
TABLES: list[dict[str, Any]] = json.loads((HERE / "tables.json").read_text(encoding="utf-8"))


def restored(folder: Path) -> str:
    """The database of 0.1, by its URL."""
    database = sqlite3.connect(folder / "games.sqlite3")
    database.executescript((HERE / "tables.sql").read_text(encoding="utf-8"))
    database.close()
    return f"sqlite:///{folder / 'games.sqlite3'}"


def looked_at(client: TestClient[Litestar], kept: dict[str, Any], path: str = "") -> Any:
    answer = client.get(f"/api/tables/{kept['table']}{path}", headers={"Authorization": f"Bearer {kept['key']}"})
    assert answer.status_code == 200, answer.text
    return answer.json()


def test_all_tables_open_as_they_were_and_go_on(tmp_path: Path) -> None:
    with TestClient(make_app(ServerConfig(database=restored(tmp_path))), base_url="http://127.0.0.1") as client:
        for kept in TABLES:
            state = looked_at(client, kept)
            for key in ("seq", "moment", "game", "asked", "over", "closed"):
                assert state[key] == kept[key], (kept["what"], key)
            assert [option["id"] for option in state["options"]] == kept["options"]
            assert [score["total"] for score in state["scores"]] == kept["scores"]
            assert [seat["name"] for seat in state["seats"]] == kept["names"]
            assert len(state["reasons"]) == kept["reasons"]
            assert len(state["events"]) >= kept["events"]  # of the same game the log may tell more than 0.1 did
            if kept["over"] or kept["closed"]:
                continue
            chosen = client.post(
                f"/api/tables/{kept['table']}/choices",
                json={"seq": state["seq"], "option": kept["options"][-1]},
                headers={"Authorization": f"Bearer {kept['key']}"},
            )
            assert chosen.status_code == 200, chosen.text
            assert looked_at(client, kept)["moment"] > kept["moment"]


def test_what_a_table_downloads_is_of_the_new_format(tmp_path: Path) -> None:
    with TestClient(make_app(ServerConfig(database=restored(tmp_path))), base_url="http://127.0.0.1") as client:
        record = looked_at(client, TABLES[0], "/record")
    assert record["format"] == 2
    assert record["content"] == hash_of("sun", first_content("sun")) != hash_of("sun")
    assert len(heliopause.load(record).choices) == TABLES[0]["moment"]


@pytest.mark.parametrize(
    ("file", "what"), [("browser-sun.json", "sun, over"), ("browser-horizon.json", "horizon, three")]
)
def test_what_the_browser_saved_is_loaded_and_imported(file: str, what: str, tmp_path: Path) -> None:
    record = json.loads((HERE / file).read_text(encoding="utf-8"))
    (kept,) = (table for table in TABLES if table["what"] == what)
    game = heliopause.load(record)
    assert [score.total for score in game.scores()] == kept["scores"]
    assert game.names == kept["names"]
    with TestClient(
        make_app(ServerConfig(database=f"sqlite:///{tmp_path / 'games.sqlite3'}")), base_url="http://127.0.0.1"
    ) as client:
        opened = client.post("/api/import", json={"record": record})
        assert opened.status_code == 201, opened.text
        assert looked_at(client, opened.json())["moment"] == kept["moment"]


def test_a_game_saved_in_the_terminal_is_resumed(tmp_path: Path) -> None:
    shutil.copy(HERE / "terminal-sun.json", tmp_path / "sun.json")
    before = json.loads((tmp_path / "sun.json").read_text(encoding="utf-8"))["choices"]
    done = call(tmp_path, "play", "sun", "--resume", typed="done\nquit\n")
    assert done.exit_code == 0, done.output
    assert "Mira>" in done.output
    after = json.loads((tmp_path / "sun.json").read_text(encoding="utf-8"))
    assert after["format"] == 2
    assert after["choices"][: len(before) + 1] == [*before, "done"]


def test_a_game_of_older_rules_is_replayed_as_far_as_it_goes(tmp_path: Path) -> None:
    """Choice 92 was the end of a movement that an investment had lengthened too early."""
    file = str(HERE / "terminal-horizon.json")
    done = call(tmp_path, "replay", file)
    assert done.exit_code == 1, done.output
    assert "After choice 91 of 302" in done.output
    assert "Round 5" in done.output
    assert "Choice 92 of this record, “done”, is not possible" in done.stderr
    assert call(tmp_path, "replay", file, "--to", "50").exit_code == 1
    too_far = call(tmp_path, "replay", file, "--to", "92")
    assert too_far.exit_code == 2
    assert "Choice 92 of this record" in too_far.stderr


def test_a_game_with_a_pack_is_replayed_with_it_and_refused_without(tmp_path: Path) -> None:
    file, pack = str(HERE / "terminal-pack.json"), str(HERE / "mine.toml")
    assert call(tmp_path, "replay", file, "--pack", pack).exit_code == 0
    record = json.loads((HERE / "terminal-pack.json").read_text(encoding="utf-8"))
    with pytest.raises(heliopause.BadRecord, match="played with the pack “mine”, which is needed to load it"):
        heliopause.load(record)
    (tmp_path / "other.toml").write_text((HERE / "mine.toml").read_text().replace("5 ore", "4 ore"))
    other = call(tmp_path, "replay", file, "--pack", str(tmp_path / "other.toml"))
    assert other.exit_code == 2
    assert "“other” is not the one this game was played with" in other.stderr


SERVED_BY_ANOTHER_VERSION = """
import json, sys
from litestar.testing import TestClient
from heliopause.content import hash_of
from heliopause.table.app import ServerConfig, make_app
seen = []
with TestClient(make_app(ServerConfig(database=sys.argv[1])), base_url="http://127.0.0.1") as client:
    for opened in json.loads(sys.argv[2]):
        key = {"Authorization": f"Bearer {opened['key']}"}
        at = f"/api/tables/{opened['table']}"
        state = client.get(at, headers=key).json()
        choice = {"seq": state["seq"], "option": state["options"][0]["id"]}
        chosen = client.post(f"{at}/choices", headers=key, json=choice)
        record = client.get(f"{at}/record", headers=key).json()
        seen.append({"shipped": hash_of(state["game"]), "state": state, "chosen": chosen.json(), "record": record})
print(json.dumps(seen))
"""
UPGRADES: dict[str, list[tuple[str, str]]] = {  # what another version has instead in its technologies, all of them
    "values": [('immediate = "[^"]*"', 'immediate = "draw 1 event"'), ("level = 1", "level = 2")],
    "lines": [('line = "[^"]*"', 'line = "1 vp"'), ("spaces = 1", "spaces = 2")],
    "renamed": [(r"\[technology\.([a-z-]+)\]", r"[technology.new-\1]"), ('name = "', 'name = "New ')],
    "removed": [(r"(?s).*", "")],
}


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, list[dict[str, Any]], list[Any]]:
    """A database with a game of each under way, their keys, and what was shown of them."""
    folder = tmp_path_factory.mktemp("running")
    seats = [{"who": "me", "name": "Mira"}, {"who": "here", "name": "Ines"}]
    address = f"sqlite:///{folder / 'games.sqlite3'}"
    with TestClient(make_app(ServerConfig(database=address)), base_url="http://127.0.0.1") as client:
        tables = [client.post("/api/tables", json={"seats": seats, "game": game}).json() for game in ("sun", "horizon")]
        shown = []
        for opened in tables:
            for _ in range(40):
                state = looked_at(client, opened)
                wish = {"seq": state["seq"], "option": state["options"][-1]["id"]}
                headers = {"Authorization": f"Bearer {opened['key']}"}
                at = f"/api/tables/{opened['table']}/choices"
                assert client.post(at, json=wish, headers=headers).status_code == 200
            shown.append(looked_at(client, opened))
    return folder / "games.sqlite3", tables, shown


def seen_by_another_version(folder: Path, database: Path, tables: list[dict[str, Any]], mend: Any) -> list[Any]:
    """What a version of the program shows and grants at these tables that differs as `mend` makes it, by game."""
    shutil.copy(database, folder / "games.sqlite3")
    copy = folder / "newer" / "heliopause"
    shutil.copytree(SOURCE, copy, ignore=shutil.ignore_patterns("__pycache__", "*.so", "site"))
    for game in ("sun", "horizon"):
        mend(copy / "games" / game)
    done = subprocess.run(
        [sys.executable, "-c", SERVED_BY_ANOTHER_VERSION, f"sqlite:///{folder / 'games.sqlite3'}", json.dumps(tables)],
        env={**os.environ, "PYTHONPATH": str(copy.parent)},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, done.stderr
    seen: list[Any] = json.loads(done.stdout)
    return seen


@pytest.mark.parametrize("upgrade", UPGRADES)
def test_a_table_plays_on_with_the_cards_it_began_with(tmp_path: Path, upgrade: str, running: Any) -> None:
    """The same database under a version of the program whose cards are others."""
    database, tables, shown = running

    def mend(game: Path) -> None:
        cards = game / "content" / "technologies.toml"
        text = before = cards.read_text(encoding="utf-8")
        for old, new in UPGRADES[upgrade]:
            text, changed = re.subn(old, new, text)
            assert changed
        assert text != before
        cards.write_text(text, encoding="utf-8")

    for seen, state in zip(seen_by_another_version(tmp_path, database, tables, mend), shown, strict=True):
        game = state["game"]
        assert seen["shipped"] != hash_of(game)
        assert seen["state"]["stopped"] is None
        for key in ("view", "options", "moment", "events"):
            assert seen["state"][key] == state[key]
        assert seen["chosen"]["seq"] > state["seq"]
        assert seen["record"]["content"] == hash_of(game)
        assert seen["record"]["tables"]["technology"] == tables_of(game)["technology"]
        made = [id for _, id in heliopause.load(seen["record"]).choices]
        assert made[: len(seen["record"]["choices"])] == seen["record"]["choices"], "it can be read anywhere"


def test_a_table_of_other_rules_is_shown_and_saved_and_says_so(tmp_path: Path, running: Any) -> None:
    database, tables, shown = running

    def mend(game: Path) -> None:
        spec = game / "__init__.py"
        text = spec.read_text(encoding="utf-8")
        mended = text.replace(f"number={spec_of(game.name).number},", "number=99,")
        assert mended != text
        spec.write_text(mended, encoding="utf-8")

    for seen, state in zip(seen_by_another_version(tmp_path, database, tables, mend), shown, strict=True):
        spec = spec_of(state["game"])
        told = {"game": spec.title, "was": str(spec.number), "now": 99, "n": state["moment"]}
        assert seen["state"]["stopped"] == {"m": "stopped-rules", "a": told}
        for key in ("view", "moment", "events"):
            assert seen["state"][key] == state[key]
        assert (seen["chosen"]["status"], seen["chosen"]["said"]) == (409, seen["state"]["stopped"])
        assert (seen["record"]["rules"], len(seen["record"]["choices"])) == (spec.number, state["moment"])
        assert len(heliopause.load(seen["record"]).choices) == state["moment"], "this version plays it on"
