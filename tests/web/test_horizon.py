"""Beyond the Horizon in a real browser: whole games clicked to the end, the map, both languages, desk and phone."""

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, TimeoutError, expect

import heliopause
from heliopause.kernel.phrase import Phrase
from heliopause.words import ENGLISH, LANGUAGES, NAME, messages
from tests import http
from tests.asking import asks
from tests.reaching import reached
from tests.records.make import HORIZON, read
from tests.table.serving import Server
from tests.web.robot import PHONE, Robot, imported, open_page, open_panel, seen_troubles
from tests.web.test_access import serious
from tests.web.test_playing import started

WIDE = "document.querySelector('.map > svg').viewBox.baseVal.width"
TABS = ("Map", "Board", "Others", "Log", "Technology")


class Whole(Robot):
    """A robot that looks behind 'more' too: every option of the rules must be there to click, and nothing else."""

    def pick(self, page: Page) -> str:
        for _ in range(10):
            game = heliopause.load(self.record(page))  # anew: the last click may have landed only now
            more = page.locator("button.more[aria-expanded=false]")
            if more.count():
                more.first.click()
            try:
                page.wait_for_function(
                    "ids => JSON.stringify([...new Set([...document.querySelectorAll('[data-option]')]"
                    ".map(one => one.dataset.option))].sort()) === JSON.stringify(ids.sort())",
                    arg=sorted({option.id for option in game.options()}),
                    timeout=10_000,
                )
            except TimeoutError:
                continue
            return str(self.bot.choose(game))
        raise AssertionError(
            f"the page offers {self.offered(page)}, the rules {[option.id for option in game.options()]}"
        )


def played(question: str, players: int = 2, rounds: int = 1, seed: int = 4) -> heliopause.Game:
    """A game at the first such question from a round on."""
    return reached(
        "horizon",
        lambda game: game.round >= rounds and asks(game) == question,
        players=players,
        names=["Mira", "Jonas", "Ines", "Tom"],
        seeds=range(seed, seed + 60),
    )


def recorded(choice: str) -> heliopause.Game:
    """A recorded game that is about to make such a choice: for what bots hardly ever come to."""
    for name in HORIZON:
        record = read(name)["record"]
        for number, id in enumerate(record["choices"]):
            if id.startswith(choice):
                return heliopause.load({**record, "choices": record["choices"][:number]}, seed=1)
    raise AssertionError(f"no recorded game has {choice}")


def test_every_option_of_a_game_for_two_can_be_clicked(server: Server, chromium: Browser) -> None:
    """How games come to their ends by clicks, see test_whole_games."""
    seats = ({"who": "me", "name": "Mira"}, {"who": "here", "name": "Ines"})
    address, _ = started(server, *seats, game="horizon", options={"short": True})
    page = open_page(chromium, address, locale="en-GB", reduced_motion="reduce")
    assert Whole(server, page).play(40) is False
    assert seen_troubles(page) == []


@pytest.mark.soak
def test_a_two_player_game_is_clicked_to_the_end_and_every_option_can_be(server: Server, chromium: Browser) -> None:
    seats = ({"who": "me", "name": "Mira"}, {"who": "here", "name": "Ines"})
    address, _ = started(server, *seats, game="horizon", options={"short": True})
    page = open_page(chromium, address, locale="en-GB", reduced_motion="reduce")
    robot = Whole(server, page)
    assert robot.play(3000)
    sheet = page.locator("[data-game-over]")
    expect(sheet).to_be_visible()
    expect(sheet.get_by_role("rowheader", name="Villages")).to_be_visible()
    scores = heliopause.load(robot.record(page)).scores()
    expect(sheet.get_by_text(f"{max(score.total for score in scores)} points").first).to_be_visible()
    assert seen_troubles(page) == []


def test_the_first_page_offers_it_beside_the_other(server: Server, chromium: Browser) -> None:
    page = open_page(chromium, server.url, locale="en-GB")
    expect(page.get_by_text("Solo against the automa")).to_be_visible()
    page.get_by_role("radio", name="Beyond the Horizon").check()
    expect(page.get_by_text("Solo against the automa")).to_have_count(0)
    page.get_by_role("button", name="Set up a game").click()
    expect(page.get_by_role("radio", name="Beyond the Horizon")).to_be_checked()
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url(re.compile(r"/t/"))
    expect(page.get_by_role("heading", level=1)).to_contain_text("Beyond the Horizon")
    assert seen_troubles(page) == []


def test_the_first_page_has_a_drawing_for_each_game(server: Server, chromium: Browser) -> None:
    page = open_page(chromium, server.url, locale="en-GB")
    expect(page.get_by_role("img", name="planets on their orbits")).to_be_visible()
    page.get_by_role("radio", name="Beyond the Horizon").check()
    expect(page.get_by_role("img", name="A land of hexagons in the sea")).to_be_visible()
    expect(page.get_by_role("img", name="planets on their orbits")).to_have_count(0)
    assert seen_troubles(page) == []


