"""Which phase of a turn the game is in."""

import heliopause
from tests.asking import asks


def test_the_phase_of_a_turn():
    game = heliopause.new("sun", players=2, seed=4)
    seen = []
    for id in ("space:basic-3.0", "build:sol", "done"):
        seen.append(game.phase.id)
        if id in {option.id for option in game.options()}:
            game.choose(id)
        else:
            game.choose(game.options()[0])
    assert seen == ["action", "action", "action"]
    while asks(game) != "ask-production":
        game.choose(game.options()[-1])
    assert game.phase.id == "production"
    game.choose("produce:trade")
    assert game.phase.id == "production"
    game.choose("done")
    assert game.phase.id == "action"
    assert heliopause.new("sun", mats="advanced", seed=1).phase.id == "setup"
