"""`heliopause simulate GAME`: many games of bots, and what came of them."""

import contextlib
import json
import shutil
import signal
import sys
import tempfile
from collections.abc import Generator
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Any

import click
from rich.console import Group
from rich.text import Text
from tqdm import tqdm

import heliopause
from heliopause.cli.game_flags import GameCommand
from heliopause.cli.packing import usable_pack
from heliopause.registry import games
from heliopause.terminal.saves import ME
from heliopause.terminal.scene import console, grid
from heliopause.terminal.seating import check_bot, parted
from heliopause.terminal.translator import Stop, Translator, language_option, translator

if TYPE_CHECKING:
    from heliopause.lab.simulation import Played, Simulation
    from heliopause.lab.simulation_store import Store
    from heliopause.lab.simulation_tally import Tally

HIGHEST_SEED = 1 << 62


@click.command(cls=GameCommand, usual=max)
@click.argument("game", type=click.Choice(games()), default=games()[0])
@click.option("--games", type=click.IntRange(1), default=100, show_default=True, help="How many games.")
@click.option("--bots", default="random", show_default=True, help="Who plays, as in random,greedy; dealt out in turn.")
@click.option(
    "--seed",
    type=click.IntRange(0, HIGHEST_SEED),
    default=1,
    show_default=True,
    help="The seed of the first game; the next one has the next.",
)
@click.option("--pack", "pack_file", metavar="FILE", help="With the cards of your own pack.")
@click.option("--out", metavar="FILE", help="Keep the games: a table (.parquet), or a record a line (JSON Lines).")
@click.option("--fresh", is_flag=True, help="Begin anew, whatever the file holds.")
@click.option("--workers", type=click.IntRange(1, 4096), help="Processes; all cores for what takes long.")
@click.option("--ray", "address", metavar="ADDRESS", help="Play on a Ray cluster; auto finds yours, local makes one.")
@click.option("--json", "as_json", is_flag=True, help="Print the figures as JSON.")
@language_option
def simulate(
    game: str,
    games: int,
    players: int,
    options: dict[str, Any],
    bots: str,
    seed: int,
    pack_file: str | None,
    out: str | None,
    fresh: bool,
    workers: int | None,
    address: str | None,
    as_json: bool,
    language: str | None,
) -> int:
    """Let bots play many games, and print rounds, scores, wins and speed.

    With --out a run that was interrupted goes on when the same command is given again.
    """
    from heliopause.lab.simulation_tally import Tally

    say = translator(language)
    seats = _seats(bots, players, say)
    simulation = _simulation(game, seats, seed, options, pack_file, say)
    _check_installed(out, address, say)
    tally = Tally(seats, seed)
    with contextlib.ExitStack() as ending:
        store = _store(out, simulation, games, fresh, say, ending) if out else None
        if store is not None:
            for result in store.results():
                tally.count(*(result[name] for name in ("rounds", "decisions", "totals", "winners", "failures")))
        if tally.games:
            click.echo(say("simulate-goes-on", n=tally.games, file=str(out)), err=True)
        seeds = range(seed, seed + games) if store is None else store.missing()
        start = perf_counter()
        interrupted = not _play(simulation, seeds, workers, address, store, tally, say)
        report = tally.plain(perf_counter() - start) if tally.games else None
        if store is not None and not interrupted:
            try:
                store.finish()
            except OSError as error:
                raise _unwritable(out or "", error, say) from None
    if report is not None:
        _print(report, as_json, say)
    if interrupted:
        ending_words = "simulate-interrupted" if out else "simulate-lost"
        click.echo(say(ending_words, n=tally.games, games=games), err=True)
    return 130 if interrupted else 0


def _seats(bots: str, players: int, say: Translator) -> tuple[str, ...]:
    named = parted(bots)
    for name in named:
        if name == ME:
            raise say.stop("simulate-me")
        check_bot(name, say)
    if not named or len(named) > players:
        raise say.stop("simulate-bots", n=len(named), players=players)
    return tuple(named[seat % len(named)] for seat in range(players))


def _simulation(
    game: str, seats: tuple[str, ...], seed: int, options: dict[str, Any], pack_file: str | None, say: Translator
) -> "Simulation":
    """What is played; its first game can be set up."""
    from heliopause.lab.simulation import Simulation

    pack = usable_pack(pack_file, say, game)
    simulation = Simulation(game, seats, seed, options, None if pack is None else (pack.name, pack.text))
    try:
        simulation.open_game(seed)
    except heliopause.BadOption as error:
        raise Stop(str(error)) from None
    return simulation


def _check_installed(out: str | None, address: str | None, say: Translator) -> None:
    if out and Path(out).suffix == ".parquet":
        try:
            import polars  # noqa: F401
        except ImportError:
            raise say.stop("simulate-no-polars", command="pip install 'heliopause[lab]'") from None
    if address is not None:
        from heliopause.lab.cluster import installed

        if not installed():
            raise say.stop("simulate-no-ray", command="pip install 'heliopause[ray]'")


