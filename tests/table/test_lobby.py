"""A table that waits for its players: its plain address, seats taken, colours, bots, the start, and races."""

import json
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.sync.client import connect

from heliopause.table.store import Stale, Store
from tests import http
from tests.table.serving import Guest, Server, served, within

ME = {"who": "me", "name": "Mira"}
FREE = {"who": "free"}
BOT = {"who": "bot", "bot": "greedy", "name": "Casual"}


def lobby(server: Server, table: str, key: str = "") -> dict[str, Any]:
    headers = {"Authorization": f"Bearer {key}"} if key else {}
    answer = http.get(f"{server.url}/api/tables/{table}/lobby", headers=headers)
    assert answer.status_code == 200, answer.text
    seen: dict[str, Any] = answer.json()
    return seen


def take(server: Server, table: str, seat: int, key: str = "", **wish: Any) -> httpx.Response:
    headers = {"Authorization": f"Bearer {key}"} if key else {}
    return http.post(f"{server.url}/api/tables/{table}/seats/{seat}/take", json=wish, headers=headers)


def who(seen: dict[str, Any]) -> list[str]:
    return [seat["who"] for seat in seen["lobby"]["seats"]]


def test_whoever_has_the_address_sees_the_table_and_takes_a_free_seat(server: Server) -> None:
    host = server.open(ME, FREE, FREE, options={"tableau": True})
    seen = lobby(server, host.table)
    assert (seen["lobby"]["state"], seen["mine"], seen["host"], seen["links"]) == ("gathering", [], False, [])
    assert seen["lobby"]["options"]["tableau"] is True
    assert seen["lobby"]["seats"][seen["lobby"]["invites"]]["name"] == "Mira"
    assert who(seen) == ["person", "free", "free"]
    answer = take(server, host.table, 1, name="Ines", colour=3)
    assert answer.status_code == 201
    seen = lobby(server, host.table, answer.json()["key"])
    assert (seen["mine"], who(seen)) == ([1], ["person", "person", "free"])
    assert [seat["colour"] for seat in seen["lobby"]["seats"]] == [0, 3, 2]


def test_the_game_begins_by_itself_when_the_last_seat_is_taken(server: Server) -> None:
    host = server.open(ME, FREE)
    assert host.get().status_code == 409
    assert host.choose("done", 0).json()["words"] == "This game has not begun yet."
    key = take(server, host.table, 1, name="Ines", colour=2).json()["key"]
    state = host.look()
    assert [(seat["name"], seat["colour"]) for seat in state["seats"]] == [("Mira", 0), ("Ines", 2)]
    assert lobby(server, host.table)["lobby"]["state"] == "playing"
    asked = host if state["asked"] == 0 else host.with_key(key)
    asked.choose_first()


def test_the_cards_are_dealt_when_everybody_is_there(tmp_path: Path) -> None:
    """Nobody can look at the set-up first and choose a seat by it."""
    with served(tmp_path) as server:
        host = server.open(ME, FREE)
        server.kill()
        server.start()
        assert who(lobby(server, host.table)) == ["person", "free"]
        take(server, host.table, 1, name="Ines")
        before = host.look()["view"]
        server.kill()
        server.start()
        assert host.look()["view"] == before


def test_of_two_who_take_a_seat_at_the_same_moment_one_gets_it(server: Server) -> None:
    for _ in range(5):
        host = server.open(ME, FREE, FREE)
        with ThreadPoolExecutor(4) as pool:
            tries = [pool.submit(take, server, host.table, 1, name=f"Guest {n}") for n in range(4)]
            answers = [one.result() for one in tries]
        assert sorted(answer.status_code for answer in answers) == [201, 409, 409, 409]
        name = lobby(server, host.table)["lobby"]["seats"][1]["name"]
        refusals = {answer.json()["words"] for answer in answers if answer.status_code == 409}
        assert refusals == {f"{name} has this seat already."}


def test_the_database_decides_between_two_servers(tmp_path: Path) -> None:
    """What another server wrote is found out when the seat is taken, and said in the same sentence."""
    with within(tmp_path) as client:
        opened = client.post("/api/tables", json={"seats": [ME, FREE, FREE]}).json()
        store: Store = client.app.state.hall.store
        take = partial(store.change_seats, opened["table"], 0, {1: {"name": "Jonas", "who": "person"}})
        client.blocking_portal.call(take)  # where the store is at home
        answer = client.post(f"/api/tables/{opened['table']}/seats/1/take", json={"name": "Ines"})
        assert (answer.status_code, answer.json()["words"]) == (409, "Jonas has this seat already.")
        other = client.post(f"/api/tables/{opened['table']}/seats/2/take", json={"name": "Ines"})
        assert other.status_code == 201
        with pytest.raises(Stale):
            client.blocking_portal.call(take)


