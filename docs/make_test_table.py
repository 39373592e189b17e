"""Fills the table at the end of docs/rules/sun.md: which tests stand behind which section.

    python docs/make_test_table.py
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
RULES = ROOT / "docs" / "rules" / "sun.md"
TESTS = ROOT / "tests" / "sun"
BEGIN, END = "<!-- tests:begin -->", "<!-- tests:end -->"


def sections() -> list[str]:
    """The numbered sections of the rules, in order."""
    return re.findall(r"^### (\d+\.\d+) ", RULES.read_text(encoding="utf-8"), re.MULTILINE)


def tests_by_section() -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for path in sorted(TESTS.glob("test_*.py")):
        for name, section in _marked(ast.parse(path.read_text(encoding="utf-8"))):
            found.setdefault(section, []).append(f"{path.stem}::{name}")
    return found


def _marked(tree: ast.Module) -> Iterator[tuple[str, str]]:
    """Test functions, and the sections named by their `@pytest.mark.rule(...)`."""
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef):
            for mark in node.decorator_list:
                if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.rule":
                    for argument in mark.args:
                        yield node.name, str(ast.literal_eval(argument))


def table() -> str:
    found = tests_by_section()
    lines = ["| section | tests |", "|---|---|"]
    for section in sections():
        files: dict[str, list[str]] = {}
        for test in dict.fromkeys(found.get(section, [])):
            file, _, name = test.partition("::")
            files.setdefault(file, []).append(name.removeprefix("test_"))
        told = "; ".join(f"`{file}`: {', '.join(names)}" for file, names in files.items())
        lines.append(f"| {section} | {told} |")
    return "\n".join(lines)


def filled(text: str) -> str:
    before, _, rest = text.partition(BEGIN)
    _, _, after = rest.partition(END)
    return f"{before}{BEGIN}\n{table()}\n{END}{after}"


if __name__ == "__main__":
    RULES.write_text(filled(RULES.read_text(encoding="utf-8")), encoding="utf-8")
