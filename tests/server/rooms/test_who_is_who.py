"""The command `who`: probabilities of the roles from the view of one seat, which all players see to be open."""

from random import Random
from typing import Any

import pytest

from boomtown.bots import make_bot
from boomtown.evaluation.roles import Evidence, SeatEstimate
from boomtown.fuzz.support import support_of
from boomtown.server.engine.match import Match
from boomtown.server.limits.limits import Bucket
from boomtown.server.records import estimates
from boomtown.server.records.job_runner import JobRunner
from boomtown.server.rooms.outbox import Connection
from boomtown.server.rooms.who_is_who import RoleRequests

from ..conftest import InProcessServer, WebSocketClient, gather
from ..cookie_client import CookieClient, ann, bob
from .test_play import four_people

__all__ = ["ann", "bob"]  # fixtures


async def opened(client: WebSocketClient) -> dict[str, Any]:
    client.send({"t": "who"})
    return await client.receive("who")


async def test_all_players_see_that_it_is_open_also_after_a_restart(server: InProcessServer) -> None:
    code, people = await four_people(server)
    seats = (await opened(people[1]))["seats"]
    view = people[1].state()["view"]
    assert [max(seat["roles"].values()) == 1 for seat in seats] == [seat["role"] is not None for seat in view["seats"]]
    await gather(*(person.settled() for person in people))
    for person in people:
        assert person.table()["who"] == [1]
        assert [(note["seat"], note["why"]) for note in person.state()["notes"]] == [(1, "who")]
    await server.reopen()
    watcher = await server.watch(code)
    assert watcher.table()["who"] == [1]
    assert (await watcher.receive("state"))["notes"][-1]["why"] == "who"
    table = server.room(code).table.copy()
    table.phase = "over"
    assert table.who_open == []


async def test_a_position_is_computed_once(server: InProcessServer, monkeypatch: pytest.MonkeyPatch) -> None:
    _, people = await four_people(server)
    jobs, do = [], JobRunner.do

    async def counted(self: JobRunner, address: str, work: Any, *args: Any, **more: Any) -> Any:
        jobs.append(work)
        return await do(self, address, work, *args, **more)

    monkeypatch.setattr(JobRunner, "do", counted)
    assert await opened(people[2]) == await opened(people[2])
    assert jobs == [estimates.estimate], "the process for long jobs computes it"


async def test_refusals(server: InProcessServer) -> None:
    code, token = await server.new_table(start=False)
    host = await server.watch(code, token)
    host.send({"t": "who"})
    assert await host.error() == "not-now"
    for setup in (
        {"players": 3, "sets": ["dodge_city"]},
        {"game": "duel", "players": 2},
        {"game": "dice", "players": 3},
    ):
        code, token = await server.new_table(setup=setup)
        player, watcher = await server.watch(code, token), await server.watch(code)
        for client, expected in ((player, "who-known"), (watcher, "who-watching")):
            client.send({"t": "who"})
            assert await client.error() == expected
        assert player.table()["who"] == []


async def test_a_rated_game_is_refused_and_an_opened_one_never_counts(
    server: InProcessServer, ann: CookieClient, bob: CookieClient
) -> None:
    async def table() -> WebSocketClient:
        made = await ann.do("POST", "/api/tables", {"name": "Ann", "setup": {"players": 4}, "bots": 0, "timer": 0})
        code = made["table"]["code"]
        await bob.do("POST", f"/api/tables/{code}/join", {"name": "Bob"})
        client = await server.watch(code, made["token"])
        client.send({"t": "start"})
        await client.receive("state")
        return client

    learner = await table()
    await opened(learner)
    await ann.do("PATCH", "/api/me", {"name": "Ann", "rated": True})
    rated = await table()
    rated.send({"t": "who"})
    assert await rated.error() == "who-rated"
    assert (await opened(learner))["seats"], "it stays open"


class _HereEstimates:
    async def of(self, evidence: Evidence, game: str, sets: list[str], address: str) -> tuple[list[SeatEstimate], bool]:
        return estimates.estimate(evidence, game, sets)


async def sent(match: Match, seat: int) -> list[bytes]:
    found: list[bytes] = []
    connection = Connection(9, Bucket(1, 1))
    connection.put = found.append  # type: ignore[method-assign, assignment]
    await RoleRequests(_HereEstimates()).answer(connection, match, seat)()  # type: ignore[arg-type]
    return found


@pytest.mark.parametrize("game", ["bang", "dice"])
async def test_hidden_cards_and_roles_change_no_byte(game: str) -> None:
    match, rng = Match.fresh("g", {"game": game, "players": 5}, "hidden"), Random(5)
    bots = [make_bot("greenhorn", seat) for seat in range(5)]
    for _ in range(60 if game == "bang" else 30):
        ask = match.game.ask
        assert ask is not None
        match.game.apply(bots[ask.who].choose(match.game, ask.who))
    for seat in range(5):
        before = await sent(match, seat)
        twin = support_of(game).scramble(match.game, seat, rng)
        twin.log, twin.skipped = match.game.log, match.game.skipped  # a clone has no events
        assert await sent(Match("g", match.setup, "hidden", twin), seat) == before
        assert b'"acts":[{' in before[0]
