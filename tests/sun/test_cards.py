"""Every card of the box, played: what its lines promise, read by a second reader, is what happens.

Numbers of house cards may be tuned; these tests then hold the engine to the new ones. Printed values are in
test_printed_cards.py.
"""

import re
from collections.abc import Sequence
from itertools import product, repeat
from typing import Any

import pytest

import heliopause
from heliopause.common.cards import Card
from tests.sun.helpers import (
    KINDS,
    LEVELS,
    MOST,
    SLOTS,
    STUDY,
    Bare,
    arrange,
    colony,
    counted,
    formula,
    line_technology,
    plain,
    raw,
    spare,
)
from tests.sun.ledger import Ledger, alternatives

TECHNOLOGIES, EVENTS, SYSTEMS = raw("technology"), raw("event"), raw("system")
ACHIEVEMENTS, GUILDS, MATS = raw("achievement"), raw("guild"), raw("mat")

# Tested by name in test_clarifications.py; the second reader does not know these verbs.
BY_NAME = ("infiltrate", "annex attached")

# What must be researched so that at least two plain slots of a level are open.
OPENS = {"I": "", "II": "12", "III": "EF", "IIII": "abcd"}
NUMERALS = {number: numeral for numeral, number in LEVELS.items()}


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


# Technologies

BONUSES = {id: table["immediate"] for id, table in TECHNOLOGIES.items() if "immediate" in table}
ACTIONS = {
    (id, number): action["line"]
    for id, table in TECHNOLOGIES.items()
    for number, action in enumerate(table.get("actions", ()))
}
PLAYABLE = {key: line for key, line in ACTIONS.items() if not any(verb in line for verb in BY_NAME)}


@pytest.mark.rule("8.5")
@pytest.mark.parametrize(("id", "way"), [param for id, line in BONUSES.items() for param in described(id, line)])
def test_immediate_bonus(id: str, way: tuple[int, ...]) -> None:
    level = TECHNOLOGIES[id]["level"]
    p = plenty(f"research {NUMERALS[level]}", BONUSES[id])
    slot = {1: "4", 2: "B", 3: "e", 4: "x"}[level]
    p.put_card(slot, id)
    p.private(0, "study")
    p.turn(0)
    ledger = Ledger(p, 0)
    p.play(f"space:study.{level - 1}", f"slot:{slot}").until_production(iter(way))
    ledger.check(f"research {NUMERALS[level]}, {BONUSES[id]}", iter(way))
    assert id in p.technologies(0)
    assert p.cubes(0) == 20


@pytest.mark.rule("8.5")
@pytest.mark.parametrize("id", [id for id in TECHNOLOGIES if id not in BONUSES])
def test_no_immediate_bonus(id: str) -> None:
    numeral = NUMERALS[TECHNOLOGIES[id]["level"]]
    p = plenty(f"research {numeral}")
    slot = {"I": "4", "II": "B", "III": "e", "IIII": "x"}[numeral]
    p.put_card(slot, id)
    p.private(0, "study")
    p.turn(0)
    ledger = Ledger(p, 0)
    p.play(f"space:study.{LEVELS[numeral] - 1}", f"slot:{slot}")
    assert p.question() == "AskProduction"
    ledger.check(f"research {numeral}")


@pytest.mark.rule("3.3", "3.4")
@pytest.mark.parametrize(
    ("id", "number", "way"),
    [
        pytest.param(id, number, way, id="-".join([id, str(number), *map(str, way)]))
        for (id, number), line in PLAYABLE.items()
        for way in ways(line)
    ],
)
def test_action(id: str, number: int, way: tuple[int, ...]) -> None:
    line = ACTIONS[id, number]
    p = plenty(line)
    p.private(0, id)
    p.seat(0).powers = 0  # what its power would change is tested elsewhere
    p.turn(0)
    ledger = Ledger(p, 0)
    space = sum(action.get("spaces", 1) for action in TECHNOLOGIES[id]["actions"][:number])
    p.play(f"space:{id}.{space}").until_production(iter(way))
    ledger.check(line, iter(way))
    assert p.cubes(0) == 20


