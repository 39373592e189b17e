"""People at a table, over real HTTP and real sockets."""

import asyncio
import json
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import httpx
import pytest
import websockets

import heliopause
from heliopause.checking import plain
from heliopause.content import Pack
from tests import http
from tests.table.serving import Guest, Server

ME: dict[str, Any] = {"who": "me", "name": "Mira"}
HERE: dict[str, Any] = {"who": "here", "name": "Jonas"}
LINK: dict[str, Any] = {"who": "link", "name": "Ines"}
BOT: dict[str, Any] = {"who": "bot", "bot": "random", "name": "Rolf"}
RICHER = '[technology.terraforming]\nimmediate = "3 ore"\n'


def of_seat(host: Guest, other: Guest, state: dict[str, Any]) -> Guest:
    return host if state["asked"] == 0 else other


def notes(guest: Guest) -> list[str]:
    """What the table itself has told, by the ids of the messages."""

    async def listen() -> list[str]:
        async with websockets.connect(guest.socket_url, max_size=None) as socket:
            hello = json.loads(await socket.recv())
        return [line["said"]["m"] for line in hello["talk"] if line["said"]]

    return asyncio.run(listen())


# Opening


def test_a_table_opens_with_the_seats_asked_for(server: Server) -> None:
    host = server.open(ME, HERE)
    state = host.look()
    assert [seat["name"] for seat in state["seats"]] == ["Mira", "Jonas"]
    assert state["view"]["players"] == 2
    assert state["options"]


def test_variants_reach_the_game(server: Server) -> None:
    host = server.open(ME, HERE, options={"mats": "advanced", "tableau": True})
    assert host.look()["question"]["said"]["m"] == "ask-mat"
    host.choose_first()
    view = host.choose_first()["view"]
    assert [seat["advanced"] for seat in view["seats"]] == [True, True]
    assert len(view["rows"]["II"]) == 4


@pytest.mark.parametrize(
    ("wish", "message", "detail"),
    [
        ({"seats": []}, "refused-not-understood", "seats"),
        ({"seats": [ME]}, "refused-options", "for 2, 3 or 4 players, not 1"),
        ({"seats": [ME, HERE], "options": {"players": 3}}, "refused-options", "there are 2 seats, so players is 2"),
        ({"seats": [ME, HERE], "options": {"seed": 7}}, "refused-options", "has no option 'seed'"),
        (
            {"seats": [ME, HERE], "options": {"tableau": "yes"}},
            "refused-options",
            "tableau is True or False, not 'yes'",
        ),
        ({"seats": [ME, HERE], "game": "horizon", "options": {"tableau": True}}, "refused-options", "has no option"),
        ({"seats": [ME, {"who": "ghost"}]}, "refused-not-understood", "ghost"),
        ({"seats": [ME, {"who": "bot", "bot": "deep-thought"}]}, "refused-bot", ""),
        ({"seats": [ME, HERE], "game": "chess"}, "refused-options", "there is no game 'chess'"),
        ({"seats": [ME, HERE], "options": {"level": "legend"}}, "refused-options", "a level is for the solo game"),
        ({"seats": [ME, {"who": "automa"}], "options": {"level": "wizard"}}, "refused-options", "level is one of"),
        ({"seats": [{"who": "automa"}, ME]}, "refused-automa", ""),
        ({"seats": [ME, HERE], "options": {"solo": True}}, "refused-automa", ""),
        ({"seats": [ME, HERE], "colour": "red"}, "refused-not-understood", "colour"),
        ({"seats": [{"who": "me", "name": "x" * 100}, HERE]}, "refused-not-understood", "name"),
        ({"seats": [{"who": "me", "name": "a\nb"}, HERE]}, "refused-not-understood", "name"),
        ({"seats": [{"who": "me", "name": "  "}, HERE]}, "refused-not-understood", "name"),
    ],
)
def test_a_wish_that_makes_no_sense_gets_a_sentence(
    server: Server, wish: dict[str, Any], message: str, detail: str
) -> None:
    answer = http.post(f"{server.url}/api/tables", json=wish)
    assert answer.status_code == 422
    assert answer.json()["said"]["m"] == message
    assert detail in answer.json()["detail"]


