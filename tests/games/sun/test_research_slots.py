"""Research: the slot and its prerequisites, the cube and the event (rules 8.1 to 8.3)."""

from itertools import combinations

import pytest

from tests.games.sun.helpers import SLOTS, Bare, colony, plain, spare, studying, taking

# What each slot needs, and how many of it, as facts/sun.md has it.
NEEDS = {
    **dict.fromkeys("1234", ("", 0)),
    **{"A": ("1", 1), "B": ("12", 2), "C": ("2", 1), "D": ("3", 1), "E": ("34", 2), "F": ("4", 1)},
    **{"a": ("A", 1), "b": ("AB", 2), "c": ("BC", 2), "d": ("DE", 2), "e": ("EF", 2), "f": ("F", 1)},
    **{"x": ("abc", 2), "y": ("cd", 2), "z": ("def", 2)},
}
SUBSETS = [
    (level, "".join(own))
    for level in (2, 3, 4)
    for size in range(len(SLOTS[level - 1]) + 1)
    for own in combinations(SLOTS[level - 1], size)
]


def everything_discovered() -> Bare:
    p = studying()
    p.discover(*SLOTS[2], *SLOTS[3], *SLOTS[4])
    return p


# 8.1: slot and prerequisites


@pytest.mark.rule("8.1")
@pytest.mark.parametrize(("level", "own"), SUBSETS)
def test_a_slot_needs_its_prerequisites(level: int, own: str) -> None:
    p = everything_discovered()
    p.has(0, *own)
    open_to_it = [slot for slot in SLOTS[level] if len(set(NEEDS[slot][0]) & set(own)) >= NEEDS[slot][1]]
    p.turn(0)
    space = f"space:study.{level - 1}"
    if not open_to_it:
        assert p.refused(space) == ("why-no-slot", "8.1")
        return
    p.play(space)
    if len(open_to_it) > 1:
        assert p.offered() == [f"slot:{slot}" for slot in open_to_it]
    else:
        assert p.technologies(0)[-1] == plain(open_to_it[0])


@pytest.mark.rule("8.1")
def test_level_one_needs_nothing() -> None:
    p = studying().turn(0).play("space:study.0")
    assert p.offered() == ["slot:1", "slot:2", "slot:3", "slot:4"]


@pytest.mark.rule("8.1")
def test_a_technology_is_researched_only_once() -> None:
    p = studying()
    p.has(0, "1", "3")
    p.turn(0).play("space:study.0")
    assert p.offered() == ["slot:2", "slot:4"]
    assert p.refused("slot:1") == ("why-researched", "8.1")
    assert p.refused("slot:A") == ("why-level", "8.1")
    assert p.refused("slot:Q") == ("why-no-such-slot", "8.1")


@pytest.mark.rule("8.1")
def test_a_discovered_technology_needs_its_prerequisites_but_no_type() -> None:
    p = studying()
    p.has(0, "1")  # passes on scientific
    p.put_card("A", spare("commercial", 0))
    p.put_card("B", spare("scientific", 0))
    p.turn(0).play("space:study.1")
    assert p.technologies(0)[-1] == spare("commercial", 0), "A is the only slot open to it; B needs 2 as well"


@pytest.mark.rule("8.1")
@pytest.mark.parametrize(
    ("levels", "slots"),
    [
        ("I", "34"),
        ("II", "ABC"),
        ("III", "ef"),
        ("IIII", "xy"),
        ("I or II", "34ABC"),
        ("II or III", "ABCef"),
        ("up to III", "34ABCef"),
        ("up to IIII", "34ABCefxy"),
    ],
)
def test_the_levels_a_research_names(levels: str, slots: str) -> None:
    p = taking(f"research {levels}")
    p.discover(*SLOTS[2], *SLOTS[3], *SLOTS[4])
    p.has(0, *"12DEFabcd")
    p.turn(0).play("space:under-test.0")
    assert p.offered() == [f"slot:{slot}" for slot in slots]


