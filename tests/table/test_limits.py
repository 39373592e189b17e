"""Secrets stay secret, and too much of anything is turned away."""

import asyncio
import json
import logging
import re
from pathlib import Path
from typing import Any

import pytest
import websockets

import heliopause
from heliopause.table.app import site
from heliopause.table.logs import WithoutKeys
from heliopause.table.publishing import MOST_LISTENERS
from heliopause.table.seats import LINES, RENAMES
from tests import http
from tests.table.serving import Guest, Server, served, within

ME: dict[str, Any] = {"who": "me", "name": "Mira"}
LINK: dict[str, Any] = {"who": "link", "name": "Ines"}


# Secrets


def everything_said(guest: Guest) -> str:
    """All answers that a holder of the key gets, but the keys given out when a table is opened."""
    answers = [guest.get(path) for path in ("", "/record", "/at/1", "/why?option=done")]
    answers += [guest.post("/talk", text="Hello"), guest.post("/undo", seq=0), guest.choose("nonsense")]
    answers += [guest.post("/seats/0", bot="none"), guest.post("/rewind", seq=0, moment=0), guest.post("/close")]
    headers = [f"{name}: {value}" for answer in answers for name, value in answer.headers.items()]

    async def hello() -> str:
        async with websockets.connect(guest.socket_url, max_size=None) as socket:
            return str(await socket.recv())

    return "\n".join([*(answer.text for answer in answers), *headers, asyncio.run(hello())])


def test_no_answer_holds_the_seed_or_another_seats_key(server: Server) -> None:
    host = server.open(ME, LINK)
    for guest in (host.link, host.watcher, host):
        text = everything_said(guest)
        assert not re.search(r"\bseed\b", text)
        for key in (host.key, host.link.key, host.watcher.key):
            assert key not in text


def test_a_mail_address_is_for_the_server_alone(tmp_path: Path) -> None:
    with within(tmp_path, mail="smtp://127.0.0.1:9/", public="http://localhost") as client:
        opened = client.post("/api/tables", json={"seats": [ME, LINK]}).json()
        table, headers = f"/api/tables/{opened['table']}", {"Authorization": f"Bearer {opened['key']}"}
        change = {"mail": "mira@example.org"}
        assert client.post(f"{table}/seats/0", json=change, headers=headers).status_code == 200
        assert client.post(f"{table}/seats/1", json=change, headers=headers).status_code == 403
        assert "mira@" not in client.get(table, headers=headers).text


def test_keys_do_not_reach_the_log() -> None:
    record = logging.LogRecord(
        "x", 20, "", 0, '%s - "WebSocket %s" [accepted]', ("here", "/live?key=abc.def&x=1"), None
    )
    assert WithoutKeys().filter(record)
    assert record.getMessage() == 'here - "WebSocket /live?key=...&x=1" [accepted]'


# Headers and pages


@pytest.mark.parametrize("path", ["/health", "/api/start", "/words/en", "/", "/t/any", "/nowhere", "/api/cards/x"])
def test_every_answer_has_the_security_headers(server: Server, path: str) -> None:
    headers = http.get(f"{server.url}{path}").headers
    policy = dict(part.strip().split(" ", 1) for part in headers["content-security-policy"].split(";"))
    assert policy["default-src"] == "'self'"
    assert "script-src" not in policy, "scripts come from this server only"
    assert (policy["object-src"], policy["base-uri"]) == ("'none'",) * 2
    assert policy["frame-ancestors"] == "'self'", "only a turned table of our own holds the page in a frame"
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"


@pytest.mark.skipif(not (site() / "index.html").exists(), reason="the pages are not built")
def test_the_page_has_no_inline_script(server: Server) -> None:
    page = http.get(f"{server.url}/t/any").text
    scripts = re.findall(r"<script([^>]*)>(.*?)</script>", page, re.DOTALL)
    assert scripts
    for attributes, body in scripts:
        assert "src=" in attributes
        assert not body.strip()
    assert not re.search(r"\son[a-z]+=", page)


