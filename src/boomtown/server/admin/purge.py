"""Removal of old tables and guests by a command, as running servers do it periodically."""

from time import time

from ..accounts import retention
from ..core.durations import DAY
from ..notifications.notifier import delete_old_subscriptions
from ..storage.database import DatabaseInUse, StorageError
from ..storage.queries import UnusedTable
from ..storage.storage import Storage
from .reader import ArchiveError, Data, called, opened


def old(data: Data, days: float) -> list[UnusedTable]:
    """Return the tables that no player has used for that many days."""
    with opened(data) as reader:
        return reader.queries.unused_tables(time() - days * DAY, playing=True)


async def purge(data: Data, days: float) -> list[UnusedTable]:
    """Remove tables that no player has used for that many days, with their games, and old guests.

    If a server runs, tables with a running game stay.
    """
    with opened(data):  # reports an error before a file is created
        pass
    storage = _storage(data)
    try:
        before = time() - days * DAY
        found = await storage.read(storage.queries.unused_tables, before, playing=not storage.others())
        await storage.tables.remove((one.id for one in found), before)
        await retention.sweep(storage, days)
        await delete_old_subscriptions(storage)
        return found
    except StorageError as error:
        raise ArchiveError(f"{called(data)} cannot be written: {error}") from None
    finally:
        storage.close()


def _storage(data: Data) -> Storage:
    """Open the storage as a server does. If a server has the SQLite file open, open it as a second connection."""
    storage = Storage(data)
    try:
        storage.open()
    except DatabaseInUse:
        storage.close()
        if storage.shared:
            raise
        storage = Storage(data, "beside")
        storage.open()
    return storage
