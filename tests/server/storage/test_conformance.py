"""Contract of the storage, on both databases."""

import asyncio
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from msgspec.structs import replace

from boomtown.server.config.settings import Settings
from boomtown.server.storage import migrations
from boomtown.server.storage.database import database as backend_of
from boomtown.server.storage.migrate import prepare
from boomtown.server.storage.schema import META, RATINGS, VERSION
from boomtown.server.storage.storage import Conflict, Storage, StorageError, Unreadable
from boomtown.server.storage.writer import Write

from ..conftest import InProcessServer, over, play_on
from ..databases import SAYS_NO_ROOM, Database
from .test_migrations import columns
from .test_storage import SETUP, table

pytestmark = pytest.mark.slow
LONG = "Ł" * 40  # the longest title of a table; two bytes each


async def test_tables_come_back_as_they_were(store: Storage) -> None:
    first, second = table(1), table(2)
    await store.tables.add(first)
    await store.tables.add(second)
    first.title, first.round, first.touched = LONG, 3, 1_700_000_000.123456
    first.setup = {"game": "bang", "players": 4, "sets": [], "options": {"a": ["é", 'x"y', "\u2028", 1.5, None]}}
    first.seats[0].left, first.locked, first.pace, first.public = True, True, "fast", True
    await store.tables.save(first)
    await store.tables.remove([second.id])
    assert store.queries.find("id1") == store.queries.find("code1") == first
    assert first.version == 1
    assert store.queries.find("id2") is None


@pytest.mark.parametrize("name", ["nothing", "", "a" * 5000, "a\0b", "é", "\udc80", "%", "' or 1=1 --"])
async def test_names_that_are_not_there(store: Storage, name: str) -> None:
    await store.tables.add(table(1))
    assert await store.read(store.queries.find, name) is None
    assert not store.trouble


async def test_one_that_came_too_late_does_not_take_the_others_along(store: Storage) -> None:
    """All wait in one group; the one whose number is taken fails alone, and keeps its place to the winner."""
    writes = [store.games.append("g", n, 0, n * 10, "human") for n in range(50)]
    writes.insert(25, store.games.append("g", 7, 1, 999, "bot"))
    results = await asyncio.gather(*writes, return_exceptions=True)
    assert [n for n, r in enumerate(results) if r is not None] == [25]
    assert isinstance(results[25], Conflict)
    assert store.queries.log("g") == [(0, n * 10, "human") for n in range(50)]
    assert not store.trouble, "a lost race is no failure of the storage"


async def test_what_cannot_be_written_does_not_take_the_others_along(store: Storage) -> None:
    writes = [store.games.append("g", n, 0, 1 << 62 if n != 7 else 1 << 70, "human") for n in range(20)]
    results = await asyncio.gather(*writes, return_exceptions=True)
    assert [n for n, r in enumerate(results) if r is not None] == [7]
    assert isinstance(results[7], StorageError)
    assert len(store.queries.log("g")) == 19
    await store.games.append("g", 7, 0, 1, "human")
    assert len(store.queries.log("g")) == 20


async def test_the_same_choice_again_is_stored_once(store: Storage) -> None:
    """The answer to a write may be lost with the connection: asking again is no conflict and doubles nothing."""
    for _ in range(2):
        await store.games.append("g", 0, 1, 5, "human")
    assert store.queries.log("g") == [(1, 5, "human")]
    for other in ((0, 0, 5, "human"), (0, 1, 6, "human"), (0, 1, 5, "bot"), (0, 1, 5, "human", "new")):
        with pytest.raises(Conflict):
            await store.games.append("g", *other)


async def test_a_game_is_taken_over_once(store: Storage) -> None:
    """Of two takers from the same rules one is first. A repeated request is no conflict."""
    one = table(1)
    await store.tables.add(one)
    one.round += 1
    await store.games.add(one, SETUP, "seed", rules="old")
    assert store.queries.rules(one.game_id) == store.queries.load_game(one.game_id).rules == "old"
    for _ in range(2):
        await store.games.take_over(one.game_id, "new", "old")
    with pytest.raises(Conflict):
        await store.games.take_over(one.game_id, "other", "old")
    assert (store.queries.rules(one.game_id), store.queries.rules("nothing")) == ("new", "")


async def test_a_command_counts_once_in_a_game(store: Storage) -> None:
    """Sent again under another number it is refused; in another game it may be called the same."""
    await store.games.append("g", 0, 1, 5, "human", "c1")
    await store.games.append("g", 0, 1, 5, "human", "c1")
    with pytest.raises(Conflict):
        await store.games.append("g", 1, 1, 5, "human", "c1")
    await store.games.append("h", 0, 1, 5, "human", "c1")
    await store.games.append("g", 1, 1, 5, "human", "c2")
    assert (len(store.queries.log("g")), len(store.queries.log("h"))) == (2, 1)


