"""`heliopause replay FILE`: a record walked through again."""

import json
from pathlib import Path
from typing import Any

import click
from rich.text import Text

import heliopause
from heliopause.cli import saves
from heliopause.cli.draw_log import draw_log
from heliopause.cli.draw_score import draw_result, draw_scores
from heliopause.cli.draw_screen import draw_screen
from heliopause.cli.packing import full_path
from heliopause.cli.scene import Scene, console
from heliopause.cli.speech import Speech, language_option, speech


@click.command()
@click.argument("file")
@click.option("--to", type=click.IntRange(0), metavar="N", help="Stop after choice N; chance counts as a choice.")
@click.option("--log", is_flag=True, help="Print all that happened.")
@click.option("--json", "as_json", is_flag=True, help="Print the position, the scores and the log as JSON.")
@click.option("--pack", "pack_file", metavar="FILE", help="The pack the game was played with.")
@language_option
def replay(file: str, to: int | None, log: bool, as_json: bool, pack_file: str | None, language: str | None) -> None:
    """Walk a record: the position at its end, or after choice N, with the scores."""
    say = speech(language)
    path = Path(file)
    record = saves.read(path, say)
    whole, _ = saves.load(path, say, full_path(pack_file))
    choices = record["choices"]
    if to is not None and to > len(choices):
        raise say.stop("replay-too-far", n=to, most=len(choices))
    game = whole if to is None else _after(choices[:to], whole)
    if as_json:
        click.echo(json.dumps(_report(game, choices, to, log, say)))
        return
    terminal = console()
    scene = Scene(game, say, None, terminal.options.ascii_only)
    if log:
        terminal.print(draw_log(scene, game.events))
        terminal.print()
    terminal.print(draw_screen(scene))
    terminal.print()
    terminal.print(Text(say("replay-at", n=len(choices) if to is None else to, most=len(choices))))
    terminal.print(draw_result(scene) if game.over else draw_scores(scene))


def _after(choices: list[str], whole: heliopause.Game) -> heliopause.Game:
    """The position after some choices, with nothing drawn that the record does not say."""
    game = heliopause.new(whole.name, chance="explicit", pack=whole.pack, **whole.settings)
    game.names = whole.names
    for id in choices:
        game.choose(id)
    return game


def _report(game: heliopause.Game, choices: list[str], to: int | None, log: bool, say: Speech) -> dict[str, Any]:
    report: dict[str, Any] = {
        "game": game.name,
        "choices": len(choices),
        "at": len(choices) if to is None else to,
        "round": game.round,
        "over": game.over,
        "names": game.names,
        "scores": [{"total": score.total, "parts": score.parts} for score in game.scores()],
        "winners": game.winners(),
        "view": game.view(),
    }
    if log:
        report["log"] = [event.words(say.language) for event in game.events]
    return report
