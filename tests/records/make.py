"""Brings the recorded games and the counts of choice sequences up to date, and says what changed: `make fixtures`.

Do so only on purpose. A rule or a card that changes on purpose changes them; anything else that does is a mistake. A
game that can still be played as it was chosen keeps its choices; else another one is played in its place.

What is compared of an event: whose doing it was, the id of its message, and its arguments by name, as numbers, letters
and ids. A card and a seat are told by their ids, not by their names, so that no word that is mended changes anything.
"""

import hashlib
import json
import random
from pathlib import Path
from typing import Any, NamedTuple

import heliopause
from heliopause import CHANCE, BadRecord, Game, bots
from heliopause.content import hash_of, tables_of
from heliopause.kernel.phrase import Phrase
from heliopause.registry import spec_of

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
        for seats, seeds in ((2, (419, 307)), (3, (30, 31)), (4, (40, 249)))
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
    changed = 0
    for name, played in GAMES.items():
        before = read(name) if (HERE / f"{name}.json").exists() else None
        after = refreshed(played, before)
        if after != before:
            changed += 1
            print(f"{name}: {difference(before, after)}")
            (HERE / f"{name}.json").write_text(as_text(after))
    counts = {name: sequences(position(name)) for name in (*SETTINGS, *POSITIONS)}
    known = json.loads(PERFT.read_text()) if PERFT.exists() else {}
    for name, numbers in counts.items():
        if numbers != known.get(name):
            changed += 1
            print(f"{name}: {known.get(name)} sequences of choices, now {numbers}")
    PERFT.write_text(json.dumps(counts, indent=1) + "\n")
    print(f"{changed} of {len(GAMES) + len(counts)} recorded games and counts changed.")


# Recorded games


def refreshed(played: Played, before: Any) -> dict[str, Any]:
    """The recorded game as it comes out today; another one if its choices are no longer possible."""
    if before is not None:
        record = before["record"]
        try:
            today = {"rules": spec_of(played.game).number, "content": hash_of(played.game)}
            game = heliopause.load({**record, **today})
        except BadRecord as error:
            print(f"{record['game']} {record['options']}: {error}")
        else:
            if game.over and record["options"] == played.options:
                return {"record": game.record(), **outcome(game)}
    kept = recorded(played)
    while len(as_text(kept).encode()) > LARGEST:  # a long game: take another
        played = played._replace(seed=played.seed + 1000)
        kept = recorded(played)
    return kept


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


def difference(before: Any, after: dict[str, Any]) -> str:
    """What is no longer as it was, in a few words."""
    if before is None:
        return "new"
    found = [key for key in after["record"] if after["record"][key] != before["record"].get(key)]
    found += [key for key in after if key not in ("record", "trail") and after[key] != before.get(key)]
    if after["trail"] != before["trail"]:
        traces = zip(*(wrapped(kept["trail"]) for kept in (before, after)), strict=False)
        same = next((number for number, (was, now) in enumerate(traces) if was != now), len(wrapped(before["trail"])))
        found.append(f"from event {same + 1} on")
    return ", ".join(found)


def outcome(game: Game) -> dict[str, Any]:
    told = told_of(game)
    return {
        "round": game.round,
        "scores": [score.parts for score in game.scores()],
        "winners": game.winners(),
        "events": hashlib.sha256("\n".join(told).encode()).hexdigest(),
        "trail": "".join(hashlib.sha256(text.encode()).hexdigest()[:4] for text in told),
    }


def wrapped(trail: str) -> list[str]:
    """Four letters for each event, to find the first that differs."""
    return [trail[start : start + 4] for start in range(0, len(trail), 4)]


def told_of(game: Game) -> list[str]:
    """All events, without a word: whose doing, message and arguments."""
    ids = {
        str(card["name"]): id
        for cards in tables_of(game.name, game.pack).values()
        for id, card in cards.items()
        if "name" in card
    } | {name: f"seat:{seat}" for seat, name in enumerate(game.names)}
    return [f"{event.seat} {as_ids(event.phrase, ids)}" for event in game.events]


def as_ids(value: Any, ids: dict[str, str]) -> str:
    if isinstance(value, list):
        return f"[{', '.join(as_ids(part, ids) for part in value)}]"
    if not isinstance(value, Phrase):
        return ids.get(value, value) if isinstance(value, str) else str(value)
    if value.message == "name" or value.message.startswith("name-"):
        return as_ids(value.args["text"], ids)
    return f"{value.message}({', '.join(f'{key}={as_ids(value.args[key], ids)}' for key in sorted(value.args))})"


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
