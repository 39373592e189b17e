"""A second reader of the notation: what a line should do to a faction, foretold without the engine."""

import re
from collections.abc import Iterator
from typing import Any

from heliopause.event import Event
from tests.games.sun.helpers import LEVELS, SLOTS, Bare, formula, raw


def split(text: str, mark: str) -> list[str]:
    """Split at a mark that is not inside brackets."""
    depth, found = 0, [""]
    for letter in text:
        depth += {"(": 1, "[": 1, ")": -1, "]": -1}.get(letter, 0)
        if letter == mark and depth == 0:
            found.append("")
        else:
            found[-1] += letter
    return [piece.strip() for piece in found]


def alternatives(text: str) -> list[int]:
    """How many alternatives each choice of a line has, in order; choices inside alternatives are not looked for."""
    *_, effects = split(text, ":")
    found = []
    for effect in split(effects, ","):
        choice = re.fullmatch(r"(?:(\d+) x )?\[(.+)\]", effect)
        if choice:
            found += [len(split(choice[2], "|"))] * int(choice[1] or 1)
    return found


DEEDS = ("log-jump", "log-move", "log-upgrade", "log-retire", "log-automate", "log-research", "log-copy")


class Ledger:
    """What a faction has, and what a line should make of it."""

    def __init__(self, p: Bare, seat: int) -> None:
        self.p = p
        self.seat = seat
        faction = p.seat(seat)
        self.ore = faction.ore
        self.pop = faction.pop
        self.supply = sum(faction.columns)
        self.ships = [sum(faction.ships[level::4]) for level in range(4)]
        self.retired = sum(faction.retired)
        self.tracks = list(faction.tracks)
        self.automation = sum(faction.automated)
        self.slots = faction.techs.bit_count()
        self.cards = len(faction.cards)
        self.private = len(faction.private)
        self.colonies = len(faction.colonies)
        self.guilds = p.state.guilds.bit_count()
        self.columns = list(faction.columns)  # not compared: cubes may come from anywhere
        self.seen = len(p.game.events)

    def values(self) -> dict[str, Any]:
        leave_out = ("p", "seat", "columns", "seen", "deeds", "picks")
        return {name: value for name, value in vars(self).items() if name not in leave_out}

    def check(self, text: str, picks: Iterator[int] | None = None) -> None:
        """The line has been carried out since this ledger was made: does the faction have what it promises?"""
        self.expect([text], picks)
        assert self.values() == Ledger(self.p, self.seat).values()

    def expect(self, texts: list[str], picks: Iterator[int] | None = None) -> None:
        """Write down what these lines do, with the moves and upgrades that the log tells of; none may be left over."""
        self.deeds = [event for event in self.p.game.events[self.seen :] if event.seat == self.seat]
        self.picks = picks or iter(())
        for text in texts:
            self.line(text, self.picks)
        counted_deeds = (
            "log-jump",
            "log-move",
            "log-upgrade",
            "log-retire",
            "log-automate",
            "log-research",
            "log-copy",
        )
        left = [event.message for event in self.deeds if event.message in counted_deeds]
        assert left == [], "more was done than the line says"

    def deed(self, message: str) -> Event:
        """The next thing of this kind that was done."""
        event = next((event for event in self.deeds if event.message == message), None)
        assert event is not None, f"no {message} was done"
        self.deeds.remove(event)
        return event

    def line(self, text: str, picks: Iterator[int]) -> None:
        *cost, effects = split(text, ":")
        for item in cost[0].split("+") if cost else ():
            number, what = item.split()
            if what == "ore":
                self.ore -= int(number)
            else:
                self.pop -= int(number)
                self.supply += int(number)
        for effect in split(effects, ","):
            self.effect(effect, picks)

    def effect(self, text: str, picks: Iterator[int]) -> None:
        choice = re.fullmatch(r"(?:(\d+) x )?\[(.+)\]", text)
        if choice:
            for _ in range(int(choice[1] or 1)):
                self.line(split(choice[2], "|")[next(picks)], picks)
        elif text.startswith("("):
            self.line(text[1:-1], picks)
        else:
            self.verb(text)

    def verb(self, text: str) -> None:
        for pattern, method in VERBS:
            found = re.fullmatch(pattern, text)
            if found:
                method(self, *found.groups())
                return
        raise AssertionError(f"the second reader does not know {text!r}")

    # Ore and cubes

    def gain_ore(self, number: str) -> None:
        self.ore += int(number)

    def gain_ore_per(self, text: str) -> None:
        self.ore += formula(self.p, self.seat, text)

    def recruit(self, number: str | None) -> None:
        for _ in range(int(number or 1)):
            self.supply -= 1
            self.pop += 1

    def recruit_per(self, number: str | None, counting: str) -> None:
        self.recruit(str(formula(self.p, self.seat, f"{number or 1} per {counting}")))

    def build(self, number: str | None, source: str, level: str, deep: str | None) -> None:
        for _ in range(int(number or 1)):
            if source == "supply":
                self.supply -= 1
            else:
                self.pop -= 1
            self.ships[int(level) - 1] += 1
            built = self.deed("log-build" if source == "supply" else "log-build-from-pop")
            assert built.phrase.args["a"] == int(level)
            assert ("Deep Space" in built.words()) == bool(deep)

    def grow(self) -> None:
        for letter in self.mat()["growth"][: 9 - self.tracks[0]]:
            if letter != "-" and self.columns["ABCDE".index(letter)]:
                self.recruit(None)

    def mine(self) -> None:
        self.ore += sum(self.mat()["ore_track"][: 9 - self.tracks[1]])

    def mat(self) -> dict[str, Any]:
        return raw("mat")[self.p.seat(self.seat).mat.id]

    def trade(self) -> None:
        self.pop -= 1
        self.supply += 1
        self.ore += 1

    def nothing(self, *_: str) -> None:
        """Cubes moved inside the supply."""

    # Discs

    def automate(self, kind: str) -> None:
        disc = self.deed("log-automate").phrase.args["a"]
        name = getattr(disc, "words", str)()
        assert name in kind.split(" or ")
        self.tracks[("food", "ore").index(name)] -= 1
        self.automation += 1

    # Ships

    def jump(self, points: str) -> None:
        for _ in range(int(points)):
            self.deed("log-jump")

    def move(self, number: str) -> None:
        for _ in range(int(number)):
            self.deed("log-move")

    def upgrade(self, number: str, by: str) -> None:
        for _ in range(int(number)):
            before, after = self.upgraded()
            assert after == min(4, before + int(by))
            self.ships[before - 1] -= 1
            self.ships[after - 1] += 1

    def upgraded(self) -> tuple[int, int]:
        args = self.deed("log-upgrade").phrase.args
        before, after = args["a"], args["b"]
        assert isinstance(before, int)
        assert isinstance(after, int)
        return before, after

    def levels(self, number: str) -> None:
        self.upgrade(number, "1")

    def retire(self) -> None:
        level = self.deed("log-retire").phrase.args["a"]
        assert isinstance(level, int)
        self.ships[level - 1] -= 1
        self.retired += 1

    # Systems

    def colonize(self) -> None:
        """The whole fleet at the system settles (the bare table has just enough there) and a disc is added."""
        settled = [event for event in self.deeds if event.message == "log-settle"]
        for event in settled:
            level = event.phrase.args["a"]
            assert isinstance(level, int)
            self.ships[level - 1] -= 1
            self.supply += 1
        disc = getattr(self.deed("log-colony-disc").phrase.args["b"], "words", str)()
        self.tracks[("food", "ore").index(disc)] -= 1
        self.colonies += 1

    def annex(self, _: str) -> None:
        self.colonies += 1

    # Research and the board

    def research(self, levels: str, existing: str | None, *_: str | None) -> None:
        slot = getattr(self.deed("log-research").phrase.args["a"], "words", str)()
        level = next(level for level, slots in SLOTS.items() if slot in slots)
        if levels == "X":
            allowed = [min(4, self.colonies + 1)]
        elif levels.startswith("up to"):
            allowed = list(range(1, LEVELS[levels.rsplit(maxsplit=1)[-1]] + 1))
        else:
            allowed = [LEVELS[name] for name in levels.split(" or ")]
        assert level in allowed
        self.pop -= 1
        self.slots += 1
        self.cards += 1

    def take_private(self, _: str) -> None:
        self.private += 1
        self.cards += 1

    def copy(self, _: str) -> None:
        self.deed("log-copy")
        chosen = next(id for seat, id in reversed(self.p.game.choices) if seat == self.seat and id.startswith("copy:"))
        action = next(action for action in self.p.state.content.actions if action.id == chosen.partition(":")[2])
        self.line(action.line.text, self.picks)

    def open_guild(self, _: str) -> None:
        self.guilds += 1


