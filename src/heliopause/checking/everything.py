"""All that can be known of a game, as plain data that can be compared: its face, and its bare state slot by slot."""

from functools import cache
from types import GetSetDescriptorType, MemberDescriptorType
from typing import Any

import msgspec

from heliopause.game import Game, state_of
from heliopause.kernel.machine import CHANCE
from heliopause.kernel.option import Option

NOTHING: frozenset[str] = frozenset()


def everything(game: Game) -> dict[str, Any]:
    """What the face shows, and the state behind it."""
    return {
        "seat": game.seat,
        "round": game.round,
        "over": game.over,
        "options": offered_ids(game),
        "view": plain(game.view()),
        "record": game.record(),
        "choices": game.choices,
        "scores": [score.parts for score in game.scores()],
        "winners": game.winners(),
        "state": dump(state_of(game)),
    }


def offered(game: Game) -> list[Option]:
    """What the seat or chance may answer."""
    return [option for option, _ in game.chances()] if game.seat == CHANCE else game.options()


def offered_ids(game: Game) -> list[str]:
    return [str(option) for option in offered(game)]


def plain(view: Any) -> Any:
    """A view as it goes over a wire."""
    return msgspec.json.decode(msgspec.json.encode(view))


def dump(state: Any, leave_out: frozenset[str] = NOTHING) -> Any:
    """A state as nested tuples: every slot of it, with its operation stack, question and log.

    What belongs to the content never changes, so it is told by identity.
    """
    return _dumped(state, _printed(getattr(state, "content", None)), leave_out)


def _dumped(thing: Any, printed: "Printed", leave_out: frozenset[str]) -> Any:
    if thing is None or isinstance(thing, (int, str, float)):
        return thing
    if isinstance(thing, (list, tuple)):
        if thing and type(thing[0]) is int:
            return tuple(thing)  # numbers stand only among numbers
        return tuple([_dumped(part, printed, leave_out) for part in thing])
    if isinstance(thing, Option):
        return thing.id
    if isinstance(thing, dict):
        return tuple([(_dumped(key, printed, leave_out), _dumped(thing[key], printed, leave_out)) for key in thing])
    if id(thing) in printed.ids or callable(thing):
        return type(thing).__name__, id(thing)
    return (
        type(thing).__name__,
        *[
            (slot, _dumped(getattr(thing, slot), printed, leave_out))
            for slot in slots(thing.__class__)
            if slot not in leave_out
        ],
    )


@cache
def slots(kind: Any) -> tuple[str, ...]:
    """The attributes of a class with slots, interpreted or compiled."""
    assert "__dict__" not in dir(kind), f"{kind.__name__} has attributes beyond its slots"
    return _slots(kind)


@cache
def _slots(kind: Any) -> tuple[str, ...]:
    found = {
        name
        for base in kind.__mro__
        for name, value in vars(base).items()
        if isinstance(value, (MemberDescriptorType, GetSetDescriptorType)) and not name.startswith("__")
    }
    return tuple(sorted(found))


class Printed:
    """The identities of all objects of a content.

    Each is held, so that nothing else can have its identity: compiled classes make some tuples anew at every look.
    """

    def __init__(self, content: Any) -> None:
        self.ids: dict[int, Any] = {}
        rest = [content]
        while rest:
            thing = rest.pop()
            if id(thing) in self.ids or thing is None or isinstance(thing, (int, str, float, type)) or callable(thing):
                continue
            self.ids[id(thing)] = thing
            if isinstance(thing, dict):
                rest += [*thing, *thing.values()]
            elif isinstance(thing, (list, tuple, set, frozenset)):
                rest += thing
            else:
                names = (*_slots(thing.__class__), *getattr(thing, "__dict__", ()))
                rest += [getattr(thing, name, None) for name in names]


_known: dict[int, Printed] = {}


def _printed(content: Any) -> Printed:
    if id(content) not in _known:
        _known[id(content)] = Printed(content)
    return _known[id(content)]


def containers(value: Any) -> list[Any]:
    """All lists and dicts of plain data or of structs."""
    if isinstance(value, msgspec.Struct):
        return [found for field in value.__struct_fields__ for found in containers(getattr(value, field))]
    if isinstance(value, dict):
        return [value, *(found for part in value.values() for found in containers(part))]
    return [value, *(found for part in value for found in containers(part))] if isinstance(value, list) else []


def keys(value: Any) -> set[str]:
    """All keys of plain data, however deep."""
    if isinstance(value, dict):
        return set(value).union(*(keys(part) for part in value.values()))
    return set().union(*(keys(part) for part in value)) if isinstance(value, list) else set()
