"""Bots at the table: a reason with every move, a sign of progress, and a fallback when one fails."""

import asyncio
import json
import re
import time
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest
import websockets

import heliopause
from heliopause.bots import AT_TABLE, STRENGTHS
from heliopause.kernel.phrase import Phrase
from heliopause.registry import specs
from heliopause.table.bot_pool import BotPool, Thought
from heliopause.table.fair import FairQueue
from tests import http
from tests.table import serving
from tests.table.serving import Guest, Server

ME = {"who": "me", "name": "Ada"}


def bot(name: str) -> dict[str, str]:
    return {"who": "bot", "name": "Bot", "bot": name}


def until_asked(guest: Guest, seat: int = 0) -> dict[str, Any]:
    """The table when that seat is asked."""
    deadline = time.monotonic() + 120
    while time.monotonic() < deadline:
        state = guest.look()
        if state["asked"] == seat or state["over"]:
            return state
        time.sleep(0.05)
    raise AssertionError("the bot did not choose")


def play_turns(guest: Guest, choices: int) -> dict[str, Any]:
    """Take first options; the table when it is this seat's turn again."""
    for _ in range(choices):
        until_asked(guest)
        guest.choose_first()
    return until_asked(guest)


def play_until_reasons(guest: Guest) -> dict[str, Any]:
    for _ in range(30):
        state = play_turns(guest, 1)
        if state["reasons"]:
            return state
    raise AssertionError("the bot gave no reasons")


def worded(said: dict[str, Any], language: str) -> str:
    """What travels as a phrase, in words."""
    args: dict[str, Any] = {}
    for name, value in said.get("a", {}).items():
        if isinstance(value, dict):
            args[name] = Phrase("name", {"text": worded(value, language)})
        elif isinstance(value, list):
            args[name] = [Phrase("name", {"text": worded(part, language)}) for part in value]
        else:
            args[name] = value
    return Phrase(said["m"], args).words(language)


def test_the_start_page_offers_the_strengths(server: Server) -> None:
    assert http.get(f"{server.url}/api/start").json()["bots"] == list(STRENGTHS)


def test_the_start_page_is_told_what_may_be_chosen_about_a_game(server: Server) -> None:
    offers = {offer["name"]: offer for offer in http.get(f"{server.url}/api/start").json()["games"]}
    assert {name: offer["title"] for name, offer in offers.items()} == {
        name: spec.title for name, spec in specs().items()
    }
    options = {option["name"]: option for option in offers["sun"]["options"]}
    assert options["players"]["values"] == [2, 3, 4]
    assert options["mats"] | {"description": ""} == {
        "name": "mats",
        "kind": "choice",
        "default": "basic",
        "description": "",
        "values": ["basic", "advanced"],
        "least": None,
        "most": None,
        "needs": None,
    }
    assert (options["level"]["kind"], options["level"]["needs"]) == ("text", "solo")
    assert offers["sun"]["automatic"] == {"solo": {"seats": [1], "players": 2}}
    assert offers["sun"]["first_game"] == {"beginners": True, "short": True}
    assert offers["horizon"]["first_game"] == {"short": True}
    assert offers["horizon"]["automatic"] == {}


@pytest.mark.parametrize("name", ["search:500", "external:true", "search", "grandmaster"])
def test_nobody_can_seat_a_command_or_an_endless_search(server: Server, name: str) -> None:
    answer = http.post(f"{server.url}/api/tables", json={"seats": [ME, bot(name)]})
    assert answer.status_code == 422
    assert name in answer.json()["words"]


@pytest.mark.parametrize("name", AT_TABLE)
def test_every_strength_plays(server: Server, name: str) -> None:
    guest = server.open(ME, bot(name))
    for _ in range(30):
        play_turns(guest, 1)
        choices = heliopause.load(guest.get("/record").json()).choices
        if any(seat == 1 for seat, _ in choices):
            return
    raise AssertionError("it was never the bot's turn")


def test_a_bot_gives_its_reasons_and_they_outlast_the_server(server: Server) -> None:
    guest = server.open(ME, bot("casual"))
    state = play_until_reasons(guest)
    reasons = state["reasons"]
    game = heliopause.load(guest.get("/record").json())
    for reason in reasons:
        assert game.choices[reason["moment"]][0] == reason["seat"] == 1
        assert state["events"][reason["event"]]["seat"] in (1, -1)
        assert worded(reason["said"], "en") != worded(reason["said"], "de") != ""
    server.kill()
    server.start()
    assert guest.look()["reasons"] == reasons


def test_a_reason_goes_with_the_choice_that_is_taken_back(server: Server) -> None:
    guest = server.open(ME, bot("casual"))
    state = play_until_reasons(guest)
    first = state["reasons"][0]["moment"]
    answer = guest.post("/rewind", seq=state["seq"], moment=first)
    assert answer.status_code in (200, 201), answer.text
    again = until_asked(guest)
    assert [reason["moment"] for reason in again["reasons"]].count(first) == 1


def test_everybody_sees_how_far_an_expert_is(server: Server) -> None:
    guest = server.open(ME, bot("expert"))
    address = f"{server.url.replace('http', 'ws')}/api/tables/{guest.table}/live?key={guest.key}"

    async def watch() -> list[float]:
        done: list[float] = []
        async with websockets.connect(address, max_size=None) as socket:
            while True:
                message = json.loads(await asyncio.wait_for(socket.recv(), 120))
                if message["type"] == "thinking":
                    assert message["seat"] == 1
                    done.append(message["done"])
                state = message if message["type"] == "state" else message.get("state")
                if state and state["asked"] == 0:
                    if done:
                        return done
                    await asyncio.to_thread(guest.choose, state["options"][0]["id"], state["seq"])

    done = asyncio.run(watch())
    assert done == sorted(done)
    assert all(0 <= fraction <= 1 for fraction in done)


