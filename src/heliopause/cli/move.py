"""`heliopause move SOURCE TARGET`: all tables from one database to another."""

import asyncio
import sys
from typing import TYPE_CHECKING

import click

if TYPE_CHECKING:
    from heliopause.table.store import Store


@click.command()
@click.argument("source", metavar="SOURCE")
@click.argument("target", metavar="TARGET")
def move(source: str, target: str) -> None:
    """Take all tables along to another database, as from sqlite:///FILE to postgresql://USER@HOST/NAME.

    Links go on working. The target has to be empty, and no server may run; the source is left as it is.
    """
    from heliopause.cli.serve import checked_url
    from heliopause.table.moving import Differs
    from heliopause.table.store import Unusable

    try:
        asyncio.run(_move(checked_url(source), checked_url(target)))
    except (Unusable, Differs) as error:
        raise click.ClickException(str(error)) from None


async def _move(source: str, target: str) -> None:
    from sqlalchemy import make_url

    from heliopause.table.store import Store, Unusable

    file = make_url(source).database or ""
    if source.startswith("sqlite:") and not _is_file(file):
        raise Unusable(f"there is no database in {file}")
    stores = [Store(source)]
    await stores[0].open()
    try:
        stores.append(Store(target))
        await stores[1].open()
        try:
            await asyncio.to_thread(_carry, *stores)
        finally:
            await stores[1].close()
    finally:
        await stores[0].close()


def _is_file(name: str) -> bool:
    from pathlib import Path

    return Path(name).is_file()


def _carry(here: "Store", there: "Store") -> None:
    from sqlalchemy.exc import DBAPIError
    from tqdm import tqdm

    from heliopause.table import moving
    from heliopause.table.store import Unusable

    try:
        with here.engine.connect() as source, there.engine.begin() as target:
            moving.check(here, source, target)
            with tqdm(total=moving.count(source), unit="row", disable=None, file=sys.stderr) as bar:
                moving.move(source, target, bar.update)
            gone = moving.sums(source)
            moving.compare(gone, moving.sums(target))
        with there.engine.connect() as target:
            moving.compare(gone, moving.sums(target))
    except DBAPIError as error:
        raise Unusable(f"the tables could not be moved, and nothing was: {error.orig}") from None
    tables, choices = gone["tables"][0], gone["choices"][0]
    click.echo(f"{tables} tables with {choices} choices are in {there.name} now, all compared.")
