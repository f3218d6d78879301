"""Writer thread with group commit: it commits all queued writes in one transaction, then completes their futures."""

import asyncio
import logging
import queue
import threading
from collections.abc import Callable, Sequence
from itertools import groupby
from typing import Any, ClassVar, NamedTuple

import sqlalchemy as sa

from .database import Database, InvalidValue, StorageError, error_for

log = logging.getLogger("boomtown.server.storage")

GROUP = 500  # writes in one transaction at most


class Conflict(StorageError):
    """Write that failed because another process changed the row first."""


class Prepared:
    """Compiled insert of plain values for frequent writes.

    SQLAlchemy processes a statement again for each execution, which takes longer than the execution. Up to `ROWS`
    rows are inserted by one statement. Compiling takes 0.1 ms per row, once for each number of rows, and blocks other
    threads.
    """

    ROWS: ClassVar = 32

    def __init__(self, statement: sa.Insert, engine: sa.Engine) -> None:
        self._statement, self._engine = statement, engine
        self._known: dict[int, tuple[str, list[str] | None]] = {}  # by the number of rows: text, order of its values

    def run(self, connection: sa.Connection, rows: list[dict[str, Any]]) -> int:
        """Insert the rows; return the number of new ones."""
        return sum(self._run(connection, rows[at : at + self.ROWS]) for at in range(0, len(rows), self.ROWS))

    def _run(self, connection: sa.Connection, rows: list[dict[str, Any]]) -> int:
        text, order = self._known.get(len(rows)) or self._compile(len(rows))
        values = {f"{name}_{number}": value for number, row in enumerate(rows) for name, value in row.items()}
        given: Any = values if order is None else tuple([values[name] for name in order])
        return connection.exec_driver_sql(text, given).rowcount

    def _compile(self, count: int) -> tuple[str, list[str] | None]:
        columns = self._statement.table.columns.keys()
        rows: Any = [{name: sa.bindparam(f"{name}_{number}") for name in columns} for number in range(count)]
        compiled = self._statement.values(rows).compile(self._engine)
        self._known[count] = str(compiled), compiled.positiontup
        return self._known[count]


def carry_out(connection: sa.Connection, statement: sa.Executable | Prepared, rows: list[dict[str, Any]]) -> int:
    """Execute the statement; return the number of changed rows."""
    if isinstance(statement, Prepared):
        return statement.run(connection, rows)
    return connection.execute(statement, rows or None).rowcount


class Write(NamedTuple):
    """Statement with its row.

    A write with a `proof` must change exactly one row, unless the proof query shows that the same row is stored: the
    connection may have been lost after an earlier commit.
    """

    statement: sa.Executable | Prepared
    row: dict[str, Any] | None = None
    proof: Callable[[], sa.Select[Any]] | None = None
    about: str = ""  # id of the changed object: processes write to the same objects in the same order


Job = tuple[list[Write], "asyncio.Future[None]"]
Results = list[StorageError | None]


class WriteConflict(Exception):
    """Jobs of a group whose rows another process has changed first."""

    def __init__(self, jobs: set[int]) -> None:
        self.jobs = jobs


class Unreachable(Exception):
    """Database that cannot be reached."""


