"""Who sits where: people at this terminal and bots, and what they are called."""

import re

from heliopause.bots import BOTS, Bot, make
from heliopause.cli.saves import ME
from heliopause.cli.speech import Speech

LONGEST_NAME = 20
AUTOMA = "automa"  # the solo deck; the rules play it


def read_seats(text: str, say: Speech) -> list[str]:
    """`me,greedy` as a list, checked."""
    seats = [name for name in re.split(r"[\s,]+", text.strip().lower()) if name]
    for name in seats:
        check_bot(name, say)
    if not 2 <= len(seats) <= 4:
        raise say.stop("seats-number", n=len(seats))
    if AUTOMA in seats and seats != [ME, AUTOMA]:
        raise say.stop("automa-seats")
    return seats


def check_bot(name: str, say: Speech) -> None:
    if name not in (ME, AUTOMA) and name not in BOTS:
        raise say.stop("no-bot", name=name, known=", ".join(BOTS))


def default_seats(players: int) -> list[str]:
    return [ME, *["greedy"] * (players - 1)]


def bots_at(seats: list[str], seed: int | None) -> list[Bot | None]:
    """By seat: its bot, or None for a person."""
    return [
        None if name in (ME, AUTOMA) else make(name, None if seed is None else seed + 1 + seat)
        for seat, name in enumerate(seats)
    ]


def names_for(seats: list[str], given: tuple[str, ...], say: Speech) -> list[str]:
    """Names for all seats: the given ones for the people in order, or for everybody."""
    names = [
        say("name-player", seat=seat) if kind == ME else kind.capitalize() + ("" if kind == AUTOMA else f" {seat}")
        for seat, kind in enumerate(seats, 1)
    ]
    people = [seat for seat, kind in enumerate(seats) if kind == ME]
    places = list(range(len(seats))) if len(given) == len(seats) else people
    if len(given) > len(places):
        raise say.stop("names-too-many", n=len(given), people=len(people))
    for seat, name in zip(places, given, strict=False):
        names[seat] = _checked(name, say)
    if len({name.casefold() for name in names}) < len(names):
        raise say.stop("names-equal")
    return names


def _checked(name: str, say: Speech) -> str:
    name = " ".join(name.split())
    if not name or len(name) > LONGEST_NAME or not name.isprintable():
        raise say.stop("name-bad", longest=LONGEST_NAME)
    return name
