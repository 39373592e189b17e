"""The table of Beyond the Horizon: names on every tile, the split, the drawer of the log, targets, units in words."""

import json
import re
from collections.abc import Callable
from functools import cache, partial
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Browser, Page, WebSocketRoute, expect

import heliopause
from heliopause.games.horizon.rules.card_views import construction_view
from heliopause.games.horizon.rules.constants import LEVELS
from heliopause.games.horizon.rules.view import TileView
from tests.asking import asks
from tests.reaching import reached
from tests.table.serving import Server
from tests.web.robot import PHONE, SETTLED, imported, open_page, resized, seen_troubles, spoken
from tests.web.test_access import serious
from tests.web.test_horizon import played

DESIGN: Any = {"width": 1440, "height": 900}
LAPTOP: Any = {"width": 1366, "height": 768}

# What is written on the tiles, with the size of its letters on the screen.
TILES = """() => [...document.querySelectorAll('.map > svg .title')].map(text => {
  const drawn = text.getScreenCTM();
  return [text.textContent.trim(), parseFloat(getComputedStyle(text).fontSize) * Math.hypot(drawn.a, drawn.b)];
})"""
# What is cut off inside a part of the table.
CUT = """part => [...part.querySelectorAll('*')].filter(one => {
  if (!one.clientWidth || one.closest('.unseen') || one.closest('svg')) return false;
  const [inner, outer] = [one.getBoundingClientRect(), part.getBoundingClientRect()];
  return inner.right > outer.right + 1 || inner.bottom > outer.bottom + 1
    || (getComputedStyle(one).overflow === 'hidden' && one.scrollWidth > one.clientWidth + 1);
}).map(one => `${one.className}: ${one.textContent.trim().slice(0, 40)}`)"""


@cache
def late() -> heliopause.Game:
    """Many tiles, constructions on some of them and on a territory too."""
    return reached("horizon", lambda game: game.round >= 12 and asks(game) == "ask-space" and bool(built_over(game)))


def built_over(game: heliopause.Game) -> list[TileView]:
    return [tile for tile in game.view().tiles if tile.construction and tile.territory]


def opened(server: Server, chromium: Browser, game: heliopause.Game, **wishes: Any) -> Page:
    wishes = {"viewport": DESIGN, "locale": "en-GB", "reduced_motion": "reduce", **wishes}
    page = open_page(chromium, imported(server, game), **wishes)
    page.locator(".map .tile").first.wait_for()
    page.wait_for_load_state("networkidle")
    return page


def wide(page: Page, area: str) -> float:
    box = page.locator(f'[data-area="{area}"]').bounding_box()
    return box["width"] if box else 0


@pytest.mark.parametrize(("size", "least"), [(DESIGN, 12), (LAPTOP, 11)])
def test_every_tile_has_its_name_in_letters_one_can_read(
    server: Server, chromium: Browser, size: dict[str, int], least: float
) -> None:
    game = late()
    page = opened(server, chromium, game, viewport=size)
    page.wait_for_timeout(300)
    told: list[tuple[str, float]] = page.evaluate(TILES)
    tiles = game.view().tiles
    assert len(told) == len(tiles)
    assert min(letters for _, letters in told) >= least
    names = {name for name, _ in told}
    for tile in tiles:
        if tile.construction:
            assert tile.construction.name in names
        elif tile.territory:
            assert tile.territory.name in names
    under = set(page.locator(".map > svg .under").all_text_contents())
    for tile in built_over(game):
        assert tile.territory is not None
        assert tile.territory.name in under, "what lies under a construction keeps its name"
    # A tile is never so small that its name would not fit.
    least_tile: float = page.evaluate(
        "() => Math.min(...[...document.querySelectorAll('.tile .edge')].map(one => one.getBoundingClientRect().width))"
    )
    assert least_tile >= (114 - 6) * (least / 12) - 1


