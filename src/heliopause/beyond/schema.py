"""The shape of the content files as far as both games share it: one struct per kind of table (docs/notation.md)."""

from typing import Annotated, Literal

import msgspec

Keys = list[str] | Literal["all"]
# What a text is written in, for a form that asks for it.
LineText = Annotated[str, msgspec.Meta(extra={"is": "line"})]
FormulaText = Annotated[str | int, msgspec.Meta(extra={"is": "formula"})]
ConditionText = Annotated[str, msgspec.Meta(extra={"is": "condition"})]
PowerText = Annotated[str, msgspec.Meta(extra={"is": "power"})]
WhoText = Annotated[str, msgspec.Meta(extra={"is": "who"})]
WhenText = Annotated[str, msgspec.Meta(extra={"is": "when"})]


class Schema(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """`printed` and `inferred` name the keys that are; `owner` those that a pack has set. The others are house."""

    printed: Keys = []
    inferred: list[str] = []
    owner: list[str] = []
    names: dict[str, str] = {}  # of other languages, by the language


class ActionSchema(msgspec.Struct, forbid_unknown_fields=True):
    line: LineText
    spaces: int = 1


class SlotSchema(Schema):
    id: str
    level: Literal[1, 2, 3, 4]
    needs: list[str] = []
    of: int = 0


class BasicSchema(Schema):
    action: str
    line: LineText
    spaces: dict[str, list[int]]
    repeatable: bool = False


class EffectSchema(msgspec.Struct, forbid_unknown_fields=True):
    who: WhoText
    line: LineText
