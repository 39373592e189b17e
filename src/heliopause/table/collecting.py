"""Garbage is collected in small steps: in Python's own way all tables stop for a tenth of a second, now and then.

A decision leaves nothing behind that has to be looked for. What hangs together in a circle comes from requests and
sockets: of a request it is found at the next step; of sockets when so many have ended that looking at everything pays.
"""

import asyncio
import gc

from heliopause.table.hall import Hall

STEP = 0.1  # seconds
FEW = 100  # sockets whose remains may lie about
SHARE = 4  # as many as a quarter of those that are open may, too


async def collect_in_steps(hall: Hall) -> None:
    """For ever, in a process that is the server's own."""
    gc.collect()
    gc.freeze()  # what is there at the start stays
    gc.disable()
    try:
        while True:
            await asyncio.sleep(STEP)
            if hall.ended > max(FEW, hall.sockets.total() // SHARE):
                hall.ended = 0
                gc.collect()
            else:
                gc.collect(1)
    finally:
        gc.enable()
        gc.unfreeze()
