"""OpenSpiel's Monte Carlo tree search looks for a first move in the solo game."""

import numpy as np
import pyspiel
from open_spiel.python.algorithms import mcts

import heliopause.envs.openspiel  # noqa: F401  # registers the games

game = pyspiel.load_game("python_heliopause_sun", {"solo": True})
state, rng = game.new_initial_state(), np.random.RandomState(7)
while state.is_chance_node():
    outcomes, probabilities = zip(*state.chance_outcomes(), strict=True)
    state.apply_action(rng.choice(outcomes, p=probabilities))
bot = mcts.MCTSBot(game, 2, 6, mcts.RandomRolloutEvaluator(1, rng), random_state=rng)
print(state.action_to_string(bot.step(state)))