def test_health_metrics_words_and_rules(server: Server) -> None:
    assert http.get(f"{server.url}/health").json() == {"status": "ok", "version": heliopause.__version__}
    host = server.open(ME, LINK)
    before = counted(server, "heliopause_refusals_total")
    assert host.choose("nonsense").status_code in (403, 422)
    assert counted(server, "heliopause_refusals_total") == before + 1
    assert counted(server, "heliopause_tables_loaded") >= 1
    assert "option-done" in http.get(f"{server.url}/words/de").text
    assert "refused-closed" in http.get(f"{server.url}/words/de").text
    assert "## 1 Set-up" in http.get(f"{server.url}/rules/sun/rules.md").text
    assert http.get(f"{server.url}/words/xx").status_code == 404
    assert http.get(f"{server.url}/rules/secret.md").status_code == 404


def counted(server: Server, name: str) -> float:
    lines = http.get(f"{server.url}/metrics").text.splitlines()
    return next(float(line.split()[1]) for line in lines if line.startswith(f"{name} "))


# Too much


def test_too_many_requests_are_turned_away(tmp_path: Path) -> None:
    with within(tmp_path, requests_a_minute=5) as client:
        answers = [client.get("/health") for _ in range(8)]
        words = client.get("/words/en")
    assert [answer.status_code for answer in answers] == [200] * 5 + [429] * 3
    assert answers[-1].json()["said"] == {"m": "web-too-fast"}
    assert words.status_code == 200, "what a browser needs to say so is always there"


def test_a_body_too_large_is_refused(server: Server) -> None:
    answer = http.post(f"{server.url}/api/import", json={"record": {"format": 1, "choices": ["x" * 2_000_000]}})
    assert answer.status_code == 413
    assert answer.json()["said"] == {"m": "refused-too-large"}


def test_a_body_too_deep_is_refused(server: Server) -> None:
    body = '{"record": {"format": 1, "choices": ' + "[" * 100_000 + "]" * 100_000 + "}}"
    answer = http.post(f"{server.url}/api/import", content=body, headers={"Content-Type": "application/json"})
    assert answer.status_code in (400, 422)


def test_what_is_no_json_is_refused(server: Server) -> None:
    answer = http.post(f"{server.url}/api/tables", content=b"\xff{", headers={"Content-Type": "application/json"})
    assert answer.status_code in (400, 422)
    assert answer.json()["said"] == {"m": "refused-not-understood"}


def test_who_talks_too_much_has_to_wait(server: Server) -> None:
    host = server.open(ME, LINK)
    answers = [host.post("/talk", text=f"{number}") for number in range(LINES + 1)]
    assert [answer.status_code for answer in answers] == [200] * LINES + [429]
    assert answers[-1].json()["said"] == {"m": "refused-talk"}
    assert host.link.post("/talk", text="My turn to speak").status_code == 200


def test_who_watches_does_not_silence_others_who_watch(tmp_path: Path) -> None:
    with served(tmp_path, proxies=["127.0.0.1"]) as server:
        host = server.open(ME, LINK)
        address = f"{server.url}/api/tables/{host.table}/talk"

        def say(number: int) -> int:
            headers = {"Authorization": f"Bearer {host.watcher.key}", "X-Forwarded-For": f"10.1.1.{number}"}
            return http.post(address, json={"text": "Hello"}, headers=headers).status_code

        assert [say(1) for _ in range(LINES + 1)] == [200] * LINES + [429]
        assert say(2) == 200


@pytest.mark.parametrize("text", ["", "   ", "x" * 501])
def test_talk_has_a_length(server: Server, text: str) -> None:
    host = server.open(ME, LINK)
    assert host.post("/talk", text=text).status_code == 422


def test_a_spectators_name_stands_beside_what_is_said(server: Server) -> None:
    host = server.open(ME, LINK)
    assert host.watcher.post("/talk", text="Hello", name="Tess").status_code == 200
    assert host.watcher.post("/talk", text="Hello").status_code == 200
    assert host.link.post("/talk", text="Hello", name="Mira").status_code == 200

    async def hello() -> list[str]:
        async with websockets.connect(host.socket_url, max_size=None) as socket:
            return [line["who"] for line in json.loads(await socket.recv())["talk"]]

    told = ["Tess (Spectator)", "Spectator", "Ines"]
    assert asyncio.run(hello()) == told, "who has a seat speaks by its name, and nobody else does"


