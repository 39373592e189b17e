"""The documents keep step with the program: every section of the rules has a test, every cited rule exists."""

import importlib.util
import re
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "heliopause"
GAMES = SOURCE / "games"


def script(name: str) -> ModuleType:
    """A script that fills a page."""
    spec = importlib.util.spec_from_file_location(name, ROOT / "docs" / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


PAGES: dict[str, Any] = {page.name: page for page in script("make_test_table").PAGES}
every_page = pytest.mark.parametrize("page", PAGES.values(), ids=PAGES)
every_game = pytest.mark.parametrize("game", ["sun", "horizon"])


def test_every_page_of_rules_has_its_tests() -> None:
    assert set(GAMES.glob("*/*.md")) == {page.rules for page in PAGES.values()}
    assert all(page.sections() and page.tests_by_section() for page in PAGES.values())


@every_page
def test_every_section_of_the_rules_has_a_test(page: Any) -> None:
    tests = page.tests_by_section()
    assert [section for section in page.sections() if section not in tests] == []


@every_page
def test_every_marked_test_names_a_section_that_exists(page: Any) -> None:
    assert set(page.tests_by_section()) - set(page.sections()) == set()


@every_page
def test_the_table_of_tests_is_up_to_date(page: Any) -> None:
    assert page.text() == page.filled(), "run `make refresh`"


@every_game
def test_every_rule_cited_in_a_refusal_exists(game: str) -> None:
    cited = set(re.findall(r'"(\d+\.\d+)"', (GAMES / game / "rules" / "refusals.py").read_text(encoding="utf-8")))
    assert cited
    assert cited <= set(PAGES[game].sections())


@every_game
def test_every_rule_cited_in_the_source_and_its_tests_exists(game: str) -> None:
    places = [GAMES / game, ROOT / "tests" / "games" / game]
    found = 0
    for path in [path for place in places for path in place.rglob("*.py")]:
        for cited in citations(path.read_text(encoding="utf-8")):
            found += 1
            assert cited in known(game), f"{path.name} cites rule {cited}"
    assert found > 10


@every_game
def test_every_rule_cited_in_the_client_exists(game: str) -> None:
    cited: set[str] = set()
    for path in (ROOT / "web" / "src" / "games" / game).glob("*.ts"):
        cited |= set(re.findall(r'"(\d+\.\d+)"', path.read_text(encoding="utf-8")))
    assert cited
    assert cited <= set(PAGES[game].sections())


@every_game
def test_every_section_a_page_refers_to_exists(game: str) -> None:
    rules = PAGES[game].text().partition("## Tests behind each section")[0]
    cited = set(re.findall(r"(?<![\d.])(\d+\.\d+)(?![\d.%])", rules))
    assert cited <= set(PAGES[game].sections())


def test_both_games_cite_no_rule_in_what_they_share() -> None:
    """The same rule has another number in each game."""
    for path in (SOURCE / "beyond").glob("*.py"):
        assert citations(path.read_text(encoding="utf-8")) == [], path.name


def citations(text: str) -> list[str]:
    """The numbers in `rule 3.7`, `rules 3.6, 4`, `rules 7.1 to 7.3`, but not in `solo rule 2`."""
    number = r"\d+(?:\.\d+)?"
    lists = re.findall(rf"(?<!solo )\brules? ({number}(?:(?:, | to | and |, and ){number})*)", text)
    return [cited for numbers in lists for cited in re.findall(number, numbers)]


def known(page: str) -> set[str]:
    """Sections, and their chapters."""
    sections = PAGES[page].sections()
    return {*sections, *(section.partition(".")[0] for section in sections)}


def test_every_solo_rule_cited_in_the_source_exists() -> None:
    found = 0
    for path in (GAMES / "sun").rglob("*.py"):
        for one, other in re.findall(r"solo rules? ([\d.]*\d)(?: (?:to|and) ([\d.]*\d))?", path.read_text("utf-8")):
            found += 1
            assert {one, other} - {""} <= known("solo"), f"{path.name} cites solo rule {one} {other}"
    assert found


def test_every_rule_of_the_game_cited_in_the_solo_rules_exists() -> None:
    cited = re.findall(r"\brules? (\d+(?:\.\d+)?)(?: and (\d+\.\d+))?", PAGES["solo"].text())
    assert cited
    for one, other in cited:
        assert {one, other} - {""} <= known("sun")


def test_the_tables_of_options_are_up_to_date() -> None:
    tables = script("make_option_tables")
    text = tables.PAGE.read_text(encoding="utf-8")
    assert tables.filled(text) == text, "run `make refresh`"
    assert all(f"| `{name}` |" in text for name in ("players", "choose_mats", "level"))


def test_links_between_documents_lead_somewhere() -> None:
    documents = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]
    assert documents
    for path in documents:
        for target in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", path.read_text(encoding="utf-8")):
            assert (path.parent / target).exists(), f"{path.name} links to {target}"
