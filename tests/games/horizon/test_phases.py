"""Which phase of a turn the game is in."""

import heliopause
from tests.cli.terminal import sensible_script
from tests.games.horizon.position import asking


def test_the_phase_is_the_one_before_those_to_come():
    game = heliopause.new("horizon", players=2, seed=4, start=0)
    while asking(game) == "AskGovernment":
        game.choose(game.options()[0])
    assert heliopause.new("horizon", players=2, seed=4).phase.id == "setup"
    assert game.phase.id == "action"
    game.choose("space:basic-4.0")
    assert asking(game) == "AskProduction"
    assert game.phase.id == "production"
    _, whole = sensible_script(seed=3, name="horizon", players=2)
    walked = heliopause.new("horizon", players=2, chance="explicit")
    for id in whole.record()["choices"]:
        if asking(walked) == "AskExpansion":
            assert walked.phase.id == "expansion"
        if asking(walked) == "AskGoal":
            assert walked.phase.id == "goal"
        walked.choose(id)
