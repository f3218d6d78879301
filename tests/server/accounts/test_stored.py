"""Accounts in the storage, on both databases."""

import asyncio
import sqlite3
from pathlib import Path
from time import time
from typing import Any

import pytest
import sqlalchemy as sa
from msgspec.structs import replace

from boomtown.cli import main
from boomtown.server.accounts import accounts, erasure, history, identities, mailboxes, redaction, retention
from boomtown.server.accounts.accounts import Passkey
from boomtown.server.accounts.mailboxes import Limit, Mailbox
from boomtown.server.config.settings import Settings
from boomtown.server.storage.schema import META, PUSHES, RATINGS, REPORTS, SEATS
from boomtown.server.storage.storage import Conflict, Storage
from boomtown.server.storage.writer import Write
from boomtown.server.tables.table import Seat

from ..conftest import InProcessServer
from ..cookie_client import CookieClient
from ..databases import Database
from ..storage.test_storage import SETUP, table
from .test_history import finish, games, rows

slow = pytest.mark.slow


@slow
async def test_an_account_comes_back_as_it_was(store: Storage) -> None:
    who, secret = await accounts.make_guest(store, "Žofie 🤠")
    assert await store.read(accounts.find, store, accounts.hashed(secret)) == who
    await accounts.change(store, who.id, face="miner", rated=True)
    one = Passkey("id", who.id, b"\0\xffkey", 2**32 - 1, "Phone", 1.5, 2.5)
    await accounts.add_passkey(store, one)
    await accounts.add_passkey(store, one)
    with pytest.raises(Conflict):
        await accounts.add_passkey(store, one._replace(account="other"))
    assert await store.read(accounts.passkeys, store, who.id) == [one]
    assert await store.read(accounts.passkey, store, "id") == one
    found = await store.read(accounts.find, store, who.key)
    assert found is not None
    assert (found.name, found.face, found.rated) == ("Žofie 🤠", "miner", True)


@slow
async def test_what_is_good_once_is_good_once(store: Storage) -> None:
    """A challenge and a recovery code, used ten times at the same moment."""
    who, _ = await accounts.make_guest(store)
    await accounts.store_challenge(store, who.key, "use", "c", 60.0)
    assert await store.read(accounts.challenge, store, who.key, "use") == "c"
    assert await store.read(accounts.challenge, store, who.key, "make") is None
    assert sum(await asyncio.gather(*(accounts.use_challenge(store, who.key, "c") for _ in range(10)))) == 1
    assert await store.read(accounts.challenge, store, who.key, "use") is None
    code = accounts.code_key((await accounts.new_codes(store, who.id))[0])
    again = (accounts.sign_in(store, who.id, None, accounts.code_use(code)) for _ in range(10))
    done = await asyncio.gather(*again, return_exceptions=True)
    assert [isinstance(one, str) for one in done].count(True) == 1
    assert await store.read(accounts.count_codes_and_sessions, store, who.id) == (9, 2), "nobody else came in"


@slow
async def test_games_of_somebody(store: Storage) -> None:
    who, _ = await accounts.make_guest(store)
    for number in range(3):
        one = table(number)
        one.round = 1
        one.seats[0].owner = who.id
        await store.tables.add(one)
        await history.store_start(store, one, {**SETUP, "sets": ["dodge_city"]})
        await history.store_start(store, one, {**SETUP, "sets": ["dodge_city"]})
    mine = await store.read(history.games, store, who.id)
    assert sorted(row["game"] for row in mine) == ["id0.1", "id1.1", "id2.1"]
    assert {row["sets"][0] for row in mine} == {"dodge_city"}
    assert len(await store.read(history.games, store, who.id, (mine[0]["started"], mine[0]["game"]))) == 2
    assert sorted(await store.read(redaction.tables_of, store, who.id)) == ["id0", "id1", "id2"]
    assert await store.read(redaction.tables_of, store, "_") == [], "nothing in it is a pattern"
    await store.tables.remove(["id0"])
    await retention.sweep(store, 1.0)
    gone = [row["ended"] is not None for row in sorted(await store.read(history.games, store, who.id), key=by_game)]
    assert gone == [True, False, False], "a game whose table is gone is given up"
    await retention.sweep(store, -1.0)
    assert await store.read(history.games, store, who.id) == []
    assert await store.read(accounts.find, store, who.key) is None


