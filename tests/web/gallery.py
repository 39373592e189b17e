"""Every screen there is, each opened from recorded games in one go, the same way in any language."""

import itertools
from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

import httpx
import msgspec
from playwright.sync_api import Page

import heliopause
from heliopause.analysis import Analysis
from heliopause.analysis.puzzles import shipped
from tests.asking import asks
from tests.reaching import NAMES
from tests.records.make import read
from tests.table.serving import Server

Wanted = Callable[[heliopause.Game], bool]
RECORDS = {("sun", 2): "basic-2-0", ("sun", 4): "basic-4-0", ("horizon", 2): "horizon-2-greedy-0"}
RECORDS[("horizon", 4)] = "horizon-4-greedy-0"
ROUND = {"sun": 11, "horizon": 12}


class Screen(NamedTuple):
    """A screen by its name, and how a browser gets there; on a small one each of its tabs is a picture of its own."""

    name: str
    go: Callable[["Gallery", Page], None]
    tabs: bool = False
    fits: bool = True  # it does not scroll at 1440 x 900
    like_another: bool = False  # what it shows, another screen shows in another number
    on: str = ""  # the other game's screen is built alike, so each time this one is looked at only on desk or phone


def moment(record: str, wanted: Wanted) -> heliopause.Game:
    """The first position of a recorded game that is like this."""
    kept = read(record)["record"]
    game = heliopause.new(kept["game"], chance="explicit", **kept["options"])
    for choice in kept["choices"]:
        if game.seat != heliopause.CHANCE and wanted(game):
            break
        game.choose(choice)
    else:
        assert wanted(game), f"{record} has nothing like this"
    game.names = list(NAMES)[: len(kept["names"])]
    return game


def most_options(record: str) -> heliopause.Game:
    """Where a recorded game asks for one of the most things."""
    counts: list[int] = []

    def counted(game: heliopause.Game) -> bool:
        counts.append(len(game.options()))
        return game.over

    moment(record, counted)
    numbers = itertools.count()
    return moment(record, lambda _: next(numbers) == counts.index(max(counts)))


def early(game: heliopause.Game) -> bool:
    return game.round == 2 and asks(game) == "ask-space"


def late(game: heliopause.Game) -> bool:
    return game.round >= ROUND[game.name] and asks(game) == "ask-space"


def turned_up(game: heliopause.Game) -> bool:
    return game.round > 1 and game.resolving is not None and len(game.options()) > 1


def moving(game: heliopause.Game) -> bool:
    """A ship or a unit may go one way or another, more than one step far."""
    told = game.question
    return game.round > 3 and told is not None and told.phrase.message in MOVES and told.phrase.args.get("n", 2) != 1


MOVES = ("ask-jump", "ask-move-unit")


