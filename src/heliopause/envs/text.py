"""A position as plain text: what the game shows of it, and what may be chosen."""

from functools import lru_cache
from typing import Final

from heliopause.game import Game
from heliopause.kernel.option import Option
from heliopause.outline import outline
from heliopause.registry import spec_of
from heliopause.words import joined, say

MARKS: Final = "@#%&"  # of the seats


def text_of(game: Game, language: str = "en", numbers: dict[str, int] | None = None) -> str:
    """`numbers` are those of the legal actions, by option id."""
    draw = spec_of(game.name).part("text") or outline
    lines = [heading(game, language), "", *draw(game, language), ""]
    for option in game.options():
        number = "" if numbers is None else f"{numbers[option.id]:5}  "
        lines.append(f"{number}{words_of(option, language)}")
    return "\n".join(line.rstrip() for line in lines).rstrip() + "\n"


@lru_cache(maxsize=1 << 12)
def told(language: str, message: str, **args: str | int) -> str:
    """A message in words. Few are said very often, and finding the words takes long."""
    return say(language, message, args)


@lru_cache(maxsize=1 << 12)
def words_of(option: Option, language: str) -> str:
    return option.words(language)


def player_name(language: str, seat: int) -> str:
    return told(language, "ui-name-player", seat=seat + 1)


def heading(game: Game, language: str) -> str:
    """The game, the round, and whose choice it is or who has won."""
    title = spec_of(game.name).title
    if game.over:
        winners = game.winners()
        names = joined(language, (player_name(language, seat) for seat in winners))
        return f"{title} · {told(language, 'ui-winners', n=len(winners), names=names)}"
    turn = told(language, "ui-round", n=game.round)
    seat = game.seat
    if seat is None or seat < 0:
        return f"{title} · {turn}"
    return f"{title} · {turn} · {player_name(language, seat)} {told(language, 'ui-asked')}"


def mark(seat: int) -> str:
    return MARKS[seat % len(MARKS)]


def marks(seats: list[int]) -> str:
    return "".join(map(mark, seats))
