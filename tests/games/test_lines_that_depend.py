"""`if`, `for each`, `others`, `everyone`, `lose` and `by hand`: what no card of the box has, and packs may."""

from typing import Any

import pytest

import heliopause
from heliopause.beyond.by_hand import LONGEST
from heliopause.beyond.notation import Unreadable
from heliopause.bots import make
from heliopause.content import Pack
from heliopause.envs import pettingzoo
from tests.games.writing import NOTATIONS

RECRUIT = {"sun": "space:basic-4.0", "horizon": "space:basic-4.0"}
MONEY = {"sun": "ore", "horizon": "coins"}


def table(game: str, line: str, players: int = 3) -> heliopause.Game:
    """A new game whose fourth basic action has another line; seat 0 begins."""
    pack = Pack("mine", f"[[basic]]\naction = 'recruit'\nline = '''{line}'''\n")
    played = heliopause.new(game, players=players, seed=1, start=0, pack=pack)
    while not offered(played)[0].startswith("space:"):  # what a set-up leaves open
        played.choose(played.options()[0])
    return played


def money(game: heliopause.Game) -> list[int]:
    view: Any = game.view()
    return [getattr(seat, MONEY[game.name]) for seat in view.seats]


def offered(game: heliopause.Game) -> list[str]:
    return [str(option) for option in game.options()]


def test_if_is_done_by_who_fulfils_it() -> None:
    game = table("sun", "1 ore, if 1 ore [2 ore], if 1 colonies [5 ore]")
    before = money(game)[0]
    game.choose(RECRUIT["sun"])
    assert money(game)[0] == before + 3


def test_an_action_of_which_no_condition_holds_changes_nothing() -> None:
    game = table("sun", "if 1 colonies [5 ore]")
    assert RECRUIT["sun"] not in offered(game)
    refusal = game.why_not(RECRUIT["sun"])
    assert refusal is not None
    assert refusal.rule == "3.7"


def test_for_each_is_done_as_often_as_there_are_such_things() -> None:
    game = table("sun", "for each pop up to 2 [2 ore]")
    before = money(game)[0]
    game.choose(RECRUIT["sun"])
    assert money(game)[0] == before + 4  # two people, with whom everybody begins


def test_for_each_counts_for_every_so_many() -> None:
    game = table("sun", "1 ore, for each 2 pop [1 ore]")
    before = money(game)[0]
    game.choose(RECRUIT["sun"])
    assert money(game)[0] == before + 2


@pytest.mark.parametrize("game", NOTATIONS)
@pytest.mark.parametrize(("word", "own"), [("others", 0), ("everyone", 1)])
def test_others_get_what_is_in_the_brackets(game: str, word: str, own: int) -> None:
    coin = "ore" if game == "sun" else "coin"
    played = table(game, f"3 {coin}{'' if game == 'sun' else 's'}, {word} [1 {coin}]")
    before = money(played)
    played.choose(RECRUIT[game])
    assert [after - former for after, former in zip(money(played), before, strict=True)] == [3 + own, 1, 1]


def test_others_may_leave_what_costs_them() -> None:
    game = table("sun", "1 ore, others [(1 ore: supply -> pop)]")
    game.choose(RECRUIT["sun"])
    assert game.seat == 1
    assert set(offered(game)) == {"take", "pass"}


def test_a_mandatory_cost_stands_in_parentheses() -> None:
    for text in ("if 1 pop [1 ore: jump 1]", "others [1 ore: jump 1]", "for each pop [1 pop: jump 1]"):
        with pytest.raises(Unreadable, match="parentheses"):
            NOTATIONS["sun"].line(text)


@pytest.mark.parametrize("game", NOTATIONS)
def test_nobody_loses_more_than_there_is(game: str) -> None:
    coin = "ore" if game == "sun" else "coins"
    played = table(game, f"2 supply -> pop, everyone [lose 9 {coin}], lose 1 pop")
    view: Any = played.view()
    people = view.seats[0].pop
    played.choose(RECRUIT[game])
    view = played.view()
    assert money(played) == [0, 0, 0]
    assert view.seats[0].pop == people + 1


# By hand

TEXT = "give a neighbour two of yours"


@pytest.mark.parametrize("game", NOTATIONS)
def test_a_text_is_carried_out_step_by_step_and_told(game: str) -> None:
    coin = "ore" if game == "sun" else "coin"
    played = table(game, f'by hand "{TEXT}"')
    before = money(played)
    played.choose(RECRUIT[game])
    assert played.question is not None
    assert TEXT in played.question.words()
    for option in (f"hand:lose-1-{coin}", "for:1", f"hand:1-{coin}", f"hand:1-{coin}"):
        assert option in offered(played)
        played.choose(option)
        assert played.seat == 0
    told = [event.words() for event in played.events][-4:]
    assert "by hand" in told[0]
    played.choose("done")
    after = money(played)
    assert (after[0], after[1], after[2]) == (before[0] - 1, before[1] + 2, before[2])
    assert [event.source is not None for event in played.events][-1]


def test_a_seat_goes_by_its_name_and_steps_can_be_undone() -> None:
    game = table("sun", f'by hand "{TEXT}"')
    game.choose(RECRUIT["sun"])
    before = money(game)
    game.choose("for:2")
    assert game.question is not None
    assert "Player 3" in game.question.words()
    game.choose("hand:1-ore")
    assert money(game) != before
    game.undo()
    assert money(game) == before
    game.undo()
    assert "for:2" in offered(game)


def test_what_a_step_leaves_open_is_asked_of_the_seat_it_is_for() -> None:
    game = table("sun", f'by hand "{TEXT}"')
    game.choose(RECRUIT["sun"])
    game.choose("for:1")
    game.choose("hand:automate-food-or-ore")
    assert game.seat == 1
    game.choose(game.options()[0])
    assert game.seat == 0


def test_a_record_with_a_text_is_the_same_game() -> None:
    game = table("sun", f'by hand "{TEXT}"')
    game.choose(RECRUIT["sun"])
    game.choose("hand:1-ore")
    loaded = heliopause.load(game.record(with_content=True))
    assert money(loaded) == money(game)
    assert offered(loaded) == offered(game)


@pytest.mark.parametrize("game", NOTATIONS)
@pytest.mark.parametrize("bot", ["greedy", "search:4"])
def test_bots_leave_it_out_and_play_on(game: str, bot: str) -> None:
    played = table(game, f'1 {"ore" if game == "sun" else "coin"}, by hand "{TEXT}"', players=2)
    player = make(bot, 1)
    played.choose(RECRUIT[game])
    assert str(player.choose(played)) == "done"
    turns = 0
    while not played.over and turns < 40:
        played.choose(player.choose(played))
        turns += 1
    assert turns == 40


@pytest.mark.parametrize("game", NOTATIONS)
def test_the_environment_has_an_action_for_every_step(game: str) -> None:
    pack = Pack("mine", f"[[basic]]\naction = 'recruit'\nline = '''by hand \"{TEXT}\"'''\n")
    env = pettingzoo.env(game, players=2, pack=pack)
    env.reset(seed=1)
    for agent in env.agent_iter(max_iter=400):
        observation, _, termination, truncation, _ = env.last()
        over = termination or truncation
        env.step(None if over else env.action_space(agent).sample(observation["action_mask"]))


@pytest.mark.parametrize("text", ["", " ", "x" * (LONGEST + 1), "two\\nlines", "left\u202eright"])
def test_a_text_is_plain(text: str) -> None:
    with pytest.raises(Unreadable):
        NOTATIONS["sun"].line(f'by hand "{text}"')
