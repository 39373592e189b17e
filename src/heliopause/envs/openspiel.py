"""OpenSpiel: the games as Python games with explicit chance. Importing this module registers them.

`pyspiel.load_game("python_heliopause_NAME", {"players": 2})` with the name of a game; the parameters are the options
of `heliopause.new`.
"""

from typing import Any, Final

import numpy as np

from heliopause.envs.encoding import encoding_of
from heliopause.envs.extras import MissingExtra
from heliopause.envs.rewards import LARGEST, result_of, reward_of
from heliopause.envs.sheet import Sheet
from heliopause.envs.text import text_of
from heliopause.game import Game, new, state_of
from heliopause.kernel.game_options import OptionField
from heliopause.kernel.machine import CHANCE
from heliopause.kernel.option import Option
from heliopause.kernel.refusal import BadOption
from heliopause.kernel.spec import GameSpec
from heliopause.registry import specs

try:
    import pyspiel
except ImportError as error:
    raise MissingExtra("OpenSpiel", "openspiel") from error

LONGEST: Final = 100_000  # choices and draws; a game ends after 200 rounds at the latest


def parameters_of(spec: GameSpec) -> dict[str, Any]:
    """The options of a game and the rewards, as they usually are. OpenSpiel has no None: "" and -1 stand for it."""
    return {**{name: _usual(field) for name, field in spec.fields().items()}, "rewards": "win"}


def _usual(field: OptionField) -> Any:
    if field.default is not None:
        return field.default
    return -1 if field.kind == "number" else ""


def options_of(spec: GameSpec, parameters: dict[str, Any]) -> dict[str, Any]:
    """The options of `heliopause.new` for the parameters of a game."""
    options = {key: value for key, value in parameters.items() if value not in ("", -1) and key != "rewards"}
    for name, field in spec.fields().items():
        if field.kind == "flag" and field.default is None and name in options:
            if options[name] not in ("yes", "no"):
                raise BadOption(f"{name} is 'yes' or 'no', not {options[name]!r}")
            options[name] = options[name] == "yes"
    for name, made in spec.automatic().items():
        if options.get(name):
            options["players"] = made.players
    return options


class Position:
    """A game inside a state. OpenSpiel copies it with `deepcopy` and saves it with `pickle`: by how it was reached."""

    __slots__ = ("_numbers", "_options", "_text", "game", "path")

    def __init__(self, game: Game, path: list[int]) -> None:
        self.game = game
        self.path = path  # actions and outcomes of chance so far
        self._options: list[Option] = []
        self._numbers: list[int] = []  # of these options
        self._text = ""

    def __deepcopy__(self, memo: Any) -> "Position":
        twin = Position(self.game.copy(quiet=True), self.path[:])
        twin._options = self._options
        twin._numbers = self._numbers
        twin._text = self._text
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        return reached, (self.game.name, self.game.settings, self.path)

    def numbers(self) -> list[int]:
        """What may be done, by action or by outcome of chance."""
        if not self._numbers and not self.game.over:
            encoding = encoding_of(self.game.name)
            if self.game.seat == CHANCE:
                self._options = [option for option, _ in self.game.chances()]
                self._numbers = [encoding.draws.number(option) for option in self._options]
            else:
                self._options = self.game.options()
                self._numbers = encoding.actions.of(state_of(self.game))
        return self._numbers

    def choose(self, number: int) -> None:
        place = self.numbers().index(number)
        self.game.choose(self._options[place])
        self.path.append(number)
        self._numbers = []
        self._text = ""

    def text(self) -> str:
        """The position in words, which OpenSpiel asks for again and again."""
        if not self._text:
            self._text = text_of(self.game)
        return self._text


