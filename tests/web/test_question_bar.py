"""Header and question bar: who has what, what asks, and that no click is final by surprise."""

import re
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Route, expect

import heliopause
from tests import http
from tests.asking import asks
from tests.reaching import reached
from tests.table.serving import Server
from tests.web.gallery import RECORDS, moment, turned_up
from tests.web.legible import offending
from tests.web.robot import SETTLED, Robot, imported, open_page, open_panel, seen_troubles
from tests.web.test_playing import started

ENGLISH: dict[str, Any] = {"locale": "en-GB", "reduced_motion": "reduce"}
LONG = ["Konstantinopel", "Maximilian-Ray", "Wilhelmina-Zoe", "Anne-Margarete"]


def found(name: str, wanted: Callable[[heliopause.Game], bool], players: int = 2) -> heliopause.Game:
    return reached(name, wanted, players=players, seeds=range(60), slips=0.1)


def seated_with_a_bot(server: Server, game: heliopause.Game) -> str:
    """The game at a table where this browser holds the seat that is asked, and bots the others."""
    opened = http.post(f"{server.url}/api/import", json={"record": game.record()}).json()
    for seat in range(len(game.names)):
        if seat != game.seat:
            answer = http.post(
                f"{server.url}/api/tables/{opened['table']}/seats/{seat}",
                json={"bot": "greedy"},
                headers={"Authorization": f"Bearer {opened['key']}"},
                timeout=120,
            )
            assert answer.status_code < 300, answer.text
    return f"{server.url}/t/{opened['table']}?key={opened['key']}"


@cache
def late(name: str, players: int) -> heliopause.Game:
    return reached(
        name,
        lambda game: game.round >= 6 and game.seat == 0 and at_the_pawn(game),
        players=players,
        names=LONG,
        start=0,
    )


def at_the_pawn(game: heliopause.Game) -> bool:
    return asks(game) == "ask-space"


# The header


@pytest.mark.parametrize("game", ["sun", "horizon"])
@pytest.mark.parametrize("size", [(1440, 900), (1366, 768)])
def test_four_names_of_fourteen_letters_stand_whole_in_the_header(
    server: Server, chromium: Browser, game: str, size: tuple[int, int]
) -> None:
    page = open_page(
        chromium, imported(server, late(game, 4)), viewport={"width": size[0], "height": size[1]}, **ENGLISH
    )
    plates = page.locator("header .plate")
    expect(plates).to_have_count(4)
    told: list[dict[str, Any]] = plates.evaluate_all(
        """all => all.map(plate => {
            const name = plate.querySelector('.name');
            return {
                name: name.textContent,
                cut: name.scrollWidth > name.clientWidth + 1 || name.scrollHeight > name.clientHeight + 1,
                lines: name.getClientRects().length && name.getBoundingClientRect().height,
                inside: plate.scrollWidth <= plate.clientWidth,
                type: parseFloat(getComputedStyle(name).fontSize) * plate.getBoundingClientRect().height / 44,
            };
        })"""
    )
    assert sorted(plate["name"] for plate in told) == sorted(LONG)
    for plate in told:
        assert not plate["cut"], plate
        assert plate["inside"], plate
        assert plate["lines"] < 20, f"the name is on one line: {plate}"
        assert plate["type"] >= 10.9
    header = page.locator("header.top").evaluate("one => [one.scrollWidth, one.clientWidth, one.clientHeight]")
    assert header[0] <= header[1]
    assert header[2] in (55, 56)


def test_a_plate_tells_points_people_resources_and_fleet(server: Server, chromium: Browser) -> None:
    game = late("sun", 3)
    page = open_page(chromium, imported(server, game), **ENGLISH)
    mat = game.view().seats[1]
    plate = page.locator("header [data-seat='1']")
    expect(plate.locator(".points")).to_have_text(str(sum(mat.score.values())))
    figures = plate.locator(".figures > span")
    assert figures.all_inner_texts()[:2] == [str(mat.pop), str(mat.ore)]
    assert plate.bounding_box()["width"] == pytest.approx(258, abs=1)  # type: ignore[index]
    expect(page.locator("header .plate.turn")).to_have_count(1)


def test_a_plate_shows_that_seats_mat_in_the_place_of_mine(server: Server, chromium: Browser) -> None:
    page = open_page(chromium, imported(server, late("horizon", 3)), **ENGLISH)
    mine = page.locator("[data-area=mat][data-seat='0']")
    expect(mine).to_be_visible()
    place = mine.bounding_box()
    page.locator("header [data-seat='2']").click()
    theirs = page.locator("[data-area=mat][data-seat='2']")
    expect(theirs).to_be_visible()
    assert theirs.bounding_box() == place
    page.keyboard.press("Escape")
    expect(mine).to_be_visible()


