"""Guilds, events that stay, any-time powers, copied actions and permanent powers (rule 13)."""

import pytest

from heliopause.game import Game
from tests.sun.helpers import SLOTS, Bare, colony, line_technology, plain, raw, spare, studying, taking

# 13.1: guilds


@pytest.mark.rule("13.1")
@pytest.mark.parametrize("id", raw("guild"))
def test_a_covered_guild_is_closed_to_everybody(id: str) -> None:
    p = Bare()
    p.give(0, pop=5, ore=20)
    p.turn(0)
    assert p.refused(f"space:{id}.0") == ("why-guild-closed", "13.1")


@pytest.mark.rule("13.1", "1.5")
@pytest.mark.parametrize(
    ("event", "slot", "tier"),
    [("tyler-lee", "A", 1), ("maya-chaturvedi", "A", 1), ("kc-24x", "a", 2), ("onu", "a", 2)],
)
def test_a_fixed_event_opens_a_guild_of_the_discoverers_choice(event: str, slot: str, tier: int) -> None:
    p = studying()
    p.has(0, {"A": "1", "a": "A"}[slot])
    p.give(0, pop=1)
    p.next_event(event)
    p.turn(0).play("space:study.2" if slot == "a" else "space:study.1")
    guilds = sorted((table["position"], id) for id, table in raw("guild").items() if table["tier"] == tier)
    assert len(guilds) == 2
    assert (p.game.seat, p.offered()) == (0, [f"guild:{id}" for _, id in guilds])
    p.play(f"guild:{guilds[1][1]}")
    opened = {guild["id"]: guild["open"] for guild in p.game.view()["guilds"]}
    assert opened == {id: id == guilds[1][1] for id in raw("guild")}


@pytest.mark.rule("13.1")
def test_an_open_guild_is_for_everybody_and_has_one_space() -> None:
    text = '[guild.scholars-guild]\nline = "3 ore"\n'
    p = Bare(text)
    p.open_guild("scholars-guild")
    p.turn(0).play("space:scholars-guild.0", "produce:ore")
    assert p.seat(0).ore == 4
    assert p.refused("space:scholars-guild.0") == ("why-occupied", "3.1")
    p.idle(3).play("space:basic-4.0", "produce:ore")
    assert "space:scholars-guild.0" in p.offered(), "without any technology, once the pawn has left"


@pytest.mark.rule("13.1")
def test_the_second_event_of_a_tier_opens_the_other_guild() -> None:
    p = taking("open guild 1, 1 ore").turn(0).play("space:under-test.0", "guild:scholars-guild")
    p.pawn(0, "basic-4.0")
    p.turn(0).play("space:under-test.0")
    assert [guild["open"] for guild in p.game.view()["guilds"] if guild["tier"] == 1] == [True, True]
    p.pawn(0, "basic-4.0")
    p.turn(0).play("space:under-test.0")
    assert p.seat(0).ore == 3, "with none left to open, nothing is opened"


# 13.2: events that stay


def standing(score: str) -> Bare:
    p = Bare(f'[event.news]\nname = "News"\nlevel = 3\nscore = {score}\n')
    p.standing("news")
    return p


def event_points(p: Bare) -> list[int]:
    return [score.parts["events"] for score in p.game.scores()]


@pytest.mark.rule("13.2", "6.2")
def test_whoever_has_the_most_scores_and_all_tied_do() -> None:
    p = standing('{ who = "most ships in Deep Space", vp = 3 }')
    assert event_points(p) == [0, 0, 0, 0], "one must have some of it"
    p.ships(1, "deep", 1, 1)
    p.ships(2, "deep", 4)
    assert event_points(p) == [0, 3, 0, 0]
    p.ships(3, "deep", 2, 2)
    assert event_points(p) == [0, 3, 0, 3]


@pytest.mark.rule("13.2", "6.2")
def test_everyone_scores_by_the_formula() -> None:
    p = standing('{ who = "everyone", vp = "2 per shipyards" }')
    p.control(0, "s1", "food")
    p.control(0, "s2", "ore")
    p.control(3, "s3", "ore")
    p.control(3, "a1", "food")
    assert event_points(p) == [4, 0, 0, 2]


