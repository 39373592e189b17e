"""Every word a person reads: Fluent messages, in a folder of words for each language.

The platform's own words lie here, in `en/` and `de/`; a game's in the folder `words` of its package. A language is a
folder here and one line in it, `language-name`; what a game does not say in a language is said in English.
"""

import re
from collections.abc import Callable, Iterable
from functools import cache
from importlib.resources import files
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern
from fluent.syntax.ast import Message, Resource, Term
from fluent.syntax.serializer import FluentSerializer

ENGLISH: Final = "en"
# Found, not listed; English first.
LANGUAGES: Final = (
    ENGLISH,
    *sorted(
        folder.name
        for folder in files(__name__).iterdir()
        if folder.name != ENGLISH and folder.joinpath("common.ftl").is_file()
    ),
)
_MESSAGE: Final = re.compile(r"^([a-zA-Z][\w-]*)\s*=", re.MULTILINE)
TERMINAL: Final = "terminal.ftl"  # what only a terminal says

_tellers: list[Callable[[], Iterable[str]]] = [lambda: ("heliopause",)]


class UnknownLanguage(ValueError):
    """Asked to speak a language there are no words for."""


def say(language: str, message: str, args: dict[str, str | int]) -> str:
    """A message in a language, or in English if only English has it."""
    check(language)
    book = _book(language, packages())
    pattern = book.patterns.get(message)
    if pattern is None:
        book = _book(ENGLISH, packages())
        pattern = book.patterns.get(message)
    if pattern is None:
        raise KeyError(f"no message {message!r} in words/{language}")
    text, errors = book.bundle.format_pattern(pattern, args)
    if errors:
        raise ValueError(f"message {message!r} in words/{language}: {errors[0]}")
    return str(text)


def messages(language: str) -> list[str]:
    """The ids of all messages of a language."""
    check(language)
    return list(_book(language, packages()).patterns)


def knows(message: str) -> bool:
    return message in _ids(packages())


def name_of(language: str) -> str:
    """What a language calls itself."""
    return say(language, "language-name", {})


def check(language: str) -> None:
    if language not in LANGUAGES:
        raise UnknownLanguage(f"there are no words for {language!r}; there are {', '.join(LANGUAGES)}")


def text_of(language: str) -> str:
    """All words of a language as one Fluent text, English where there is nothing else, without the terminal's."""
    check(language)
    return _text_of(language, packages())


# Where the words are


def look_in(teller: Callable[[], Iterable[str]]) -> None:
    """Words lie in the folders `words` of these packages too; asked anew whenever something is said."""
    _tellers.append(teller)


def packages() -> tuple[str, ...]:
    """The packages that have words. Where two say one message, the first is heard."""
    return tuple(dict.fromkeys(package for teller in _tellers for package in teller()))


def texts(package: str, language: str) -> dict[str, str]:
    """The texts of a package's files of words, by file name."""
    folder = files(package).joinpath("words", language)
    if not folder.is_dir():
        return {}
    found = sorted((file for file in folder.iterdir() if file.name.endswith(".ftl")), key=lambda file: file.name)
    return {file.name: file.read_text(encoding="utf-8") for file in found}


class _Book:
    """All that can be said in one language."""

    def __init__(self, language: str, packages: tuple[str, ...]) -> None:
        self.entries: dict[str, Message | Term] = {}
        self.spoken: set[str] = set()  # of the entries, those that not only a terminal says
        for package in packages:
            for file, text in texts(package, language).items():
                for entry in FluentResource(text).body:
                    if isinstance(entry, Message | Term):
                        id = f"-{entry.id.name}" if isinstance(entry, Term) else entry.id.name
                        if self.entries.setdefault(id, entry) is entry and file != TERMINAL:
                            self.spoken.add(id)
        self.bundle = FluentBundle([language], use_isolating=False)
        self.bundle.add_resource(Resource(list(self.entries.values())))
        self.patterns: dict[str, Pattern] = {}
        for id, entry in self.entries.items():
            pattern = self.bundle.get_message(id).value if isinstance(entry, Message) else None
            if pattern is not None:
                self.patterns[id] = pattern


@cache
def _book(language: str, packages: tuple[str, ...]) -> _Book:
    return _Book(language, packages)


@cache
def _ids(packages: tuple[str, ...]) -> frozenset[str]:
    """Of all messages in English: read off the texts, which is far quicker than understanding them."""
    found = [_MESSAGE.findall(text) for package in packages for text in texts(package, ENGLISH).values()]
    return frozenset(id for ids in found for id in ids)


@cache
def _text_of(language: str, packages: tuple[str, ...]) -> str:
    book, english = _book(language, packages), _book(ENGLISH, packages)
    entries = {id: entry for one in (english, book) for id, entry in one.entries.items() if id in one.spoken}
    return FluentSerializer().serialize(Resource(list(entries.values())))