class Gallery:
    """One server's tables, each opened once."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.address = cache(self._address)
        self.lobby = cache(self._lobby)
        self.analysed = cache(self._analysed)

    def _address(self, game: str, players: int, wanted: Wanted) -> str:
        record = RECORDS[game, players]
        found = most_options(record) if wanted is most_asked else moment(record, wanted)
        answer = httpx.post(f"{self.server.url}/api/import", json={"record": found.record()}, timeout=60).json()
        return f"{self.server.url}/t/{answer['table']}?key={answer['key']}"

    def _lobby(self, game: str) -> dict[str, Any]:
        """A table that gathers: its host, a bot, and two seats that are free."""
        seats = [
            {"who": "me", "name": "Konstantin"},
            {"who": "bot", "bot": "greedy"},
            {"who": "free"},
            {"who": "free"},
        ]
        opened: dict[str, Any] = httpx.post(
            f"{self.server.url}/api/tables", json={"seats": seats, "game": game}, timeout=60
        ).json()
        return opened

    def _analysed(self, game: str) -> str:
        """A finished game whose analysis is done, by an expert who hardly looks."""
        record = read(RECORDS[game, 4])["record"]
        finished = heliopause.load({**record, "names": list(NAMES)[: len(record["names"])]})
        analysis = Analysis(finished, depth=4)
        for _ in analysis.work():
            pass
        answer = httpx.post(f"{self.server.url}/api/import", json={"record": finished.record()}, timeout=60).json()
        self.server.execute(
            'insert into analyses ("table", choices, told, at) values (:table, :choices, :told, :at)',
            table=answer["table"],
            choices=len(finished.choices),
            told=msgspec.json.encode(analysis.told).decode(),
            at="2026-01-01 00:00:00.000000",
        )
        return f"{self.server.url}/t/{answer['table']}?key={answer['key']}"

    def table(self, page: Page, game: str, players: int, wanted: Wanted) -> None:
        page.goto(self.address(game, players, wanted))
        page.locator("#question, [data-game-over]").first.wait_for(state="attached")


def most_asked(game: heliopause.Game) -> bool:
    """Stands for the question with the most options."""
    return game.over


def at_table(game: str, players: int, wanted: Wanted) -> Callable[[Gallery, Page], None]:
    return lambda gallery, page: gallery.table(page, game, players, wanted)


def with_panel(game: str, panel: str) -> Callable[[Gallery, Page], None]:
    def go(gallery: Gallery, page: Page) -> None:
        gallery.table(page, game, 2, early)
        if page.locator("[data-more]").is_visible():
            page.locator("[data-more]").click()
        page.locator("[data-panel=settings]:visible").first.click()
        if panel != "settings":
            page.locator(f"dialog [data-panel={panel}], .sheet [data-panel={panel}]").first.click()
        page.wait_for_timeout(50)

    return go


def home(gallery: Gallery, page: Page) -> None:
    page.goto(gallery.server.url)
    page.locator("[data-start]").first.wait_for()


def home_with(*clicks: str, own: bool = False) -> Callable[[Gallery, Page], None]:
    def go(gallery: Gallery, page: Page) -> None:
        page.goto(gallery.server.url + ("/#own" if own else ""))
        page.locator("form, [data-start]").first.wait_for()
        for selector in clicks:
            page.locator(selector).first.click()
        page.wait_for_timeout(50)

    return go


def home_with_games(gallery: Gallery, page: Page) -> None:
    tables = [gallery.address(game, players, when) for game, players in RECORDS for when in (early, late)]
    hosted = gallery.lobby("horizon")
    tables.append(f"/t/{hosted['table']}?key={hosted['key']}")
    carried = ",".join(one.split("/t/")[1].replace("?key=", ":") for one in tables)
    page.goto(f"{gallery.server.url}/#games={carried}")
    page.locator("[data-my-game]").nth(3).wait_for()
    page.goto(f"{gallery.server.url}/#")
    page.reload()  # without the word that they were brought along
    page.locator("[data-my-game]").nth(3).wait_for()


def all_games(gallery: Gallery, page: Page) -> None:
    home_with_games(gallery, page)
    page.locator("[data-all-games]").first.click()
    page.locator("dialog [data-my-game]").nth(6).wait_for()


def lobby_as(host: bool) -> Callable[[Gallery, Page], None]:
    def go(gallery: Gallery, page: Page) -> None:
        opened = gallery.lobby("horizon")
        page.goto(f"{gallery.server.url}/t/{opened['table']}" + (f"?key={opened['key']}" if host else ""))
        page.locator("[data-lobby]").wait_for()

    return go


def guided(game: str) -> Callable[[Gallery, Page], None]:
    def go(gallery: Gallery, page: Page) -> None:
        page.goto(gallery.server.url)
        page.evaluate("() => localStorage.setItem('heliopause.guide', JSON.stringify({on: true, read: {}}))")
        gallery.table(page, game, 2, early)

    return go


def all_puzzles(gallery: Gallery, page: Page) -> None:
    page.goto(f"{gallery.server.url}/puzzles")
    page.locator("[data-today] a").first.wait_for()


def at_puzzle(game: str, *, solved: bool) -> Callable[[Gallery, Page], None]:
    """A puzzle as it begins, or tried and answered; full boards are looked at on tables."""
    puzzle = min(shipped(game), key=lambda one: (one.players, one.round))

    def go(gallery: Gallery, page: Page) -> None:
        page.goto(f"{gallery.server.url}/puzzles/{puzzle.id}")
        page.locator("#question [data-option]").first.wait_for()
        if not solved:
            return
        page.locator("[data-show-answer]").click()
        page.locator("[data-hint-try]").click()
        page.locator("[data-judge]:enabled").click()
        page.locator("[data-verdict]").wait_for()

    return go


def at_analysis(game: str) -> Callable[[Gallery, Page], None]:
    def go(gallery: Gallery, page: Page) -> None:
        page.goto(f"{gallery.analysed(game)}&analysis=23")
        page.locator("[data-analysis] [data-luck] td").first.wait_for()

    return go


def at_plan(game: str) -> Callable[[Gallery, Page], None]:
    """A line of two steps in a full game, and another."""

    def go(gallery: Gallery, page: Page) -> None:
        gallery.table(page, game, 4, late)
        if page.locator("[data-more]").is_visible():
            page.locator("[data-more]").click()
        page.locator("[data-plan-open]").click()
        option = page.locator("[data-plan] #question [data-option]")
        lines = page.locator("[data-plan] [data-plan-undo]:enabled")
        for number in (0, 1):
            option.nth(number).click()
            lines.or_(page.locator("[data-plan] [role=tab]").first).first.wait_for()
            page.wait_for_timeout(300)
            page.keyboard.press("u")
            page.wait_for_timeout(300)
        option.first.click()
        page.wait_for_timeout(300)

    return go


def with_hint(game: str) -> Callable[[Gallery, Page], None]:
    def go(gallery: Gallery, page: Page) -> None:
        gallery.table(page, game, 4, late)
        if page.locator("[data-more]").is_visible():
            page.locator("[data-more]").click()
        page.locator("[data-hint-ask]").click()
        page.locator("[data-hint=told] [data-hint-line]").first.wait_for(timeout=120_000)

    return go


def own_record(gallery: Gallery, page: Page) -> None:
    games = [
        {
            "table": f"t{number}",
            "seat": 0,
            "game": game,
            "at": 1_800_000_000_000,
            "players": 3,
            "opponents": ["strong", "person"],
            "points": 41,
            "won": number,
            "luck": 0.05,
            "phases": [{"turns": 4, "lost": 0.08}, {"turns": 4, "lost": 0.16}, {"turns": 2, "lost": 0.0}],
        }
        for number, game in enumerate(GAMES)
    ]
    kept = msgspec.json.encode({"kind": "heliopause-own-record", "version": 1, "games": games})
    page.goto(f"{gallery.server.url}/record")
    page.locator("input[type=file]").set_input_files(
        {"name": "mine.json", "mimeType": "application/json", "buffer": kept}
    )
    page.locator("dl").wait_for()


def nowhere(gallery: Gallery, page: Page) -> None:
    page.goto(f"{gallery.server.url}/t/nowhere")
    page.get_by_role("heading").wait_for()


PACK = {
    "id": "gallery",
    "at": 1,
    "draft": {
        "header": {"name": "The printing of 2021", "author": "Ines"},
        "tables": {"guild": {"scholars-guild": {"line": "4 ore: resarch III"}}},
        "names": {},
    },
}


def in_workshop(game: str, *, open: bool) -> Callable[[Gallery, Page], None]:
    """My packs, or a card of one that is being typed in, with a mistake elsewhere."""

    def go(gallery: Gallery, page: Page) -> None:
        page.goto(f"{gallery.server.url}/nowhere")
        page.evaluate(
            "pack => localStorage.setItem('heliopause.pack.gallery', JSON.stringify(pack))", PACK | {"game": game}
        )
        page.goto(f"{gallery.server.url}/packs" + ("#gallery" if open else ""))
        page.locator("[data-face]" if open else "[data-own-pack] [role=img]").first.wait_for()

    return go


GAMES = ("sun", "horizon")
DESK_AND_PHONE = tuple(zip(GAMES, ("desk", "phone"), strict=True))
PHONE_AND_DESK = tuple(zip(GAMES, ("phone", "desk"), strict=True))
SCREENS = [
    Screen("home-first", home),
    Screen("home", home_with_games),
    Screen("all-games", all_games),
    Screen("set-up", home_with(own=True), fits=False),
    Screen("rules", home_with("header .tools > .button")),
    Screen("about", home_with(".about")),
    Screen("no-table", nowhere),
    Screen("workshop", in_workshop("sun", open=False)),
    *(Screen(f"workshop-{game}", in_workshop(game, open=True), on=on) for game, on in DESK_AND_PHONE),
    Screen("puzzles", all_puzzles, fits=False),
    *(Screen(f"puzzle-{game}", at_puzzle(game, solved=False), tabs=True, on=on) for game, on in DESK_AND_PHONE),
    *(Screen(f"puzzle-{game}-solved", at_puzzle(game, solved=True), on=on) for game, on in PHONE_AND_DESK),
    *(Screen(f"analysis-{game}", at_analysis(game), on=on) for game, on in PHONE_AND_DESK),
    *(Screen(f"plan-{game}", at_plan(game), tabs=True, on=on) for game, on in DESK_AND_PHONE),
    *(Screen(f"hint-{game}", with_hint(game), on=on) for game, on in DESK_AND_PHONE),
    Screen("record", own_record),
    Screen("lobby-guest", lobby_as(host=False)),
    Screen("lobby-host", lobby_as(host=True)),
    *(
        Screen(
            f"{game}-{when.__name__}-{players}",
            at_table(game, players, when),
            tabs=when is late,
            like_another=(when, players) in ((early, 4), (late, 2)),
        )
        for game in GAMES
        for when, players in ((early, 2), (early, 4), (late, 2), (late, 4))
    ),
    *(Screen(f"{game}-turned-up", at_table(game, 4, turned_up)) for game in GAMES),
    *(Screen(f"{game}-moving", at_table(game, 4, moving)) for game in GAMES),
    *(Screen(f"{game}-most-options", at_table(game, 4, most_asked)) for game in GAMES),
    *(Screen(f"{game}-final", at_table(game, 4, lambda game: game.over), fits=False) for game in GAMES),
    *(Screen(f"{game}-guide", guided(game), on=on) for game, on in PHONE_AND_DESK),
    *(Screen(f"panel-{panel}", with_panel("sun", panel)) for panel in ("rules", "talk", "seats", "settings")),
]
