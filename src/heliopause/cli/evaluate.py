"""`heliopause lab evaluate`: how good a bot is, by the evaluation protocol that everybody can repeat and cite."""

import json
import sys
from functools import partial
from typing import TYPE_CHECKING, Any

import click
from rich.table import Table

from heliopause.cli.packing import usable_pack
from heliopause.kernel.refusal import BadOption
from heliopause.registry import games
from heliopause.terminal.scene import console
from heliopause.terminal.seating import parted
from heliopause.terminal.translator import Stop, Translator

if TYPE_CHECKING:
    from heliopause.lab.protocol import Evaluation


@click.command()
@click.argument("game", type=click.Choice(games()))
@click.option("--bot", required=True, help="Who is evaluated, as in search:500.")
@click.option("--against", help="Only these of the protocol's opponents, as in random,greedy.")
@click.option("--games", "number", type=click.IntRange(1), help="Against each; as the protocol says if not given.")
@click.option("--players", type=click.IntRange(2), default=2, show_default=True, help="How many seats.")
@click.option("--workers", type=click.IntRange(1, 256), help="Processes; as many as there are cores.")
@click.option("--pack", "pack_file", metavar="FILE", help="With your own pack; that is another protocol.")
@click.option("--json", "as_json", is_flag=True, help="Print the figures as JSON.")
def evaluate(
    game: str,
    bot: str,
    against: str | None,
    number: int | None,
    players: int,
    workers: int | None,
    pack_file: str | None,
    as_json: bool,
) -> None:
    """Let a bot play the games of the evaluation protocol, and say what to cite (docs/baselines.md).

    Ctrl-C ends with the figures so far.
    """
    import msgspec
    from tqdm import tqdm

    from heliopause.lab import protocol as playing
    from heliopause.lab.ledger import program
    from heliopause.lab.workers import cores, halting

    opponents = list(playing.OPPONENTS) if against is None else parted(against)
    strange = [name for name in opponents if name not in playing.OPPONENTS]
    if strange or not opponents:
        raise Stop(f"the protocol's opponents are {', '.join(playing.OPPONENTS)}, not {', '.join(strange) or 'nobody'}")
    number, workers = number or playing.GAMES, workers or cores()
    found: list[Evaluation] = []
    try:
        protocol = playing.Protocol(game, players, usable_pack(pack_file, Translator("en"), game))
        protocol.check(bot)
        with halting() as halt:
            for opponent in opponents:
                with tqdm(total=number, unit="game", desc=opponent, disable=None, file=sys.stderr) as bar:
                    seen = partial(_advance, bar)
                    found.append(playing.evaluate(protocol, bot, opponent, number, workers, seen=seen, halt=halt))
    except (playing.BadEvaluation, BadOption) as error:
        raise Stop(str(error)) from None
    if as_json:
        said = {"protocol": protocol.id, "bot": bot, "program": program(), "against": msgspec.to_builtins(found)}
        click.echo(json.dumps(said))
    else:
        _show(protocol.id, found)
    if halt.is_set():
        raise click.exceptions.Exit(130)


def _advance(bar: Any, _played: Any) -> None:
    bar.update()


def _show(protocol: str, found: "list[Evaluation]") -> None:
    table = Table("against", "games", "wins", "95% interval", "margin", "ms/move", box=None, pad_edge=False)
    for row in found:
        table.add_row(
            row.opponent,
            str(row.games),
            f"{row.share:.1%}",
            f"{row.low:.1%} to {row.high:.1%}",
            f"{row.margin:+.1f} ({row.margin_low:+.1f} to {row.margin_high:+.1f})",
            f"{1000 * row.seconds / max(row.moves, 1):.2f}",
        )
    out = console()
    out.print(table)
    for row in found:
        if row.lost:
            out.print(f"Against {row.opponent} {row.lost} of {row.moves} moves were lost: {row.lost_first}.")
    out.print(f"Protocol {protocol}", soft_wrap=True)
