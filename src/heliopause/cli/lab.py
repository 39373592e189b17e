"""`heliopause lab`: many games of bots, what they say about the cards, and what can be learned from them. For
developers, in English."""

import json
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click
from rich.table import Table
from rich.text import Text
from tqdm import tqdm

from heliopause.cli.evaluate import evaluate
from heliopause.cli.game_flags import GameCommand
from heliopause.cli.packing import usable_pack
from heliopause.content import models_beside
from heliopause.kernel.refusal import BadOption
from heliopause.registry import games, spec_of
from heliopause.terminal.scene import console
from heliopause.terminal.translator import Stop, Translator

if TYPE_CHECKING:
    from heliopause.analysis.puzzles import Puzzle
    from heliopause.lab.balance import Notebook, Plan
    from heliopause.lab.balance_findings import Finding
    from heliopause.lab.balance_tables import Tables


@click.group()
def lab() -> None:
    """Weigh a game by letting bots play it many times."""


lab.add_command(evaluate)


@lab.command(cls=GameCommand, usual=max)
@click.option("--game", type=click.Choice(games()), default=games()[0], show_default=True, help="Which game.")
@click.option("--games", type=click.IntRange(1), default=500, show_default=True, help="How many games.")
@click.option("--bots", default="greedy", show_default=True, help="Who plays, as in greedy,random; dealt out in turn.")
@click.option("--seed", type=int, default=1, show_default=True, help="The same seed plays the same games.")
@click.option("--workers", type=click.IntRange(1), help="How many games at once; all cores if not given.")
@click.option("--pack", metavar="FILE", help="With the cards of your own pack.")
@click.option("--out", type=click.Path(file_okay=False, path_type=Path), help="Folder of the results.")
@click.option("--json", "as_json", is_flag=True, help="Print the figures as JSON.")
def balance(
    game: str,
    games: int,
    players: int,
    options: dict[str, Any],
    bots: str,
    seed: int,
    workers: int | None,
    pack: str | None,
    out: Path | None,
    as_json: bool,
) -> None:
    """Rounds, points, wins by seat, side and strategy, and every card: how often it is taken, and who wins with it.

    Ctrl-C reports what has been played so far; the same command goes on from there.
    """
    try:
        import jinja2, matplotlib, polars, scipy  # noqa: E401, F401, I001
    except ImportError as error:
        raise Stop(f"the lab needs {error.name}: pip install 'heliopause[lab]'") from None
    from heliopause.lab import balance as playing
    from heliopause.lab.workers import cores

    named = [name.strip() for name in bots.split(",") if name.strip()]
    try:
        plan = playing.plan(game, players, named, seed, options, pack)
        folder = out or Path("balance") / plan.key
        notebook = playing.Notebook(folder, plan)
    except playing.BadPlan as error:
        raise Stop(str(error)) from None
    except OSError as error:
        raise Stop(f"{error.filename} cannot be written: {error.strerror}") from None
    finished = _play(plan, notebook, games, workers or cores())
    if not notebook.games:
        raise Stop("no game was finished, so there is nothing to report")
    _report(plan, notebook, games, folder, as_json)
    if not finished:
        raise click.exceptions.Exit(130)


def _play(plan: "Plan", notebook: "Notebook", games: int, workers: int) -> bool:
    """Play what is missing; False if it was interrupted."""
    from heliopause.lab.balance import played

    missing = [number for number in range(games) if number not in notebook.games]
    try:
        with (
            tqdm(total=games, initial=games - len(missing), unit="game", disable=None) as bar,
            closing(played(plan, missing, workers)) as finished,
        ):
            for game in finished:
                notebook.add(game)
                bar.update()
    except KeyboardInterrupt:
        return False
    return True


