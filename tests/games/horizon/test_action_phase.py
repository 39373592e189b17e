"""Action phase: the pawn, costs, tasks, basic and advanced actions (rule 3)."""

import pytest

from heliopause import IllegalChoice
from heliopause.beyond.cards import BASIC
from heliopause.beyond.constants import OCCUPIED
from heliopause.games.horizon.rules.constants import SHARED_SPACE
from heliopause.games.horizon.rules.turn import AskSpace
from tests.games.horizon.position import Position


@pytest.mark.rule("3.1")
def test_a_space_with_another_pawn_is_not_available() -> None:
    table = Position()
    table.play("space:basic-3.0")
    table.end_turn()
    assert "space:basic-3.0" not in table.options()
    assert "space:basic-3.1" in table.options()
    refusal = table.game.why_not("space:basic-3.0")
    assert refusal is not None
    assert (refusal.phrase.message, refusal.rule) == ("why-occupied", "3.1")


@pytest.mark.rule("3.2")
def test_the_pawn_must_move_but_may_take_the_same_action_again() -> None:
    table = Position()
    table.play("space:basic-3.0")
    table.end_turn()
    table.end_turn()
    assert table.state.active == 0
    assert "space:basic-3.0" not in table.options()
    assert "space:basic-3.1" in table.options()
    refusal = table.game.why_not("space:basic-3.0")
    assert refusal is not None
    assert refusal.phrase.message == "why-must-move"


@pytest.mark.rule("3.2")
def test_the_last_basic_action_has_room_for_all_turn_after_turn() -> None:
    table = Position()
    for _ in range(4):
        assert "space:basic-4.0" in table.options()
        table.play("space:basic-4.0")
        table.end_turn()


@pytest.mark.rule("3.3")
def test_the_first_turn_is_for_basic_actions() -> None:
    table = Position()
    table.give(coins=9, pop=3)
    table.researched("1", "A")
    assert {id.partition("-")[0] for id in table.options()} == {"space:basic"}
    refusal = table.game.why_not("space:advanced-1.0")
    assert refusal is not None
    assert refusal.rule == "3.3"


@pytest.mark.rule("3.4")
def test_spaces_of_technologies_are_for_those_who_have_researched_them() -> None:
    table = Position(
        text='[technology.reckoning]\nimmediate = "move 1"\nactions = [{ spaces = 1, line = "2 coins" }]\n'
    )
    table.state.round = 2
    table.give(coins=9, pop=3)
    card = table.number(table.state.content.technologies, "reckoning")
    slot = table.state.content.slots[table.state.card_at.index(card)].id
    assert "space:reckoning.0" not in table.options()
    refusal = table.game.why_not("space:reckoning.0")
    assert refusal is not None
    assert (refusal.phrase.message, refusal.rule) == ("why-not-researched", "3.4")
    table.line("research I")
    table.play(f"slot:{slot}", "pass")
    assert "space:reckoning.0" in table.options()
    missing = table.game.why_not("space:missiles.0")
    assert missing is not None
    assert missing.phrase.message == "why-not-there"


@pytest.mark.rule("3.5")
def test_a_space_with_an_extra_coin() -> None:
    table = Position()
    coins = table.seat().coins
    table.play("space:basic-3.1")
    assert table.seat().coins == coins - 1
    poor = Position()
    poor.seat().coins = 0
    poor.ask_again()
    assert "space:basic-3.1" not in poor.options()


@pytest.mark.rule("3.6")
def test_a_cost_is_paid_in_full_or_the_action_is_not_offered() -> None:
    table = Position()
    table.researched("1")
    table.seat().coins = 1
    table.ask_again()
    assert "space:basic-2.0" not in table.options()
    refusal = table.game.why_not("space:basic-2.0")
    assert refusal is not None
    assert "It needs 2 coins, you have 1." in refusal.words()
    table.give(coins=1)
    assert "space:basic-2.0" in table.options()


@pytest.mark.rule("3.6")
def test_what_a_line_gives_cannot_pay_for_it() -> None:
    table = Position()
    table.seat().coins = 1
    table.line("(2 coins: 5 coins)")
    assert "take" not in table.options()
    assert table.seat().coins == 1


@pytest.mark.rule("3.7")
def test_every_task_may_be_declined_one_after_the_other() -> None:
    table = Position()
    table.play("space:basic-3.0")
    assert table.of_kind("enlist")
    table.play("pass")  # no enlisting
    assert table.of_kind("move")
    table.play("pass")  # no movement
    assert "produce:coins" in table.options()


