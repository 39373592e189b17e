"""The options that both games offer."""

from typing import Final

from heliopause.beyond.constants import PLAIN
from heliopause.kernel.option import Option
from heliopause.kernel.phrase import Phrase


def plain(id: str, message: str, a: int = 0, b: int = 0, c: int = 0) -> Option:
    return Option(id, PLAIN, a, b, c, Phrase(message))


PASS: Final = plain("pass", "option-pass")
DONE: Final = plain("done", "option-done")
