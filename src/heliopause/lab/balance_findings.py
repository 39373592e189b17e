"""What to look at first: the targets of a balanced game, held against the tables, and the cards that stand out."""

from typing import Any, Final

import msgspec

from heliopause.lab.balance_reader import Reader
from heliopause.lab.balance_tables import Row, Tables, by_words

MARGIN: Final = 0.05  # by how much a seat, a faction or a government may win more or less than its share
LEAST_STRATEGY: Final = 0.2  # of the games, for every strategy
FACTOR: Final = 3.0  # how much more or less often than its yardstick a card may be taken
ENOUGH: Final = 20  # offers or owners below which nothing is said of a card
ODD: Final = 0.05  # corrected surprise

OFF, MAYBE, GOOD = "off", "maybe", "good"  # maybe: off target, but the interval reaches it


class Finding(msgspec.Struct, frozen=True):
    """One sentence, with what it is about and how sure it is; and its figures, for whoever says it in other words."""

    about: str
    verdict: str
    text: str
    figures: dict[str, Any] = {}


def findings(reader: Reader, tables: Tables) -> list[Finding]:
    """Targets first, those that are missed at the top; then single cards, the oddest first."""
    called = by_words(reader)
    fair = [finding for by in ("place", "faction") for finding in _fair(tables, by, called[by])]
    targets = [_rounds(reader, tables), *fair, *_strategies(tables), *_turns(tables)]
    order = (OFF, MAYBE, GOOD)
    targets.sort(key=lambda finding: order.index(finding.verdict))
    return targets + _rarely_or_always(tables) + _winning_cards(tables)


def _verdict(value: float, low: float, high: float, least: float, most: float) -> str:
    if least <= value <= most:
        return GOOD
    return MAYBE if low <= most and high >= least else OFF


def _rounds(reader: Reader, tables: Tables) -> Finding:
    found = tables.rounds
    span = f"{found['low']:.1f} to {found['high']:.1f}, n = {found['n']}"
    text = f"A game lasts {found['mean']:.1f} rounds on average ({span})"
    if reader.rounds is None:
        return Finding("rounds", GOOD, f"{text}.", {"mean": found["mean"]})
    least, most = reader.rounds
    verdict = _verdict(found["mean"], found["low"], found["high"], least, most)
    figures = {"mean": found["mean"], "least": least, "most": most}
    return Finding("rounds", verdict, f"{text}; wanted: {least:g} to {most:g}.", figures)


def _fair(tables: Tables, by: str, called: str) -> list[Finding]:
    found = []
    for row in tables.wins:
        if row["by"] == by:
            fair = row["expected"]
            verdict = _verdict(row["share"], row["low"], row["high"], fair - MARGIN, fair + MARGIN)
            text = f"{called.capitalize()} {row['value']} wins {said(row)}; a fair share is {fair:.0%}."
            found.append(Finding(by, verdict, text, {"of": row["value"], "share": row["share"], "fair": fair}))
    return found


def _strategies(tables: Tables) -> list[Finding]:
    found = []
    for row in tables.strategies:
        verdict = _verdict(row["share"], row["low"], row["high"], LEAST_STRATEGY, 1.0)
        text = (
            f"{row['strategy'].capitalize()} play wins {said(row)} of the games; wanted: {LEAST_STRATEGY:.0%} at least."
        )
        figures = {"of": row["strategy"], "share": row["share"], "least": LEAST_STRATEGY}
        found.append(Finding("strategy", verdict, text, figures))
    return found


def _turns(tables: Tables) -> list[Finding]:
    found = []
    for row in tables.turns:
        verdict = _verdict(row["share"], row["low"], row["high"], row["least"], row["most"])
        wanted = f"{row['most']:.0%} at most" if row["most"] < 1 else f"{row['least']:.0%} at least"
        text = f"{row['name'].capitalize()}: {said(row)} of the turns; wanted: {wanted}."
        figures = {"of": row["turn"], "share": row["share"], "least": row["least"], "most": row["most"]}
        found.append(Finding("turns", verdict, text, figures))
    return found


def _rarely_or_always(tables: Tables) -> list[Finding]:
    """House cards that are taken far more or far less often than their yardstick."""
    found = []
    for row in tables.offers:
        factor = row["factor"]
        if not row["house"] or row["n"] < ENOUGH or factor is None or 1 / FACTOR <= factor <= FACTOR:
            continue
        beyond = row["high"] < row["peers"] / FACTOR or row["low"] > row["peers"] * FACTOR
        others = "the printed cards of its group" if row["yardstick"] == "printed" else "its group"
        text = (
            f"{row['name']} ({row['group']}, {row['way']}) is taken {said(row)} when on offer, "
            f"{factor:.1f} times as often as {others}."
        )
        figures = {"taken": row["name"], "share": row["share"], "peers": row["peers"]}
        finding = Finding(row["kind"], OFF if beyond else MAYBE, text, figures)
        found.append((abs(row["share"] - row["peers"]), finding))
    found.sort(key=lambda pair: -pair[0])
    return [finding for _, finding in found]


def _winning_cards(tables: Tables) -> list[Finding]:
    """Cards whose owners win much more or less often than the owners of their peers."""
    return [
        Finding(
            row["kind"],
            MAYBE,
            f"Owners of {row['name']} ({row['group']}) win {said(row)}, "
            f"{row['beside']:+.0%} beside the owners of its group.",
            {"owned": row["name"], "share": row["share"], "peers": row["peers"]},
        )
        for row in tables.cards
        if row["n"] >= ENOUGH and row["corrected"] < ODD
    ]


def said(row: Row) -> str:
    """A rate with its interval and its n, as in "31% (25% to 38%, n = 200)"."""
    return f"{row['share']:.0%} ({row['low']:.0%} to {row['high']:.0%}, n = {row['n']})"


def summary(reader: Reader, tables: Tables) -> dict[str, Any]:
    """The main figures as plain data, for --json."""
    return {
        "games": len(tables.games),
        "rounds": tables.rounds,
        "wins": tables.wins,
        "strategies": tables.strategies,
        "turns": tables.turns,
        "sources": tables.sources,
        "cards": tables.cards,
        "offers": tables.offers,
        "findings": [msgspec.structs.asdict(finding) for finding in findings(reader, tables)],
    }