def test_units_that_settle_or_fortify_are_chosen_on_the_map(server: Server, chromium: Browser) -> None:
    game = recorded("use:")
    assert asks(game) == "ask-use"
    assert game.question is not None
    place = game.question.phrase.args["place"]
    assert isinstance(place, Phrase)
    at = place.about.removeprefix("tile:")
    page = open_page(chromium, imported(server, game), locale="en-GB", reduced_motion="reduce")
    units = page.locator("[data-unit][data-option]")
    units.first.wait_for()
    expect(units).to_have_count(len(game.options()))
    for unit in units.all():
        assert str(unit.get_attribute("data-unit")).endswith(f":{at}")
    assert {unit.get_attribute("data-option") for unit in units.all()} == {str(option) for option in game.options()}
    chosen = units.last
    option = str(chosen.get_attribute("data-option"))
    chosen.click()
    expect(page.locator(f'[data-unit][data-option="{option}"]')).to_have_count(0)
    assert seen_troubles(page) == []


@pytest.mark.parametrize(("locale", "where"), [("en-GB", "north|south"), ("de-DE", "nach Nord|nach Süd")])
def test_options_are_read_out_with_where_a_place_lies(
    server: Server, chromium: Browser, locale: str, where: str
) -> None:
    game = played("ask-move-unit", rounds=2)
    page = open_page(chromium, imported(server, game), locale=locale, viewport=PHONE)  # it lists all options
    buttons = page.locator("#question button[data-option^=explore], #question button[data-option^=move]")
    buttons.first.wait_for()
    for button in buttons.all():
        spoken = button.locator(".unseen").first.inner_text()
        assert not re.search(r"-?\d,-?\d", spoken), spoken
        assert re.search(rf"{where}|[Cc]radle|Wiege", spoken), spoken


def test_a_unit_is_picked_and_the_map_glows_where_it_may_go(server: Server, chromium: Browser) -> None:
    game = played("ask-move-unit", rounds=2)
    steps = [option.id for option in game.options() if option.id.startswith("explore:")]
    assert steps, "this game should explore here"
    origin, target, unit = re.fullmatch(r"explore:(.*)>(.*):(\w+)", steps[0]).groups()  # type: ignore[union-attr]
    page = open_page(chromium, imported(server, game), locale="en-GB", reduced_motion="reduce")
    page.locator(f'[data-unit="{game.seat}:{unit}:{origin}"]').click()
    empty = page.locator(f'[data-place="{target}"]')
    expect(empty).to_have_attribute("data-option", steps[0])
    expect(empty).to_have_class(re.compile(r"\bgo\b"))
    empty.click()
    page.keyboard.press("Enter")  # what is drawn cannot be taken back, so it waits once
    page.wait_for_function("place => !document.querySelector(`.empty[data-place='${place}']`)", arg=target)
    expect(page.locator(f'.tile[data-place="{target}"]')).to_be_visible()
    assert seen_troubles(page) == []


def test_the_list_of_more_options_stays_open_until_one_is_chosen(server: Server, chromium: Browser) -> None:
    page = open_page(chromium, imported(server, played("ask-move-unit", players=3, rounds=6)), locale="en-GB")
    more = page.locator("button.more")
    more.click()
    page.set_viewport_size({"width": 1400, "height": 900})
    page.wait_for_timeout(100)  # the buttons are measured anew
    expect(more).to_have_attribute("aria-expanded", "true")
    page.locator(".rest [data-option]").first.click()
    expect(page.locator("button.more[aria-expanded=true]")).to_have_count(0)


def test_the_map_comes_closer_by_wheel_keys_and_buttons_and_fits_again(server: Server, chromium: Browser) -> None:
    page = open_page(chromium, imported(server, played("ask-space", rounds=4)), locale="en-GB", reduced_motion="reduce")
    board = page.get_by_role("region", name="The map")
    page.locator(".tile").nth(3).wait_for()
    whole: float = page.evaluate(f"() => {WIDE}")

    def sees(less_or_more: str) -> None:
        """Wait until less than the whole is seen, more of it, or as much."""
        page.wait_for_function(f"whole => Math.sign(Math.round({WIDE} - whole)) === {less_or_more}", arg=whole)

    board.hover()
    page.mouse.wheel(0, -300)
    sees("-1")
    board.get_by_role("button", name="The whole map").click()
    sees("0")
    board.focus()
    page.keyboard.press("+")
    sees("-1")
    page.keyboard.press("0")
    sees("0")
    board.get_by_role("button", name="Farther away").click()
    sees("1")


def test_what_is_not_possible_says_why_with_its_rule(server: Server, chromium: Browser) -> None:
    page = open_page(chromium, imported(server, played("ask-space")), locale="en-GB")
    page.locator('[data-space="advanced-4.0"]').hover()
    expect(page.get_by_text("On your first turn the pawn goes to a basic action.")).to_be_visible()
    page.locator('[data-space="advanced-4.0"]').click(force=True)  # which keeps the reason on the screen
    page.get_by_role("button", name="rule 3.3").click()
    expect(page.get_by_role("heading", name="The first turn")).to_be_in_viewport()


