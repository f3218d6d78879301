"""Diagnostics of the cluster: rules versions of the running servers."""

import asyncio
from collections.abc import Iterator

import sqlalchemy as sa

from ...cluster.bus.base import Bus, BusError, Listener
from ...cluster.bus.factory import INSTALLATION, bus_of
from ...cluster.membership import BEAT, rules_of
from ...config.sources import Config
from ...engine.rules_version import fingerprint
from ...storage.database import StorageError
from ...storage.schema import FACTS
from .finding import Finding, note, ok

LISTENS = 2 * BEAT  # seconds; each process sends a heartbeat meanwhile
CONNECTS = 10.0  # seconds until the check is given up


def servers(config: Config) -> Iterator[Finding]:
    """Report the processes that share the database. If the bus is unreachable, `data` and `bus` report the reason."""
    data = config["data"]
    if not isinstance(data, str):
        return
    try:
        bus = _bus(data, config["bus"])
        processes = asyncio.run(_processes(bus))
    except (StorageError, BusError, LookupError, TimeoutError):
        return
    others = [rules_of(one) or "unknown" for one in processes if rules_of(one) != fingerprint()]
    if not processes:
        yield ok("servers", "no server runs now")
    elif not others:
        yield ok("servers", f"server processes now, with these rules: {len(processes)}")
    else:
        which = ", ".join(sorted(set(others)))
        says = f"server processes now: {len(processes)}, of these with other rules: {len(others)} ({which})"
        yield note("servers", f"{says}; a game keeps its rules, so update all servers soon")


def _bus(data: str, url: str) -> Bus:
    """Return the bus. Raises LookupError if no server has used the database, StorageError if it refuses the login."""
    from ...storage.storage import Storage

    storage = Storage(data)
    try:
        if not storage.shared:
            raise LookupError
        if not url:
            storage.queries.rows(sa.select(sa.literal(1)))  # fails at once, while the bus would retry forever
            return bus_of("", storage)
        from ...cluster.bus.redis import RedisBus

        return RedisBus(
            url, str(storage.queries.rows(sa.select(FACTS.c.value).where(FACTS.c.name == INSTALLATION))[0]["value"])
        )
    finally:
        storage.close()


async def _processes(bus: Bus) -> set[str]:
    """Return the names of all processes that send messages."""
    found: set[str] = set()
    async with asyncio.timeout(CONNECTS):
        await bus.open()
    stop = bus.subscribe(Listener(lambda topic, text: found.add(text.partition(" ")[0]), lambda: None))
    await asyncio.sleep(LISTENS)
    stop()
    await bus.close()
    return found
