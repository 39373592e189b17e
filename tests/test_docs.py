"""The documents keep step with the program: every section of the rules has a test, every cited rule exists, every card
is quoted as it is.
"""

import importlib.util
import re
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from docs import make_notation_examples, make_rules_tables
from docs.filling import MARKED, NO_CARD, cards, codes
from heliopause.beyond.notation import Unreadable
from tests.games.writing import NOTATIONS

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
for _page in PAGES.values():
    _page.tests_by_section = cache(_page.tests_by_section)  # reads all tests of a game
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


@cache
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


# Cards


def test_the_notation_quotes_the_cards_as_they_are() -> None:
    page = make_notation_examples.PAGE.read_text(encoding="utf-8")
    assert page == make_notation_examples.page(), "run `make refresh`"
    examples = make_notation_examples.MADE_UP, NO_CARD
    assert all(page.count(f"| {told}") < 14 for told in examples), "most examples are found among the cards"


@pytest.mark.parametrize("path", make_rules_tables.PAGES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_the_rules_quote_the_cards_and_boards_as_they_are(path: Path) -> None:
    assert path.read_text(encoding="utf-8") == make_rules_tables.page(path), "run `make refresh`"


def test_a_quotation_that_is_no_longer_true_is_replaced() -> None:
    def example(form: str, now: str) -> str:
        return make_notation_examples.example("sun", "lines", [form, now])

    (jump,) = {line for card in cards("sun") if card.name == "Terraforming" for line in card.values("immediate")}
    assert example("`jump N`", f" Terraforming: `{jump}` ") == f"Terraforming: `{jump}`"
    assert example("`jump N`", " Terraforming: `jump 9` ") == f"Terraforming: `{jump}`", "another line of the card"
    assert re.fullmatch(r".+: `jump \d`", example("`jump N`", " A Lost Card: `jump 9` ")), "another card"
    assert example("`swim N`", " A Lost Card: `swim 2` ") == "made up: `swim 2`"
    assert example("`swim N`", "") == NO_CARD


@pytest.mark.parametrize(
    ("form", "part", "fitting"),
    [
        ("N ore", "2 ore", True),
        ("N ore", "1 ore per colonies", False),
        ("N ore per COUNT", "1 ore per controlled locations up to 3", True),
        ("supply -> ship L", "2 supply -> ship 3", True),
        ("supply -> ship L", "supply -> ship 3 in Deep Space", False),
        ("... in Deep Space", "supply -> ship 3 in Deep Space", True),
        ("... existing", "research I or II existing without bonus", True),
        ("research LEVELS", "research up to IIII", True),
        ("upgrade N ships by L", "upgrade 1 ship by 1", True),
        ("[line | line]", "2 x [1 ore | jump 1]", False),
        ("N COUNT", "1 city or 2 villages", False),
    ],
)
def test_a_form_fits_what_is_written_so(form: str, part: str, fitting: bool) -> None:
    assert make_notation_examples.fits(form, part) is fitting


def test_an_effect_is_found_inside_other_lines() -> None:
    line = "1 ore: jump 1, (2 ore + 1 pop: 2 x [grow | 3 ore: mine])"
    assert {"jump 1", "2 x [grow | 3 ore: mine]", "grow", "mine"} < set(make_notation_examples.effects(line))
    assert set(make_notation_examples.costs(line)) == {"1 ore", "2 ore + 1 pop", "2 ore", "1 pop", "3 ore"}


WRITTEN_BY_HAND = [
    *(ROOT / name for name in ("README.md", "CONTRIBUTING.md")),
    *(ROOT / "docs").glob("*.md"),
    *GAMES.glob("*/*.md"),
]


@pytest.mark.parametrize("path", WRITTEN_BY_HAND, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_no_value_of_a_card_is_written_by_hand(path: Path) -> None:
    """Where a sentence names a card, its lines, prices and points are filled in between marks."""
    text = MARKED.sub("", path.read_text(encoding="utf-8"))
    for sentence in re.split(r"(?<=[.;])\s|\n|(?<!\\)\|", text):
        if named := NAMES.search(sentence):
            assert values_in(sentence) == [], f"{named[0]} is quoted by hand: {sentence}"


def names() -> set[str]:
    """Of all cards, also without what follows a comma."""
    whole = [card.table["name"] for game in NOTATIONS for card in cards(game) if "name" in card.table]
    return {*whole, *(name.partition(",")[0] for name in whole)}


NAMES = re.compile(rf"(?<![\w-])(?:{'|'.join(map(re.escape, names()))})(?![\w-])")
UNITS = (
    *("ore", "coins?", "pop", "population", "VP", "points", "power", "strength", "cubes", "discs"),
    *("colonies", "systems", "technologies", "villages", "cities", "investments", "constructions"),
)


def values_in(sentence: str) -> list[str]:
    return [*filter(is_written, codes(sentence)), *re.findall(rf"\b\d+ (?:{'|'.join(UNITS)})\b", sentence)]


def is_written(text: str) -> bool:
    """Whether it is a line, a formula or a condition of a game."""
    for notation in NOTATIONS.values():
        for read in (notation.line, notation.formula, notation.condition):
            try:
                read(text)
            except Unreadable:
                continue
            return True
    return False


def test_what_is_quoted_by_hand_is_found() -> None:
    assert values_in("Tau Ceti needs 4 power and gives `2 supply -> pop`.") == ["2 supply -> pop", "4 power"]
    assert values_in("Empire (`4 colonies`), Galactic HQ: `2 + 1 per 2 fleet power`") != []
    assert values_in("Rule 12.3 of Tau Ceti, `heliopause play sun`") == []
    assert NAMES.search("the Dyson Sphere") is not None
    assert NAMES.search("Paperback") is None


@pytest.mark.parametrize("path", WRITTEN_BY_HAND, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_no_mark_hides_what_stands_on_its_line(path: Path) -> None:
    """A line that begins with a mark is not drawn by Markdown: words come first, or the mark stands alone."""
    text = path.read_text(encoding="utf-8")
    assert re.findall(r"^(?:[-*]|\d+\.)? *<!-- [^\n]*:begin -->[^\n]+", text, re.MULTILINE) == []


def test_links_between_documents_lead_somewhere() -> None:
    documents = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]
    assert documents
    for path in documents:
        for target in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", path.read_text(encoding="utf-8")):
            assert (path.parent / target).exists(), f"{path.name} links to {target}"
