"""Bots try a pack beside the server: how far they are, what they find, stopping, refusals, the end with the server."""

import contextlib
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from heliopause.content import Pack
from heliopause.table.refused import Refused
from heliopause.table.weighing import MOST_WAITING, Weighing, Weighings
from heliopause.table.weighing_words import finding_phrase
from heliopause.words import LANGUAGES
from tests import http
from tests.table.serving import PATIENCE, Server, served, within

BEGUN: list[tuple[Server, str]] = []
PACK = '[pack]\nname = "Mine <b>"\n\n[guild.scholars-guild]\nline = "4 ore: research III"\n'


def begin(server: Server, games: int = 500, **wishes: Any) -> Any:
    wish = {"text": PACK, "players": 2, "games": games, **wishes}
    answer = http.post(f"{server.url}/api/workshop/sun/weighing", json=wish)
    assert answer.status_code == 201, answer.text
    BEGUN.append((server, answer.json()["id"]))
    return answer.json()


@pytest.fixture(autouse=True)
def nothing_goes_on() -> Iterator[None]:
    """One at a time is allowed: a test that ends early must not stand in the way of the next."""
    yield
    while BEGUN:
        server, id = BEGUN.pop()
        with contextlib.suppress(httpx.TransportError):  # some end with their server
            http.delete(f"{server.url}/api/workshop/weighing/{id}")
            end = time.monotonic() + PATIENCE
            while look(server, id)["state"] not in ("done", "stopped", "failed") and time.monotonic() < end:
                time.sleep(0.1)


def look(server: Server, id: str) -> Any:
    return http.get(f"{server.url}/api/workshop/weighing/{id}").json()


def until(server: Server, id: str, *states: str, played: int = 0) -> Any:
    """Follow it as a page does: each answer waits for the next change."""
    now = look(server, id)
    end = time.monotonic() + PATIENCE
    while (now["state"] not in states or now["played"] < played) and time.monotonic() < end:
        assert now["state"] not in ("done", "stopped", "failed"), now
        now = http.get(f"{server.url}/api/workshop/weighing/{id}?seen={now['number']}").json()
    assert now["state"] in states, now
    return now


def report(server: Server, id: str) -> Any:
    return http.get(f"{server.url}/api/workshop/weighing/{id}/report")


def processes_in(folder: Path) -> list[int]:
    """The processes that work in a folder."""
    found = []
    for process in Path("/proc").glob("[0-9]*"):
        try:
            if str((process / "cwd").resolve()) == str(folder):
                found.append(int(process.name))
        except OSError:
            continue
    return found


def test_a_pack_is_tried_and_reported(server: Server) -> None:
    begun = begin(server, 20)
    assert (begun["games"], begun["played"], begun["report"]) == (20, 0, False)
    assert begun["hash"] == Pack("pack", PACK).hash
    assert report(server, begun["id"]).status_code == 404
    under_way = until(server, begun["id"], "playing", played=2)
    assert under_way["left"] >= 0
    done = until(server, begun["id"], "done")
    assert (done["played"], done["report"]) == (20, True)
    told = [one["said"]["m"] for one in done["findings"]]
    assert told[:3] == ["weigh-rounds", "weigh-place", "weigh-place"], "what everybody asks, however it is"
    verdicts = [one["verdict"] for one in done["findings"][3:]]
    assert verdicts == sorted(verdicts, key=["off", "maybe", "good"].index), "the worst first, of cards as well"
    assert told.count("weigh-rounds") == 1
    assert told.count("weigh-place") == 2
    assert "weigh-turns-most" in told
    page = report(server, begun["id"])
    assert page.headers["content-type"].startswith("text/html")
    assert "What to look at first" in page.text
    assert "pack mine-b.toml" in page.text  # no path of the server's, and no tag
    assert "<script" not in page.text
    policy = page.headers["content-security-policy"]
    assert "sandbox" in policy
    assert "default-src 'none'" in policy


def test_what_was_played_before_a_stop_is_reported(server: Server) -> None:
    begun = begin(server)
    again = http.post(
        f"{server.url}/api/workshop/sun/weighing", json={"text": PACK, "players": 2, "games": 20, "bots": "greedy"}
    )
    assert (again.status_code, again.json()["said"]["m"]) == (409, "refused-weighing-already")
    until(server, begun["id"], "playing", played=2)
    stopping = http.delete(f"{server.url}/api/workshop/weighing/{begun['id']}")
    assert stopping.status_code == 200
    stopped = until(server, begun["id"], "stopped")
    assert 2 <= stopped["played"] < 500
    assert stopped["findings"]
    assert f"{stopped['played']} games" in report(server, begun["id"]).text


def test_one_that_is_stopped_at_once_has_nothing_to_report(server: Server) -> None:
    begun = begin(server)
    http.delete(f"{server.url}/api/workshop/weighing/{begun['id']}")
    stopped = until(server, begun["id"], "stopped")
    assert (stopped["played"], stopped["findings"], stopped["report"]) == (0, [], False)
    assert report(server, begun["id"]).status_code == 404


