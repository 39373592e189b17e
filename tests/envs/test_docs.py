"""The page about the environments: its tables are up to date, its examples run, and a missing library is named."""

import importlib.util
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

DOCS = Path(__file__).resolve().parents[2] / "docs"
EXAMPLES = {
    "pettingzoo_random.py": "player_2 scores",
    "gymnasium_seat.py": "reward",
    "openspiel_mcts.py": ":",
    "vector_games.py": "observations (8, ",
}
LEARNING = "maskable_ppo.py"  # needs torch and half an hour; test_policy.py tries all of it that does without


def make_env_tables() -> ModuleType:
    spec = importlib.util.spec_from_file_location("make_env_tables", DOCS / "make_env_tables.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_tables_are_up_to_date() -> None:
    text = (DOCS / "envs.md").read_text(encoding="utf-8")
    assert make_env_tables().filled(text) == text, "run `python docs/make_env_tables.py`"


def test_every_example_is_on_the_page_and_runs_here() -> None:
    page = (DOCS / "envs.md").read_text(encoding="utf-8")
    assert {path.name for path in (DOCS / "examples").glob("*.py")} == {*EXAMPLES, LEARNING}
    assert all(f"examples/{name}" in page for name in (*EXAMPLES, LEARNING))


@pytest.mark.parametrize("name", EXAMPLES)
def test_the_example_runs(name: str) -> None:
    done = subprocess.run(
        [sys.executable, "-W", "error", str(DOCS / "examples" / name)], check=False, text=True, capture_output=True
    )
    assert done.returncode == 0, done.stderr
    assert EXAMPLES[name] in done.stdout


@pytest.mark.parametrize(
    ("library", "module", "told"),
    [
        ("pettingzoo", "pettingzoo", "PettingZoo is not installed: pip install 'heliopause[envs]'"),
        ("gymnasium", "gymnasium", "Gymnasium is not installed: pip install 'heliopause[envs]'"),
        ("PIL", "pettingzoo", "Pillow is not installed: pip install 'heliopause[envs]'"),
        ("pyspiel", "openspiel", "OpenSpiel is not installed: pip install 'heliopause[openspiel]'"),
        ("numpy", "vector", "NumPy is not installed: pip install 'heliopause[envs]'"),
    ],
)
def test_a_missing_library_is_named_in_a_sentence(library: str, module: str, told: str) -> None:
    program = f"import sys; sys.modules[{library!r}] = None; import heliopause.envs.{module}"
    done = subprocess.run([sys.executable, "-c", program], check=False, text=True, capture_output=True)
    assert done.returncode == 1
    assert done.stderr.splitlines()[-1].endswith(told)
