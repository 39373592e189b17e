"""`heliopause fuzz GAME`: random games with all sorts of disturbances, until something breaks or the time is up."""

import json
import random
import sys
from pathlib import Path
from time import monotonic
from typing import Any

import click
from tqdm import tqdm

from heliopause.checking.fuzz import Failure, Fuzzer
from heliopause.registry import games
from heliopause.terminal.translator import Translator, language_option, translator

HIGHEST_SEED = 1 << 62


@click.command()
@click.argument("game", type=click.Choice(games()), default=games()[0])
@click.option("--minutes", type=click.FloatRange(0, min_open=True), default=1.0, show_default=True, help="How long.")
@click.option("--games", "most", type=click.IntRange(1), help="Stop after so many games.")
@click.option("--seed", type=click.IntRange(0, HIGHEST_SEED), help="The seed of the first game; else one is drawn.")
@click.option("--out", default=".", metavar="DIR", help="Where what breaks is saved; else here.")
@click.option("--json", "as_json", is_flag=True, help="Print what came of it as JSON.")
@language_option
def fuzz(
    game: str, minutes: float, most: int | None, seed: int | None, out: str, as_json: bool, language: str | None
) -> int:
    """Play random games with wrong input, undo, copies and reloads in between, and save what breaks as a record."""
    say = translator(language)
    first = random.randrange(1 << 31) if seed is None else seed
    end = monotonic() + 60 * minutes
    fuzzer = Fuzzer(game, lambda: monotonic() > end)
    broken: list[dict[str, Any]] = []
    with tqdm(unit="game", disable=None, file=sys.stderr) as bar:
        while monotonic() < end and (most is None or fuzzer.games < most):
            failure = fuzzer.play(first + fuzzer.games)
            if failure is not None and failure.where not in {one["where"] for one in broken}:
                file = _saved(failure, Path(out), game, say)
                told = {"what": failure.what, "where": failure.where, "file": str(file)}
                broken.append({**told, "command": f"heliopause replay {file}"})
            bar.set_postfix(choices=fuzzer.choices, broken=len(broken))
            bar.update()
    report = {"game": game, "seed": first, "games": fuzzer.games, "choices": fuzzer.choices, "broken": broken}
    click.echo(json.dumps(report) if as_json else _told(report, say))
    return 1 if broken else 0


def _saved(failure: Failure, folder: Path, game: str, say: Translator) -> Path:
    file = folder / f"fuzz-{game}-{failure.record['failure']['seed']}.json"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        file.write_text(json.dumps(failure.record) + "\n", encoding="utf-8")
    except OSError as error:
        raise say.stop("file-unwritable", file=str(file), why=error.strerror or str(error)) from None
    return file


def _told(report: dict[str, Any], say: Translator) -> str:
    lines = [say("fuzz-played", n=report["games"], choices=report["choices"], seed=str(report["seed"]))]
    for one in report["broken"]:
        lines += [say("fuzz-broke", what=one["what"], where=one["where"]), f"  {one['command']}"]
    return "\n".join(lines if report["broken"] else [*lines, say("fuzz-fine")])