def _report(plan: "Plan", notebook: "Notebook", games: int, folder: Path, as_json: bool) -> None:
    from heliopause.lab.balance import new_game
    from heliopause.lab.balance_findings import findings, summary
    from heliopause.lab.balance_tables import tables
    from heliopause.lab.plain_reader import reader_of
    from heliopause.lab.report import report

    reader = reader_of(plan.game)
    found = tables(
        plan,
        reader,
        reader.cards(new_game(plan, 0)),
        [game for number, game in notebook.games.items() if number < games],
    )
    found.write(folder)
    figures = {"plan": {"game": plan.game, "bots": plan.bots, "seed": plan.seed, "content": plan.content}}
    figures |= summary(reader, found)
    (folder / "summary.json").write_text(json.dumps(figures, indent=1), encoding="utf-8")
    (folder / "report.html").write_text(report(plan, reader, found), encoding="utf-8")
    if as_json:
        click.echo(json.dumps(figures))
    else:
        _show(found, findings(reader, found), folder)


def _show(found: "Tables", said: "list[Finding]", folder: Path) -> None:
    table = Table("target", "", box=None, show_header=False, pad_edge=False)
    colours = {"off": "red", "maybe": "yellow", "good": "green"}
    for finding in said[:40]:
        table.add_row(Text(finding.verdict, style=colours[finding.verdict]), finding.text)
    out = console()
    out.print(table)
    out.print(f"{len(found.games)} games. The whole report: {folder / 'report.html'}", soft_wrap=True)


@lab.command(cls=GameCommand)
@click.argument("game", type=click.Choice(games()), default=games()[0])
@click.option("--games", type=click.IntRange(10), default=1000, show_default=True, help="How many games a term.")
@click.option("--terms", type=click.IntRange(1), default=5, show_default=True, help="How many terms.")
@click.option(
    "--depth",
    type=click.IntRange(0),
    default=0,
    show_default=True,
    help="Iterations of those who play; with 0 they look one turn ahead.",
)
@click.option(
    "--begin",
    type=click.Path(dir_okay=False, path_type=Path),
    help="Begin with the models of this file, not with greedy.",
)
@click.option("--trials", type=click.IntRange(0), default=40, show_default=True, help="Games that try each term.")
@click.option(
    "--seed", type=click.IntRange(0), default=1, show_default=True, help="The same seed plays the same games."
)
@click.option("--workers", type=click.IntRange(1), help="How many games at once; all cores if not given.")
@click.option("--ray", "address", metavar="ADDRESS", help="Play on a Ray cluster; auto finds yours, local makes one.")
@click.option("--pack", "pack_file", metavar="FILE", help="With your own pack; the model is kept beside it.")
@click.option(
    "--out",
    type=click.Path(dir_okay=False, path_type=Path),
    help="The file; models.json, or for mine.toml mine.models.json, if not given.",
)
@click.option(
    "--folder",
    type=click.Path(file_okay=False, path_type=Path),
    help="Where the games and the report are kept; training/GAME-PLAYERS-SEED if not given.",
)
def train(
    game: str,
    players: int,
    options: dict[str, Any],
    games: int,
    terms: int,
    depth: int,
    begin: Path | None,
    trials: int,
    seed: int,
    workers: int | None,
    address: str | None,
    pack_file: str | None,
    out: Path | None,
    folder: Path | None,
) -> None:
    """Learn to tell who will win and what is worth a thought, from games that bots play.

    In the first term greedy bots play; in each of the others, mostly search with what was learned so far. With --begin
    it plays by the models of a file from the first term on, and learns how far to go from there. After each term what
    was learned is written into the file, beside what is known of other games and numbers of players, and a report is
    written into the folder. What is broken off goes on with the same command. Try it: `heliopause arena --bots
    search:100@models.json,greedy --players 2`. A model that lies beside a pack is used whenever the pack is played.
    """
    try:
        import jinja2, matplotlib, numpy, scipy  # noqa: E401, F401, I001
    except ImportError as error:
        raise Stop(f"the lab needs {error.name}: pip install 'heliopause[lab]'") from None
    from heliopause.bots.model import BadModel, read, write
    from heliopause.lab.cluster import NoCluster, cluster_workers, installed
    from heliopause.lab.training import School, Term
    from heliopause.lab.training_report import report
    from heliopause.lab.workers import cores, own_workers

    if address is not None and not installed():
        raise Stop("a Ray cluster needs Ray: pip install 'heliopause[ray]'")
    if out is None:
        out = Path("models.json") if pack_file is None else models_beside(pack_file)
    pack = usable_pack(pack_file, Translator("en"), game)
    try:
        spec_of(game).read_options({"players": players, **options})
        known = read(out) if out.exists() else {}
        before = read(begin).get(game) if begin else None
        school = School(game, players, seed, folder, depth, pack, options, before)
    except (BadModel, BadOption) as error:
        raise Stop(str(error)) from None
    say = console().print
    passed: list[Term] = []
    try:
        with own_workers(workers or cores()) if address is None else cluster_workers(address, workers) as hands:
            for term in range(1, terms + 1):
                with tqdm(total=games, unit="game", desc=f"term {term} of {terms}", disable=None) as bar:
                    for _ in school.attend(games, hands):
                        bar.update()
                fit = school.graduate()
                known.setdefault(game, {})[school.table] = school.weights
                write(out, known)
                with tqdm(total=trials, unit="game", desc=f"trials of term {term}", disable=None) as bar:
                    passed.append(Term(len(school.notes), fit, school.tried(trials, hands, bar.update)))
                (school.folder / "report.html").write_text(report(school, passed), encoding="utf-8")
                say(f"term {term}: {passed[-1]}", soft_wrap=True)
    except KeyboardInterrupt:
        say("Interrupted; the model of the last whole term is kept, and the same command goes on.")
        raise click.exceptions.Exit(130) from None
    except NoCluster as error:
        raise Stop(f"no Ray cluster answers at {address}: {error}") from None
    except OSError as error:
        raise Stop(f"{error.filename} cannot be written: {error.strerror}") from None
    say(f"The model ({school.table}) is in {out}, the report in {school.folder / 'report.html'}.", soft_wrap=True)


