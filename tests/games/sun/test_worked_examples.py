"""The worked examples of the rulebook, each named after the player in it."""

import pytest

from tests.games.sun.helpers import Bare
from tests.games.sun.position import Position


@pytest.mark.rule("3.1", "3.2", "3.3")
def test_annie_where_the_pawn_may_go() -> None:
    p = Position().even()
    p.research(0, "1", "narrow-beam-lasers")
    p.put_card("2", "terraforming")
    p.research(0, "3", "advanced-genetics")
    p.research(3, "2")
    p.give(0, pop=2, ore=3)
    p.pawn(0, "basic-1.0")
    p.pawn(1, "basic-3.0")
    p.pawn(2, "basic-3.1")
    p.pawn(3, "terraforming.0")
    p.turn(0)
    assert p.offered() == [
        "space:basic-1.1",
        "space:basic-2.0",
        "space:basic-2.1",
        "space:basic-2.2",
        "space:basic-4.0",
        "space:narrow-beam-lasers.0",
    ]
    assert p.refused("space:basic-1.0") == ("why-must-move", "3.2")
    assert p.refused("space:basic-3.0") == ("why-occupied", "3.1")
    assert p.refused("space:basic-3.1") == ("why-occupied", "3.1")
    assert p.refused("space:terraforming.0") == ("why-not-researched", "3.3")
    assert p.refused("space:terraforming.1") == ("why-not-researched", "3.3")
    assert p.refused("space:advanced-genetics.0") == ("why-no-space", "3.1")
    p.play("space:basic-1.1")
    assert p.pawn_of(0) == "basic-1.1"
    assert p.offered() == ["slot:2", "slot:4"]


@pytest.mark.rule("4.1")
def test_brian_grows_with_five_food_discs_off_and_column_a_empty() -> None:
    p = Position().even()
    p.automate(0, food=5)
    p.columns(0, 0, 4, 3, 3, 2)
    p.give(0, ore=0)
    assert p.game.view().seats[0].grows == ["A", "B", "C"]
    p.turn(0).play("space:basic-4.0")
    # Grow and mine took a cube of column B; Brian's example begins here.
    p.columns(0, 0, 4, 3, 3, 2)
    before = p.seat(0).pop
    p.play("produce:growth")
    assert p.seat(0).columns == [0, 3, 2, 3, 2]
    assert p.seat(0).pop == before + 2


@pytest.mark.rule("4.2")
def test_cindy_mines_with_four_ore_discs_off() -> None:
    p = Position().even()
    p.automate(2, ore=4)
    assert p.game.view().seats[2].mines == 3
    p.turn(2).play("space:basic-4.0")
    assert p.seat(2).ore == 1
    p.play("produce:ore")
    assert p.seat(2).ore == 4


def seats_until_the_end(p: Position) -> list[int]:
    """Whose turns follow until the game is over."""
    seats = []
    while not p.game.over:
        assert p.game.seat is not None
        seats.append(p.game.seat)
        p.idle()
    return seats


def claims_of_warlord(p: Position) -> list[int]:
    return list(p.state.claims[3])


def three_achievements_claimed() -> Position:
    p = Position().even()
    p.achievements("transcendence", "empire", "technologist", "warlord")
    p.claimed("empire", 0, 3, 1)
    return p


@pytest.mark.rule("6.1")
def test_cindy_triggers_the_end_as_third_player() -> None:
    p = three_achievements_claimed()
    p.ships(2, "deep", 4, 4, 4)
    p.turn(2).idle()
    assert claims_of_warlord(p) == [2]
    assert not p.game.over
    p.ships(1, "deep", 4, 4, 4)
    assert seats_until_the_end(p) == [3, 0, 1, 2, 3]
    assert claims_of_warlord(p) == [2, 1], "Brian still claims on his final turn, the fifth disc in all"


@pytest.mark.rule("6.1")
def test_derek_triggers_the_end_as_fourth_player() -> None:
    p = three_achievements_claimed()
    p.ships(3, "deep", 4, 4, 4)
    p.turn(3).idle()
    assert claims_of_warlord(p) == [3]
    assert seats_until_the_end(p) == [0, 1, 2, 3]


