"""Storage that one address can use, and its retention."""

from collections.abc import AsyncIterator
from typing import Any

import pytest
import sqlalchemy as sa
from msgspec.structs import replace

from boomtown.games import new_game
from boomtown.notation import write_game
from boomtown.server.config.settings import Settings
from boomtown.server.core.durations import DAY
from boomtown.server.storage.schema import FACTS, META

from ..conftest import InProcessServer
from ..cookie_client import ORIGIN, CookieClient

pytestmark = pytest.mark.slow
FAR = "203.0.113.7"
MANY = 8  # of everything that is tried
CHANGES = 5  # that are allowed


@pytest.fixture
async def server(settings: Settings) -> AsyncIterator[InProcessServer]:
    """A server that gives an address little, and nothing more with time."""
    little = {"request_burst": CHANGES, "request_rate": 0.0, "message_burst": CHANGES, "message_rate": 0.0}
    server = InProcessServer(replace(settings, listed_for=0.0, **little))
    await server.open()
    yield server
    await server.close()


def counted(server: InProcessServer) -> dict[str, int]:
    """Return the number of rows per table, without the server's own facts."""
    tables = [table for table in META.sorted_tables if table is not FACTS]
    with server.services.storage.queries.reading() as connection:
        return {table.name: connection.scalar(sa.select(sa.func.count()).select_from(table)) or 0 for table in tables}


async def ask(server: InProcessServer, method: str, path: str, body: Any) -> tuple[int, Any]:
    """Send a request as a new browser of that address."""
    status, data, _ = await server.request(method, path, body, ORIGIN, FAR)
    return status, data


async def grab(server: InProcessServer) -> str:
    """Take everything available from one address, and return the code of one table."""
    order = {"name": "Ann", "setup": {"players": 4}, "bots": "fill", "public": True, "start": True}
    made = [await ask(server, "POST", "/api/tables", order) for _ in range(MANY)]
    assert [status for status, _ in made] == [201] * CHANGES + [429] * (MANY - CHANGES)
    code, token = made[0][1]["table"]["code"], made[0][1]["token"]
    for path, body in (("/api/sit", {"name": "Ann"}), (f"/api/tables/{code}/join", {"name": "Bob"})):
        assert (await ask(server, "POST", path, body))[0] == 429
    player = server.connect(code, address=FAR)
    player.send({"t": "hello", "token": token})
    while (received := await player.wait(lambda m: m["t"] == "error" or (m["t"] == "state" and m["decision"])))[
        "t"
    ] == "state":
        decision = received["decision"]
        player.send({"t": "choose", "move": decision["move"], "code": decision["options"][0]["code"]})
    assert received["code"] == "too-many"
    return str(code)


async def test_an_address_stores_what_its_limits_say(server: InProcessServer) -> None:
    """Tables, guests, choices, and nothing for a game that was only shown."""
    await grab(server)
    held = counted(server)
    assert held["tables"] == held["games"] == held["accounts"] == held["sessions"] == CHANGES
    assert held["played"] == 4 * CHANGES, "a row a seat"
    with server.services.storage.queries.reading() as connection:
        own = connection.scalar(sa.text("select count(*) from choices where kind = 'human'"))
    assert own is not None
    assert 0 < own <= CHANGES
    game = write_game(new_game({"players": 4}, 1)).encode()
    before = counted(server)
    assert (await server.request("POST", "/api/replay", game))[0] == 200
    assert counted(server) == before


async def test_what_strangers_leave_behind_goes(server: InProcessServer) -> None:
    """A table that waits after a day, a game after 30, a report after 90, a guest after 180; then nothing is left."""
    waiting, token = await server.new_table(start=False, bots=0)
    other = await server.join(waiting, "Eve")
    page, eve = await server.watch(waiting, token), await server.watch(waiting, other)
    page.send({"t": "report", "seat": 1, "name": "Eve", "why": "spam"})
    await page.receive("reported")
    for one in (page, eve):
        await one.leave()
    await grab(server)
    await server.reopen()
    assert counted(server)["tables"] == CHANGES + 1
    gone: dict[float, set[str]] = {}
    for days in (1.5, 29, 31, 89, 91, 179, 181):
        before = counted(server)
        await aged(server, days)
        gone[days] = {name for name, rows in counted(server).items() if rows < before[name]}
    assert gone == {
        1.5: {"tables"},
        29: set(),
        31: {"tables", "seats", "games", "choices"},
        89: set(),
        91: {"reports"},
        179: set(),
        181: {"accounts", "sessions", "played"},
    }
    assert set(counted(server).values()) == {0}


async def aged(server: InProcessServer, days: float) -> None:
    """Move the time forward by so much and let the server sweep."""
    assert not isinstance(server.settings.data, str)
    since = getattr(server, "aged", 0.0)
    server.aged = days  # type: ignore[attr-defined]
    with server.services.storage._database.engine.begin() as connection:
        for table in META.sorted_tables:
            for column in table.columns:
                if isinstance(column.type, sa.Float) and column.name in ("at", "touched", "seen", "created", "started"):
                    connection.execute(sa.update(table).values({column.name: column - (days - since) * DAY}))
    await server.services.maintenance.sweep()


async def test_an_account_stays_until_it_is_deleted(server: InProcessServer) -> None:
    """Only its owner can delete it."""
    ann = CookieClient(server)
    await ann.add_passkey()
    await aged(server, 1000)
    assert counted(server)["accounts"] == 1
    await ann.sign_in(ann.device)
    await ann.do("DELETE", "/api/me")
    assert set(counted(server).values()) == {0}
