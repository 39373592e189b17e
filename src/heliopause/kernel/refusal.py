"""Why something may not be done: a phrase and the section of the rules it comes from."""

from heliopause.kernel.phrase import Phrase


class Refusal:
    """The reason an option is not offered; `rule` is a section of the game's page of rules."""

    __slots__ = ("phrase", "rule")

    def __init__(self, phrase: Phrase, rule: str) -> None:
        self.phrase = phrase
        self.rule = rule

    def words(self, language: str = "en") -> str:
        reason = self.phrase.words(language)
        if not self.rule:
            return reason
        return Phrase("refusal-with-rule", {"reason": self.phrase, "rule": self.rule}).words(language)

    def __str__(self) -> str:
        return self.words()

    def __repr__(self) -> str:
        return f"Refusal({self.phrase.message!r}, rule={self.rule!r})"


class IllegalChoice(ValueError):
    """A choice the rules do not offer; the game is as it was."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.words())
        self.refusal = refusal


class BadOption(ValueError):
    """A game was asked for with an option that does not exist or does not fit."""


class Problem:
    """A mistake in a content file: which table, which key, what is wrong."""

    __slots__ = ("id", "key", "kind", "what")

    def __init__(self, kind: str, id: str, key: str, what: str) -> None:
        self.kind = kind
        self.id = id
        self.key = key
        self.what = what


class BadContent(ValueError):
    """Content with mistakes; all of them are listed."""

    def __init__(self, problems: list[Problem]) -> None:
        super().__init__("; ".join(f"{p.kind}.{p.id} {p.key}: {p.what}" for p in problems))
        self.problems = problems
