"""Research a technology, five steps, and private technologies (rule 8)."""

from itertools import combinations

import pytest

from tests.sun.helpers import SLOTS, Bare, colony, plain, spare, studying, taking

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
    assert p.game.view()["slots"][0]["researched"] == [0, 1, 2]
    assert p.cubes(0) == 20
    p.play("produce:ore").idle(3)
    assert p.game.view()["slots"][0]["researched"] == [0, 1, 2]


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


# 8.4: type, reveal, choose


def discovering(has: str, *deck: str, text: str = "") -> Bare:
    """Seat 0 is about to discover a level II slot, with exactly these cards in the deck."""
    p = studying(text)
    p.has(0, *has)
    p.give(0, pop=1)
    p.next_event("plain-2")
    p.deck(2, *deck)
    p.turn(0)
    return p


@pytest.mark.rule("8.4")
def test_cards_are_revealed_until_two_match_and_the_rest_goes_under_as_one_batch() -> None:
    military, first, economic, second = spare("military", 0), spare("scientific", 0), spare("economic", 0), plain("A")
    below = [spare("commercial", 0), spare("scientific", 2)]
    p = discovering("1", military, first, economic, second, *below).play("space:study.1")
    assert p.offered() == [f"card:{first}", f"card:{second}"]
    p.play(f"card:{second}")
    assert p.card_on("A") == second
    assert p.batches(2) == [{below[0]}, {below[1]}, {military, economic, first}], "the deck itself keeps its order"


@pytest.mark.rule("8.4")
def test_a_card_matches_by_either_of_its_left_types() -> None:
    hybrid = (
        '[technology.hybrid]\nname = "Hybrid"\nlevel = 2\n'
        'left = ["military", "scientific"]\nright = "commercial"\n'
        '[technology.passes-on]\nname = "Passes on"\nlevel = 2\n'
        'left = ["economic", "military"]\nright = "scientific"\n'
    )
    p = discovering("1", "passes-on", "hybrid", spare("scientific", 0), text=hybrid).play("space:study.1")
    assert p.offered() == ["card:hybrid", f"card:{spare('scientific', 0)}"], "the right type does not matter here"


@pytest.mark.rule("8.4")
def test_two_types_passed_on_leave_the_choice() -> None:
    p = discovering("12", *[spare(name, n) for n in (0, 1) for name in ("scientific", "economic", "military")])
    p.play("space:study.1", "slot:B")
    assert p.offered() == ["type:scientific", "type:economic"]
    p.play("type:economic")
    assert p.offered() == [f"card:{spare('economic', 0)}", f"card:{spare('economic', 1)}"]


@pytest.mark.rule("8.4")
def test_two_prerequisites_of_one_type_leave_no_choice() -> None:
    p = studying()
    p.put_card("A", spare("military", 0))
    p.put_card("B", spare("military", 1))
    p.has(0, "A", "B")
    p.give(0, pop=1)
    p.next_event("plain-3")
    p.deck(3, "spare-3-0", "spare-3-1")
    p.turn(0).play("space:study.2", "slot:b")
    assert p.offered() == ["card:spare-3-0", "card:spare-3-1"]


@pytest.mark.rule("8.4")
def test_a_prerequisite_passes_on_its_right_type_only() -> None:
    text = (
        '[technology.turncoat]\nname = "Turncoat"\nlevel = 2\nleft = ["military", "economic"]\nright = "commercial"\n'
    )
    p = studying(text)
    p.put_card("A", "turncoat")
    p.has(0, "A")
    p.give(0, pop=1)
    p.next_event("plain-3")
    p.deck(3, plain("a"), plain("b"), plain("c"), plain("d"), "spare-3-0", "spare-3-1")
    p.turn(0).play("space:study.2")
    assert p.card_on("a") == plain("d"), "the only commercial card of the deck"


