"""How a task is brought to its end."""

import asyncio
from typing import Any

AGAIN = 0.1  # seconds until a task that goes on is cancelled once more


async def cancelled(task: asyncio.Task[Any]) -> None:
    """Returns when the task has ended, however often it must be cancelled. `asyncio.wait_for` of Python 3.11, which
    drivers of data bases use, forgets that it was cancelled when what it waits for comes at the same moment.
    """
    while not task.done():
        task.cancel()
        await asyncio.wait([task], timeout=AGAIN)
    if not task.cancelled():
        task.exception()  # asked for, so that nobody is told that it was not
