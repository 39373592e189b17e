"""Bots that are pushed towards a style: the text that names them, what they then value, and what is refused."""

from pathlib import Path

import pytest
from click.testing import CliRunner

import heliopause
from heliopause.bots import Greedy, Learned, NoSuchBot, Search, check_style, make
from heliopause.bots.planning import search_game
from heliopause.bots.search_game import NoSuchStyle
from heliopause.cli import main
from heliopause.game import state_of
from heliopause.games.sun.rules.packing import powers_of
from heliopause.lab.balance import BadPlan, plan
from heliopause.registry import specs
from tests.bots.pig import SPEC

STYLED = ["sun", "horizon"]


@pytest.mark.parametrize(
    ("text", "kind"),
    [("greedy+ships", Greedy), ("learned+ships", Learned), ("search:60+ships", Search), ("strong+ships", Search)],
)
def test_a_style_stands_after_a_plus(text: str, kind: type) -> None:
    bot = make(text, 1)
    assert type(bot) is kind
    assert getattr(bot, "style", None) == "ships"
    check_style(bot, heliopause.new("sun", players=2, seed=1))
    assert getattr(make(text.removesuffix("+ships"), 1), "style", None) == ""


def test_a_plus_in_the_name_of_a_file_is_none(tmp_path: Path) -> None:
    with pytest.raises(NoSuchBot, match=r"a\+b\.json cannot be read"):
        make(f"learned:{tmp_path}/a+b.json")


@pytest.mark.parametrize("text", ["random+ships", "beginner+ships"])
def test_who_has_no_values_cannot_be_pushed(text: str) -> None:
    with pytest.raises(NoSuchBot, match="cannot be pushed towards a style"):
        make(text)


@pytest.mark.parametrize("name", STYLED)
def test_every_style_of_a_game_raises_what_its_seat_makes_of_a_position(name: str) -> None:
    game = heliopause.new(name, players=3, seed=4)
    bots = [Greedy(seat) for seat in range(3)]
    while game.round < 6 and (seat := game.seat) is not None:
        game.choose(bots[seat].choose(game))
    state = state_of(game)
    plain = search_game(game, lambda n: 0, None, True)
    seat = plain.seat(state)
    assert plain.styles()
    for style in plain.styles():
        pushed = search_game(game, lambda n: 0, None, True, style)
        chances, before = pushed.chances(state), plain.chances(state)
        assert sum(chances) == pytest.approx(1)
        assert chances[seat] > before[seat], style
        others = [other for other in range(3) if other != seat]
        assert all(chances[other] < before[other] for other in others), "nobody else is pushed"


@pytest.mark.parametrize("text", ["greedy", "learned"])
def test_a_bot_that_is_pushed_towards_ships_has_more_of_them(text: str) -> None:
    power = {"": 0, "+ships": 0}
    for style in power:
        for seed in range(1, 33):
            game = heliopause.new("sun", players=2, seed=seed)
            bots = [make(text + style, seed), make(text, seed + 1)]
            while game.round < 7 and (seat := game.seat) is not None:  # later, ships become colonies
                game.choose(bots[seat].choose(game))
            state = state_of(game)
            power[style] += sum(powers_of(state.power, 0))
    assert power["+ships"] > power[""]


def test_a_style_that_the_game_does_not_know_is_refused_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    game = heliopause.new("sun", players=2, seed=1)
    with pytest.raises(NoSuchStyle, match=r"^there is no style 'trade' in the game 'sun'; there is ships, "):
        check_style(make("greedy+trade"), game)
    monkeypatch.setitem(specs(), "pig", SPEC)
    with pytest.raises(NoSuchStyle, match=r"^there is no style 'ships' in the game 'pig'; there is none$"):
        check_style(make("greedy+ships"), heliopause.new("pig", players=2, seed=1))
    with pytest.raises(BadPlan, match="there is no style 'trade'"):
        plan("sun", 2, ["greedy+trade"], 1, {}, None)
    said = CliRunner().invoke(main, ["arena", "--bots", "greedy+trade,greedy", "--games", "1"])
    assert said.exit_code == 2
    assert "there is no style 'trade' in the game 'sun'" in said.output
