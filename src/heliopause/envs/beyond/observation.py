"""A position as numbers, seen from a seat: what both games have. Each game adds its own blocks.

There are no secrets in either game: a deck is known as the cards that may come, not by their order, and so it stands
here. Seats are written in the order of the table, and every seat's page is turned (envs/layout.py): itself first, then
clockwise; a seat that is not in the game is all 0.
"""

from collections.abc import Iterable
from typing import Any, Final

from heliopause.beyond.cards import Content
from heliopause.beyond.powers import MOST, Powers
from heliopause.beyond.quantities import Formula
from heliopause.beyond.state import Seat, State
from heliopause.envs.beyond.questions import Questions, slot_sought
from heliopause.envs.beyond.watch import (
    CLAIMS,
    COUNTED_WEALTH,
    DECKS,
    IF_ANY,
    IF_PIECES,
    IF_WEALTH,
    OTHERS,
    PIECES,
    POWERS,
    SCORED,
    SLOTS,
    SURELY,
    TURN,
    WEALTH,
    Watch,
)
from heliopause.envs.layout import SEATS, Field, Layout
from heliopause.envs.sheet import Sheet, mask_of_cards

ROUNDS: Final = 200  # no game is longer
MOST_POINTS: Final = 500
MOST_LEFT: Final = 50


