"""Whatever is sent to the documented interface, the server answers and does not break."""

import subprocess
import sys
from pathlib import Path

import httpx

from tests.table.serving import Server


def test_nothing_breaks_the_server(server: Server) -> None:
    schemathesis = Path(sys.executable).parent / "schemathesis"
    schema = f"{server.url}/schema/openapi.json"
    run = subprocess.run(
        [schemathesis, "run", schema, "--checks", "not_a_server_error", "--max-examples", "20", "--seed", "1"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stdout[-4000:] + run.stderr[-1000:]


def test_the_document_names_every_route(server: Server) -> None:
    paths = httpx.get(f"{server.url}/schema/openapi.json").json()["paths"]
    assert {"/api/tables", "/api/tables/{table_id}/choices", "/health", "/metrics"} <= set(paths)
