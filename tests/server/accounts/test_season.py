"""Seasons: the rated games of a month, with points above what the roles usually win."""

from datetime import UTC, datetime
from typing import Any

import pytest
import sqlalchemy as sa

from boomtown.server.accounts.season import Season, first_day, season
from boomtown.server.storage.schema import META
from boomtown.server.storage.storage import Storage

from ..conftest import InProcessServer
from ..cookie_client import CookieClient, ann, bob
from ..databases import Database
from .test_profiles import play, public
from .test_ratings import together

__all__ = ["ann", "bob"]  # fixtures

NOW = datetime(2026, 1, 15, tzinfo=UTC)
FIELDS = {"id", "name", "face", "points", "won", "games", "online"}


@pytest.mark.parametrize(
    ("ago", "begins"), [(0, "2026-01-01"), (1, "2025-12-01"), (-1, "2026-02-01"), (13, "2024-12-01")]
)
def test_months_begin_on_their_first_day(ago: int, begins: str) -> None:
    assert first_day(NOW, ago).isoformat() == f"{begins}T00:00:00+00:00"


def game(number: int, ended: str, *won: bool, **more: Any) -> list[dict[str, Any]]:
    """Rows of a duel between Ann, who is the law, and a person without an account."""
    ends = datetime.fromisoformat(f"{ended}+00:00").timestamp()
    row = {
        "game": f"g{number}",
        "table_id": "t",
        "code": "c",
        "title": "",
        "round": 1,
        "kind": "duel",
        "players": 2,
        "sets": [],
        "started": ends - 60,
        "ended": ends,
        "stayed": True,
        "characters": [],
    }
    ann = {"seat": 0, "owner": "a1", "role": "law", "won": won[0], "rated": True}
    other = {"seat": 1, "owner": None, "role": "outlaws", "won": not won[0], "rated": False}
    return [row | ann | more, row | other]


def standings(storage: Storage, name: str = "this") -> list[tuple[str, float, int, int]]:
    found: Season = season(storage, "duel", name, NOW, {})
    return [(one.name, one.points, one.won, one.games) for one in found.players]


def test_a_season_counts_the_rated_games_of_its_month(database: Database) -> None:
    """Points are the wins less 0.595 for each game as the law. Unrated games and other months do not count."""
    storage = Storage(database.data)
    storage.open()
    games = [
        *game(1, "2026-01-01T00:00:00", True),
        *game(2, "2026-01-31T23:59:59", False),
        *game(3, "2026-01-10T12:00:00", True, rated=False),
        *game(4, "2025-12-31T23:59:59", True),
        *game(5, "2026-01-10T12:00:00", True, owner="b1"),
        *game(6, "2026-01-10T12:00:00", True, owner="c1"),
    ]
    people = [("a1", "Ann", "aaaaaaaaaa"), ("b1", "Bob", "bbbbbbbbbb"), ("c1", "Cid", None)]
    with storage.engine.begin() as connection:
        for owner, name, profile in people:
            row = {"id": owner, "name": name, "face": "", "created": 0.0, "seen": 0.0, "profile": profile}
            connection.execute(sa.insert(META.tables["accounts"]).values(row))
        connection.execute(sa.insert(META.tables["played"]), games)
    assert standings(storage) == [("Bob", 0.41, 1, 1), ("Ann", -0.19, 1, 2)]
    assert standings(storage, "last") == [("Ann", 0.41, 1, 1)]
    storage.close()


async def test_players_see_the_season(server: InProcessServer, ann: CookieClient, bob: CookieClient) -> None:
    profile = await public(ann, "Ann")
    await play(server, ann, bob)
    await together(server, ann, bob)
    found = await bob.do("GET", "/api/players/season?game=duel")
    [line] = found["players"]
    assert (set(found), set(line)) == ({"month", "players"}, FIELDS)
    assert (line["id"], line["name"], line["games"]) == (profile, "Ann", 1)
    assert (line["points"] > 0) == (line["won"] == 1)
    assert len(found["month"]) == len("2026-11")
    assert (await bob.do("GET", "/api/players/season?season=last"))["players"] == []
    await ann.do("DELETE", "/api/me/profile")
    assert (await bob.do("GET", "/api/players/season?game=duel"))["players"] == []


@pytest.mark.parametrize(
    ("query", "says"),
    [("season=2026-11", "expected season to be one of: this, last"), ("game=chess", "expected game to be one of: ")],
)
async def test_another_season_or_game_is_refused(server: InProcessServer, query: str, says: str) -> None:
    status, data, _ = await server.request("GET", f"/api/players/season?{query}")
    assert status == 400
    assert says in str(data)
