"""`heliopause serve`: the table in the browser."""

import socket
import threading
import webbrowser
from pathlib import Path

import click


@click.command()
@click.option("--host", default="127.0.0.1", show_default=True, help="The address to listen on; 0.0.0.0 for everybody.")
@click.option("--port", default=8240, show_default=True, type=click.IntRange(0, 65535), help="0 takes any free one.")
@click.option("--no-browser", is_flag=True, help="Do not open a browser.")
@click.option(
    "--database", default="", metavar="URL", help="Where games are kept. Default: a file in your data folder."
)
@click.option("--workers", default=1, show_default=True, type=click.IntRange(1, 64), help="Processes for bots.")
@click.option(
    "--patience", default=120, show_default=True, help="Seconds before an absent player's seat may be handed over."
)
@click.option("--log-json", is_flag=True, help="Write the log as JSON, a line an event, to the standard error.")
@click.option("--webhook", default="", metavar="URL", help="Gets a notice when somebody who is not looking is asked.")
@click.option(
    "--mail", default="", metavar="URL", help="smtp://user:password@host:port/?from=address, for notices by mail."
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
) -> None:
    """Start the table: games in the browser, alone, around one screen, or with friends by link."""
    import uvicorn

    from heliopause.table.app import ServerConfig, make_app, site
    from heliopause.table.logs import write_logs

    if not (site() / "index.html").is_file():
        raise click.ClickException(
            "the pages are not built; in a checkout 'make site' does it, an installed wheel has them"
        )
    listening = _listen(host, port)
    write_logs(log_json)
    port = listening.getsockname()[1]
    config = ServerConfig(
        database=checked_url(database or f"sqlite:///{default_database()}"),
        workers=workers,
        patience=patience,
        webhook=webhook,
        mail=mail,
    )
    address = f"http://{'localhost' if host in ('127.0.0.1', '0.0.0.0') else host}:{port}/"
    click.echo(f"Heliopause is at {address} (Ctrl-C ends it; games are kept)")
    if not no_browser:
        threading.Timer(1.0, webbrowser.open, [address]).start()
    server = uvicorn.Server(
        uvicorn.Config(make_app(config), log_config=None, access_log=log_json, timeout_graceful_shutdown=5)
    )
    server.run(sockets=[listening])


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
    raise click.ClickException(f"the database {url!r} is not one this version can keep games in: sqlite:///FILE")