def test_a_bot_that_does_not_answer_in_time_loses_its_move_and_the_table_says_so(tmp_path: Path) -> None:
    """At this server a bot has a second, and an expert wants three."""
    with serving.served(tmp_path, seconds=1.0) as server:
        guest = server.open(ME, bot("expert"))
        while guest.look()["asked"] == 0:
            guest.choose_first()
        noted: list[str] = []
        deadline = time.monotonic() + 120
        while not noted and time.monotonic() < deadline:
            noted = [line["text"] for line in first_message(guest)["talk"] if line.get("said")]
        assert "Bot could not choose; a simple choice was made instead." in noted
        counted = re.search(r"^heliopause_bot_fallbacks_total (\d+)$", http.get(f"{server.url}/metrics").text, re.M)
        assert counted is not None
        assert int(counted[1]) >= 1


def first_message(guest: Guest) -> dict[str, Any]:
    address = f"{guest.server.url.replace('http', 'ws')}/api/tables/{guest.table}/live?key={guest.key}"

    async def listen() -> dict[str, Any]:
        async with websockets.connect(address, max_size=None) as socket:
            message: dict[str, Any] = json.loads(await asyncio.wait_for(socket.recv(), 120))
            return message

    return asyncio.run(listen())


def test_who_answers_at_once_does_not_wait_for_those_who_think() -> None:
    async def ask() -> list[str]:
        record = heliopause.new("sun", players=2, seed=1).record()
        pool = BotPool(1, 60.0)
        answered: list[str] = []

        async def one(bot: str) -> None:
            assert await pool.choose(record, bot, 1)
            answered.append(bot)

        try:
            thinking = [asyncio.create_task(one(bot)) for bot in ("search:4s", "expert", "search:2s")]
            await asyncio.sleep(0.1)
            await asyncio.gather(*(one(bot) for bot in ("greedy", "casual", "beginner", "random")))
            quick = list(answered)
            await asyncio.gather(*thinking)
            return quick
        finally:
            pool.close()

    assert sorted(asyncio.run(ask())) == ["beginner", "casual", "greedy", "random"], "no thought was over before"


Thinking = Callable[[str], Coroutine[Any, Any, None]]  # a thought for somebody


def served_in_order(begin: Callable[[Thinking], Coroutine[Any, Any, None]]) -> list[str]:
    """Who was served by one worker, in which order; each thought takes a hundredth of a second."""
    done: list[str] = []

    async def ask() -> None:
        queue = FairQueue(1)

        async def think(who: str) -> None:
            await queue.run(who, lambda: asyncio.sleep(0.01))
            done.append(who)

        await begin(think)

    asyncio.run(ask())
    return done


async def again_and_again(think: Thinking, who: str, times: int) -> None:
    for _ in range(times):
        await think(who)


def test_tables_of_bots_alone_do_not_hold_up_somebody_who_comes() -> None:
    """They ask without end; who comes then waits until each of them has been served once more, at most."""

    async def begin(think: Thinking) -> None:
        bots = [asyncio.create_task(again_and_again(think, f"bots {number}", 12)) for number in range(5)]
        await asyncio.sleep(0.2)
        await think("somebody new")
        lost = asyncio.create_task(think("who goes away"))
        await asyncio.sleep(0)
        lost.cancel()
        await asyncio.gather(*bots)

    order = served_in_order(begin)
    before = order[: order.index("somebody new")]
    since = order[order.index("somebody new") :]
    assert all(since.count(f"bots {number}") for number in range(5)), before
    assert len(order) == 61


def test_who_has_played_for_long_is_not_held_up_by_tables_that_were_opened_just_now() -> None:
    """Nobody saves up: else many new tables would each get first what the old one has had in an hour."""

    async def begin(think: Thinking) -> None:
        await again_and_again(think, "the old one", 30)
        fresh = [asyncio.create_task(again_and_again(think, f"new {number}", 15)) for number in range(6)]
        await asyncio.sleep(0)
        await think("the old one")
        await asyncio.gather(*fresh)

    order = served_in_order(begin)[30:]
    assert order.index("the old one") <= 7


def test_one_table_that_asks_for_much_at_once_has_one_turn_like_all_others() -> None:
    async def begin(think: Thinking) -> None:
        await think("the other")
        greedy = [asyncio.create_task(think("asks for much")) for _ in range(40)]
        await asyncio.sleep(0)
        await think("the other")
        await asyncio.gather(*greedy)

    order = served_in_order(begin)[1:]
    assert order.index("the other") <= 2


def test_a_bot_that_fails_is_killed_and_the_pool_lives_on() -> None:
    """No bot of ours hangs, so one that would think for minutes meets the time limit."""

    async def ask() -> tuple[list[Thought], list[Thought]]:
        record = heliopause.new("sun", players=2, seed=1).record()
        pool = BotPool(1, 8.0)
        try:
            return await pool.choose(record, "search:600s", 1), await pool.choose(record, "random", 1)
        finally:
            pool.close()

    failed, fine = asyncio.run(ask())
    assert failed == []
    assert fine
