"""Beyond the Sun for `lab balance`: when a card is on offer, when it is taken, and how a seat played."""

from typing import Any, Final

from heliopause.beyond import cards as printed
from heliopause.beyond import log as shared
from heliopause.beyond.alternatives import AskChoice, Choice
from heliopause.beyond.card_search import AskCard
from heliopause.beyond.lines import Line, Part, all_parts
from heliopause.beyond.options import PASS
from heliopause.beyond.research import AskSlot, Private, Research
from heliopause.game import Game, state_of
from heliopause.games.sun.rules import cards as components
from heliopause.games.sun.rules import log, scoring
from heliopause.games.sun.rules.annexing import AnnexAttached, AnnexFrom, AskAnnex
from heliopause.games.sun.rules.colonies import Colonize, Infiltrate, eligible, targets
from heliopause.games.sun.rules.constants import LEVELS, POWER
from heliopause.games.sun.rules.copying import AskCopy, Copy
from heliopause.games.sun.rules.fleet import Build, Jump, MoveAnywhere, Upgrade
from heliopause.games.sun.rules.state import State
from heliopause.games.sun.rules.tableau import AskRow
from heliopause.games.sun.rules.turn import AskSpace
from heliopause.kernel.option import Option
from heliopause.lab.balance_reader import Card, SeatPlayed, count, strategy
from heliopause.lab.beyond import REST, turn_kind

SETTINGS: Final[dict[str, Any]] = {"choose_mats": False}
SOURCES: Final = {
    "level-1": "level I",
    "level-2": "level II",
    "level-3": "level III",
    "private": "private technologies",
    "level-4": "level IIII",
    "automation": "automation",
    "colonies": "colonies",
    "outposts": "outposts",
    "space": "Sol and Deep Space",
    "events": "events",
    "achievements": "achievements",
}
TECHNOLOGIES: Final = ("level-1", "level-2", "level-3", "private", "level-4")
SPACE: Final = ("colonies", "outposts", "space")
WAYS: Final = {
    "discovery": ("technology", "among the cards revealed or in the row, when a new technology is chosen"),
    "research": ("technology", "on the board and legal, when a slot is chosen"),
    "colonize": ("system", "could be colonized this turn: power, ore and a free space were there"),
    "annex": ("system", "among the cards drawn, when one is kept as a colony"),
    "action": ("action", "a free space of it was legal, when the pawn moved"),
}
TURNS: Final = {
    "research": ("research", 0.0, 0.55),
    "colonize": ("colonize", 0.1, 1.0),
    "fleet": ("build, upgrade and move ships", 0.15, 1.0),
    REST: ("population, ore and automation", 0.05, 1.0),
}
PARTS: Final[dict[str, tuple[type[Part], ...]]] = {  # an action is of the first kind that one of its parts belongs to
    "research": (Research, Private, Copy),
    "colonize": (Colonize, Infiltrate, AnnexAttached, AnnexFrom),
    "fleet": (Build, Upgrade, Jump, MoveAnywhere),
}
CALLED: Final = {"faction": "faction", "first": "first achievement of the game"}
COUNTED: Final = {"system": "number of colonies"}
DESCRIPTIVE: Final = ("name", "set", "faction", "left", "right")  # a card is not house for one of these


class SunReader:
    """Reads the position itself: a view for every choice would cost more than the choice."""

    settings = SETTINGS
    rounds: tuple[float, float] | None = (13.0, 17.0)
    strategies: tuple[str, ...] = ("research", "mixed", "colony")
    kinds: tuple[str, ...] = ("technology", "system", "event")
    called = CALLED
    counted = COUNTED
    sources = SOURCES
    turns = TURNS
    ways = WAYS

    def cards(self, game: Game) -> list[Card]:
        content = _position(game).content
        found = [_card("technology", card, f"level {LEVELS[card.level]}") for card in content.technologies]
        found += [_card("system", card, f"deck {'AB'[card.deck]}") for card in content.systems]
        found += [_card("event", card, f"level {LEVELS[card.level]} events") for card in content.events]
        house = {(card.kind, card.id): card.house for card in found}
        for action in content.actions:
            owner: printed.Card | None = None
            if action.owner_kind == printed.TECHNOLOGY:
                owner = content.technologies[action.owner]
            elif action.owner_kind == components.EVENT:
                owner = content.events[action.owner]
            elif action.owner_kind == components.GUILD:
                owner = content.guilds[action.owner]
            title = f"{owner.name if owner else 'Basic'}: {action.line.text}"
            of = "technologies" if action.owner_kind == printed.TECHNOLOGY else "everybody"
            ours = owner is not None and house.get(("technology", owner.id), True)
            found.append(Card("action", action.id, title, f"actions of {of}", ours, turn_kind(action.line, PARTS)))
        return found

    def watch(self, game: Game) -> "SunWatch":
        return SunWatch(game)


