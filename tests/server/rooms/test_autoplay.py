"""When the task of a table wakes: before what is due first, and not because something is put off."""

import asyncio
from types import SimpleNamespace
from typing import Any, cast

from boomtown.server.rooms.autoplay import Autoplay, Due


async def test_only_what_comes_sooner_wakes_the_task() -> None:
    clock = asyncio.get_running_loop().time
    room: Any = SimpleNamespace(table=SimpleNamespace(id="table"), state=SimpleNamespace(clock=clock))
    autoplay, begun = Autoplay(room), clock()

    async def planned(seconds: float | None) -> float:
        """Until when the task sleeps once this is due."""
        at = None if seconds is None else Due(begun + seconds, "timeout", 0)
        cast(Any, autoplay).due = lambda: at
        autoplay.wake()
        for _ in range(10):
            await asyncio.sleep(0)
        return autoplay._sleeps - begun

    assert await planned(None) == float("inf")
    assert round(await planned(2000)) == 2000
    assert round(await planned(3000)) == 2000, "it looks again when it wakes by itself"
    assert round(await planned(None)) == 2000
    assert round(await planned(1000)) == 1000
    await autoplay.stop()