@pytest.mark.parametrize(
    "name",
    [
        *("Mi\u200bra", "\u202eariM", "Mira\u2066", "\u3164", "Mi\u00adra", "Mira\ufe0e", "M\u0085", "Mira\n"),
        *("Mira\u180f", "Mi\U0001d173ra", "Mira\U0001bca0", "Mira\ufdd0", "Mira\U000e0041"),
    ],
)
def test_a_name_has_nothing_that_cannot_be_seen(server: Server, name: str) -> None:
    host = server.open(ME, LINK)
    for answer in (host.link.post("/seats/1", name=name), host.watcher.post("/talk", text="Hello", name=name)):
        assert (answer.status_code, answer.json()["said"]) == (422, {"m": "refused-not-understood"})
    assert host.look()["seats"][1]["name"] == "Ines"
    record = {**heliopause.new("sun", players=2, seed=1).record(), "names": [name, "Zoë 🚀"]}
    opened = http.post(f"{server.url}/api/import", json={"record": record}).json()
    names = [seat["name"] for seat in Guest(server, opened).look()["seats"]]
    assert name not in names
    assert names[1] == "Zoë 🚀"


@pytest.mark.parametrize("name", ["Mira", " Mira", "mira", "Mira\ufe0f", "\uff2d\uff49\uff52\uff41", "Mi  ra"])
def test_nobody_takes_the_name_of_another_at_the_table(server: Server, name: str) -> None:
    """What is said in the talk stands under a name."""
    taken = "Mi ra" if "  " in name else "Mira"
    host = server.open({"who": "me", "name": taken}, LINK)
    answer = host.link.post("/seats/1", name=name)
    assert (answer.status_code, answer.json()["said"]) == (409, {"m": "refused-name-taken", "a": {"name": taken}})
    waiting = server.open({"who": "me", "name": taken}, {"who": "free"})
    address = f"{server.url}/api/tables/{waiting.table}/seats/1/take"
    assert http.post(address, json={"name": name}).status_code == 409
    assert host.post("/seats/0", name=f"{taken}!").status_code == 200, "one's own may be written otherwise"
    assert host.link.post("/seats/1", name="Ida").status_code == 200


@pytest.mark.parametrize("address", ["a@b.example\n", "root,a@b.example", "<a>@b.example", "a@b.example;c", '"a"@b'])
def test_an_address_is_one_address(tmp_path: Path, address: str) -> None:
    with within(tmp_path, mail="smtp://127.0.0.1:9/", public="http://localhost") as client:
        opened = client.post("/api/tables", json={"seats": [ME, LINK]}).json()
        headers = {"Authorization": f"Bearer {opened['key']}"}
        answer = client.post(f"/api/tables/{opened['table']}/seats/0", json={"mail": address}, headers=headers)
        assert answer.status_code == 422


def test_talk_has_no_turned_direction_but_emoji_and_lines(server: Server) -> None:
    host = server.open(ME, LINK)
    assert host.post("/talk", text="good \u202ekcul").status_code == 422
    assert host.post("/talk", text="Grüße 👩\u200d🚀\nund viel Glück").status_code == 200


def test_names_are_not_changed_without_end(server: Server) -> None:
    host = server.open(ME, LINK)
    answers = [host.post("/seats/0", name=f"Mira {number}") for number in range(RENAMES + 1)]
    assert [answer.status_code for answer in answers] == [200] * RENAMES + [429]
    assert host.link.post("/seats/1", name="Ida").status_code == 200


def test_a_socket_that_sends_too_much_is_closed(server: Server) -> None:
    host = server.open(ME, LINK)

    async def shout() -> int | None:
        async with websockets.connect(host.socket_url, max_size=None) as socket:
            await socket.recv()
            await socket.send("x" * 100_000)
            with pytest.raises(websockets.ConnectionClosed):
                await asyncio.wait_for(socket.recv(), 120)
            return socket.close_code

    assert asyncio.run(shout()) == 1009


def test_a_table_has_room_for_so_many_browsers_and_no_more(server: Server) -> None:
    host = server.open(ME, LINK)

    async def crowd() -> int | None:
        url = host.watcher.socket_url  # what nobody reads must not keep the socket from being closed
        many = (websockets.connect(url, max_size=None, max_queue=None) for _ in range(MOST_LISTENERS))
        watching = await asyncio.gather(*many)
        for socket in watching:
            await socket.recv()
        async with websockets.connect(host.watcher.socket_url, max_size=None) as late:
            with pytest.raises(websockets.ConnectionClosed):
                await asyncio.wait_for(late.recv(), 120)
        await asyncio.gather(*(socket.close() for socket in watching))
        return late.close_code

    assert asyncio.run(crowd()) == 4429
