"""Cards, action boxes, emblems, tips and reasons at the table."""

import json
import re
import tomllib
from functools import partial
from importlib import import_module
from importlib.resources import files
from pathlib import Path
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Browser, ViewportSize, WebSocketRoute, expect

import heliopause
from heliopause.bots import make
from tests.asking import asks
from tests.reaching import reached
from tests.table.serving import Server
from tests.web.robot import PHONE, Robot, imported, open_page, seen_troubles

WEB = Path(__file__).parents[2] / "web"


@pytest.mark.parametrize("game", ["sun", "horizon"])
def test_every_card_has_an_emblem(game: str) -> None:
    named = json.loads((WEB / f"src/games/{game}/emblems.json").read_text(encoding="utf-8"))
    drawings = json.loads((WEB / "node_modules/@iconify-json/game-icons/icons.json").read_text(encoding="utf-8"))
    cards = card_ids(game)

    assert len(cards) > 100
    assert cards - set(named) == set()
    assert set(named) - cards == set(), "an emblem of a card that is gone"
    assert {icon for icon in named.values() if icon not in drawings["icons"]} == set()


KINDS = ["achievement", "event", "guild", "mat", "system", "technology", "construction", "goal", "government", "leader"]


def card_ids(game: str) -> set[str]:
    found: set[str] = set()
    for file in files(f"heliopause.games.{game}").joinpath("content").iterdir():
        if file.name.endswith(".toml") and file.name != "starter.toml":
            content = tomllib.loads(file.read_text(encoding="utf-8"))
            for kind in [*KINDS, "territory"]:
                found.update(content.get(kind, {}))
    return found


# Every card fits


OVERFLOWS = """() => [...document.querySelectorAll('article[data-card]')].flatMap((card) => {
    const body = card.querySelector('.body'), edge = card.getBoundingClientRect(), found = [];
    const say = (what) => found.push(`${card.dataset.card}: ${what}`);
    if (body.scrollHeight > body.clientHeight) say(`${body.scrollHeight} high in ${body.clientHeight}`);
    const scale = edge.width / card.offsetWidth;
    for (const part of card.querySelectorAll('.group, .name, .power, .space')) {
        const box = part.getBoundingClientRect();
        if (box.right > edge.right - 1 * scale) say(`${part.className} ends ${box.right - edge.right} beyond the edge`);
        if (part.matches('.name') && box.height > 31 * scale) say(`a name ${box.height} high`);
    }
    const rail = card.querySelector('.rail')?.getBoundingClientRect(), bar = card.querySelector('.bar');
    if (rail && rail.right > bar.getBoundingClientRect().left) say('cubes cover the types');
    if (rail && card.querySelector('.rail').scrollHeight > card.clientHeight) say('too many cubes');
    const walk = document.createTreeWalker(card, NodeFilter.SHOW_TEXT);
    for (let text = walk.nextNode(); text; text = walk.nextNode()) {
        const size = parseFloat(getComputedStyle(text.parentElement).fontSize);
        if (text.data.trim() && !text.parentElement.closest('.unseen') && size < 12) say(`${text.data} in ${size} px`);
    }
    return found;
})"""


@pytest.mark.parametrize(
    ("name", "size", "language"),
    [
        pytest.param("sun", (1440, 900), "en-GB", marks=pytest.mark.soak),  # German is longer
        ("sun", (1440, 900), "de-DE"),
        ("horizon", (1440, 900), "en-GB"),  # small cards
        pytest.param("horizon", (1050, 900), "en-GB", marks=pytest.mark.soak),
        ("horizon", (1050, 900), "de-DE"),  # full ones
    ],
)
def test_every_card_fits(server: Server, chromium: Browser, name: str, size: tuple[int, int], language: str) -> None:
    game = heliopause.new(name, players=4, seed=1, start=0)
    bots = [make("greedy", seat) for seat in range(4)]
    while game.round < 1 or game.question is None or game.question.phrase.message != "ask-space":
        game.choose(bots[game.seat or 0].choose(game))
    address = imported(server, game)
    waiting = technologies(game)
    seen: set[str] = set()
    troubles: list[str] = []
    while waiting:
        lying = {level: [cards.pop() for _ in range(min(len(cards), SLOTS[level]))] for level, cards in waiting.items()}
        waiting = {level: cards for level, cards in waiting.items() if cards}
        window = ViewportSize(width=size[0], height=size[1])
        page = chromium.new_context(viewport=window, locale=language, reduced_motion="reduce").new_page()
        page.route_web_socket("**/live*", partial(lay, lying=lying))
        page.goto(address)
        page.locator("article[data-card]").first.wait_for()
        page.evaluate("document.fonts.ready")
        page.wait_for_timeout(400)
        troubles += page.evaluate(OVERFLOWS)
        seen |= set(page.eval_on_selector_all("article[data-card]", "all => all.map((one) => one.dataset.card)"))
        page.context.close()
    assert not troubles, chr(10).join(troubles)
    assert seen >= {card.id for card in game._state.content.technologies}


