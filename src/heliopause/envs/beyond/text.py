"""What the texts of both games have: the seats and the technology board."""

from collections.abc import Callable, Iterator
from typing import Any, Final

from heliopause.envs.text import mark, marks, player_name, told
from heliopause.game import Game

View = Any  # a struct of either game's view
Purse = Callable[[View, str], list[str]]  # what a seat has to spend, and the language to say it in
LEVELS: Final = ("I", "II", "III", "IV")


def table_text(game: Game, language: str, purse: Purse, land: Callable[[View, str], Iterator[str]]) -> list[str]:
    """The seats, the technology board, and the game's own map."""
    view = game.view(language)
    lines = [*(_seat(seat, language, purse) for seat in view.seats), ""]
    lines += [told(language, "ui-head-board"), *_slots(view, language), ""]
    return [*lines, told(language, "ui-head-map"), *land(view, language)]


def seat_facts(seat: View, language: str, purse: Purse) -> list[str]:
    """What a seat has, in a few words each."""
    facts = [
        told(language, "ui-points", n=sum(seat.score.values())),
        told(language, "ui-mat-pop", n=seat.pop),
        *purse(seat, language),
        told(language, "ui-mat-supply", columns=" ".join(str(column.cubes) for column in seat.columns)),
        told(language, "ui-mat-technology-count", n=len(seat.technologies)),
    ]
    if seat.pawn:
        facts.append(told(language, "ui-mat-pawn", where=seat.pawn))
    return facts


def owner_of(seat: View) -> View:
    """The faction or the government of a seat, if it has one yet."""
    return getattr(seat, "mat", None) or getattr(seat, "government", None)


def _seat(seat: View, language: str, purse: Purse) -> str:
    owner = owner_of(seat)
    name = player_name(language, seat.seat)
    title = f"{mark(seat.seat)} {name}" + (f" ({owner.name})" if owner else "")
    return f"{title}: {', '.join(seat_facts(seat, language, purse))}"


def _slots(view: View, language: str) -> Iterator[str]:
    for slot in view.slots:
        card = slot.card.name if slot.card else told(language, "ui-undiscovered")
        needs = f" < {' '.join(slot.needs)}" if slot.needs else ""
        yield f"{LEVELS[slot.level - 1]:>4} {slot.id:<2} {card:<28}{marks(slot.researched):<5}{needs}"
