"""Research in Beyond the Horizon: it may be declined unless it is the only task of an action (rules 3.7, 5)."""

from typing import final

from heliopause.beyond import research
from heliopause.beyond.research import level_words
from heliopause.games.horizon.rules.constants import LEVELS
from heliopause.kernel.phrase import Phrase


@final
class Research(research.Research):
    """`research II`, `research I or II existing`."""

    __slots__ = ()

    def __init__(self, levels: int, existing: bool, with_prerequisites: bool, with_bonus: bool) -> None:
        super().__init__(levels, existing, with_prerequisites, with_bonus, True)

    def declinable(self, binding: bool) -> bool:
        return not binding

    def phrase(self) -> Phrase:
        said = super().phrase().args["line"]  # without "you may", which goes without saying
        assert isinstance(said, Phrase)
        return said

    def level_words(self) -> Phrase:
        return level_words(self.levels, LEVELS)
