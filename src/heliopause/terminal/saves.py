"""Where games are kept: one JSON file per game, a record with a note about who sits where, rewritten after each choice.

The file is written beside its old self and put in its place in one step, so that it is whole at every moment.
"""

import json
import os
from datetime import datetime
from pathlib import Path
from typing import Any

from platformdirs import user_data_path

import heliopause
from heliopause.content import Pack, read_pack
from heliopause.terminal.translator import Translator

ME = "me"


class Seating:
    """Who sits where (`me` or the name of a bot), and the file of the owner's pack, if one is used."""

    def __init__(self, seats: list[str], pack_file: str | None = None) -> None:
        self.seats = seats
        self.pack_file = pack_file


def folder() -> Path:
    """The folder of the games; the environment variable HELIOPAUSE_SAVES names another one."""
    named = os.environ.get("HELIOPAUSE_SAVES")
    return Path(named) if named else user_data_path("heliopause", appauthor=False) / "games"


def new_file(game: str) -> Path:
    """A file of its own for a new game."""
    home = folder()
    home.mkdir(parents=True, exist_ok=True)
    stem = f"{game}-{datetime.now():%Y-%m-%d-%H%M}"
    number = 1
    while True:
        path = home / (f"{stem}.json" if number == 1 else f"{stem}-{number}.json")
        try:
            path.open("x").close()
        except FileExistsError:
            number += 1
        else:
            return path


def write(path: Path, game: heliopause.Game, seating: Seating, lasting: bool = True) -> None:
    """Save the game; `lasting` also waits until it is on the disk."""
    record = game.record(with_content=True)
    record["over"] = game.over
    record["table"] = {"seats": seating.seats, "pack": seating.pack_file}
    beside = path.with_name(f".{path.name}.new")
    with beside.open("w", encoding="utf-8") as file:
        json.dump(record, file)
        file.flush()
        if lasting:
            os.fsync(file.fileno())
    os.replace(beside, path)


def read(path: Path, say: Translator) -> dict[str, Any]:
    """The record in a file."""
    try:
        record = json.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise say.stop("file-unreadable", file=str(path), why=error.strerror or str(error)) from None
    except (UnicodeDecodeError, json.JSONDecodeError):
        raise say.stop("file-no-record", file=str(path)) from None
    if not isinstance(record, dict) or "choices" not in record:
        raise say.stop("file-no-record", file=str(path))
    return record


def load(path: Path, say: Translator, pack_file: str | None = None) -> tuple[heliopause.Game, Seating]:
    """The game in a file, as it stood, and who sat where."""
    record = read(path, say)
    seating = seating_of(record)
    seating.pack_file = pack_file or seating.pack_file
    try:
        game = heliopause.load(record, pack=pack_of(record, seating, say))
    except heliopause.BadRecord as error:
        raise say.stop("file-broken", file=str(path), why=error.words(say.language)) from None
    if len(seating.seats) != game.players:
        seating.seats = [ME, *["greedy"] * (game.players - 1)]
    return game, seating


def seating_of(record: dict[str, Any]) -> Seating:
    table = record.get("table")
    seats = table.get("seats") if isinstance(table, dict) else None
    pack_file = table.get("pack") if isinstance(table, dict) else None
    fine = isinstance(seats, list) and all(isinstance(seat, str) for seat in seats)
    return Seating(list(seats) if fine and seats else [], pack_file if isinstance(pack_file, str) else None)


def pack_of(record: dict[str, Any], seating: Seating, say: Translator) -> Pack | None:
    """The pack that a record was played with, if it does not carry it."""
    if not record.get("pack") or "tables" in record or seating.pack_file is None:
        return None
    try:
        return read_pack(seating.pack_file)
    except heliopause.UnreadablePack as error:
        raise say.stop("sentence", text=str(error)) from None


def last_unfinished(game: str | None = None) -> Path | None:
    """The game that was played last and is not over; or the last of one of the games."""
    files = sorted(folder().glob("*.json"), key=lambda path: path.stat().st_mtime, reverse=True)
    return next((path for path in files if _unfinished(path, game)), None)


def _unfinished(path: Path, game: str | None) -> bool:
    try:
        record = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return False
    return isinstance(record, dict) and record.get("over") is False and game in (None, record.get("game"))
