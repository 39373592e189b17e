"""The shape of the content files: one struct per kind of table (docs/notation.md)."""

from typing import Literal

import msgspec

from heliopause.beyond.schema import (
    ActionSchema,
    ConditionText,
    EffectSchema,
    FormulaText,
    LineText,
    PowerText,
    Schema,
    WhenText,
)

Colour = Literal["science", "commerce", "military", "culture"]
Track = Literal["food", "economy", "infrastructure"]
Column = Literal["A", "B", "C", "D", "E"]
Stage = Literal["theocracy", "once", "democracy"]


class AbilitySchema(msgspec.Struct, forbid_unknown_fields=True):
    power: PowerText = ""
    when: WhenText = ""
    line: LineText = ""


class TechnologySchema(Schema):
    name: str
    level: Literal[1, 2, 3, 4]
    colour: Colour | None = None
    banner: list[Colour] = []
    right: Colour | None = None
    immediate: LineText = ""
    actions: list[ActionSchema] = []
    power: PowerText = ""
    trigger: AbilitySchema | None = None
    vp: FormulaText = ""


class LegacySchema(msgspec.Struct, forbid_unknown_fields=True):
    line: LineText
    vp: FormulaText


class LeaderSchema(Schema):
    name: str
    level: Literal[2, 3, 4]
    effects: list[EffectSchema] = []
    choice: list[LegacySchema] = []
    vp: FormulaText = ""
    vp_others: int = 0


class GovernmentSchema(Schema):
    name: str
    card: int
    side: Literal["A", "B"]
    despotism: AbilitySchema
    theocracy: AbilitySchema
    once: LineText
    democracy: FormulaText


class GoalSchema(Schema):
    name: str
    set: Literal["A", "B", "C"]
    condition: ConditionText


class VillageSchema(msgspec.Struct, forbid_unknown_fields=True):
    vp: int
    track: Track
    bonus: LineText = ""


class CitySchema(msgspec.Struct, forbid_unknown_fields=True):
    vp: int
    track: Track


class TerritorySchema(Schema):
    name: str
    strength: int
    village: VillageSchema
    city: CitySchema
    explore: LineText = ""


class ConstructionSchema(Schema):
    name: str
    level: Literal[1, 2, 3]
    cost: int
    tracks: tuple[Track, Track]
    first: int = 0
    bonus: LineText = ""
    vp: int = 0


class AdvancedSchema(Schema):
    action: str
    line: LineText
    condition: ConditionText
    spaces: dict[str, list[int]]


class PlayerSchema(Schema):
    columns: list[int]
    pop: int
    coins: int
    settler: int


class SpaceSchema(msgspec.Struct, forbid_unknown_fields=True):
    line: LineText = ""
    column: Column | None = None
    coins: int = 0
    stage: Stage | None = None
    power: PowerText = ""
    vp: int = 0


class TrackSchema(Schema):
    spaces: list[SpaceSchema]
    open: Column | int | None = None


class TokenSchema(Schema):
    values: list[tuple[int, int]]


class StartSchema(Schema):
    sides: list[int]