VERBS: list[tuple[str, Any]] = [
    (r"(\d+) ore", Ledger.gain_ore),
    (r"(\d+) ore per (.+)", lambda self, each, counting: Ledger.gain_ore_per(self, f"{each} per {counting}")),
    (r"(?:(\d+) )?supply -> pop", Ledger.recruit),
    (r"(?:(\d+) )?supply -> pop per (.+)", Ledger.recruit_per),
    (r"column [A-E] -> pop", lambda self: Ledger.recruit(self, None)),
    (r"(?:(\d+) )?(supply|pop) -> ship ([1-4])( in Deep Space)?", Ledger.build),
    (r"grow", Ledger.grow),
    (r"mine", Ledger.mine),
    (r"trade", Ledger.trade),
    (r"move \d+ supply to column A", Ledger.nothing),
    (r"move the rightmost \d+ supply", Ledger.nothing),
    (r"replace stars", Ledger.nothing),
    (r"automate (food or ore|food|ore)", Ledger.automate),
    (r"jump (\d+)", Ledger.jump),
    (r"move (\d+) ships anywhere", Ledger.move),
    (r"upgrade (?:up to )?(\d+) ships? by (\d)", Ledger.upgrade),
    (r"upgrade (\d+) levels?", Ledger.levels),
    (r"retire a ship", Ledger.retire),
    (r"colonize", Ledger.colonize),
    (r"annex from (\d+)", Ledger.annex),
    (r"research (.+?)( existing)?( without prerequisites)?( without bonus)?", Ledger.research),
    (r"private (II|III)", Ledger.take_private),
    (r"copy (any|research)", Ledger.copy),
    (r"open guild (\d)", Ledger.open_guild),
]
