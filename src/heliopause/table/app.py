"""The server as a whole: routes, socket, pages, limits, logs, start and stop."""

import asyncio
import gc
import logging
import secrets
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from importlib.resources import files
from pathlib import Path
from typing import Any

import msgspec
import uvicorn
from litestar import Litestar, MediaType, Request, Response, get
from litestar.config.compression import CompressionConfig
from litestar.datastructures import MutableScopeHeaders, State
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import FromPath
from litestar.static_files import create_static_files_router
from litestar.types import Message, Scope
from sqlalchemy.exc import OperationalError

import heliopause
from heliopause.registry import specs
from heliopause.table.bot_pool import BotPool
from heliopause.table.compiling import compile_beside
from heliopause.table.consent import ask, confirm
from heliopause.table.gate import Gate
from heliopause.table.hall import Hall
from heliopause.table.keys import Signer
from heliopause.table.live import live, no_socket
from heliopause.table.lobby_routes import LOBBY_ROUTES
from heliopause.table.notices import Notices
from heliopause.table.patient import SLOWEST, patient_with
from heliopause.table.refused import (
    Refused,
    answer_broken,
    answer_http,
    answer_invalid,
    answer_no_text,
    answer_not_kept,
    answer_refused,
    answer_too_deep,
    refused,
)
from heliopause.table.routes import ROUTES
from heliopause.table.schema import GameViews
from heliopause.table.store import Store
from heliopause.words import LANGUAGES, name_of, text_of

LARGEST_BODY = 1_000_000
LARGEST_FRAME = 4_000  # a browser has only acknowledgements to send on its socket
SECURITY = {
    "Content-Security-Policy": (
        "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self' ws: wss:; "
        "object-src 'none'; base-uri 'none'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
}
log = logging.getLogger("heliopause.table")


class ServerConfig(msgspec.Struct):
    """How a server is run."""

    database: str
    workers: int = 1
    seconds: float = 20.0  # a bot's time for a choice
    patience: float = 86_400.0  # seconds that an absent player is waited for before the seat may be handed over
    idle: float = 900.0  # after which a table that nobody looks at is let go from memory
    requests_a_minute: int = 600
    webhook: str = ""  # gets a notice when somebody who is not looking is asked
    mail: str = ""  # smtp://user:password@host:port/?from=address
    public: str = ""  # https://table.example.org, the address that people open; links in mails are made from it alone
    proxies: tuple[str, ...] = ()  # the addresses whose word is taken for whom a request comes from
    slowest: float = SLOWEST  # seconds that a request may take to arrive
    build: tuple[str, Path] | None = None  # a command that builds the compiled form, and the folder it builds it in


def uvicorn_of(config: ServerConfig, **settings: Any) -> uvicorn.Config:
    """How uvicorn runs it, wherever it is run."""
    return uvicorn.Config(
        make_app(config),
        log_config=None,
        timeout_graceful_shutdown=5,
        proxy_headers=bool(config.proxies),
        forwarded_allow_ips=list(config.proxies),
        http=patient_with(config.proxies, config.slowest),
        ws="websockets",
        ws_max_size=LARGEST_FRAME,
        **settings,
    )


def make_app(config: ServerConfig) -> Litestar:
    @asynccontextmanager
    async def running(app: Litestar) -> AsyncGenerator[None, None]:
        store = Store(config.database)
        await store.open()
        signer = Signer(await store.secret("keys", secrets.token_hex(32)))
        notices = Notices(config.webhook, config.mail, config.public, signer)
        pool = BotPool(config.workers, config.seconds)
        app.state.hall = Hall(store, signer, pool, config.patience, notices)
        app.state.hall.start(_tidy(app.state.hall, config.idle))
        if config.build is not None:
            app.state.hall.start(compile_beside(pool, *config.build))
        log.info("open", extra={"version": heliopause.__version__})
        try:
            yield
        finally:
            await app.state.hall.shut()
            log.info("shut")

    handlers: list[Any] = [
        *ROUTES,
        *LOBBY_ROUTES,
        ask,
        confirm,
        live,
        no_socket,
        health,
        metrics,
        languages,
        words,
        rules,
    ]
    if (site() / "index.html").exists():
        pages = create_static_files_router(path="/", directories=[site()], html_mode=True, include_in_schema=False)
        handlers += [table_page, pages]
    return Litestar(
        handlers,
        lifespan=[running],
        exception_handlers={
            Refused: answer_refused,
            ValidationException: answer_invalid,
            HTTPException: answer_person_or_program,
            RecursionError: answer_too_deep,
            UnicodeDecodeError: answer_no_text,
            OperationalError: answer_not_kept,
            Exception: answer_broken,
        },
        before_send=[_secure],
        compression_config=CompressionConfig(backend="gzip", minimum_size=2000, gzip_compress_level=5),
        middleware=[Gate(config)],
        request_max_body_size=LARGEST_BODY,
        openapi_config=OpenAPIConfig(
            title="Heliopause", version=heliopause.__version__, path="/schema", render_plugins=[JsonRenderPlugin()]
        ),
        plugins=[GameViews()],
        logging_config=None,
    )


async def _secure(message: Message, _scope: Scope) -> None:
    """Every answer has the headers: pages, words, and what is said when something is wrong."""
    if message["type"] == "http.response.start":
        MutableScopeHeaders.from_message(message).update(SECURITY)


async def _tidy(hall: Hall, idle: float) -> None:
    """Let go what nobody needs, now and then.

    Python's full collection of garbage stops all tables for some 200 ms when there are two hundred: it belongs here,
    not into the middle of a decision.
    """
    usual = gc.get_threshold()
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 20, 1_000_000)
    try:
        while True:
            await asyncio.sleep(idle / 4)
            hall.let_go(idle)
            gc.collect()
    finally:
        gc.set_threshold(*usual)
        gc.unfreeze()


