"""Every card in phrases, for what the browser shows on hover, focus or long press."""

from functools import cache
from typing import Any

import msgspec

from heliopause.common.cards import Card
from heliopause.common.lines import Line
from heliopause.game import rules_of
from heliopause.kernel.phrase import Phrase
from heliopause.sun.terms import POWERS
from heliopause.table.messages import said


@cache
def all_cards() -> dict[str, Any]:
    content = rules_of("sun").content
    found: dict[str, Any] = {}
    for technology in content.technologies:
        found[technology.id] = _told(
            technology,
            immediate=_line(technology.immediate),
            actions=[_line(action.line) for action in technology.actions],
            powers=_powers(technology.power),
            anytime=_line(technology.anytime),
            vp=_phrase(technology.vp.phrase()) if technology.vp else None,
        )
    for system in content.systems:
        found[system.id] = _told(
            system,
            control=_line(system.control),
            bonus=_line(system.bonus),
            powers=_powers(system.ability),
            anytime=_line(system.anytime),
        )
    for guild in content.guilds:
        found[guild.id] = _told(guild, actions=[_line(guild.space.action.line)])
    for achievement in content.achievements:
        found[achievement.id] = _told(achievement, condition=_phrase(achievement.condition.phrase()))
    for event in content.events:
        found[event.id] = _told(
            event,
            effects=[{"who": _phrase(effect.who.phrase()), "line": _line(effect.line)} for effect in event.effects],
            score=_phrase(event.score_vp.phrase()) if event.score_vp else None,
            scorers=_phrase(event.score_who.phrase()) if event.score_who else None,
            actions=[_line(event.space.action.line)] if event.space else [],
        )
    for mat in content.mats:
        found[mat.id] = _told(
            mat,
            growth=[letter.strip("-") for letter in mat.growth],
            mining=mat.ore_track,
            setup=_line(mat.setup),
            innovations=[
                {
                    "name": innovation.name,
                    "condition": _phrase(innovation.condition.phrase()) if innovation.condition else None,
                    "exchanges": innovation.exchanges,
                    "line": _line(innovation.line),
                    "powers": _powers(innovation.power),
                }
                for innovation in mat.innovations
            ],
        )
    for action in content.basic_actions:
        found[action.id] = {"name": action.id, "title": _phrase(action.title), "actions": [_line(action.line)]}
    return found


def _told(card: Card, **parts: Any) -> dict[str, Any]:
    return {"name": card.name, "house": list(card.house), **{key: part for key, part in parts.items() if part}}


def _line(line: Line | None) -> Any:
    return None if line is None else {"text": line.text, "said": _phrase(line.phrase())}


def _phrase(phrase: Phrase) -> Any:
    return msgspec.to_builtins(said(phrase))


def _powers(mask: int) -> list[Any]:
    return [_phrase(Phrase(f"power-{name}")) for name, bit in POWERS.items() if mask & bit]
