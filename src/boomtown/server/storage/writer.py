"""The one thread that writes: it commits whatever waits in one transaction (group commit) and then answers."""

import asyncio
import logging
import queue
import threading
from collections.abc import Callable, Sequence
from itertools import groupby
from typing import Any, ClassVar, NamedTuple

import sqlalchemy as sa

from .database import Database, StorageError, Unfit, failed

log = logging.getLogger("boomtown.server.storage")

GROUP = 500  # writes in one transaction at most


class Conflict(StorageError):
    """Somebody else has written it meanwhile."""


class Prepared:
    """Inserts of plain values in the words of the driver, for what is written all the time: SQLAlchemy looks at a
    statement anew each time, which takes longer than to carry it out. Up to `ROWS` rows go in one statement; to put it
    into words takes 0.1 ms a row, once for each number of rows, and other threads wait meanwhile.
    """

    ROWS: ClassVar = 32

    def __init__(self, statement: sa.Insert, engine: sa.Engine) -> None:
        self._statement, self._engine = statement, engine
        self._known: dict[int, tuple[str, list[str] | None]] = {}  # by the number of rows: text, order of its values

    def run(self, connection: sa.Connection, rows: list[dict[str, Any]]) -> int:
        """How many rows are new."""
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
    """How many rows it has changed."""
    if isinstance(statement, Prepared):
        return statement.run(connection, rows)
    return connection.execute(statement, rows or None).rowcount


class Write(NamedTuple):
    """A statement with its row. With a `proof` it must change exactly one row, unless the proof finds that this very
    thing is stored already: the answer to the write before may have been lost with the connection.
    """

    statement: sa.Executable | Prepared
    row: dict[str, Any] | None = None
    proof: Callable[[], sa.Select[Any]] | None = None
    about: str = ""  # what it changes: processes that write about the same things do so in the same order


Job = tuple[list[Write], "asyncio.Future[None]"]
Results = list[StorageError | None]


class Late(Exception):
    """These jobs of a group came too late: what they change has been changed by somebody else."""

    def __init__(self, jobs: set[int]) -> None:
        self.jobs = jobs


class Away(Exception):
    """The data base cannot be reached."""


class Writer:
    """`write` returns when the data is safe on disk."""

    def __init__(self, database: Database, check: Callable[[sa.Connection], None] = lambda connection: None) -> None:
        self.database = database
        self.check = check  # of a new connection, before anything is written with it
        self.trouble = False  # the last write failed
        self.conflicts = 0  # jobs that came too late
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
        """Finish what waits, then end."""
        if self._thread.is_alive():
            self._jobs.put(None)
            self._thread.join()
        self._hang_up()

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
            if group:
                self._answer(group, self._results([job for job, _ in group]))

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

    def _results(self, jobs: Sequence[list[Write]]) -> Results:
        """What became of each job. One bad write must not take the others along."""
        results: Results = [None] * len(jobs)
        left = dict(enumerate(jobs))
        lost = False
        try:
            while left:
                try:
                    self._commit(left)
                    break
                except Late as late:
                    for number in late.jobs:
                        results[number] = _late()
                        del left[number]
                except Away:
                    raise
                except Exception:
                    if self._connection is None and not lost:  # once more, on a new connection
                        lost = True
                        continue
                    for number in list(left):
                        results[number] = self._alone(left[number])
                        del left[number]
        except Away as error:
            log.error("nothing can be written: %s", error)
            for number in left:
                results[number] = StorageError(str(error))
        return results

    def _alone(self, job: list[Write]) -> StorageError | None:
        try:
            self._commit({0: job})
        except Away:
            raise
        except Late:
            return _late()
        except Exception as error:  # whatever it is, the thread must live
            log.error("not written: %s", self.database.clean(error))
            return failed(error, self.database.clean(error))
        return None

    def _commit(self, jobs: dict[int, list[Write]]) -> None:
        """All of them, in one transaction; a few choices alone in one statement, which is a transaction by itself."""
        connection = self._connected()
        writes = [(number, write) for number, job in sorted(jobs.items(), key=_place) for write in job]
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
            self._hang_up()
            raise
        self.committed(len(writes))

    @staticmethod
    def _execute(connection: sa.Connection, run: list[tuple[int, Write]]) -> None:
        """The same statement with the rows of all these writes."""
        statement, rows = run[0][1].statement, [write.row for _, write in run if write.row is not None]
        changed = carry_out(connection, statement, rows)
        if run[0][1].proof is None or changed == len(run):
            return
        proofs = [(number, write.proof) for number, write in run if write.proof is not None]
        late = {number for number, proof in proofs if connection.execute(proof()).first() is None}
        if late:
            raise Late(late)

    def _connected(self) -> sa.Connection:
        if self._connection is None:
            try:
                self._connection = self._joined()
            except (sa.exc.SQLAlchemyError, StorageError) as error:
                raise Away(self.database.clean(error)) from None
        return self._connection

    def _joined(self) -> sa.Connection:
        connection = self.database.claim()
        try:
            with connection.begin():
                self.database.join(connection)
                self.check(connection)
            return _explicit(connection)
        except BaseException:
            connection.close()
            raise

    def _hang_up(self) -> None:
        if self._connection is not None:
            connection, self._connection = self._connection, None
            try:
                connection.close()
            except sa.exc.SQLAlchemyError as error:
                log.warning("the connection was lost: %s", self.database.clean(error))

    def _answer(self, group: Sequence[Job], results: Results) -> None:
        def settle() -> None:
            for (_, done), error in zip(group, results, strict=True):
                if done.cancelled():
                    continue
                if error is None:
                    done.set_result(None)
                else:
                    done.set_exception(error)
            self.conflicts += sum(isinstance(error, Conflict) for error in results)
            self._tell(results)

        try:
            group[0][1].get_loop().call_soon_threadsafe(settle)
        except RuntimeError:  # the loop is gone: nobody waits any more
            log.warning("%d writes finished after the server had stopped", len(group))

    def _tell(self, results: Results) -> None:
        """What these say of the storage. A row that is unfit says nothing: otherwise one person could stop all tables
        with something that the data base does not take.
        """
        telling = [error for error in results if not isinstance(error, Unfit)]
        trouble = any(error is not None and not isinstance(error, Conflict) for error in telling)
        if telling and trouble != self.trouble:
            self.trouble = trouble
            self.changed()


def _explicit(connection: sa.Connection) -> sa.Connection:
    """A transaction begins where we say so: asking for it and for its end takes as long as most writes do."""
    assert connection.connection.dbapi_connection is not None
    connection.dialect.set_isolation_level(connection.connection.dbapi_connection, "AUTOCOMMIT")
    return connection


def _place(numbered: tuple[int, list[Write]]) -> tuple[bool, str]:
    """Choices first, game by game, then the rest: two processes that wait for each other would wait for ever."""
    first = numbered[1][0]
    return first.row is None, first.about


def _late() -> Conflict:
    log.info("not written: another process was first")
    return Conflict("expected no change since reading, another process has written meanwhile")
