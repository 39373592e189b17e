"""The shape of the content files: one struct per kind of table (docs/notation.md)."""

from typing import Literal

import msgspec

from heliopause.beyond.schema import ActionTable, EffectTable, Table

Colour = Literal["science", "commerce", "military", "culture"]
Track = Literal["food", "economy", "infrastructure"]
Column = Literal["A", "B", "C", "D", "E"]
Stage = Literal["theocracy", "once", "democracy"]


class AbilityTable(msgspec.Struct, forbid_unknown_fields=True):
    power: str = ""
    when: str = ""
    line: str = ""


class TechnologyTable(Table):
    name: str
    level: Literal[1, 2, 3, 4]
    colour: Colour | None = None
    banner: list[Colour] = []
    right: Colour | None = None
    immediate: str = ""
    actions: list[ActionTable] = []
    power: str = ""
    trigger: AbilityTable | None = None
    vp: str | int = ""


class LegacyTable(msgspec.Struct, forbid_unknown_fields=True):
    line: str
    vp: str | int


class LeaderTable(Table):
    name: str
    level: Literal[2, 3, 4]
    effects: list[EffectTable] = []
    choice: list[LegacyTable] = []
    vp: str | int = ""
    vp_others: int = 0


class GovernmentTable(Table):
    name: str
    card: int
    side: Literal["A", "B"]
    despotism: AbilityTable
    theocracy: AbilityTable
    once: str
    democracy: str


class GoalTable(Table):
    name: str
    set: Literal["A", "B", "C"]
    condition: str


class VillageTable(msgspec.Struct, forbid_unknown_fields=True):
    vp: int
    track: Track
    bonus: str = ""


class CityTable(msgspec.Struct, forbid_unknown_fields=True):
    vp: int
    track: Track


class TerritoryTable(Table):
    name: str
    strength: int
    village: VillageTable
    city: CityTable
    explore: str = ""


class ConstructionTable(Table):
    name: str
    level: Literal[1, 2, 3]
    cost: int
    tracks: tuple[Track, Track]
    first: int = 0
    bonus: str = ""
    vp: int = 0


class AdvancedTable(Table):
    action: str
    line: str
    condition: str
    spaces: dict[str, list[int]]


class PlayerTable(Table):
    columns: list[int]
    pop: int
    coins: int
    settler: int


class SpaceTable(msgspec.Struct, forbid_unknown_fields=True):
    line: str = ""
    column: Column | None = None
    coins: int = 0
    stage: Stage | None = None
    power: str = ""
    vp: int = 0


class TrackTable(Table):
    spaces: list[SpaceTable]
    open: Column | int | None = None


class TokenTable(Table):
    values: list[tuple[int, int]]


class StartTable(Table):
    sides: list[int]