@pytest.mark.rule("8.1", "8.2", "8.3", "8.4", "8.5", "3.3")
def test_derek_researches_slot_b() -> None:
    text = (
        '[event.rush]\nname = "Rush"\nlevel = 2\neffects = [{ who = "everyone", line = "2 ore" }]\n'
        '[technology.plasma-cannon]\nimmediate = "supply -> ship 2, 1 ore"\n'
    )
    p = Bare(text)
    p.put_card("1", "narrow-beam-lasers")
    p.put_card("2", "terraforming")
    p.research(3, "1")
    p.research(3, "2")
    p.give(3, pop=2, ore=2)
    p.columns(3, 3, 4, 3, 3, 2)
    p.next_event("rush")
    p.stack_deck(2, "mass-cloning", "human-experiments", "settler-arks", "plasma-cannon", "modular-fleet")
    p.turn(3).play("space:basic-2.0")
    assert p.seat(3).ore == 0
    assert p.offered() == ["slot:A", "slot:B", "slot:C"]
    for slot in ("slot:D", "slot:E", "slot:F"):
        assert p.refused(slot) == ("why-prerequisites", "8.1")

    p.play("slot:B")
    assert p.seat(3).pop == 1
    assert [p.seat(seat).ore for seat in range(4)] == [2, 2, 2, 2], "the event comes before the type is chosen"
    assert p.card_on("B") is None
    assert p.offered() == ["type:military", "type:commercial"]
    p.play("type:military")
    assert p.offered() == ["card:human-experiments", "card:plasma-cannon"]
    p.play("card:plasma-cannon")
    assert p.card_on("B") == "plasma-cannon"
    assert p.fleet(3, "sol") == [1, 2]
    assert p.seat(3).columns == [2, 4, 3, 3, 2]
    assert p.seat(3).ore == 3
    under = {"mass-cloning", "human-experiments", "settler-arks"}
    assert p.state.decks[2][-1] == sum(1 << p.technology(id) for id in under)
    assert p.state.decks[2][0] == 1 << p.technology("modular-fleet")
    assert p.refused("space:plasma-cannon.0") == ("why-later-space", "3.1")

    p.play("produce:ore")
    assert p.game.seat == 0
    for other in (0, 1, 2):
        p.give(other, ore=3)
        p.turn(other)
        assert p.refused("space:plasma-cannon.0") == ("why-not-researched", "3.3")
    p.turn(3)
    assert "space:plasma-cannon.0" in p.offered()


@pytest.mark.rule("8.5", "3.3")
def test_derek_is_followed_to_plasma_cannon() -> None:
    """Who researches it later gets the bonus too, and from then on the space."""
    p = Position().even()
    p.research(3, "1", "narrow-beam-lasers")
    p.research(3, "2", "terraforming")
    p.research(3, "B", "plasma-cannon")
    p.research(0, "1")
    p.research(0, "2")
    p.give(0, pop=2, ore=2)
    p.turn(0).play("space:basic-2.0", "slot:B")
    assert p.question() == "AskProduction", "no event, no type and no choice of card"
    assert p.fleet(0, "sol") == [3], "the bonus, `upgrade 2 levels`"
    p.give(0, ore=2)
    p.turn(0)
    assert "space:plasma-cannon.0" in p.offered()


@pytest.mark.rule("11.1", "11.2", "11.3", "11.4", "2.2")
def test_ellen_frank_and_geoff_after_a_jump_of_four() -> None:
    ellen, frank, geoff = 0, 1, 2
    p = Position().even()
    p.put_system("a1", "barnards-star")
    p.put_system("a2", "sirius")
    p.put_system("b2", "tau-ceti")
    p.research(ellen, "a", "hyperdrive-boosters")
    p.ships(ellen, "a1", 2)
    p.ships(ellen, "a2", 3)
    p.ships(frank, "b2", 2)
    p.ships(geoff, "s1", 2)
    p.ships(geoff, "a2", 1)
    p.control(ellen, "a1", "food")
    p.control(ellen, "a2", "ore")
    p.control(frank, "b2", "ore")
    p.control(geoff, "s1", "food")
    p.columns(ellen, 2, 4, 3, 3, 2)
    pop = p.seat(ellen).pop
    p.turn(ellen).play("space:hyperdrive-boosters.0", "done")
    p.play("jump:a1>s1:2", "jump:a2>s2:3", "jump:s2>b2:3", "done")

    assert p.game.seat == ellen
    assert p.offered() == ["disc:food", "disc:ore"]
    assert p.seat(ellen).tracks == [7, 8], "the ore disc of Sirius is back already"
    assert p.seat(frank).tracks == [8, 8]
    p.play("disc:food")
    assert p.offered() == ["from:B", "from:C", "from:D", "from:E"]
    p.play("from:C")

    assert p.question() == "AskProduction"
    assert p.outpost("b2") == (ellen, "food")
    assert p.outpost("a2") == (geoff, "ore")
    assert p.outpost("s1") == (geoff, "food"), "a tie changes nothing"
    assert p.outpost("a1") == (ellen, "food"), "nobody else is there"
    assert p.outpost("s2") is None, "passing through leaves nothing behind"
    assert p.seat(ellen).tracks == [6, 8]
    assert p.seat(frank).tracks == [8, 8]
    assert p.seat(geoff).tracks == [7, 7]
    assert p.seat(ellen).columns == [3, 4, 2, 3, 2]
    assert p.seat(ellen).pop == pop
    assert [p.seat(seat).ore for seat in (ellen, frank, geoff)] == [0, 0, 1]


