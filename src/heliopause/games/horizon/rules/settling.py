"""Settling villages and fortifying cities: the units that do it are exhausted, a cube is placed (rule 8)."""

from typing import final

from heliopause.beyond.constants import FINE
from heliopause.beyond.lines import AskPart, Part, Purse
from heliopause.beyond.options import PASS
from heliopause.games.horizon.rules import log
from heliopause.games.horizon.rules.constants import NO_SITE, ON_SITE, SITES, STRONGEST, VILLAGE
from heliopause.games.horizon.rules.development import TakeCube
from heliopause.games.horizon.rules.options import USE
from heliopause.games.horizon.rules.packing import (
    pack_group,
    pack_unit,
    unit_group,
    unit_kind,
    unit_strength,
    unit_tile,
)
from heliopause.games.horizon.rules.state import NOBODY, NOTHING, State
from heliopause.games.horizon.rules.triggers import fire
from heliopause.games.horizon.rules.units import exhaust
from heliopause.kernel.machine import Operation, Question
from heliopause.kernel.option import Option
from heliopause.kernel.phrase import Phrase
from heliopause.kernel.tokens import Tokens, row


def is_free(state: State, tile: int, site: int) -> bool:
    """Is there a village nobody has settled; or a city to fortify, its village being settled?"""
    if state.ground[tile] < 0 or state.built[tile] != NOTHING:
        return False
    if site == VILLAGE:
        return state.village[tile] == NOBODY
    return state.village[tile] != NOBODY and state.city[tile] == NOBODY


def present(state: State, seat: int, tile: int, kind: int) -> int:
    """The strength of the seat's settlers or soldiers on a tile."""
    return sum(unit_strength(unit) for unit in state.seats[seat].units if unit_group(unit) == pack_group(tile, kind))


def sites(state: State, seat: int, site: int) -> list[int]:
    """Tiles where the seat's units are strong enough. A village takes settlers, a city soldiers: the same number."""
    units = state.seats[seat].units
    territories = state.content.territories
    found: list[int] = []
    strength = 0
    before = -1
    for unit in units:
        if unit_kind(unit) != site:
            continue
        tile = unit_tile(unit)
        if tile != before:
            before = tile
            strength = 0
        strength += unit_strength(unit)
        if found and found[-1] == tile:
            continue
        if is_free(state, tile, site) and strength >= territories[state.ground[tile]].strength:
            found.append(tile)
    return found


def site_options(state: State, seat: int, site: int) -> list[Option]:
    map_options = state.content.map_options
    return [map_options.site(site, state.cells[tile]) for tile in sites(state, seat, site)]


@final
class Found(Part):
    """`settle`, `fortify`: at once, with units that are there."""

    __slots__ = ("site",)
    safe = True

    def __init__(self, site: int) -> None:
        super().__init__()
        self.site = site

    def begin(self, state: State, seat: int, binding: bool) -> None:
        state.stack.append(AskSite(seat, self.site, not binding))

    def check_change(self, state: State, seat: int, purse: Purse) -> int:
        return FINE if sites(state, seat, self.site) else NO_SITE

    def phrase(self) -> Phrase:
        return Phrase(f"part-found-{SITES[self.site]}")

    def tokens(self) -> Tokens:
        return row("settle" if self.site == VILLAGE else "fortify")


@final
class AskSite(AskPart):
    """Which village is settled, which city fortified?"""

    __slots__ = ("site",)

    def __init__(self, seat: int, site: int, optional: bool) -> None:
        super().__init__(seat, optional)
        self.site = site

    def options(self, state: State) -> list[Option]:
        return self.or_pass(state, site_options(state, self.seat, self.site))

    def answer(self, state: State, option: Option) -> None:
        if option is not PASS:
            start_founding(state, self.seat, state.cells.index(option.a), self.site)


def start_founding(state: State, seat: int, tile: int, site: int) -> None:
    state.stack.append(Founding(seat, tile, site))
    state.stack.append(AskUse(seat, tile, site, state.content.territories[state.ground[tile]].strength, STRONGEST))


@final
class AskUse(Question):
    """Which of the units there are exhausted? The stronger ones are named first, so none is used without need."""

    __slots__ = ("kind", "missing", "most", "tile")

    def __init__(self, seat: int, tile: int, kind: int, missing: int, most: int) -> None:
        super().__init__(seat)
        self.tile = tile
        self.kind = kind
        self.missing = missing
        self.most = most  # the strength of the last one used

    def options(self, state: State) -> list[Option]:
        here = pack_group(self.tile, self.kind)
        options: list[Option] = []
        together = 0
        before = 0
        for unit in state.seats[self.seat].units:  # the weakest first
            strength = unit_strength(unit)
            if unit_group(unit) != here or strength > self.most:
                continue
            together += strength
            if together >= self.missing:
                if strength == before and options:
                    continue
                options.append(USE[self.kind][strength])
                before = strength
        return options

    def answer(self, state: State, option: Option) -> None:
        exhaust(state, self.seat, pack_unit(self.tile, self.kind, option.a))
        if self.missing > option.a:
            state.stack.append(AskUse(self.seat, self.tile, self.kind, self.missing - option.a, option.a))


@final
class Founding(Operation):
    """The village or city is theirs for good: a cube on it, then the village's bonus."""

    __slots__ = ("seat", "site", "tile")

    def __init__(self, seat: int, tile: int, site: int) -> None:
        self.seat = seat
        self.tile = tile
        self.site = site

    def act(self, state: State) -> None:
        seat = self.seat
        territory = state.content.territories[state.ground[self.tile]]
        (state.village if self.site == VILLAGE else state.city)[self.tile] = seat
        state.note(log.FOUND, seat, self.site, self.tile)
        fire(state, seat, ON_SITE[self.site])
        bonus = territory.bonus
        if bonus is not None and self.site == VILLAGE:
            bonus.start(state, seat, False)
        state.stack.append(TakeCube(seat, (territory.tracks[self.site],)))


# Tokens for the expansion phase


@final
class TakeToken(Part):
    """`take settle token`, `take fortify token`."""

    __slots__ = ("site",)
    safe = True

    def __init__(self, site: int) -> None:
        super().__init__()
        self.site = site

    def begin(self, state: State, seat: int, binding: bool) -> None:
        if state.tokens[self.site]:
            state.tokens[self.site] -= 1
            state.seats[seat].tokens[self.site] += 1
            state.note(log.TAKE_TOKEN, seat, self.site)

    def check_change(self, state: State, seat: int, purse: Purse) -> int:
        return FINE if state.tokens[self.site] else NO_SITE

    def phrase(self) -> Phrase:
        return Phrase(f"part-token-{SITES[self.site]}")

    def tokens(self) -> Tokens:
        return row("settle" if self.site == VILLAGE else "fortify", "token")


def play_token(state: State, seat: int, site: int) -> None:
    state.seats[seat].tokens[site] -= 1
    state.tokens[site] += 1
    state.note(log.PLAY_TOKEN, seat, site)
