"""A position of Beyond the Horizon as numbers."""

from typing import Any, Final, final

from heliopause.beyond.powers import MOST
from heliopause.envs.beyond.observation import BeyondObserver, counts_any, forks_of, write_powers
from heliopause.envs.beyond.watch import (
    ALL_MONEY,
    ALL_OTHERS,
    ALL_PIECES,
    ALL_POWERS,
    CARDS,
    EVERYTHING,
    KINDS,
    MAP,
    MONEY,
    OTHERS,
    PIECES,
    POINTS,
    POWERS,
    SCORED,
    SEATS,
)
from heliopause.envs.layout import Field
from heliopause.envs.sheet import Sheet, mask_of, mask_of_cards
from heliopause.games.horizon.env.actions import tile_count, tile_shift
from heliopause.games.horizon.env.watch import HorizonWatch
from heliopause.games.horizon.rules import hexes
from heliopause.games.horizon.rules.cards import Content, every_line
from heliopause.games.horizon.rules.constants import CUBES, STAGES, TOKENS
from heliopause.games.horizon.rules.constants import POWERS as POWER_WORDS
from heliopause.games.horizon.rules.moving import explorations
from heliopause.games.horizon.rules.questions import left
from heliopause.games.horizon.rules.scoring import all_points, points
from heliopause.games.horizon.rules.state import START, Seat, State

COORDINATES: Final = [hexes.coordinates(cell) for cell in range(hexes.WIDTH * hexes.WIDTH)]
UNITS: Final = 12  # settlers of strength 1 to 6, soldiers of strength 1 to 6
CUBE_UNIT: Final = float(CUBES)
TOKEN_UNIT: Final = float(TOKENS)
MOST_COINS: Final = 1000
MOST_EXPLORATIONS: Final = 10
MONEY_WORDS: Final = ("coins", "pop", "empty columns")
UNIT_WORDS: Final = (
    "units",
    "settlers",
    "soldiers",
    "unit strength",
    "settler strength",
    "soldier strength",
    "tiles with a unit",
)
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


