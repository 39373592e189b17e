"""A game is never silently another game: what differs from what was kept stops a table, readable and savable."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import heliopause
from heliopause.content import first_content
from heliopause.game import Game
from heliopause.registry import spec_of
from heliopause.table.digest import digest_of
from tests import http
from tests.table.serving import Guest, Server, served

ME: dict[str, Any] = {"who": "me"}
HERE: dict[str, Any] = {"who": "here"}


class Kept:
    """Two tables, one of each game, at which some choices were made; what is done to their file, and what then is."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.hosts = [self.server.open(ME, HERE, game=game) for game in ("sun", "horizon")]
        self.before = [[host.look(), *(host.choose_first() for _ in range(12))] for host in self.hosts]
        self.records = [host.get("/record").json() for host in self.hosts]

    def change(self, host: Guest, statement: str, **values: Any) -> None:
        self.server.kill()
        self.server.execute(statement, **values, table=host.table)
        self.server.start()


@pytest.fixture
def kept(tmp_path: Path) -> Iterator[Kept]:
    with served(tmp_path) as server:
        yield Kept(server)


def test_what_did_not_change_goes_on(kept: Kept) -> None:
    kept.server.kill()
    kept.server.start()
    for host, before in zip(kept.hosts, kept.before, strict=True):
        assert host.look()["view"] == before[-1]["view"]
        assert host.look()["stopped"] is None
        host.choose_first()


def test_a_game_that_would_become_another_stops_before_the_difference(kept: Kept) -> None:
    """As if a version carried out one of the choices otherwise: the row of a choice is another legal one."""
    for host, before, record in zip(kept.hosts, kept.before, kept.records, strict=True):
        then = next(state for state in before[3:] if len(state["options"]) > 1)
        other = then["options"][1]["id"]
        kept.change(
            host, f'update choices set option = :other where seq = {then["seq"]} and "table" = :table', other=other
        )
        state = host.look()
        said = {"n": then["moment"], "of": len(record["choices"])}
        assert state["stopped"] == {"m": "stopped-differs", "a": said}
        assert (state["moment"], state["view"], state["events"]) == (then["moment"], then["view"], then["events"])
        assert state["closed"] is True, "a page that does not know the word offers nothing"
        answer = host.choose(state["options"][0]["id"], state["seq"])
        assert (answer.status_code, answer.json()["said"]) == (409, state["stopped"])
        assert host.post("/rewind", seq=state["seq"], moment=1).status_code == 409
        saved = host.get("/record").json()
        assert len(saved["choices"]) == len(record["choices"])
        assert {key: saved[key] for key in ("rules", "content", "options", "names")}.items() <= record.items()
        assert host.look()["seq"] == state["seq"]


def test_a_difference_that_only_the_digest_shows_stops_it_too(kept: Kept) -> None:
    host, before = kept.hosts[0], kept.before[0]
    last = before[-1]["seq"] - 1
    kept.change(host, f"update choices set digest = '1\\:0123456789abcdef' where seq = {last} and \"table\" = :table")
    state = host.look()
    assert state["stopped"]["m"] == "stopped-differs"
    assert state["view"] == before[-2]["view"]


def test_a_game_of_other_rules_is_shown_and_saved_but_not_played_on(kept: Kept) -> None:
    host, before, record = kept.hosts[1], kept.before[1], kept.records[1]
    kept.change(host, "update tables set rules = 99 where id = :table")
    state = host.look()
    told = {
        "game": spec_of("horizon").title,
        "was": "99",
        "now": spec_of("horizon").number,
        "n": len(record["choices"]),
    }
    assert state["stopped"] == {"m": "stopped-rules", "a": told}
    assert state["view"] == before[-1]["view"]
    assert host.choose(state["options"][0]["id"], state["seq"]).status_code == 409
    saved = host.get("/record").json()
    assert (saved["rules"], saved["choices"]) == (99, record["choices"])


def test_a_choice_that_is_no_longer_possible_stops_it(kept: Kept) -> None:
    host, before, record = kept.hosts[0], kept.before[0], kept.records[0]
    kept.change(host, f"update choices set option = 'of-old' where seq = {before[-2]['seq']} and \"table\" = :table")
    state = host.look()
    assert state["stopped"]["m"] == "stopped-differs"
    assert state["view"] == before[-2]["view"]
    assert len(host.get("/record").json()["choices"]) == len(record["choices"])


def test_a_game_that_is_not_there_any_more_can_be_saved(kept: Kept) -> None:
    host, record = kept.hosts[0], kept.records[0]
    kept.change(host, "update tables set game = 'chess' where id = :table")
    answer = host.get()
    assert (answer.status_code, answer.json()["said"]["m"]) == (409, "refused-old-game")
    saved = host.get("/record").json()
    assert saved["choices"] == record["choices"]
    assert saved["tables"], "its cards are in the file"


def test_what_was_played_after_the_difference_has_a_voice_too(server: Server) -> None:
    """Else the host alone could close and delete what others have played, once it is not shown any more."""
    host = server.open(ME, {"who": "link"})
    while host.look()["asked"] != 0:
        host = server.open(ME, {"who": "link"})
    while (state := host.look())["asked"] == 0:
        host.choose_first()
    host.link.choose_first()
    server.kill()
    spoil = 'update choices set option = :other where seq = :seq and "table" = :table'
    server.execute(spoil, other="of-old", seq=state["seq"], table=host.table)
    server.start()
    assert host.look()["stopped"]["m"] == "stopped-differs"
    assert host.post("/close").status_code == 200
    assert host.look()["closing"] == [0]
    deleted = http.delete(f"{server.url}/api/tables/{host.table}", headers={"Authorization": f"Bearer {host.key}"})
    assert deleted.status_code == 409
    assert host.link.post("/close").status_code == 200
    deleted = http.delete(f"{server.url}/api/tables/{host.table}", headers={"Authorization": f"Bearer {host.key}"})
    assert deleted.status_code == 200


@pytest.mark.parametrize("option", ["undo", "rewind:9999", "rewind:nonsense"])
def test_damaged_choices_are_told_of(kept: Kept, option: str) -> None:
    host = kept.hosts[0]
    kept.change(host, 'update choices set option = :option where "table" = :table', option=option)
    for answer in (host.get(), host.get("/record"), host.choose("done", 1)):
        assert (answer.status_code, answer.json()["said"]) == (409, {"m": "refused-damaged"})


def test_whether_one_may_undo_outlasts_the_server(kept: Kept) -> None:
    host = kept.hosts[0]
    state = host.look()
    while state["question"]["said"]["m"] != "ask-space":
        state = host.choose_first()
    chosen = state["options"][0]["id"]
    assert host.choose(chosen, state["seq"]).status_code == 200
    assert host.post("/undo", seq=host.look()["seq"]).status_code == 200
    before = host.look()
    kept.server.kill()
    kept.server.start()
    assert (host.look()["undo"], host.look()["chose"]) == (before["undo"], before["chose"])


def position(name: str) -> Game:
    """A game with the cards of the first version, which do not change any more."""
    game = heliopause.new(name, players=2, seed=3, pack=first_content(name))
    for _ in range(20):
        game.choose(game.options()[-1])
    return game


DIGESTS = {"sun": "1:2b855b9cd590d38c", "horizon": "1:52a7fc9be9e5fcbe"}


@pytest.mark.parametrize("name", DIGESTS)
def test_a_position_has_the_digest_it_always_had(name: str) -> None:
    """If this fails and the rules' number rises, make it anew; if they are the same rules, raise digest.SCHEME."""
    assert digest_of(position(name)) == DIGESTS[name]
