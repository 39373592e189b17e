"""What the game tells reaches whoever sits at the table: question, phase, previews, story."""

from typing import Any

from tests.table.serving import Guest, Server

ME: dict[str, Any] = {"who": "me", "name": "Mira"}
HERE: dict[str, Any] = {"who": "here", "name": "Jonas"}
BOT: dict[str, Any] = {"who": "bot", "bot": "random", "name": "Rolf"}


def begun(host: Guest) -> dict[str, Any]:
    """The table when the first turn has begun."""
    state = host.look()
    while not state["turns"]:
        state = host.choose_first()
    return state


def test_the_question_its_source_and_the_phase_are_told(server: Server) -> None:
    host = server.open(ME, HERE)
    state = begun(host)
    assert state["question"]["seat"] == state["asked"]
    assert state["question"]["said"] == {"m": "ask-space"}
    assert state["question"]["source"]["kind"] == "rule"
    assert (state["phase"]["id"], state["phase"]["number"]) == ("action", 0)
    assert state["phase"]["all"] == ["action", "production", "achievement"]
    host.choose("space:basic-3.0", state["seq"])
    state = host.look()
    assert state["question"]["source"] == {
        "kind": "space",
        "said": {"m": "basic-3", "k": "action:basic-3"},
        "seat": None,
    }


def test_every_option_has_a_preview_that_comes_true(server: Server) -> None:
    host = server.open(ME, HERE)
    state = begun(host)
    previews = host.get("/previews").json()
    assert [preview["option"] for preview in previews] == [option["id"] for option in state["options"]]
    chosen = next(preview for preview in previews if preview["option"] == "space:basic-3.0")
    host.choose(chosen["option"], state["seq"])
    after = host.look()
    assert after["asked"] == chosen["next"]
    assert not chosen["final"]
    for change in chosen["changes"]:
        if change["key"] in ("pop", "ore"):
            assert after["view"]["seats"][change["seat"]][change["key"]] == change["after"]


def test_the_story_since_my_last_choice(server: Server) -> None:
    host = server.open(ME, BOT)
    state = host.wait_for(lambda now: now["asked"] == 0)
    while len(state["turns"]) < 6:
        host.choose_first()
        state = host.wait_for(lambda now: now["asked"] == 0 or now["over"])
    items = host.get("/story", seat=0, since=0).json()
    deeds = [item for item in items if item["kind"] == "deed"]
    assert deeds
    assert {item["seat"] for item in items} == {1}
    assert all(0 < item["moment"] <= state["moment"] for item in items)
    recent = host.get("/story", seat=0).json()
    assert [item["event"] for item in recent] == [item["event"] for item in items][len(items) - len(recent) :]
    assert host.get("/story", seat=2).status_code == 422


def test_events_have_their_source_and_their_turn(server: Server) -> None:
    host = server.open(ME, HERE)
    state = begun(host)
    host.choose("space:basic-4.0", state["seq"])
    events = host.look()["events"]
    gained = next(event for event in reversed(events) if event["said"]["m"] in ("log-gain-pop", "log-pay-ore"))
    assert gained["source"]["said"]["m"] == "basic-4"
    assert gained["turn"] == len(state["turns"]) == 1
    assert events[0]["turn"] == 0
