"""Set-up for 2, 3 and 4 players (rules 1.1 to 1.5)."""

from typing import Any

import pytest

import heliopause
from heliopause.content import tables_of
from heliopause.game import Game
from heliopause.games.sun.rules.view import SunView
from tests.games.sun.position import Position

LEVEL_ONE = ("narrow-beam-lasers", "terraforming", "advanced-genetics", "advanced-robotics")
STARTING_SYSTEMS = {"alpha-centauri", "barnards-star", "sirius", "wolf-359"}
BASIC_MATS = ("united-nations", "nishida-ostergaard", "zheng-yi", "disciples")
ACHIEVEMENTS_A = ("technologist", "prosperity", "agility", "efficiency")
ACHIEVEMENTS_B = ("posthumanist", "strategist", "warlord", "specialization")

LARGE_MAP = ["sol-a1", "sol-a2", "a1-s1", "a2-s2", "s1-b1", "s2-b2", "b1-s3", "s3-b2"]
LARGE_MAP += ["deep-a1", "deep-a2", "deep-b1", "deep-b2"]
SMALL_MAP = ["sol-a1", "sol-s1", "a1-deep", "a1-s2", "s1-b1", "s2-b2", "deep-b1", "deep-b2"]


def view(players: int = 4, **options: Any) -> SunView:
    shown = Position(players, **options).game.view()
    assert isinstance(shown, SunView)
    return shown


def explicit(players: int = 4, **options: Any) -> Game:
    return heliopause.new("sun", players=players, chance="explicit", **options)


def chances(game: Game) -> dict[str, float]:
    return {str(option): probability for option, probability in game.chances()}


def take_first(game: Game, draws: int) -> None:
    """Let chance take its first outcome so many times."""
    for _ in range(draws):
        game.choose(game.chances()[0][0])


# 1.1 Boards and decks


@pytest.mark.rule("1.1")
def test_the_technology_board_has_nineteen_slots_joined_as_stated() -> None:
    slots = {slot.id: (slot.level, "".join(slot.needs), slot.needed) for slot in view().slots}
    assert slots == {
        "1": (1, "", 0),
        "2": (1, "", 0),
        "3": (1, "", 0),
        "4": (1, "", 0),
        "A": (2, "1", 1),
        "B": (2, "12", 2),
        "C": (2, "2", 1),
        "D": (2, "3", 1),
        "E": (2, "34", 2),
        "F": (2, "4", 1),
        "a": (3, "A", 1),
        "b": (3, "AB", 2),
        "c": (3, "BC", 2),
        "d": (3, "DE", 2),
        "e": (3, "EF", 2),
        "f": (3, "F", 1),
        "x": (4, "abc", 2),
        "y": (4, "cd", 2),
        "z": (4, "def", 2),
    }


