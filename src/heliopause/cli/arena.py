"""`heliopause arena`: bots play each other, and the table says how sure one may be who is better."""

import json
import shlex
import sys
from pathlib import Path
from time import perf_counter
from typing import Any

import click

from heliopause.cli.game_flags import GameCommand, flags_for
from heliopause.registry import games


@click.command(cls=GameCommand)
@click.option("--game", type=click.Choice(games()), default=games()[0], show_default=True, help="Which game.")
@click.option("--bots", required=True, help="Who plays, as in greedy,search:1s; the first is Elo's zero.")
@click.option("--games", type=click.IntRange(1), default=200, show_default=True, help="How many games, at most.")
@click.option("--seed", type=int, default=1, show_default=True, help="The same seed plays the same games.")
@click.option("--workers", type=click.IntRange(1, 256), help="Processes; as many as there are cores.")
@click.option("--limit", type=click.FloatRange(0.01), default=10.0, show_default=True, help="Seconds for a choice.")
@click.option("--all", "to_the_end", is_flag=True, help="Play all games, even when the order is clear before.")
@click.option("--out", metavar="FILE", help="Keep the games in this file (JSON Lines); it may be there already.")
@click.option("--fresh", is_flag=True, help="Begin anew, whatever the file holds.")
@click.option("--report", metavar="FILE", help="Write the table as Markdown, with the command and the machine.")
@click.option("--json", "as_json", is_flag=True, help="Print the figures as JSON.")
def arena(
    game: str,
    bots: str,
    games: int,
    players: int,
    options: dict[str, Any],
    seed: int,
    workers: int | None,
    limit: float,
    to_the_end: bool,
    out: str | None,
    fresh: bool,
    report: str | None,
    as_json: bool,
) -> int:
    """Let bots play each other on all cores, and tell how sure one may be who is better.

    The games of one seed are played with the seats changed. A run that was interrupted goes on when the same command
    is given again. It stops early when the order of the bots is clear.
    """
    from heliopause.lab.arena import Arena
    from heliopause.lab.arena_report import table, write_report
    from heliopause.lab.results import results_of
    from heliopause.lab.workers import cores

    entered = Arena(game, _read_bots(bots, players), players, seed, limit, options)
    ledger = _ledger(entered, out, fresh)
    before = len(ledger.played)
    if before:
        click.echo(f"Going on with {before} games of {ledger.path} (--fresh begins anew).", err=True)
    start = perf_counter()
    stopped, interrupted = _play(entered, ledger, games, workers or cores(), to_the_end)
    counted = {number: played for number, played in ledger.played.items() if number < games}
    figures = results_of(entered, counted, stopped)
    figures["seconds"] = round(perf_counter() - start, 1)
    figures["new_games"] = len(ledger.played) - before
    figures["file"] = str(ledger.path)
    figures["workers"] = workers or cores()
    if report and counted:
        try:
            write_report(Path(report), figures, _command(entered, bots, games, to_the_end))
        except OSError as error:
            raise click.ClickException(f"{report} cannot be written: {error.strerror or error}.") from None
    if as_json:
        click.echo(json.dumps(figures))
    elif counted:
        from heliopause.terminal.scene import console

        console().print(table(figures))
    if interrupted:
        click.echo(f"Interrupted after {len(ledger.played)} games; the same command goes on.", err=True)
    return 130 if interrupted else 0


def _command(entered: Any, bots: str, games: int, to_the_end: bool) -> str:
    """The command that plays these games, without what only says where they are kept."""
    call = ["heliopause", "arena", "--game", entered.game, "--bots", bots, "--games", str(games)]
    call += [*flags_for(entered.options), "--seed", str(entered.seed), "--limit", f"{entered.limit:g}"]
    return shlex.join([*call, "--all"] if to_the_end else call)


def _read_bots(text: str, players: int) -> list[str]:
    """The bots that are named, checked."""
    from heliopause.bots import NoSuchBot, make
    from heliopause.terminal.seating import parted

    found = parted(text)
    for name in found:
        try:
            make(name)
        except NoSuchBot as error:
            raise click.UsageError(f"{error}.") from None
    if len(set(found)) < 2:
        raise click.UsageError("An arena needs two different bots at least, as in --bots greedy,random.")
    if len(found) > 12:
        raise click.UsageError(f"An arena has room for 12 bots, not {len(found)}.")
    return found


def _ledger(entered: Any, out: str | None, fresh: bool) -> Any:
    import heliopause
    from heliopause.bots import check_style, make
    from heliopause.bots.search_game import NoSuchStyle
    from heliopause.lab.ledger import Ledger, OtherArena, program, usual_path

    try:
        first = heliopause.new(entered.game, seed=1, **entered.options)
        for name in entered.entries:
            check_style(make(name), first)
    except (heliopause.BadOption, NoSuchStyle) as error:
        raise click.UsageError(f"{error}.") from None
    what = {**entered.plain(), "program": program()}
    try:
        return Ledger(Path(out) if out else usual_path(what), what, fresh)
    except OtherArena as error:
        raise click.UsageError(f"{error}.") from None
    except OSError as error:
        raise click.ClickException(f"{error.filename or out} cannot be used: {error.strerror or error}.") from None


def _play(entered: Any, ledger: Any, games: int, workers: int, to_the_end: bool) -> tuple[bool, bool]:
    """Stopped early because it was clear? Interrupted?"""
    from tqdm import tqdm

    from heliopause.lab.arena import GameBroke, run
    from heliopause.lab.workers import halting

    shares = dict.fromkeys(entered.bots, 0.0)
    done = sum(1 for number in ledger.played if number < games)
    for played in ledger.played.values():
        for bot, victory in zip(played.seats, played.victory, strict=True):
            shares[bot] += victory
    with tqdm(total=games, initial=min(done, games), unit="game", disable=None, file=sys.stderr) as bar:

        def seen(played: Any) -> None:
            for bot, victory in zip(played.seats, played.victory, strict=True):
                shares[bot] += victory
            bar.set_postfix_str(", ".join(f"{bot} {won:g}" for bot, won in shares.items()), refresh=False)
            bar.update()

        with halting() as halt:
            try:
                clear = run(entered, ledger, games, workers, to_the_end, seen, halt)
            except GameBroke as error:
                raise click.ClickException(str(error)) from None
    return clear, halt.is_set()
