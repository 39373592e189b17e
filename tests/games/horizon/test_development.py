"""Development cubes, investing, governments (rules 6, 13.1, 13.2)."""

import pytest

import heliopause
from heliopause.games.horizon.rules.constants import DEMOCRACY, ON_INVEST, THEOCRACY
from heliopause.kernel.phrase import Phrase
from tests.games.horizon.position import Position


@pytest.mark.rule("6.1")
def test_cubes_come_from_the_left_and_open_columns_and_coins() -> None:
    table = Position()
    view = table.game.view().seats[0]
    assert (view.grows, view.income) == (["A"], 1)
    for _ in range(4):
        table.line("invest food")
        table.play("track:food")
        while table.of_kind("upgrade"):
            table.play("pass")
    for _ in range(2):
        table.line("invest economy")
        table.play("track:economy")
    view = table.game.view().seats[0]
    assert (view.grows, view.income) == (["A", "B", "C"], 2)
    assert view.invested == 6


@pytest.mark.rule("6.2")
def test_investing_an_empty_track() -> None:
    table = Position()
    table.take_off("food", 8)
    table.line("invest food")
    assert table.options() == ["track:economy", "track:infrastructure", "pass"]


@pytest.mark.rule("6.2")
def test_without_cubes_nothing_is_invested() -> None:
    table = Position()
    for track in ("food", "economy", "infrastructure"):
        table.take_off(track, 8)
    table.line("invest any")
    assert not table.of_kind("track")
    assert table.seat().invested == 0


@pytest.mark.rule("6.3")
def test_invest_any_leaves_the_track_open_and_may_be_declined() -> None:
    table = Position()
    table.line("invest any")
    assert table.options() == ["track:food", "track:economy", "track:infrastructure", "pass"]
    table.play("pass")
    assert table.seat().invested == 0


@pytest.mark.rule("6.4")
@pytest.mark.parametrize(("invested", "points"), [(0, 0), (6, 0), (7, 2), (8, 4), (9, 6), (10, 7), (12, 9)])
def test_only_the_last_covered_space_counts_and_one_more_beyond(invested: int, points: int) -> None:
    table = Position()
    table.seat().invested = invested
    assert table.parts()["investment"] == points


@pytest.mark.rule("6.4")
def test_the_fourth_space_gives_a_movement_for_good() -> None:
    table = Position()
    table.seat().invested = 3
    table.line("invest food")
    table.play("track:food")
    assert table.seat().reach == 1
    table.line("move 1")
    assert table.left == 2


DEMOCRACY_OF_CUBES = """
[government.river-kingdom]
democracy = "1 per 2 cubes off up to 9"
"""


def governed(government: str) -> Position:
    table = Position(text=DEMOCRACY_OF_CUBES)
    table.seat().government = table.number(table.state.content.governments, government)
    return table


