"""What may be chosen about a game: a schema in msgspec, from which flags, forms, tables and refusals are made.

A game's own class adds its options, each with a type, a default and `Meta(description=...)`. A text may name `examples`
of its values, and an option that means nothing without another one says so with `extra={"needs": "that-one"}`.
"""

from collections.abc import Callable
from functools import cache
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, inspect

from heliopause.kernel.refusal import BadOption

Value = bool | int | str | None
Players = Annotated[int, Meta(description="How many play.")]


class GameOptions(msgspec.Struct, forbid_unknown_fields=True, kw_only=True, frozen=True):
    """How a game is set up. What fits one by one but not together is refused in `check`."""

    players: Players = 2
    start: Annotated[int | None, Meta(description="The seat that begins, from 0; else it is drawn.")] = None

    @classmethod
    def completed(cls, given: dict[str, Any]) -> dict[str, Any]:
        """What was given, with what follows from it."""
        return given

    def check(self) -> None:
        """Raise BadOption for options that do not go together."""
        if self.start is not None and not 0 <= self.start < self.players:
            raise BadOption(f"start is a seat from 0 to {self.players - 1}, not {self.start!r}")

    def automatic_seats(self) -> tuple[int, ...]:
        """Seats that nobody plays: the rules themselves answer for them."""
        return ()


class OptionField(msgspec.Struct, frozen=True):
    """One option, as a form, a command line or a document shows it."""

    name: str
    kind: Literal["flag", "choice", "number", "text"]
    default: Value
    description: str
    values: list[Value]  # of a choice all there are, of a text some
    least: int | None  # of a number
    most: int | None
    needs: str | None  # the option without which this one means nothing

    def any_value(self, below: Callable[[int], int]) -> Value:
        """One of its values; `below` is the source of chance."""
        match self.kind:
            case "flag":
                return below(2) == 1
            case "number":
                least = self.least or 0
                return least + below((3 if self.most is None else self.most) - least + 1)
            case _:
                return self.values[below(len(self.values))] if self.values else self.default

    @property
    def wanted(self) -> str:
        """What a value may be, as the middle of a sentence."""
        match self.kind:
            case "flag":
                return "True or False"
            case "choice":
                return one_of([repr(value) for value in self.values])
            case "number" if self.least is not None and self.most is not None:
                return f"a number from {self.least} to {self.most}"
            case "number":
                return "a number"
            case _:
                return f"a text such as {one_of(self.values)}" if self.values else "a text"


@cache
def fields_of(options: type[GameOptions]) -> dict[str, OptionField]:
    """The fields of a game's options by name, in their order."""
    info = inspect.type_info(options)
    assert isinstance(info, inspect.StructType)
    return {field.name: _field(field) for field in info.fields}


def fits(options: type[GameOptions], name: str, value: Any) -> bool:
    """Has the value the type of the option?"""
    try:
        msgspec.convert({name: value}, options)
    except msgspec.ValidationError:
        return False
    return True


def one_of(values: Any) -> str:
    """`2, 3 or 4`."""
    *first, last = [str(value) for value in values]
    return f"{', '.join(first)} or {last}" if first else last


def _field(field: inspect.Field) -> OptionField:
    told: dict[str, Any] = {"description": "", "values": [], "least": None, "most": None, "needs": None}
    kind = _plain(field.type, told)
    found = OptionField(field.name, "text", field.default, **told)
    match kind:
        case inspect.BoolType():
            return msgspec.structs.replace(found, kind="flag")
        case inspect.LiteralType():
            values = sorted(kind.values, key=lambda value: value != field.default)
            return msgspec.structs.replace(found, kind="choice", values=values)
        case inspect.IntType():
            return msgspec.structs.replace(found, kind="number", least=kind.ge, most=kind.le)
        case inspect.StrType():
            return found
        case _:
            raise TypeError(f"the option {field.name!r} is neither a bool, an int, a str nor a choice of some")


def _plain(kind: inspect.Type, told: dict[str, Any]) -> inspect.Type:
    """The type inside `Annotated` and beside None; what is said about it goes into `told`."""
    if isinstance(kind, inspect.Metadata):
        schema = kind.extra_json_schema or {}
        told |= {"description": schema.get("description", ""), "values": list(schema.get("examples", ()))}
        told |= kind.extra or {}
        return _plain(kind.type, told)
    if isinstance(kind, inspect.UnionType):
        return _plain(next(one for one in kind.types if not isinstance(one, inspect.NoneType)), told)
    return kind
