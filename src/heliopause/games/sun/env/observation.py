"""A position of Beyond the Sun as numbers."""

from array import array
from itertools import compress
from typing import Final

from heliopause.beyond.lines import Line
from heliopause.envs.beyond.observation import SEATS, BeyondObserver, forks_of, members, write_bits, write_deck
from heliopause.envs.layout import Field
from heliopause.games.sun.env.actions import every_place
from heliopause.games.sun.rules.cards import Content
from heliopause.games.sun.rules.constants import POWERS, TRACK
from heliopause.games.sun.rules.control import NOT_PLACED
from heliopause.games.sun.rules.scoring import score
from heliopause.games.sun.rules.state import Seat, State
from heliopause.games.sun.rules.view import left
from heliopause.games.sun.solo.deck import KNOWN, POOL, STAGE, cards_left

AUTOMA_DECK: Final = 22
NO_COLUMNS: Final = [0] * 5  # before the mats are filled
EVERY_SHIP: Final = range(1000)
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


class SunObserver(BeyondObserver):
    """Adds the exploration board, systems, events, guilds, the tableau and the solo deck."""

    questions = QUESTIONS
    content: Content

    def __init__(self, content: Content) -> None:
        self._places = every_place(content)
        super().__init__(content, len(content.achievements), forks_of(every_line(content)))
        starts = self.seats.starts
        self._faction_at = tuple(starts[name] for name in ("mat", "colonies", "powers", "used", "fired", "ships"))
        systems = self.layout.add("systems", 1, "systems, by card", _system_fields(content))
        events = self.layout.add("events", 1, "events and guilds", _event_fields(content))
        self._cards_at = tuple(block.offset + start for block in (systems, events) for start in block.starts.values())
        self._variants = self.layout.add("variants", 1, "tableau and solo deck", _variant_fields(content))
        meaning = f"the places of the exploration board: {', '.join(self._places)}"
        places = self.layout.add("places", len(self._places), meaning, _place_fields(content))
        self._place_at = tuple(places.starts.values())
        # By number of players: where a place of the board stands in the block of places, and where ships there do.
        number_of = {players: [self._places.index(id) for id in board.ids] for players, board in content.boards.items()}
        self._bases = {
            players: [places.offset + number * places.size for number in numbers]
            for players, numbers in number_of.items()
        }
        self._ships = {
            players: [number * 4 + level for number in numbers for level in range(4)]
            for players, numbers in number_of.items()
        }

    def seat_numbers(self) -> list[Field]:
        return [
            *super().seat_numbers(),
            Field("ore", 1, "ore", unit=10, most=200),
            Field("tracks", 2, "discs on the food and the ore track", unit=TRACK, most=TRACK),
            Field("automated", 3, "discs on the automation track: food, ore, star", unit=TRACK, most=4 * TRACK),
            Field("colony_discs", 3, "discs on its colonies: food, ore, star", unit=TRACK, most=4 * TRACK),
            Field("retired", 4, "ships in the museum by level", unit=5, most=20),
        ]

    def seat_flags(self, claims: int) -> list[Field]:
        content = self.content
        return [
            *super().seat_flags(claims),
            Field("mat", len(content.mats), "its faction mat"),
            Field("colonies", len(content.systems), "its colonies"),
            Field("powers", len(POWERS), f"permanent powers: {', '.join(POWERS)}"),
            Field("used", len(content.powers), "powers used this turn"),
            Field("fired", 2, "innovations of an advanced mat: 1 used up, 0.5 reached and about to work"),
            Field("ships", len(self._places) * 4, "ships by place, and by level at a place", unit=5, most=20),
        ]

    def write(self, state: State, seat: int, into: "array[float]") -> None:
        self.write_table(state, seat, left(state), into)
        self.write_claims(state, state.achievements, into)
        base = self.seats.offset
        for other in state.clockwise(seat):
            self._write_faction(state, state.seats[other], base, into)
            base += self.seats.size
        self._write_cards(state, into)
        if state.settings.tableau or state.automa_deck:
            self._write_variants(state, into)
        self._write_places(state, seat, into)

    def points(self, state: State, seat: int) -> int:
        return score(state, seat).total if state.seats[seat].mat.growing else 0  # no mat yet, no points

    def _write_faction(self, state: State, faction: Seat, base: int, into: "array[float]") -> None:
        a, b, c, d, e = faction.columns or NO_COLUMNS
        food, ore = faction.tracks
        numbers = [1, min(self.points(state, faction.index), 500) / 50, faction.pop / 10]
        numbers += [a / 5, b / 5, c / 5, d / 5, e / 5, min(faction.ore, 200) / 10, food / TRACK, ore / TRACK]
        numbers += [discs / TRACK for discs in faction.automated]
        numbers += [discs / TRACK for discs in faction.colony_discs]
        numbers += [ships / 5 for ships in faction.retired]
        into[base : base + len(numbers)] = array("f", numbers)
        self.write_flags(faction, base, state.achievements, into)
        mat, colonies, powers, used, fired, ships_at = self._faction_at
        if faction.mat.index >= 0:  # else it has none yet
            into[base + mat + faction.mat.index] = 1
        for card in faction.colonies:
            into[base + colonies + card] = 1
        if faction.powers:
            write_bits(faction.powers, base + powers, into)
        if faction.used:
            write_bits(faction.used, base + used, into)
        if faction.achieved or faction.fired:
            write_bits(faction.achieved, base + fired, into, 0.5)
            write_bits(faction.fired, base + fired, into)
        start = base + ships_at
        ships_there = faction.ships
        numbers_of = self._ships[state.players]
        for index in compress(EVERY_SHIP, ships_there):
            into[start + numbers_of[index]] = ships_there[index] / 5

    def _write_cards(self, state: State, into: "array[float]") -> None:
        systems, attached, hidden, left_at, standing, guilds = self._cards_at
        for cards in state.system_decks:
            write_deck(cards, systems, into)
        if state.attached >= 0:
            into[attached + state.attached] = 1
        for level in (2, 3):
            if state.event_left[level]:
                write_bits(state.event_pool[level], hidden, into, 0.5)
                write_bits(state.fixed_left[level], hidden, into)
                into[left_at + level - 2] = state.event_left[level] / 10
        for event in state.standing:
            into[standing + event] = 1
        if state.guilds:
            write_bits(state.guilds, guilds, into)

    def _write_variants(self, state: State, into: "array[float]") -> None:
        variants = self._variants
        if state.settings.tableau:
            into[variants.at("tableau")] = 1
            for row in state.rows:
                for card in row:
                    if card >= 0:
                        into[variants.at("row") + card] = 1
        if state.automa_deck:
            into[variants.at("solo")] = 1
            into[variants.at("stage") + state.automa_deck[STAGE]] = 1
            into[variants.at("cards")] = cards_left(state) / AUTOMA_DECK
            write_bits(state.automa_deck[POOL], variants.at("deck"), into, 0.5)
            write_bits(state.automa_deck[KNOWN], variants.at("deck"), into)

    def _write_places(self, state: State, seat: int, into: "array[float]") -> None:
        _, controller, outpost, system, uncontrolled, link, subject = self._place_at
        players = state.players
        bases = self._bases[players]
        extra = state.board.extra
        for place, (base, owner, card) in enumerate(zip(bases, state.controller, state.system, strict=True)):
            if place == extra and state.extra_link < 0:
                continue
            into[base] = 1
            if owner >= 0:
                into[base + controller + (owner - seat) % players] = 1
                if state.outpost[place] != NOT_PLACED:
                    into[base + outpost + state.outpost[place]] = 1
            if card >= 0:
                into[base + system + card] = 1
        for place in members(state.uncontrolled):
            into[bases[place] + uncontrolled] = 1
        if state.extra_link >= 0:
            into[bases[state.extra_link] + link] = 1
        asked_about = getattr(state.asking, "place", -1)
        if asked_about >= 0:
            into[bases[asked_about] + subject] = 1