@pytest.mark.rule("8.1")
@pytest.mark.parametrize(("colonies", "slots"), [(0, "34"), (1, "ABC"), (2, "ef"), (3, "xy"), (4, "xy"), (5, "xy")])
def test_planetary_scale_research_is_of_the_level_of_colonies_plus_one(colonies: int, slots: str) -> None:
    p = Bare()
    p.private(0, "planetary-scale-research")
    p.discover(*SLOTS[2], *SLOTS[3], *SLOTS[4])
    p.has(0, *"12DEFabcd")
    for number in range(colonies):
        p.colony(0, colony(number))
    p.give(0, pop=1, ore=4)
    p.turn(0).play("space:planetary-scale-research.0")
    assert p.offered() == [f"slot:{slot}" for slot in slots]


@pytest.mark.rule("8.1", "13.5")
def test_the_refusal_of_an_undiscovered_slot_names_both_prerequisites_even_with_transdimensional_ai() -> None:
    p = studying()
    p.power(0, "skip-prerequisite")
    p.discover("A")
    p.has(0, "1")
    p.discover("C", "D")
    p.has(0, "3")
    p.give(0, pop=1)
    p.turn(0).play("space:study.1")
    assert p.offered() == ["slot:A", "slot:D"]
    refusal = p.game.why_not("slot:B")
    assert refusal is not None
    assert refusal.words() == "It needs plain-11 and plain-12; you lack plain-12. (rule 8.1)"


# 8.2: the cube


@pytest.mark.rule("8.2")
def test_a_cube_stays_beside_the_slot_for_good() -> None:
    p = studying(pop=1)
    p.has(1, "1")
    p.has(2, "1")
    supply = p.seat(0).supply()
    p.turn(0).play("space:study.0", "slot:1")
    assert (p.seat(0).pop, p.seat(0).supply()) == (0, supply)
    assert p.seat(0).techs.bit_count() == 1
    assert p.game.view().slots[0].researched == [0, 1, 2]
    assert p.cubes(0) == 20
    p.play("produce:ore").idle(3)
    assert p.game.view().slots[0].researched == [0, 1, 2]


@pytest.mark.rule("8.2")
def test_without_population_there_is_no_research() -> None:
    p = studying(pop=0).turn(0)
    assert p.refused("space:study.0") == ("why-pop", "7.2")


# 8.3: the event


def event(line: str, who: str = "everyone", level: int = 2) -> str:
    return f'[event.news]\nname = "News"\nlevel = {level}\neffects = [{{ who = "{who}", line = "{line}" }}]\n'


def about_to_discover(text: str, seat: int = 0, pop: int = 1) -> Bare:
    """The seat has slot 1, the event of `text` lies on A, and the deck has two scientific cards on top."""
    p = studying(text)
    if seat:
        p.private(seat, "study")
    p.has(seat, "1")
    p.give(seat, pop=pop)
    p.next_event("news")
    p.stack_deck(2, spare("scientific", 0), spare("scientific", 1))
    p.turn(seat)
    return p


@pytest.mark.rule("8.3")
def test_the_event_comes_before_the_card_is_chosen() -> None:
    p = about_to_discover(event("2 ore")).play("space:study.1")
    assert p.offered() == [f"card:{spare('scientific', 0)}", f"card:{spare('scientific', 1)}"]
    assert [faction.ore for faction in p.state.seats] == [2, 2, 2, 2]
    assert p.card_on("A") is None
    assert p.seat(0).pop == 0, "the cube is placed before the event"
    log = p.log()
    assert log.index("Event: News.") < log.index("Player 1 looks for a new technology: scientific.")


@pytest.mark.rule("8.3")
def test_an_event_is_discarded_unless_it_stays() -> None:
    p = about_to_discover(event("2 ore")).play("space:study.1")
    assert p.state.standing == ()
    staying = event("2 ore") + 'score = { who = "everyone", vp = 1 }\n'
    p = about_to_discover(staying).play("space:study.1")
    assert p.state.standing == (p.event("news"),)


@pytest.mark.rule("8.3")
def test_everyone_is_asked_clockwise_from_the_discoverer() -> None:
    p = about_to_discover(event("[1 ore | supply -> pop]"), seat=2).play("space:study.1")
    asked = []
    while p.question() == "AskChoice":
        assert p.game.seat is not None
        asked.append(p.game.seat)
        p.play("choose:a")
    assert asked == [2, 3, 0, 1]


