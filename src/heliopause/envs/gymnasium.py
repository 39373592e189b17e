"""Gymnasium: one seat of a game against bots. Importing this module registers the environments.

`gymnasium.make("heliopause/NAME-v0", players=2, opponents="greedy")` with the name of a game, its first letter large;
or without the import `gymnasium.make("heliopause.envs.gymnasium:heliopause/NAME-v0")`.
"""

import random
from functools import partial
from typing import Any, ClassVar, Final, SupportsInt

import numpy as np
from numpy.typing import NDArray

from heliopause import bots
from heliopause.bots import Bot
from heliopause.content import Pack
from heliopause.envs.extras import MissingExtra
from heliopause.envs.frames import MODES, Frame, check_mode, frame
from heliopause.envs.play import SEEDS, IllegalAction, Play
from heliopause.game import Game
from heliopause.kernel.refusal import BadOption
from heliopause.registry import games

try:
    import gymnasium
except ImportError as error:
    raise MissingExtra("Gymnasium", "envs") from error

from heliopause.envs.spaces import actions_of, numbers_of

Numbers = NDArray[np.float32]
Info = dict[str, Any]
ILLEGAL: Final = ("terminate", "raise")


class Seat(gymnasium.Env[Numbers, np.int64]):
    """The game as one seat lives it; the others are played by bots.

    `opponents` is the text of a bot, as `heliopause.bots.make` reads it, or a list of them for the other seats
    clockwise. `seat` is the own seat, or None for one drawn anew with every game. `illegal="terminate"` ends the game
    at an illegal action with a reward of -1, `"raise"` refuses it; in neither case does the game itself change.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": list(MODES), "render_fps": 2}  # type: ignore[misc]

    def __init__(
        self,
        game: str,
        *,
        seat: int | None = 0,
        opponents: str | list[str] = "random",
        illegal: str = "terminate",
        render_mode: str | None = None,
        language: str = "en",
        rewards: str = "win",
        pack: Pack | str | None = None,
        **options: Any,
    ) -> None:
        check_mode(render_mode, language)
        self.render_mode = render_mode
        self.language = language
        self.play = Play(game, rewards, pack, **options)
        if seat is not None and seat not in self.play.seats:
            raise BadOption(f"seat is one of {', '.join(map(str, self.play.seats))} or None, not {seat!r}")
        if illegal not in ILLEGAL:
            raise BadOption(f"illegal is {' or '.join(map(repr, ILLEGAL))}, not {illegal!r}")
        self._wanted = seat
        self._illegal = illegal
        self._texts = self._opponents(opponents)
        self._bots: dict[int, Bot] = {}
        self._chances = random.Random()
        self._ended = True
        self.seat = 0 if seat is None else seat
        self.observation_space = numbers_of(self.play.layout)
        self.action_space = actions_of(self.play)

    @property
    def game(self) -> Game:
        return self.play.game

    def action_masks(self) -> NDArray[np.bool_]:
        """The legal actions as truth values, by the name that libraries for masked learning ask for."""
        return self.play.mask().astype(np.bool_)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Numbers, Info]:
        super().reset(seed=seed)
        if seed is not None:
            self._chances = random.Random(f"bots {seed}")
        self.play.restart(seed)
        self.close()
        self.seat = self._chances.choice(self.play.seats) if self._wanted is None else self._wanted
        others = [(self.seat + step) % self.play.game.players for step in range(1, self.play.game.players)]
        texts = iter(self._texts)
        self._bots = {
            other: bots.make(next(texts), self._chances.randrange(SEEDS))
            for other in others
            if other in self.play.seats
        }
        self._ended = False
        self._let_others_play()
        return self._seen()

    def step(self, action: SupportsInt) -> tuple[Numbers, float, bool, bool, Info]:
        if self._ended:
            raise IllegalAction("the game is over: reset begins another")
        number = int(action)
        if self._illegal == "terminate" and self.action_space.contains(number) and number not in self.play.actions():
            self._ended = True
            seen, info = self._seen()
            return seen, -1.0, True, False, {**info, "illegal": True}
        self.play.act(number)
        self._let_others_play()
        self._ended = self.play.game.over
        seen, info = self._seen()
        if self.render_mode == "human":
            self.render()
        return seen, self.play.result()[self.seat], self._ended, False, info

    def render(self) -> Frame:
        return frame(self.play, self.render_mode, self.language)

    def close(self) -> None:
        """Let the bots go: a program that plays is ended."""
        for bot in self._bots.values():
            getattr(bot, "close", lambda: None)()
        self._bots = {}

    def _opponents(self, opponents: str | list[str]) -> list[str]:
        others = len(self.play.seats) - 1
        texts = [opponents] * others if isinstance(opponents, str) else list(opponents)
        if len(texts) != others:
            raise BadOption(f"{len(texts)} opponents are named for {others} other seats")
        for text in texts:
            getattr(bots.make(text), "close", lambda: None)()  # refuses a text that names no bot
        return texts

    def _let_others_play(self) -> None:
        play = self.play
        while not play.game.over and play.game.seat != self.seat:
            asked = play.game.seat
            assert asked is not None
            play.choose(self._bots[asked].choose(play.game))

    def _seen(self) -> tuple[Numbers, Info]:
        info: Info = {"action_mask": self.play.mask(), "seat": self.seat, "score": self.play.points(self.seat)}
        if self.play.game.over:
            info["scores"] = [score.total for score in self.play.game.scores()]
        return self.play.observation(self.seat), info


for _name in games():
    gymnasium.register(f"heliopause/{_name.title()}-v0", entry_point=partial(Seat, _name))