@pytest.mark.parametrize("rounds", [2, 12])
def test_goals_constructions_and_mat_are_seen_whole(server: Server, chromium: Browser, rounds: int) -> None:
    game = played("ask-space", players=4, rounds=rounds, seed=6)
    page = opened(server, chromium, game)
    goals = page.locator(".achievements")
    shown = [card for cards in game.view().display.values() for card in cards]
    for language in spoken(page, ["en", "de"]):
        resized(page, **DESIGN)
        expect(goals.locator(".goal")).to_have_count(3)
        expect(goals.locator(".card")).to_have_count(len(shown))
        assert goals.evaluate(CUT) == [], language
        assert page.locator(".mat").evaluate(CUT) == [], language


# What of a card of the display lies outside it, or runs into the next.
OVER = """() => [...document.querySelectorAll('.display .card')].flatMap(card => {
  const edge = card.getBoundingClientRect(), panel = card.closest('.display').getBoundingClientRect();
  const parts = [card, ...card.querySelectorAll('.name, .price, .what, .bonus, .group')];
  return parts.filter(part => {
    const box = part.getBoundingClientRect(), within = part === card ? panel : edge;
    return box.right > within.right + 1 || box.left < within.left - 1 || box.bottom > within.bottom + 1;
  }).map(part => `${card.dataset.card}: ${part.className}`);
})"""


@pytest.mark.parametrize("levels", [("I", "II", "III"), ("II", "III")])
def test_every_construction_fits_into_the_display(server: Server, chromium: Browser, levels: tuple[str, ...]) -> None:
    game = played("ask-space", players=4, rounds=2, seed=6)
    address = imported(server, game)
    state = game._state
    waiting: dict[str, list[Any]] = {level: [] for level in ("I", "II", "III")}
    for number, card in enumerate(state.content.constructions):
        waiting[LEVELS[card.level]].append(msgspec.to_builtins(construction_view(state, number)))
    troubles: list[str] = []
    for first in range(0, max(map(len, waiting.values())), 3):
        lying = {level: cards[first : first + 3] if level in levels else [] for level, cards in waiting.items()}
        page = chromium.new_context(locale="de-DE", reduced_motion="reduce").new_page()
        page.route_web_socket("**/live*", partial(display, lying=lying))
        page.goto(address)
        for size in (DESIGN, LAPTOP):
            page.set_viewport_size(size)
            page.locator(".map .tile").first.wait_for()
            page.evaluate(f"() => {SETTLED}")  # whether there are tabs shows when it has its size
            if (tab := page.get_by_role("tab", name="Ziele")).count():
                tab.click()
            page.locator(".display .card").first.wait_for()
            page.wait_for_timeout(200)
            troubles += page.evaluate(OVER)
        page.context.close()
    assert troubles == []


def display(socket: WebSocketRoute, lying: dict[str, list[Any]]) -> None:
    """The table as it is, but with these constructions to build."""

    def told(text: str | bytes) -> None:
        message = json.loads(text)
        view = message.get("state", message).get("view")
        if view:
            view["display"] = lying
        socket.send(json.dumps(message))

    socket.connect_to_server().on_message(told)


def test_all_actions_are_seen_whole(server: Server, chromium: Browser) -> None:
    """Also those that are closed to me, with what opens them beside their names."""
    page = opened(server, chromium, played("ask-space", players=4, rounds=2, seed=6))
    actions = page.locator(".actions")
    for language in spoken(page, ["en", "de"]):
        for size in (DESIGN, LAPTOP):
            resized(page, **size)
            assert actions.locator(".box.shut h4 .why").count() >= 2
            high: list[float] = actions.evaluate("one => [one.scrollHeight, one.clientHeight]")
            assert high[0] <= high[1] + 1, (language, size)
            names = actions.locator("h4 [data-name]")
            heights: list[float] = names.evaluate_all("all => all.map(one => one.offsetHeight)")
            assert max(heights) < 20, "a name takes one line"


