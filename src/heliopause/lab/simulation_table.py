"""The games of a simulation as a Parquet table, a row for each game, and how to get a game out of it again."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import polars as pl

import heliopause
from heliopause.content import hash_of
from heliopause.lab.simulation import Played, Simulation
from heliopause.record import FORMAT
from heliopause.registry import spec_of

ROWS = 5000  # in a row group of the finished file
LEVEL = 9  # of the compression: a file is written once and kept for long


class NoSimulation(ValueError):
    """A file that does not hold the games of a simulation."""


def schema(items: list[str]) -> dict[str, pl.DataType]:
    """The columns. `items` are what the game scores for, in the order of its rulebook."""
    points = pl.Struct({item: pl.Int16() for item in items})
    return {
        "seed": pl.Int64(),
        "game": pl.String(),
        "players": pl.Int8(),
        "options": pl.String(),
        "pack": pl.String(),
        "pack_hash": pl.String(),
        "bots": pl.List(pl.String()),
        "rounds": pl.Int16(),
        "decisions": pl.Int32(),
        "totals": pl.List(pl.Int16()),
        "winners": pl.List(pl.Int8()),
        "scores": pl.List(points),
        "ended": pl.String(),
        "failures": pl.List(pl.List(pl.String())),
        "choices": pl.String(),
        "format": pl.Int8(),
        "rules": pl.Int32(),
        "content": pl.String(),
        "version": pl.String(),
        "program": pl.String(),
        "form": pl.String(),
    }


def write(path: Path, simulation: Simulation, games: list[Played]) -> None:
    """Write some games, in the order in which they are given."""
    items = list(simulation.open_game(simulation.seed).scores()[0].parts)
    same = _same(simulation)
    frame = pl.DataFrame([same | _own(game, items) for game in games], schema=schema(items), orient="row")
    # A choice is one of a thousand or so: as categories they take a quarter of the room.
    split = frame.with_columns(pl.col("choices").str.split(" ").cast(pl.List(pl.Categorical())))
    split.write_parquet(path, compression="zstd", compression_level=LEVEL)


def _same(simulation: Simulation) -> dict[str, Any]:
    """What is the same in every row."""
    plain = simulation.plain()
    pack = plain["pack"] or {"name": None, "hash": None}
    return {
        "game": simulation.game,
        "players": len(simulation.bots),
        "options": json.dumps(simulation.options),
        "pack": pack["name"],
        "pack_hash": pack["hash"],
        "bots": plain["bots"],
        "format": FORMAT,
        "rules": spec_of(simulation.game).number,
        "content": hash_of(simulation.game, simulation.owner_pack()),
        "version": heliopause.__version__,
        "program": simulation.program,
    }


def _own(game: Played, items: list[str]) -> dict[str, Any]:
    return {
        "seed": game.seed,
        "rounds": game.rounds,
        "decisions": game.decisions,
        "totals": game.totals,
        "winners": game.winners,
        "scores": [dict(zip(items, points, strict=True)) for points in game.points],
        "ended": game.ended,
        "failures": game.failures,
        "choices": game.choices,
        "form": game.form,
    }


def join(parts: list[Path], path: Path) -> None:
    """One file of many, row after row; the rows pass through, they are never all in memory."""
    pl.scan_parquet(parts).sink_parquet(path, compression="zstd", compression_level=LEVEL, row_group_size=ROWS)


def held(path: Path | str) -> tuple[dict[str, Any], int]:
    """Which simulation a finished file holds, as plain data, and how many games of it."""
    try:
        table = pl.scan_parquet(path)
        games = table.select(pl.len()).collect().item()
        columns = ("game", "players", "bots", "seed", "options", "pack", "pack_hash", "program")
        first = table.select(columns).head(1).collect().to_dicts()
    except (pl.exceptions.PolarsError, OSError):
        raise NoSimulation(str(path)) from None
    if not first:
        raise NoSimulation(str(path))
    (plain,) = first
    hash = plain.pop("pack_hash")
    plain["pack"] = None if plain["pack"] is None else {"name": plain["pack"], "hash": hash}
    plain["options"] = json.loads(plain["options"])
    return plain, games


def results(path: Path) -> Iterator[dict[str, Any]]:
    """What came of the games of a file: rounds, decisions, totals, winners and failures of each."""
    columns = ("rounds", "decisions", "totals", "winners", "failures")
    table = pl.scan_parquet(path).select(columns)
    offset = 0
    while len(frame := table.slice(offset, ROWS).collect()):
        yield from frame.iter_rows(named=True)
        offset += ROWS


def records(path: Path | str, seed: int | None) -> list[dict[str, Any]]:
    """The record of the game with a seed; without one the first two, to see whether there is only one."""
    held(path)
    table = pl.scan_parquet(path)
    found = table.head(2) if seed is None else table.filter(pl.col("seed") == seed)
    return [_record(row) for row in found.collect().to_dicts()]


def _record(row: dict[str, Any]) -> dict[str, Any]:
    """Of format 1 there were no rules and no content, but the hash of the pack."""
    pack = {"name": row["pack"], "hash": row["pack_hash"]} if row["pack"] and row["format"] == 1 else row["pack"]
    return {
        "format": row["format"],
        "game": row["game"],
        "rules": row.get("rules"),
        "content": row.get("content"),
        "pack": pack,
        "options": {"players": row["players"], **json.loads(row["options"])},
        "names": [f"Player {seat + 1}" for seat in range(row["players"])],
        "choices": row["choices"],
        "seats": row["bots"],
        "seed": row["seed"],
    }
