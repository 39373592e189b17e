"""`heliopause serve`: the table in the browser."""

import asyncio
import ipaddress
import socket
import threading
import webbrowser
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import click

if TYPE_CHECKING:
    from heliopause.table.reach import Reach


@click.command()
@click.option(
    "--host",
    default="127.0.0.1",
    show_default=True,
    help="The address to listen on: 127.0.0.1 lets in this computer only, 0.0.0.0 everybody in your network.",
)
@click.option("--port", default=8240, show_default=True, type=click.IntRange(0, 65535), help="0 takes any free one.")
@click.option("--no-browser", is_flag=True, help="Do not open a browser.")
@click.option(
    "--database", default="", metavar="URL", help="Where games are kept. Default: a file in your data folder."
)
@click.option("--workers", default=1, show_default=True, type=click.IntRange(1, 64), help="Processes for bots.")
@click.option(
    "--patience",
    default=600,
    show_default=True,
    type=click.IntRange(min=0),
    help="Seconds the others at a live table wait for an absent player before they may let a bot play.",
)
@click.option("--log-json", is_flag=True, help="Write the log as JSON, a line an event, to the standard error.")
@click.option("--webhook", default="", metavar="URL", help="Gets a notice when somebody who is not looking is asked.")
@click.option(
    "--mail", default="", metavar="URL", help="smtp://user:password@host:port/?from=address, for notices by mail."
)
@click.option("--public", default="", metavar="URL", help="The address that people open, as https://table.example.org.")
@click.option("--proxy", multiple=True, metavar="ADDRESS", help="A proxy in front, whose X-Forwarded-For is believed.")
@click.option(
    "--build",
    type=(str, click.Path(path_type=Path)),
    default=None,
    hidden=True,
    help="For `make play`: a command that builds the compiled form, and where.",
)
def serve(
    host: str,
    port: int,
    no_browser: bool,
    database: str,
    workers: int,
    patience: int,
    log_json: bool,
    webhook: str,
    mail: str,
    public: str,
    proxy: tuple[str, ...],
    build: tuple[str, Path] | None,
) -> None:
    """Start the table: games in the browser, alone, around one screen, or with friends by link."""
    import uvicorn

    from heliopause.table.app import ServerConfig, site, uvicorn_of
    from heliopause.table.logs import write_logs
    from heliopause.table.reach import reach_of

    if not (site() / "index.html").is_file():
        raise click.ClickException(
            "the pages are not built; in a checkout 'make site' does it, and who installs from a checkout needs Node"
        )
    address = checked_url(database or f"sqlite:///{default_database()}")
    asyncio.run(_try(address))
    listening = _listen(host, port)
    write_logs(log_json)
    port = listening.getsockname()[1]
    config = ServerConfig(
        database=address,
        workers=workers,
        patience=patience,
        webhook=webhook,
        mail=mail,
        public=checked_public(public, mail),
        proxies=checked_proxies(proxy),
        own_process=True,
        warm=True,
        build=build,
        listens=(host, port),
    )
    reach = reach_of(host, port, config.public)
    page = f"{reach.here}/"
    click.echo(f"Heliopause is at {page} (Ctrl-C ends it; games are kept)")
    for line in reached(reach):
        click.echo(f"  {line}")
    if not no_browser:
        threading.Timer(1.0, webbrowser.open, [page]).start()
    server = uvicorn.Server(uvicorn_of(config, access_log=log_json))
    server.run(sockets=[listening])


def reached(reach: "Reach") -> list[str]:
    """Which addresses work for whom, and what is needed for more."""
    here = "only on this computer; for others in your network start it with --host 0.0.0.0"
    network = " or ".join(f"{address}/" for address in reach.network)
    outside = f"{reach.public}/" if reach.public else "needs a name and TLS in front of it: docs/hosting.md, --public"
    return [f"in your network: {network or here}", f"from everywhere: {outside}"]


async def _try(database: str) -> None:
    """Open the database once, so that what is wrong with it is said in a sentence."""
    from heliopause.table.store import Store, Unusable

    store = Store(database)
    try:
        await store.open()
    except Unusable as error:
        raise click.ClickException(str(error)) from None
    await store.close()


def _listen(host: str, port: int) -> socket.socket:
    """Take the port, or say in a sentence why not."""
    listening = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except OSError as error:
        listening.close()
        raise click.ClickException(f"cannot listen on {host}:{port}: {error.strerror or error}") from None
    return listening


def default_database() -> Path:
    from platformdirs import user_data_path

    folder = user_data_path("heliopause", appauthor=False)
    folder.mkdir(parents=True, exist_ok=True)
    return folder / "games.sqlite3"


def checked_url(url: str) -> str:
    """The database's address, if it is one that games can be kept in."""
    if url.startswith("sqlite://"):
        return url
    if not url.startswith(("postgresql://", "postgres://")):
        raise click.ClickException(
            f"the database {url!r} is not one that games can be kept in: sqlite:///FILE or postgresql://USER@HOST/NAME"
        )
    if find_spec("psycopg") is None:
        raise click.ClickException("PostgreSQL needs its driver: pip install 'heliopause[postgresql]'")
    return "postgresql://" + url.partition("://")[2]


def checked_public(public: str, mail: str) -> str:
    """The address for links in mails, without a slash at its end."""
    if not public:
        if mail:
            raise click.ClickException("--mail needs --public: the address that the links in the mails lead to")
        return ""
    address = urlsplit(public)
    if address.scheme not in ("http", "https") or not address.hostname or address.path.strip("/") or address.query:
        raise click.ClickException(f"--public is an address as https://table.example.org, not {public!r}")
    return public.rstrip("/")


def checked_proxies(proxies: tuple[str, ...]) -> tuple[str, ...]:
    for proxy in proxies:
        try:
            ipaddress.ip_address(proxy)
        except ValueError:
            raise click.ClickException(f"--proxy is the number of a machine as 10.0.0.2, not {proxy!r}") from None
    return proxies
