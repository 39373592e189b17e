"""What an analysis tells: plain data, to be kept as JSON and shown in any language.

Chances are from 0 to 1, one for each seat; they add up to one.
"""

from typing import Literal

import msgspec

from heliopause.said import Said

Mark = Literal["", "brilliant", "good", "slip", "blunder"]


class Step(msgspec.Struct):
    """One choice of a turn, a seat's or chance's (-1), and the chances after it.

    `moment` is the number of choices that were made with it.
    """

    moment: int
    seat: int
    option: str
    said: Said
    chances: list[float]


class Draw(msgspec.Struct):
    """What chance brought at once: cards, a tile, an event; and what that gave every seat against what was to expect.

    `outcomes` is how many there were for the first of the cards; `exact`: the expectation is over all ways it could
    have gone, else over many of them, drawn at random.
    """

    moment: int
    turn: int
    said: Said
    outcomes: int
    exact: bool
    luck: list[float]


class Line(msgspec.Struct):
    """A way to play a turn, as far as nothing comes between: what it is called, its choices, what it promises.

    `gains` says what the seat has of it that it would not have otherwise, `answer` what is expected of who is next.
    """

    path: list[str]
    title: Said
    steps: list[Said]
    chances: list[float]
    gains: Said | None
    answer: Said | None


class Way(msgspec.Struct):
    """The best line that begins with an option, and the chance of the seat then."""

    path: list[str]
    chance: float


class Hint(msgspec.Struct):
    """What the expert would do, the best line first. A line without chances was not weighed against others.

    `kind`: a plan was looked for; or there is only one way; or the lines are openings, each as good as the others.
    `why` is what the first line has that the second has not. `ways` has one for every option.
    """

    kind: Literal["plan", "only", "opening"]
    seat: int
    lines: list[Line]
    why: Said | None
    ways: list[Way]


class TurnLooked(msgspec.Struct):
    """A turn. `before` are the chances at its beginning, `chances` those after it.

    `luck` and `skill` are what chance and what choices changed in it, whoever's. What was `played`, what the expert
    would play (`best`) and what else was worth a look come with the second stage; `loss` is how much of its chance
    the seat gave away by what it chose, as far as the expert can tell.
    """

    number: int
    seat: int
    round: int
    moment: int
    end: int
    before: list[float]
    chances: list[float]
    played: Line
    best: Line | None
    others: list[Line]
    loss: float | None
    mark: Mark
    why: Said | None
    luck: list[float]
    skill: list[float]
    steps: list[Step]
    draws: list[Draw]


class Turning(msgspec.Struct):
    """One of the moments that decided the game: whose chance changed by how much in a turn, by luck or by choice."""

    turn: int
    seat: int
    change: float
    by: Literal["luck", "choice"]
    said: Said


class Analysed(msgspec.Struct):
    """The whole analysis. `done` of `turns` have been looked into; before that, only their curve is known."""

    game: str
    players: int
    names: list[str]
    depth: int
    turns: list[TurnLooked]
    initial: list[float]
    final: list[float]
    done: int
    luck: list[float]
    skill: list[float]
    lost: list[float]  # by every seat's own choices
    turning: list[Turning]
    lucky: list[list[Draw]]  # by seat, the luckiest first,
    unlucky: list[list[Draw]]  # and the unluckiest
    summary: list[Said]
