"""A position of Beyond the Sun as numbers."""

from typing import Any, Final, final

from heliopause.envs.beyond.observation import BeyondObserver, counts, counts_word
from heliopause.envs.beyond.questions import forks_of
from heliopause.envs.beyond.watch import IF_ANY, SURELY, Watch
from heliopause.envs.layout import Field
from heliopause.envs.sheet import Sheet, mask_of_cards
from heliopause.games.sun.env.actions import every_place
from heliopause.games.sun.env.fields import (
    AUTOMA_DECK,
    QUESTIONS,
    event_fields,
    place_fields,
    system_fields,
    variant_fields,
)
from heliopause.games.sun.rules.cards import Content, Event, every_line
from heliopause.games.sun.rules.constants import POWERS as POWER_WORDS
from heliopause.games.sun.rules.constants import TRACK
from heliopause.games.sun.rules.control import NOT_PLACED
from heliopause.games.sun.rules.packing import power_index
from heliopause.games.sun.rules.questions import left
from heliopause.games.sun.rules.scoring import all_points, points, space_points
from heliopause.games.sun.rules.state import Seat, State
from heliopause.games.sun.solo.deck import KNOWN, POOL, STAGE, cards_left

AUTOMA_UNIT: Final = float(AUTOMA_DECK)
TRACK_UNIT: Final = float(TRACK)
MOST_ORE: Final = 200
WEALTH_WORDS: Final = ("pop", "ore", "resources")
SHIP_WORDS: Final = ("ships", "fleet power", "level 4 ships", "locations with ships", "ships in Deep Space")
# What has changed of the cards and of the map, as bits.
STANDING: Final = 1 << 2
CONTROLLER: Final = 1
COUNTED: Final = 0b1111  # controllers, systems, the link, places taken
SHOWN: Final = 0b110111  # all but the last of these, and outposts and what nobody controlled
STRENGTH: Final = 0b11 << 6


