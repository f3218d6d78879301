"""Servers with other rules in one cluster. One version at a time plays a game, and no server ends it for another.

The rules in this test are equal. The servers report different versions and playable games.
"""

import logging
from collections.abc import AsyncIterator, Callable
from functools import partial
from typing import Any

import pytest
from msgspec.structs import replace

from boomtown.kernel.errors import IllegalChoice
from boomtown.server.config.settings import Settings
from boomtown.server.rooms.outbox import OTHER
from boomtown.server.rooms.rules_claim import RulesClaim
from boomtown.server.storage.queries import Stored

from ..cluster.test_membership import to_the_end
from ..conftest import InProcessServer, WebSocketClient, over, play_on
from ..cookie_client import CookieClient
from ..databases import Cluster, Database
from ..two_servers import TwoServers, wait_for_table

OLD, NEW = "0123456789ab", "ba9876543210"
NOTICE = "ui-notice-other-version"


class Rules:
    """`now`: those of a server that is opened. Rules in `narrow` play no game that others have dealt."""

    def __init__(self) -> None:
        self.now = OLD
        self.narrow: set[str] = set()


@pytest.fixture
def rules(monkeypatch: pytest.MonkeyPatch) -> Rules:
    rules, restored = Rules(), RulesClaim.restored

    def play(room: RulesClaim, stored: Stored) -> Any:
        if room.cluster.rules in rules.narrow and stored.rules != room.cluster.rules:
            raise IllegalChoice("no such card")
        return restored(room, stored)

    monkeypatch.setattr("boomtown.server.cluster.membership.fingerprint", lambda: rules.now)
    monkeypatch.setattr(RulesClaim, "restored", play)
    return rules


class MixedVersions(TwoServers):
    """`a` has the old rules, `b` the new ones."""

    rules: Rules

    async def open(self) -> None:
        for server, name in ((self.a, OLD), (self.b, NEW)):
            self.rules.now = name
            await server.open()
        await self.until(lambda: not self.a.services.cluster.alone and not self.b.services.cluster.alone)

    async def back(self) -> None:
        """A server with the old rules, after `a` has gone."""
        self.rules.now = OLD
        self.a = InProcessServer(self.a.settings, self.bus)
        await self.a.open()
        await self.until(lambda: not self.b.services.cluster.alone and not self.a.services.cluster.alone)

    def rows(self) -> list[Any]:
        """Return all stored rows of the table, without the time of the last visit."""
        return [
            self.database.raw("select code, phase, round, version from tables"),
            self.database.raw("select id, rules from games order by id"),
            self.database.raw("select * from choices order by seq"),
        ]


@pytest.fixture
async def mixed(cluster: Cluster, settings: Settings, rules: Rules) -> AsyncIterator[MixedVersions]:
    mixed = MixedVersions(cluster.create_database(), settings)
    mixed.rules = rules
    await mixed.open()
    yield mixed
    for server in (mixed.a, mixed.b):
        await server.close()


async def sent_away(client: WebSocketClient) -> None:
    """Assert that the client is told that the game is played elsewhere, and is disconnected to reconnect there."""
    assert await client.error() == "other-version"
    assert await client.end() == OTHER


async def _nothing(*_: object) -> None:
    """Do nothing, in place of a question to the other servers."""


def hello(server: InProcessServer, code: str, token: str) -> WebSocketClient:
    client = server.connect(code)
    client.send({"t": "hello", "token": token})
    return client


async def begun(mixed: MixedVersions, moves: int = 8) -> tuple[str, list[str], WebSocketClient]:
    """Return a game at the old server after a few choices. Ann is connected, Bob has just left."""
    code, tokens = await mixed.table("Bob", setup={"players": 4})
    people = [await mixed.a.watch(code, token) for token in tokens]
    people[0].send({"t": "start"})
    room = mixed.a.room(code)

    def asked() -> bool:
        return room.match is not None and room.state.asked() in (0, 1) and not room.lock.locked()

    def has_more(known: int) -> bool:
        return len(room.match.log) > known

    for _ in range(moves):
        await mixed.until(asked)
        known, ask = len(room.match.log), room.match.game.ask
        people[ask.who].send({"t": "choose", "move": room.match.game.moves, "code": ask.options[0]})
        await mixed.until(partial(has_more, known))
    await mixed.until(asked)
    await people[1].leave()
    await people[0].settled()
    return code, tokens, people[0]


