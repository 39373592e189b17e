"""The cards of Beyond the Horizon in phrases: what a card has of its own stands in `rows`, a head and what it says."""

from heliopause.beyond.constants import COLUMNS
from heliopause.beyond.lines import Line
from heliopause.games.horizon.rules.cards import Construction, Content, Government, Leader, Territory, TrackSpace
from heliopause.games.horizon.rules.constants import COLOURS, LEVELS, POWERS, STAGES, TRACKS
from heliopause.games.horizon.rules.options import colour_word, track_word
from heliopause.games.horizon.rules.tokens import POWER
from heliopause.kernel.phrase import Phrase
from heliopause.table.card_phrases import CardSaid, RowSaid, line, lines, powers
from heliopause.table.from_game import Said, said


class HorizonCardSaid(CardSaid, kw_only=True, omit_defaults=True):
    """A card or tile, or a track with what stands on its spaces."""

    spaces: list[Said] = []


def cards(content: Content) -> dict[str, HorizonCardSaid]:
    found: dict[str, HorizonCardSaid] = {}
    for technology in content.technologies:
        trigger = technology.trigger
        colours = sorted(set(technology.left)) if technology.level < len(LEVELS) - 1 else range(len(COLOURS))
        banner = [colour_word(colour) for colour in colours]
        found[technology.id] = HorizonCardSaid(
            name=technology.name,
            house=technology.house,
            rows=_rows(
                ("kind", Phrase("card-technology-kind", {"level": LEVELS[technology.level], "colours": banner})),
                ("trigger", content.triggers[trigger].phrase() if trigger >= 0 else None),
            ),
            immediate=line(technology.immediate),
            actions=lines(*(action.line for action in technology.actions)),
            powers=powers(POWERS, POWER, technology.power),
            vp=said(technology.vp.phrase()) if technology.vp else None,
        )
    for territory in content.territories:
        found[territory.id] = HorizonCardSaid(name=territory.name, house=territory.house, rows=_territory(territory))
    for tile in content.constructions:
        found[tile.id] = HorizonCardSaid(name=tile.name, house=tile.house, rows=_construction(tile))
    for leader in content.leaders:
        vp = said(leader.vp.phrase()) if leader.vp else None
        found[leader.id] = HorizonCardSaid(name=leader.name, house=leader.house, rows=_leader(leader), vp=vp)
    for card in content.governments:
        found[card.id] = HorizonCardSaid(name=card.name, house=card.house, rows=_government(content, card))
    for goal in content.goals:
        condition = said(goal.condition.phrase())
        found[goal.id] = HorizonCardSaid(name=goal.name, house=goal.house, condition=condition)
    for action in [*content.basic_actions, *(space.action for space in content.advanced_spaces[2])]:
        found[action.id] = HorizonCardSaid(
            name=action.id,
            title=said(action.title),
            actions=lines(action.line),
            condition=said(action.condition.phrase()) if action.condition else None,
        )
    for name, spaces in zip((*TRACKS, "investment"), (*content.tracks, content.investment), strict=True):
        found[f"track-{name}"] = HorizonCardSaid(name=f"track-{name}", spaces=[said(_space(space)) for space in spaces])
    return found


def _rows(*rows: tuple[str, Phrase | Line | None]) -> list[RowSaid]:
    """A head, as the message `card-head-…`, and what it says, if anything."""
    return [
        RowSaid(said(Phrase(f"card-head-{head}")), said(words.phrase() if isinstance(words, Line) else words))
        for head, words in rows
        if words is not None
    ]


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
        return Phrase(f"power-{next(name for name, bit in POWERS.items() if space.power & bit)}")
    return Phrase("web-worth", {"n": space.vp})


def _worth(vp: int, track: int) -> Phrase:
    return Phrase("card-worth", {"vp": vp, "track": track_word(track)})


def _territory(card: Territory) -> list[RowSaid]:
    return _rows(
        ("explore", card.explore),
        ("strength", Phrase("number", {"n": card.strength})),
        ("village", _worth(card.vp[0], card.tracks[0])),
        ("bonus", card.bonus),
        ("city", _worth(card.vp[1], card.tracks[1])),
    )


def _construction(card: Construction) -> list[RowSaid]:
    kind = Phrase("card-construction-kind", {"level": LEVELS[card.level], "coins": card.cost})
    return _rows(
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
    return _rows(kind, *effects, *choices, others)


def _government(content: Content, card: Government) -> list[RowSaid]:
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
