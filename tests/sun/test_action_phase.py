"""The turn and its action phase (rules 2.1 to 3.8)."""

import pytest

from tests.sun.position import Position

# 2 The turn


@pytest.mark.rule("2.1")
def test_a_turn_is_action_production_achievement() -> None:
    p = Position().even()
    p.achievements("transcendence", "empire", "technologist", "warlord")
    p.ships(0, "deep", 4, 4, 2)
    for colony in ("barnards-star", "ross-128", "sirius", "epsilon-eridani"):
        p.colony(0, colony)
    p.turn(0)
    assert p.question() == "AskSpace"
    assert p.refused("produce:ore") == ("why-not-asked", "2.1")
    p.play("space:basic-4.0")
    assert p.question() == "AskProduction"
    assert p.refused("space:basic-1.0") == ("why-not-asked", "2.1")
    assert p.refused("claim:warlord") == ("why-not-asked", "2.1")
    p.play("produce:ore")
    assert p.question() == "AskAchievement"
    assert p.game.seat == 0
    assert p.refused("produce:ore") == ("why-not-asked", "2.1")
    p.play("claim:empire")
    assert p.question() == "AskSpace"
    assert p.game.seat == 1


@pytest.mark.rule("2.1")
@pytest.mark.parametrize(("players", "seat", "left"), [(4, 1, 2), (4, 3, 0), (3, 2, 0), (2, 1, 0)])
def test_the_seat_to_the_left_follows(players: int, seat: int, left: int) -> None:
    p = Position(players).even()
    p.turn(seat).idle()
    assert p.game.seat == left


@pytest.mark.rule("2.1", "2.2")
def test_a_turn_is_not_over_before_others_have_answered() -> None:
    """Seat 0 decommissions its last ship at a system; seat 1 gains it and chooses, then seat 0's trade goes on."""
    p = Position().even()
    p.put_system("a1", "alpha-centauri")
    p.ships(0, "a1", 2)
    p.ships(1, "a1", 1)
    p.control(0, "a1", "food")
    p.give(0, ore=1)
    p.turn(0).play("space:basic-4.0", "produce:trade", "decommission:a1:2")
    assert p.game.seat == 1
    assert p.state.active == 0
    assert p.offered() == ["disc:food", "disc:ore"]
    p.play("disc:ore")
    assert p.game.seat == 0
    assert p.question() == "AskTrade"
    assert p.outpost("a1") == (1, "ore")
    p.play("done")
    assert (p.game.seat, p.question()) == (1, "AskSpace")


@pytest.mark.rule("2.2", "11.4")
def test_the_active_player_answers_first_then_clockwise() -> None:
    p = Position().even()
    p.research(2, "a", "hyperdrive-boosters")
    for place, system in (("a1", "alpha-centauri"), ("a2", "ross-248"), ("b1", "kapteyns-star")):
        p.put_system(place, system)
    p.ships(2, "sol")
    p.ships(2, "a1", 2)
    p.ships(2, "a2", 2)
    p.control(2, "a1", "food")
    p.control(2, "a2", "food")
    p.ships(0, "a1", 1)
    p.ships(3, "a2", 1)
    p.turn(2).play("space:hyperdrive-boosters.0", "done")
    p.play("jump:a1>deep:2", "jump:deep>b1:2", "jump:a2>deep:2", "done")
    answered = []
    while p.question() == "AskOutpost":
        assert p.offered() == ["disc:food", "disc:ore"]
        answered.append(p.game.seat)
        p.play("disc:ore")
    assert answered == [2, 3, 0]
    assert (p.game.seat, p.question()) == (2, "AskProduction")


@pytest.mark.rule("2.2", "8.3")
def test_an_event_asks_clockwise_from_the_discoverer_and_the_turn_goes_on() -> None:
    """Night Bazaar: everybody may trade."""
    p = Position().even()
    p.research(2, "1", "narrow-beam-lasers")
    p.give(2, ore=2)
    p.next_event("night-bazaar")
    p.turn(2).play("space:basic-2.0")
    asked = []
    while p.question() == "AskTrade":
        asked.append(p.game.seat)
        p.play("trade:pop-ore", "done")
    assert asked == [2, 3, 0, 1]
    assert [p.seat(seat).ore for seat in range(4)] == [2, 2, 3, 2], "2 ore for the discoverer, 1 for others, 1 traded"
    assert (p.game.seat, p.question()) == (2, "AskCard")


