"""A solo table for tests: the automa at seat 1, any card of the solo deck next, chance answered by the test."""

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any

import heliopause
from heliopause.event import Event
from heliopause.games.sun.rules.constants import STAR
from heliopause.kernel.phrase import Phrase
from tests.games.sun.helpers import TYPES, Bare

PLAYER, AUTOMA = 0, 1
OFFERED = ("printed", "navigator", "commodore")
LEVELS = (*OFFERED, "cadet", "captain", "admiral", "legend")  # the others are former ones
LETTERS = "ABCDEFGHJKLMNP"
LEVEL_1 = {
    "prosperity": (7, 11, 13, 18),
    "agility": (9, 13, 14, 24),
    "efficiency": (3, 13, 23, 26),
    "technologist": (1, 8, 10, 13),
    "posthumanist": (2, 15, 17, 22),
    "strategist": (2, 5, 19, 25),
    "warlord": (2, 4, 6, 21),
    "specialization": (2, 12, 16, 20),
}
LEVEL_2 = {
    "prosperity": (35, 52, 54, 55),
    "agility": (34, 38, 43, 55),
    "efficiency": (44, 48, 51, 55),
    "technologist": (36, 39, 53, 55),
    "posthumanist": (32, 33, 40, 56),
    "strategist": (31, 45, 46, 56),
    "warlord": (47, 49, 50, 56),
    "specialization": (37, 41, 42, 56),
}
ACHIEVEMENTS_A = ("prosperity", "agility", "efficiency", "technologist")
ACHIEVEMENTS_B = ("posthumanist", "strategist", "warlord", "specialization")
JUMP_2, JUMP_4 = "27", "29"  # cards with nothing but these jumps in the first line


# Cards


@cache
def raw_cards() -> dict[str, dict[str, Any]]:
    """The tables of the 72 solo cards as the content file has them, read without the engine."""
    text = files("heliopause.games.sun").joinpath("content", "automa.toml").read_text(encoding="utf-8")
    tables: dict[str, dict[str, Any]] = tomllib.loads(text)["automa"]
    return tables


@cache
def planets() -> str:
    """Systems without text, named by deck, power and points: `a-3-4` is an A planet that needs 3 and is worth 4."""
    found = [
        f'[system.{deck.lower()}-{power}-{points}]\nname = "{deck} {power} {points}"\ndeck = "{deck}"\n'
        f'power = {power}\nspecialty = ["food"]\nvp = {points}\n'
        for deck in "AB"
        for power in range(2, 9)
        for points in range(3, 8)
    ]
    # A second one of the same worth, for ties.
    found.append('[system.b-4-6-twin]\nname = "twin"\ndeck = "B"\npower = 4\nspecialty = ["food"]\nvp = 6\n')
    found.append('[system.two-discs]\nname = "two"\ndeck = "B"\npower = 4\nspecialty = ["food", "ore"]\nvp = 4\n')
    return "\n".join(found)


@cache
def technologies() -> str:
    """Level II technologies of one type with an immediate bonus of 1 ore: `gift-military`."""
    return "\n".join(
        f'[technology.gift-{name}]\nname = "gift {name}"\nlevel = 2\nleft = ["{name}", "{name}"]\nright = "{name}"\n'
        'immediate = "1 ore"\n'
        for name in TYPES
    )


