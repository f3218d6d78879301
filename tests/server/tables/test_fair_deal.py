"""Deals that can be checked: promised before the game, made of a secret and of the players' parts, told at its end."""

import json
import random
import sqlite3
from collections.abc import Callable, Iterator
from functools import partial
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from boomtown.bots import NAMES, make_bot
from boomtown.bots.history import game_bots
from boomtown.games import new_game
from boomtown.notation import read_game
from boomtown.notation.verify import verify
from boomtown.server.admin.export import export
from boomtown.server.core import entropy
from boomtown.server.engine.match import Match
from boomtown.server.rooms import next_deal
from boomtown.server.tables.table import Seat, Table
from tests.client.wire_types import Types
from tests.conftest import ROOT
from tests.toy_game.spec import SPEC

from ..conftest import InProcessServer, WebSocketClient, gather, over, play_on
from ..databases import NO_ROOM
from ..fake_clock_table import refusal
from .test_server_messages import union, wrong

DRAW, SECRET = next_deal.draw, entropy.secret  # before a fixture puts something else there
TOY = {"game": "highest", "players": 3}
MINE, THEIRS, OTHER = ("1a" * 32, "2b" * 32, "3c" * 32)


@pytest.fixture(autouse=True)
def known(games: None, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The toy game; and deals are promised here, as they are for players."""
    from boomtown import games as found

    monkeypatch.setattr(next_deal, "draw", DRAW)
    monkeypatch.setattr(entropy, "secret", SECRET)
    found.register(SPEC)
    yield
    del found.SPECS["highest"], found.GAMES["highest"]


def digest(*lines: str) -> str:
    """Compute the digest from docs/fairness.md, independently of the server."""
    return sha256("".join(f"{line}\n" for line in lines).encode()).hexdigest()


async def lobby(
    server: InProcessServer, *guests: str, setup: dict[str, Any] = TOY
) -> tuple[str, list[WebSocketClient]]:
    """Return a waiting table with Ann and the named players."""
    code, token = await server.new_table(setup=setup, start=False, bots=0)
    tokens = [token, *[await server.join(code, name) for name in guests]]
    return code, [await server.watch(code, one) for one in tokens]


async def give(client: WebSocketClient, part: str, commitment: str | None = None) -> None:
    """Add a part to the next deal."""
    await client.settled()
    client.send({"t": "part", "commitment": commitment or client.table()["commitment"], "part": part})
    await client.settled()


async def start(host: WebSocketClient) -> None:
    host.send({"t": "start"})
    await host.receive("state")


async def to_the_end(*people: WebSocketClient, stop: Callable[[dict[str, Any]], bool] = over) -> list[dict[str, Any]]:
    """Return the last state of each client. They start with the newest state."""
    for one in people:
        one._read = max((n for n, m in enumerate(one.received) if m["t"] == "state"), default=one._read)
    return await gather(*(play_on(one, stop) for one in people))


def secret_of(server: InProcessServer, code: str) -> str:
    found: str = server.room(code).table.promise.secret
    return found


# ---- the whole of it


@pytest.mark.parametrize(
    "setup",
    [
        {"game": "bang", "players": 4},
        {"game": "dice", "players": 4},
        pytest.param({"game": "duel", "players": 2}, marks=pytest.mark.slow),
    ],
)
async def test_a_deal_from_the_promise_to_its_check(server: InProcessServer, setup: dict[str, Any]) -> None:
    """Two players contribute, one watches. The secret is hidden until the end and public then."""
    code, (ann, bob) = await lobby(server, "Bob", setup=setup)
    watcher = await server.watch(code)
    promised, secret = ann.table()["commitment"], secret_of(server, code)
    assert promised == watcher.table()["commitment"] == sha256(bytes.fromhex(secret)).hexdigest()
    await give(ann, MINE)
    await give(bob, THEIRS)
    assert (ann.table()["part"], bob.table()["part"], watcher.table()["part"]) == (True, True, False)
    await start(ann)
    following = secret_of(server, code)
    ends = await to_the_end(ann, bob)
    await watcher.wait(lambda m: m["t"] == "state" and over(m))

    parts = [MINE, THEIRS, *[None] * (setup["players"] - 2)]
    seed = digest("boomtown deal 1", secret, *(part or "-" for part in parts))
    for end in [*ends, watcher.state()]:
        assert end["deal"] == {"commitment": promised, "secret": secret, "parts": parts}
        assert end["seed"] == seed
    for client in (ann, bob, watcher):
        running = [m for m in client.received if m["t"] != "state" or not over(m)]
        assert len(running) > 10
        assert all(hidden not in json.dumps(running) for hidden in (secret, seed, seed[:16], secret[:16]))
        assert following not in json.dumps(client.received), "the secret of the game after this one"
    assert MINE not in json.dumps([m for m in bob.received if m["t"] != "state" or not over(m)])

    for _ in range(2):  # also found again after a restart
        status, text, _ = await server.request("GET", f"/api/tables/{code}/record")
        assert status == 200
        record = read_game(text.decode())
        assert record.seed == seed
        assert {name: record.tags[name] for name in ("Commitment", "Secret", "PartA", "PartB")} == {
            "Commitment": promised,
            "Secret": secret,
            "PartA": MINE,
            "PartB": THEIRS,
        }
        assert "PartC" not in record.tags
        assert record.game.winners == ends[0]["view"]["result"]["winners"]
        await server.reopen()
    found = await server.watch(code, ann.token)
    assert (await found.receive("state"))["deal"] == ends[0]["deal"]


async def test_an_exported_game_holds_its_promise(server: InProcessServer, tmp_path: Path) -> None:
    """Also a game of the table before the last one; `boomtown verify` finds nothing wrong."""
    _, (ann,) = await lobby(server, setup={"game": "dice", "players": 3})
    for game in (1, 2):
        await give(ann, MINE)
        ann.send({"t": "start"} if game == 1 else {"t": "again", "rotate_sheriff": False})
        await ann.wait(lambda m, game=game: m["t"] == "table" and m["table"]["round"] == game)  # type: ignore[misc]
        await ann.settled()
        await to_the_end(ann)
    await server.close()
    done = list(export(Path(server.settings.data), tmp_path / "games"))
    assert [one.done for one in done] == ["written", "written"]
    for one in done:
        found = verify((tmp_path / "games" / one.game.file).read_text("utf-8"), part=MINE)
        assert found is not None
        assert found.holds
    await server.open()


async def test_the_client_knows_what_is_told(server: InProcessServer) -> None:
    """The type Deal of web/src/lib/net/wire.ts."""
    _, (ann,) = await lobby(server)
    await give(ann, MINE)
    await start(ann)
    [end] = await to_the_end(ann)
    assert end["deal"] is not None
    types = Types.read(ROOT / "web/src/lib/net/wire.ts")
    assert [one for received in ann.received for one in wrong(received, union("FromServer"), types)] == []


async def test_the_game_follows_from_the_parts(server: InProcessServer) -> None:
    """The same secret and another part of one player: another seed."""
    seeds = set()
    for part in (MINE, THEIRS, None):
        code, (ann,) = await lobby(server)
        server.room(code).table.promise.secret = "5e" * 32
        if part:
            await give(ann, part, server.room(code).table.promise.commitment)
        await start(ann)
        seeds.add(server.room(code).match.seed)
    assert len(seeds) == 3


# ---- parts


async def test_the_last_part_before_the_start_counts(server: InProcessServer) -> None:
    code, (ann, bob) = await lobby(server, "Bob")
    await give(ann, OTHER)
    await give(ann, MINE)
    await start(ann)
    assert server.room(code).match.deal.parts == (MINE, None, None)
    assert bob.table()["part"] is False


async def test_a_part_for_another_promise_is_refused(server: InProcessServer) -> None:
    """Nothing changes, and clients see the table with the valid promise."""
    code, (ann, bob) = await lobby(server, "Bob")
    old = ann.table()["commitment"]
    await start(ann)
    await give(bob, THEIRS, old)
    assert refusal(bob) == "stale-deal"
    assert bob.table()["commitment"] != old
    assert server.room(code).table.promise.parts == {}
    await give(bob, THEIRS)
    assert list(server.room(code).table.promise.parts.values()) == [THEIRS]


@pytest.mark.parametrize("part", ["", "1a" * 31, "1a" * 33, "1A" * 32, "zz" * 32, "1a" * 32 + "\n", 7, None])
async def test_a_part_that_is_none(server: InProcessServer, part: Any) -> None:
    _, (ann,) = await lobby(server)
    ann.send({"t": "part", "commitment": ann.table()["commitment"], "part": part})
    assert await ann.error() == "malformed"


async def test_a_spectator_gives_no_part(server: InProcessServer) -> None:
    code, _ = await lobby(server)
    watcher = await server.watch(code)
    await give(watcher, MINE)
    assert refusal(watcher) == "not-now"
    assert server.room(code).table.promise.parts == {}


async def test_parts_of_those_who_got_up_are_left_out(server: InProcessServer) -> None:
    """This holds if another player has the seat now."""
    code, (ann, bob) = await lobby(server, "Bob")
    await give(bob, THEIRS)
    bob.send({"t": "leave"})
    await bob.settled()
    await server.join(code, "Cid")
    await give(ann, MINE)
    await start(ann)
    assert server.room(code).match.deal.parts == (MINE, None, None)


async def test_a_part_wakes_nobody(server: InProcessServer) -> None:
    """The page sends it by itself. An idle player stays idle, and other players receive nothing."""
    code, (ann, bob) = await lobby(server, "Bob", setup={"game": "bang", "players": 4})
    await start(ann)
    room = server.room(code)
    room.connections.idle.add(bob_key := room.table.seats[1].key)
    received = len(ann.received)
    await give(bob, THEIRS)
    assert bob_key in room.connections.idle
    assert [m for m in ann.received[received:] if m["t"] == "table"] == []


# ---- restarts and failures


async def test_a_restart_between_promise_and_start(server: InProcessServer) -> None:
    code, (ann, bob) = await lobby(server, "Bob")
    promised = ann.table()["commitment"]
    await give(bob, THEIRS)
    await server.reopen()
    ann, bob = await server.watch(code, ann.token), await server.watch(code, bob.token)
    assert (ann.table()["commitment"], ann.table()["part"], bob.table()["part"]) == (promised, False, True)
    await give(ann, MINE)
    await start(ann)
    deal = server.room(code).match.deal
    assert (deal.commitment, deal.parts) == (promised, (MINE, THEIRS, None))


async def test_a_restart_in_the_middle_of_a_game(server: InProcessServer) -> None:
    code, (ann,) = await lobby(server, setup={"game": "bang", "players": 4})
    promised = ann.table()["commitment"]
    await give(ann, MINE)
    await start(ann)
    following = ann.table()["commitment"]
    await to_the_end(ann, stop=lambda s: s["view"]["move"] > 5)
    await server.reopen()
    ann = await server.watch(code, ann.token)
    assert ann.table()["commitment"] == following
    [end] = await to_the_end(ann)
    assert end["deal"]["commitment"] == promised
    assert end["deal"]["parts"][0] == MINE


async def test_a_start_that_is_not_stored_keeps_the_promise(server: InProcessServer) -> None:
    """Otherwise a server could draw until it likes the deal."""
    code, (ann,) = await lobby(server)
    await give(ann, MINE)
    promised = ann.table()["commitment"]
    with sqlite3.connect(str(server.settings.data)) as raw:
        raw.execute(f"create trigger full before insert on games begin {NO_ROOM}; end")
    ann.send({"t": "start"})
    assert await ann.error() == "server"
    with sqlite3.connect(str(server.settings.data)) as raw:
        raw.execute("drop trigger full")
    await start(ann)
    deal = server.room(code).match.deal
    assert (deal.commitment, deal.parts[0]) == (promised, MINE)


async def test_a_part_that_is_not_stored_is_no_news(server: InProcessServer) -> None:
    """No player acted, so none is informed. The page tries again with the next message."""
    code, (ann,) = await lobby(server)
    await ann.settled()
    received = len(ann.received)
    with sqlite3.connect(str(server.settings.data)) as raw:
        raw.execute(f"create trigger full before update on tables begin {NO_ROOM}; end")
    await give(ann, MINE)
    assert {m["t"] for m in ann.received[received:]} <= {"pong", "trouble"}
    assert server.room(code).table.promise.parts == {}
    with sqlite3.connect(str(server.settings.data)) as raw:
        raw.execute("drop trigger full")
    await give(ann, MINE)
    assert ann.table()["part"]


async def test_a_table_of_an_older_version_promises_from_now_on(server: InProcessServer) -> None:
    """Its current game has no promise, its next game has one."""
    code, (ann,) = await lobby(server, setup={"game": "dice", "players": 3})
    await start(ann)
    await to_the_end(ann)
    await server.close()
    with sqlite3.connect(str(server.settings.data)) as raw:
        raw.execute("update tables set promise = '{}'")
        raw.execute("update games set deal = '{}'")
    await server.open()
    ann = await server.watch(code, ann.token)
    assert (await ann.receive("state"))["deal"] is None
    assert ann.table()["commitment"]
    _, text, _ = await server.request("GET", f"/api/tables/{code}/record")
    assert "Secret" not in read_game(text.decode()).tags
    promised = ann.table()["commitment"]
    ann.send({"t": "again", "rotate_sheriff": False})
    await ann.wait(lambda m: m["t"] == "table" and m["table"]["round"] == 2)
    assert server.room(code).match.deal.commitment == promised


@pytest.mark.parametrize("stored", ['{"secret": "zz", "parts": []}', "[]", "no json"])
async def test_a_stored_deal_without_sense_stops_no_game(server: InProcessServer, stored: str) -> None:
    code, (ann,) = await lobby(server)
    await start(ann)
    await server.close()
    with sqlite3.connect(str(server.settings.data)) as raw:
        raw.execute("update games set deal = ?", (stored,))
    await server.open()
    [end] = await to_the_end(await server.watch(code, ann.token))
    assert end["deal"] is None


# ---- one game after the other


async def test_the_next_deal_is_promised_from_the_start_of_a_game_on(server: InProcessServer) -> None:
    """Parts may come while the game runs, and count for the one after it."""
    code, (ann,) = await lobby(server)
    first = ann.table()["commitment"]
    await start(ann)
    second = ann.table()["commitment"]
    assert second != first
    await give(ann, MINE)
    await to_the_end(ann)
    ann.send({"t": "again", "rotate_sheriff": False})
    await ann.wait(lambda m: m["t"] == "table" and m["table"]["round"] == 2)
    deal = server.room(code).match.deal
    assert (deal.commitment, deal.parts[0]) == (second, MINE)
    assert ann.table()["commitment"] not in (first, second)


async def test_a_kind_first_deal_promises_nothing(server: InProcessServer) -> None:
    """It was chosen among many deals, so no promise may deny that."""
    code, token = await server.new_table(setup={"players": 4}, first=True)
    assert server.room(code).match.deal is None
    assert (await server.watch(code, token)).table()["commitment"], "the next one does"


# ---- bots


def test_what_bots_think_with_does_not_come_from_the_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    """Seeds of bots and their pauses are drawn without knowing the game: another deal, and they are the same."""
    made: list[int] = []

    def remembering(name: str, seed: int) -> Any:
        made.append(seed)
        return make_bot(name, seed)

    monkeypatch.setattr("boomtown.bots.make_bot", remembering)
    setup = {"game": "bang", "players": 4, "sets": [], "options": {}}
    pauses, seeds = [], []
    for secret in (MINE, THEIRS):
        system = random.Random(8)
        monkeypatch.setattr(entropy, "_system", system)
        monkeypatch.setattr(entropy, "bot_seed", partial(system.getrandbits, 32))
        table = Table("t", "code", "Dry Gulch", False, 0, setup, [Seat("Rusty", "bot", "greenhorn") for _ in range(4)])
        table.promise.secret = secret
        seed, _ = next_deal.draw(table, setup, first=False)
        match = Match.fresh("t.1", setup, seed)
        match.ask(table, 1.0, now=0.0)
        pauses.append(match.pause)
        for number, seat in enumerate(table.seats):
            match.bot(number, seat)
        seeds.append(seed)
    assert seeds[0] != seeds[1]
    assert pauses[0] == pauses[1] > 0
    assert made[:4] == made[4:]


def test_the_seed_of_a_bot_is_drawn_from_the_system(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its 32 bits cannot be computed from a deal and reveal nothing of it."""
    monkeypatch.undo()
    assert isinstance(entropy._system, random.SystemRandom)
    assert len({entropy.bot_seed() for _ in range(20)}) == 20


@pytest.mark.parametrize(
    ("bot", "game"),
    [(bot, game) for game in ("bang", "dice", "duel") for bot in NAMES if bot in game_bots(game).policies],
)
def test_a_bot_does_not_read_the_seed(bot: str, game: str) -> None:
    """Two games that look the same to it, dealt from other seeds with other hidden cards: it chooses the same."""
    setup = {"game": game, "players": 2 if game == "duel" else 4}
    played, rng = new_game(setup, "deal"), random.Random(4)
    for _ in range(12):
        ask = played.ask
        assert ask is not None
        twin = played.redeal(ask.who, random.Random(rng.random()))
        assert twin.seed != played.seed
        choices = {make_bot(bot, 99, game=game).choose(one, ask.who) for one in (played.clone(), twin)}
        assert len(choices) == 1
        played.apply(rng.choice(ask.options))
        if played.over:
            break
