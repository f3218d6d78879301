"""Access to a table: locking, removal, similar names, and seats per address."""

from typing import Any

import pytest

from boomtown.server.core.names import skeleton
from boomtown.server.tables.text_input import clean_name

from ..conftest import InProcessServer, WebSocketClient, gather

FAR = "203.0.113.7"


async def lobby(server: InProcessServer, players: int = 8) -> tuple[str, WebSocketClient]:
    sets = ["dodge_city"] if players == 8 else []
    code, token = await server.new_table(start=False, bots=0, setup={"players": players, "sets": sets})
    return code, await server.watch(code, token)


async def join(server: InProcessServer, code: str, name: str, address: str = FAR) -> tuple[int, Any]:
    status, body, _ = await server.request("POST", f"/api/tables/{code}/join", {"name": name}, address=address)
    return status, body


async def test_one_address_does_not_take_every_seat(server: InProcessServer) -> None:
    """Nor does it in another browser window; players at the host's own address may fill the table."""
    code, host = await lobby(server)
    for number in range(4):
        assert (await join(server, code, f"Eve {'abcd'[number]}"))[0] == 200
    status, body = await join(server, code, "Eve e")
    assert (status, body["error"]["code"]) == (409, "crowded")
    window = server.connect(code, address=FAR)
    window.send({"t": "hello"}, {"t": "sit", "name": "Eve f"})
    assert await window.error() == "crowded"
    for name in ("Bob", "Cat", "Dan"):
        await server.join(code, name)
    await gather(host.settled())
    assert "open" not in [seat["kind"] for seat in host.table()["seats"]]


async def test_a_kicked_guest_watches_and_stays_away(server: InProcessServer) -> None:
    code, host = await lobby(server)
    seated = (await join(server, code, "Eve"))[1]
    eve = server.connect(code, address=FAR)
    eve.send({"t": "hello", "token": seated["token"]})
    await eve.receive("table")
    host.send({"t": "kick", "seat": seated["seat"]})
    assert await eve.error() == "kicked"
    assert (await eve.receive("table"))["table"]["you"] is None
    eve.send({"t": "sit", "name": "Eve"})
    assert await eve.error() == "kicked"
    assert (await join(server, code, "Eva"))[1]["error"]["code"] == "kicked"
    again = server.connect(code, address=FAR)
    again.send({"t": "hello", "token": seated["token"]})
    assert await again.error() == "bad-token"
    assert (await join(server, code, "Bob", "198.51.100.1"))[0] == 200, "others are welcome"
    await gather(host.settled())
    assert [seat["name"] for seat in host.table()["seats"]][:2] == ["Ann", "Bob"]


async def test_who_shares_the_hosts_address_may_come_back(server: InProcessServer) -> None:
    code, host = await lobby(server)
    guest = await server.watch(code, await server.join(code, "Bob"))
    host.send({"t": "kick", "seat": 1})
    assert await guest.error() == "kicked"
    assert await server.join(code, "Bobby")


async def test_only_the_host_kicks_and_only_guests(server: InProcessServer) -> None:
    code, host = await lobby(server)
    bob = await server.watch(code, await server.join(code, "Bob"))
    bob.send({"t": "kick", "seat": 0})
    assert await bob.error() == "not-host"
    host.send({"t": "kick", "seat": 0}, {"t": "kick", "seat": 5}, {"t": "kick", "seat": 30})
    assert [await host.error() for _ in range(3)] == ["bots"] * 3
    host.send({"t": "start"})
    await host.receive("state")
    host.send({"t": "kick", "seat": 2})
    assert await host.error() == "bots"


async def test_an_unknown_address_is_not_the_hosts(server: InProcessServer) -> None:
    """After a restart, before the host is back: the bound holds, and a player who is sent away stays away."""
    code, _ = await server.new_table(start=False, bots=0, setup={"players": 8, "sets": ["dodge_city"]})
    seats = server.settings.seats_per_address
    for number in range(seats):
        assert (await join(server, code, f"Eve {'abcdef'[number]}"))[0] == 200
    await server.reopen()
    status, body = await join(server, code, "Eve z")
    assert (status, body["error"]["code"]) == (409, "crowded")


