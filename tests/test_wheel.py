"""The wheel where there is no C compiler: it is built all the same, runs interpreted, and holds all that is read."""

import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
NEEDED = ("src", "README.md", "LICENSE", "pyproject.toml", "setup.py")
NOT_READ = (".py", ".pyc", ".so")


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy: a build leaves its traces."""
    copy = tmp_path_factory.mktemp("wheel") / "checkout"
    leftovers = shutil.ignore_patterns("__pycache__", "*.egg-info", "*.so")
    for name in NEEDED:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, copy / name, ignore=leftovers)
        else:
            (copy / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, copy / name)
    return copy


def test_without_a_compiler_the_wheel_runs_interpreted(checkout: Path) -> None:
    call = [sys.executable, "-m", "pip", "wheel", "-v", "--no-deps", "--no-index", "--no-build-isolation", "-w", "out"]
    env = {**os.environ, "CC": "false", "HELIOPAUSE_COMPILE": ""}
    env.pop("PYTHONPATH", None)
    done = subprocess.run([*call, "."], cwd=checkout, env=env, capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "There is no C compiler: Heliopause will run interpreted." in done.stdout + done.stderr
    (wheel,) = (checkout / "out").glob("*.whl")
    assert wheel.name.endswith("-py3-none-any.whl")
    unpacked = checkout / "unpacked"
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(unpacked)
    package = ROOT / "src" / "heliopause"
    read = {str(file.relative_to(package)) for file in package.rglob("*") if file.is_file()}
    missing = [
        name for name in sorted(read) if not name.endswith(NOT_READ) and not (unpacked / "heliopause" / name).exists()
    ]
    assert missing == []
    program = [sys.executable, "-c", "from heliopause.cli import main; main()", "--version"]
    env = {**os.environ, "PYTHONPATH": str(unpacked)}
    said = subprocess.run(program, cwd=unpacked, env=env, capture_output=True, text=True, timeout=60, check=True).stdout
    assert said.endswith("(interpreted)\n")
