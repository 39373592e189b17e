"""Where learned evaluations are kept: files of weights, which `heliopause lab train` makes. Each game ships its own."""

import json
from functools import cache
from pathlib import Path

from heliopause.bots.search_game import Model
from heliopause.registry import spec_of

Learned = dict[str, dict[str, list[float]]]  # by number of players and feature: its weight at the end, and more before
Weights = dict[str, Learned]  # by game


class BadModel(ValueError):
    """A file that holds no models, or a game that has none; the message says why."""


@cache
def shipped(game: str) -> Weights:
    """The models that come with a game."""
    file = spec_of(game).file("bots", "models.json")
    return read_text(file.read_text(encoding="utf-8"), file.name) if file.is_file() else {}


def read(file: Path) -> Weights:
    try:
        return read_text(file.read_text(encoding="utf-8"), str(file))
    except OSError as error:
        raise BadModel(f"{file} cannot be read: {error.strerror}") from None
    except UnicodeDecodeError:
        raise BadModel(f"{file} holds no models") from None


def read_text(text: str, name: str) -> Weights:
    try:
        found: Weights = json.loads(text)
        for models in found.values():
            for players, weights in models.items():
                int(players)
                for end, more in weights.values():
                    float(end), float(more)
    except (ValueError, TypeError, AttributeError):
        raise BadModel(f"{name} holds no models") from None
    return found


def write(file: Path, weights: Weights) -> None:
    """All at once, so that a reader never finds half a file."""
    text = json.dumps(weights, indent=0, sort_keys=True)
    new = file.with_suffix(".new")
    new.write_text(text + "\n", encoding="utf-8")
    new.replace(file)


def model_of(learned: Learned, players: int, names: tuple[str, ...]) -> Model | None:
    """The model for so many players and features of these names; what it has not learned about counts for nothing.

    Where none is for this number of players, the one for the nearest number is.
    """
    if not learned:
        return None
    weights = learned[min(learned, key=lambda number: (abs(int(number) - players), -int(number)))]
    unknown = [0.0, 0.0]
    found = [weights.get(name, unknown) for name in names]
    return Model([float(weight[0]) for weight in found], [float(weight[1]) for weight in found])