class Solo(Bare):
    """A bare solo table. There are no ships, no ore, 2 population each; the next solo card may be any of the 72."""

    def __init__(self, a1: str = "a-3-4", b1: str = "b-4-6", b2: str = "b-4-5", text: str = "", **options: Any) -> None:
        super().__init__(planets() + technologies() + text, 2, solo=True, **options)
        self.game._explicit = True
        self.planets(a1, b1, b2)
        for seat in (PLAYER, AUTOMA):
            self.ships(seat, "sol")
        self.whole = True
        self.seen = 0

    def planets(self, a1: str, b1: str, b2: str) -> None:
        for place, system in (("a1", a1), ("b1", b1), ("b2", b2)):
            self.put_system(place, system)

    def every_card(self) -> None:
        """The solo deck holds all 72 cards, shuffled."""
        cards = len(self.state.content.automa_cards)
        self.state.automa_deck = [0, (1 << cards) - 1, 0, cards, 0, 0, 0]

    def last_cards(self, *ids: str) -> None:
        """The solo deck holds only these cards."""
        numbers = {card.id: card.index for card in self.state.content.automa_cards}
        self.whole = False
        self.state.automa_deck = [2, sum(1 << numbers[id] for id in ids), 0, len(ids), 0, 0, 0]

    def strong(self, place: str, *levels: int) -> None:
        """The player's fleet at a place, and with it control."""
        self.ships(PLAYER, place, *levels)
        if place not in ("sol", "deep"):
            self.control(PLAYER, place, "star")

    def holds(self, place: str, *levels: int) -> None:
        """The automa's fleet at a place that it controls."""
        self.ships(AUTOMA, place, *levels)
        self.control(AUTOMA, place, "star")

    # Playing

    def play(self, *ids: str) -> "Solo":
        super().play(*ids)
        return self

    def card(self, *ids: str) -> "Solo":
        """The automa's turn, with these cards drawn; it stops where chance is asked for something else."""
        self.seen = len(self.game.events)
        if self.whole:
            self.every_card()
        self.turn(AUTOMA)
        for id in ids:
            self.play(f"draw:{id}")
        return self

    def rest(self) -> "Solo":
        """Whatever chance is still asked for takes its first outcome."""
        while self.game.seat == heliopause.CHANCE:
            self.game.choose(self.game.chances()[0][0])
        return self

    def chances(self) -> dict[str, float]:
        return {str(option): share for option, share in self.game.chances()}

    # Reading

    def events(self) -> list[Event]:
        """What has happened since the automa's turn began, up to the player's."""
        events = self.game.events[self.seen :]
        turns = [number for number, event in enumerate(events) if event.message == "log-turn"]
        return events[: turns[1]] if len(turns) > 1 else events

    def messages(self) -> list[str]:
        return [event.message for event in self.events()]

    def told(self, message: str) -> list[str]:
        """The words of all events of a kind."""
        return [event.words() for event in self.events() if event.message == message]

    def reasons(self) -> list[str]:
        """Why lines were not resolved, in words after the colon."""
        return [words.rpartition(": ")[2].rstrip(".") for words in self.told("log-automa-cannot")]

    def fleets(self, seat: int = AUTOMA) -> dict[str, list[int]]:
        """Where the seat has ships, and of which levels."""
        return {place: self.fleet(seat, place) for place in self.state.board.ids if self.fleet(seat, place)}

    def moves(self) -> list[str]:
        """The automa's moves as `preference level target`, as in `a 2 B1`."""
        found = []
        for event in self.events():
            if event.message == "log-automa-move":
                words, place = event.words(), event.phrase.args["c"]
                assert isinstance(place, Phrase)
                target = place.about.removeprefix("place:").replace("deep", "Space")
                found.append(f"{words.split()[1]} {words.partition('level-')[2][0]} {target[0].upper()}{target[1:]}")
        return found

    def controlled(self, seat: int = AUTOMA) -> list[str]:
        return [id for place, id in enumerate(self.state.board.ids) if self.state.controller[place] == seat]

    def discs_off(self, seat: int = AUTOMA) -> tuple[int, int]:
        """Food and ore discs gone from the tracks."""
        tracks = self.seat(seat).tracks
        return 8 - tracks[0], 8 - tracks[1]

    def automated(self) -> tuple[int, int]:
        """Food and ore discs on the automa's automation track; stars never lie there in these tests."""
        discs = self.seat(AUTOMA).automated
        assert not discs[STAR]
        return discs[0], discs[1]


def blocked(p: Solo, *places: str) -> None:
    """The player is too strong at these places for one ship."""
    for place in places:
        p.strong(place, 4, 4)