@pytest.mark.rule("13.2")
def test_an_event_scores_only_while_it_is_on_the_table() -> None:
    p = standing('{ who = "everyone", vp = 2 }')
    assert event_points(p) == [2, 2, 2, 2]
    p.state.standing = ()
    assert event_points(p) == [0, 0, 0, 0]


EXTRA = '[event.news]\nname = "News"\nlevel = 2\nextra_system = "A"\n'


def with_extra_system(link: str = "b1", text: str = "") -> Bare:
    """Seat 0 has discovered a slot whose event adds a plain system beside `link`."""
    p = studying(EXTRA + text)
    p.has(0, "1")
    p.give(0, pop=1)
    p.next_event("news")
    p.stack_systems("A", colony(0), colony(2))
    p.stack_deck(2, spare("scientific", 0), spare("scientific", 1))
    p.turn(0).play("space:study.1", f"link:{link}")
    p.until_production()
    return p


@pytest.mark.rule("13.2")
def test_the_discoverer_chooses_where_the_extra_system_lies() -> None:
    p = studying(EXTRA)
    p.has(0, "1")
    p.give(0, pop=1)
    p.next_event("news")
    p.turn(0).play("space:study.1")
    assert (p.game.seat, p.offered()) == (0, ["link:a1", "link:a2", "link:b1", "link:b2"])


@pytest.mark.rule("13.2", "11.1")
@pytest.mark.parametrize("link", ["a1", "a2", "b1", "b2"])
def test_the_extra_system_is_one_jump_from_its_slot_and_from_nowhere_else(link: str) -> None:
    p = with_extra_system(link)
    assert p.system_at("extra") == colony(0)
    for place in ("sol", "deep", "a1", "a2", "b1", "b2", "s1", "s2", "s3"):
        p.ships(0, "sol")
        p.ships(0, place, 2)
        p.pawn(0, "basic-4.0")
        p.give(0, pop=0)
        p.turn(0).play("space:basic-3.0")
        assert (f"jump:{place}>extra:2" in p.offered()) == (place == link)
        p.ships(0, place)


@pytest.mark.rule("13.2", "12.4")
def test_the_extra_system_is_controlled_and_colonized_but_not_refilled() -> None:
    p = with_extra_system("b1", line_technology("colonize"))
    p.private(0, "under-test")
    p.ships(0, "b1", 3)
    p.ships(1, "extra", 1)
    p.give(0, pop=0)
    p.turn(0).play("space:basic-3.0", "jump:b1>extra:3", "done")
    assert p.outpost("extra") == (0, "food")
    p.turn(0).play("space:under-test.0")
    assert p.game.view()["seats"][0]["colonies"][0]["id"] == colony(0)
    assert p.system_at("extra") is None
    assert p.fleet(1, "deep") == [1], "exiled like from any other system"
    assert "extra" not in [place["id"] for place in p.game.view()["places"]]
    assert p.state.system_decks[0][0] == 1 << p.system_card(colony(2)), "the next card stays on the deck"
    p.ships(1, "b1", 2)
    p.give(1, pop=0)
    p.turn(1).play("space:basic-3.0")
    assert not [id for id in p.offered() if "extra" in id]


# 13.3: any-time powers


def any_time(line: str, action: str = "", text: str = "") -> Bare:
    """Seat 0 has a power usable at any time, and an action."""
    p = Bare(line_technology(action) + line_technology("", "hq", 2, anytime=line) + text)
    p.private(0, "under-test")
    p.private(0, "hq")
    return p


@pytest.mark.rule("13.3")
def test_an_any_time_power_works_in_the_middle_of_an_action_once_per_turn() -> None:
    p = any_time("3 ore", "automate food or ore, [2 ore: automate food | 1 pop: automate food]").turn(0)
    p.play("space:under-test.0")
    assert p.offered() == ["disc:food", "disc:ore", "power:hq"]
    p.play("power:hq")
    assert p.seat(0).ore == 3
    assert p.offered() == ["disc:food", "disc:ore"], "the same question again, and the power is used up"
    p.play("disc:ore")
    assert p.offered() == ["choose:a", "choose:b"], "what the power gave may be spent in the action"
    p.play("choose:a", "produce:trade")
    assert "power:hq" not in p.offered()
    p.play("done")
    assert "power:hq" not in p.offered()
    p.idle(3)
    assert p.game.seat == 0
    assert "power:hq" in p.offered(), "and again on the next turn"