async def test_the_end_of_a_log(store: Storage) -> None:
    """Return the entries since the last read."""
    for seq in range(5):
        await store.games.append("g", seq, 0, seq, "human", f"c{seq}")
    assert [line.choice for line in store.queries.log("g", 3)] == [3, 4]
    assert store.queries.log("g", 5) == []
    assert (
        store.queries.has_command("g", "c3"),
        store.queries.has_command("g", "c9"),
        store.queries.has_command("h", "c3"),
    ) == (True, False, False)


async def test_an_answer_that_is_kept(store: Storage) -> None:
    await store.games.hold("g", 3, 7, "c1")
    assert (store.queries.held_answer("g", 3), store.queries.held_answer("g", 4)) == ((7, "c1"), None)
    await store.games.hold("g", 3, 8)
    assert store.queries.held_answer("g", 3) == (8, None)
    await store.games.discard_held_answer("g")
    assert store.queries.held_answer("g", 3) is None


async def test_public_tables_are_listed_in_pages(store: Storage) -> None:
    """Waiting tables come first. Private, finished and long unused tables are left out."""
    for number in range(12):
        one = table(number)
        one.public, one.touched, one.phase = number != 3, 1000.0 + number, "playing" if number % 2 else "lobby"
        one.phase = "over" if number == 5 else one.phase
        await store.tables.add(one)
    await store.tables.touch("id0")
    found, after = [], None
    while page := store.queries.public_tables(1002.0, after, 3):
        found += page
        after = page[-1].phase, page[-1].id
    assert [one.id for one in found] == ["id0", "id10", "id2", "id4", "id6", "id8", "id11", "id7", "id9"]
    known = store.queries.find("id0")
    assert known is not None
    assert known.version == 0, "to be there is no change"
    await store.tables.save(known)


async def test_what_somebody_has_come_to_meanwhile_is_not_removed(store: Storage, database: Database) -> None:
    for number in range(3):
        await store.tables.add(table(number))
    await store.tables.touch("id1")
    await store.tables.remove(["id0", "id1", "id2"], before=1_000_000_000.0)
    assert database.raw("select id from tables") == [("id1",)]


async def test_of_two_who_write_at_once_one_is_first(store: Storage, database: Database) -> None:
    """Rows that another process has written meanwhile."""
    database.raw("insert into choices (game, seq, seat, choice, kind) values ('g', 3, 2, 99, 'human')")
    writes = [store.games.append("g", n, 0, n, "human") for n in range(6)]
    results = await asyncio.gather(*writes, return_exceptions=True)
    assert [n for n, r in enumerate(results) if isinstance(r, Conflict)] == [3]
    assert store.queries.log("g")[3] == (2, 99, "human")


async def test_an_older_version_of_a_row_overwrites_nothing(store: Storage) -> None:
    await store.tables.add(table(1))
    mine, theirs = store.queries.find("id1"), store.queries.find("id1")
    assert mine is not None
    assert theirs is not None
    theirs.title = "Theirs"
    await store.tables.save(theirs)
    mine.title = "Mine"
    with pytest.raises(Conflict):
        await store.tables.save(mine)
    found = store.queries.find("id1")
    assert found is not None
    assert (found.title, found.version, mine.version) == ("Theirs", 1, 0)
    assert not store.trouble, "a lost race is no failure of the storage"


async def test_the_answer_to_a_stored_table_was_lost(store: Storage) -> None:
    """The same request again finds the table stored, as its version shows."""
    await store.tables.add(table(1))
    await store.tables.add(table(1))
    mine = store.queries.find("id1")
    assert mine is not None
    mine.title, mine.public = "Mine", True
    await store.tables.save(mine)
    mine.version -= 1
    await store.tables.save(mine)
    mine.round, mine.phase = 1, "playing"
    await store.games.add(mine, SETUP, "seed")
    mine.version -= 1
    with pytest.raises(Conflict):
        await store.games.add(mine, SETUP, "another seed")
    assert mine == store.queries.find("id1") or mine.version == 1
    assert store.queries.game("id1.1") == (SETUP, "seed")


async def test_a_round_and_its_game_together_or_not_at_all(store: Storage) -> None:
    await store.tables.add(table(1))
    changed = table(1)
    changed.round = 1
    await store.games.add(changed, SETUP, "seed")
    again = table(1)
    again.round, again.title, again.version = 1, "Never", changed.version
    with pytest.raises(Conflict):
        await store.games.add(again, SETUP, "other seed")
    found = store.queries.find("id1")
    assert found is not None
    assert found.title == "Dry Gulch"
    assert store.queries.game(changed.game_id) == (SETUP, "seed")


