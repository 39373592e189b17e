"""Nonsense at the API and the socket, by the ten thousands: no fault of the server, and nothing changed."""

import asyncio
import json
import random
from pathlib import Path
from typing import Any

import httpx
import websockets

from tests.drills.ledger import Ledger
from tests.drills.servers import servers_on
from tests.table.serving import Server

VALUES: list[Any] = [
    *(None, True, -1, 0, 1, 2**31, 2**63, -(2**63), 2**70, 1e308, 0.5, "", " ", "done", "\0", "\ud800", "\u202e"),
    *("x" * 5_000, "sun", "horizon", "person", "bot", "greedy", "' or 1=1 --", "../../etc/passwd", "%00", "{{7*7}}"),
    *([], {}, [[]], {"": None}, [None] * 50, {"who": "me"}, [{"who": "me"}, {"who": "here"}], {"m": "x", "a": {}}),
]
NAMES = [
    "seq",
    "option",
    "moment",
    "agree",
    "text",
    "name",
    "mail",
    "bot",
    "back",
    "seats",
    "game",
    "options",
    "record",
]
NAMES += ["path", "lines", "draw", "limit", "endpoint", "p256dh", "auth", "draft", "role", "caret", "models", "pace"]
NAMES += ["colour", "free", "fill", "admits", "starts", "late", "who", "format", "choices", "\0", ""]
PATHS = [
    *("/api/tables", "/api/import", "/api/start", "/api/cards/sun", "/health", "/metrics", "/words/de", "/rules/sun/x"),
    *(f"/api/tables/{{table}}{end}" for end in ("", "/choices", "/undo", "/restart", "/rewind", "/talk", "/close")),
    *(
        f"/api/tables/{{table}}{end}"
        for end in ("/seats/0", "/seats/1/take", "/seats/99", "/key", "/rematch", "/lobby")
    ),
    *(f"/api/tables/{{table}}{end}" for end in ("/start", "/at/3", "/at/x", "/record", "/previews", "/live", "/story")),
    *(f"/api/tables/{{table}}{end}" for end in ("/plan", "/plan/lines", "/hint", "/tutor", "/push", "/push/end")),
    *(f"/api/tables/{{table}}{end}" for end in ("/analysis", "/analysis/play", "/analysis/0/expert", "/lobby/seats/1")),
    *("/api/packs", "/api/packs/check", "/api/packs/0", "/api/workshop/read", "/api/workshop/sun/draft"),
    *("/api/workshop/sun/line", "/api/workshop/sun/merge", "/api/puzzles/x/plan", "/api/workshop/weighing/x"),
    *("/api/tables/%00", "/t/%ff", "/assets/..%2f..%2f", "/confirm/x/yes", "/api/tables/{table}/why?option=%00"),
]
METHODS = ["GET", "POST", "POST", "POST", "PUT", "DELETE", "PATCH", "OPTIONS"]


class Nonsense:
    """Wishes that are nearly right, and such that are not."""

    def __init__(self, rng: random.Random, table: str, keys: list[str]) -> None:
        self.rng = rng
        self.table = table
        self.keys = keys

    def value(self) -> Any:
        rng = self.rng
        if rng.random() < 0.1:
            return {rng.choice(NAMES): rng.choice(VALUES) for _ in range(rng.randrange(4))}
        return rng.choice(VALUES)

    def body(self) -> bytes:
        rng = self.rng
        if rng.random() < 0.1:
            return rng.randbytes(rng.randrange(200))
        told = json.dumps({rng.choice(NAMES): self.value() for _ in range(rng.randrange(5))}).encode()
        if rng.random() < 0.1:
            cut = rng.randrange(len(told) + 1)
            told = told[:cut] + rng.randbytes(rng.randrange(4)) + told[cut:]
        return told

    def request(self) -> tuple[str, str, bytes, dict[str, str]]:
        rng = self.rng
        key = rng.choice(self.keys)
        if rng.random() < 0.2 and key:
            place = rng.randrange(len(key))
            key = key[:place] + rng.choice("abcXYZ019._-") + key[place + 1 :]
        headers = {"Content-Type": rng.choice(["application/json"] * 9 + ["text/plain"])}
        if key:
            headers["Authorization"] = f"Bearer {key}"
        return rng.choice(METHODS), rng.choice(PATHS).format(table=self.table), self.body(), headers


