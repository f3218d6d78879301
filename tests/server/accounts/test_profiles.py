"""Public profiles of players: only for those who want one, and only finished games."""

import json
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from msgspec.structs import replace

from boomtown.server.accounts import profiles
from boomtown.server.accounts.season import season
from boomtown.server.config.settings import Settings
from boomtown.server.storage.schema import META
from boomtown.server.storage.storage import Storage

from ..conftest import InProcessServer, WebSocketClient, gather, play_on
from ..cookie_client import CookieClient, ann, bob
from ..databases import Database
from ..two_servers import TwoServers, two_servers
from .test_history import rows
from .test_people import block

__all__ = ["ann", "bob", "two_servers"]  # fixtures

NEVER = "2345678923"  # an address that no player has had
FIELDS = {"id", "name", "face", "since", "online", "ratings", "counts", "games"}
GAME_FIELDS = {"kind", "day", "players", "sets", "role", "characters", "won", "rated", "code", "round"}
Seated = tuple[str, WebSocketClient, WebSocketClient]


async def public(client: CookieClient, name: str, rated: bool = True) -> str:
    """Make an account with a public profile; return the address of the profile."""
    await client.do("PATCH", "/api/me", {"name": name, "face": "miner", "rated": rated})
    await client.add_passkey()
    profile = (await client.do("PUT", "/api/me/profile"))["me"]["profile"]
    assert isinstance(profile, str)
    return profile


async def profile_of(client: CookieClient, profile: str) -> Any:
    return (await client.do("GET", f"/api/players/{profile}"))["player"]


async def bare(server: InProcessServer, profile: str) -> Any:
    """Return status, bytes and headers of an answer, without the number that each request has."""
    status, data, headers = await server.request("GET", f"/api/players/{profile}")
    del headers["x-request-id"]
    return status, data, headers


async def listed(client: CookieClient, game: str = "bang") -> Any:
    client.server.services.player_lists.forget()  # the second for which a list is kept is over
    return (await client.do("GET", f"/api/players?game={game}"))["players"]


async def begin(server: InProcessServer, ann: CookieClient, bob: CookieClient, **wish: Any) -> Seated:
    """Start a duel of Ann, the host, with Bob."""
    order = {"start": False, "bots": 0, "setup": {"game": "duel", "players": 2}, **wish}
    code, token = await ann.table(**order)
    joined = await bob.do("POST", f"/api/tables/{code}/join", {"name": "Bob"})
    host, guest = await server.watch(code, token), await server.watch(code, joined["token"])
    host.send({"t": "start"})
    await gather(host.receive("state"), guest.receive("state"))
    return code, host, guest


async def play(server: InProcessServer, ann: CookieClient, bob: CookieClient, **wish: Any) -> Seated:
    """Play a duel to its end."""
    code, host, guest = await begin(server, ann, bob, **wish)
    for one in (host, guest):
        one._read = 0  # the first question has been read
    await gather(play_on(host), play_on(guest))
    return code, host, guest


async def test_a_profile_is_public_only_by_choice(ann: CookieClient, bob: CookieClient) -> None:
    """A guest cannot have one, nor can an account without a name."""
    await ann.do("PATCH", "/api/me", {"name": "Ann"})
    assert await ann.refused("PUT", "/api/me/profile") == "no-me"
    await ann.add_passkey()
    assert (await ann.me())["profile"] is None
    assert await listed(bob) == []
    profile = (await ann.do("PUT", "/api/me/profile"))["me"]["profile"]
    assert (await ann.do("PUT", "/api/me/profile"))["me"]["profile"] == profile
    assert [one["id"] for one in await listed(bob)] == [profile]
    await bob.do("PATCH", "/api/me", {"face": "miner"})
    await bob.add_passkey()
    assert await bob.refused("PUT", "/api/me/profile") == "bad-name"
    assert await CookieClient(ann.server).refused("PUT", "/api/me/profile") == "no-me"


@pytest.mark.parametrize("way", ["off", "deleted"])
async def test_a_profile_that_is_gone_is_like_one_that_never_was(
    ann: CookieClient, bob: CookieClient, way: str
) -> None:
    """Status, headers and bytes are the same. An account without a profile is found by no other name either."""
    profile = await public(ann, "Ann")
    [[account]] = rows(ann.server, "select id from accounts where profile is not null")
    assert (await profile_of(bob, profile))["name"] == "Ann"
    assert [one["id"] for one in await listed(bob)] == [profile]
    before = (await ann.do("GET", "/api/me/export"))["public_profile"]
    await (ann.do("DELETE", "/api/me/profile") if way == "off" else ann.do("DELETE", "/api/me"))
    answers = [await bare(ann.server, one) for one in (NEVER, profile, account, "Ann", "%00", "ž")]
    assert answers[0][0] == 404
    assert [one for one in answers if one != answers[0]] == []
    assert before == profile
    if way == "off":
        assert await bob.do("GET", "/api/players") == {"players": []}, "this server does not keep the list for a second"
        assert (await ann.do("GET", "/api/me/export"))["public_profile"] is None
        assert (await ann.do("PUT", "/api/me/profile"))["me"]["profile"] != profile, "an old link leads nowhere"
    else:
        assert await listed(bob) == []


