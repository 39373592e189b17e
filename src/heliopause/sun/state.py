"""The position: a Seat for every faction, and the State of everything on the table."""

from typing import TYPE_CHECKING, Final, final

from heliopause.kernel.deck import Deck
from heliopause.kernel.machine import State as KernelState
from heliopause.sun.terms import FOOD, ORE, STAR, TRACK

if TYPE_CHECKING:
    from heliopause.sun.board import Board, Jumps
    from heliopause.sun.cards import Content, Mat, Settings
    from heliopause.sun.lines import Line

NO_PAWN: Final = -1


@final
class Seat:
    """One faction: its mat, cubes, discs, cards and ships."""

    __slots__ = (
        "anytime",
        "automated",
        "cards",
        "claimed",
        "colonies",
        "colony_discs",
        "columns",
        "fired",
        "index",
        "mat",
        "ore",
        "pawn",
        "pop",
        "powers",
        "private",
        "retired",
        "ships",
        "spaces",
        "techs",
        "tracks",
        "used",
    )

    index: int
    mat: "Mat"
    ore: int
    pop: int
    columns: list[int]
    tracks: list[int]  # production discs still on the food and the ore track
    automated: list[int]  # discs on the automation track: food, ore, star
    colonies: list[int]  # system cards
    colony_discs: list[int]
    ships: list[int]  # by place and level: place * 4 + level - 1
    retired: list[int]  # ships in the museum, by level
    techs: int  # researched slots of the technology board, as bits
    cards: list[int]  # researched technologies, private ones included
    private: list[int]
    spaces: list[int]  # the action spaces it may use
    pawn: int
    powers: int
    anytime: "list[Line]"
    used: int  # any-time powers used this turn, as bits
    claimed: int  # achievements, as bits of their position on the table
    fired: int  # once-only innovations, as bits

    def __init__(self) -> None:
        """Nothing yet: `new_seat` and `copy` fill it. A compiled class cannot be made without its `__init__`."""

    def copy(self) -> "Seat":
        twin = Seat()
        twin.index = self.index
        twin.mat = self.mat
        twin.ore = self.ore
        twin.pop = self.pop
        twin.columns = self.columns[:]
        twin.tracks = self.tracks[:]
        twin.automated = self.automated[:]
        twin.colonies = self.colonies[:]
        twin.colony_discs = self.colony_discs[:]
        twin.ships = self.ships[:]
        twin.retired = self.retired[:]
        twin.techs = self.techs
        twin.cards = self.cards[:]
        twin.private = self.private[:]
        twin.spaces = self.spaces[:]
        twin.pawn = self.pawn
        twin.powers = self.powers
        twin.anytime = self.anytime[:]
        twin.used = self.used
        twin.claimed = self.claimed
        twin.fired = self.fired
        return twin

    # Cubes (rules 7.3, 7.4)

    def supply(self) -> int:
        return sum(self.columns)

    def take_supply(self) -> int:
        """Take a supply cube from the leftmost column that has one; the column, or -1 when supply is out."""
        columns = self.columns
        for column in range(5):
            if columns[column]:
                columns[column] -= 1
                return column
        return -1

    def return_cube(self) -> int:
        """Put a cube on the rightmost column with room, or above column A; the column."""
        columns = self.columns
        room = self.mat.columns
        for column in (4, 3, 2, 1):
            if columns[column] < room[column]:
                columns[column] += 1
                return column
        columns[0] += 1
        return 0

    # Discs (rules 9.1, 9.2)

    def automation(self) -> int:
        automated = self.automated
        return automated[FOOD] + automated[ORE] + automated[STAR]

    def discs_off(self) -> int:
        return 2 * TRACK - self.tracks[FOOD] - self.tracks[ORE]


def new_seat(index: int, mat: "Mat", places: int) -> Seat:
    """A faction before its mat is laid out."""
    seat = Seat()
    seat.index = index
    seat.mat = mat
    seat.ore = 0
    seat.pop = 0
    seat.columns = []
    seat.tracks = [TRACK, TRACK]
    seat.automated = [0, 0, 0]
    seat.colonies = []
    seat.colony_discs = [0, 0, 0]
    seat.ships = [0] * (places * 4)
    seat.retired = [0, 0, 0, 0]
    seat.techs = 0
    seat.cards = []
    seat.private = []
    seat.spaces = []
    seat.pawn = NO_PAWN
    seat.powers = 0
    seat.anytime = []
    seat.used = 0
    seat.claimed = 0
    seat.fired = 0
    return seat