@pytest.mark.parametrize(
    ("language", "names"), [("en", ["Player 1", "Player 2"]), ("de-AT", ["Spieler 1", "Spieler 2"])]
)
def test_who_has_no_name_gets_one_in_the_language_of_the_host(server: Server, language: str, names: list[str]) -> None:
    seats = {"seats": [{"who": "me"}, {"who": "link"}]}
    answer = http.post(f"{server.url}/api/tables", json=seats, headers={"Accept-Language": language})
    assert [seat["name"] for seat in Guest(server, answer.json()).look()["seats"]] == names


# Choosing


def test_a_choice_lands_and_the_game_goes_on(server: Server) -> None:
    host = server.open(ME, HERE)
    before = host.look()
    answer = host.choose(before["options"][0]["id"], before["seq"])
    assert answer.status_code == 200
    after = host.look()
    assert after["seq"] == answer.json()["seq"] > before["seq"]
    assert after["moment"] > before["moment"]


def test_an_option_that_is_not_offered_is_refused_with_its_rule(server: Server) -> None:
    host = server.open(ME, HERE)
    state = host.wait_for(lambda state: True)
    while state["question"]["said"]["m"] != "ask-space":
        state = host.choose_first()
    answer = host.choose("space:capital-ship.0", state["seq"])
    assert answer.status_code == 422
    assert answer.json()["rule"] == "3.3"
    assert answer.json()["said"]["m"] in ("why-not-researched", "why-not-there")
    assert host.look() == state


def test_a_stale_choice_changes_nothing(server: Server) -> None:
    host = server.open(ME, HERE)
    first = host.look()
    host.choose_first()
    now = host.look()
    answer = host.choose(now["options"][0]["id"], first["seq"])
    assert answer.status_code == 409
    assert answer.json()["seq"] == now["seq"]
    assert host.look() == now


def test_of_two_racing_choices_exactly_one_lands(server: Server) -> None:
    host = server.open(ME, HERE)
    for _ in range(10):
        state = host.look()
        options = [option["id"] for option in state["options"]]
        with ThreadPoolExecutor(8) as pool:
            answers = list(
                pool.map(lambda number: host.choose(options[number % len(options)], state["seq"]), range(8))  # noqa: B023
            )
        landed = [number for number, answer in enumerate(answers) if answer.status_code == 200]
        assert len({options[number % len(options)] for number in landed}) == 1, "one, however often it was sent"
        assert {answers[number].json()["seq"] for number in landed} == {host.look()["seq"]}
        assert all(answer.status_code == 409 for number, answer in enumerate(answers) if number not in landed)


def test_nobody_chooses_for_another_seat(server: Server) -> None:
    host = server.open(ME, LINK)
    state = host.look()
    wrong = host.link if state["asked"] == 0 else host
    answer = wrong.choose(state["options"][0]["id"], state["seq"])
    assert answer.status_code == 403
    assert "not yours" in answer.json()["words"]
    assert host.watcher.choose(state["options"][0]["id"], state["seq"]).status_code == 403


def test_a_forged_or_foreign_key_opens_nothing(server: Server) -> None:
    one, other = server.open(ME, HERE), server.open(ME, HERE)
    assert one.with_key(other.key).get().status_code == 403
    assert one.with_key(one.key[:-2] + "xx").get().status_code == 403
    assert one.with_key("nonsense").get().status_code == 403
    assert http.get(f"{server.url}/api/tables/{one.table}").status_code == 401


def test_a_table_that_is_not_there(server: Server) -> None:
    host = server.open(ME, HERE)
    ghost = Guest(server, {**host.opened, "table": "nowhere"})
    assert ghost.get().status_code == 403
    assert "words" in ghost.get().json()


# Undo


def test_undo_goes_back_to_the_barrier_and_not_past_it(server: Server) -> None:
    host = server.open(ME, HERE)
    state = host.look()
    while state["question"]["said"]["m"] != "ask-space":
        state = host.choose_first()
    fresh = state
    host.choose("space:basic-3.0", state["seq"])
    state = host.choose_first()
    assert state["undo"] is None
    assert host.post("/restart", seq=state["seq"]).status_code == 200
    again = host.look()
    assert again["view"] == fresh["view"]
    assert again["seq"] > state["seq"], "undoing is a step forward in the list of choices"


