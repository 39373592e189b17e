"""The cards of Beyond the Sun in words."""

import msgspec

from heliopause.beyond.cards import Action
from heliopause.games.sun.rules.cards import Content, Event, Innovation, Mat, System
from heliopause.games.sun.rules.constants import DISCS, POWERS, TYPES
from heliopause.games.sun.rules.tokens import POWER
from heliopause.table.card_phrases import CardSaid, LineSaid, line, lines, powers
from heliopause.table.from_game import Said, said


class EffectSaid(msgspec.Struct):
    """What an event brings to whom."""

    who: Said
    line: LineSaid | None


class InnovationSaid(msgspec.Struct):
    """What an advanced mat reaches, and when: a condition, or so many exchanges in one trade."""

    name: str
    condition: Said | None
    exchanges: int
    line: LineSaid | None
    powers: list[LineSaid]


class SunCardSaid(CardSaid, kw_only=True, omit_defaults=True):
    """A technology, system, guild, achievement, event, mat or basic action."""

    level: int | None = None
    left: list[str] = []
    right: str | None = None
    deck: str | None = None
    power: int | None = None
    points: int | None = None
    specialty: list[str] = []
    control: LineSaid | None = None
    bonus: LineSaid | None = None
    effects: list[EffectSaid] = []
    score: Said | None = None
    scorers: Said | None = None
    growth: list[str] = []  # the letters of the food track
    mining: list[int] = []  # the ore of the ore track
    setup: LineSaid | None = None
    innovations: list[InnovationSaid] = []


def cards(content: Content) -> dict[str, SunCardSaid]:
    found: dict[str, SunCardSaid] = {}
    for technology in content.technologies:
        found[technology.id] = SunCardSaid(
            name=technology.name,
            house=technology.house,
            level=technology.level,
            left=[TYPES[type] for type in technology.left],
            right=TYPES[technology.right] if technology.right >= 0 else None,
            immediate=line(technology.immediate),
            actions=lines(*(action.line for action in technology.actions)),
            powers=powers(POWERS, POWER, technology.power),
            anytime=line(technology.anytime.line if technology.anytime else None),
            vp=said(technology.vp.phrase()) if technology.vp else None,
        )
    for achievement in content.achievements:
        condition = said(achievement.condition.phrase())
        found[achievement.id] = SunCardSaid(name=achievement.name, house=achievement.house, condition=condition)
    for guild in content.guilds:
        found[guild.id] = SunCardSaid(name=guild.name, house=guild.house, actions=lines(guild.space.action.line))
    found |= {system.id: _system(system) for system in content.systems}
    found |= {event.id: _event(event) for event in content.events}
    found |= {mat.id: _mat(mat) for mat in content.mats}
    found |= {action.id: _basic(action) for action in content.basic_actions}
    return found


def _system(card: System) -> SunCardSaid:
    return SunCardSaid(
        name=card.name,
        house=card.house,
        deck="AB"[card.deck],
        power=card.power,
        points=card.vp,
        specialty=[DISCS[disc] for disc in card.specialty],
        control=line(card.control),
        bonus=line(card.bonus),
        powers=powers(POWERS, POWER, card.ability),
        anytime=line(card.anytime.line if card.anytime else None),
    )


def _event(card: Event) -> SunCardSaid:
    return SunCardSaid(
        name=card.name,
        house=card.house,
        effects=[EffectSaid(said(effect.who.phrase()), line(effect.line)) for effect in card.effects],
        score=said(card.score_vp.phrase()) if card.score_vp else None,
        scorers=said(card.score_who.phrase()) if card.score_who else None,
        actions=lines(card.space.action.line) if card.space else [],
    )


def _mat(card: Mat) -> SunCardSaid:
    return SunCardSaid(
        name=card.name,
        house=card.house,
        growth=[letter.strip("-") for letter in card.growth],
        mining=card.ore_track,
        setup=line(card.setup),
        innovations=[_innovation(innovation) for innovation in card.innovations],
    )


def _innovation(innovation: Innovation) -> InnovationSaid:
    return InnovationSaid(
        innovation.name,
        said(innovation.condition.phrase()) if innovation.condition else None,
        innovation.exchanges,
        line(innovation.line),
        powers(POWERS, POWER, innovation.power),
    )


def _basic(action: Action) -> SunCardSaid:
    return SunCardSaid(name=action.id, title=said(action.title), actions=lines(action.line))
