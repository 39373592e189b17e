"""A position of Beyond the Sun as numbers."""

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
from heliopause.envs.sheet import Sheet, mask_of_cards
from heliopause.games.sun.env.actions import every_place
from heliopause.games.sun.rules.cards import Content, every_line
from heliopause.games.sun.rules.constants import POWERS, TRACK
from heliopause.games.sun.rules.control import NOT_PLACED
from heliopause.games.sun.rules.questions import left
from heliopause.games.sun.rules.scoring import all_points, points
from heliopause.games.sun.rules.state import Seat, State
from heliopause.games.sun.solo.deck import KNOWN, POOL, STAGE, cards_left

AUTOMA_DECK: Final = 22
AUTOMA_UNIT: Final = 22.0
TRACK_UNIT: Final = float(TRACK)
MOST_ORE: Final = 200
# The keys of a sheet.
CONTROLLERS: Final = OWN_KEYS
SYSTEMS: Final = CONTROLLERS + 1
OUTPOSTS: Final = SYSTEMS + 1
UNCONTROLLED: Final = OUTPOSTS + 1
LINK: Final = UNCONTROLLED + 1
SUBJECT: Final = LINK + 1
TAKEN: Final = SUBJECT + 1
MONEY: Final = TAKEN + 1
MONEY_WORDS: Final = ("pop", "ore", "resources")
QUESTIONS: Final = (
    "AskSpace",
    "AskProduction",
    "AskAchievement",
    "AskSlot",
    "AskType",
    "AskCard",
    "AskRow",
    "AskMat",
    "AskMay",
    "AskChoice",
    "AskCopy",
    "AskPrice",
    "AskTrade",
    "AskFromColumn",
    "AskToColumn",
    "AskAutomate",
    "AskReplace",
    "AskBuild",
    "AskUpgrade",
    "AskJump",
    "AskMove",
    "AskRetire",
    "AskOutpost",
    "AskBonus",
    "AskColonize",
    "AskSettle",
    "AskColonyDisc",
    "AskInfiltrate",
    "AskAnnex",
    "AskLink",
    "AskGuild",
)