@pytest.mark.rule("3.1", "3.2", "3.3")
@pytest.mark.parametrize("id", TECHNOLOGIES)
def test_action_spaces(id: str) -> None:
    p = plenty(*(line for (owner, _), line in ACTIONS.items() if owner == id))
    p.private(0, id)
    offered = [option for option in p.turn(0).offered() if option.startswith(f"space:{id}.")]
    spaces = sum(action.get("spaces", 1) for action in TECHNOLOGIES[id].get("actions", ()))
    if id == "stealth-terraformers":
        assert (offered, spaces) == ([], 1), "seat 0 controls every system here"
    else:
        assert offered == [f"space:{id}.{number}" for number in range(spaces)]


POWERS = {id: table["power"] for id, table in TECHNOLOGIES.items() if "power" in table}
ABILITIES = {id: table["ability"] for id, table in SYSTEMS.items() if "ability" in table}

# Every power is tested by what it does in test_guilds_events_powers.py, giga in test_clarifications.py.
KNOWN_POWERS = {
    *("skip-prerequisite", "ore-for-pop", "either-track", "wormhole", "crowd", "cheap-research", "cheap-colonize"),
    *("far-jump", "deep-yard", "cheap-trade", "rich-mining", "giga"),
}


@pytest.mark.rule("13.5")
@pytest.mark.parametrize("id", POWERS)
def test_power(id: str) -> None:
    level = TECHNOLOGIES[id]["level"]
    p = plenty(f"research {NUMERALS[level]}")
    slot = {1: "4", 2: "B", 3: "e", 4: "x"}[level]
    p.put_card(slot, id)
    p.private(0, "study")
    p.turn(0)
    assert p.game.view()["seats"][0]["powers"] == []
    p.play(f"space:study.{level - 1}", f"slot:{slot}")
    assert p.game.view()["seats"][0]["powers"] == [POWERS[id]]
    assert p.game.view()["seats"][1]["powers"] == []
    assert POWERS[id] in KNOWN_POWERS


ANY_TIME = {
    **{id: ("technology", table["anytime"]) for id, table in TECHNOLOGIES.items() if "anytime" in table},
    **{id: ("system", table["anytime"]) for id, table in SYSTEMS.items() if "anytime" in table},
}


@pytest.mark.rule("13.3")
@pytest.mark.parametrize("id", ANY_TIME)
def test_any_time_power(id: str) -> None:
    kind, line = ANY_TIME[id]
    p = plenty(line)
    if kind == "technology":
        p.private(0, id)
    else:
        p.colony(0, id)
    p.turn(0)
    ledger = Ledger(p, 0)
    p.play(f"power:{id}").until("AskSpace", repeat(0))
    ledger.check(line, repeat(0))
    assert f"power:{id}" not in p.offered()


POINTS = {id: str(table["vp"]) for id, table in TECHNOLOGIES.items() if "vp" in table}


def words_of(text: str) -> list[str]:
    return re.findall(r"per (?:\d+ )?([A-Za-z4 ]+?)(?= up to| \+|$)", text) or ["pop"]


@pytest.mark.rule("6.2")
@pytest.mark.parametrize(
    ("id", "word", "n"),
    [
        (id, word, n)
        for id, text in POINTS.items()
        for word in words_of(text)
        for n in (0, 1, 2, 3, 5, 8, 16)
        if n <= MOST.get(word, 16)
    ],
)
def test_points_of_level_four(id: str, word: str, n: int) -> None:
    p = Bare()
    p.achievements("transcendence", "empire", "technologist", "warlord")
    p.private(0, id)
    arrange(p, 0, word, n)
    assert p.game.scores()[0].parts["level-4"] == formula(p, 0, POINTS[id])


