"""Where two sentences of the rulebook meet: bonuses inside bonuses, things done in another's turn, empty tracks."""

import pytest

from heliopause.beyond.constants import FINE
from heliopause.beyond.turn import claimable
from heliopause.games.horizon.rules.constants import CHEAP_POP
from heliopause.games.horizon.rules.notation import HORIZON
from heliopause.kernel.phrase import Phrase
from tests.games.horizon.position import Position


def governed(when: str, line: str, text: str = "", players: int = 2) -> Position:
    """Seat 0 has a government whose Theocracy is `whenever you ...`, not opened yet, and nothing else."""
    table = Position(
        players, f'[government.council-of-clans]\ntheocracy = {{ when = "{when}", line = "{line}" }}\n{text}'
    )
    table.seat().government = table.number(table.state.content.governments, "council-of-clans")
    return table


def tracks_of(table: Position, message: str, since: int) -> list[str]:
    found = []
    for event in table.game.events[since:]:
        track = event.phrase.args.get("a")
        if event.message == message and isinstance(track, Phrase):
            found.append(track.message.removeprefix("track-"))
    return found


VILLAGE = '[territory.anatolia]\nvillage = { bonus = "invest food", vp = 4, track = "infrastructure" }\n'


@pytest.mark.rule("6.3", "8.2", "13.2")
def test_an_investment_in_the_bonus_of_a_village_whose_cube_opened_a_stage() -> None:
    """The Theocracy that the village's cube opens holds for the investment that follows, not for the settling."""
    for when, fires in (("invest", 1), ("settle", 0)):
        table = governed(when, "5 coins", VILLAGE)
        table.lay("anatolia", 1, -1)
        table.put("settler6", "1,-1")
        table.take_off("infrastructure", 1)
        since, coins = len(table.game.events), table.seat().coins
        table.line("settle")
        table.play("settle:1,-1", "track:food")
        told = table.told()[since:]
        assert tracks_of(table, "log-cube", since) == ["infrastructure", "food"]
        assert told.count("log-trigger") == fires
        assert told[:5] == ["log-exhaust", "log-found", "log-cube", "log-stage", "log-cube"]
        assert told.index("log-invest") > told.index("log-stage")
        if fires:
            assert told.index("log-trigger") > told.index("log-invest"), "after the bonus of the new space"
        # 1 coin lay under the food cube, 1 is on the first space of investment.
        assert table.seat().coins == coins + 2 + 5 * fires


@pytest.mark.rule("6.2", "8.2", "13.2")
def test_a_village_without_a_cube_left_has_its_bonus_and_sets_off_what_it_should() -> None:
    table = governed("settle", "5 coins")
    government = table.state.content.governments[table.seat().government]
    table.seat().triggers = [government.theocracy_trigger]
    table.lay("anatolia", 1, -1)
    table.put("settler6", "1,-1")
    for track in ("food", "economy", "infrastructure"):
        table.take_off(track, 8)
    since, coins = len(table.game.events), table.seat().coins
    table.line("settle")
    table.play("settle:1,-1")
    assert table.told()[since:] == [
        "log-exhaust", "log-found", "log-no-cube", "log-gain-coins", "log-trigger", "log-gain-coins",
    ]  # fmt: skip
    assert table.seat().coins == coins + 3 + 5
    assert table.parts()["villages"] == 4


LEADERS = """
[leader.attila]
effects = [{ who = "others", line = "move 1" }]
[territory.zambezi]
explore = "invest infrastructure, claim goal"
"""


def meeting_attila(text: str = LEADERS) -> Position:
    """Seat 0 discovers slot A and meets Attila."""
    table = Position(2, text)
    table.researched("1")
    table.give(coins=3, pop=1)
    table.explicit()
    table.play("space:basic-2.0")  # only slot A is possible
    table.draw("attila")
    return table


@pytest.mark.rule("7.7", "2.2", "6.3", "11.1", "13.1")
def test_who_explores_in_anothers_turn_invests_there_and_opens_a_stage_but_claims_nothing() -> None:
    table = meeting_attila()
    table.take_off("infrastructure", 1, seat=1)
    assert table.game.seat == 1, "the leader of another lets it move"
    table.state.goals[2] = table.number(table.state.content.goals, "golden-age")  # so many investments
    table.seat(1).invested = 20
    assert claimable(table.state, 1) == [2]
    table.play(table.of_kind("explore")[0])
    table.draw("zambezi")
    assert table.game.seat == 1
    table.play("track:infrastructure")
    assert "log-stage" in table.told()
    assert not any(table.state.claims), "a goal is claimed in one's own turn only"
    assert table.state.active == 0


@pytest.mark.rule("5.3", "2.2", "5.4")
def test_a_leader_may_let_another_discover_before_the_first_discovery_goes_on() -> None:
    gift = '[leader.attila]\neffects = [{ who = "others", line = "research II without prerequisites" }]\n'
    table = Position(2, gift)
    table.researched("1")
    table.give(coins=3, pop=1)
    table.give(seat=1, pop=1)
    table.explicit()
    table.play("space:basic-2.0")  # only slot A is possible
    table.draw("attila")
    assert table.game.seat == 1
    assert "slot:A" not in table.options(), "its discovery is under way"
    table.play("slot:B")
    table.draw("hatshepsut")
    slot = next(slot.index for slot in table.state.content.slots if slot.id == "B")
    while table.state.card_at[slot] < 0:
        table.game.choose(table.game.chances()[0][0] if table.game.seat == -1 else table.game.options()[0])
    first = next(slot.index for slot in table.state.content.slots if slot.id == "A")
    assert table.state.card_at[first] < 0, "the card of the first slot is still to be found"
    while table.state.card_at[first] < 0:
        table.game.choose(table.game.chances()[0][0] if table.game.seat == -1 else table.game.options()[0])
    assert table.state.card_at[first] in table.seat(0).cards
    assert table.state.card_at[slot] in table.seat(1).cards