@final
class HorizonObserver(BeyondObserver):
    """Adds the map that grows, constructions, leaders and governments."""

    subject = "tile"

    def __init__(self, content: Content) -> None:
        self.content = content
        super().__init__(content, QUESTIONS, len(content.goals), forks_of(every_line(content)))
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
        self._powers = starts["powers"]
        self._triggers = starts["triggers"]
        self._leaders = starts["leaders"]
        self._constructions = starts["constructions"]
        stock = self.layout.add("stock", 1, "what is to be had", _stock_fields(content))
        self._claimed_now: int = stock.at("claimed_now")
        self._tokens_left: int = stock.at("tokens")
        self._governments: int = stock.at("governments")
        self._display: int = stock.at("display")
        self._deck_of_constructions: int = stock.at("constructions")
        self._territories: int = stock.at("territories")
        self._hidden_leaders: int = stock.at("leaders")
        self._legacies: int = stock.at("legacies")
        meaning = "cradle, start tiles by seat, then territories as they were explored (the numbers of the actions)"
        tiles = self.layout.add("tiles", tile_count(content), meaning, _tile_fields(content))
        self._at: int = tiles.starts["at"]
        self._home: int = tiles.starts["home"]
        self._territory: int = tiles.starts["territory"]
        self._village: int = tiles.starts["village"]
        self._city: int = tiles.starts["city"]
        self._construction: int = tiles.starts["construction"]
        self._builders: int = tiles.starts["builders"]
        self._subject: int = tiles.starts["subject"]
        self._units: int = tiles.starts["units"]
        self._money = self._those_that_count(MONEY_WORDS)
        self._army = self._those_that_count(UNIT_WORDS)
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
            Field(
                "powers",
                len(POWER_WORDS.bits),
                f"permanent powers, by their numbers: {', '.join(POWER_WORDS.bits)}",
                most=MOST,
            ),
            Field("triggers", max(1, len(content.triggers)), "its triggers"),
            Field("leaders", len(content.leaders), "its leaders"),
            Field("constructions", len(content.constructions), "constructions taken and not built yet"),
        ]

    def write(self, state: Any, seat: int, sheet: Sheet) -> None:
        position: State = state
        watch = self._look(position, sheet)
        self.write_question(position, seat, left(position.asking), sheet)
        about = self.subject_of(position.asking)
        sheet.spot(self._bases[position.players][about] + self._subject if about >= 0 else -1)
        stale = sheet.stale
        if not stale:
            return
        sheet.stale = 0
        players = position.players
        for step in range(players):
            index = (seat + step) % players
            kinds = stale >> KINDS * index & EVERYTHING
            if kinds:
                self._write_civilization(position, position.seats[index], step, kinds, sheet)
        self.write_table(position, seat, position.goals, stale, sheet)
        if stale & (CARDS | ALL_OTHERS):  # some of it goes by the leaders that were taken
            self._write_stock(position, sheet)
        if stale & (CARDS | ALL_MONEY | ALL_POWERS):
            self._write_explorations(position, seat, sheet)
        if stale & MAP:
            self._write_tiles(position, seat, sheet)
        if stale & POINTS:
            self.write_points(watch.points, seat, sheet)

    def _look(self, state: State, sheet: Sheet) -> HorizonWatch:
        """Has anything changed? Points are counted only if what they are for has."""
        sheets = sheet.sheets
        first = sheets.watch is None
        if first:
            sheets.watch = HorizonWatch(state)
        watch: HorizonWatch = sheets.watch
        news = watch.look(state)
        if first or news & SCORED:
            watch.money_scores = _any_of(self._money, state)
            watch.pieces_score = _any_of(self._army, state)
            news |= watch.count(all_points(state))
        elif (news & ALL_MONEY and watch.money_scores) or (news & ALL_PIECES and watch.pieces_score):
            news |= watch.count(all_points(state))
        if news:
            sheets.tell(news)
        return watch

    def _those_that_count(self, words: tuple[str, ...]) -> tuple[int, int, int]:
        """Technologies, leaders and governments that score for one of these words, as bits."""
        content = self.content
        cards = 0
        for card in content.technologies:
            if counts_any(card.vp, words):
                cards |= 1 << card.index
        leaders = 0
        for leader in content.leaders:
            formulas = [leader.vp, *(choice.vp for choice in leader.choices)]
            if any(counts_any(formula, words) for formula in formulas):
                leaders |= 1 << leader.index
        governments = 0
        for government in content.governments:
            if counts_any(government.democracy, words):
                governments |= 1 << government.index
        return cards, leaders, governments

    def points(self, state: Any, seat: int) -> int:
        position: State = state
        return points(position, seat)

    def _write_civilization(self, state: State, civilization: Seat, step: int, kinds: int, sheet: Sheet) -> None:
        base = self.seats_at + step * self.seat_size
        if kinds & MONEY:
            self.write_pawn(civilization.pawn, base, sheet)
            self.write_population(civilization, base, sheet)
            sheet.number(base + self._coins, min(civilization.coins, MOST_COINS), 10.0)
        if kinds & PIECES:
            self._write_units(state, civilization, step, sheet)
        if kinds & POWERS:
            write_powers(POWER_WORDS, civilization.powers, base + self._powers, sheet)
        if kinds & OTHERS:
            self._write_achieved(state, civilization, base, sheet)

    def _write_achieved(self, state: State, civilization: Seat, base: int, sheet: Sheet) -> None:
        self.write_common(civilization, base, state.goals, sheet)
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

    def _write_explorations(self, state: State, seat: int, sheet: Sheet) -> None:
        """There are none when the territories are out."""
        players = state.players
        at = self.seats_at + self._explorations
        for step in range(players):
            sheet.number(at, min(explorations(state, (seat + step) % players), MOST_EXPLORATIONS), 2.0)
            at += self.seat_size

    def _write_units(self, state: State, civilization: Seat, step: int, sheet: Sheet) -> None:
        """Both lists are sorted: what is in one of them alone has come or gone."""
        if not sheet.lists:
            sheet.lists = [[] for _ in range(SEATS)]
        before = sheet.lists[step]
        now = civilization.units
        sheet.lists[step] = now[:]
        bases = self._bases[state.players]
        start = self._units + step * UNITS
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

    def _write_stock(self, state: State, sheet: Sheet) -> None:
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

    def _write_tiles(self, state: State, seat: int, sheet: Sheet) -> None:
        bases = self._bases[state.players]
        for tile in range(len(state.ground)):
            self._write_tile(state, tile, bases[tile], seat, sheet)
            self._write_construction(state, tile, bases[tile], seat, sheet)

    def _write_tile(self, state: State, tile: int, base: int, seat: int, sheet: Sheet) -> None:
        players = state.players
        q, r = COORDINATES[state.cells[tile]]
        ground = state.ground[tile]
        village = state.village[tile]
        city = state.city[tile]
        sheet.number(base, 1, 1.0)
        sheet.number(base + self._at, q, 5.0)
        sheet.number(base + self._at + 1, r, 5.0)
        sheet.one_of(base + self._territory, ground if ground >= 0 else -1)
        sheet.one_of(base + self._home, (START - ground - seat) % players if ground <= START else -1)
        sheet.one_of(base + self._village, (village - seat) % players if village >= 0 else -1)
        sheet.one_of(base + self._city, (city - seat) % players if village >= 0 and city >= 0 else -1)

    def _write_construction(self, state: State, tile: int, base: int, seat: int, sheet: Sheet) -> None:
        players = state.players
        card = state.built[tile]
        sheet.one_of(base + self._construction, card)
        first = 0
        later = 0
        if card >= 0:
            for builder in state.builders[tile]:
                bit = 1 << (builder - seat) % players
                if first:
                    later |= bit
                else:
                    first = bit
        sheet.hopes(base + self._builders, first, later)


def _any_of(those: tuple[int, int, int], state: State) -> bool:
    """Does anybody have one of these technologies, leaders or governments? Seldom."""
    cards, leaders, governments = those
    for civilization in state.seats:
        if cards & mask_of_cards(civilization.cards) or leaders & mask_of(civilization.leaders):
            return True
        if civilization.government >= 0 and governments >> civilization.government & 1:
            return True
    return False


def _stock_fields(content: Content) -> list[Any]:
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


def _tile_fields(content: Content) -> list[Any]:
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
