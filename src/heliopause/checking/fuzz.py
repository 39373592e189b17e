"""Random games with wrong input, undo, copies and reloads in between; what breaks is kept as a record.

The record ends where all was still well. Its `failure` has what came then: the choices that broke it, if it was a
choice, what was wrong and what differed, how the check that found it can be repeated, and what it ran on.
"""

import json
import os
import platform
import random
import traceback
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from heliopause import __version__
from heliopause.checking import promises
from heliopause.checking.everything import everything, offered
from heliopause.checking.promises import Broken, hold, same
from heliopause.checking.walk import Walk
from heliopause.game import Game, load, new
from heliopause.kernel.form import form
from heliopause.kernel.machine import CHANCE
from heliopause.kernel.option import Option
from heliopause.kernel.refusal import BadOption, IllegalChoice
from heliopause.kernel.spec import GameSpec
from heliopause.registry import spec_of

CHECKED = 0.02  # the share of steps at which everything is checked,
DISTURBED = 0.1  # and at which something is done beside playing
LONGEST = 20_000  # steps of a game, what is taken back included
MOST_IDS = 3000  # of other games that are tried in this one


class Failure(NamedTuple):
    """Something that broke: what, where in the program, and the record that leads there."""

    what: str
    where: str
    record: dict[str, Any]


class Fuzzer:
    """Plays one seeded game after the other, and remembers their options to try them in the next."""

    def __init__(self, game: str, stop: Callable[[], bool]) -> None:
        self.spec = spec_of(game)
        self.stop = stop
        self.games = 0
        self.choices = 0
        self.ids: dict[str, None] = {}

    def play(self, seed: int) -> Failure | None:
        """A game, to its end or until there is no time left; what broke in it, if something did."""
        rng = random.Random(f"{self.spec.name} {seed}")
        chance = "explicit" if rng.random() < 0.2 else "drawn"
        game = new(self.spec.name, seed=seed, chance=chance, **random_options(self.spec, rng))
        walk = Stroll(game, rng, [*self.ids])
        try:
            while not walk.game.over and not self.stop():
                walk.step()
            if walk.game.over:
                walk.check_end()
        except Exception as error:  # whatever it is, it should not have come to that
            return walk.failure(error, seed)
        finally:
            self.games += 1
            self.choices += walk.steps
            self.ids = dict.fromkeys([*self.ids, *walk.seen][-MOST_IDS:])
        return None


class Stroll(Walk):
    """A walk that does not keep to the path."""

    def __init__(self, game: Game, rng: random.Random, foreign: list[str]) -> None:
        super().__init__(game, rng)
        self.foreign = foreign  # ids that were options in other games
        self.stale: list[Option] = []
        self.steps = 0
        self.made = 0  # choices when all was still well
        self.check: dict[str, Any] | None = None  # what a check of everything that is under way began with

    def step(self) -> None:
        """Look, perhaps do something odd, and choose."""
        self.steps += 1
        hold(self.steps <= LONGEST, f"the game does not end within {LONGEST} steps")
        self.made = len(self.game.choices)
        self.check_step()
        self.stale = [*self.stale[-200:], *offered(self.game)]
        if self.rng.random() < CHECKED:
            self.check = beginning_of_check(self)
            self.check_everything()
            self.check = None
        elif self.rng.random() < DISTURBED:
            self.rng.choice((self.take_back, self.go_on_with_a_copy, self.reload, self.try_others))()
            self.made = len(self.game.choices)
        self.game.choose(self.pick(self.game))

    def take_back(self) -> None:
        for _ in range(self.rng.randrange(1, 5)):
            if self.game.undo_refusal() is not None:
                break
            self.game.undo()
        self.told = self.told[: self.game.event_count]
        self.round = self.game.round

    def go_on_with_a_copy(self) -> None:
        self.game = self.game.copy(seed=self.rng.randrange(2**32))

    def reload(self) -> None:
        if self.game.seat == CHANCE:
            return
        record = json.loads(json.dumps(self.game.record(with_content=True)))
        loaded = load(record, seed=self.rng.randrange(2**32))
        same(everything(loaded), everything(self.game), "a loaded record is another game")
        self.game = loaded

    def try_others(self) -> None:
        """Options of other moments and ids of other games."""
        here = {option.id for option in offered(self.game)}
        for option in self.rng.sample(self.stale, min(len(self.stale), 20)):
            if option.id not in here:
                try:
                    self.game.choose(option)
                except IllegalChoice:
                    continue
                hold(False, f"the option {option.id} of another moment is accepted")
        for id in self.rng.sample(self.foreign, min(len(self.foreign), 20)):
            if id not in here:
                self.check_refused(id)

    def failure(self, error: Exception, seed: int) -> Failure:
        game = self.game
        ids = [id for _, id in game.choices]
        what = f"{type(error).__name__}: {error}"
        where = place_of(error)
        failure: dict[str, Any] = {"what": what, "where": where, "seed": seed, "then": ids[self.made :]}
        failure["ran_on"] = running_on()
        if isinstance(error, Broken) and error.differences:
            failure |= {"differences": error.differences, "expected_after": error.choices}
        if self.check is not None:
            failure["check"] = self.check
        return Failure(what, where, {**game.record(with_content=True), "choices": ids[: self.made], "failure": failure})


def place_of(error: Exception) -> str:
    """Where in the program it broke; of a promise, where it was asked for."""
    frames = traceback.extract_tb(error.__traceback__)
    frame = [frame for frame in frames if frame.filename != promises.__file__][-1]
    return f"{'/'.join(Path(frame.filename).parts[-3:])}:{frame.lineno}"


def running_on() -> dict[str, str]:
    """What else a failure may depend on."""
    return {
        "heliopause": __version__,
        "form": form(),
        "python": platform.python_version(),
        "system": platform.platform(),
        "hash_seed": os.environ.get("PYTHONHASHSEED") or "random",
    }


def beginning_of_check(walk: Walk) -> dict[str, Any]:
    """What a check takes its samples from, as plain data."""
    version, numbers, _ = walk.rng.getstate()
    return {"random": [version, numbers], "seen": list(walk.seen), "explicit": walk.game._explicit}


def broken_still(record: dict[str, Any]) -> str | None:
    """What is wrong when the record of a failure is played on as it was then; None if nothing is any more."""
    choices = [*record["choices"], *record["failure"].get("then", [])]
    try:
        game = load({**record, "choices": choices})
        walk = Walk(game, random.Random(1))
        if game.over:
            walk.check_end()
        else:
            walk.check_step()
            if "check" in record["failure"]:
                begin_check_again(walk, record["failure"]["check"])
            walk.check_everything()
    except Exception as error:
        return f"{type(error).__name__}: {error}"
    return None


def begin_check_again(walk: Walk, check: dict[str, Any]) -> None:
    """The check that follows takes the same samples as the one that found the failure."""
    version, numbers = check["random"]
    walk.rng.setstate((version, tuple(numbers), None))
    walk.seen = dict.fromkeys(check["seen"])
    walk.game._explicit = check["explicit"]


def random_options(spec: GameSpec, rng: random.Random) -> dict[str, Any]:
    """Options that make a game, each of them sometimes."""
    while True:
        fields = spec.fields().values()
        given = {field.name: field.any_value(rng.randrange) for field in fields if rng.random() < 0.4}
        given["players"] = rng.choice(spec.players)
        try:
            spec.read_options(given)
        except BadOption:
            continue
        return given
