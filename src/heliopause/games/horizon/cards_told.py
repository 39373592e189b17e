"""The cards of Beyond the Horizon in phrases: what a card has of its own stands in `rows`, a head and what it says."""

from heliopause.beyond.constants import COLUMNS
from heliopause.games.horizon.rules.cards import Construction, Content, Government, Leader, Territory, TrackSpace
from heliopause.games.horizon.rules.constants import COLOURS, LEVELS, POWERS, STAGES, TRACKS
from heliopause.games.horizon.rules.options import track_word
from heliopause.games.horizon.rules.tokens import drawn_power
from heliopause.kernel.phrase import Phrase
from heliopause.table.card_phrases import CardSaid, RowSaid, card_said, line, lines, powers, rows
from heliopause.table.from_game import said


def cards(content: Content) -> dict[str, CardSaid]:
    found: dict[str, CardSaid] = {}
    for technology in content.technologies:
        trigger = technology.trigger
        colours = sorted(set(technology.left)) if technology.level < len(LEVELS) - 1 else range(len(COLOURS))
        found[technology.id] = card_said(
            technology,
            level=technology.level,
            left=[COLOURS[colour] for colour in colours],
            right=COLOURS[technology.right] if technology.right >= 0 else None,
            rows=rows(("trigger", content.triggers[trigger].phrase() if trigger >= 0 else None)),
            immediate=line(technology.immediate),
            actions=lines(*(action.line for action in technology.actions)),
            powers=powers(POWERS, drawn_power, technology.power),
            vp=said(technology.vp.phrase()) if technology.vp else None,
        )
    for territory in content.territories:
        found[territory.id] = card_said(territory, rows=_territory(territory))
    for tile in content.constructions:
        found[tile.id] = card_said(tile, rows=_construction(tile))
    for leader in content.leaders:
        vp = said(leader.vp.phrase()) if leader.vp else None
        found[leader.id] = card_said(leader, rows=_leader(leader), vp=vp)
    for card in content.governments:
        found[card.id] = card_said(card, rows=_government(content, card))
    for goal in content.goals:
        condition = said(goal.condition.phrase())
        found[goal.id] = card_said(goal, condition=condition)
    for action in [*content.basic_actions, *(space.action for space in content.advanced_spaces[2])]:
        found[action.id] = CardSaid(
            name=action.id,
            title=said(action.title),
            actions=lines(action.line),
            condition=said(action.condition.phrase()) if action.condition else None,
        )
    for name, spaces in zip((*TRACKS, "investment"), (*content.tracks, content.investment), strict=True):
        found[f"track-{name}"] = CardSaid(name=f"track-{name}", spaces=[said(_space(space)) for space in spaces])
    return found


def _space(space: TrackSpace) -> Phrase:
    if space.line is not None:
        return space.line.phrase()
    if space.column >= 0:
        return Phrase("horizon-web-opens", {"column": COLUMNS[space.column]})
    if space.coins:
        return Phrase("horizon-web-income-more", {"n": space.coins})
    if space.stage:
        return Phrase(f"stage-{next(word for word, stage in STAGES.items() if stage == space.stage)}")
    if space.power:
        return POWERS.phrases(space.power)[0]
    return Phrase("web-worth", {"n": space.vp})


def _worth(vp: int, track: int) -> Phrase:
    return Phrase("card-worth", {"vp": vp, "track": track_word(track)})


def _territory(card: Territory) -> list[RowSaid]:
    return rows(
        ("explore", card.explore),
        ("strength", Phrase("number", {"n": card.strength})),
        ("village", _worth(card.vp[0], card.tracks[0])),
        ("bonus", card.bonus),
        ("city", _worth(card.vp[1], card.tracks[1])),
    )


def _construction(card: Construction) -> list[RowSaid]:
    kind = Phrase("card-construction-kind", {"level": LEVELS[card.level], "coins": card.cost})
    return rows(
        ("kind", kind),
        ("bonus", card.bonus),
        ("vp", Phrase("number", {"n": card.vp}) if card.vp else None),
        ("first", _worth(card.first, card.tracks[0])),
        ("second", track_word(card.tracks[1])),
    )


def _leader(card: Leader) -> list[RowSaid]:
    kind = ("kind", Phrase("card-leader-kind", {"level": LEVELS[card.level]}))
    effects = [(effect.who, effect.line) for effect in card.effects]
    choices = [("choice", choice.option.phrase) for choice in card.choices]
    others = ("vp-others", Phrase("number", {"n": card.vp_others}) if card.vp_others else None)
    return rows(kind, *effects, *choices, others)


def _government(content: Content, card: Government) -> list[RowSaid]:
    def stage(power: int, trigger: int) -> Phrase | None:
        if trigger >= 0:
            return content.triggers[trigger].phrase()
        return next(iter(POWERS.phrases(power)), None)

    return rows(
        ("despotism", stage(card.despotism_power, card.despotism_trigger)),
        ("theocracy", stage(card.theocracy_power, card.theocracy_trigger)),
        ("once", card.once),
        ("democracy", Phrase("card-points", {"formula": card.democracy.phrase()}) if card.democracy else None),
    )
