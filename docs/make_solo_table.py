"""Plays the automa at every level against the bots and writes the table of its wins into docs/rules/solo.md.

python docs/make_solo_table.py [--games 200]
"""

import argparse
import math
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import heliopause
from heliopause.bots import make
from heliopause.sun.automa.deck import LEVELS

PAGE = Path(__file__).resolve().parent / "rules" / "solo.md"
BEGIN, END = "<!-- wins:begin -->", "<!-- wins:end -->"
BOTS = ("random", "greedy")


def play(level: str, bot: str, seed: int) -> tuple[float, int]:
    """The automa's share of the victory, and its lead in points."""
    game = heliopause.new("sun", solo=True, level=level, seed=seed, start=seed % 2)
    player = make(bot, seed)
    while not game.over:
        game.choose(player.choose(game))
    winners = game.winners()
    mine, automa = (score.total for score in game.scores())
    return (1 / len(winners) if 1 in winners else 0.0), automa - mine


def interval(share: float, games: int) -> tuple[float, float]:
    """Wilson's interval at 95 %."""
    z = 1.96
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    reach = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games)) / (1 + z * z / games)
    return max(0.0, middle - reach), min(1.0, middle + reach)


def table(games: int) -> str:
    lines = [
        f"The automa's wins in {games} games each, with 95 % intervals, and its average lead in points:",
        "",
        "| level | upgrades | against random | against greedy |",
        "|---|---|---|---|",
    ]
    with ProcessPoolExecutor() as pool:
        for level, letters in LEVELS.items():
            cells = []
            for bot in BOTS:
                results = list(pool.map(play, [level] * games, [bot] * games, range(games), chunksize=5))
                share = sum(won for won, _ in results) / games
                low, high = interval(share, games)
                lead = sum(lead for _, lead in results) / games
                cells.append(f"{share:.0%} ({low:.0%}-{high:.0%}), {lead:+.1f}")
            lines.append(f"| {level} | {letters or 'none'} | {' | '.join(cells)} |")
            print(lines[-1], flush=True)
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description="The automa's wins at every level.")
    parser.add_argument("--games", type=int, default=200)
    games = parser.parse_args().games
    text = PAGE.read_text(encoding="utf-8")
    before, _, rest = text.partition(BEGIN)
    _, _, after = rest.partition(END)
    command = f"`python docs/make_solo_table.py --games {games}`"
    PAGE.write_text(f"{before}{BEGIN}\n{table(games)}\n\nMade by {command}.\n{END}{after}", encoding="utf-8")


if __name__ == "__main__":
    main()
