"""Others' turns are told: news with halos, a pace, the card that was turned up, banners, the log by turns."""

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

import heliopause
from tests.asking import asks
from tests.reaching import reached
from tests.table.serving import Server
from tests.web.robot import PHONE, Robot, imported, open_page, seen_troubles

ENGLISH = {"locale": "en-GB"}


def before_my_pawn(game: heliopause.Game) -> bool:
    return game.seat == 0 and asks(game) == "ask-space"


def may_claim(game: heliopause.Game) -> bool:
    return game.seat == 0 and asks(game) == "ask-achievement"


def with_a_loss(game: heliopause.Game) -> bool:
    return before_my_pawn(game) and any(news.tone == "lost" for news in game.news(0))


def first_choice(page: Page) -> None:
    page.locator('[data-option="space:basic-4.0"]').first.dispatch_event("click")


def test_news_say_what_happened_and_what_it_means_until_i_choose(server: Server, chromium: Browser) -> None:
    game = reached("sun", with_a_loss, players=4, start=0)
    page = open_page(chromium, imported(server, game), **ENGLISH)
    items = page.locator("[data-since] [data-news-item]")
    items.first.wait_for()
    expect(items).to_have_count(len(game.news(0)))
    lost = page.locator('[data-news-item][data-tone="lost"]')
    expect(lost.first).to_contain_text("you lost control")
    number = lost.first.get_attribute("data-news-item")
    marked = page.locator(f'[data-news="{number}"]')
    expect(marked.first).to_be_visible()
    expect(page.locator(".halo span").first).to_be_visible()
    lost.first.hover()
    expect(page.locator(".halo.pointed").first).to_be_attached()
    page.mouse.move(5, 5)
    first_choice(page)
    expect(page.locator("[data-news]")).to_have_count(0)
    expect(items).to_have_count(len(game.news(0)))
    lost.first.hover()
    expect(marked.first).to_be_visible()
    assert seen_troubles(page) == []


def test_a_click_on_an_item_shows_the_table_as_it_was_and_the_arrow_all_of_it(
    server: Server, chromium: Browser
) -> None:
    game = reached("sun", with_a_loss, players=4, start=0)
    page = open_page(chromium, imported(server, game), **ENGLISH)
    page.locator("[data-news-item]").first.click()
    expect(page.get_by_role("slider")).not_to_have_attribute("aria-valuetext", "now")
    page.keyboard.press("Escape")
    expect(page.get_by_role("slider")).to_have_attribute("aria-valuetext", re.compile("now", re.I))
    page.get_by_role("button", name="Show the others’ turns again").click()
    expect(page.get_by_role("button", name="Stop showing them")).to_be_visible()
    expect(page.get_by_role("slider")).to_have_attribute("aria-valuetext", re.compile("of"))
    page.get_by_role("button", name="Stop showing them").click()
    page.get_by_role("button", name="Put the news away").click()
    expect(page.locator("[data-news-item]")).to_have_count(0)
    expect(page.locator("[data-news]")).to_have_count(0)
    assert seen_troubles(page) == []


@pytest.mark.parametrize(("name", "players"), [("sun", 4), ("horizon", 3)])
def test_the_card_that_was_turned_up_lies_there_and_hides_nothing_gold(
    server: Server, chromium: Browser, name: str, players: int
) -> None:
    game = reached(name, lambda game: bool(game.resolving and game.resolving.seats), players=players, start=0)
    card = game.resolving
    assert card is not None
    page = open_page(chromium, imported(server, game), reduced_motion="reduce", **ENGLISH)
    shown = page.locator("[data-event-card]")
    expect(shown).to_contain_text(card.card.words())
    expect(shown).to_contain_text("choosing")
    expect(shown.locator("li")).to_have_count(len(card.steps))
    page.wait_for_timeout(400)
    hidden = page.evaluate(
        """() => {
            const card = document.querySelector('[data-event-card]').getBoundingClientRect();
            return [...document.querySelectorAll('[data-option]')].filter((one) => {
                const box = one.getBoundingClientRect();
                const across = box.x < card.right && box.right > card.x;
                return box.width && across && box.y < card.bottom && box.bottom > card.y;
            }).map((one) => one.dataset.option);
        }"""
    )
    assert hidden == []
    shown.get_by_role("button", name="Fold the card").click()
    expect(shown.locator("li")).to_have_count(0)
    shown.get_by_role("button", name="Show the card").click()
    expect(shown.locator("li")).to_have_count(len(card.steps))
    assert seen_troubles(page) == []