def test_the_bar_between_the_boards_is_dragged_and_comes_to_rest(server: Server, chromium: Browser) -> None:
    page = opened(server, chromium, late())
    bar = page.get_by_role("separator", name="How the boards share the room")
    assert 680 <= wide(page, "stars") <= 700, "at first as the map needs it"
    box = bar.bounding_box()
    assert box
    middle = box["y"] + box["height"] / 2
    page.mouse.move(box["x"] + 5, middle)
    page.mouse.down()
    page.mouse.move(box["x"] + 320, middle, steps=4)
    page.mouse.up()
    expect(page.locator("[data-split]")).to_have_attribute("data-split", "technology")
    assert wide(page, "stars") < 340
    page.reload()
    page.locator(".map .tile").first.wait_for()
    expect(page.locator("[data-split]")).to_have_attribute("data-split", "technology")  # it is remembered
    page.get_by_role("button", name="Both", exact=True).click()
    assert 480 <= wide(page, "stars") <= 580
    page.get_by_role("group", name="How the boards share the room").get_by_role("button", name="Map").click()
    assert 680 <= wide(page, "stars") <= 700
    assert seen_troubles(page) == []


def test_the_bar_is_moved_by_keys(server: Server, chromium: Browser) -> None:
    page = opened(server, chromium, late())
    bar = page.get_by_role("separator")
    bar.focus()
    first = int(bar.get_attribute("aria-valuenow") or 0)
    page.keyboard.press("ArrowRight")
    expect(page.locator("[data-split]")).to_have_attribute("data-split", "both")
    assert int(bar.get_attribute("aria-valuenow") or 0) > first
    page.keyboard.press("End")
    expect(page.locator("[data-split]")).to_have_attribute("data-split", "technology")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    expect(page.locator("[data-split]")).to_have_attribute("data-split", "map")


def test_the_map_alone_fills_the_table_until_escape(server: Server, chromium: Browser) -> None:
    page = opened(server, chromium, late())
    page.get_by_role("button", name="The map alone, large").click()
    expect(page.locator('[data-area="technology"]')).to_have_count(0)
    assert wide(page, "stars") > 1400
    page.keyboard.press("Escape")
    expect(page.locator('[data-area="technology"]')).to_be_visible()


def test_the_log_opens_over_the_map_and_closes_again(server: Server, chromium: Browser) -> None:
    game = late()
    page = opened(server, chromium, game)
    expect(page.get_by_role("log")).to_have_count(0)
    button = page.get_by_role("button", name="Log", exact=True)
    button.click()
    expect(page.get_by_role("log")).to_be_visible()
    expect(page.locator('[data-area="log"]')).to_have_count(1)
    for line in page.get_by_role("log").locator("li").all_text_contents():
        assert not re.search(r"-?\d,-?\d", line), line
    page.get_by_role("log").focus()
    page.keyboard.press("Escape")
    expect(page.get_by_role("log")).to_have_count(0)
    expect(button).to_be_focused()


def moving(fits: Callable[[heliopause.Game], bool]) -> heliopause.Game:
    """A position in which units move."""
    for seed in range(4, 12):
        for rounds in range(2, 9):
            game = played("ask-move-unit", rounds=rounds, seed=seed)
            if fits(game):
                return game
    raise AssertionError("no such position")


def test_a_click_anywhere_on_a_tile_moves_the_unit_there(server: Server, chromium: Browser) -> None:
    game = moving(lambda game: any(option.id.startswith("move:") for option in game.options()))
    step = next(option.id for option in game.options() if option.id.startswith("move:"))
    origin, target, unit = re.fullmatch(r"move:(.*)>(.*):(\w+)", step).groups()  # type: ignore[union-attr]
    page = opened(server, chromium, game)
    page.locator(f'[data-unit="{game.seat}:{unit}:{origin}"]').click()
    tile = page.locator(f'.tile[data-place="{target}"]')
    expect(tile).to_have_attribute("data-option", step)
    box = tile.locator(".edge").bounding_box()
    assert box
    page.mouse.click(box["x"] + 8, box["y"] + box["height"] / 2)  # in its corner
    expect(page.locator(f'[data-unit="{game.seat}:{unit}:{target}"]')).to_be_visible()
    assert seen_troubles(page) == []


