"""What an arena's games say: shares of victory and Elo with intervals, scores, rounds, time, moves lost."""

from typing import Any

from heliopause.lab.arena import Arena
from heliopause.lab.elo import ratings
from heliopause.lab.intervals import anytime, design_effect, wilson
from heliopause.lab.match import Played


def results_of(arena: Arena, games: dict[int, Played], stopped: bool) -> dict[str, Any]:
    """The figures as plain data.

    A bot's share is the part of the victories in the games it took part in; `expected` is what equal bots would
    have. `stopped`: the run ended early because the order was clear; then the intervals of the shares are those that
    hold whenever one stops, otherwise they are Wilson's.
    """
    played = [games[number] for number in sorted(games)]
    sets: dict[int, list[Played]] = {}
    for one in played:
        sets.setdefault(one.number // len(arena.seatings), []).append(one)
    rows = [_row(arena, bot, list(sets.values()), stopped) for bot in range(len(arena.bots))]
    widening = max((row.pop("widening") for row in rows), default=1.0)
    results = [(arena.table(one), one.victory) for one in played]
    for row, rating in zip(rows, ratings(len(rows), results, widening), strict=True):
        row["elo"], row["elo_low"], row["elo_high"] = (round(points, 1) for points in rating)
    rounds = [one.rounds for one in played]
    return {
        "bots": rows,
        "games": len(played),
        "game": arena.game,
        "players": arena.players,
        "seed": arena.seed,
        "options": arena.options,
        "stopped_early": stopped,
        "interval": "anytime" if stopped else "wilson",
        "rounds": {"mean": _mean(rounds), "least": min(rounds, default=0), "most": max(rounds, default=0)},
    }


def _row(arena: Arena, bot: int, sets: list[list[Played]], stopped: bool) -> dict[str, Any]:
    victories: list[list[float]] = []  # by set, for the games the bot took part in
    expected: list[float] = []
    scores: list[int] = []
    failures: list[str] = []
    moves, seconds = 0, 0.0
    for games in sets:
        of_set = []
        for game in games:
            seats = [seat for seat, one in enumerate(arena.table(game)) if one == bot]
            if not seats:
                continue
            of_set.append(sum(game.victory[seat] for seat in seats))
            expected.append(len(seats) / len(game.seats))
            scores += [game.scores[seat] for seat in seats]
            failures += [why for seat in seats for why in game.failures[seat]]
            moves += sum(game.moves[seat] for seat in seats)
            seconds += sum(game.seconds[seat] for seat in seats)
        if of_set:
            victories.append(of_set)
    results = [victory for of_set in victories for victory in of_set]
    share = _mean(results)
    widening = design_effect(victories)
    if stopped:
        whole = [of_set for of_set in victories if len(of_set) == max(map(len, victories))]
        low, high = anytime([_mean(of_set) for of_set in whole])
    else:
        low, high = wilson(share, len(results) / widening)
    return {
        "name": arena.bots[bot],
        "share": round(share, 4),
        "low": round(low, 4),
        "high": round(high, 4),
        "expected": round(_mean(expected), 4),
        "wins": round(sum(results), 2),
        "games": len(results),
        "score": round(_mean(scores), 2),
        "moves": moves,
        "ms_per_move": round(1000 * seconds / moves, 3) if moves else 0.0,
        "failures": len(failures),
        "failed_first": failures[0] if failures else None,
        "widening": widening,
    }


def _mean(numbers: list[int] | list[float]) -> float:
    return sum(numbers) / len(numbers) if numbers else 0.0
