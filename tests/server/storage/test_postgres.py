"""PostgreSQL only: permissions, lost connections, and passwords in messages."""

import asyncio
import logging
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import psycopg
import pytest
import sqlalchemy as sa
from msgspec.structs import replace

from boomtown.server.config.settings import Settings
from boomtown.server.storage.database import EXPECTED, without_password
from boomtown.server.storage.database import database as backend_of
from boomtown.server.storage.storage import Conflict, Storage, StorageError

from ..conftest import InProcessServer, WebSocketClient, over, play_on
from ..databases import PASSWORD, QUOTED, Cluster, PostgresDatabase
from .test_storage import table

pytestmark = pytest.mark.slow
ME = "application_name like 'boomtown, process%'"


@pytest.fixture
def place(cluster: Cluster) -> PostgresDatabase:
    return cluster.create_database()


@pytest.fixture
def own() -> Iterator[Cluster]:
    """A PostgreSQL that may be killed."""
    cluster = Cluster()
    yield cluster
    cluster.close()


def cut(place: PostgresDatabase, which: str = "") -> int:
    """End connections of servers, as a network does; how many there were."""
    query = f"select pg_terminate_backend(pid) from pg_stat_activity where datname = '{place.name}' and {ME} {which}"
    return len(place.raw(query))


# ---- passwords


SECRETS = (PASSWORD, QUOTED, "other-secret", "s3cret")


@pytest.mark.parametrize(
    "url",
    [
        f"postgresql://boomtown:{QUOTED}@127.0.0.1:1/x",
        f"postgresql://boomtown:{QUOTED}@127.0.0.1:1/x?sslmode=nonsense",
        f"postgresql://boomtown@127.0.0.1:1/x?password={QUOTED}",
        f"postgresql://boomtown:{QUOTED}@127.0.0.1:1/x?nonsense={QUOTED}",
        f"postgresql://boomtown:{QUOTED}@127.0.0.1:1/",
        f"postgresql://boomtown:{QUOTED}@127.0.0.1:port/x",
        f"postgresql+asyncpg://boomtown:{QUOTED}@127.0.0.1/x",
        f"oracle://boomtown:{PASSWORD}@127.0.0.1/x",
        f"://boomtown:{PASSWORD}@127.0.0.1/x",
    ],
)
def test_no_message_has_a_password(url: str, caplog: pytest.LogCaptureFixture) -> None:
    """It may be anywhere in a URL with any other fault."""
    caplog.set_level(logging.DEBUG)
    with pytest.raises(StorageError) as error:
        Storage(url).open()
    said = [str(error.value), repr(error.value), caplog.text]
    assert not [secret for secret in SECRETS if secret in " ".join(said)]