# Keeping


def _store(
    out: str, simulation: "Simulation", games: int, fresh: bool, say: Translator, ending: contextlib.ExitStack
) -> "Store":
    from heliopause.lab.simulation_store import Store, Unusable

    path = Path(out)
    try:
        if path.exists() and not path.is_file():
            if path.is_dir() or path.suffix == ".parquet":
                raise say.stop("simulate-no-file", file=out)
            # A pipe or a device takes lines too, when they are all there.
            folder = Path(ending.enter_context(tempfile.TemporaryDirectory()))
            ending.callback(_pour, folder / "games.jsonl", path)
            path = folder / "games.jsonl"
        store = Store(path.resolve(), simulation, games, fresh)
    except Unusable as error:
        raise say.stop(f"simulate-{error.message}", **error.arguments) from None
    except OSError as error:
        raise _unwritable(out, error, say) from None
    ending.callback(store.close)
    return store


def _pour(lines: Path, into: Path) -> None:
    if lines.exists():
        with lines.open("rb") as source, into.open("wb") as target:
            shutil.copyfileobj(source, target)


def _unwritable(out: str, error: OSError, say: Translator) -> Stop:
    return say.stop("file-unwritable", file=out, why=error.strerror or str(error))


# Playing


def _play(
    simulation: "Simulation",
    seeds: list[int] | range,
    workers: int | None,
    address: str | None,
    store: "Store | None",
    tally: "Tally",
    say: Translator,
) -> bool:
    """Play, count and keep; False if it was interrupted."""
    from heliopause.lab.cluster import NoCluster
    from heliopause.lab.workers import TaskBroke

    tally.begin()
    if not seeds:
        return True
    # Told to end, it ends as if interrupted: programs that play are let go.
    before = signal.signal(signal.SIGTERM, signal.default_int_handler)
    progress = tqdm(total=tally.games + len(seeds), initial=tally.games, unit="game", disable=None, file=sys.stderr)
    try:
        with progress, contextlib.closing(_played(simulation, seeds, workers, address)) as batches:
            for batch in batches:
                if store is not None:
                    store.add(batch)
                for played in batch:
                    tally.add(played)
                progress.update(len(batch))
    except KeyboardInterrupt:
        return False
    except NoCluster as error:
        raise say.stop("simulate-no-cluster", address=str(address), why=str(error)) from None
    except TaskBroke as broke:
        first, last = broke.task.seeds[0], broke.task.seeds[-1]
        raise say.stop("simulate-broke", first=str(first), last=str(last), why=_why(broke.error)) from None
    except OSError as error:
        raise _unwritable(str(store.path) if store else "", error, say) from None
    finally:
        signal.signal(signal.SIGTERM, before)
    return True


def _played(
    simulation: "Simulation", seeds: list[int] | range, workers: int | None, address: str | None
) -> Generator[list["Played"], None, None]:
    from heliopause.lab.simulation import simulate as simulate_here
    from heliopause.lab.simulation import simulate_on_ray

    if address is None:
        yield from simulate_here(simulation, seeds, workers)
    else:
        yield from simulate_on_ray(simulation, seeds, address, workers)


def _why(error: BaseException) -> str:
    """What was wrong, in a line; Ray wraps it in the worker's whole trace."""
    cause = getattr(error, "cause", None) or error
    lines = str(cause).strip().splitlines()
    return lines[-1] if lines else repr(cause)


# Telling


def _print(report: dict[str, Any], as_json: bool, say: Translator) -> None:
    if as_json:
        click.echo(json.dumps(report))
    else:
        console().print(_draw(report, say))


def _draw(report: dict[str, Any], say: Translator) -> Group:
    table = grid("right", "fixed", "right", "right", "right", "right")
    titles = ("sim-seat", "sim-bot", "sim-wins", "sim-score", "sim-least", "sim-most")
    table.add_row(*(Text(say(title), style="bold") for title in titles))
    for number, seat in enumerate(report["seats"], 1):
        score = seat["score"]
        cells = (f"{seat['wins']:.1%}", f"{score['mean']:.1f}", str(score["least"]), str(score["most"]))
        table.add_row(str(number), seat["bot"], *cells)
    rounds = report["rounds"]
    lines = [
        say("sim-games", n=report["games"], players=report["players"], seed=str(report["seed"])),
        say("sim-rounds", mean=f"{rounds['mean']:.1f}", least=rounds["least"], most=rounds["most"]),
    ]
    if report["new_games"]:
        speed, games = report["decisions_per_second"], report["games_per_second"]
        lines.append(say("sim-speed", decisions=f"{speed:,.0f}", games=f"{games:.2f}"))
    if report["failures"]:
        lines.append(say("simulate-failures", n=report["failures"], why=report["first_failure"]))
    return Group(Text("\n".join(lines)), Text(""), table)