@pytest.mark.parametrize(
    ("game", "wish", "status", "message"),
    [
        ("sun", {"text": PACK.replace("research", "resarch")}, 422, "refused-pack"),
        ("sun", {"text": "[pack"}, 422, "refused-pack"),
        ("sun", {"players": 7}, 422, "refused-not-understood"),
        ("sun", {"games": 19}, 422, "refused-not-understood"),
        ("sun", {"games": 501}, 422, "refused-not-understood"),
        ("sun", {"bots": "external:rm"}, 422, "refused-not-understood"),
        ("chess", {}, 404, "refused-no-game"),
    ],
)
def test_what_cannot_be_tried_is_refused(server: Server, game: str, wish: Any, status: int, message: str) -> None:
    whole = {"text": PACK, "players": 2, "games": 20, **wish}
    answer = http.post(f"{server.url}/api/workshop/{game}/weighing", json=whole)
    assert (answer.status_code, answer.json()["said"]["m"]) == (status, message)


def test_an_unknown_one_is_not_found(server: Server) -> None:
    address = f"{server.url}/api/workshop/weighing/none"
    for answer in (http.get(address), http.delete(address), http.get(f"{address}/report")):
        assert (answer.status_code, answer.json()["said"]["m"]) == (404, "refused-no-weighing")


def test_without_the_labs_libraries_it_is_said_in_a_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with within(tmp_path) as client:
        monkeypatch.setitem(sys.modules, "polars", None)
        wish = {"text": PACK, "players": 2, "games": 20}
        answer = client.post("/api/workshop/sun/weighing", json=wish, headers={"Accept-Language": "de"})
    assert answer.status_code == 503
    assert answer.json()["words"].endswith("(heliopause[lab]).")


@pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")
@pytest.mark.parametrize("kindly", [True, False])
def test_it_ends_with_the_server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kindly: bool) -> None:
    folders = tmp_path / "of-the-server"
    folders.mkdir()
    monkeypatch.setenv("TMPDIR", str(folders))
    with served(tmp_path) as running:
        begun = begin(running)
        until(running, begun["id"], "playing", played=1)
        (folder,) = folders.glob("heliopause-weighing-*")
        assert processes_in(folder)
        if kindly:
            running.stop()
            assert not folder.exists()
        else:
            running.kill()
        end = time.monotonic() + PATIENCE
        while processes_in(folder) and time.monotonic() < end:
            time.sleep(0.05)
        assert not processes_in(folder)


# Without a server


def waiting(weighings: Weighings, address: str) -> Weighing:
    return weighings.begin("sun", Pack("pack", PACK), 2, 20, "greedy", address)


def test_only_a_few_wait() -> None:
    weighings = Weighings()
    made = [waiting(weighings, f"10.0.0.{number}") for number in range(MOST_WAITING + 1)]
    assert [weighings.now(one).ahead for one in made] == list(range(MOST_WAITING + 1))
    with pytest.raises(Refused) as full:
        waiting(weighings, "10.0.1.0")
    assert full.value.status == 503
    weighings.stop(made[3])
    assert weighings.now(made[3]).state == "stopped"
    assert weighings.now(made[4]).ahead == 3
    waiting(weighings, "10.0.1.0")


FOUND: list[tuple[str, dict[str, Any], str]] = [
    ("rounds", {"mean": 16.66, "least": 13.0, "most": 17.0}, "16.7 rounds on average; wanted: 13 to 17"),
    ("rounds", {"mean": 9.0}, "lasts 9.0 rounds"),
    ("place", {"of": "1", "share": 0.6, "fair": 0.5}, "Place 1 in turn order wins 60%"),
    ("faction", {"of": "nishida-ostergaard", "share": 0.1, "fair": 0.5}, "Nishida-Østergaard"),
    ("faction", {"of": "nobody", "share": 0.1, "fair": 0.5}, "nobody wins 10%"),
    ("strategy", {"of": "colony", "share": 0.1, "least": 0.2}, "Colonies above all: wins 10% of the games"),
    ("strategy", {"of": "luck", "share": 0.1, "least": 0.2}, "luck: wins 10%"),
    ("turns", {"of": "fleet", "share": 0.1, "least": 0.15, "most": 1.0}, "ships: 10% of the turns; wanted: at least"),
    ("turns", {"of": "research", "share": 0.6, "least": 0.0, "most": 0.55}, "wanted: at most 55%"),
    ("action", {"taken": "Terraforming: 4 ore: colonize", "share": 0.9, "peers": 0.1}, "“4 ore: colonize” of Terra"),
    ("technology", {"taken": "Terraforming", "share": 0.9, "peers": 0.1}, "Terraforming is taken 90%"),
    ("system", {"owned": "Sirius", "share": 0.9, "peers": 0.5}, "Who owns Sirius wins 90%"),
    ("weather", {}, "It rained."),
]


@pytest.mark.parametrize(("about", "figures", "words"), FOUND)
def test_every_finding_is_said_in_every_language(about: str, figures: dict[str, Any], words: str) -> None:
    found = {"about": about, "verdict": "maybe", "text": "It rained.", "figures": figures}
    phrase = finding_phrase("sun", Pack("pack", PACK), found)
    assert words in phrase.words()
    spoken = {phrase.words(language) for language in LANGUAGES}
    assert len(spoken) == len(LANGUAGES) or about == "weather"
