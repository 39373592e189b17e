"""MaskablePPO of sb3-contrib learns to play one seat against bots, on one core; docs/baselines.md has what came of it.

    pip install 'heliopause[envs,lab,ppo]'
    PYTHONPATH=build/compiled python docs/examples/maskable_ppo.py --out ppo

The folder then has the policy (`policy.zip`), its learning curve (`curve.json`, `curve.svg`), and the figures of the
evaluation protocol (`protocol.json`). With `--steps 0` a policy that is there already is evaluated.
"""

import argparse
import json
from collections.abc import Callable
from functools import partial
from pathlib import Path
from time import process_time
from typing import Any, SupportsInt

import gymnasium
import msgspec
import numpy as np

from heliopause.bots import Bot
from heliopause.envs.gymnasium import Seat
from heliopause.envs.policy import PolicyBot
from heliopause.lab.protocol import GAMES, OPPONENTS, Evaluation, Protocol, evaluate

POINTS = 10  # a lead that grows by so many victory points is a reward of 1
CURVE_AGAINST = ("random", "greedy")


class Gains(gymnasium.Wrapper[Any, Any, Any, Any]):
    """Adds to the reward for winning, with every step, by how much the lead in victory points has grown."""

    def __init__(self, env: gymnasium.Env[Any, Any]) -> None:
        super().__init__(env)
        self._lead = 0.0

    def reset(self, **given: Any) -> tuple[Any, dict[str, Any]]:
        begun = super().reset(**given)
        self._lead = self.lead()
        return begun

    def step(self, action: SupportsInt) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        seen, reward, over, cut, info = super().step(action)
        before, self._lead = self._lead, self.lead()
        return seen, float(reward) + (self._lead - before) / POINTS, over, cut, info

    def lead(self) -> float:
        """Own points less the mean of the others'."""
        table = self.env.unwrapped
        assert isinstance(table, Seat)
        points = [table.play.points(seat) for seat in range(table.game.players)]
        own = points.pop(table.seat)
        return own - sum(points) / len(points)

    def action_masks(self) -> Any:
        return self.env.unwrapped.action_masks()  # type: ignore[attr-defined]


def table(game: str, opponent: str) -> Gains:
    """One game after another on a seat that is drawn anew each time."""
    return Gains(Seat(game, players=2, seat=None, opponents=opponent, illegal="raise"))


def learner(game: str, opponents: list[str], seed: int) -> Any:
    """A policy that knows nothing yet, and the tables it will learn at: one for each opponent."""
    import torch  # noqa: PLC0415 - the rest of this file does without
    from sb3_contrib import MaskablePPO  # noqa: PLC0415
    from stable_baselines3.common.vec_env import DummyVecEnv  # noqa: PLC0415

    torch.set_num_threads(1)
    torch.distributions.Distribution.set_default_validate_args(False)  # takes long, and a thousand actions round badly
    tables = DummyVecEnv([partial(table, game, opponent) for opponent in opponents])
    return MaskablePPO(
        "MlpPolicy",
        tables,
        n_steps=4096 // len(opponents),
        batch_size=512,
        n_epochs=4,
        learning_rate=lambda left: 6e-4 * max(left, 0.1),
        gamma=0.995,
        ent_coef=0.01,
        policy_kwargs={"net_arch": {"pi": [128, 128], "vf": [128, 64]}},
        seed=seed,
        device="cpu",
    )


def seated(model: Any) -> Callable[[int], Bot]:
    """The policy as a bot: it takes the action that it holds most likely to be best."""

    def policy(observation: Any, mask: Any) -> int:
        action, _ = model.predict(observation, action_masks=mask, deterministic=True)
        return int(action)

    return lambda _seed: PolicyBot(policy)


def point(protocol: Protocol, bot: Callable[[int], Bot], steps: int, seconds: float, games: int) -> dict[str, Any]:
    """A point of the learning curve."""
    found = [evaluate(protocol, bot, opponent, games, name="ppo") for opponent in CURVE_AGAINST]
    said = {row.opponent: [row.share, row.low, row.high, row.margin] for row in found}
    print(f"{steps:>9,} steps, {seconds / 60:5.1f} minutes:", *(f"{name} {one[0]:.0%}" for name, one in said.items()))
    return {"steps": steps, "seconds": round(seconds), "games": games, "against": said}