def reached(name: str, options: dict[str, Any], path: list[int]) -> Position:
    """The position that is reached on a path from the beginning."""
    position = Position(new(name, chance="explicit", **options).copy(quiet=True), [])
    for number in path:
        position.choose(number)
    return position


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
    """One of our games; each is registered with a class of its own."""

    spec: GameSpec
    type: Any

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        parameters = {**parameters_of(self.spec), **(params or {})}
        self.start = new(self.spec.name, chance="explicit", **options_of(self.spec, parameters))
        self.rewards = reward_of(parameters["rewards"])
        encoding = encoding_of(self.spec.name)
        largest = LARGEST[parameters["rewards"]]
        info = pyspiel.GameInfo(
            num_distinct_actions=encoding.actions.size,
            max_chance_outcomes=encoding.draws.size,
            num_players=self.start.players,
            min_utility=-largest,
            max_utility=largest,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(self.type, info, params or {})

    def new_initial_state(self) -> "State":
        return State(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        return Observer(self.spec.name, iig_obs_type is not None and iig_obs_type.perfect_recall, params)


class State(pyspiel.State):  # type: ignore[misc]  # OpenSpiel has no types
    """A position, with chance as a player of its own."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self._rewards = game.rewards
        self.position = Position(game.start.copy(quiet=True), [])

    def __deepcopy__(self, memo: Any) -> "State":
        copied: State = self.clone()
        return copied

    def current_player(self) -> int:
        seat = self.position.game.seat
        if seat is None:
            terminal: int = pyspiel.PlayerId.TERMINAL
            return terminal
        return seat if seat >= 0 else int(pyspiel.PlayerId.CHANCE)

    def is_terminal(self) -> bool:
        return self.position.game.over

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.position.numbers())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        number = encoding_of(self.position.game.name).draws.number
        return sorted((number(option), probability) for option, probability in self.position.game.chances())

    def _apply_action(self, action: int) -> None:
        self.position.choose(action)

    def _action_to_string(self, player: int, action: int) -> str:
        encoding = encoding_of(self.position.game.name)
        names = encoding.draws.names if player == pyspiel.PlayerId.CHANCE else encoding.actions.names
        return names[action]

    def returns(self) -> list[float]:
        return result_of(self.position.game, self._rewards)

    def __str__(self) -> str:
        return self.position.text()


class Observer:
    """Observations for OpenSpiel: the tensor that the other environments give, and the position in words.

    Everybody sees everything, so what is public and what is private, and what is asked for, make no difference. With
    perfect recall the string is the history, as an information state must tell.
    """

    def __init__(self, name: str, perfect_recall: bool, params: Any) -> None:
        if params:
            raise ValueError(f"an observation has no parameters, {params} was given")
        self._perfect_recall = perfect_recall
        self._observer = encoding_of(name).observer
        self._sheet: Sheet | None = None
        self._follows: Any = None  # the state it shows
        self.tensor = np.zeros(self._observer.layout.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: State, player: int) -> None:
        position = state_of(state.position.game)
        players = position.players
        if self._sheet is None or self._follows.players != players:
            self._sheet = Sheet(self._observer.layout.turned(players), players)
        elif self._follows is not position:
            self._sheet.clear()
        self._follows = position
        self._observer.write(position, player, self._sheet)
        self.tensor[:] = np.frombuffer(self._sheet.pages.page(player), np.float32)

    def string_from(self, state: State, player: int) -> str:
        return f"{player}: {state.history_str()}" if self._perfect_recall else str(state)


def _type_of(spec: GameSpec) -> Any:
    return pyspiel.GameType(
        short_name=f"python_heliopause_{spec.name}",
        long_name=spec.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.PERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(spec.players),
        min_num_players=min(spec.players),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters_of(spec),
    )


GAMES: Final[dict[str, Any]] = {
    spec.name: type(f"{spec.name.title()}Game", (SpielGame,), {"spec": spec, "type": _type_of(spec)})
    for spec in specs().values()
    if spec.env is not None
}
for _game in GAMES.values():
    pyspiel.register_game(_game.type, _game)
