"""Every word a person reads is there in every language, and nothing is said that nobody asks for.

All files of all packages of words are read: the platform's, what the games share, and each game's.
"""

import json
import os
import random
import re
import shutil
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest
from fluent.syntax import FluentParser, ast, visitor

import heliopause
from heliopause import words
from heliopause.content import Pack, tables_of
from heliopause.kernel.phrase import name_message
from heliopause.registry import specs
from heliopause.words import ENGLISH, LANGUAGES, UnknownLanguage, messages, packages, say, texts

ROOT = Path(__file__).resolve().parents[1]
SOURCE = ROOT / "src" / "heliopause"
OTHERS = [language for language in LANGUAGES if language != ENGLISH]
OURS = [package for package in packages() if package.split(".")[0] == "heliopause"]
NAMES = "cards.ftl"  # of the cards: English has none, the content says them
NAMING = [language for language in OTHERS if any(NAMES in texts(package, language) for package in OURS)]
FILES = [
    (package, language, file) for package in packages() for language in LANGUAGES for file in texts(package, language)
]


class References(visitor.Visitor):
    """The arguments, messages and terms that a message uses: what it says, and what it only goes by."""

    def __init__(self, entry: ast.Message | ast.Term) -> None:
        self.arguments: set[str] = set()
        self.gone_by: set[str] = set()
        self.entries: set[str] = set()
        self.visit(entry)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        if isinstance(node.selector, ast.VariableReference):
            self.gone_by.add(node.selector.id.name)
        for variant in node.variants:
            self.visit(variant)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.arguments.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.entries.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:
        self.entries.add(f"-{node.id.name}")
        self.generic_visit(node)


@cache
def entries(package: str, language: str, file: str) -> list[tuple[str, ast.Message | ast.Term]]:
    """The messages and terms of a file with their ids, a term's with its hyphen."""
    found = []
    for entry in FluentParser().parse(texts(package, language)[file]).body:
        assert not isinstance(entry, ast.Junk), f"{package}, {language}/{file} cannot be read: {entry.content}"
        if isinstance(entry, ast.Message | ast.Term):
            found.append((f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name, entry))
    return found


# The files


def test_there_are_words_of_the_platform_of_the_shared_package_and_of_every_game() -> None:
    assert packages()[:2] == ("heliopause", "heliopause.beyond")
    assert packages()[2:] == tuple(spec.package for spec in specs().values())
    assert {(package, language) for package, language, _ in FILES} >= {(p, lang) for p in OURS for lang in LANGUAGES}


@pytest.mark.parametrize(("package", "language", "file"), FILES)
def test_a_file_can_be_read_and_refers_only_to_what_is_there(package: str, language: str, file: str) -> None:
    known = {id for name in texts(package, language) for id, _ in entries(package, language, name)}
    for id, entry in entries(package, language, file):
        assert References(entry).entries <= known, id
        assert not entry.attributes, f"{id}: only a message's own text is said"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_there_twice_in_whichever_package(language: str) -> None:
    ids = [id for package, spoken, file in FILES if spoken == language for id, _ in entries(package, language, file)]
    assert sorted(ids) == sorted(set(ids))


@pytest.mark.parametrize("package", OURS)
@pytest.mark.parametrize("language", OTHERS)
def test_a_translation_has_the_same_messages_and_terms_with_the_same_arguments(language: str, package: str) -> None:
    english, other = (
        {
            file: {id: References(entry) for id, entry in entries(package, spoken, file)}
            for file in texts(package, spoken)
        }
        for spoken in (ENGLISH, language)
    )
    assert sorted(set(other) - {NAMES}) == sorted(english)
    for file, told in english.items():
        assert sorted(other[file]) == sorted(told)
        for id, used in other[file].items():
            assert used.arguments == told[id].arguments, id
            assert used.gone_by <= told[id].gone_by | told[id].arguments, id  # one plural form may be enough


