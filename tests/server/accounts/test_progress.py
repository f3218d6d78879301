"""Lessons and puzzles of an account: the union of what its browsers know."""

from typing import Any

from boomtown.server.accounts.progress import ALL, PASSED, SOLVED
from boomtown.server.storage.schema import FACTS

from ..conftest import InProcessServer
from ..cookie_client import CookieClient, ann

__all__ = ["ann"]  # fixture

MOST = PASSED.most


async def passed(client: CookieClient, *names: str) -> list[str]:
    found: list[str] = (await client.do("POST", "/api/me/lessons", {"passed": names}))["passed"]
    return found


async def tried(client: CookieClient, solved: str = "", failed: str = "") -> Any:
    return await client.do("POST", "/api/me/puzzles", {"solved": solved.split(), "failed": failed.split()})


async def test_nothing_that_was_passed_is_lost(ann: CookieClient) -> None:
    await ann.do("PATCH", "/api/me", {"name": "Ann"})
    assert await passed(ann) == []
    assert await passed(ann, "distance", "beer") == ["beer", "distance"]
    assert await passed(ann, "throw", "beer", "throw") == ["beer", "distance", "throw"]
    assert await passed(ann) == ["beer", "distance", "throw"]


async def test_a_browser_without_an_account_gets_none(ann: CookieClient) -> None:
    assert await ann.refused("POST", "/api/me/lessons", {"passed": ["beer"]}) == "no-me"


async def test_only_names_are_taken_and_not_too_many(ann: CookieClient) -> None:
    await ann.do("PATCH", "/api/me", {"name": "Ann"})
    for wrong in ("", "a b", "Beer", "x" * 41, "%", 7):
        assert await ann.refused("POST", "/api/me/lessons", {"passed": [wrong]}) == "malformed"
    assert await ann.refused("POST", "/api/me/lessons", {"passed": ["a"] * (MOST + 1)}) == "malformed"
    letters = [a + b for a in "abcdefghijkl" for b in "abcdefghijkl"]
    await passed(ann, *letters[:MOST])
    assert await passed(ann, *letters[MOST:]) == sorted(letters[:MOST])


async def test_a_solved_puzzle_is_no_failed_one(ann: CookieClient) -> None:
    assert await ann.refused("POST", "/api/me/puzzles", {"solved": [], "failed": []}) == "no-me"
    await ann.do("PATCH", "/api/me", {"name": "Ann"})
    assert await tried(ann, failed="win-7-0 roles-1") == {"solved": [], "failed": ["roles-1", "win-7-0"]}
    assert await tried(ann, "win-7-0") == {"solved": ["win-7-0"], "failed": ["roles-1"]}
    assert await tried(ann, failed="win-7-0") == {"solved": ["win-7-0"], "failed": ["roles-1"]}
    for wrong in ("", "a b", "Win", "x" * 41, "%", 7):
        assert await ann.refused("POST", "/api/me/puzzles", {"solved": [wrong], "failed": []}) == "malformed"
    many = {"solved": ["a"] * (SOLVED.most + 1), "failed": []}
    assert await ann.refused("POST", "/api/me/puzzles", many) == "malformed"


async def test_it_moves_with_the_account_and_ends_with_it(ann: CookieClient, server: InProcessServer) -> None:
    account = CookieClient(server)
    await account.do("PATCH", "/api/me", {"name": "Ann"})
    await account.add_passkey()
    await passed(account, "beer", "duel")
    await tried(account, "win-1-0", "win-2-0")
    await ann.do("PATCH", "/api/me", {"name": "Ann"})
    await passed(ann, "beer", "throw")
    await tried(ann, "win-2-0", "win-3-0")
    ann.device = account.device
    await ann.sign_in(account.device)
    assert await passed(ann) == ["beer", "duel", "throw"]
    assert await tried(ann) == {"solved": ["win-1-0", "win-2-0"], "failed": ["win-3-0"]}
    file = await ann.do("GET", "/api/me/export")
    assert file["lessons"] == ["beer", "duel", "throw"]
    assert (file["puzzles_solved"], file["puzzles_failed"]) == (["win-1-0", "win-2-0"], ["win-2-0", "win-3-0"])
    await ann.do("DELETE", "/api/me")
    storage = server.room((await account.table(start=False, bots=0))[0]).storage
    facts = await storage.read(storage.queries.rows, FACTS.select())
    assert not [one for one in facts if one["name"].startswith(tuple(sort.sort for sort in ALL))]