def learn(model: Any, protocol: Protocol, steps: int, points: int, games: int, folder: Path) -> None:
    """Learn, and look now and then at how it plays. The times are the processor's, without the looks."""
    curve: list[dict[str, Any]] = []
    begun = process_time()

    def look(_locals: Any, _globals: Any) -> bool:
        nonlocal begun
        if model.num_timesteps >= steps * (len(curve) + 1) / points:
            seconds = process_time() - begun
            curve.append(point(protocol, seated(model), model.num_timesteps, seconds, games))
            (folder / "curve.json").write_text(json.dumps(curve, indent=1), encoding="utf-8")
            model.save(folder / "policy.zip")
            begun = process_time() - seconds
        return True

    model.learn(steps, callback=look)
    model.save(folder / "policy.zip")
    (folder / "curve.json").write_text(json.dumps(curve, indent=1), encoding="utf-8")
    draw(curve, folder / "curve.svg")


def draw(curve: list[dict[str, Any]], file: Path) -> None:
    """The share of wins against the steps, with its interval."""
    import matplotlib  # noqa: PLC0415 - only for the picture
    from matplotlib.figure import Figure  # noqa: PLC0415

    ink = "#777777"  # to be read on white and on black
    matplotlib.rcParams.update({"svg.hashsalt": "curve", "svg.fonttype": "none"})
    figure = Figure(figsize=(6, 3.4), layout="constrained")
    axes = figure.subplots()
    steps = [one["steps"] / 1000 for one in curve]
    for (opponent, mark), colour in zip({"random": "o", "greedy": "s"}.items(), ("#2a7fba", "#d1662b"), strict=True):
        shares = np.array([one["against"][opponent][:3] for one in curve]) * 100
        axes.fill_between(steps, shares[:, 1], shares[:, 2], color=colour, alpha=0.2, linewidth=0)
        axes.plot(steps, shares[:, 0], color=colour, marker=mark, markersize=4, label=f"against {opponent}")
    axes.set_xlabel("thousand steps", color=ink)
    axes.set_ylabel("% of games won", color=ink)
    axes.set_ylim(-3, 103)
    axes.tick_params(colors=ink)
    for spine in axes.spines.values():
        spine.set_color(ink)
    axes.legend(frameon=False, labelcolor=ink, loc="center right")
    figure.savefig(file, transparent=True, metadata={"Date": None})


def arguments(given: list[str] | None = None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--game", default="sun")
    parser.add_argument("--steps", type=int, default=700_000, help="choices to learn from; 0: evaluate what is there")
    parser.add_argument("--opponents", default="random,greedy", help="who sits at the tables, in turn")
    parser.add_argument("--tables", type=int, default=16, help="games at once")
    parser.add_argument("--seed", type=int, default=1_000_000, help="seeds below belong to the protocol")
    parser.add_argument("--points", type=int, default=12, help="of the learning curve")
    parser.add_argument("--curve-games", type=int, default=100, help="against each opponent for a point of the curve")
    parser.add_argument("--games", type=int, default=GAMES, help="against each opponent at the end")
    parser.add_argument("--against", default=",".join(OPPONENTS), help="the opponents at the end")
    parser.add_argument("--out", type=Path, default=Path("ppo"), help="the folder")
    return parser.parse_args(given)


def main() -> None:
    from sb3_contrib import MaskablePPO  # noqa: PLC0415 - the rest of this file does without

    given = arguments()
    given.out.mkdir(parents=True, exist_ok=True)
    protocol = Protocol(given.game)
    if given.steps:
        named = given.opponents.split(",")
        model = learner(given.game, [named[number % len(named)] for number in range(given.tables)], given.seed)
        learn(model, protocol, given.steps, given.points, given.curve_games, given.out)
    else:
        model = MaskablePPO.load(given.out / "policy.zip", device="cpu")
    found: list[Evaluation] = []
    for opponent in given.against.split(",") if given.games else []:
        found.append(evaluate(protocol, seated(model), opponent, given.games, name="ppo"))
        print(found[-1])
    (given.out / "protocol.json").write_bytes(msgspec.json.format(msgspec.json.encode(found)))


if __name__ == "__main__":
    main()