def test_undo_is_lit_when_it_works_and_otherwise_says_why(server: Server, chromium: Browser) -> None:
    address, _ = started(server, {"who": "me"}, {"who": "bot", "bot": "greedy"})
    page = open_page(chromium, address, **ENGLISH)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url) if "undo" in request.url else None)
    robot = Robot(server, page)
    robot.wait_for_a_choice()
    undo = page.get_by_role("button", name="Undo")
    expect(undo).to_have_attribute("aria-disabled", "true")
    expect(undo).to_have_attribute("title", re.compile("Undo: ."))
    undo.click(force=True)
    page.keyboard.press("u")
    assert asked == []
    robot.click(page, "space:basic-3.0" if "space:basic-3.0" in robot.offered(page) else "space:basic-3.1")
    expect(undo).to_have_attribute("aria-disabled", "false")
    undo.click()
    expect(page.locator("[data-option^='space:']").first).to_be_visible()
    assert len(asked) == 1
    assert seen_troubles(page) == []


def test_only_the_phase_under_way_is_spelled_out_also_while_a_power_is_used(server: Server, chromium: Browser) -> None:
    def in_a_power(game: heliopause.Game) -> bool:
        return game.question is not None and game.question.source.kind == "power" and game.phase.id == "production"

    game = found("sun", in_a_power)
    page = open_page(chromium, imported(server, game), **ENGLISH)
    expect(page.locator(".phases [aria-current=step]")).to_have_text("2 Production")
    assert page.locator(".phases li").all_inner_texts()[0].strip().startswith("1")


def test_an_address_that_is_none_gets_a_page(server: Server, chromium: Browser) -> None:
    page = chromium.new_context(locale="en-GB").new_page()
    answer = page.goto(f"{server.url}/nonsense")
    assert answer is not None
    assert answer.status == 404
    expect(page.get_by_role("heading", name="There is nothing here")).to_be_visible()
    page.get_by_role("button", name="To the start page").click()
    page.locator("[data-start]").first.wait_for()
    assert http.get(f"{server.url}/nonsense").json()["status"] == 404


def test_a_closed_table_says_so_and_nobody_chooses(server: Server, chromium: Browser) -> None:
    address, opened = started(server, {"who": "me"}, {"who": "here"})
    page = open_page(chromium, address, **ENGLISH)
    Robot(server, page).wait_for_a_choice()
    key = {"Authorization": f"Bearer {opened['key']}"}
    seq = http.get(f"{server.url}/api/tables/{opened['table']}", headers=key).json()["seq"]
    http.post(f"{server.url}/api/tables/{opened['table']}/close", json={"seq": seq}, headers=key).raise_for_status()
    expect(page.locator("#question .question")).to_have_text("This table is closed.")
    expect(page.locator("header .plate.turn")).to_have_count(0)


# The question


@pytest.mark.parametrize(
    ("name", "kind", "origin"),
    [
        ("sun", "event", "(event of slot"),
        ("sun", "space", "(your action):"),
        ("sun", "technology", "(your new technology):"),
        ("horizon", "leader", "leader):"),
        ("horizon", "territory", "(you"),
    ],
)
def test_a_question_names_what_asks_it(server: Server, chromium: Browser, name: str, kind: str, origin: str) -> None:
    def asked_by_it(game: heliopause.Game) -> bool:
        return game.question is not None and game.question.source.kind == kind

    game = found(name, asked_by_it)
    assert game.question is not None
    page = open_page(chromium, imported(server, game), **ENGLISH)
    thing = page.locator("#question .thing")
    expect(thing).to_have_text(game.question.source.thing.words())
    expect(page.locator("#question .origin")).to_contain_text(origin)
    expect(page.locator("#question .question")).to_contain_text(game.question.phrase.words())


def test_anothers_leader_is_named_as_theirs(server: Server, chromium: Browser) -> None:
    def theirs(game: heliopause.Game) -> bool:
        question = game.question
        return question is not None and question.source.kind == "leader" and question.source.seat != game.seat

    game = found("horizon", theirs, players=3)
    assert game.question is not None
    assert game.question.source.seat is not None
    page = open_page(chromium, imported(server, game), **ENGLISH)
    who = game.names[game.question.source.seat]
    expect(page.locator("#question .origin")).to_have_text(f"({who}’s leader):")


