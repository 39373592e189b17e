"""The server says truly how it is: whether it can write, why it cannot start, and what has landed already."""

import resource
import sqlite3
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests import http
from tests.table.serving import Guest, only_sqlite, served

ME: dict[str, Any] = {"who": "me", "name": "Mira"}
HERE: dict[str, Any] = {"who": "here", "name": "Jonas"}


@only_sqlite
def test_a_full_disk_is_told_and_costs_nothing(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        host = server.open(ME, HERE)
        before = host.look()
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (0, resource.RLIM_INFINITY))
        assert http.get(f"{server.url}/health").status_code == 503
        answer = host.choose(before["options"][0]["id"], before["seq"])
        assert (answer.status_code, answer.json()["said"]) == (503, {"m": "refused-not-kept"})
        assert host.look() == before
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
        assert http.get(f"{server.url}/health").status_code == 200
        host.choose_first()


def started(database: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "heliopause", "serve", "--no-browser", "--port", "0"]
    return subprocess.run(
        [*command, "--database", f"sqlite:///{database}"], capture_output=True, text=True, timeout=120, check=False
    )


def damaged(file: Path) -> None:
    file.write_text("no database at all" * 1000, encoding="utf-8")


def empty(file: Path) -> None:
    file.touch()


def newer(file: Path) -> None:
    database = sqlite3.connect(file)
    with database:
        database.execute("create table alembic_version (version_num varchar(32) not null primary key)")
        database.execute("insert into alembic_version values ('9999')")
    database.close()


def nowhere(file: Path) -> None:
    file.parent.rmdir()


@only_sqlite
@pytest.mark.parametrize(
    ("spoil", "sentence"),
    [
        (damaged, "cannot be used: file is not a database"),
        (empty, "is empty"),
        (newer, "newer version"),
        (nowhere, "cannot be written"),
    ],
)
def test_a_database_that_cannot_be_used_is_told_of_in_one_sentence(tmp_path: Path, spoil: Any, sentence: str) -> None:
    folder = tmp_path / "kept"
    folder.mkdir()
    spoil(folder / "games.sqlite3")
    done = started(folder / "games.sqlite3")
    assert done.returncode == 1, done.stderr
    assert sentence in done.stderr
    assert done.stderr.count("\n") == 1
    assert "Traceback" not in done.stderr


@only_sqlite
def test_a_second_server_on_one_file_is_refused(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        done = started(tmp_path / "games.sqlite3")
        assert "another server keeps its games in" in done.stderr
        assert done.stderr.count("\n") == 1
        host = server.open(ME, HERE)
        host.choose_first()


def test_a_choice_sent_again_gets_the_same_answer(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        host = server.open(ME, HERE, options={"mats": "advanced", "tableau": True})
        sent = []
        for _ in range(6):
            state = host.look()
            option = state["options"][0]["id"]
            sent.append((option, state["seq"], host.choose(option, state["seq"]).json()))
        after = host.look()
        server.kill()
        server.start()
        for option, seq, answer in sent:
            again = host.choose(option, seq)
            assert (again.status_code, again.json()) == (200, answer)
        assert host.choose("nonsense", sent[0][1]).status_code == 409
        assert host.look() == after


def test_a_closed_table_can_be_deleted(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        host = server.open(ME, HERE, {"who": "link"})
        other = server.open(ME, HERE)
        host.post("/talk", text="Hello")

        def delete(guest: Guest) -> int:
            address = f"{server.url}/api/tables/{guest.table}"
            return http.delete(address, headers={"Authorization": f"Bearer {guest.key}"}).status_code

        assert delete(host) == 409
        assert host.post("/close").status_code == 200
        assert delete(host.link) == 403
        assert delete(host) == 200
        assert host.get().status_code == 404
        assert other.get().status_code == 200
    for table in ("choices", "talk", "seats", "voices", "presence"):
        assert not server.execute(f'select * from {table} where "table" = :table', table=host.table)
