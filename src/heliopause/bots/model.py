"""A learned evaluation: a linear model of a seat's prospects, with a weight for the end of the game and one for more
turns to come. `heliopause lab train` makes it."""

import json
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Final, final

EARLY: Final = 12.0  # turns left after which more do not count
Weights = dict[str, dict[str, dict[str, list[float]]]]  # by game, number of players and feature: at the end, and more


class BadModel(ValueError):
    """A file that holds no models; the message says why."""


@final
class Model:
    """`worth` is in odds: a difference of one makes a seat e times as likely to win as another."""

    __slots__ = ("end", "more")

    def __init__(self, end: list[float], more: list[float]) -> None:
        self.end = end  # by feature: its weight at the end of the game,
        self.more = more  # and how much more it counts at the beginning

    def worth(self, features: list[float], turns_left: float) -> float:
        early = min(turns_left, EARLY) / EARLY
        end, more = self.end, self.more
        total = 0.0
        for number in range(len(features)):
            seen = features[number]
            if seen:
                total += seen * (end[number] + early * more[number])
        return total


@cache
def shipped() -> Weights:
    """The models that come with the program."""
    return read_text((files("heliopause.bots") / "models.json").read_text(encoding="utf-8"), "models.json")


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


def model_of(weights: Weights, game: str, players: int, names: tuple[str, ...]) -> Model | None:
    """The model of a game with features of these names; what it has not learned about counts for nothing.

    Where none is for this number of players, the one for the nearest number is.
    """
    known = weights.get(game, {})
    if not known:
        return None
    learned = known[min(known, key=lambda number: (abs(int(number) - players), -int(number)))]
    unknown = [0.0, 0.0]
    found = [learned.get(name, unknown) for name in names]
    return Model([float(weight[0]) for weight in found], [float(weight[1]) for weight in found])