@pytest.mark.rule("13.3")
@pytest.mark.parametrize("phase", ["before the action", "in the production phase", "in the middle of a trade"])
def test_an_any_time_power_works_in_every_phase(phase: str) -> None:
    p = any_time("3 ore", "1 ore").turn(0)
    if phase != "before the action":
        p.play("space:under-test.0")
    if phase == "in the middle of a trade":
        p.play("produce:trade")
    before, question = p.seat(0).ore, p.question()
    p.play("power:hq")
    assert p.seat(0).ore == before + 3
    assert p.question() == question, "the same is asked again"


@pytest.mark.rule("13.3")
def test_an_any_time_power_is_for_ones_own_turn() -> None:
    text = '[event.news]\nname = "News"\nlevel = 2\neffects = [{ who = "others", line = "[1 ore | supply -> pop]" }]\n'
    p = any_time("3 ore", text=text + line_technology("research II", "library"))
    p.private(1, "library")
    p.has(1, "1")
    p.give(1, pop=1)
    p.next_event("news")
    p.turn(1).play("space:library.0")
    while p.game.seat != 0:
        p.play("choose:a")
    assert p.offered() == ["choose:a", "choose:b"], "asked on another's turn"


@pytest.mark.rule("13.3")
def test_a_power_that_would_change_nothing_is_not_offered() -> None:
    p = any_time("upgrade 1 ship by 1")
    p.ships(0, "sol", 4)
    p.turn(0)
    assert "power:hq" not in p.offered()


@pytest.mark.rule("13.3", "3.7")
def test_an_any_time_upgrade_does_not_stand_in_for_the_jump_of_an_action() -> None:
    p = any_time("upgrade 1 ship by 1")
    p.give(0, pop=0)
    p.turn(0).play("space:basic-3.0")
    assert p.offered() == ["jump:sol>a1:1", "jump:sol>a2:1", "power:hq"]
    p.play("power:hq")
    assert p.fleet(0, "sol") == [2]
    assert p.offered() == ["jump:sol>a1:2", "jump:sol>a2:2"], "the action itself has changed nothing yet"


@pytest.mark.rule("13.3", "3.7")
def test_an_any_time_upgrade_does_not_let_a_jump_go_there_and_back() -> None:
    p = any_time("upgrade 1 ship by 1")
    p.give(0, pop=0)
    p.turn(0).play("space:basic-3.0", "power:hq", "jump:sol>a1:2")
    assert "jump:a1>sol:2" not in p.offered()


@pytest.mark.rule("13.3", "3.7")
def test_an_any_time_jump_does_not_stand_in_for_the_upgrade_of_an_action() -> None:
    p = any_time("jump 1", "upgrade up to 1 ships by 1")
    p.ships(0, "deep", 1)
    p.turn(0).play("space:under-test.0")
    assert p.offered() == ["upgrade:sol:1", "upgrade:deep:1", "power:hq"]
    p.play("power:hq", "jump:sol>a1:1")
    assert "done" not in p.offered()
    assert "upgrade:a1:1" in p.offered()


def ends_of_action(game: Game) -> list[Game]:
    """Every way the action under way can end."""
    found, waiting = [], [game]
    while waiting:
        here = waiting.pop()
        if type(here._state.asking).__name__ == "AskProduction":
            found.append(here)
            continue
        for option in here.options():
            there = here.copy(seed=1)
            there.choose(option)
            waiting.append(there)
    return found


