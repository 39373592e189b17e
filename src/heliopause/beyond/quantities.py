"""What cards count: `2 per colonies`, `3 villages`. Each game has a function for every word of its notation."""

from collections.abc import Callable
from typing import Any, final

from heliopause.beyond.state import State
from heliopause.kernel.phrase import Phrase
from heliopause.kernel.tokens import Drawing, Tokens, joined, row, several

Counter = Callable[[Any, int], int]  # of a state and a seat


@final
class Count:
    """`N per K words up to M`; `icons` is what is counted, drawn."""

    __slots__ = ("counter", "each", "icons", "limit", "per", "word")

    def __init__(self, each: int, per: int, word: str, limit: int, counter: Counter, icons: Tokens) -> None:
        self.each = each
        self.per = per
        self.word = word
        self.counter = counter
        self.limit = limit  # 0: none
        self.icons = icons

    def of(self, state: Any, seat: int) -> int:
        total = self.each * (self.counter(state, seat) // self.per)
        return min(total, self.limit) if self.limit else total

    def phrase(self) -> Phrase:
        said: dict[str, str | int | Phrase | list[Phrase]] = {
            "each": self.each,
            "per": self.per,
            "counted": counted(self.word, self.per),
        }
        if self.limit:
            return Phrase("per-up-to", {**said, "limit": self.limit})
        return Phrase("per", said)

    def tokens(self) -> Tokens:
        """Without `each`, which stands before what is gained."""
        drawn = row("per", several(self.per), self.icons)
        return row(drawn, "up to", self.limit) if self.limit else drawn


@final
class Formula:
    """Victory points: a number and any counts."""

    __slots__ = ("base", "counts", "drawing", "text")

    def __init__(self, base: int, counts: list[Count], text: str = "") -> None:
        self.base = base
        self.counts = counts
        self.text = text
        self.drawing: Drawing | None = None  # made when it is first shown

    def of(self, state: Any, seat: int) -> int:
        total = self.base
        for count in self.counts:
            total += count.of(state, seat)
        return total

    def phrase(self) -> Phrase:
        said = [count.phrase() for count in self.counts]
        if self.base or not said:
            said.insert(0, Phrase("number", {"n": self.base}))
        whole = said[0]
        for part in said[1:]:
            whole = Phrase("formula-plus", {"one": whole, "other": part})
        return Phrase("formula", {"parts": [whole]})

    def tokens(self) -> Tokens:
        terms = [row(count.each, count.tokens()) for count in self.counts]
        if self.base or not terms:
            terms.insert(0, row(self.base))
        return joined("+", terms)


class Condition:
    """`N words`: fulfilled with at least that many."""

    __slots__ = ("counter", "drawing", "icons", "least", "text", "word")

    def __init__(self, least: int, word: str, counter: Counter, icons: Tokens) -> None:
        self.least = least
        self.word = word
        self.counter = counter
        self.icons = icons  # what is counted, drawn
        self.text = ""
        self.drawing: Drawing | None = None  # made when it is first shown

    def holds(self, state: Any, seat: int) -> bool:
        return self.counter(state, seat) >= self.least

    def phrase(self) -> Phrase:
        return Phrase("condition", {"n": self.least, "counted": counted(self.word, self.least)})

    def tokens(self) -> Tokens:
        return row(self.least, self.icons)


def counted(word: str, number: int) -> Phrase:
    return Phrase(f"count-{word.replace(' ', '-')}", {"n": number})


# Conditions of more than one count


@final
class Sum(Condition):
    """`4 villages|cities`: together at least so many."""

    __slots__ = ("words",)

    def __init__(self, least: int, words: list[str], counters: list[Counter], icons: list[Tokens]) -> None:
        self.words = words
        super().__init__(least, "|".join(words), added(counters), joined("or", icons))

    def phrase(self) -> Phrase:
        said = counted(self.words[0], self.least)
        for word in self.words[1:]:
            said = Phrase("line-or", {"one": said, "other": counted(word, self.least)})
        return Phrase("condition", {"n": self.least, "counted": said})


def added(counters: list[Counter]) -> Counter:
    def count(state: Any, seat: int) -> int:
        return sum(counter(state, seat) for counter in counters)

    return count


@final
class Several(Condition):
    """`2 villages + 2 cities` (every one), or `2 villages or 1 city` (one of them)."""

    __slots__ = ("every", "parts")

    def __init__(self, parts: list[Condition], every: bool) -> None:
        self.parts = parts
        self.every = every
        word = " ".join(part.word for part in parts)
        if every:
            super().__init__(sum(part.least for part in parts), word, together(parts), ())
        else:
            super().__init__(1, word, fulfilled(parts), ())

    def phrase(self) -> Phrase:
        said = self.parts[0].phrase()
        for part in self.parts[1:]:
            said = Phrase("condition-and" if self.every else "line-or", {"one": said, "other": part.phrase()})
        return said

    def tokens(self) -> Tokens:
        return joined("+" if self.every else "or", [part.tokens() for part in self.parts])


def together(parts: list[Condition]) -> Counter:
    """How far one is with all of them: more of one than is needed does not make up for another."""

    def count(state: Any, seat: int) -> int:
        return sum(min(part.counter(state, seat), part.least) for part in parts)

    return count


def fulfilled(parts: list[Condition]) -> Counter:
    def count(state: Any, seat: int) -> int:
        return sum(1 for part in parts if part.holds(state, seat))

    return count


# Words of both games


def technologies(state: State, seat: int) -> int:
    return len(state.seats[seat].cards)


def pop(state: State, seat: int) -> int:
    return state.seats[seat].pop


def claims(state: State, seat: int) -> int:
    return state.seats[seat].claimed.bit_count()


def of_type(number: int) -> Counter:
    def count(state: State, seat: int) -> int:
        cards = state.common.technologies
        return sum(1 for card in state.seats[seat].cards if cards[card].types & (1 << number))

    return count


def of_level(level: int) -> Counter:
    def count(state: State, seat: int) -> int:
        cards = state.common.technologies
        return sum(1 for card in state.seats[seat].cards if cards[card].level == level)

    return count
