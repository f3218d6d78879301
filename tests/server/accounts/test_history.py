"""Games of a person: running and finished games, statistics, export, and deletion."""

import json
import sqlite3
from contextlib import closing
from typing import Any

import pytest
import sqlalchemy as sa

from boomtown.server.accounts import history
from boomtown.server.storage.schema import PUSHES
from boomtown.server.storage.writer import Write
from boomtown.server.tables.game_log import Logged

from ..conftest import InProcessServer, play_on
from ..cookie_client import CookieClient, ann, bob
from .test_accounts import everything

__all__ = ["ann", "bob"]  # fixtures


async def finish(server: InProcessServer, code: str, token: str) -> Any:
    return await play_on(await server.watch(code, token))


async def games(client: CookieClient) -> list[Any]:
    found = (await client.do("GET", "/api/me/games"))["games"]
    assert isinstance(found, list)
    return found


async def test_a_game_shows_from_its_start_to_its_end(ann: CookieClient, server: InProcessServer) -> None:
    code, token = await ann.table(setup={"players": 4, "sets": ["dodge_city"]})
    [running] = await games(ann)
    assert (running["code"], running["round"], running["seat"], running["kind"]) == (code, 1, 0, "bang")
    assert (running["ended"], running["won"], running["role"]) == (None, None, None)
    state = await finish(server, code, token)
    [done] = await games(ann)
    view, me = state["view"], state["view"]["seats"][0]
    assert (done["role"], done["characters"]) == (view["result"]["roles"][0], [me["character"]])
    assert (done["won"], done["stayed"]) == (0 in view["result"]["winners"], True)
    assert done["ended"] > done["started"]
    assert done["sets"] == ["dodge_city"]
    assert not {"owner", "table_id", "bot"} & set(done)


@pytest.mark.parametrize("game", ["dice", "duel"])
async def test_every_game_of_the_family(ann: CookieClient, server: InProcessServer, game: str) -> None:
    code, token = await ann.table(setup={"game": game, "players": 2 if game == "duel" else 4})
    state = await finish(server, code, token)
    [done] = await games(ann)
    assert (done["kind"], done["role"]) == (game, state["view"]["result"]["roles"][0])
    assert done["characters"]
    counted = await ann.do("GET", "/api/me/statistics")
    assert counted["games"] == [{"what": game, "played": 1, "won": int(done["won"])}]
    assert counted["of"][game]["roles"] == [{"what": done["role"], "played": 1, "won": int(done["won"])}]
    assert [one["what"] for one in counted["of"][game]["characters"]] == sorted(done["characters"])


async def test_who_sits_down_by_socket_says_whose_seat_it_is(ann: CookieClient, server: InProcessServer) -> None:
    """Also while the game runs, and once only."""
    code, token = await server.new_table(start=False, bots=0)
    host, guest = await server.watch(code, token), await server.watch(code)
    guest.send({"t": "sit", "name": "Bob"})
    given = (await guest.receive("seated"))["token"]
    bob = CookieClient(server)
    assert await ann.refused("POST", "/api/me/seats", {"table": code, "token": "wrong"}) == "bad-token"
    assert (await ann.do("POST", "/api/me/seats", {"table": code, "token": token}))["mine"]
    host.send({"t": "start"})
    await host.receive("state")
    assert await games(ann)
    assert (await bob.do("POST", "/api/me/seats", {"table": code, "token": given}))["mine"]
    assert [row["seat"] for row in await games(bob)] == [1]
    assert not (await bob.do("POST", "/api/me/seats", {"table": code, "token": token}))["mine"]
    assert [row["seat"] for row in await games(ann)] == [0]


async def test_a_game_shows_opponents_and_whose_turn_it_is(
    ann: CookieClient, bob: CookieClient, server: InProcessServer
) -> None:
    """A filter by result and game. Of a running game the list says whether its owner is asked."""
    code, token = await ann.table(setup={"game": "duel", "players": 2}, start=False, bots=0, best_of=3, days=1)
    await bob.do("POST", f"/api/tables/{code}/join", {"name": "Bob"})
    host = await server.watch(code, token)
    host.send({"t": "start"})
    await host.receive("state")
    mine, theirs = [(await games(one))[0] for one in (ann, bob)]
    assert (mine["others"], mine["best_of"]) == ([{"seat": 1, "name": "Bob", "bot": False}], 3)
    assert [one["name"] for one in theirs["others"]] == ["Ann"]
    match = server.room(code).match
    assert match is not None
    asked = [not match.moment and match.asked == seat for seat in (0, 1)]
    assert [mine["turn"], theirs["turn"]] == asked
    assert [one["due"] is not None for one in (mine, theirs)] == asked
    for query, count in (("result=running", 1), ("result=won", 0), ("kind=duel", 1), ("kind=dice", 0)):
        assert len((await ann.do("GET", f"/api/me/games?{query}"))["games"]) == count
    assert await ann.refused("GET", "/api/me/games?result=drawn") == "malformed"