@pytest.mark.rule("3.7")
def test_the_only_task_of_an_action_must_be_carried_out() -> None:
    table = Position()
    table.play("space:basic-1.0")
    assert table.options() == ["slot:1", "slot:2", "slot:3", "slot:4"]
    refusal = table.game.why_not("pass")
    assert refusal is not None
    assert (refusal.phrase.message, refusal.rule) == ("why-must", "3.7")
    with pytest.raises(IllegalChoice):
        table.play("pass")
    table.play("slot:3")
    assert len(table.seat().cards) == 1


def acting(line: str) -> Position:
    """Seat 0 has gone to a space with this line, with all it could take to carry it out."""
    table = Position(
        text=f'[technology.reckoning]\nimmediate = "1 coin"\nactions = [{{ spaces = 1, line = "{line}" }}]\n'
    )
    table.state.round = 2
    table.give(coins=9, pop=3)
    table.put("settler1", "home")
    table.holds("farm")
    for territory in ("nile-delta", "indus-plain"):
        table.put("settler3", table.lay_next(territory))
    card = table.number(table.state.content.technologies, "reckoning")
    table.line("research I")
    table.play(f"slot:{table.state.content.slots[table.state.card_at.index(card)].id}", "space:reckoning.0")
    return table


ONLY_TASKS = {
    "move 2": {"explore", "move"},
    "pop -> unit 1": {"enlist"},
    "upgrade 2 units by 1": {"upgrade"},
    "invest any": {"track"},
    "private II": {"card"},
    "construction up to II": {"construction"},
    "basic action": {"copy"},
    "decommission": {"decommission"},
    "build": {"build"},
    "settle": {"settle"},
    "1 coin: move 1": {"explore", "move"},
    "[1 coin: move 1 | 1 coin: decommission]": {"choose"},
}


@pytest.mark.rule("3.7")
@pytest.mark.parametrize("line", ONLY_TASKS)
def test_only_one_of_several_tasks_may_be_declined(line: str) -> None:
    alone = kinds(acting(line))
    assert alone == ONLY_TASKS[line]
    several = {"take"} if line.startswith("private") else alone
    assert kinds(acting(f"{line}, 1 coin")) == {*several, "pass"}


def kinds(table: Position) -> set[str]:
    return {id.partition(":")[0] for id in table.options()}


@pytest.mark.rule("3.7")
def test_a_movement_that_must_be_made_need_not_be_used_up() -> None:
    table = acting("move 3")
    assert "pass" not in table.options()
    table.play(table.of_kind("move")[0])
    assert "done" in table.options()


@pytest.mark.rule("3.7")
def test_a_bonus_may_be_declined_even_if_it_is_one_task() -> None:
    table = Position()
    table.line("move 1")
    assert "pass" in table.options()


@pytest.mark.rule("3.7")
@pytest.mark.parametrize("line", ["(1 coin: move 1), 1 coin", "[1 coin: move 1 | 9 coins: decommission], 1 coin"])
def test_who_has_paid_for_a_single_task_carries_it_out(line: str) -> None:
    table = acting(line)
    table.play("take" if "take" in table.options() else "choose:a")
    assert kinds(table) == {"explore", "move"}


@pytest.mark.rule("3.7", "14.4")
def test_a_basic_action_that_was_chosen_must_be_carried_out() -> None:
    table = Position()
    table.give(pop=2)
    table.line("basic action")
    assert "pass" in table.options()
    table.play("copy:basic-1")
    assert kinds(table) == {"slot"}


@pytest.mark.rule("3.7")
def test_what_one_task_gives_a_later_one_uses() -> None:
    table = Position()
    table.clear_units()
    table.seat().pop = 0
    table.line("supply -> pop, pop -> settler 1, move 1")
    home = table.at("home")
    table.play(f"enlist:{home}:settler1")
    assert table.seat().pop == 0
    assert f"move:{home}>0,0:settler1" in table.options()


@pytest.mark.rule("3.8")
def test_an_action_that_could_change_nothing_is_not_offered() -> None:
    table = Position()
    table.clear_units()
    table.seat().pop = 0
    table.ask_again()
    assert "space:basic-3.0" not in table.options()
    refusal = table.game.why_not("space:basic-3.0")
    assert refusal is not None
    assert refusal.rule in ("3.8", "4.2")
    assert "space:basic-1.0" not in table.options()  # no scholar