async def test_a_player_who_is_not_connected_stays_away(server: InProcessServer) -> None:
    """The table remembers the address over a restart."""
    code, token = await server.new_table(start=False, bots=0)
    assert (await join(server, code, "Eve"))[0] == 200
    await server.reopen()
    host = await server.watch(code, token)
    host.send({"t": "kick", "seat": 1})
    await host.settled()
    status, body = await join(server, code, "Eva")
    assert (status, body["error"]["code"]) == (403, "kicked")
    assert FAR not in str(server.room(code).table)


async def test_nothing_is_kept_of_players_who_have_gone(server: InProcessServer) -> None:
    """Not what they could have spent, not when they went, and not which of their windows acted."""
    code, token = await server.new_table(start=False)
    host = await server.watch(code, token)
    for number in range(6):
        key = await server.join(code, "Bob")
        bob = await server.watch(code, key)
        await bob.settled()
        if number % 2:
            bob.send({"t": "leave"})
            await bob.receive("table")
        else:
            host.send({"t": "kick", "seat": bob.table()["you"]})
            await bob.error()
        await bob.leave()
    await host.settled()
    room = server.room(code)
    keys = {seat.key for seat in room.table.seats}
    connections = room.connections
    for known in (connections.gone, connections.claims, connections._buckets, connections.late, connections.idle):
        assert set(known) <= keys
    assert len(connections.claims) == 1


async def test_a_locked_table(server: InProcessServer) -> None:
    """New players cannot sit down, seated ones come back. Unlocking restores access."""
    code, host = await lobby(server)
    token = await server.join(code, "Bob")
    host.send({"t": "setup", "locked": True})
    await gather(host.settled())
    assert host.table()["locked"]
    status, body = await join(server, code, "Cat")
    assert (status, body["error"]["code"]) == (409, "locked")
    watcher = await server.watch(code)
    watcher.send({"t": "sit", "name": "Cat"})
    assert await watcher.error() == "locked"
    assert (await server.watch(code, token)).table()["you"] == 1
    await server.reopen()
    assert (await join(server, code, "Cat"))[1]["error"]["code"] == "locked"
    host = await server.watch(code, host.token)
    host.send({"t": "setup", "locked": False})
    await gather(host.settled())
    assert (await join(server, code, "Cat"))[0] == 200


@pytest.mark.parametrize("name", ["Ann", "ann", "ANN", "Аnn", "Ánn", "Ann.", " A n n ", "Ann\u200d"])
async def test_names_that_look_alike(server: InProcessServer, name: str) -> None:
    """Letters of other scripts, accents and spaces do not make a new name."""
    code, _ = await lobby(server)
    status, body = await join(server, code, name)
    assert (status, body["error"]["code"]) == (409, "name-taken")
    watcher = server.connect(code)
    watcher.send({"t": "hello", "name": name})
    assert await watcher.error() == "name-taken"
    watcher.send({"t": "say", "text": "I am Ann"})
    assert await watcher.error() == "no-name"


LIKE_BOB = ["Bıll", "Bøb", "Bօb", "Воb", "Ɓob", "ᏴoᏴ", "Bᴏb", "B𐐬b", "B০b", "Bסb", "Bob™", "B0b", "ΒОΒ", "Boƅ"]


@pytest.mark.parametrize("name", LIKE_BOB)
async def test_letters_that_look_alike_in_all_alphabets(server: InProcessServer, name: str) -> None:
    code, _ = await lobby(server)
    await server.join(code, "Bill" if name[-1] == "l" else "Bob")
    status, body = await join(server, code, name)
    assert (status, body["error"]["code"]) == (409, "name-taken")


@pytest.mark.parametrize(
    "names", [("Jan", "Jana"), ("Žofie", "Žofka"), ("Иван", "Ivan"), ("太郎", "次郎"), ("👨", "👩")]
)
async def test_names_that_do_not_look_alike(server: InProcessServer, names: tuple[str, str]) -> None:
    code, _ = await lobby(server)
    for name in names:
        await server.join(code, name)


