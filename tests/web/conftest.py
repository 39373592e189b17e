"""A real server with the built pages."""

from collections.abc import Iterator

import pytest

from heliopause.table.app import site
from tests.table.serving import Server, served


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    assert (site() / "index.html").is_file(), "the pages are not built; `make site` does it"
    with served(tmp_path_factory.mktemp("web")) as running:
        yield running
