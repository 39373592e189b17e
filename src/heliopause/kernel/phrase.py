"""A phrase is something that can be said in any language: a message id of words/*.ftl and its arguments."""

from heliopause.words import say

Argument = "str | int | Phrase | list[Phrase]"


class Phrase:
    """A message with arguments; an argument may be a phrase itself, or a list of phrases to be joined by commas."""

    __slots__ = ("args", "message")

    def __init__(self, message: str, args: "dict[str, str | int | Phrase | list[Phrase]] | None" = None) -> None:
        self.message = message
        self.args = args or {}

    def words(self, language: str = "en") -> str:
        spoken: dict[str, str | int] = {}
        for name, value in self.args.items():
            if isinstance(value, Phrase):
                spoken[name] = value.words(language)
            elif isinstance(value, list):
                spoken[name] = ", ".join(part.words(language) for part in value)
            else:
                spoken[name] = value
        return say(language, self.message, spoken)

    def __repr__(self) -> str:
        return f"Phrase({self.message!r}, {self.args!r})"


def name(text: str) -> Phrase:
    """A proper name, the same in every language."""
    return Phrase("name", {"text": text})