@pytest.mark.rule("2.2")
def test_a_choice_with_one_answer_is_not_asked() -> None:
    """Sirius takes ore discs only."""
    p = Position().even()
    p.put_system("a1", "sirius")
    p.turn(0).play("space:basic-3.0", "pass", "jump:sol>a1:1", "done")
    assert p.question() == "AskProduction"
    assert p.outpost("a1") == (0, "ore")


# 3.1 A free space


@pytest.mark.rule("3.1")
def test_the_pawn_goes_to_the_space_and_the_action_is_carried_out() -> None:
    p = Position().even()
    p.turn(0).play("space:basic-4.0")
    assert p.pawn_of(0) == "basic-4.0"
    assert (p.seat(0).pop, p.seat(0).ore) == (3, 1)


@pytest.mark.rule("3.1")
def test_a_space_with_another_pawn_is_closed() -> None:
    p = Position().even()
    p.pawn(2, "basic-1.0")
    p.turn(0)
    assert p.refused("space:basic-1.0") == ("why-occupied", "3.1")
    assert "space:basic-1.1" in p.offered()
    refusal = p.game.why_not("space:basic-1.0")
    assert refusal is not None
    assert "Player 3" in refusal.words()


@pytest.mark.rule("3.1")
def test_the_last_basic_action_is_never_closed() -> None:
    p = Position().even()
    for seat in (1, 2, 3):
        p.pawn(seat, "basic-4.0")
    p.turn(0).play("space:basic-4.0", "produce:ore")
    assert [p.pawn_of(seat) for seat in range(4)] == ["basic-4.0"] * 4


@pytest.mark.rule("3.1", "3.3")
def test_a_technology_space_with_another_pawn_is_closed() -> None:
    p = Position().even()
    for seat in (0, 1):
        p.research(seat, "1", "narrow-beam-lasers")
    p.give(0, ore=1)
    p.pawn(1, "narrow-beam-lasers.0")
    p.turn(0)
    assert p.refused("space:narrow-beam-lasers.0") == ("why-occupied", "3.1")


# 3.2 The pawn must move


@pytest.mark.rule("3.2")
def test_the_pawn_may_not_stay() -> None:
    p = Position().even()
    p.pawn(0, "basic-1.0")
    p.turn(0)
    assert p.refused("space:basic-1.0") == ("why-must-move", "3.2")


@pytest.mark.rule("3.2")
def test_another_space_of_the_same_action_is_fine() -> None:
    p = Position().even()
    p.turn(0).play("space:basic-1.0", "slot:1")
    while p.question() != "AskProduction":
        p.play(p.offered()[-1])
    p.play("produce:ore").turn(0)
    assert "space:basic-1.0" not in p.offered()
    p.play("space:basic-1.1")
    assert p.pawn_of(0) == "basic-1.1"


@pytest.mark.rule("3.2")
def test_another_space_of_the_same_card_is_fine() -> None:
    p = Position().even()
    p.research(0, "1")
    p.research(0, "A", "bio-synaptic-network")
    p.give(0, ore=5)
    p.next_event("mass-enlightenment")  # which nobody can pay for
    p.pawn(0, "bio-synaptic-network.0")
    p.turn(0)
    assert p.refused("space:bio-synaptic-network.0") == ("why-must-move", "3.2")
    p.play("space:bio-synaptic-network.1")
    assert p.pawn_of(0) == "bio-synaptic-network.1"
    assert p.seat(0).ore == 0


@pytest.mark.rule("3.2")
def test_the_last_basic_action_may_be_taken_turn_after_turn() -> None:
    p = Position().even()
    for turn in range(1, 4):
        p.turn(0).play("space:basic-4.0", "produce:ore")
        assert p.seat(0).ore == 2 * turn
        assert p.seat(0).pop == 2 + turn


# 3.3 Only researched technologies


