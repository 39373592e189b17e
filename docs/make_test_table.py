"""Fills the tables at the end of the games' pages of rules: which tests stand behind which section.

python docs/make_test_table.py
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BEGIN, END = "<!-- tests:begin -->", "<!-- tests:end -->"


class Page:
    """A page of rules, and the folder with its tests."""

    def __init__(self, name: str, game: str, rules: str, tests: str = "") -> None:
        self.name = name
        self.rules = ROOT / "src" / "heliopause" / "games" / game / rules
        self.tests = ROOT / "tests" / "games" / game / tests

    def text(self) -> str:
        return self.rules.read_text(encoding="utf-8")

    def sections(self) -> list[str]:
        """The numbered sections of the rules, in order."""
        return re.findall(r"^### (\d+\.\d+) ", self.text(), re.MULTILINE)

    def tests_by_section(self) -> dict[str, list[str]]:
        found: dict[str, list[str]] = {}
        for path in sorted(self.tests.glob("test_*.py")):
            for name, section in _marked(ast.parse(path.read_text(encoding="utf-8"))):
                found.setdefault(section, []).append(f"{path.stem}::{name}")
        return found

    def table(self) -> str:
        found = self.tests_by_section()
        lines = ["| section | tests |", "|---|---|"]
        for section in self.sections():
            files: dict[str, list[str]] = {}
            for test in dict.fromkeys(found.get(section, [])):
                file, _, name = test.partition("::")
                files.setdefault(file, []).append(name.removeprefix("test_"))
            told = "; ".join(f"`{file}`: {', '.join(names)}" for file, names in files.items())
            lines.append(f"| {section} | {told} |")
        return "\n".join(lines)

    def filled(self) -> str:
        """The page with its table as it should be."""
        before, _, rest = self.text().partition(BEGIN)
        _, _, after = rest.partition(END)
        return f"{before}{BEGIN}\n{self.table()}\n{END}{after}"


PAGES = [Page("sun", "sun", "rules.md"), Page("solo", "sun", "solo.md", "solo"), Page("horizon", "horizon", "rules.md")]


def _marked(tree: ast.Module) -> Iterator[tuple[str, str]]:
    """Test functions, and the sections named by their `@pytest.mark.rule(...)`."""
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef):
            for mark in node.decorator_list:
                if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.rule":
                    for argument in mark.args:
                        yield node.name, str(ast.literal_eval(argument))


if __name__ == "__main__":
    for page in PAGES:
        page.rules.write_text(page.filled(), encoding="utf-8")
