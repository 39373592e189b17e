"""The cards of Beyond the Sun in words."""

from heliopause.beyond.cards import Action
from heliopause.games.sun.rules.cards import AutomaCard, Content, Event, Innovation, Mat, System
from heliopause.games.sun.rules.constants import POWERS, TYPES
from heliopause.games.sun.rules.options import disc_word
from heliopause.games.sun.rules.tokens import drawn_power
from heliopause.kernel.phrase import Phrase, card_name
from heliopause.table.card_phrases import CardSaid, RowSaid, card_said, line, lines, powers, rows
from heliopause.table.from_game import said


def cards(content: Content) -> dict[str, CardSaid]:
    found: dict[str, CardSaid] = {}
    for technology in content.technologies:
        found[technology.id] = card_said(
            technology,
            level=technology.level,
            left=[TYPES[type] for type in technology.left],
            right=TYPES[technology.right] if technology.right >= 0 else None,
            immediate=line(technology.immediate),
            actions=lines(*(action.line for action in technology.actions)),
            powers=powers(POWERS, drawn_power, technology.power),
            anytime=line(technology.anytime.line if technology.anytime else None),
            vp=said(technology.vp.phrase()) if technology.vp else None,
        )
    for achievement in content.achievements:
        condition = said(achievement.condition.phrase())
        found[achievement.id] = card_said(achievement, condition=condition)
    for guild in content.guilds:
        found[guild.id] = card_said(guild, actions=lines(guild.space.action.line))
    found |= {system.id: _system(system) for system in content.systems}
    found |= {event.id: _event(event) for event in content.events}
    found |= {mat.id: _mat(mat) for mat in content.mats}
    found |= {action.id: _basic(action) for action in content.basic_actions}
    found |= {f"automa-{card.id}": _automa(content, card) for card in content.automa_cards}
    return found


def _system(card: System) -> CardSaid:
    return card_said(
        card,
        power=card.power,
        points=card.vp,
        control=line(card.control),
        bonus=line(card.bonus),
        powers=powers(POWERS, drawn_power, card.ability),
        anytime=line(card.anytime.line if card.anytime else None),
    )


def _event(card: Event) -> CardSaid:
    effects = [RowSaid(said(one.who.phrase()), said(one.line.phrase())) for one in card.effects]
    scored = None
    if card.score_vp and card.score_who:
        scored = Phrase("card-score", {"who": card.score_who.phrase(), "vp": card.score_vp.phrase()})
    actions = lines(card.space.action.line) if card.space else []
    return card_said(card, rows=[*effects, *rows(("end", scored))], actions=actions)


def _mat(card: Mat) -> CardSaid:
    innovations = [_innovation(innovation) for innovation in card.innovations]
    return card_said(card, rows=[*rows(("setup", card.setup)), *innovations])


def _innovation(innovation: Innovation) -> RowSaid:
    gives = [innovation.line.phrase()] if innovation.line else []
    gives += POWERS.phrases(innovation.power)
    if innovation.exchanges:
        gives.append(Phrase("card-exchanges", {"n": innovation.exchanges}))
    told = Phrase("card-innovation-at-once", {"gives": gives})
    if innovation.condition:
        told = Phrase("card-innovation", {"condition": innovation.condition.phrase(), "gives": gives})
    return RowSaid(said(card_name(innovation.name)), said(told))


def _basic(action: Action) -> CardSaid:
    return CardSaid(name=action.id, title=said(action.title), actions=lines(action.line))


def _automa(content: Content, card: AutomaCard) -> CardSaid:
    """What a card of the solo deck does, from top to bottom."""
    automate = Phrase("card-automa-fewest") if len(card.automate) > 1 else None
    if len(card.automate) == 1:
        automate = Phrase("card-automa-disc", {"disc": disc_word(card.automate[0])})
    claimed = next((one.phrase() for one in content.achievements if one.id == card.claim), None)
    produced = Phrase("card-automa-ore" if card.produces_ore else "card-automa-pop")
    parts = dict(zip(("first", "second"), card.lines, strict=False))
    return CardSaid(
        name=card.name,
        rows=rows(
            ("automa-automate", automate),
            ("automa-first", parts.get("first")),
            ("automa-second", parts.get("second")),
            ("automa-produce", Phrase("card-automa-least", {"tie": produced}) if card.least else produced),
            ("automa-claim", claimed),
        ),
    )
