"""The shape of the content files: one struct per kind of table (docs/notation.md)."""

from typing import Literal

import msgspec

from heliopause.beyond.schema import ActionTable, EffectTable, Table

TypeName = Literal["scientific", "economic", "military", "commercial"]
DiscName = Literal["food", "ore"]
DeckName = Literal["A", "B"]


class TechnologyTable(Table):
    name: str
    level: Literal[1, 2, 3, 4]
    left: tuple[TypeName, TypeName]
    right: TypeName | None = None
    immediate: str = ""
    actions: list[ActionTable] = []
    power: str = ""
    anytime: str = ""
    vp: str | int = ""


class ScoreTable(msgspec.Struct, forbid_unknown_fields=True):
    who: str
    vp: str | int


class EventTable(Table):
    name: str
    level: Literal[2, 3]
    fixed: bool = False
    effects: list[EffectTable] = []
    score: ScoreTable | None = None
    museum: bool = False
    vp_per_level: int = 1
    attach: DeckName | None = None
    space: str = ""
    extra_system: DeckName | None = None


class SystemTable(Table):
    name: str
    deck: DeckName
    power: int
    specialty: list[DiscName]
    vp: int
    start: bool = False
    control: str = ""
    bonus: str = ""
    ability: str = ""
    anytime: str = ""


class AchievementTable(Table):
    name: str
    deck: Literal["A", "B", "basic"]
    condition: str
    slots: list[int]


class GuildTable(Table):
    name: str
    tier: Literal[1, 2]
    position: int
    line: str


class InnovationTable(msgspec.Struct, forbid_unknown_fields=True, rename={"holds": "while"}):
    id: str
    name: str
    when: str = ""
    holds: str = ""
    line: str = ""
    power: str = ""


class MatTable(Table):
    name: str
    set: Literal["basic", "advanced"]
    faction: str
    columns: list[int]
    growth: list[Literal["A", "B", "C", "D", "E", "-"]]
    ore_track: list[Literal[0, 1]]
    automation: list[int]
    setup: str = ""
    min_players: int = 2
    innovations: list[InnovationTable] = []


class AutomaTable(Table):
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
    first: list[str] = []
    second: list[str] = []
    claim: str = ""


class AutomaDeckTable(Table):
    level_1: list[int]
    level_2: list[int]


class PlaceTable(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    kind: Literal["sol", "deep", "system", "shipyard"]
    deck: DeckName | None = None
    specialty: list[DiscName] = []


class ExplorationTable(Table):
    places: list[PlaceTable]
    routes: list[tuple[str, str]]
