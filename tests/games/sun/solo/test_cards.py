"""Every card of the solo deck: each line resolved on a table that suits it, or refused with the right reason."""

from collections.abc import Callable
from itertools import combinations

import pytest

from tests.games.sun.helpers import SLOTS, spare
from tests.games.sun.solo.table import AUTOMA, PLAYER, Solo, raw_cards

COPY = " existing without prerequisites"
# Cards whose second line is never needed: a jump is always resolved, M has one line twice, and where a ship cannot be
# built there is neither supply nor population for the other line.
NEVER = {
    *("4", "5", "19", "22", "25", "26", "27", "29", "30", "49", "52", "a", "c"),
    *("m", "33", "47", "56", "g", "l"),
}


def lines_of(card: str) -> list[list[str]]:
    """The steps of a card's lines, from the content file."""
    return [raw_cards()[card][key] for key in ("first", "second") if key in raw_cards()[card]]


def suited() -> Solo:
    """A table on which every line of every card can be resolved.

    The automa may research I (slot 3), discover B and a, copy D and e, upgrade two ships, colonize B1, build.
    """
    p = Solo(a1="a-6-4", b1="b-4-6", b2="b-6-5")
    p.has(AUTOMA, "1", "2", "A")
    p.has(PLAYER, "D", "e")
    p.holds("b1", 4)
    p.ships(AUTOMA, "sol", 1, 1)
    p.give(AUTOMA, pop=4, ore=9)
    p.next_event("plain-2")
    p.next_event("plain-3")
    p.deck(2, spare("scientific", 0), spare("scientific", 1))
    p.deck(3, "plain-3a")
    return p


# What stands in the way of a line


def no_cubes(p: Solo) -> None:
    p.seat(AUTOMA).columns = [0] * 5
    p.seat(AUTOMA).pop = 0


def no_supply(p: Solo) -> None:
    p.columns(AUTOMA, 0, 0, 0, 0, 0)


def one_in_supply(p: Solo) -> None:
    p.columns(AUTOMA, 1, 0, 0, 0, 0)


HINDRANCES: dict[str, Callable[[Solo], None]] = {
    "ore": lambda p: p.give(AUTOMA, ore=0),
    "pop": lambda p: p.give(AUTOMA, pop=0),
    "supply": no_supply,
    "second supply": one_in_supply,
    "cubes": no_cubes,
    "level I": lambda p: p.has(AUTOMA, "3", "4"),
    "slots II": lambda p: p.discover(*[slot for slot in SLOTS[2] if p.card_on(slot) is None]),
    "slots III": lambda p: p.discover(*[slot for slot in SLOTS[3] if p.card_on(slot) is None]),
    "copies II": lambda p: p.research(AUTOMA, "D"),
    "copies III": lambda p: p.research(AUTOMA, "e"),
    "ships": lambda p: p.ships(AUTOMA, "sol", 4, 4),
    "systems": lambda p: p.ships(AUTOMA, "b1", 1),
}


def hindered(step: str, by: str) -> str:
    """Why a step cannot be carried out with this hindrance; empty if it can."""
    if by == "ore" and " ore:" in step:
        return "not enough ore"
    if by in ("pop", "cubes") and ("research" in step or step.startswith("pop ->")):
        return "no population"
    if step.startswith("supply ->") and (by == "cubes" or (by == "supply" and step.startswith("supply -> pop"))):
        return "no supply"
    lacking = {
        "level I": "research I",
        "slots II": "2 ore: research II",
        "slots III": "4 ore: research III",
        "copies II": f"research II{COPY}",
        "copies III": f"research III{COPY}",
    }
    if lacking.get(by) == step:
        return "nothing to research"
    if by == "ships" and step.startswith("upgrade"):
        return "no ship to upgrade"
    if by == "systems" and step.endswith("colonize"):
        return "no system to colonize"
    return ""


def why_not(line: list[str], *by: str) -> str:
    """Why a line cannot be resolved; its first obstacle counts."""
    for number, step in enumerate(line):
        for hindrance in by:
            if hindered(step, hindrance):
                return hindered(step, hindrance)
        if "second supply" in by and number and step == "supply -> pop" and line[0].startswith("supply"):
            return "no supply"
    return ""


def expected(line: list[str]) -> list[str]:
    """What the log must tell of a line on the suited table, in this order."""
    found: list[str] = []
    for step in line:
        cost, colon, effect = step.rpartition(": ")
        if colon:
            found.append(f"Player 2 pays {cost}.")
        match effect.split():
            case ["research", "I"]:
                found.append("Player 2 researches plain-13 (slot 3).")
            case ["research", "II"]:
                found.append("Player 2 researches the undiscovered slot B.")
            case ["research", "III"]:
                found.append("Player 2 researches the undiscovered slot a.")
            case ["research", "II", "existing", *_]:
                found.append("Player 2 researches plain-2d (slot D).")
            case ["research", "III", "existing", *_]:
                found.append("Player 2 researches plain-3e (slot e).")
            case ["upgrade", *words]:
                found += ["Player 2 upgrades a ship at Sol from level 1 to 3."] * (2 if words[0] == "up" else 1)
            case ["jump", _]:
                found.append("Preference c (control of a B planet): the level-1 ship goes to B 6 5.")
            case ["colonize"]:
                found.append("Player 2 colonizes B 4 6.")
            case ["supply", "->", "ship", level]:
                found.append(f"Player 2 builds a level-{level} ship at ")
            case ["pop", "->", "ship", level]:
                found.append(f"Player 2 builds a level-{level} ship at ")
            case ["supply", "->", *_]:
                found.append("Player 2 recruits 1 population from column ")
                if effect.endswith("1 ore"):
                    found.append("Player 2 gains 1 ore.")
            case _:
                raise AssertionError(f"nobody knows what {step} should do")
    return found


