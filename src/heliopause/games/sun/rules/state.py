"""The position: a Seat for every faction, and the State of everything on the table."""

from typing import TYPE_CHECKING, final

from heliopause.beyond.lines import Purse
from heliopause.beyond.state import Seat as BeyondSeat
from heliopause.beyond.state import State as BeyondState
from heliopause.games.sun.rules.constants import DISCS_TO_END, FOOD, MAX_SHIP, ORE, POWER, STAR, TRACK
from heliopause.games.sun.rules.packing import SEATS, pack_place, power_index, ship_index
from heliopause.games.sun.rules.powers import usable_powers, use_power
from heliopause.kernel.deck import Deck
from heliopause.kernel.machine import Question
from heliopause.kernel.option import Option

if TYPE_CHECKING:
    from heliopause.beyond.cards import Claim
    from heliopause.games.sun.rules.board import Board, Jumps
    from heliopause.games.sun.rules.cards import Content, Mat, Settings
    from heliopause.games.sun.rules.powers import Power


@final
class Seat(BeyondSeat):
    """One faction: its mat, discs, colonies and ships."""

    __slots__ = (
        "achieved",
        "anytime",
        "automated",
        "colonies",
        "colony_discs",
        "fired",
        "mat",
        "ore",
        "retired",
        "ships",
        "tracks",
        "used",
    )

    mat: "Mat"
    ore: int
    tracks: list[int]  # production discs still on the food and the ore track
    automated: list[int]  # discs on the automation track: food, ore, star
    colonies: tuple[int, ...]  # system cards
    colony_discs: list[int]
    ships: list[int]  # by place and level: see packing.py
    retired: tuple[int, ...]  # ships in the museum, by level
    achieved: int  # once-only innovations that were reached, as bits
    fired: int  # those carried out
    anytime: "tuple[Power, ...]"  # powers usable at any time of its own turn
    used: int  # those used this turn, as bits

    def take_mat(self, mat: "Mat", places: int) -> None:
        """A mat, before anything is laid on it."""
        self.mat = mat
        self.ore = 0
        self.tracks = [TRACK, TRACK]
        self.automated = [0, 0, 0]
        self.colonies = ()
        self.colony_discs = [0, 0, 0]
        self.ships = [0] * (places * MAX_SHIP)
        self.retired = (0, 0, 0, 0)
        self.achieved = 0
        self.fired = 0
        self.anytime = ()
        self.used = 0

    def copy(self) -> "Seat":
        twin = Seat()
        self.copy_to(twin)
        twin.mat = self.mat
        twin.ore = self.ore
        twin.tracks = self.tracks[:]
        twin.automated = self.automated[:]
        twin.colonies = self.colonies
        twin.colony_discs = self.colony_discs[:]
        twin.ships = self.ships[:]
        twin.retired = self.retired
        twin.achieved = self.achieved
        twin.fired = self.fired
        twin.anytime = self.anytime
        twin.used = self.used
        return twin

    def purse(self) -> Purse:
        return Purse(self.pop, self.ore, self.supply())

    def room(self) -> list[int]:
        return self.mat.columns

    # Discs (rules 9.1, 9.2)

    def automation(self) -> int:
        automated = self.automated
        return automated[FOOD] + automated[ORE] + automated[STAR]

    def discs_off(self) -> int:
        return 2 * TRACK - self.tracks[FOOD] - self.tracks[ORE]


