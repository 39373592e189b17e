"""Puzzles in a browser: found from the first page, tried, judged, answered, and kept as solved."""

import re
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

import heliopause
from heliopause.analysis.puzzles import Puzzle, shipped
from tests.table.serving import Server
from tests.web.robot import PHONE, open_page, seen_troubles
from tests.web.test_access import serious

ENGLISH: dict[str, Any] = {"locale": "en-GB", "reduced_motion": "reduce", "bypass_csp": True}  # for axe
GAMES = ["sun", "horizon"]


@cache
def short(game: str) -> Puzzle:
    """The one that takes the fewest clicks: a single one on the board, if there is such a puzzle."""
    several = [one for one in shipped(game) if wrong(one)]
    return min(several, key=lambda puzzle: (len(puzzle.answer.lines[0].path), len(wrong(puzzle))))


def wrong(puzzle: Puzzle) -> list[str]:
    """The shortest whole turn that begins otherwise."""
    begun = heliopause.load(puzzle.record)
    found = []
    for way in puzzle.answer.ways:
        game = begun.copy(chance="explicit")
        for option in way.path:
            game.choose(option)
        if way.path[0] != puzzle.answer.lines[0].path[0] and game.seat != puzzle.seat:
            found.append(way.path)
    return min(found, key=len, default=[])


def choose(page: Page, path: list[str]) -> None:
    """By keyboard: what is asked has the focus after every step."""
    for option in path:
        page.locator(f'#question [data-option="{option}"], [data-option="{option}"]').first.focus()
        page.keyboard.press("Enter")
        page.locator(f'[data-option="{option}"]').first.wait_for(state="detached")


@pytest.mark.parametrize("game", GAMES)
def test_a_puzzle_is_solved_by_keyboard(server: Server, chromium: Browser, game: str) -> None:
    puzzle = short(game)
    page = open_page(chromium, server.url, **ENGLISH)
    answers: list[str] = []
    page.on("request", lambda request: answers.append(request.url) if request.url.endswith("/answer") else None)
    page.get_by_role("link", name="Puzzles").click()
    expect(page.get_by_role("heading", name="Today’s puzzles")).to_be_visible()
    expect(page.locator("[data-today] a")).to_have_count(len(GAMES))
    assert serious(page) == []

    page.locator(f'a[href="/puzzles/{puzzle.id}"]').click()
    expect(page.get_by_role("heading", name="Find the turn")).to_be_visible()
    judge, verdict = page.locator("[data-judge]"), page.locator("[data-verdict]")
    expect(judge).to_be_disabled()
    choose(page, wrong(puzzle))
    expect(judge).to_be_focused()
    page.keyboard.press("Enter")
    expect(verdict).to_contain_text(re.compile(r"Not yet\. .* at least \d+ % of your chance to win"))
    page.locator("[data-again]").click()
    expect(verdict).to_have_count(0)
    expect(page.locator(".task .seats")).to_contain_text(re.compile(r"\d"))

    choose(page, puzzle.answer.lines[0].path)
    expect(judge).to_be_focused()
    page.keyboard.press("Enter")
    expect(verdict).to_have_text("Right! The expert plays the same.")
    assert answers == []
    assert serious(page) == []

    page.keyboard.press("Escape")
    solved = page.locator(f'a[href="/puzzles/{puzzle.id}"]')
    expect(solved).to_contain_text("Solved")
    page.reload()
    expect(solved).to_contain_text("Solved")
    expect(page.locator("[data-solved='1']")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("[data-start]").first).to_be_visible()
    assert seen_troubles(page) == []


@pytest.mark.parametrize("game", [pytest.param("sun", marks=pytest.mark.soak), "horizon"])
def test_the_answer_is_explained_on_the_board(server: Server, chromium: Browser, game: str) -> None:
    puzzle = short(game)
    page = open_page(chromium, f"{server.url}/puzzles/{puzzle.id}", **ENGLISH)
    page.locator("[data-show-answer]").click()
    answer = page.locator("[data-answer]")
    expect(answer).to_contain_text(f"At least {round(100 * puzzle.gap)} % better than anything that begins otherwise.")
    expect(answer.locator("[data-hint-line]")).to_have_count(len(puzzle.answer.lines))
    expect(page.locator(".marks .mark").first).to_be_visible()
    assert serious(page) == []
    answer.locator("[data-hint-try]").click()
    expect(page.get_by_role("group", name="Your turn so far").get_by_role("listitem")).to_have_count(
        len(puzzle.answer.lines[0].path)
    )
    page.locator("[data-judge]").click()
    expect(page.locator("[data-verdict=right]")).to_be_visible()
    page.locator("[data-next-puzzle]").click()
    expect(page).not_to_have_url(re.compile(puzzle.id))
    expect(page.locator("[data-answer], [data-verdict]")).to_have_count(0)
    expect(page.locator("#question [data-option]").first).to_be_visible()
    assert seen_troubles(page) == []


def test_the_answer_takes_the_place_of_a_wrong_turn(server: Server, chromium: Browser) -> None:
    puzzle = short("sun")
    page = open_page(chromium, f"{server.url}/puzzles/{puzzle.id}", **ENGLISH)
    choose(page, wrong(puzzle))
    page.locator("[data-judge]").click()
    expect(page.locator("[data-verdict=wrong]")).to_be_visible()
    page.locator("[data-show-answer]").click()
    expect(page.locator("[data-answer]")).to_be_visible()
    expect(page.get_by_role("group", name="Your turn so far").get_by_role("listitem")).to_have_count(0)
    expect(page.locator(".marks .mark").first).to_be_visible()
    assert seen_troubles(page) == []


def test_on_a_phone_the_turn_is_judged_below_the_board_and_one_can_play_on(server: Server, chromium: Browser) -> None:
    puzzle = short("sun")
    page = open_page(
        chromium, f"{server.url}/puzzles/{puzzle.id}", viewport=PHONE, has_touch=True, is_mobile=True, **ENGLISH
    )
    for option in puzzle.answer.lines[0].path:
        page.locator(f'#question [data-option="{option}"]').tap()
    page.locator("#question ~ * [data-judge]").tap()
    expect(page.locator("[data-verdict=right]")).to_be_visible()
    page.get_by_role("tab", name="Puzzle").tap()
    page.locator("[data-play-on]").tap()
    page.wait_for_url("**/t/*")
    expect(page.locator("#question [data-option]").first).to_be_visible()
    assert seen_troubles(page) == []


def test_there_is_no_such_puzzle(server: Server, chromium: Browser) -> None:
    page = open_page(chromium, f"{server.url}/puzzles/nothing", **ENGLISH)
    expect(page.get_by_role("alert")).to_have_text("There is no such puzzle.")
    page.get_by_role("button", name="All puzzles").click()
    expect(page.get_by_role("heading", name="Puzzles", exact=True)).to_be_visible()
