"""Every word a person reads: Fluent messages, the same ids in every language.

`en.ftl` has Beyond the Sun and what both games say, `en-horizon.ftl` Beyond the Horizon, `en-terminal.ftl` what only
the terminal says, `en-web.ftl` and `en-pages.ftl` what only the browser says.
"""

from functools import cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("en", "de")
PARTS = ("", "-horizon", "-terminal", "-web", "-pages")


class UnknownLanguage(ValueError):
    """Asked to speak a language there are no words for."""


def say(language: str, message: str, args: dict[str, str | int]) -> str:
    pattern = _patterns(language).get(message)
    if pattern is None:
        raise KeyError(f"no message {message!r} in {language}.ftl")
    text, errors = _bundle(language).format_pattern(pattern, args)
    if errors:
        raise ValueError(f"message {message!r} in {language}.ftl: {errors[0]}")
    return str(text)


def messages(language: str) -> list[str]:
    """The ids of all messages of a language."""
    return [entry.id.name for entry in _resource(language).body if hasattr(entry, "id")]


@cache
def _resource(language: str) -> Any:
    if language not in LANGUAGES:
        raise UnknownLanguage(f"there are no words for {language!r}; there are {', '.join(LANGUAGES)}")
    return FluentResource("\n".join(text_of(language, part) for part in PARTS))


def text_of(language: str, part: str = "") -> str:
    """The text of one file of words; empty if there is none."""
    file = files(__name__).joinpath(f"{language}{part}.ftl")
    return file.read_text(encoding="utf-8") if file.is_file() else ""


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(_resource(language))
    return bundle


@cache
def _patterns(language: str) -> dict[str, Any]:
    bundle = _bundle(language)
    return {name: bundle.get_message(name).value for name in messages(language)}
