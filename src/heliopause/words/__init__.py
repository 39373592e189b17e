"""Every word a person reads: Fluent messages, in a folder of words for each language.

The platform's own words lie here, in `en/` and `de/`; a game's in the folder `words` of its package. A language is a
folder here and one line in it, `language-name`; what a game does not say in a language is said in English.
"""

import json
import re
from collections.abc import Callable, Iterable
from functools import cache
from importlib.resources import files
from typing import Final

from fluent.runtime import FluentBundle, FluentResource, resolver
from fluent.runtime.resolver import Pattern

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
_ENTRY: Final = re.compile(r"^(-?[a-zA-Z][\w-]*)\s*=", re.MULTILINE)  # a message or a term
_REFERENCE: Final = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")  # to another one
_COMMENT: Final = re.compile(r"^#.*\n?", re.MULTILINE)
TERMINAL: Final = "terminal.ftl"  # what only a terminal says
NAME: Final = "name-"  # begins the messages of names that a language has of its own
OWN: Final = "name-="  # begins one that brings them along, by language, with the message for all others under ""
# A line of somebody's own card may be long in words; how long it may be written is limited where it is read.
resolver.MAX_PART_LENGTH = 1_000_000

_tellers: list[Callable[[], Iterable[str]]] = [lambda: ("heliopause",)]


class UnknownLanguage(ValueError):
    """Asked to speak a language there are no words for."""


def say(language: str, message: str, args: dict[str, str | int]) -> str:
    """A message in a language, or in English if only English has it; a name of no language as it is."""
    check(language)
    if message.startswith(OWN):
        own: dict[str, str] = json.loads(message.removeprefix(OWN))
        return own[language] if language in own else say(language, own[""], args)
    book = _book(language, packages())
    pattern = book.pattern(message)
    if pattern is None:
        book = _book(ENGLISH, packages())
        pattern = book.pattern(message)
    if pattern is None:
        if message.startswith(NAME):
            return str(args["text"])
        raise KeyError(f"no message {message!r} in words/{language}")
    text, errors = book.bundle.format_pattern(pattern, args)
    if errors:
        raise ValueError(f"message {message!r} in words/{language}: {errors[0]}")
    return str(text)


def joined(language: str, parts: Iterable[str]) -> str:
    """Words side by side, as a language separates them."""
    return say(language, "list-separator", {}).join(parts)


def messages(language: str) -> list[str]:
    """The ids of all messages of a language."""
    check(language)
    return [id for id in _entries(language, packages()) if not id.startswith("-")]


def knows(message: str) -> bool:
    return message in _entries(ENGLISH, packages())


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
    return _each_once(*[tuple(teller()) for teller in _tellers])


@cache
def _each_once(*told: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(dict.fromkeys([package for packages in told for package in packages]))


def texts(package: str, language: str) -> dict[str, str]:
    """The texts of a package's files of words, by file name."""
    folder = files(package).joinpath("words", language)
    if not folder.is_dir():
        return {}
    found = sorted((file for file in folder.iterdir() if file.name.endswith(".ftl")), key=lambda file: file.name)
    return {file.name: file.read_text(encoding="utf-8") for file in found}


class _Book:
    """All that can be said in one language. To understand all of it takes long: each entry is when it is first said."""

    def __init__(self, language: str, packages: tuple[str, ...]) -> None:
        self.bundle = FluentBundle([language], use_isolating=False)
        self._entries = _entries(language, packages)
        self._understood: set[str] = set()

    def pattern(self, message: str) -> Pattern | None:
        if message not in self._entries:
            return None
        self._understand(message)
        return self.bundle.get_message(message).value

    def _understand(self, id: str) -> None:
        if id not in self._understood and id in self._entries:
            _, text = self._entries[id]
            for spoken_of in _REFERENCE.findall(text):
                self._understand(spoken_of)
            self.bundle.add_resource(FluentResource(text))
            self._understood.add(id)


@cache
def _book(language: str, packages: tuple[str, ...]) -> _Book:
    return _Book(language, packages)


@cache
def _text_of(language: str, packages: tuple[str, ...]) -> str:
    return "".join({**_spoken(ENGLISH, packages), **_spoken(language, packages)}.values())


@cache
def _spoken(language: str, packages: tuple[str, ...]) -> dict[str, str]:
    """The text of every message and term that not only a terminal says."""
    return {id: text for id, (file, text) in _entries(language, packages).items() if file != TERMINAL}


@cache
def _entries(language: str, packages: tuple[str, ...]) -> dict[str, tuple[str, str]]:
    """File and text of every message and term, cut out of the files and not understood."""
    found: dict[str, tuple[str, str]] = {}
    for package in packages:
        for file, text in texts(package, language).items():
            begins = [*_ENTRY.finditer(text := _COMMENT.sub("", text))]
            for entry, following in zip(begins, [*begins[1:], None], strict=True):
                end = len(text) if following is None else following.start()
                found.setdefault(entry[1], (file, text[entry.start() : end].rstrip() + "\n"))
    return found
