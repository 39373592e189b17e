"""Where learned evaluations are kept: files of weights, which `heliopause lab train` makes. Each game ships its own."""

import json
from functools import cache
from pathlib import Path

from heliopause.bots.search_game import LearnedWeights
from heliopause.registry import spec_of

Models = dict[str, LearnedWeights]  # by game


class BadModel(ValueError):
    """A file that holds no models, or a game that has none; the message says why."""


@cache
def shipped(game: str) -> Models:
    """The models that come with a game."""
    file = spec_of(game).file("bots", "models.json")
    return read_text(file.read_text(encoding="utf-8"), file.name) if file.is_file() else {}


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
            for players, weights in models.items():
                int(players)
                for end, more in weights.values():
                    float(end), float(more)
    except (ValueError, TypeError, AttributeError):
        raise BadModel(f"{name} holds no models") from None
    return found


def write(file: Path, models: Models) -> None:
    """All at once, so that a reader never finds half a file."""
    text = json.dumps(models, indent=0, sort_keys=True)
    new = file.with_suffix(".new")
    new.write_text(text + "\n", encoding="utf-8")
    new.replace(file)
