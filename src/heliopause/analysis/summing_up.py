"""What the turns come to: marks, turning points, the luckiest draws, and three sentences."""

from itertools import pairwise

from heliopause.analysis.searching import Compared
from heliopause.analysis.told import Analysed, Draw, Mark, Turning, TurnLooked
from heliopause.kernel.phrase import Phrase, name
from heliopause.said import said

# Parts of a chance to win (docs/analysis.md; bench/analysis_noise.py tells how far the figures of a search go astray).
SLIP = 0.05
BLUNDER = 0.10
GOOD = 0.05
NOISE = 0.02  # a loss in a small search that counts for nothing
MOST_TURNING = 5
LEAST_TURNING = 0.08
MOST_DRAWS = 2  # of a seat, that the ledger names
LEAST_DRAW = 0.01
MINUS = "\N{MINUS SIGN}"


def marked(found: Compared, seat: int) -> Mark:
    """Good: the best there was, and clearly better than what comes next. Brilliant: a quick look does not find it."""
    if found.played.path[0] != found.best.path[0] or found.second is None:
        return ""
    if found.best.chances[seat] < found.second + GOOD:
        return ""
    return "good" if found.quick else "brilliant"


def mistaken(loss: float) -> Mark:
    return "blunder" if loss >= BLUNDER else "slip" if loss >= SLIP else ""


def late_loss(turn: TurnLooked) -> float:
    """What of a turn's loss comes from choices after chance or others had spoken, if it is worth a word."""
    if turn.loss is None or turn.best is None:
        return 0.0
    late = turn.loss - max(0.0, turn.best.chances[turn.seat] - turn.played.chances[turn.seat])
    return late if late >= NOISE else 0.0


def sum_up(analysed: Analysed) -> None:
    """Once all turns have been looked into."""
    seats = range(analysed.players)
    analysed.luck = [sum(turn.luck[seat] for turn in analysed.turns) for seat in seats]
    analysed.skill = [sum(turn.skill[seat] for turn in analysed.turns) for seat in seats]
    analysed.lost = [sum(turn.loss or 0.0 for turn in analysed.turns if turn.seat == seat) for seat in seats]
    draws = [draw for turn in analysed.turns for draw in turn.draws]
    analysed.lucky = [_extreme(draws, seat, 1) for seat in seats]
    analysed.unlucky = [_extreme(draws, seat, -1) for seat in seats]
    analysed.turning = _turning(analysed)
    analysed.summary = [said(_how_won(analysed)), said(_what_turned(analysed)), said(_luck_and_skill(analysed))]


def _extreme(draws: list[Draw], seat: int, sign: int) -> list[Draw]:
    ranked = sorted(draws, key=lambda draw: sign * draw.luck[seat], reverse=True)
    return [draw for draw in ranked[:MOST_DRAWS] if sign * draw.luck[seat] >= LEAST_DRAW]


def _turning(analysed: Analysed) -> list[Turning]:
    """The largest swings, in the order of the game."""
    swings = sorted((_swing(analysed, turn) for turn in analysed.turns), key=lambda swing: -abs(swing.change))
    kept = [swing for swing in swings[:MOST_TURNING] if abs(swing.change) >= LEAST_TURNING]
    return sorted(kept, key=lambda swing: swing.turn)


def _swing(analysed: Analysed, turn: TurnLooked) -> Turning:
    """By what was chosen, told of who chose; or by chance, told of whom it touched most."""
    who = name(analysed.names[turn.seat], f"seat:{turn.seat}")
    seat = max(range(analysed.players), key=lambda seat: abs(turn.luck[seat]))
    if turn.draws and abs(turn.luck[seat]) > abs(turn.skill[turn.seat]):
        draw = max(turn.draws, key=lambda draw: abs(draw.luck[seat]))
        return Turning(turn.number, seat, turn.luck[seat], "luck", draw.said)
    chosen = Phrase("analysis-chose", {"who": who, "what": turn.played.title.phrase()})
    return Turning(turn.number, turn.seat, turn.skill[turn.seat], "choice", said(chosen))


# In three sentences


def _how_won(analysed: Analysed) -> Phrase:
    """Who won, how often the lead changed, and since when it did not."""
    winners = [seat for seat, chance in enumerate(analysed.final) if chance]
    leaders = [max(range(analysed.players), key=turn.before.__getitem__) for turn in analysed.turns]
    changes = sum(one != other for one, other in pairwise(leaders))
    since = analysed.turns[0].round if analysed.turns else 0
    for turn, leader in zip(analysed.turns, leaders, strict=True):
        if leader not in winners:
            since = turn.round
    who = [name(analysed.names[seat], f"seat:{seat}") for seat in winners]
    message = "analysis-summary-won" if len(winners) == 1 else "analysis-summary-shared"
    return Phrase(message, {"who": who, "round": since, "n": changes})


def _what_turned(analysed: Analysed) -> Phrase:
    if not analysed.turning:
        return Phrase("analysis-summary-even")
    swing = max(analysed.turning, key=lambda swing: abs(swing.change))
    turn = analysed.turns[swing.turn]
    args: dict[str, str | int | Phrase | list[Phrase]] = {
        "who": name(analysed.names[swing.seat], f"seat:{swing.seat}"),
        "round": turn.round,
        "from": percent(turn.before[swing.seat]),
        "to": percent(turn.chances[swing.seat]),
    }
    if swing.by == "luck":
        return Phrase("analysis-summary-chance", {**args, "what": swing.said.phrase()})
    return Phrase("analysis-summary-choice", {**args, "what": turn.played.title.phrase()})


def _luck_and_skill(analysed: Analysed) -> Phrase:
    seats = range(analysed.players)
    lucky = max(seats, key=analysed.luck.__getitem__)
    careless = max(seats, key=analysed.lost.__getitem__)
    return Phrase(
        "analysis-summary-luck",
        {
            "lucky": name(analysed.names[lucky], f"seat:{lucky}"),
            "luck": signed(analysed.luck[lucky]),
            "careless": name(analysed.names[careless], f"seat:{careless}"),
            "lost": percent(analysed.lost[careless]),
        },
    )


def percent(chance: float) -> int:
    return round(100 * chance)


def signed(change: float) -> str:
    """As points of a hundred, with its sign."""
    number = percent(change)
    return f"{MINUS}{-number}" if number < 0 else f"+{number}" if number else "0"