@slow
async def test_seats_are_found_as_they_are_stored(store: Storage) -> None:
    """After every action at a table, `seats` names its seats."""

    def found(owner: str) -> list[str]:
        return sorted(redaction.tables_of(store, owner))

    one, other = table(1), table(2)
    one.seats.append(Seat("Bob", "human", key="l"))
    one.seats[0].owner = one.seats[1].owner = "ann"
    other.seats[0].owner = "ann"
    await store.tables.add(one)
    await store.tables.add(other)
    assert (found("ann"), found("bob"), found("")) == (["id1", "id2"], [], [])
    one.seats[0].owner = "bob"
    await store.tables.save(one)
    assert (found("ann"), found("bob")) == (["id1", "id2"], ["id1"])
    one.seats[1].owner = ""
    await store.tables.save(one)
    assert (found("ann"), found("bob")) == (["id2"], ["id1"])
    late = await store.read(store.queries.find, "id1")
    assert late is not None
    late.version = 0
    late.seats[0].owner = "ann"
    with pytest.raises(Conflict):
        await store.tables.save(late)
    assert (found("ann"), found("bob")) == (["id2"], ["id1"])
    await store.tables.remove(["id1", "id2"], before=other.touched)
    assert (found("ann"), found("bob")) == (["id2"], ["id1"]), "somebody has been there"
    await store.tables.remove(["id1", "id2"])
    assert store.queries.rows(sa.select(SEATS)) == []


def test_seats_are_looked_up_and_not_searched(tmp_path: Path) -> None:
    """Neither a query for one's own data nor a change of face reads every table."""
    store, read = Storage(tmp_path / "town.sqlite"), list[str]()
    store.open()
    sa.event.listen(store.engine, "before_cursor_execute", lambda *args: read.append(args[2]))
    who = accounts.AccountSession("ann", "Ann", "", False, 0.0, "", 0.0)
    erasure.everything(store, who)
    redaction.tables_of(store, "ann")
    redaction.redacted_reports(store, who)
    asked, read = [text for text in read if " tables" in text or "reports" in text], []
    assert len(asked) >= 3
    with store.queries.reading() as connection:
        for text in asked:
            plan = connection.exec_driver_sql(f"explain query plan {text}", ("ann",) * text.count("?")).all()
            whole = {f"SCAN {name}" for name in META.tables}
            assert whole.isdisjoint(row[3] for row in plan), (text, plan)
    store.close()


def by_game(row: dict[str, str]) -> str:
    return row["game"]


@slow
async def test_a_whole_life(database: Database, settings: Settings) -> None:
    """A guest plays, becomes an account, signs in elsewhere, and goes."""
    server = InProcessServer(replace(settings, data=database.data))
    await server.open()
    ann, bob = CookieClient(server), CookieClient(server)
    code, token = await ann.table(name="Zebulon")
    await finish(server, code, token)
    await ann.add_passkey()
    await bob.sign_in(ann.device)
    [game] = await games(bob)
    assert game["won"] is not None
    assert (await bob.do("GET", "/api/me/statistics"))["games"][0]["played"] == 1
    await bob.do("DELETE", "/api/me")
    assert await ann.me() is None
    assert [database.raw(f"select * from {name}") for name in ("accounts", "sessions", "passkeys", "played")] == [
        []
    ] * 4
    assert "Zebulon" not in str(database.raw("select seats from tables"))
    await server.close()


async def test_a_purge_forgets_guests(server: InProcessServer) -> None:
    """Accounts stay, with what they have played, also when the games themselves are gone."""
    ann, bob = CookieClient(server), CookieClient(server)
    code, token = await ann.table(name="Ann")
    await finish(server, code, token)
    await ann.add_passkey()
    await bob.table(name="Bob")
    await server.reopen()
    data = Path(server.settings.data)
    with sqlite3.connect(data) as file:
        for column, name in (("touched", "tables"), ("seen", "accounts"), ("seen", "sessions")):
            file.execute(f"update {name} set {column} = ?", (time() - 20 * 86400,))
    assert await asyncio.to_thread(main, ["purge", "--older-than", "15", "--data", str(data)]) == 0
    assert await bob.me() is None
    await ann.sign_in(ann.device)
    assert [row["won"] is not None for row in await games(ann)] == [True]
    assert rows(server, "select count(*) from accounts") == [(1,)]


