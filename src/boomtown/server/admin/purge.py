"""Old tables and guests, removed by a command beside the servers that run, as these do it by themselves."""

from time import time

from ..accounts import retention
from ..core.durations import DAY
from ..storage.database import StorageError, Taken
from ..storage.queries import Old
from ..storage.storage import Storage
from .reader import ArchiveError, Data, called, opened


def old(data: Data, days: float) -> list[Old]:
    """Tables nobody has come to for so long."""
    with opened(data) as reader:
        return reader.queries.untouched(time() - days * DAY, playing=True)


async def purge(data: Data, days: float) -> list[Old]:
    """Remove tables nobody has come to for so long, with all that was played there, and forget guests. Beside a server
    that runs, only tables without a running game: what it plays now is not to vanish under it.
    """
    with opened(data):  # says what is wrong with it, and makes nothing
        pass
    storage = _storage(data)
    try:
        before = time() - days * DAY
        found = await storage.read(storage.queries.untouched, before, playing=not storage.others())
        await storage.remove((one.id for one in found), before)
        await retention.sweep(storage, days)
        return found
    except StorageError as error:
        raise ArchiveError(f"{called(data)} cannot be written: {error}") from None
    finally:
        storage.close()


def _storage(data: Data) -> Storage:
    """As a server has it; of a file that one has already, beside that one."""
    storage = Storage(data)
    try:
        storage.open()
    except Taken:
        storage.close()
        if storage.shared:
            raise
        storage = Storage(data, "beside")
        storage.open()
    return storage
