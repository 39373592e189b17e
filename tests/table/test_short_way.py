"""A choice is answered the same whichever way it goes."""

import json
from typing import Any

import httpx
import pytest

from heliopause.table.short_way import LONGEST_BODY
from tests import http
from tests.table.serving import Guest, Server

ME, HERE, LINK = {"who": "me"}, {"who": "here"}, {"who": "link"}
ROUNDABOUT = " " * LONGEST_BODY  # JSON may have it, and it is too long for the short way


def send(guest: Guest, body: str, headers: dict[str, str] | None = None, table: str = "") -> httpx.Response:
    own = {"Authorization": f"Bearer {guest.key}", "Content-Type": "application/json", "Accept-Language": "de"}
    url = f"{guest.server.url}/api/tables/{table or guest.table}/choices"
    return http.post(url, content=body.encode(), headers={**own, **(headers or {})})


def told(answer: httpx.Response) -> dict[str, Any]:
    changing = ("date", "content-length", "content-encoding", "vary")
    headers = {name: value for name, value in answer.headers.items() if name not in changing}
    return {"status": answer.status_code, "headers": headers, "body": answer.json()}


CASES: dict[str, tuple[dict[str, Any], dict[str, str], str]] = {
    "an option that is not offered": ({"option": "done"}, {}, ""),
    "a number of the past": ({"seq": 0, "option": "done"}, {}, ""),
    "a number that is none": ({"seq": -1, "option": "done"}, {}, ""),
    "a field too many": ({"option": "done", "more": 1}, {}, ""),
    "no option": ({}, {}, ""),
    "no key": ({"option": "done"}, {"Authorization": ""}, ""),
    "a key that is none": ({"option": "done"}, {"Authorization": "Bearer none"}, ""),
    "a long key": ({"option": "done"}, {"Authorization": "Bearer " + "a" * 700}, ""),
    "another kind": ({"option": "done"}, {"Content-Type": "text/plain"}, ""),
    "another page": ({"option": "done"}, {"Origin": "https://elsewhere.example"}, ""),
    "another table": ({"option": "done"}, {}, "none"),
    "a long name": ({"option": "done"}, {}, "a" * 50),
}


@pytest.mark.parametrize("case", CASES)
def test_what_is_refused_is_refused_in_the_same_words(server: Server, case: str) -> None:
    wish, headers, table = CASES[case]
    host = server.open(ME, HERE)
    before = host.look()
    body = json.dumps({"seq": before["seq"], **wish})
    short, long = (send(host, padding + body, headers, table) for padding in ("", ROUNDABOUT))
    assert told(short) == told(long)
    assert short.status_code >= 400
    assert host.look()["seq"] == before["seq"]


def test_what_is_no_data_is_refused_in_the_same_words(server: Server) -> None:
    host = server.open(ME, HERE)
    for body in ("null", "7", "[" * 900, '{"seq": 1'):
        assert told(send(host, body)) == told(send(host, body + ROUNDABOUT))


def test_what_is_granted_is_answered_the_same(server: Server) -> None:
    answers = []
    for padding in ("", ROUNDABOUT):
        host = server.open(ME, LINK)
        state = host.look()
        asked = host if state["asked"] == 0 else host.link
        answers.append(send(asked, padding + json.dumps({"seq": state["seq"], "option": state["options"][0]["id"]})))
        assert host.look()["seq"] == answers[-1].json()["seq"] > state["seq"]
    short, long = map(told, answers)
    assert short["status"] == long["status"] == 200
    assert short["headers"] == long["headers"]
    assert list(short["body"]) == list(long["body"]) == ["seq"]


def test_a_body_in_pieces_is_a_choice_too(server: Server) -> None:
    host = server.open(ME, HERE)
    state = host.look()
    body = json.dumps({"seq": state["seq"], "option": state["options"][0]["id"]}).encode()
    headers = {"Authorization": f"Bearer {host.key}", "Content-Type": "application/json"}
    url = f"{server.url}/api/tables/{host.table}/choices"
    answer = http.post(url, content=iter([body[:9], body[9:]]), headers=headers)
    assert (answer.status_code, answer.json()) == (200, {"seq": host.look()["seq"]})