@pytest.mark.rule("13.3", "3.4", "12.2")
@pytest.mark.parametrize("ships", [(3,), (3, 1), (2, 1, 1), (2, 2, 1)])
def test_a_colonization_once_paid_for_is_carried_out_whatever_power_is_used_in_between(ships: tuple[int, ...]) -> None:
    p = any_time("jump 1", "1 ore: colonize")
    p.ships(0, "a1", *ships)
    p.control(0, "a1", "food")
    p.ships(0, "a2", 3)
    p.control(0, "a2", "ore")
    p.give(0, ore=1)
    p.turn(0).play("space:under-test.0")
    for end in ends_of_action(p.game):
        assert len(end._state.seats[0].colonies) == 1, end.choices[-6:]


@pytest.mark.rule("13.3", "12.2", "11.2")
def test_control_is_not_checked_while_ships_settle() -> None:
    p = any_time("upgrade 1 ship by 1", "colonize")
    p.ships(0, "a1", 2, 2, 1)
    p.ships(1, "a1", 4)
    p.control(0, "a1", "food")
    p.turn(0).play("space:under-test.0", "settle:2")
    if "power:hq" in p.offered():
        p.play("power:hq", "upgrade:sol:1")
    p.play("settle:1", "done")
    assert len(p.seat(0).colonies) == 1
    assert p.seat(0).colony_discs == [2, 0, 0]
    assert not [event for event in p.game.events if event.message in ("log-gain-control", "log-lose-control")]


# 13.4: copying


def copying(line: str = "copy research", text: str = "", pop: int = 3, ore: int = 10) -> Bare:
    """Seat 0 has an action that copies; seat 1 has plain technologies and whatever else."""
    p = Bare(line_technology(line, "copier") + text)
    p.private(0, "copier")
    p.give(0, pop=pop, ore=ore)
    return p


LIBRARY = line_technology("3 ore: research II", "library")


@pytest.mark.rule("13.4")
def test_a_copied_action_may_be_occupied_and_of_a_technology_one_lacks() -> None:
    p = copying(text=LIBRARY)
    p.put_card("A", "library")
    p.research(1, "A")
    p.pawn(1, "library.0")
    p.has(0, "1", "2")
    p.discover("B", "C")
    p.give(0, pop=2, ore=5)
    p.turn(0).play("space:copier.0")
    assert p.offered() == ["copy:basic-1", "copy:basic-2", "copy:library"]
    p.play("copy:library")
    assert p.seat(0).ore == 2, "its cost is paid"
    p.play("slot:C")
    assert p.technologies(0)[-1] == plain("C")
    assert (p.pawn_of(0), p.pawn_of(1)) == ("copier.0", "library.0"), "the pawns stay"


@pytest.mark.rule("13.4", "3.4")
def test_an_action_that_cannot_be_paid_or_done_cannot_be_copied() -> None:
    p = copying(text=LIBRARY, pop=1, ore=2)
    p.put_card("A", "library")
    p.turn(0)
    # Research II and the library are too dear, or there is no slot: only research I is left, and taken unasked.
    p.play("space:copier.0")
    assert p.offered() == ["slot:1", "slot:2", "slot:3", "slot:4"]
    p = copying(text=LIBRARY, pop=0).turn(0)
    assert p.refused("space:copier.0") == ("why-nothing-to-copy", "13.4")


@pytest.mark.rule("13.4", "8.7")
def test_private_technologies_of_others_and_covered_guilds_cannot_be_copied() -> None:
    p = copying("copy any", LIBRARY + line_technology("9 ore", "mint"))
    p.private(1, "mint")
    p.turn(0).play("space:copier.0")
    assert p.offered() == ["copy:basic-1", "copy:basic-3", "copy:basic-4"]


@pytest.mark.rule("13.4")
def test_copy_research_leaves_out_what_has_no_research_and_copy_any_does_not() -> None:
    mint = line_technology("1 ore: 9 ore", "mint")
    for line, offered in (
        ("copy research", ["copy:basic-1", "copy:basic-2"]),
        ("copy any", ["copy:basic-1", "copy:basic-2", "copy:basic-3", "copy:basic-4", "copy:mint"]),
    ):
        p = copying(line, mint)
        p.has(0, "1")
        p.put_card("B", "mint")
        p.give(0, pop=2)
        p.turn(0).play("space:copier.0")
        assert p.offered() == offered
    p.play("copy:mint")
    assert p.seat(0).ore == 18


