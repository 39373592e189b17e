"""`heliopause analyse FILE`: what decided a finished game, as a table, as JSON or as a page."""

import errno
import os
from pathlib import Path
from typing import TYPE_CHECKING

import click
import msgspec
from rich.console import Group
from rich.text import Text
from tqdm import tqdm

import heliopause
from heliopause.cli.packing import full_path
from heliopause.terminal import saves
from heliopause.terminal.scene import console, grid
from heliopause.terminal.translator import Translator, language_option, translator

if TYPE_CHECKING:
    from heliopause.analysis import Analysed


@click.command()
@click.argument("file")
@click.option("--depth", type=click.IntRange(0, 100_000), help="Iterations of the search for a turn; 0: none")
@click.option("--json", "as_json", is_flag=True, help="Print the analysis as JSON.")
@click.option("--html", "out", metavar="OUT", help="Write a page that needs no network.")
@click.option("--pack", "pack_file", metavar="FILE", help="The pack the game was played with.")
@language_option
def analyse(
    file: str, depth: int | None, as_json: bool, out: str | None, pack_file: str | None, language: str | None
) -> None:
    """Analyse a finished game: every seat's chance to win turn by turn, luck and choices, and what was missed."""
    from heliopause.analysis import DEPTH, Analysis, NotOver
    from heliopause.analysis.page import page

    say = translator(language)
    if out is not None and not Path(out).absolute().parent.is_dir():
        raise say.stop("file-unwritable", file=out, why=os.strerror(errno.ENOENT))  # better now than after the work
    game = _game(Path(file), pack_file, say)
    try:
        analysis = Analysis(game, DEPTH if depth is None else depth)
    except NotOver:
        raise say.stop("analyse-not-over", file=file) from None
    told = analysis.told
    with tqdm(total=len(told.turns), disable=None, leave=False) as bar:
        for _ in analysis.work():
            bar.update()
    if out is not None:
        try:
            Path(out).write_text(page(told, say.language), encoding="utf-8")
        except OSError as error:
            raise say.stop("file-unwritable", file=out, why=error.strerror or str(error)) from None
    if as_json:
        click.echo(msgspec.json.encode(told).decode())
    elif out is not None:
        click.echo(say("analyse-wrote", file=out))
    else:
        console().print(_drawn(told, say))


def _game(path: Path, pack_file: str | None, say: Translator) -> heliopause.Game:
    record = saves.read(path, say)
    seating = saves.seating_of(record)
    seating.pack_file = full_path(pack_file) or seating.pack_file
    try:
        return heliopause.load(record, pack=saves.pack_of(record, seating, say))
    except heliopause.BadRecord as error:
        raise say.stop("file-broken", file=str(path), why=error.words(say.language)) from None


def _drawn(told: "Analysed", say: Translator) -> Group:
    """The sheet of turns, luck and choices, and the summary."""
    from heliopause.analysis.summing_up import percent, signed

    sheet = grid("right", "fixed", "fixed", "fixed", *["right"] * told.players)
    heads = [say.word("analysis-round"), "", say.word("analysis-turn"), "", *told.names]
    sheet.add_row(*(Text(head, style="bold") for head in heads))
    for turn in told.turns:
        mark = say.word(f"analysis-{turn.mark}") if turn.mark else ""
        chances = [str(percent(chance)) for chance in turn.chances]
        title = say.tell(turn.played.title.phrase())
        sheet.add_row(str(turn.round), told.names[turn.seat], title, mark, *chances)
    sums = grid("fixed", "right", "right", "right")
    sums.add_row("", *(Text(say.word(f"analysis-{word}"), style="bold") for word in ("luck", "skill")), "")
    for seat, (luck, skill, lost) in enumerate(zip(told.luck, told.skill, told.lost, strict=True)):
        sums.add_row(told.names[seat], signed(luck), signed(skill), say.word("analysis-lost", n=percent(lost)))
    sentences = [Text(say.tell(sentence.phrase())) for sentence in told.summary]
    return Group(sheet, Text(""), sums, Text(""), *sentences)
