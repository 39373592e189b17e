"""The position: a Seat for every faction, and the State of everything on the table."""

from typing import TYPE_CHECKING, Final, final

from heliopause.kernel.deck import Deck
from heliopause.kernel.machine import State as KernelState
from heliopause.sun.terms import FOOD, ORE, STAR, TRACK

if TYPE_CHECKING:
    from heliopause.sun.board import Board
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

    def __init__(self, index: int, mat: "Mat", places: int) -> None:
        self.index = index
        self.mat = mat
        self.ore = 0
        self.pop = 0
        self.columns: list[int] = []
        self.tracks = [TRACK, TRACK]  # production discs still on the food and the ore track
        self.automated = [0, 0, 0]  # discs on the automation track: food, ore, star
        self.colonies: list[int] = []  # system cards
        self.colony_discs = [0, 0, 0]
        self.ships = [0] * (places * 4)  # by place and level: place * 4 + level - 1
        self.retired = [0, 0, 0, 0]  # ships in the museum, by level
        self.techs = 0  # researched slots of the technology board, as bits
        self.cards: list[int] = []  # researched technologies, private ones included
        self.private: list[int] = []
        self.spaces: list[int] = []  # the action spaces it may use
        self.pawn = NO_PAWN
        self.powers = 0
        self.anytime: list[Line] = []
        self.used = 0  # any-time powers used this turn, as bits
        self.claimed = 0  # achievements, as bits of their position on the table
        self.fired = 0  # once-only innovations, as bits

    def copy(self) -> "Seat":
        twin = Seat.__new__(Seat)
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
        "over",
        "players",
        "power",
        "round",
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

    def __init__(self, content: "Content", settings: "Settings") -> None:
        super().__init__()
        self.content = content
        self.settings = settings
        self.players = settings.players
        board = content.boards[settings.players]
        self.board: Board = board
        places = board.size
        self.seats: list[Seat] = []
        self.first = 0  # the starting player
        self.active = 0
        self.automa = settings.automa  # the seat the solo deck plays, or -1
        self.automa_deck: list[int] = []  # see automa/deck.py
        self.round = 0
        self.ending = 0  # 1: the last round is triggered, 2: it is being played
        self.over = False
        self.changed = True  # has the action under way changed anything yet?
        self.copied = 0  # copying actions already used within this action, as bits
        self.taken = 0  # places taken from other factions in this action
        self.exchanges = 0  # exchanges made in this turn's production phase
        self.uninterrupted = False  # ships are jumping or settling, so nothing else may happen
        # Exploration board
        self.system = [-1] * places
        self.controller = [-1] * places
        self.outpost = [STAR] * places
        self.power = [0] * (places * 4)  # fleet power by place and seat: place * 4 + seat
        self.dirty = 0  # places where a fleet changed since control was last checked, as bits
        self.uncontrolled = 0  # places nobody controlled at the start of this turn, as bits
        self.jumps = board.jumps(-1)
        self.extra_link = -1
        # Cards
        self.card_at = [-1] * len(content.slots)
        self.decks: list[Deck] = [[], [], [], [], []]  # technologies by level
        self.rows: list[list[int]] = [[], [], [], [], []]  # the tableau, by level: four cards, -1 for a gap
        self.system_decks: list[Deck] = [[], []]
        self.fixed_left = [0, 0, 0, 0]  # events by level (2, 3): fixed ones face down, as bits
        self.event_pool = [0, 0, 0, 0]  # the others that may be face down
        self.event_left = [0, 0, 0, 0]  # how many are face down
        self.standing: list[int] = []  # events that stay
        self.attached = -1
        self.guilds = 0
        self.achievements: list[int] = []
        self.claims: list[tuple[int, ...]] = []

    def copy(self) -> "State":
        """The same position with a life of its own; events of the copy's future are not logged."""
        twin = State.__new__(State)
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