@pytest.mark.parametrize(
    ("seat", "wish", "status", "words"),
    [
        (0, {"name": "Ines"}, 409, "Mira has this seat already."),
        (7, {"name": "Ines"}, 404, "There is no such seat."),
        (1, {"name": "Mira"}, 409, "Somebody at this table is called Mira already: take another name."),
        (1, {"name": "Ines", "colour": 0}, 409, "Mira plays this colour."),
        (1, {"name": "Ines", "colour": 9}, 422, "There is no such colour."),
        (1, {"name": " "}, 422, "The server did not understand that wish."),
        (1, {"name": "Ines", "mail": "ines@example.org"}, 409, "This server sends no mail."),
    ],
)
def test_what_is_not_granted_is_said_in_a_sentence(
    server: Server, seat: int, wish: dict[str, Any], status: int, words: str
) -> None:
    host = server.open(ME, FREE, FREE)
    answer = take(server, host.table, seat, **wish)
    assert (answer.status_code, answer.json()["words"]) == (status, words)
    assert who(lobby(server, host.table)) == ["person", "free", "free"]


def test_a_bot_gives_way_when_a_person_wants_its_colour(server: Server) -> None:
    host = server.open(ME, FREE, BOT, FREE)
    take(server, host.table, 1, name="Ines", colour=2)
    assert [seat["colour"] for seat in lobby(server, host.table)["lobby"]["seats"]] == [0, 2, 1, 3]


def test_who_sits_may_change_name_and_colour_and_stand_up_again(server: Server) -> None:
    host = server.open(ME, FREE, FREE)
    ines = host.with_key(take(server, host.table, 1, name="Ines").json()["key"])
    assert ines.post("/lobby/seats/1", name="Inês", colour=3).status_code == 200
    assert host.post("/lobby/seats/1", name="Nobody").status_code == 403
    assert ines.post("/lobby/seats/0", colour=1).status_code == 403
    assert take(server, host.table, 2, ines.key, name="Twice").json()["words"] == (
        "You have a seat at this table already."
    )
    seat = lobby(server, host.table)["lobby"]["seats"][1]
    assert (seat["name"], seat["colour"]) == ("Inês", 3)
    assert ines.post("/lobby/seats/1", free=True).status_code == 200
    assert who(lobby(server, host.table)) == ["person", "free", "free"]
    assert ines.get("/lobby").status_code == 403, "the key of a seat that was given back opens nothing"


def test_the_host_gives_seats_to_bots_frees_them_and_starts(server: Server) -> None:
    host = server.open(ME, FREE, FREE, FREE)
    ines = host.with_key(take(server, host.table, 1, name="Ines").json()["key"])
    assert ines.post("/lobby/seats/2", bot="greedy").status_code == 403
    assert host.post("/lobby/seats/2", bot="casual").status_code == 200
    assert host.post("/lobby/seats/3", bot="casual").status_code == 200
    assert [seat["name"] for seat in lobby(server, host.table)["lobby"]["seats"]][2:] == ["Casual", "Casual 2"]
    assert host.post("/lobby/seats/2", bot="nonsense").status_code == 422
    assert host.post("/lobby/seats/2", free=True).status_code == 200
    assert host.post("/start").json()["words"] == "One seat is still free."
    assert ines.post("/start", fill="beginner").status_code == 403
    assert host.post("/lobby/seats/1", free=True).status_code == 200
    assert ines.get("/lobby").status_code == 403
    assert host.post("/start", fill="beginner").status_code == 200
    assert [seat["who"] for seat in host.look()["seats"]] == ["person", "bot", "bot", "bot"]
    assert host.post("/start").json()["words"] == "This game has begun already."
    assert host.post("/lobby/seats/2", free=True).status_code == 409


def test_a_full_table_waits_for_the_host_if_it_does_not_start_by_itself(server: Server) -> None:
    host = server.open(ME, FREE)
    assert host.watcher.post("/lobby", starts=False).status_code == 403
    assert host.post("/lobby", starts=False).status_code == 200
    take(server, host.table, 1, name="Ines")
    assert lobby(server, host.table)["lobby"]["state"] == "gathering"
    assert host.post("/start").status_code == 200
    assert host.look()["over"] is False