@final
class State(KernelState):
    """The table. Places, slots, cards and spaces are small ints into `content` and `board`."""

    __slots__ = (
        "achievements",
        "active",
        "attached",
        "automa",
        "automa_deck",
        "board",
        "card_at",
        "changed",
        "claims",
        "content",
        "controller",
        "copied",
        "decks",
        "dirty",
        "ending",
        "event_left",
        "event_pool",
        "exchanges",
        "extra_link",
        "fixed_left",
        "first",
        "guilds",
        "jumps",
        "outpost",
        "power",
        "rows",
        "seats",
        "settings",
        "standing",
        "system",
        "system_decks",
        "taken",
        "uncontrolled",
        "uninterrupted",
    )

    content: "Content"
    settings: "Settings"
    board: "Board"
    seats: list[Seat]
    first: int  # the starting player
    active: int
    automa: int  # the seat the solo deck plays, or -1
    automa_deck: list[int]  # see automa/deck.py
    ending: int  # 1: the last round is triggered, 2: it is being played
    changed: bool  # has the action under way changed anything yet?
    copied: int  # copying actions already used within this action, as bits
    taken: int  # places taken from other factions in this action
    exchanges: int  # exchanges made in this turn's production phase
    uninterrupted: bool  # ships are jumping or settling, so nothing else may happen
    # Exploration board
    system: list[int]
    controller: list[int]
    outpost: list[int]
    power: list[int]  # fleet power by place and seat: place * 4 + seat
    dirty: int  # places where a fleet changed since control was last checked, as bits
    uncontrolled: int  # places nobody controlled at the start of this turn, as bits
    jumps: "Jumps"
    extra_link: int
    # Cards
    card_at: list[int]
    decks: list[Deck]  # technologies by level
    rows: list[list[int]]  # the tableau, by level: four cards, -1 for a gap
    system_decks: list[Deck]
    fixed_left: list[int]  # events by level (2, 3): fixed ones face down, as bits
    event_pool: list[int]  # the others that may be face down
    event_left: list[int]  # how many are face down
    standing: list[int]  # events that stay
    attached: int
    guilds: int
    achievements: list[int]
    claims: list[tuple[int, ...]]

    def copy(self) -> "State":
        """The same position with a life of its own; events of the copy's future are not logged."""
        twin = State()
        twin.stack = self.stack[:]
        twin.asking = self.asking
        twin.offered = self.offered
        twin.log = None
        twin.content = self.content
        twin.settings = self.settings
        twin.players = self.players
        twin.board = self.board
        twin.seats = [seat.copy() for seat in self.seats]
        twin.first = self.first
        twin.active = self.active
        twin.automa = self.automa
        twin.automa_deck = self.automa_deck[:]
        twin.round = self.round
        twin.ending = self.ending
        twin.over = self.over
        twin.changed = self.changed
        twin.copied = self.copied
        twin.taken = self.taken
        twin.exchanges = self.exchanges
        twin.uninterrupted = self.uninterrupted
        twin.system = self.system[:]
        twin.controller = self.controller[:]
        twin.outpost = self.outpost[:]
        twin.power = self.power[:]
        twin.dirty = self.dirty
        twin.uncontrolled = self.uncontrolled
        twin.jumps = self.jumps
        twin.extra_link = self.extra_link
        twin.card_at = self.card_at[:]
        twin.decks = [deck[:] for deck in self.decks]
        twin.rows = [row[:] for row in self.rows]
        twin.system_decks = [deck[:] for deck in self.system_decks]
        twin.fixed_left = self.fixed_left[:]
        twin.event_pool = self.event_pool[:]
        twin.event_left = self.event_left[:]
        twin.standing = self.standing[:]
        twin.attached = self.attached
        twin.guilds = self.guilds
        twin.achievements = self.achievements
        twin.claims = self.claims[:]
        return twin

    def note(self, code: int, seat: int, a: int = 0, b: int = 0, c: int = 0) -> None:
        """Something has changed: remember that it did, and log it."""
        self.changed = True
        if self.log is not None:
            self.log.append((code, seat, a, b, c))

    def clockwise(self, seat: int) -> list[int]:
        """All seats in clockwise order, beginning with this one."""
        players = self.players
        return [(seat + step) % players for step in range(players)]

    # Ships

    def add_ship(self, seat: int, place: int, level: int) -> None:
        self.seats[seat].ships[place * 4 + level - 1] += 1
        self.power[place * 4 + seat] += level
        self.dirty |= 1 << place

    def remove_ship(self, seat: int, place: int, level: int) -> None:
        self.seats[seat].ships[place * 4 + level - 1] -= 1
        self.power[place * 4 + seat] -= level
        self.dirty |= 1 << place


def empty_table(content: "Content", settings: "Settings") -> State:
    """The table before set-up, without its seats."""
    state = State()
    state.content = content
    state.settings = settings
    state.players = settings.players
    board = content.boards[settings.players]
    state.board = board
    places = board.size
    state.seats = []
    state.first = 0
    state.active = 0
    state.automa = settings.automa
    state.automa_deck = []
    state.round = 0
    state.ending = 0
    state.over = False
    state.changed = True
    state.copied = 0
    state.taken = 0
    state.exchanges = 0
    state.uninterrupted = False
    state.system = [-1] * places
    state.controller = [-1] * places
    state.outpost = [STAR] * places
    state.power = [0] * (places * 4)
    state.dirty = 0
    state.uncontrolled = 0
    state.jumps = board.jumps(-1)
    state.extra_link = -1
    state.card_at = [-1] * len(content.slots)
    state.decks = [[], [], [], [], []]
    state.rows = [[], [], [], [], []]
    state.system_decks = [[], []]
    state.fixed_left = [0, 0, 0, 0]
    state.event_pool = [0, 0, 0, 0]
    state.event_left = [0, 0, 0, 0]
    state.standing = []
    state.attached = -1
    state.guilds = 0
    state.achievements = []
    state.claims = []
    return state