class Writer:
    """Queue and thread of the writes. `write` returns after the commit."""

    def __init__(self, database: Database, check: Callable[[sa.Connection], None] = lambda connection: None) -> None:
        self.database = database
        self.check = check  # called with a new connection before its first write
        self.trouble = False  # the last write failed
        self.conflicts = 0  # jobs that another process has overtaken
        self.changed: Callable[[], None] = lambda: None  # called on the loop when `trouble` has changed
        # called with the number of writes of each transaction, on the writer's thread
        self.committed: Callable[[int], None] = lambda writes: None
        self._connection: sa.Connection | None = None
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._write_all, name="storage", daemon=True)

    def start(self, connection: sa.Connection) -> None:
        self._connection = _explicit(connection)
        self._thread.start()

    def stop(self) -> None:
        """Finish the queued writes, then end the thread."""
        if self._thread.is_alive():
            self._jobs.put(None)
            self._thread.join()
        self._disconnect()

    async def write(self, *writes: Write) -> None:
        """Commit all writes or none; raise Conflict if another process was first, or another StorageError."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._jobs.put((list(writes), done))
        await done

    # the writer thread

    def _write_all(self) -> None:
        stop = False
        while not stop:
            group, stop = self._next_group()
            if group:
                self._complete(group, self._results([job for job, _ in group]))

    def _next_group(self) -> tuple[list[Job], bool]:
        """Wait for a job; return all queued jobs, and True if the stop marker was among them."""
        group: list[Job] = []
        job = self._jobs.get()
        while job is not None:
            group.append(job)
            if len(group) >= GROUP or self._jobs.empty():
                return group, False
            job = self._jobs.get()
        return group, True

    def _results(self, jobs: Sequence[list[Write]]) -> Results:
        """Return the result of each job. One invalid write must not make the other jobs fail."""
        results: Results = [None] * len(jobs)
        left = dict(enumerate(jobs))
        lost = False
        try:
            while left:
                try:
                    self._commit(left)
                    break
                except WriteConflict as late:
                    for number in late.jobs:
                        results[number] = _conflict()
                        del left[number]
                except Unreachable:
                    raise
                except Exception:
                    if self._connection is None and not lost:  # try again on a new connection
                        lost = True
                        continue
                    for number in list(left):
                        results[number] = self._commit_alone(left[number])
                        del left[number]
        except Unreachable as error:
            log.error("nothing can be written: %s", error)
            for number in left:
                results[number] = StorageError(str(error))
        return results

    def _commit_alone(self, job: list[Write]) -> StorageError | None:
        try:
            self._commit({0: job})
        except Unreachable:
            raise
        except WriteConflict:
            return _conflict()
        except Exception as error:  # the thread must survive any error
            log.error("not written: %s", self.database.message_of(error))
            return error_for(error, self.database.message_of(error))
        return None

    def _commit(self, jobs: dict[int, list[Write]]) -> None:
        """Commit all jobs in one transaction. A single statement with a few choices needs no explicit BEGIN."""
        connection = self._connected()
        writes = [(number, write) for number, job in sorted(jobs.items(), key=_lock_order) for write in job]
        runs = [list(run) for _, run in groupby(writes, key=lambda one: id(one[1].statement))]
        try:
            with connection.begin():
                if len(writes) > Prepared.ROWS or len(runs) > 1 or not isinstance(writes[0][1].statement, Prepared):
                    connection.exec_driver_sql("BEGIN")
                for run in runs:
                    self._execute(connection, run)
        except sa.exc.SQLAlchemyError as error:
            if isinstance(error, sa.exc.DBAPIError) and not error.connection_invalidated:
                raise
            self._disconnect()
            raise
        self.committed(len(writes))

    @staticmethod
    def _execute(connection: sa.Connection, run: list[tuple[int, Write]]) -> None:
        """Execute one statement with the rows of all these writes; raise Late for those that changed no row."""
        statement, rows = run[0][1].statement, [write.row for _, write in run if write.row is not None]
        changed = carry_out(connection, statement, rows)
        if run[0][1].proof is None or changed == len(run):
            return
        proofs = [(number, write.proof) for number, write in run if write.proof is not None]
        late = {number for number, proof in proofs if connection.execute(proof()).first() is None}
        if late:
            raise WriteConflict(late)

    def _connected(self) -> sa.Connection:
        if self._connection is None:
            try:
                self._connection = self._open_connection()
            except (sa.exc.SQLAlchemyError, StorageError) as error:
                raise Unreachable(self.database.message_of(error)) from None
        return self._connection

    def _open_connection(self) -> sa.Connection:
        connection = self.database.claim()
        try:
            with connection.begin():
                self.database.join(connection)
                self.check(connection)
            return _explicit(connection)
        except BaseException:
            connection.close()
            raise

    def _disconnect(self) -> None:
        if self._connection is not None:
            connection, self._connection = self._connection, None
            try:
                connection.close()
            except sa.exc.SQLAlchemyError as error:
                log.warning("the connection was lost: %s", self.database.message_of(error))

    def _complete(self, group: Sequence[Job], results: Results) -> None:
        def settle() -> None:
            for (_, done), error in zip(group, results, strict=True):
                if done.cancelled():
                    continue
                if error is None:
                    done.set_result(None)
                else:
                    done.set_exception(error)
            self.conflicts += sum(isinstance(error, Conflict) for error in results)
            self._update_trouble(results)

        try:
            group[0][1].get_loop().call_soon_threadsafe(settle)
        except RuntimeError:  # the event loop is closed: there is no caller left
            log.warning("%d writes finished after the server had stopped", len(group))

    def _update_trouble(self, results: Results) -> None:
        """Update `trouble` from these results. An InvalidValue does not count: otherwise one player could stop all
        tables with a value that the database rejects.
        """
        telling = [error for error in results if not isinstance(error, InvalidValue)]
        trouble = any(error is not None and not isinstance(error, Conflict) for error in telling)
        if telling and trouble != self.trouble:
            self.trouble = trouble
            self.changed()


def _explicit(connection: sa.Connection) -> sa.Connection:
    """Let the writer begin transactions explicitly: automatic begin and commit take as long as most writes."""
    assert connection.connection.dbapi_connection is not None
    connection.dialect.set_isolation_level(connection.connection.dbapi_connection, "AUTOCOMMIT")
    return connection


def _lock_order(numbered: tuple[int, list[Write]]) -> tuple[bool, str]:
    """Return the sort key of a job. The same order in all processes avoids deadlocks."""
    first = numbered[1][0]
    return first.row is None, first.about


def _conflict() -> Conflict:
    log.info("not written: another process was first")
    return Conflict("expected no change since reading, another process has written meanwhile")
