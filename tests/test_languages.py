"""Each language keeps to its glossary, to its plural forms and to its typography.

A glossary stands beside a language's words: which word stands for a term of English, and by which stems one sees it.
"""

import re
import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from babel import Locale
from fluent.syntax import FluentParser, ast, visitor

import heliopause
from heliopause.registry import specs
from heliopause.words import ENGLISH, LANGUAGES, NAME, packages, texts

WORDS = Path(heliopause.__file__).parent / "words"
OURS = [package for package in packages() if package.split(".")[0] == "heliopause"]
GLOSSARY = "glossary.toml"
WITH_GLOSSARY = [language for language in LANGUAGES if language != ENGLISH and (WORDS / language / GLOSSARY).is_file()]
SHIPPED = ("de", "fr", "es", "pl")  # in full, and read twice
TYPED = "ui-command-"  # what one types is the same in every language
CODE = re.compile(r'"[^"]*"')  # what stands in straight quotation marks is to be typed


class Said(visitor.Visitor):
    """All that a message may say, its arguments left out, and the forms it has for a number."""

    def __init__(self, entry: ast.Message) -> None:
        self.pieces: list[str] = []
        self.forms: list[set[str]] = []
        self.visit(entry)

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.pieces.append(node.value)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        keys = {variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)}
        self.forms.append(keys)
        for variant in node.variants:
            self.visit(variant.value)


@cache
def messages_of(language: str) -> dict[str, Said]:
    found = {}
    for package in OURS:
        for text in texts(package, language).values():
            for entry in FluentParser().parse(text).body:
                if isinstance(entry, ast.Message) and not entry.id.name.startswith((NAME, TYPED)):
                    found[entry.id.name] = Said(entry)
    return found


def glossary_of(language: str) -> dict[str, Any]:
    return tomllib.loads((WORDS / language / GLOSSARY).read_text(encoding="utf-8"))


def test_the_languages_that_are_shipped_have_a_glossary() -> None:
    assert set(SHIPPED) <= set(WITH_GLOSSARY)


@pytest.mark.parametrize("language", WITH_GLOSSARY)
def test_a_term_has_its_word_wherever_english_says_it(language: str) -> None:
    patterns = glossary_of(ENGLISH)
    glossary = glossary_of(language)
    # Whoever begins a language copies the English folders, as "Add a language" says and a test follows, and runs these
    # tests at once. One that is shipped has words of its own.
    if language not in SHIPPED and glossary == patterns:
        return
    assert sorted(glossary) == sorted(patterns)
    english, other = messages_of(ENGLISH), messages_of(language)
    missing = []
    held = 0
    lines = {id: CODE.sub("", " ".join(said.pieces)) for id, said in english.items()}
    for term, pattern in patterns.items():
        stems = "|".join(glossary[term]["stems"])
        assert re.search(stems, glossary[term]["word"], re.IGNORECASE), term
        for id, line in lines.items():
            if re.search(rf"(?<![\w-]){pattern}(?![\w-])", line, re.IGNORECASE):
                held += 1
                if not re.search(stems, " ".join(other[id].pieces), re.IGNORECASE):
                    missing.append((term, id, other[id].pieces))
    assert missing == []
    assert held > 1000


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_number_has_all_forms_that_the_language_tells_apart(language: str) -> None:
    """Those of whole numbers a game may say: Polish has one, few and many."""
    plural = Locale(language).plural_form
    needed = {plural(number) for number in range(1, 200)}
    for id, said in messages_of(language).items():
        for forms in said.forms:
            if forms & {"one", "few", "many"} and not forms <= {"one", "either", "both", "some"}:
                assert forms - {"other"} >= needed - {"other"}, id
                assert forms <= needed | {"other"}, id


def lines_of(language: str) -> dict[str, str]:
    """Each message, and no matter which of its forms, as it would be read: with a letter for an argument."""
    return {id: CODE.sub("", "¤".join(said.pieces)) for id, said in messages_of(language).items()}


def test_french_has_narrow_spaces_before_its_signs_and_its_own_quotation_marks() -> None:
    for id, line in lines_of("fr").items():
        assert not re.search(r"[ \u00a0][:;!?»%]|« |[\w¤)][;!?»](?!\w)|[“”„]", line), id
        assert not re.search(r"(?<![\d/phs])(?<!https)[\w¤)]:(?!\w|//)", line), id
        assert "'" not in line, id


def test_spanish_opens_its_questions_and_exclamations() -> None:
    for id, line in lines_of("es").items():
        assert line.count("?") == line.count("¿"), id
        assert line.count("!") == line.count("¡"), id
        assert not re.search(r"[“”„]", line), id


@pytest.mark.parametrize(("language", "opening", "closing", "never"), [("de", "„", "“", "”"), ("pl", "„", "”", "“")])
def test_quotation_marks_are_those_of_the_language(language: str, opening: str, closing: str, never: str) -> None:
    for id, line in lines_of(language).items():
        assert line.count(opening) == line.count(closing), id
        assert not set(line) & {never, "«", "»"}, id


PAGES = [
    (game, page, language)
    for game, spec in specs().items()
    for page in spec.pages
    for language in LANGUAGES
    if spec.has_page(page, language)
]


@pytest.mark.parametrize(("game", "page", "language"), PAGES)
def test_a_translated_page_of_rules_has_the_same_sections_and_the_facts_of_the_content(
    game: str, page: str, language: str
) -> None:
    spec = specs()[game]
    english, other = spec.page(page), spec.page(page, language)
    own = re.split(r"^## (?!\d)", english, flags=re.MULTILINE)[0]  # what is for makers is not translated
    numbers = r"^(#{2,3} \d+(?:\.\d+)?) "
    assert re.findall(numbers, other, re.MULTILINE) == re.findall(numbers, own, re.MULTILINE)
    assert other.splitlines()[0] != english.splitlines()[0]
    facts = re.compile(r"<!-- (.+?):begin -->(.*?)<!-- \1:end -->", re.DOTALL)
    told = dict(facts.findall(english))
    for fact, text in facts.findall(other):
        assert text == told[fact], fact


@pytest.mark.parametrize("language", SHIPPED)
def test_a_language_that_is_shipped_has_every_page_of_every_game(language: str) -> None:
    ours = [(game, page) for game, spec in specs().items() if spec.package in OURS for page in spec.pages]
    assert ("sun", "solo") in ours
    assert [(game, page) for game, page in ours if (game, page, language) not in PAGES] == []


def test_a_page_that_is_not_translated_is_the_english_one() -> None:
    spec = specs()["sun"]
    assert spec.page("rules", "xx") == spec.page("rules")
    assert spec.page("nothing", "de") == ""