def with_a_bot(server: Server, chromium: Browser, pace: str, **wishes: Any) -> tuple[Page, Robot]:
    seats: list[dict[str, Any]] = [{"who": "me", "name": "Mira"}]
    seats += [{"who": "bot", "bot": "greedy", "name": f"Bot {n}"} for n in (1, 2)]
    opened = server.open(*seats, options={"start": 0})
    page = open_page(chromium, f"{server.url}/t/{opened.table}?key={opened.key}", pace=pace, **ENGLISH, **wishes)
    return page, Robot(server, page)


def play_to_the_others(page: Page, robot: Robot) -> None:
    """Until it is somebody else's turn."""
    skip = page.get_by_role("button", name="Skip")
    for _ in range(12):
        page.locator("[data-option]").or_(skip).first.wait_for()
        if skip.count():
            return
        robot.click_if_there(page, robot.pick(page))
        page.wait_for_timeout(150)
    raise AssertionError("the others never played")


def test_others_are_shown_step_by_step_and_space_skips_the_rest(server: Server, chromium: Browser) -> None:
    page, robot = with_a_bot(server, chromium, "calm")
    play_to_the_others(page, robot)
    skip = page.get_by_role("button", name="Skip")
    expect(skip).to_be_visible()
    assert page.locator("#question [data-option]").count() == 0
    page.wait_for_timeout(1500)  # by then the bots have long chosen
    page.locator("body").press("Space")
    expect(page.locator("#question [data-option]").first).to_be_visible()
    assert seen_troubles(page) == []


def test_the_log_has_a_heading_a_turn_and_bare_facts(server: Server, chromium: Browser) -> None:
    game = reached("sun", lambda game: before_my_pawn(game) and game.round == 3, players=3, start=0)
    page = open_page(chromium, imported(server, game), **ENGLISH)
    log = page.locator('[data-area="log"]')
    expect(log.get_by_role("heading", name="Konstantin round 2")).to_be_attached()
    facts = log.locator("li").all_inner_texts()
    assert not any(fact.startswith("Konstantin takes") for fact in facts)
    assert any(fact.startswith("Takes ") for fact in facts)
    assert not any(re.search(r"\([AB]\d\)", fact) for fact in facts), "places by name only"


def test_a_great_moment_gets_a_banner_that_a_key_ends(server: Server, chromium: Browser) -> None:
    game = reached("sun", may_claim, players=2, start=0)
    page = open_page(chromium, imported(server, game), **ENGLISH)
    page.locator("[data-option^='claim:']").first.dispatch_event("click")
    banner = page.locator("[data-ceremony='claim']")
    expect(banner).to_contain_text("claims")
    page.keyboard.press("x")
    expect(banner).to_have_count(0)
    assert seen_troubles(page) == []


def test_a_discovery_is_shown_with_its_words_and_a_click_ends_it(server: Server, chromium: Browser) -> None:
    def picks_a_card(game: heliopause.Game) -> bool:
        return game.seat == 0 and any(option.id.startswith("card:") for option in game.options())

    game = reached("sun", picks_a_card, players=2, start=0)
    page = open_page(chromium, imported(server, game), **ENGLISH)
    robot = Robot(server, page)
    robot.wait_for_a_choice()
    page.wait_for_timeout(600)  # the tray does not take a click at once
    card = next(option for option in robot.offered(page) if option.startswith("card:")).partition(":")[2]
    robot.click(page, f"card:{card}")
    confirm = page.locator("#question [data-confirm]")
    banner = page.locator("[data-ceremony='discovery']")
    expect(confirm.or_(banner).first).to_be_visible()
    if confirm.count():
        confirm.click()
    expect(banner.locator(".words .name")).to_be_visible()
    expect(banner.locator("dd").first).to_be_visible()
    page.mouse.click(700, 890)
    expect(banner).to_have_count(0)
    assert seen_troubles(page) == []


def test_nothing_rises_where_motion_is_unwelcome(server: Server, chromium: Browser) -> None:
    game = reached("sun", may_claim, players=2, start=0)
    page = open_page(chromium, imported(server, game), reduced_motion="reduce", **ENGLISH)
    page.locator("[data-option^='claim:']").first.dispatch_event("click")
    expect(page.locator("[data-option^='claim:']")).to_have_count(0)
    expect(page.locator("[data-ceremony]")).to_have_count(0)


