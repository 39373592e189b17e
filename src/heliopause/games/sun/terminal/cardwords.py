"""What the values of Beyond the Sun's cards say that are neither a line nor a number: events and innovations."""

from typing import Any

from heliopause.games.sun.rules.constants import POWERS
from heliopause.games.sun.rules.events import Who
from heliopause.games.sun.rules.notation import NOTATION
from heliopause.terminal.translator import Translator

LINES = ("immediate", "line", "control", "bonus", "space", "setup", "anytime")


def read(key: str, value: Any, say: Translator) -> list[str]:
    if key == "effects":
        return [_whose(say, effect["who"], say.tell(NOTATION.line(effect["line"]).phrase())) for effect in value]
    if key == "score":
        return [
            _whose(say, value["who"], say("points-for", formula=say.tell(NOTATION.formula(str(value["vp"])).phrase())))
        ]
    if key == "innovations":
        return [_innovation(say, innovation) for innovation in value]
    return []


def _whose(say: Translator, who: str, what: str) -> str:
    return say("whose", who=say.tell(Who(who).phrase()), what=what)


def _innovation(say: Translator, innovation: dict[str, str]) -> str:
    text = innovation.get("when") or innovation.get("while") or ""
    number, _, word = text.partition(" ")
    condition = say("exchanges", n=int(number)) if word == "exchanges" else say.tell(NOTATION.condition(text).phrase())
    if innovation.get("line"):
        what = say.tell(NOTATION.line(innovation["line"]).phrase())
        return say("innovation-once", name=innovation["name"], condition=condition, what=what)
    what = say.list(say.tell(phrase) for phrase in POWERS.phrases(POWERS.read(innovation["power"])))
    return say("innovation-while", name=innovation["name"], condition=condition, what=what)