def names_of_cards(game: str) -> dict[str, str]:
    """The names that a game's cards have in the content, by the messages that say them in other languages."""
    found: list[str] = []
    for cards in tables_of(game).values():
        for card in cards.values():
            found += [one["name"] for one in (card, *card.get("innovations", ())) if "name" in one]
    return {name_message(name): name for name in found}


@pytest.mark.parametrize("language", NAMING)
def test_a_language_has_its_own_name_for_every_card_of_our_games(language: str) -> None:
    ours = [game for game, spec in specs().items() if spec.package in OURS]
    needed = [message for game in ours for message in names_of_cards(game)]
    for package, shared in (("heliopause.beyond", True), *((specs()[game].package, False) for game in ours)):
        told = [id for id, _ in entries(package, language, NAMES)]
        of_it = needed if shared else names_of_cards(package.rsplit(".", 1)[-1])
        in_both = {message for message in needed if needed.count(message) > 1}
        assert sorted(told) == sorted(in_both if shared else set(of_it) - in_both), package


def test_english_has_the_names_of_the_content() -> None:
    assert not [message for message in messages(ENGLISH) if message.startswith("name-")]
    assert say(ENGLISH, "name-barnards-star", {"text": "Barnard's Star"}) == "Barnard's Star"


# The sources


def sources(*suffixes: str, under: tuple[str, ...] = ("src",)) -> str:
    """All that the program is written in, tests aside; or only what lies under a folder of such a name."""
    files = [file for folder in (SOURCE, ROOT / "web" / "src") for file in sorted(folder.rglob("*"))]
    written = [file for file in files if not file.name.endswith(".test.ts")]
    wanted = [file for file in written if file.suffix in suffixes and {*file.parts} & {*under}]
    return "\n".join(file.read_text(encoding="utf-8") for file in wanted)


# How the source names a message: as a whole, or by the beginning that it completes.
SAID = r"""(?:Phrase|refused|Refused)\(\s*(?:\d+, )?"([a-z0-9-]+)"[,)]"""  # Python
SPOKEN = r"""(?<![\w.])(?:t|has)\(\s*["']([a-z0-9-]+)["'][,)]"""  # the browser
ON_THE_TERMINAL = (
    r"""(?<![\w.])(?:self\.)?(?:scene\.)?(?:say|say\.stop|line|row|add)\(\s*(?:scene, )?"([a-z0-9-]+)"[,)]"""
)
FAMILIES = r"""["'`]((?:log|why|refused|note|mail|web|page|reason)-[a-z0-9-]*[a-z0-9])["'`]"""
BEGUN = r"""(?:f"|f'|`)([a-z]+(?:-[a-z0-9]+)*-)\$?\{"""
QUOTED = r"""["'`]([a-z]+(?:-[A-Za-z0-9]+)*)["'`]"""


def test_every_message_that_the_source_names_exists() -> None:
    python, browser = sources(".py"), sources(".ts", ".svelte")
    named = {*re.findall(SAID, python), *re.findall(SPOKEN, browser), *re.findall(FAMILIES, python + browser)}
    assert len(named) > 500
    known = {*messages(ENGLISH), *(message.removeprefix("ui-") for message in messages(ENGLISH))}
    assert sorted(named - known) == []
    terminal = sources(".py", under=("cli", "terminal"))
    at_the_terminal = {f"ui-{message}" for message in re.findall(ON_THE_TERMINAL, terminal)}
    assert len(at_the_terminal) > 100
    assert sorted(at_the_terminal - set(messages(ENGLISH))) == []


def test_no_message_is_unused() -> None:
    source = sources(".py", ".ts", ".svelte")
    quoted, begun = set(re.findall(QUOTED, source)), tuple({*re.findall(BEGUN, source)} - {"ui-"})
    unused = []
    for message in messages(ENGLISH):
        name = message.removeprefix("ui-")  # which the terminal leaves out
        if name not in quoted and not name.startswith(begun):
            unused.append(message)
    assert unused == []


