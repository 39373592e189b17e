"""A game of Beyond the Sun between agents that choose at random."""

from heliopause.envs.pettingzoo import env

game = env("sun", players=3)
game.reset(seed=7)
for agent in game.agent_iter():
    observation, reward, terminated, truncated, info = game.last()
    if terminated or truncated:
        print(agent, "scores", info["score"], "reward", reward)
    game.step(None if terminated or truncated else game.action_space(agent).sample(observation["action_mask"]))