def test_the_table_as_text_names_tiles_by_where_they_lie(server: Server, chromium: Browser) -> None:
    game = played("ask-space", rounds=4)
    page = open_page(chromium, imported(server, game), locale="en-GB")
    north = next(tile for tile in game.view().tiles if (tile.q, tile.r) == (0, -1))
    text = page.locator("#twin")
    expect(text.get_by_role("cell", name="1 north", exact=True)).to_have_count(1)
    names = [tile.territory.name for tile in game.view().tiles if tile.territory and not tile.construction]
    for name in names:
        expect(text.get_by_role("rowheader", name=name, exact=True)).to_have_count(1)
    assert north.kind in ("start", "territory")


def test_the_guide_leads_through_the_first_turn(server: Server, chromium: Browser) -> None:
    address, _ = started(server, {"who": "me", "name": "Mira"}, {"who": "here", "name": "Ines"}, game="horizon")
    page = open_page(chromium, address, locale="en-GB")
    open_panel(page, "Guide")
    guide = page.get_by_role("region", name="Your first game")
    expect(guide).to_contain_text("A small game")
    robot = Robot(server, page)
    robot.play_until("space:")
    guide.get_by_role("button", name="Begin").click()
    expect(guide).not_to_contain_text("horizon-guide")
    robot.play(12)
    expect(guide).not_to_contain_text("horizon-guide")
    assert seen_troubles(page) == []


def test_the_german_screen_speaks_german(server: Server, chromium: Browser) -> None:
    game = played("ask-move-unit", players=4, rounds=5)
    page = open_page(chromium, imported(server, game), locale="de-DE")
    page.locator("[data-option]").first.wait_for()
    page.wait_for_load_state("networkidle")
    text = page.locator("body").inner_text()
    assert "Ziele · " in text
    assert "Welche Einheit zieht oder erkundet?" in text
    assert not re.search(r"\b(round|movements?|goals|undiscovered|Settle|coins)\b", text)
    assert not [message for message in messages("en") if "-" in message and re.search(rf"\b{message}\b", text)]
    assert page.locator("html").get_attribute("lang") == "de"


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_axe_finds_nothing_serious(server: Server, chromium: Browser, size: str) -> None:
    wishes: dict[str, Any] = {"viewport": PHONE} if size == "phone" else {}
    game = played("ask-move-unit", players=3, rounds=6)
    page = open_page(chromium, imported(server, game), bypass_csp=True, reduced_motion="reduce", **wishes)
    page.locator("[data-option]").first.wait_for()
    page.wait_for_timeout(400)
    assert serious(page) == []


def test_a_game_on_a_phone(server: Server, chromium: Browser) -> None:
    address, _ = started(server, {"who": "me"}, {"who": "here"}, game="horizon")
    page = open_page(chromium, address, viewport=PHONE, has_touch=True, is_mobile=True, locale="en-GB")
    robot = Robot(server, page)
    robot.play(30)
    for tab in TABS:
        page.get_by_role("tab", name=tab, exact=True).tap()
        expect(page.get_by_role("tabpanel", name=tab, exact=True)).to_be_visible()
    wide: int = page.evaluate("() => document.documentElement.scrollWidth")
    assert wide <= PHONE["width"], "nothing sticks out at the side"
    assert seen_troubles(page) == []


def test_nothing_scrolls_at_a_desk(server: Server, chromium: Browser) -> None:
    page = open_page(chromium, imported(server, played("ask-space", players=4, rounds=8, seed=6)))
    page.locator("[data-option]").first.wait_for()
    wide, tall = page.evaluate("() => [document.documentElement.scrollWidth, document.documentElement.scrollHeight]")
    assert wide <= 1440
    assert tall <= 900
    for part in ("mat", "achievements"):
        hidden: int = page.locator(f".{part}").first.evaluate("one => one.scrollHeight - one.clientHeight")
        assert hidden <= 0, f"the {part} are seen whole"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_on_the_table_has_its_words(server: Server, language: str) -> None:
    told = http.get(f"{server.url}/api/cards/horizon").json()
    view = heliopause.new("horizon", players=4, seed=1).view()
    shown = [card for cards in view.display.values() for card in cards]
    shown += [slot.card for slot in view.slots if slot.card]
    shown += view.governments + view.achievements
    assert {card.id for card in shown} <= told.keys()
    known = set(messages(language))

    def said(part: Any) -> list[str]:
        if isinstance(part, dict):
            here = [part["m"]] if "m" in part else []
            return here + [message for value in part.values() for message in said(value)]
        return [message for one in part for message in said(one)] if isinstance(part, list) else []

    unknown = {message for message in said(told) if message not in known}
    if language == ENGLISH:  # the content itself says its names
        unknown = {message for message in unknown if not message.startswith(NAME)}
    assert not unknown
