"""What is asked in Beyond the Horizon, in words; and the phases of a turn (rule 2.1)."""

from typing import Final

from heliopause.beyond.alternatives import AskChoice, AskMay
from heliopause.beyond.by_hand import AskByHand, retold, told
from heliopause.beyond.card_search import AskType
from heliopause.beyond.phases import Beginnings, phase_under_way
from heliopause.beyond.research import AskSlot, slot_told
from heliopause.games.horizon.rules import hexes
from heliopause.games.horizon.rules.acting import AskBasicAction
from heliopause.games.horizon.rules.building import AskBuild, AskConstruction
from heliopause.games.horizon.rules.constants import LEVELS
from heliopause.games.horizon.rules.development import AskInvest
from heliopause.games.horizon.rules.goals import AskClaimNow, AskGoal
from heliopause.games.horizon.rules.log import tile_word
from heliopause.games.horizon.rules.moving import AskMove
from heliopause.games.horizon.rules.options import BUY_PAWN, site_word, unit_word
from heliopause.games.horizon.rules.production import AskProduction, AskTrade, pawn_price
from heliopause.games.horizon.rules.research import AskPrivate
from heliopause.games.horizon.rules.settling import AskSite, AskUse
from heliopause.games.horizon.rules.state import State
from heliopause.games.horizon.rules.turn import AskExpansion, AskSpace, TurnEnd
from heliopause.games.horizon.rules.units import AskDecommission, AskEnlist, AskUpgrade
from heliopause.kernel.machine import Question
from heliopause.kernel.option import Option
from heliopause.kernel.phrase import Phrase
from heliopause.kernel.rules import ask_by_name

BEGINNINGS: Final[Beginnings] = (
    (AskSpace, "action"),
    (AskExpansion, "expansion"),
    (AskProduction, "production"),
    (AskGoal, "goal"),
)


def ask(state: State, question: Question, names: list[str]) -> Phrase:
    """The question's message, with what is left of the task under way and the place it is about."""
    phrase = ask_by_name(state, question, names)
    match question:
        case AskMay():
            phrase.args["line"] = question.part.line.phrase()
        case AskByHand():
            phrase.args.update(told(question, names))
        case AskMove():
            phrase = Phrase("ask-move-unit", {"n": question.left})
        case AskUpgrade():
            left = question.part.number - len(question.done)
            phrase = Phrase("ask-upgrade-unit", {"by": question.part.by, "n": left})
        case AskBuild():
            phrase = Phrase("ask-build-construction")
        case AskTrade():
            phrase = Phrase("ask-trade-coins")
        case AskType():
            phrase = Phrase("ask-type-colour")
        case AskConstruction():
            phrase.args["level"] = LEVELS[question.levels[-1]]
        case AskPrivate():
            phrase.args["level"] = LEVELS[question.part.level]
        case AskSite():
            phrase.args["site"] = site_word(question.site)
        case AskUse():
            phrase.args["n"] = question.missing
            phrase.args["unit"] = unit_word(question.kind)
            phrase.args["place"] = tile_word(state, question.tile, names)
    return phrase


# What is not done by who passes; asked once more, "no more" says it.
DECLINED: Final[dict[type[Question], str]] = {
    AskMay: "decline-may",
    AskChoice: "decline-choice",
    AskSlot: "decline-slot",
    AskExpansion: "decline-expansion",
    AskBuild: "decline-build",
    AskConstruction: "decline-construction",
    AskPrivate: "decline-construction",
    AskBasicAction: "decline-action",
    AskClaimNow: "decline-claim",
    AskEnlist: "decline-enlist",
    AskDecommission: "decline-decommission",
    AskInvest: "decline-invest",
    AskTrade: "decline-trade",
}


def decline(state: State, question: Question) -> Phrase | None:
    match question:
        case AskUpgrade():
            return Phrase("decline-upgrade-more" if question.done else "decline-upgrade")
        case AskMove():
            return Phrase("decline-move-more" if question.moved else "decline-move")
        case AskSite():
            return Phrase("decline-site", {"site": site_word(question.site)})
    message = DECLINED.get(type(question))
    return None if message is None else Phrase(message)


def retell(state: State, question: Question, option: Option, names: list[str]) -> Phrase | None:
    """Tiles go by what lies there, slots by their cards, and a trade says what it costs."""
    said = option.phrase
    if isinstance(question, AskSlot):
        return slot_told(state, option)
    if isinstance(question, AskByHand):
        return retold(option, names)
    if option is BUY_PAWN:
        return Phrase("option-buy-pawn-for", {"price": pawn_price(state, question.seat)})
    args = {word: _named(state, value, names) for word, value in said.args.items()}
    return Phrase(said.message, args, said.about) if args != said.args else None


def _named(
    state: State, value: str | int | Phrase | list[Phrase], names: list[str]
) -> str | int | Phrase | list[Phrase]:
    """A cell where a tile lies is called by it; where it is stays known."""
    if not isinstance(value, Phrase) or value.message != "tile-at":
        return value
    at = str(value.args["at"])
    cell = hexes.cell_of(at)
    if cell not in state.cells:
        return value
    return Phrase("tile-named", {"tile": tile_word(state, state.cells.index(cell), names), "at": at}, value.about)


def active(state: State) -> int | None:
    return state.active if state.round else None


def phase(state: State) -> str:
    return phase_under_way(state, BEGINNINGS, TurnEnd)


def left(question: Question | None) -> int:
    """What is left of the task under way: movements, strength, units to upgrade, the level of what is taken.

    0 if it counts nothing.
    """
    if isinstance(question, AskMove):
        return question.left
    if isinstance(question, AskUse):
        return question.missing
    if isinstance(question, AskUpgrade):
        return question.part.number - len(question.done)
    if isinstance(question, AskConstruction):
        return question.levels[-1]
    if isinstance(question, AskPrivate):
        return question.part.level
    return 0
