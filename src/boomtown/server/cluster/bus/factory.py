"""What carries the messages between the processes of a town: the data base by itself, or a Redis."""

import asyncio
from secrets import token_hex
from typing import TYPE_CHECKING

from .base import Bus, BusError

if TYPE_CHECKING:
    from ...storage.storage import Storage

FACT = "town"  # of the data base: what its processes call this town among themselves


def bus_of(url: str, storage: "Storage") -> Bus:
    """The bus at that URL, where there is one, not opened yet; the storage is open. Waits for the data base. BusError
    for a URL that is none.
    """
    if not url:
        return storage.bus()
    _need_driver()
    from .redis import RedisBus

    return RedisBus(url, storage.settled(FACT, lambda: token_hex(8)))


def ask(url: str) -> None:
    """BusError where no bus answers at that URL."""
    if url:
        _need_driver()
        from . import redis as bus_redis

        asyncio.run(bus_redis.ask(url))


def _need_driver() -> None:
    try:
        import redis  # noqa: F401
    except ImportError:
        raise BusError(
            "a bus needs the driver of Redis, which is not installed: pip install 'boomtown[redis]'"
        ) from None