async def test_pages_of_many_games(ann: CookieClient, server: InProcessServer) -> None:
    storage = server.services.storage
    me = CookieClient(server)
    await me.do("PATCH", "/api/me", {"name": "Ann"})
    with closing(sqlite3.connect(server.settings.data)) as file, file:
        [(owner,)] = file.execute("select id from accounts").fetchall()
        for n in range(45):
            row = (f"t.{n}", 0, owner, "t", "code", "T", n, "bang", 4, "[]", float(n // 2), "[]")
            file.execute(
                "insert into played (game, seat, owner, table_id, code, title, round, kind, players, sets, started, "
                f"characters) values ({', '.join('?' * len(row))})",
                row,
            )
    seen, more = [], ""
    while True:
        page = await me.do("GET", f"/api/me/games?before={more}")
        seen += [row["round"] for row in page["games"]]
        more = page["more"]
        if more is None:
            break
    assert sorted(seen) == list(range(45))
    assert len(await storage.read(history.games, storage, owner, None, 100)) == 45
    assert await me.refused("GET", "/api/me/games?before=x") == "malformed"


async def test_the_next_game_gives_an_unfinished_one_up(ann: CookieClient, server: InProcessServer) -> None:
    code, token = await ann.table()
    me = await server.watch(code, token)
    await me.my_turn()
    room = server.room(code)
    async with room.lock:
        await room.start()
    second, first = await games(ann)
    assert (first["won"], second["ended"]) == (None, None)
    assert first["ended"] is not None
    assert (await ann.do("GET", "/api/me/statistics"))["games"] == []


async def test_what_a_guest_has_played_goes_to_the_account(
    ann: CookieClient, bob: CookieClient, server: InProcessServer
) -> None:
    """The guest of this browser becomes an account, or signs in. Tables with a seat move as well."""
    await ann.table(name="Ann")
    await ann.add_passkey()
    assert len(await games(ann)) == 1
    code, token = await bob.table(name="Bob")
    await bob.sign_in(ann.device)
    assert len(await games(bob)) == 2
    assert (await bob.me())["name"] == "Ann"
    await finish(server, code, token)
    assert (await games(ann))[0]["won"] is not None
    with closing(sqlite3.connect(server.settings.data)) as file:
        assert file.execute("select count(*) from accounts").fetchone() == (1,)


async def test_signing_in_takes_nothing_from_another_account(ann: CookieClient, bob: CookieClient) -> None:
    await ann.add_passkey()
    await bob.add_passkey()
    await bob.table(name="Bob")
    bobs = bob.device
    await bob.sign_in(ann.device)
    assert await games(bob) == []
    await bob.sign_in(bobs)
    assert len(await games(bob)) == 1


async def test_nobody_else_sees_my_games(ann: CookieClient, bob: CookieClient) -> None:
    await ann.table()
    assert await bob.refused("GET", "/api/me/games") == "no-me"
    await bob.do("PATCH", "/api/me", {"name": "Bob"})
    assert await games(bob) == []
    assert (await bob.do("GET", "/api/me/statistics")) == {"games": [], "of": {}}


async def test_an_earlier_game_of_a_table_is_found_again(ann: CookieClient, server: InProcessServer) -> None:
    code, token = await ann.table()
    await finish(server, code, token)
    me = await server.watch(code, token)
    me.send({"t": "again", "rotate_sheriff": False})
    await me.wait(lambda m: m["t"] == "state" and m["round"] == 2)
    first = await server.request("GET", f"/api/tables/{code}/record?round=1")
    assert first[0] == 200
    assert b'[Table "' in first[1]
    for number, error in (("2", "not-over"), ("3", "not-over"), ("x", "malformed"), ("0", "malformed")):
        status, data, _ = await server.request("GET", f"/api/tables/{code}/record?round={number}")
        assert data["error"]["code"] == error, (number, status)


def test_whose_choices_they_were() -> None:
    """A person who has left the game to a bot has not stayed; what the server passes for them counts not."""
    lines = [Logged(0, 1, "human")] * 8 + [Logged(0, 1, "away")] * 2 + [Logged(1, 1, "human")] * 2
    lines += [Logged(1, 1, "idle")] * 2 + [Logged(2, 1, "bot")] + [Logged(3, 1, "pass")] * 9
    assert history.present_seats(lines, 5) == {0, 3, 4}


# ---- told and gone


async def test_everything_of_me_is_told(ann: CookieClient, server: InProcessServer) -> None:
    await ann.add_passkey(label="Phone")
    code, token = await ann.table(name="Ann")
    await finish(server, code, token)
    status, data, headers = await server.request(
        "GET", "/api/me/export", headers={"cookie": f"boomtown_me={ann.cookie}"}
    )
    assert status == 200
    assert 'filename="boomtown-me.json"' in headers["content-disposition"]
    assert (data["name"], data["recovery_codes_left"], len(data["browsers"])) == ("Ann", 10, 1)
    assert [one["label"] for one in data["passkeys"]] == ["Phone"]
    assert data["seats"] == [{"table": code, "title": data["seats"][0]["title"], "seat": 0, "name": "Ann"}]
    assert [(one["code"], one["ended"] is not None) for one in data["games"]] == [(code, True)]
    assert ann.cookie not in json.dumps(data)
    assert accounts_key(ann) not in json.dumps(data)


def accounts_key(client: CookieClient) -> str:
    from boomtown.server.accounts.accounts import hashed

    return hashed(client.cookie)


async def test_nothing_of_me_is_left(ann: CookieClient, server: InProcessServer) -> None:
    """No row, no name at a table, running or over; the games can still be looked at, and a bot plays on."""
    await ann.do("PATCH", "/api/me", {"name": "Zebulon", "face": "miner"})
    await ann.add_passkey()
    ended, token = await ann.table(name="Zebulon")
    await finish(server, ended, token)
    running, token = await ann.table(name="Zebulon")
    lobby, _ = await ann.table(name="Zebulon", start=False)
    [me] = [row[0] for row in rows(server, "select id from accounts")]
    await server.reopen()
    friend = await server.watch(running)
    await ann.do("DELETE", "/api/me")
    assert await ann.me() is None
    seat = (await friend.receive("table"))["table"]["seats"][0]
    assert (seat["kind"], seat["name"] not in ("", "Zebulon")) == ("bot", True)
    left = everything(server.settings)
    assert "Zebulon" not in left
    assert me not in left
    for table in ("accounts", "sessions", "passkeys", "recovery"):
        assert rows(server, f"select * from {table}") == []
    status, record, _ = await server.request("GET", f"/api/tables/{ended}/record")
    assert status == 200
    assert b"Zebulon" not in record
    assert (await server.request("POST", "/api/replay", record))[0] == 200
    assert (await server.request("GET", f"/api/tables/{lobby}"))[0] == 200
    late = await server.watch(running, token)
    assert late.table()["you"] is None, "a bot has the seat: the key opens nothing"


async def test_no_report_and_no_notice_is_left_of_me(ann: CookieClient, server: InProcessServer) -> None:
    """The operator still sees that there was a report, and the words of other players."""
    code, token = await ann.table(name="Zebulon", start=False, bots=0)
    me = await server.watch(code, token)
    bob = await server.watch(code, await server.join(code, "Bob"))
    me.send({"t": "say", "text": "Badly played"})
    bob.send({"t": "say", "text": "Be polite"})
    await bob.receive("said")
    await bob.receive("said")
    bob.send({"t": "report", "seat": 0, "name": "Zebulon", "why": "insult"})
    await bob.receive("reported")
    me.send({"t": "report", "seat": 1, "name": "Bob", "why": "other"})
    await me.receive("reported")
    push = dict.fromkeys(("p256dh", "auth", "title", "body", "url", "endpoint"), "x")
    push |= {"key": server.room(code).table.seats[0].key, "table_id": server.room(code).table.id}
    await server.services.storage.write(Write(sa.insert(PUSHES), push))
    await ann.do("DELETE", "/api/me")
    assert rows(server, "select * from pushes") == []
    reports = rows(server, "select name, by, why from reports order by why")
    assert reports == [("", "Bob", "insult"), ("Bob", "", "other")]
    left = everything(server.settings)
    assert "Be polite" in left
    assert "Badly played" not in left
    assert "Zebulon" not in left


def rows(server: InProcessServer, query: str) -> list[Any]:
    with closing(sqlite3.connect(server.settings.data)) as file:
        return file.execute(query).fetchall()