@pytest.mark.rule("13.4")
def test_an_open_guild_can_be_copied() -> None:
    p = copying("copy research", '[guild.scholars-guild]\nline = "4 ore: research I"\n')
    p.open_guild("scholars-guild")
    p.turn(0).play("space:copier.0")
    assert p.offered() == ["copy:basic-1", "copy:scholars-guild"]
    p.play("copy:scholars-guild")
    assert p.seat(0).ore == 6


@pytest.mark.rule("13.4")
def test_of_a_copied_choice_only_the_research_may_be_taken() -> None:
    academy = line_technology("[5 ore | 1 ore: research I | 2 ore: jump 1, research II]", "academy")
    p = copying("copy research", academy)
    p.put_card("A", "academy")
    p.has(0, "2")
    p.discover("C")
    p.give(0, pop=1, ore=2)
    p.turn(0).play("space:copier.0", "copy:academy")
    assert [option.words() for option in p.game.options()] == [
        "pay 1 ore: research I",
        "pay 2 ore: jump 1, research II",
    ]
    p.play(p.offered()[0])
    assert p.seat(0).ore == 1


@pytest.mark.rule("13.4", "3.7")
def test_an_optional_research_that_is_copied_must_be_carried_out() -> None:
    p = copying("copy research", line_technology("1 ore: jump 1, (research I)", "academy"))
    p.put_card("A", "academy")
    p.turn(0).play("space:copier.0", "copy:academy", "done")
    assert p.offered() == ["slot:1", "slot:2", "slot:3", "slot:4"], "no pass"


@pytest.mark.rule("13.4")
def test_two_copying_actions_do_not_copy_each_other_for_ever() -> None:
    p = copying("copy any", line_technology("1 ore: copy any", "mirror") + line_technology("4 ore", "mint"), ore=5)
    p.put_card("A", "mirror")
    p.put_card("B", "copier")
    p.put_card("C", "mint")
    p.turn(0).play("space:copier.0")
    assert "copy:copier" not in p.offered(), "an action never copies itself"
    p.play("copy:mirror")
    assert p.seat(0).ore == 4
    assert "copy:mirror" not in p.offered()
    assert "copy:copier" not in p.offered()
    p.play("copy:mint")
    assert p.seat(0).ore == 8


# 13.5: permanent powers


@pytest.mark.rule("13.5", "8.1")
def test_skip_prerequisite_only_where_a_discovered_technology_needs_two() -> None:
    p = studying()
    p.power(0, "skip-prerequisite")
    p.discover("A", "B", "C", "D")
    p.has(0, "1")
    p.give(0, pop=1)
    p.turn(0).play("space:study.1")
    # A needs 1 (had). B needs 1 and 2, one may be skipped. C needs 2, D needs 3: one is all, and not skipped.
    # E needs 3 and 4 and is undiscovered.
    assert p.offered() == ["slot:A", "slot:B"]


@pytest.mark.rule("13.5", "8.1")
def test_skip_prerequisite_at_levels_three_and_four() -> None:
    p = studying()
    p.power(0, "skip-prerequisite")
    p.discover(*SLOTS[2], *SLOTS[3], *SLOTS[4])
    p.has(0, "B", "F")
    p.give(0, pop=1)
    p.turn(0).play("space:study.2")
    assert p.offered() == ["slot:b", "slot:c", "slot:e", "slot:f"]
    p = studying()
    p.power(0, "skip-prerequisite")
    p.discover(*SLOTS[2], *SLOTS[3], *SLOTS[4])
    p.has(0, "d")
    p.give(0, pop=1)
    p.turn(0).play("space:study.3")
    assert p.offered() == ["slot:y", "slot:z"], "of two out of three, one may be skipped too"


@pytest.mark.rule("13.5", "7.4")
@pytest.mark.parametrize(("way", "pop", "ore", "supply"), [("pop", 2, 6, 2), ("ore", 3, 5, 1)])
def test_ore_for_pop_replaces_one_population_of_a_cost(way: str, pop: int, ore: int, supply: int) -> None:
    p = taking("1 ore + 2 pop: automate food", pop=4, ore=7)
    p.power(0, "ore-for-pop")
    before = p.seat(0).supply()
    p.turn(0).play("space:under-test.0")
    assert p.offered() == ["pay:pop", "pay:ore"]
    p.play(f"pay:{way}")
    assert (p.seat(0).pop, p.seat(0).ore, p.seat(0).supply()) == (pop, ore, before + supply)


