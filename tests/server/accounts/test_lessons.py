"""Lessons passed by an account: the union of what its browsers know."""

from boomtown.server.accounts.lessons import MOST
from boomtown.server.storage.schema import FACTS

from ..conftest import InProcessServer
from ..cookie_client import CookieClient, ann

__all__ = ["ann"]  # fixture


async def passed(client: CookieClient, *names: str) -> list[str]:
    found: list[str] = (await client.do("POST", "/api/me/lessons", {"passed": names}))["passed"]
    return found


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


async def test_lessons_move_with_the_account_and_end_with_it(ann: CookieClient, server: InProcessServer) -> None:
    account = CookieClient(server)
    await account.do("PATCH", "/api/me", {"name": "Ann"})
    await account.add_passkey()
    await passed(account, "beer", "duel")
    await ann.do("PATCH", "/api/me", {"name": "Ann"})
    await passed(ann, "beer", "throw")
    ann.device = account.device
    await ann.sign_in(account.device)
    assert await passed(ann) == ["beer", "duel", "throw"]
    assert (await ann.do("GET", "/api/me/export"))["lessons"] == ["beer", "duel", "throw"]
    await ann.do("DELETE", "/api/me")
    storage = server.room((await account.table(start=False, bots=0))[0]).storage
    facts = await storage.read(storage.queries.rows, FACTS.select())
    assert not [one for one in facts if one["name"].startswith("lesson ")]
