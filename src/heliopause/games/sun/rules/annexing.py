"""System cards taken as colonies without colonizing: Ministry of Colonies, Dyson Sphere (rules 15.4, 15.8)."""

from typing import final

from heliopause.beyond.constants import FINE, NO_PAWN
from heliopause.beyond.lines import Part, Purse
from heliopause.games.sun.rules import log
from heliopause.games.sun.rules.colonies import gain_colony
from heliopause.games.sun.rules.constants import NO_SYSTEM, NOTHING_LEFT
from heliopause.games.sun.rules.decks import TopSystem
from heliopause.games.sun.rules.state import State
from heliopause.kernel import deck
from heliopause.kernel.machine import Operation, Question
from heliopause.kernel.option import Option
from heliopause.kernel.phrase import Phrase
from heliopause.kernel.tokens import Tokens, row


@final
class AnnexFrom(Part):
    """`annex from 3`: draw cards of system deck A, keep one as a colony without discs."""

    __slots__ = ("number",)

    def __init__(self, number: int) -> None:
        self.number = number

    def begin(self, state: State, seat: int, binding: bool) -> None:
        state.stack.append(Survey(seat, self.number, ()))

    def check(self, state: State, seat: int, purse: Purse) -> int:
        return FINE if state.system_decks[0] or state.system_decks[1] else NOTHING_LEFT

    def check_change(self, state: State, seat: int, purse: Purse) -> int:
        return self.check(state, seat, purse)

    def phrase(self) -> Phrase:
        return Phrase("part-annex-from", {"n": self.number})

    def tokens(self) -> Tokens:
        return row("annex", "from", self.number)


@final
class Survey(Operation):
    """Draw until there are enough, then choose."""

    __slots__ = ("found", "left", "seat")

    def __init__(self, seat: int, left: int, found: tuple[int, ...]) -> None:
        self.seat = seat
        self.left = left
        self.found = found

    def act(self, state: State) -> None:
        decks = state.system_decks
        if self.left and (decks[0] or decks[1]):
            state.stack.append(DrawSurvey(0 if decks[0] else 1, self))
        elif self.found:
            state.stack.append(AskAnnex(self.seat, self.found))


@final
class DrawSurvey(TopSystem):
    """One of the cards to choose from."""

    __slots__ = ("survey",)

    def __init__(self, letter: int, survey: Survey) -> None:
        super().__init__(letter)
        self.survey = survey

    def answer(self, state: State, option: Option) -> None:
        deck.remove(state.system_decks[self.letter], option.a)
        survey = self.survey
        state.stack.append(Survey(survey.seat, survey.left - 1, (*survey.found, option.a)))


@final
class AskAnnex(Question):
    """Which card is kept? The others go under their decks."""

    __slots__ = ("found",)

    def __init__(self, seat: int, found: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.found = found

    def options(self, state: State) -> list[Option]:
        return [state.content.systems[card].annex for card in self.found]

    def answer(self, state: State, option: Option) -> None:
        under = [0, 0]
        for card in self.found:
            if card != option.a:
                under[state.content.systems[card].deck] |= 1 << card
        for letter in (0, 1):
            deck.put_under(state.system_decks[letter], under[letter])
        state.note(log.ANNEX, self.seat, option.a)
        gain_colony(state, self.seat, option.a, 0)


@final
class AnnexAttached(Part):
    """`annex attached`: the Dyson Sphere's system; the event goes and the pawn leaves the board."""

    __slots__ = ()

    def begin(self, state: State, seat: int, binding: bool) -> None:
        if state.attached < 0:
            return
        card = state.attached
        state.attached = -1
        for number in state.standing:
            event = state.content.events[number]
            if event.attach >= 0:
                state.standing = tuple([other for other in state.standing if other != number])
                assert event.space is not None
                for faction in state.seats:
                    faction.spaces = tuple([space for space in faction.spaces if space != event.space.index])
                    if faction.pawn == event.space.index:
                        faction.pawn = NO_PAWN
                state.note(log.EVENT_GONE, seat, number)
                break
        state.note(log.ANNEX, seat, card)
        gain_colony(state, seat, card, 0)

    def check(self, state: State, seat: int, purse: Purse) -> int:
        return FINE if state.attached >= 0 else NO_SYSTEM

    def phrase(self) -> Phrase:
        return Phrase("part-annex-attached")

    def tokens(self) -> Tokens:
        return row("annex")
