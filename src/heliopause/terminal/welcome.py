"""The two questions of a game started without options: who plays, and with which variants."""

from typing import Any

from rich.console import Console

from heliopause.terminal.box import Box
from heliopause.terminal.prompt import Prompt
from heliopause.terminal.seating import default_seats, read_seats
from heliopause.terminal.translator import Speech, Stop


class Wish:
    """What the people want to play."""

    def __init__(self, seats: list[str], variants: dict[str, Any], resume: bool = False) -> None:
        self.seats = seats
        self.variants = variants
        self.resume = resume


def welcome(box: Box, unfinished: bool, prompt: Prompt, console: Console, say: Speech) -> Wish | None:
    """Enter, Enter starts a game against one greedy bot. None if the input ends."""
    console.print(say("welcome", game=say(f"game-{box.name}")))
    if unfinished:
        console.print(say("welcome-unfinished"))
    while True:
        text = prompt.read(say("welcome-seats") + " ")
        if text is None:
            return None
        if unfinished and text.lower() in ("r", "resume"):
            return Wish([], {}, resume=True)
        if text.isdecimal() and 2 <= int(text) <= 4:
            seats = default_seats(int(text))
            break
        try:
            seats = read_seats(text, say) if text else default_seats(2)
            break
        except Stop as error:
            console.print(error.format_message())
    while box.letters:
        text = prompt.read(say(f"welcome-variants-{box.name}") + " ")
        if text is None:
            return None
        letters = [letter for letter in text.lower() if letter.isalpha()]
        if all(letter in box.letters for letter in letters):
            return Wish(seats, dict(box.letters[letter] for letter in letters))
        console.print(say("welcome-variants-unclear", text=text, letters=", ".join(box.letters)))
    return Wish(seats, {})
