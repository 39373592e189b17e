"""Beyond the Sun at the table: stars, mat, seats side by side, achievements."""

from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

import heliopause
from tests.asking import asks
from tests.reaching import reached
from tests.table.serving import Server
from tests.web.robot import DESK, imported, open_page, resized, seen_troubles, spoken

NAMES = ["Mira", "Konstantin", "Maximiliane-Ev", "Casual bot"]


def asks_me(message: str, game: heliopause.Game) -> bool:
    return game.seat == 0 and asks(game) == message


def late(**options: Any) -> heliopause.Game:
    return reached(
        "sun", lambda game: game.round >= 11 and asks_me("ask-space", game), names=NAMES, **{"start": 0, **options}
    )


def opened(server: Server, chromium: Browser, game: heliopause.Game, **context: Any) -> Page:
    page = open_page(chromium, imported(server, game), reduced_motion="reduce", **{"locale": "en-GB", **context})
    page.locator("[data-place]").first.wait_for()
    return page


BOXES = """(selector) => [...document.querySelectorAll(selector)].map((one) => {
    const {left, top, right, bottom} = one.getBoundingClientRect();
    return {left, top, right, bottom, what: one.dataset.place ?? one.textContent.trim()};
})"""


def overlapping(one: dict[str, Any], other: dict[str, Any]) -> bool:
    """By more than a pixel or two of their rims."""
    wide = min(one["right"], other["right"]) - max(one["left"], other["left"])
    high = min(one["bottom"], other["bottom"]) - max(one["top"], other["top"])
    return bool(wide > 2 and high > 2)


@pytest.mark.parametrize("players", [2, 4])
def test_ships_lie_beside_their_places(server: Server, chromium: Browser, players: int) -> None:
    page = opened(server, chromium, late(players=players))
    for language in spoken(page, ["en", "de"]):
        resized(page, **DESK)
        docks = page.evaluate(BOXES, ".dock:not(.within)")
        assert docks
        things = page.evaluate(BOXES, ".place:not(.deep) > .hit") + page.evaluate(BOXES, ".place .label")
        hidden = [(dock["what"], thing["what"]) for dock in docks for thing in things if overlapping(dock, thing)]
        assert hidden == [], language
    assert seen_troubles(page) == []


def test_every_place_has_a_name_of_its_own(server: Server, chromium: Browser) -> None:
    page = opened(server, chromium, late(players=4))
    for number in (1, 2, 3):
        expect(page.locator(f'.place:has([data-place="s{number}"]) .label')).to_have_text(f"Shipyard {number}")


def test_a_far_place_takes_one_click(server: Server, chromium: Browser) -> None:
    """With a ship picked, what it reaches over several routes is a target; the jumps follow one another."""

    def three_jumps_left(game: heliopause.Game) -> bool:
        return asks_me("ask-jump", game) and game.question is not None and game.question.phrase.args["n"] == 3

    game = reached("sun", three_jumps_left, players=4, start=0)
    page = opened(server, chromium, game)
    page.locator(".ship.may").first.click()
    picked = page.locator(".ship.picked")
    expect(picked.locator(".check")).to_be_visible()
    seat, level, _ = (picked.get_attribute("data-ship") or "").split(":")
    far = page.locator('[data-jumps="2"]:not([data-place="deep"])').first  # there others' ships lie in the middle
    place = far.get_attribute("data-place")
    assert far.get_attribute("data-option") is None, "no option of the rules takes it there at once"
    far.click()
    expect(page.locator(f'[data-ship="{seat}:{level}:{place}"]')).to_be_visible()
    expect(page.get_by_text("1 jump left")).to_be_visible()
    assert seen_troubles(page) == []


def two_ships_at_one_place(game: heliopause.Game) -> bool:
    """Ships of two levels may jump twice, all from one place."""
    if not asks_me("ask-jump", game) or game.question is None or game.question.phrase.args["n"] != 2:
        return False
    ships = {(id.split(">")[0], id[-1]) for id in (option.id for option in game.options()) if ">" in id}
    return len(ships) == 2 and len({origin for origin, _ in ships}) == 1


def test_a_far_place_can_be_clicked_before_a_ship_is_picked(server: Server, chromium: Browser) -> None:
    """Several ships get there: which of them is asked."""
    page = opened(server, chromium, reached("sun", two_ships_at_one_place, players=4, start=0))
    far = page.locator('[data-jumps="2"]:not([data-place="deep"])').first  # there others' ships lie in the middle
    place = far.get_attribute("data-place")
    far.click()
    ways = page.locator(".chooser .way")
    expect(ways).to_have_count(2)
    level = ways.last.inner_text().split()[0]
    page.wait_for_timeout(600)  # what opens under a pointer ignores it for a moment
    ways.last.click()
    expect(page.locator(f'[data-ship="0:{level}:{place}"]')).to_be_visible()
    assert seen_troubles(page) == []


