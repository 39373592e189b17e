"""What a card is made of, as a form asks for it: read off the structs that the content files are checked with."""

from functools import cache
from typing import Any, Final, Literal

import msgspec
from msgspec.inspect import (
    BoolType,
    IntType,
    ListType,
    LiteralType,
    Metadata,
    NoneType,
    StrType,
    StructType,
    TupleType,
    Type,
    UnionType,
    type_info,
)
from msgspec.inspect import Field as StructField

from heliopause import words
from heliopause.beyond.loading import Loader
from heliopause.content import LISTED
from heliopause.kernel.phrase import Phrase, name
from heliopause.kernel.tokens import ICONS
from heliopause.packs.origins import NOTES
from heliopause.registry import spec_of, specs

# fmt: off
FieldKind = Literal[
    "text", "line", "formula", "condition", "word", "choice", "flag", "number", "list", "group", "other",
]
# fmt: on
CALLED: Final = ("choice", "type", "colour", "disc", "track", "stage", "power")  # what messages of a word begin with


class Choice(msgspec.Struct):
    """A value that can be chosen, how it is called, and its icon, if it has one."""

    value: str | int
    phrase: Phrase
    icon: str


class Field(msgspec.Struct, kw_only=True):
    """One value of a card. A list has fields of its `item`'s kind, a group has `fields` inside."""

    key: str
    phrase: Phrase
    kind: FieldKind
    required: bool
    empty: Any  # what it is when it is not there
    choices: list[Choice] = []
    item: "Field | None" = None
    fields: "list[Field]" = []
    length: int = 0  # of a list that has always so many


class Kind(msgspec.Struct):
    """A kind of card: its fields. `named`: its cards have names, so that one may add some."""

    kind: str
    phrase: Phrase
    named: bool
    fields: list[Field]


def with_forms() -> list[str]:
    """The games that have cards to type in."""
    return [name for name, spec in specs().items() if spec.form is not None]


def loader_of(game: str) -> type[Loader[Any]] | None:
    found: type[Loader[Any]] | None = spec_of(game).part("form")
    return found


@cache
def kinds_of(game: str) -> list[Kind]:
    """Cards first, then what is printed on boards; what no form can ask for is left to a text editor."""
    loader = loader_of(game)
    if loader is None:
        return []
    found = []
    for kind, schema in loader.schemas.items():
        told = type_info(schema)
        assert isinstance(told, StructType)
        fields = [
            _field(field, loader, kind)
            for field in told.fields
            if field.encode_name not in NOTES and field.encode_name != LISTED.get(kind)
        ]
        asked = [field for field in fields if field.kind != "other"]
        named = any(field.key == "name" for field in asked) and not any(
            f.kind == "other" and f.required for f in fields
        )
        if asked:
            found.append(Kind(kind, called(f"kind-{kind.replace('_', '-')}", kind), named, asked))
    return sorted(found, key=lambda one: not one.named)


def called(message: str, otherwise: str) -> Phrase:
    """A message, if anybody says it."""
    return Phrase(message) if words.knows(message) else name(otherwise)


def _field(field: StructField, loader: type[Loader[Any]], of: str = "") -> Field:
    found = _typed(field.encode_name, field.type, loader, of)
    found.required = field.required
    return found


def _typed(key: str, type: Type, loader: type[Loader[Any]], of: str = "") -> Field:
    """`of` is the kind of card, whose message of its own comes first: a technology's power is not a system's."""
    said = called(f"field-{key.replace('_', '-')}", key)
    if words.knows(f"field-{of}-{key}"):
        said = Phrase(f"field-{of}-{key}")

    def made(kind: FieldKind, empty: Any, **more: Any) -> Field:
        return Field(key=key, phrase=said, kind=kind, required=False, empty=empty, **more)

    match type:
        case Metadata(extra={"is": "line" | "formula" | "condition" as role}):
            return made(role, "")
        case Metadata(extra={"is": role}):
            known = tuple(loader.powers.bits) if role == "power" else loader.words.get(role, ())
            return made("word", "", choices=[_choice(word) for word in known])
        case UnionType(types=(inner, NoneType())):
            return _typed(key, inner, loader, of)
        case LiteralType(values=values):
            return made(
                "choice", "", choices=[_choice(value) for value in sorted(values, key=_rank) if value is not None]
            )
        case StrType():
            return made("text", "")
        case BoolType():
            return made("flag", False)
        case IntType():
            return made("number", 0)
        case ListType(item_type=inner):
            item = _typed(key, inner, loader)
            return made("other" if item.kind in ("list", "other") else "list", [], item=item)
        case TupleType(item_types=inners):
            return made("list", [], item=_typed(key, inners[0], loader), length=len(inners))
        case StructType(fields=fields):
            inside = [_field(field, loader) for field in fields]
            return made("group", {one.key: one.empty for one in inside if one.required}, fields=inside)
    return made("other", None)


def _rank(value: Any) -> Any:
    return value if isinstance(value, int) else str(value)


def _choice(value: str | int) -> Choice:
    messages = [f"{prefix}-{value}" for prefix in CALLED]
    said = next((Phrase(message) for message in messages if words.knows(message)), name(str(value)))
    return Choice(value, said, str(value) if value in ICONS else "")
