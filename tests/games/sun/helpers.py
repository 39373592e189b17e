"""A bare table for tests of single cards: plain cards without text lie around the one under test."""

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import Any

import heliopause
from heliopause.content import Pack
from heliopause.game import Game
from heliopause.kernel.deck import members
from tests.games.sun.position import Position

TYPES = ("scientific", "economic", "military", "commercial")
LEVELS = {"I": 1, "II": 2, "III": 3, "IIII": 4}
SLOTS = {1: "1234", 2: "ABCDEF", 3: "abcdef", 4: "xyz"}
PLACES = ("a1", "a2", "b1", "b2", "s1", "s2", "s3")
KINDS = ("technology", "event", "system", "achievement", "guild", "mat")


def raw(kind: str) -> dict[str, dict[str, Any]]:
    """The tables of a kind as the content files have them, read without the engine."""
    plural = {"technology": "technologies"}.get(kind, f"{kind}s")
    text = files("heliopause.games.sun").joinpath("content", f"{plural}.toml").read_text(encoding="utf-8")
    tables = tomllib.loads(text)[kind]
    assert isinstance(tables, dict)
    return tables


def action_of(technology: str, number: int = 0) -> str:
    """The line of a technology's action, as the content file has it."""
    line = raw("technology")[technology]["actions"][number]["line"]
    assert isinstance(line, str)
    return line


# The bare table


def plain(slot: str) -> str:
    """The id of the plain technology of a slot."""
    level = next(level for level, slots in SLOTS.items() if slot in slots)
    return f"plain-{level}{slot.lower()}"


def spare(type_name: str, number: int) -> str:
    """The id of a plain level II technology of one type, eight of each."""
    return f"spare-{type_name}-{number}"


def colony(number: int) -> str:
    """The id of a plain system: even numbers food (deck A), odd ones ore (deck B)."""
    return f"colony-{number}"


def _technology(id: str, level: int, type_name: str) -> str:
    last = 'vp = "0"\n' if level == 4 else f'right = "{type_name}"\n'
    return f'[technology.{id}]\nname = "{id}"\nlevel = {level}\nleft = ["{type_name}", "{type_name}"]\n{last}'


def _system(id: str, deck: str, power: int, specialty: str) -> str:
    return f'[system.{id}]\nname = "{id}"\ndeck = "{deck}"\npower = {power}\nspecialty = ["{specialty}"]\nvp = 1\n'


@cache
def plain_cards() -> str:
    """A pack of cards without text: a technology for every slot, systems for every place, an event for each level."""
    found = [
        _technology(plain(slot), level, TYPES[number % 4])
        for level, slots in SLOTS.items()
        for number, slot in enumerate(slots)
    ]
    found += [_technology(spare(name, number), 2, name) for name in TYPES for number in range(8)]
    found += [_technology(f"spare-3-{number}", 3, "military") for number in range(8)]
    found += [_system("plain-a1", "A", 3, "food"), _system("plain-a2", "A", 3, "ore")]
    found += [_system("plain-b1", "B", 4, "food"), _system("plain-b2", "B", 4, "ore")]
    found += [_system(colony(number), "AB"[number % 2], 3, ("food", "ore")[number % 2]) for number in range(8)]
    found += [f'[event.plain-{level}]\nname = "plain-{level}"\nlevel = {level}\n' for level in (2, 3)]
    return "\n".join(found)


@cache
def _pristine(text: str, players: int, options: tuple[tuple[str, Any], ...]) -> Game:
    pack = Pack("bare", plain_cards() + text)
    return heliopause.new("sun", players=players, seed=1, start=0, pack=pack, **dict(options))


