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
    WhoText,
)

TypeName = Literal["scientific", "economic", "military", "commercial"]
DiscName = Literal["food", "ore"]
DeckName = Literal["A", "B"]


class TechnologySchema(Schema):
    name: str
    level: Literal[1, 2, 3, 4]
    left: tuple[TypeName, TypeName]
    right: TypeName | None = None
    immediate: LineText = ""
    actions: list[ActionSchema] = []
    power: PowerText = ""
    anytime: LineText = ""
    vp: FormulaText = ""


class ScoreSchema(msgspec.Struct, forbid_unknown_fields=True):
    who: WhoText
    vp: FormulaText


class EventSchema(Schema):
    name: str
    level: Literal[2, 3]
    fixed: bool = False
    effects: list[EffectSchema] = []
    score: ScoreSchema | None = None
    museum: bool = False
    vp_per_level: int = 1
    attach: DeckName | None = None
    space: LineText = ""
    extra_system: DeckName | None = None


class SystemSchema(Schema):
    name: str
    deck: DeckName
    power: int
    specialty: list[DiscName]
    vp: int
    start: bool = False
    control: LineText = ""
    bonus: LineText = ""
    ability: PowerText = ""
    anytime: LineText = ""


class AchievementSchema(Schema):
    name: str
    deck: Literal["A", "B", "basic"]
    condition: ConditionText
    slots: list[int]


class GuildSchema(Schema):
    name: str
    tier: Literal[1, 2]
    position: int
    line: LineText


class InnovationSchema(msgspec.Struct, forbid_unknown_fields=True, rename={"holds": "while"}):
    id: str
    name: str
    when: str = ""
    holds: str = ""
    line: LineText = ""
    power: PowerText = ""


class MatSchema(Schema):
    name: str
    set: Literal["basic", "advanced"]
    faction: str
    columns: list[int]
    growth: list[Literal["A", "B", "C", "D", "E", "-"]]
    ore_track: list[Literal[0, 1]]
    automation: list[int]
    setup: LineText = ""
    min_players: int = 2
    innovations: list[InnovationSchema] = []


class AutomaSchema(Schema):
    kind: Literal[
        "level 1",
        "level 2",
        "basic 1",
        "basic 2",
        "special",
        "upgrade 1",
        "upgrade 2",
        "upgrade level 1",
        "upgrade level 2",
        "special upgrade",
    ]
    production: Literal["pop", "ore", "least pop", "least ore"]
    automate: Literal["", "food", "ore", "fewest"] = ""
    first: list[LineText] = []
    second: list[LineText] = []
    claim: str = ""


class AutomaDeckSchema(Schema):
    level_1: list[int]
    level_2: list[int]


class PlaceSchema(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    kind: Literal["sol", "deep", "system", "shipyard"]
    deck: DeckName | None = None
    specialty: list[DiscName] = []


class ExplorationSchema(Schema):
    places: list[PlaceSchema]
    routes: list[tuple[str, str]]