def test_others_cannot_undo_my_choice(server: Server) -> None:
    host = server.open(ME, LINK)
    state = host.look()
    chooser, other = (host, host.link) if state["asked"] == 0 else (host.link, host)
    while state["question"]["said"]["m"] != "ask-space":
        state = of_seat(host, host.link, state).choose_first()
    chooser, other = (host, host.link) if state["asked"] == 0 else (host.link, host)
    chooser.choose("space:basic-3.0", state["seq"])
    state = host.look()
    assert other.post("/undo", seq=state["seq"]).status_code == 409
    assert chooser.post("/undo", seq=state["seq"]).status_code == 200


def test_going_back_past_a_barrier_needs_everybody(server: Server) -> None:
    host = server.open(ME, LINK)
    state = host.look()
    for _ in range(8):
        state = of_seat(host, host.link, state).choose_first()
    moment = state["moment"] - 5
    assert host.post("/rewind", seq=state["seq"], moment=moment).status_code == 200
    waiting = host.look()
    assert waiting["rewind"] == {"moment": moment, "agreed": [0]}
    assert waiting["moment"] == state["moment"]
    assert host.link.post("/rewind", seq=state["seq"], moment=moment).status_code == 200
    after = host.look()
    assert after["rewind"] is None
    assert after["moment"] < state["moment"]
    assert notes(host.watcher) == ["note-rewound"], "it is told to everybody, and kept"
    assert host.watcher.post("/rewind", seq=after["seq"], moment=1).status_code == 403


def test_a_wish_to_go_back_can_be_declined(server: Server) -> None:
    host = server.open(ME, LINK)
    state = of_seat(host, host.link, host.look()).choose_first()
    moment = state["moment"] - 1
    host.post("/rewind", seq=state["seq"], moment=moment)
    host.link.post("/rewind", seq=state["seq"], moment=moment, agree=False)
    after = host.look()
    assert after["rewind"] is None
    assert after["moment"] == state["moment"]


def test_a_wish_to_go_back_lapses_when_the_game_goes_on(server: Server) -> None:
    host = server.open(ME, LINK)
    state = of_seat(host, host.link, host.look()).choose_first()
    host.post("/rewind", seq=state["seq"], moment=state["moment"] - 1)
    state = of_seat(host, host.link, state).choose_first()
    assert state["rewind"] is None


def test_a_bot_has_no_voice_in_going_back(server: Server) -> None:
    host = server.open(ME, BOT)
    state = host.wait_for(lambda state: state["asked"] == 0)
    host.choose(state["options"][0]["id"], state["seq"])
    state = host.wait_for(lambda state: state["asked"] == 0)
    assert host.post("/rewind", seq=state["seq"], moment=1).status_code == 200
    assert notes(host) == ["note-rewound"]


# Bots and absence


def test_a_bot_plays_its_seat_by_itself(server: Server) -> None:
    host = server.open(ME, BOT)
    for _ in range(6):
        state = host.wait_for(lambda state: state["asked"] == 0 or state["over"])
        host.choose(state["options"][0]["id"], state["seq"])
    assert host.wait_for(lambda state: state["asked"] == 0)["moment"] > 6


def test_an_absent_seat_can_be_handed_to_a_bot_and_taken_back(server: Server) -> None:
    host = server.open(ME, LINK)
    absent = host.link

    async def come_and_stay() -> httpx.Response:
        async with websockets.connect(absent.socket_url, max_size=None) as socket:
            await socket.recv()
            return await asyncio.to_thread(host.post, "/seats/1", bot="random")

    assert asyncio.run(come_and_stay()).status_code == 409
    host.wait_for(lambda state: not state["seats"][1]["online"])
    assert host.watcher.post("/seats/1", bot="random").status_code == 403
    assert host.post("/seats/1", bot="random").status_code == 200
    state = host.wait_for(lambda state: state["asked"] == 0)
    assert state["seats"][1]["handed"] is True
    assert host.post("/seats/1", back=True).status_code == 403
    assert absent.post("/seats/1", back=True).status_code == 200
    assert host.look()["seats"][1]["handed"] is False
    for _ in range(8):
        state = host.look()
        if state["asked"] == 1:
            break
        host.choose_first()
    assert absent.choose(state["options"][0]["id"], state["seq"]).status_code == 200
    assert notes(host) == ["note-handed", "note-back"]


