"""What the values of Beyond the Horizon's cards say that are neither a line nor a number: abilities, leaders, sites."""

from typing import Any

from heliopause.games.horizon.rules.constants import POWERS
from heliopause.games.horizon.rules.notation import HORIZON
from heliopause.terminal.translator import Translator

LINES = ("immediate", "line", "explore", "once", "bonus")


def read(key: str, value: Any, say: Translator) -> list[str]:
    if key == "effects":
        return [
            say("whose", who=say.word(f"card-head-{effect['who']}"), what=_line(say, effect["line"]))
            for effect in value
        ]
    if key == "choice":
        return [
            say("leader-choice", line=_line(say, one["line"]), vp=say.tell(HORIZON.formula(str(one["vp"])).phrase()))
            for one in value
        ]
    if key in ("trigger", "despotism", "theocracy"):
        return _ability(say, value)
    if key == "village" and value.get("bonus"):
        return [_line(say, value["bonus"])]
    return []


def _line(say: Translator, text: str) -> str:
    return say.tell(HORIZON.line(text).phrase())


def _ability(say: Translator, value: dict[str, str]) -> list[str]:
    if value.get("power"):
        return [say.tell(phrase) for phrase in POWERS.phrases(POWERS.read(value["power"]))]
    when = say.word(f"when-{value['when'].replace(' ', '-')}")
    return [say("whose", who=when, what=_line(say, value["line"]))]
