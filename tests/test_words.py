"""Every word a person reads is there in every language, and nothing is said that nobody asks for."""

import random
import re
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast, visitor

import heliopause
from heliopause.words import LANGUAGES, UnknownLanguage, messages, say

SOURCE = Path(heliopause.__file__).parent


class Variables(visitor.Visitor):
    """The arguments a message uses."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.found.add(node.id.name)


def variables(language: str) -> dict[str, set[str]]:
    text = (SOURCE / "words" / f"{language}.ftl").read_text(encoding="utf-8")
    found = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ast.Junk), f"{language}.ftl cannot be read: {entry.content}"
        if isinstance(entry, ast.Message):
            used = Variables()
            used.visit(entry)
            found[entry.id.name] = used.found
    return found


def test_every_language_says_the_same_messages() -> None:
    assert {language: sorted(messages(language)) for language in LANGUAGES} == dict.fromkeys(
        LANGUAGES, sorted(messages("en"))
    )


def test_a_message_is_not_there_twice() -> None:
    for language in LANGUAGES:
        assert len(messages(language)) == len(set(messages(language)))


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_a_translation_uses_no_argument_that_english_lacks(language: str) -> None:
    english = variables("en")
    for message, used in variables(language).items():
        assert used <= english[message], message


def test_no_message_is_unused() -> None:
    """A message stands in the source by its id, or by the beginning that the source completes."""
    pages = SOURCE.parent.parent / "web" / "src"
    files = [*SOURCE.rglob("*.py"), *pages.rglob("*.ts"), *pages.rglob("*.svelte")]
    source = "\n".join(path.read_text(encoding="utf-8") for path in files)
    quoted = set(re.findall(r"""["'`]([a-z]+(?:-[A-Za-z0-9]+)*)["'`]""", source))
    begun = tuple(re.findall(r"""(?:f"|`)([a-z]+(?:-[a-z0-9]+)*-)\$?\{""", source))
    unused = [message for message in messages("en") if message not in quoted and not message.startswith(begun)]
    assert unused == []


def test_a_language_without_words_is_refused_in_a_sentence() -> None:
    with pytest.raises(UnknownLanguage, match="there are no words for 'xx'"):
        say("xx", "option-done", {})


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("options", [{}, {"mats": "advanced"}, {"tableau": True}])
def test_a_whole_game_can_be_told(language: str, options: dict[str, Any]) -> None:
    game = heliopause.new("sun", players=3, seed=5, **options)
    rng = random.Random(5)
    while not game.over:
        offered = game.options()
        for option in offered:
            assert option.words(language).strip()
        game.choose(rng.choice(offered))
    for event in game.events:
        assert event.words(language).strip()
        assert "{" not in event.words(language)
