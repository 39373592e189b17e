"""Where something comes from: the event, card, power, space or rule that asks, or that brings about what happens."""

from typing import final

from heliopause.kernel.phrase import Phrase


@final
class Source:
    """`kind` is a word such as "event", "space" or "rule"; `seat` says whose it is, if it is anybody's.

    `thing` is the bare name of what asks, where `phrase` says more; `origin` tells what it is, "your leader": its
    message is given whose it is as `mine` and `who` (event.py).
    """

    __slots__ = ("kind", "origin", "phrase", "seat", "thing")

    def __init__(
        self,
        kind: str,
        phrase: Phrase,
        seat: int | None = None,
        thing: Phrase | None = None,
        origin: Phrase | None = None,
    ) -> None:
        self.kind = kind
        self.phrase = phrase
        self.seat = seat
        self.thing = phrase if thing is None else thing
        self.origin = Phrase(f"origin-{kind}") if origin is None else origin

    def words(self, language: str = "en") -> str:
        return self.phrase.words(language)

    def __repr__(self) -> str:
        return f"<{self.kind}: {self.words()}>"