async def fuzz(folder: Path, messages: int) -> Ledger:
    """The table of people who do not take part is afterwards as it was."""
    ledger = Ledger("nonsense at API and socket")
    database = f"sqlite:///{folder / 'fuzz.sqlite3'}"
    with servers_on(database, folder) as (server,):
        async with httpx.AsyncClient(base_url=server.url, timeout=60) as client:
            quiet, loud = [await _opened(client) for _ in range(2)]
            before = await _look(client, quiet)
            keys = ["", "x", loud["key"], loud["watch"], loud["links"][0]["key"], "." * 500, "ä"[:0]]
            strangers = [Nonsense(random.Random(messages + n), loud["table"], keys) for n in range(8)]
            strangers += [
                Nonsense(random.Random(n), quiet["table"], ["", "x", loud["key"], loud["watch"]]) for n in (1, 2)
            ]
            each = messages // (len(strangers) + 2)
            await asyncio.gather(
                *(_write(client, one, each, ledger) for one in strangers),
                *(_shout(server, loud, random.Random(n), each, ledger) for n in range(2)),
            )
            after = await _look(client, quiet)
            if after != before:
                changed = {key: (value, after.get(key)) for key, value in before.items() if after.get(key) != value}
                ledger.lost.append(f"a table that nobody had a key of has changed: {changed}")
            if (await client.get("/health")).status_code != 200:
                ledger.lost.append("the server is not well")
    return ledger


async def _opened(client: httpx.AsyncClient) -> dict[str, Any]:
    opened: dict[str, Any] = (await client.post("/api/tables", json={"seats": [{"who": "me"}, {"who": "link"}]})).json()
    return opened


async def _look(client: httpx.AsyncClient, opened: dict[str, Any]) -> Any:
    """All but how long the others still wait, which passes by itself."""
    headers = {"Authorization": f"Bearer {opened['key']}"}
    state = (await client.get(f"/api/tables/{opened['table']}", headers=headers)).json()
    for seat in state["seats"]:
        del seat["bot_in"]
    return state


async def _write(client: httpx.AsyncClient, nonsense: Nonsense, number: int, ledger: Ledger) -> None:
    for _ in range(number):
        method, path, body, headers = nonsense.request()
        ledger.tried += 1
        answer = await client.request(method, path, content=b"" if method == "GET" else body, headers=headers)
        if answer.status_code >= 500:
            ledger.lost.append(f"{method} {path} {body!r}: {answer.text}")
        ledger.refused += answer.status_code >= 400
    ledger.faults["at the API"] += number


async def _shout(server: Server, opened: dict[str, Any], rng: random.Random, number: int, ledger: Ledger) -> None:
    """Frames that are no acknowledgements; whoever is cut off comes again."""
    address = f"ws://127.0.0.1:{server.port}/api/tables/{opened['table']}/live?key={opened['watch']}"
    said = 0
    while said < number:
        try:
            async with websockets.connect(address, max_size=None, compression=None) as socket:
                for _ in range(rng.randrange(1, 200)):
                    large = rng.random() < 0.01
                    frame = "x" * 50_000 if large else json.dumps(rng.choice(VALUES[:-8]))
                    await socket.send(rng.randbytes(30) if rng.random() < 0.01 else frame)
                    said += 1
                    ledger.tried += 1
        except websockets.WebSocketException:
            ledger.refused += 1
    ledger.faults["at the socket"] += said