# ---- two servers


@pytest.mark.slow
async def test_a_game_is_left_to_the_rules_it_is_played_by(mixed: MixedVersions) -> None:
    """A player who comes to the other server is informed and finds the game where it is.

    The other server changes nothing.
    """
    code, tokens, ann = await begun(mixed)
    before = mixed.rows()
    await sent_away(hello(mixed.b, code, tokens[1]))
    await sent_away(hello(mixed.b, code, ""))
    assert mixed.rows() == before
    bob = await mixed.a.watch(code, tokens[1])
    await bob.receive("state")
    assert mixed.rows()[1] == [(mixed.a.room(code).match.id, OLD)]
    assert ann.closed is None


@pytest.mark.slow
async def test_a_lobby_is_shared_and_its_game_is_not(mixed: MixedVersions) -> None:
    """Players wait on two servers. The game stays on the server that starts it, and the others move there."""
    code, tokens = await mixed.table("Bob", setup={"players": 4})
    ann, bob = await mixed.a.watch(code, tokens[0]), await mixed.b.watch(code, tokens[1])
    await wait_for_table(ann, lambda t: t["seats"][1]["here"])
    ann.send({"t": "start"})
    await sent_away(bob)
    bob = await mixed.a.watch(code, tokens[1])
    assert (await bob.receive("state"))["view"]["you"] == 1


@pytest.mark.slow
async def test_the_last_server_of_a_version_dies(mixed: MixedVersions) -> None:
    """The other server replays its games and continues them by its own rules."""
    code, tokens, ann = await begun(mixed)
    seen, game = ann.state()["view"], mixed.a.room(code).match.id
    await mixed.kill(mixed.a)
    me = await mixed.b.watch(code, tokens[0])
    state = await me.receive("state")
    assert (state["view"]["move"], state["view"]["hand"]) == (seen["move"], seen["hand"])
    assert mixed.rows()[1] == [(game, NEW)]
    bob = await mixed.b.watch(code, tokens[1])
    await bob.receive("state")
    for one in (me, bob):
        one.send({"t": "leave"})
        await one.settled()
    assert me.closed is None


@pytest.mark.slow
async def test_what_has_been_taken_over_stays_there(mixed: MixedVersions) -> None:
    """Only the new server has players. Their game continues there, and the old server sends players to it."""
    code, tokens, ann = await begun(mixed)
    await ann.leave()
    await mixed.until(lambda: not any(one.has_clients for one in mixed.b.room(code).connections.others.values()))
    me = await mixed.b.watch(code, tokens[0])
    await me.receive("state")
    assert mixed.rows()[1][0][1] == NEW
    await sent_away(hello(mixed.a, code, tokens[1]))
    assert mixed.a.room(code).match is None
    assert me.closed is None


@pytest.mark.slow
async def test_a_game_that_cannot_be_played_here_ends_for_nobody(mixed: MixedVersions, rules: Rules) -> None:
    """It stays without players and after its last server dies. When such a server is back, so is the game."""
    rules.narrow = {NEW}
    code, tokens, ann = await begun(mixed)
    seen, before = ann.state()["view"], mixed.rows()
    await ann.leave()
    await sent_away(hello(mixed.b, code, tokens[0]))
    await mixed.kill(mixed.a)
    me, guest = await mixed.b.watch(code, tokens[0]), await mixed.b.watch(code, tokens[1])
    assert (me.table()["phase"], me.table()["notice"]) == ("lobby", NOTICE)
    guest.send({"t": "start"})
    assert await guest.error() == "not-host"
    assert (await mixed.b.request("POST", f"/api/tables/{code}/join", {"name": "Eve"}))[0] == 409
    assert mixed.rows() == before
    await mixed.back()
    await sent_away(me)
    again = await mixed.a.watch(code, tokens[0])
    state = await again.receive("state")
    assert (state["view"]["move"], state["view"]["hand"]) == (seen["move"], seen["hand"])