@pytest.mark.rule("3.3")
def test_a_technology_needs_the_factions_own_cube() -> None:
    p = Position().even()
    p.research(1, "1", "narrow-beam-lasers")
    p.give(0, ore=1)
    p.turn(0)
    assert p.refused("space:narrow-beam-lasers.0") == ("why-not-researched", "3.3")
    p.research(0, "1")
    p.turn(0)
    assert "space:narrow-beam-lasers.0" in p.offered()


@pytest.mark.rule("3.3")
def test_a_technology_that_is_not_on_the_board_has_no_space() -> None:
    p = Position().even()
    p.turn(0)
    assert p.refused("space:plasma-cannon.0") == ("why-not-there", "3.3")


@pytest.mark.rule("3.3", "8.7")
def test_a_private_technology_is_for_its_owner() -> None:
    p = Position().even()
    p.private(1, "plasma-cannon")
    for seat in range(4):
        p.give(seat, ore=2)
    for seat in (0, 2, 3):
        p.turn(seat)
        assert p.refused("space:plasma-cannon.0")[1] == "3.3"
    p.turn(1)
    assert "space:plasma-cannon.0" in p.offered()


@pytest.mark.rule("3.3", "13.1")
def test_open_guilds_are_for_everybody() -> None:
    p = Position().even()
    p.open_guild("technocrats-guild")
    for seat in range(4):
        p.give(seat, ore=1)
        p.turn(seat)
        assert "space:technocrats-guild.0" in p.offered()
        assert p.refused("space:ascension-guild.0") == ("why-guild-closed", "13.1")


@pytest.mark.rule("3.3", "13.2")
def test_a_space_on_an_event_is_for_everybody() -> None:
    p = Position().even()
    for slot, card in (("1", ""), ("A", "bio-synaptic-network")):
        p.research(0, slot, card)
    p.give(0, ore=5)
    p.next_event("dyson-sphere-mk-i")
    p.turn(0).play("space:bio-synaptic-network.0")
    for seat in range(4):
        p.give(seat, ore=7)
        p.turn(seat)
        assert "space:dyson-sphere-mk-i.0" in p.offered()


# 3.4 Able to perform and pay


@pytest.mark.rule("3.4")
def test_an_action_that_cannot_be_paid_is_refused() -> None:
    p = Position().even()
    p.research(0, "1")
    p.give(0, ore=1)
    p.turn(0)
    assert p.refused("space:basic-2.0") == ("why-ore", "3.4")
    refusal = p.game.why_not("space:basic-2.0")
    assert refusal is not None
    assert refusal.phrase.args == {"need": 2, "have": 1}
    p.give(0, ore=2)
    p.turn(0)
    assert "space:basic-2.0" in p.offered()


@pytest.mark.rule("3.4", "7.2")
def test_an_action_without_the_population_it_needs_is_refused() -> None:
    p = Position().even()
    p.give(0, pop=0)
    p.turn(0)
    assert p.refused("space:basic-1.0") == ("why-pop", "7.2")


@pytest.mark.rule("3.4", "8.1")
def test_a_research_without_a_slot_is_refused() -> None:
    p = Position().even()
    p.give(0, ore=2)
    p.turn(0)
    assert p.refused("space:basic-2.0") == ("why-no-slot", "8.1")
    for slot in "1234":
        p.research(0, slot)
    p.turn(0)
    assert p.refused("space:basic-1.0") == ("why-no-slot", "8.1")
    assert "space:basic-2.0" in p.offered()


@pytest.mark.rule("3.4", "12.1")
def test_a_colonization_without_a_system_is_refused() -> None:
    p = Position().even()
    p.research(0, "2", "terraforming")
    p.give(0, ore=4)
    p.turn(0)
    assert p.refused("space:terraforming.0") == ("why-no-system", "12.1")


@pytest.mark.rule("3.4")
def test_every_mandatory_part_must_be_possible() -> None:
    """Settler Arks: `4 ore: colonize, supply -> pop`. Population alone is not enough to take it."""
    p = Position().even()
    p.research(0, "2", "terraforming")
    p.research(0, "C", "settler-arks")
    p.give(0, ore=4)
    p.turn(0)
    assert p.refused("space:settler-arks.0") == ("why-no-system", "12.1")