class Bare(Position):
    """A table with nothing but plain cards on it, and with the cards of `text` in the box.

    Everybody has 17 cubes in supply, 2 population, a level 1 ship on Sol and no ore.
    """

    def __init__(self, text: str = "", players: int = 4, seed: int = 1, **options: Any) -> None:
        self.game = _pristine(text, players, tuple(sorted(options.items()))).copy(seed=seed)
        self.finish_setup()
        self.even()
        for slot in SLOTS[1]:
            self.put_card(slot, plain(slot))
        for place in ("a1", "a2", "b1", "b2"):
            if place in self.state.board.ids:
                self.put_system(place, f"plain-{place}")

    def discover(self, *slots: str) -> None:
        """Plain technologies lie on these slots."""
        for slot in slots:
            self.put_card(slot, plain(slot))

    def has(self, seat: int, *slots: str) -> None:
        """The seat has researched these slots; where no card lies yet, it is a plain one."""
        for slot in slots:
            if self.state.card_at[self.slot(slot)] < 0:
                self.discover(slot)
            self.research(seat, slot)

    def deck(self, level: int, *technologies: str) -> None:
        """A technology deck holds exactly these cards, in this order."""
        self.state.decks[level] = [1 << self.technology(id) for id in technologies]

    def batches(self, level: int) -> list[set[str]]:
        """The batches of a technology deck; cards of one batch come in any order."""
        cards = self.state.content.technologies
        return [{cards[number].id for number in members(batch)} for batch in self.state.decks[level]]

    def row(self, level: int, *technologies: str) -> None:
        """The row of the tableau holds exactly these four cards; those that lay there are back in the deck."""
        state = self.state
        cards = [self.technology(id) for id in technologies]
        back = [1 << card for card in state.rows[level] if card >= 0]
        rest = [batch & ~sum(1 << card for card in cards) for batch in state.decks[level] + back]
        state.decks[level] = [batch for batch in rest if batch]
        state.rows[level] = cards

    def row_cards(self, level: int) -> list[str | None]:
        """The row of a level: four cards, None for a gap; empty while there is no row."""
        cards = self.state.content.technologies
        return [cards[number].id if number >= 0 else None for number in self.state.rows[level]]

    def technologies(self, seat: int) -> list[str]:
        """The technologies of a seat, private ones among them."""
        return [self.state.content.technologies[card].id for card in self.seat(seat).cards]

    def rule_everything(self, seat: int) -> None:
        """The seat controls every place, so that none of its moves changes control."""
        for place in PLACES:
            here = self.place(place)
            kind = self.state.board.specialty(self.state, here)[0]
            self.control(seat, place, ("food", "ore")[kind])

    def mat(self, seat: int, id: str) -> None:
        """Give the seat a mat, with its cubes; what lies elsewhere stays."""
        faction = self.seat(seat)
        faction.mat = next(mat for mat in self.state.content.mats if mat.id == id)
        faction.pop = 20 - 17 - sum(faction.ships) - faction.techs.bit_count()
        faction.columns = faction.mat.columns[:]

    def turn(self, seat: int = 0) -> "Bare":
        super().turn(seat)
        return self

    def play(self, *ids: str) -> "Bare":
        super().play(*ids)
        return self

    def idle(self, turns: int = 1) -> "Bare":
        super().idle(turns)
        return self

    def until_production(self, picks: Iterator[int] | None = None) -> "Bare":
        """Carry the action out to its end: take every first option that does something, `picks` where one chooses."""
        return self.until("AskProduction", picks)

    def until(self, question: str, picks: Iterator[int] | None = None) -> "Bare":
        for _ in range(200):
            if self.question() == question:
                return self
            self.play(self.forward(picks))
        raise AssertionError(f"{question} is never asked")

    def forward(self, picks: Iterator[int] | None = None) -> str:
        """The first option that does something; a trade is one population for 1 ore."""
        offered = [id for id in self.offered() if not id.startswith("power:")]
        if self.question() == "AskTrade":
            return "trade:pop-ore" if self.game.events[-1].message == "log-trade" else "done"
        if self.question() == "AskChoice" and picks is not None:
            return f"choose:{'abcdefgh'[next(picks)]}"
        return next((id for id in offered if id not in ("pass", "done")), offered[0])


