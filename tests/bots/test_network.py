"""What was learned of a game: sums that anybody can check, by names that outlive the cards."""

import numpy as np
import pytest

from heliopause.bots import NoSuchBot, Search, make
from heliopause.bots.model import linear_part, read_text
from heliopause.bots.network import EARLINESS, EARLY, HIDDEN, PLAN, SURENESS, Network, network_of


def network(weights: dict[str, list[float]], *names: str, players: int = 2) -> Network:
    found = network_of({"2": weights}, players, names)
    assert found is not None
    return found


def test_a_linear_model_changes_with_the_time_and_ignores_what_it_has_not_learned() -> None:
    model = network({"ore": [1.0, 2.0]}, "card of my own", "ore")
    seen = [[5.0, 2.0]] * 4
    assert model.values(seen, [0, 6, EARLY, 20]) == [2.0, 4.0, 6.0, 6.0]
    assert network({"ore": [1.0, 0.0]}, "ore", players=4).end == [1.0]  # the nearest number of players
    assert network_of({}, 2, ()) is None


def test_a_lead_is_believed_the_more_the_later_it_is_and_by_all_alike() -> None:
    model = network({"ore": [1.0, 0.0], SURENESS: [2.0, -1.5]}, "ore")
    assert model.values([[3.0], [1.0]], [0, 0]) == [6.0, 2.0]
    assert model.values([[3.0], [1.0]], [EARLY, EARLY]) == [1.5, 0.5]
    assert model.values([[3.0], [1.0]], [EARLY, 0]) == [3.75, 1.25]


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_hidden_units_see_a_seat_and_the_mean_of_the_others(players: int) -> None:
    dice = np.random.default_rng(players)
    names, units = ("a", "b", "c"), 5
    table = dice.normal(size=(4, 2 + 2 * units))
    table[3, :2] = 0
    weights = {name: list(row) for name, row in zip((*names, EARLINESS), table, strict=True)}
    last = dice.normal(size=units)
    seen = dice.normal(size=(players, 3)) * (dice.random((players, 3)) < 0.7)
    early = dice.random(players)

    inputs = np.concatenate([seen, early[:, None]], axis=1)
    expected = inputs @ table[:, 0] + early * (inputs @ table[:, 1])
    for seat in range(players):
        others = [inputs[other] for other in range(players) if other != seat]
        mean = np.mean(others, axis=0) if others else np.zeros(4)
        excited = inputs[seat] @ table[:, 2 : 2 + units] + mean @ table[:, 2 + units :]
        expected[seat] += np.maximum(excited, 0) @ last
    found = network(weights | {HIDDEN: list(last)}, *names).values(seen.tolist(), (early * EARLY).tolist())
    assert found == pytest.approx(expected)


def test_a_choice_is_liked_by_the_longest_beginning_that_is_known() -> None:
    model = network({PLAN + "build": [1.0, 0.0], PLAN + "build:farm": [2.0, 1.0], PLAN + "done": [-1.0, 0.0]}, "ore")
    assert model.liking("build:farm:1,-1:3", 0.5) == 2.5
    assert model.liking("build:harbour:0,0:1", 0.5) == 1.0
    assert model.liking("done", 1.0) == -1.0
    for _ in range(2):  # the second time it remembers
        assert model.liking("buildings:farm", 1.0) == 0.0


def test_the_linear_part_has_nothing_else() -> None:
    weights = {"ore": [1.0, 2.0, 3.0, 4.0], EARLINESS: [0.0, 0.0, 1.0, 1.0], HIDDEN: [1.0], PLAN + "done": [1.0, 0.0]}
    assert linear_part({"sun": {"2": weights}}) == {"sun": {"2": {"ore": [1.0, 2.0]}}}
    bot = make("linear-search:9", 1)
    assert isinstance(bot, Search)
    assert bot.linear
    assert bot.iterations == 9


def test_a_network_whose_numbers_do_not_fit_together_is_refused() -> None:
    read_text('{"sun": {"2": {"ore": [1, 2, 3, 4], "hidden": [1]}}}', "x")
    with pytest.raises(ValueError, match="x holds no models"):
        read_text('{"sun": {"2": {"ore": [1, 2, 3], "hidden": [1]}}}', "x")
    with pytest.raises(NoSuchBot, match=r"no-such\.json cannot be read"):
        make("search:9@no-such.json")