@pytest.mark.rule("13.5", "3.4")
@pytest.mark.parametrize(("pop", "ore", "offered"), [(2, 2, True), (1, 2, False), (2, 1, False), (3, 1, True)])
def test_ore_for_pop_makes_an_action_possible(pop: int, ore: int, offered: bool) -> None:
    # In full: 1 ore, 2 population returned and 1 for the ship. With the power: 2 ore, 1 returned, 1 for the ship.
    p = taking("1 ore + 2 pop: pop -> ship 1", pop=pop, ore=ore)
    p.power(0, "ore-for-pop")
    p.turn(0)
    assert ("space:under-test.0" in p.offered()) == offered
    if offered:
        p.play("space:under-test.0")
        assert (p.seat(0).pop, p.seat(0).ore) == (0, 0)


@pytest.mark.rule("13.5", "9.1")
def test_either_track_for_automation() -> None:
    p = taking("automate food, automate ore")
    p.power(0, "either-track")
    p.turn(0).play("space:under-test.0")
    assert p.offered() == ["disc:food", "disc:ore"]
    p.play("disc:ore")
    assert p.offered() == ["disc:food", "disc:ore"]
    p.play("disc:food")
    assert p.seat(0).automated == [1, 1, 0]


@pytest.mark.rule("13.5", "11.3", "12.5")
def test_either_track_for_outposts_and_colonies() -> None:
    p = taking("jump 1, (colonize)")
    p.power(0, "either-track")
    p.ships(0, "sol", 3)
    p.ships(1, "sol", 4)
    p.turn(0).play("space:under-test.0", "jump:sol>a1:3")
    assert p.offered() == ["disc:food", "disc:ore"]
    p.play("disc:ore", "take")
    assert p.offered() == ["disc:food", "disc:ore"]
    p.play("disc:ore")
    assert p.seat(0).colony_discs == [0, 2, 0]
    assert p.seat(0).tracks == [8, 6]


@pytest.mark.rule("13.5", "11.3")
def test_a_disc_from_the_other_track_goes_back_to_its_own() -> None:
    p = Bare()
    p.power(0, "either-track")
    p.control(0, "a1", "ore")
    p.turn(1).play("space:basic-3.0", "pass", "jump:sol>a1:1", "done")
    assert p.seat(0).tracks == [8, 8]
    assert p.outpost("a1") == (1, "food"), "seat 1 has no such power"


@pytest.mark.rule("13.5", "9.2")
def test_either_track_leaves_stars_for_when_both_are_empty() -> None:
    p = taking("automate food, automate food")
    p.power(0, "either-track")
    p.automate(0, food=8, ore=7)
    p.turn(0).play("space:under-test.0")
    assert p.seat(0).automated == [8, 8, 1]


PLACES = ["sol", "deep", "a1", "a2", "b1", "b2", "s1", "s2", "s3"]


@pytest.mark.rule("13.5", "11.1")
@pytest.mark.parametrize("place", PLACES)
def test_wormholes_lead_anywhere_except_out_of_sol_and_deep_space(place: str) -> None:
    p = taking("jump 1")
    p.power(0, "wormhole")
    p.ships(0, "sol")
    p.ships(0, place, 2)
    p.turn(0).play("space:under-test.0")
    near = {"sol": {"a1", "a2"}, "deep": {"a1", "a2", "b1", "b2"}}.get(place, set(PLACES) - {place})
    assert set(p.offered()) == {f"jump:{place}>{other}:2" for other in near}


@pytest.mark.rule("13.5", "13.2")
def test_wormholes_lead_to_and_from_the_extra_system() -> None:
    p = with_extra_system("b1")
    p.power(0, "wormhole")
    p.ships(0, "sol")
    p.ships(0, "s2", 2)
    p.ships(0, "extra", 1)
    p.give(0, pop=0)
    p.turn(0).play("space:basic-3.0")
    assert "jump:s2>extra:2" in p.offered()
    assert "jump:extra>sol:1" in p.offered()


