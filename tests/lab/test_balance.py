"""`lab balance`: what is seen of a game, kept and resumed; the command, its files and what it refuses."""

import json
import re
import shutil
from collections import Counter
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import msgspec
import polars
import pytest

from heliopause.bots import make
from heliopause.game import state_of
from heliopause.games.sun.lab import SOURCES, SPACE, TECHNOLOGIES, SunWatch
from heliopause.games.sun.rules import log
from heliopause.lab import balance
from heliopause.lab.balance import BadPlan, Notebook, Plan
from heliopause.lab.balance_reader import strategy
from tests.cli.terminal import call
from tests.games.sun.position import Position


def planned(players: int = 3, bots: str = "random", **settings: Any) -> Plan:
    return balance.plan("sun", players, [bots], 5, {"choose_mats": False, **settings}, None)


@pytest.mark.parametrize(
    "settings", [{}, {"tableau": True}, {"mats": "advanced"}], ids=["basic", "tableau", "advanced"]
)
def test_what_was_taken_is_owned_and_was_on_offer(settings):
    for number in range(4):
        game = balance.play(planned(4, **settings), number)
        assert sorted(seat.place for seat in game.seats) == [1, 2, 3, 4]
        assert sum(seat.win for seat in game.seats) == pytest.approx(1)
        assert max(sum(seat.points.values()) for seat in game.seats) == max(
            sum(seat.points.values()) for seat in game.seats if seat.win
        )
        assert sum(bool(seat.first) for seat in game.seats) == 1
        for seat in game.seats:
            kinds = {"discovery": "technology", "research": "technology", "colonize": "system", "annex": "system"}
            for way, kind in kinds.items():
                taken = Counter({id: took for id, (_, took) in seat.seen.get(way, {}).items()})
                assert taken <= Counter(seat.owned[kind]), way
            for offers in seat.seen.values():
                assert all(0 <= took <= offered and offered for offered, took in offers.values())
            # One action is chosen in every turn.
            assert sum(took for _, took in seat.seen["action"].values()) == game.rounds
            assert sum(seat.turns.values()) == game.rounds


def test_watching_leaves_the_game_as_it_is():
    plan = planned(2, "greedy")
    watched = balance.play(plan, 0)
    game = balance.new_game(plan, 0)
    bots = [make(name, balance.seed_of(plan, 0, seat)) for seat, name in enumerate(plan.bots)]
    while (seat := game.seat) is not None:
        game.choose(bots[seat].choose(game))
    assert [seat.points for seat in watched.seats] == [score.parts for score in game.scores()]
    assert watched.rounds == game.round


def test_what_was_colonized_was_counted_as_on_offer_when_the_turn_began():
    colonized = counted = 0
    for number in range(12):
        game = balance.new_game(planned(2), number)
        watch = SunWatch(game)
        bot = make("random", number)
        while game.seat is not None:
            choice = bot.choose(game)
            watch.see(game, choice)
            game.choose(choice)
        colonized += sum(entry[0] == log.COLONIZE for entry in state_of(game).log or [])
        counted += sum(took for seat in watch.read(game) for _, took in seat.seen.get("colonize", {}).values())
    assert colonized >= 10
    # A copied action, or a power used in between, can bring a system in reach that was not when the turn began.
    assert 0.85 * colonized <= counted <= colonized


@pytest.mark.parametrize(
    ("choices", "kind"),
    [
        (["space:mass-cloning.0", "choose:a"], "means"),
        (["space:mass-cloning.0", "choose:b"], "fleet"),
        (["space:mass-cloning.0", "choose:c"], "research"),
        (["space:technocrats-guild.0", "copy:basic-4"], "means"),
        (["space:technocrats-guild.0", "copy:mass-cloning", "choose:b"], "fleet"),
        (["space:basic-2.0"], "research"),
    ],
)
def test_a_turn_is_spent_on_what_was_copied_or_chosen(choices, kind):
    p = Position().even()
    p.research(0, "1")
    p.research(0, "2")
    p.research(0, "A", "mass-cloning")
    p.open_guild("technocrats-guild")
    p.give(0, ore=9, pop=3)
    p.turn(0)
    watch = SunWatch(p.game)
    for id in choices:
        choice = next(option for option in p.game.options() if option.id == id)
        watch.see(p.game, choice)
        p.game.choose(choice)
    assert [seat.turns for seat in watch.read(p.game)] == [{kind: 1}, {}, {}, {}]


@pytest.mark.parametrize(
    ("technologies", "space", "expected"),
    [
        (12, 12, "colony"),
        (12, 11, "mixed"),
        (23, 12, "mixed"),
        (24, 12, "research"),
        (5, 0, "research"),
        (0, 1, "colony"),
    ],
)
def test_how_a_faction_made_its_points(technologies, space, expected):
    points = dict.fromkeys(SOURCES, 0) | {"level-2": technologies, "achievements": 9, "colonies": space}
    assert strategy(points, TECHNOLOGIES, SPACE, "colony") == expected


def test_the_same_games_whatever_the_number_of_workers():
    plan = planned(2)
    alone = list(balance.played(plan, [0, 1, 2], 1))
    together = sorted(balance.played(plan, [0, 1, 2], 2), key=lambda game: game.number)
    assert alone == together
    assert alone[0].seats != alone[1].seats


