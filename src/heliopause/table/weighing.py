"""Bots try a pack: `heliopause lab balance` as a process of its own beside the server, one at a time, with its report.

The server knows nothing of the lab but its command: the games played so far are the lines of a file, the findings
stand in another.
"""

import asyncio
import contextlib
import importlib.util
import json
import logging
import os
import re
import secrets
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any, Literal

from heliopause.content import Pack, models_beside
from heliopause.table.refused import refused
from heliopause.table.weighing_messages import Finding, WeighingNow
from heliopause.table.weighing_words import finding_now

NEEDED = ("jinja2", "matplotlib", "polars", "scipy")  # what the lab makes its reports with
MOST_WAITING = 8
MOST_KEPT = 40
KEPT = 3600.0  # seconds after its end
LONGEST = 1800.0  # seconds that one may play; what it played by then is reported
LOOK = 0.5  # seconds between two looks at how far it is
KIND = 5.0  # seconds that a process has to end by itself
PATIENCE = 3.0  # seconds that somebody waits for news before being told that there are none
DAY = 86_400.0
FOLDER = "heliopause-weighing-"
REPORT = "report.html"
# The command line; it ends as soon as nobody holds the other end of its input, however this server has come to its end.
COMMAND = """
import os, threading
threading.Thread(target=lambda: (os.read(0, 1), os._exit(1)), daemon=True).start()
from heliopause.cli import main
main()
"""
log = logging.getLogger("heliopause.table")

State = Literal["waiting", "playing", "reporting", "done", "stopped", "failed"]
ASKED_FIRST = ("rounds", "place")  # how long a game lasts and who wins is told whether or not it is as it should be
WORST_FIRST = ("off", "maybe", "good")
ENDED = ("done", "stopped", "failed")


class Weighing:
    """One pack that is tried, or was."""

    def __init__(self, game: str, pack: Pack, players: int, games: int, bots: str, address: str) -> None:
        self.id = secrets.token_urlsafe(12)
        self.game = game
        self.pack = pack
        self.players = players
        self.games = games
        self.bots = bots
        self.address = address
        self.state: State = "waiting"
        self.played = 0
        self.begun = 0.0  # playing
        self.ended = 0.0
        self.findings: list[Finding] = []
        self.folder: Path | None = None
        self.stopping = asyncio.Event()
        self.number = 0  # how often something about it has changed
        self._news = asyncio.Event()

    def change(self, state: State, played: int | None = None) -> None:
        played = self.played if played is None else played
        if (state, played) == (self.state, self.played):
            return
        self.state, self.played = state, played
        self.number += 1
        if state in ENDED:
            self.ended = time.monotonic()
        self._news.set()
        self._news = asyncio.Event()

    async def news(self, seen: int) -> None:
        """Wait until something is otherwise than somebody has seen it, but not for long."""
        if seen == self.number and self.state not in ENDED:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._news.wait(), PATIENCE)

    @property
    def report(self) -> Path | None:
        """The page of its report, when there is one."""
        file = None if self.folder is None else self.folder / REPORT
        return file if self.state in ENDED and file is not None and file.is_file() else None

    def left(self) -> float | None:
        """An estimate of the seconds that are left."""
        if self.state != "playing" or not self.played:
            return None
        return (time.monotonic() - self.begun) / self.played * (self.games - self.played)


class Weighings:
    """All of this server: one plays, few wait, and the others are kept for a while."""

    def __init__(self) -> None:
        self._all: dict[str, Weighing] = {}
        self._wake = asyncio.Event()

    def begin(self, game: str, pack: Pack, players: int, games: int, bots: str, address: str) -> Weighing:
        missing = [name for name in NEEDED if importlib.util.find_spec(name) is None]
        if missing:
            raise refused(503, "refused-no-lab")
        self._let_go()
        under_way = [one for one in self._all.values() if one.state not in ENDED]
        if any(one.address == address for one in under_way):
            raise refused(409, "refused-weighing-already")
        if len(under_way) > MOST_WAITING or len(self._all) >= MOST_KEPT:
            raise refused(503, "refused-weighing-full")
        made = Weighing(game, pack, players, games, bots, address)
        self._all[made.id] = made
        self._wake.set()
        return made

    def find(self, id: str) -> Weighing:
        self._let_go()
        found = self._all.get(id)
        if found is None:
            raise refused(404, "refused-no-weighing")
        return found

    def now(self, one: Weighing) -> WeighingNow:
        waiting = [other for other in self._all.values() if other.state not in ENDED]
        left = one.left()
        return WeighingNow(
            one.id,
            one.pack.hash,
            one.players,
            one.bots,
            one.state,
            waiting.index(one) if one.state == "waiting" else 0,
            one.played,
            one.games,
            None if left is None else round(left),
            one.findings,
            one.report is not None,
            one.number,
        )

    def stop(self, one: Weighing) -> None:
        """What was played so far is reported."""
        one.stopping.set()
        if one.state == "waiting":
            one.change("stopped")

    async def work(self) -> None:
        """Let them play one after the other, as long as the server is there."""
        await asyncio.to_thread(_sweep)
        try:
            while True:
                waiting = next((one for one in self._all.values() if one.state == "waiting"), None)
                if waiting is None:
                    self._wake.clear()
                    await self._wake.wait()
                    continue
                try:
                    await _weigh(waiting)
                except Exception:  # a full disk, for example: the next one has its turn all the same
                    log.exception("a weighing failed")
                    waiting.change("failed")
        finally:
            for one in self._all.values():
                _throw_away(one)

    def _let_go(self) -> None:
        """Those of an hour ago."""
        for one in list(self._all.values()):
            if one.state in ENDED and time.monotonic() > one.ended + KEPT:
                _throw_away(one)
                del self._all[one.id]


