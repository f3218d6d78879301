"""Games without a living person: faster watching, a jump to the end, open roles, a new game."""

import random
from collections.abc import AsyncIterator
from typing import Any

import pytest
from msgspec.structs import replace

from boomtown.server.config.settings import Settings
from boomtown.server.core import entropy

from ..conftest import InProcessServer, WebSocketClient, gather, over


@pytest.fixture
async def slow(settings: Settings) -> AsyncIterator[InProcessServer]:
    """A server whose bots take an hour, so that only the test moves."""
    server = InProcessServer(replace(settings, bot_delay=3600.0))
    await server.open()
    yield server
    await server.close()


async def until_out(room: Any, seat: int) -> None:
    """Play all seats at random until `seat` is out or the game ends."""
    rnd = random.Random(5)
    game = room.match.game
    async with room.lock:
        while game.in_game(seat) and not game.over:
            ask = game.ask
            await room.play(ask.who, ask.options[-1] if ask.who == seat else rnd.choice(ask.options), "bot")


async def dead(
    server: InProcessServer, *friends: str, **setup: Any
) -> tuple[WebSocketClient, list[WebSocketClient], Any]:
    """Return a game in which Ann is out and her friends play, with its room."""
    code, token = await server.new_table(setup={"players": 5, **setup}, start=False, bots=0)
    others = [await server.watch(code, await server.join(code, name)) for name in friends]
    me, room = await server.watch(code, token), server.room(code)
    while True:
        async with room.lock:
            await room.start({"roles": ["outlaw", "sheriff", "outlaw", "deputy", "renegade"]})
        await until_out(room, 0)
        if not room.match.game.over:
            break
    await gather(*(b.settled() for b in (me, *others)))
    return me, others, room


async def test_alone_with_bots_she_may_do_everything(slow: InProcessServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(entropy, "pause", lambda middle: middle)
    me, _, room = await dead(slow)
    state = me.state()
    assert (state["bots_only"], state["may_reveal"], state["revealed"], state["speed"]) == (True, True, False, 1)
    assert None in [seat["role"] for seat in state["view"]["seats"]]
    me.send({"t": "reveal", "open": True})
    opened = await me.receive("state")
    assert [seat["role"] for seat in opened["view"]["seats"]] == list(room.match.game.state.roles)
    me.send({"t": "reveal", "open": False})
    assert (await me.receive("state"))["view"]["seats"] == state["view"]["seats"]
    pause = room.match.pause
    me.send({"t": "watch", "speed": 3})
    assert (await me.receive("state"))["speed"] == 3
    assert room.match.pause < pause * 2 / 3


async def test_the_rest_is_played_at_once(slow: InProcessServer) -> None:
    """Bots that take an hour take none; only the end is shown."""
    me, _, _room = await dead(slow)
    me.send({"t": "finish"})
    end = await me.receive("state")
    assert over(end)
    assert end["view"]["result"]
    assert len(end["events"]) > 1


async def test_a_new_game_instead_of_the_rest(slow: InProcessServer) -> None:
    me, _, room = await dead(slow)
    me.send({"t": "again", "rotate_sheriff": True})
    fresh = await me.wait(lambda m: m["t"] == "state" and m["round"] == room.table.round and not m["bots_only"])
    assert fresh["since"] == 0
    assert room.match.game.in_game(0)


async def test_while_a_friend_plays_nothing_is_open(slow: InProcessServer) -> None:
    """The eliminated could pass their knowledge on."""
    me, [bob], _room = await dead(slow, "Bob")
    state = me.state()
    assert (state["bots_only"], state["may_reveal"]) == (False, False)
    before = [seat["role"] for seat in state["view"]["seats"]]
    me.send(
        {"t": "reveal", "open": True},
        {"t": "watch", "speed": 3},
        {"t": "finish"},
        {"t": "again", "rotate_sheriff": False},
    )
    assert [await me.error() for _ in range(4)] == ["not-now"] * 4
    assert [seat["role"] for seat in me.state()["view"]["seats"]] == before
    bob.send({"t": "finish"})
    assert await bob.error() == "not-now", "he is alive"
    bob.send({"t": "leave"})
    left = await me.wait(lambda m: m["t"] == "state" and m["bots_only"])
    assert not left["may_reveal"], "he may come back to his seat"


async def test_who_may_come_back_is_told_no_role(slow: InProcessServer) -> None:
    """Dead Man is in the pile, so knowing the roles could help. Watching faster cannot."""
    me, _, room = await dead(slow, sets=["dodge_city", "high_noon"])
    assert room.match.game.may_return(0)
    assert (me.state()["bots_only"], me.state()["may_reveal"]) == (True, False)
    me.send({"t": "reveal", "open": True}, {"t": "watch", "speed": 3})
    assert await me.error() == "not-now"
    await gather(me.settled())
    assert room.match.speed == 3


async def test_open_roles_close_when_she_plays_again(slow: InProcessServer) -> None:
    me, _, _room = await dead(slow)
    me.send({"t": "reveal", "open": True})
    assert (await me.receive("state"))["revealed"]
    me.send({"t": "again", "rotate_sheriff": False})
    fresh = await me.wait(lambda m: m["t"] == "state" and not m["bots_only"])
    assert not fresh["revealed"]
    hidden = [seat["role"] for seat in fresh["view"]["seats"] if seat["seat"] != 0]
    assert hidden.count(None) >= 3


async def test_a_spectator_decides_nothing(slow: InProcessServer) -> None:
    _, _, room = await dead(slow)
    watcher = await slow.watch(room.table.code)
    watcher.send({"t": "finish"}, {"t": "watch", "speed": 3}, {"t": "pace", "pace": "fast"})
    assert [await watcher.error() for _ in range(3)] == ["not-now", "not-now", "not-host"]
    watcher.send({"t": "watch", "speed": 100}, {"t": "reveal"})
    assert [await watcher.error() for _ in range(2)] == ["malformed"] * 2