@pytest.mark.rule("3.4", "7.1")
def test_what_an_action_gives_cannot_pay_for_it() -> None:
    """Barnard's Star gives 2 ore when colonized, which does not help to pay the 4."""
    p = Position().even()
    p.put_system("a1", "barnards-star")
    p.research(0, "2", "terraforming")
    p.ships(0, "a1", 2)
    p.control(0, "a1", "food")
    p.give(0, ore=3)
    p.turn(0)
    assert p.refused("space:terraforming.0") == ("why-ore", "3.4")
    p.give(0, ore=4)
    p.turn(0).play("space:terraforming.0")
    assert p.seat(0).ore == 2


@pytest.mark.rule("3.4")
def test_what_one_effect_gives_may_be_used_by_a_later_one() -> None:
    """Closed-Loop Habitats: `6 ore: supply -> pop, research III` without any population."""
    p = Position().even()
    p.research(0, "3")
    p.research(0, "A", "spacetime-anomaly-studies")
    p.research(0, "D", "closed-loop-habitats")
    p.give(0, pop=0, ore=6)
    p.turn(0)
    assert "space:closed-loop-habitats.0" in p.offered()
    p.columns(0, 0, 0, 0, 0, 0)
    p.seat(0).pop = 0
    p.turn(0)
    assert p.refused("space:closed-loop-habitats.0") == ("why-pop", "7.2")


@pytest.mark.rule("3.4")
def test_effects_run_from_left_to_right() -> None:
    """Frontier Land Office: `4 ore: colonize, jump 2`. The jump comes after the bonus and the refilled slot."""
    p = Position().even()
    p.put_system("a1", "barnards-star")
    p.stack_systems("A", "procyon")
    p.research(0, "C", "frontier-land-office")
    p.ships(0, "a1", 2)
    p.control(0, "a1", "food")
    p.give(0, ore=4)
    p.turn(0).play("space:frontier-land-office.0")
    assert p.question() == "AskJump"
    assert p.seat(0).ore == 2
    assert p.system_at("a1") == "procyon"


@pytest.mark.rule("3.4", "7.2", "7.4")
def test_the_whole_cost_is_paid_before_any_effect() -> None:
    """Human Experiments: `1 ore + 1 pop: supply -> ship 3`. The population returned is the supply that is used."""
    p = Position().even()
    p.research(0, "A", "human-experiments")
    p.columns(0, 0, 0, 0, 0, 0)
    p.seat(0).pop = 1
    p.give(0, ore=1)
    p.turn(0).play("space:human-experiments.0")
    assert p.fleet(0, "sol") == [1, 3]
    assert (p.seat(0).pop, p.seat(0).supply(), p.seat(0).ore) == (0, 0, 0)


@pytest.mark.rule("3.4")
def test_the_last_basic_action_is_always_possible() -> None:
    p = Position().even()
    p.columns(0, 0, 0, 0, 0, 0)
    p.seat(0).pop = 0
    p.ships(0, "sol")
    p.columns(0, 0, 0, 0, 0, 0)
    p.seat(0).pop = 0
    for seat, space in ((0, "basic-4.0"), (1, "basic-1.0"), (2, "basic-1.1"), (3, "basic-3.0")):
        p.pawn(seat, space)
    p.turn(0)
    assert p.offered() == ["space:basic-4.0"]
    p.play("space:basic-4.0")
    assert (p.seat(0).pop, p.seat(0).ore) == (0, 1)


# 3.5 Spaces with +1 ore


@pytest.mark.rule("3.5", "3.4")
def test_a_plus_one_space_costs_one_ore_more() -> None:
    p = Position(3).even()
    p.research(0, "1")
    p.give(0, ore=2)
    p.turn(0)
    assert "space:basic-2.0" in p.offered()
    assert p.refused("space:basic-2.1") == ("why-ore", "3.4")
    refusal = p.game.why_not("space:basic-2.1")
    assert refusal is not None
    assert refusal.phrase.args == {"need": 3, "have": 2}
    p.give(0, ore=4)
    p.next_event("volunteer-crews")
    p.turn(0).play("space:basic-2.1")
    assert p.seat(0).ore == 1


@pytest.mark.rule("3.5")
def test_four_players_can_all_research_at_once_the_last_two_for_an_ore() -> None:
    p = Position().even()
    p.pawn(1, "basic-1.0")
    p.pawn(2, "basic-1.1")
    p.turn(0)
    assert p.refused("space:basic-1.2") == ("why-ore", "3.4")
    p.give(0, ore=2)
    p.turn(0).play("space:basic-1.2")
    assert p.seat(0).ore == 1


