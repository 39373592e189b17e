"""`by hand "what the card says"`: what has no word in the notation is done by the players themselves, step by step.

The steps are lines of the notation that each game names: gaining, losing, moving, placing, revealing. Whoever carries
the card out may take them for any seat, as often as they like; what a step leaves open is asked of the seat it is for.
"""

import re
from typing import Final, final

from heliopause.beyond import log
from heliopause.beyond.constants import FINE, PLAIN
from heliopause.beyond.lines import Line, Part, all_parts
from heliopause.beyond.options import DONE
from heliopause.beyond.state import State
from heliopause.kernel.machine import Question
from heliopause.kernel.option import Option
from heliopause.kernel.phrase import Phrase, name
from heliopause.kernel.tokens import Token, Tokens, row, word

WORD: Final = re.compile(r"\w+")
LONGEST: Final = 300  # characters of a text


def _for(who: Phrase) -> Phrase:
    return Phrase("option-for", {"who": who}, who.about)


FOR_SEAT: Final = [
    Option(f"for:{seat}", PLAIN, seat, 0, 0, _for(name(str(seat + 1), f"seat:{seat}"))) for seat in range(4)
]


@final
class HandStep:
    """One of a game's steps."""

    __slots__ = ("line", "option")

    def __init__(self, number: int, line: Line) -> None:
        self.line = line
        self.option = Option(f"hand:{'-'.join(WORD.findall(line.text))}", PLAIN, number, 1, 0, line.phrase())


@final
class ByHand(Part):
    """Free text, and the steps of the game."""

    __slots__ = ("steps", "text")
    safe = True
    names_a_seat = True

    def __init__(self, text: str, steps: list[HandStep]) -> None:
        self.text = text
        self.steps = steps

    def begin(self, state: State, seat: int, binding: bool) -> None:
        state.note(log.BY_HAND, seat)
        state.stack.append(AskByHand(seat, self, seat))

    def phrase(self) -> Phrase:
        return Phrase("part-by-hand", {"text": name(self.text)})

    def tokens(self) -> Tokens:
        return row(word("short-by-hand"), Token(text=self.text))


@final
class AskByHand(Question):
    """Which step, and for whom? Until it is done."""

    __slots__ = ("part", "target")
    obvious = False

    def __init__(self, seat: int, part: ByHand, target: int) -> None:
        super().__init__(seat)
        self.part = part
        self.target = target

    def options(self, state: State) -> list[Option]:
        purse = state.seats[self.target].purse()
        steps = [step for step in self.part.steps if step.line.check(state, self.target, purse) == FINE]
        return [
            *(step.option for step in steps),
            *(FOR_SEAT[seat] for seat in range(state.players) if seat != self.target),
            DONE,
        ]

    def answer(self, state: State, option: Option) -> None:
        if option is DONE:
            return
        if option.b:
            state.stack.append(self)
            self.part.steps[option.a].line.start(state, self.target, False)
        else:
            state.stack.append(AskByHand(self.seat, self.part, option.a))


def told(question: AskByHand, names: list[str]) -> dict[str, Phrase]:
    """What the words of the question need."""
    return {"text": name(question.part.text), "who": _named(question.target, names)}


def retold(option: Option, names: list[str]) -> Phrase | None:
    """A seat goes by its name."""
    return _for(_named(option.a, names)) if option in FOR_SEAT else None


def _named(seat: int, names: list[str]) -> Phrase:
    return name(names[seat], f"seat:{seat}")


def texts_in(lines: list[Line | None]) -> tuple[str, ...]:
    """What these lines leave to the players."""
    parts = [part for line in lines if line is not None for part in all_parts(line)]
    return tuple(dict.fromkeys(part.text for part in parts if isinstance(part, ByHand)))
