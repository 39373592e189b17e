"""The server as a whole: routes, socket, pages, limits, logs, start and stop."""

import asyncio
import contextlib
import logging
import secrets
import sys
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from importlib.resources import files
from pathlib import Path
from typing import Annotated, Any

import msgspec
import uvicorn
from litestar import Litestar, MediaType, Request, Response, get
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import FromPath, QueryParameter
from litestar.static_files import create_static_files_router
from sqlalchemy.exc import DataError

import heliopause
from heliopause.analysis import DEPTH
from heliopause.registry import specs
from heliopause.table.analyses import Analyses
from heliopause.table.analysis_routes import ANALYSIS_ROUTES
from heliopause.table.bot_pool import BotPool
from heliopause.table.cards import cards_with
from heliopause.table.collecting import collect_in_steps
from heliopause.table.compiling import compile_beside
from heliopause.table.consent import ask, confirm
from heliopause.table.database import UNREACHABLE
from heliopause.table.gate import Gate, Limit
from heliopause.table.hall import Hall
from heliopause.table.hint_routes import HINT_ROUTES
from heliopause.table.hints import Hints
from heliopause.table.keys import Signer
from heliopause.table.limits import Limits
from heliopause.table.live import live, no_socket
from heliopause.table.lobby_routes import LOBBY_ROUTES
from heliopause.table.notices import Notices
from heliopause.table.offline import offline
from heliopause.table.pace import keep_time
from heliopause.table.pack_routes import PACK_ROUTES
from heliopause.table.patient import SLOWEST, patient_with
from heliopause.table.plan_routes import PLAN_ROUTES
from heliopause.table.push import Push, new_key
from heliopause.table.push_routes import PUSH_ROUTES
from heliopause.table.puzzle_routes import PUZZLE_ROUTES
from heliopause.table.reach import reach_of
from heliopause.table.refused import (
    Refused,
    answer_broken,
    answer_http,
    answer_invalid,
    answer_no_data,
    answer_no_text,
    answer_not_kept,
    answer_refused,
    answer_too_deep,
    refused,
)
from heliopause.table.routes import ROUTES
from heliopause.table.schema import GameViews
from heliopause.table.secured import secure
from heliopause.table.short_way import ShortWay
from heliopause.table.sockets import SocketProtocol
from heliopause.table.store import Store
from heliopause.table.together import Together
from heliopause.table.weighing import Weighings
from heliopause.table.weighing_routes import WEIGHING_ROUTES
from heliopause.table.workshop_routes import WORKSHOP_ROUTES
from heliopause.words import ENGLISH, LANGUAGES, name_of, text_of

LARGEST_BODY = 1_000_000
ALIVE = 45.0  # seconds between two signs of life over a socket: less than the minute after which proxies give up
SWITCH = 0.0005  # seconds after which the thread that writes is let in, however busy that of all tables is
LARGEST_FRAME = 4_000  # a browser has only acknowledgements to send on its socket
log = logging.getLogger("heliopause.table")


class ServerConfig(msgspec.Struct):
    """How a server is run."""

    database: str
    workers: int = 1
    seconds: float = 20.0  # a bot's time for a choice
    patience: float = 600.0  # seconds that an absent player is waited for at a live table
    hour: float = 3600.0  # seconds of an hour of a table's pace; tests have shorter ones
    idle: float = 900.0  # after which a table that nobody looks at is let go from memory
    requests_a_minute: int = 600
    webhook: str = ""  # gets a notice when somebody who is not looking is asked
    mail: str = ""  # smtp://user:password@host:port/?from=address
    push_hosts: tuple[str, ...] = ()  # that push messages may go to although they are not in the internet
    listens: tuple[str, int] | None = None  # where, if who opens a table is to be told how it can be reached
    public: str = ""  # https://table.example.org, the address that people open; links in mails are made from it alone
    proxies: tuple[str, ...] = ()  # the addresses whose word is taken for whom a request comes from
    slowest: float = SLOWEST  # seconds that a request may take to arrive
    own_process: bool = False  # nothing else runs in it, and garbage is collected as it suits the tables
    warm: bool = False  # read words and cards at the start, rather than when the first person has to wait for them
    depth: int = DEPTH  # iterations of the search for a turn of a game that is analysed
    build: tuple[str, Path] | None = None  # a command that builds the compiled form, and the folder it builds it in


def uvicorn_of(config: ServerConfig, **settings: Any) -> uvicorn.Config:
    """How uvicorn runs it, wherever it is run."""
    app = make_app(config)
    return uvicorn.Config(
        ShortWay(app, app.state.gate),
        log_config=None,
        timeout_graceful_shutdown=5,
        proxy_headers=bool(config.proxies),
        forwarded_allow_ips=list(config.proxies),
        http=patient_with(config.proxies, config.slowest),
        ws=SocketProtocol,
        ws_max_size=LARGEST_FRAME,
        ws_ping_interval=ALIVE,
        **settings,
    )


