"""What the expert would do in a running game, and what a choice would lose."""

import pytest

import heliopause
from heliopause.analysis.hinting import hint, loss_of, weigh
from heliopause.bots import make
from heliopause.game import Game
from heliopause.kernel.machine import Question
from heliopause.kernel.option import Option
from heliopause.registry import specs
from heliopause.words import LANGUAGES
from tests.bots import pig
from tests.bots.pig import ROLL, SPEC, Die, Pigs

DEPTH = 16


def begun(name: str, turns: int = 7) -> Game:
    """A game of two that has gone on for some turns, at the beginning of another."""
    game = heliopause.new(name, players=2, seed=3)
    bot = make("greedy", seed=3)
    while len(game.turns()) <= turns:
        game.choose(bot.choose(game))
    return heliopause.load(game.record()).copy(chance="explicit")


@pytest.fixture(scope="module", params=["sun", "horizon"])
def game(request: pytest.FixtureRequest) -> Game:
    return begun(request.param)


def test_the_best_line_comes_first_and_can_be_played(game: Game) -> None:
    before = game.record()
    told = hint(game, DEPTH, seed=1)
    assert told.kind == "plan"
    assert told.seat == game.seat
    assert 2 <= len(told.lines) <= 3
    assert len({line.path[0] for line in told.lines}) == len(told.lines)
    offered = [option.id for option in game.options()]
    for line in told.lines:
        assert line.path[0] in offered
        assert sum(line.chances) == pytest.approx(1)
        trial = game.copy(quiet=True)
        for id in line.path:
            trial.choose(id)
        for language in LANGUAGES:
            assert all(step.words(language) for step in [line.title, *line.steps])
    assert sorted(way.path[0] for way in told.ways) == sorted(offered)
    assert game.record() == before


def test_it_depends_on_nothing_but_the_position(game: Game) -> None:
    told = hint(game, DEPTH, seed=1)
    again = heliopause.load(game.record())  # with another source of chance
    assert hint(again.copy(chance="explicit"), DEPTH, seed=1) == told


def test_an_option_is_looked_into_as_deeply_as_the_best(game: Game) -> None:
    told = hint(game, DEPTH, seed=1)
    seat = told.seat
    assert min(loss_of(told, way.path[0]) for way in told.ways) == 0.0
    worst = min(told.ways, key=lambda way: way.chance)
    assert loss_of(told, worst.path[0]) > 0.05
    found = weigh(game, told, worst.path[0], DEPTH, seed=1)
    assert found is not None
    assert found.played.path[0] == worst.path[0]
    assert found.best.chances[seat] > found.played.chances[seat]


def test_openings_are_told_as_equals() -> None:
    game = heliopause.new("horizon", players=2, seed=1)
    told = hint(game.copy(chance="explicit"), DEPTH, seed=1, models={})  # nothing was learned of governments
    assert told.kind == "opening"
    assert 1 <= len(told.lines) <= 3
    assert all(line.chances == [] and line.title.words("de") for line in told.lines)
    assert told.ways == []


def test_a_government_is_a_plan_with_its_chance() -> None:
    game = heliopause.new("horizon", players=2, seed=1)
    told = hint(game.copy(chance="explicit"), DEPTH, seed=1)
    assert told.kind == "plan"
    assert {way.path[0] for way in told.ways} == {option.id for option in game.options()}
    assert all(sum(line.chances) == pytest.approx(1) for line in told.lines)


class AskOnlyRoll(Question):
    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        self.obvious = False

    def options(self, state: Pigs) -> list[Option]:
        return [ROLL]

    def answer(self, state: Pigs, option: Option) -> None:
        state.stack.append(Die(self.seat))


def test_where_there_is_only_one_way(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(specs(), "pig", SPEC)
    monkeypatch.setattr(pig, "AskRoll", AskOnlyRoll)
    told = hint(heliopause.new("pig", seed=1, chance="explicit"), DEPTH, seed=1)
    assert (told.kind, [line.path for line in told.lines]) == ("only", [["roll"]])


def test_a_game_that_the_bots_know_nothing_of(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(specs(), "pig", SPEC)
    told = hint(heliopause.new("pig", seed=1, chance="explicit"), DEPTH, seed=1)
    assert {line.path[0] for line in told.lines} == {"roll", "hold"}
    assert told.why is None