@pytest.mark.rule("3.5")
@pytest.mark.parametrize("players", [2, 3])
def test_the_second_space_of_build_and_jump_costs_one_ore(players: int) -> None:
    p = Position(players).even()
    p.turn(0)
    assert "space:basic-3.0" in p.offered()
    assert p.refused("space:basic-3.1") == ("why-ore", "3.4")
    p.give(0, ore=1)
    p.turn(0).play("space:basic-3.1")
    assert p.seat(0).ore == 0
    assert p.pawn_of(0) == "basic-3.1"
    assert p.offered() == ["build:sol", "pass"]


# 3.6 Pawns start off the board


@pytest.mark.rule("3.6")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_pawns_start_off_the_board_and_block_nothing(players: int) -> None:
    p = Position(players)
    assert [p.pawn_of(seat) for seat in range(players)] == [None] * players
    p.even()
    p.research(0, "1")
    p.give(0, ore=3)
    p.turn(0)
    box = [space["id"] for space in p.game.view()["basic"]]
    assert [option for option in p.offered() if option.startswith("space:basic")] == [f"space:{id}" for id in box]


# 3.7 An action must change something


@pytest.mark.rule("3.7")
def test_a_jump_without_ships_is_refused() -> None:
    p = Position().even()
    p.research(0, "a", "hyperdrive-boosters")
    p.ships(0, "sol")
    p.turn(0)
    assert p.refused("space:hyperdrive-boosters.0") == ("why-no-change", "3.7")


@pytest.mark.rule("3.7")
def test_build_and_jump_without_population_and_ships_is_refused() -> None:
    p = Position().even()
    p.give(0, pop=0)
    p.ships(0, "sol")
    p.turn(0)
    assert p.refused("space:basic-3.0") == ("why-no-change", "3.7")


@pytest.mark.rule("3.7")
def test_a_pure_jump_needs_a_move() -> None:
    p = Position().even()
    p.research(0, "a", "hyperdrive-boosters")
    p.ships(0, "sol", 4)
    p.turn(0).play("space:hyperdrive-boosters.0")
    assert p.question() == "AskJump", "there is nothing to upgrade"
    assert p.offered() == ["jump:sol>a1:4", "jump:sol>a2:4"]
    assert p.refused("done") == ("why-no-change", "3.7")
    p.play("jump:sol>a1:4")
    assert "done" in p.offered()


@pytest.mark.rule("3.7", "3.8")
def test_whoever_declines_the_upgrade_must_jump() -> None:
    p = Position().even()
    p.research(0, "a", "hyperdrive-boosters")
    p.turn(0).play("space:hyperdrive-boosters.0")
    assert p.offered() == ["upgrade:sol:1", "done"]
    p.play("done")
    assert p.offered() == ["jump:sol>a1:1", "jump:sol>a2:1"]
    p.turn(0)
    p.seat(0).pawn = -1
    p.turn(0).play("space:hyperdrive-boosters.0", "upgrade:sol:1")
    assert p.question() == "AskJump"
    p.play("done")
    assert p.question() == "AskProduction"
    assert p.fleet(0, "sol") == [2]


@pytest.mark.rule("3.7")
def test_a_jump_there_and_back_is_no_change() -> None:
    p = Position().even()
    p.turn(0).play("space:basic-3.0", "pass", "jump:sol>a1:1")
    assert "jump:a1>sol:1" not in p.offered()
    assert {"jump:a1>s1:1", "jump:a1>deep:1", "done"} == set(p.offered())


@pytest.mark.rule("3.7")
def test_why_a_jump_back_is_refused() -> None:
    """There is a route from A1 to Sol; what forbids the step is that nothing would have changed."""
    p = Position().even()
    p.turn(0).play("space:basic-3.0", "pass", "jump:sol>a1:1")
    assert p.refused("jump:a1>sol:1") == ("why-no-change", "3.7")