def test_free_seats_may_be_kept_for_their_own_links(server: Server) -> None:
    host = server.open(ME, FREE, FREE)
    assert host.post("/lobby", admits="link").status_code == 200
    assert take(server, host.table, 1, name="Ines").status_code == 403
    links = {link["seat"]: link["key"] for link in lobby(server, host.table, host.key)["links"]}
    assert take(server, host.table, 2, links[1], name="Ines").status_code == 403
    assert take(server, host.table, 1, links[1], name="Ines").status_code == 201
    assert lobby(server, host.table, links[1])["mine"] == [1], "the link that was sent goes on opening the seat"


def test_the_links_of_a_seat_end_when_somebody_takes_it_by_the_address(server: Server) -> None:
    host = server.open(ME, FREE, FREE)
    link = host.opened["links"][0]["key"]
    assert lobby(server, host.table, link)["mine"] == [1]
    take(server, host.table, 1, name="Ines")
    assert (
        http.get(f"{server.url}/api/tables/{host.table}/lobby", headers={"Authorization": f"Bearer {link}"}).status_code
        == 403
    )


def test_once_it_has_begun_the_address_lets_one_watch_or_take_the_place_of_a_bot(server: Server) -> None:
    host = server.open(ME, FREE, BOT)
    host.post("/start", fill="greedy")
    seen = lobby(server, host.table)
    assert [seat["vacant"] for seat in seen["lobby"]["seats"]] == [False, True, False]
    watcher = host.with_key(seen["watch"])
    assert watcher.look()["table"] == host.table
    assert host.post("/lobby", late=False).status_code == 200
    assert take(server, host.table, 1, name="Ines").status_code == 409
    assert host.post("/lobby", late=True).status_code == 200
    assert take(server, host.table, 2, name="Ines").status_code == 409, "this bot was invited"
    key = take(server, host.table, 1, name="Ines").json()["key"]
    assert host.look()["seats"][1]["who"] == "person"
    assert lobby(server, host.table, key)["mine"] == [1]


def test_everybody_in_the_lobby_sees_who_comes_and_that_it_begins(server: Server) -> None:
    host = server.open(ME, FREE)
    address = f"ws://127.0.0.1:{server.port}/api/tables/{host.table}/live"
    with connect(host.socket_url) as socket:
        assert json.loads(socket.recv())["visitors"] == 0
        with connect(address) as visitor:
            assert json.loads(visitor.recv())["state"] == "gathering"
            assert json.loads(socket.recv())["visitors"] == 1
        assert json.loads(socket.recv())["visitors"] == 0
        take(server, host.table, 1, name="Ines")
        heard = [json.loads(socket.recv()) for _ in range(2)]
        assert [one["state"] for one in heard] == ["gathering", "playing"]
    with connect(address) as visitor, pytest.raises(Exception, match="4403"):
        visitor.recv()


def test_a_table_that_never_began_can_be_closed_and_says_so(server: Server) -> None:
    host = server.open(ME, FREE)
    assert host.post("/close").status_code == 200
    assert lobby(server, host.table)["lobby"]["state"] == "closed"
    assert take(server, host.table, 1, name="Ines").json()["words"] == "This table is closed."
    assert host.post("/start", fill="greedy").json()["words"] == "This table is closed."


def test_the_lobby_tells_how_far_a_game_is(server: Server) -> None:
    host = server.open(ME, {"who": "here", "name": "Ines"})
    state = host.choose_first()
    seen = lobby(server, host.table, host.key)["lobby"]
    assert (seen["state"], seen["asked"], seen["round"]) == ("playing", state["asked"], state["view"]["round"])
    assert seen["moved"].endswith("+00:00")


def test_an_unknown_table_has_no_lobby(server: Server) -> None:
    answer = http.get(f"{server.url}/api/tables/nonsense/lobby")
    assert (answer.status_code, answer.json()["words"]) == (404, "There is no such table.")


def test_a_seat_carried_to_another_device_can_be_made_the_only_one(server: Server) -> None:
    """Also before the game has begun; whoever has the old link is turned away."""
    host: Guest = server.open(ME, FREE)
    fresh = host.post("/key").json()["key"]
    assert host.get("/lobby").status_code == 403
    seen = lobby(server, host.table, fresh)
    assert (seen["mine"], seen["host"]) == ([0], True)
