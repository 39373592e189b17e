"""Every sentence the server says no with is there in every language."""

import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from heliopause.kernel.phrase import Phrase
from heliopause.table.refused import spoken_in
from heliopause.words import LANGUAGES
from tests.table.serving import within

ME: dict[str, Any] = {"who": "me", "name": "Mira"}
LINK: dict[str, Any] = {"who": "link", "name": "Ines"}


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("", "en"),
        ("de", "de"),
        ("de-CH, en;q=0.5", "de"),
        ("en;q=0.5, de;q=0.9", "de"),
        ("it, de;q=0.3", "de"),
        ("pt, it", "en"),
        ("de;q=nonsense, en", "en"),
        ("*", "en"),
    ],
)
def test_the_language_is_the_one_the_browser_likes_best(header: str, language: str) -> None:
    assert spoken_in(header) == language


class Visit:
    """A table at which all are asked for what they may not do."""

    def __init__(self, client: TestClient[Litestar]) -> None:
        self.client = client
        self.opened = client.post("/api/tables", json={"seats": [ME, LINK]}).json()
        self.host = self.opened["key"]
        self.link = self.opened["links"][0]["key"]
        self.watch = self.opened["watch"]

    def ask(self, method: str, path: str, key: str, body: Any, language: str) -> Any:
        headers = {"Accept-Language": language} | ({"Authorization": f"Bearer {key}"} if key else {})
        address = path if path.startswith("/") else f"/api/tables/{self.opened['table']}/{path}".rstrip("/")
        return self.client.request(method, address, json=body, headers=headers)


@pytest.fixture(scope="module")
def visit(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Visit]:
    with within(tmp_path_factory.mktemp("refused"), patience=3600.0) as client:
        yield Visit(client)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("method", "path", "who", "body", "status", "message"),
    [
        ("GET", "", "", None, 401, "refused-no-key"),
        ("GET", "", "forged", None, 403, "refused-key"),
        ("GET", "/api/tables/other", "host", None, 403, "refused-key-elsewhere"),
        ("GET", "/nowhere/at/all", "", None, 404, "refused-not-found"),
        ("POST", "/health", "", None, 405, "refused-not-found"),
        ("GET", "/rules/chess.md", "", None, 404, "refused-not-found"),
        ("GET", "/words/xx", "", None, 404, "refused-no-language"),
        ("GET", "/api/cards/chess", "", None, 404, "refused-no-game"),
        ("GET", "at/99999", "host", None, 404, "refused-not-yet"),
        ("POST", "rewind", "watch", {"seq": -1, "moment": 0}, 422, "refused-not-understood"),
        ("POST", "choices", "host", {"seq": 99999, "option": "done"}, 409, "web-moved-on"),
        ("POST", "close", "link", None, 403, "refused-host"),
        ("POST", "rematch", "watch", None, 403, "refused-watcher"),
        ("POST", "seats/5", "host", {"name": "Zed"}, 404, "refused-no-seat"),
        ("POST", "seats/0", "link", {"name": "Zed"}, 403, "refused-owner-or-host"),
        ("POST", "seats/0", "link", {"back": True}, 403, "refused-owner"),
        ("POST", "seats/0", "host", {"mail": "a@b.example"}, 409, "refused-no-mail"),
        ("POST", "seats/1", "host", {"bot": "random"}, 409, "refused-not-away"),
        ("POST", "seats/1", "watch", {"bot": "random"}, 403, "refused-watcher"),
        ("POST", "/api/import", "", {"record": {}}, 422, "record-none"),
    ],
)
def test_no_is_said_in_the_language_of_who_asked(
    visit: Visit, method: str, path: str, who: str, body: Any, status: int, message: str, language: str
) -> None:
    answer = visit.ask(method, path, getattr(visit, who, who), body, language)
    assert answer.status_code == status
    said = answer.json()["said"]
    assert said["m"] == message
    assert answer.json()["words"] == Phrase(message, said.get("a")).words(language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_by_the_rules_is_said_with_the_rule(visit: Visit, language: str) -> None:
    state = visit.ask("GET", "", visit.host, None, language).json()
    asked = visit.host if state["asked"] == 0 else visit.link
    answer = visit.ask("POST", "choices", asked, {"seq": state["seq"], "option": "nonsense"}, language)
    assert answer.status_code == 422
    assert answer.json()["said"]["m"].startswith("why-")
    other = visit.link if state["asked"] == 0 else visit.host
    answer = visit.ask("POST", "choices", other, {"seq": state["seq"], "option": "nonsense"}, language)
    assert answer.json()["said"] == {"m": "refused-not-your-choice", "a": {"name": ["Mira", "Ines"][state["asked"]]}}


def test_a_closed_table_says_so(tmp_path: Path) -> None:
    with within(tmp_path) as client:
        visit = Visit(client)
        assert visit.ask("POST", "close", visit.host, None, "de").status_code == 200
        seq = visit.ask("GET", "", visit.host, None, "de").json()["seq"]
        answer = visit.ask("POST", "undo", visit.host, {"seq": seq}, "de")
    assert answer.json()["words"] == "Dieser Tisch ist geschlossen."


def test_a_mistake_of_the_server_is_logged_and_said_kindly(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with within(tmp_path) as client:
        visit = Visit(client)
        database = sqlite3.connect(tmp_path / "within.sqlite3")
        database.execute("drop table talk")
        database.close()
        answer = visit.ask("POST", "talk", visit.host, {"text": "Hello"}, "de")
        assert visit.ask("GET", "", visit.host, None, "de").status_code == 200, "the game goes on"
    assert answer.status_code == 500
    assert answer.json()["said"] == {"m": "refused-broken"}
    assert "no such table: talk" in caplog.text
    assert "talk" not in answer.text