def test_a_place_that_no_ship_reaches_says_so(server: Server, chromium: Browser) -> None:
    def one_jump_left(game: heliopause.Game) -> bool:
        return asks_me("ask-jump", game) and game.question is not None and game.question.phrase.args["n"] == 1

    page = opened(server, chromium, reached("sun", one_jump_left, players=4, start=0))
    page.locator('[data-place][aria-disabled="true"]').first.hover()
    expect(page.get_by_text("None of your ships gets there with 1 jump")).to_be_visible()


def test_a_place_too_far_away_says_how_far(server: Server, chromium: Browser) -> None:
    game = reached("sun", lambda game: asks_me("ask-jump", game), players=4, start=0)
    page = opened(server, chromium, game)
    ship = page.locator(".ship.may").first
    _, level, origin = (ship.get_attribute("data-ship") or "").split(":")
    refusals = {place.id: game.why_not(f"jump:{origin}>{place.id}:{level}") for place in game.view().places}
    far = [place for place, refusal in refusals.items() if refusal and refusal.phrase.message == "why-too-far"]
    assert far
    ship.click()
    page.locator(f'[data-place="{far[0]}"]').hover()
    expect(page.get_by_text("jumps away")).to_be_visible()


def test_seats_side_by_side(server: Server, chromium: Browser) -> None:
    game = late(players=4)
    page = opened(server, chromium, game)
    table = page.locator('[data-area="rivals"] table')
    heads = [table.locator("thead th").nth(column).locator("svg").get_attribute("aria-label") for column in range(7)]
    assert heads == ["Growth", "Mining", "Automation", "Technologies", "Colonies", "Controlled places", "Supply"]
    for seat, mat in enumerate(game.view().seats):
        cells = table.locator("tbody tr").nth(seat).locator("th, td").all_inner_texts()
        assert cells[0].strip() == NAMES[seat]
        assert cells[1:4] == [f"+{mat.growth}", f"+{mat.mines}", f"{mat.automation}"]
    expect(page.get_by_text("Cards left:")).to_be_visible()


def test_another_mat_takes_the_place_of_mine(server: Server, chromium: Browser) -> None:
    page = opened(server, chromium, late(players=4))
    mine = page.get_by_role("region", name="Mat of Mira")
    box = mine.bounding_box()
    page.locator(".rival").nth(1).click()
    theirs = page.get_by_role("region", name="Mat of Konstantin")
    expect(theirs).to_be_visible()
    expect(mine).to_have_count(0)
    assert theirs.bounding_box() == box
    page.keyboard.press("Escape")
    expect(mine).to_be_visible()
    expect(theirs).to_have_count(0)
    assert seen_troubles(page) == []


def test_innovations_have_room_on_the_mat(server: Server, chromium: Browser) -> None:
    page = opened(server, chromium, late(players=4, mats="advanced"))
    for language in spoken(page, ["en", "de"]):
        resized(page, **DESK)
        mat = page.locator('[data-area="mat"]').bounding_box()
        assert mat is not None
        innovations = page.locator("[data-innovation]").all()
        assert len(innovations) == 2
        for innovation in innovations:
            box = innovation.bounding_box()
            assert box is not None
            assert box["y"] + box["height"] <= mat["y"] + mat["height"], language


def test_conditions_of_achievements_are_whole(server: Server, chromium: Browser) -> None:
    page = opened(server, chromium, late(players=4))
    for _ in spoken(page, ["en", "de"]):
        for size in (DESK, {"width": 1366, "height": 768}):
            resized(page, **size)
            conditions_are_whole(page)


def conditions_are_whole(page: Page) -> None:
    tab = page.locator("#panel-achievements")
    if tab.count():
        tab.click()
    cards = page.locator("[data-achievement]")
    expect(cards).to_have_count(4)
    area = page.locator('[data-area="achievements"]').bounding_box()
    assert area is not None
    for card in cards.all():
        box = card.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= area["y"] + area["height"] + 1
        assert card.evaluate("one => one.scrollHeight <= one.clientHeight")
    assert "of 4 stars" not in page.locator("body").inner_text()


def test_the_solo_card_is_shown_as_a_card(server: Server, chromium: Browser) -> None:
    game = reached("sun", lambda game: game.round >= 5 and asks_me("ask-space", game), players=2, solo=True)
    page = opened(server, chromium, game)
    drawn = [str(event) for event in game.events if "draws card" in str(event)]
    number = drawn[-1].split("draws card ")[1].split(".")[0]
    card = page.locator("[data-solo-card]")
    expect(card.get_by_role("heading")).to_contain_text(f"Card {number}")
    expect(card.get_by_text("Produces")).to_be_visible()
    for line in page.locator(".solo .last :is(h3, li)").all()[:2]:  # what it did is read without scrolling
        box, panel = line.bounding_box(), page.locator("[data-area=rivals]").bounding_box()
        assert box is not None
        assert panel is not None
        assert box["y"] + box["height"] <= panel["y"] + panel["height"]