@final
class SunObserver(BeyondObserver):
    """Adds the exploration board, systems, events, guilds, the tableau and the solo deck."""

    subject = "place"

    def __init__(self, content: Content) -> None:
        self.content = content
        self._places = every_place(content)
        super().__init__(content, QUESTIONS, len(content.achievements), forks_of(every_line(content)), POWER_WORDS)
        starts = self.seat_starts
        self._ore = starts["ore"]
        self._tracks = starts["tracks"]
        self._automated = starts["automated"]
        self._colony_discs = starts["colony_discs"]
        self._retired = starts["retired"]
        self._mat = starts["mat"]
        self._colonies = starts["colonies"]
        self._used = starts["used"]
        self._fired = starts["fired"]
        self._ships_start = starts["ships"]
        systems = self.layout.add("systems", 1, "systems, by card", system_fields(content))
        self._deck_of_systems: int = systems.at("deck")
        self._attached: int = systems.at("attached")
        events = self.layout.add("events", 1, "events and guilds", event_fields(content))
        self._hidden: int = events.at("hidden")
        self._events_left: int = events.at("left")
        self._standing: int = events.at("standing")
        self._guilds: int = events.at("guilds")
        variants = self.layout.add("variants", 1, "tableau and solo deck", variant_fields(content))
        self._tableau: int = variants.at("tableau")
        self._row: int = variants.at("row")
        self._solo: int = variants.at("solo")
        self._stage: int = variants.at("stage")
        self._cards: int = variants.at("cards")
        self._automa_deck: int = variants.at("deck")
        meaning = f"the places of the exploration board: {', '.join(self._places)}"
        places = self.layout.add("places", len(self._places), meaning, place_fields(content))
        self._controller: int = places.starts["controller"]
        self._outpost: int = places.starts["outpost"]
        self._system: int = places.starts["system"]
        self._uncontrolled: int = places.starts["uncontrolled"]
        self._link: int = places.starts["link"]
        self._subject: int = places.starts["subject"]
        # What cards count, by number.
        self._counted = [counts([card.vp], WEALTH_WORDS, SHIP_WORDS) for card in content.technologies]
        self._counted_by_events = [_counted_by_event(event) for event in content.events]
        # By number of players: where a place of the board stands in the block of places, and where ships there do.
        self._bases: dict[int, list[int]] = {}
        self._ships: dict[int, list[int]] = {}
        for players, board in content.boards.items():
            numbers = [self._places.index(id) for id in board.ids]
            self._bases[players] = [places.offset + number * places.size for number in numbers]
            self._ships[players] = [number * 4 + level for number in numbers for level in range(4)]

    def seat_numbers(self) -> list[Any]:
        return [
            *super().seat_numbers(),
            Field("ore", 1, "ore", unit=10, most=MOST_ORE),
            Field("tracks", 2, "discs on the food and the ore track", unit=TRACK, most=TRACK),
            Field("automated", 3, "discs on the automation track: food, ore, star", unit=TRACK, most=4 * TRACK),
            Field("colony_discs", 3, "discs on its colonies: food, ore, star", unit=TRACK, most=4 * TRACK),
            Field("retired", 4, "ships in the museum by level", unit=5, most=20),
        ]

    def seat_flags(self, claims: int) -> list[Any]:
        content = self.content
        return [
            *super().seat_flags(claims),
            Field("mat", len(content.mats), "its faction mat"),
            Field("colonies", len(content.systems), "its colonies"),
            self.power_field(),
            Field("used", len(content.powers), "powers used this turn"),
            Field("fired", 2, "innovations of an advanced mat: 1 used up, 0.5 reached and about to work"),
            Field("ships", len(self._places) * 4, "ships by place, and by level at a place", unit=5, most=20),
        ]

    def write(self, state: Any, seat: int, sheet: Sheet) -> None:
        position: State = state
        watch = self.watch(position, sheet)
        self.write_question(position, left(position.asking), sheet)
        about = self.questions.subject_of(position.asking)
        sheet.spot(self._bases[position.players][about] + self._subject if about >= 0 else -1)
        changed = self.write_table(position, position.achievements, watch, sheet)
        for faction in position.seats:
            news = _news_of(faction, watch)
            if news:
                changed |= self.write_seat(position, faction, position.achievements, news, watch, sheet)
        changed |= self._write_cards(position, watch, sheet)
        changed |= self._write_map(position, watch, sheet)
        self.write_points(position, changed, watch, sheet)

    def counting(self, state: Any) -> int:
        position: State = state
        found = 0
        for faction in position.seats:
            for card in faction.cards:
                found |= self._counted[card]
        for event in position.standing:
            found |= self._counted_by_events[event]
        return found

    def all_points(self, state: Any) -> list[int]:
        position: State = state
        for faction in position.seats:
            if not faction.mat.growing:  # at set-up not all have a mat
                return [self.points(position, seat) for seat in range(position.players)]
        return all_points(position)

    def points(self, state: Any, seat: int) -> int:
        position: State = state
        return points(position, seat) if position.seats[seat].mat.growing else 0  # no mat yet, no points

    def write_wealth(self, player: Any, base: int, sheet: Sheet) -> None:
        faction: Seat = player
        sheet.number(base + self._ore, min(faction.ore, MOST_ORE), 10.0)
        sheet.bits(base + self._used, faction.used)

    def pieces_of(self, player: Any) -> list[int]:
        faction: Seat = player
        return faction.ships

    def write_pieces(self, state: Any, player: Any, before: list[int], base: int, sheet: Sheet) -> None:
        position: State = state
        faction: Seat = player
        start = base + self._ships_start
        numbers = self._ships[position.players]
        blank = len(before) != len(faction.ships)
        for index, ships in enumerate(faction.ships):
            if blank or before[index] != ships:
                sheet.number(start + numbers[index], ships, 5.0)

    def write_others(self, player: Any, base: int, sheet: Sheet) -> None:
        faction: Seat = player
        sheet.counts(base + self._tracks, faction.tracks, TRACK_UNIT)
        sheet.counts(base + self._automated, faction.automated, TRACK_UNIT)
        sheet.counts(base + self._colony_discs, faction.colony_discs, TRACK_UNIT)
        at = base + self._retired
        for ships in faction.retired:
            sheet.number(at, ships, 5.0)
            at += 1
        sheet.one_of(base + self._mat, faction.mat.index)  # -1 if it has none yet
        sheet.bits(base + self._colonies, mask_of_cards(faction.colonies))
        sheet.hopes(base + self._fired, faction.fired, faction.achieved)

    def _write_cards(self, state: State, watch: Watch, sheet: Sheet) -> int:
        news: int = watch.cards(
            state.attached,
            state.guilds,
            state.standing,
            state.event_left,
            state.system_decks,
            state.automa_deck,
            state.rows,
        )
        if not news:
            return 0
        sheet.decks(self._deck_of_systems, state.system_decks)
        sheet.one_of(self._attached, state.attached)
        certain = 0
        perhaps = 0
        for level in range(2, 4):
            face_down = state.event_left[level]
            if face_down:
                certain |= state.fixed_left[level]
                perhaps |= state.event_pool[level]
            sheet.number(self._events_left + level - 2, face_down, 10.0)
        sheet.hopes(self._hidden, certain, perhaps)
        sheet.bits(self._standing, mask_of_cards(state.standing))
        sheet.bits(self._guilds, state.guilds)
        if state.settings.tableau:
            self._write_tableau(state, sheet)
        if state.automa_deck:
            self._write_solo(state, sheet)
        return SURELY | IF_ANY if news & STANDING else IF_ANY

    def _write_tableau(self, state: State, sheet: Sheet) -> None:
        sheet.number(self._tableau, 1, 1.0)
        there = 0
        for row in state.rows:
            for card in row:
                if card >= 0:
                    there |= 1 << card
        sheet.bits(self._row, there)

    def _write_solo(self, state: State, sheet: Sheet) -> None:
        sheet.number(self._solo, 1, 1.0)
        sheet.one_of(self._stage, state.automa_deck[STAGE])
        sheet.number(self._cards, cards_left(state), AUTOMA_UNIT)
        sheet.hopes(self._automa_deck, state.automa_deck[KNOWN], state.automa_deck[POOL])

    def _write_map(self, state: State, watch: Watch, sheet: Sheet) -> int:
        board = state.board
        news: int = watch.map(
            state.controller,
            state.system,
            state.extra_link,
            state.taken,
            state.outpost,
            state.uncontrolled,
            _strength_at(state, board.sol),
            _strength_at(state, board.deep),
        )
        if not news:
            return 0
        changed = IF_ANY if news & COUNTED else 0
        if news & SHOWN:
            for place, base in enumerate(self._bases[state.players]):
                self._write_place(state, place, base, sheet)
        if news & CONTROLLER:
            changed |= SURELY
        if news & STRENGTH:
            space = space_points(state)
            if watch.space != space:
                watch.space = space
                changed |= SURELY
        return changed

    def _write_place(self, state: State, place: int, base: int, sheet: Sheet) -> None:
        there = place != state.board.extra or state.extra_link >= 0
        owner = state.controller[place] if there else -1
        disc = state.outpost[place]
        sheet.number(base, 1 if there else 0, 1.0)
        sheet.one_of(base + self._controller, owner)
        sheet.one_of(base + self._outpost, disc if owner >= 0 and disc != NOT_PLACED else -1)
        sheet.one_of(base + self._system, state.system[place] if there else -1)
        sheet.number(base + self._link, 1 if place == state.extra_link else 0, 1.0)
        sheet.number(base + self._uncontrolled, state.uncontrolled >> place & 1, 1.0)


def _news_of(faction: Seat, watch: Watch) -> int:
    """In the order of envs/beyond/watch.py."""
    look = watch.seats[faction.index]
    news: int = look(
        faction.pop,
        faction.columns,
        faction.ore,
        faction.pawn,
        faction.used,
        faction.ships,
        faction.powers,
        faction.cards,
        faction.claimed,
        faction.private,
        faction.mat,
        faction.colonies,
        faction.automated,
        faction.techs,
        faction.tracks,
        faction.colony_discs,
        faction.retired,
        faction.achieved,
        faction.fired,
    )
    return news


def _strength_at(state: State, place: int) -> list[int]:
    """The fleets there, by seat."""
    first = power_index(place, 0)
    return state.power[first : first + state.players]


def _counted_by_event(event: Event) -> int:
    """What an event that stays makes victory points of."""
    found = counts([event.score_vp], WEALTH_WORDS, SHIP_WORDS)
    if event.score_who is not None and event.score_who.word:
        found |= counts_word(event.score_who.word, WEALTH_WORDS, SHIP_WORDS)
    return found | IF_ANY if event.museum else found
