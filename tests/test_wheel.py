"""The wheel and the sdist: built in isolation, installed where no checkout is in reach, whole, compiled and playable.

Where something is missing for that, a C compiler or Node, the wheel is built all the same, and it is said.
"""

import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
import time
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

import heliopause
from tests import http

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "heliopause"
FOLDERS = ("src", "web", "licences")
FILES = ("README.md", "CHANGELOG.md", "LICENSE", "MANIFEST.in", "constraints.txt", "pyproject.toml", "setup.py")
PLAYED = """
import heliopause, json
game = heliopause.new("sun", players=2, seed=1)
while not game.over:
    game.choose(game.options()[0])
print(json.dumps([heliopause.__file__, len(game.choices), [score.total for score in game.scores()]]))
"""


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy with nothing that was built but the pages: a build leaves its traces."""
    copy = tmp_path_factory.mktemp("wheel") / "checkout"
    leftovers = shutil.ignore_patterns("__pycache__", "*.egg-info", "*.so", "node_modules", "openapi.json", "wire.ts")
    for name in FOLDERS:
        shutil.copytree(ROOT / name, copy / name, ignore=leftovers)
    for name in FILES:
        shutil.copy(ROOT / name, copy / name)
    return copy


@pytest.fixture(scope="module")
def built(checkout: Path) -> tuple[Path, Path]:
    """The sdist, and the wheel made from it in isolation; what was compiled for the tests is not compiled again."""
    constraints = str(ROOT / "constraints.txt")
    environment = {"HELIOPAUSE_COMPILE": "1", "HELIOPAUSE_OBJECTS": str(ROOT / "build" / "objects")}
    environment |= {"PIP_CONSTRAINT": constraints, "PIP_BUILD_CONSTRAINT": constraints}
    run([sys.executable, "-m", "build", "--sdist", "--no-isolation"], checkout)
    (sdist,) = (checkout / "dist").glob("*.tar.gz")
    run([sys.executable, "-m", "pip", "wheel", "--no-deps", "-w", "dist", str(sdist)], checkout, **environment)
    (wheel,) = (checkout / "dist").glob("*.whl")
    return sdist, wheel


@pytest.fixture(scope="module")
def python(built: tuple[Path, Path], tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Of a fresh environment with the wheel and what it depends on."""
    folder = tmp_path_factory.mktemp("fresh")
    run([sys.executable, "-m", "venv", "--without-pip", "venv"], folder)
    python = folder / "venv" / "bin" / "python"
    without_bytecode = [*pip(python), "install", "-q", "--no-compile"]  # it is made of what is used
    run([*without_bytecode, "-c", str(ROOT / "constraints.txt"), str(built[1])], folder)
    return python


@pytest.mark.timeout(1200)
def test_the_wheel_and_the_sdist_hold_all_that_the_checkout_has(built: tuple[Path, Path], python: Path) -> None:
    """Python's own files, cards, words, rules, models, migrations and the pages; and everything that is compiled."""
    sdist, wheel = built
    has = {file.relative_to(PACKAGE.parent).as_posix() for file in files(PACKAGE)}
    assert {"heliopause/table/site/index.html", "heliopause/table/site/licences.txt", "heliopause/py.typed"} < has
    with zipfile.ZipFile(wheel) as archive:
        in_wheel = set(archive.namelist())
    with tarfile.open(sdist) as archive:
        in_sdist = {name.partition("/")[2].removeprefix("src/") for name in archive.getnames()}
    assert sorted(has - in_wheel) == []
    assert sorted(has - in_sdist) == []
    licences = {name.partition(".dist-info/licenses/")[2] for name in in_wheel} - {""}
    assert licences == {"LICENSE", *(f"licences/{file.name}" for file in (ROOT / "licences").iterdir())}
    sources = {re.sub(r"\.cpython[^/]*$", ".py", name) for name in in_wheel if name.endswith(".so")}
    assert {"heliopause/game.py", "heliopause/kernel/machine.py", "heliopause/games/sun/rules/turn.py"} < sources
    assert sources - in_wheel == {"heliopause__mypyc.py"}  # the library; beside each module of it stands its source


@pytest.mark.timeout(1200)
def test_what_is_installed_is_compiled_and_plays_a_game(python: Path, tmp_path: Path) -> None:
    version = run([str(python), "-m", "heliopause", "--version"], tmp_path)
    assert version == f"heliopause {heliopause.__version__} (compiled)\n"
    assert run([*pip(python), "check"], tmp_path) == "No broken requirements found.\n"
    file, choices, totals = json.loads(run([str(python), "-c", PLAYED], tmp_path))
    assert Path(file).is_relative_to(python.parent.parent)
    game = heliopause.new("sun", players=2, seed=1)
    while not game.over:
        game.choose(game.options()[0])
    assert (choices, totals) == (len(game.choices), [score.total for score in game.scores()])


