"""One server for the tests that do not need to stop it."""

from collections.abc import Iterator

import pytest

from tests.table.serving import Server, served


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with served(tmp_path_factory.mktemp("table")) as running:
        yield running