# A private technology with a free research of every level: `space:study.0` to `space:study.3`.
STUDY = """
[technology.study]
name = "Study"
level = 2
left = ["military", "military"]
right = "military"
actions = [{ line = "research I" }, { line = "research II" }, { line = "research III" }, { line = "research IIII" }]
"""


def studying(text: str = "", players: int = 4, pop: int = 2, **options: Any) -> Bare:
    """A bare table where seat 0 can research any level for nothing but the cube."""
    table = Bare(STUDY + text, players, **options)
    table.private(0, "study")
    table.give(0, pop=pop)
    return table


def line_technology(line: str, id: str = "under-test", level: int = 2, **keys: str) -> str:
    """The table of a technology with one action, for `Bare(text=...)`."""
    more = "".join(f'{key} = "{value}"\n' for key, value in keys.items())
    action = f'actions = [{{ spaces = 1, line = "{line}" }}]\n' if line else ""
    return _technology(id, level, "military") + more + action


def taking(line: str, players: int = 4, pop: int = 2, ore: int = 0) -> Bare:
    """A bare table where seat 0 has this line as an action: `space:under-test.0`."""
    table = Bare(line_technology(line), players)
    table.private(0, "under-test")
    table.give(0, pop=pop, ore=ore)
    return table


EXTRA = '[event.news]\nname = "News"\nlevel = 2\nextra_system = "A"\n'


def with_extra_system(link: str = "b1", text: str = "") -> Bare:
    """Seat 0 has discovered a slot whose event adds a plain system beside `link`."""
    p = studying(EXTRA + text)
    p.has(0, "1")
    p.give(0, pop=1)
    p.next_event("news")
    p.stack_systems("A", colony(0), colony(2))
    p.stack_deck(2, spare("scientific", 0), spare("scientific", 1))
    p.turn(0).play("space:study.1", f"link:{link}")
    p.until_production()
    return p


# Counting, without the engine's counters


def counted(p: Position, seat: int, word: str) -> int:
    """How many of something a seat has, from the view of the game and the tables of the cards."""
    view = p.game.view()
    own = view.seats[seat]
    places = [place for place in view.places if place.controller == seat]
    ships = {place.id: place.ships[seat] for place in view.places}
    cards = [next(card for card in p.state.content.technologies if card.id == id) for id in own.technologies]
    first, _, rest = word.partition(" ")
    if rest == "technologies" and first in TYPES:
        return sum(TYPES.index(first) in card.left for card in cards)
    if first == "level" and rest.endswith("technologies"):
        return sum(card.level == LEVELS[rest.split()[0]] for card in cards)
    off = {"food discs off": 8 - own.food, "ore discs off": 8 - own.ore_discs}
    counts = {
        "colonies": len(own.colonies),
        "controlled locations": len(places),
        "shipyards": sum(place.kind == "shipyard" for place in places),
        "systems controlled": sum(place.kind == "system" for place in places),
        "ships": sum(sum(levels) for levels in ships.values()),
        "fleet power": sum((level + 1) * n for levels in ships.values() for level, n in enumerate(levels)),
        "level 4 ships": sum(levels[3] for levels in ships.values()),
        "locations with ships": sum(any(levels) for levels in ships.values()),
        "ships in Deep Space": sum(ships["deep"]),
        "technologies": len(cards),
        "automation levels": own.automation,
        "discs off": sum(off.values()),
        **off,
        "specialties": sum(len(place.specialty) for place in places + own.colonies),
        "pop": own.pop,
        "ore": own.ore,
        "resources": own.pop + own.ore,
        "achievements": sum(seat in card.claims for card in view.achievements),
        "guilds open": sum(guild.open for guild in view.guilds),
        "control taken": 0,
    }
    return int(counts[word])


