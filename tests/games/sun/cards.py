"""For the tests that play every card of the box: the tables of the cards, and a seat that can carry out any line.

What the lines promise, read by a second reader (ledger.py), must be what happens. Numbers of house cards may be tuned;
the tests then hold the engine to the new ones. Printed values are in test_printed_cards.py.
"""

import re
from itertools import product
from typing import Any

import pytest

from tests.games.sun.helpers import LEVELS, SLOTS, STUDY, Bare, colony, line_technology, raw, spare
from tests.games.sun.ledger import alternatives

TECHNOLOGIES, EVENTS, SYSTEMS = raw("technology"), raw("event"), raw("system")
ACHIEVEMENTS, GUILDS, MATS = raw("achievement"), raw("guild"), raw("mat")

# What must be researched so that at least two plain slots of a level are open.
OPENS = {"I": "", "II": "12", "III": "EF", "IIII": "abcd"}
NUMERALS = {number: numeral for numeral, number in LEVELS.items()}

# Every power is tested by what it does in test_permanent_powers.py, giga in test_clarifications_10_to_17.py.
KNOWN_POWERS = {
    *("skip-prerequisite", "ore-for-pop", "either-track", "wormhole", "crowd", "cheap-research 1", "cheap-colonize 1"),
    *("far-jump 1", "deep-yard", "cheap-trade", "rich-mining 1", "giga"),
}


def levels_in(text: str) -> set[str]:
    """The levels that the research in a line may name; I and II for an action that is copied."""
    found: set[str] = {"I", "II"} if "copy" in text else set()
    for words in re.findall(r"research ((?:up to )?[IX]+(?: or I+)?)", text):
        if words.startswith("up to"):
            found |= {numeral for numeral, number in LEVELS.items() if number <= LEVELS[words.split()[-1]]}
        else:
            found |= {"III" if numeral == "X" else numeral for numeral in words.split(" or ")}
    return found


def plenty(*lines: str, text: str = "") -> Bare:
    """Seat 0 can carry out anything: it controls every place (so that no move changes control), has two colonies, ships
    to upgrade and to jump with, a system to colonize, population, ore and supply, and slots open at the levels of the
    lines."""
    p = Bare(STUDY + line_technology("colonize", "arks") + text)
    p.rule_everything(0)
    p.colony(0, colony(4))
    p.colony(0, colony(5))
    p.ships(0, "sol", 1, 2)
    p.ships(0, "b2", 4)
    for letter, rest in ((0, (0, 2, 6)), (1, (1, 3, 7))):
        p.state.system_decks[letter] = [1 << p.system_card(colony(number)) for number in rest]
    p.deck(2, spare("military", 0), spare("economic", 0))
    p.deck(3, "spare-3-0", "spare-3-1")
    p.discover(*SLOTS[2], *SLOTS[3], *SLOTS[4])
    for level in sorted(levels_in(" ".join(lines))):
        p.has(0, *OPENS[level])
    p.give(0, pop=4, ore=20)
    return p


def ways(line: str) -> list[tuple[int, ...]]:
    """Every way of answering the choices of a line."""
    return list(product(*(range(number) for number in alternatives(line))))


def described(id: str, line: str) -> list[Any]:
    return [pytest.param(id, way, id="-".join([id, *map(str, way)])) for way in ways(line)]


def words_of(text: str) -> list[str]:
    return re.findall(r"per (?:\d+ )?([A-Za-z4 ]+?)(?= up to| \+|$)", text) or ["pop"]