def test_passing_says_what_is_not_done(server: Server, chromium: Browser) -> None:
    def may_build(game: heliopause.Game) -> bool:
        return (
            game.question is not None
            and game.question.phrase.message == "ask-build"
            and any(option.id == "pass" for option in game.options())
        )

    page = open_page(chromium, imported(server, found("sun", may_build)), **ENGLISH)
    expect(page.locator("#question").get_by_role("button", name="Build none", exact=True)).to_be_visible()


def test_a_button_tells_the_price_in_sum(server: Server, chromium: Browser) -> None:
    game = late("sun", 4)
    page = open_page(chromium, imported(server, game), **ENGLISH)
    view = game.view()
    dear = [space for space in view.basic if space.extra and any(o.id == f"space:{space.id}" for o in game.options())]
    for space in dear:
        button = page.locator(f'#question [data-option="space:{space.id}"]')
        if button.count():
            face = button.first.locator(".face")
            expect(face).to_contain_text(str(space.price[0]))
            expect(face).not_to_contain_text("+")
    assert dear


@pytest.mark.parametrize("name", ["sun", "horizon"])
def test_many_options_can_all_be_read(server: Server, chromium: Browser, name: str) -> None:
    game = found(name, lambda game: len(game.options()) > 16 and not at_the_pawn(game), players=3)
    page = open_page(chromium, imported(server, game), **ENGLISH)
    Robot(server, page).wait_for_a_choice()
    page.wait_for_timeout(300)
    toggle = page.locator("#question .more")
    if toggle.count() and toggle.get_attribute("aria-expanded") == "false":
        toggle.click()
    ids = {option.id for option in game.options()}
    in_bar = set(page.eval_on_selector_all("#question .option", "all => all.map(one => one.dataset.option)"))
    assert ids == in_bar
    cut: list[str] = page.eval_on_selector_all(
        "#question .option",
        """all => all.filter(one => {
            const box = one.getBoundingClientRect();
            return box.left < 0 || box.right > innerWidth || one.scrollWidth > one.clientWidth + 1;
        }).map(one => one.dataset.option)""",
    )
    assert cut == []
    rings = page.locator("#question .option").first.evaluate(
        "one => [getComputedStyle(one).borderTopWidth, getComputedStyle(one).outlineStyle]"
    )
    assert rings == ["2px", "none"]


def opened_knowing_nothing(chromium: Browser, address: str, **wishes: Any) -> tuple[Page, Route]:
    """What the options would do is not told before it is let through: that may take a while."""
    page = open_page(chromium, "about:blank", **{**ENGLISH, **wishes})
    held: list[Route] = []

    def hold(asked: Route) -> None:
        held.append(asked)

    page.route("**/previews*", hold)
    with page.expect_request("**/previews*"):
        page.goto(address)
    page.locator("#question [data-option]").first.wait_for()
    page.evaluate(SETTLED)
    return page, held.pop()


def let_through(page: Page, told: Route) -> None:
    told.continue_()
    page.locator("#question [data-final]").first.wait_for(state="attached")
    page.evaluate(SETTLED)


def test_what_becomes_known_of_the_options_later_cuts_none(server: Server, chromium: Browser) -> None:
    """That there is no way back stands on a button as soon as it is known."""
    address = imported(server, moment(RECORDS["horizon", 4], turned_up))
    page, told = opened_knowing_nothing(chromium, address, locale="de-DE")
    let_through(page, told)
    assert offending(page, 12) == []


def test_what_becomes_known_of_the_options_later_leaves_the_focus_where_it_is(
    server: Server, chromium: Browser
) -> None:
    """The buttons that do not fit any more go into a list: whoever is on one of them does not lose the thread."""
    game = found("sun", lambda game: len(game.options()) > 8 and not at_the_pawn(game) and bool(into_chance(game)))
    page, told = opened_knowing_nothing(chromium, imported(server, game))
    page.keyboard.press("o")
    focused = page.evaluate("document.activeElement.dataset.option")
    assert focused
    let_through(page, told)
    assert page.evaluate("document.activeElement.dataset.option") == focused


# No click is final by surprise


def into_chance(game: heliopause.Game) -> list[str]:
    """Options that run into chance."""
    return [option.id for option in game.options() if game.preview(option).next == -1]


def chose(robot: Robot, page: Page) -> int:
    return len(robot.record(page)["choices"])


