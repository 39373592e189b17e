"""What the values of a card say: lines, conditions, formulas, powers; each game adds what only its cards have."""

from collections.abc import Callable
from typing import Any

from heliopause.beyond.notation import Notation, Unreadable
from heliopause.beyond.powers import Powers
from heliopause.terminal.translator import Translator

Read = Callable[[str, Any, Translator], list[str]]


def reading(notation: Notation, powers: Powers, lines: tuple[str, ...], own: Read) -> Read:
    """How a value is read, by its key; `lines` are the keys whose value is a line."""

    def read(key: str, value: Any, say: Translator) -> list[str]:
        """Nothing for a plain name or number, nor for what cannot be read."""
        try:
            return _read(notation, powers, lines, key, value, say) or own(key, value, say)
        except (Unreadable, ValueError):
            return []

    return read


def _read(
    notation: Notation, powers: Powers, lines: tuple[str, ...], key: str, value: Any, say: Translator
) -> list[str]:
    if key in lines and value:
        return [say.tell(notation.line(value).phrase())]
    if key == "actions":
        return [
            say("action-spaces", n=action.get("spaces", 1), line=say.tell(notation.line(action["line"]).phrase()))
            for action in value
        ]
    if key == "condition":
        return [say.tell(notation.condition(value).phrase())]
    if key in ("vp", "democracy") and isinstance(value, str) and value:
        return [say.tell(notation.formula(value).phrase())]
    if key in ("power", "ability") and isinstance(value, str) and value:
        return [say.tell(phrase) for phrase in powers.phrases(powers.read(value))]
    return []