@pytest.mark.rule("8.4")
def test_a_single_match_is_taken() -> None:
    p = discovering("1", spare("military", 0), spare("scientific", 0), spare("economic", 0)).play("space:study.1")
    assert p.card_on("A") == spare("scientific", 0)
    assert p.batches(2) == [{spare("military", 0), spare("economic", 0)}]


@pytest.mark.rule("8.4")
def test_without_a_match_a_random_card_is_taken() -> None:
    left = {spare("military", 0), spare("economic", 0), spare("economic", 1)}
    p = discovering("1", *left).play("space:study.1")
    placed = p.card_on("A")
    assert placed in left
    assert set().union(*p.batches(2)) == left - {placed}


# 8.5: the immediate bonus


BONUS = """
[technology.gift]
name = "Gift"
level = 1
left = ["military", "military"]
right = "military"
immediate = "3 ore, supply -> ship 2"
actions = [{ line = "7 ore" }]
"""


@pytest.mark.rule("8.5")
def test_the_bonus_is_for_everyone_who_researches_the_card_and_the_actions_are_not_carried_out() -> None:
    p = studying(BONUS)
    p.private(1, "study")
    p.put_card("1", "gift")
    for seat in (0, 1):
        p.give(seat, pop=1, ore=0)
        p.turn(seat).play("space:study.0", "slot:1")
        assert p.seat(seat).ore == 3
        assert p.fleet(seat, "sol") == [1, 2]
        p.pawn(seat, "basic-4.0")


@pytest.mark.rule("8.5", "3.3")
def test_a_new_action_space_is_used_from_the_next_turn_on_and_by_nobody_else() -> None:
    p = studying(BONUS)
    p.put_card("1", "gift")
    p.turn(0).play("space:study.0", "slot:1")
    assert p.question() == "AskProduction"
    p.play("produce:trade", "done")
    assert p.refused("space:gift.0") == ("why-not-researched", "3.3")
    p.idle(3)
    assert "space:gift.0" in p.offered()


@pytest.mark.rule("8.5", "3.8")
def test_what_a_bonus_cannot_do_is_skipped() -> None:
    text = BONUS.replace("3 ore, supply -> ship 2", "pop -> ship 4, 2 pop -> ship 1, 3 ore")
    p = studying(text, pop=2)
    p.put_card("1", "gift")
    p.turn(0).play("space:study.0", "slot:1")
    assert p.fleet(0, "sol") == [1, 4], "one population is left for three ships"
    assert p.seat(0).ore == 3


# 8.6: restricted and free research


@pytest.mark.rule("8.6")
def test_existing_means_discovered() -> None:
    p = taking("research II existing")
    p.has(0, "1", "2")
    p.discover("A", "B")
    p.turn(0).play("space:under-test.0")
    assert p.offered() == ["slot:A", "slot:B"]
    assert p.refused("slot:C") == ("why-undiscovered", "8.6")


@pytest.mark.rule("8.6")
def test_without_prerequisites_any_technology_one_lacks() -> None:
    p = taking("research I or II existing without prerequisites")
    p.has(0, "1", "A")
    p.discover("B", "E")
    p.give(0, pop=1)
    p.turn(0).play("space:under-test.0")
    assert p.offered() == ["slot:2", "slot:3", "slot:4", "slot:B", "slot:E"]
    p.play("slot:E")
    assert p.seat(0).pop == 0, "the cube is not saved"
    assert p.technologies(0)[-1] == plain("E")


@pytest.mark.rule("8.6")
@pytest.mark.parametrize(("words", "ore"), [("", 3), (" without bonus", 0)])
def test_without_bonus_the_bonus_is_left_out(words: str, ore: int) -> None:
    p = Bare(BONUS + f'[guild.scholars-guild]\nline = "research I{words}"\n')
    p.put_card("1", "gift")
    p.open_guild("scholars-guild")
    p.give(0, ore=0)
    p.turn(0).play("space:scholars-guild.0", "slot:1")
    assert p.seat(0).ore == ore
    assert "gift" in p.technologies(0)
    assert p.seat(0).pop == 1