SLOTS = {1: 4, 2: 6, 3: 6, 4: 3}


def technologies(game: heliopause.Game) -> dict[int, list[Any]]:
    """All technologies as they are shown, by level."""
    shown = import_module(f"heliopause.games.{game.name}.rules.card_views").technology_view
    found: dict[int, list[Any]] = {}
    for card in game._state.content.technologies:
        found.setdefault(card.level, []).append(msgspec.to_builtins(shown(game._state, card.index)))
    return found


def lay(socket: WebSocketRoute, lying: dict[int, list[Any]]) -> None:
    """The table as it is, but with these cards on the slots, researched by everybody."""

    def told(text: str | bytes) -> None:
        message = json.loads(text)
        view = message.get("state", message).get("view")
        left = {level: list(cards) for level, cards in lying.items()}
        for slot in view["slots"] if view else []:
            cards = left.get(slot["level"])
            if cards:
                slot.update(card=cards.pop(), researched=[0, 1, 2, 3])
        socket.send(json.dumps(message))

    table = socket.connect_to_server()
    table.on_message(told)


# Whole things are targets


def brought(server: Server, name: str, round: int, players: int = 3) -> tuple[str, heliopause.Game]:
    """A game at a turn of seat 0 in some round, where its pawn goes somewhere."""
    game = reached(
        name,
        lambda game: game.seat == 0 and game.round >= round and asks(game) == "ask-space",
        players=players,
        start=0,
    )
    return imported(server, game), game


@pytest.mark.parametrize("name", ["sun", "horizon"])
def test_a_card_is_one_button(server: Server, chromium: Browser, name: str) -> None:
    address, game = brought(server, name, 8)
    offered = {
        option.id for option in game.options() if not game.preview(option).final
    }  # those wait for a second click
    cards = [slot.card for slot in game.view().slots if slot.card]
    card = next(card for card in cards if any(f"space:{space.id}" in offered for space in card.spaces))
    open_ones = [space for space in card.spaces if f"space:{space.id}" in offered]
    cheapest = min(open_ones, key=lambda space: space.price[0])
    page = open_page(chromium, address, locale="en-GB", reduced_motion="reduce")
    face = page.locator(f'article[data-card="{card.id}"]')
    face.wait_for()
    expect(face).to_have_class(re.compile(r"\bmay\b"))
    ring = face.evaluate(
        "one => { const style = getComputedStyle(one); return [style.outlineWidth, style.outlineStyle]; }"
    )
    assert ring == ["2px", "solid"]
    face.click(position={"x": 60, "y": 8})  # on its name, far from the hexagons
    page.wait_for_function("() => !document.querySelector('[data-option^=\"space:\"]')")
    robot = Robot(server, page)
    for _ in range(100):  # the options go when they are clicked, and the choice lands a moment later
        chosen = heliopause.load(robot.record(page)).choices[len(game.choices) :]
        if chosen:
            break
        page.wait_for_timeout(50)
    assert chosen[0][1] == f"space:{cheapest.id}"
    assert seen_troubles(page) == []


def test_a_free_space_tells_its_price_for_me(server: Server, chromium: Browser) -> None:
    address, game = brought(server, "sun", 6)
    view = game.view()
    dearer = next(space for space in view.basic if space.extra and not space.pawns)
    page = open_page(chromium, address, locale="en-GB", reduced_motion="reduce")
    hexagon = page.locator(f'[data-space="{dearer.id}"]')
    expect(hexagon.locator(".hex")).to_have_text(str(dearer.price[0]))
    expect(hexagon).to_have_accessible_name(re.compile(f"costs you {dearer.price[0]} ore"))


def test_a_closed_box_says_what_opens_it(server: Server, chromium: Browser) -> None:
    address, game = brought(server, "horizon", 3)
    unmet = next(space for space in game.view().advanced if 0 not in space.met)
    page = open_page(chromium, address, locale="en-GB", reduced_motion="reduce")
    box = page.locator(f'.box[data-action="{unmet.action}"]')
    expect(box).to_have_class(re.compile(r"\bshut\b"))
    expect(box.locator(".why .icon").first).to_be_visible()
    box.click(position={"x": 20, "y": 8}, force=True)
    expect(page.locator("[data-why]")).to_contain_text("The condition is not met")


def test_the_grid_does_not_move(server: Server, chromium: Browser) -> None:
    places = []
    for round in (2, 9):
        page = open_page(chromium, brought(server, "sun", round)[0], locale="en-GB", reduced_motion="reduce")
        page.locator("article[data-card]").first.wait_for()
        places.append(page.eval_on_selector_all(PLACES, "all => all.map((one) => one.getAttribute('style'))"))
    assert len(places[0]) == 19
    assert places[0] == places[1]