@pytest.mark.slow
@pytest.mark.parametrize(
    "wish", [{"t": "start"}, {"t": "setup", "title": "Dry Gulch"}, {"t": "bot", "seat": 2, "bot": None}]
)
async def test_the_host_may_go_on_without_it(mixed: MixedVersions, rules: Rules, wish: dict[str, Any]) -> None:
    """At a server that cannot play the game, once none is there that could."""
    rules.narrow = {NEW}
    code, tokens, _ = await begun(mixed)
    await mixed.kill(mixed.a)
    me = await mixed.b.watch(code, tokens[0])
    assert me.table()["notice"] == NOTICE
    me.send(wish)
    if wish["t"] != "start":
        await wait_for_table(me, lambda t: t["notice"] == "ui-notice-not-restored")
        me.send({"t": "start"})
    await me.receive("state")
    assert (me.table()["phase"], me.table()["notice"], me.table()["round"]) == ("playing", None, 2)
    assert [row[1] for row in mixed.rows()[1]] == [OLD, NEW]


@pytest.mark.slow
async def test_a_result_is_looked_at_where_it_can_be_shown(mixed: MixedVersions, rules: Rules) -> None:
    """A server that cannot show it begins no other game meanwhile, and can delete an account."""
    rules.narrow = {NEW}
    me, elsewhere = CookieClient(mixed.a), CookieClient(mixed.b)
    code, token = await me.table()
    ann = await mixed.a.watch(code, token)
    assert over(await play_on(ann))
    before = mixed.rows()
    await sent_away(hello(mixed.b, code, token))
    assert mixed.rows() == before
    elsewhere.cookie = me.cookie
    await elsewhere.do("DELETE", "/api/me")
    assert mixed.b.room(code).table.phase == "over"
    assert mixed.b.room(code).table.people() == []
    await mixed.kill(mixed.a)
    watcher = await mixed.b.watch(code)
    assert (watcher.table()["phase"], watcher.table()["notice"]) == ("lobby", NOTICE)


@pytest.mark.slow
async def test_an_account_is_deleted_while_other_rules_play_its_game(mixed: MixedVersions) -> None:
    """The request comes to the new server. The game stays on the old one, where a bot answers for the seat."""
    bob = CookieClient(mixed.a)
    code, tokens = await mixed.table(setup={"players": 4})
    token = (await bob.do("POST", f"/api/tables/{code}/join", {"name": "Bob"}))["token"]
    ann, there = await mixed.a.watch(code, tokens[0]), await mixed.a.watch(code, token)
    ann.send({"t": "start"})
    room = mixed.a.room(code)

    def waits() -> bool:
        return room.match is not None and room.state.asked() in (0, 1) and not room.lock.locked()

    def has_more(known: int) -> bool:
        return len(room.match.log) > known

    await mixed.until(waits)
    while room.state.asked() == 0:
        known = len(room.match.log)
        ann.send({"t": "choose", "move": room.match.game.moves, "code": room.match.game.ask.options[0]})
        await mixed.until(partial(has_more, known))
        await mixed.until(waits)
    known, bob.server = len(room.match.log), mixed.b
    await bob.do("DELETE", "/api/me")
    await mixed.until(partial(has_more, known))
    assert room.table.seats[1].kind == "bot"
    assert mixed.b.room(code).match is None
    assert mixed.rows()[1] == [(room.match.id, OLD)]
    assert "Bob" not in str(mixed.database.raw("select seats from tables"))
    assert mixed.database.raw("select id from accounts") == []
    assert there.table()["you"] is None
    assert ann.closed is None


