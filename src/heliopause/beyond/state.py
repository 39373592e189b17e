"""The position as both games have it: a Seat for every player, and the State of the table."""

from typing import TYPE_CHECKING

from heliopause.beyond.constants import NO_PAWN
from heliopause.kernel.deck import Deck
from heliopause.kernel.machine import State as KernelState

if TYPE_CHECKING:
    from heliopause.beyond.cards import Claim, Content
    from heliopause.beyond.lines import Purse


class Seat:
    """One player: cubes or pawns, technologies, the action pawn, claims.

    What changes seldom is a tuple, so that copies share it.
    """

    __slots__ = (
        "cards",
        "claimed",
        "columns",
        "index",
        "pawn",
        "pop",
        "powers",
        "private",
        "spaces",
        "techs",
    )

    index: int
    pop: int  # active population
    columns: list[int]  # inactive population, by column
    techs: int  # researched slots of the technology board, as bits
    cards: tuple[int, ...]  # researched technologies, private ones included
    private: tuple[int, ...]
    spaces: tuple[int, ...]  # the action spaces it may use
    pawn: int
    powers: int  # permanent powers, as bits
    claimed: int  # what it has claimed, as bits of the position on the table

    def __init__(self) -> None:
        """Empty, to be filled by `sit` or `copy`: a compiled class cannot be made without its `__init__`."""

    def sit(self, index: int) -> None:
        """Take a place at a new table."""
        self.index = index
        self.pop = 0
        self.columns = []
        self.techs = 0
        self.cards = ()
        self.private = ()
        self.spaces = ()
        self.pawn = NO_PAWN
        self.powers = 0
        self.claimed = 0

    def copy_to(self, twin: "Seat") -> None:
        """What both games have goes to the twin; the game's own `copy` adds the rest."""
        twin.index = self.index
        twin.pop = self.pop
        twin.columns = self.columns[:]
        twin.techs = self.techs
        twin.cards = self.cards
        twin.private = self.private
        twin.spaces = self.spaces
        twin.pawn = self.pawn
        twin.powers = self.powers
        twin.claimed = self.claimed

    def purse(self) -> "Purse":
        """What it could spend."""
        raise NotImplementedError

    def room(self) -> list[int]:
        """How many each column holds."""
        raise NotImplementedError

    def supply(self) -> int:
        cubes = 0
        for column in self.columns:
            cubes += column
        return cubes

    def take_supply(self) -> int:
        """Take one from the leftmost column that has one; the column, or -1 when supply is out."""
        columns = self.columns
        for column in range(5):
            if columns[column]:
                columns[column] -= 1
                return column
        return -1

    def grow(self, columns: tuple[int, ...]) -> int:
        """One from each of these columns that has one becomes active; how many."""
        grown = 0
        for column in columns:
            if self.columns[column]:
                self.columns[column] -= 1
                grown += 1
        self.pop += grown
        return grown

    def return_pop(self, number: int) -> None:
        """Active ones go back to the columns."""
        self.pop -= number
        for _ in range(number):
            self.return_cube()

    def return_cube(self) -> int:
        """Put one on the rightmost column with room, or above column A; the column."""
        columns = self.columns
        room = self.room()
        for column in (4, 3, 2, 1):
            if columns[column] < room[column]:
                columns[column] += 1
                return column
        columns[0] += 1
        return 0


class State(KernelState):
    """The table. Slots, cards and spaces are small ints into `common`.

    A game's own State has the same object as its `content`, with all that only that game has. Two names, because mypyc
    lets no subclass narrow the type of an attribute, and a generic class or a property would be slow.
    """

    __slots__ = (
        "active",
        "card_at",
        "changed",
        "claims",
        "common",
        "decks",
        "ending",
        "first",
        "seats",
    )

    common: "Content"  # of the box, as far as both games have it
    seats: list[Seat]
    first: int  # the starting player
    active: int
    ending: int  # 1: the last round is triggered, 2: it is being played
    changed: bool  # has the action under way changed anything yet?
    card_at: list[int]  # technologies by slot, -1 for none
    decks: list[Deck]  # technologies by level
    claims: list[tuple[int, ...]]  # who has claimed what is on the table, in order

    def lay_out(self, content: "Content", players: int) -> None:
        """An empty table; the game's own lay_out takes the content it knows."""
        self.common = content
        self.players = players
        self.seats = []
        self.first = 0
        self.active = 0
        self.round = 0
        self.ending = 0
        self.over = False
        self.changed = True
        self.card_at = [-1] * len(content.slots)
        self.decks = [[], [], [], [], []]
        self.claims = []

    def copy_to(self, twin: "State") -> None:
        """What both games have but for the seats goes to the twin; events of its future are not logged."""
        twin.stack = self.stack[:]
        twin.asking = self.asking
        twin.offered = self.offered
        twin.log = None
        twin.common = self.common
        twin.players = self.players
        twin.first = self.first
        twin.active = self.active
        twin.round = self.round
        twin.ending = self.ending
        twin.over = self.over
        twin.changed = self.changed
        twin.card_at = self.card_at[:]
        twin.decks = [deck[:] for deck in self.decks]
        twin.claims = self.claims[:]

    def note(self, code: int, seat: int, a: int = 0, b: int = 0, c: int = 0) -> None:
        """Something has changed: remember that it did, and log it."""
        self.changed = True
        if self.log is not None:
            self.log.append((code, seat, a, b, c))
            self.causes.append(self.frame())

    def claim_cards(self) -> "list[Claim]":
        """What can be claimed in this game, in the order of `claims`."""
        raise NotImplementedError

    def claims_to_end(self) -> int:
        """How many claims bring the last round."""
        raise NotImplementedError

    def short(self) -> bool:
        """Is it a short game?"""
        raise NotImplementedError

    def clockwise(self, seat: int) -> list[int]:
        """All seats in clockwise order, beginning with this one."""
        players = self.players
        return [(seat + step) % players for step in range(players)]
