"""An option: one thing that a seat, or chance, may answer."""

from typing import final

from heliopause.kernel.phrase import Phrase


@final
class Option:
    """A stable text id, the small ints the rules need to carry it out, and the phrase that tells it."""

    __slots__ = ("a", "b", "c", "id", "kind", "phrase")

    def __init__(self, id: str, kind: int, a: int, b: int, c: int, phrase: Phrase) -> None:
        self.id = id
        self.kind = kind
        self.a = a
        self.b = b
        self.c = c
        self.phrase = phrase

    def words(self, language: str = "en") -> str:
        return self.phrase.words(language)

    def __str__(self) -> str:
        return self.id

    def __repr__(self) -> str:
        return f"<{self.id}>"
