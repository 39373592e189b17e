"""The documents keep step with the program: every section of the rules has a test, every cited rule exists."""

import importlib.util
import re
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parent.parent


@pytest.fixture(scope="module")
def table() -> ModuleType:
    spec = importlib.util.spec_from_file_location("make_test_table", ROOT / "docs" / "make_test_table.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_every_section_of_the_rules_has_a_test(table: ModuleType) -> None:
    tests = table.tests_by_section()
    assert [section for section in table.sections() if section not in tests] == []


def test_every_marked_test_names_a_section_that_exists(table: ModuleType) -> None:
    assert set(table.tests_by_section()) - set(table.sections()) == set()


def test_the_table_of_tests_is_up_to_date(table: ModuleType) -> None:
    text = table.RULES.read_text(encoding="utf-8")
    assert text == table.filled(text), "run `make docs`"


def test_every_rule_cited_in_a_refusal_exists(table: ModuleType) -> None:
    source = (ROOT / "src" / "heliopause" / "sun" / "why.py").read_text(encoding="utf-8")
    cited = set(re.findall(r'"(\d+\.\d+)"', source))
    assert cited
    assert cited <= set(table.sections())


def test_every_rule_cited_in_the_source_exists(table: ModuleType) -> None:
    for path in (ROOT / "src" / "heliopause" / "sun").glob("*.py"):
        for cited in re.findall(r"rules? (\d+\.\d+)", path.read_text(encoding="utf-8")):
            assert cited in table.sections(), f"{path.name} cites rule {cited}"


def test_links_between_documents_lead_somewhere() -> None:
    documents = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]
    assert documents
    for path in documents:
        for target in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", path.read_text(encoding="utf-8")):
            assert (path.parent / target).exists(), f"{path.name} links to {target}"