def _position(game: Game) -> State:
    state = state_of(game)
    assert isinstance(state, State)
    return state


def _card(kind: str, card: printed.Card, group: str) -> Card:
    return Card(kind, card.id, card.name, group, any(key not in DESCRIPTIVE for key in card.house))


class SunWatch:
    """Counts offers and takes, seat by seat."""

    def __init__(self, game: Game) -> None:
        self._seen: list[dict[str, dict[str, tuple[int, int]]]] = [{} for _ in range(game.players)]
        self._turn = 0  # the seat whose turn it is
        self.colonizable: list[int] = []  # systems it could colonize in it
        self._before = 0  # colonies it had
        self._line: Line | None = None  # what it does in it: the action, the one that is copied, the alternative chosen
        self._turns: list[dict[str, int]] = [{} for _ in range(game.players)]

    def see(self, game: Game, choice: Option) -> None:
        state = _position(game)
        question = state.asking
        assert question is not None
        seen = self._seen[question.seat]
        if isinstance(question, AskSpace):
            self._space(state, question.seat, choice)
        elif isinstance(question, AskCard | AskRow):
            cards = {card.option: card.id for card in state.content.technologies}
            for option in state.offered:
                if option in cards:
                    count(seen, "discovery", cards[option], option is choice)
        elif isinstance(question, AskSlot):
            slots = {slot.option: state.card_at[slot.index] for slot in state.content.slots}
            for option in state.offered:
                if slots.get(option, -1) >= 0:
                    count(seen, "research", state.content.technologies[slots[option]].id, option is choice)
        elif isinstance(question, AskCopy):
            self._line = state.content.actions[choice.a].line
        elif isinstance(question, AskChoice):
            if self._line is not None and question.part in all_parts(self._line) and choice is not PASS:
                self._line = question.part.lines[choice.a]
        elif isinstance(question, AskAnnex):
            for card in question.found:
                count(seen, "annex", state.content.systems[card].id, state.content.systems[card].annex is choice)

    def _space(self, state: State, seat: int, choice: Option) -> None:
        if choice.kind == POWER:  # the pawn has yet to move
            return
        self._end_turn(state)
        spaces = state.content.spaces
        actions = {spaces[option.a].action.index for option in state.offered if option.kind != POWER}
        chosen = spaces[choice.a].action.index
        systems: set[int] = set()
        for index in sorted(actions):
            action = state.content.actions[index]
            count(self._seen[seat], "action", action.id, index == chosen)
            systems.update(colonizable(state, seat, action.line))
        self._turn = seat
        self._line = spaces[choice.a].action.line
        self.colonizable = sorted(systems)
        self._before = len(state.seats[seat].colonies)

    def _end_turn(self, state: State) -> None:
        """What was the last turn spent on, and which of the systems that could be colonized in it were?"""
        if self._line is not None:
            kind = turn_kind(self._line, PARTS)
            self._turns[self._turn][kind] = self._turns[self._turn].get(kind, 0) + 1
            self._line = None
        new = state.seats[self._turn].colonies[self._before :]
        for card in self.colonizable:
            count(self._seen[self._turn], "colonize", state.content.systems[card].id, card in new)
        self.colonizable = []

    def read(self, game: Game) -> list[SeatPlayed]:
        state = _position(game)
        content = state.content
        self._end_turn(state)
        scores = scoring.scores(state)
        entries = state.log or []
        claims = [(entry[1], entry[2]) for entry in entries if entry[0] == shared.CLAIM]
        events: list[list[str]] = [[] for _ in state.seats]
        for code, seat, event, *_ in entries:
            if code == log.EVENT:
                events[seat].append(content.events[event].id)
        return [
            SeatPlayed(
                place=(seat - state.first) % state.players + 1,
                faction=faction.mat.id,
                strategy=strategy(scores[seat].parts, TECHNOLOGIES, SPACE, "colony"),
                points=scores[seat].parts,
                first=content.achievements[claims[0][1]].id if claims and claims[0][0] == seat else "",
                owned={
                    "technology": [content.technologies[card].id for card in faction.cards],
                    "system": [content.systems[card].id for card in faction.colonies],
                    "event": events[seat],
                },
                seen=self._seen[seat],
                turns=self._turns[seat],
            )
            for seat, faction in enumerate(state.seats)
        ]


def colonizable(state: State, seat: int, line: Line) -> list[int]:
    """Systems that an action which is legal would let the seat colonize."""
    found: list[int] = []
    ore = state.seats[seat].ore
    for part in line.parts:
        if isinstance(part, Colonize):
            found += [state.system[place] for place in eligible(state, seat)]
        elif isinstance(part, Infiltrate):
            found += [state.system[place] for place in targets(state, seat, part.reach(state, seat))]
        for other in part.inside():
            if not isinstance(part, Choice) or other.money <= ore:
                found += colonizable(state, seat, other)
    return found
