"""The achievement phase (rules 5.1 and 5.2)."""

import pytest

from tests.games.sun.position import Position

BEGINNERS = ("transcendence", "empire", "technologist", "warlord")
FOUR_COLONIES = (
    ("barnards-star", "sirius", "wolf-359", "alpha-centauri"),
    ("ross-128", "epsilon-eridani", "luytens-star", "luyten-726-8"),
    ("kapteyns-star", "tau-ceti", "altair", "wolf-1061"),
    ("epsilon-indi", "61-cygni", "van-maanens-star", "40-eridani"),
)


def table(players: int = 4) -> Position:
    p = Position(players).even()
    p.achievements(*BEGINNERS)
    return p


def warlord(p: Position, seat: int) -> None:
    """Twelve fleet power."""
    p.ships(seat, "sol", 4, 4, 4)


def empire(p: Position, seat: int) -> None:
    for system in FOUR_COLONIES[seat]:
        p.colony(seat, system)


def claims(p: Position) -> dict[str, tuple[int, ...]]:
    """Who has claimed what, without the cards nobody has claimed."""
    return {id: claimed for id, claimed in zip(BEGINNERS, p.state.claims, strict=True) if claimed}


# 5.1 Claiming


@pytest.mark.rule("5.1")
def test_a_condition_met_must_be_claimed() -> None:
    p = table()
    warlord(p, 0)
    p.turn(0).play("space:basic-4.0", "produce:ore")
    assert claims(p) == {"warlord": (0,)}
    assert p.game.seat == 1


@pytest.mark.rule("5.1")
def test_a_condition_that_is_not_met_cannot_be_claimed() -> None:
    p = table()
    p.ships(0, "sol", 4, 4, 1)
    p.turn(0).idle()
    assert claims(p) == {}


@pytest.mark.rule("5.1")
def test_a_condition_met_by_the_action_of_the_same_turn_counts() -> None:
    """Eleven power, and a level 1 ship is built."""
    p = table()
    p.ships(0, "sol", 4, 4, 3)
    p.turn(0).play("space:basic-3.0", "build:sol", "done")
    assert claims(p) == {}, "claimed in the achievement phase, not before"
    p.play("produce:ore")
    assert claims(p) == {"warlord": (0,)}


@pytest.mark.rule("5.1")
def test_a_condition_lost_in_the_production_phase_does_not_count() -> None:
    p = table()
    warlord(p, 0)
    p.turn(0).play("space:basic-4.0", "produce:trade", "decommission:sol:4", "done")
    assert claims(p) == {}


@pytest.mark.rule("5.1")
def test_whoever_meets_several_chooses_one() -> None:
    p = table()
    warlord(p, 0)
    empire(p, 0)
    p.turn(0).play("space:basic-4.0", "produce:ore")
    assert p.offered() == ["claim:empire", "claim:warlord"]
    assert p.refused("claim:technologist") == ("why-condition", "5.1")
    assert p.refused("claim:agility") == ("why-not-in-play", "1.4")
    assert p.game.why_not("pass") is not None, "one must be claimed"
    p.play("claim:warlord")
    assert claims(p) == {"warlord": (0,)}


@pytest.mark.rule("5.1")
def test_at_most_one_is_claimed_per_turn() -> None:
    p = table()
    warlord(p, 0)
    empire(p, 0)
    p.turn(0).play("space:basic-4.0", "produce:ore", "claim:warlord")
    assert p.game.seat == 1
    p.idle(3)
    assert claims(p) == {"warlord": (0,)}
    p.idle()
    assert claims(p) == {"warlord": (0,), "empire": (0,)}


@pytest.mark.rule("5.1")
def test_claims_only_on_ones_own_turn() -> None:
    p = table()
    warlord(p, 1)
    warlord(p, 3)
    p.turn(0).idle()
    assert claims(p) == {}
    p.idle()
    assert claims(p) == {"warlord": (1,)}
    p.idle()
    assert claims(p) == {"warlord": (1,)}
    p.idle()
    assert claims(p) == {"warlord": (1, 3)}


