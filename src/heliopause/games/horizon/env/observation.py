"""A position of Beyond the Horizon as numbers."""

from typing import Any, Final, final

from heliopause.beyond.powers import MOST
from heliopause.envs.beyond.observation import (
    OWN_KEYS,
    POWERS_OF,
    SEATS,
    BeyondObserver,
    counts_any,
    forks_of,
    write_powers,
)
from heliopause.envs.layout import Field
from heliopause.envs.sheet import Sheet, mask_of, mask_of_cards
from heliopause.games.horizon.env.actions import tile_count, tile_shift
from heliopause.games.horizon.rules import hexes
from heliopause.games.horizon.rules.cards import Content, every_line
from heliopause.games.horizon.rules.constants import CUBES, POWERS, STAGES, TOKENS
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
# The keys of a sheet.
UNITS_OF: Final = OWN_KEYS  # and one more for every further seat
GROUND: Final = UNITS_OF + SEATS
VILLAGES: Final = GROUND + 1
CITIES: Final = VILLAGES + 1
BUILT: Final = CITIES + 1
BUILDERS: Final = BUILT + 1
PICKED: Final = BUILDERS + 1
SUBJECT: Final = PICKED + 1
LEADERS: Final = SUBJECT + 1
MONEY: Final = LEADERS + 1
MONEY_WORDS: Final = ("coins", "pop", "empty columns")
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
        self._money_cards = 0
        for card in content.technologies:
            if counts_any(card.vp, MONEY_WORDS):
                self._money_cards |= 1 << card.index
        self._money_leaders = 0
        for leader in content.leaders:
            formulas = [leader.vp, *(choice.vp for choice in leader.choices)]
            if any(counts_any(formula, MONEY_WORDS) for formula in formulas):
                self._money_leaders |= 1 << leader.index
        self._money_governments = 0
        for government in content.governments:
            if counts_any(government.democracy, MONEY_WORDS):
                self._money_governments |= 1 << government.index
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
                "powers", len(POWERS.bits), f"permanent powers, by their numbers: {', '.join(POWERS.bits)}", most=MOST
            ),
            Field("triggers", max(1, len(content.triggers)), "its triggers"),
            Field("leaders", len(content.leaders), "its leaders"),
            Field("constructions", len(content.constructions), "constructions taken and not built yet"),
        ]

    def write(self, state: Any, seat: int, sheet: Sheet) -> None:
        position: State = state
        self.write_moment(position, seat, left(position.asking), sheet)
        about = self.subject_of(position.asking)
        sheet.spot(SUBJECT, self._bases[position.players][about] + self._subject if about >= 0 else -1)
        players = position.players
        if not sheet.seen:
            sheet.seen = [position.seats[(seat + step) % players].copy() for step in range(players)]
            for step in range(players):
                self._write_civilization(position, position.seats[(seat + step) % players], step, sheet)
        before = sheet.changes
        for step in range(players):
            self._write_money(position.seats[(seat + step) % players], step, sheet)
        spent = sheet.changes
        self.write_board(position, position.goals, sheet)
        for step in range(players):
            civilization = position.seats[(seat + step) % players]
            seen: Seat = sheet.seen[step]
            if not _same(civilization, seen):
                sheet.seen[step] = civilization.copy()
                self._write_civilization(position, civilization, step, sheet)
            more = min(explorations(position, civilization.index), MOST_EXPLORATIONS)
            sheet.number(self.seats_at + step * self.seat_size + self._explorations, more, 2.0)
            self._write_units(position, civilization, step, sheet)
        self._write_stock(position, sheet)
        self._write_tiles(position, seat, sheet)
        if sheet.changes != spent:
            sheet.moved(MONEY, 1 if self._money_scores(position) else 0)
            self.write_points(all_points(position), seat, sheet)
        elif spent != before and sheet.mark(MONEY):
            self.write_points(all_points(position), seat, sheet)

    def _money_scores(self, state: State) -> bool:
        """Does anybody score for what is only money? Seldom, and so points need not be counted after every payment."""
        for civilization in state.seats:
            if self._money_cards & mask_of_cards(civilization.cards):
                return True
            if self._money_leaders & mask_of(civilization.leaders):
                return True
            if civilization.government >= 0 and self._money_governments >> civilization.government & 1:
                return True
        return False

    def points(self, state: Any, seat: int) -> int:
        position: State = state
        return points(position, seat)

    def _write_money(self, civilization: Seat, step: int, sheet: Sheet) -> None:
        """What changes most often, and the pawn."""
        seen: Seat = sheet.seen[step]
        if civilization.pawn != seen.pawn:
            seen.pawn = civilization.pawn
            self.write_pawn(civilization.pawn, self.seats_at + step * self.seat_size, sheet)
        if civilization.pop != seen.pop or civilization.coins != seen.coins or civilization.columns != seen.columns:
            seen.pop = civilization.pop
            seen.coins = civilization.coins
            seen.columns = civilization.columns[:]
            base = self.seats_at + step * self.seat_size
            self.write_population(civilization, base, sheet)
            sheet.number(base + self._coins, min(civilization.coins, MOST_COINS), 10.0)

    def _write_civilization(self, state: State, civilization: Seat, step: int, sheet: Sheet) -> None:
        base = self.seats_at + step * self.seat_size
        self.write_common(civilization, base, state.goals, sheet)
        self.write_pawn(civilization.pawn, base, sheet)
        self.write_population(civilization, base, sheet)
        sheet.number(base + self._coins, min(civilization.coins, MOST_COINS), 10.0)
        sheet.counts(base + self._tracks, civilization.tracks, CUBE_UNIT)
        sheet.number(base + self._invested, civilization.invested, CUBE_UNIT)
        sheet.counts(base + self._tokens, civilization.tokens, TOKEN_UNIT)
        sheet.number(base + self._reach, civilization.reach, 2.0)
        sheet.number(base + self._explored, civilization.explored, 10.0)
        sheet.one_of(base + self._government, civilization.government)
        sheet.bits(base + self._stages, civilization.stages)
        write_powers(POWERS, civilization.powers, base + self._powers, POWERS_OF + step, sheet)
        sheet.bits(base + self._triggers, mask_of(civilization.triggers))
        sheet.bits(base + self._leaders, mask_of(civilization.leaders))
        sheet.bits(base + self._constructions, mask_of(civilization.constructions))

    def _write_units(self, state: State, civilization: Seat, step: int, sheet: Sheet) -> None:
        """Both lists are sorted: what is in one of them alone has come or gone."""
        before: list[int] = sheet.last(UNITS_OF + step)
        now = civilization.units
        if before == now:
            return
        sheet.changed(UNITS_OF + step, now)
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
        changed = sheet.moved(LEADERS, taken)
        if sheet.changed(PICKED, state.picked) or changed:
            for number, picked in enumerate(state.picked):
                sheet.number(self._legacies + number, picked + 1 if taken >> number & 1 else 0, 4.0)

    def _write_tiles(self, state: State, seat: int, sheet: Sheet) -> None:
        bases = self._bases[state.players]
        changed = sheet.changed(GROUND, state.ground)
        changed = sheet.changed(VILLAGES, state.village) or changed
        changed = sheet.changed(CITIES, state.city) or changed
        if changed:
            for tile in range(len(state.ground)):
                self._write_tile(state, tile, bases[tile], seat, sheet)
        changed = sheet.changed(BUILT, state.built)
        if sheet.changed(BUILDERS, state.builders) or changed:
            for tile in range(len(state.built)):
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


def _same(civilization: Seat, seen: Seat) -> bool:
    """Is it all as it was, but for money, pawn and units? What is a tuple is replaced when it changes."""
    return (
        civilization.techs == seen.techs
        and civilization.private is seen.private
        and civilization.claimed == seen.claimed
        and civilization.powers == seen.powers
        and civilization.invested == seen.invested
        and civilization.reach == seen.reach
        and civilization.explored == seen.explored
        and civilization.government == seen.government
        and civilization.stages == seen.stages
        and civilization.tracks == seen.tracks
        and civilization.tokens == seen.tokens
        and civilization.triggers == seen.triggers
        and civilization.leaders == seen.leaders
        and civilization.constructions == seen.constructions
    )


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
