"""Every word the command line says comes from words/*.ftl; here a language is chosen and spoken."""

import os
from collections.abc import Iterable
from typing import Any

import click

from heliopause import words
from heliopause.kernel.phrase import Phrase, card_name


class Stop(click.ClickException):
    """Ends the program with one sentence on stderr and exit code 2."""

    exit_code = 2


class Translator:
    """Says messages whose id begins with `ui-` in one language."""

    def __init__(self, language: str) -> None:
        self.language = language

    def __call__(self, message: str, **args: str | int) -> str:
        return words.say(self.language, f"ui-{message}", args)

    def knows(self, message: str) -> bool:
        return words.knows(f"ui-{message}")

    def known(self, message: str, otherwise: str) -> str:
        """The message, or something else where there is no such message."""
        return self(message) if self.knows(message) else otherwise

    def first(self, *messages: str) -> str:
        """The first of these messages that there is."""
        return next(message for message in messages if self.knows(message))

    def tell(self, phrase: Phrase) -> str:
        """A phrase of the engine in words."""
        return " ".join(phrase.words(self.language).split())

    def card(self, name: str) -> str:
        """The name of a card, which the content has in English."""
        return card_name(name).words(self.language)

    def list(self, parts: Iterable[str]) -> str:
        return words.joined(self.language, parts)

    def word(self, message: str, otherwise: str | None = None, **args: str | int) -> str:
        """A message of the engine in words; something else where there is no such message."""
        if otherwise is not None and not words.knows(message):
            return otherwise
        return words.say(self.language, message, args)

    def stop(self, message: str, **args: str | int) -> Stop:
        return Stop(self(message, **args))


def translator(language: str | None) -> Translator:
    """The wanted language; without a wish the one of the environment, if there are words for it."""
    if language is not None:
        return Translator(language)
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        locale = os.environ.get(variable, "")
        if locale:
            code = locale[:2].lower()
            return Translator(code if code in words.LANGUAGES else words.ENGLISH)
    return Translator(words.ENGLISH)


def language_option(command: Any) -> Any:
    """`--language` for a command."""
    choice = click.Choice(words.LANGUAGES)
    return click.option("--language", type=choice, help="The language, else that of the environment.")(command)