def _sweep() -> None:
    """Servers that were killed have left their folders."""
    for folder in Path(tempfile.gettempdir()).glob(f"{FOLDER}*"):
        with contextlib.suppress(OSError):
            if time.time() > folder.stat().st_mtime + DAY:
                shutil.rmtree(folder, ignore_errors=True)


def _throw_away(one: Weighing) -> None:
    if one.folder is not None:
        shutil.rmtree(one.folder, ignore_errors=True)


async def _weigh(one: Weighing) -> None:
    """Play, and read what came of it. One that is stopped is played on from its file: to where it is already."""
    one.folder = Path(tempfile.mkdtemp(prefix=FOLDER))
    name = re.sub("[^a-z0-9]+", "-", one.pack.header.name.lower()).strip("-")[:40] or "pack"
    file = one.folder / f"{name}.toml"  # the report names it
    file.write_text(one.pack.text, encoding="utf-8")
    if one.pack.models:
        models_beside(file).write_text(one.pack.models, encoding="utf-8")
    one.begun = time.monotonic()
    one.change("playing", 0)
    code = await _play(one, file, one.games)
    whole = code == 0
    if not whole and one.stopping.is_set() and one.played:
        one.change("reporting")
        code = await _play(one, file, one.played, stoppable=False)
    if code == 0:
        summary = await asyncio.to_thread(lambda: (file.parent / "summary.json").read_text(encoding="utf-8"))
        found = sorted(json.loads(summary)["findings"], key=_order)
        one.findings = [finding_now(one.game, one.pack, finding) for finding in found]
    one.change("done" if whole else "stopped" if one.stopping.is_set() else "failed")


def _order(finding: dict[str, Any]) -> tuple[int, int]:
    """What everybody asks, then what stands out most."""
    about = finding["about"]
    asked = ASKED_FIRST.index(about) if about in ASKED_FIRST else len(ASKED_FIRST)
    return asked, WORST_FIRST.index(finding["verdict"])


async def _play(one: Weighing, file: Path, games: int, stoppable: bool = True) -> int:
    """Run the command; its exit code. It ends with the server, if that ends sooner."""
    folder = file.parent
    with (folder / "errors.txt").open("ab") as errors:
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-P", "-c", COMMAND, "lab", "balance"),
            *("--game", one.game, "--players", str(one.players), "--games", str(games), "--bots", one.bots),
            *("--pack", file.name, "--out", ".", "--workers", "1", "--json"),
            cwd=folder,
            env=_environment(),
            stdin=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            stderr=errors,
            **_apart(),
        )
    if sys.platform != "win32":
        with contextlib.suppress(OSError):
            os.setpriority(os.PRIO_PROCESS, process.pid, 15)  # people play here: it gives way
    ended = asyncio.ensure_future(process.wait())
    stopped = asyncio.ensure_future(one.stopping.wait()) if stoppable else None
    until = time.monotonic() + LONGEST
    try:
        while not ended.done():
            await asyncio.wait({ended, *([stopped] if stopped else [])}, timeout=LOOK, return_when="FIRST_COMPLETED")
            played = min(await asyncio.to_thread(_lines, folder / "games.jsonl"), one.games)
            one.change("reporting" if not stoppable or played >= games else "playing", played)
            if time.monotonic() > until:
                one.stopping.set()
            if stopped is not None and one.stopping.is_set() and played < games:
                await _end(process)
        if ended.result() and not one.stopping.is_set():
            log.warning("a weighing failed", extra={"code": ended.result(), "errors": _errors(folder)})
        return ended.result()
    except asyncio.CancelledError:
        await _end(process)
        raise
    finally:
        if stopped is not None:
            stopped.cancel()


def _apart() -> dict[str, Any]:
    """In a session of its own, so that all that it starts can be ended with it."""
    if sys.platform == "win32":
        return {"creationflags": subprocess.BELOW_NORMAL_PRIORITY_CLASS | subprocess.CREATE_NEW_PROCESS_GROUP}
    return {"start_new_session": True}


def _environment() -> dict[str, str]:
    """The Heliopause that this process would import, from whichever folder."""
    path = os.pathsep.join(str(Path(folder).resolve()) for folder in sys.path if folder)
    return {**os.environ, "PYTHONPATH": path}


async def _end(process: asyncio.subprocess.Process) -> None:
    for unkind in (False, True):
        with contextlib.suppress(ProcessLookupError):
            if sys.platform == "win32":
                process.terminate()
            else:
                os.killpg(process.pid, signal.SIGKILL if unkind else signal.SIGTERM)
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(process.wait(), KIND)
            return


def _lines(file: Path) -> int:
    """The games that are over: each has a line, below that of the plan."""
    with contextlib.suppress(OSError):
        return max(0, file.read_bytes().count(b"\n") - 1)
    return 0


def _errors(folder: Path) -> str:
    with contextlib.suppress(OSError):
        return (folder / "errors.txt").read_text(encoding="utf-8", errors="replace")[-500:]
    return ""