def make_app(config: ServerConfig) -> Litestar:
    requests = Limit(config.requests_a_minute, 60.0)
    gate = Gate(config, requests)

    @asynccontextmanager
    async def running(app: Litestar) -> AsyncGenerator[None, None]:
        sys.setswitchinterval(SWITCH)
        store = Store(config.database)
        await store.open()
        signer = Signer(await store.secret("keys", secrets.token_hex(32)))
        notices = Notices(config.webhook, config.mail, config.public, signer, Limits(store))
        pool = BotPool(config.workers, config.seconds)
        push = Push(store, await store.secret("push", new_key()), config.public, config.push_hosts)
        app.state.hall = Hall(store, signer, pool, config.patience, notices, push, config.hour)
        if config.listens is not None:
            app.state.hall.reach = reach_of(*config.listens, config.public)
        app.state.hall.start(keep_time(app.state.hall))
        app.state.hall.start(_tidy(app.state.hall, config.idle))
        if config.own_process:
            app.state.hall.start(collect_in_steps(app.state.hall))
        await Together(app.state.hall).begin()
        if not store.alone:
            app.state.hall.start(app.state.hall.limits.share(requests))
        app.state.analyses = Analyses(app.state.hall, config.depth)
        app.state.hints = Hints(app.state.hall, config.depth)
        app.state.weighings = Weighings()
        app.state.hall.start(app.state.weighings.work())
        if config.warm:
            app.state.hall.start(asyncio.to_thread(warm_up))
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
        *PACK_ROUTES,
        *PLAN_ROUTES,
        *WORKSHOP_ROUTES,
        *WEIGHING_ROUTES,
        *ANALYSIS_ROUTES,
        *HINT_ROUTES,
        *PUZZLE_ROUTES,
        *PUSH_ROUTES,
        ask,
        confirm,
        live,
        no_socket,
        offline,
        health,
        metrics,
        languages,
        words,
        rules,
    ]
    if (site() / "index.html").exists():
        pages = create_static_files_router(path="/", directories=[site()], html_mode=True, include_in_schema=False)
        handlers += [table_page, packs_page, record_page, puzzles_page, pages]
    return Litestar(
        handlers,
        state=State({"gate": gate}),
        lifespan=[running],
        exception_handlers={
            Refused: answer_refused,
            ValidationException: answer_invalid,
            HTTPException: answer_person_or_program,
            RecursionError: answer_too_deep,
            UnicodeDecodeError: answer_no_text,
            DataError: answer_no_data,
            **dict.fromkeys(UNREACHABLE, answer_not_kept),
            Exception: answer_broken,
        },
        before_send=[secure],
        compression_config=CompressionConfig(backend="gzip", minimum_size=2000, gzip_compress_level=5),
        middleware=[gate],
        request_max_body_size=LARGEST_BODY,
        openapi_config=OpenAPIConfig(
            title="Heliopause", version=heliopause.__version__, path="/schema", render_plugins=[JsonRenderPlugin()]
        ),
        plugins=[GameViews()],
        logging_config=None,
    )


def warm_up() -> None:
    """Read what takes a quarter of a second and holds up all tables when it is first needed."""
    for language in LANGUAGES:
        name_of(language)
        text_of(language)
    for game in specs():
        heliopause.new(game)
        cards_with(game)


async def _tidy(hall: Hall, idle: float) -> None:
    """Let go what nobody needs, now and then."""
    while True:
        await asyncio.sleep(idle / 4)
        hall.let_go(idle)
        with contextlib.suppress(*UNREACHABLE):
            await hall.limits.tidy()


@get("/t/{table_id:str}", include_in_schema=False, media_type=MediaType.HTML)
async def table_page(table_id: FromPath[str]) -> str:
    """Every table has the same page; the page asks for its table."""
    return (site() / "index.html").read_text(encoding="utf-8")


@get("/packs", include_in_schema=False, media_type=MediaType.HTML)
async def packs_page() -> str:
    """The workshop is one of the pages too."""
    return (site() / "index.html").read_text(encoding="utf-8")


@get("/record", include_in_schema=False, media_type=MediaType.HTML)
async def record_page() -> str:
    """One's own games, which only the browser knows."""
    return (site() / "index.html").read_text(encoding="utf-8")


@get(["/puzzles", "/puzzles/{puzzle_id:str}"], include_in_schema=False, media_type=MediaType.HTML)
async def puzzles_page() -> str:
    """All puzzles, or one of them: the page asks for it."""
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
    tables = hall.all_tables()
    return hall.metrics.lines(len(tables), sum(len(table.listeners) for table in tables))


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
async def rules(
    game: FromPath[str],
    page: FromPath[str],
    language: Annotated[str, QueryParameter(max_length=20)] = ENGLISH,
) -> Response[str]:
    """In the language asked for, or else in English: `Content-Language` says which."""
    spec = specs().get(game)
    name = page.removesuffix(".md")
    if spec is None or name not in spec.pages:
        raise refused(404, "refused-not-found")
    spoken = language if language in LANGUAGES and spec.has_page(name, language) else ENGLISH
    return Response(spec.page(name, spoken), media_type=MediaType.TEXT, headers={"Content-Language": spoken})
