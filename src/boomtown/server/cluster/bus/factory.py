"""Choice of the bus backend: the database, or Redis."""

import asyncio
from secrets import token_hex
from typing import TYPE_CHECKING

import sqlalchemy as sa

from .base import Bus, BusError, MemoryBus

if TYPE_CHECKING:
    from ...storage.storage import Storage

INSTALLATION = "town"  # row of the table `facts`: name of this installation on a shared bus


def bus_of(url: str, storage: "Storage") -> Bus:
    """Return the bus at that URL, or that of the database if the URL is empty. It is not opened.

    The storage must be open; the call waits for the database. Raises BusError for an invalid URL.
    """
    if not url:
        return _of_database(storage.url)
    _need_driver()
    from .redis import RedisBus

    return RedisBus(url, storage.get_or_store_fact(INSTALLATION, lambda: token_hex(8)))


def _of_database(url: sa.URL) -> Bus:
    """Return the bus of PostgreSQL, or one within the process for a SQLite file."""
    if url.get_backend_name() == "sqlite":
        return MemoryBus()
    from .postgres import PostgresBus

    return PostgresBus(url)


def ask(url: str) -> None:
    """Raise BusError if no bus answers at that URL."""
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
