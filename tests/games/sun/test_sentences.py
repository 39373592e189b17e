"""Every sentence of the rulebooks has a test: sentences.toml names them."""

import ast
import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import pytest

HERE = Path(__file__).parent
HEADINGS: list[dict[str, Any]] = tomllib.loads((HERE / "sentences.toml").read_text(encoding="utf-8"))["heading"]


@cache
def existing() -> set[str]:
    return {
        f"{path.relative_to(HERE).with_suffix('').as_posix()}::{node.name}"
        for path in HERE.rglob("test_*.py")
        for node in ast.parse(path.read_text(encoding="utf-8")).body
        if isinstance(node, ast.FunctionDef)
    }


@pytest.mark.parametrize("heading", HEADINGS, ids=[f"{heading['seed']} {heading['title']}" for heading in HEADINGS])
def test_every_sentence_names_tests_that_there_are(heading: dict[str, Any]) -> None:
    assert heading["seed"] in ("001", "003")
    assert heading["sentences"]
    known = existing()
    for sentence in heading["sentences"]:
        assert sentence["says"]
        assert sentence["tests"], sentence["says"]
        assert set(sentence["tests"]) <= known, sentence["says"]
