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

from ..conftest import House
from ..cookie_client import ORIGIN, Visitor

pytestmark = pytest.mark.slow
FAR = "203.0.113.7"
MANY = 8  # of everything that is tried
CHANGES = 5  # that are allowed


@pytest.fixture
async def house(settings: Settings) -> AsyncIterator[House]:
    """A server that gives an address little, and nothing more with time."""
    little = {"request_burst": CHANGES, "request_rate": 0.0, "message_burst": CHANGES, "message_rate": 0.0}
    house = House(replace(settings, listed_for=0.0, **little))
    await house.open()
    yield house
    await house.close()


def counted(house: House) -> dict[str, int]:
    """Return the number of rows per table, without the server's own facts."""
    tables = [table for table in META.sorted_tables if table is not FACTS]
    with house.services.storage.queries.reading() as connection:
        return {table.name: connection.scalar(sa.select(sa.func.count()).select_from(table)) or 0 for table in tables}


async def ask(house: House, method: str, path: str, body: Any) -> tuple[int, Any]:
    """Send a request as a new browser of that address."""
    status, data, _ = await house.request(method, path, body, ORIGIN, FAR)
    return status, data


async def grab(house: House) -> str:
    """Take everything available from one address, and return the code of one table."""
    order = {"name": "Ann", "setup": {"players": 4}, "bots": "fill", "public": True, "start": True}
    made = [await ask(house, "POST", "/api/tables", order) for _ in range(MANY)]
    assert [status for status, _ in made] == [201] * CHANGES + [429] * (MANY - CHANGES)
    code, token = made[0][1]["table"]["code"], made[0][1]["token"]
    for path, body in (("/api/sit", {"name": "Ann"}), (f"/api/tables/{code}/join", {"name": "Bob"})):
        assert (await ask(house, "POST", path, body))[0] == 429
    player = house.browser(code, address=FAR)
    player.send({"t": "hello", "token": token})
    while (heard := await player.wait(lambda m: m["t"] == "error" or (m["t"] == "state" and m["decision"])))[
        "t"
    ] == "state":
        decision = heard["decision"]
        player.send({"t": "choose", "move": decision["move"], "code": decision["options"][0]["code"]})
    assert heard["code"] == "too-many"
    return str(code)


async def test_an_address_stores_what_its_limits_say(house: House) -> None:
    """Tables, guests, choices, and nothing for a game that was only shown."""
    await grab(house)
    held = counted(house)
    assert held["tables"] == held["games"] == held["accounts"] == held["sessions"] == CHANGES
    assert held["played"] == 4 * CHANGES, "a row a seat"
    with house.services.storage.queries.reading() as connection:
        own = connection.scalar(sa.text("select count(*) from choices where kind = 'human'"))
    assert own is not None
    assert 0 < own <= CHANGES
    game = write_game(new_game({"players": 4}, 1)).encode()
    before = counted(house)
    assert (await house.request("POST", "/api/replay", game))[0] == 200
    assert counted(house) == before


async def test_what_strangers_leave_behind_goes(house: House) -> None:
    """A table that waits after a day, a game after 30, a report after 90, a guest after 180; then nothing is left."""
    waiting, token = await house.new_table(start=False, bots=0)
    other = await house.join(waiting, "Eve")
    page, eve = await house.watch(waiting, token), await house.watch(waiting, other)
    page.send({"t": "report", "seat": 1, "name": "Eve", "why": "spam"})
    await page.hear("reported")
    for one in (page, eve):
        await one.leave()
    await grab(house)
    await house.reopen()
    assert counted(house)["tables"] == CHANGES + 1
    gone: dict[float, set[str]] = {}
    for days in (1.5, 29, 31, 89, 91, 179, 181):
        before = counted(house)
        await aged(house, days)
        gone[days] = {name for name, rows in counted(house).items() if rows < before[name]}
    assert gone == {
        1.5: {"tables"},
        29: set(),
        31: {"tables", "seats", "games", "choices"},
        89: set(),
        91: {"reports"},
        179: set(),
        181: {"accounts", "sessions", "played"},
    }
    assert set(counted(house).values()) == {0}


async def aged(house: House, days: float) -> None:
    """Move the time forward by so much and let the server sweep."""
    assert not isinstance(house.settings.data, str)
    since = getattr(house, "aged", 0.0)
    house.aged = days  # type: ignore[attr-defined]
    with house.services.storage._database.engine.begin() as connection:
        for table in META.sorted_tables:
            for column in table.columns:
                if isinstance(column.type, sa.Float) and column.name in ("at", "touched", "seen", "created", "started"):
                    connection.execute(sa.update(table).values({column.name: column - (days - since) * DAY}))
    await house.services.maintenance.sweep()


async def test_an_account_stays_until_it_is_deleted(house: House) -> None:
    """Only its owner can delete it."""
    ann = Visitor(house)
    await ann.add_passkey()
    await aged(house, 1000)
    assert counted(house)["accounts"] == 1
    await ann.sign_in(ann.device)
    await ann.do("DELETE", "/api/me")
    assert set(counted(house).values()) == {0}
