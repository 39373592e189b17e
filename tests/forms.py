"""What games come to, event by event, in whichever form runs: `python -m tests.forms` prints it, one line a game."""

import hashlib
import json
import random
from collections.abc import Iterator
from typing import Any

import msgspec

import heliopause
from heliopause import bots
from heliopause.envs.vector import Games
from heliopause.kernel import machine
from tests.records.make import GAMES, read

VARIANTS: list[tuple[str, dict[str, Any]]] = [
    ("sun", {"players": 2}),
    ("sun", {"players": 3, "beginners": True}),
    ("sun", {"players": 2, "short": True}),
    ("sun", {"players": 4}),
    ("sun", {"players": 2, "mats": "advanced"}),
    ("sun", {"players": 3, "mats": "advanced", "choose_mats": False}),
    ("sun", {"players": 4, "mats": "advanced", "tableau": True}),
    ("sun", {"players": 3, "tableau": True}),
    ("sun", {"solo": True}),
    ("sun", {"solo": True, "level": "legend", "mats": "advanced", "tableau": True}),
    *(("horizon", {"players": players}) for players in (2, 3, 4)),
]
SEEDS = range(3)


def form() -> str:
    return "interpreted" if str(machine.__file__).endswith(".py") else "compiled"


def games() -> Iterator[tuple[str, list[str]]]:
    """A name, and the trail of all recorded games, of seeded random games, of environments and of a few bots."""
    for name in GAMES:
        yield f"record {name}", [*trail(heliopause.load(read(name)["record"]))]
    for name, options in VARIANTS:
        for seed in SEEDS:
            yield f"random {name} {options} {seed}", [*played(name, options, "random", seed)]
    for name, options in VARIANTS:
        yield f"arrays {name} {options}", [*arrays(name, options)]
    for name in ("sun", "horizon"):
        yield f"greedy {name}", [*played(name, {"players": 2}, "greedy", 1)]


def played(name: str, options: dict[str, Any], bot: str, seed: int) -> Iterator[str]:
    """What was on offer at every choice, then the events."""
    game = heliopause.new(name, seed=seed, **options)
    chooser = bots.make(bot, seed)
    rng = random.Random(seed)
    while not game.over:
        offered = " ".join(option.id for option in game.options())
        yield hashlib.sha256(offered.encode()).hexdigest()[:8]
        if rng.random() < 0.05:  # now and then a look at everything
            yield hashlib.sha256(msgspec.json.encode(game.view())).hexdigest()[:8]
            yield str(game.why_not("space:nowhere"))
        game.choose(chooser.choose(game))
        if game.can_undo and rng.random() < 0.1:
            game.undo()
            game.choose(chooser.choose(game.copy(quiet=True, seed=seed)))
    yield from trail(game)


def arrays(name: str, options: dict[str, Any], steps: int = 300) -> Iterator[str]:
    """Observations and masks of two games at once, step by step."""
    rng = random.Random(6)
    with Games(name, 2, seed=6, **options) as games:
        batch = games.reset()
        for _ in range(steps):
            yield hashlib.sha256(b"".join(part.tobytes() for part in batch)).hexdigest()[:8]
            batch = games.step([rng.choice([*mask.nonzero()[0]]) for mask in batch.action_mask])


def trail(game: heliopause.Game) -> Iterator[str]:
    yield from (f"{event.seat} {event.message} {event.phrase!r}" for event in game.events)
    yield str([score.parts for score in game.scores()])
    yield str(game.winners())


if __name__ == "__main__":
    print(json.dumps(form()))
    for game in games():
        print(json.dumps(game))
