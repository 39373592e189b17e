"""What is asked, as numbers: the question, the line of a card it is about, the slot it seeks a card for."""

from collections.abc import Iterable
from typing import Any, Final, final

from heliopause.beyond.alternatives import Choice, May
from heliopause.beyond.lines import Line
from heliopause.kernel.machine import Question

FORKING: Final = frozenset(("AskMay", "AskChoice"))
SEEKING: Final = frozenset(("AskType", "AskCard", "AskRow"))
FORKS_KEPT: Final = 4096


@final
class Asked:
    """What is known of the questions of one class."""

    __slots__ = ("forking", "number", "seeking", "subject")

    def __init__(self, number: int, forking: bool, seeking: bool, subject: str) -> None:
        self.number = number
        self.forking = forking  # is it about a part of a line that may be left out, or has alternatives?
        self.seeking = seeking  # does it seek a card, perhaps for a slot?
        self.subject = subject  # the attribute that says which place or tile it is about, or ""


@final
class Questions:
    """Those of a game by the names of the engine's classes, and the forks of its cards."""

    def __init__(self, names: tuple[str, ...], forks: list[str], subject: str) -> None:
        self.names = names
        self.forks = forks
        self._numbers = {text: number for number, text in enumerate(forks)}
        self._subject = subject  # the attribute of a question that says which place or tile it is about
        self._asked: dict[Any, Asked] = {}  # by class; filled as they come
        self._fork_of: dict[Any, int] = {}  # by part of a line; filled as they come

    def of(self, question: Question) -> Asked:
        kind: Any = type(question)
        found = self._asked.get(kind)
        if found is None:
            name: str = kind.__name__
            number = self.names.index(name) if name in self.names else len(self.names)
            subject = self._subject if self._subject and hasattr(question, self._subject) else ""
            found = Asked(number, name in FORKING, name in SEEKING, subject)
            self._asked[kind] = found
        return found

    def subject_of(self, question: Question | None) -> int:
        """The place or tile that is asked about, or -1."""
        if question is None:
            return -1
        asked = self.of(question)
        if not asked.subject:
            return -1
        subject: int = getattr(question, asked.subject)
        return subject

    def fork(self, question: Any) -> int:
        part: Any = question.part
        number = self._fork_of.get(part)
        if number is None:
            number = self._numbers.get(fork_text(part), len(self._numbers))
            if len(self._fork_of) >= FORKS_KEPT:
                self._fork_of.clear()
            self._fork_of[part] = number
        return number


def slot_sought(question: Any) -> int:
    slot: int = question.find.slot
    return slot


# Forks: the optional and alternative lines of all cards


def fork_text(part: Any) -> str:
    """What tells one optional or alternative line from the others."""
    return f"{type(part).__name__} {' | '.join(line.text for line in part.inside())}"


def forks_of(lines: Iterable[Line | None]) -> list[str]:
    """The forks of all these lines, those inside others too, each once."""
    found: dict[str, None] = {}
    waiting = [line for line in lines if line is not None]
    while waiting:
        for part in waiting.pop().parts:
            if isinstance(part, May | Choice):
                found[fork_text(part)] = None
            waiting += part.inside()
    return sorted(found)
