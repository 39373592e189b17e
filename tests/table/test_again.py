"""Before and after a game: talk and options in the lobby, one table to play again at, who watches; and from where."""

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from websockets.sync.client import connect

from heliopause.cli.serve import reached
from heliopause.table.reach import Reach, reach_of
from tests import http
from tests.table.serving import Guest, Server, served

ME: dict[str, Any] = {"who": "me", "name": "Mira"}
INES: dict[str, Any] = {"who": "link", "name": "Ines"}
TOM: dict[str, Any] = {"who": "link", "name": "Tom"}
BOT: dict[str, Any] = {"who": "bot", "bot": "random", "name": "Casual"}
FREE: dict[str, Any] = {"who": "free"}


def seats_of(guest: Guest) -> list[tuple[str, str, str]]:
    lobby = guest.get("/lobby").json()["lobby"]
    return [(seat["who"], seat["name"], seat["kept_for"]) for seat in lobby["seats"]]


def test_all_who_played_come_to_one_table_and_have_their_seats_there(server: Server) -> None:
    host = server.open(ME, INES, TOM, BOT, pace=24, options={"tableau": True})
    ines, tom = (host.with_key(link["key"]) for link in host.opened["links"])
    opened = host.post("/rematch").json()
    again = Guest(server, opened)
    assert host.look()["again"] == opened["table"]
    lobby = again.get("/lobby").json()
    assert (lobby["lobby"]["state"], lobby["host"], lobby["mine"]) == ("gathering", True, [0])
    assert (lobby["lobby"]["pace"], lobby["lobby"]["options"]["tableau"]) == (24, True)
    assert seats_of(again) == [
        ("person", "Mira", "Mira"),
        ("free", "", "Ines"),
        ("free", "", "Tom"),
        ("bot", "Casual", ""),
    ]
    theirs = ines.post("/rematch").json()
    assert theirs["table"] == opened["table"]
    assert Guest(server, theirs).get("/lobby").json()["mine"] == [1]
    assert ines.post("/rematch").json()["key"] == theirs["key"], "asked again, or on another device: the same seat"
    stranger = http.post(f"{server.url}/api/tables/{opened['table']}/seats/2/take", json={"name": "Ulla"})
    assert stranger.status_code == 201, "the address is open to everybody, as the host likes"
    late = tom.post("/rematch")
    assert (late.status_code, late.json()["words"]) == (409, "Ulla has this seat already.")
    assert again.look()["asked"] is not None, "all are there: it began"
    assert host.watcher.post("/rematch").status_code == 403


def test_of_all_who_wish_it_at_once_one_opens_the_table(server: Server) -> None:
    host = server.open(ME, INES, TOM)
    guests = [host, *(host.with_key(link["key"]) for link in host.opened["links"])]
    with ThreadPoolExecutor(3) as pool:
        opened = [answer.json() for answer in pool.map(lambda guest: guest.post("/rematch"), guests)]
    assert len({one["table"] for one in opened}) == 1
    again = Guest(server, opened[0])
    assert [seat["name"] for seat in again.look()["seats"]] == ["Mira", "Ines", "Tom"]


def test_alone_against_bots_it_begins_at_once(server: Server) -> None:
    host = server.open(ME, BOT)
    again = Guest(server, host.post("/rematch").json())
    assert [seat["name"] for seat in again.look()["seats"]] == ["Mira", "Casual"]


def test_people_talk_while_they_wait(server: Server) -> None:
    host = server.open(ME, FREE, FREE)
    assert host.post("/talk", text="Who brings the crisps?").status_code == 200
    key = http.post(f"{server.url}/api/tables/{host.table}/seats/1/take", json={"name": "Ines"}).json()["key"]
    ines = host.with_key(key)
    assert ines.post("/talk", text="I do").status_code == 200
    assert host.watcher.post("/talk", text="Me too", name="Uwe").status_code == 200
    said = http.get(f"{server.url}/api/tables/{host.table}/lobby").json()["talk"]
    assert [(line["who"], line["text"]) for line in said] == [
        ("Mira", "Who brings the crisps?"),
        ("Ines", "I do"),
        ("Uwe (Spectator)", "Me too"),
    ]
    assert host.post("/start", fill="random").status_code == 200
    outside = http.get(f"{server.url}/api/tables/{host.table}/lobby").json()
    assert outside["talk"] == [], "once it has begun, talk is for those at the table"


def test_the_host_changes_the_options_before_the_start(server: Server) -> None:
    host = server.open(ME, FREE, options={"tableau": True})
    assert host.post("/lobby", options={"short": True, "start": 1}).status_code == 200
    options = host.get("/lobby").json()["lobby"]["options"]
    assert (options["short"], "tableau" in options, options["players"]) == (True, False, 2)
    answer = host.post("/lobby", options={"mats": "none such"})
    assert (answer.status_code, answer.json()["said"]["m"]) == (422, "refused-options")
    assert host.post("/lobby", options={"solo": True}).status_code == 422
    assert host.watcher.post("/lobby", options={}).status_code == 403
    assert host.post("/start", fill="random").status_code == 200
    state = host.look()
    assert state["view"]["rounds"] == 8, "it is played as it was changed"
    answer = host.post("/lobby", options={})
    assert (answer.status_code, answer.json()["said"]["m"]) == (409, "refused-begun")


def test_who_watches_is_counted_as_such(server: Server) -> None:
    host = server.open(ME, INES)
    assert host.look()["watching"] == 0
    with connect(host.socket_url, max_size=None) as mine, connect(host.watcher.socket_url, max_size=None) as theirs:
        mine.recv(), theirs.recv()  # both are heard of
        assert host.look()["watching"] == 1


@pytest.mark.parametrize(
    ("host", "network"),
    [("127.0.0.1", []), ("localhost", []), ("::1", []), ("198.51.100.7", ["http://198.51.100.7:8240"])],
)
def test_which_addresses_work_for_whom(host: str, network: list[str]) -> None:
    reach = reach_of(host, 8240)
    assert reach.network == network
    assert reach.here == (network[0] if network else "http://localhost:8240")
    lines = "\n".join(reached(reach))
    assert ("--host 0.0.0.0" in lines) is (network == [])
    assert "docs/hosting.md" in lines


def test_everybody_in_the_network_is_told_the_address() -> None:
    reach = reach_of("0.0.0.0", 8240, "https://table.example.org")
    assert all("127.0.0.1" not in address and address.endswith(":8240") for address in reach.network)
    assert "from everywhere: https://table.example.org/" in reached(reach)
    assert reached(Reach("http://localhost:1", ["http://198.51.100.7:1"], "")) == [
        "in your network: http://198.51.100.7:1/",
        "from everywhere: needs a name and TLS in front of it: docs/hosting.md, --public",
    ]


def test_only_the_host_hears_from_where_the_table_can_be_reached(server: Server, tmp_path: Path) -> None:
    assert server.open(ME, FREE).get("/lobby").json()["reach"] is None, "it was not told where it listens"
    with served(tmp_path, listens=("127.0.0.1", 8240)) as told:
        host = told.open(ME, FREE)
        here = {"here": "http://localhost:8240", "network": [], "public": ""}
        assert host.get("/lobby").json()["reach"] == here
        assert host.watcher.get("/lobby").json()["reach"] is None
