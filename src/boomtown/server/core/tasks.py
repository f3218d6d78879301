"""Helpers for asyncio tasks: cancellation that does not fail, and tasks that no caller waits for."""

import asyncio
from collections.abc import Coroutine
from typing import Any

AGAIN = 0.1  # seconds until a task that still runs is cancelled again


async def cancelled(task: asyncio.Task[Any]) -> None:
    """Cancel a task and return when it has ended, however often it must be cancelled.

    `asyncio.wait_for` of Python 3.11, which database drivers use, loses a cancellation if the awaited result arrives at
    the same moment.
    """
    while not task.done():
        task.cancel()
        await asyncio.wait([task], timeout=AGAIN)
    if not task.cancelled():
        task.exception()  # retrieved, so that asyncio does not log it


class BackgroundTasks:
    """Tasks that no caller waits for. asyncio itself keeps only weak references to tasks."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[None]] = set()

    def start(self, work: Coroutine[Any, Any, None], name: str | None = None) -> None:
        """Run `work` in a task of its own."""
        task = asyncio.create_task(work, name=name)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def wait(self) -> None:
        """Wait until all tasks have ended, with a result or an error."""
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def __len__(self) -> int:
        return len(self._tasks)
