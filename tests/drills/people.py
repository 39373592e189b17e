"""People at tables: they choose, wait, try again elsewhere, and write down what they were told."""

import asyncio
import contextlib
import random
from collections.abc import AsyncIterator
from typing import Any

import httpx

from tests.drills.ledger import Ledger

PERSON = {"who": "me"}
HERE = {"who": "here"}
BOT = {"who": "bot", "bot": "random"}
GREEDY = {"who": "bot", "bot": "greedy"}
TABLES = ([PERSON, HERE], [PERSON, BOT], [PERSON, HERE, GREEDY])
PACE = 0.02  # seconds between two choices at a table


class Person:
    """One table and who sits there, at any of the servers."""

    def __init__(self, client: httpx.AsyncClient, urls: list[str], ledger: Ledger, rng: random.Random) -> None:
        self.client = client
        self.urls = urls
        self.ledger = ledger
        self.rng = rng
        self.table = self.key = ""
        self._again: tuple[int, str] | None = None  # a choice of which nobody knows whether it landed

    async def play(self, seats: list[dict[str, str]]) -> None:
        """Until it is cancelled; when a game is over, the next one begins."""
        while True:
            try:
                if not self.table:
                    await self._open(seats)
                await self._choose()
                await asyncio.sleep(PACE)
            except (httpx.TransportError, Unanswered):
                self.ledger.unanswered += 1
                await asyncio.sleep(0.1)

    async def _open(self, seats: list[dict[str, str]]) -> None:
        game = self.rng.choice(["sun", "horizon"])
        opened = await self._ask("POST", "/api/tables", {"seats": seats, "game": game})
        if opened.status_code == 201:
            self.table, self.key = opened.json()["table"], opened.json()["key"]

    async def _choose(self) -> None:
        if self._again is None or self.rng.random() < 0.3:
            newest = self.ledger.newest(self.table)
            answer = await self._ask("GET", f"/api/tables/{self.table}")
            if answer.status_code != 200:
                self.ledger.lost.append(f"{self.table}: {answer.text}")
                self.table = ""
                return
            state = answer.json()
            self.ledger.saw(self.table, state["seq"], newest)
            if state["over"]:
                self.table, self._again = "", None
                return
            if state["seats"][state["asked"]]["bot"]:
                return
            self._again = (state["seq"], self.rng.choice(state["options"])["id"])
        seq, option = self._again
        self.ledger.will_try(self.table)
        answer = await self._ask("POST", f"/api/tables/{self.table}/choices", {"seq": seq, "option": option})
        self._again = None
        if answer.status_code == 200:
            self.ledger.acknowledge(self.table, seq, option, answer.json()["seq"])
        else:
            self.ledger.refused += 1

    async def _ask(self, method: str, path: str, body: Any = None) -> httpx.Response:
        headers = {"Authorization": f"Bearer {self.key}"} if self.key else {}
        url = self.rng.choice(self.urls)
        answer = await self.client.request(method, url + path, json=body, headers=headers)
        if answer.status_code >= 500 and answer.status_code != 503:
            self.ledger.lost.append(f"{method} {path}: {answer.text}")
        if answer.status_code >= 500:
            raise Unanswered
        return answer


class Unanswered(Exception):
    """Said with 503: whether it landed will be seen."""


@contextlib.asynccontextmanager
async def people(urls: list[str], ledger: Ledger, number: int, seed: int = 1) -> AsyncIterator[list[Person]]:
    """So many tables at which is played while something is done to the servers."""
    async with httpx.AsyncClient(timeout=6, limits=httpx.Limits(max_connections=200)) as client:
        everybody = [Person(client, urls, ledger, random.Random(seed + n)) for n in range(number)]
        playing = [asyncio.create_task(person.play(TABLES[n % len(TABLES)])) for n, person in enumerate(everybody)]
        try:
            yield everybody
        finally:
            for task in playing:
                task.cancel()
            ended = await asyncio.gather(*playing, return_exceptions=True)
    for error in ended:
        if not isinstance(error, asyncio.CancelledError):
            raise RuntimeError("a person stopped playing") from error


async def look_at_all(url: str, everybody: list[Person]) -> None:
    """In the end every table opens and is the game it was."""
    async with httpx.AsyncClient(timeout=60) as client:
        for person in everybody:
            if person.table:
                headers = {"Authorization": f"Bearer {person.key}"}
                answer = await client.get(f"{url}/api/tables/{person.table}", headers=headers)
                if answer.status_code != 200 or answer.json()["stopped"]:
                    person.ledger.lost.append(f"{person.table} does not open: {answer.text[:200]}")
                else:
                    person.ledger.saw(person.table, answer.json()["seq"], person.ledger.newest(person.table))
