"""docs/hosting.md, tried as it is written, as far as a computer without its proxies can."""

import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from tests import http
from tests.following import ROOT, section
from tests.table.serving import PATIENCE, Server, free_port, only_sqlite, served

PAGE = ROOT / "docs" / "hosting.md"
HOME = "/var/lib/heliopause"
ME, HERE = {"who": "me", "name": "Mira"}, {"who": "here", "name": "Ines"}

needs_sqlite = pytest.mark.skipif(shutil.which("sqlite3") is None, reason="the page backs up with the program sqlite3")


def blocks(title: str, kind: str = "sh") -> list[str]:
    return re.findall(rf"^```{kind}\n(.*?)^```$", section(PAGE, title), re.MULTILINE | re.DOTALL)


def do(block: str, server: Server) -> None:
    """The lines of a block as one user, in the folder of a server that a test runs instead of systemd."""
    folder = server.folder
    for line in re.sub(r"sudo (-u \w+ )?", "", block).replace(HOME, str(folder)).splitlines():
        program, *args = shlex.split(line)
        if program == "systemctl":
            server.stop() if args[0] == "stop" else server.start()
        elif program != "cd":
            subprocess.run(line, shell=True, cwd=folder, check=True)


@needs_sqlite
@only_sqlite
def test_a_copy_made_while_it_runs_is_put_back(tmp_path: Path) -> None:
    back_up, put_back = blocks("Backup and restore")
    with served(tmp_path) as server:
        host = server.open(ME, HERE)
        kept = host.choose_first()
        do(back_up, server)
        later = host.choose_first()
        assert later["seq"] > kept["seq"]
        do(put_back, server)
        now = host.look()
        assert (now["seq"], now["view"]) == (kept["seq"], kept["view"])
        assert host.choose_first()["seq"] > kept["seq"], "with the keys that people had"


@only_sqlite
def test_the_service_starts_as_it_is_written(tmp_path: Path) -> None:
    (unit,) = blocks("As a service", "ini")
    command = re.search(r"^ExecStart=(.*?[^\\])$", unit, re.MULTILINE | re.DOTALL)
    assert command is not None
    program, *args = shlex.split(command[1].replace("\\\n", " ").replace(HOME, str(tmp_path)))
    assert program == "/opt/heliopause/bin/heliopause"
    port = free_port()
    with (tmp_path / "log").open("wb") as log:
        running = subprocess.Popen(
            [sys.executable, "-m", "heliopause", *(str(port) if one == "8240" else one for one in args)],
            stdout=log,
            stderr=log,
        )
    try:
        answer = until_up(f"http://127.0.0.1:{port}/health", running)
        assert answer.status_code == 200
        public = re.search(r"--public https://(\S+)", unit)
        assert public is not None
        headers = {"Host": public[1], "X-Forwarded-For": "192.0.2.7", "X-Forwarded-Proto": "https"}
        assert http.get(f"http://127.0.0.1:{port}/api/start", headers=headers).status_code == 200
        assert (tmp_path / "games.sqlite3").is_file()
    finally:
        running.terminate()
        running.wait(PATIENCE)


def until_up(address: str, running: subprocess.Popen[bytes]) -> httpx.Response:
    while running.poll() is None:
        try:
            return http.get(address)
        except httpx.TransportError:
            continue
    raise AssertionError("it ended")


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="there is no systemd")
@only_sqlite
def test_systemd_understands_the_service(tmp_path: Path) -> None:
    (unit,) = blocks("As a service", "ini")
    file = tmp_path / "heliopause.service"
    file.write_text(unit.replace("/opt/heliopause/bin/heliopause", sys.executable), encoding="utf-8")
    done = subprocess.run(["systemd-analyze", "verify", str(file)], capture_output=True, text=True, check=False)
    wrong = [line for line in done.stderr.splitlines() if "heliopause.service" in line]
    assert wrong == []
