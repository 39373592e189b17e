"""Every event of the box, played: what its lines promise is what happens (see cards.py)."""

from itertools import repeat

import pytest

from tests.games.sun.cards import EVENTS, NUMERALS, plenty, words_of
from tests.games.sun.helpers import Bare, arrange, colony, counted, formula, plain, spare
from tests.games.sun.ledger import Ledger


def gathering(event: str) -> Bare:
    """Seat 0, with plenty, is about to discover a slot under which this event lies. The others differ in what they
    have, and two of them tie for the fewest of most things."""
    table = EVENTS[event]
    numeral = NUMERALS[table["level"]]
    lines = [effect["line"] for effect in table.get("effects", ())]
    p = plenty(*lines)
    state = p.state
    slot = {"II": "A", "III": "f"}[numeral]
    p.private(0, "study")
    for needed in {"A": "1", "f": "F"}[slot]:
        if not p.seat(0).techs >> p.slot(needed) & 1:
            p.has(0, needed)
    p.ships(0, "a1", 4, 4)  # nobody takes it from seat 0 by jumping there
    state.card_at[p.slot(slot)] = -1
    p.stack_deck(table["level"], *([spare("scientific", 0), plain("A")] if slot == "A" else [plain("f"), plain("b")]))
    for seat, discs, levels in ((1, 1, [1]), (2, 2, [1, 2]), (3, 1, [1])):
        p.automate(seat, food=discs, ore=discs)
        p.ships(seat, "sol", *levels)
        for number in range(discs):
            p.private(seat, spare("commercial", seat + 2 * number))
        p.give(seat, pop=3, ore=9)
    p.give(0, pop=4)
    p.next_event(event)
    p.turn(0)
    return p


def concerned(p: Bare, who: str) -> list[int]:
    rank, _, word = who.partition(" ")
    if not word:
        return {"discoverer": [0], "everyone": [0, 1, 2, 3], "others": [1, 2, 3]}[rank]
    counts = [counted(p, seat, word) for seat in range(4)]
    best = max(counts) if rank == "most" else min(counts)
    return [seat for seat in range(4) if counts[seat] == best]


@pytest.mark.rule("8.3", "13.2")
@pytest.mark.parametrize("id", EVENTS)
def test_event(id: str) -> None:
    table = EVENTS[id]
    p = gathering(id)
    effects = [(concerned(p, effect["who"]), effect["line"]) for effect in table.get("effects", ())]
    ledgers = [Ledger(p, seat) for seat in range(4)]
    p.play(f"space:study.{table['level'] - 1}")
    if p.question() == "AskSlot":
        p.play({2: "slot:A", 3: "slot:f"}[table["level"]])
    p.until_production(repeat(0))
    assert [event.words() for event in p.game.events if event.message == "log-event"] == [f"Event: {table['name']}."]
    for seat, ledger in enumerate(ledgers):
        ledger.expect([line for seats, line in effects if seat in seats], repeat(0))
        after = Ledger(p, seat)
        if seat == 0:  # the discovery itself
            ledger.pop -= 1
            ledger.slots += 1
            ledger.cards += 1
        else:
            ledger.guilds = after.guilds
        assert ledger.values() == after.values(), f"seat {seat}"
    stays = any(key in table for key in ("score", "museum", "attach"))
    assert p.state.standing == ((p.event(id),) if stays else ())
    assert (p.state.attached >= 0) == ("attach" in table)
    assert (p.system_at("extra") is not None) == ("extra_system" in table)


@pytest.mark.rule("13.2", "6.2")
@pytest.mark.parametrize("id", [id for id, table in EVENTS.items() if "score" in table])
@pytest.mark.parametrize("counts", [(2, 1, 2, 0), (0, 0, 0, 0), (1, 3, 2, 0)])
def test_points_of_an_event(id: str, counts: tuple[int, ...]) -> None:
    score = EVENTS[id]["score"]
    rank, _, word = score["who"].partition(" ")
    p = Bare()
    for seat in range(4):
        p.ships(seat, "sol")
    for seat, n in enumerate(counts):
        arrange_some(p, seat, word or words_of(str(score["vp"]))[0], n)
    p.standing(id)
    points = [points.parts["events"] for points in p.game.scores()]
    if rank == "everyone":
        assert points == [formula(p, seat, str(score["vp"])) for seat in range(4)]
    else:
        assert rank == "most"
        assert points == [score["vp"] if n and n == max(counts) else 0 for n in counts]


def arrange_some(p: Bare, seat: int, word: str, n: int) -> None:
    """Several seats cannot all have the same cards and places: give each its own."""
    if word.endswith("technologies"):
        for number in range(n):
            third = "bio-synaptic-network" if word.startswith("scientific") else spare("military", seat)
            p.private(seat, spare("scientific", 2 * seat + number) if number < 2 else third)
    elif word in ("controlled locations", "shipyards", "systems controlled"):
        places = ("s1", "s2", "s3") if word == "shipyards" else ("a1", "a2", "b1", "b2", "s1", "s2", "s3")
        free = [place for place in places if p.outpost(place) is None]
        for place in free[:n]:
            p.control(seat, place, "food" if place in ("s1", "a1", "b1") else "ore")
    elif word == "colonies":
        for number in range(n):
            p.colony(seat, colony(2 * seat + number))
    else:
        arrange(p, seat, word, n)
