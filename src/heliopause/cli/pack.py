"""`heliopause pack`: look at the cards, check a pack of one's own, begin one."""

from pathlib import Path

import click
from rich.console import Group
from rich.text import Text

from heliopause.cli.packcheck import changes, mistakes
from heliopause.cli.packing import check_command, usable_pack
from heliopause.content import Tables, tables_of
from heliopause.registry import games, spec_of
from heliopause.terminal.cardtext import MARK_STYLES, MARKS, draw_card, keys_of, kind_word, names_of, origin
from heliopause.terminal.scene import console, grid, heading
from heliopause.terminal.search import find
from heliopause.terminal.translator import Translator, language_option, translator

game_option = click.option(
    "--game", type=click.Choice(games()), default=games()[0], show_default=True, help="Of which game."
)


@click.group(invoke_without_command=False, no_args_is_help=True)
def pack() -> None:
    """Look at the cards, check a pack of your own, or begin one."""


@pack.command()
@click.argument("card", required=False)
@click.option("--pack", "pack_file", metavar="FILE", help="With your own pack on top.")
@game_option
@language_option
def show(card: str | None, pack_file: str | None, game: str, language: str | None) -> None:
    """Print every card, or one, in words and in the notation, and where each value comes from."""
    say = translator(language)
    tables = tables_of(game, usable_pack(pack_file, say, game))
    chosen = [(kind, id) for kind, cards in tables.items() for id in cards]
    if card is not None:
        chosen = list(dict.fromkeys(find(card, names_of(tables))))
        if not chosen:
            raise say.stop("no-card", text=card)
    terminal = console()
    for kind, id in chosen:
        terminal.print(draw_card(game, tables, kind, id, say))
        terminal.print()
    if card is None:
        terminal.print(_shares(tables, say))


def _shares(tables: Tables, say: Translator) -> Group:
    """How many values of each kind of card are printed, inferred, house, or the owner's."""
    table = grid("fixed", "right", *["right"] * len(MARKS), padding=3)
    table.add_row(
        heading(say("head-origins")),
        Text(say("values"), style="bold"),
        *(Text(say(f"origin-{mark}"), style=MARK_STYLES[mark]) for mark in MARKS),
    )
    sums = dict.fromkeys(MARKS, 0)
    for kind, cards in tables.items():
        counts = dict.fromkeys(MARKS, 0)
        for card in cards.values():
            for key in keys_of(card):
                counts[origin(card, key)] += 1
        for mark in MARKS:
            sums[mark] += counts[mark]
        table.add_row(kind_word(kind, say), *_cells(counts))
    table.add_row(Text(say("all"), style="bold"), *_cells(sums))
    return Group(table)


def _cells(counts: dict[str, int]) -> list[str]:
    total = sum(counts.values())
    return [str(total), *(f"{counts[mark]} ({counts[mark] / total:.0%})" if total else "0" for mark in MARKS)]


@pack.command()
@click.argument("file")
@game_option
@language_option
def check(file: str, game: str, language: str | None) -> int:
    """Read every line of a pack, and say what is wrong and where, or what it changes."""
    say = translator(language)
    wrong, read = mistakes(file, game, say)
    if wrong:
        click.echo("\n".join(wrong))
        return 1
    assert read is not None
    lines = changes(read, game, say)
    click.echo(say("pack-fine", n=sum(len(cards) for cards in read.tables.values())))
    for line in lines:
        click.echo(f"  {line}")
    return 0


@pack.command()
@click.argument("file")
@game_option
@language_option
def new(file: str, game: str, language: str | None) -> None:
    """Write a small pack to start from; a file that exists is left alone."""
    say = translator(language)
    told = say("pack-starter", file=Path(file).name, check=check_command(Path(file).name, game), game=game)
    comments = "\n".join(f"# {line}".rstrip() for line in told.splitlines())
    try:
        with Path(file).open("x", encoding="utf-8") as out:
            out.write(f"{comments}\n\n{_starter(game)}")
    except FileExistsError:
        raise say.stop("file-exists", file=file) from None
    except OSError as error:
        raise say.stop("file-unwritable", file=file, why=error.strerror or str(error)) from None
    click.echo(say("pack-new", file=file, check=check_command(file, game)))


def _starter(game: str) -> str:
    """A few cards of the game, changed; nothing if it has none to show."""
    file = spec_of(game).file("content", "starter.toml")
    return file.read_text(encoding="utf-8") if file.is_file() else ""
