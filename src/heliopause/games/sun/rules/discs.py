"""Production discs: automating, and stars as placeholders (rule 9)."""

from typing import final

from heliopause.beyond.constants import FINE, NO_CHANGE
from heliopause.beyond.lines import Part, Purse, may_decline
from heliopause.beyond.options import DONE
from heliopause.games.sun.rules import log
from heliopause.games.sun.rules.constants import EITHER_TRACK, FOOD, GIGA, ORE, STAR
from heliopause.games.sun.rules.levels import update_powers
from heliopause.games.sun.rules.options import DISC
from heliopause.games.sun.rules.state import State
from heliopause.kernel.machine import Question
from heliopause.kernel.option import Option
from heliopause.kernel.phrase import Phrase
from heliopause.kernel.tokens import Tokens, row


@final
class Automate(Part):
    """`automate food`, `automate ore`, `automate food or ore`."""

    __slots__ = ("kinds",)
    safe = True
    certain = True

    def __init__(self, kinds: tuple[int, ...]) -> None:
        self.kinds = kinds

    def begin(self, state: State, seat: int, binding: bool) -> None:
        state.stack.append(AskAutomate(seat, self.kinds))

    def phrase(self) -> Phrase:
        if len(self.kinds) == 2:
            return Phrase("part-automate-any")
        return Phrase("part-automate-food" if self.kinds[0] == FOOD else "part-automate-ore")

    def tokens(self) -> Tokens:
        if len(self.kinds) == 2:
            return row("automate", "food", "or", "gear")
        return row("automate", "food" if self.kinds[0] == FOOD else "gear")


def discs_to_place(state: State, seat: int, kinds: tuple[int, ...]) -> list[int]:
    """The discs a seat may place where these kinds belong; a star only when there is no other."""
    faction = state.seats[seat]
    tracks = faction.tracks
    if faction.powers & EITHER_TRACK:
        found = [kind for kind in (FOOD, ORE) if tracks[kind]]
    else:
        found = [kind for kind in kinds if tracks[kind]]
    if not found and faction.powers & GIGA:
        found = [kind for kind in (FOOD, ORE) if tracks[kind]]
    return found or [STAR]


@final
class AskAutomate(Question):
    """Which disc goes on the automation track?"""

    __slots__ = ("kinds",)

    def __init__(self, seat: int, kinds: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.kinds = kinds

    def options(self, state: State) -> list[Option]:
        return [DISC[kind] for kind in discs_to_place(state, self.seat, self.kinds)]

    def answer(self, state: State, option: Option) -> None:
        automate(state, self.seat, option.a)


def automate(state: State, seat: int, kind: int) -> None:
    faction = state.seats[seat]
    if kind != STAR:
        faction.tracks[kind] -= 1
    faction.automated[kind] += 1
    state.note(log.AUTOMATE, seat, kind, faction.automation())
    update_powers(state, seat)


@final
class ReplaceStars(Part):
    """Giga-Corporations: placeholders become discs from the mat (rule 15.16)."""

    __slots__ = ()
    safe = True

    def begin(self, state: State, seat: int, binding: bool) -> None:
        state.stack.append(AskReplace(seat))

    def check_change(self, state: State, seat: int, purse: Purse) -> int:
        return FINE if replacing(state, seat) else NO_CHANGE

    def phrase(self) -> Phrase:
        return Phrase("part-replace-stars")

    def tokens(self) -> Tokens:
        return row("star", "->", "disc")


@final
class AskReplace(Question):
    """Which disc replaces a star? Asked again until all are replaced, or enough is enough."""

    __slots__ = ()

    def options(self, state: State) -> list[Option]:
        found = replacing(state, self.seat)
        return [*found, DONE] if may_decline(state, self.seat) else found

    def answer(self, state: State, option: Option) -> None:
        if option is DONE:
            return
        faction = state.seats[self.seat]
        # Outposts last: a disc there may come back.
        if faction.automated[STAR] or faction.colony_discs[STAR]:
            pile = faction.automated if faction.automated[STAR] else faction.colony_discs
            pile[STAR] -= 1
            pile[option.a] += 1
        else:
            state.outpost[_star_outpost(state, self.seat)] = option.a
        faction.tracks[option.a] -= 1
        state.note(log.REPLACE_STAR, self.seat, option.a)
        state.stack.append(self)
        update_powers(state, self.seat)


def replacing(state: State, seat: int) -> list[Option]:
    """The discs that could replace a star of the seat."""
    faction = state.seats[seat]
    if not faction.automated[STAR] + faction.colony_discs[STAR] and _star_outpost(state, seat) < 0:
        return []
    return [DISC[kind] for kind in (FOOD, ORE) if faction.tracks[kind]]


def _star_outpost(state: State, seat: int) -> int:
    """A place the seat holds with a star; -1 if there is none."""
    for place, owner in enumerate(state.controller):
        if owner == seat and state.outpost[place] == STAR:
            return place
    return -1