def arrange(p: Bare, seat: int, word: str, n: int) -> None:
    """Bring about that a seat on a bare table has exactly n of something; of technologies, n more."""
    before = counted(p, seat, word) if word.endswith("technologies") else 0
    first, _, rest = word.partition(" ")
    if rest == "technologies" and first in TYPES:
        for number in range(n):
            p.private(seat, spare(first, number))
    elif word in ("technologies", "level II technologies"):
        for number in range(n):
            p.private(seat, spare(TYPES[number % 4], number // 4))
    elif word == "level III technologies":
        for number in range(n):
            p.private(seat, f"spare-3-{number}")
    elif word in ("level I technologies", "level IIII technologies"):
        p.has(seat, *SLOTS[LEVELS[rest.split()[0]]][:n])
    elif word == "colonies":
        for number in range(n):
            p.colony(seat, colony(number))
    elif word in ("controlled locations", "shipyards", "systems controlled", "specialties"):
        single = ("s1", "s2", "a1", "a2", "b1", "b2", "s3")  # s3 has two specialties
        ids = {"shipyards": ("s1", "s2", "s3"), "systems controlled": ("a1", "a2", "b1", "b2")}.get(word, single)
        if word == "specialties":
            ids = single[:6]
            for number in range(n - 6):
                p.colony(seat, colony(number))
        for id in ids[:n]:
            p.control(seat, id, "food" if id in ("s1", "a1", "b1") else "ore")
    elif word == "fleet power":
        p.ships(seat, "sol", *[4] * (n // 4), *[n % 4] * (n % 4 > 0))
    elif word in ("ships", "level 4 ships", "ships in Deep Space"):
        p.ships(seat, "sol")
        p.ships(seat, "deep" if word.endswith("Space") else "sol", *[4 if word.startswith("level") else 1] * n)
    elif word == "locations with ships":
        p.ships(seat, "sol")
        for id in ("sol", "deep", *PLACES)[:n]:
            p.ships(seat, id, 1)
    elif word in ("automation levels", "discs off"):
        p.automate(seat, food=n // 2, ore=n - n // 2)
    elif word in ("food discs off", "ore discs off"):
        p.automate(seat, **{first: n})
    elif word == "pop":
        p.give(seat, pop=n)
    elif word == "ore":
        p.give(seat, ore=n)
    elif word == "resources":
        p.give(seat, pop=n // 2, ore=n - n // 2)
    elif word == "achievements":
        for id in ("transcendence", "empire", "technologist", "warlord")[:n]:
            p.claimed(id, seat)
    elif word == "guilds open":
        for guild in p.state.content.guilds[:n]:
            p.open_guild(guild.id)
    else:
        raise AssertionError(f"nobody knows how to arrange {n} {word}")
    assert counted(p, seat, word) == before + n


# As many of something as `arrange` can bring about.
MOST = {
    **{"colonies": 8, "controlled locations": 7, "shipyards": 3, "systems controlled": 4, "specialties": 12},
    **{"level I technologies": 4, "level IIII technologies": 3, "locations with ships": 9, "discs off": 16},
    **{"food discs off": 8, "ore discs off": 8, "achievements": 4, "guilds open": 4, "level III technologies": 8},
    **{f"{name} technologies": 8 for name in TYPES},
}


def formula(p: Position, seat: int, text: str) -> int:
    """The value of a formula such as `3 + 1 per 2 fleet power up to 5`."""
    total = 0
    for term in re.split(r"\s*\+\s*", text):
        found = re.fullmatch(r"(\d+)(?: per (?:(\d+) )?(.+?)(?: up to (\d+))?)?", term)
        assert found, term
        each, per, word, limit = found.groups()
        value = int(each)
        if word:
            value = int(each) * (counted(p, seat, word) // int(per or 1))
            value = min(value, int(limit)) if limit else value
        total += value
    return total