# What is said


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


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_browser_gets_all_messages_that_not_only_a_terminal_says(language: str) -> None:
    """As one text that is cut out of the files: read as a whole it says what the files say."""
    told = FluentParser().parse(words.text_of(language)).body
    assert all(isinstance(entry, ast.Message | ast.Term) for entry in told)
    found = {
        f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name: entry
        for entry in told
        if isinstance(entry, ast.Message | ast.Term)
    }
    for package, spoken, file in FILES:
        if spoken == language and file != words.TERMINAL and package in OURS:
            for id, entry in entries(package, language, file):
                assert found[id].equals(entry, ignored_fields=["span", "comment"]), id
    only_there = {
        id
        for package, spoken, file in FILES
        if (spoken, file) == (language, words.TERMINAL)
        for id, _ in entries(package, spoken, file)
    }
    assert only_there
    assert not only_there & set(found)


# Names of cards


@pytest.mark.parametrize("language", NAMING)
def test_a_game_says_the_names_of_cards_in_the_language(language: str) -> None:
    game = heliopause.new("sun", players=2, seed=3)
    names = names_of_cards("sun")
    foreign = {name: say(language, message, {"text": name}) for message, name in names.items()}
    differ = {name for name, own in foreign.items() if name not in own}
    assert len(differ) > 60, "most names are not the English ones"
    rng = random.Random(3)
    while not game.over:
        offered = game.options()
        game.choose(rng.choice(offered))
        told = [*(option.words(language) for option in offered)]
        told += [] if game.question is None else [game.question.words(language)]
        assert not [(name, line) for line in told for name in differ if name in line]
    told = [event.words(language) for event in game.events] + [item.words(language) for item in game.story(0, since=0)]
    assert not [(name, line) for line in told for name in differ if re.search(rf"\b{re.escape(name)}\b", line)]
    views = {view["name"] for view in _cards_in(msgspec.to_builtins(game.view(language)))}
    assert views
    assert not views & differ
    own = {view["name"] for view in _cards_in(msgspec.to_builtins(game.view()))}
    assert own <= set(foreign)
    assert views == {foreign[name] for name in own}


@pytest.mark.parametrize(("name", "options"), [("sun", {"tableau": True}), ("horizon", {})])
def test_wherever_a_card_lies_its_view_has_its_name_in_the_language(name: str, options: dict[str, Any]) -> None:
    game = heliopause.new(name, players=2, seed=3, **options)
    for language in NAMING:
        cards = _cards_in(msgspec.to_builtins(game.view(language)))
        own = _cards_in(msgspec.to_builtins(game.view()))
        assert [card["name"] for card in cards] == [
            say(language, card["named"], {"text": card["name"]}) for card in own
        ]


def _cards_in(value: Any) -> list[dict[str, Any]]:
    if isinstance(value, dict):
        return [*([value] if "named" in value else []), *(card for one in value.values() for card in _cards_in(one))]
    return [card for one in value for card in _cards_in(one)] if isinstance(value, list) else []


def test_a_card_that_a_pack_renames_has_the_name_of_the_pack_in_every_language() -> None:
    pack = Pack("mine", '[technology.terraforming]\nname = "Gardens"\n[system.sirius]\nname = "Barnard\'s Star"\n')
    content = heliopause.new("sun", players=2, seed=3, pack=pack).rules.content
    named = {card.id: card for card in (*content.technologies, *content.systems)}
    assert {named["terraforming"].phrase().words(language) for language in LANGUAGES} == {"Gardens"}
    assert named["sirius"].phrase().words("de") == "Barnards Stern", "a name that there is a word for"


# Packages and languages that come later


def package_of_words(folder: Path, name: str, **languages: str) -> str:
    """A package with nothing but words."""
    for language, text in languages.items():
        file = folder / name / "words" / language / "rules.ftl"
        file.parent.mkdir(parents=True)
        file.write_text(text, encoding="utf-8")
    (folder / name / "__init__.py").touch()
    return name