@pytest.mark.rule("8.3")
@pytest.mark.parametrize(
    ("who", "gains"),
    [
        ("discoverer", [1, 0, 0, 0]),
        ("others", [0, 1, 1, 1]),
        ("everyone", [1, 1, 1, 1]),
        ("most fleet power", [0, 1, 0, 1]),
        ("fewest fleet power", [1, 0, 0, 0]),
    ],
)
def test_whom_an_event_concerns(who: str, gains: list[int]) -> None:
    p = studying(event("1 ore", who))
    p.has(0, "1")
    p.give(0, pop=1)
    for seat, level in ((1, 3), (2, 2), (3, 3)):
        p.ships(seat, "sol", level)
    p.next_event("news")
    p.turn(0).play("space:study.1")
    assert [faction.ore for faction in p.state.seats] == gains


@pytest.mark.rule("8.3", "3.8")
def test_what_an_event_cannot_do_is_skipped() -> None:
    p = studying(event("pop -> ship 4, 1 ore"))
    p.has(0, "1")
    for seat in range(4):
        p.give(seat, pop=1 if seat < 2 else 0)
    p.next_event("news")
    p.turn(0).play("space:study.1")
    # The discoverer has used its population for the cube, seats 2 and 3 have none: only seat 1 builds.
    assert [p.fleet(seat, "sol") for seat in range(4)] == [[1], [1, 4], [1], [1]]
    assert [faction.ore for faction in p.state.seats] == [1, 1, 1, 1]


@pytest.mark.rule("8.3", "1.5")
def test_levels_one_and_four_and_discovered_slots_have_no_event() -> None:
    p = studying()
    p.discover("A", "B", "C")
    p.has(0, "1", "a", "b", "c")
    p.give(0, pop=1)
    p.turn(0).play("space:study.1")
    assert not [event for event in p.game.events if event.message == "log-event"]
    p.give(0, pop=1)
    p.turn(0).play("space:study.3").until_production()
    assert p.card_on("x") is not None
    assert not [event for event in p.game.events if event.message == "log-event"]
    assert p.state.event_left[2:4] == [6, 6]


@pytest.mark.rule("8.3", "8.1")
def test_a_slot_whose_event_is_under_way_cannot_be_researched_by_others() -> None:
    p = studying(event("(research II)", "others"))
    p.has(0, "1")
    p.has(1, "1")
    p.has(2, "1", "2")
    p.discover("C")
    p.give(0, pop=1)
    p.next_event("news")
    p.stack_deck(2, spare("scientific", 0), spare("scientific", 1))
    p.turn(0).play("space:study.1")
    assert p.game.seat == 2, "seat 1 could research A only, and its card is not there yet"
    assert p.offered() == ["slot:B", "slot:C", "pass"]


@pytest.mark.rule("8.2", "8.3")
@pytest.mark.parametrize(("who", "ore"), [("fewest technologies", [0, 5, 0, 0]), ("most technologies", [5, 0, 5, 5])])
def test_the_cube_of_the_discoverer_counts_while_its_event_is_resolved(who: str, ore: list[int]) -> None:
    p = studying(f'[event.news]\nname = "News"\nlevel = 2\neffects = [{{ who = "{who}", line = "5 ore" }}]\n')
    for seat, slots in enumerate(("1", "12", "123", "123")):
        p.has(seat, *slots)
    p.give(0, pop=1)
    p.next_event("news")
    p.deck(2, spare("scientific", 0))
    p.turn(0).play("space:study.1")
    p.until_production()
    assert [faction.ore for faction in p.state.seats] == ore, "seat 0 has a private one, 1 and the slot it discovers"


@pytest.mark.rule("8.2", "8.1")
def test_the_cube_of_the_discoverer_is_a_prerequisite_while_its_event_is_resolved() -> None:
    p = studying(event("(research III)", "discoverer"))
    p.has(0, "1")
    p.give(0, pop=2)
    p.next_event("news")
    p.deck(2, spare("scientific", 0))
    p.deck(3, plain("a"))
    p.turn(0).play("space:study.1")
    assert p.offered() == ["slot:a", "pass"], "A is its prerequisite, though no card lies there yet"