@final
class State(BeyondState):
    """The table. Places, slots, cards and spaces are small ints into `content` and `board`."""

    __slots__ = (
        "content",
        "achievements",
        "attached",
        "automa",
        "automa_deck",
        "board",
        "controller",
        "copied",
        "dirty",
        "event_left",
        "event_pool",
        "exchanges",
        "extra_link",
        "fixed_left",
        "guilds",
        "innovating",
        "jumps",
        "outpost",
        "power",
        "rows",
        "settings",
        "standing",
        "system",
        "system_decks",
        "taken",
        "uncontrolled",
        "uninterrupted",
    )

    content: "Content"
    seats: list[Seat]  # type: ignore[assignment]  # the seats of this game; mypy takes lists as invariant
    settings: "Settings"
    board: "Board"
    automa: int  # the seat that the solo deck plays, or -1
    automa_deck: list[int]  # see solo/deck.py
    uninterrupted: bool  # ships or outposts are on their way, so nothing else may happen
    innovating: bool  # are there innovations to be reached?
    copied: int  # copying actions already used within this action, as bits
    taken: int  # places taken from other factions in this action
    exchanges: int  # exchanges made in this turn's production phase
    # Exploration board
    system: list[int]
    controller: list[int]
    outpost: list[int]
    power: list[int]  # fleet power by place and seat: see packing.py
    dirty: int  # places where a fleet changed since control was last checked, as bits
    uncontrolled: int  # places nobody controlled at the start of this turn, as bits
    jumps: "Jumps"
    extra_link: int
    # Cards
    rows: list[list[int]]  # the tableau, by level: four cards, -1 for a gap
    system_decks: list[Deck]
    fixed_left: list[int]  # events by level (2, 3): fixed ones face down, as bits
    event_pool: list[int]  # the others that may be face down
    event_left: list[int]  # how many are face down
    standing: tuple[int, ...]  # events that stay
    attached: int
    guilds: int
    achievements: list[int]

    def open_box(self, content: "Content", settings: "Settings") -> None:
        """The table before set-up, without its seats."""
        self.lay_out(content, settings.players)
        self.content = content
        self.settings = settings
        board = content.boards[settings.players]
        self.board = board
        places = board.size
        self.automa = settings.automa
        self.automa_deck = []
        self.uninterrupted = False
        self.innovating = settings.mats == "advanced"
        self.copied = 0
        self.taken = 0
        self.exchanges = 0
        self.system = [-1] * places
        self.controller = [-1] * places
        self.outpost = [STAR] * places
        self.power = [0] * (places * SEATS)
        self.dirty = 0
        self.uncontrolled = 0
        self.jumps = board.jumps(-1)
        self.extra_link = -1
        self.rows = [[], [], [], [], []]
        self.system_decks = [[], []]
        self.fixed_left = [0, 0, 0, 0]
        self.event_pool = [0, 0, 0, 0]
        self.event_left = [0, 0, 0, 0]
        self.standing = ()
        self.attached = -1
        self.guilds = 0
        self.achievements = []

    def copy(self) -> "State":
        """The same position with a life of its own."""
        twin = State()
        self.copy_to(twin)
        twin.content = self.content
        twin.settings = self.settings
        twin.board = self.board
        twin.seats = [seat.copy() for seat in self.seats]
        twin.automa = self.automa
        twin.automa_deck = self.automa_deck[:] if self.automa >= 0 else self.automa_deck
        twin.uninterrupted = self.uninterrupted
        twin.innovating = self.innovating
        twin.copied = self.copied
        twin.taken = self.taken
        twin.exchanges = self.exchanges
        twin.system = self.system[:]
        twin.controller = self.controller[:]
        twin.outpost = self.outpost[:]
        twin.power = self.power[:]
        twin.dirty = self.dirty
        twin.uncontrolled = self.uncontrolled
        twin.jumps = self.jumps
        twin.extra_link = self.extra_link
        twin.rows = [row[:] for row in self.rows] if self.settings.tableau else self.rows
        twin.system_decks = [deck[:] for deck in self.system_decks]
        twin.fixed_left = self.fixed_left[:]
        twin.event_pool = self.event_pool[:]
        twin.event_left = self.event_left[:]
        twin.standing = self.standing
        twin.attached = self.attached
        twin.guilds = self.guilds
        twin.achievements = self.achievements
        return twin

    # Questions

    def ask(self, question: Question, options: list[Option]) -> None:
        """The automa is not asked; a faction may use its powers beside whatever it is asked in its own turn."""
        seat = question.seat
        if seat == self.automa:
            if options:
                self.settings.pilot.answer(self, question, options)
            return
        super().ask(question, options)
        if self.asking is question and seat == self.active and not self.uninterrupted and self.seats[seat].anytime:
            self.offered += usable_powers(self, seat)

    def take(self, option: Option) -> None:
        if option.kind == POWER:
            use_power(self, option.a)
        else:
            super().take(option)

    # What happens

    def note(self, code: int, seat: int, a: int = 0, b: int = 0, c: int = 0) -> None:
        super().note(code, seat, a, b, c)
        if self.innovating and not self.uninterrupted:
            self.see_innovations()

    def see_innovations(self) -> None:
        """Remember the once-only innovations that are reached at this moment: what comes next may undo it."""
        for faction in self.seats:
            missing = faction.mat.once & ~faction.achieved & ~faction.fired
            if missing:
                for number, innovation in enumerate(faction.mat.innovations):
                    if missing >> number & 1 and innovation.reached(self, faction.index):
                        faction.achieved |= 1 << number

    def where(self, place: int) -> int:
        """A place for the log, to be told with the system that lies there now."""
        return pack_place(place, self.system[place])

    # Achievements

    def claim_cards(self) -> "list[Claim]":
        cards = self.content.achievements
        return [cards[number] for number in self.achievements]

    def claims_to_end(self) -> int:
        return DISCS_TO_END[self.players]

    def short(self) -> bool:
        return self.settings.short

    # Ships

    def add_ship(self, seat: int, place: int, level: int) -> None:
        self.seats[seat].ships[ship_index(place, level)] += 1
        self.power[power_index(place, seat)] += level
        self.dirty |= 1 << place

    def remove_ship(self, seat: int, place: int, level: int) -> None:
        self.seats[seat].ships[ship_index(place, level)] -= 1
        self.power[power_index(place, seat)] -= level
        self.dirty |= 1 << place
