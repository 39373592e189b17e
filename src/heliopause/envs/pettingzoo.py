"""PettingZoo: an AEC environment of any game, `env(game, players=4)`."""

from typing import Any

from heliopause.content import Pack
from heliopause.envs.extras import MissingExtra
from heliopause.envs.frames import MODES, Frame, check_mode, frame
from heliopause.envs.layout import Layout
from heliopause.envs.play import Observation, Play
from heliopause.game import Game

try:
    from gymnasium import spaces
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers
except ImportError as error:
    raise MissingExtra("PettingZoo", "envs") from error

from heliopause.envs.spaces import actions_of, masked


def env(game: str, **options: Any) -> "AECEnv[str, Observation, int]":
    """The environment as it is usually wanted: an illegal action ends the game, with -1 for who took it."""
    made: AECEnv[str, Observation, int] = raw_env(game, **options)
    made = wrappers.TerminateIllegalWrapper(made, illegal_reward=-1)
    made = wrappers.AssertOutOfBoundsWrapper(made)
    return wrappers.OrderEnforcingWrapper(made)


class raw_env(AECEnv[str, Observation, int]):  # type: ignore[misc]  # PettingZoo has no types
    """The environment itself; an illegal action raises IllegalAction and changes nothing.

    `options` are those of `heliopause.new`; `rewards` is "win" or "margin". `reset(seed=7)` plays the game of
    `heliopause.new(..., seed=7)`. The agents are player_0, player_1, ... by seat; one that the rules play is none.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012  # PettingZoo looks for it here and in the instance
        "render_modes": list(MODES),
        "name": "heliopause_v0",
        "is_parallelizable": False,
        "render_fps": 2,
    }

    def __init__(
        self,
        game: str,
        *,
        render_mode: str | None = None,
        language: str = "en",
        rewards: str = "win",
        pack: Pack | str | None = None,
        **options: Any,
    ) -> None:
        super().__init__()
        check_mode(render_mode, language)
        self.render_mode = render_mode
        self.language = language
        self.play = Play(game, rewards, pack, **options)
        self.metadata = {**self.metadata, "name": f"heliopause_{game}_v0"}
        self.possible_agents = [f"player_{seat}" for seat in self.play.seats]
        self._seat_of = dict(zip(self.possible_agents, self.play.seats, strict=True))
        self.agents: list[str] = []
        self.observation_spaces = {agent: masked(self.play) for agent in self.possible_agents}
        self.action_spaces = {agent: actions_of(self.play) for agent in self.possible_agents}

    @property
    def layout(self) -> Layout:
        """What the numbers of an observation mean."""
        return self.play.layout

    @property
    def game(self) -> Game:
        """The game itself: `env.unwrapped.game.record()`, `.options()`, `.events`, ..."""
        return self.play.game

    def action_name(self, action: int) -> str:
        return self.play.encoding.actions.names[action]

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.play.restart(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._select()

    def observe(self, agent: str) -> Observation:
        seat = self._seat_of[agent]
        asked = self.play.game.seat == seat
        return {
            "observation": self.play.observation(seat),
            "action_mask": self.play.mask() if asked else self.play.no_mask(),
        }

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.play.act(-1 if action is None else int(action))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self.play.game.over:
            self._end()
        else:
            self._select()
        if self.render_mode == "human":
            self.render()

    def render(self) -> Frame:
        return frame(self.play, self.render_mode, self.language)

    def _select(self) -> None:
        seat = self.play.game.seat
        assert seat is not None
        self.agent_selection = f"player_{seat}"
        self.infos[self.agent_selection] = {"score": self.play.points(seat)}

    def _end(self) -> None:
        result = self.play.result()
        scores = self.play.game.scores()
        for agent in self.agents:
            seat = self._seat_of[agent]
            self.rewards[agent] = result[seat]
            self.terminations[agent] = True
            self.infos[agent] = {"score": scores[seat].total, "parts": scores[seat].parts}
        self._accumulate_rewards()
        self._deads_step_first()