@get("/t/{table_id:str}", include_in_schema=False, media_type=MediaType.HTML)
async def table_page(table_id: FromPath[str]) -> str:
    """Every table has the same page; the page asks for its table."""
    return (site() / "index.html").read_text(encoding="utf-8")


def answer_person_or_program(request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    """Who has typed an address that is none gets the pages, which say so; a program gets it as data."""
    typed = "text/html" in request.headers.get("accept", "") and not request.url.path.startswith("/api/")
    if error.status_code != 404 or not typed or not (site() / "index.html").is_file():
        return answer_http(request, error)
    return Response((site() / "index.html").read_text(encoding="utf-8"), status_code=404, media_type=MediaType.HTML)


def site() -> Path:
    """Where the built pages are."""
    return Path(str(files("heliopause.table"))) / "site"


@get("/health", summary="Is it alive, and can it keep what people choose?")
async def health(state: State) -> dict[str, str]:
    await state.hall.store.check()
    return {"status": "ok", "version": heliopause.__version__}


@get("/metrics", media_type=MediaType.TEXT, summary="What it counts")
async def metrics(state: State) -> str:
    hall: Hall = state.hall
    return hall.metrics.lines(hall.open_tables, hall.listeners)


class Language(msgspec.Struct):
    """A language there are words for, and what it calls itself."""

    code: str
    name: str


@get("/words", summary="The languages there are words for")
async def languages() -> list[Language]:
    return [Language(code, name_of(code)) for code in LANGUAGES]


@get("/words/{language:str}", media_type=MediaType.TEXT, summary="The words of a language, in Fluent's format")
async def words(language: FromPath[str]) -> str:
    if language not in LANGUAGES:
        raise refused(404, "refused-no-language")
    return text_of(language)


@get("/rules/{game:str}/{page:str}", media_type=MediaType.TEXT, summary="A page of a game's rules, in Markdown")
async def rules(game: FromPath[str], page: FromPath[str]) -> str:
    spec = specs().get(game)
    name = page.removesuffix(".md")
    if spec is None or name not in spec.pages:
        raise refused(404, "refused-not-found")
    return spec.page(name)
