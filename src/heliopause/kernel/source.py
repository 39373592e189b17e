"""Where something comes from: the event, card, power, space or rule that asks, or that brings about what happens."""

from typing import final

from heliopause.kernel.phrase import Phrase


@final
class Source:
    """`kind` is a word such as "event", "space" or "rule"; `seat` says whose it is, if it is anybody's."""

    __slots__ = ("kind", "phrase", "seat")

    def __init__(self, kind: str, phrase: Phrase, seat: int | None = None) -> None:
        self.kind = kind
        self.phrase = phrase
        self.seat = seat

    def words(self, language: str = "en") -> str:
        return self.phrase.words(language)

    def __repr__(self) -> str:
        return f"<{self.kind}: {self.words()}>"
