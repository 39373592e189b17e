"""The list of actions: every option has exactly one, and an index means the same option in every game."""

from itertools import chain
from typing import Any

import pytest

import heliopause
from heliopause.envs.encoding import encoding_of
from heliopause.envs.play import IllegalAction, Play
from heliopause.games.horizon.env.actions import TERRITORIES, tile_shift
from tests.envs.walks import both_games, every_variant, explicit_walk, later, walk

SEEDS = range(11, 15)


@both_games
def test_the_groups_of_actions_make_up_the_list(name: str) -> None:
    actions = encoding_of(name).actions
    assert len(set(actions.names)) == actions.size
    expected = 0
    for group in actions.groups:
        assert group.first == expected
        expected += group.length
    assert expected == actions.size


@every_variant
def test_every_option_has_one_action_and_no_two_share_one(name: str, options: dict[str, Any]) -> None:
    encoding = encoding_of(name)
    known: dict[int, str] = {}
    for seed in SEEDS:
        for game in explicit_walk(name, options, seed):
            if game.seat == heliopause.CHANCE:
                drawn = [encoding.draws.number(option) for option, _ in game.chances()]
                assert len(set(drawn)) == len(drawn)
                assert all(0 <= number < encoding.draws.size for number in drawn)
                continue
            offered = game.options()
            legal = encoding.actions.legal(game._state)
            assert sorted(option.id for option in legal.values()) == sorted(option.id for option in offered)
            for number, option in legal.items():
                assert 0 <= number < encoding.actions.size
                if ":tile" not in encoding.actions.names[number]:
                    assert option.id == encoding.actions.names[number]
                    assert known.setdefault(number, option.id) == option.id


@pytest.mark.parametrize("players", [2, 3, 4])
def test_an_action_on_the_map_names_the_tile_of_its_option(players: int) -> None:
    found = set()
    for play in chain.from_iterable(walk("horizon", {"players": players}, seed, every=3) for seed in (11, 12)):
        cells = {tile.id: number for number, tile in enumerate(play.game.view().tiles)}
        for number, option in play.legal().items():
            verb, *rest = play.encoding.actions.names[number].split(":")
            if not rest or not rest[0].startswith("tile"):
                continue
            found.add(verb)
            parts = option.id.split(":")
            cell = parts[2] if verb.startswith("build") else parts[1].partition(">")[0]
            tile = cells[cell] + (tile_shift(players) if cells[cell] > players else 0)
            assert [verb, rest[0]] == [parts[0], f"tile{tile}"]
            assert tile < TERRITORIES or cells[cell] > players
            if verb in ("move", "explore", "enlist", "decommission"):
                assert rest[-1] == parts[-1]  # the unit
    assert {"move", "explore", "enlist", "settle", "build", "decommission", "upgrade"} <= found


@both_games
def test_the_list_is_made_of_the_content_alone(name: str) -> None:
    """Another number of players or a variant does not move an action."""
    sizes = {Play(name, players=players).action_count for players in (2, 3, 4)}
    assert len(sizes) == 1
    assert Play(name, players=2).encoding is Play(name, players=4).encoding


def test_a_pack_has_a_list_of_its_own(tmp_path: Any) -> None:
    pack = tmp_path / "more.toml"
    pack.write_text(
        '[technology.star-gazing]\nname = "Star Gazing"\nlevel = 2\nleft = ["scientific", "military"]\n'
        'right = "economic"\nactions = [{line = "2 ore", spaces = 1}]\n',
        encoding="utf-8",
    )
    play = Play("sun", players=2, pack=str(pack))
    assert play.action_count == Play("sun", players=2).action_count + 3  # its card, its space, its action to copy
    assert "card:star-gazing" in play.encoding.actions.names
    play.restart(1)
    while not play.game.over:
        play.act(next(iter(play.legal())))
    low, high = play.layout.bounds()
    assert (play.observation(0) >= low).all()
    assert (play.observation(0) <= high).all()


@both_games
def test_an_illegal_action_is_refused_in_a_sentence_and_changes_nothing(name: str) -> None:
    play = later(name, 60, players=2)
    before, legal = play.game.record(), play.legal()
    masked = next(number for number in range(play.action_count) if number not in legal)
    for action, reason in ((masked, "is not legal now"), (play.action_count, "there is no action"), (-1, "no action")):
        with pytest.raises(IllegalAction, match=reason):
            play.act(action)
    assert play.game.record() == before
    assert play.legal() == legal


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ({"players": 5}, "2, 3 or 4 players"),
        ({"colour": "red"}, "no option 'colour'"),
        ({"seed": 3}, "'seed' is not an option of an environment"),
        ({"chance": "explicit"}, "'chance' is not an option of an environment"),
        ({"rewards": "glory"}, "rewards are 'win' or 'margin'"),
    ],
)
def test_options_that_do_not_fit_are_refused(options: dict[str, Any], reason: str) -> None:
    with pytest.raises(heliopause.BadOption, match=reason):
        Play("sun", **options)