@slow
async def test_a_purge_leaves_nothing_of_a_guest(database: Database, capsys: pytest.CaptureFixture[str]) -> None:
    """Neither a rating nor a game without another known player remains.

    Reports stay for the time that the operator has set.
    """
    store = Storage(database.data)
    store.open()
    guest, friend, here = [(await accounts.make_guest(store, name))[0].id for name in ("Guest", "Friend", "Here")]
    await accounts.add_passkey(store, Passkey("id", friend, b"key", 0, "Phone", 1.0, 1.0))
    for number, owners in enumerate([(guest, ""), (guest, friend)]):
        one = table(number)
        one.round, one.touched = 2, time()
        one.seats = [Seat("Ann", "human", key="k", owner=owner) for owner in owners]
        await store.tables.add(one)
        await store.games.add(one, SETUP, "seed")
        await history.store_start(store, one, SETUP)
    skill = {"kind": "bang", "role": "", "mean": 0.1, "variance": 0.2, "games": 3}
    push = dict.fromkeys(("key", "endpoint", "p256dh", "auth", "title", "body", "url"), "x")
    texts = dict.fromkeys(("id", "table_id", "code", "game", "why", "name", "by"), "id0.1")
    rows: list[tuple[sa.Table, dict[str, Any]]] = [
        *((RATINGS, {**skill, "owner": owner}) for owner in (guest, friend, "bot:greenhorn")),
        (PUSHES, {**push, "table_id": "id0"}),
        (REPORTS, {**texts, "at": time(), "seat": 0, "words": []}),
    ]
    await store.write(*(Write(sa.insert(of), row) for of, row in rows))
    store.close()
    old = time() - 20 * 86400
    database.raw(f"update tables set touched = {old} where id = 'id0'")
    for name in ("accounts", "sessions"):
        database.raw(f"update {name} set seen = {old} where {'id' if name == 'accounts' else 'account'} != '{here}'")
    assert await asyncio.to_thread(main, ["purge", "--older-than", "15", "--data", str(database.data)]) == 0
    assert capsys.readouterr().out.endswith(": 1 table removed\n")
    assert sorted(database.raw("select id from accounts")) == sorted([(friend,), (here,)])
    assert database.raw("select account from sessions") == [(here,)]
    assert sorted(database.raw("select owner from ratings")) == sorted([(friend,), ("bot:greenhorn",)])
    assert sorted(database.raw("select game, seat, owner from played")) == [("id1.2", 0, None), ("id1.2", 1, friend)]
    assert [database.raw(f"select count(*) from {name}") for name in ("tables", "games", "pushes", "reports")] == [
        [(1,)],
        [(1,)],
        [(0,)],
        [(1,)],
    ]


@slow
async def test_an_identity_is_of_one_account_and_an_account_has_one(store: Storage) -> None:
    """Of ten concurrent requests one gets the identity. It turns a guest into an account and is removed with it."""
    people = [(await accounts.make_guest(store))[0].id for _ in range(10)]
    got = await asyncio.gather(
        *(identities.add(store, "https://id.example.org", "x", one) for one in people), return_exceptions=True
    )
    assert sum(one is None for one in got) == 1
    assert {type(one) for one in got if one is not None} == {Conflict}
    [owner] = [one for one, answer in zip(people, got, strict=True) if answer is None]
    with pytest.raises(Conflict):
        await identities.add(store, "https://id.example.org", "y", owner)
    await mailboxes.put(store, Mailbox(owner, "k", "a@example.org", "en", None))
    assert await mailboxes.confirm(store, "k")
    await retention.sweep(store, -1.0)
    assert [await store.read(accounts.is_account, store, one) for one in people] == [one == owner for one in people]
    await retention.delete_account(store, owner)
    assert await store.read(identities.of_account, store, owner) is None
    assert await store.read(mailboxes.find, store, owner) is None


@slow
async def test_what_was_mailed_counts_once(store: Storage) -> None:
    assert sum(await asyncio.gather(*(mailboxes.store_first(store, "turn") for _ in range(10)))) == 1
    await mailboxes.note(store, ["box", "person"])
    exceeded = [Limit("box", 1, 60.0)], [Limit("box", 2, 60.0)]
    assert [await store.read(mailboxes.exceeded, store, one) for one in exceeded] == [True, False]