@lab.command()
@click.argument("game", type=click.Choice(games()), default=games()[0])
@click.option("--count", type=click.IntRange(1), default=10, show_default=True, help="How many puzzles.")
@click.option("--depth", type=click.IntRange(10), default=240, show_default=True, help="Iterations of the search.")
@click.option("--players", type=click.IntRange(2), help="How many seats; two, three and four in turn if not given.")
@click.option("--seed", type=click.IntRange(0), default=1, show_default=True, help="The same seed finds the same.")
@click.option(
    "--out", type=click.Path(dir_okay=False, path_type=Path), help="The file; puzzles-GAME.json if not given."
)
@click.option("--json", "as_json", is_flag=True, help="Print the puzzles as JSON, and write no file.")
def puzzles(game: str, count: int, depth: int, players: int | None, seed: int, out: Path | None, as_json: bool) -> None:
    """Find positions in games of bots in which one plan is clearly the best, and not the first that comes to mind.

    Ctrl-C keeps what was found so far.
    """
    import msgspec

    from heliopause.analysis.puzzles import Puzzle
    from heliopause.lab.puzzles import find

    file = out or Path(f"puzzles-{game}.json")
    found: list[Puzzle] = []
    interrupted = False
    try:
        if players is not None:
            spec_of(game).read_options({"players": players})
        with tqdm(total=count, unit="puzzle", disable=None) as bar:
            for puzzle in find(game, count, depth, seed, players):
                found.append(puzzle)
                bar.update()
    except BadOption as error:
        raise Stop(str(error)) from None
    except KeyboardInterrupt:
        interrupted = True
    if as_json:
        click.echo(msgspec.json.encode(found))
    else:
        _keep_puzzles(file, found)
    if interrupted:
        raise click.exceptions.Exit(130)


def _keep_puzzles(file: Path, found: "list[Puzzle]") -> None:
    from heliopause.analysis.puzzles import written

    try:
        file.write_bytes(written(found))
    except OSError as error:
        raise Stop(f"{file} cannot be written: {error.strerror}") from None
    table = Table("players", "round", "gap", "find", box=None, pad_edge=False)
    for puzzle in found:
        best = puzzle.answer.lines[0]
        table.add_row(str(puzzle.players), str(puzzle.round), f"{100 * puzzle.gap:.0f} %", best.title.words())
    console().print(table)
    console().print(f"{len(found)} puzzles in {file}.", soft_wrap=True)
