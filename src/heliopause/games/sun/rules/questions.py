"""What is asked in Beyond the Sun, in words; and the phases of a turn (rule 2.1)."""

from typing import Final

from heliopause.beyond.alternatives import AskChoice, AskMay
from heliopause.beyond.by_hand import AskByHand, retold, told
from heliopause.beyond.phases import Beginnings, phase_under_way
from heliopause.beyond.research import AskSlot, slot_told
from heliopause.games.sun.rules.colonies import AskColonyDisc, AskInfiltrate, AskSettle
from heliopause.games.sun.rules.control import AskOutpost
from heliopause.games.sun.rules.discs import AskReplace
from heliopause.games.sun.rules.economy import AskOpponent
from heliopause.games.sun.rules.events import AskRetire
from heliopause.games.sun.rules.fleet import AskBuild, AskJump, AskMove, AskUpgrade
from heliopause.games.sun.rules.log import place_word
from heliopause.games.sun.rules.options import BUY_POP
from heliopause.games.sun.rules.powers import AfterPower
from heliopause.games.sun.rules.production import AskDecommissionShip, AskTrade
from heliopause.games.sun.rules.state import State
from heliopause.games.sun.rules.turn import AskAchievement, AskProduction, AskSpace, TurnEnd
from heliopause.kernel.machine import Operation, Question
from heliopause.kernel.option import Option
from heliopause.kernel.phrase import Phrase
from heliopause.kernel.rules import ask_by_name

BEGINNINGS: Final[Beginnings] = (
    (AskSpace, "action"),
    (AskProduction, "production"),
    (AskAchievement, "achievement"),
)


def ask(state: State, question: Question, names: list[str]) -> Phrase:
    """The question's message, with what is left of the effect under way and the place or card it is about."""
    phrase = ask_by_name(state, question, names)
    match question:
        case AskMay():
            phrase.args["line"] = question.part.line.phrase()
        case AskByHand():
            phrase.args.update(told(question, names))
        case AskOpponent():
            phrase.args["n"] = question.ore
        case AskJump() | AskInfiltrate():
            phrase.args["n"] = question.points
        case AskUpgrade():
            phrase.args["n"] = question.left
            phrase.args["by"] = question.part.by
        case AskMove():
            phrase.args["n"] = question.left
        case AskBuild():
            phrase.args["level"] = question.part.level
        case AskSettle():
            phrase.args["n"] = max(0, question.missing)
            phrase.args["place"] = place_word(state, question.place, state.system[question.place])
        case AskOutpost():
            phrase.args["place"] = place_word(state, question.place, state.system[question.place])
        case AskColonyDisc():
            phrase.args["card"] = state.content.systems[question.card].phrase()
        case AskTrade():
            phrase.args["price"] = question.price(state)
    return phrase


# What is not done by who passes; asked once more, "no more" says it.
DECLINED: Final[dict[type[Question], str]] = {
    AskMay: "decline-may",
    AskChoice: "decline-choice",
    AskSlot: "decline-slot",
    AskBuild: "decline-build",
    AskJump: "decline-jump",
    AskSettle: "decline-settle",
    AskReplace: "decline-replace",
    AskRetire: "decline-retire",
    AskTrade: "decline-trade",
}


def decline(state: State, question: Question) -> Phrase | None:
    match question:
        case AskUpgrade():
            return Phrase("decline-upgrade-more" if question.raised else "decline-upgrade")
        case AskMove():
            return Phrase("decline-move-more" if question.moved else "decline-move")
    message = DECLINED.get(type(question))
    return None if message is None else Phrase(message)


def retell(state: State, question: Question, option: Option, names: list[str]) -> Phrase | None:
    """Places go by the systems that lie there, slots by their cards; an upgrade says to which level, a trade what it
    costs."""
    said = option.phrase
    args = {word: _named(state, value) for word, value in said.args.items()}
    match question:
        case AskSlot():
            return slot_told(state, option)
        case AskByHand() | AskOpponent():
            return retold(option, names)
        case AskUpgrade():
            return Phrase("option-upgrade-to", {**args, "to": question.raised_to(option)}, said.about)
        case AskDecommissionShip():
            return Phrase("option-decommission-free", args, said.about)
        case AskTrade() if option is BUY_POP:
            return Phrase("option-buy-pop-for", {"price": question.price(state)})
    return Phrase(said.message, args, said.about) if args != said.args else None


def _named(state: State, value: str | int | Phrase | list[Phrase]) -> str | int | Phrase | list[Phrase]:
    """The slot of a system becomes the system."""
    if not isinstance(value, Phrase) or not value.about.startswith("place:"):
        return value
    place = state.board.ids.index(value.about.removeprefix("place:"))
    return place_word(state, place, state.system[place]) if state.system[place] >= 0 else value


def active(state: State) -> int | None:
    return state.active if state.round else None


def phase(state: State) -> str:
    if state.active == state.automa:
        return "action"
    return phase_under_way(state, BEGINNINGS, TurnEnd, interrupted(state))


def interrupted(state: State) -> Operation | None:
    """The question in the middle of which a power is used."""
    for index, operation in enumerate(state.stack):
        if isinstance(operation, AfterPower):
            return state.stack[index - 1]
    return None


def left(question: Question | None) -> int:
    """What is left of the effect under way: jumps, ships to upgrade or move, power to settle.

    0 if it counts nothing.
    """
    if isinstance(question, AskJump):
        return question.points
    if isinstance(question, AskInfiltrate):
        return question.points
    if isinstance(question, AskUpgrade):
        return question.left
    if isinstance(question, AskMove):
        return question.left
    if isinstance(question, AskSettle):
        return max(0, question.missing)
    return 0
