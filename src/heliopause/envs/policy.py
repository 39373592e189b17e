"""A policy seated as a bot: what was learned in an environment plays wherever a bot can."""

from collections.abc import Callable
from typing import Any, SupportsInt

import numpy as np
from numpy.typing import NDArray

from heliopause.envs.play import IllegalAction, Play
from heliopause.game import Game
from heliopause.kernel.option import Option

Policy = Callable[[NDArray[np.float32], NDArray[np.bool_]], SupportsInt]  # of an observation and a mask, the action


class PolicyBot:
    """Asks the policy for an action and answers with its option; an action that is not legal is the policy's fault."""

    def __init__(self, policy: Policy) -> None:
        self._policy = policy
        self._play: Play | None = None
        self._kind: Any = None  # game, players and pack that `_play` was made for

    def choose(self, game: Game) -> Option:
        play = self._following(game)
        assert game.seat is not None
        action = int(self._policy(play.observation(game.seat), play.mask().astype(np.bool_)))
        legal = play.legal()
        if action not in legal:
            raise IllegalAction(f"the policy chose action {action}, which is not legal")
        return legal[action]

    def _following(self, game: Game) -> Play:
        kind = (game.name, game.players, game.pack)
        if self._play is None or self._kind != kind:
            self._kind = kind
            self._play = Play(game.name, pack=game.pack, players=game.players)
        self._play.take_on(game)
        return self._play
