"""The cards of Beyond the Sun as a view shows them."""

from heliopause.beyond.view import (
    CardView,
    PowerView,
    SpaceView,
    TechnologyView,
    card_fields,
    drawing_if_any,
    power_views,
    printed,
    space_view,
    technology_fields,
    with_spaces,
)
from heliopause.games.sun.rules.cards import System, Technology
from heliopause.games.sun.rules.constants import DISCS, POWERS, TYPES, Disc, Type
from heliopause.games.sun.rules.state import State
from heliopause.kernel.tokens import Drawing


class SunTechnologyView(TechnologyView, frozen=True):
    left: tuple[Type, Type]  # the two types it matches
    right: Type | None  # the type it passes on, not on the last level
    anytime: Drawing | None  # a line that its owner may use at any time


def technology_view(state: State, number: int) -> SunTechnologyView:
    card = state.content.technologies[number]
    return with_spaces(state, card, _technology_printed(card))


@printed
def _technology_printed(card: Technology) -> SunTechnologyView:
    return SunTechnologyView(
        **technology_fields(card, POWERS),
        left=(TYPES[card.left[0]], TYPES[card.left[1]]),
        right=TYPES[card.right] if card.right >= 0 else None,
        anytime=drawing_if_any(card.anytime.line if card.anytime else None),
    )


class SystemView(CardView, frozen=True):
    deck: str  # A or B
    power: int  # what it takes to colonize it, before any power
    vp: int
    specialty: tuple[Disc, ...]  # the discs an outpost or a colony there may be
    control: Drawing | None  # what whoever controls it gets
    bonus: Drawing | None  # what whoever colonizes it gets
    ability: tuple[PowerView, ...]  # permanent powers of its owner
    anytime: Drawing | None  # a line that its owner may use at any time


def system_view(state: State, number: int) -> SystemView:
    return _system_printed(state.content.systems[number])


@printed
def _system_printed(card: System) -> SystemView:
    return SystemView(
        **card_fields(card),
        deck="AB"[card.deck],
        power=card.power,
        vp=card.vp,
        specialty=tuple(DISCS[kind] for kind in card.specialty),
        control=drawing_if_any(card.control),
        bonus=drawing_if_any(card.bonus),
        ability=power_views(POWERS, card.ability),
        anytime=drawing_if_any(card.anytime.line if card.anytime else None),
    )


class GuildView(CardView, frozen=True):
    tier: int
    open: bool
    space: SpaceView


def guild_views(state: State) -> list[GuildView]:
    return [
        GuildView(
            **card_fields(guild),
            tier=guild.tier,
            open=bool(state.guilds >> guild.index & 1),
            space=space_view(state, guild.space),
        )
        for guild in state.content.guilds
    ]


class EventView(CardView, frozen=True):
    """An event that stays on the table."""

    level: int
    attached: SystemView | None  # a system that lies beside it
    space: SpaceView | None  # an action space it brings


def event_view(state: State, number: int) -> EventView:
    card = state.content.events[number]
    return EventView(
        **card_fields(card),
        level=card.level,
        attached=system_view(state, state.attached) if card.attach >= 0 and state.attached >= 0 else None,
        space=space_view(state, card.space) if card.space else None,
    )
