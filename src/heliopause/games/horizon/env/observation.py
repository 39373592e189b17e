"""A position of Beyond the Horizon as numbers."""

from typing import Any, Final, final

from heliopause.envs.beyond.observation import BeyondObserver, counts
from heliopause.envs.beyond.questions import forks_of
from heliopause.envs.beyond.watch import IF_ANY, POWERS, SURELY, WEALTH, Watch
from heliopause.envs.layout import Field
from heliopause.envs.sheet import Sheet, mask_of
from heliopause.games.horizon.env.actions import tile_count, tile_shift
from heliopause.games.horizon.env.fields import QUESTIONS, UNITS, stock_fields, tile_fields
from heliopause.games.horizon.rules import hexes
from heliopause.games.horizon.rules.cards import Content, every_line
from heliopause.games.horizon.rules.constants import CUBES, STAGES, TOKENS
from heliopause.games.horizon.rules.constants import POWERS as POWER_WORDS
from heliopause.games.horizon.rules.moving import explorations
from heliopause.games.horizon.rules.questions import left
from heliopause.games.horizon.rules.scoring import all_points, points
from heliopause.games.horizon.rules.state import START, Seat, State

COORDINATES: Final = [hexes.coordinates(cell) for cell in range(hexes.WIDTH * hexes.WIDTH)]
CUBE_UNIT: Final = float(CUBES)
TOKEN_UNIT: Final = float(TOKENS)
MOST_COINS: Final = 1000
MOST_EXPLORATIONS: Final = 10
WEALTH_WORDS: Final = ("coins", "pop", "empty columns")
UNIT_WORDS: Final = (
    "units",
    "settlers",
    "soldiers",
    "unit strength",
    "settler strength",
    "soldier strength",
    "tiles with a unit",
)
# What has changed of the cards and of the map, as bits.
PICKED: Final = 1
GROUND: Final = 1
VILLAGES: Final = 1 << 1
CITIES: Final = 1 << 2
SITES: Final = 0b11 << 3


