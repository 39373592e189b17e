"""The file of an arena: what is being played on its first line, then a line for every finished game (JSON Lines).

Lines are only ever added, so a run that was interrupted, even in the middle of a line, goes on where it was.
"""

import hashlib
import json
import os
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
from platformdirs import user_data_path

import heliopause
from heliopause.lab.match import Played
from heliopause.registry import OURS, specs

PLAYING = ("kernel", "beyond", "games", "bots", "content.py", "game.py")  # what of ours decides how a game goes


class OtherArena(ValueError):
    """A file that holds something else than the games of this arena; the message is a sentence."""


class Ledger:
    """The games of one arena. What is played is plain data; two arenas are the same if it is."""

    def __init__(self, path: Path, arena: dict[str, Any], fresh: bool = False) -> None:
        self.path = path
        self.arena = arena
        self.played: dict[int, Played] = {}
        if fresh or not path.exists() or not path.stat().st_size:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(json.dumps({"arena": arena}) + "\n", encoding="utf-8")
        else:
            self._read()

    def add(self, played: Played) -> None:
        """Keep a game."""
        self.played[played.number] = played
        with self.path.open("ab") as file:
            file.write(msgspec.json.encode(played) + b"\n")
            file.flush()
            os.fsync(file.fileno())

    def _read(self) -> None:
        lines = self.path.read_bytes().split(b"\n")
        torn = lines.pop()  # what stands behind the last line end
        try:
            first = json.loads(lines[0])["arena"] if lines else None
            games = [msgspec.json.decode(line, type=Played) for line in lines[1:]]
        except (ValueError, KeyError, TypeError):
            raise OtherArena(f"{self.path} is not the file of an arena") from None
        if first != self.arena:
            raise OtherArena(
                f"{self.path} {_difference(first, self.arena)}; name another file, or begin anew with --fresh"
            )
        if torn:
            os.truncate(self.path, self.path.stat().st_size - len(torn))
        self.played = {game.number: game for game in games}


def _difference(kept: Any, wanted: dict[str, Any]) -> str:
    if not isinstance(kept, dict):
        return "is not the file of an arena"
    differing = [name for name in wanted if kept.get(name) != wanted[name]]
    if differing == ["program"]:
        return "was begun with another state of the program"
    return f"holds another arena (its {differing[0]}: {kept.get(differing[0])})"


def usual_path(arena: dict[str, Any]) -> Path:
    """Where the games of an arena are kept unless a file is named: the same command finds them again.

    The environment variable HELIOPAUSE_ARENAS names another folder.
    """
    named = os.environ.get("HELIOPAUSE_ARENAS")
    home = Path(named) if named else user_data_path("heliopause", appauthor=False) / "arenas"
    digest = hashlib.sha256(json.dumps(arena, sort_keys=True).encode()).hexdigest()
    return home / f"{arena['game']}-{arena['players']}-{digest[:12]}.jsonl"


@cache
def program() -> str:
    """The state of the program in short: games of different states must not be counted together."""
    digest = hashlib.sha256(heliopause.__version__.encode())
    home = Path(heliopause.__file__).parent
    others = [Path(str(spec.file())) for spec in specs().values() if spec.package not in OURS]
    for place in [*(home / part for part in PLAYING), *others]:
        for file in [place] if place.is_file() else sorted(place.rglob("*")):
            if file.suffix in (".py", ".toml", ".json") and file.is_file():
                digest.update(file.relative_to(place.parent).as_posix().encode() + file.read_bytes())
    return digest.hexdigest()[:12]