async def test_what_a_profile_shows(server: InProcessServer, ann: CookieClient, bob: CookieClient) -> None:
    """A game at a public table leads to its replay. Of a private table only the result of a rated game is shown."""
    profile = await public(ann, "Ann")
    await bob.do("PATCH", "/api/me", {"name": "Bob"})
    (shown, *_), (hidden, *_) = await play(server, ann, bob, public=True), await play(server, ann, bob)
    found = await profile_of(bob, profile)
    assert set(found) == FIELDS
    assert all(set(one) == GAME_FIELDS for one in found["games"])
    assert (found["id"], found["name"], found["face"], found["online"]) == (profile, "Ann", "miner", True)
    assert [(one["rated"], one["code"], one["round"]) for one in found["games"]] == [
        (True, None, None),
        (True, shown, 1),
    ]
    assert len(found["since"]) == len("2026-11")
    assert all(len(one["day"]) == len("2026-11-29") for one in found["games"])
    assert [one["games"] for one in found["ratings"] if one["role"] == ""] == [2]
    assert sum(one["played"] for one in found["counts"]["duel"]) == 2
    assert sum(one["won"] for one in found["counts"]["duel"]) == sum(one["won"] for one in found["games"])
    text = json.dumps(found)
    secrets = [
        value for row in rows(server, "select id from accounts union select table_id from played") for value in row
    ]
    assert not [one for one in (*secrets, hidden, "Bob") if one in text]
    assert (await server.request("GET", f"/api/tables/{shown}/record?round=1"))[0] == 200


async def test_unrated_private_games_are_not_shown(
    server: InProcessServer, ann: CookieClient, bob: CookieClient
) -> None:
    """Those of a player who is not rated, and those with bots alone."""
    profile = await public(ann, "Ann", rated=False)
    await play(server, ann, bob)
    found = await profile_of(bob, profile)
    assert (found["games"], found["counts"], found["ratings"]) == ([], {}, [])
    await play(server, ann, bob, public=True)
    [game] = (await profile_of(bob, profile))["games"]
    assert game["rated"] is False
    await ann.do("PATCH", "/api/me", {"rated": True})
    code, token = await ann.table(setup={"game": "duel", "players": 2})
    await play_on(await server.watch(code, token))
    found = await profile_of(bob, profile)
    assert (found["games"], found["counts"], found["ratings"]) == ([game], {}, [])


async def test_a_running_game_is_not_seen(server: InProcessServer, ann: CookieClient, bob: CookieClient) -> None:
    """Neither before its end nor at a table where the next one runs."""
    profile = await public(ann, "Ann")
    before = await profile_of(bob, profile)
    code, host, guest = await begin(server, ann, bob, public=True)
    assert await profile_of(bob, profile) == before | {"online": True}
    assert (await bob.do("GET", f"/api/tables/{code}/profiles"))["profiles"] == [None, None]
    for one in (host, guest):
        one._read = 0
    await gather(play_on(host), play_on(guest))
    [game] = (await profile_of(bob, profile))["games"]
    assert game["code"] == code
    for one in (host, guest):
        one.send({"t": "again", "rotate_sheriff": False})
    await host.wait(lambda m: m["t"] == "state" and m["round"] == 2)
    assert (await profile_of(bob, profile))["games"] == [game | {"code": None, "round": None}]


async def test_the_best_come_first(server: InProcessServer, ann: CookieClient, bob: CookieClient) -> None:
    """Those without a rating in this game come last, by name."""
    cat = CookieClient(server)
    for client, name in ((ann, "Ann"), (bob, "Bob"), (cat, "Cat")):
        await public(client, name)
    await play(server, ann, bob)
    first, second, last = await listed(cat, "duel")
    assert first["rating"]["rating"] > 1500 > second["rating"]["rating"]
    assert (last["name"], last["rating"]) == ("Cat", None)
    assert [one["name"] for one in await listed(cat, "bang")] == ["Ann", "Bob", "Cat"]
    for client in (ann, bob):
        await client.do("PATCH", "/api/me", {"rated": False})
    assert [(one["name"], one["rating"]) for one in await listed(cat, "duel")] == [
        ("Ann", None),
        ("Bob", None),
        ("Cat", None),
    ]
    assert await cat.refused("GET", "/api/players?game=whist") == "malformed"


