"""Beyond the Horizon for `lab balance`: when a card is on offer, when it is taken, and how a seat played."""

from typing import Any, Final

from heliopause.beyond import cards as printed
from heliopause.beyond import log as shared
from heliopause.beyond.card_search import AskCard
from heliopause.beyond.lines import Part
from heliopause.beyond.research import AskSlot, Private, Research
from heliopause.game import Game, state_of
from heliopause.games.horizon.rules import scoring
from heliopause.games.horizon.rules.building import AskBuild, AskConstruction, Build, TakeConstruction
from heliopause.games.horizon.rules.constants import LEVELS
from heliopause.games.horizon.rules.moving import Move
from heliopause.games.horizon.rules.settling import AskSite, Found, TakeToken
from heliopause.games.horizon.rules.setup import AskGovernment
from heliopause.games.horizon.rules.state import State
from heliopause.games.horizon.rules.turn import AskExpansion, AskSpace
from heliopause.games.horizon.rules.units import Enlist, Upgrade
from heliopause.kernel.option import Option
from heliopause.lab.balance_reader import Card, SeatPlayed, count, strategy
from heliopause.lab.beyond import REST, turn_kind

SETTINGS: Final[dict[str, Any]] = {}
SOURCES: Final = {
    "goals": "goals",
    "technologies": "technologies",
    "level-4-bonus": "bonus of level IV",
    "villages": "villages",
    "cities": "cities",
    "constructions": "constructions",
    "investment": "investment",
    "leaders": "leaders",
    "government": "government",
}
TECHNOLOGIES: Final = ("technologies", "level-4-bonus", "leaders")
MAP: Final = ("villages", "cities", "constructions")
WAYS: Final = {
    "government": ("government", "on the table, when one is chosen"),
    "discovery": ("technology", "among the cards revealed, when a new technology is chosen"),
    "research": ("technology", "on the board and legal, when a space is chosen"),
    "construction": ("construction", "in the display, when one is taken"),
    "build": ("construction", "could be built: a settler, the coins and a place were there"),
    "settle": ("territory", "its village could be settled: a settle token and the strength were there"),
    "fortify": ("territory", "its city could be fortified: a fortify token and the strength were there"),
    "action": ("action", "a free space of it was legal, when the pawn moved"),
}
TURNS: Final = {
    "research": ("research", 0.0, 0.55),
    "settle": ("settle, fortify and build", 0.1, 1.0),
    "units": ("enlist, upgrade and move units", 0.15, 1.0),
    REST: ("population, coins and development", 0.05, 1.0),
}
PARTS: Final[dict[str, tuple[type[Part], ...]]] = {  # an action is of the first kind that one of its parts belongs to
    "research": (Research, Private),
    "settle": (Found, TakeToken, Build, TakeConstruction),
    "units": (Enlist, Upgrade, Move),
}
CALLED: Final = {"faction": "government", "first": "first goal of the game"}
COUNTED: Final = {"territory": "number of villages", "city": "number of cities", "construction": "number built"}
DESCRIPTIVE: Final = ("name", "set", "card", "side", "colour", "banner", "right")  # not house for one of these


class HorizonReader:
    """Reads the position itself: a view for every choice would cost more than the choice."""

    settings = SETTINGS
    rounds: tuple[float, float] | None = (12.0, 18.0)
    strategies: tuple[str, ...] = ("research", "mixed", "expansion")
    kinds: tuple[str, ...] = ("government", "technology", "leader", "construction", "territory")
    called = CALLED
    counted = COUNTED
    sources = SOURCES
    turns = TURNS
    ways = WAYS

    def cards(self, game: Game) -> list[Card]:
        content = _position(game).content
        found = [_card("government", card, "governments") for card in content.governments]
        found += [_card("technology", card, f"level {LEVELS[card.level]}") for card in content.technologies]
        found += [_card("leader", card, f"leaders of level {LEVELS[card.level]}") for card in content.leaders]
        found += [_card("construction", card, f"constructions {LEVELS[card.level]}") for card in content.constructions]
        found += [_card("territory", card, f"strength {card.strength}") for card in content.territories]
        for action in content.actions:
            owned = action.owner_kind == printed.TECHNOLOGY
            owner = content.technologies[action.owner].name if owned else "Board"
            of = "technologies" if owned else "everybody"
            kind = turn_kind(action.line, PARTS)
            found.append(Card("action", action.id, f"{owner}: {action.line.text}", f"actions of {of}", owned, kind))
        return found

    def watch(self, game: Game) -> "HorizonWatch":
        return HorizonWatch(game)


