"""A game played by numbers: actions by their index, observations as arrays. What all environments stand on."""

import random
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from heliopause.content import Pack, read_pack
from heliopause.envs.encoding import encoding_of
from heliopause.envs.rewards import result_of, reward_of
from heliopause.envs.sheet import Sheet
from heliopause.game import Game, new, state_of
from heliopause.kernel.option import Option
from heliopause.kernel.refusal import BadOption
from heliopause.registry import spec_of

SEEDS: Final = 1 << 31
Observation = dict[str, NDArray[Any]]


class IllegalAction(ValueError):
    """An action that the mask forbids, or that there is not; the game is as it was."""


class Play:
    """One game after another, all with the same options; `options` are those of `heliopause.new`."""

    def __init__(self, game: str, rewards: str = "win", pack: Pack | str | None = None, **options: Any) -> None:
        for given in ("seed", "chance"):
            if given in options:
                raise BadOption(
                    f"{given!r} is not an option of an environment: it draws chance, from the seed of reset"
                )
        self.name = game
        self.options = options
        self.pack = read_pack(pack) if isinstance(pack, str) else pack
        self.rewards = reward_of(rewards)
        self._seeds = random.Random()
        self.game = new(game, pack=self.pack, seed=0, **options)  # refuses options that do not fit
        self.encoding = encoding_of(game, self.pack)
        self.layout = self.encoding.observer.layout
        self.action_count = self.encoding.actions.size
        self._bounds = self.layout.bounds()
        self._actions: list[int] = []
        self._actions_of: list[Option] | None = None  # the options they belong to
        players = self.game.players
        self._sheet = Sheet(self.layout.turned(players), players)
        self._sheet_follows: Any = None  # the state it shows
        automatic = spec_of(game).read_options(options).automatic_seats()  # the rules play these
        self.seats = [seat for seat in range(self.game.players) if seat not in automatic]

    @property
    def state(self) -> Any:
        """The position behind the public face, to be looked at only."""
        return state_of(self.game)

    def restart(self, seed: int | None = None) -> None:
        """A new game: `heliopause.new(..., seed=seed)`; without a seed, one drawn from the last seed that was given."""
        if seed is None:
            seed = self._seeds.randrange(SEEDS)
        else:
            self._seeds = random.Random(f"after {seed}")
        self.game = new(self.name, pack=self.pack, seed=seed, **self.options)

    def take_on(self, game: Game) -> None:
        """Go on with another game that has the same options."""
        self.game = game

    # Acting

    def actions(self) -> list[int]:
        """The action of every option on offer, in the order of the options; none when the game is over."""
        state = self.state
        if state.over:
            return []
        if self._actions_of is not state.offered:  # every question has a list of its own
            self._actions_of = state.offered
            self._actions = self.encoding.actions.of(state)
        return self._actions

    def legal(self) -> dict[int, Option]:
        """What the seat that is asked may do, by action; empty when the game is over."""
        return dict(zip(self.actions(), self.game.options(), strict=True))

    def act(self, action: int) -> None:
        """Carry out an action; one that is not legal raises IllegalAction and changes nothing."""
        actions = self.actions()
        if action not in actions:
            raise IllegalAction(self._why_illegal(action))
        self.choose(self.state.offered[actions.index(action)])

    def choose(self, option: Option) -> None:
        self.game.choose(option)

    def _why_illegal(self, action: int) -> str:
        if not 0 <= action < self.action_count:
            return f"there is no action {action}: actions are 0 to {self.action_count - 1}"
        name = self.encoding.actions.names[action]
        if self.game.over:
            return f"the game is over, action {action} ({name}) comes too late"
        return f"action {action} ({name}) is not legal now: the action mask has the {len(self.actions())} that are"

    # Looking

    def mask(self) -> NDArray[np.int8]:
        """1 for every legal action of the seat that is asked."""
        mask = bytearray(self.action_count)
        for action in self.actions():
            mask[action] = 1
        return np.frombuffer(mask, np.int8)

    def no_mask(self) -> NDArray[np.int8]:
        """The mask of a seat that is not asked."""
        return np.zeros(self.action_count, np.int8)

    def observation(self, seat: int) -> NDArray[np.float32]:
        """The position as the seat sees it."""
        state = self.state
        if self._sheet_follows is not state:
            self._sheet_follows = state
            self._sheet.clear()
        self.encoding.observer.write(state, seat, self._sheet)
        seen = np.frombuffer(self._sheet.pages.page(seat), np.float32)
        if self.pack is not None:  # an owner's cards may go beyond what the bounds allow for
            np.clip(seen, *self._bounds, out=seen)
        return seen

    def points(self, seat: int) -> int:
        """The seat's victory points as the position stands."""
        return self.encoding.observer.points(self.state, seat)

    def result(self) -> list[float]:
        """Every seat's reward: 0 while the game goes on."""
        return result_of(self.game, self.rewards)