async def test_a_code_that_is_in_use(store: Storage) -> None:
    await store.tables.add(table(1))
    other = table(2)
    other.code = "code1"
    with pytest.raises(Conflict):
        await store.tables.add(other)
    assert store.queries.find("id2") is None


async def test_a_whole_game(store: Storage) -> None:
    await store.tables.add(table(1))
    changed = table(1)
    changed.round = 1
    await store.games.add(changed, SETUP, "seed")
    for seq in range(12):
        await store.games.append("id1.1", seq, 0, seq, "human")
    await store.games.hold("id1.1", 12, 4)
    await store.games.hold("id1.1", 12, -1)
    stored = store.queries.load_game("id1.1")
    assert (stored.setup, stored.seed, len(stored.log), stored.held) == (SETUP, "seed", 12, -1)
    assert [line.choice for line in stored.log] == list(range(12))
    assert store.queries.held_answer("id1.1", 11) is None
    with pytest.raises(Unreadable, match="no game 'x'"):
        store.queries.load_game("x")


async def test_what_is_removed_takes_its_games_along(store: Storage, database: Database) -> None:
    for number in range(250):
        one = table(number)
        one.touched = 1000.0 + number
        await store.tables.add(one)
        one.round = 1
        await store.games.add(one, SETUP, "seed")
        await store.games.append(one.game_id, 0, 0, 1, "human")
        await store.games.hold(one.game_id, 1, 1)
    old = store.queries.expired_tables(0.0, 1200.0)
    assert sorted(old) == sorted(f"id{n}" for n in range(200))
    await store.tables.remove(old)
    left = [database.raw(f"select count(*) from {name}")[0][0] for name in ("tables", "games", "choices", "held")]
    assert left == [50] * 4


async def test_many_at_once(store: Storage) -> None:
    """Several games, each with one choice on its way at a time: all there, in order, none twice."""

    async def play(game: str) -> None:
        for seq in range(40):
            await store.games.append(game, seq, seq % 3, seq * 7, "human")

    await asyncio.gather(*(play(f"g{n}") for n in range(25)))
    logs = await asyncio.gather(*(store.read(store.queries.log, f"g{n}") for n in range(25)))
    assert all(log == [(seq % 3, seq * 7, "human") for seq in range(40)] for log in logs)


def test_a_second_server_of_a_file_is_turned_away(tmp_path: Path) -> None:
    """Before it has changed anything; and let in when the first one is gone."""
    first, second, third = (Storage(tmp_path / "town.sqlite") for _ in range(3))
    first.open()
    with pytest.raises(StorageError, match=r"is in use by .*process .*: only one server can use a data file"):
        second.open()
    first.close()
    third.open()
    third.close()


def has_trouble(store: Storage) -> bool:
    """Read the flag, which mypy takes for unchanged after an assertion."""
    return store.trouble


async def test_writing_fails_and_works_again(store: Storage, database: Database) -> None:
    await store.games.append("g", 0, 0, 1, "human")
    database.fill()
    with pytest.raises(StorageError, match=SAYS_NO_ROOM):
        await store.games.append("g", 1, 0, 1, "human")
    assert has_trouble(store)
    assert len(store.queries.log("g")) == 1
    database.mend()
    await store.probe()
    assert not store.trouble
    await store.games.append("g", 1, 0, 1, "human")
    assert len(store.queries.log("g")) == 2


async def test_a_row_that_is_refused_is_no_trouble_of_the_storage(store: Storage, database: Database) -> None:
    """One client's data must not stop other tables or count as storage trouble."""
    row = {"owner": "a", "kind": "bang", "role": "", "mean": 0.0, "variance": 1.0, "games": 1}
    again = Write(sa.insert(RATINGS), row)
    await store.write(again)
    with pytest.raises(StorageError):
        await store.write(again)
    with pytest.raises(StorageError):
        await store.games.append("g", 0, 0, 2**80, "human")
    assert not store.trouble
    refused, _ = await asyncio.gather(
        store.write(again), store.games.append("g", 0, 0, 1, "human"), return_exceptions=True
    )
    assert isinstance(refused, StorageError)
    assert [choice.choice for choice in store.queries.log("g")] == [1]
    database.fill()
    with pytest.raises(StorageError, match=SAYS_NO_ROOM):
        await store.games.append("g", 1, 0, 1, "human")
    with pytest.raises(StorageError):
        await store.write(again)
    assert store.trouble


# ---- tables of another version


def test_models_and_migrations_agree(database: Database) -> None:
    """From nothing through all versions, and made at once."""
    base = backend_of(database.data)
    with base.claim() as connection, connection.begin() as change:
        base.lock(connection)
        migrations.upgrade(connection)
        assert compare_metadata(MigrationContext.configure(connection), META) == []
        stepwise = columns(connection)
        change.rollback()
    with base.engine.begin() as connection:
        prepare(connection)
        assert compare_metadata(MigrationContext.configure(connection), META) == []
        assert columns(connection) == stepwise
    base.release()