def _position(game: Game) -> State:
    state = state_of(game)
    assert isinstance(state, State)
    return state


def _card(kind: str, card: printed.Card, group: str) -> Card:
    return Card(kind, card.id, card.name, group, any(key not in DESCRIPTIVE for key in card.house))


class HorizonWatch:
    """Counts offers and takes, seat by seat."""

    def __init__(self, game: Game) -> None:
        self._seen: list[dict[str, dict[str, tuple[int, int]]]] = [{} for _ in range(game.players)]

    def see(self, game: Game, choice: Option) -> None:
        state = _position(game)
        question = state.asking
        assert question is not None
        content = state.content
        offers: dict[tuple[str, str], bool] = {}  # by way and id: taken?
        for option in state.offered:
            offer: tuple[str, str] | None = None
            if isinstance(question, AskSpace):
                offer = ("action", content.spaces[option.a].action.id)
            elif isinstance(question, AskGovernment):
                offer = ("government", content.governments[option.a].id)
            elif isinstance(question, AskCard):
                offer = ("discovery", content.technologies[option.a].id)
            elif isinstance(question, AskSlot):
                offer = _research(state, option)
            elif isinstance(question, AskConstruction):
                offer = _named(option, "construction", content.constructions[option.a].id)
            elif isinstance(question, AskExpansion | AskBuild | AskSite):
                offer = _expansion(state, option)
            if offer is not None:
                offers[offer] = offers.get(offer, False) or option is choice
        for (way, id), taken in offers.items():
            count(self._seen[question.seat], way, id, taken)

    def read(self, game: Game) -> list[SeatPlayed]:
        state = _position(game)
        content = state.content
        claims = [(entry[1], entry[2]) for entry in state.log or [] if entry[0] == shared.CLAIM]
        scores = scoring.scores(state)
        return [
            SeatPlayed(
                place=(seat - state.first) % state.players + 1,
                faction=content.governments[civilization.government].id,
                strategy=strategy(scores[seat].parts, TECHNOLOGIES, MAP, "expansion"),
                points=scores[seat].parts,
                first=content.goals[claims[0][1]].id if claims and claims[0][0] == seat else "",
                owned={
                    "government": [content.governments[civilization.government].id],
                    "technology": [content.technologies[card].id for card in civilization.cards],
                    "leader": [content.leaders[card].id for card in civilization.leaders],
                    "construction": [
                        content.constructions[state.built[tile]].id
                        for tile, builders in enumerate(state.builders)
                        if seat in builders
                    ],
                    "territory": _held(state, state.village, seat),
                    "city": _held(state, state.city, seat),
                },
                seen=self._seen[seat],
            )
            for seat, civilization in enumerate(state.seats)
        ]


def _named(option: Option, way: str, id: str) -> tuple[str, str] | None:
    return (way, id) if option.id == f"{way}:{id}" else None


def _research(state: State, option: Option) -> tuple[str, str] | None:
    """A technology that lies on the board already; what lies face down cannot be chosen for itself."""
    if not option.id.startswith("slot:") or state.card_at[option.a] < 0:
        return None
    return "research", state.content.technologies[state.card_at[option.a]].id


def _expansion(state: State, option: Option) -> tuple[str, str] | None:
    verb = option.id.partition(":")[0]
    if verb in ("build", "build-existing"):
        return "build", state.content.constructions[option.b].id
    if verb in ("settle", "fortify"):
        return verb, state.content.territories[state.ground[state.cells.index(option.a)]].id
    return None


def _held(state: State, owners: list[int], seat: int) -> list[str]:
    territories = state.content.territories
    return [territories[state.ground[tile]].id for tile, owner in enumerate(owners) if owner == seat]