@pytest.mark.rule("3.9")
def test_recruit() -> None:
    table = Position()
    before = table.seat().columns[0]
    pop, coins = table.seat().pop, table.seat().coins
    table.play("space:basic-4.0")
    assert (table.seat().pop, table.seat().coins, table.seat().columns[0]) == (pop + 1, coins + 1, before - 1)


@pytest.mark.rule("3.9")
def test_research_of_level_i_and_ii() -> None:
    table = Position()
    table.give(coins=1, pop=2)
    table.play("space:basic-1.0")
    assert table.seat().coins == 2
    assert table.options() == ["slot:1", "slot:2", "slot:3", "slot:4"]
    table = Position()
    table.researched("1", "2")
    table.give(coins=1, pop=2)
    table.play("space:basic-2.0")
    assert table.seat().coins == 0
    assert table.options() == ["slot:A", "slot:B", "slot:C"]


@pytest.mark.rule("3.9")
def test_enlist_and_move() -> None:
    table = Position()
    table.play("space:basic-3.0")
    home = table.at("home")
    assert set(table.of_kind("enlist")) == {f"enlist:{home}:settler1", f"enlist:{home}:soldier1"}
    table.play(f"enlist:{home}:soldier1", f"move:{home}>0,0:soldier1")
    table.play(f"move:{home}>0,0:settler2")
    assert table.units() == ["settler2 0,0", "soldier1 0,0"]
    assert not table.of_kind("move")


@pytest.mark.rule("3.9")
@pytest.mark.parametrize(
    ("players", "extra"),
    [
        (4, [[0, 0, 1], [0, 0, 1], [0, 1], [0]]),
        (3, [[0, 0, 1], [0, 1], [0, 1], [0]]),
        (2, [[0, 1], [0, 1], [0, 1], [0]]),
    ],
)
def test_the_spaces_in_use(players: int, extra: list[list[int]]) -> None:
    table = Position(players=players)
    content = table.state.content
    spaces = [content.spaces[index] for index in table.seat().spaces]
    found: dict[str, list[int]] = {}
    for space in spaces:
        if space.action.owner_kind == BASIC:
            found.setdefault(space.id.partition(".")[0], []).append(space.extra)
    assert found == {f"basic-{number + 1}": extras for number, extras in enumerate(extra)}
    assert [space.repeatable for space in spaces if space.id.startswith("basic-4")] == [True]


@pytest.mark.rule("3.10")
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_advanced_actions_have_a_condition(number: int) -> None:
    table = Position()
    table.state.round = 2
    table.give(coins=9, pop=5)
    space = f"space:advanced-{number}.0"
    assert space not in table.options()
    refusal = table.game.why_not(space)
    assert refusal is not None
    assert (refusal.phrase.message, refusal.rule) == ("why-condition", "3.10")
    for at, (q, r) in enumerate(((1, -1), (1, 0))):
        table.lay(table.state.content.territories[at].id, q, r)
    match number:
        case 1:
            table.researched("1", "A")
        case 2:
            table.settled("1,-1", 0)
        case 3:
            table.researched("1", "A", "a")
            table.state.seats[0].techs &= ~(1 << 10)  # slot a is still to be researched
            table.settled("1,-1", 0)
            assert space not in table.options()  # one village is not enough
            table.settled("1,0", 0)
        case 4:
            table.researched("1", "2", "A", "B", "a", "b")
            table.settled("1,-1", 1, city=True)
            table.settled("1,-1", 0, city=True)
            assert space not in table.options()
            table.settled("1,0", 0, city=True)
    assert space in table.options()


@pytest.mark.rule("14.4")
def test_a_basic_action_without_the_pawn() -> None:
    table = Position()
    pawn = table.seat().pawn
    table.line("basic action")
    assert set(table.of_kind("copy")) >= {"copy:basic-1", "copy:basic-3", "copy:basic-4"}
    table.play("copy:basic-4")
    assert table.seat().pawn == pawn
    assert (table.seat().coins, table.seat().pop) == (2, 2)


def crowded() -> Position:
    """Seat 1 has joined seat 0 on a space, and both may share; seat 0 is on turn."""
    table = Position()
    for seat in (0, 1):
        table.seat(seat).powers |= SHARED_SPACE
        table.give(seat, coins=9)
    table.play("space:basic-3.0")
    table.end_turn()
    table.play("space:basic-3.0")
    table.end_turn()
    assert table.state.active == 0
    return table