def test_a_wrong_password_is_not_repeated(place: PostgresDatabase, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    with pytest.raises(StorageError, match="password authentication failed") as error:
        Storage(place.cluster.url(place.name, "other-secret")).open()
    assert "other-secret" not in str(error.value) + caplog.text


@pytest.mark.parametrize(
    ("url", "said"),
    [
        ("postgresql://me:a@b:c@h/d", "postgresql://me:***@h/d"),
        ("postgresql://me@h/d?sslpassword=x&password=y", "postgresql://me@h/d?sslpassword=***&password=***"),
        ("sqlite:////a/b.sqlite", "sqlite:////a/b.sqlite"),
    ],
)
def test_a_url_is_shown_without_its_password(url: str, said: str) -> None:
    assert without_password(url) == said


def test_nothing_of_a_row_is_logged(place: PostgresDatabase, caplog: pytest.LogCaptureFixture) -> None:
    """Neither seeds nor keys of seats: a statement that fails does not take its values along."""
    store = Storage(place.data)
    store.open()
    caplog.set_level(logging.DEBUG)

    async def fail() -> None:
        with pytest.raises(StorageError) as error:
            await store.games.append("secret-game", 0, 0, 1 << 70, "human")
        assert "secret-game" not in str(error.value)

    asyncio.run(fail())
    store.close()
    assert "secret-game" not in caplog.text


# ---- what is in the way


@pytest.mark.parametrize("url", ["postgresql://", "postgresql://localhost", "postgresql+psycopg2://h/x"])
def test_a_url_that_cannot_be_used(url: str) -> None:
    with pytest.raises(StorageError, match=re.escape(EXPECTED)):
        Storage(url)


@pytest.mark.parametrize("scheme", ["postgresql", "postgresql+psycopg", "postgres"])
def test_ways_to_say_postgresql(place: PostgresDatabase, scheme: str) -> None:
    store = Storage(str(place.data).replace("postgresql", scheme))
    store.open()
    store.close()
    assert place.raw("select count(*) from tables") == [(0,)]


def test_a_missing_driver_names_the_extra() -> None:
    code = (
        "import sys; sys.modules['psycopg'] = None\n"
        "from boomtown.server.storage.storage import Storage, StorageError\n"
        "try: Storage('postgresql://me:hush@h/d')\n"
        "except StorageError as error: print(error)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert "pip install 'boomtown[postgres]'" in done.stdout
    assert "hush" not in done.stdout


def test_a_data_base_that_is_not_there(cluster: Cluster) -> None:
    with pytest.raises(StorageError, match='database "nowhere" does not exist') as error:
        Storage(cluster.url("nowhere")).open()
    assert "\n" not in str(error.value)


def test_another_encoding_is_refused(cluster: Cluster) -> None:
    """It could not hold the names of all players."""
    place = cluster.create_database("ENCODING 'LATIN1' LOCALE 'C' TEMPLATE template0")
    with pytest.raises(StorageError, match=r"encoding UTF8, .* has LATIN1"):
        Storage(place.data).open()


def test_a_user_without_a_schema_is_told(place: PostgresDatabase) -> None:
    with pytest.raises(StorageError, match="none of its search_path: nowhere"):
        Storage(f"{place.data}?options=-csearch_path%3Dnowhere").open()


def test_a_long_name_of_a_machine(place: PostgresDatabase, monkeypatch: pytest.MonkeyPatch) -> None:
    """The database shortens names. The part that distinguishes two servers must remain."""
    monkeypatch.setattr("socket.gethostname", lambda: "žofie-" + "x" * 80)
    store = Storage(place.data)
    store.open()
    names = [name for (name,) in place.raw(f"select application_name from pg_stat_activity where {ME}")]
    assert len([name for name in names if name.endswith(", writes")]) == 1
    store.close()


def test_a_command_line_gets_one_line(cluster: Cluster) -> None:
    command = [sys.executable, "-m", "boomtown", "serve", "--port", "0", "--data", cluster.url("nowhere")]
    done = subprocess.run(command, capture_output=True, text=True, timeout=30, check=False)
    assert done.returncode == 1
    assert done.stderr.count("\n") == 1
    assert 'database "nowhere" does not exist' in done.stderr
    assert QUOTED not in done.stderr


# ---- writing safely


def test_writes_are_durable_even_where_the_data_base_is_set_to_less(place: PostgresDatabase) -> None:
    place.raw(f"alter database {place.name} set synchronous_commit = off")
    base = backend_of(place.data)
    with base.claim() as connection:
        assert connection.scalar(sa.text("show synchronous_commit")) == "on"
    base.release()
    place.raw(f"alter database {place.name} set synchronous_commit = remote_apply")
    base = backend_of(place.data)
    with base.claim() as connection:
        assert connection.scalar(sa.text("show synchronous_commit")) == "remote_apply", "more is left as it is"
    base.release()


def test_schemas_of_one_database_are_separate(place: PostgresDatabase) -> None:
    place.raw("create schema east")
    first, second = Storage(place.data), Storage(f"{place.data}?options=-csearch_path%3Deast")
    first.open()
    second.open()
    first.close()
    second.close()
    assert place.raw("select count(*) from east.tables") == [(0,)]


async def test_several_servers_share_a_database(place: PostgresDatabase) -> None:
    """Each may write. For one number of a game one of them is first, and the other is informed."""
    servers = [Storage(place.data) for _ in range(3)]
    await asyncio.gather(*(asyncio.to_thread(server.open) for server in servers))
    for seq in range(20):
        work = [one.games.append("g", seq, number, seq, "human") for number, one in enumerate(servers)]
        results = await asyncio.gather(*work, return_exceptions=True)
        assert [isinstance(one, Conflict) for one in results].count(False) == 1
    assert [line.choice for line in servers[0].queries.log("g")] == list(range(20))
    assert not any(server.trouble for server in servers)
    for server in servers:
        server.close()


async def test_servers_that_write_the_same_in_another_order(place: PostgresDatabase) -> None:
    """Concurrent groups of many games cause no deadlock."""
    servers = [Storage(place.data) for _ in range(2)]
    for server in servers:
        server.open()
    games = [f"g{number}" for number in range(50)]
    for seq in range(20):
        work = [one.games.append(g, seq, n, 0, "bot") for n, one in enumerate(servers) for g in games[:: 1 - 2 * n]]
        results = await asyncio.gather(*work, return_exceptions=True)
        assert {type(one) for one in results} <= {type(None), Conflict}
    assert all(len(servers[0].queries.log(game)) == 20 for game in games)
    for server in servers:
        server.close()


def test_tables_are_changed_only_while_nobody_has_them(place: PostgresDatabase) -> None:
    """A server of a newer version waits for the older ones to end."""
    old = Storage(place.data)
    old.open()
    place.raw("update facts set value = '5' where name = 'schema'")
    with pytest.raises(StorageError, match=r"in use by boomtown, process .*changed only while no server has them"):
        Storage(place.data).open()
    old.close()


async def test_who_finds_other_tables_after_a_cut_writes_no_more(place: PostgresDatabase) -> None:
    store = Storage(place.data)
    store.open()
    place.raw("update facts set value = '999' where name = 'schema'")
    cut(place)
    with pytest.raises(StorageError, match="has schema 999 by now, this program needs"):
        await store.games.append("g", 0, 0, 1, "human")
    assert store.trouble
    store.close()


async def test_a_connection_that_is_cut_is_not_noticed(place: PostgresDatabase) -> None:
    """Between two writes, and between two reads."""
    store = Storage(place.data)
    store.open()
    for seq in range(5):
        await store.games.append("g", seq, 0, seq, "human")
        assert len(await store.read(store.queries.log, "g")) == seq + 1
        assert cut(place) >= 2
    assert not store.trouble
    store.close()


async def test_a_connection_that_is_cut_after_the_answer(place: PostgresDatabase) -> None:
    """The answer holds and the connection is replaced. A query's own error is reported."""
    store = Storage(place.data)
    store.open()
    await store.games.append("g", 0, 0, 7, "human")
    with store.queries.reading() as connection:
        found = connection.scalar(sa.text("select choice from choices"))
        assert cut(place) >= 2
    assert found == 7

    def ask() -> None:
        with store.queries.reading() as connection:
            assert cut(place) >= 1
            connection.execute(sa.text("select 1"))

    with pytest.raises(StorageError):
        ask()
    assert len(await store.read(store.queries.log, "g")) == 1
    store.close()


async def test_cut_while_many_write(place: PostgresDatabase) -> None:
    """Acknowledged rows are stored once; refused rows may be tried again."""
    store = Storage(place.data)
    store.open()
    await store.tables.add(table(1))

    cuts = 0

    async def play(game: str) -> int:
        """Until the connection has been cut often enough; how many choices were acknowledged."""
        seq = 0
        while cuts < 5 or seq < 20:
            with suppress(StorageError):
                await store.games.append(game, seq, 0, seq, "human")
                seq += 1
        return seq

    games = [f"g{n}" for n in range(20)]
    work = asyncio.gather(*(play(game) for game in games))
    while cuts < 5:
        cuts += await asyncio.to_thread(cut, place, "and application_name like '%writes'")
    for game, acknowledged in zip(games, await work, strict=True):
        assert [line.choice for line in store.queries.log(game)] == list(range(acknowledged))
    store.close()


# ---- the data base goes away


async def choose(me: WebSocketClient) -> None:
    decision = me.state()["decision"]
    me.send({"t": "choose", "move": decision["move"], "code": decision["options"][0]["code"]})


async def test_a_data_base_that_is_killed_and_comes_back(own: Cluster, settings: Settings) -> None:
    """Tables wait, players are informed, nothing is lost, and games continue by themselves."""
    server = InProcessServer(replace(settings, data=own.create_database().data))
    await server.open()
    code, token = await server.new_table()
    other, _ = await server.new_table()
    me = await server.watch(code, token)
    state: dict[str, Any] = await me.my_turn()
    for _ in range(3):
        await asyncio.to_thread(own.kill)
        await choose(me)
        assert (await me.receive("trouble"))["on"]
        assert await me.error() == "server"
        assert (await server.request("GET", "/healthz"))[0] == 503
        await asyncio.to_thread(own.start)
        assert not (await me.receive("trouble"))["on"]
        assert (await server.request("GET", "/healthz"))[0] == 200
        again = await me.my_turn()
        assert (again["view"], again["decision"]) == (state["view"], state["decision"])
        await choose(me)
        state = await me.my_turn()
        assert state["view"]["move"] > again["view"]["move"]
    del server.services.registry._rooms[server.room(other).table.id]
    await asyncio.to_thread(own.kill)
    status, body, _ = await server.request("GET", f"/api/tables/{other}")
    assert (status, body["error"]["code"]) == (500, "server")
    assert (await me.receive("trouble"))["on"], "reading fails, so writing is looked at as well"
    await asyncio.to_thread(own.start)
    assert not (await me.receive("trouble"))["on"]
    assert (await server.request("GET", f"/api/tables/{other}"))[0] == 200
    await choose(me)
    assert over(await play_on(me))
    await server.close()


async def test_a_write_whose_answer_was_lost_shows_when_it_is_over(place: PostgresDatabase, settings: Settings) -> None:
    """The choice and the next game are stored without an answer. The table reads them from the storage."""
    server = InProcessServer(replace(settings, data=place.data))
    await server.open()
    code, token = await server.new_table()
    me = await server.watch(code, token)
    state = await me.my_turn()
    room = server.room(code)
    place.fill()
    await choose(me)
    assert (await me.receive("trouble"))["on"]
    place.mend()
    seat, first = state["view"]["you"], state["decision"]["options"][0]["code"]
    number = len(room.match.choices)
    place.raw(
        "insert into choices (game, seq, seat, choice, kind)"
        f" values ('{room.match.id}', {number}, {seat}, {first}, 'human')"
    )
    assert not (await me.receive("trouble"))["on"]
    again = await me.wait(lambda m: m["t"] == "state" and m["view"]["move"] > state["view"]["move"])
    assert room.match.log[number] == (seat, first, "human")
    assert again["view"]["move"] > state["view"]["move"]
    await server.close()


def test_the_url_of_libpq_needs_no_password(place: PostgresDatabase, monkeypatch: pytest.MonkeyPatch) -> None:
    """The password may be in the environment, where no process list shows it."""
    monkeypatch.setenv("PGPASSWORD", PASSWORD)
    store = Storage(str(place.data).replace(f":{QUOTED}", ""))
    store.open()
    store.close()
    with pytest.raises(psycopg.OperationalError):
        psycopg.connect(str(place.data).replace(QUOTED, "wrong"))
