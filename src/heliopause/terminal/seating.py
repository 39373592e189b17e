"""Who sits where: people at this terminal and bots, and what they are called."""

import csv
from typing import Any

from heliopause.bots import NAMES, NoSuchBot, make
from heliopause.bots.guard import Guard
from heliopause.kernel.refusal import BadOption
from heliopause.kernel.spec import GameSpec
from heliopause.terminal.saves import ME
from heliopause.terminal.translator import Stop, Translator

LONGEST_NAME = 20
AUTOMA = "automa"  # a seat that the rules themselves play
EXTERNAL = "external:"  # a program of somebody's own


def parted(text: str) -> list[str]:
    """`greedy,search:1s` as a list; a bot whose command has commas stands in quotation marks."""
    return [name.strip() for name in next(csv.reader([text], skipinitialspace=True), []) if name.strip()]


def read_seats(text: str, say: Translator) -> list[str]:
    """`me,greedy` as a list, checked; spaces do as well as commas where no command has any."""
    named = parted(text) if "," in text or EXTERNAL in text else text.split()
    seats = [name if name.startswith(EXTERNAL) else name.lower() for name in named]
    for name in seats:
        check_bot(name, say)
    return seats


def check_bot(name: str, say: Translator) -> None:
    if name in (ME, AUTOMA):
        return
    try:
        make(name)
    except NoSuchBot:
        raise say.stop("no-bot", name=name, known=", ".join(NAMES)) from None


def arrange(
    spec: GameSpec, seats: list[str] | None, options: dict[str, Any], players: int, say: Translator
) -> tuple[list[str], dict[str, Any]]:
    """Who sits where, and the options of a game for them; nobody sits where the rules play.

    `players` counts if neither seats nor options say how many play.
    """
    if seats is None:
        number = spec.options.completed(options).get("players", players)
    else:
        number = len(seats)
        options = {**spec.handing(_automatic(seats)), **options}
    options = {**options, "players": number}
    try:
        automatic = spec.read_options(options).automatic_seats()
    except BadOption as error:
        raise Stop(str(error)) from None
    seats = seats or default_seats(number, automatic)
    if _automatic(seats) != automatic:
        raise say.stop("seats-automatic", n=len(automatic), seats=", ".join(str(seat + 1) for seat in automatic))
    return seats, options


def default_seats(players: int, automatic: tuple[int, ...] = ()) -> list[str]:
    """A person against greedy bots."""
    seats = [AUTOMA if seat in automatic else "greedy" for seat in range(players)]
    seats[seats.index("greedy") if "greedy" in seats else 0] = ME
    return seats


def _automatic(seats: list[str]) -> tuple[int, ...]:
    return tuple(seat for seat, name in enumerate(seats) if name == AUTOMA)


def bots_at(seats: list[str], seed: int | None) -> list[Guard | None]:
    """By seat: its bot, or None for a person."""
    found: list[Guard | None] = []
    for number, name in enumerate(seats, 1):
        own = None if seed is None else seed + number
        found.append(None if name in (ME, AUTOMA) else Guard(make(name, own), own))
    return found


def names_for(seats: list[str], given: tuple[str, ...], say: Translator) -> list[str]:
    """Names for all seats: the given ones for the people in order, or for everybody."""
    names = [
        say("name-player", seat=seat) if kind == ME else _bot_name(kind) + ("" if kind == AUTOMA else f" {seat}")
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


def _bot_name(kind: str) -> str:
    return kind.partition(":")[0].capitalize()


def _checked(name: str, say: Translator) -> str:
    name = " ".join(name.split())
    if not name or len(name) > LONGEST_NAME or not name.isprintable():
        raise say.stop("name-bad", longest=LONGEST_NAME)
    return name
