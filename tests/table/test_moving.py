"""`heliopause move`: all tables from SQLite to PostgreSQL and back, with their links."""

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests import http
from tests.table.postgresql import database_for
from tests.table.serving import Guest, execute, served

ME: dict[str, Any] = {"who": "me", "name": "Mira"}
PACK = '[guild.scholars-guild]\nline = "4 ore: research III"\n'
LINK: dict[str, Any] = {"who": "link", "name": "Ines"}


def move(source: str, target: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "heliopause", "move", source, target]
    return subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)


def test_all_tables_are_taken_along(tmp_path: Path) -> None:
    (tmp_path / "one").mkdir()
    (tmp_path / "other").mkdir()
    target = database_for(tmp_path)
    with served(tmp_path / "one") as server:
        hosts = [server.open(ME, LINK, game=game) for game in ("sun", "horizon")]
        for host in hosts:
            for _ in range(6):
                (host if host.look()["asked"] == 0 else host.link).choose_first()
            host.post("/talk", text="Grüße 👩\u200d🚀")
        hosts[0].post("/rewind", seq=hosts[0].look()["seq"], moment=0)
        pack = {"game": "sun", "text": PACK, "models": '{"sun": {"2": {}}}'}
        brought = http.post(f"{server.url}/api/packs", json=pack).json()
        before = [host.look() for host in hosts]
        refused = move(server.database, target)
        assert refused.returncode == 1
        assert "another server keeps its games in" in refused.stderr
        source = server.database
    done = move(source, target)
    assert done.returncode == 0, done.stderr
    assert "2 tables" in done.stdout
    with served(tmp_path / "other", database=target) as server:
        there = [Guest(server, host.opened) for host in hosts]
        assert [guest.look() for guest in there] == before
        assert http.get(f"{server.url}/api/packs/{brought['hash']}").json() == brought
        assert http.get(f"{server.url}/api/packs/{brought['hash']}/models").text == pack["models"]
        assert there[0].look()["rewind"] == {"moment": 0, "agreed": [0]}
        assert there[1].link.post("/talk", text="Here we are").status_code == 200
        (there[0] if before[0]["asked"] == 0 else there[0].link).choose_first()
        busy = move(target, f"sqlite:///{tmp_path / 'late.sqlite3'}")
        assert "a server uses" in busy.stderr
    again = move(source, target)
    assert (again.returncode, again.stderr.count("\n")) == (1, 1)
    assert "there are tables already" in again.stderr
    execute(target, "delete from servers")  # it was killed just now, and counts as alive for a few seconds
    back = move(target, f"sqlite:///{tmp_path / 'back.sqlite3'}")
    assert back.returncode == 0, back.stderr


@pytest.mark.parametrize(
    ("source", "sentence"),
    [("sqlite:////nowhere/at/all.sqlite3", "there is no database in"), ("mysql://here/games", "is not one that games")],
)
def test_what_cannot_be_moved_is_told_of_in_one_sentence(tmp_path: Path, source: str, sentence: str) -> None:
    done = move(source, f"sqlite:///{tmp_path / 'games.sqlite3'}")
    assert (done.returncode, done.stderr.count("\n")) == (1, 1)
    assert sentence in done.stderr


def test_a_server_that_cannot_reach_its_database_says_so() -> None:
    command = [sys.executable, "-m", "heliopause", "serve", "--no-browser", "--port", "0"]
    done = subprocess.run(
        [*command, "--database", "postgresql://nobody@127.0.0.1:9/none"],
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert (done.returncode, done.stderr.count("\n")) == (1, 1)
    assert "cannot be used" in done.stderr
