"""Commands of the operator next to a real `boomtown serve` during games, on both databases."""

import asyncio
import signal
import sqlite3
import subprocess
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

import pytest

from boomtown.notation import read_game

from ..databases import QUOTED, Cluster, Database, PostgresDatabase
from ..process.test_kills import CHOICES, PATIENCE, SPEED, Person, check, each_has_played, playing, table_order
from ..process.test_serve import Process

pytestmark = pytest.mark.slow
BACKUPS = 3


async def boomtown(*words: object) -> str:
    """Return the output of a command that succeeds."""
    command = [sys.executable, "-m", "boomtown", *map(str, words)]
    done = await asyncio.to_thread(subprocess.run, command, capture_output=True, text=True, timeout=120, check=False)
    assert (done.returncode, done.stderr) == (0, ""), done
    assert QUOTED not in done.stdout
    return str(done.stdout)


async def until(true: Callable[[], object]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not await asyncio.to_thread(true):
            await asyncio.sleep(0.05)


@asynccontextmanager
async def busy(database: Database, tables: int = 3) -> AsyncIterator[tuple[Process, list[Person]]]:
    """Run a server on which a player at each table plays game after game. Nothing is lost in the end."""
    process = Process(database.data, *SPEED)
    assert process.port, process.process.communicate()[1]
    try:
        seated = [process.post("/api/tables", table_order(number)) for number in range(tables)]
        async with playing(lambda: f"127.0.0.1:{process.port}", seated) as people:
            await each_has_played(people)
            yield process, people
            await each_has_played(people)
        assert await asyncio.to_thread(process.end, signal.SIGINT) == (0, "")
    finally:
        if process.process.poll() is None:
            process.process.kill()
        process.process.communicate()
    acknowledged, lost, doubled = check(people, database)
    assert acknowledged > 0
    assert (lost, doubled) == (0, 0)


def logs(rows: list[Any]) -> dict[str, list[Any]]:
    found: dict[str, list[Any]] = {}
    for game, seq, *rest in rows:
        log = found.setdefault(game, [])
        assert seq == len(log), f"a gap in {game}"
        log.append(tuple(rest))
    return found


def ask(file: Path, query: str) -> list[Any]:
    with closing(sqlite3.connect(file)) as connection:
        return connection.execute(query).fetchall()


async def test_each_backup_is_one_moment_of_the_database(database: Database, tmp_path: Path, cluster: Cluster) -> None:
    """It has the start of every game without a gap and every game that a table names.

    In a PostgreSQL, the last one continues with its players.
    """
    kept = [tmp_path / f"{number}.backup" for number in range(BACKUPS)]
    async with busy(database) as (_, people):
        for one in kept:
            said = await boomtown("backup", one, "--data", database.data)
            assert said.startswith(f"{one}: 3 tables, ")
            await each_has_played(people, 1)
    final = logs(database.raw(CHOICES))
    sizes = []
    for one in kept:
        found = logs(ask(one, CHOICES))
        assert all(log == final[game][: len(log)] for game, log in found.items())
        assert {f"{table}.{number}" for table, number in ask(one, "select id, round from tables")} <= {
            game for (game,) in ask(one, "select id from games")
        }
        sizes.append(sum(map(len, found.values())))
    assert sizes == sorted(set(sizes)), "each one holds more than the one before"
    new = cluster.create_database()
    await boomtown("restore", kept[-1], "--data", new.data)
    assert logs(new.raw(CHOICES)) == logs(ask(kept[-1], CHOICES))
    await go_on(new, people)


async def go_on(database: PostgresDatabase, people: list[Person]) -> None:
    """With the keys they have."""
    process = Process(database.data, *SPEED)
    try:
        seated = [
            {"token": one.token, "seat": one.seat, "table": {"id": one.table, "code": one.code}} for one in people
        ]
        async with playing(lambda: f"127.0.0.1:{process.port}", seated) as again:
            await each_has_played(again)
        assert await asyncio.to_thread(process.end, signal.SIGINT) == (0, "")
    finally:
        if process.process.poll() is None:
            process.process.kill()
        process.process.communicate()


async def test_finished_games_are_written_down(database: Database, tmp_path: Path) -> None:
    folder = tmp_path / "games"
    async with busy(database, 2) as (_, people):
        await until(lambda: database.raw("select min(round) from tables") > [(1,)])
        assert (await boomtown("export", folder, "--data", database.data)).startswith(f"{folder}: ")
        await each_has_played(people, 1)
        assert (await boomtown("ratings", "--data", database.data)).endswith(": 0 people rated\n")
        assert await boomtown("reports", "--data", database.data) == "no reports\n"
        assert ", 0 there already" not in await boomtown("export", folder, "--data", database.data)
    files = sorted(folder.iterdir())
    codes = {code for (code,) in database.raw("select code from tables")}
    assert {path.name.split("-")[3] for path in files} == codes
    for path in files:
        record = read_game(path.read_text(encoding="utf-8"))
        assert record.game.over
        assert record.tags["PlayerA"].startswith("Ann ")


async def test_old_tables_go_while_people_play(database: Database) -> None:
    """One with a running game as soon as no server is there."""
    words = ["purge", "--older-than", "15", "--data", database.data]
    async with busy(database, 2) as (process, people):
        waiting = process.post("/api/tables", table_order(7) | {"start": False})["table"]["code"]
        running = process.post("/api/tables", table_order(8))["table"]["code"]
        database.raw(f"update tables set touched = touched - 20 * 86400 where code in ('{waiting}', '{running}')")
        shown = await boomtown(*words, "--dry-run")
        assert sorted(shown.splitlines()[:-1]) == sorted([f"{waiting}  lobby", f"{running}  playing"])
        assert shown.endswith(": 2 tables would be removed\n")
        assert (await boomtown(*words)).endswith(": 1 table removed\n")
        await each_has_played(people)
        codes = {code for (code,) in database.raw("select code from tables")}
        assert codes == {running, *(one.code for one in people)}
    assert (await boomtown(*words)).endswith(": 1 table removed\n")
    games = {game for (game,) in database.raw("select id from games")}
    assert games
    assert {game for (game,) in database.raw("select distinct game from choices")} == games