def test_a_far_tile_is_reached_with_one_click(server: Server, chromium: Browser) -> None:
    game = moving(lambda game: bool(game.view().routes))
    route = game.view().routes[0]
    page = opened(server, chromium, game)
    page.locator(f'[data-unit="{game.seat}:{route.unit}:{route.origin}"]').click()
    tile = page.locator(f'.tile[data-place="{route.target}"]')
    expect(tile).to_have_attribute("data-route", str(len(route.steps)))
    expect(tile).to_have_class(re.compile(r"\bgo\b"))
    tile.click()
    expect(page.locator(f'[data-unit="{game.seat}:{route.unit}:{route.target}"]')).to_be_visible()
    assert seen_troubles(page) == []


def test_units_say_what_they_are_and_exploring_says_where(server: Server, chromium: Browser) -> None:
    game = moving(lambda game: any(option.id.startswith("explore:") for option in game.options()))
    page = opened(server, chromium, game)
    for unit in page.locator("[data-unit]").all():
        kind = re.search(r":(settler|soldier)(\d)", unit.get_attribute("data-unit") or "")
        assert kind
        assert f"{kind[1]} of strength {kind[2]}" in (unit.get_attribute("aria-label") or "")
    settlers = page.locator('[data-unit*=":settler"] rect.body')
    assert settlers.count() == page.locator('[data-unit*=":settler"]').count()
    assert page.locator('[data-unit*=":soldier"] rect.body').count() == 0, "soldiers have another shape"
    explore = next(option.id for option in game.options() if option.id.startswith("explore:"))
    origin, _, unit_word = re.fullmatch(r"explore:(.*)>(.*):(\w+)", explore).groups()  # type: ignore[union-attr]
    page.locator(f'[data-unit="{game.seat}:{unit_word}:{origin}"]').click()
    sides = "north|south|north-east|north-west|south-east|south-west"
    button = page.locator(f'#question [data-option="{explore}"]')
    expect(button).to_contain_text(re.compile(rf"Explore ({sides})"))
    for option in page.locator("#question [data-option]").all():
        assert not re.search(r"-?\d,-?\d", option.inner_text())


def test_in_a_low_window_goals_and_mat_are_tabs(server: Server, chromium: Browser) -> None:
    page = opened(server, chromium, late(), viewport=LAPTOP)
    expect(page.locator(".mat")).to_be_visible()
    assert page.locator(".mat").evaluate(CUT) == []
    page.get_by_role("tab", name="Goals").click()
    expect(page.locator(".goal")).to_have_count(3)
    assert page.locator(".achievements").evaluate(CUT) == []


def test_axe_finds_nothing_serious_with_the_log_open(server: Server, chromium: Browser) -> None:
    page = opened(server, chromium, late(), bypass_csp=True)
    page.get_by_role("button", name="Log", exact=True).click()
    page.wait_for_timeout(400)
    assert serious(page) == []


def test_on_a_phone_the_map_and_the_goals_are_there(server: Server, chromium: Browser) -> None:
    page = open_page(chromium, imported(server, late()), viewport=PHONE, has_touch=True, is_mobile=True, locale="en-GB")
    page.get_by_role("tab", name="Map", exact=True).tap()
    page.locator(".map .tile").first.wait_for()
    page.get_by_role("tab", name="Others", exact=True).tap()
    expect(page.locator(".goal")).to_have_count(3)
    width: int = page.evaluate("() => document.documentElement.scrollWidth")
    assert width <= PHONE["width"]
