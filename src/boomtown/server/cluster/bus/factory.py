"""What carries the messages between the processes of a town: the data base by itself, or a Redis."""

import asyncio
from secrets import token_hex
from typing import TYPE_CHECKING

import sqlalchemy as sa

from .base import Bus, BusError, MemoryBus

if TYPE_CHECKING:
    from ...storage.storage import Storage

FACT = "town"  # of the data base: what its processes call this town among themselves


def bus_of(url: str, storage: "Storage") -> Bus:
    """The bus at that URL, where there is one, not opened yet; the storage is open. Waits for the data base. BusError
    for a URL that is none.
    """
    if not url:
        return _of_database(storage.url)
    _need_driver()
    from .redis import RedisBus

    return RedisBus(url, storage.settled(FACT, lambda: token_hex(8)))


def _of_database(url: sa.URL) -> Bus:
    """Return PostgreSQL's bus, or one within the process for a SQLite file."""
    if url.get_backend_name() == "sqlite":
        return MemoryBus()
    from .postgres import PostgresBus

    return PostgresBus(url)


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
