"""The evaluation protocol: its name, its games, its figures, and the command."""

import json
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from heliopause.bots import Bot, make
from heliopause.cli import main
from heliopause.content import Pack, hash_of
from heliopause.game import Game
from heliopause.kernel.option import Option
from heliopause.lab.intervals import mean_interval
from heliopause.lab.match import Played
from heliopause.lab.protocol import OPPONENTS, BadEvaluation, Evaluation, Protocol, counted, evaluate, games_of
from heliopause.registry import spec_of

CARDS = Pack("mine", '[technology.terraforming]\nimmediate = "jump 3"\n')
NAMES = Pack("mine", '[technology.terraforming]\nname = "Terraformation"\n')


class Last:
    """Takes the last option."""

    def choose(self, game: Game) -> Option:
        return game.options()[-1]


class Wrong:
    """Chooses what nobody offers."""

    def choose(self, game: Game) -> Any:
        return "nonsense"


def last(_seed: int) -> Bot:
    return Last()


def wrong(_seed: int) -> Bot:
    return Wrong()


def untimed(found: Evaluation) -> dict[str, object]:
    return {name: getattr(found, name) for name in found.__struct_fields__ if name != "seconds"}


# Its name


@pytest.mark.parametrize("game", ["sun", "horizon"])
def test_the_name_has_the_seats_the_cards_the_rules_and_the_version(game: str) -> None:
    assert Protocol(game, 3).id == f"heliopause-{game}-3p-{hash_of(game)[:8]}-r{spec_of(game).number}-v1"
    assert Protocol(game).id == f"heliopause-{game}-2p-{hash_of(game)[:8]}-r{spec_of(game).number}-v1"


def test_other_cards_are_another_protocol_and_another_name_of_a_card_is_not() -> None:
    assert Protocol("sun", pack=CARDS).id != Protocol("sun").id
    assert Protocol("sun", pack=NAMES).id == Protocol("sun").id


# Its games


def test_seeds_count_up_and_the_bot_changes_seats() -> None:
    fixtures = [Protocol("sun", 3).fixture(number, "greedy", "random") for number in range(4)]
    assert [fixture.seed for fixture in fixtures] == [0, 1, 2, 3]
    assert [fixture.seats.index("greedy") for fixture in fixtures] == [0, 1, 2, 0]
    assert all(fixture.seats.count("random") == 2 for fixture in fixtures)


def test_the_same_games_have_the_same_figures_whoever_plays_them() -> None:
    protocol = Protocol("sun")
    here = evaluate(protocol, "beginner", "random", 4)
    assert untimed(evaluate(protocol, "beginner", "random", 4)) == untimed(here)
    assert untimed(evaluate(protocol, "beginner", "random", 4, workers=2)) == untimed(here)
    assert here.seconds > 0


def test_another_bot_plays_other_games() -> None:
    protocol = Protocol("sun")
    one, other = (list(games_of(protocol, bot, "random", range(4))) for bot in ("beginner", "random"))
    assert [played.scores for played in one] != [played.scores for played in other]


@pytest.mark.parametrize("game", ["sun", "horizon"])
def test_random_is_no_better_than_random_and_greedy_is(game: str) -> None:
    protocol = Protocol(game)
    equal = evaluate(protocol, "random", "random", 60)
    assert equal.low < 0.5 < equal.high
    better = evaluate(protocol, "greedy", "random", 20)
    assert better.low > 0.5
    assert better.margin_low > 0


def test_a_bot_of_ones_own_is_made_anew_for_every_game() -> None:
    protocol = Protocol("sun")
    seeds: list[int] = []

    def mine(seed: int) -> Bot:
        seeds.append(seed)
        return make("random", seed)

    found = evaluate(protocol, mine, "random", 4, name="mine")
    assert len(set(seeds)) == 4
    assert found.bot == "mine"
    assert untimed(found) | {"bot": "random"} == untimed(evaluate(protocol, "random", "random", 4))


def test_a_bot_of_ones_own_plays_in_processes_too() -> None:
    protocol = Protocol("sun")
    assert untimed(evaluate(protocol, last, "random", 2, workers=1)) == untimed(evaluate(protocol, last, "random", 2))