@pytest.mark.rule("8.6", "3.4")
def test_an_existing_research_needs_something_discovered() -> None:
    p = taking("research II existing without prerequisites").turn(0)
    assert p.refused("space:under-test.0") == ("why-no-slot", "8.1")


# 8.7: private technologies


def about_to_take_privately(*deck: str, text: str = "", **options: bool) -> Bare:
    action = (
        '[technology.embassy]\nname = "Embassy"\nlevel = 2\nleft = ["military", "military"]\nright = "military"\n'
        'actions = [{ line = "private II" }, { line = "private III" }]\n'
    )
    p = Bare(action + text, **options)
    p.private(0, "embassy")
    p.deck(2, *deck)
    p.give(0, pop=1, ore=0)
    p.turn(0)
    return p


@pytest.mark.rule("8.7")
def test_one_of_the_top_two_cards_of_any_type_is_kept() -> None:
    one, other, third = spare("military", 0), spare("economic", 0), spare("scientific", 0)
    p = about_to_take_privately(one, other, third).play("space:embassy.0")
    assert p.offered() == [f"card:{one}", f"card:{other}"]
    p.play(f"card:{other}")
    assert p.technologies(0) == ["embassy", other]
    assert p.batches(2) == [{third}, {one}]
    assert (p.seat(0).pop, p.seat(0).techs) == (1, 0), "no cube and no slot"
    assert p.state.event_left[2] == 6, "no event"
    assert other not in [p.card_on(slot) for slot in SLOTS[2]]


@pytest.mark.rule("8.7")
def test_a_private_technology_gives_its_bonus_and_its_actions_to_its_owner_alone() -> None:
    gift = BONUS.replace("level = 1", "level = 2")
    p = about_to_take_privately("gift", spare("economic", 0), text=gift).play("space:embassy.0", "card:gift")
    assert p.seat(0).ore == 3
    assert p.fleet(0, "sol") == [1, 2]
    p.play("produce:trade", "done")
    assert p.refused("space:gift.0") == ("why-not-there", "3.3")
    p.idle(3)
    assert "space:gift.0" in p.offered()


@pytest.mark.rule("8.7", "6.2")
def test_a_private_technology_counts_and_scores_but_is_nobodys_prerequisite() -> None:
    p = about_to_take_privately(spare("military", 0), spare("economic", 0))
    p.play("space:embassy.0", f"card:{spare('military', 0)}")
    p.deck(3, "spare-3-0", "spare-3-1")
    p.turn(0).play("space:embassy.1", "card:spare-3-1")
    assert p.technologies(0) == ["embassy", spare("military", 0), "spare-3-1"]
    assert p.points(0)["private"] == 2 + 2 + 3, "Embassy itself is private here"
    assert "level-2" not in p.points(0)
    assert p.seat(0).techs == 0


@pytest.mark.rule("8.7", "13.5")
def test_a_private_power_holds_for_its_owner() -> None:
    p = about_to_take_privately()
    p.deck(3, "wormhole-technology", "spare-3-0")
    p.play("space:embassy.1", "card:wormhole-technology")
    assert p.game.view()["seats"][0]["powers"] == ["wormhole"]
    assert [p.game.view()["seats"][seat]["powers"] for seat in (1, 2, 3)] == [[], [], []]


@pytest.mark.rule("8.7")
def test_a_private_technology_cannot_be_researched_by_others() -> None:
    p = studying()
    p.private(1, spare("military", 0))
    p.has(0, *"1234")
    p.discover("A")
    p.give(0, pop=1)
    p.turn(0).play("space:study.1")
    assert p.offered() == [f"slot:{slot}" for slot in "ABCDEF"], "only slots of the board"


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
    assert refusal.words() == "You have 1 of the prerequisites and need 2. (rule 8.1)"
