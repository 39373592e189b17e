"""Nothing is lost: restart, kill -9 in the middle of a decision, half-made decisions, limits."""

from pathlib import Path
from typing import Any

from tests.table.serving import Guest, Server, served

ME: dict[str, Any] = {"who": "me"}
HERE: dict[str, Any] = {"who": "here"}


def into_a_half_made_decision(host: Guest) -> dict[str, Any]:
    """In the middle of build-and-jump: the ship is built, the jump is still to be made."""
    state = host.look()
    while state["view"]["question"] != "AskSpace":
        state = host.choose_first()
    host.choose("space:basic-3.0", state["seq"])
    state = host.choose_first()
    assert state["view"]["question"] in ("AskJump", "AskBuild")
    return state


def test_a_half_made_decision_survives_kill_9(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        host = server.open(ME, HERE)
        before = into_a_half_made_decision(host)
        server.kill()
        server.start()
        after = host.look()
        for key in ("seq", "view", "options", "events", "asked", "moment"):
            assert after[key] == before[key]
        host.choose_first()


def test_a_kind_stop_ends_in_time_and_loses_nothing(tmp_path: Path) -> None:
    server = Server(tmp_path).start()
    host = server.open(ME, {"who": "bot", "bot": "greedy"})
    before = host.look()["seq"]
    server.stop()
    server.start()
    try:
        assert host.look()["seq"] >= before
    finally:
        server.kill()


def test_what_was_undone_stays_undone_after_a_restart(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        host = server.open(ME, HERE)
        state = into_a_half_made_decision(host)
        host.post("/restart", seq=state["seq"])
        before = host.look()
        server.kill()
        server.start()
        after = host.look()
        assert (after["view"], after["seq"]) == (before["view"], before["seq"])


def test_a_bot_goes_on_after_a_restart(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        host = server.open({"who": "bot", "bot": "random"}, {"who": "bot", "bot": "random"})
        server.kill()
        server.start()
        moment = host.look()["moment"]
        assert host.wait_for(lambda state: state["moment"] > moment)


def test_the_secret_of_the_keys_is_kept(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        host = server.open(ME, HERE)
        server.kill()
        server.start()
        assert host.get().status_code == 200


def test_too_many_requests_are_turned_away(tmp_path: Path) -> None:
    from litestar.testing import TestClient  # noqa: PLC0415

    from heliopause.table.app import Wishes, make_app  # noqa: PLC0415

    wishes = Wishes(database=f"sqlite+aiosqlite:///{tmp_path / 'x.sqlite3'}", requests_a_minute=5)
    with TestClient(make_app(wishes)) as client:
        answers = [client.get("/health").status_code for _ in range(8)]
    assert answers[:5] == [200] * 5
    assert answers[-1] == 429