def test_moves_that_a_bot_could_not_make_are_counted() -> None:
    found = evaluate(Protocol("sun"), wrong, "random", 1)
    assert found.lost == found.moves > 0
    assert "'nonsense'" in found.lost_first
    assert evaluate(Protocol("sun"), last, "random", 1).lost == 0


@pytest.mark.parametrize(("bot", "opponent"), [("deep-blue", "random"), ("greedy+nothing", "random"), (last, "nobody")])
def test_who_cannot_play_is_refused(bot: Any, opponent: str) -> None:
    with pytest.raises(BadEvaluation):
        evaluate(Protocol("sun"), bot, opponent, 1)


# Its figures


def test_victories_and_margins_are_those_of_the_bots_seat() -> None:
    protocol = Protocol("sun", 3)

    def game(number: int, victory: list[float], scores: list[int]) -> Played:
        return Played(
            number, number, ("x",) * 3, victory, scores, 9, [1, 2, 3], [9.0] * 3, [["a"], [], []], [0.1, 0.2, 0.4]
        )

    games = [game(1, [0.5, 0.5, 0.0], [30, 20, 10]), game(0, [1.0, 0.0, 0.0], [30, 20, 10])]
    found = counted(protocol, games, "x", "y")
    assert (found.wins, found.share, found.games) == (1.5, 0.75, 2)
    assert found.low < 0.75 < found.high
    assert found.margin == 7.5  # 30 - 15 and 20 - 20
    assert (found.moves, found.seconds) == (3, 0.3)
    assert (found.lost, found.lost_first) == (1, "a")


def test_the_interval_of_a_mean_grows_narrower_with_more_numbers() -> None:
    few, many = mean_interval([1.0, 3.0] * 5), mean_interval([1.0, 3.0] * 50)
    assert few[0] < many[0] < 2 < many[1] < few[1]
    assert mean_interval([4.0]) == (4.0, 4.0)


# The command


def call(*args: str) -> Result:
    return CliRunner().invoke(main, ["lab", "evaluate", *args])


def test_the_command_prints_the_figures_and_what_to_cite() -> None:
    asked = ("sun", "--bot", "greedy", "--against", "random", "--games", "4", "--workers", "1")
    shown = call(*asked)
    assert shown.exit_code == 0, shown.stderr
    assert f"Protocol {Protocol('sun').id}" in shown.stdout
    found = json.loads(call(*asked, "--json").stdout)
    (row,) = found["against"]
    (expected,) = (untimed(evaluate(Protocol("sun"), "greedy", opponent, 4)) for opponent in OPPONENTS[:1])
    assert {name: row[name] for name in expected} == expected
    assert (found["protocol"], found["bot"]) == (Protocol("sun").id, "greedy")


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (("sun", "--bot", "deep-blue"), "there is no bot 'deep-blue'"),
        (("sun", "--bot", "greedy+nothing"), "nothing"),
        (("sun", "--bot", "greedy", "--against", "expert"), "the protocol's opponents are random, greedy, search:100,"),
        (("sun", "--bot", "greedy", "--against", ","), "not nobody"),
        (("sun", "--bot", "greedy", "--players", "9"), "players"),
        (("sun", "--bot", "greedy", "--games", "0"), "--games"),
        (("sun", "--bot", "greedy", "--pack", "nowhere.toml"), "nowhere.toml cannot be read"),
        (("chess", "--bot", "greedy"), "chess"),
        (("sun",), "--bot"),
    ],
)
def test_what_cannot_be_evaluated_is_refused_in_a_sentence(args: tuple[str, ...], said: str) -> None:
    done = call(*args)
    assert done.exit_code != 0
    assert done.stdout == ""
    assert said in done.stderr
    assert len(done.stderr.splitlines()) == 1


def test_with_a_pack_it_is_another_protocol(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(CARDS.text, encoding="utf-8")
    done = call("sun", "--bot", "random", "--against", "random", "--games", "2", "--pack", str(file), "--json")
    assert json.loads(done.stdout)["protocol"] == Protocol("sun", pack=CARDS).id
