"""A phrase is something that can be said in any language: a message id of the Fluent files and its arguments."""

import json
import re
import unicodedata
from typing import Final

from heliopause.words import NAME, OWN, joined, say


class Phrase:
    """A message with arguments; an argument may be a phrase itself, or a list of phrases to be joined by commas.

    `about` names the thing on the table that the phrase stands for ("card:terraforming", "place:a1", "seat:2"), so
    that whoever shows the words can show the thing too.
    """

    __slots__ = ("about", "args", "message")

    def __init__(
        self, message: str, args: "dict[str, str | int | Phrase | list[Phrase]] | None" = None, about: str = ""
    ) -> None:
        self.message = message
        self.args = args or {}
        self.about = about

    def words(self, language: str = "en") -> str:
        spoken: dict[str, str | int] = {}
        for name, value in self.args.items():
            if isinstance(value, Phrase):
                spoken[name] = value.words(language)
            elif isinstance(value, list):
                spoken[name] = joined(language, [part.words(language) for part in value])
            else:
                spoken[name] = value
        return say(language, self.message, spoken)

    def things(self) -> list[str]:
        """All that it is about: itself, then what its arguments name, in order, each once."""
        found = [self.about] if self.about else []
        for value in self.args.values():
            parts = value if isinstance(value, list) else [value]
            for part in parts:
                if isinstance(part, Phrase):
                    found += part.things()
        return list(dict.fromkeys(found))

    def __repr__(self) -> str:
        return f"Phrase({self.message!r}, {self.args!r})"


def name(text: str, about: str = "") -> Phrase:
    """A name that is the same in every language: somebody's, a numeral, a letter."""
    return Phrase("name", {"text": text}, about)


def card_name(text: str, about: str = "") -> Phrase:
    """The name of a card, in a language that has its own for it; else as the card has it."""
    return Phrase(name_message(text), {"text": plain_name(text)}, about)


# Between a loader and its cards a name may have others behind it: a sign that no name has, and the names by language.
_BEHIND: Final = "\0"


def with_names(text: str, names: dict[str, str]) -> str:
    """A name, and what a pack calls the card in other languages."""
    return text + _BEHIND + json.dumps(names, ensure_ascii=False, sort_keys=True) if names else text


def plain_name(text: str) -> str:
    return text.partition(_BEHIND)[0]


def name_message(text: str) -> str:
    """The message of a card's name is the name itself, small and with hyphens: a renamed card has another one."""
    text, _, behind = text.partition(_BEHIND)
    if behind:
        own: dict[str, str] = json.loads(behind)
        own[""] = name_message(text)
        return OWN + json.dumps(own, ensure_ascii=False, sort_keys=True)
    letters = unicodedata.normalize("NFKD", text.lower().replace("ø", "o").replace("'", ""))
    return NAME + re.sub("[^a-z0-9]+", "-", letters.encode("ascii", "ignore").decode()).strip("-")