@final
class HorizonObserver(BeyondObserver):
    """Adds the map that grows, constructions, leaders and governments."""

    subject = "tile"

    def __init__(self, content: Content) -> None:
        self.content = content
        super().__init__(content, QUESTIONS, len(content.goals), forks_of(every_line(content)), POWER_WORDS)
        starts = self.seat_starts
        self._coins = starts["coins"]
        self._tracks = starts["tracks"]
        self._invested = starts["invested"]
        self._tokens = starts["tokens"]
        self._reach = starts["reach"]
        self._explored = starts["explored"]
        self._explorations = starts["explorations"]
        self._government = starts["government"]
        self._stages = starts["stages"]
        self._triggers = starts["triggers"]
        self._leaders = starts["leaders"]
        self._constructions = starts["constructions"]
        stock = self.layout.add("stock", 1, "what is to be had", stock_fields(content))
        self._claimed_now: int = stock.at("claimed_now")
        self._tokens_left: int = stock.at("tokens")
        self._governments: int = stock.at("governments")
        self._display: int = stock.at("display")
        self._deck_of_constructions: int = stock.at("constructions")
        self._territories: int = stock.at("territories")
        self._hidden_leaders: int = stock.at("leaders")
        self._legacies: int = stock.at("legacies")
        meaning = "cradle, start tiles by seat, then territories as they were explored (the numbers of the actions)"
        tiles = self.layout.add("tiles", tile_count(content), meaning, tile_fields(content))
        self._at: int = tiles.starts["at"]
        self._home: int = tiles.starts["home"]
        self._territory: int = tiles.starts["territory"]
        self._village: int = tiles.starts["village"]
        self._city: int = tiles.starts["city"]
        self._construction: int = tiles.starts["construction"]
        self._builders: int = tiles.starts["builders"]
        self._subject: int = tiles.starts["subject"]
        self._units: int = tiles.starts["units"]
        # What cards count, by number.
        self._counted = [counts([card.vp], WEALTH_WORDS, UNIT_WORDS) for card in content.technologies]
        self._counted_by_leaders = [
            counts([leader.vp, *(choice.vp for choice in leader.choices)], WEALTH_WORDS, UNIT_WORDS)
            for leader in content.leaders
        ]
        self._counted_by_governments = [
            counts([government.democracy], WEALTH_WORDS, UNIT_WORDS) for government in content.governments
        ]
        # By number of players and the engine's number of a tile: where it is written.
        self._bases: dict[int, list[int]] = {}
        for players in (2, 3, 4):
            shift = tile_shift(players)
            numbers = [tile + shift if tile > players else tile for tile in range(tile_count(content) - shift)]
            self._bases[players] = [tiles.offset + tiles.size * number for number in numbers]

    def seat_numbers(self) -> list[Any]:
        return [
            *super().seat_numbers(),
            Field("coins", 1, "coins", unit=10, most=MOST_COINS),
            Field("tracks", 3, "cubes on the tracks food, economy, infrastructure", unit=CUBES, most=CUBES),
            Field("invested", 1, "cubes invested", unit=CUBES, most=3 * CUBES),
            Field("tokens", 2, "settle and fortify tokens", unit=TOKENS, most=TOKENS),
            Field("reach", 1, "extra movement", unit=2, most=10),
            Field("explored", 1, "tiles it has explored", unit=10, most=len(self.content.territories)),
            Field("explorations", 1, "tiles it may still explore this turn", unit=2, most=MOST_EXPLORATIONS),
        ]

    def seat_flags(self, claims: int) -> list[Any]:
        content = self.content
        return [
            *super().seat_flags(claims),
            Field("government", len(content.governments), "its government"),
            Field("stages", len(STAGES), f"stages reached: {', '.join(STAGES)}"),
            self.power_field(),
            Field("triggers", max(1, len(content.triggers)), "its triggers"),
            Field("leaders", len(content.leaders), "its leaders"),
            Field("constructions", len(content.constructions), "constructions taken and not built yet"),
        ]

    def write(self, state: Any, seat: int, sheet: Sheet) -> None:
        position: State = state
        watch = self.watch(position, sheet)
        self.write_question(position, left(position.asking), sheet)
        about = self.questions.subject_of(position.asking)
        sheet.spot(self._bases[position.players][about] + self._subject if about >= 0 else -1)
        changed = self.write_table(position, position.goals, watch, sheet)
        told = 0
        for civilization in position.seats:
            news = _news_of(civilization, watch)
            told |= news
            if news:
                changed |= self.write_seat(position, civilization, position.goals, news, watch, sheet)
        changed |= self._write_stock(position, changed, watch, sheet)
        if told & (WEALTH | POWERS) or changed & IF_ANY:
            self._write_explorations(position, sheet)
        changed |= self._write_map(position, watch, sheet)
        self.write_points(position, changed, watch, sheet)

    def counting(self, state: Any) -> int:
        position: State = state
        found = 0
        for civilization in position.seats:
            for card in civilization.cards:
                found |= self._counted[card]
            for leader in civilization.leaders:
                found |= self._counted_by_leaders[leader]
            if civilization.government >= 0:
                found |= self._counted_by_governments[civilization.government]
        return found

    def all_points(self, state: Any) -> list[int]:
        return all_points(state)

    def points(self, state: Any, seat: int) -> int:
        position: State = state
        return points(position, seat)

    def write_wealth(self, player: Any, base: int, sheet: Sheet) -> None:
        civilization: Seat = player
        sheet.number(base + self._coins, min(civilization.coins, MOST_COINS), 10.0)

    def write_others(self, player: Any, base: int, sheet: Sheet) -> None:
        civilization: Seat = player
        sheet.counts(base + self._tracks, civilization.tracks, CUBE_UNIT)
        sheet.number(base + self._invested, civilization.invested, CUBE_UNIT)
        sheet.counts(base + self._tokens, civilization.tokens, TOKEN_UNIT)
        sheet.number(base + self._reach, civilization.reach, 2.0)
        sheet.number(base + self._explored, civilization.explored, 10.0)
        sheet.one_of(base + self._government, civilization.government)
        sheet.bits(base + self._stages, civilization.stages)
        sheet.bits(base + self._triggers, mask_of(civilization.triggers))
        sheet.bits(base + self._leaders, mask_of(civilization.leaders))
        sheet.bits(base + self._constructions, mask_of(civilization.constructions))

    def _write_explorations(self, state: State, sheet: Sheet) -> None:
        """There are none when the territories are out."""
        at = self.seats_at + self._explorations
        for seat in range(state.players):
            sheet.number(at, min(explorations(state, seat), MOST_EXPLORATIONS), 2.0)
            at += self.seat_size

    def pieces_of(self, player: Any) -> list[int]:
        civilization: Seat = player
        return civilization.units

    def write_pieces(self, state: Any, player: Any, before: list[int], base: int, sheet: Sheet) -> None:
        """Both lists are sorted: what is in one of them alone has come or gone."""
        position: State = state
        civilization: Seat = player
        now = civilization.units
        bases = self._bases[position.players]
        start = self._units + civilization.index * UNITS
        one = 0
        other = 0
        while one < len(before) or other < len(now):
            if other == len(now) or (one < len(before) and before[one] < now[other]):
                sheet.add(bases[before[one] // UNITS] + start + before[one] % UNITS, -1, 4.0)
                one += 1
            elif one == len(before) or now[other] < before[one]:
                sheet.add(bases[now[other] // UNITS] + start + now[other] % UNITS, 1, 4.0)
                other += 1
            else:
                one += 1
                other += 1

    def _write_stock(self, state: State, changed: int, watch: Watch, sheet: Sheet) -> int:
        news: int = watch.cards(
            state.picked,
            state.claimed_now,
            state.tokens,
            state.governments,
            state.display,
            state.construction_decks,
            state.territories,
            state.leaders,
        )
        if not (news or changed & SURELY):  # some of it goes by the leaders that were taken
            return 0
        sheet.number(self._claimed_now, 1 if state.claimed_now else 0, 1.0)
        sheet.counts(self._tokens_left, state.tokens, TOKEN_UNIT)
        sheet.bits(self._governments, mask_of(state.governments))
        there = 0
        for row in state.display:
            there |= mask_of(row)
        sheet.bits(self._display, there)
        sheet.decks(self._deck_of_constructions, state.construction_decks)
        sheet.deck(self._territories, state.territories)
        hidden = 0
        for mask in state.leaders:
            hidden |= mask
        sheet.bits(self._hidden_leaders, hidden)
        taken = 0
        for civilization in state.seats:
            taken |= mask_of(civilization.leaders)
        for number, picked in enumerate(state.picked):
            sheet.number(self._legacies + number, picked + 1 if taken >> number & 1 else 0, 4.0)
        return SURELY | IF_ANY if news & PICKED else IF_ANY

    def _write_map(self, state: State, watch: Watch, sheet: Sheet) -> int:
        news: int = watch.map(state.ground, state.village, state.city, state.built, state.builders)
        if not news:
            return 0
        for tile, base in zip(range(len(state.ground)), self._bases[state.players], strict=False):
            if news & GROUND:
                self._write_tile(state, tile, base, sheet)
            village = state.village[tile]
            if news & VILLAGES:
                sheet.one_of(base + self._village, village)
            if news & (VILLAGES | CITIES):
                sheet.one_of(base + self._city, state.city[tile] if village >= 0 else -1)
            if news & SITES:
                self._write_construction(state, tile, base, sheet)
        return IF_ANY if news == GROUND else SURELY | IF_ANY

    def _write_tile(self, state: State, tile: int, base: int, sheet: Sheet) -> None:
        q, r = COORDINATES[state.cells[tile]]
        ground = state.ground[tile]
        sheet.number(base, 1, 1.0)
        sheet.number(base + self._at, q, 5.0)
        sheet.number(base + self._at + 1, r, 5.0)
        sheet.one_of(base + self._territory, ground if ground >= 0 else -1)
        sheet.one_of(base + self._home, START - ground if ground <= START else -1)

    def _write_construction(self, state: State, tile: int, base: int, sheet: Sheet) -> None:
        card = state.built[tile]
        sheet.one_of(base + self._construction, card)
        first = 0
        later = 0
        if card >= 0:
            for builder in state.builders[tile]:
                if first:
                    later |= 1 << builder
                else:
                    first = 1 << builder
        sheet.hopes(base + self._builders, first, later)


def _news_of(civilization: Seat, watch: Watch) -> int:
    """In the order of envs/beyond/watch.py."""
    look = watch.seats[civilization.index]
    news: int = look(
        civilization.pop,
        civilization.columns,
        civilization.coins,
        civilization.pawn,
        civilization.explorations,
        civilization.units,
        civilization.powers,
        civilization.cards,
        civilization.claimed,
        civilization.invested,
        civilization.leaders,
        civilization.government,
        civilization.stages,
        civilization.techs,
        civilization.private,
        civilization.reach,
        civilization.explored,
        civilization.tracks,
        civilization.tokens,
        civilization.triggers,
        civilization.constructions,
    )
    return news
