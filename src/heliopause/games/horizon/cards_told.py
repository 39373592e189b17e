"""The cards of Beyond the Horizon in phrases: what a card has of its own stands in `rows`, a head and what it says."""

from typing import Any

from heliopause.beyond.lines import Line
from heliopause.games.horizon.rules.cards import Construction, Content, Government, Leader, Territory
from heliopause.games.horizon.rules.constants import COLOURS, LEVELS, POWERS
from heliopause.games.horizon.rules.options import colour_word, track_word
from heliopause.kernel.phrase import Phrase
from heliopause.table.card_phrases import line, phrase, powers, told

Row = dict[str, Any]


def cards(content: Content) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for technology in content.technologies:
        trigger = technology.trigger
        colours = sorted(set(technology.left)) if technology.level < len(LEVELS) - 1 else range(len(COLOURS))
        banner = [colour_word(colour) for colour in colours]
        found[technology.id] = told(
            technology,
            rows=_rows(
                ("kind", Phrase("card-technology-kind", {"level": LEVELS[technology.level], "colours": banner})),
                ("trigger", content.triggers[trigger].phrase() if trigger >= 0 else None),
            ),
            immediate=line(technology.immediate),
            actions=[line(action.line) for action in technology.actions],
            powers=powers(POWERS, technology.power),
            vp=phrase(technology.vp.phrase()) if technology.vp else None,
        )
    for territory in content.territories:
        found[territory.id] = told(territory, rows=_territory(territory))
    for construction in content.constructions:
        found[construction.id] = told(construction, rows=_construction(construction))
    for leader in content.leaders:
        found[leader.id] = told(leader, rows=_leader(leader), vp=phrase(leader.vp.phrase()) if leader.vp else None)
    for government in content.governments:
        found[government.id] = told(government, rows=_government(content, government))
    for goal in content.goals:
        found[goal.id] = told(goal, condition=phrase(goal.condition.phrase()))
    for action in content.basic_actions:
        found[action.id] = {"name": action.id, "title": phrase(action.title), "actions": [line(action.line)]}
    for space in content.advanced_spaces[2]:
        action = space.action
        assert action.condition is not None
        found[action.id] = {
            "name": action.id,
            "title": phrase(action.title),
            "actions": [line(action.line)],
            "condition": phrase(action.condition.phrase()),
        }
    return found


def _rows(*rows: tuple[str, Phrase | Line | None]) -> list[Row]:
    """A head, as the message `card-head-…`, and what it says, if anything."""
    return [
        {
            "head": phrase(Phrase(f"card-head-{head}")),
            "said": phrase(words.phrase() if isinstance(words, Line) else words),
        }
        for head, words in rows
        if words is not None
    ]


def _worth(vp: int, track: int) -> Phrase:
    return Phrase("card-worth", {"vp": vp, "track": track_word(track)})


def _territory(card: Territory) -> list[Row]:
    return _rows(
        ("explore", card.explore),
        ("strength", Phrase("number", {"n": card.strength})),
        ("village", _worth(card.vp[0], card.tracks[0])),
        ("bonus", card.bonus),
        ("city", _worth(card.vp[1], card.tracks[1])),
    )


def _construction(card: Construction) -> list[Row]:
    kind = Phrase("card-construction-kind", {"level": LEVELS[card.level], "coins": card.cost})
    return _rows(
        ("kind", kind),
        ("bonus", card.bonus),
        ("vp", Phrase("number", {"n": card.vp}) if card.vp else None),
        ("first", _worth(card.first, card.tracks[0])),
        ("second", track_word(card.tracks[1])),
    )


def _leader(card: Leader) -> list[Row]:
    kind = ("kind", Phrase("card-leader-kind", {"level": LEVELS[card.level]}))
    effects = [(effect.who, effect.line) for effect in card.effects]
    choices = [("choice", choice.option.phrase) for choice in card.choices]
    others = ("vp-others", Phrase("number", {"n": card.vp_others}) if card.vp_others else None)
    return _rows(kind, *effects, *choices, others)


def _government(content: Content, card: Government) -> list[Row]:
    def stage(power: int, trigger: int) -> Phrase | None:
        if trigger >= 0:
            return content.triggers[trigger].phrase()
        return next((Phrase(f"power-{name}") for name, bit in POWERS.items() if power & bit), None)

    return _rows(
        ("despotism", stage(card.despotism_power, card.despotism_trigger)),
        ("theocracy", stage(card.theocracy_power, card.theocracy_trigger)),
        ("once", card.once),
        ("democracy", card.democracy.phrase() if card.democracy else None),
    )