@pytest.mark.slow
async def test_somebody_was_there_after_all(mixed: MixedVersions) -> None:
    """The other server has no news of Ann.

    The game continues on one of the two, and players on the other are informed.
    """
    code, tokens, ann = await begun(mixed)
    mixed.b.services.cluster.ask = _nothing
    mixed.b.room(code).connections.others.clear()
    bob = hello(mixed.b, code, tokens[1])
    await mixed.until(lambda: ann.closed == OTHER or bob.closed == OTHER)
    there, elsewhere = (mixed.b, mixed.a) if ann.closed == OTHER else (mixed.a, mixed.b)
    await mixed.until(lambda: there.room(code).match is not None and elsewhere.room(code).match is None)
    assert mixed.rows()[1][0][1] == there.services.cluster.rules


@pytest.mark.slow
async def test_news_of_other_rules_is_not_played(mixed: MixedVersions, no_errors: pytest.LogCaptureFixture) -> None:
    """It may mean something else here: what holds is in the storage."""
    code, _, ann = await begun(mixed)
    room, cluster = mixed.a.room(code), mixed.b.services.cluster
    before, ask = room.match.log[:], room.match.game.ask
    news = f"{room.table.round} {len(before)} {ask.who} {ask.options[0]} human "
    looked: list[str] = []
    read = room.storage.queries.rules

    def rules(game: str) -> object:
        looked.append(game)
        return read(game)

    room.storage.queries.rules = rules
    cluster.publish("went", room.table.id, news)
    await mixed.until(lambda: looked and not room.lock.locked())
    assert room.match.log == before
    await ann.settled()
    cluster.me = f"{cluster.me.split(':')[0]}:{OLD}:"  # said by one with our rules it would have been
    cluster.publish("went", room.table.id, news)
    await mixed.until(lambda: len(room.match.log) > len(before))


