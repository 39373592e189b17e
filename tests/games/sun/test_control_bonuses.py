"""The bonuses for gaining control (rule 11.4)."""

import pytest

from tests.games.sun.helpers import Bare, line_technology
from tests.games.sun.jumping import jumping


def system(id: str, control: str, specialty: str = '["food"]') -> str:
    """A system of deck A with a line for gaining control."""
    return (
        f'[system.{id}]\nname = "{id}"\ndeck = "A"\npower = 3\nspecialty = {specialty}\ncontrol = "{control}"\nvp = 1\n'
    )


@pytest.mark.rule("11.4")
def test_gaining_control_gives_the_bonus_whether_the_place_was_free_or_not() -> None:
    for owner in (None, 1):
        p = jumping(1, system("gate", "2 ore"))
        p.put_system("a1", "gate")
        p.ships(0, "sol", 3)
        if owner is not None:
            p.ships(owner, "a1", 1)
            p.control(owner, "a1", "food")
        p.turn(0).play("space:under-test.0", "jump:sol>a1:3")
        assert p.seat(0).ore == 2
        assert p.seat(1).ore == 0


@pytest.mark.rule("11.4")
def test_keeping_control_gives_no_bonus() -> None:
    p = jumping(1, system("gate", "2 ore"))
    p.put_system("a1", "gate")
    p.ships(0, "sol", 3)
    p.ships(0, "a1", 1)
    p.control(0, "a1", "food")
    p.turn(0).play("space:under-test.0", "jump:sol>a1:3")
    assert p.seat(0).ore == 0


@pytest.mark.rule("11.4", "2.2")
def test_the_bonus_is_also_gained_on_the_turn_of_another() -> None:
    p = jumping(1, system("gate", "[2 ore | 2 supply -> pop]"))
    p.put_system("a1", "gate")
    p.ships(0, "a1", 3)
    p.ships(2, "a1", 1)
    p.control(0, "a1", "food")
    p.turn(0).play("space:under-test.0", "jump:a1>sol:3")
    assert p.game.seat == 2
    p.play("choose:a")
    assert p.seat(2).ore == 2
    assert (p.game.seat, p.question()) == (0, "AskProduction")


@pytest.mark.rule("11.4", "12.6")
def test_colonizing_does_not_give_the_control_bonus_again() -> None:
    p = Bare(system("gate", "2 ore") + line_technology("colonize"))
    p.private(0, "under-test")
    p.put_system("a1", "gate")
    p.ships(0, "a1", 3)
    p.control(0, "a1", "food")
    p.turn(0).play("space:under-test.0")
    assert len(p.seat(0).colonies) == 1
    assert p.seat(0).ore == 0


@pytest.mark.rule("11.4")
@pytest.mark.parametrize(("first", "pop"), [("a1", 3), ("a2", 2)])
def test_bonuses_of_one_moment_come_in_an_order_of_choice(first: str, pop: int) -> None:
    # A1 gives ore, A2 population for each ore: so the order shows.
    p = jumping(2, system("gate", "1 ore") + system("toll", "supply -> pop per ore", '["ore"]'))
    p.put_system("a1", "gate")
    p.put_system("a2", "toll")
    p.ships(0, "sol", 1, 1)
    p.give(0, pop=2, ore=0)
    p.turn(0).play("space:under-test.0", "jump:sol>a1:1", "jump:sol>a2:1")
    assert p.offered() == ["bonus:a1", "bonus:a2"]
    assert (p.outpost("a1"), p.outpost("a2")) == ((0, "food"), (0, "ore")), "the outposts come first"
    p.play(f"bonus:{first}")
    assert (p.seat(0).ore, p.seat(0).pop) == (1, pop)


@pytest.mark.rule("11.4")
def test_losses_come_before_gains() -> None:
    p = jumping(1)
    p.automate(0, food=7)
    p.ships(0, "a1", 1)
    p.ships(1, "a1", 1)
    p.control(0, "a1", "food")
    assert p.seat(0).tracks == [0, 8]
    p.turn(0).play("space:under-test.0", "jump:a1>s1:1")
    assert p.outpost("a1") == (1, "food")
    assert p.outpost("s1") == (0, "food"), "the disc that came back is placed again; no star is needed"


