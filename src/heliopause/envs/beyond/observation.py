"""A position as numbers, seen from a seat: what both games have. Each game adds its own blocks.

There are no secrets in either game: a deck is known as the cards that may come, not by their order, and so it stands
here. Seats are told from the observer's place: itself first, then clockwise; a seat that is not in the game is all 0.
"""

from array import array
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any, Final

from heliopause.beyond.alternatives import lines_inside
from heliopause.beyond.cards import Content
from heliopause.beyond.lines import Line
from heliopause.beyond.state import Seat, State
from heliopause.envs.layout import CERTAIN, LATER, Field, Layout
from heliopause.kernel import deck
from heliopause.kernel.deck import Deck

SEATS: Final = 4
ROUNDS: Final = 200  # no game is longer


class BeyondObserver:
    """Writes positions of one game. A subclass adds its fields and blocks, and fills them in `write`.

    It is written at every step of a game, so it is written for speed: counts stand together and are laid down in one
    go, cards of a deck come from memory, and where things stand is looked up once.
    """

    questions: tuple[str, ...]  # what may be asked, by the name of the engine's class

    def __init__(self, content: Content, claims: int, forks: list[str]) -> None:
        self.content = content
        self.layout = Layout()
        self.forks = {text: number for number, text in enumerate(forks)}
        self.spaces = {id: number for number, id in enumerate(dict.fromkeys(space.id for space in content.spaces))}
        self._space_of = [self.spaces[space.id] for space in content.spaces]
        self._asked = {name: number for number, name in enumerate(self.questions)}
        table = self.layout.add("table", 1, "the game as a whole", self._table_fields())
        self._table_at = tuple(table.starts.values())
        board = self.layout.add("board", 1, "the technology board", self._board_fields())
        self._deck_at = board.at("deck")
        fields = [
            Field("there", claims, "which are in the game"),
            Field("taken", claims, "how many have been claimed", unit=SEATS, most=SEATS),
        ]
        block = self.layout.add("claims", 1, "achievements or goals, by card", fields)
        self._claims_at = (block.at("there"), block.at("taken"))
        fields = [*self.seat_numbers(), *self.seat_flags(claims)]
        self.seats = self.layout.add("seats", SEATS, "the own seat first, then clockwise", fields)
        self._seat_at = tuple(self.seats.starts[name] for name in ("techs", "private", "pawn", "claimed"))

    # The layout

    def _table_fields(self) -> list[Field]:
        return [
            Field("players", 3, "2, 3 or 4 of them"),
            Field("round", 1, "the round", unit=20, most=ROUNDS),
            Field("ending", 3, "an ordinary round, the last one comes next, the last one"),
            Field("asked", SEATS, "whose choice it is"),
            Field("active", SEATS, "whose turn it is"),
            Field("first", SEATS, "who has the starting player marker"),
            Field("question", len(self.questions) + 1, f"what is asked: {', '.join(self.questions)}, another"),
            Field("left", 1, "what is left of the effect under way, as `left` of the view", unit=5, most=50),
            Field("fork", len(self.forks) + 1, "the line that `take` or `choose` is about; the last: another"),
            Field("sought", len(self.content.slots), "the slot a card is sought for"),
        ]

    def _board_fields(self) -> list[Field]:
        cards = self.content.technologies
        same_level = [[other.index for other in cards if other.level == card.level] for card in cards]
        rank = [others.index(card.index) for card, others in zip(cards, same_level, strict=True)]
        self._card_at: list[list[int]] = []  # by slot and card: where it is written
        start = sum(field.length for field in self._table_fields())
        length = 0
        for slot in self.content.slots:
            self._card_at.append([start + length + number for number in rank])
            length += sum(1 for card in cards if card.level == slot.level)
        return [
            Field("cards", length, "for every slot in order: which card of its level lies there"),
            Field("deck", len(cards), "technologies in the decks: 1 may be drawn next, 0.5 lies under those"),
        ]

    def seat_numbers(self) -> list[Field]:
        """The counts of a seat; a game adds its own behind them."""
        return [
            Field("there", 1, "is the seat in the game?"),
            Field("points", 1, "victory points as the position stands", unit=50, most=500),
            Field("pop", 1, "active population", unit=10, most=30),
            Field("columns", 5, "inactive population by column", unit=5, most=30),
        ]

    def seat_flags(self, claims: int) -> list[Field]:
        """What a seat has or has not; a game adds its own behind them."""
        return [
            Field("techs", len(self.content.slots), "the slots it has researched"),
            Field("private", len(self.content.technologies), "its private technologies"),
            Field("pawn", len(self.spaces), "the space its pawn stands on"),
            Field("claimed", claims, "what it has claimed"),
        ]

    # Writing

    def write(self, state: Any, seat: int, into: "array[float]") -> None:
        """Write the position as the seat sees it into numbers that are all 0."""
        raise NotImplementedError

    def points(self, state: Any, seat: int) -> int:
        """The seat's victory points as the position stands."""
        raise NotImplementedError

    def write_table(self, state: State, seat: int, left: int | None, into: "array[float]") -> None:
        """What both games have, but for the claims and the seats."""
        players = state.players
        count_at, round_at, ending, asked, active, first, asking, left_at, fork, sought = self._table_at
        into[count_at + players - 2] = 1
        into[round_at] = min(state.round, ROUNDS) / 20
        into[ending + state.ending] = 1
        into[active + (state.active - seat) % players] = 1
        into[first + (state.first - seat) % players] = 1
        question: Any = state.asking
        if question is not None and question.seat >= 0:
            into[asked + (question.seat - seat) % players] = 1
            name = type(question).__name__
            into[asking + self._asked.get(name, len(self.questions))] = 1
            if left:
                into[left_at] = min(left, 50) / 5
            if name in FORKING:
                into[fork + self.forks.get(fork_text(question.part), len(self.forks))] = 1
            elif name in SEEKING and question.find.slot >= 0:
                into[sought + question.find.slot] = 1
        for card, places in zip(state.card_at, self._card_at, strict=True):
            if card >= 0:
                into[places[card]] = 1
        for cards in state.decks:
            write_deck(cards, self._deck_at, into)

    def write_claims(self, state: State, cards: Sequence[int], into: "array[float]") -> None:
        there, taken = self._claims_at
        for card, claims in zip(cards, state.claims, strict=False):  # at set-up, not all are drawn yet
            into[there + card] = 1
            into[taken + card] = len(claims) / SEATS

    def write_flags(self, player: Seat, base: int, cards: Sequence[int], into: "array[float]") -> None:
        """What every seat has or has not; `cards` are the achievements or goals on the table."""
        techs, private, pawn, claimed = self._seat_at
        for slot in members(player.techs):
            into[base + techs + slot] = 1
        for card in player.private:
            into[base + private + card] = 1
        if player.pawn >= 0:
            into[base + pawn + self._space_of[player.pawn]] = 1
        if player.claimed:
            for number in members(player.claimed):
                into[base + claimed + cards[number]] = 1


FORKING: Final = frozenset(("AskMay", "AskChoice"))
SEEKING: Final = frozenset(("AskType", "AskCard", "AskRow"))
members = lru_cache(maxsize=1 << 14)(deck.members)


def write_bits(mask: int, at: int, into: "array[float]", value: float = 1.0) -> None:
    """A number for every bit that is set."""
    for member in members(mask):
        into[at + member] = value


def write_deck(cards: Deck, at: int, into: "array[float]") -> None:
    value = CERTAIN
    for batch in cards:
        for member in members(batch):
            into[at + member] = value
        value = LATER


# Forks: the optional and alternative lines of all cards


def fork_text(part: Any) -> str:
    """What tells one optional or alternative line from the others."""
    return f"{type(part).__name__} {' | '.join(line.text for line in lines_inside(part))}"


def forks_of(lines: Iterable[Line | None]) -> list[str]:
    """The forks of all these lines, those inside others too, each once."""
    found: dict[str, None] = {}
    waiting = [line for line in lines if line is not None]
    while waiting:
        for part in waiting.pop().parts:
            inside = lines_inside(part)
            if inside:
                found[fork_text(part)] = None
                waiting += inside
    return sorted(found)
