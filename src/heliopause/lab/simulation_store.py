"""Where the games of a simulation are kept while it runs, and how its file is made in the end.

Beside the file stands a folder. A finished game is a line in one of its journals (JSON Lines), a journal for every
thousand games by number; for Parquet a journal that is full becomes a part. When all games are there, the parts are
joined into the file in one step, and the folder goes. So a run that ends in whatever way goes on where it was, and the
file is whole at every moment.
"""

import contextlib
import json
import os
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any, BinaryIO

import msgspec

from heliopause.lab.simulation import Played, Simulation

SIZE = 1000  # games in a part
PLAN = "plan.json"


class Unusable(ValueError):
    """A file that this run cannot go on with. `message` and `args` say why, see the words simulate-..."""

    def __init__(self, message: str, **args: str | int) -> None:
        super().__init__(message)
        self.message = message
        self.arguments = args


class Store:
    """The games of one simulation, as many as are wanted, on their way into one file."""

    def __init__(self, path: Path, simulation: Simulation, games: int, fresh: bool = False) -> None:
        self.path = path
        self.simulation = simulation
        self.games = games
        self.parquet = path.suffix == ".parquet"
        self.folder = path.with_name(f"{path.name}.parts")
        self.base = 0  # games that the file held before: their numbers come first
        self._there: dict[int, set[int] | range] = {}  # by the first number of a journal or part: the games in it
        with contextlib.ExitStack() as undone:
            self._lock = self._locked()
            undone.callback(self.close)
            self._begin(fresh)
            undone.pop_all()

    # Before the first game

    def _begin(self, fresh: bool) -> None:
        plan = self.folder / PLAN
        if fresh:
            self._forget()
        elif plan.exists():
            self._go_on(plan)
        elif self.parquet and self.path.exists():
            self.base = self._held()
        _write_whole(plan, {"simulation": self.simulation.plain(), "base": self.base, "games": self.games})
        for number in range(self.base, self.games, SIZE):
            self._open_journal(number)

    def _go_on(self, plan: Path) -> None:
        try:
            kept = json.loads(plan.read_text(encoding="utf-8"))
            begun, base, games = kept["simulation"], int(kept["base"]), int(kept["games"])
        except (ValueError, KeyError, TypeError):
            raise Unusable("not-ours", file=str(self.folder)) from None
        _compare(begun, self.simulation.plain(), self.folder)
        if games > self.games:
            raise Unusable("fewer", file=str(self.folder), n=games, games=self.games)
        self.base = base
        if base:
            held = self._held() if self.path.exists() else 0
            if held == games:  # ended between making the file and taking the folder away
                self.base = held
                self._forget()
            elif held != base:
                raise Unusable("changed", file=str(self.path), folder=str(self.folder))

    def _held(self) -> int:
        """How many games of this simulation the finished file holds."""
        from heliopause.lab import simulation_table as table  # noqa: PLC0415 - polars is an extra

        try:
            begun, games = table.held(self.path)
        except table.NoSimulation:
            raise Unusable("not-ours", file=str(self.path)) from None
        _compare(begun, self.simulation.plain(), self.path)
        if games > self.games:
            raise Unusable("fewer", file=str(self.path), n=games, games=self.games)
        return games

    def _open_journal(self, first: int) -> None:
        """What a journal holds already; what was written last may be torn."""
        journal = self._journal(first)
        if self._part(first).exists():
            journal.unlink(missing_ok=True)
            self._there[first] = range(first, first + SIZE)
        elif journal.exists():
            whole = journal.read_bytes()
            end = whole.rfind(b"\n") + 1
            if end < len(whole):
                os.truncate(journal, end)
            self._there[first] = {game.seed - self.simulation.seed for game in self._read(first)}
            self._close_if_full(first)

    # While games are played

    def missing(self) -> list[int]:
        """The seeds of the games that are still to be played."""
        seeds: list[int] = []
        for first in range(self.base, self.games, SIZE):
            there = self._there.get(first, ())
            numbers = range(first, min(first + SIZE, self.games))
            seeds += [self.simulation.seed + number for number in numbers if number not in there]
        return seeds

    def add(self, games: list[Played]) -> None:
        """Keep some games; they are on the disk when this returns."""
        lines: dict[int, list[bytes]] = {}
        for game in games:
            number = game.seed - self.simulation.seed
            first = number - (number - self.base) % SIZE
            lines.setdefault(first, []).append(msgspec.json.encode(game) + b"\n")
            there = self._there.setdefault(first, set())
            assert isinstance(there, set)
            there.add(number)
        for first, written in lines.items():
            with self._journal(first).open("ab") as file:
                file.write(b"".join(written))
                file.flush()
                os.fsync(file.fileno())
            self._close_if_full(first)

    def _close_if_full(self, first: int) -> None:
        if self.parquet and len(self._there[first]) == SIZE:
            self._write_part(first)
            self._there[first] = range(first, first + SIZE)
            self._journal(first).unlink()

    def results(self) -> Iterator[dict[str, Any]]:
        """What came of the games that were there before this run: rounds, decisions, totals, winners, failures."""
        files = [self.path] if self.base else []
        for first in sorted(self._there):
            if self._part(first).exists():
                files.append(self._part(first))
            else:
                yield from (msgspec.structs.asdict(game) for game in self._read(first))
        if files:
            from heliopause.lab import simulation_table as table  # noqa: PLC0415 - polars is an extra

            for file in files:
                yield from table.results(file)

    # After the last game

    def finish(self) -> None:
        """Make the file, and take the folder away."""
        if self.base < self.games:
            made = self.folder / "whole"
            if self.parquet:
                self._join(made)
            else:
                self._write_lines(made)
            _sync(made)
            os.replace(made, self.path)
        self._forget()
        self.close()

    def close(self) -> None:
        """Let others use the folder; one without a game in it goes."""
        self._lock.close()
        if not any(self.folder.glob("[0-9]*")):
            shutil.rmtree(self.folder, ignore_errors=True)

    def _join(self, made: Path) -> None:
        from heliopause.lab import simulation_table as table  # noqa: PLC0415 - polars is an extra

        parts = [self.path] if self.base else []
        for first in sorted(self._there):
            if not self._part(first).exists():
                self._write_part(first, "tail")
                parts.append(self.folder / "tail")
            else:
                parts.append(self._part(first))
        table.join(parts, made)

    def _write_part(self, first: int, name: str | None = None) -> None:
        from heliopause.lab import simulation_table as table  # noqa: PLC0415 - polars is an extra

        beside = self.folder / "new"
        table.write(beside, self.simulation, self._read(first))
        _sync(beside)
        os.replace(beside, self.folder / name if name else self._part(first))

    def _write_lines(self, made: Path) -> None:
        with made.open("w", encoding="utf-8") as file:
            for first in sorted(self._there):
                file.writelines(json.dumps(self.simulation.record(game)) + "\n" for game in self._read(first))

    # The folder

    def _read(self, first: int) -> list[Played]:
        """The games of a journal by number, each once."""
        lines = self._journal(first).read_bytes().splitlines()
        try:
            games = {game.seed: game for game in (msgspec.json.decode(line, type=Played) for line in lines)}
        except msgspec.DecodeError:
            raise Unusable("not-ours", file=str(self._journal(first))) from None
        return [games[seed] for seed in sorted(games)]

    def _journal(self, first: int) -> Path:
        return self.folder / f"{first:09}.jsonl"

    def _part(self, first: int) -> Path:
        return self.folder / f"{first:09}.parquet"

    def _forget(self) -> None:
        for file in self.folder.glob("[0-9]*"):
            file.unlink()

    def _locked(self) -> BinaryIO:
        """The folder, for nobody else."""
        if self.folder.exists() and any(self.folder.iterdir()) and not (self.folder / PLAN).exists():
            raise Unusable("not-ours", file=str(self.folder))
        self.folder.mkdir(exist_ok=True)
        lock = (self.folder / "lock").open("ab")
        with contextlib.suppress(ImportError):
            import fcntl  # noqa: PLC0415 - not on Windows

            try:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                lock.close()
                raise Unusable("busy", file=str(self.path)) from None
        return lock


def _compare(begun: Any, wanted: dict[str, Any], file: Path) -> None:
    if not isinstance(begun, dict) or set(begun) != set(wanted):
        raise Unusable("not-ours", file=str(file))
    differing = [name for name in wanted if begun[name] != wanted[name]]
    if differing == ["program"]:
        raise Unusable("other-program", file=str(file))
    if differing:
        raise Unusable("other", file=str(file), what=differing[0], value=json.dumps(begun[differing[0]]))


def _write_whole(path: Path, data: dict[str, Any]) -> None:
    beside = path.with_name("new")
    beside.write_text(json.dumps(data), encoding="utf-8")
    _sync(beside)
    os.replace(beside, path)


def _sync(path: Path) -> None:
    with path.open("rb") as file:
        os.fsync(file.fileno())
