"""The workshop in a real browser: a deck typed by keyboard and played, files, undo, mistakes, two packs merged."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Browser, Page, expect

from heliopause.content import Pack, hash_of
from tests.table.serving import Server
from tests.web.robot import PHONE, Robot, open_page, seen_troubles
from tests.web.test_access import serious

ENGLISH = {"locale": "en-GB", "reduced_motion": "reduce"}
CARDS = 6
PATIENCE = 120_000.0  # ms: how quick a busy machine plays is not tested
# The value that has the focus: its card, its key, and whether it is a line of the notation.
FOCUSED = """() => {
    const one = document.activeElement;
    const card = one?.closest('[data-editor]')?.dataset.editor ?? '';
    return [card, one?.closest('[data-key]')?.dataset.key ?? '', one?.getAttribute('role') === 'combobox'];
}"""
MINE = """
[pack]
game = "sun"
name = "Mine"

[guild.scholars-guild]
line = "4 ore: research III"
printed = ["line"]

[system.sirius]
vp = 5
"""
THEIRS = MINE.replace("Mine", "Theirs").replace("4 ore", "5 ore").replace("sirius", "tau-ceti")


class Deck(NamedTuple):
    """What was typed, how, and the file it was saved as."""

    page: Page
    cards: list[str]
    pressed: int
    text: str


def workshop(chromium: Browser, server: Server, **wishes: Any) -> Page:
    page = open_page(chromium, f"{server.url}/packs", **{**ENGLISH, **wishes})
    page.locator("[data-begin=sun]").wait_for()
    return page


def begin(page: Page) -> None:
    page.locator("[data-begin=sun]").click()
    page.locator("[data-editor] [data-field]").first.wait_for()
    page.wait_for_function(f"() => ({FOCUSED})()[1] !== ''")


def brought(page: Page, folder: Path, **texts: str) -> None:
    for name, text in texts.items():
        file = folder / f"{name}.toml"
        file.write_text(text, encoding="utf-8")
        page.locator("[data-open-file]").set_input_files(file)
        expect(page.get_by_role("heading", name=re.search('name = "(.*)"', text)[1])).to_be_visible()  # type: ignore[index]


def saved(page: Page) -> str:
    with page.expect_download() as download:
        page.locator("[data-save]").click()
    return Path(download.value.path()).read_text(encoding="utf-8")


def type_deck(page: Page) -> tuple[list[str], int]:
    """The first cards of the box as a practised person would: another bonus, another price, the rest as it stands."""
    cards: list[str] = []
    pressed = 0
    while True:
        card, key, is_line = page.evaluate(FOCUSED)
        assert key, "the keyboard is always in some field"
        if card not in cards:
            if len(cards) == CARDS:
                return cards, pressed
            cards.append(card)
        texts = {"immediate": f"{len(cards) % 4 + 1} ore", "actions": "3 ore: research II"}
        wanted = texts.get(key) if is_line else None
        if wanted is not None:
            page.keyboard.press("ControlOrMeta+a")
            page.keyboard.type(wanted)
            pressed += 1 + len(wanted)
        page.keyboard.press("Enter")
        pressed += 1
        page.wait_for_function(f"() => ({FOCUSED})()[1] !== ''")


@pytest.fixture(scope="module")
def deck(server: Server, running_chromium: Browser) -> Iterator[Deck]:
    page = workshop(running_chromium, server)
    begin(page)
    cards, pressed = type_deck(page)
    expect(page.locator("[data-play]")).to_be_enabled()
    yield Deck(page, cards, pressed, saved(page))
    assert seen_troubles(page) == []
    page.context.close()


def test_a_deck_is_typed_by_keyboard_alone(deck: Deck) -> None:
    assert [card.partition(".")[0] for card in deck.cards] == ["technology"] * CARDS
    tables = Pack("deck", deck.text).tables["technology"]
    assert len(tables) == CARDS
    assert all(table["immediate"].endswith(" ore") for table in tables.values())
    assert all("immediate" in table["printed"] for table in tables.values())
    assert deck.pressed / CARDS < 60, "a card is some forty key presses, all told"


def set_up(deck: Deck, chromium: Browser, server: Server, other: str) -> Page:
    """From the workshop to a short game with the pack."""
    page = workshop(chromium, server)
    page.evaluate("packs => packs.forEach(([key, value]) => localStorage.setItem(key, value))", kept(deck.page))
    page.reload()
    page.get_by_role("button", name="Go on: My box").click()
    page.locator("[data-play]").click()
    page.wait_for_url(re.compile("#own:"))
    expect(page.get_by_role("group", name="Cards of your own")).to_contain_text("My box")
    page.get_by_role("combobox", name="Who sits on seat 2").select_option(other)
    page.get_by_text("Short game").first.click()
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url(re.compile("/t/"))
    return page


def kept(page: Page) -> list[list[str]]:
    found: list[list[str]] = page.evaluate(
        "() => Object.entries(localStorage).filter(([key]) => key.startsWith('heliopause.pack.'))"
    )
    return found


@pytest.mark.parametrize("clicks", [12, pytest.param(2000, marks=pytest.mark.soak)])
def test_a_game_with_the_deck_against_a_bot(deck: Deck, server: Server, chromium: Browser, clicks: int) -> None:
    page = set_up(deck, chromium, server, "bot")
    robot = Robot(server, page)
    over = robot.play(clicks)
    assert over or robot.clicks == 12
    expect(page.locator("[data-game-over]")).to_have_count(int(clicks == 2000))
    content = robot.record(page)["content"]
    assert content == hash_of("sun", Pack("another name", deck.text)), "the same pack by file is the same content"
    assert seen_troubles(page) == []


@pytest.mark.soak
def test_a_whole_game_with_the_deck_by_link(deck: Deck, server: Server, chromium: Browser) -> None:
    page = set_up(deck, chromium, server, "free")
    page.locator("[data-lobby]").wait_for()
    guest = open_page(chromium, page.url, **ENGLISH)
    guest.get_by_role("textbox", name="Your name").fill("Ines")
    guest.locator("[data-take-seat]").first.click()
    robot = Robot(server, page, guest)
    assert robot.play(2000)
    expect(guest.locator("[data-game-over]")).to_be_visible()
    assert seen_troubles(page) == seen_troubles(guest) == []


def test_undo_redo_and_a_closed_tab_that_loses_nothing(server: Server, chromium: Browser) -> None:
    page = workshop(chromium, server)
    begin(page)
    field = page.locator("[data-key=immediate] [data-field]")
    before = field.input_value()
    field.fill("3 ore")
    expect(page.locator("[data-key=immediate] [data-said]")).to_contain_text("gain 3 ore")
    expect(page.locator("[data-face]")).to_be_visible()
    page.keyboard.press("ControlOrMeta+z")
    expect(field).to_have_value(before)
    page.keyboard.press("ControlOrMeta+y")
    expect(field).to_have_value("3 ore")
    card = page.locator("[data-editor]").get_attribute("data-editor")
    address, context = page.url, page.context
    page.close()  # at once, in the middle of it
    again = context.new_page()
    again.goto(address)
    again.locator("[data-editor]").wait_for()
    assert again.locator("[data-editor]").get_attribute("data-editor") == card
    expect(again.locator("[data-key=immediate] [data-field]")).to_have_value("3 ore")
    context.close()


DROP = """text => {
    const carried = new DataTransfer();
    carried.items.add(new File([text], 'mine.toml'));
    document.querySelector('main section').dispatchEvent(new DragEvent('drop', {dataTransfer: carried, bubbles: true}));
}"""


def test_a_pack_is_dropped_onto_the_page_deleted_and_had_back(server: Server, chromium: Browser) -> None:
    page = workshop(chromium, server)
    page.evaluate(DROP, "[[")
    expect(page.get_by_role("alert")).to_contain_text("mine.toml: The pack cannot be read")
    page.evaluate(DROP, MINE)
    expect(page.get_by_role("heading", name="Mine")).to_be_visible()
    page.locator("[data-delete]").click()
    expect(page.locator("[data-own-pack]")).to_have_count(0)
    page.locator("[data-take-back]").click()
    expect(page.get_by_role("heading", name="Mine")).to_be_visible()


def test_what_is_saved_and_opened_again_is_the_same(server: Server, chromium: Browser, tmp_path: Path) -> None:
    page = workshop(chromium, server)
    brought(page, tmp_path, mine=MINE)
    page.get_by_role("button", name="Go on: Mine").click()
    expect(page.locator("[data-save]")).to_be_enabled()
    first = saved(page)
    page.get_by_role("button", name="All packs").click()
    page.locator("[data-delete]").click()
    brought(page, tmp_path, again=first)
    page.get_by_role("button", name="Go on: Mine").click()
    expect(page.locator("[data-save]")).to_be_enabled()
    assert saved(page) == first
    assert hash_of("sun", Pack("one", first)) == hash_of("sun", Pack("other", MINE))


def test_what_is_wrong_is_said_at_its_place_in_plain_words(server: Server, chromium: Browser) -> None:
    page = workshop(chromium, server)
    begin(page)
    page.locator("[data-key=immediate] [data-field]").fill("2 ore, jmp 1 <img src=x>")
    said = page.locator("[data-key=immediate] [data-said]")
    expect(said).to_contain_text("“jmp” cannot be read here: did you mean “jump”?")
    expect(page.locator("main img")).to_have_count(0)
    expect(page.locator("[data-play]")).to_be_disabled()
    page.locator("[data-key=vp] [data-field]").fill("3")
    expect(page.locator("[data-mistake=vp]")).to_contain_text("by rule")
    page.locator("[data-mistake=vp] button").click()
    expect(page.locator("[data-mistake=vp]")).to_have_count(0)


def test_a_line_is_put_together_by_clicking_icons(server: Server, chromium: Browser) -> None:
    page = workshop(chromium, server)
    begin(page)
    page.evaluate("() => { requestAnimationFrame = () => 0; }")  # the caret does not wait for a picture, nor do fingers
    field = page.locator("[data-key=immediate] [data-field]")
    field.fill("")
    for sign, text in (("research II", "research II"), ("existing", "research II existing")):
        page.locator(f"[data-palette] [data-sign='{sign}']").first.click()
        expect(field).to_have_value(text)
        page.keyboard.press("End")
    page.locator("[data-palette] [data-sign='1 ore']").first.click()
    expect(field).to_have_value("1 ore: research II existing")
    page.keyboard.type("4")  # the number is selected
    expect(field).to_have_value("4 ore: research II existing")
    page.keyboard.press("End")
    page.keyboard.type(", ju")
    expect(page.get_by_role("option", name="jump")).to_be_visible()
    page.keyboard.press("Tab")
    page.keyboard.type("2")
    expect(field).to_have_value("4 ore: research II existing, jump 2")
    expect(page.locator("[data-key=immediate] [data-said]")).to_contain_text("jump 2")


def test_two_packs_are_merged_with_their_conflicts_side_by_side(
    server: Server, chromium: Browser, tmp_path: Path
) -> None:
    page = workshop(chromium, server)
    brought(page, tmp_path, mine=MINE, theirs=THEIRS)
    page.get_by_role("combobox", name="Merge Mine with another one").select_option(label="Theirs")
    conflict = page.locator("[data-conflict='guild.scholars-guild.line']")
    expect(conflict).to_contain_text("4 ore: research III")
    expect(page.locator("[data-merge]")).to_be_disabled()
    conflict.get_by_text("5 ore: research III").click()
    page.locator("[data-merge]").click()
    expect(page.locator("[data-save]")).to_be_enabled()
    tables = Pack("both", saved(page)).tables
    assert tables["guild"]["scholars-guild"]["line"] == "5 ore: research III"
    assert set(tables["system"]) == {"sirius", "tau-ceti"}


def test_a_card_beyond_the_box_and_its_name_in_another_language(server: Server, chromium: Browser) -> None:
    page = workshop(chromium, server)
    begin(page)
    page.get_by_role("button", name="Add a card").click()
    page.get_by_role("textbox", name="Name of the new card").fill("Zeppelins")
    page.keyboard.press("Enter")
    expect(page.locator("[data-editor='technology.zeppelins']")).to_contain_text("not in the box")
    page.get_by_text("Its name in other languages").click()
    page.get_by_role("textbox", name="Deutsch").fill("Luftschiffe")
    page.locator("[data-key=immediate] [data-field]").press("ControlOrMeta+Enter")
    expect(page.locator("[data-editor='technology.zeppelins']")).to_have_count(0)  # the next card
    page.wait_for_timeout(1500)
    pack = Pack("more", saved(page))
    assert pack.tables["technology"]["zeppelins"]["name"] == "Zeppelins"
    assert "level" in pack.tables["technology"]["zeppelins"]["printed"]
    assert pack.names["de"]["technology"]["zeppelins"] == "Luftschiffe"


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_axe_finds_nothing_serious(server: Server, chromium: Browser, tmp_path: Path, size: str) -> None:
    wishes: dict[str, Any] = {"viewport": PHONE} if size == "phone" else {}
    page = workshop(chromium, server, bypass_csp=True, **wishes)
    brought(page, tmp_path, mine=MINE, theirs=THEIRS)
    assert serious(page) == []
    page.get_by_role("button", name="Go on: Mine").click()
    page.locator("[data-face]").wait_for()
    assert serious(page) == []
    page.locator("[data-details]").click()
    page.locator("dialog[open]").wait_for()
    assert serious(page) == []


def test_a_pack_of_another_version_is_changed_and_the_change_taken_back(
    server: Server, chromium: Browser, tmp_path: Path
) -> None:
    page = workshop(chromium, server)
    brought(page, tmp_path, old=MINE + '\n[technology.plasma-canon]\nname = "Mine too"\n')
    page.get_by_role("button", name="Go on: Mine").click()
    page.get_by_text("1 thing does not fit").click()
    expect(page.locator("[data-play]")).to_be_disabled()
    page.locator("[data-mend]").click()
    expect(page.get_by_role("status")).to_contain_text("plasma-canon becomes plasma-cannon")
    expect(page.locator("[data-play]")).to_be_enabled()
    page.keyboard.press("ControlOrMeta+z")
    expect(page.get_by_text("1 thing does not fit")).to_be_visible()
    page.context.close()


# Bots try a pack


def test_bots_try_a_pack_and_what_they_found_is_found_again(server: Server, chromium: Browser, tmp_path: Path) -> None:
    page = workshop(chromium, server)
    brought(page, tmp_path, mine=MINE)
    page.get_by_role("button", name="Go on: Mine").click()
    page.locator("[data-weigh]").click()
    page.locator("[data-weigh-games]").select_option("500")
    expect(page.locator("[data-weigh-begin]")).to_be_enabled()
    page.locator("[data-weigh-begin]").click()
    expect(page.locator("[data-weighing=playing]")).to_contain_text(
        re.compile(r"[1-9]\d* of 500 games · (about|less)"), timeout=PATIENCE
    )
    assert float(page.locator("dialog progress").get_attribute("value") or 0) >= 1
    page.reload()  # in the middle of it
    page.locator("[data-weigh]").click()
    expect(page.locator("[data-weigh-stop]")).to_be_visible()
    page.locator("[data-weigh-stop]").click()
    found = page.locator("[data-weighing=stopped]")
    expect(found).to_contain_text("Stopped after", timeout=PATIENCE)
    expect(found).to_contain_text(re.compile(r"A game lasts \d+\.\d rounds on average; wanted: 13 to 17"))
    expect(found).to_contain_text(re.compile(r"Place 1 in turn order wins \d+%"))
    with page.context.expect_page() as opened:
        page.locator("[data-weigh-report]").click()
    report = opened.value
    report.wait_for_load_state()
    expect(report.get_by_role("heading", name="What to look at first")).to_be_visible()
    # A page that is locked up: its own style and its own drawings are shown, and no script runs in it.
    assert report.locator("svg").first.bounding_box()["width"] > 200  # type: ignore[index]
    assert report.evaluate("getComputedStyle(document.querySelector('.findings')).listStyleType") == "none"
    assert report.evaluate("self.origin") == "null"
    report.close()
    page.keyboard.press("Escape")
    page.locator("[data-key=line] [data-field], [data-key=immediate] [data-field]").first.fill("2 ore")
    page.locator("[data-weigh]").click()
    expect(page.locator("[data-weighing=stopped]")).to_contain_text("The pack has been changed since.")
    assert seen_troubles(page) == []


def test_what_bots_have_learned_comes_along(server: Server, chromium: Browser, tmp_path: Path) -> None:
    page = workshop(chromium, server)
    (tmp_path / "mine.toml").write_text(MINE, encoding="utf-8")
    (tmp_path / "mine.models.json").write_text('{"sun": {"2": {"ore": [1.0, 0.0]}}}', encoding="utf-8")
    (tmp_path / "bad.models.json").write_text('{"sun": {"2": {"ore": ["a lot", 0.0]}}}', encoding="utf-8")
    files = page.locator("[data-open-file]")
    files.set_input_files(tmp_path / "mine.models.json")
    expect(page.get_by_role("alert")).to_contain_text("mine.models.json belongs to a pack: open both files together.")
    files.set_input_files([tmp_path / "mine.toml", tmp_path / "bad.models.json"])
    expect(page.get_by_role("alert")).to_contain_text("What was learned cannot be used")
    files.set_input_files([tmp_path / "mine.models.json", tmp_path / "mine.toml"])
    page.get_by_role("button", name="Go on: Mine").click()
    page.locator("[data-details]").click()
    expect(page.get_by_role("dialog")).to_contain_text("Bots have learned to play with it (2 players).")
    page.get_by_role("button", name="Without it").click()
    page.locator("[data-models-file]").set_input_files(tmp_path / "bad.models.json")
    expect(page.get_by_role("dialog")).to_contain_text("What was learned cannot be used")
    page.locator("[data-models-file]").set_input_files(tmp_path / "mine.models.json")
    expect(page.get_by_role("dialog")).to_contain_text("Bots have learned to play with it (2 players).")
    page.keyboard.press("Escape")
    page.locator("[data-play]").click()
    page.wait_for_url(re.compile("#own:"))
    chosen = page.get_by_role("group", name="Cards of your own")
    expect(chosen).to_contain_text("Bots have learned to play with it (2 players).")
    chosen.get_by_role("button", name="Without it").click()
    page.locator("[data-pack-file]").set_input_files([tmp_path / "mine.toml", tmp_path / "mine.models.json"])
    expect(chosen).to_contain_text("Bots have learned to play with it (2 players).")
    page.context.close()


# Two windows


def test_the_same_pack_in_two_windows(server: Server, chromium: Browser) -> None:
    page = workshop(chromium, server)
    begin(page)
    other = page.context.new_page()
    other.goto(page.url)
    here, there = (one.locator("[data-key=immediate] [data-field]") for one in (page, other))
    before = there.input_value()
    here.fill("3 ore")
    expect(there).to_have_value("3 ore")
    expect(other.locator("[data-elsewhere]")).to_contain_text("changed in another window")
    expect(page.locator("[data-elsewhere]")).to_have_count(0)
    there.press("ControlOrMeta+z")  # nothing is lost: what stood in this window comes back, in both
    expect(there).to_have_value(before)
    expect(here).to_have_value(before)
    there.fill("4 ore")
    expect(other.locator("[data-elsewhere]")).to_have_count(0)
    expect(here).to_have_value("4 ore")


def test_an_optional_choice_is_emptied_again(server: Server, chromium: Browser) -> None:
    page = workshop(chromium, server)
    begin(page)
    right = page.locator("[data-key=right]")
    none = right.get_by_role("radio", name="none")
    right.get_by_role("radio", name="Military").click()
    expect(none).not_to_be_checked()
    none.click()
    expect(none).to_be_checked()
    right.get_by_role("radio", name="Scientific").click()
    right.locator("[data-field]").press("Delete")
    expect(none).to_be_checked()
    expect(page.locator("[data-key=level]").get_by_role("radio", name="none")).to_have_count(0)