PLACES = '[data-area="technology"] .place'


# Words beside what is pointed at


def test_words_hide_neither_the_card_nor_what_may_be_chosen(server: Server, chromium: Browser) -> None:
    address, _ = brought(server, "sun", 8)
    page = open_page(chromium, address, locale="en-GB", reduced_motion="reduce")
    page.locator("article[data-card]").first.wait_for()
    for face in page.locator("article[data-card]").all()[:6]:
        face.hover(position={"x": 60, "y": 8}, force=True)
        expect(page.locator(".tip .name")).to_have_text(
            re.compile(face.locator(".name").inner_text().replace("\n", "."))
        )
        expect(page.locator(".tip")).not_to_contain_text("∞")
        hidden = page.evaluate(
            """(card) => {
                const tip = document.querySelector('.tip').getBoundingClientRect();
                const over = (box) => Math.max(0, Math.min(tip.right, box.right) - Math.max(tip.left, box.left))
                    * Math.max(0, Math.min(tip.bottom, box.bottom) - Math.max(tip.top, box.top));
                const all = (selector) => [...document.querySelectorAll(selector)];
                const of = (selector) => all(selector).map((one) => over(one.getBoundingClientRect()));
                return [Math.max(...of(`article[data-card="${card}"]`)), Math.max(...of('main .may'))];
            }""",
            face.get_attribute("data-card"),
        )
        assert hidden[0] == 0
        assert hidden[1] < 200  # at most the edge of something gold
        page.mouse.move(5, 5)
        expect(page.locator(".tip")).to_have_count(0)
    assert seen_troubles(page) == []


def test_a_slot_names_the_prerequisite_that_is_missing(server: Server, chromium: Browser) -> None:
    address, game = brought(server, "sun", 3)
    view = game.view()
    names = {slot.id: slot.card.name if slot.card else f"slot {slot.id}" for slot in view.slots}
    mine = {slot.id for slot in view.slots if 0 in slot.researched}
    slot = next(slot for slot in view.slots if slot.level == 3 and not set(slot.needs) & mine and not slot.card)
    page = open_page(chromium, address, locale="en-GB", reduced_motion="reduce")
    place = page.locator(".place .slot").nth([one.id for one in view.slots if not one.card].index(slot.id))
    place.hover(force=True)
    for need in slot.needs:
        expect(page.locator("[data-why]")).to_contain_text(names[need])
    page.mouse.move(5, 5)
    expect(page.locator("[data-why]")).to_have_count(0)


def test_a_tap_shows_a_card_and_why_it_cannot_be_chosen(server: Server, chromium: Browser) -> None:
    address, game = brought(server, "sun", 3)
    offered = {option.id for option in game.options()}
    cards = [slot.card for slot in game.view().slots if slot.card and 0 not in slot.researched]
    card = next(card for card in cards if not any(f"space:{space.id}" in offered for space in card.spaces))
    page = open_page(chromium, address, viewport=PHONE, locale="en-GB", has_touch=True, reduced_motion="reduce")
    face = page.locator(f'article[data-card="{card.id}"]')
    face.wait_for()
    face.locator(".name").dispatch_event("pointerdown", {"pointerType": "touch", "bubbles": True})
    face.locator(".name").dispatch_event("click", {"bubbles": True})
    expect(page.locator(".tip .name")).to_have_text(re.compile(card.name))
    expect(page.locator("[data-why]")).to_be_visible()
    page.locator(".tip .rule").tap()
    expect(page.get_by_role("dialog")).to_be_visible()


@pytest.mark.parametrize("name", ["sun", "horizon"])
def test_the_icons_are_explained(server: Server, chromium: Browser, name: str) -> None:
    address, _ = brought(server, name, 1, players=2)
    page = open_page(chromium, address, locale="de-DE", reduced_motion="reduce")
    page.locator("article[data-card]").first.wait_for()
    page.keyboard.press("?")
    legend = page.locator("dialog [data-legend] dd")
    assert legend.count() > 30
    assert not [words for words in legend.all_inner_texts() if words.startswith("legend-") or not words]
    page.keyboard.press("Escape")
    page.locator('[data-option^="space:"]').first.wait_for()
    assert seen_troubles(page) == []


def test_who_drew_the_emblems_is_told(server: Server, chromium: Browser) -> None:
    page = open_page(chromium, server.url, locale="en-GB")
    page.get_by_role("button", name="About and credits").click()
    about = page.locator("[data-about]")
    for credit in ("game-icons.net", "CC BY 3.0", "Lorc", "Delapouite"):
        expect(about).to_contain_text(credit)
    assert seen_troubles(page) == []
