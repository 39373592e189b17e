"""The documents as a site: `python docs/make_site.py` gathers the pages and lets Zensical build build/docs/site.

The pages lie all over the repository, and their links lead from file to file there. On the site each has a place of its
own; a link to a file that has none, such as a module, becomes plain text. A link to a file that does not exist is an
error, and so, to Zensical, is one to a heading that does not.
"""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BUILT = ROOT / "build" / "docs"
RULES = "src/heliopause/games"
ELSEWHERE = {  # where the pages that do not lie in docs/ stand on the site
    "CHANGELOG.md": "changelog.md",
    "CONTRIBUTING.md": "contributing.md",
    "SECURITY.md": "security.md",
    f"{RULES}/sun/rules.md": "rules/sun.md",
    f"{RULES}/sun/solo.md": "rules/sun-solo.md",
    f"{RULES}/horizon/rules.md": "rules/horizon.md",
}
SHOWN = (".png", ".svg", ".html")  # what a page may show or lead to besides pages
LINK = re.compile(r"(?P<text>!?\[(?:[^\[\]]|\[[^\]]*\])*\])\((?P<target>[^)\s]+)\)")
CODE = re.compile(r"^( *)```.*?^\1```$|`[^`\n]+`", re.MULTILINE | re.DOTALL)


class NoSuchFile(Exception):
    """A link that leads nowhere."""


def main() -> None:
    gather()
    command = [sys.executable, "-m", "zensical", "build", "--strict", "--clean", "-f", str(BUILT / "zensical.toml")]
    sys.exit(subprocess.run(command, cwd=BUILT, check=False).returncode)


def gather() -> None:
    """All pages, with links of the site, into build/docs/pages."""
    shutil.rmtree(BUILT, ignore_errors=True)
    places = pages()
    for source, place in places.items():
        target = BUILT / "pages" / place
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(linked((ROOT / source).read_text(encoding="utf-8"), source, places), encoding="utf-8")
    for file in (ROOT / "docs").rglob("*"):
        if file.suffix in SHOWN:
            target = BUILT / "pages" / file.relative_to(ROOT / "docs")
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(file, target)
    shutil.copy(ROOT / "docs" / "zensical.toml", BUILT)


def pages() -> dict[str, str]:
    """Every page of the site: its file in the repository, and its place."""
    own = {file.relative_to(ROOT).as_posix(): file.relative_to(ROOT / "docs") for file in ROOT.glob("docs/**/*.md")}
    return {**{source: place.as_posix() for source, place in own.items()}, **ELSEWHERE}


def linked(text: str, source: str, places: dict[str, str]) -> str:
    """The text of a page with its links as they are on the site; what stands in code is left alone."""
    done, parts = 0, []
    for code in CODE.finditer(text):
        parts += [LINK.sub(lambda link: _link(link, source, places), text[done : code.start()]), code[0]]
        done = code.end()
    return "".join(parts) + LINK.sub(lambda link: _link(link, source, places), text[done:])


def _link(link: re.Match[str], source: str, places: dict[str, str]) -> str:
    path, mark, heading = link["target"].partition("#")
    if "://" in path or not path:
        return link[0]
    file = os.path.normpath(os.path.join(os.path.dirname(source), path))
    if not (ROOT / file).exists():
        raise NoSuchFile(f"{source} leads to {link['target']}, and there is no such file.")
    if file in places:
        place = places[file]
    elif file.startswith("docs/") and file.endswith(SHOWN):
        place = file.removeprefix("docs/")
    else:
        return link["text"][1:-1]
    here = os.path.dirname(places[source])
    return f"{link['text']}({os.path.relpath(place, here or '.')}{mark}{heading})"


if __name__ == "__main__":
    main()