def test_who_never_came_is_absent_too(server: Server) -> None:
    host = server.open(ME, LINK)
    assert host.post("/seats/1", bot="random").status_code == 200


def test_a_bot_that_thinks_is_shown(server: Server) -> None:
    host = server.open(BOT, ME)
    state = host.wait_for(lambda state: state["asked"] == 1 or state["seats"][0]["thinking"])
    assert state["seats"][0]["thinking"] is (state["asked"] == 0)


# Talk, names, closing, rematch


def test_talk_reaches_the_others_and_is_kept(server: Server) -> None:
    host = server.open(ME, LINK)

    async def talk() -> list[dict[str, Any]]:
        async with websockets.connect(host.link.socket_url, max_size=None) as socket:
            await socket.recv()
            host.post("/talk", text="Good luck!")
            while True:
                message = json.loads(await asyncio.wait_for(socket.recv(), 120))
                if message["type"] == "talk":
                    break
        async with websockets.connect(host.socket_url, max_size=None) as socket:
            hello = json.loads(await socket.recv())
        return [message, *hello["talk"]]

    first, kept = asyncio.run(talk())
    assert (first["who"], first["text"]) == ("Mira", "Good luck!")
    assert (kept["who"], kept["text"]) == ("Mira", "Good luck!")


def test_names_can_be_changed_by_their_owner(server: Server) -> None:
    host = server.open(ME, LINK)
    assert host.link.post("/seats/1", name="Ida").status_code == 200
    assert host.look()["seats"][1]["name"] == "Ida"
    assert host.link.post("/seats/0", name="Nobody").status_code == 403
    assert host.post("/seats/1", name="").status_code == 422
    assert host.post("/seats/7", name="Zed").status_code == 404
    assert host.post("/seats/1", name="Iris").status_code == 200, "the host may, too"
    assert notes(host) == ["note-renamed", "note-renamed"]


def test_of_a_seats_wishes_all_or_none_come_true(server: Server) -> None:
    host = server.open(ME, LINK)
    assert host.post("/seats/0", name="Nova", bot="deep-thought").status_code == 422
    assert host.look()["seats"][0]["name"] == "Mira"


def test_a_closed_table_takes_no_more_choices(server: Server) -> None:
    host = server.open(ME, LINK)
    assert host.link.post("/close").status_code == 403
    assert host.post("/close").status_code == 200
    state = host.look()
    assert state["closed"] is True
    assert host.choose(state["options"][0]["id"], state["seq"]).status_code == 409
    assert host.get("/record").status_code == 200, "what was played can still be kept"
    assert notes(host.link) == ["note-closed"]


# Records and history


def test_the_record_of_a_table_loads_and_can_be_imported(server: Server) -> None:
    host = server.open(ME, HERE)
    for _ in range(12):
        state = host.choose_first()
    record = host.get("/record").json()
    game = heliopause.load(record)
    assert plain(game.view()) == state["view"]
    answer = http.post(f"{server.url}/api/import", json={"record": record})
    assert answer.status_code == 201
    assert Guest(server, answer.json()).look()["view"] == state["view"]


RICH_RECORD = heliopause.new("sun", seed=1, pack=Pack("", RICHER)).record(with_content=True)


@pytest.mark.parametrize(
    ("record", "message"),
    [
        ({}, "record-none"),
        ({"format": 1, "choices": 7}, "record-none"),
        ({"format": 99, "choices": []}, "record-format"),
        ({"format": 1, "game": "sun", "choices": [], "pack": {"name": "mine", "hash": "1"}}, "record-pack"),
        ({"format": 1, "game": "sun", "choices": ["nonsense"]}, "record-choice"),
        (heliopause.new("sun", seed=1).record() | {"rules": 99}, "record-rules"),
        (heliopause.new("sun", seed=1, pack=Pack("", RICHER)).record(), "record-content"),
        (RICH_RECORD | {"content": "0"}, "record-damaged"),
    ],
)
def test_a_record_that_is_none_is_refused_in_a_sentence(server: Server, record: dict[str, Any], message: str) -> None:
    answer = http.post(f"{server.url}/api/import", json={"record": record})
    assert answer.status_code == 422
    assert answer.json()["said"]["m"] == message
    assert len(answer.json()["detail"]) > 10


