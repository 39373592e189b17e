"""Every sentence of the rulebook that allows, forbids, counts or orders something has a test: `sentences.toml`."""

import ast
import tomllib
from functools import cache
from pathlib import Path

import pytest

HERE = Path(__file__).parent
SENTENCES = tomllib.loads((HERE / "sentences.toml").read_text(encoding="utf-8"))["sentence"]


@cache
def names_in(module: str) -> frozenset[str]:
    tree = ast.parse((HERE / f"{module}.py").read_text(encoding="utf-8"))
    return frozenset(node.name for node in tree.body if isinstance(node, ast.FunctionDef))


@pytest.mark.parametrize("sentence", SENTENCES, ids=[sentence["says"] for sentence in SENTENCES])
def test_a_sentence_has_a_test_that_exists(sentence: dict[str, object]) -> None:
    assert set(sentence) == {"seed", "at", "says", "tests"}
    assert sentence["seed"] == "004"
    named = sentence["tests"]
    assert isinstance(named, list)
    assert named
    for test in named:
        module, _, name = str(test).partition("::")
        assert f"test_{name}" in names_in(f"test_{module}"), test


def test_no_sentence_stands_twice() -> None:
    said = [(sentence["at"], sentence["says"]) for sentence in SENTENCES]
    assert len(said) == len(set(said))


def test_every_chapter_of_the_rulebook_is_there() -> None:
    chapters = {str(sentence["at"]).partition(":")[0] for sentence in SENTENCES}
    assert chapters == {
        "Components", "Setup", "Setup for each player", "Gameplay", "Action phase", "Researching", "Basic actions",
        "Advanced actions", "Investing", "Enlisting", "Upgrading", "Moving", "Exploring", "Settling", "Fortifying",
        "Expansion phase", "Production phase", "Goal phase", "End of the game", "Appendix", "Clarifications",
    }  # fmt: skip