@pytest.mark.rule("13.1")
def test_the_stages_of_a_government() -> None:
    table = governed("river-kingdom")
    for cube in range(8):
        table.line("invest infrastructure")
        table.play("track:infrastructure")
        while "pass" in table.options() and not table.of_kind("space"):
            table.play("pass")
        stages = table.game.view().seats[0].government.stages
        assert ("theocracy" in stages) == (cube >= 1)
        assert ("once" in stages) == (cube >= 4)
        assert ("democracy" in stages) == (cube == 7)
    assert table.parts()["government"] == min(9, table.seat().cubes_off() // 2)


@pytest.mark.rule("13.1")
def test_without_democracy_a_government_scores_nothing() -> None:
    table = governed("river-kingdom")
    table.take_off("food", 8)
    assert table.parts()["government"] == 0
    table.seat().stages = DEMOCRACY
    assert table.parts()["government"] == 4


@pytest.mark.rule("13.1")
def test_the_theocracy_effect_needs_the_stage() -> None:
    table = governed("league-of-cities")  # whenever you build: 1 coin
    coins = table.seat().coins
    table.line("theocracy")
    assert table.seat().coins == coins
    table.seat().stages = THEOCRACY
    table.line("theocracy")
    assert table.seat().coins == coins + 1


@pytest.mark.rule("13.2")
def test_a_trigger_comes_after_the_bonuses() -> None:
    table = governed("river-kingdom")  # whenever you invest: 1 coin
    government = table.state.content.governments[table.seat().government]
    table.seat().triggers = [government.despotism_trigger]
    assert table.state.content.triggers[government.despotism_trigger].when == ON_INVEST
    told = len(table.told())
    table.line("invest food")
    table.play("track:food")
    assert table.told()[told:] == [
        "log-cube",
        "log-gain-coins",  # under the cube
        "log-invest",
        "log-gain-coins",  # on the investment track
        "log-trigger",
        "log-gain-coins",
    ]


@pytest.mark.rule("6.1", "6.3")
def test_what_lay_under_the_cube_is_gained_before_the_cube_is_moved() -> None:
    """The third economy cube lies on a movement, the fourth space of investment gives one more for good."""
    table = Position()
    table.take_off("economy", 2)
    table.seat().invested = 3
    table.line("invest economy")
    table.play("track:economy")
    assert table.left == 1
    assert (table.seat().invested, table.seat().reach) == (3, 0)
    table.play("pass")
    assert (table.seat().invested, table.seat().reach) == (4, 1)


@pytest.mark.rule("6.3")
def test_an_investment_that_a_cube_uncovers_comes_first() -> None:
    """The fifth infrastructure cube uncovers `invest food`: the food cube gets the space, this one the next."""
    table = governed("river-kingdom")
    table.take_off("infrastructure", 4)
    told = len(table.told())
    table.line("invest infrastructure")
    table.play("track:infrastructure", "track:food")
    assert table.seat().invested == 2
    invested = [event for event in table.game.events[told:] if event.message == "log-invest"]
    tracks = [event.phrase.args["a"] for event in invested]
    assert [isinstance(track, Phrase) and track.message for track in tracks] == ["track-food", "track-infrastructure"]
    assert [event.phrase.args["b"] for event in invested] == [1, 2]


@pytest.mark.rule("13.2")
def test_nothing_is_set_off_by_what_brought_it() -> None:
    """Theocracy is `whenever you settle`; the cube of this village opens it."""
    table = governed("council-of-clans")
    government = table.state.content.governments[table.seat().government]
    assert table.state.content.triggers[government.theocracy_trigger].word == "settle"
    table.take_off("infrastructure", 1)
    for at, (q, r) in enumerate(((1, -1), (1, 0))):
        table.lay(("anatolia", "nile-delta")[at], q, r)
        table.put("settler6", f"{q},{r}")
    told = len(table.told())
    table.line("settle")
    table.play("settle:1,-1")
    assert "log-stage" in table.told()[told:]
    assert "log-trigger" not in table.told()[told:]
    table.line("settle")
    table.play("settle:1,0")
    while "log-trigger" not in table.told()[told:]:
        table.play("pass")
    assert table.of_kind("enlist")


@pytest.mark.rule("13.2")
@pytest.mark.parametrize(("when", "line"), [("invest", "invest infrastructure"), ("build", "build new")])
def test_a_theocracy_is_not_set_off_by_the_investment_or_construction_that_opens_it(when: str, line: str) -> None:
    table = Position(text=f'[government.council-of-clans]\ntheocracy = {{ when = "{when}", line = "9 coins" }}\n')
    table.seat().government = table.number(table.state.content.governments, "council-of-clans")
    table.seat().triggers = []
    table.take_off("infrastructure", 1)
    table.give(coins=5)
    table.holds("fortress")  # its left space is of infrastructure
    told = len(table.told())
    table.line(line)
    table.play(table.options()[0])
    assert "log-stage" in table.told()[told:]
    assert "log-trigger" not in table.told()[told:]


@pytest.mark.rule("13.1", "13.2")
def test_the_log_says_which_stage_of_a_government_is_used() -> None:
    table = governed("league-of-cities")
    table.seat().stages = THEOCRACY
    told = len(table.told())
    table.line("theocracy")
    events = [event for event in table.game.events[told:] if event.message == "log-trigger"]
    assert [event.words("en") for event in events] == [f"{table.game.names[0]} uses League of Cities – Theocracy."]
    table = governed("river-kingdom")
    table.seat().triggers = [table.state.content.governments[table.seat().government].despotism_trigger]
    table.line("invest food")
    table.play("track:food")
    (event,) = (event for event in table.game.events if event.message == "log-trigger")
    assert "River Kingdom – Despotism" in event.words("en")
    assert "Stromland-Königreich – Despotie" in event.words("de")


@pytest.mark.rule("13.1")
def test_despotism_holds_from_the_start() -> None:
    game = heliopause.new("horizon", players=4, seed=3)
    while game.round == 0:
        game.choose(game.options()[0])
    state = game._state
    for seat in state.seats:
        government = state.content.governments[seat.government]
        assert seat.powers == government.despotism_power
        assert seat.triggers == [government.despotism_trigger] * (government.despotism_trigger >= 0)
        assert seat.stages == 0
