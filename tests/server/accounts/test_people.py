"""People that a player has played with: the list, and what a block changes."""

import pytest

from boomtown.server.storage.schema import FACTS

from ..conftest import InProcessServer, WebSocketClient
from ..cookie_client import CookieClient, ann, bob

__all__ = ["ann", "bob"]  # fixtures


async def open_table(host: CookieClient) -> str:
    code, _ = await host.table(start=False, bots=0, setup={"players": 4, "sets": ["dodge_city"]})
    return code


async def seat(client: CookieClient, code: str, name: str) -> WebSocketClient:
    seated = await client.do("POST", f"/api/tables/{code}/join", {"name": name})
    socket = client.server.connect(code, headers={"cookie": f"boomtown_me={client.cookie}"})
    socket.send({"t": "hello", "token": seated["token"]})
    await socket.receive("table")
    return socket


async def play(server: InProcessServer, ann: CookieClient, bob: CookieClient) -> None:
    """Start a game of Ann, the host, with Bob."""
    code, token = await ann.table(start=False, bots=0, setup={"players": 4, "sets": ["dodge_city"]})
    await bob.do("POST", f"/api/tables/{code}/join", {"name": "Bob"})
    host = await server.watch(code, token)
    host.send({"t": "start"})
    await host.receive("state")


async def block(client: CookieClient, on: bool = True) -> None:
    [person] = (await client.do("GET", "/api/me/people"))["people"]
    [after] = (await client.do("PATCH", f"/api/me/people/{person['id']}", {"blocked": on}))["people"]
    assert after == person | {"blocked": on}


async def test_the_list_has_the_people_of_my_games(
    ann: CookieClient, bob: CookieClient, server: InProcessServer
) -> None:
    await open_table(ann)
    assert (await ann.do("GET", "/api/me/people"))["people"] == []
    for _ in range(2):
        await play(server, ann, bob)
    [mine], [theirs] = [(await one.do("GET", "/api/me/people"))["people"] for one in (ann, bob)]
    assert (mine["name"], mine["games"], mine["blocked"]) == ("Bob", 2, False)
    assert mine["setup"] == {"game": "bang", "players": 4, "sets": ["dodge_city"]}
    assert (theirs["name"], theirs["games"]) == ("Ann", 2)
    assert mine["id"] != theirs["id"]
    assert await ann.refused("PATCH", f"/api/me/people/{theirs['id']}", {"blocked": True}) == "not-found"


async def test_a_blocked_person_does_not_sit_at_my_table(
    ann: CookieClient, bob: CookieClient, server: InProcessServer
) -> None:
    """They may play elsewhere, also at the table of another host where I sit."""
    await play(server, ann, bob)
    await block(ann)
    code = await open_table(ann)
    assert await bob.refused("POST", f"/api/tables/{code}/join", {"name": "Bob"}) == "blocked"
    socket = server.connect(code, headers={"cookie": f"boomtown_me={bob.cookie}"})
    socket.send({"t": "hello", "name": "Bob"})
    await socket.receive("table")
    socket.send({"t": "sit", "name": "Bob"})
    assert (await socket.receive("error"))["code"] == "blocked"
    theirs = await open_table(bob)
    await ann.do("POST", f"/api/tables/{theirs}/join", {"name": "Anne"})
    await block(ann, on=False)
    await bob.do("POST", f"/api/tables/{code}/join", {"name": "Bob"})


@pytest.mark.parametrize("first", ["ann", "bob"])
async def test_two_strangers_with_a_block_do_not_meet(
    ann: CookieClient, bob: CookieClient, server: InProcessServer, first: str
) -> None:
    await play(server, ann, bob)
    await block(ann)
    order = [(ann, "Ann"), (bob, "Bob")]
    codes = {
        (await client.do("POST", "/api/sit", {"name": name, "game": "bang"}))["table"]["code"]
        for client, name in (order if first == "ann" else order[::-1])
    }
    assert len(codes) == 2


async def test_a_blocked_person_is_not_read(ann: CookieClient, bob: CookieClient, server: InProcessServer) -> None:
    """Neither words nor phrases arrive at the seat of the player who blocks; other players read both."""
    await play(server, ann, bob)
    await block(ann)
    cat = CookieClient(server)
    code = await open_table(cat)
    hers, his = await seat(ann, code, "Anne"), await seat(bob, code, "Bob")
    other = await server.watch(code)
    his.send({"t": "say", "text": "unread"})
    his.send({"t": "phrase", "phrase": "hello"})
    for reader in (his, other):
        assert (await reader.receive("said"))["text"] == "unread"
        assert (await reader.receive("said"))["phrase"] == "hello"
    hers.send({"t": "say", "text": "read"})
    assert (await hers.receive("said"))["text"] == "read"
    assert (await his.wait(lambda m: m["t"] == "said" and m["text"] == "read"))["name"] == "Anne"


async def test_a_block_moves_with_the_account_and_ends_with_it(
    ann: CookieClient, bob: CookieClient, server: InProcessServer
) -> None:
    await play(server, ann, bob)
    await block(ann)
    account = CookieClient(server)
    await account.do("PATCH", "/api/me", {"name": "Ann"})
    await account.add_passkey()
    ann.device = account.device
    await ann.sign_in(account.device)
    assert [one["blocked"] for one in (await ann.do("GET", "/api/me/people"))["people"]] == [True]
    assert (await ann.do("GET", "/api/me/export"))["blocked"] == ["Bob"]
    await bob.do("DELETE", "/api/me")
    assert (await ann.do("GET", "/api/me/people"))["people"] == []
    storage = server.room(await open_table(ann)).storage
    facts = await storage.read(storage.queries.rows, FACTS.select())
    assert not [one for one in facts if one["name"].startswith("block ")]