@pytest.mark.rule("5.1")
def test_what_happens_on_the_turns_of_others_is_claimed_on_ones_own() -> None:
    """Seat 0 leaves Sirius to seat 1, who now controls three systems, but claims only when its turn has come."""
    p = Position().even()
    p.achievements("strategist")
    p.put_system("a1", "sirius")
    p.ships(0, "a1", 2)
    p.ships(1, "a1", 1)
    p.control(0, "a1", "ore")
    for place, disc in (("s1", "food"), ("b1", "ore"), ("b2", "food")):
        p.control(1, place, disc)
    p.turn(0).play("space:basic-3.0", "pass", "jump:a1>sol:2", "done", "produce:ore")
    assert p.outpost("a1") == (1, "ore")
    assert p.state.claims == [()]
    p.idle()
    assert p.state.claims == [(1,)]


@pytest.mark.rule("5.1", "6.2")
def test_a_claim_is_final() -> None:
    p = table()
    warlord(p, 0)
    p.turn(0).idle()
    p.ships(0, "sol", 1)
    p.turn(0).idle()
    assert claims(p) == {"warlord": (0,)}
    assert p.points(0)["achievements"] == 4


# 5.2 Slots


@pytest.mark.rule("5.2")
def test_slots_are_filled_from_left_to_right() -> None:
    p = table()
    for seat in range(4):
        empire(p, seat)
    p.turn(2).idle(4)
    assert claims(p) == {"empire": (2, 3, 0, 1)}
    assert [p.points(seat)["achievements"] for seat in (2, 3, 0, 1)] == [7, 4, 4, 4]


@pytest.mark.rule("5.2")
def test_a_full_card_cannot_be_claimed_any_more() -> None:
    p = table()
    for seat in (0, 1, 2):
        warlord(p, seat)
    p.turn(0).idle(3)
    assert claims(p) == {"warlord": (0, 1)}
    assert [p.points(seat).get("achievements", 0) for seat in range(4)] == [4, 2, 0, 0]


@pytest.mark.rule("5.2")
def test_why_a_full_or_claimed_card_is_refused() -> None:
    p = table()
    p.achievements("empire", "agility", "warlord", "strategist")
    p.claimed("warlord", 1, 2)
    p.claimed("empire", 0)
    empire(p, 0)
    p.ships(0, "sol", 1)
    for place in ("a1", "a2", "b1", "b2", "s1", "s2"):
        p.ships(0, place, 2)
    for place, disc in (("a1", "food"), ("a2", "ore"), ("b1", "ore")):
        p.control(0, place, disc)
    p.turn(0).play("space:basic-4.0", "produce:ore")
    assert p.offered() == ["claim:agility", "claim:strategist"]
    assert p.refused("claim:warlord") == ("why-full", "5.2")
    assert p.refused("claim:empire") == ("why-claimed", "5.2")


@pytest.mark.rule("5.2")
def test_no_faction_claims_the_same_card_twice() -> None:
    p = table()
    empire(p, 0)
    p.turn(0).idle(4)
    for system in FOUR_COLONIES[1]:
        p.seat(0).colonies += (p.system_card(system),)
    assert len(p.seat(0).colonies) == 8
    p.idle(4)
    assert claims(p) == {"empire": (0,)}


def technologist(p: Position, seat: int) -> None:
    """Nine technologies."""
    for slot in "1234":
        p.research(seat, slot)
    cards = {
        "A": "plasma-cannon",
        "B": "mass-cloning",
        "C": "modular-fleet",
        "D": "settler-arks",
        "E": "supply-outpost",
    }
    for slot, card in cards.items():
        p.research(seat, slot, "" if p.card_on(slot) else card)


@pytest.mark.rule("5.2", "1.4")
@pytest.mark.parametrize(("players", "claimed"), [(4, (0, 1)), (3, (0,)), (2, (0,))])
def test_the_second_slot_of_card_a_is_in_play_only_with_four(players: int, claimed: tuple[int, ...]) -> None:
    p = table(players)
    technologist(p, 0)
    technologist(p, 1)
    p.turn(0).idle(2)
    assert claims(p) == {"technologist": claimed}


@pytest.mark.rule("5.2", "1.4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_second_slot_of_card_b_is_always_in_play(players: int) -> None:
    p = table(players)
    warlord(p, 0)
    warlord(p, 1)
    p.turn(0).idle(2)
    assert claims(p) == {"warlord": (0, 1)}


@pytest.mark.rule("5.2", "1.4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_can_claim_a_basic_achievement(players: int) -> None:
    p = table(players)
    for seat in range(players):
        empire(p, seat)
    p.turn(0).idle(players)
    assert claims(p) == {"empire": tuple(range(players))}
