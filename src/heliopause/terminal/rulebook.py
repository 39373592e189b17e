"""The rules of a game as a text to look things up in."""

import re

from heliopause.registry import spec_of
from heliopause.terminal.search import plain

HEADING = re.compile(r"^(##|###) (?:(\d+(?:\.\d+)?) )?(.*)$")


class Section:
    """A numbered section: `8.4`, its title, and its lines of text; a chapter has a number without a dot."""

    def __init__(self, number: str, title: str) -> None:
        self.number = number
        self.title = title
        self.lines: list[str] = []


def pages_beside(game: str) -> tuple[str, ...]:
    """The pages beside the rules themselves: `solo`."""
    return spec_of(game).pages[1:]


def read_sections(game: str, language: str = "en", page: str = "rules") -> list[Section]:
    sections: list[Section] = []
    numbered = False
    for line in spec_of(game).page(page, language).splitlines():
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
