"""Eight hundred choices in eight games that two processes play."""

import numpy as np

from heliopause.envs.vector import Games

if __name__ == "__main__":
    rng = np.random.default_rng(7)
    with Games("sun", 8, processes=2, seed=7, players=2) as games:
        batch = games.reset()
        for _ in range(100):
            batch = games.step([rng.choice(np.flatnonzero(mask)) for mask in batch.action_mask])
    print("observations", batch.observation.shape, "seats", batch.seat)
