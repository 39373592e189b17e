"""The solo deck: how it is built, and its top card as chance (solo rules 1 and 2).

22 cards: eight of level 1 and two basic 1; below them four of level 2 and two basic 2; below them the other four of
level 2 and the two special ones. Which four of level 2 lie higher is chance not yet taken.

State.automa_deck is [stage, known, pool, left]: the cards known to be in this stage and those of which some are, as
bits, and how many cards are left in the stage.
"""

from typing import Final, final

from heliopause.games.sun.rules import log
from heliopause.games.sun.rules.cards import AutomaCard, Content
from heliopause.games.sun.rules.state import State
from heliopause.kernel.deck import members
from heliopause.kernel.machine import Chance, Operation
from heliopause.kernel.option import Option

STAGE: Final = 0
KNOWN: Final = 1
POOL: Final = 2
LEFT: Final = 3

REPLACES: Final = {
    "upgrade 1": "basic 1",
    "upgrade 2": "basic 2",
    "upgrade level 1": "level 1",
    "upgrade level 2": "level 2",
    "special upgrade": "special",
}


@final
class BuildDeck(Operation):
    """Take the cards of the two drawn achievements, the basic and the special ones, and put the upgrades in."""

    __slots__ = ()

    def act(self, state: State) -> None:
        content = state.content
        chosen = _kinds(content, "basic 1", "basic 2", "special")
        for number in state.achievements:
            cards = content.automa_lists.get(content.achievements[number].id)
            if cards is not None:
                chosen += [*cards.level_1, *cards.level_2]
        upgrades = [card for card in content.automa_cards if card.id.upper() in state.settings.upgrades]
        state.stack.append(Replace(tuple(chosen), tuple(card.index for card in upgrades)))


def _kinds(content: Content, *kinds: str) -> list[int]:
    return [card.index for card in content.automa_cards if card.kind in kinds]


@final
class Replace(Operation):
    """Put upgrade cards in, one after the other; a card of the kind it replaces, drawn by chance, goes out."""

    __slots__ = ("chosen", "upgrades")

    def __init__(self, chosen: tuple[int, ...], upgrades: tuple[int, ...]) -> None:
        self.chosen = chosen
        self.upgrades = upgrades

    def act(self, state: State) -> None:
        if self.upgrades:
            state.stack.append(DrawReplaced(self))
        else:
            lay_out(state, self.chosen)


@final
class DrawReplaced(Chance):
    """Which card does the next upgrade replace? Special cards are replaced by those that claim the same."""

    __slots__ = ("replace",)

    def __init__(self, replace: Replace) -> None:
        super().__init__()
        self.replace = replace

    def outcomes(self, state: State) -> list[tuple[Option, int]]:
        cards = state.content.automa_cards
        upgrade = cards[self.replace.upgrades[0]]
        return [
            (cards[number].remove, 1)
            for number in self.replace.chosen
            if cards[number].kind == REPLACES[upgrade.kind] and cards[number].claim == upgrade.claim
        ]

    def answer(self, state: State, option: Option) -> None:
        upgrade, *rest = self.replace.upgrades
        state.note(log.AUTOMA_REPLACE, state.automa, upgrade, option.a)
        kept = tuple(number for number in self.replace.chosen if number != option.a)
        state.stack.append(Replace((*kept, upgrade), tuple(rest)))


def lay_out(state: State, chosen: tuple[int, ...]) -> None:
    """The first stage lies on top; the cards of the others are known by their kind."""
    stage = _mask(state, chosen, ("level 1", "upgrade level 1", "basic 1", "upgrade 1"))
    state.automa_deck = [0, stage, 0, stage.bit_count()]
    state.automa_deck += [
        _mask(state, chosen, ("basic 2", "upgrade 2")),
        _mask(state, chosen, ("level 2", "upgrade level 2")),
        _mask(state, chosen, ("special", "special upgrade")),
    ]


def _mask(state: State, chosen: tuple[int, ...], kinds: tuple[str, ...]) -> int:
    cards = state.content.automa_cards
    mask = 0
    for number in chosen:
        if cards[number].kind in kinds:
            mask |= 1 << number
    return mask


def cards_left(state: State) -> int:
    stage, _, pool, left, basic_2, level_2, special = state.automa_deck
    if stage == 0:
        return left + basic_2.bit_count() + level_2.bit_count() + special.bit_count()
    if stage == 1:
        return left + (pool.bit_count() - (left - state.automa_deck[KNOWN].bit_count())) + special.bit_count()
    return left


@final
class DrawAutoma(Chance):
    """The top card of the solo deck; what happens with it is up to `then`."""

    __slots__ = ("then",)

    def __init__(self, then: "AfterDraw") -> None:
        super().__init__()
        self.then = then

    def outcomes(self, state: State) -> list[tuple[Option, int]]:
        cards = state.content.automa_cards
        known = members(state.automa_deck[KNOWN])
        pool = members(state.automa_deck[POOL])
        hidden = state.automa_deck[LEFT] - len(known)
        outcomes = [(cards[number].draw, max(1, len(pool))) for number in known]
        if hidden:
            outcomes += [(cards[number].draw, hidden) for number in pool]
        return outcomes

    def answer(self, state: State, option: Option) -> None:
        self.then.drawn(state, self.taken(state, option))

    def taken(self, state: State, option: Option) -> AutomaCard:
        """The card leaves the deck."""
        deck = state.automa_deck
        deck[KNOWN] &= ~(1 << option.a)
        deck[POOL] &= ~(1 << option.a)
        deck[LEFT] -= 1
        if not deck[LEFT]:
            _next_stage(deck)
        return state.content.automa_cards[option.a]


def _next_stage(deck: list[int]) -> None:
    basic_2, level_2, special = deck[4:7]
    if deck[STAGE] == 0:
        deck[:4] = [1, basic_2, level_2, basic_2.bit_count() + level_2.bit_count() // 2]
    elif deck[STAGE] == 1:
        known = deck[POOL] | special
        deck[:4] = [2, known, 0, known.bit_count()]


class AfterDraw:
    """What follows when a card is drawn."""

    __slots__ = ()

    def drawn(self, state: State, card: AutomaCard) -> None:
        raise NotImplementedError