@pytest.mark.parametrize("size", [(390, 844), (844, 390)])
def test_on_a_phone_the_news_are_swiped_and_a_tap_shows_the_place(
    server: Server, chromium: Browser, size: tuple[int, int]
) -> None:
    game = reached("sun", with_a_loss, players=4, start=0, seeds=range(30, 72))
    viewport: Any = {"width": size[0], "height": size[1]}
    page = open_page(chromium, imported(server, game), viewport=viewport, has_touch=True, **ENGLISH)
    strip = page.locator("[data-since]")
    sideways = size[0] > size[1]
    if sideways:  # there it is one button beside the question
        strip.get_by_role("button").first.tap()
    items = strip.locator("[data-news-item]")
    expect(items).to_have_count(len(game.news(0)))
    lost = strip.locator('[data-tone="lost"]').first
    expect(lost).to_contain_text("you lost control")
    lost.tap()
    expect(page.get_by_role("tab", name="Stars")).to_have_attribute("aria-selected", "true")
    if sideways:  # it makes way for what it shows
        expect(items).to_have_count(0)
        strip.get_by_role("button").first.tap()
    else:
        page.keyboard.press("Escape")
    strip.get_by_role("button", name="Put the news away").tap()
    expect(strip).to_have_count(0)
    assert seen_troubles(page) == []


def test_on_a_phone_a_tap_skips_what_the_others_do(server: Server, chromium: Browser) -> None:
    page, robot = with_a_bot(server, chromium, "calm", viewport=PHONE, has_touch=True)
    play_to_the_others(page, robot)
    page.wait_for_timeout(1500)  # by then the bots have long chosen
    skip = page.locator("[data-since]").get_by_role("button", name="Skip")
    if skip.count():
        skip.tap()
    expect(page.locator("#question [data-option]").first).to_be_visible()
    expect(skip).to_have_count(0)
    assert seen_troubles(page) == []


def test_on_its_side_a_phone_gives_the_board_most_of_the_height(server: Server, chromium: Browser) -> None:
    game = reached("sun", with_a_loss, players=4, start=0)
    page = open_page(chromium, imported(server, game), viewport={"width": 844, "height": 390}, **ENGLISH)
    page.locator("[data-since]").wait_for()
    board, ask = page.locator("#tab-panel").bounding_box(), page.locator("#question").bounding_box()
    assert board is not None
    assert ask is not None
    assert board["height"] > 0.7 * 390
    assert board["width"] > 0.5 * 844
    assert ask["x"] >= board["x"] + board["width"] - 1, "the question stands beside the board"
    names = page.locator("header .plate .name")
    assert names.evaluate_all("all => all.every(one => one.scrollWidth <= one.clientWidth + 1)")


def test_a_halo_stays_on_its_board(server: Server, chromium: Browser) -> None:
    """Where a thing lies half behind the question, its halo is cut there."""
    game = reached("sun", with_a_loss, players=4, start=0)
    page = open_page(chromium, imported(server, game), viewport=PHONE, **ENGLISH)
    page.locator("[data-news-item]").first.wait_for()
    page.get_by_role("tab", name="Stars").click()
    page.locator(".halo").first.wait_for()
    frame = page.locator("#tab-panel").bounding_box()
    assert frame is not None
    cuts = page.locator(".halo").evaluate_all(
        """all => all.map(one => {
            const box = one.getBoundingClientRect();
            const sides = getComputedStyle(one).clipPath.match(/inset\\(([^)]*)\\)/)[1].split(' ');
            const bottom = parseFloat(sides.at(2) ?? sides[0]);
            return [box.bottom, bottom];
        })"""
    )
    for bottom, cut in cuts:
        assert cut < 0 or bottom - cut <= frame["y"] + frame["height"] + 1


def test_the_number_of_the_news_hides_no_number_of_the_map(server: Server, chromium: Browser) -> None:
    game = reached("sun", with_a_loss, players=4, start=0)
    page = open_page(chromium, imported(server, game), **ENGLISH)
    page.locator(".halo.low span").first.wait_for()
    hidden = page.evaluate(
        """() => [...document.querySelectorAll('.halo.low span')].flatMap((flag) => {
            const over = flag.getBoundingClientRect();
            return [...document.querySelectorAll('[data-area=stars] .badge')].filter((one) => {
                const box = one.getBoundingClientRect();
                return box.x < over.right && box.right > over.x && box.y < over.bottom && box.bottom > over.y;
            }).map((one) => one.textContent);
        })"""
    )
    assert page.locator("[data-area=stars] .badge").count() > 0
    assert hidden == []


def test_on_a_phone_the_card_waits_folded(server: Server, chromium: Browser) -> None:
    game = reached("sun", lambda game: game.resolving is not None, players=4, start=0)
    page = open_page(chromium, imported(server, game), viewport=PHONE, reduced_motion="reduce", **ENGLISH)
    shown = page.locator("[data-event-card]")
    expect(shown.locator("li")).to_have_count(0)
    shown.get_by_role("button", name="Show the card").click()
    expect(shown.locator("li").first).to_be_visible()
    card, question = shown.bounding_box(), page.locator("#question").bounding_box()
    assert card
    assert question
    assert card["y"] + card["height"] <= question["y"], "and lies above the question"
    assert seen_troubles(page) == []
