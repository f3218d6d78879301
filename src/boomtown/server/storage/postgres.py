"""PostgreSQL backend, which several servers can share.

Each server's writing connection holds a shared advisory lock. A migration takes the lock exclusively, so no server
writes into tables that it does not know.
"""

import os
import socket
import time
from secrets import token_hex
from typing import Any
from urllib.parse import quote

import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import insert

from .database import READERS, DatabaseInUse, StorageError, Use, compact, one_line
from .schema import CHOICES

SERVER_LOCK = 0x626F6F6D  # lock that writing servers hold; "boom"
MIGRATION_LOCK = 0x626F6F6E  # lock for schema changes
LOCK_TIMEOUT = 3.0  # seconds until PostgreSQL has closed the connection of a server that died
TERMINATE_MS = 3_000  # milliseconds until a terminated connection has ended
# Both sides give up a connection that has not answered for about 15 seconds.
CONNECT_OPTIONS = {
    "connect_timeout": 5,
    "keepalives_idle": 5,
    "keepalives_interval": 3,
    "keepalives_count": 3,
    "tcp_user_timeout": 15_000,
}
SESSION = (
    "SET tcp_keepalives_idle = 5; SET tcp_keepalives_interval = 3; SET tcp_keepalives_count = 3;"
    # An acknowledged choice survives a crash of the machine. A stricter setting of the operator stays.
    " SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'"
)
# Same condition as for SQLite. It is set here because schema.py must not load the PostgreSQL dialect.
for _index in CHOICES.indexes:
    _index.dialect_options["postgresql"]["where"] = _index.dialect_options["sqlite"]["where"]
SCHEMA_KEY = "hashtext(current_schema())"  # installations in different schemas of one database are independent


class Postgres:
    shared = True

    def __init__(self, url: sa.URL, use: Use = "serve") -> None:
        self.url = url
        self.name = str(url.set(drivername="postgresql", query={}))
        self._secrets = secrets_of(url)
        # An application name has at most 63 bytes, and its end must be unique.
        host = socket.gethostname().encode("ascii", "replace").decode()[:12]
        self._me = f"boomtown, process {os.getpid()} on {host}, {token_hex(4)}"
        options = {**CONNECT_OPTIONS, "application_name": self._me}
        try:
            self.engine = sa.create_engine(
                url,
                json_serializer=compact,
                hide_parameters=True,
                connect_args={name: value for name, value in options.items() if name not in url.query},
                pool_size=READERS,
                pool_pre_ping=True,  # the old connections are dead after a restart of the database
            )
        except ImportError as error:
            raise StorageError(
                f"{self.name} needs the driver of PostgreSQL, which is not installed: "
                f"pip install 'boomtown[postgres]' ({one_line(error)})"
            ) from None
        sa.event.listen(self.engine, "connect", _tune)
        if use == "read":
            sa.event.listen(self.engine, "connect", _only_read)

    def claim(self) -> sa.Connection:
        connection = self.engine.connect()
        connection.detach()  # outside the pool, so that closing it releases the lock
        try:
            with connection.begin():
                self._check(connection)
                self._end_predecessor(connection)
        except BaseException:
            connection.close()
            raise
        return connection

    def _check(self, connection: sa.Connection) -> None:
        encoding = connection.scalar(sa.text("SHOW server_encoding"))
        if encoding != "UTF8":
            raise StorageError(f"expected a database with the encoding UTF8, {self.name} has {encoding}")
        if connection.scalar(sa.text("SELECT current_schema()")) is None:
            path = connection.scalar(sa.text("SHOW search_path"))
            raise StorageError(f"expected a schema for the tables, {self.name} has none of its search_path: {path}")

    def _end_predecessor(self, connection: sa.Connection) -> None:
        writer = f"{self._me}, writes"
        connection.execute(sa.text("SELECT set_config('application_name', :name, false)"), {"name": writer})
        # The previous connection may be closed on our side only. End it, so that none of its statements follows.
        old = f"SELECT pg_terminate_backend(pid, {TERMINATE_MS}) FROM pg_stat_activity WHERE application_name = :name"
        connection.execute(sa.text(f"{old} AND pid != pg_backend_pid()"), {"name": writer})

    def join(self, connection: sa.Connection) -> None:
        self._acquire(connection, "pg_try_advisory_lock_shared")

    def require_exclusive(self, connection: sa.Connection) -> None:
        self._acquire(connection, "pg_try_advisory_xact_lock")

    def _acquire(self, connection: sa.Connection, lock: str) -> None:
        end = time.monotonic() + LOCK_TIMEOUT
        while not connection.scalar(sa.text(f"SELECT {lock}({SERVER_LOCK}, {SCHEMA_KEY})")):
            if time.monotonic() > end:
                raise DatabaseInUse(next(iter(self.others(connection)), "another server"))
            time.sleep(0.05)

    def others(self, connection: sa.Connection) -> list[str]:
        query = (
            "SELECT application_name FROM pg_locks JOIN pg_stat_activity USING (pid) WHERE locktype = 'advisory'"
            f" AND classid = {SERVER_LOCK} AND objid::bigint = {SCHEMA_KEY}::bigint & 4294967295 AND granted"
            " AND pg_locks.database = (SELECT oid FROM pg_database WHERE datname = current_database())"
            " AND pid != pg_backend_pid() AND NOT starts_with(application_name, :me) ORDER BY 1"
        )
        return [str(name) for name in connection.scalars(sa.text(query), {"me": self._me})]

    def begin_snapshot(self, connection: sa.Connection) -> None:
        connection.execute(sa.text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ"))

    def insert(self, table: sa.Table) -> sa.Insert:
        return insert(table).on_conflict_do_nothing()

    def lock(self, connection: sa.Connection) -> None:
        connection.execute(sa.text(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK}, {SCHEMA_KEY})"))

    def release(self) -> None:
        self.engine.dispose()

    def message_of(self, error: BaseException) -> str:
        text = one_line(error)
        for secret in self._secrets:
            text = text.replace(secret, "***")
        return text


def secrets_of(url: sa.URL) -> list[str]:
    """Return the passwords of a URL, plain and percent-encoded."""
    words = [url.password, *(value for name, value in url.query.items() if "password" in name)]
    plain = [word for word in words if isinstance(word, str) and word]
    return [*plain, *(quote(word, safe="") for word in plain)]


def _tune(connection: Any, _record: object) -> None:
    connection.execute(SESSION)
    connection.commit()


def _only_read(connection: Any, _record: object) -> None:
    connection.read_only = True