@pytest.mark.rule("6.2", "8.7")
@pytest.mark.parametrize("id", TECHNOLOGIES)
def test_points_of_a_technology(id: str) -> None:
    level = TECHNOLOGIES[id]["level"]
    slot = SLOTS[level][0]
    p = Bare()
    p.research(0, slot, id)
    expected = formula(p, 0, POINTS[id]) if level == 4 else level
    assert p.game.scores()[0].parts[f"level-{level}"] == expected
    assert p.game.scores()[0].parts["private"] == 0


# Events


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
        p.give(seat, pop=3, ore=6)
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
            p.private(seat, spare("scientific", 2 * seat + number) if number < 2 else spare("military", seat))
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


# Systems


def fleet_of(power: int) -> list[int]:
    """Ships that add up to a power and are all needed for it."""
    return [4] * (power // 4) + [power % 4] * (power % 4 > 0)


@pytest.mark.rule("11.3", "11.4")
@pytest.mark.parametrize("id", SYSTEMS)
def test_gaining_control_of_a_system(id: str) -> None:
    line = SYSTEMS[id].get("control", "")
    p = plenty(line, text=line_technology("jump 1"))
    p.private(0, "under-test")
    here = p.place("a1")
    p.seat(0).tracks[p.state.outpost[here]] += 1
    p.state.controller[here] = -1
    p.put_system("a1", id)
    p.turn(0)
    ledger = Ledger(p, 0)
    p.play("space:under-test.0", "jump:sol>a1:1").until_production(repeat(0))
    owner, disc = p.outpost("a1") or (-1, "")
    assert owner == 0
    assert disc in SYSTEMS[id]["specialty"]
    ledger.tracks[("food", "ore").index(disc)] -= 1
    ledger.check(", ".join(["jump 1", *([line] if line else [])]), repeat(0))


@pytest.mark.rule("12.1")
@pytest.mark.parametrize("id", SYSTEMS)
def test_a_system_needs_its_power(id: str) -> None:
    p = Bare(line_technology("colonize", "arks"))
    p.private(0, "arks")
    p.put_system("b2", id)
    p.control(0, "b2", SYSTEMS[id]["specialty"][0])
    if SYSTEMS[id]["power"] > 1:
        p.ships(0, "b2", *fleet_of(SYSTEMS[id]["power"] - 1))
    p.turn(0)
    assert "space:arks.0" not in p.offered()
    p.ships(0, "b2", *fleet_of(SYSTEMS[id]["power"]))
    p.turn(0)
    assert "space:arks.0" in p.offered()


@pytest.mark.rule("12.2", "12.5", "12.6", "6.2")
@pytest.mark.parametrize("id", SYSTEMS)
def test_colonizing_a_system(id: str) -> None:
    line = SYSTEMS[id].get("bonus", "")
    p = plenty(line)
    p.private(0, "arks")
    p.put_system("b2", id)
    p.ships(0, "b2", *fleet_of(SYSTEMS[id]["power"]))
    p.give(0, pop=4)
    points = p.game.scores()[0].parts["colonies"]
    p.turn(0)
    ledger = Ledger(p, 0)
    p.play("space:arks.0").until_production(repeat(0))
    ledger.check(", ".join(["colonize", *([line] if line else [])]), repeat(0))
    assert p.game.view()["seats"][0]["colonies"][-1]["id"] == id
    assert p.game.scores()[0].parts["colonies"] == points + SYSTEMS[id]["vp"]
    disc = next(event.phrase.args["b"] for event in p.game.events if event.message == "log-colony-disc")
    assert getattr(disc, "words", str)() in SYSTEMS[id]["specialty"]
    assert p.game.view()["seats"][0]["powers"] == ([ABILITIES[id]] if id in ABILITIES else [])
    assert p.cubes(0) == 20


@pytest.mark.rule("13.5")
@pytest.mark.parametrize("id", ABILITIES)
def test_an_ability_is_a_known_power(id: str) -> None:
    assert ABILITIES[id] in KNOWN_POWERS


# Achievements


@pytest.mark.rule("5.1", "5.2", "1.4")
@pytest.mark.parametrize("id", ACHIEVEMENTS)
@pytest.mark.parametrize("below", [True, False])
def test_achievement_at_and_just_below_its_threshold(id: str, below: bool) -> None:
    least, _, word = ACHIEVEMENTS[id]["condition"].partition(" ")
    p = Bare()
    p.achievements(id)
    p.turn(0).play("space:basic-4.0")
    arrange(p, 0, word, int(least) - below)
    p.play("produce:trade")
    if p.question() == "AskTrade":
        p.play("done")
    assert p.game.seat == 1
    assert p.state.claims == [()] if below else p.state.claims == [(0,)]
    assert p.points(0).get("achievements", 0) == (0 if below else ACHIEVEMENTS[id]["slots"][0])


@pytest.mark.rule("5.2", "6.2")
@pytest.mark.parametrize("id", ACHIEVEMENTS)
def test_points_of_an_achievement_by_slot(id: str) -> None:
    slots = ACHIEVEMENTS[id]["slots"]
    p = Bare()
    p.achievements(id)
    p.claimed(id, *range(len(slots)))
    assert [p.points(seat).get("achievements", 0) for seat in range(4)] == [*slots, *[0] * (4 - len(slots))]


# Guilds


@pytest.mark.rule("13.1")
@pytest.mark.parametrize(
    ("id", "way"), [param for id, table in GUILDS.items() for param in described(id, table["line"])]
)
def test_guild(id: str, way: tuple[int, ...]) -> None:
    line = GUILDS[id]["line"]
    p = plenty(line)
    p.open_guild(id)
    p.turn(0)
    ledger = Ledger(p, 0)
    p.play(f"space:{id}.0").until_production(iter(way))
    ledger.check(line, iter(way))
    assert p.pawn_of(0) == f"{id}.0"


# Mats


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
        view = p.game.view()["seats"][0]
        assert view["grows"] == [letter for letter in table["growth"][: off + 1] if letter != "-"]
        assert view["mines"] == sum(table["ore_track"][: off + 1])
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
        assert [name for name in p.game.view()["seats"][0]["powers"] if name == item["power"]] == powers
    assert item["power"] in KNOWN_POWERS


# All of them


PLAYED_BY = {
    "technology": (
        "test_immediate_bonus",
        "test_action",
        "test_power",
        "test_any_time_power",
        "test_points_of_level_four",
    ),
    "event": ("test_event",),
    "system": ("test_gaining_control_of_a_system", "test_colonizing_a_system"),
    "achievement": ("test_achievement_at_and_just_below_its_threshold",),
    "guild": ("test_guild",),
    "mat": ("test_set_up_of_a_mat", "test_tracks_of_a_mat"),
}
BY_NAME_TOO = {"stealth-terraformers"}  # in test_clarifications.py and test_printed_cards.py


@pytest.mark.rule("1.1")
@pytest.mark.parametrize("kind", KINDS)
def test_every_content_id_is_exercised(kind: str, request: pytest.FixtureRequest) -> None:
    """Every card of the box is among the parameters of a test that plays what the card says."""
    played = set(BY_NAME_TOO)
    for name in PLAYED_BY[kind]:
        for mark in getattr(request.module, name).pytestmark:
            if mark.name == "parametrize" and "id" in mark.args[0]:
                played |= {_id_of(param, mark.args[0]) for param in mark.args[1]}
    content = heliopause.new("sun").rules.content
    cards: dict[str, Sequence[Card]] = {
        "technology": content.technologies,
        "event": content.events,
        "system": content.systems,
        "achievement": content.achievements,
        "guild": content.guilds,
        "mat": content.mats,
    }
    ids = {card.id for card in cards[kind]}
    assert ids == set(raw(kind))
    assert ids - played == set(), "a card that no test plays, or one without any text"


def _id_of(param: Any, names: str | tuple[str, ...]) -> str:
    """The card id in a set of parameters."""
    values = getattr(param, "values", param)
    id = values if isinstance(names, str) else values[names.index("id")]
    assert isinstance(id, str)
    return id
