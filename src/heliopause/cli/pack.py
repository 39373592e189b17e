"""`heliopause pack`: look at the cards, check a pack of one's own, begin one."""

from collections.abc import Iterator
from pathlib import Path

import click
from rich.console import Group
from rich.text import Text

from heliopause.cli.packcheck import changes, mistakes, said, shown, text_of
from heliopause.cli.packing import check_command, usable_pack
from heliopause.content import LISTED, Pack, Tables, tables_of
from heliopause.packs.extras import character
from heliopause.packs.merging import Conflict, conflicts, merged
from heliopause.packs.origins import ORIGINS, counts, keys_of, unknown
from heliopause.packs.upgrading import suggestions, upgraded
from heliopause.packs.writing import rewritten
from heliopause.registry import games, spec_of
from heliopause.terminal.cardtext import MARK_STYLES, draw_card, kind_word, names_of
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
    used = usable_pack(pack_file, say, game)
    tables = tables_of(game, used)
    chosen = [(kind, id) for kind, cards in tables.items() for id in cards]
    if card is not None:
        chosen = list(dict.fromkeys(find(card, names_of(tables, say))))
        if not chosen:
            raise say.stop("no-card", text=card)
    terminal = console()
    for kind, id in chosen:
        terminal.print(draw_card(game, tables, kind, id, say))
        terminal.print()
    if card is None:
        terminal.print(_shares(tables, say))
        terminal.print()
        for sentence in _about(used, tables, game, say):
            terminal.print(Text(sentence))


def _shares(tables: Tables, say: Translator) -> Group:
    """How many values of each kind of card are printed, inferred, house, or the owner's."""
    table = grid("fixed", "right", *["right"] * len(ORIGINS), "fixed", padding=1)
    table.add_row(
        "",
        Text(say("values"), style="bold"),
        *(Text(say(f"origin-{mark}"), style=MARK_STYLES[mark]) for mark in ORIGINS),
    )
    found = {kind: counts(cards) for kind, cards in tables.items()}
    for kind, of_kind in found.items():
        table.add_row(kind_word(kind, say), *_cells(of_kind), _bar(of_kind))
    sums = {mark: sum(of_kind[mark] for of_kind in found.values()) for mark in ORIGINS}
    table.add_row(Text(say("all"), style="bold"), *_cells(sums), _bar(sums))
    return Group(heading(say("head-origins")), table)


WIDE = 10  # signs of a bar
SIGNS = {"printed": "#", "inferred": "=", "house": ".", "owner": "+"}


def _bar(found: dict[str, int]) -> Text:
    """The shares as a bar, in the colours and with a sign each."""
    total = sum(found.values()) or 1
    bar = Text()
    ends = 0
    for mark in ORIGINS:
        before, ends = ends, ends + found[mark]
        bar.append(SIGNS[mark] * (round(WIDE * ends / total) - round(WIDE * before / total)), style=MARK_STYLES[mark])
    return bar


def _about(used: Pack | None, tables: Tables, game: str, say: Translator) -> Iterator[str]:
    """What a pack is beside a box, and the next card to be looked up."""
    if used is not None:
        found = character(used, game)
        if found.more:
            yield say("pack-expansion", n=len(found.more), cards=say.list(f"{kind}.{id}" for kind, id in found.more))
        if found.own:
            yield say("pack-variant", n=found.own)
    following = next(unknown(tables), None)
    if following is None:
        yield say("pack-all-known")
    else:
        yield say("pack-next", card=f"{following.kind}.{following.id}", keys=say.list(following.keys))


def _cells(found: dict[str, int]) -> list[str]:
    return [str(sum(found.values())), *(str(found[mark]) for mark in ORIGINS)]


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
        offered = suggestions(Path(file).stem, text_of(file, say), game)
        if offered:
            click.echo(say("pack-offers", n=len(offered), file=file))
            for suggestion in offered:
                click.echo(f"  {file}:{suggestion.mistake.line}: {say.tell(suggestion.change)}")
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
    _write_new(file, f"{comments}\n\n{_starter(game)}", say)
    click.echo(say("pack-new", file=file, check=check_command(file, game)))


def _starter(game: str) -> str:
    """A few cards of the game, changed; nothing if it has none to show."""
    file = spec_of(game).file("content", "starter.toml")
    return file.read_text(encoding="utf-8") if file.is_file() else ""


