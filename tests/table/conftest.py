"""One server for the tests that do not need to stop it. What is kept is tested with both databases."""

from collections.abc import Iterator

import pytest

from tests.table import serving
from tests.table.serving import Server, served

ONE_DATABASE = {  # what these test has nothing to do with how it is kept
    "test_analysis",
    "test_bots",
    "test_chance",
    "test_collecting",
    "test_from_game",
    "test_gate",
    "test_hints",
    "test_moving",
    "test_planning",
    "test_puzzles",
    "test_refused",
    "test_schema",
    "test_servers",
    "test_sockets",
    "test_weighing",
    "test_workshop",
}


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    chosen = any(marker.args[0] == "kept_in" for marker in metafunc.definition.iter_markers("parametrize"))
    if not chosen and metafunc.module.__name__.rpartition(".")[2] not in ONE_DATABASE:
        metafunc.parametrize("kept_in", ["sqlite", "postgresql"], indirect=True, scope="session")


@pytest.fixture(scope="session", autouse=True)
def kept_in(request: pytest.FixtureRequest) -> Iterator[str]:
    """The database that servers of tests keep their games in."""
    serving.KIND = getattr(request, "param", "sqlite")
    yield serving.KIND
    serving.KIND = "sqlite"


@pytest.fixture(scope="session")
def server(kept_in: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with served(tmp_path_factory.mktemp("table")) as running:
        yield running
