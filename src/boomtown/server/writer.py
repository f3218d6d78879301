"""The one thread that writes: it commits whatever waits in one transaction (group commit) and then answers."""

import asyncio
import logging
import queue
import sqlite3
import threading
from collections.abc import Callable, Sequence
from itertools import groupby
from operator import attrgetter
from typing import Any, NamedTuple

import sqlalchemy as sa

log = logging.getLogger("boomtown.server.storage")

GROUP = 500  # writes in one transaction at most


class StorageError(Exception):
    """It was not written or could not be read; nothing has changed."""


class Conflict(StorageError):
    """Somebody else has written it meanwhile."""


class Write(NamedTuple):
    """A statement with its row; `sure`: it must find the row it changes."""

    statement: sa.Executable
    row: dict[str, Any] | None = None
    sure: bool = False


Job = tuple[list[Write], "asyncio.Future[None]"]


class Writer:
    """`write` returns when the data is safe on disk."""

    def __init__(self, engine: sa.Engine) -> None:
        self.engine = engine
        self.trouble = False  # the last write failed
        self.changed: Callable[[], None] = lambda: None  # called on the loop when `trouble` has changed
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._write_all, name="storage", daemon=True)

    def start(self) -> None:
        self._thread.start()

    def stop(self) -> None:
        """Finish what waits, then end."""
        if self._thread.is_alive():
            self._jobs.put(None)
            self._thread.join()

    async def write(self, *writes: Write) -> None:
        """All of them or none; StorageError, or Conflict where somebody else was first."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._jobs.put((list(writes), done))
        await done

    # the writer thread

    def _write_all(self) -> None:
        stop = False
        while not stop:
            group, stop = self._waiting()
            if not group:
                continue
            try:
                self._commit(group)
                results: list[StorageError | None] = [None] * len(group)
            except (sa.exc.SQLAlchemyError, Conflict):  # one bad write must not take the others along
                results = [self._commit_one(job) for job in group]
            self._answer(group, results)

    def _waiting(self) -> tuple[list[Job], bool]:
        """Everything in the queue, waiting for the first; and whether the end was among it."""
        group: list[Job] = []
        job = self._jobs.get()
        while job is not None:
            group.append(job)
            if len(group) >= GROUP or self._jobs.empty():
                return group, False
            job = self._jobs.get()
        return group, True

    def _commit(self, group: Sequence[Job]) -> None:
        with self.engine.begin() as connection:
            writes = (write for job, _ in group for write in job)
            for statement, same in groupby(writes, key=attrgetter("statement")):  # one call for a run of choices
                run = list(same)
                found = connection.execute(statement, [write.row for write in run if write.row is not None] or None)
                if run[0].sure and found.rowcount != 1:
                    raise Conflict("expected the version that was read, somebody else has stored another one")

    def _commit_one(self, job: Job) -> StorageError | None:
        try:
            self._commit([job])
        except Conflict as error:
            log.error("not written: %s", error)
            return error
        except sa.exc.SQLAlchemyError as error:
            log.error("not written: %s", error.__cause__ or error)
            kind = Conflict if _is_taken(error) else StorageError
            return kind(str(error.__cause__ or error))
        return None

    def _answer(self, group: Sequence[Job], results: Sequence[StorageError | None]) -> None:
        def settle() -> None:
            for (_, done), error in zip(group, results, strict=True):
                if done.cancelled():
                    continue
                if error is None:
                    done.set_result(None)
                else:
                    done.set_exception(error)
            self._tell(any(error is not None and not isinstance(error, Conflict) for error in results))

        try:
            group[0][1].get_loop().call_soon_threadsafe(settle)
        except RuntimeError:  # the loop is gone: nobody waits any more
            log.warning("%d writes finished after the server had stopped", len(group))

    def _tell(self, trouble: bool) -> None:
        if trouble != self.trouble:
            self.trouble = trouble
            self.changed()


def _is_taken(error: sa.exc.SQLAlchemyError) -> bool:
    """Whether a row with this key is there already; anything else that fails is trouble with the storage."""
    cause = error.__cause__
    name = getattr(cause, "sqlite_errorname", "") if isinstance(cause, sqlite3.IntegrityError) else ""
    return name in ("SQLITE_CONSTRAINT_PRIMARYKEY", "SQLITE_CONSTRAINT_UNIQUE")