@pytest.mark.rule("13.5", "15.6")
def test_crowd_takes_an_occupied_space_but_not_ones_own() -> None:
    p = Bare()
    p.power(0, "crowd")
    p.pawn(0, "basic-1.0")
    p.pawn(1, "basic-1.1")
    p.turn(0)
    assert "space:basic-1.1" in p.offered()
    assert p.refused("space:basic-1.0") == ("why-must-move", "3.2")


@pytest.mark.rule("13.5")
@pytest.mark.parametrize(
    ("line", "price"),
    [
        ("3 ore: research I", 2),
        ("3 ore: jump 1, research I", 2),
        ("3 ore + 1 pop: research I", 2),
        ("3 ore: automate food", 3),
        ("[3 ore: research I]", 2),
    ],
)
def test_cheap_research_saves_1_ore_on_an_action_with_a_research(line: str, price: int) -> None:
    p = taking(line, pop=2, ore=price - 1)
    p.power(0, "cheap-research")
    p.turn(0)
    assert "space:under-test.0" not in p.offered()
    p.give(0, ore=price)
    p.turn(0).play("space:under-test.0")
    p.until_production()
    assert p.seat(0).ore == 0


@pytest.mark.rule("13.5", "3.5")
def test_cheap_research_does_not_make_a_free_research_pay() -> None:
    p = taking("research I", ore=2)
    p.power(0, "cheap-research")
    p.turn(0).play("space:under-test.0", "slot:1")
    assert p.seat(0).ore == 2


@pytest.mark.rule("13.5", "12.1")
@pytest.mark.parametrize(("required", "ship", "possible"), [(3, 2, True), (3, 1, False), (1, 1, True)])
def test_cheap_colonize_needs_1_power_less_but_at_least_1(required: int, ship: int, possible: bool) -> None:
    text = f'[system.target]\nname = "Target"\ndeck = "A"\npower = {required}\nspecialty = ["food"]\nvp = 1\n'
    p = Bare(text + line_technology("colonize"))
    p.private(0, "under-test")
    p.power(0, "cheap-colonize")
    p.put_system("a1", "target")
    p.ships(0, "a1", ship)
    p.control(0, "a1", "food")
    p.turn(0)
    assert ("space:under-test.0" in p.offered()) == possible


@pytest.mark.rule("13.5", "11.1")
def test_far_jump_adds_a_point_to_each_jump() -> None:
    p = taking("jump 1, automate food, jump 1")
    p.power(0, "far-jump")
    p.rule_everything(0)
    p.turn(0).play("space:under-test.0", "jump:sol>a1:1", "jump:a1>s1:1")
    assert p.seat(0).automated == [1, 0, 0]
    p.play("jump:s1>b1:1", "jump:b1>s3:1")
    assert p.question() == "AskProduction"


@pytest.mark.rule("13.5", "10.1")
def test_deep_yard_builds_in_deep_space_too() -> None:
    p = taking("pop -> ship 2")
    p.power(0, "deep-yard")
    p.turn(0).play("space:under-test.0")
    assert p.offered() == ["build:sol", "build:deep"]
    p.play("build:deep")
    assert p.fleet(0, "deep") == [2]


@pytest.mark.rule("13.5", "4.3")
def test_cheap_trade_buys_population_for_2_ore() -> None:
    p = taking("1 ore", ore=3)
    p.power(0, "cheap-trade")
    p.turn(0).play("space:under-test.0", "produce:trade", "trade:ore-pop", "trade:ore-pop")
    assert (p.seat(0).ore, p.seat(0).pop) == (0, 4)


@pytest.mark.rule("13.5", "4.2")
def test_rich_mining_gives_1_ore_more() -> None:
    p = Bare()
    p.power(0, "rich-mining")
    p.automate(0, ore=4)
    p.turn(0).play("space:basic-4.0", "produce:ore")
    assert p.seat(0).ore == 1 + 3 + 1