@pytest.mark.rule("1.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_level_one_lies_face_up_and_the_other_decks_face_down(players: int) -> None:
    seen = view(players)
    cards = {slot.id: slot.card for slot in seen.slots}
    assert {card.id for card in cards.values() if card} == set(LEVEL_ONE)
    assert [slot for slot, card in cards.items() if card] == ["1", "2", "3", "4"]
    levels = [table["level"] for table in tables_of("sun")["technology"].values()]
    assert seen.decks == {"II": levels.count(2), "III": levels.count(3), "IIII": levels.count(4)}
    assert seen.rows == {}


@pytest.mark.rule("1.1")
def test_level_one_cards_are_laid_out_by_chance() -> None:
    game = explicit()
    for left in (4, 3, 2, 1):
        outcomes = chances(game)
        assert len(outcomes) == left
        assert all(probability == pytest.approx(1 / left) for probability in outcomes.values())
        assert set(outcomes) <= {f"draw:{id}" for id in LEVEL_ONE}
        take_first(game, 1)


BASIC_BOX = {
    4: [("1", 0), ("1", 0), ("2", 0), ("2", 0), ("2", 1), ("3", 0), ("3", 1), ("4", 0)],
    3: [("1", 0), ("1", 0), ("2", 0), ("2", 1), ("3", 0), ("3", 1), ("4", 0)],
    2: [("1", 0), ("2", 0), ("2", 1), ("3", 0), ("3", 1), ("4", 0)],
}


@pytest.mark.rule("1.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_basic_box(players: int) -> None:
    box = view(players).basic
    assert [(space.action.removeprefix("basic-"), space.extra) for space in box] == BASIC_BOX[players]
    assert {space.action: space.line.text for space in box} == {
        "basic-1": "research I",
        "basic-2": "2 ore: research II",
        "basic-3": "(pop -> ship 1), jump 2",
        "basic-4": "supply -> pop, 1 ore",
    }
    assert sum(space.extra for space in box) == 2
    assert [space.id for space in box if space.repeatable] == ["basic-4.0"]


@pytest.mark.rule("1.1")
def test_system_decks_of_twelve_with_four_starting_systems_in_a() -> None:
    systems = Position().state.content.systems
    assert [sum(1 for card in systems if card.deck == deck) for deck in (0, 1)] == [12, 12]
    assert {card.id for card in systems if card.start} == STARTING_SYSTEMS
    assert all(card.deck == 0 for card in systems if card.start)


@pytest.mark.rule("1.1")
@pytest.mark.parametrize(
    ("players", "slots", "left"),
    [(4, "a1 a2 b1 b2", (10, 10)), (3, "a1 a2 b1 b2", (10, 10)), (2, "a1 b1 b2", (11, 10))],
)
@pytest.mark.parametrize("seed", range(5))
def test_systems_on_the_map(players: int, slots: str, left: tuple[int, int], seed: int) -> None:
    p = Position(players, seed)
    places = {place.id: place for place in p.game.view().places}
    assert [id for id, place in places.items() if place.system] == slots.split()
    for id in slots.split():
        system = places[id].system
        assert (system.id in STARTING_SYSTEMS) == (id[0] == "a")
        assert system.deck == id[0].upper()
        assert places[id].controller is None
    decks = p.game.view().system_decks
    assert (decks["A"], decks["B"]) == left
    # The starting systems not drawn are shuffled into deck A: all of it is one batch, them included.
    undrawn = STARTING_SYSTEMS - {places[id].system.id for id in slots.split()}
    (deck_a,) = p.state.system_decks[0]
    assert all(deck_a >> p.system_card(id) & 1 for id in undrawn)


@pytest.mark.rule("1.1")
def test_starting_systems_are_drawn_by_chance() -> None:
    game = explicit()
    take_first(game, 4)
    assert chances(game) == pytest.approx({f"draw:{id}": 1 / 4 for id in STARTING_SYSTEMS})
    game.choose("draw:sirius")
    assert chances(game) == pytest.approx({f"draw:{id}": 1 / 3 for id in STARTING_SYSTEMS - {"sirius"}})
    game.choose("draw:wolf-359")
    assert len(game.chances()) == 12, "any card of deck B"


@pytest.mark.rule("1.1")
@pytest.mark.parametrize("players", [3, 4])
def test_the_large_map(players: int) -> None:
    seen = view(players)
    assert {frozenset(route) for route in seen.routes} == {frozenset(route.split("-")) for route in LARGE_MAP}
    places = {place.id: place for place in seen.places}
    assert list(places) == ["sol", "deep", "a1", "a2", "b1", "b2", "s1", "s2", "s3"]
    assert [places[yard].specialty for yard in ("s1", "s2", "s3")] == [["food"], ["ore"], ["food", "ore"]]
    assert [places[yard].kind for yard in ("s1", "s2", "s3")] == ["shipyard"] * 3


@pytest.mark.rule("1.1")
def test_the_small_map() -> None:
    seen = view(2)
    assert {frozenset(route) for route in seen.routes} == {frozenset(route.split("-")) for route in SMALL_MAP}
    places = {place.id: place for place in seen.places}
    assert list(places) == ["sol", "deep", "a1", "b1", "b2", "s1", "s2"]
    assert [places[yard].specialty for yard in ("s1", "s2")] == [["food"], ["ore"]]


# 1.2 Factions


def with_mats(*mats: str) -> Position:
    """A game with these mats, the first for the starting player; mats are chosen from the last seat on."""
    p = Position.__new__(Position)
    p.game = heliopause.new("sun", players=len(mats), seed=1, start=0, choose_mats=True)
    for mat in reversed(mats):
        if len(p.game.options()) > 1 and p.question() == "AskMat":
            p.game.choose(f"mat:{mat}")
    return p


@pytest.mark.rule("1.2")
def test_mats_are_dealt_by_chance_without_repetition() -> None:
    game = explicit(start=0)
    take_first(game, 4 + 2 + 2 + 2)
    assert chances(game) == pytest.approx({f"draw:{mat}": 1 / 4 for mat in BASIC_MATS})
    game.choose("draw:zheng-yi")
    assert chances(game) == pytest.approx({f"draw:{mat}": 1 / 3 for mat in BASIC_MATS if mat != "zheng-yi"})


@pytest.mark.rule("1.2")
def test_mats_may_be_chosen_each_only_once() -> None:
    game = heliopause.new("sun", players=3, seed=1, start=0, choose_mats=True)
    assert [str(option) for option in game.options()] == [f"mat:{mat}" for mat in BASIC_MATS]
    game.choose("mat:disciples")
    assert [str(option) for option in game.options()] == [f"mat:{mat}" for mat in BASIC_MATS if mat != "disciples"]


@pytest.mark.rule("1.2")
@pytest.mark.parametrize(("mats", "advanced"), [("basic", False), ("advanced", True)])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_mats_are_of_one_set(mats: str, advanced: bool, players: int) -> None:
    seats = view(players, mats=mats).seats
    assert [seat.advanced for seat in seats] == [advanced] * players
    assert len({seat.mat.id for seat in seats}) == players


@pytest.mark.rule("1.2")
@pytest.mark.parametrize("mats", ["basic", "advanced"])
def test_disciples_do_not_play_with_two(mats: str) -> None:
    game = heliopause.new("sun", players=2, seed=1, mats=mats, choose_mats=True)
    assert len(game.options()) == 3
    assert not any("disciples" in str(option) for option in game.options())
    dealt = explicit(2, start=0, mats=mats, choose_mats=False)
    take_first(dealt, 4 + 1 + 2 + 2)
    assert len(dealt.chances()) == 3
    assert not any("disciples" in id for id in chances(dealt))


@pytest.mark.rule("1.2")
def test_twenty_cubes() -> None:
    p = with_mats("nishida-ostergaard", "zheng-yi")
    faction = p.seat(0)
    assert faction.columns == [5, 4, 3, 3, 2]
    assert faction.pop == 2
    assert p.fleet(0, "sol") == [1]
    assert sum(faction.ships) == 1
    assert p.cubes(0) == 20


@pytest.mark.rule("1.2")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("mats", ["basic", "advanced"])
def test_every_mat_starts_with_twenty_cubes_and_sixteen_discs(players: int, mats: str) -> None:
    for seed in range(4):
        p = Position(players, seed, mats=mats)
        for seat in range(players):
            assert p.cubes(seat) == 20
            assert p.seat(seat).tracks == [8, 8]
            assert p.seat(seat).automation() == 0


@pytest.mark.rule("1.2")
@pytest.mark.parametrize("off", range(9))
def test_symbols_on_the_tracks_of_basic_mats(off: int) -> None:
    letters = ["A", "A", "AB", "AB", "ABC", "ABC", "ABCD", "ABCD", "ABCDE"][off]
    ore = [1, 1, 2, 2, 3, 3, 4, 4, 5][off]
    p = Position()
    for seat in range(4):
        p.automate(seat, food=off, ore=off)
    for seat in p.game.view().seats:
        assert "".join(seat.grows) == letters
        assert seat.mines == ore


@pytest.mark.rule("1.2")
def test_there_are_always_enough_stars() -> None:
    """The box has eight star discs a faction; ours do not run out."""
    p = Position().even()
    p.automate(0, food=8, ore=8)
    p.seat(0).automated[2] = 30
    p.put_card("1", "advanced-robotics")
    p.turn(0).play("space:basic-1.0", "slot:1")
    assert p.seat(0).automated == [8, 8, 31]


@pytest.mark.rule("1.2", "7.5")
def test_set_up_of_the_united_nations() -> None:
    p = with_mats("united-nations", "zheng-yi")
    assert p.seat(0).columns == [5, 4, 3, 3, 1]
    assert p.seat(0).pop == 3
    assert p.seat(0).ore == 3


@pytest.mark.rule("1.2")
def test_set_up_of_nishida_ostergaard() -> None:
    p = with_mats("nishida-ostergaard", "zheng-yi")
    assert p.seat(0).ore == 4


@pytest.mark.rule("1.2")
def test_set_up_of_zheng_yi() -> None:
    p = with_mats("nishida-ostergaard", "zheng-yi")
    assert p.fleet(1, "sol") == [2]
    assert p.seat(1).columns == [5, 4, 3, 3, 2]
    assert p.seat(1).pop == 2


@pytest.mark.rule("1.2", "7.5")
def test_set_up_of_the_disciples() -> None:
    p = with_mats("disciples", "zheng-yi", "nishida-ostergaard")
    assert p.game.seat == 0
    assert p.seat(0).ore == 1, "the special set-up comes last"
    assert p.offered() == ["from:B", "from:C", "from:D", "from:E"]
    p.play("from:E", "from:E")
    assert p.seat(0).columns == [7, 4, 3, 3, 0]
    assert (p.seat(0).pop, p.seat(0).ore) == (2, 3)
    assert p.question() == "AskSpace"


# 1.3 Starting player and ore


@pytest.mark.rule("1.3")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_starting_player_is_drawn_by_chance(players: int) -> None:
    game = explicit(players)
    while "start:1" not in chances(game):
        take_first(game, 1)
    assert chances(game) == pytest.approx({f"start:{seat + 1}": 1 / players for seat in range(players)})
    game.choose("start:2")
    assert game.view().first == 1


@pytest.mark.rule("1.3")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_starting_player_may_be_fixed(players: int) -> None:
    for start in range(players):
        assert view(players, start=start).first == start


@pytest.mark.rule("1.3")
@pytest.mark.parametrize(("players", "ore"), [(4, [1, 1, 2, 2]), (3, [1, 1, 2]), (2, [1, 1])])
def test_ore_at_the_start_goes_by_turn_order(players: int, ore: list[int]) -> None:
    for start in range(players):
        p = Position(players, start=start)
        for position in range(players):
            faction = p.seat((start + position) % players)
            own = {"zheng-yi": 0, "nishida-ostergaard": 3}.get(faction.mat.id, 2)  # their special set-up
            assert faction.ore == ore[position] + own


@pytest.mark.rule("1.3", "2.1")
@pytest.mark.parametrize("start", range(4))
def test_turns_go_clockwise_and_the_marker_never_moves(start: int) -> None:
    p = Position(start=start)
    turns = []
    for _ in range(9):
        turns.append((p.game.seat, p.game.round, p.game.view().first))
        p.idle()
    assert turns == [((start + turn) % 4, 1 + turn // 4, start) for turn in range(9)]


# 1.4 Achievement cards


@pytest.mark.rule("1.4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_four_achievements_are_in_play(players: int) -> None:
    for seed in range(6):
        cards = [card.id for card in view(players, seed=seed).achievements]
        assert cards[:2] == ["transcendence", "empire"]
        assert cards[2] in ACHIEVEMENTS_A
        assert cards[3] in ACHIEVEMENTS_B
        assert len(cards) == 4


@pytest.mark.rule("1.4")
def test_one_card_of_each_achievement_deck_is_drawn_by_chance() -> None:
    game = explicit()
    take_first(game, 4 + 2 + 2)
    assert chances(game) == pytest.approx({f"draw:{id}": 1 / 4 for id in ACHIEVEMENTS_A})
    take_first(game, 1)
    assert chances(game) == pytest.approx({f"draw:{id}": 1 / 4 for id in ACHIEVEMENTS_B})


@pytest.mark.rule("1.4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_beginners_set(players: int) -> None:
    cards = view(players, beginners=True).achievements
    assert {card.id for card in cards} == {"transcendence", "empire", "technologist", "warlord"}
    conditions = {card.id: card.condition.text for card in cards}
    assert conditions["transcendence"] == "1 level IIII technologies"
    assert conditions["empire"] == "4 colonies"


@pytest.mark.rule("1.4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_only_the_second_slot_of_card_a_depends_on_the_number_of_players(players: int) -> None:
    slots = {card.id: list(card.slots) for card in view(players, beginners=True).achievements}
    assert slots["technologist"] == ([4, 2] if players == 4 else [4])
    assert slots["warlord"] == [4, 2]
    assert slots["transcendence"] == [5, 3, 3, 3]
    assert slots["empire"] == [7, 4, 4, 4]


# 1.5 Events and guilds


@pytest.mark.rule("1.5")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_an_event_covers_every_slot_of_levels_two_and_three(players: int) -> None:
    seen = view(players)
    assert [slot.id for slot in seen.slots if slot.event] == list("ABCDEFabcdef")
    assert seen.events_hidden == {"II": 6, "III": 6}
    assert seen.events == []


@pytest.mark.rule("1.5")
def test_ten_events_of_each_level_two_of_them_fixed() -> None:
    events = Position().state.content.events
    for level, fixed in ((2, {"tyler-lee", "maya-chaturvedi"}), (3, {"kc-24x", "onu"})):
        assert sum(1 for event in events if event.level == level) == 10
        assert {event.id for event in events if event.level == level and event.fixed} == fixed


@pytest.mark.rule("1.5", "8.3")
def test_the_first_event_found_is_each_fixed_one_by_a_sixth_and_each_other_by_a_twelfth() -> None:
    p = Position.__new__(Position)
    p.game = explicit(start=0)
    while p.game.seat == heliopause.CHANCE:
        take_first(p.game, 1)
    p.finish_setup()
    p.even()
    p.research(0, "1")
    p.give(0, ore=2)
    p.turn(0).play("space:basic-2.0")  # only slot A is possible
    found = chances(p.game)
    assert len(found) == 10
    for event in p.state.content.events:
        if event.level == 2:
            assert found[f"draw:{event.id}"] == pytest.approx(1 / 6 if event.fixed else 1 / 12)


@pytest.mark.rule("1.5")
@pytest.mark.parametrize("seed", range(4))
def test_six_events_of_a_level_are_used_both_fixed_ones_among_them(seed: int) -> None:
    p = Position(seed=seed).even()
    for slot in "1234":
        p.research(0, slot)
    found = []
    for slot in "ABCDEF":
        p.give(0, pop=3, ore=9)
        p.seat(0).pawn = -1
        before = len(p.game.events)
        p.turn(0).play("space:basic-2.0")
        if p.question() == "AskSlot":
            p.play(f"slot:{slot}")
        while p.question() != "AskProduction":
            p.play(p.offered()[-1])
        found += [str(event.phrase.args["a"]) for event in p.game.events[before:] if event.message == "log-event"]
    assert len(set(found)) == 6
    assert p.state.event_left[2] == 0
    assert p.state.fixed_left[2] == 0


@pytest.mark.rule("1.5", "13.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_guilds_start_covered(players: int) -> None:
    p = Position(players)
    p.give(0, ore=9)
    p.turn(0)
    guilds = p.game.view().guilds
    assert [guild.open for guild in guilds] == [False] * 4
    for guild in guilds:
        assert p.refused(f"space:{guild.id}.0") == ("why-guild-closed", "13.1")
