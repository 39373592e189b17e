"""The rules as a text to look things up in: docs/rules/sun.md of the checkout, or as installed with the package."""

import re
from importlib.metadata import PackageNotFoundError, files
from pathlib import Path

from heliopause.cli.finding import plain

CHECKOUT = Path(__file__).resolve().parents[3] / "docs" / "rules"
HEADING = re.compile(r"^(##|###) (?:(\d+(?:\.\d+)?) )?(.*)$")


class Section:
    """A numbered section: `8.4`, its title, and its lines of text; a chapter has a number without a dot."""

    def __init__(self, number: str, title: str) -> None:
        self.number = number
        self.title = title
        self.lines: list[str] = []


def rules_file(game: str) -> Path | None:
    """Where the rules of a game lie; None if they were not installed."""
    in_checkout = CHECKOUT / f"{game}.md"
    if in_checkout.is_file():
        return in_checkout
    try:
        installed = files("heliopause") or []
    except PackageNotFoundError:
        return None
    return next((Path(str(file.locate())) for file in installed if file.match(f"heliopause/rules/{game}.md")), None)


def read_sections(game: str) -> list[Section]:
    path = rules_file(game)
    if path is None or not path.is_file():
        return []
    sections: list[Section] = []
    numbered = False
    for line in path.read_text(encoding="utf-8").splitlines():
        found = HEADING.match(line)
        if found:
            numbered = found[2] is not None
            if numbered:
                sections.append(Section(found[2], found[3]))
        elif numbered and sections:
            sections[-1].lines.append(line)
    return sections


def look_up(sections: list[Section], wanted: str) -> list[Section]:
    """The sections for a number (a chapter brings all of it), or those with a word in the title, else in the text."""
    wanted = wanted.strip().rstrip(".")
    if re.fullmatch(r"\d+(\.\d+)?", wanted):
        return [s for s in sections if s.number == wanted or s.number.startswith(f"{wanted}.")]
    word = plain(wanted)
    if not word:
        return []
    titled = [section for section in sections if word in plain(section.title)]
    return titled or [section for section in sections if word in plain(" ".join(section.lines))]
