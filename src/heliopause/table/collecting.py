"""Garbage is collected in small steps: in Python's own way all tables stop for a tenth of a second, now and then.

A decision leaves nothing behind that has to be looked for. What hangs together in a circle comes from requests and
sockets: of a request it is found at the next step; of sockets when so many have ended that looking at everything pays.
What is missed by both is found after ten minutes: one short stop in so long a time is felt by nobody.
"""

import asyncio
import gc
import itertools

from heliopause.table.hall import Hall

STEP = 0.1  # seconds
FEW = 100  # sockets whose remains may lie about
SHARE = 4  # as many as a quarter of those that are open may, too
MOST = 6000  # steps between two looks at everything


async def collect_in_steps(hall: Hall) -> None:
    """For ever, in a process that is the server's own."""
    gc.collect()
    gc.freeze()  # what is there at the start stays
    gc.disable()
    try:
        for step in itertools.count(1):
            await asyncio.sleep(STEP)
            if step % MOST == 0 or hall.ended > max(FEW, hall.sockets.total() // SHARE):
                hall.ended = 0
                gc.collect()
            else:
                gc.collect(1)
    finally:
        gc.enable()
        gc.unfreeze()
