"""What is asked in Beyond the Sun, in words; and the phases of a turn (rule 2.1)."""

from typing import Final

from heliopause.beyond.phases import Beginnings, phase_under_way
from heliopause.games.sun.rules.colonies import AskColonyDisc, AskInfiltrate, AskSettle
from heliopause.games.sun.rules.control import AskOutpost
from heliopause.games.sun.rules.fleet import AskBuild, AskJump, AskMove, AskUpgrade
from heliopause.games.sun.rules.log import place_word
from heliopause.games.sun.rules.production import AskTrade
from heliopause.games.sun.rules.state import State
from heliopause.games.sun.rules.turn import AskAchievement, AskProduction, AskSpace, TurnEnd
from heliopause.kernel.machine import Question
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


def phase(state: State) -> str:
    return "action" if state.active == state.automa else phase_under_way(state, BEGINNINGS, TurnEnd)