@pytest.mark.rule("12.1", "12.2", "12.3", "12.4", "12.5", "12.6", "7.4")
def test_heidi_colonizes_kapteyns_star() -> None:
    heidi, other = 0, 1
    p = Position().even()
    p.put_system("a1", "barnards-star")
    p.put_system("a2", "lalande-21185")
    p.put_system("b1", "kapteyns-star")
    p.stack_systems("B", "altair")
    p.research(heidi, "2", "terraforming")
    p.ships(heidi, "sol")
    p.ships(heidi, "a1", 1)
    p.ships(heidi, "a2", 2)
    p.ships(heidi, "b1", 2, 2, 3)
    p.ships(other, "a1", 2)
    p.ships(other, "b1", 1)
    p.control(other, "a1", "food")
    p.control(heidi, "a2", "ore")
    p.control(heidi, "b1", "ore")
    p.columns(heidi, 2, 3, 3, 3, 2)
    p.give(heidi, ore=4)
    pop = p.seat(heidi).pop
    p.turn(heidi).play("space:terraforming.0")
    assert p.question() == "AskSettle", "Kapteyn's Star is the only choice"
    assert p.seat(heidi).ore == 0

    p.play("settle:2", "settle:2", "done")
    assert p.seat(heidi).columns == [3, 4, 3, 3, 2]
    assert p.fleet(heidi, "deep") == [3]
    assert p.fleet(other, "deep") == [1]
    assert p.system_at("b1") == "altair"
    assert p.outpost("b1") is None
    assert p.offered() == ["disc:food", "disc:ore"]
    p.play("disc:food")

    assert p.seat(heidi).colonies == (p.system_card("kapteyns-star"),)
    assert p.seat(heidi).colony_discs == [1, 1, 0]
    assert p.seat(heidi).tracks == [7, 6]
    assert p.fleet(heidi, "deep") == [3, 3], "the bonus: a ship from supply into Deep Space"
    assert p.seat(heidi).columns == [2, 4, 3, 3, 2]
    assert p.seat(heidi).pop == pop
    assert p.cubes(heidi) == 20
    assert p.question() == "AskProduction"


@pytest.mark.rule("12.1")
def test_heidi_may_not_colonize_the_other_two() -> None:
    """As above, with a second system that she may colonize, so that she is asked."""
    heidi, other = 0, 1
    p = Position().even()
    p.put_system("a1", "barnards-star")
    p.put_system("a2", "lalande-21185")
    p.put_system("b1", "kapteyns-star")
    p.put_system("b2", "van-maanens-star")
    p.research(heidi, "2", "terraforming")
    p.ships(heidi, "a1", 1)
    p.ships(heidi, "a2", 2)
    p.ships(heidi, "b1", 2, 2, 3)
    p.ships(heidi, "b2", 3)
    p.ships(other, "a1", 2)
    p.control(other, "a1", "food")
    p.control(heidi, "a2", "ore")
    p.control(heidi, "b1", "ore")
    p.control(heidi, "b2", "ore")
    p.give(heidi, ore=4)
    p.turn(heidi).play("space:terraforming.0")
    assert p.offered() == ["colonize:b1", "colonize:b2"]
    assert p.refused("colonize:a1") == ("why-no-control", "12.1")
    assert p.refused("colonize:a2") == ("why-power-needed", "12.1")
    refusal = p.game.why_not("colonize:a2")
    assert refusal is not None
    assert refusal.phrase.args == {"need": 3, "have": 2}