@pytest.mark.rule("3.7")
def test_a_longer_way_there_and_back_is_no_change_either() -> None:
    p = Position().even()
    p.research(0, "a", "hyperdrive-boosters")
    p.ships(0, "sol", 4)
    p.turn(0).play("space:hyperdrive-boosters.0")
    p.play("jump:sol>a1:4", "jump:a1>sol:4")
    assert "done" not in p.offered(), "as before, so it must go on"
    p.play("jump:sol>a2:4")
    assert "jump:a2>sol:4" not in p.offered()
    p.play("done")
    assert p.fleet(0, "a2") == [4]


@pytest.mark.rule("3.7")
def test_two_equal_ships_that_change_places_are_no_change() -> None:
    p = Position().even()
    p.ships(0, "a1", 1)
    p.turn(0).play("space:basic-3.0", "pass", "jump:sol>a1:1")
    assert "jump:a1>sol:1" not in p.offered()
    p.ships(0, "a1", 2)
    p.ships(0, "sol", 1)
    p.seat(0).pawn = -1
    p.turn(0).play("space:basic-3.0", "pass", "jump:sol>a1:1")
    assert "jump:a1>sol:2" in p.offered(), "different levels change places"


@pytest.mark.rule("3.7")
def test_an_action_with_ore_may_be_taken_for_the_ore_alone() -> None:
    """Manufacturing Orbitals: ore for locations, then a jump of two."""
    p = Position().even()
    p.research(0, "d", "manufacturing-orbitals")
    p.control(0, "s1", "food")
    p.give(0, pop=0)
    p.turn(0).play("space:manufacturing-orbitals.0")
    assert p.question() == "AskJump"
    p.play("done")
    assert p.question() == "AskProduction"
    assert p.seat(0).ore == 1
    assert p.fleet(0, "sol") == [1]


@pytest.mark.rule("3.7")
def test_without_the_ore_the_same_action_needs_the_jump() -> None:
    p = Position().even()
    p.research(0, "d", "manufacturing-orbitals")
    p.give(0, pop=0)
    p.turn(0).play("space:manufacturing-orbitals.0")
    assert p.offered() == ["jump:sol>a1:1", "jump:sol>a2:1"]
    assert p.refused("done") == ("why-no-change", "3.7")
    p.ships(0, "sol")
    p.seat(0).pawn = -1
    p.turn(0)
    assert p.refused("space:manufacturing-orbitals.0") == ("why-no-change", "3.7")


@pytest.mark.rule("3.7")
def test_ore_for_control_not_taken_yet_does_not_excuse_from_jumping() -> None:
    """Privateer Licences: `upgrade 1 ship by 1, jump 3, 2 ore per control taken`, with a fleet at level 4."""
    p = Position().even()
    p.research(0, "A", "privateer-licences")
    p.ships(0, "sol", 4)
    p.turn(0).play("space:privateer-licences.0")
    assert p.offered() == ["jump:sol>a1:4", "jump:sol>a2:4"]


@pytest.mark.rule("3.7")
def test_a_choice_that_would_change_nothing_is_refused() -> None:
    """Mass Cloning's first option makes population of supply; without supply and ore nothing is left."""
    p = Position().even()
    p.research(0, "D", "mass-cloning")
    p.columns(0, 0, 0, 0, 0, 0)
    p.turn(0)
    assert p.refused("space:mass-cloning.0") == ("why-no-change", "3.7")


@pytest.mark.rule("3.7", "3.8")
def test_an_optional_part_must_be_done_where_nothing_else_would_change() -> None:
    """Build and jump without a ship on the map: the ship must be built, here or there."""
    p = Position().even()
    p.ships(0, "sol")
    p.control(0, "s1", "food")
    p.turn(0).play("space:basic-3.0")
    assert p.offered() == ["build:sol", "build:s1"]
    assert p.refused("pass")[1] == "3.7"


@pytest.mark.rule("3.7")
def test_moving_the_pawn_is_no_change() -> None:
    p = Position().even()
    p.give(0, pop=0)
    p.ships(0, "sol")
    p.pawn(0, "basic-1.0")
    p.turn(0)
    assert p.refused("space:basic-3.0") == ("why-no-change", "3.7")
    assert p.offered() == ["space:basic-4.0"]