def test_a_record_with_cards_of_its_own_can_be_imported_and_played(server: Server) -> None:
    game = heliopause.new("sun", players=2, seed=1, pack=Pack("mine", RICHER))
    for _ in range(8):
        game.choose(game.options()[0])
    record = json.loads(json.dumps(game.record(with_content=True)))
    answer = http.post(f"{server.url}/api/import", json={"record": record})
    assert answer.status_code == 201, answer.text
    guest = Guest(server, answer.json())
    assert guest.look()["view"] == plain(game.view())
    guest.choose_first()
    kept = guest.get("/record").json()
    assert kept["content"] == record["content"]
    assert kept["tables"]["basic"] == record["tables"]["basic"]
    assert len(heliopause.load(kept).choices) > len(game.choices)


def test_the_cards_of_a_record_are_held_to_the_limits_of_packs(server: Server) -> None:
    record = heliopause.new("sun", players=2, seed=1, pack=Pack("mine", RICHER)).record(with_content=True)
    record["tables"]["guild"]["scholars-guild"]["name"] = "left\u202eright"
    answer = http.post(f"{server.url}/api/import", json={"record": record})
    assert answer.status_code == 422
    assert answer.json()["said"]["m"] == "record-carried"


def test_the_names_of_a_record_are_held_to_the_same_limits(server: Server) -> None:
    record = {**heliopause.new("sun", players=2, seed=1).record(), "names": ["x" * 5000, "a\nb"]}
    opened = http.post(f"{server.url}/api/import", json={"record": record}).json()
    assert [seat["name"] for seat in Guest(server, opened).look()["seats"]] == ["x" * 40, "a b"]


def test_history_can_be_walked(server: Server) -> None:
    host = server.open(ME, HERE)
    seen = [host.look(), *(host.choose_first() for _ in range(6))]
    for state in seen:
        past = host.get(f"/at/{state['moment']}").json()
        assert past["view"] == state["view"]
        assert past["events"] == state["events"]
    assert host.get("/at/100000").status_code == 404


def test_why_not_names_the_rule(server: Server) -> None:
    host = server.open(ME, HERE)
    state = host.look()
    while state["question"]["said"]["m"] != "ask-space":
        state = host.choose_first()
    answer = host.get("/why", option="space:terraforming.0").json()
    assert answer["rule"] == "3.3"
    offered = host.get("/why", option=state["options"][0]["id"]).json()
    assert offered == {"said": None, "rule": ""}


# Sockets


def test_a_choice_in_one_browser_appears_in_the_others(server: Server) -> None:
    host = server.open(ME, LINK)

    async def play() -> None:
        async with (
            websockets.connect(host.socket_url, max_size=None) as mine,
            websockets.connect(host.link.socket_url, max_size=None) as theirs,
            websockets.connect(host.watcher.socket_url, max_size=None) as watching,
        ):
            hello = json.loads(await mine.recv())
            assert hello["mine"] == [0]
            assert hello["host"] is True
            assert json.loads(await theirs.recv())["mine"] == [1]
            assert json.loads(await watching.recv())["mine"] == []
            state = host.look()
            chooser = of_seat(host, host.link, state)
            assert (await asyncio.to_thread(chooser.choose, state["options"][0]["id"], state["seq"])).status_code == 200
            for socket in (mine, theirs, watching):
                while True:
                    message = json.loads(await asyncio.wait_for(socket.recv(), 120))
                    if message["type"] == "state" and message["seq"] > state["seq"]:
                        break
                assert message["events_from"] <= len(state["events"])

    asyncio.run(play())


def test_a_socket_without_a_good_key_is_closed(server: Server) -> None:
    host = server.open(ME, HERE)

    async def knock(guest: Guest) -> int:
        async with websockets.connect(guest.socket_url, max_size=None) as socket:
            try:
                await asyncio.wait_for(socket.recv(), 120)
            except websockets.ConnectionClosed as closed:
                return closed.rcvd.code if closed.rcvd else 0
            raise AssertionError("it was let in")

    assert asyncio.run(knock(host.with_key("forged"))) == 4403