def test_a_run_cut_short_goes_on(tmp_path):
    plan = planned(2)
    book = Notebook(tmp_path, plan)
    book.add(balance.play(plan, 0))
    whole = book.path.read_bytes()
    book.add(balance.play(plan, 1))
    book.path.write_bytes(book.path.read_bytes()[: len(whole) + 30])  # killed while it wrote the second game
    again = Notebook(tmp_path, plan)
    assert list(again.games) == [0]
    again.add(balance.play(plan, 1))
    assert list(Notebook(tmp_path, plan).games) == [0, 1]


def test_games_of_another_plan_are_not_mixed_in(tmp_path):
    book = Notebook(tmp_path, planned(2))
    book.add(balance.play(planned(2), 0))
    before = book.path.read_bytes()
    with pytest.raises(BadPlan, match="other bots, seed or options"):
        Notebook(tmp_path, planned(3))
    with pytest.raises(BadPlan, match="other cards"):
        Notebook(tmp_path, msgspec.structs.replace(planned(2), content="of another box"))
    assert book.path.read_bytes() == before


# The command


@pytest.fixture(scope="module")
def run(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, dict[str, Any]]:
    folder = tmp_path_factory.mktemp("lab")
    done = call(folder, "lab", "balance", *ARGS, "--out", str(folder / "out"), "--json")
    assert done.exit_code == 0, done.output
    return folder / "out", json.loads(done.stdout)


ARGS = ("--games", "12", "--players", "2", "--bots", "random", "--workers", "1")


def test_figures_tables_and_report(run):
    folder, figures = run
    assert figures["games"] == 12
    assert json.loads((folder / "summary.json").read_text()) == figures
    for name in ("games", "seats", "sources", "wins", "strategies", "turns", "cards", "offers"):
        parquet = polars.read_parquet(folder / f"{name}.parquet")
        assert polars.read_csv(folder / f"{name}.csv", infer_schema_length=None).shape == parquet.shape
    seats = polars.read_parquet(folder / "seats.parquet")
    assert seats.height == 24
    assert seats["win"].sum() == pytest.approx(12)
    for row in figures["wins"] + figures["strategies"] + figures["turns"] + figures["cards"] + figures["offers"]:
        assert 0 <= row["low"] <= row["share"] <= row["high"] <= 1 or row["n"] == 0
    assert {row["strategy"] for row in figures["strategies"]} == {"research", "mixed", "colony"}
    by_place = [row for row in figures["wins"] if row["by"] == "place"]
    assert sum(row["wins"] for row in by_place) == pytest.approx(12)


def test_the_same_command_plays_nothing_twice_and_more_games_only_add(run, tmp_path):
    shared, figures = run
    folder = shutil.copytree(shared, tmp_path / "out")
    before = (folder / "games.jsonl").read_bytes()
    again = call(tmp_path, "lab", "balance", *ARGS, "--out", str(folder), "--json")
    assert json.loads(again.stdout) == figures
    assert (folder / "games.jsonl").read_bytes() == before
    more = call(tmp_path, "lab", "balance", "--games", "13", *ARGS[2:], "--out", str(folder), "--json")
    assert json.loads(more.stdout)["games"] == 13
    assert (folder / "games.jsonl").read_bytes().startswith(before)


class Page(HTMLParser):
    """Ids, references and what would be fetched."""

    def __init__(self) -> None:
        super().__init__()
        self.ids: list[str] = []
        self.used: set[str] = set()
        self.fetched: list[str] = []
        self.pictures: list[str | None] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = dict(attrs)
        if tag == "svg":
            self.pictures.append(found.get("aria-label"))
        self.fetched += [found["src"] or ""] if "src" in found else []
        for name in ("href", "xlink:href"):
            if (value := found.get(name)) is not None:
                (self.used.add(value[1:]) if value.startswith("#") else self.fetched.append(value))
        if "id" in found:
            self.ids.append(found["id"] or "")
        self.used.update(re.findall(r"url\(#([^)]+)\)", " ".join(value or "" for value in found.values())))


def test_the_report_is_whole_in_itself(run):
    folder, _ = run
    text = (folder / "report.html").read_text(encoding="utf-8")
    page = Page()
    page.feed(text)
    assert page.fetched == []
    assert not re.search(r"@import|url\((?!#)", text)
    assert len(page.ids) == len(set(page.ids))
    assert page.used <= set(page.ids)
    assert len(page.pictures) >= 6
    assert all(page.pictures)
    assert "prefers-color-scheme: dark" in text
    assert "Barnard&#39;s Star" in text


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (("--bots", "nobody"), "nobody"),
        (("--bots", ","), "0 bots do not fit on 2 seats"),
        (("--bots", "random,random,random"), "3 bots do not fit on 2 seats"),
        (("--game", "chess"), "'chess'"),
        (("--mats", "golden"), "golden"),
        (("--game", "horizon", "--mats", "advanced"), "Beyond the Horizon has no option --mats"),
        (("--pack", "/nowhere.toml"), "/nowhere.toml"),
    ],
)
def test_what_cannot_be_played_is_refused_in_a_sentence(tmp_path, args, said):
    out = tmp_path / "out"
    done = call(tmp_path, "lab", "balance", "--games", "1", "--players", "2", "--out", str(out), *args)
    assert done.exit_code != 0
    assert said in done.stderr
    assert len(done.stderr.strip().splitlines()) == 1
    assert not out.exists()
