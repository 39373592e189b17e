"""The shape of the content files as far as both games share it: one struct per kind of table (docs/notation.md)."""

from typing import Literal

import msgspec

Keys = list[str] | Literal["all"]


class Schema(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """`printed` and `inferred` name the keys that are; `owner` those that a pack has set. The others are house."""

    printed: Keys = []
    inferred: list[str] = []
    owner: list[str] = []


class ActionSchema(msgspec.Struct, forbid_unknown_fields=True):
    line: str
    spaces: int = 1


class SlotSchema(Schema):
    id: str
    level: Literal[1, 2, 3, 4]
    needs: list[str] = []
    of: int = 0


class BasicSchema(Schema):
    action: str
    line: str
    spaces: dict[str, list[int]]
    repeatable: bool = False


class EffectSchema(msgspec.Struct, forbid_unknown_fields=True):
    who: str
    line: str
