"""Every mat of the box: its set-up, its tracks, and the innovations of the advanced ones (see cards.py)."""

from itertools import repeat

import pytest

import heliopause
from tests.games.sun.cards import KNOWN_POWERS, MATS
from tests.games.sun.helpers import SLOTS, Bare, arrange
from tests.games.sun.ledger import Ledger
from tests.games.writing import power_texts


@pytest.mark.rule("1.2", "1.3", "14.1")
@pytest.mark.parametrize("id", MATS)
def test_set_up_of_a_mat(id: str) -> None:
    table = MATS[id]
    p = Bare.__new__(Bare)
    p.game = heliopause.new("sun", players=4, seed=1, start=0, mats=table["set"], choose_mats=True)
    p.play(f"mat:{id}")  # the last in turn order chooses first
    p.until("AskSpace", repeat(0))
    faction = p.seat(3)
    ledger = Ledger(p, 3)
    ledger.ore, ledger.pop, ledger.supply, ledger.ships = 2, 2, 17, [1, 0, 0, 0]
    ledger.tracks, ledger.automation, ledger.seen = [8, 8], 0, 0
    ledger.columns = table["columns"]
    ledger.check(table["setup"], repeat(0)) if "setup" in table else ledger.expect([], repeat(0))
    assert ledger.values() == Ledger(p, 3).values()
    assert p.cubes(3) == 20
    if "supply" not in table.get("setup", "") and "column" not in table.get("setup", ""):
        assert faction.columns == table["columns"]


@pytest.mark.rule("1.2", "4.1", "4.2")
@pytest.mark.parametrize("id", MATS)
def test_tracks_of_a_mat(id: str) -> None:
    table = MATS[id]
    p = Bare(mats=table["set"], choose_mats=False)
    p.mat(0, id)
    for off in range(9):
        p.seat(0).tracks = [8 - off, 8 - off]
        view = p.game.view().seats[0]
        assert view.grows == [letter for letter in table["growth"][: off + 1] if letter != "-"]
        assert view.mines == sum(table["ore_track"][: off + 1])
    p.seat(0).tracks = [8, 8]
    for levels in range(9):
        p.seat(0).automated = [levels, 0, 0]
        points = sum(table["automation"][:levels]) + max(0, levels - 7)
        assert p.points(0).get("automation", 0) == points


INNOVATIONS = {(id, item["id"]): item for id, table in MATS.items() for item in table.get("innovations", ())}


def innovator(id: str, letter: str) -> Bare:
    """Seat 0 plays the mat and has only this innovation still before it."""
    p = Bare(mats="advanced", choose_mats=False)
    for seat in range(4):
        p.mat(seat, id)
        p.seat(seat).fired = 3
    number = [item["id"] for item in MATS[id]["innovations"]].index(letter)
    p.seat(0).fired = 3 & ~(1 << number)
    p.give(0, pop=5)
    p.turn(0).play("space:basic-4.0")
    return p


def settle_down(p: Bare) -> None:
    """Finish seat 0's turn by a trade of nothing, and answer what an innovation asks."""
    p.play("produce:trade", "done")
    while p.game.seat == 0:
        p.play(p.forward(repeat(0)))


@pytest.mark.rule("14.1")
@pytest.mark.parametrize(("id", "letter"), [key for key, item in INNOVATIONS.items() if "when" in item])
def test_innovation_reached_once(id: str, letter: str) -> None:
    item = INNOVATIONS[id, letter]
    least, _, word = item["when"].partition(" ")
    if word == "exchanges":
        trade_until_reached(id, letter, int(least))
        return
    p = innovator(id, letter)
    arrange(p, 0, word, int(least) - 1)
    ledger = Ledger(p, 0)
    settle_down(p)
    assert ledger.values() == Ledger(p, 0).values(), "not reached yet"
    p = innovator(id, letter)
    arrange(p, 0, word, int(least))
    p.discover(*SLOTS[2], *SLOTS[3], *SLOTS[4])
    for place in ("a1", "a2"):
        p.control(0, place, "star")  # so that no jump places a disc
    ledger = Ledger(p, 0)
    settle_down(p)
    ledger.check(item["line"], repeat(0))
    assert p.seat(0).fired == 3


def trade_until_reached(id: str, letter: str, exchanges: int) -> None:
    for made, fired in ((exchanges - 1, False), (exchanges, True)):
        p = innovator(id, letter)
        p.rule_everything(0)
        ledger = Ledger(p, 0)
        p.play("produce:trade", *["trade:pop-ore"] * made, "done")
        while p.game.seat == 0:
            p.play(p.forward(repeat(0)))
        ledger.expect(["trade"] * made + [INNOVATIONS[id, letter]["line"]] * fired, repeat(0))
        assert ledger.values() == Ledger(p, 0).values()


@pytest.mark.rule("14.1", "13.5")
@pytest.mark.parametrize(("id", "letter"), [key for key, item in INNOVATIONS.items() if "while" in item])
def test_innovation_while_a_level_holds(id: str, letter: str) -> None:
    item = INNOVATIONS[id, letter]
    least, _, word = item["while"].partition(" ")
    for n, powers in ((int(least) - 1, []), (int(least), [item["power"]])):
        p = innovator(id, letter)
        arrange(p, 0, word, n)
        settle_down(p)
        assert [name for name in power_texts(p.game.view().seats[0].powers) if name == item["power"]] == powers
    assert item["power"] in KNOWN_POWERS