async def named(server: InProcessServer, code: str, name: str, address: str) -> WebSocketClient:
    """A spectator who wants to be called so."""
    page = server.connect(code, address=address)
    page.send({"t": "hello", "name": name}, {"t": "say", "text": "Hello"})
    await page.settled()
    return page


def refusals(page: WebSocketClient) -> list[str]:
    return [message["code"] for message in page.received if message["t"] == "error"]


async def test_a_spectator_is_called_like_nobody_else(server: InProcessServer) -> None:
    """Neither like a bot nor like another spectator; the same browser may come again."""
    code, _ = await server.new_table(start=False, bots=1)
    bot = next(seat.name for seat in server.room(code).table.seats if seat.kind == "bot")
    assert refusals(await named(server, code, bot, "203.0.113.1")) == ["name-taken", "no-name"]
    assert refusals(await named(server, code, "Zoe", "203.0.113.1")) == []
    assert refusals(await named(server, code, "Zоe", "203.0.113.2")) == ["name-taken", "no-name"]
    assert refusals(await named(server, code, "Zoe", "203.0.113.1")) == []


async def test_a_spectator_loses_the_name_to_somebody_who_sits_down(server: InProcessServer) -> None:
    code, _ = await server.new_table(start=False, bots=0)
    page = await named(server, code, "Zoe", "203.0.113.1")
    await server.join(code, "Zоe")
    page.send({"t": "say", "text": "I am Zoe"})
    assert await page.error() == "no-name"


async def test_a_bot_gives_its_name_up(server: InProcessServer) -> None:
    code, _ = await server.new_table(start=False, bots=2)
    bots = [seat.name for seat in server.room(code).table.seats if seat.kind == "bot"]
    await server.join(code, bots[0])
    names = [seat.name for seat in server.room(code).table.seats]
    assert names.count(bots[0]) == 1


def test_skeletons() -> None:
    assert skeleton("Bill") == skeleton("BiII") == skeleton("B1ll")
    assert skeleton("Иван") != skeleton("Ivan")
    assert skeleton("...") == "..."
    assert skeleton("👨\u200d🌾") != skeleton("👩\u200d🌾")


@pytest.mark.parametrize("name", ["\u3164", "\u2800", "a\u115f", "e" + "\u0316" * 5])
async def test_names_that_cannot_be_seen(server: InProcessServer, name: str) -> None:
    code, _ = await lobby(server)
    assert (await join(server, code, name))[1]["error"]["code"] == "bad-name"


def test_accents_are_no_marks_too_many() -> None:
    assert clean_name("Nguyễn Thị Ánh") == "Nguyễn Thị Ánh"


async def test_a_first_game_is_kind(server: InProcessServer) -> None:
    """The first player has a simple character, and no other player holds or soon draws a card that skips a turn."""
    code, _ = await server.new_table(setup={"players": 5}, first=True)
    game = server.room(code).match.game
    assert game.suits_beginner(0)
    plain = [server.room((await server.new_table(setup={"players": 5}))[0]).match.game for _ in range(20)]
    assert not all(game.suits_beginner(0) for game in plain), "else it proves nothing"


async def test_the_pace_is_the_tables(server: InProcessServer) -> None:
    """The host sets it, or the player who is alone with bots."""
    code, host = await lobby(server, 4)
    bob = await server.watch(code, await server.join(code, "Bob"))
    host.send({"t": "pace", "pace": "fast"})
    assert (await bob.wait(lambda m: m["t"] == "table" and m["table"]["pace"] == "fast"))["table"]["pace"] == "fast"
    bob.send({"t": "pace", "pace": "slow"}, {"t": "pace", "pace": "warp"})
    assert [await bob.error() for _ in range(2)] == ["not-host", "malformed"]
    host.send({"t": "leave"})
    await bob.wait(lambda m: m["t"] == "table" and m["table"]["host"] == 1)
    bob.send({"t": "pace", "pace": "slow"})
    await bob.wait(lambda m: m["t"] == "table" and m["table"]["pace"] == "slow")
