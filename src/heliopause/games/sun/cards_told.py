"""The cards of Beyond the Sun in phrases."""

from typing import Any

from heliopause.games.sun.rules.cards import Content
from heliopause.games.sun.rules.constants import DISCS, POWERS, TYPES
from heliopause.table.card_phrases import line, phrase, powers, told


def cards(content: Content) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for technology in content.technologies:
        found[technology.id] = told(
            technology,
            level=technology.level,
            left=[TYPES[type] for type in technology.left],
            right=TYPES[technology.right] if technology.right >= 0 else None,
            immediate=line(technology.immediate),
            actions=[line(action.line) for action in technology.actions],
            powers=powers(POWERS, technology.power),
            anytime=line(technology.anytime.line if technology.anytime else None),
            vp=phrase(technology.vp.phrase()) if technology.vp else None,
        )
    for system in content.systems:
        found[system.id] = told(
            system,
            deck="AB"[system.deck],
            power=system.power,
            points=system.vp,
            specialty=[DISCS[disc] for disc in system.specialty],
            control=line(system.control),
            bonus=line(system.bonus),
            powers=powers(POWERS, system.ability),
            anytime=line(system.anytime.line if system.anytime else None),
        )
    for guild in content.guilds:
        found[guild.id] = told(guild, actions=[line(guild.space.action.line)])
    for achievement in content.achievements:
        found[achievement.id] = told(achievement, condition=phrase(achievement.condition.phrase()))
    for event in content.events:
        found[event.id] = told(
            event,
            effects=[{"who": phrase(effect.who.phrase()), "line": line(effect.line)} for effect in event.effects],
            score=phrase(event.score_vp.phrase()) if event.score_vp else None,
            scorers=phrase(event.score_who.phrase()) if event.score_who else None,
            actions=[line(event.space.action.line)] if event.space else [],
        )
    for mat in content.mats:
        found[mat.id] = told(
            mat,
            growth=[letter.strip("-") for letter in mat.growth],
            mining=mat.ore_track,
            setup=line(mat.setup),
            innovations=[
                {
                    "name": innovation.name,
                    "condition": phrase(innovation.condition.phrase()) if innovation.condition else None,
                    "exchanges": innovation.exchanges,
                    "line": line(innovation.line),
                    "powers": powers(POWERS, innovation.power),
                }
                for innovation in mat.innovations
            ],
        )
    for action in content.basic_actions:
        found[action.id] = {"name": action.id, "title": phrase(action.title), "actions": [line(action.line)]}
    return found