@pack.command()
@click.argument("here")
@click.argument("there")
@click.option("--out", required=True, metavar="FILE", help="Where both together are written; a file is left alone.")
@click.option("--keep", type=click.Choice(["here", "there"]), help="Which one holds where they differ; else ask.")
@game_option
@language_option
def merge(here: str, there: str, out: str, keep: str | None, game: str, language: str | None) -> None:
    """Make one pack of two. Where they differ it is asked which one holds."""
    say = translator(language)
    one, other = _usable(here, say, game), _usable(there, say, game)
    differing = conflicts(one, other)

    def keeps_here(conflict: Conflict) -> bool:
        if keep is not None:
            return keep == "here"
        told = {"card": f"{conflict.kind}.{conflict.id}", "key": conflict.key}
        click.echo(say("pack-differs", **told, here=shown(conflict.here), there=shown(conflict.there)))
        return str(click.prompt(say("pack-which"), type=click.Choice(["here", "there"]))) == "here"

    _write_new(out, merged(game, one, other, keeps_here), say)
    click.echo(say("pack-merged", file=out, n=len(differing)))


@pack.command()
@click.argument("here")
@click.argument("there")
@game_option
@language_option
def compare(here: str, there: str, game: str, language: str | None) -> None:
    """Show where two packs differ, side by side, and what only one of them has."""
    say = translator(language)
    one, other = _usable(here, say, game), _usable(there, say, game)
    differing = conflicts(one, other)
    only_here, only_there = _values(one) - _values(other), _values(other) - _values(one)
    if not differing and not only_here and not only_there:
        click.echo(say("pack-no-difference"))
        return
    table = grid("fixed", "fixed", "wrap", "wrap", padding=2)
    table.add_row("", "", Text(here, style="bold"), Text(there, style="bold"))
    for found in differing:
        table.add_row(f"{found.kind}.{found.id}", found.key, shown(found.here), shown(found.there))
    for kind, id, key in sorted(only_here):
        table.add_row(f"{kind}.{id}", key, shown(one.tables[kind][id][key]), "")
    for kind, id, key in sorted(only_there):
        table.add_row(f"{kind}.{id}", key, "", shown(other.tables[kind][id][key]))
    console().print(table)
    counted = {"n": len(differing), "here": len(only_here), "there": len(only_there)}
    click.echo(say("pack-differences", one=here, other=there, **counted))


def _values(read: Pack) -> set[tuple[str, str, str]]:
    return {
        (kind, id, key)
        for kind, cards in read.tables.items()
        for id, card in cards.items()
        for key in keys_of(card)
        if LISTED.get(kind) != key
    }


@pack.command()
@click.argument("file")
@click.option("--out", required=True, metavar="FILE", help="Where it is written; a file is left alone.")
@click.option("--sorted", "in_order", is_flag=True, help="With its cards in the order of the box, without comments.")
@game_option
@language_option
def convert(file: str, out: str, in_order: bool, game: str, language: str | None) -> int:
    """Write a pack of an older version in today's form, with what no longer fits changed; comments stay."""
    say = translator(language)
    found = upgraded(Path(file).stem, text_of(file, say), game)
    for suggestion in found.changes:
        click.echo(f"{said(file, suggestion.mistake, say)}\n  {say.tell(suggestion.change)}")
    if found.left:
        click.echo(say("pack-left", n=len(found.left)))
        for mistake in found.left:
            click.echo(f"  {said(out, mistake, say)}")
    text = rewritten(game, Pack(Path(file).stem, found.text)) if in_order and not found.left else found.text
    _write_new(out, text, say)
    click.echo(say("pack-converted", file=out))
    return 1 if found.left else 0


def _usable(file: str, say: Translator, game: str) -> Pack:
    found = usable_pack(file, say, game)
    assert found is not None
    return found


def _write_new(file: str, text: str, say: Translator) -> None:
    try:
        with Path(file).open("x", encoding="utf-8") as out:
            out.write(text)
    except FileExistsError:
        raise say.stop("file-exists", file=file) from None
    except OSError as error:
        raise say.stop("file-unwritable", file=file, why=error.strerror or str(error)) from None
