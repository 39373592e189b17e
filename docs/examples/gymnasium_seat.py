"""One seat of Beyond the Sun against a greedy bot."""

import gymnasium

game = gymnasium.make("heliopause.envs.gymnasium:heliopause/Sun-v0", players=2, opponents="greedy")
game.action_space.seed(7)
observation, info = game.reset(seed=7)
over = False
while not over:
    action = game.action_space.sample(info["action_mask"])
    observation, reward, over, truncated, info = game.step(action)
print("reward", reward, "scores", info["scores"])