def test_a_choice_that_runs_into_chance_waits_once(server: Server, chromium: Browser) -> None:
    game = found("sun", lambda game: at_the_pawn(game) and bool(into_chance(game)))
    id = into_chance(game)[0]
    page = open_page(chromium, imported(server, game), **ENGLISH)
    robot = Robot(server, page)
    robot.wait_for_a_choice()
    before = chose(robot, page)
    option = page.locator(f'[data-option="{id}"]').first
    option.click()
    confirm = page.locator("#question [data-confirm]")
    expect(confirm).to_be_focused()
    expect(page.locator("#question .answer")).to_contain_text("cannot be taken back")
    assert chose(robot, page) == before
    page.keyboard.press("Escape")
    expect(confirm).to_have_count(0)
    assert chose(robot, page) == before
    option.click()
    expect(confirm).to_be_focused()
    page.keyboard.press("Enter")
    expect(confirm).to_have_count(0)
    page.wait_for_timeout(300)
    assert chose(robot, page) > before
    assert seen_troubles(page) == []


def test_a_double_click_is_no_confirmation(server: Server, chromium: Browser) -> None:
    game = found("sun", lambda game: at_the_pawn(game) and bool(into_chance(game)))
    page = open_page(chromium, imported(server, game), **ENGLISH)
    robot = Robot(server, page)
    robot.wait_for_a_choice()
    page.wait_for_timeout(300)
    before = chose(robot, page)
    page.locator(f'[data-option="{into_chance(game)[0]}"]').first.dblclick()
    expect(page.locator("#question [data-confirm]")).to_be_visible()
    assert chose(robot, page) == before


def test_the_waiting_can_be_left_out(server: Server, chromium: Browser) -> None:
    game = found("sun", lambda game: at_the_pawn(game) and bool(into_chance(game)))
    page = open_page(chromium, imported(server, game), **ENGLISH)
    open_panel(page, "Settings")
    page.get_by_role("switch", name="Confirm what cannot be taken back").click()
    page.keyboard.press("Escape")
    robot = Robot(server, page)
    before = chose(robot, page)
    page.locator(f'[data-option="{into_chance(game)[0]}"]').first.click()
    page.wait_for_timeout(500)
    assert chose(robot, page) > before


def test_the_end_of_a_turn_waits_also_if_an_achievement_is_claimed_without_asking(
    server: Server, chromium: Browser
) -> None:
    def claims(game: heliopause.Game) -> bool:
        if game.question is None or game.question.phrase.message != "ask-production":
            return False
        preview = game.preview("produce:ore")
        return preview.ends_turn and any(event.message == "log-claim" for event in preview.events)

    game = found("sun", claims)
    page = open_page(chromium, seated_with_a_bot(server, game), **ENGLISH)
    robot = Robot(server, page)
    robot.wait_for_a_choice()
    before = chose(robot, page)
    page.locator('#question [data-option="produce:ore"]').click()
    expect(page.locator("#question [data-confirm]")).to_contain_text("end turn")
    expect(page.locator("#question .answer")).to_contain_text("Claims")
    assert chose(robot, page) == before


def test_what_waits_looks_picked_wherever_it_can_be_clicked(server: Server, chromium: Browser) -> None:
    game = found("sun", lambda game: asks(game) == "ask-production")
    page = open_page(chromium, seated_with_a_bot(server, game), **ENGLISH)
    on_the_mat = page.locator('[data-area="mat"] [data-option="produce:ore"]')
    on_the_mat.click()
    expect(page.locator("#question [data-confirm]")).to_be_visible()
    expect(on_the_mat).to_have_attribute("data-picked", "")
    expect(page.locator('#question [data-option="produce:ore"]').first).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")
    expect(page.locator("[data-picked]")).to_have_count(0)


def test_what_waits_stays_in_the_bar_and_names_places(server: Server, chromium: Browser) -> None:
    """Among many options too; and no place is called by its number on the board."""

    def last_jump(game: heliopause.Game) -> bool:
        return asks(game) == "ask-jump" and len(into_chance(game)) > 6

    game = found("sun", last_jump, players=4)
    page = open_page(chromium, imported(server, game), **ENGLISH)
    Robot(server, page).wait_for_a_choice()
    page.locator(".more").click()
    option = page.locator(".rest [data-option^='jump:']").last
    id = option.get_attribute("data-option")
    option.click()
    confirm = page.locator("#question [data-confirm]")
    expect(confirm).to_be_visible()
    expect(page.locator(f'#question .options > [data-option="{id}"]')).to_be_visible()
    assert not re.search(r"\b[AB][12]\b", confirm.inner_text())


