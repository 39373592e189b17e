"""`heliopause replay FILE`: a record walked through again."""

import json
from pathlib import Path
from typing import Any

import click
import msgspec
from rich.text import Text

import heliopause
from heliopause.cli.packing import full_path
from heliopause.terminal import saves
from heliopause.terminal.draw_log import draw_log
from heliopause.terminal.draw_score import draw_result, draw_scores
from heliopause.terminal.draw_screen import draw_screen
from heliopause.terminal.scene import Scene, console
from heliopause.terminal.translator import Translator, language_option, translator


@click.command()
@click.argument("file")
@click.option("--game", "seed", type=click.IntRange(0, 1 << 62), metavar="SEED", help="Which game of a simulation.")
@click.option("--to", type=click.IntRange(0), metavar="N", help="Stop after choice N; chance counts as a choice.")
@click.option("--log", is_flag=True, help="Print all that happened.")
@click.option("--json", "as_json", is_flag=True, help="Print the position, the scores and the log as JSON.")
@click.option("--pack", "pack_file", metavar="FILE", help="The pack the game was played with.")
@language_option
def replay(
    file: str,
    seed: int | None,
    to: int | None,
    log: bool,
    as_json: bool,
    pack_file: str | None,
    language: str | None,
) -> int:
    """Walk a record: the position at its end, or after choice N, with the scores.

    FILE is a game of yours, or the games of a simulation (.parquet, .jsonl) with one of them named by its seed.
    """
    say = translator(language)
    path = Path(file)
    record = _record(path, seed, say)
    choices = record["choices"]
    whole, broken = _loaded(path, record, pack_file, say)
    if broken and to is None:
        to = len(whole.choices)
    if to is not None and to > len(choices):
        raise say.stop("replay-too-far", n=to, most=len(choices))
    if broken and to is not None and to > len(whole.choices):
        raise say.stop("sentence", text=broken)
    game = whole if to is None else _after(choices[:to], whole)
    if as_json:
        click.echo(json.dumps(_report(game, choices, to, log, say)))
        return 0
    terminal = console()
    scene = Scene(game, say, None, terminal.options.ascii_only)
    if log:
        terminal.print(draw_log(scene, game.events))
        terminal.print()
    terminal.print(draw_screen(scene))
    terminal.print()
    terminal.print(Text(say("replay-at", n=len(choices) if to is None else to, most=len(choices))))
    terminal.print(draw_result(scene) if game.over else draw_scores(scene))
    if broken:
        click.echo(broken, err=True)
        return 1
    return _told_failure(record, say) if isinstance(record.get("failure"), dict) else 0


def _told_failure(record: dict[str, Any], say: Translator) -> int:
    """What broke when a fuzzer came here, and whether it does still."""
    from heliopause.checking.fuzz import broken_still

    still = broken_still(record)
    click.echo(say("replay-broke", what=str(record["failure"].get("what"))))
    click.echo(say("replay-mended") if still is None else say("replay-breaks", what=still))
    return 0 if still is None else 1


def _record(path: Path, seed: int | None, say: Translator) -> dict[str, Any]:
    """The record in a file, or one of the many in it."""
    if path.suffix not in (".parquet", ".jsonl"):
        if seed is not None:
            raise say.stop("replay-one", file=str(path))
        return saves.read(path, say)
    try:
        records = _in_table(path, seed, say) if path.suffix == ".parquet" else _in_lines(path, seed)
    except OSError as error:
        raise say.stop("file-unreadable", file=str(path), why=error.strerror or str(error)) from None
    except (UnicodeDecodeError, json.JSONDecodeError, TypeError, KeyError):
        raise say.stop("file-no-record", file=str(path)) from None
    if len(records) > 1:
        raise say.stop("replay-which", file=str(path))
    if not records:
        raise say.stop("replay-no-game", file=str(path), seed=str(seed))
    return records[0]


def _in_table(path: Path, seed: int | None, say: Translator) -> list[dict[str, Any]]:
    try:
        from heliopause.lab import simulation_table
    except ImportError:
        raise say.stop("simulate-no-polars", command="pip install 'heliopause[lab]'") from None
    path.open("rb").close()
    try:
        return simulation_table.records(path, seed)
    except simulation_table.NoSimulation:
        raise say.stop("file-no-record", file=str(path)) from None


def _in_lines(path: Path, seed: int | None) -> list[dict[str, Any]]:
    """The first two that fit: of more no more need be known."""
    found: list[dict[str, Any]] = []
    with path.open(encoding="utf-8") as lines:
        for line in lines:
            record = json.loads(line)
            if record["choices"] and seed in (None, record["seed"]):
                found.append(record)
            if len(found) == 2:
                break
    return found


def _loaded(path: Path, record: dict[str, Any], pack_file: str | None, say: Translator) -> tuple[heliopause.Game, str]:
    """The game; if the rules have changed since, as far as it can be played by those of today, and a sentence."""
    seating = saves.seating_of(record)
    seating.pack_file = full_path(pack_file) or seating.pack_file
    pack = saves.pack_of(record, seating, say)
    try:
        return heliopause.load(record, pack=pack), ""
    except heliopause.BadRecord as error:
        why = {"file": str(path), "why": error.words(say.language)}
        if record.get("format") != 1 or not error.possible:
            raise say.stop("file-broken", **why) from None
        played = heliopause.load({**record, "choices": record["choices"][: error.possible]}, pack=pack)
        return played, say("file-broken", **why)


def _after(choices: list[str], whole: heliopause.Game) -> heliopause.Game:
    """The position after some choices, with nothing drawn that the record does not say."""
    game = heliopause.new(whole.name, chance="explicit", pack=whole.pack, **whole.settings)
    game.names = whole.names
    for id in choices:
        game.choose(id)
    return game


def _report(game: heliopause.Game, choices: list[str], to: int | None, log: bool, say: Translator) -> dict[str, Any]:
    report: dict[str, Any] = {
        "game": game.name,
        "choices": len(choices),
        "at": len(choices) if to is None else to,
        "round": game.round,
        "over": game.over,
        "names": game.names,
        "scores": [{"total": score.total, "parts": score.parts} for score in game.scores()],
        "winners": game.winners(),
        "view": msgspec.to_builtins(game.view()),
    }
    if log:
        report["log"] = [event.words(say.language) for event in game.events]
    return report
