"""A phrase is something that can be said in any language: a message id of the Fluent files and its arguments."""

from heliopause.words import say


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
                spoken[name] = ", ".join(part.words(language) for part in value)
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
    """A proper name, the same in every language."""
    return Phrase("name", {"text": text}, about)