@pytest.mark.parametrize("locale", ["en-GB", "de-DE"])
def test_the_header_stands_still_from_phase_to_phase(server: Server, chromium: Browser, locale: str) -> None:
    page = open_page(chromium, imported(server, late("sun", 4)), **{**ENGLISH, "locale": locale})
    robot = Robot(server, page)
    robot.play_until("space:")
    places = [[plate.bounding_box() for plate in page.locator(".plate").all()]]
    robot.play_until("produce:")
    places.append([plate.bounding_box() for plate in page.locator(".plate").all()])
    assert places[0] == places[1]


def test_larger_type_enlarges_the_table(server: Server, chromium: Browser) -> None:
    page = open_page(chromium, imported(server, late("sun", 4)), **ENGLISH)
    header = page.locator("header.top")
    expect(header).to_be_visible()
    open_panel(page, "Settings")
    page.get_by_role("radio", name="Larger", exact=True).click()
    page.keyboard.press("Escape")
    box = header.bounding_box()
    assert box is not None
    assert box["height"] == pytest.approx(56 * 1.15, abs=1)
    assert header.evaluate("one => one.scrollWidth <= one.clientWidth")


@pytest.mark.parametrize("name", ["sun", "horizon"])
def test_an_upgrade_says_from_what_to_what(server: Server, chromium: Browser, name: str) -> None:
    def upgrades(game: heliopause.Game) -> bool:
        return len([option for option in game.options() if option.id.startswith("upgrade:")]) > 1

    game = found(name, upgrades)
    page = open_page(chromium, imported(server, game), **ENGLISH)
    for option in game.options():
        if not option.id.startswith("upgrade:"):
            continue
        told = game.told(option).args
        face = page.locator(f'#question [data-option="{option.id}"] .raised').first
        before = told["level" if name == "sun" else "strength"]
        expect(face).to_have_text(re.compile(rf"{before}\s*→\s*{told['to']}"))


@pytest.mark.parametrize("size", [(1440, 900), (1366, 768), (390, 844)])
def test_the_largest_type_cuts_no_name(server: Server, chromium: Browser, size: tuple[int, int]) -> None:
    page = open_page(
        chromium, imported(server, late("sun", 4)), viewport={"width": size[0], "height": size[1]}, **ENGLISH
    )
    names = page.locator("header .plate .name")
    expect(names).to_have_count(4)
    before = names.first.evaluate("one => one.getBoundingClientRect().height")
    open_panel(page, "Settings")
    page.get_by_role("radio", name="Largest", exact=True).click()
    page.keyboard.press("Escape")
    after = names.first.evaluate("one => one.getBoundingClientRect().height")
    assert after > before
    cut = "all => all.filter(n => n.scrollWidth > n.clientWidth + 1 || n.scrollHeight > n.clientHeight + 2)"
    assert names.evaluate_all(f"{cut}.map(n => n.textContent)") == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_at_a_zoom_of_150_percent_the_board_is_still_most_of_the_page(server: Server, chromium: Browser) -> None:
    page = open_page(
        chromium,
        imported(server, late("sun", 4)),
        viewport={"width": 960, "height": 600},
        device_scale_factor=1.5,
        **ENGLISH,
    )
    board = page.locator("#tab-panel")
    expect(board).to_be_visible()
    box = board.bounding_box()
    assert box is not None
    assert box["width"] * box["height"] > 0.45 * 960 * 600
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    for tab, things in {"technology": "article.card, [data-action], .slot", "stars": "[data-place]"}.items():
        page.locator(f"#tab-{tab}").click()
        page.locator(f"#tab-panel :is({things})").first.wait_for()
        assert board.evaluate(OUT_OF_REACH, things) == [], tab
    assert page.locator("#question").evaluate(OUT_OF_REACH, "[data-option]") == []


# What of the things in a box cannot be brought into sight by scrolling what is around them.
OUT_OF_REACH = """(box, things) => [...box.querySelectorAll(things)].filter(one => {
    one.scrollIntoView({block: 'center', inline: 'center', behavior: 'instant'});
    const {left, top, right, bottom} = one.getBoundingClientRect(), edge = box.getBoundingClientRect();
    return left < edge.left - 2 || top < edge.top - 2 || right > edge.right + 2 || bottom > edge.bottom + 2;
}).map(one => one.outerHTML.slice(0, 80))"""
