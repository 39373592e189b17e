"""Compiled and interpreted, the rules are the same: equal games, event by event, to the last."""

import json
import os
import subprocess
import sys
from itertools import zip_longest
from pathlib import Path

import pytest

from tests import forms

HERE = Path(__file__).parents[1]
COMPILED = HERE / "build" / "compiled"


@pytest.mark.skipif(forms.form() == "compiled", reason="compares the compiled form with the interpreted one")
def test_compiled_and_interpreted_games_are_equal() -> None:
    build_compiled()
    environment = {**os.environ, "PYTHONPATH": f"{COMPILED}{os.pathsep}{HERE}"}
    with subprocess.Popen(
        [sys.executable, "-m", "tests.forms"], cwd=HERE, env=environment, text=True, stdout=subprocess.PIPE
    ) as process:
        assert process.stdout is not None
        assert json.loads(process.stdout.readline()) == "compiled"
        for name, expected in forms.games():
            line = process.stdout.readline()
            assert line, f"the compiled form broke off before {name}"
            compiled_name, trail = json.loads(line)
            assert compiled_name == name
            for number, (one, other) in enumerate(zip_longest(trail, expected)):
                assert one == other, f"{name}: entry {number + 1} of the trail differs"
    assert process.returncode == 0


def build_compiled() -> None:
    """Compile what has changed; `make compiled` does the same."""
    command = [sys.executable, "setup.py", "-q", "build", "--build-lib", str(COMPILED)]
    environment = {name: value for name, value in os.environ.items() if name != "HELIOPAUSE_COMPILE"}
    environment["PYTHONHASHSEED"] = "0"  # the same C from the same files, so that it is not compiled again
    built = subprocess.run(command, cwd=HERE, env=environment, check=False, text=True, capture_output=True)
    if "no C compiler" in built.stderr:
        pytest.skip("there is no C compiler here")
    assert built.returncode == 0, built.stdout + built.stderr
    assert "run interpreted" not in built.stderr, built.stdout + built.stderr
