"""`heliopause simulate sun` or `horizon`: many games of bots, and what came of them."""

import json
import sys
from pathlib import Path
from time import perf_counter
from typing import Any

import click
from rich.console import Group
from rich.text import Text
from tqdm import tqdm

import heliopause
from heliopause.bots import make
from heliopause.bots.guard import close_bot
from heliopause.cli.packing import usable_pack
from heliopause.cli.saves import ME
from heliopause.cli.scene import console, grid
from heliopause.cli.seating import check_bot
from heliopause.cli.speech import Speech, Stop, language_option, speech
from heliopause.game import GAMES
from heliopause.kernel.machine import CHANCE


@click.command()
@click.argument("game", type=click.Choice(GAMES), default="sun")
@click.option("--games", type=click.IntRange(1), default=100, show_default=True, help="How many games.")
@click.option("--players", type=click.IntRange(2, 4), default=4, show_default=True, help="How many seats.")
@click.option("--bots", default="random", show_default=True, help="Who plays, as in random,greedy; dealt out in turn.")
@click.option("--seed", type=int, default=1, show_default=True, help="The same seed plays the same games.")
@click.option("--mats", type=click.Choice(["basic", "advanced"]), help="Which faction mats.")
@click.option("--tableau", is_flag=True, help="With the technology tableau.")
@click.option("--pack", "pack_file", metavar="FILE", help="With the cards of your own pack.")
@click.option("--out", metavar="FILE", help="Write the records, one game a line (JSON Lines).")
@click.option("--json", "as_json", is_flag=True, help="Print the figures as JSON.")
@language_option
def simulate(
    game: str,
    games: int,
    players: int,
    bots: str,
    seed: int,
    mats: str | None,
    tableau: bool,
    pack_file: str | None,
    out: str | None,
    as_json: bool,
    language: str | None,
) -> None:
    """Let bots play many games, and print rounds, scores, wins and speed."""
    say = speech(language)
    named = [name.strip() for name in bots.split(",") if name.strip()]
    for name in named:
        if name == ME:
            raise say.stop("simulate-me")
        check_bot(name, say)
    if not named or len(named) > players:
        raise say.stop("simulate-bots", n=len(named), players=players)
    seats = [named[seat % len(named)] for seat in range(players)]
    pack = usable_pack(pack_file, say, game)
    variants: dict[str, Any] = {}
    if mats is not None:
        variants |= {"mats": mats, "choose_mats": False}
    if tableau:
        variants["tableau"] = True
    tally = Tally(seats, seed)
    file = _opened(out, say) if out else None
    try:
        for number in tqdm(range(games), unit="game", disable=None, file=sys.stderr):
            played = heliopause.new(game, players=players, seed=seed + number, pack=pack, **variants)
            tally.play(played, seed + number)
            if file is not None:
                file.write(json.dumps({**played.record(), "seats": seats, "seed": seed + number}) + "\n")
    except (heliopause.IllegalChoice, heliopause.BadOption) as error:
        raise Stop(str(error)) from None
    finally:
        if file is not None:
            file.close()
    report = tally.report()
    if as_json:
        click.echo(json.dumps(report))
    else:
        console().print(_draw(report, say))


def _opened(out: str, say: Speech) -> Any:
    try:
        return Path(out).open("w", encoding="utf-8")
    except OSError as error:
        raise say.stop("file-unwritable", file=out, why=error.strerror or str(error)) from None


class Tally:
    """What is counted over the games."""

    def __init__(self, seats: list[str], seed: int) -> None:
        self.seats = seats
        self.seed = seed
        self.rounds: list[int] = []
        self.totals: list[list[int]] = [[] for _ in seats]
        self.wins = [0.0] * len(seats)
        self.decisions = 0
        self.seconds = 0.0

    def play(self, game: heliopause.Game, seed: int) -> None:
        """Play a game to its end. A shared victory is shared."""
        bots = [make(name, 1000 * seed + seat) for seat, name in enumerate(self.seats)]
        start = perf_counter()
        while (seat := game.seat) is not None:
            game.choose(bots[seat].choose(game))
        self.seconds += perf_counter() - start
        for bot in bots:
            close_bot(bot)
        self.decisions += sum(1 for chooser, _ in game.choices if chooser != CHANCE)
        self.rounds.append(game.round)
        for seat, score in enumerate(game.scores()):
            self.totals[seat].append(score.total)
        for seat in game.winners():
            self.wins[seat] += 1 / len(game.winners())

    def report(self) -> dict[str, Any]:
        games = len(self.rounds)
        return {
            "games": games,
            "players": len(self.seats),
            "seed": self.seed,
            "rounds": _spread(self.rounds),
            "seats": [
                {"bot": bot, "score": _spread(self.totals[seat]), "wins": self.wins[seat] / games}
                for seat, bot in enumerate(self.seats)
            ],
            "decisions": self.decisions,
            "decisions_per_second": self.decisions / self.seconds,
            "games_per_second": games / self.seconds,
        }


def _spread(numbers: list[int]) -> dict[str, float]:
    return {"mean": sum(numbers) / len(numbers), "least": min(numbers), "most": max(numbers)}


def _draw(report: dict[str, Any], say: Speech) -> Group:
    table = grid("right", "fixed", "right", "right", "right", "right")
    titles = ("sim-seat", "sim-bot", "sim-wins", "sim-score", "sim-least", "sim-most")
    table.add_row(*(Text(say(title), style="bold") for title in titles))
    for number, seat in enumerate(report["seats"], 1):
        score = seat["score"]
        cells = (f"{seat['wins']:.1%}", f"{score['mean']:.1f}", str(score["least"]), str(score["most"]))
        table.add_row(str(number), seat["bot"], *cells)
    rounds = report["rounds"]
    lines = (
        say("sim-games", n=report["games"], players=report["players"], seed=str(report["seed"])),
        say("sim-rounds", mean=f"{rounds['mean']:.1f}", least=rounds["least"], most=rounds["most"]),
        say(
            "sim-speed",
            decisions=f"{report['decisions_per_second']:,.0f}",
            games=f"{report['games_per_second']:.2f}",
        ),
    )
    return Group(Text("\n".join(lines)), Text(""), table)