@pytest.mark.parametrize("version", [1, 2, 3])
async def test_data_of_an_earlier_version_go_on(database: Database, version: int) -> None:
    base = backend_of(database.data)
    with base.claim() as connection, connection.begin():
        base.lock(connection)
        migrations.upgrade(connection, str(version))
        connection.execute(sa.text(f"insert into facts values ('schema', '{version}')"))
        row = "'id1', 'code1', 'Old', true, 60, '{\"game\": \"bang\"}', '[]', 0, 'lobby', 0, 5.0, null"
        names = "id, code, title, public, timer, setup, seats, host, phase, round, touched, closed"
        connection.execute(sa.text(f"insert into tables ({names}) values ({row})".replace(":", r"\:")))
    base.release()
    store = Storage(database.data)
    store.open()
    assert database.raw("select title, locked, pace, version from tables") == [("Old", False, "normal", 0)]
    assert database.raw("select value from facts") == [(str(VERSION),)]
    store.close()


def test_data_of_a_newer_program_are_left_alone(database: Database) -> None:
    store = Storage(database.data)
    store.open()
    store.close()
    database.raw("update facts set value = '999'")
    with pytest.raises(StorageError, match=f"has schema 999, this program needs {VERSION} or older"):
        Storage(database.data).open()


def test_tables_of_something_else_are_left_alone(database: Database) -> None:
    database.raw("create table games (score integer)")
    with pytest.raises(StorageError, match="tables of another program"):
        Storage(database.data).open()
    assert database.raw("select * from games") == []


# ---- a whole server on it


@pytest.fixture
async def database_server(database: Database, settings: Settings) -> InProcessServer:
    server = InProcessServer(replace(settings, data=database.data))
    await server.open()
    return server


async def test_everything_goes_on_after_a_restart(database_server: InProcessServer) -> None:
    """A running game and a finished one, with its record."""
    server = database_server
    running, token = await server.new_table(title=LONG)
    ended, ended_token = await server.new_table()
    me = await server.watch(running, token)
    half = await play_on(me, lambda s: s["view"]["move"] > 20)
    last = await play_on(await server.watch(ended, ended_token))
    await server.reopen()
    me = await server.watch(running, token)
    again = await me.my_turn()
    assert (again["view"], again["decision"]) == (half["view"], half["decision"])
    me.send({"t": "choose", "move": again["view"]["move"], "code": again["decision"]["options"][0]["code"]})
    assert over(await play_on(me))
    end = await (await server.watch(ended, ended_token)).receive("state")
    assert (end["view"], end["seed"]) == (last["view"], last["seed"])
    assert (await server.request("GET", f"/api/tables/{ended}/record"))[0] == 200
    assert (await server.request("GET", "/api/tables/%00"))[0] == 404
    await server.close()


async def test_a_failing_storage_is_told_and_the_game_goes_on(
    database_server: InProcessServer, database: Database
) -> None:
    server = database_server
    code, token = await server.new_table()
    me = await server.watch(code, token)
    state = await me.my_turn()
    wish = {"t": "choose", "move": state["decision"]["move"], "code": state["decision"]["options"][0]["code"]}
    database.fill()
    me.send(wish)
    assert (await me.receive("trouble"))["on"]
    assert (await server.request("GET", "/healthz"))[:2] == (503, {"ok": False, "storage": "failing", "bus": "ok"})
    database.mend()
    assert not (await me.receive("trouble"))["on"]
    me.send(wish)
    await me.wait(lambda m: m["t"] == "state" and m["view"]["move"] > state["view"]["move"])
    await server.close()


async def test_nothing_that_somebody_sends_stops_the_others(database: Database, settings: Settings) -> None:
    """PostgreSQL has no room for U+0000, and not for every number."""
    server = InProcessServer(replace(settings, data=database.data))
    await server.open()
    code, token = await server.new_table()
    ann = await server.watch(code, token)
    paths = "/api/tables/a%00", "/api/tables?after=lobby:%00", "/api/me/games?before=%00", "/api/me/passkeys/%00"
    for path in paths:
        for method in ("GET", "DELETE"):
            status, _, _ = await server.request(method, path, headers={"origin": "http://test"})
            assert status < 500, (method, path)
    eve = await server.watch(code)
    to = {"endpoint": "https://push.example/x", "p256dh": "a\0", "auth": "a", "title": "a", "body": "a"}
    eve.send({"t": "notify", "to": to}, {"t": "choose", "move": 0, "code": 0, "id": "a\0"})
    assert [await eve.error() for _ in range(2)] == ["malformed"] * 2
    assert (await server.request("GET", "/healthz"))[0] == 200
    await ann.settled()
    assert not [message for message in ann.received if message["t"] == "trouble"]
    await server.close()
