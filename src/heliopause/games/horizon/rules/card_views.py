"""The cards, advanced actions and abilities of Beyond the Horizon as a view shows them."""

from msgspec import Struct
from msgspec.structs import replace

from heliopause.beyond.cards import Space
from heliopause.beyond.view import (
    CardView,
    PowerView,
    SpaceView,
    TechnologyView,
    card_fields,
    drawing_if_any,
    drawing_of,
    pawns,
    power_views,
    prices,
    printed,
    space_fields,
    technology_fields,
    with_spaces,
)
from heliopause.games.horizon.rules.building import price
from heliopause.games.horizon.rules.cards import Construction, Content, Government, Leader, Technology
from heliopause.games.horizon.rules.constants import COLOURS, POWERS, STAGES, TRACKS, Colour, Stage, Track
from heliopause.games.horizon.rules.state import State
from heliopause.games.horizon.rules.tokens import WHEN
from heliopause.kernel.tokens import Drawing, Tokens


class AdvancedSpaceView(SpaceView, frozen=True):
    condition: Drawing
    met: list[int]  # the seats that meet it


def advanced_space_view(state: State, space: Space) -> AdvancedSpaceView:
    condition = space.action.condition
    assert condition is not None
    return replace(
        _advanced_space_printed(space),
        price=prices(state, space),
        pawns=pawns(state, space),
        met=[seat.index for seat in state.seats if condition.holds(state, seat.index)],
    )


@printed
def _advanced_space_printed(space: Space) -> AdvancedSpaceView:
    condition = space.action.condition
    assert condition is not None
    return AdvancedSpaceView(**space_fields(space), condition=drawing_of(condition), met=[])


class TriggerView(Struct, frozen=True):
    """A line that happens by itself."""

    when: str  # what sets it off, in the notation,
    sign: Tokens  # and drawn
    line: Drawing


def trigger_view(content: Content, number: int) -> TriggerView | None:
    if number < 0:
        return None
    trigger = content.triggers[number]
    return TriggerView(when=trigger.word, sign=WHEN[trigger.word], line=drawing_of(trigger.line))


class HorizonTechnologyView(TechnologyView, frozen=True):
    colour: Colour | None  # of the card; those of the last level have none
    left: tuple[Colour, ...]  # the colours it matches
    right: Colour | None  # the colour it passes on, not on the last level
    trigger: TriggerView | None


def technology_view(state: State, number: int) -> HorizonTechnologyView:
    card = state.content.technologies[number]
    return with_spaces(state, card, _technology_printed(state.content, card))


@printed
def _technology_printed(content: Content, card: Technology) -> HorizonTechnologyView:
    return HorizonTechnologyView(
        **technology_fields(card, POWERS),
        colour=COLOURS[card.left[0]] if card.level < 4 else None,
        left=tuple(COLOURS[colour] for colour in card.left),
        right=COLOURS[card.right] if card.right >= 0 else None,
        trigger=trigger_view(content, card.trigger),
    )


class ConstructionView(CardView, frozen=True):
    level: int
    cost: int  # as printed
    price: list[int]  # by seat: what it would pay
    bonus: Drawing | None
    vp: int
    first: int  # more points for whoever builds it first
    tracks: tuple[Track, Track]  # where the cubes of the first and the second builder come from


def construction_view(state: State, number: int) -> ConstructionView:
    card = state.content.constructions[number]
    return replace(_construction_printed(card), price=[price(seat, card.cost) for seat in state.seats])


@printed
def _construction_printed(card: Construction) -> ConstructionView:
    return ConstructionView(
        **card_fields(card),
        level=card.level,
        cost=card.cost,
        price=[],
        bonus=drawing_if_any(card.bonus),
        vp=card.vp,
        first=card.first,
        tracks=(TRACKS[card.tracks[0]], TRACKS[card.tracks[1]]),
    )


class LeaderEffectView(Struct, frozen=True):
    who: str  # whom it concerns, such as "each"
    line: Drawing


class LeaderChoiceView(Struct, frozen=True):
    line: Drawing
    vp: Drawing  # a formula


class LeaderView(CardView, frozen=True):
    level: int
    effects: tuple[LeaderEffectView, ...]
    choices: tuple[LeaderChoiceView, ...]  # its owner picks one
    picked: int | None  # which of them
    vp: Drawing | None  # a formula
    vp_others: int  # points for everybody else


def leader_view(state: State, number: int) -> LeaderView:
    return _leader_printed(state.content.leaders[number], state.picked[number])


@printed
def _leader_printed(card: Leader, picked: int) -> LeaderView:
    return LeaderView(
        **card_fields(card),
        level=card.level,
        effects=tuple(LeaderEffectView(who=effect.who, line=drawing_of(effect.line)) for effect in card.effects),
        choices=tuple(
            LeaderChoiceView(line=drawing_of(choice.line), vp=drawing_of(choice.vp)) for choice in card.choices
        ),
        picked=picked if picked >= 0 else None,
        vp=drawing_if_any(card.vp),
        vp_others=card.vp_others,
    )


class AbilityView(Struct, frozen=True):
    """A stage of a government: powers, or a trigger."""

    power: tuple[PowerView, ...]
    trigger: TriggerView | None


class GovernmentView(CardView, frozen=True):
    card: int  # two sides are one card
    side: str
    despotism: AbilityView
    theocracy: AbilityView
    once: Drawing | None
    democracy: Drawing | None  # a formula
    stages: tuple[Stage, ...]  # those that are open


def government_view(state: State, number: int, stages: int) -> GovernmentView:
    return _government_printed(state.content, state.content.governments[number], stages)


@printed
def _government_printed(content: Content, card: Government, stages: int) -> GovernmentView:
    return GovernmentView(
        **card_fields(card),
        card=card.card,
        side=card.side,
        despotism=AbilityView(
            power=power_views(POWERS, card.despotism_power), trigger=trigger_view(content, card.despotism_trigger)
        ),
        theocracy=AbilityView(
            power=power_views(POWERS, card.theocracy_power), trigger=trigger_view(content, card.theocracy_trigger)
        ),
        once=drawing_if_any(card.once),
        democracy=drawing_if_any(card.democracy),
        stages=("despotism", *(word for word, stage in STAGES.items() if stages & stage)),
    )