@pytest.mark.rule("11.4", "2.2")
def test_gains_come_in_turn_order_from_the_active_faction() -> None:
    p = jumping(2)
    for place, seat in (("a1", 3), ("b1", 1)):
        p.ships(2, place, 2)
        p.ships(seat, place, 1)
        p.control(2, place, "food")
    p.private(2, "under-test")
    p.turn(2).play("space:under-test.0", "jump:a1>s1:2", "jump:b1>s3:2", "disc:food")
    gains = [event.seat for event in p.game.events if event.message == "log-gain-control"]
    assert gains == [2, 2, 3, 1]
    assert [p.outpost(place) for place in ("s1", "s3", "a1", "b1")] == [
        (2, "food"),
        (2, "food"),
        (3, "food"),
        (1, "food"),
    ]


@pytest.mark.rule("11.4")
def test_a_bonus_that_changes_the_map_has_control_checked_again() -> None:
    p = jumping(1, system("gate", "upgrade 1 ship by 1"))
    p.put_system("a1", "gate")
    p.ships(0, "sol", 1)
    p.ships(0, "s1", 1)
    p.ships(1, "s1", 1)
    p.control(1, "s1", "food")
    p.turn(0).play("space:under-test.0", "jump:sol>a1:1", "upgrade:s1:1")
    assert p.outpost("s1") == (0, "food")


@pytest.mark.rule("11.4", "11.3")
def test_only_who_puts_an_outpost_on_a_system_gets_its_bonus() -> None:
    p = jumping(2, system("gate", "5 ore") + system("forge", "upgrade 1 ship by 3", '["ore"]'))
    p.put_system("a1", "gate")
    p.put_system("a2", "forge")
    p.ships(0, "a1", 2, 1)
    p.ships(1, "a1", 2)
    p.control(0, "a1", "food")
    # Seat 0 leaves A1 to seat 1 and gains A2; with its bonus it is at once the stronger one at A1 again.
    p.turn(0).play("space:under-test.0", "jump:a1>sol:2", "jump:sol>a2:2", "upgrade:a1:1")
    placed = [event.seat for event in p.game.events if event.message == "log-gain-control" and "gate" in event.words()]
    assert p.outpost("a1") == (0, "food")
    assert [faction.ore for faction in p.state.seats] == [5 * placed.count(seat) for seat in range(4)]


@pytest.mark.rule("11.4")
def test_nobody_is_robbed_of_a_bonus_by_the_bonus_of_another() -> None:
    """Seat 0 leaves a1 to seat 1 and gains b1, whose bonus lets it jump back and take a1 again."""
    gates = "".join(
        f'[system.{id}]\nname = "{id}"\ndeck = "{deck}"\npower = 4\nspecialty = ["food"]\nvp = 1\ncontrol = "{line}"\n'
        for id, deck, line in (("gate", "B", "jump 2"), ("mine", "A", "2 ore"))
    )
    p = Bare(line_technology("jump 2") + gates)
    p.private(0, "under-test")
    p.put_system("b1", "gate")
    p.put_system("a1", "mine")
    p.ships(0, "a1", 2)
    p.control(0, "a1", "food")
    p.ships(1, "a1", 1)
    p.turn(0).play("space:under-test.0", "jump:a1>deep:2", "jump:deep>b1:2")
    p.play("jump:b1>deep:2", "jump:deep>a1:2")
    assert p.outpost("a1") == (0, "food")
    assert p.seat(1).ore == 2, "it had placed its outpost, so the bonus was earned"
    assert p.seat(0).ore == 2


@pytest.mark.rule("11.4", "2.2")
def test_bonuses_come_in_turn_order_from_the_active_faction() -> None:
    """Seat 2 leaves a1 to seat 0 and a2 to seat 3, and gains b1."""
    gates = "".join(system(f"gate-{place}", "[1 ore | 2 ore]") for place in ("a1", "a2", "b1"))
    p = Bare(gates + line_technology("jump 4"))
    p.private(2, "under-test")
    for place, heir in (("a1", 0), ("a2", 3)):
        p.ships(2, place, 1)
        p.control(2, place, "food")
        p.ships(heir, place, 1)
    for place in ("a1", "a2", "b1"):
        p.put_system(place, f"gate-{place}")
    p.turn(2).play("space:under-test.0", "jump:a1>deep:1", "jump:deep>b1:1", "jump:a2>deep:1", "done")
    asked = []
    while p.question() == "AskChoice":
        asked.append(p.game.seat)
        p.play("choose:a")
    assert asked == [2, 3, 0]