async def test_who_is_online(server: InProcessServer, ann: CookieClient, bob: CookieClient) -> None:
    """A player at a table where they sit. The list does not say which one."""
    await public(ann, "Ann")
    assert [one["online"] for one in await listed(bob)] == [False]
    code, token = await ann.table(start=False)
    client = await server.watch(code, token)
    [line] = await listed(bob)
    assert line["online"] is True
    assert code not in json.dumps(line)
    await client.leave()
    assert [one["online"] for one in await listed(bob)] == [False]


async def test_names_lead_to_public_profiles(server: InProcessServer, ann: CookieClient, bob: CookieClient) -> None:
    """After a game at its table, and in the list of people played with."""
    profile = await public(ann, "Ann")
    await bob.do("PATCH", "/api/me", {"name": "Bob"})
    code, *_ = await play(server, ann, bob)
    assert (await bob.do("GET", f"/api/tables/{code}/profiles"))["profiles"] == [profile, None]
    for client, wanted in ((ann, None), (bob, profile)):
        assert [one["profile"] for one in (await client.do("GET", "/api/me/people"))["people"]] == [wanted]
    await ann.do("DELETE", "/api/me/profile")
    assert (await bob.do("GET", f"/api/tables/{code}/profiles"))["profiles"] == [None, None]


@pytest.mark.parametrize("who", ["ann", "bob"])
async def test_a_block_changes_nothing_public(
    server: InProcessServer, ann: CookieClient, bob: CookieClient, who: str
) -> None:
    """Each of them could sign out and look, and a gap would reveal the block."""
    profile = await public(ann, "Ann")
    await play(server, ann, bob)
    before = await profile_of(bob, profile), await listed(bob)
    await block({"ann": ann, "bob": bob}[who])
    assert (await profile_of(bob, profile), await listed(bob)) == before


async def test_other_sites_cannot_switch_it(ann: CookieClient) -> None:
    await ann.do("PATCH", "/api/me", {"name": "Ann"})
    await ann.add_passkey()
    ann.headers["origin"] = "http://elsewhere.example"
    assert await ann.refused("PUT", "/api/me/profile") == "bad-token"
    assert (await ann.me())["profile"] is None


@pytest.mark.slow
async def test_profiles_on_both_databases(database: Database, settings: Settings) -> None:
    server = InProcessServer(replace(settings, data=database.data))
    await server.open()
    ann, bob = CookieClient(server), CookieClient(server)
    profile = await public(ann, "Ann")
    other = await public(bob, "Bob", rated=False)
    code, *_ = await play(server, ann, bob, public=True)
    found = await profile_of(bob, profile)
    assert ([one["code"] for one in found["games"]], found["online"]) == ([code], True)
    assert [one["id"] for one in await listed(bob, "duel")] == [profile, other]
    assert (await server.request("GET", "/api/players/%00"))[0] == 404
    await ann.do("DELETE", "/api/me/profile")
    await ann.do("DELETE", "/api/me")
    assert [one["id"] for one in await listed(bob, "duel")] == [other]
    await server.close()


@pytest.mark.slow
async def test_a_player_at_another_server_is_online(two_servers: TwoServers) -> None:
    """The server that is asked has no such table in memory. The mark goes when the process of the table ends."""
    ann, bob = CookieClient(two_servers.a), CookieClient(two_servers.b)
    profile = await public(ann, "Ann")
    code, token = await ann.table(start=False)
    client = await two_servers.a.watch(code, token)
    services = two_servers.b.services
    assert services.registry.present(code) is None
    await two_servers.until(services.present_seats)
    assert (await profile_of(bob, profile))["online"] is True
    assert [one["online"] for one in await listed(bob)] == [True]
    await client.leave()
    await two_servers.until(lambda: not services.present_seats())
    assert (await profile_of(bob, profile))["online"] is False
    await two_servers.a.watch(code, token)
    await two_servers.until(services.present_seats)
    await two_servers.kill(two_servers.a)
    assert (await profile_of(bob, profile))["online"] is False


def test_no_table_is_read_as_a_whole(tmp_path: Path) -> None:
    """A profile, or a season, costs as much in a large town as in a small one."""
    store, read = Storage(tmp_path / "town.sqlite"), list[tuple[str, Any]]()
    store.open()
    with store.engine.begin() as connection:
        row = {"id": "a1", "name": "Ann", "face": "", "created": 0.0, "seen": 0.0, "profile": NEVER}
        connection.execute(sa.insert(META.tables["accounts"]).values(row))
    sa.event.listen(store.engine, "before_cursor_execute", lambda *args: read.append((args[2], args[3])))
    profiles.player(store, NEVER, {})
    profiles.best(store, "bang", {})
    season(store, "bang", "this", datetime.now(UTC), {})
    asked, read = read, []
    assert len(asked) >= 6
    with store.queries.reading() as connection:
        for text, values in asked:
            plan = connection.exec_driver_sql(f"explain query plan {text}", values).all()
            whole = {f"SCAN {name}" for name in META.tables}
            assert whole.isdisjoint(row[3] for row in plan), (text, plan)
    store.close()