def test_another_package_brings_its_words_and_changes_none_of_ours(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ours = {language: say(language, "option-done", {}) for language in LANGUAGES}
    name = package_of_words(
        tmp_path,
        "a_game_of_words",
        en="option-done = Something else\ndice = { $n } dice\nonly-here = English\n",
        de="dice = { $n } Würfel\nwhy-over = Etwas anderes\n",
    )
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr(words, "_tellers", [*words._tellers, lambda: [name]])
    assert {language: say(language, "option-done", {}) for language in LANGUAGES} == ours
    assert say("de", "why-over", {}) == "Das Spiel ist zu Ende."
    assert (say("en", "dice", {"n": 2}), say("de", "dice", {"n": 2})) == ("2 dice", "2 Würfel")
    assert say("de", "only-here", {}) == "English", "where a translation is missing, English has to do"
    assert "dice = { $n } Würfel" in words.text_of("de")
    assert "only-here = English" in words.text_of("de")
    monkeypatch.undo()
    assert not words.knows("dice"), "nothing is left of a package that is gone"


SEEN = """
import json, sys, tempfile
from litestar.testing import TestClient
import heliopause
from heliopause.table.app import ServerConfig, make_app
app = make_app(ServerConfig(database=f"sqlite:///{tempfile.mkdtemp()}/games.sqlite3"))
with TestClient(app, base_url="http://127.0.0.1") as client:
    spoken = client.get("/words/xx").text
    refused = client.get("/nowhere", headers={"Accept-Language": "xx, de;q=0.5"}).json()["words"]
    offered = client.get("/words").json()
game = heliopause.new("horizon", players=2, seed=1)
print(json.dumps({"offered": offered, "spoken": spoken, "refused": refused, "told": game.options()[0].words("xx")}))
"""


def test_a_language_is_a_folder(tmp_path: Path) -> None:
    """A copy of the package with a folder more, in the platform's words and in one game's, and with nothing else."""
    copy = tmp_path / "heliopause"
    shutil.copytree(SOURCE, copy, ignore=shutil.ignore_patterns("*.so", "site"))
    for folder in (copy / "words", copy / "games" / "sun" / "words"):
        shutil.copytree(folder / "en", folder / "xx")
    for file, was, now in (
        ("common.ftl", "language-name = English", "language-name = Esperanto"),
        ("web.ftl", "There is nothing here by that name.", "Nenio estas ĉi tie."),
        ("terminal.ftl", "{ $n } games of", "{ $n } ludoj de"),
    ):
        text = (copy / "words" / "xx" / file).read_text(encoding="utf-8")
        assert was in text
        (copy / "words" / "xx" / file).write_text(text.replace(was, now), encoding="utf-8")

    def run(*call: str) -> str:
        env = {**os.environ, "PYTHONPATH": str(tmp_path), "LC_ALL": "C.UTF-8"}
        return subprocess.run(
            [sys.executable, *call], env=env, cwd=tmp_path, capture_output=True, encoding="utf-8", check=True
        ).stdout

    assert f"[{'|'.join([*LANGUAGES, 'xx'])}]" in run("-m", "heliopause", "play", "--help")
    played = run("-m", "heliopause", "simulate", "sun", "--games", "1", "--bots", "random", "--language", "xx")
    assert "1 ludoj de" in played
    seen = json.loads(run("-c", SEEN))
    offered = {language["code"]: language["name"] for language in seen["offered"]}
    assert list(offered) == [*LANGUAGES, "xx"]
    assert (offered["en"], offered["de"], offered["xx"]) == ("English", "Deutsch", "Esperanto")
    assert "language-name = Esperanto" in seen["spoken"]
    assert "horizon-web-map = The map" in seen["spoken"], "a game without the language is told in English"
    assert seen["refused"] == "Nenio estas ĉi tie."
    assert seen["told"] == heliopause.new("horizon", players=2, seed=1).options()[0].words("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_long_argument_is_said_in_full(language: str) -> None:
    """A line that the notation allows may be thousands of letters in words."""
    assert say(language, "name", {"text": "x" * 10_000}) == "x" * 10_000