@final
class SunObserver(BeyondObserver):
    """Adds the exploration board, systems, events, guilds, the tableau and the solo deck."""

    subject = "place"

    def __init__(self, content: Content) -> None:
        self.content = content
        self._places = every_place(content)
        super().__init__(content, QUESTIONS, len(content.achievements), forks_of(every_line(content)))
        starts = self.seat_starts
        self._ore = starts["ore"]
        self._tracks = starts["tracks"]
        self._automated = starts["automated"]
        self._colony_discs = starts["colony_discs"]
        self._retired = starts["retired"]
        self._mat = starts["mat"]
        self._colonies = starts["colonies"]
        self._powers = starts["powers"]
        self._used = starts["used"]
        self._fired = starts["fired"]
        self._ships_start = starts["ships"]
        systems = self.layout.add("systems", 1, "systems, by card", _system_fields(content))
        self._deck_of_systems: int = systems.at("deck")
        self._attached: int = systems.at("attached")
        events = self.layout.add("events", 1, "events and guilds", _event_fields(content))
        self._hidden: int = events.at("hidden")
        self._events_left: int = events.at("left")
        self._standing: int = events.at("standing")
        self._guilds: int = events.at("guilds")
        variants = self.layout.add("variants", 1, "tableau and solo deck", _variant_fields(content))
        self._tableau: int = variants.at("tableau")
        self._row: int = variants.at("row")
        self._solo: int = variants.at("solo")
        self._stage: int = variants.at("stage")
        self._cards: int = variants.at("cards")
        self._automa_deck: int = variants.at("deck")
        meaning = f"the places of the exploration board: {', '.join(self._places)}"
        places = self.layout.add("places", len(self._places), meaning, _place_fields(content))
        self._controller: int = places.starts["controller"]
        self._outpost: int = places.starts["outpost"]
        self._system: int = places.starts["system"]
        self._uncontrolled: int = places.starts["uncontrolled"]
        self._link: int = places.starts["link"]
        self._subject: int = places.starts["subject"]
        self._money_cards = 0
        for card in content.technologies:
            if counts_any(card.vp, MONEY_WORDS):
                self._money_cards |= 1 << card.index
        self._money_events = 0
        for event in content.events:
            who = event.score_who
            if (who is not None and who.word in MONEY_WORDS) or counts_any(event.score_vp, MONEY_WORDS):
                self._money_events |= 1 << event.index
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
            Field(
                "powers", len(POWERS.bits), f"permanent powers, by their numbers: {', '.join(POWERS.bits)}", most=MOST
            ),
            Field("used", len(content.powers), "powers used this turn"),
            Field("fired", 2, "innovations of an advanced mat: 1 used up, 0.5 reached and about to work"),
            Field("ships", len(self._places) * 4, "ships by place, and by level at a place", unit=5, most=20),
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
                self._write_faction(position, position.seats[(seat + step) % players], step, sheet)
        before = sheet.changes
        for step in range(players):
            self._write_money(position.seats[(seat + step) % players], step, sheet)
        spent = sheet.changes
        self.write_board(position, position.achievements, sheet)
        for step in range(players):
            faction = position.seats[(seat + step) % players]
            seen: Seat = sheet.seen[step]
            if not _same(faction, seen):
                sheet.seen[step] = faction.copy()
                self._write_faction(position, faction, step, sheet)
        self._write_cards(position, sheet)
        if position.settings.tableau:
            self._write_tableau(position, sheet)
        if position.automa_deck:
            self._write_solo(position, sheet)
        self._write_places(position, seat, sheet)
        sheet.moved(TAKEN, position.taken)  # a card might count it
        if sheet.changes != spent:
            sheet.moved(MONEY, 1 if self._money_scores(position) else 0)
            self.write_points(self._all_points(position), seat, sheet)
        elif spent != before and sheet.mark(MONEY):
            self.write_points(self._all_points(position), seat, sheet)

    def _money_scores(self, state: State) -> bool:
        """Does anybody score for what is only money? Seldom, and so points need not be counted after every payment."""
        if self._money_events & mask_of_cards(state.standing):
            return True
        for faction in state.seats:
            if self._money_cards & mask_of_cards(faction.cards):
                return True
        return False

    def _all_points(self, state: State) -> list[int]:
        for faction in state.seats:
            if not faction.mat.growing:  # at set-up not all have a mat
                return [self.points(state, seat) for seat in range(state.players)]
        return all_points(state)

    def points(self, state: Any, seat: int) -> int:
        position: State = state
        return points(position, seat) if position.seats[seat].mat.growing else 0  # no mat yet, no points

    def _write_money(self, faction: Seat, step: int, sheet: Sheet) -> None:
        """What changes most often, and the pawn."""
        seen: Seat = sheet.seen[step]
        if faction.pawn != seen.pawn:
            seen.pawn = faction.pawn
            self.write_pawn(faction.pawn, self.seats_at + step * self.seat_size, sheet)
        if faction.pop != seen.pop or faction.ore != seen.ore or faction.columns != seen.columns:
            seen.pop = faction.pop
            seen.ore = faction.ore
            seen.columns = faction.columns[:]
            base = self.seats_at + step * self.seat_size
            self.write_population(faction, base, sheet)
            sheet.number(base + self._ore, min(faction.ore, MOST_ORE), 10.0)

    def _write_faction(self, state: State, faction: Seat, step: int, sheet: Sheet) -> None:
        base = self.seats_at + step * self.seat_size
        self.write_common(faction, base, state.achievements, sheet)
        self.write_pawn(faction.pawn, base, sheet)
        self.write_population(faction, base, sheet)
        sheet.number(base + self._ore, min(faction.ore, MOST_ORE), 10.0)
        sheet.counts(base + self._tracks, faction.tracks, TRACK_UNIT)
        sheet.counts(base + self._automated, faction.automated, TRACK_UNIT)
        sheet.counts(base + self._colony_discs, faction.colony_discs, TRACK_UNIT)
        at = base + self._retired
        for ships in faction.retired:
            sheet.number(at, ships, 5.0)
            at += 1
        sheet.one_of(base + self._mat, faction.mat.index)  # -1 if it has none yet
        sheet.bits(base + self._colonies, mask_of_cards(faction.colonies))
        write_powers(POWERS, faction.powers, base + self._powers, POWERS_OF + step, sheet)
        sheet.bits(base + self._used, faction.used)
        sheet.hopes(base + self._fired, faction.fired, faction.achieved)
        start = base + self._ships_start
        numbers = self._ships[state.players]
        for index, ships in enumerate(faction.ships):
            sheet.number(start + numbers[index], ships, 5.0)

    def _write_cards(self, state: State, sheet: Sheet) -> None:
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

    def _write_places(self, state: State, seat: int, sheet: Sheet) -> None:
        bases = self._bases[state.players]
        new_link = sheet.moved(LINK, state.extra_link + 1)
        changed = sheet.changed(CONTROLLERS, state.controller)
        changed = sheet.changed(SYSTEMS, state.system) or changed
        changed = sheet.changed(OUTPOSTS, state.outpost) or changed
        if changed or new_link:
            for place, base in enumerate(bases):
                self._write_place(state, place, base, seat, sheet)
        if new_link:
            for place, base in enumerate(bases):
                sheet.number(base + self._link, 1 if place == state.extra_link else 0, 1.0)
        if sheet.moved(UNCONTROLLED, state.uncontrolled):
            for place, base in enumerate(bases):
                sheet.number(base + self._uncontrolled, state.uncontrolled >> place & 1, 1.0)

    def _write_place(self, state: State, place: int, base: int, seat: int, sheet: Sheet) -> None:
        there = place != state.board.extra or state.extra_link >= 0
        owner = state.controller[place] if there else -1
        disc = state.outpost[place]
        sheet.number(base, 1 if there else 0, 1.0)
        sheet.one_of(base + self._controller, (owner - seat) % state.players if owner >= 0 else -1)
        sheet.one_of(base + self._outpost, disc if owner >= 0 and disc != NOT_PLACED else -1)
        sheet.one_of(base + self._system, state.system[place] if there else -1)