@pytest.mark.rule("3.7", "3.5")
def test_ore_that_is_paid_is_a_change() -> None:
    """Without population and ships nothing but ore changes hands: enough for a cost, and for a +1 space."""
    p = Position(3).even()
    p.research(0, "C", "supply-outpost")
    p.give(0, pop=0, ore=1)
    p.ships(0, "sol")
    p.turn(0)
    assert "space:supply-outpost.0" in p.offered()
    assert "space:basic-3.1" in p.offered()


# 3.8 What is mandatory and what is optional


@pytest.mark.rule("3.8")
def test_a_part_in_parentheses_may_be_left_out() -> None:
    p = Position().even()
    p.turn(0).play("space:basic-3.0")
    assert p.offered() == ["build:sol", "pass"]
    p.play("pass")
    assert p.seat(0).pop == 2
    assert p.fleet(0, "sol") == [1]


@pytest.mark.rule("3.8")
def test_a_part_without_parentheses_must_be_carried_out() -> None:
    """Narrow Beam Lasers: `1 ore: pop -> ship 2, jump 2`."""
    p = Position().even()
    p.research(0, "1", "narrow-beam-lasers")
    p.control(0, "s1", "food")
    p.give(0, ore=1)
    p.turn(0).play("space:narrow-beam-lasers.0")
    assert p.offered() == ["build:sol", "build:s1"]
    assert p.refused("pass") == ("why-must", "3.8")


@pytest.mark.rule("3.8")
@pytest.mark.parametrize(("upgrades", "left"), [(0, [1, 3]), (1, [2, 3]), (2, [2, 4])])
def test_up_to_means_fewer_are_allowed(upgrades: int, left: list[int]) -> None:
    p = Position().even()
    p.research(0, "a", "hyperdrive-boosters")
    p.ships(0, "sol", 1, 2, 3)
    p.turn(0).play("space:hyperdrive-boosters.0", *["upgrade:sol:1", "upgrade:sol:3"][:upgrades])
    if upgrades < 2:
        p.play("done")
    p.play("jump:sol>a1:2", "done")
    assert p.fleet(0, "a1") == [2]
    assert p.fleet(0, "sol") == left


@pytest.mark.rule("3.8", "11.1")
def test_movement_points_may_be_left_unused() -> None:
    p = Position().even()
    p.turn(0).play("space:basic-3.0", "build:sol")
    assert "done" in p.offered()
    p.play("done")
    assert p.question() == "AskProduction"
    assert p.fleet(0, "sol") == [1, 1]


@pytest.mark.rule("3.8", "10.2")
def test_an_upgrade_without_a_ship_to_upgrade_is_left_out() -> None:
    """Privateer Licences upgrades a ship; with level 4 ships only it is still possible."""
    p = Position().even()
    p.research(0, "A", "privateer-licences")
    p.ships(0, "sol", 4)
    p.turn(0).play("space:privateer-licences.0", "jump:sol>a1:4", "done")
    assert p.fleet(0, "a1") == [4]


@pytest.mark.rule("3.8", "7.3")
def test_supply_effects_are_optional_once_supply_is_empty() -> None:
    p = Position().even()
    p.research(0, "A", "conscript-foundries")
    p.give(0, ore=2)
    p.columns(0, 0, 0, 0, 0, 0)
    p.turn(0).play("space:conscript-foundries.0")
    assert p.offered() == ["build:sol", "pass"]


@pytest.mark.rule("3.8", "8.5")
def test_an_impossible_part_of_a_bonus_is_skipped() -> None:
    """Narrow Beam Lasers upgrades a ship and jumps when researched; without ships nothing happens."""
    p = Position().even()
    p.put_card("1", "narrow-beam-lasers")
    p.ships(0, "sol")
    p.turn(0).play("space:basic-1.0", "slot:1")
    assert p.question() == "AskProduction"
    assert p.seat(0).techs == 1 << p.slot("1")


@pytest.mark.rule("3.8", "8.3")
def test_an_impossible_part_of_an_event_is_skipped() -> None:
    """Refit Season upgrades a ship of everybody; seat 1 has none."""
    p = Position().even()
    p.research(0, "1")
    p.give(0, ore=2)
    p.ships(1, "sol")
    p.next_event("refit-season")
    p.turn(0).play("space:basic-2.0")
    assert [p.fleet(seat, "sol") for seat in range(4)] == [[2], [], [2], [2]]
