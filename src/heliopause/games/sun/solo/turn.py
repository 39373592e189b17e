"""The automa's turn: a card, its automate step, a line, production, an achievement (solo rules 2 and 3)."""

from typing import final

from heliopause.games.sun.rules import log
from heliopause.games.sun.rules.cards import AutomaCard
from heliopause.games.sun.rules.constants import FOOD, ORE
from heliopause.games.sun.rules.discs import automate
from heliopause.games.sun.rules.economy import gain_ore, gain_pop
from heliopause.games.sun.rules.innovations import INNOVATE
from heliopause.games.sun.rules.packing import pack_card_line
from heliopause.games.sun.rules.production import grow, mine
from heliopause.games.sun.rules.state import State
from heliopause.games.sun.rules.turn import TURN_END, AskAchievement, claim_achievement
from heliopause.games.sun.solo.deck import AfterDraw, DrawAutoma, cards_left
from heliopause.games.sun.solo.resolving import resolvable
from heliopause.kernel.machine import Operation


def begin_turn(state: State, seat: int) -> None:
    state.stack.append(TURN_END)
    state.stack.append(Draw(seat, None))


def automa_begins(state: State) -> bool:
    """Does the automa's turn begin, with the first card still to be drawn?"""
    question = state.asking
    return isinstance(question, DrawAutoma) and isinstance(question.then, Drawn) and question.then.failed is None


@final
class Draw(Operation):
    """Draw a card; `failed` is one of which neither line could be resolved."""

    __slots__ = ("failed", "seat")

    def __init__(self, seat: int, failed: AutomaCard | None) -> None:
        self.seat = seat
        self.failed = failed

    def act(self, state: State) -> None:
        if cards_left(state):
            state.stack.append(DrawAutoma(Drawn(self.seat, self.failed)))


@final
class Drawn(AfterDraw):
    """The card is there: is one of its lines resolvable?"""

    __slots__ = ("failed", "seat")

    def __init__(self, seat: int, failed: AutomaCard | None) -> None:
        self.seat = seat
        self.failed = failed

    def drawn(self, state: State, card: AutomaCard) -> None:
        seat = self.seat
        state.note(log.AUTOMA_CARD, seat, card.index)
        if not card.lines:
            resolve(state, seat, card, self.failed, -1)
            return
        for number, line in enumerate(card.lines):
            reason = resolvable(state, seat, line)
            if not reason:
                resolve(state, seat, card, self.failed, number)
                return
            state.note(log.AUTOMA_CANNOT, seat, pack_card_line(card.index, number), reason)
        if card.claim:  # a special card claims whatever becomes of its line
            resolve(state, seat, card, self.failed, -1)
        elif self.failed is None:
            state.note(log.AUTOMA_REDRAW, seat)
            state.stack.append(Draw(seat, card))
        else:
            fall_back(state, seat, card)


def resolve(state: State, seat: int, card: AutomaCard, failed: AutomaCard | None, number: int) -> None:
    """The sections of the card in order: automate, a line, production; a special card then claims."""
    state.stack += [Claim(seat, card), INNOVATE, Produce(seat, card), INNOVATE]
    if number >= 0:
        state.stack.append(ResolveLine(seat, card, number))
    # Pushed last, so carried out first; a card that was redrawn has had its automate step.
    for step in (card, failed):
        if step is not None and step.automate:
            state.stack += [step.frame, AutomateStep(seat, step)]


@final
class ResolveLine(Operation):
    """A line of the card."""

    __slots__ = ("card", "number", "seat")

    def __init__(self, seat: int, card: AutomaCard, number: int) -> None:
        self.seat = seat
        self.card = card
        self.number = number

    def act(self, state: State) -> None:
        state.note(log.AUTOMA_LINE, self.seat, pack_card_line(self.card.index, self.number), self.number + 1)
        self.card.lines[self.number].start(state, self.seat, False)


def fall_back(state: State, seat: int, card: AutomaCard) -> None:
    """Two cards in a row could not be resolved: automate both, 2 population, 2 ore, and this card's production."""
    state.note(log.AUTOMA_FALLBACK, seat)
    state.stack += [Claim(seat, card), INNOVATE, Produce(seat, card), INNOVATE, card.frame]
    for kind in (FOOD, ORE):
        automate_if_able(state, seat, kind)
    for _ in range(2):
        gain_pop(state, seat)
    gain_ore(state, seat, 2)


@final
class AutomateStep(Operation):
    """Automate the next disc of the kind shown, or of the kind of which fewest are left."""

    __slots__ = ("card", "seat")

    def __init__(self, seat: int, card: AutomaCard) -> None:
        self.seat = seat
        self.card = card

    def act(self, state: State) -> None:
        kinds = self.card.automate
        tracks = state.seats[self.seat].tracks
        able = [kind for kind in kinds if tracks[kind]] or list(kinds)
        automate_if_able(state, self.seat, min(able, key=lambda kind: tracks[kind]))


def automate_if_able(state: State, seat: int, kind: int) -> None:
    if state.seats[seat].tracks[kind]:
        automate(state, seat, kind)
    else:
        state.note(log.AUTOMA_NO_DISC, seat, kind)


@final
class Produce(Operation):
    """The production at the foot of the card."""

    __slots__ = ("card", "seat")

    def __init__(self, seat: int, card: AutomaCard) -> None:
        self.seat = seat
        self.card = card

    def act(self, state: State) -> None:
        faction = state.seats[self.seat]
        ore = self.card.produces_ore
        if self.card.least:
            state.note(log.AUTOMA_LEAST, self.seat, faction.pop, faction.ore)
            if faction.pop != faction.ore:
                ore = faction.ore < faction.pop
        if ore:
            mine(state, self.seat)
        else:
            grow(state, self.seat)


@final
class Claim(Operation):
    """A special card claims its achievement, fulfilled or not; otherwise achievements are claimed as usual."""

    __slots__ = ("card", "seat")

    def __init__(self, seat: int, card: AutomaCard) -> None:
        self.seat = seat
        self.card = card

    def act(self, state: State) -> None:
        if not self.card.claim:
            state.stack.append(AskAchievement(self.seat))
            return
        claimed = False
        for number, index in enumerate(state.achievements):
            achievement = state.content.achievements[index]
            free = len(state.claims[number]) < achievement.slot_count(state.players)
            if achievement.id == self.card.claim and free and not state.seats[self.seat].claimed >> number & 1:
                state.note(log.AUTOMA_CLAIM, self.seat, index)
                claim_achievement(state, self.seat, number)
                claimed = True
        if not claimed:
            state.note(log.AUTOMA_NO_CLAIM, self.seat)