@pytest.mark.rule("13.2", "5.3")
def test_a_discovery_sets_off_after_the_leader_and_before_the_card() -> None:
    table = governed("discover", "7 coins", '[leader.attila]\neffects = [{ who = "you", line = "supply -> pop" }]\n')
    government = table.state.content.governments[table.seat().government]
    table.seat().triggers = [government.theocracy_trigger]
    table.researched("1")
    table.give(coins=3, pop=1)
    table.explicit()
    since = len(table.game.events)
    table.play("space:basic-2.0")  # only slot A is possible
    table.draw("attila")
    told = table.told()[since:]
    wanted = ["log-discover", "log-leader", "log-activate", "log-trigger", "log-gain-coins"]
    assert [message for message in told if message in wanted] == wanted
    assert "log-place-card" not in told
    level_four = next(slot for slot in table.state.content.slots if slot.level == 4)
    since = len(table.game.events)
    table.state.seats[1].techs |= level_four.bit
    table.line("research IV without prerequisites")
    table.play(f"slot:{level_four.id}")
    assert "log-trigger" not in table.told()[since:], "another one was the first"


@pytest.mark.rule("13.2", "5.8")
def test_a_private_technology_is_researched_but_not_discovered() -> None:
    for when, fires in (("discover", False), ("research II", True)):
        table = governed(when, "7 coins")
        government = table.state.content.governments[table.seat().government]
        table.seat().triggers = [government.theocracy_trigger]
        since = len(table.game.events)
        table.line("private II")
        table.play("take")
        table.play(table.of_kind("card")[0])
        while not table.of_kind("space"):
            table.play("pass" if "pass" in table.options() else table.options()[0])
        assert ("log-trigger" in table.told()[since:]) == fires


@pytest.mark.rule("10.4", "13.4")
def test_the_price_of_a_pawn_is_what_the_option_says() -> None:
    for power, price in ((0, 3), (CHEAP_POP, 2)):
        table = Position()
        table.seat().powers |= power
        table.seat().coins = price
        table.line("trade")
        (option,) = (option for option in table.game.options() if option.id == "trade:coins-pop")
        assert table.game.told(option).words() == f"{price} coins for a pawn"
        table.play("trade:coins-pop")
        assert table.seat().coins == 0
        assert "trade:coins-pop" not in table.options()


@pytest.mark.rule("9.3", "9.4", "7.2")
def test_a_settler_that_has_no_token_for_less_cannot_build() -> None:
    """Both tokens with a 2 on them that are free show their other side, and so does the one of 1 and 2."""
    table = Position()
    table.clear_units()
    table.holds("farm")
    table.give(coins=5)
    for unit in ("settler3", "settler5", "settler5", "settler1", "settler1", "settler1"):
        table.put(unit, "home")
    table.line("build new")
    strengths = {id.rpartition(":")[2] for id in table.of_kind("build")}
    assert "3" not in strengths, "no token shows a 2"
    assert "1" in strengths, "one of strength 1 is exhausted"


@pytest.mark.rule("7.5", "7.6")
def test_a_settler_may_explore_from_anothers_start_tile_that_it_crosses() -> None:
    table = Position()
    table.clear_units()
    table.put("settler3", "0,0")
    table.explicit()
    table.line("move 2")
    home = table.at("home1")
    table.play(f"move:0,0>{home}:settler3")
    assert "done" not in table.options()
    table.play(next(id for id in table.of_kind("explore") if id.startswith(f"explore:{home}>")))
    table.draw("anatolia")
    assert not any(table.state.foreign(unit // 12, 0) for unit in table.seat().units)


@pytest.mark.rule("5.4", "5.1")
def test_without_a_card_of_the_level_nothing_can_be_discovered() -> None:
    table = Position()
    table.researched("1", "2", "3")
    table.researched("B", "C", seat=1)
    table.give(coins=3, pop=1)
    table.state.decks[2] = []
    table.play("space:basic-2.0")
    assert table.options() == ["slot:B", "slot:C"]
    refusal = table.game.why_not("slot:A")
    assert refusal is not None
    assert (refusal.phrase.message, refusal.rule) == ("why-no-card-left", "5.1")


@pytest.mark.rule("8.4", "8.2")
def test_a_city_has_no_part_in_the_bonus_of_its_village() -> None:
    table = Position()
    table.lay("anatolia", 1, -1)  # its village gives 3 coins
    table.settled("1,-1", 1)
    table.put("soldier3", "1,-1")
    table.take_off("infrastructure", 1)
    since, coins = len(table.game.events), table.seat().coins
    table.line("fortify")
    table.play("fortify:1,-1")
    assert table.told()[since:] == ["log-exhaust", "log-found", "log-cube", "log-stage"]
    assert table.seat().coins == coins


@pytest.mark.rule("11.1", "3.8")
def test_claiming_a_goal_is_something_to_do_only_if_one_can_be_claimed() -> None:
    table = Position()
    table.state.goals[2] = table.number(table.state.content.goals, "golden-age")
    claim = HORIZON.line("claim goal")

    def possible(seat: int = 0) -> bool:
        return claim.check(table.state, seat, table.seat(seat).purse()) == FINE

    assert not possible()
    for seat in (0, 1):
        table.seat(seat).invested = 20
    assert possible()
    assert not possible(1), "not in the turn of another"
    table.state.claimed_now = True
    assert not possible(), "one in a turn"