def told_in_order(p: Solo, wanted: list[str]) -> bool:
    """Are these told, in this order, among other things? The beginning of each is enough."""
    words = iter([event.words() for event in p.events()])
    return all(any(word.startswith(begin) for word in words) for begin in wanted)


def check_frame(p: Solo, card: str) -> None:
    """The automate step before the line, the production after it."""
    table = raw_cards()[card]
    automate = table.get("automate", "")
    disc = {"": [], "fewest": ["food"]}.get(automate, [automate])  # no disc is off the tracks yet
    assert p.told("log-automate") == [f"Player 2 automates: {kind} disc, level 1." for kind in disc]
    produced = [message for message in p.messages() if message in ("log-growth", "log-mining")]
    if table["production"].startswith("least"):
        assert len(p.told("log-automa-least")) == len(produced) == 1
    else:
        assert produced == [{"pop": "log-growth", "ore": "log-mining"}[table["production"]]]
    assert p.told("log-automa-card") == [f"Player 2 draws card {card.upper()}."]
    assert p.game.seat == PLAYER
    assert p.cubes(AUTOMA) == 20


def far_ship_in_reach(line: list[str]) -> bool:
    """Can a ship of the suited table get from Sol to B2 with the jumps of the line? It is three away."""
    return any(step.startswith("jump") and int(step.split()[1]) >= 3 for step in line)


@pytest.mark.rule("2.3", "2.4")
@pytest.mark.parametrize("card", raw_cards())
def test_the_first_line_is_resolved(card: str) -> None:
    lines = lines_of(card)
    p = suited().card(card).rest()
    check_frame(p, card)
    if not lines:
        assert p.told("log-automa-line") == []
        assert raw_cards()[card]["claim"] in ("empire", "transcendence")
        return
    assert p.told("log-automa-line")[0].startswith("First line: ")
    assert p.reasons() == []
    wanted = expected(lines[0])
    if not far_ship_in_reach(lines[0]):
        wanted = [words for words in wanted if "goes to B 6 5" not in words]
        if any(step.startswith("jump") for step in lines[0]):
            assert {"log-automa-move", "log-automa-stay"} & set(p.messages())
    assert told_in_order(p, wanted), [event.words() for event in p.events()]


def obstacle(card: str) -> str | None:
    """What stops the first line of a card but not the second."""
    first, *rest = lines_of(card)
    if not rest:
        return None
    return next((by for by in HINDRANCES if why_not(first, by) and not why_not(rest[0], by)), None)


@pytest.mark.rule("2.3", "2.4")
@pytest.mark.parametrize("card", [card for card in raw_cards() if len(lines_of(card)) == 2])
def test_the_second_line_is_resolved_if_the_first_cannot_be(card: str) -> None:
    first, second = lines_of(card)
    by = obstacle(card)
    if by is None:
        assert card in NEVER
        return
    assert card not in NEVER
    p = suited()
    HINDRANCES[by](p)
    p.card(card).rest()
    assert p.reasons() == [why_not(first, by)], by
    assert p.told("log-automa-line")[0].startswith("Second line: ")
    wanted = expected(second)
    if not far_ship_in_reach(second) or by in ("systems", "ships"):
        wanted = [words for words in wanted if "goes to B 6 5" not in words]
    if by == "ships":
        wanted = [words for words in wanted if "upgrades" not in words]
    assert told_in_order(p, wanted), [event.words() for event in p.events()]


@pytest.mark.rule("2.3", "2.5")
@pytest.mark.parametrize("card", [card for card in raw_cards() if len(lines_of(card)) == 2])
def test_neither_line_is_resolved_if_both_are_hindered(card: str) -> None:
    first, second = lines_of(card)
    pairs = [(by,) for by in HINDRANCES] + list(combinations(HINDRANCES, 2))
    both = [by for by in pairs if why_not(first, *by) and why_not(second, *by)]
    if not both:
        assert any(all(step.startswith("jump") for step in line) for line in (first, second))
        return
    by = both[0]
    p = suited()
    for hindrance in by:
        HINDRANCES[hindrance](p)
    before = p.game.view()
    p.card(card)
    assert p.reasons() == [why_not(first, *by), why_not(second, *by)], by
    assert p.messages()[-1] == "log-automa-redraw"
    after = p.game.view()
    assert after.seats == before.seats  # nothing was done in the attempt
    assert after.places == before.places
