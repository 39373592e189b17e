"""Where learned evaluations are kept: files of weights, which `heliopause lab train` makes. Each game ships its own."""

import json
from functools import cache, lru_cache
from pathlib import Path
from typing import Final

import msgspec

from heliopause.bots.network import EARLINESS, HIDDEN, PAIR, PLAN, LearnedWeights, table_key
from heliopause.content import Pack, changed_cards
from heliopause.registry import spec_of, specs

LARGEST: Final = 256 * 1024  # bytes of what comes with a pack
LARGEST_WEIGHT: Final = 1e6

Models = dict[str, LearnedWeights]  # by game


class BadModel(ValueError):
    """A file that holds no models, or a game that has none; the message says why."""


@cache
def shipped(game: str) -> Models:
    """The models that come with a game."""
    file = spec_of(game).file("bots", "models.json")
    return read_text(file.read_text(encoding="utf-8"), file.name) if file.is_file() else {}


def with_pack(game: str, pack: Pack) -> Models:
    """The models to play with a pack by: those that travel with it; else ours, as far as the cards are still ours.

    What a model has learned of a card says nothing of another card with the same id: that one is judged by its lines.
    """
    return _with_pack(game, pack, pack.models)


@lru_cache(maxsize=16)
def _with_pack(game: str, pack: Pack, models: str) -> Models:
    if models:
        own = read_text(models, pack.name)
        if game in own:
            return own
    strange = {f"{kind} {id}" for kind, id in changed_cards(game, pack)}
    return {
        name: {
            players: {feature: pair for feature, pair in weights.items() if feature not in strange}
            for players, weights in known.items()
        }
        for name, known in shipped(game).items()
    }


def linear_part(models: Models) -> Models:
    """What they say without hidden units and without what search has found of choices."""
    return {
        game: {
            players: {
                name: numbers[:PAIR]
                for name, numbers in weights.items()
                if name not in (HIDDEN, EARLINESS) and not name.startswith(PLAN)
            }
            for players, weights in known.items()
        }
        for game, known in models.items()
    }


def read(file: Path) -> Models:
    try:
        return read_text(file.read_text(encoding="utf-8"), str(file))
    except OSError as error:
        raise BadModel(f"{file} cannot be read: {error.strerror}") from None
    except UnicodeDecodeError:
        raise BadModel(f"{file} holds no models") from None


def read_text(text: str, name: str) -> Models:
    try:
        found: Models = json.loads(text)
        for models in found.values():
            for weights in models.values():
                units = len(weights.get(HIDDEN, []))
                for feature, numbers in weights.items():
                    if len(numbers) not in (PAIR, PAIR + 2 * units) and feature != HIDDEN:
                        raise ValueError(feature)
                    [float(number) for number in numbers]
    except (ValueError, TypeError, AttributeError):
        raise BadModel(f"{name} holds no models") from None
    return found


def checked(text: str) -> Models:
    """The models of a text that a stranger brings: finite, bounded, and of games that there are."""
    if len(text.encode()) > LARGEST:
        raise BadModel(f"what was learned is larger than {LARGEST // 1024} kB")
    try:
        found = msgspec.json.decode(text, type=dict[str, dict[str, dict[str, list[float]]]])
    except (msgspec.DecodeError, RecursionError):
        raise BadModel("these are no models as `heliopause lab train` writes them") from None
    for game, by_table in found.items():
        if game not in specs():
            raise BadModel(f"there are models of a game {game[:40]!r}, which there is not")
        spec = spec_of(game)
        tables = {*map(table_key, spec.players), *spec.automatic()}
        for table, weights in by_table.items():
            if table not in tables:
                raise BadModel(f"there is a model for {table[:40]!r} players")
            if any(abs(weight) > LARGEST_WEIGHT for numbers in weights.values() for weight in numbers):
                raise BadModel(f"a weight is {LARGEST_WEIGHT:g} at most")
    return read_text(text, "the pack")


def write(file: Path, models: Models) -> None:
    """All at once, so that a reader never finds half a file."""
    text = json.dumps(models, indent=0, sort_keys=True)
    new = file.with_suffix(".new")
    new.write_text(text + "\n", encoding="utf-8")
    new.replace(file)
