"""Which games there are: ours, and those that other packages offer as entry points of the group "heliopause.games"."""

from functools import cache
from importlib import import_module
from importlib.metadata import entry_points

from heliopause import words
from heliopause.kernel.refusal import BadOption
from heliopause.kernel.spec import GameSpec

GROUP = "heliopause.games"
OURS = ("heliopause.games.sun", "heliopause.games.horizon")  # packages with a SPEC
SHARED = ("heliopause.beyond",)  # packages whose words several games say


@cache
def specs() -> dict[str, GameSpec]:
    """All games by name, ours first; another package's game cannot take the name of one of ours."""
    found = [import_module(package).SPEC for package in OURS]
    found += [entry.load() for entry in entry_points(group=GROUP)]
    by_name: dict[str, GameSpec] = {}
    for spec in found:
        by_name.setdefault(spec.name, spec)
    return by_name


def spec_of(name: str) -> GameSpec:
    found = specs().get(str(name))
    if found is None:
        raise BadOption(f"there is no game {name!r}; there is {', '.join(specs())}")
    return found


def games() -> list[str]:
    """The names of all games; the first is meant where none is named."""
    return list(specs())


def with_words() -> list[str]:
    """The packages that games take their words from, ours first: nobody else's words take the place of ours."""
    return [*SHARED, *[spec.package for spec in specs().values()]]


words.look_in(with_words)
