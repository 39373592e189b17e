"""A position of Beyond the Horizon as numbers."""

from array import array
from typing import Final

from heliopause.beyond.lines import Line
from heliopause.envs.beyond.observation import SEATS, BeyondObserver, forks_of, write_bits, write_deck
from heliopause.envs.layout import Field
from heliopause.games.horizon.env.actions import tile_count, tile_shift
from heliopause.games.horizon.rules import hexes
from heliopause.games.horizon.rules.cards import Content
from heliopause.games.horizon.rules.constants import CUBES, POWERS, STAGES, TOKENS
from heliopause.games.horizon.rules.moving import explorations
from heliopause.games.horizon.rules.scoring import score
from heliopause.games.horizon.rules.state import START, Seat, State
from heliopause.games.horizon.rules.view import left

COORDINATES: Final = [(q / 5, r / 5) for q, r in map(hexes.coordinates, range(hexes.WIDTH * hexes.WIDTH))]
UNITS: Final = 12  # settlers of strength 1 to 6, soldiers of strength 1 to 6
QUESTIONS: Final = (
    "AskSpace",
    "AskExpansion",
    "AskProduction",
    "AskGoal",
    "AskClaimNow",
    "AskGovernment",
    "AskSlot",
    "AskType",
    "AskCard",
    "AskLegacy",
    "AskMay",
    "AskChoice",
    "AskBasicAction",
    "AskTrade",
    "AskInvest",
    "TakeCube",
    "AskMove",
    "AskEnlist",
    "AskUpgrade",
    "AskDecommission",
    "AskSite",
    "AskUse",
    "AskConstruction",
    "AskBuild",
    "AskPrivate",
)


