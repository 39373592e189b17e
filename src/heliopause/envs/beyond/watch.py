"""What has changed in a game since it was last looked at: found out once a step, for the sheets of all its seats.

What has changed is told as bits. Every seat has some of its own, the table has the others.
"""

from typing import Final

from heliopause.beyond.state import State

SEATS: Final = 4
# The bits of a seat, by its place at the table: shifted by KINDS for every seat before it.
MONEY: Final = 1  # population, ore or coins, the pawn: what changes most often
PIECES: Final = 2  # ships or units
POWERS: Final = 4
OTHERS: Final = 8
KINDS: Final = 4
EVERYTHING: Final = MONEY | PIECES | POWERS | OTHERS
EACH_SEAT: Final = 1 | 1 << KINDS | 1 << 2 * KINDS | 1 << 3 * KINDS
# The bits of the table.
SLOTS: Final = 1 << KINDS * SEATS  # technologies on the board
DECKS: Final = SLOTS << 1
CLAIMS: Final = SLOTS << 2
CARDS: Final = SLOTS << 3  # the game's own
MAP: Final = SLOTS << 4
TURN: Final = SLOTS << 5  # the round, and whose turn it is
POINTS: Final = SLOTS << 6
ALL_MONEY: Final = MONEY * EACH_SEAT
ALL_PIECES: Final = PIECES * EACH_SEAT
ALL_POWERS: Final = POWERS * EACH_SEAT
ALL_OTHERS: Final = OTHERS * EACH_SEAT
SCORED: Final = ALL_OTHERS | CLAIMS | CARDS | MAP  # what victory points are for; money and pieces only with some cards


class Watch:
    """What both games have; a game's own watch adds the rest, and all that makes up a seat."""

    __slots__ = (
        "active",
        "card_at",
        "claim_cards",
        "claims",
        "decks",
        "ending",
        "first",
        "money_scores",
        "pieces_score",
        "points",
        "round",
    )

    def __init__(self) -> None:
        self.active = -1
        self.round = -1
        self.first = -1
        self.ending = -1
        self.card_at: list[int] = []
        self.decks: list[list[int]] = []
        self.claims: list[tuple[int, ...]] = []
        self.claim_cards: list[int] = []
        self.points: list[int] = []  # of all seats
        self.money_scores = False  # does anybody score for what is only money?
        self.pieces_score = False  # or for ships or units?

    def look_at_table(self, state: State, claim_cards: list[int]) -> int:
        """`claim_cards` are the achievements or goals on the table."""
        news = 0
        if (
            self.active != state.active
            or self.round != state.round
            or self.first != state.first
            or self.ending != state.ending
        ):
            self.active = state.active
            self.round = state.round
            self.first = state.first
            self.ending = state.ending
            news = TURN
        if self.card_at != state.card_at:
            self.card_at = state.card_at[:]
            news |= SLOTS
        if self.decks != state.decks:
            self.decks = [deck[:] for deck in state.decks]
            news |= DECKS
        if self.claims != state.claims or self.claim_cards != claim_cards:
            self.claims = state.claims[:]
            self.claim_cards = claim_cards[:]
            news |= CLAIMS
        return news

    def count(self, points: list[int]) -> int:
        """The points of all seats."""
        if self.points == points:
            return 0
        self.points = points
        return POINTS
