"""How fast the environments are, beside the engine, PettingZoo's chess and OpenSpiel's chess, in one run on one core.

`PYTHONPATH=build/compiled python -m bench.envs [--seconds 3] [--json]`; without the path, interpreted.

Random play everywhere. Times are the processor's, and all take turns in small slices, so that a machine busy with other
things slows all of them alike. What is timed is what the environment does: a step, with the observation and the mask
or the list of legal actions. Choosing an action is not.

PettingZoo's chess needs `pip install chess pygame`; what is not installed is left out.
"""

import argparse
import json
import random
from collections.abc import Callable
from functools import partial
from importlib.util import find_spec
from time import process_time
from typing import Any

import numpy as np

from heliopause.cli.stopwatch import Games as EngineGames
from heliopause.envs.vector import Games
from heliopause.kernel.form import form
from heliopause.registry import specs

SLICES = 10
AT_ONCE = 64  # games of the vector
BETWEEN_LOOKS = 20  # steps between two looks at how long a slice has taken


class Runner:
    """Steps of one kind, and the time they took."""

    def __init__(self, step: Callable[["Runner"], None]) -> None:
        self._step = step
        self.steps = 0
        self.seconds = 0.0

    def play(self, seconds: float) -> None:
        end = self.seconds + seconds
        while self.seconds < end:
            for _ in range(BETWEEN_LOOKS):
                self._step(self)

    @property
    def pace(self) -> float:
        return self.steps / self.seconds


class Engine(Runner):
    """Decisions of the engine itself, as `heliopause bench` counts them."""

    def __init__(self, name: str, players: int) -> None:
        self._games = EngineGames(name, players)
        super().__init__(lambda runner: None)

    def play(self, seconds: float) -> None:
        self._games.play(seconds)
        self.steps, self.seconds = self._games.decisions, self._games.seconds


def vector(name: str, players: int) -> Runner:
    """With observation and mask, all in this process."""
    games = Games(name, AT_ONCE, seed=1, players=players)
    batch = games.reset()
    draw = np.random.default_rng(1)

    def step(runner: Runner) -> None:
        games_of, legal = np.nonzero(batch.action_mask)  # little memory, so that what the games need stays at hand
        counts = np.bincount(games_of, minlength=AT_ONCE)
        actions = legal[counts.cumsum() - counts + (draw.random(AT_ONCE) * counts).astype(int)]
        start = process_time()
        games.step(actions)
        runner.seconds += process_time() - start
        runner.steps += AT_ONCE

    return Runner(step)


def pettingzoo(make: Callable[[], Any]) -> Runner:
    """`last` and `step` of an AEC environment, resets too."""
    table = make()
    table.reset(seed=1)
    draw = random.Random(1)

    def step(runner: Runner) -> None:
        start = process_time()
        seen, _, over, cut, _ = table.last()
        spent = process_time() - start
        if over or cut:
            start = process_time()
            table.reset()
            runner.seconds += process_time() - start + spent
            return
        action = draw.choice(np.flatnonzero(seen["action_mask"]))
        start = process_time()
        table.step(action)
        runner.seconds += process_time() - start + spent
        runner.steps += 1

    return Runner(step)


def openspiel(name: str, parameters: dict[str, Any], observing: bool) -> Runner:
    """Legal actions and `apply_action`; chance is drawn and timed, and not counted as a step."""
    import pyspiel  # noqa: PLC0415 - it may not be there
    from open_spiel.python.observation import make_observation  # noqa: PLC0415

    game = pyspiel.load_game(name, parameters)
    observation = make_observation(game)
    state = game.new_initial_state()
    draw = random.Random(1)

    def step(runner: Runner) -> None:
        nonlocal state
        start = process_time()
        while state.is_terminal() or state.is_chance_node():
            if state.is_terminal():
                state = game.new_initial_state()
            else:
                outcomes, probabilities = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(draw.choices(outcomes, probabilities)[0])
        if observing:
            observation.set_from(state, state.current_player())
        legal = state.legal_actions()
        spent = process_time() - start
        action = legal[int(draw.random() * len(legal))]
        start = process_time()
        state.apply_action(action)
        runner.seconds += process_time() - start + spent
        runner.steps += 1

    return Runner(step)


def runners() -> dict[str, Runner]:
    found: dict[str, Runner] = {}
    sizes = [(spec.name, players) for spec in specs().values() for players in (2, 4) if spec.env]
    for name, players in sizes:
        found[f"engine, {name}, {players} seats"] = Engine(name, players)
        found[f"vector, {name}, {players} seats"] = vector(name, players)
    if find_spec("pettingzoo"):
        from heliopause.envs.pettingzoo import env, raw_env  # noqa: PLC0415

        for name, players in sizes:
            found[f"PettingZoo, {name}, {players} seats"] = pettingzoo(partial(env, name, players=players))
            found[f"PettingZoo raw, {name}, {players} seats"] = pettingzoo(partial(raw_env, name, players=players))
        if find_spec("chess"):
            from pettingzoo.classic import chess_v6  # noqa: PLC0415

            found["PettingZoo, its chess"] = pettingzoo(chess_v6.env)
            found["PettingZoo raw, its chess"] = pettingzoo(chess_v6.raw_env)
    if find_spec("pyspiel"):
        import heliopause.envs.openspiel  # noqa: F401, PLC0415

        games: list[tuple[str, str, dict[str, Any]]] = [
            *(
                (f"{name}, {players} seats", f"python_heliopause_{name}", {"players": players})
                for name, players in sizes
            ),
            ("its chess", "chess", {}),
        ]
        for title, name, parameters in games:
            found[f"OpenSpiel, {title}"] = openspiel(name, parameters, observing=False)
            found[f"OpenSpiel and tensor, {title}"] = openspiel(name, parameters, observing=True)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--seconds", type=float, default=3.0, help="how long for each figure")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    given = parser.parse_args()
    found = runners()
    for _ in range(SLICES):
        for runner in found.values():
            runner.play(given.seconds / SLICES)
    paces = {name: runner.pace for name, runner in found.items()}
    if given.json:
        print(json.dumps({"form": form(), "steps_per_second": paces}))
        return
    print(f"{'random play, ' + form():<40}{'steps/s':>10}{'microseconds':>14}  beside")
    for name, pace in paces.items():
        print(f"{name:<40}{pace:>10,.0f}{1e6 / pace:>14.1f}  {beside(name, paces)}")


def beside(name: str, paces: dict[str, float]) -> str:
    """How often the engine's pace, and how often that of the same library's chess: what a busy machine leaves true."""
    library, _, game = name.partition(", ")
    found = []
    for other, what in ((f"engine, {game}", "of the engine"), (f"{library}, its chess", "of its chess")):
        if other in paces and other != name:
            found.append(f"{paces[name] / paces[other]:.2f} {what}")
    return ", ".join(found)


if __name__ == "__main__":
    main()
