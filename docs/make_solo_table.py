"""Plays the automa at every level against the bots and writes the table of its wins into the page of solo rules.

python docs/make_solo_table.py [--games 200]
"""

import argparse
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import heliopause
from heliopause.bots import make
from heliopause.games.sun.options import LEVELS
from heliopause.lab.intervals import wilson

PAGE = Path(__file__).resolve().parent.parent / "src" / "heliopause" / "games" / "sun" / "solo.md"
BEGIN, END = "<!-- wins:begin -->", "<!-- wins:end -->"
BOTS = ("random", "beginner", "greedy", "search:100")


def play(level: str, bot: str, seed: int) -> tuple[float, int]:
    """The automa's share of the victory, and its lead in points."""
    game = heliopause.new("sun", solo=True, level=level, seed=seed, start=seed % 2)
    player = make(bot, seed)
    while not game.over:
        game.choose(player.choose(game))
    winners = game.winners()
    mine, automa = (score.total for score in game.scores())
    return (1 / len(winners) if 1 in winners else 0.0), automa - mine


def table(number: int) -> str:
    heads = " | ".join(f"against {bot} (n = {number})" for bot in BOTS)
    lines = [
        "The automa's share of the wins with 95 % intervals, and its average lead in points:",
        "",
        f"| level | upgrades | {heads} |",
        "|---|---|" + "---|" * len(BOTS),
    ]
    with ProcessPoolExecutor() as pool:
        for level, letters in LEVELS.items():
            cells = []
            for bot in BOTS:
                results = list(pool.map(play, [level] * number, [bot] * number, range(number), chunksize=2))
                won = sum(share for share, _ in results)
                low, high = wilson(won / number, number)
                lead = sum(lead for _, lead in results) / number
                cells.append(f"{won / number:.0%} ({low:.0%}-{high:.0%}), {lead:+.1f}")
            lines.append(f"| {level} | {letters or 'none'} | {' | '.join(cells)} |")
            print(lines[-1], flush=True)
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description="The automa's wins at every level.")
    parser.add_argument("--games", type=int, default=200, help="against each bot")
    wishes = parser.parse_args()
    text = PAGE.read_text(encoding="utf-8")
    before, _, rest = text.partition(BEGIN)
    _, _, after = rest.partition(END)
    command = f"`python docs/make_solo_table.py --games {wishes.games}`"
    PAGE.write_text(f"{before}{BEGIN}\n{table(wishes.games)}\n\nMade by {command}.\n{END}{after}", encoding="utf-8")


if __name__ == "__main__":
    main()
