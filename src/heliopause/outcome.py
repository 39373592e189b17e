"""How a game ended for a seat: by how much, with what, and what is worth a try next time. From the score sheets alone.

A game may have advice for each item of its score sheet, as the message `advice-<game>-<item>`.
"""

from heliopause.kernel.phrase import Phrase, name
from heliopause.kernel.score import Score
from heliopause.words import knows


def outcome_of(game: str, scores: list[Score], winners: list[int], names: list[str], seat: int) -> list[Phrase]:
    """A few sentences to the seat, compared with the best of the others."""
    others = [other for other in range(len(scores)) if other != seat]
    if not others or not winners:
        return []
    rival = max(others, key=lambda other: (other in winners, scores[other].total))
    parts, theirs = scores[seat].parts, scores[rival].parts
    lead = {item: points - theirs.get(item, 0) for item, points in parts.items()}
    best, worst = max(lead, key=lead.__getitem__), min(lead, key=lead.__getitem__)
    who = name(names[rival], f"seat:{rival}")
    told = [_verdict(seat in winners, rival in winners, scores[seat].total - scores[rival].total, who)]
    if lead[best] > 0:
        told.append(Phrase("outcome-best", {"item": _item(best), "n": lead[best], "who": who}))
    if lead[worst] < 0:
        told.append(Phrase("outcome-worst", {"item": _item(worst), "n": -lead[worst], "who": who}))
        advice = f"advice-{game}-{worst}"
        if knows(advice):
            told.append(Phrase(advice))
    return told


def _verdict(won: bool, shared: bool, lead: int, who: Phrase) -> Phrase:
    if won and shared:
        return Phrase("outcome-shared", {"who": who})
    if lead == 0:
        return Phrase("outcome-won-tie" if won else "outcome-lost-tie", {"who": who})
    return Phrase("outcome-won" if won else "outcome-lost", {"n": abs(lead), "who": who})


def _item(item: str) -> Phrase:
    return Phrase(f"page-item-{item}") if knows(f"page-item-{item}") else name(item)
