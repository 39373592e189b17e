"""The tables of docs/baselines.md: what the bots that come with the program reach by the evaluation protocol.

    PYTHONPATH=build/compiled python -m bench.baselines [--game NAME] [--bots greedy,search:400=100]

Two players, every opponent of the protocol. `--games` is how many against each; `search:1600=40` plays so many games of
one bot. Every game is kept in `--out` as it is finished: what was broken off goes on with the same command, bots can be
added one by one, and `--print` only prints what is there. Games of another state of the program are played again.
"""

import argparse
import platform
import re
from pathlib import Path

from heliopause.kernel.form import form
from heliopause.lab.arena_report import machine_name
from heliopause.lab.ledger import Ledger, OtherArena, program
from heliopause.lab.protocol import GAMES, OPPONENTS, Evaluation, Protocol, counted, games_of
from heliopause.lab.workers import halting
from heliopause.registry import games, spec_of

BOTS = "random,greedy,linear-search:100,search:100,search:400=100,search:1600=40"


def wanted(text: str, usual: int) -> dict[str, int]:
    """`search:400=100` asks for a hundred games; without a number it is the usual one."""
    found: dict[str, int] = {}
    for part in text.split(","):
        bot, _, number = part.strip().partition("=")
        if number and not number.isdecimal():
            raise SystemExit(f"the number of games of {bot} is not {number!r}")
        found[bot] = int(number or usual)
    return found


def ledger_of(folder: Path, protocol: Protocol, bot: str, opponent: str) -> Ledger:
    """The games of one bot against one opponent; those of another state of the program do not count."""
    path = folder / re.sub(r"[^\w.-]", "-", f"{protocol.id}_{bot}_{opponent}.jsonl")
    what = {"protocol": protocol.id, "bot": bot, "opponent": opponent, "program": program()}
    try:
        return Ledger(path, what)
    except OtherArena:
        return Ledger(path, what, fresh=True)


def row(found: list[Evaluation]) -> str:
    """A bot's line: against each opponent the share of wins with its interval, the margin and the number of games."""
    cells = [
        f"{one.share:.1%} ({one.low:.1%} to {one.high:.1%}), {one.margin:+.1f}, {one.games}" if one.games else ""
        for one in found
    ]
    moves, seconds = sum(one.moves for one in found), sum(one.seconds for one in found)
    lost = sum(one.lost for one in found)
    pace = f"{1000 * seconds / max(moves, 1):.2f}"
    return f"| `{found[0].bot}` | {' | '.join(cells)} | {pace} | {seconds / 3600:.3f} |" + (
        f" {lost} lost" * bool(lost)
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--game", choices=games(), action="append", help="only this one; may be given again")
    parser.add_argument("--bots", default=BOTS, help=f"{BOTS} if not given")
    parser.add_argument("--against", default=",".join(OPPONENTS), help="only these opponents")
    parser.add_argument("--games", type=int, default=GAMES, help="against each opponent, where none are named")
    parser.add_argument("--workers", type=int, default=1, help="processes; 0: none but this one")
    parser.add_argument("--out", type=Path, default=Path("baselines"), help="the folder of the games")
    parser.add_argument("--print", action="store_true", dest="only_print", help="play nothing")
    given = parser.parse_args()
    bots, opponents = wanted(given.bots, given.games), given.against.split(",")
    with halting() as halt:
        for game in given.game or games():
            protocol = Protocol(game)
            print(f"\n{spec_of(game).title}, `{protocol.id}`\n")
            print(f"| bot | {' | '.join(f'against `{name}`' for name in opponents)} | ms a move | hours |")
            print("|---|" + "---|" * len(opponents) + "--:|--:|", flush=True)
            for bot, number in bots.items():
                found = []
                for opponent in opponents:
                    ledger = ledger_of(given.out, protocol, bot, opponent)
                    missing = [n for n in range(0 if given.only_print else number) if n not in ledger.played]
                    for played in games_of(protocol, bot, opponent, missing, given.workers, halt):
                        ledger.add(played)
                    kept = [played for n, played in ledger.played.items() if n < number]
                    found.append(counted(protocol, kept, bot, opponent))
                print(row(found), flush=True)
    print(f"\nProgram {program()}, {form()}, Python {platform.python_version()}, {machine_name()}.")


if __name__ == "__main__":
    main()
