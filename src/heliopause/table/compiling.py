"""At a checkout's table: the compiled form is built while people play, and then the bots take it over."""

import asyncio
import os
import shlex
import signal
from pathlib import Path

from heliopause.table.bot_pool import BotPool

OF_MAKE = ("MAKEFLAGS", "MFLAGS", "MAKELEVEL")  # what the make that started the server says to its own steps


async def compile_beside(pool: BotPool, command: str, folder: Path) -> None:
    """Run the command that builds the compiled form in this folder. It ends with the server, if that ends sooner."""
    print("The bots are being compiled beside it; they play on meanwhile, more slowly.", flush=True)
    environment = {name: value for name, value in os.environ.items() if name not in OF_MAKE}
    # In a session of its own, so that all that it starts can be ended with it.
    builder = await asyncio.create_subprocess_exec(*shlex.split(command), env=environment, start_new_session=True)
    try:
        built = await builder.wait() == 0
    except asyncio.CancelledError:
        os.killpg(builder.pid, signal.SIGTERM)
        await builder.wait()
        raise
    if built and await pool.take_over(folder):
        print("The bots run compiled now.", flush=True)
    else:
        print("The bots go on interpreted.", flush=True)