@pytest.mark.timeout(1200)
def test_what_is_installed_serves_its_pages_and_its_bots_play(python: Path, tmp_path: Path) -> None:
    with served(python, tmp_path) as url:
        with httpx.Client(transport=httpx.HTTPTransport(retries=10)) as patient:
            page = patient.get(url).text
        scripts = re.findall(r'(?:src|href)="/(assets/[^"]+)"', page)
        assert scripts
        for path in (*scripts, "licences.txt", "words/de", "rules/sun/rules.md"):
            assert http.get(url + path).status_code == 200, path
        start = http.get(url + "api/start").json()
        assert (start["version"], start["form"]) == (heliopause.__version__, "compiled")
        seats = [{"who": "me"}, {"who": "bot", "bot": "greedy"}]
        opened = http.post(url + "api/tables", json={"seats": seats, "options": {"start": 1}}).json()
        for _ in range(600):
            look = http.get(f"{url}api/tables/{opened['table']}", headers={"Authorization": f"Bearer {opened['key']}"})
            if look.json()["seq"] > 0 and look.json()["options"]:
                break
            time.sleep(0.1)
        else:
            raise AssertionError(look.text)


def test_without_a_compiler_the_wheel_runs_interpreted(checkout: Path, tmp_path: Path) -> None:
    call = [sys.executable, "-m", "pip", "wheel", "-v", "--no-deps", "--no-index", "--no-build-isolation", "-w"]
    told = run([*call, str(tmp_path), "."], checkout, CC="false", HELIOPAUSE_COMPILE="")
    assert "Heliopause will run interpreted, several times slower: there is no C compiler." in told
    (wheel,) = tmp_path.glob("*.whl")
    assert wheel.name.endswith("-py3-none-any.whl")
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(tmp_path)
    has = {file.relative_to(PACKAGE.parent) for file in files(PACKAGE)}
    assert [str(name) for name in sorted(has) if not (tmp_path / name).exists()] == []
    version = run([sys.executable, "-m", "heliopause", "--version"], tmp_path, PYTHONPATH=str(tmp_path))
    assert version == f"heliopause {heliopause.__version__} (interpreted: there is no C compiler.)\n"


def test_what_cannot_be_built_is_said_in_a_line(checkout: Path, tmp_path: Path) -> None:
    """Neither pages, as there is no Node, nor compiled rules, as mypyc refuses a file."""
    copy = tmp_path / "copy"
    shutil.copytree(checkout, copy, ignore=shutil.ignore_patterns("site", "dist", "build"))
    with (copy / "src/heliopause/kernel/form.py").open("a", encoding="utf-8") as file:
        file.write("\ndef (\n")
    path = "/usr/bin:/bin" if shutil.which("node", path="/usr/bin:/bin") is None else without_node(tmp_path)
    told = run([sys.executable, "setup.py", "-q", "build", "--build-lib", "out"], copy, PATH=path).splitlines()
    pages = "The pages for the browser are not built, so 'heliopause serve' will not work: "
    assert pages + "Node 20 or newer is needed, with npm." in told
    (why,) = (line for line in told if line.startswith("Heliopause will run interpreted"))
    assert "mypyc cannot compile this: src/heliopause/kernel/form.py" in why


def without_node(folder: Path) -> str:
    """A PATH on which there is all but Node."""
    tools = folder / "tools"
    tools.mkdir()
    for tool in ("cc", "gcc", "as", "ld"):
        if (found := shutil.which(tool)) is not None:
            (tools / tool).symlink_to(found)
    return str(tools)


def files(package: Path) -> list[Path]:
    return [file for file in package.rglob("*") if file.is_file() and file.suffix not in (".pyc", ".so")]


def pip(python: Path) -> list[str]:
    """The one here, at work on another environment, which has none."""
    return [sys.executable, "-m", "pip", "--disable-pip-version-check", "--python", str(python)]


def run(call: list[str], folder: Path, **more: str) -> str:
    """What it says, out of reach of this checkout and of the terminal."""
    environment = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "VIRTUAL_ENV")}
    done = subprocess.run(
        call,
        cwd=folder,
        env={**environment, **more},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout
    return done.stdout


@contextmanager
def served(python: Path, folder: Path) -> Iterator[str]:
    """The address of a table, started as it is installed."""
    call = [str(python.parent / "heliopause"), "serve", "--no-browser", "--port", "0"]
    call += ["--database", f"sqlite:///{folder / 'games.sqlite3'}"]
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    with subprocess.Popen(call, cwd=folder, env=environment, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        try:
            found = re.search(r"http://localhost:\d+/", server.stdout.readline())
            assert found is not None
            url = found[0].replace("localhost", "127.0.0.1")
            yield url
        finally:
            server.terminate()