class HorizonObserver(BeyondObserver):
    """Adds the map that grows, constructions, leaders and governments."""

    questions = QUESTIONS
    content: Content

    def __init__(self, content: Content) -> None:
        super().__init__(content, len(content.goals), forks_of(every_line(content)))
        starts = self.seats.starts
        flags = ("government", "stages", "powers", "triggers", "leaders", "constructions")
        self._civilization_at = tuple(starts[name] for name in flags)
        stock = self.layout.add("stock", 1, "what is to be had", _stock_fields(content))
        self._stock_at = tuple(stock.at(name) for name in stock.starts)
        meaning = "cradle, start tiles by seat, then territories as they were explored (the numbers of the actions)"
        tiles = self.layout.add("tiles", tile_count(content), meaning, _tile_fields(content))
        self._tile_at = tuple(tiles.starts.values())
        # By number of players and the engine's number of a tile: where it is written.
        self._bases = {
            players: [
                tiles.offset + tiles.size * (tile + tile_shift(players) if tile > players else tile)
                for tile in range(tile_count(content) - tile_shift(players))
            ]
            for players in (2, 3, 4)
        }

    def seat_numbers(self) -> list[Field]:
        return [
            *super().seat_numbers(),
            Field("coins", 1, "coins", unit=10, most=1000),
            Field("tracks", 3, "cubes on the tracks food, economy, infrastructure", unit=CUBES, most=CUBES),
            Field("invested", 1, "cubes invested", unit=CUBES, most=3 * CUBES),
            Field("tokens", 2, "settle and fortify tokens", unit=TOKENS, most=TOKENS),
            Field("reach", 1, "extra movement", unit=2, most=10),
            Field("explored", 1, "tiles it has explored", unit=10, most=len(self.content.territories)),
            Field("explorations", 1, "tiles it may still explore this turn", unit=2, most=10),
        ]

    def seat_flags(self, claims: int) -> list[Field]:
        content = self.content
        return [
            *super().seat_flags(claims),
            Field("government", len(content.governments), "its government"),
            Field("stages", len(STAGES), f"stages reached: {', '.join(STAGES)}"),
            Field("powers", len(POWERS), f"permanent powers: {', '.join(POWERS)}"),
            Field("triggers", max(1, len(content.triggers)), "its triggers"),
            Field("leaders", len(content.leaders), "its leaders"),
            Field("constructions", len(content.constructions), "constructions taken and not built yet"),
        ]

    def write(self, state: State, seat: int, into: "array[float]") -> None:
        self.write_table(state, seat, left(state), into)
        self.write_claims(state, state.goals, into)
        base = self.seats.offset
        for other in state.clockwise(seat):
            self._write_civilization(state, state.seats[other], base, into)
            base += self.seats.size
        self._write_stock(state, into)
        self._write_tiles(state, seat, into)
        self._write_units(state, seat, into)

    def points(self, state: State, seat: int) -> int:
        return score(state, seat).total

    def _write_civilization(self, state: State, civilization: Seat, base: int, into: "array[float]") -> None:
        a, b, c, d, e = civilization.columns
        food, economy, infrastructure = civilization.tracks
        settle, fortify = civilization.tokens
        numbers = [1, min(self.points(state, civilization.index), 500) / 50, civilization.pop / 10]
        numbers += [a / 5, b / 5, c / 5, d / 5, e / 5, min(civilization.coins, 1000) / 10]
        numbers += [food / CUBES, economy / CUBES, infrastructure / CUBES, civilization.invested / CUBES]
        numbers += [settle / TOKENS, fortify / TOKENS, civilization.reach / 2, civilization.explored / 10]
        numbers.append(min(explorations(state, civilization.index), 10) / 2)
        into[base : base + len(numbers)] = array("f", numbers)
        self.write_flags(civilization, base, state.goals, into)
        government, stages, powers, triggers, leaders, constructions = self._civilization_at
        if civilization.government >= 0:
            into[base + government + civilization.government] = 1
        if civilization.stages:
            write_bits(civilization.stages, base + stages, into)
        if civilization.powers:
            write_bits(civilization.powers, base + powers, into)
        for number in civilization.triggers:
            into[base + triggers + number] = 1
        for number in civilization.leaders:
            into[base + leaders + number] = 1
        for number in civilization.constructions:
            into[base + constructions + number] = 1

    def _write_stock(self, state: State, into: "array[float]") -> None:
        claimed_now, tokens, governments, display, constructions, territories, leaders, legacies = self._stock_at
        into[claimed_now] = state.claimed_now
        into[tokens] = state.tokens[0] / TOKENS
        into[tokens + 1] = state.tokens[1] / TOKENS
        for number in state.governments:
            into[governments + number] = 1
        for row in state.display:
            for number in row:
                into[display + number] = 1
        for cards in state.construction_decks:
            write_deck(cards, constructions, into)
        write_deck(state.territories, territories, into)
        for mask in state.leaders:
            if mask:
                write_bits(mask, leaders, into)
        for civilization in state.seats:
            for number in civilization.leaders:
                if state.picked[number] >= 0:
                    into[legacies + number] = (state.picked[number] + 1) / 4

    def _write_tiles(self, state: State, seat: int, into: "array[float]") -> None:
        players = state.players
        _, at, home, territory, village_at, city_at, construction, builders, subject, _ = self._tile_at
        bases = self._bases[players]
        for base, cell, ground, village, city in zip(
            bases, state.cells, state.ground, state.village, state.city, strict=False
        ):
            into[base] = 1
            into[base + at], into[base + at + 1] = COORDINATES[cell]
            if ground >= 0:
                into[base + territory + ground] = 1
            elif ground <= START:
                into[base + home + (START - ground - seat) % players] = 1
            if village >= 0:
                into[base + village_at + (village - seat) % players] = 1
                if city >= 0:
                    into[base + city_at + (city - seat) % players] = 1
        for base, card, who in zip(bases, state.built, state.builders, strict=False):
            if card >= 0:
                into[base + construction + card] = 1
                value = 1.0
                for builder in who:
                    into[base + builders + (builder - seat) % players] = value
                    value = 0.5
        asked_about = getattr(state.asking, "tile", -1)
        if asked_about >= 0:
            into[bases[asked_about] + subject] = 1

    def _write_units(self, state: State, seat: int, into: "array[float]") -> None:
        players = state.players
        bases = self._bases[players]
        for civilization in state.seats:
            start = self._tile_at[-1] + (civilization.index - seat) % players * UNITS
            for unit in civilization.units:
                into[bases[unit // UNITS] + start + unit % UNITS] += 0.25


def _stock_fields(content: Content) -> list[Field]:
    constructions, leaders = len(content.constructions), len(content.leaders)
    return [
        Field("claimed_now", 1, "has a goal been claimed this turn?"),
        Field("tokens", 2, "settle and fortify tokens nobody has", unit=TOKENS, most=TOKENS),
        Field("governments", len(content.governments), "governments nobody has chosen yet"),
        Field("display", constructions, "constructions on display"),
        Field("constructions", constructions, "in the decks: 1 may be drawn next, 0.5 lies under those"),
        Field("territories", len(content.territories), "territories that may be explored"),
        Field("leaders", leaders, "leaders that may lie face down"),
        Field("legacies", leaders, "the choice a leader was taken with: 0.25 a, 0.5 b, 0.75 c, 1 d"),
    ]


def _tile_fields(content: Content) -> list[Field]:
    reach = hexes.REACH
    return [
        Field("there", 1, "is there such a tile?"),
        Field("at", 2, "its axial coordinates q and r", unit=5, most=reach, least=-reach),
        Field("home", SEATS, "whose start tile it is"),
        Field("territory", len(content.territories), "which territory it is"),
        Field("village", SEATS, "who has settled the village"),
        Field("city", SEATS, "who has fortified the city"),
        Field("construction", len(content.constructions), "the construction there"),
        Field("builders", SEATS, "who has built it: 1 first, 0.5 second"),
        Field("subject", 1, "is it the tile the question is about?"),
        Field("units", SEATS * UNITS, "units by seat, settlers of strength 1 to 6, soldiers of 1 to 6", unit=4, most=8),
    ]


def every_line(content: Content) -> list[Line | None]:
    """The lines of all cards and boards that a seat may be asked about."""
    lines: list[Line | None] = []
    for action in content.actions:
        lines.append(action.line)
    lines += [technology.immediate for technology in content.technologies]
    for territory in content.territories:
        lines += [territory.explore, territory.bonus]
    lines += [construction.bonus for construction in content.constructions]
    for leader in content.leaders:
        lines += [effect.line for effect in leader.effects]
        lines += [choice.line for choice in leader.choices]
    lines += [government.once for government in content.governments]
    lines += [trigger.line for trigger in content.triggers]
    for track in (*content.tracks, content.investment):
        lines += [space.line for space in track]
    return lines