def _same(faction: Seat, seen: Seat) -> bool:
    """Is it all as it was, but for money and pawn? What is a tuple is replaced when it changes."""
    return (
        faction.techs == seen.techs
        and faction.private is seen.private
        and faction.claimed == seen.claimed
        and faction.mat is seen.mat
        and faction.colonies is seen.colonies
        and faction.powers == seen.powers
        and faction.used == seen.used
        and faction.fired == seen.fired
        and faction.achieved == seen.achieved
        and faction.retired is seen.retired
        and faction.tracks == seen.tracks
        and faction.automated == seen.automated
        and faction.colony_discs == seen.colony_discs
        and faction.ships == seen.ships
    )


def _system_fields(content: Content) -> list[Any]:
    return [
        Field("deck", len(content.systems), "in the decks: 1 may be drawn next, 0.5 lies under those"),
        Field("attached", len(content.systems), "attached to an event"),
    ]


def _event_fields(content: Content) -> list[Any]:
    return [
        Field("hidden", len(content.events), "face down on the board: 1 for certain, 0.5 perhaps"),
        Field("left", 2, "how many are face down, by level (II, III)", unit=10, most=10),
        Field("standing", len(content.events), "events that stay"),
        Field("guilds", len(content.guilds), "open guilds"),
    ]


def _variant_fields(content: Content) -> list[Any]:
    return [
        Field("tableau", 1, "is there a tableau?"),
        Field("row", len(content.technologies), "cards in the rows of the tableau"),
        Field("solo", 1, "does the solo deck play?"),
        Field("stage", 3, "the stage of its deck"),
        Field("cards", 1, "cards left in it", unit=AUTOMA_DECK, most=AUTOMA_DECK),
        Field("deck", len(content.automa_cards), "cards of this stage: 1 for certain, 0.5 perhaps"),
    ]


def _place_fields(content: Content) -> list[Any]:
    return [
        Field("there", 1, "is the place on this board?"),
        Field("controller", SEATS, "who controls it"),
        Field("outpost", 3, "the disc of the outpost: food, ore, star"),
        Field("system", len(content.systems), "the system card there"),
        Field("uncontrolled", 1, "did nobody control it at the start of the turn?"),
        Field("link", 1, "does the extra system lie one jump from here?"),
        Field("subject", 1, "is it the place the question is about?"),
    ]
