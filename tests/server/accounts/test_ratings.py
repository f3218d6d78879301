"""Ratings of a server: only for players who opt in, also if they leave, and equal after a full computation."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from boomtown.cli import main
from boomtown.server.accounts import history
from boomtown.server.accounts import ratings as rated
from boomtown.server.storage.schema import ACCOUNTS, PLAYED, RATINGS
from boomtown.server.storage.storage import Storage
from boomtown.server.storage.writer import Write

from ..conftest import InProcessServer, gather, play_on
from ..cookie_client import CookieClient, ann, bob
from ..databases import Database
from ..storage.test_migrations import old_data_file
from .test_history import rows

__all__ = ["ann", "bob"]  # fixtures


async def ratings(client: CookieClient) -> list[Any]:
    found = (await client.do("GET", "/api/me/ratings"))["ratings"]
    assert isinstance(found, list)
    return found


async def together(
    server: InProcessServer, ann: CookieClient, bob: CookieClient, leaves: bool = False
) -> dict[str, Any]:
    """A game of two people and two bots to its end; the last state."""
    made = await ann.do(
        "POST",
        "/api/tables",
        {"name": "Ann", "setup": {"players": 4}, "bots": 0, "public": False, "timer": 0},
    )
    code = made["table"]["code"]
    joined = await bob.do("POST", f"/api/tables/{code}/join", {"name": "Bob"})
    host, guest = await server.watch(code, made["token"]), await server.watch(code, joined["token"])
    host.send({"t": "start"})
    if not leaves:
        return (await gather(play_on(host), play_on(guest)))[0]  # type: ignore[no-any-return]
    await guest.receive("state")
    guest.send({"t": "leave"})
    return await play_on(host)


async def test_who_wants_it_is_rated(server: InProcessServer, ann: CookieClient, bob: CookieClient) -> None:
    """By game and by role, with how sure it is. The other one is not, but the game counts."""
    await ann.do("PATCH", "/api/me", {"name": "Ann", "rated": True})
    state = await together(server, ann, bob)
    won = 0 in state["view"]["result"]["winners"]
    whole, role = await ratings(ann)
    assert (whole["kind"], whole["role"], whole["games"]) == ("bang", "", 1)
    assert role["role"] == state["view"]["result"]["roles"][0]
    assert (whole["rating"] > 1500) == won
    assert whole["within"] > 100
    assert await ratings(bob) == []
    assert {row[0].partition(":")[0] for row in rows(server, "select owner from ratings")} > {"bot"}
    [bot] = (await ann.do("GET", "/api/me/ratings"))["bots"]
    assert (bot["bot"], bot["kind"], bot["games"]) == ("greenhorn", "bang", 1)
    assert (await bob.do("GET", "/api/me/ratings"))["bots"] == []


@pytest.mark.parametrize("leaves", [True, False])
async def test_leaving_counts_as_the_result_of_the_side(
    server: InProcessServer, ann: CookieClient, bob: CookieClient, leaves: bool
) -> None:
    """A rated player who leaves at once gets the win or the loss of their side at the end."""
    await ann.do("PATCH", "/api/me", {"name": "Ann", "rated": True})
    await bob.do("PATCH", "/api/me", {"name": "Bob", "rated": True})
    result = (await together(server, ann, bob, leaves))["view"]["result"]
    for seat, client in enumerate((ann, bob)):
        whole, role = await ratings(client)
        assert (whole["games"], role["role"]) == (1, result["roles"][seat])
        assert (whole["rating"] > 1500) == (seat in result["winners"])
    before = sorted(rows(server, "select * from ratings"))
    await rated.recompute(server.services.storage)
    assert sorted(rows(server, "select * from ratings")) == [pytest.approx(row) for row in before]


async def test_an_unrated_player_who_leaves_makes_no_game_count(
    server: InProcessServer, ann: CookieClient, bob: CookieClient
) -> None:
    """With one person left and no other rated player the game says nothing about people."""
    await ann.do("PATCH", "/api/me", {"name": "Ann", "rated": True})
    await together(server, ann, bob, leaves=True)
    assert await ratings(ann) == await ratings(bob) == []


async def test_sending_a_rival_away_avoids_no_loss(
    server: InProcessServer, ann: CookieClient, bob: CookieClient
) -> None:
    """In a game that counts for ratings only a player who is late or away can be removed."""
    await bob.do("PATCH", "/api/me", {"name": "Bob", "rated": True})
    made = await ann.do("POST", "/api/tables", {"name": "Ann", "setup": {"players": 4}, "bots": 0, "timer": 0})
    code = made["table"]["code"]
    joined = await bob.do("POST", f"/api/tables/{code}/join", {"name": "Bob"})
    host, guest = await server.watch(code, made["token"]), await server.watch(code, joined["token"])
    host.send({"t": "start"})
    await gather(host.receive("state"), guest.receive("state"))
    host.send({"t": "kick", "seat": 1})
    assert await host.error() == "rated"
    await guest.leave()
    await host.settled()
    host.send({"t": "kick", "seat": 1})
    assert await host.error() == "rated", "a page that is loaded again is no absence"
    room = server.room(code)
    room.connections.gone[room.table.seats[1].key] -= server.settings.reconnect_grace
    host.send({"t": "kick", "seat": 1})
    await host.settled()
    assert host.table()["seats"][1]["kind"] == "bot"


async def test_alone_with_bots_nobody_is_rated(server: InProcessServer, ann: CookieClient) -> None:
    await ann.do("PATCH", "/api/me", {"name": "Ann", "rated": True})
    code, token = await ann.table()
    await play_on(await server.watch(code, token))
    assert await ratings(ann) == []


async def test_worked_out_anew_it_is_the_same(
    server: InProcessServer, ann: CookieClient, bob: CookieClient, capsys: pytest.CaptureFixture[str]
) -> None:
    await ann.do("PATCH", "/api/me", {"rated": True})
    for _ in range(2):
        await together(server, ann, bob)
    before = sorted(rows(server, "select * from ratings"))
    assert (await ratings(ann))[0]["games"] == 2
    await server.close()
    data = Path(server.settings.data)
    assert await asyncio.to_thread(main, ["ratings", "--recompute", "--data", str(data)]) == 0
    output = capsys.readouterr().out.splitlines()
    assert output[:2] == ["2 games counted", f"{data}: 1 person rated"]
    assert output[2].startswith("greenhorn  bang  ")
    again = sorted(rows(server, "select * from ratings"))
    assert [row[:3] for row in again] == [row[:3] for row in before]
    assert [row[3:] for row in again] == [pytest.approx(row[3:]) for row in before]
    await server.open()
    assert await asyncio.to_thread(main, ["ratings", "--data", str(data)]) == 0, "to read needs no server to end"
    assert capsys.readouterr().out.splitlines() == output[1:]
    assert await asyncio.to_thread(main, ["ratings", "--recompute", "--data", str(data)]) == 1
    assert "is in use by process" in capsys.readouterr().err


def test_ratings_of_other_data_are_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Looking makes no file, and changes none."""
    assert main(["ratings", "--data", str(tmp_path / "none.sqlite")]) == 1
    assert "there is none at" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []
    data, _ = old_data_file(3, tmp_path)
    before = data.read_bytes()
    assert main(["ratings", "--data", str(data)]) == 1
    assert "has schema 3, which is older: a server brings it up to date at its start" in capsys.readouterr().err
    assert data.read_bytes() == before