def _system_fields(content: Content) -> list[Field]:
    return [
        Field("deck", len(content.systems), "in the decks: 1 may be drawn next, 0.5 lies under those"),
        Field("attached", len(content.systems), "attached to an event"),
    ]


def _event_fields(content: Content) -> list[Field]:
    return [
        Field("hidden", len(content.events), "face down on the board: 1 for certain, 0.5 perhaps"),
        Field("left", 2, "how many are face down, by level (II, III)", unit=10, most=10),
        Field("standing", len(content.events), "events that stay"),
        Field("guilds", len(content.guilds), "open guilds"),
    ]


def _variant_fields(content: Content) -> list[Field]:
    return [
        Field("tableau", 1, "is there a tableau?"),
        Field("row", len(content.technologies), "cards in the rows of the tableau"),
        Field("solo", 1, "does the solo deck play?"),
        Field("stage", 3, "the stage of its deck"),
        Field("cards", 1, "cards left in it", unit=AUTOMA_DECK, most=AUTOMA_DECK),
        Field("deck", len(content.automa_cards), "cards of this stage: 1 for certain, 0.5 perhaps"),
    ]


def _place_fields(content: Content) -> list[Field]:
    return [
        Field("there", 1, "is the place on this board?"),
        Field("controller", SEATS, "who controls it"),
        Field("outpost", 3, "the disc of the outpost: food, ore, star"),
        Field("system", len(content.systems), "the system card there"),
        Field("uncontrolled", 1, "did nobody control it at the start of the turn?"),
        Field("link", 1, "does the extra system lie one jump from here?"),
        Field("subject", 1, "is it the place the question is about?"),
    ]


def every_line(content: Content) -> list[Line | None]:
    """The lines of all cards that a seat may be asked about."""
    lines: list[Line | None] = []
    for action in content.actions:
        lines += [action.line, content.research_lines[action.index]]
    for technology in content.technologies:
        lines += [technology.immediate, technology.anytime.line if technology.anytime else None]
    for system in content.systems:
        lines += [system.control, system.bonus, system.anytime.line if system.anytime else None]
    lines += [effect.line for event in content.events for effect in event.effects]
    for mat in content.mats:
        lines += [mat.setup, *(innovation.line for innovation in mat.innovations)]
    return lines
