"""The cards, advanced actions and abilities of Beyond the Horizon as a view shows them."""

from msgspec import Struct

from heliopause.beyond.cards import Space
from heliopause.beyond.quantities import Condition
from heliopause.beyond.view import (
    CardView,
    SpaceView,
    TechnologyView,
    card_fields,
    power_names,
    space_fields,
    technology_fields,
    text_of,
)
from heliopause.games.horizon.rules.building import price
from heliopause.games.horizon.rules.constants import COLOURS, POWERS, STAGES, TRACKS, Colour, Stage, Track
from heliopause.games.horizon.rules.quantities import Several, singular
from heliopause.games.horizon.rules.state import State


class AdvancedSpaceView(SpaceView, frozen=True):
    condition: str  # in the notation
    met: list[int]  # the seats that meet it


def advanced_space_view(state: State, space: Space) -> AdvancedSpaceView:
    condition = space.action.condition
    assert condition is not None
    return AdvancedSpaceView(
        **space_fields(state, space),
        condition=condition_text(condition),
        met=[seat.index for seat in state.seats if condition.holds(state, seat.index)],
    )


def condition_text(condition: Condition) -> str:
    if isinstance(condition, Several):
        return (" + " if condition.every else " or ").join(condition_text(part) for part in condition.parts)
    return f"{condition.least} {singular(condition.word) if condition.least == 1 else condition.word}"


class TriggerView(Struct, frozen=True):
    """A line that happens by itself."""

    when: str  # what sets it off, in the notation
    line: str


def trigger_view(state: State, number: int) -> TriggerView | None:
    if number < 0:
        return None
    trigger = state.content.triggers[number]
    return TriggerView(when=trigger.word, line=trigger.line.text)


class HorizonTechnologyView(TechnologyView, frozen=True):
    colour: Colour | None  # of the card; those of the last level have none
    left: list[Colour]  # the colours it matches
    right: Colour | None  # the colour it passes on, not on the last level
    trigger: TriggerView | None


def technology_view(state: State, number: int) -> HorizonTechnologyView:
    card = state.content.technologies[number]
    return HorizonTechnologyView(
        **technology_fields(state, number, POWERS),
        colour=COLOURS[card.left[0]] if card.level < 4 else None,
        left=[COLOURS[colour] for colour in card.left],
        right=COLOURS[card.right] if card.right >= 0 else None,
        trigger=trigger_view(state, card.trigger),
    )


class ConstructionView(CardView, frozen=True):
    level: int
    cost: int  # as printed
    price: list[int]  # by seat: what it would pay
    bonus: str | None
    vp: int
    first: int  # more points for whoever builds it first
    tracks: tuple[Track, Track]  # where the cubes of the first and the second builder come from


def construction_view(state: State, number: int) -> ConstructionView:
    card = state.content.constructions[number]
    return ConstructionView(
        **card_fields(card),
        level=card.level,
        cost=card.cost,
        price=[price(seat, card.cost) for seat in state.seats],
        bonus=text_of(card.bonus),
        vp=card.vp,
        first=card.first,
        tracks=(TRACKS[card.tracks[0]], TRACKS[card.tracks[1]]),
    )


class LeaderEffectView(Struct, frozen=True):
    who: str  # whom it concerns, such as "each"
    line: str


class LeaderChoiceView(Struct, frozen=True):
    line: str
    vp: str  # a formula


class LeaderView(CardView, frozen=True):
    level: int
    effects: list[LeaderEffectView]
    choices: list[LeaderChoiceView]  # its owner picks one
    picked: int | None  # which of them
    vp: str | None  # a formula
    vp_others: int  # points for everybody else


def leader_view(state: State, number: int) -> LeaderView:
    card = state.content.leaders[number]
    return LeaderView(
        **card_fields(card),
        level=card.level,
        effects=[LeaderEffectView(who=effect.who, line=effect.line.text) for effect in card.effects],
        choices=[LeaderChoiceView(line=choice.line.text, vp=choice.vp.text) for choice in card.choices],
        picked=state.picked[number] if state.picked[number] >= 0 else None,
        vp=card.vp.text if card.vp else None,
        vp_others=card.vp_others,
    )


class AbilityView(Struct, frozen=True):
    """A stage of a government: powers, or a trigger."""

    power: list[str]
    trigger: TriggerView | None


class GovernmentView(CardView, frozen=True):
    card: int  # two sides are one card
    side: str
    despotism: AbilityView
    theocracy: AbilityView
    once: str | None
    democracy: str | None  # a formula
    stages: list[Stage]  # those that are open


def government_view(state: State, number: int, stages: int) -> GovernmentView:
    card = state.content.governments[number]
    return GovernmentView(
        **card_fields(card),
        card=card.card,
        side=card.side,
        despotism=AbilityView(
            power=power_names(POWERS, card.despotism_power), trigger=trigger_view(state, card.despotism_trigger)
        ),
        theocracy=AbilityView(
            power=power_names(POWERS, card.theocracy_power), trigger=trigger_view(state, card.theocracy_trigger)
        ),
        once=text_of(card.once),
        democracy=card.democracy.text if card.democracy else None,
        stages=["despotism", *(word for word, stage in STAGES.items() if stages & stage)],
    )