async def test_switched_off_nothing_is_kept(server: InProcessServer, ann: CookieClient, bob: CookieClient) -> None:
    await ann.do("PATCH", "/api/me", {"rated": True})
    await together(server, ann, bob)
    assert (await ann.me())["rated"]
    await ann.do("PATCH", "/api/me", {"rated": False})
    assert await ratings(ann) == []
    await rated.recompute(server.services.storage)
    assert await ratings(ann) == []
    await ann.do("PATCH", "/api/me", {"rated": True})
    await together(server, ann, bob)
    assert (await ratings(ann))[0]["games"] == 1


async def test_a_mistake_in_the_ratings_stops_no_table(
    server: InProcessServer, ann: CookieClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(history, "results", lambda match: 1 / 0)
    code, token = await ann.table()
    me = await server.watch(code, token)
    assert (await play_on(me))["view"]["phase"] == "over"
    assert me.table()["phase"] == "over"


async def test_deleted_with_the_rest(server: InProcessServer, ann: CookieClient, bob: CookieClient) -> None:
    await ann.do("PATCH", "/api/me", {"rated": True})
    await together(server, ann, bob)
    await ann.do("DELETE", "/api/me")
    assert [row[0] for row in rows(server, "select owner from ratings") if not row[0].startswith("bot:")] == []


async def test_games_that_end_together_count_each(store: Storage, database: Database) -> None:
    """Games that end at the same time on two servers (if they can share data) count as one after the other."""
    other = Storage(database.data)
    if other.shared:
        other.open()
    now = 1_700_000_000.0
    for owner in ("ann", "bob"):
        await store.write(Write(sa.insert(ACCOUNTS), account(owner, now)))
    for number in range(12):
        for row in game(f"g{number}", now + number):
            await store.write(Write(sa.insert(PLAYED), row))
    servers = [store, other if other.shared else store]
    await asyncio.gather(*(rated.rate_game(servers[number % 2], f"g{number}") for number in range(12)))
    counted = store.queries.rows(sa.select(RATINGS.c.owner, RATINGS.c.games).where(RATINGS.c.role == ""))
    assert {(row["owner"], row["games"]) for row in counted} == {("ann", 12), ("bob", 12), ("bot:greenhorn", 12)}
    assert not store.trouble
    if other.shared:
        other.close()


def account(name: str, now: float) -> dict[str, Any]:
    return {"id": name, "name": name, "face": "", "rated": True, "created": now, "seen": now}


def game(name: str, now: float) -> list[dict[str, Any]]:
    """Return a game of two people and a bot."""
    shared = {"game": name, "table_id": "t", "code": "c", "title": "T", "round": 1, "kind": "bang", "players": 3}
    shared |= {"sets": [], "started": now, "ended": now + 1, "characters": [], "stayed": True, "rated": False}
    seats = ("ann", None, "sheriff", True), ("bob", None, "outlaw", False), (None, "greenhorn", "renegade", False)
    return [
        {**shared, "seat": number, "owner": owner, "bot": bot, "role": role, "won": won}
        for number, (owner, bot, role, won) in enumerate(seats)
    ]