@pytest.mark.rule("3.2", "13.4")
def test_a_pawn_that_was_joined_must_move_all_the_same() -> None:
    table = crowded()
    assert "space:basic-3.0" not in table.options()
    assert "space:basic-3.1" in table.options()
    refusal = table.game.why_not("space:basic-3.0")
    assert refusal is not None
    assert (refusal.phrase.message, refusal.rule) == ("why-must-move", "3.2")


@pytest.mark.rule("13.4")
def test_pawns_that_share_a_space_stand_there_both() -> None:
    table = crowded()
    (space,) = (space for space in table.game.view().basic if space.id == "basic-3.0")
    assert space.pawns == [0, 1]
    assert [seat.pawn for seat in table.game.view().seats] == ["basic-3.0", "basic-3.0"]
    assert "log-aside" not in table.told()


@pytest.mark.rule("3.1", "13.4")
def test_a_shared_space_is_free_when_both_have_left() -> None:
    table = Position(players=3)
    space = table.number(table.state.content.basic_spaces[3], "basic-3.0")
    for sharing in ((0, 1), (1,), (0,), ()):
        for seat in (0, 1):
            table.seat(seat).pawn = space if seat in sharing else -1
        table.state.active = 2
        assert (AskSpace(2).refusal(table.state, space) == OCCUPIED) == bool(sharing)
        offered = [str(option) for option in AskSpace(2).options(table.state)]
        assert ("space:basic-3.0" in offered) == (not sharing)


@pytest.mark.rule("3.7")
@pytest.mark.parametrize("line", ["private II", "private II, 1 coin"])
def test_a_private_technology_may_be_declined_as_a_bonus(line: str) -> None:
    table = Position()
    table.line(line)
    assert table.options() == ["take", "pass"]
    assert table.game.question is not None
    assert "a private technology of level II?" in table.game.question.words()
    table.play("pass")
    assert table.seat().private == ()
    assert not any(message == "log-reveal" for message in table.told())


@pytest.mark.rule("3.5", "3.6")
def test_the_coin_of_a_space_and_the_cost_of_its_action_are_one_payment() -> None:
    table = Position()
    table.researched("1", "2")
    table.give(coins=3, pop=1)
    told = len(table.told())
    table.play("space:basic-2.1")
    assert table.seat().coins == 1
    assert table.told()[told:] == ["log-pawn", "log-pay-coins"]
    assert table.game.events[-1].phrase.args["a"] == 3


@pytest.mark.rule("3.6")
def test_coins_and_population_of_one_cost_are_one_payment() -> None:
    table = Position()
    table.give(coins=5, pop=2)
    told = len(table.told())
    table.line("(2 coins + 1 pop: take fortify token)")
    table.play("take")
    assert table.told()[told:] == ["log-pay-and-exhaust", "log-take-token"]


@pytest.mark.rule("3.10")
@pytest.mark.parametrize(
    ("number", "coins", "exhausted", "scholars"), [(1, 4, 0, 0), (2, 2, 1, 0), (3, 4, 0, 1), (4, 6, 2, 1)]
)
def test_what_advanced_actions_cost(number: int, coins: int, exhausted: int, scholars: int) -> None:
    def ready(purse: int, pop: int) -> Position:
        table = Position()
        table.state.round = 2
        table.researched("1", "2", "A", "B", "b")
        for territory, where in (("anatolia", (1, -1)), ("nile-delta", (1, 0))):
            table.lay(territory, *where)
            table.state.village[-1] = table.state.city[-1] = 0
        if number == 4:
            table.researched("a")
        table.seat().return_pop(1)
        table.give(pop=pop)
        table.seat().coins = purse
        table.ask_again()
        return table

    space = f"space:advanced-{number}.0"
    need = exhausted + scholars
    assert space not in ready(coins - 1, need + 1).options()
    if need:
        assert space not in ready(coins, need - 1).options()
    table = ready(coins, need)
    assert space in table.options()
    table.explicit()
    pop, supply = table.seat().pop, table.seat().supply()
    table.play(space)
    if table.of_kind("slot"):
        table.play(table.of_kind("slot")[0])
    assert table.seat().coins == 0
    assert table.seat().supply() == supply + exhausted
    assert table.seat().pop == pop - exhausted - scholars
    assert table.seat().tokens == [int(number == 1), int(number == 2)]
