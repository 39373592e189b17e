"""Whatever is sent to the documented interface, the server answers and does not break."""

import random
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import jsonschema_rs
import pytest

import heliopause
from heliopause.registry import games, specs
from tests import http
from tests.table.serving import Guest, Server, within


@pytest.mark.parametrize("examples", [4, pytest.param(100, marks=pytest.mark.soak)])
def test_nothing_breaks_the_server(server: Server, examples: int) -> None:
    schemathesis = Path(sys.executable).parent / "schemathesis"
    schema = f"{server.url}/schema/openapi.json"
    run = subprocess.run(
        [schemathesis, "run", schema, "--checks", "not_a_server_error", "--max-examples", str(examples), "--seed", "1"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stdout[-4000:] + run.stderr[-1000:]


def test_the_document_names_every_route(server: Server) -> None:
    paths = http.get(f"{server.url}/schema/openapi.json").json()["paths"]
    assert {"/api/tables", "/api/tables/{table_id}/choices", "/health", "/metrics"} <= set(paths)


def test_the_document_has_the_view_of_every_game_and_what_the_socket_tells(server: Server) -> None:
    schemas = http.get(f"{server.url}/schema/openapi.json").json()["components"]["schemas"]
    views = [view["$ref"].rpartition("/")[2] for view in schemas["Snapshot"]["properties"]["view"]["oneOf"]]
    assert {schemas[view]["properties"]["game"]["const"] for view in views} == set(games())
    assert {"Hello", "TalkNow", "ThinkingNow", "Trouble"} <= set(schemas)


@pytest.mark.parametrize("name", games())
def test_what_the_server_sends_is_what_its_document_says(server: Server, name: str) -> None:
    """At any moment: every field that is sent is in the document, of its type, and none is missing."""
    document = http.get(f"{server.url}/schema/openapi.json").json()
    snapshot = jsonschema_rs.validator_for(closed({**document, "$ref": "#/components/schemas/Snapshot"}))
    game = heliopause.new(name, players=3, seed=5)
    rng = random.Random(5)
    for _ in range(400):
        if not game.over:
            game.choose(rng.choice(game.options()))
    opened = http.post(f"{server.url}/api/import", json={"record": game.record()}).json()
    guest = Guest(server, opened)
    for moment in (*range(0, len(game.choices), 25), len(game.choices)):
        snapshot.validate(guest.get(f"/at/{moment}").json())


def closed(document: dict[str, Any]) -> dict[str, Any]:
    """The same document, in which nothing may be sent that it does not name."""
    for schema in document["components"]["schemas"].values():
        schema["additionalProperties"] = False
    return document


def test_a_game_that_names_no_struct_shows_plain_data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    plain = replace(specs()["sun"], name="plain", view=None)
    monkeypatch.setattr("heliopause.table.schema.specs", lambda: {**specs(), "plain": plain})
    with within(tmp_path) as client:
        schemas = client.get("/schema/openapi.json").json()["components"]["schemas"]
    *views, rest = schemas["Snapshot"]["properties"]["view"]["anyOf"]
    assert len(views) == len(games())
    assert rest == {"type": "object"}


def test_whoever_asks_for_the_socket_without_one_is_told(server: Server) -> None:
    answer = http.get(f"{server.url}/api/tables/any/live")
    assert answer.status_code == 426
    assert "WebSocket" in answer.json()["detail"]