class BeyondObserver:
    """Writes positions of one game. A subclass adds its fields and blocks, and fills them in `write`.

    It is asked at every step of a game, so it is compiled; where things stand is looked up once, at the beginning.
    """

    subject = ""  # the attribute of a question that says which place or tile it is about

    def __init__(
        self, content: Content, questions: tuple[str, ...], claims: int, forks: list[str], powers: Powers
    ) -> None:
        self.common = content
        self.words_of_power = powers
        self.questions = Questions(questions, forks, self.subject)
        self.layout = Layout()
        self.spaces = {id: number for number, id in enumerate(dict.fromkeys(space.id for space in content.spaces))}
        self._space_of = [self.spaces[space.id] for space in content.spaces]
        table = self.layout.add("table", 1, "the game as a whole", self._table_fields())
        self._players_at: int = table.at("players")
        self._round_at: int = table.at("round")
        self._ending_at: int = table.at("ending")
        self._asked_at: int = table.at("asked")
        self._active_at: int = table.at("active")
        self._first_at: int = table.at("first")
        self._question_at: int = table.at("question")
        self._left_at: int = table.at("left")
        self._fork_at: int = table.at("fork")
        self._sought_at: int = table.at("sought")
        board = self.layout.add("board", 1, "the technology board", self._board_fields())
        self._deck_at: int = board.at("deck")
        fields = [
            Field("there", claims, "which are in the game"),
            Field("taken", claims, "how many have been claimed", unit=SEATS, most=SEATS),
        ]
        block = self.layout.add("claims", 1, "achievements or goals, by card", fields)
        self._there_at: int = block.at("there")
        self._taken_at: int = block.at("taken")
        seats = self.layout.add(
            "seats",
            SEATS,
            "the own seat first, then clockwise",
            [*self.seat_numbers(), *self.seat_flags(claims)],
            by_seat=True,
        )
        self.seats_at: int = seats.offset
        self.seat_size: int = seats.size
        self.seat_starts: dict[str, int] = seats.starts
        self._techs: int = seats.starts["techs"]
        self._private: int = seats.starts["private"]
        self._pawn: int = seats.starts["pawn"]
        self._claimed: int = seats.starts["claimed"]
        self._powers: int = seats.starts["powers"]

    # The layout

    def _table_fields(self) -> list[Any]:
        asked = self.questions.names
        return [
            Field("players", 3, "2, 3 or 4 of them"),
            Field("round", 1, "the round", unit=20, most=ROUNDS),
            Field("ending", 3, "an ordinary round, the last one comes next, the last one"),
            Field("asked", SEATS, "whose choice it is", by_seat=True),
            Field("active", SEATS, "whose turn it is", by_seat=True),
            Field("first", SEATS, "who has the starting player marker", by_seat=True),
            Field("question", len(asked) + 1, f"what is asked: {', '.join(asked)}, another"),
            Field("left", 1, "what is left of the effect under way", unit=5, most=MOST_LEFT),
            Field(
                "fork", len(self.questions.forks) + 1, "the line that `take` or `choose` is about; the last: another"
            ),
            Field("sought", len(self.common.slots), "the slot a card is sought for"),
        ]

    def _board_fields(self) -> list[Any]:
        cards = self.common.technologies
        same_level = [[other.index for other in cards if other.level == card.level] for card in cards]
        self._rank = [others.index(card.index) for card, others in zip(cards, same_level, strict=True)]
        self._slot_at: list[int] = []  # where the cards of a slot begin
        start = sum(field.length for field in self._table_fields())
        length = 0
        for slot in self.common.slots:
            self._slot_at.append(start + length)
            length += sum(1 for card in cards if card.level == slot.level)
        return [
            Field("cards", length, "for every slot in order: which card of its level lies there"),
            Field("deck", len(cards), "technologies in the decks: 1 may be drawn next, 0.5 lies under those"),
        ]

    def seat_numbers(self) -> list[Any]:
        """The counts of a seat; a game adds its own behind them."""
        return [
            Field("there", 1, "is the seat in the game?"),
            Field("points", 1, "victory points as the position stands", unit=50, most=MOST_POINTS),
            Field("pop", 1, "active population", unit=10, most=30),
            Field("columns", 5, "inactive population by column", unit=5, most=30),
        ]

    def seat_flags(self, claims: int) -> list[Any]:
        """What a seat has or has not; a game adds its own behind them."""
        return [
            Field("techs", len(self.common.slots), "the slots it has researched"),
            Field("private", len(self.common.technologies), "its private technologies"),
            Field("pawn", len(self.spaces), "the space its pawn stands on"),
            Field("claimed", claims, "what it has claimed"),
        ]

    def power_field(self) -> Any:
        words = self.words_of_power.bits
        return Field("powers", len(words), f"permanent powers, by their numbers: {', '.join(words)}", most=MOST)

    # Writing

    def write(self, state: Any, seat: int, sheet: Sheet) -> None:
        """Bring the sheet up to date, the pages of all seats."""
        raise NotImplementedError

    def points(self, state: Any, seat: int) -> int:
        """The seat's victory points as the position stands."""
        raise NotImplementedError

    def all_points(self, state: Any) -> list[int]:
        """The same of all seats."""
        raise NotImplementedError

    def counting(self, state: Any) -> int:
        """What the cards in play count: `IF_WEALTH`, `IF_PIECES`, `IF_ANY`."""
        raise NotImplementedError

    def watch(self, state: State, sheet: Sheet) -> Watch:
        if sheet.watch is None:
            sheet.watch = Watch(state.players)
        found: Watch = sheet.watch
        return found

    def write_table(self, state: State, cards: list[int], watch: Watch, sheet: Sheet) -> int:
        """What both games have but for the seats; `cards` are the achievements or goals on the table.

        Like all that follow here, it tells what victory points may be counted from and has changed.
        """
        news: int = watch.table(
            state.active, state.round, state.first, state.ending, state.card_at, state.decks, state.claims, cards
        )
        if not news:
            return 0
        if news & TURN:
            sheet.one_of(self._players_at, state.players - 2)
            sheet.number(self._round_at, min(state.round, ROUNDS), 20.0)
            sheet.one_of(self._ending_at, state.ending)
            sheet.one_of(self._active_at, state.active)
            sheet.one_of(self._first_at, state.first)
        if news & DECKS:
            sheet.decks(self._deck_at, state.decks)
        if news & SLOTS:
            for slot, card in enumerate(state.card_at):
                sheet.one_of(self._slot_at[slot], self._rank[card] if card >= 0 else -1)
        if not news & CLAIMS:
            return 0
        there = 0
        for number, claims in enumerate(state.claims):
            if number == len(cards):  # at set-up, not all are drawn yet
                break
            card = cards[number]
            there |= 1 << card
            sheet.number(self._taken_at + card, len(claims), 4.0)
        sheet.bits(self._there_at, there)
        return SURELY | IF_ANY

    def write_seat(self, state: State, player: Seat, cards: list[int], news: int, watch: Watch, sheet: Sheet) -> int:
        """What is new of a seat."""
        base = self.seats_at + player.index * self.seat_size
        changed = 0
        if news & WEALTH:
            sheet.one_of(base + self._pawn, self._space_of[player.pawn] if player.pawn >= 0 else -1)
            sheet.number(base + 2, player.pop, 10.0)
            sheet.counts(base + 3, player.columns, 5.0)
            self.write_wealth(player, base, sheet)
            changed = IF_WEALTH if news & COUNTED_WEALTH else 0
        if news & PIECES:
            self.write_pieces(state, player, watch.pieces[player.index], base, sheet)
            watch.pieces[player.index] = self.pieces_of(player)[:]
            changed |= IF_PIECES
        if news & POWERS:
            write_powers(self.words_of_power, player.powers, base + self._powers, sheet)
            changed |= IF_ANY
        if news & OTHERS:
            self._write_achieved(player, base, cards, sheet)
            self.write_others(player, base, sheet)
            changed |= SURELY | IF_ANY if news & SCORED else IF_ANY
        return changed

    def write_wealth(self, player: Any, base: int, sheet: Sheet) -> None:
        """What only this game has beside population and pawn."""
        raise NotImplementedError

    def pieces_of(self, player: Any) -> list[int]:
        """Ships or units."""
        raise NotImplementedError

    def write_pieces(self, state: Any, player: Any, before: list[int], base: int, sheet: Sheet) -> None:
        """Those of a seat; `before` are the ones that are written, none at first."""
        raise NotImplementedError

    def write_others(self, player: Any, base: int, sheet: Sheet) -> None:
        """What only this game has and changes seldom."""
        raise NotImplementedError

    def write_points(self, state: State, changed: int, watch: Watch, sheet: Sheet) -> None:
        """Points of all seats, counted only if something has changed that they are for."""
        if changed & SURELY:
            watch.counting = self.counting(state)
        elif not changed & watch.counting:
            return
        at = self.seats_at + 1
        for number in self.all_points(state):
            sheet.number(at, min(number, MOST_POINTS), 50.0)
            at += self.seat_size

    def write_question(self, state: State, left: int, sheet: Sheet) -> None:
        """What is asked; it is another one at every step."""
        question = state.asking
        who = -1
        what = -1
        fork = -1
        sought = -1
        if question is not None and question.seat >= 0:
            asked = self.questions.of(question)
            who = question.seat
            what = asked.number
            if asked.forking:
                fork = self.questions.fork(question)
            elif asked.seeking:
                sought = slot_sought(question)
        sheet.one_of(self._asked_at, who)
        sheet.one_of(self._question_at, what)
        sheet.number(self._left_at, min(left, MOST_LEFT) if who >= 0 else 0, 5.0)
        sheet.one_of(self._fork_at, fork)
        sheet.one_of(self._sought_at, sought)

    def _write_achieved(self, player: Seat, base: int, cards: list[int], sheet: Sheet) -> None:
        sheet.number(base, 1, 1.0)
        sheet.bits(base + self._techs, player.techs)
        sheet.bits(base + self._private, mask_of_cards(player.private))
        mask = 0
        claimed = player.claimed
        number = 0
        while claimed:
            if claimed & 1:
                mask |= 1 << cards[number]
            claimed >>= 1
            number += 1
        sheet.bits(base + self._claimed, mask)


def write_powers(words: Powers, mask: int, at: int, sheet: Sheet) -> None:
    """The number of every power."""
    for member, bit in enumerate(words.bits.values()):
        sheet.number(at + member, words.number(mask, bit), 1.0)


def counts(formulas: Iterable[Formula | None], wealth: tuple[str, ...], pieces: tuple[str, ...]) -> int:
    """What these victory points go by."""
    found = 0
    for formula in formulas:
        if formula is not None:
            for count in formula.counts:
                found |= counts_word(count.word, wealth, pieces)
    return found


def counts_word(word: str, wealth: tuple[str, ...], pieces: tuple[str, ...]) -> int:
    return IF_WEALTH if word in wealth else IF_PIECES if word in pieces else IF_ANY
