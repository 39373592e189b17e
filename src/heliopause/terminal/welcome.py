"""The two questions of a game started without options: who plays, and with which variants."""

from collections.abc import Callable
from typing import Any

from rich.console import Console
from rich.text import Text

from heliopause.kernel.game_options import OptionField
from heliopause.kernel.spec import GameSpec
from heliopause.terminal.prompt import Prompt
from heliopause.terminal.scene import QUIET, grid
from heliopause.terminal.seating import arrange, default_seats, read_seats
from heliopause.terminal.translator import Stop, Translator

Variant = tuple[str, Any]  # an option and its value


class Wish:
    """What the people want to play."""

    def __init__(self, seats: list[str] | None, options: dict[str, Any], resume: bool = False) -> None:
        self.seats = seats
        self.options = options
        self.resume = resume


def welcome(spec: GameSpec, unfinished: bool, prompt: Prompt, console: Console, say: Translator) -> Wish | None:
    """Enter, Enter starts a game against one greedy bot. None if the input ends."""
    console.print(say("welcome", game=spec.title))
    if unfinished:
        console.print(say("welcome-unfinished"))
    usual = ",".join(default_seats(min(spec.players)))
    question = say("welcome-seats", players=", ".join(map(str, spec.players)), usual=usual)
    wish = _asked(question, prompt, console, lambda text: _with_seats(spec, unfinished, text, say))
    variants = variants_of(spec)
    if wish is None or wish.resume or not variants:
        return wish
    table = grid("fixed", "wrap")
    for word, (name, value) in variants.items():
        table.add_row(f"  {word}", Text(label(spec.fields()[name], value, spec, say), style=QUIET))
    console.print(table)
    return _asked(say("welcome-variants"), prompt, console, lambda text: _with_variants(spec, wish, text, say))


def _asked(question: str, prompt: Prompt, console: Console, read: Callable[[str], Wish]) -> Wish | None:
    """Ask until the answer is understood. None if the input ends."""
    while (text := prompt.read(f"{question} ")) is not None:
        try:
            return read(text)
        except Stop as error:
            console.print(error.format_message())
    return None


def _with_seats(spec: GameSpec, unfinished: bool, text: str, say: Translator) -> Wish:
    """A number of players, or who sits where."""
    if unfinished and text.lower() in ("r", "resume"):
        return Wish(None, {}, resume=True)
    options = {"players": int(text)} if text.isdecimal() else {}
    seats = read_seats(text, say) if text and not options else None
    arrange(spec, seats, options, min(spec.players), say)
    return Wish(seats, options)


def _with_variants(spec: GameSpec, wish: Wish, text: str, say: Translator) -> Wish:
    variants = variants_of(spec)
    chosen = [_meant(word, variants) for word in text.lower().replace(",", " ").split()]
    if not all(chosen):
        raise say.stop("welcome-variants-unclear", text=text)
    options = {**wish.options, **dict(variants[word] for word in chosen)}
    arrange(spec, wish.seats, options, min(spec.players), say)
    return Wish(wish.seats, options)


def variants_of(spec: GameSpec) -> dict[str, Variant]:
    """What one may ask for with a word: a flag by its name, a choice by its value."""
    found: dict[str, Variant] = {}
    for name, field in spec.fields().items():
        if name == "players" or field.needs:
            continue
        if field.kind == "flag":
            found[name.replace("_", "-")] = (name, True)
        else:
            found |= {str(value): (name, value) for value in field.values if value != field.default}
    return found


def label(field: OptionField, value: Any, spec: GameSpec, say: Translator) -> str:
    """An option in the game's own words; else in those of its schema."""
    message = f"option-{spec.name}-{field.name}" + ("" if field.kind == "flag" else f"-{value}")
    return say.word(message.replace("_", "-"), field.description)


def _meant(word: str, variants: dict[str, Variant]) -> str:
    """The variant a word stands for: itself, or the only one that begins with it; "" if that is not clear."""
    fitting = [word] if word in variants else [name for name in variants if name.startswith(word)]
    return fitting[0] if len(fitting) == 1 else ""