@pytest.mark.slow
async def test_correspondence_goes_on_where_its_rules_are(
    mixed: MixedVersions, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No player is connected. The server that would play the game has other rules, so one of the old servers does."""
    code, tokens = await mixed.table("Bob", setup={"players": 4}, days=1)
    ann = await mixed.a.watch(code, tokens[0])
    ann.send({"t": "start"})
    await ann.receive("state")
    room = mixed.a.room(code)
    await mixed.until(lambda: room.state.asked() in (0, 1) and not room.lock.locked())
    await ann.leave()
    room.connections.last_seen -= mixed.a.settings.listed_for
    await mixed.a.services.maintenance.sweep()
    assert mixed.a.services.registry.present(code) is None
    first = mixed.b.services.cluster.me
    monkeypatch.setattr(
        "boomtown.server.cluster.membership.rendezvous_weight", lambda process, name: str(process == first).encode()
    )
    mixed.database.raw("update tables set due = 1")
    mixed.database.raw("update choices set at = 1")
    mixed.database.raw("update games set started = 1")
    before = mixed.rows()
    await mixed.b.services.maintenance.load_due()
    assert mixed.b.room(code).match is None
    assert mixed.rows() == before
    await mixed.a.services.maintenance.load_due()
    room = mixed.a.room(code)
    await mixed.until(lambda: any(line.kind == "timeout" for line in room.match.log))
    assert mixed.rows()[1][0][1] == OLD


@pytest.mark.slow
async def test_the_keeper_is_told(mixed: MixedVersions, caplog: pytest.LogCaptureFixture) -> None:
    """The log tells the operator once, and the metrics do while such servers exist."""
    figures = (await mixed.a.request("GET", "/metrics"))[1]
    assert b"boomtown_other_rules 1.0" in figures
    assert f'fingerprint="{OLD}"'.encode() in figures
    other = mixed.b.services.cluster.me
    caplog.set_level(logging.WARNING)
    for _ in range(2):
        mixed.a.services.cluster.process_gone(other)
        await mixed.until(lambda: other in mixed.a.services.cluster.others)
    assert [record for record in caplog.records if "other rules" in record.message] == []
    mixed.a.services.cluster._warned.clear()
    mixed.a.services.cluster.process_gone(other)
    await mixed.until(lambda: other in mixed.a.services.cluster.others)
    [record] = [record for record in caplog.records if "other rules" in record.message]
    assert (record.__dict__["rules"], record.__dict__["others"]) == (OLD, NEW)
    await mixed.b.close()
    await mixed.until(lambda: mixed.a.services.cluster.alone)
    assert b"boomtown_other_rules 0.0" in (await mixed.a.request("GET", "/metrics"))[1]


# ---- one server, and another version of it


@pytest.fixture
async def one(cluster: Cluster, settings: Settings, rules: Rules) -> AsyncIterator[InProcessServer]:
    server = InProcessServer(replace(settings, data=cluster.create_database().data))
    await server.open()
    yield server
    await server.close()


Renewed = Callable[[str], Any]


@pytest.fixture
def renewed(one: InProcessServer, rules: Rules) -> Renewed:
    """The server is started again, with these rules."""

    async def renewed(name: str) -> None:
        rules.now = name
        await one.reopen()

    return renewed


async def half(server: InProcessServer) -> tuple[str, str, dict[str, Any]]:
    """A game in its middle: code, token, and the last state."""
    code, token = await server.new_table()
    state = await play_on(await server.watch(code, token), lambda s: s["view"]["move"] > 10)
    return code, token, state


async def test_a_game_goes_on_after_an_upgrade_and_a_rollback(one: InProcessServer, renewed: Renewed) -> None:
    code, token, state = await half(one)
    for now in (NEW, OLD):
        await renewed(now)
        me = await one.watch(code, token)
        again = await me.my_turn()
        assert (again["view"]["move"], again["view"]["hand"]) == (state["view"]["move"], state["view"]["hand"])
        assert me.table()["notice"] is None
        assert one.services.storage.queries.rules(one.room(code).match.id) == now
    assert over(await to_the_end(me))


async def test_a_game_is_found_again_after_a_rollback(
    one: InProcessServer, rules: Rules, renewed: Renewed, cluster: Database
) -> None:
    """The new rules cannot play it. Its players are informed, and nothing of it changes."""
    code, token, state = await half(one)
    rules.narrow = {NEW}
    before = one.services.storage.queries.find(code)
    await renewed(NEW)
    me = await one.watch(code, token)
    assert (me.table()["phase"], me.table()["notice"]) == ("lobby", NOTICE)
    after = one.services.storage.queries.find(code)
    assert replace_touched(after, before) == before
    await renewed(OLD)
    me = await one.watch(code, token)
    again = await me.my_turn()
    assert (again["view"], again["decision"]) == (state["view"], state["decision"])
    assert over(await to_the_end(me))


async def test_an_ended_game_of_other_rules_is_only_looked_at(
    one: InProcessServer, rules: Rules, renewed: Renewed
) -> None:
    code, token = await one.new_table()
    assert over(await play_on(await one.watch(code, token)))
    game = one.room(code).match.id
    await renewed(NEW)
    me = await one.watch(code, token)
    assert over(await me.receive("state"))
    assert one.services.storage.queries.rules(game) == OLD
    rules.narrow = {NEW}
    await one.reopen()
    me = await one.watch(code, token)
    assert (me.table()["phase"], me.table()["notice"]) == ("lobby", NOTICE)
    me.send({"t": "start"})
    await me.receive("state")


async def test_a_log_that_asks_somebody_else_is_not_played(one: InProcessServer, renewed: Renewed) -> None:
    """Each choice is one that these rules allow; but it is another seat that they ask."""
    code, token, _ = await half(one)
    game = one.room(code).match.id
    with one.services.storage.engine.begin() as connection:
        connection.exec_driver_sql(f"update choices set seat = 3 - seat where game = '{game}' and seq = 4")
    await renewed(NEW)
    me = await one.watch(code, token)
    assert (me.table()["phase"], me.table()["notice"]) == ("lobby", NOTICE)


def replace_touched(table: Any, like: Any) -> Any:
    """Ignore the time of the last visit."""
    table.touched = like.touched
    return table
