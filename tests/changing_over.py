"""Bots that change over to the compiled form while they play: `python -m tests.changing_over FOLDER`, interpreted.

A bot that thinks while the workers change finishes its thought; later ones are the same as before.
"""

import asyncio
import sys
from pathlib import Path

import heliopause
from heliopause.table.bot_pool import BotPool
from heliopause.table.compiling import compile_beside


async def change_over(compiled: Path) -> None:
    record = heliopause.new("sun", players=2, seed=1).record()
    pool = BotPool(1, 300.0)
    try:
        before = await pool.choose(record, "greedy", 1)
        thinking = asyncio.create_task(pool.choose(record, "search:2", 1))
        await asyncio.sleep(0)
        assert pool.form == "interpreted"
        await compile_beside(pool, f"{sys.executable} -c ''", compiled)
        assert pool.form == "compiled"
        after = await pool.choose(record, "greedy", 1)
        assert [thought.option for thought in after] == [thought.option for thought in before] != []
        assert await thinking != []
    finally:
        pool.close()


if __name__ == "__main__":
    asyncio.run(change_over(Path(sys.argv[1])))
