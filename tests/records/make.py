"""Makes the recorded games and the counts of choice sequences anew: `python -m tests.records.make`.

Do so only on purpose. A rule or a card that changes on purpose changes them; anything else that does is a mistake.
"""

import hashlib
import json
import random
from pathlib import Path
from typing import Any, NamedTuple

import heliopause
from heliopause import CHANCE, Event, Game, bots

HERE = Path(__file__).parent
PERFT = HERE / "perft.json"
LARGEST = 40_000  # bytes of a recorded game
MOST_SEQUENCES = 20_000


class Played(NamedTuple):
    """How a recorded game was made. Who is not a bot chose at random; another seed is taken if the game is too long."""

    game: str
    options: dict[str, Any]
    seed: int  # of chance, and of the choices
    bots: tuple[str, ...] = ()  # seat by seat, over and over


SUN: dict[str, tuple[dict[str, Any], int]] = {
    **{f"basic-{seats}-{n}": ({"players": seats}, 10 * seats + n) for seats in (2, 3, 4) for n in range(4)},
    "advanced-2": ({"players": 2, "mats": "advanced"}, 51),
    "advanced-3-dealt": ({"players": 3, "mats": "advanced", "choose_mats": False}, 52),
    "advanced-4": ({"players": 4, "mats": "advanced"}, 53),
    "tableau-3": ({"players": 3, "tableau": True}, 54),
    "expert-4": ({"players": 4, "mats": "advanced", "tableau": True}, 55),
    "beginners-3": ({"players": 3, "beginners": True, "choose_mats": True, "start": 1}, 56),
    "solo": ({"solo": True}, 57),
}
HORIZON: dict[str, tuple[dict[str, Any], int, tuple[str, ...]]] = {
    **{f"horizon-{seats}-{n}": ({"players": seats}, 10 * seats + n, ()) for seats in (2, 3, 4) for n in range(2)},
    # Random seats hardly ever come to the late technologies, constructions and cities.
    **{
        f"horizon-{seats}-greedy-{n}": ({"players": seats, "start": n}, seed, ("greedy", "random"))
        for seats, seeds in ((2, (20, 21)), (3, (30, 31)), (4, (40, 249)))  # in 20, units are chosen for a site
        for n, seed in enumerate(seeds)
    },
}
GAMES: dict[str, Played] = {
    **{name: Played("sun", *rest) for name, rest in SUN.items()},
    **{name: Played("horizon", *rest) for name, rest in HORIZON.items()},
}

# Where the sequences are counted from: a recorded game and the share of its choices made; or the table being set.
POSITIONS: dict[str, tuple[str, float]] = {
    "first turn of two": ("basic-2-0", 0.0),
    "first turn of four": ("basic-4-0", 0.0),
    "middle of a game of three": ("basic-3-1", 0.4),
    "late in an expert game of four": ("expert-4", 0.8),
    "Horizon, two choose governments": ("horizon-2-0", 0.0),
    "Horizon, four choose governments": ("horizon-4-0", 0.0),
    "Horizon, middle of a game of three": ("horizon-3-greedy-0", 0.5),
    "Horizon, late in a game of four": ("horizon-4-greedy-0", 0.9),
}
SETTINGS: dict[str, tuple[str, dict[str, Any]]] = {
    "table set for two": ("sun", {"players": 2, "start": 0}),
    "table set for four, mats chosen": ("sun", {"players": 4, "mats": "advanced", "beginners": True}),
    "Horizon, table set for two": ("horizon", {"players": 2, "start": 0}),
}


def main() -> None:
    for name, played in GAMES.items():
        text = as_text(recorded(played))
        while len(text.encode()) > LARGEST:  # a long game: take another
            played = played._replace(seed=played.seed + 1000)  # noqa: PLW2901
            text = as_text(recorded(played))
        (HERE / f"{name}.json").write_text(text)
        print(f"{name}: {len(text)} bytes")
    counts = {name: sequences(position(name)) for name in (*SETTINGS, *POSITIONS)}
    PERFT.write_text(json.dumps(counts, indent=1) + "\n")
    for name, numbers in counts.items():
        print(f"{name}: {numbers}")


# Recorded games


def recorded(played: Played) -> dict[str, Any]:
    """A game with what must come of it."""
    game = heliopause.new(played.game, seed=played.seed, **played.options)
    rng = random.Random(played.seed)
    choosers = [bots.make(bot, played.seed) for bot in played.bots]
    while not game.over:
        if choosers:
            assert game.seat is not None
            game.choose(choosers[game.seat % len(choosers)].choose(game))
        else:
            game.choose(rng.choice(game.options()))
    return {"record": game.record(), **outcome(game)}


def outcome(game: Game) -> dict[str, Any]:
    return {
        "round": game.round,
        "scores": [score.parts for score in game.scores()],
        "winners": game.winners(),
        "events": fingerprint(game.events),
        "trail": "".join(trace(event) for event in game.events),
    }


def fingerprint(events: list[Event]) -> str:
    """One hash for the words of all events."""
    return hashlib.sha256("\n".join(event.words() for event in events).encode()).hexdigest()


def trace(event: Event) -> str:
    """Four letters for the words of one event, to find the first that differs."""
    return hashlib.sha256(event.words().encode()).hexdigest()[:4]


def as_text(value: Any) -> str:
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False) + "\n"


def read(name: str) -> Any:
    return json.loads((HERE / f"{name}.json").read_text())


# Counts of choice sequences


def position(name: str) -> Game:
    """A game from which sequences are counted, with explicit chance."""
    if name in SETTINGS:
        game, options = SETTINGS[name]
        return heliopause.new(game, chance="explicit", **options)
    record, share = POSITIONS[name]
    return replayed(read(record)["record"], share)


def replayed(record: dict[str, Any], share: float) -> Game:
    """A recorded game with explicit chance, up to the first question to a seat after this share of its choices."""
    game = heliopause.new(record["game"], chance="explicit", **record["options"])
    ids = record["choices"]
    for number, id in enumerate(ids):
        if game.seat != CHANCE and number >= share * len(ids):
            break
        game.choose(id)
    return game


def sequences(game: Game) -> list[int]:
    """How many sequences of 1, 2, 3 ... choices there are, as far as they can be counted quickly."""
    counts = [count(game, 1)]
    while counts[-1] * max(2, counts[-1] // max(1, counts[-2] if len(counts) > 1 else 1)) <= MOST_SEQUENCES:
        counts.append(count(game, len(counts) + 1))
    return counts


def count(game: Game, length: int) -> int:
    """The number of sequences of so many choices, chance's among them."""
    options = [option for option, _ in game.chances()] or game.options()
    if length == 1:
        return len(options)
    total = 0
    for option in options:
        twin = game.copy(quiet=True)
        twin.choose(option)
        total += count(twin, length - 1)
    return total


if __name__ == "__main__":
    main()
