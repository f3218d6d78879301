"""Matchmaking: one click brings strangers to a table that starts by itself."""

from typing import Any

import pytest

from boomtown.server.core.errors import Refused
from boomtown.server.rooms.state import RoomState
from boomtown.server.tables.moderation import OUT, Moderation
from boomtown.server.tables.table import Seat, Table

from ..conftest import InProcessServer, WebSocketClient, gather
from ..cookie_client import CookieClient, ann, bob
from ..fake_clock_table import Clock

__all__ = ["ann", "bob"]  # fixtures

FAR = "203.0.113.7"


@pytest.fixture
async def clock(server: InProcessServer, monkeypatch: pytest.MonkeyPatch) -> Clock:
    """Time that only the test lets pass."""
    clock = Clock()
    monkeypatch.setattr(RoomState, "clock", staticmethod(clock))
    monkeypatch.setattr(RoomState, "wall", staticmethod(lambda: clock.now + 1e9))
    return clock


async def sit(server: InProcessServer, name: str, game: str = "bang", address: str = FAR) -> dict[str, Any]:
    status, body, _ = await server.request("POST", "/api/sit", {"name": name, "game": game}, address=address)
    assert status == 201, body
    assert isinstance(body, dict)
    return body


async def passes(server: InProcessServer, code: str, clock: Clock, seconds: float) -> None:
    room = server.room(code)
    clock.now += seconds
    room.wake()
    await gather(*(one.settled() for one in server._clients if one.closed is None))


async def test_two_strangers_meet_and_bots_fill_the_table(server: InProcessServer, clock: Clock) -> None:
    ann, bob = await sit(server, "Ann"), await sit(server, "Bob")
    code = ann["table"]["code"]
    assert bob["table"]["code"] == code
    assert (ann["seat"], bob["seat"], bob["table"]["begins"]) == (0, 1, 20.0)
    page = await server.watch(code, ann["token"])
    assert page.table()["begins"] == 20.0
    await passes(server, code, clock, 19.0)
    assert page.table()["phase"] == "lobby"
    await passes(server, code, clock, 1.5)
    state = await page.receive("state")
    assert len(state["view"]["seats"]) == 5
    assert [seat["kind"] for seat in page.table()["seats"]] == ["human", "human", "bot", "bot", "bot"]
    assert page.table()["begins"] is None
    assert (await sit(server, "Cat"))["table"]["code"] != code, "the game runs: another table"


async def test_clicks_at_the_same_time_meet(server: InProcessServer) -> None:
    seated = await gather(*(sit(server, f"Guest {n}", address=f"198.51.100.{n}") for n in range(5)))
    assert len({one["table"]["code"] for one in seated}) == 1
    assert sorted(one["seat"] for one in seated) == [0, 1, 2, 3, 4]


async def test_a_full_table_does_not_wait(server: InProcessServer, clock: Clock) -> None:
    seated = [await sit(server, f"Guest {n}", address=f"198.51.100.{n}") for n in range(5)]
    assert seated[-1]["table"]["begins"] == 3.0


async def test_each_game_has_its_own_table(server: InProcessServer) -> None:
    ann, bob = await sit(server, "Ann"), await sit(server, "Bob", "dice")
    assert ann["table"]["code"] != bob["table"]["code"]
    assert bob["table"]["setup"]["game"] == "dice"
    status, body, _ = await server.request("POST", "/api/sit", {"name": "Cat", "game": "chess"})
    assert (status, body["error"]["code"]) == (400, "bad-setup")


async def test_two_of_the_same_name_meet_all_the_same(server: InProcessServer) -> None:
    ann, other = await sit(server, "Ann"), await sit(server, "Ann")
    assert ann["table"]["code"] == other["table"]["code"]
    assert [seat["name"] for seat in other["table"]["seats"]][:2] == ["Ann", "Ann 2"]


async def test_nobody_is_seated_at_a_private_table_or_one_that_waits_for_its_host(server: InProcessServer) -> None:
    """A private table is never listed; its code opens it."""
    private, token = await server.new_table(start=False, bots=0, begins=True)
    await server.watch(private, token)
    public, token = await server.new_table(start=False, bots=0, public=True)
    await server.watch(public, token)
    assert (await sit(server, "Bob"))["table"]["code"] not in (private, public)
    listed = [table["code"] for table in (await server.request("GET", "/api/tables"))[1]["tables"]]
    assert private not in listed
    assert public in listed
    assert (await server.request("GET", f"/api/tables/{private.upper()}"))[1]["code"] == private


async def test_nobody_is_seated_where_everybody_has_left(server: InProcessServer, clock: Clock) -> None:
    ann = await sit(server, "Ann")
    clock.now += 16  # and no browser came
    assert (await sit(server, "Bob"))["table"]["code"] != ann["table"]["code"]


async def test_the_host_stops_the_count_and_starts_it(server: InProcessServer, clock: Clock) -> None:
    """The count begins twice for a game at most, so that players are not kept waiting."""
    code, token = await server.new_table(start=False, bots=0, public=True, begins=True)
    page = await server.watch(code, token)
    page.send({"t": "setup", "begins": False})
    await page.settled()
    assert page.table()["begins"] is None
    await passes(server, code, clock, 60)
    assert page.table()["phase"] == "lobby"
    page.send({"t": "setup", "begins": True})
    await page.settled()
    assert page.table()["begins"] == 20.0
    clock.now += 10
    page.send({"t": "setup", "begins": True})
    assert await page.error() == "counted"
    await passes(server, code, clock, 10.5)
    assert (await page.receive("state"))["round"] == 1
    assert server.room(code).table.manners.counts == 0


async def test_strangers_sit_only_at_tables_made_for_strangers(server: InProcessServer) -> None:
    """The table of a stranger may have other talk, clocks and titles than the operator wants for strangers."""
    own, token = await server.new_table(start=False, bots=0, public=True, begins=True, days=3, title="Free candy")
    await server.watch(own, token)
    ann = await sit(server, "Ann")
    assert ann["table"]["code"] != own
    assert (await sit(server, "Bob"))["table"]["code"] == ann["table"]["code"]


async def test_a_table_of_strangers_has_no_host(server: InProcessServer, clock: Clock) -> None:
    """The player who came first removes, locks, changes, begins and delays nothing."""
    ann, bob = await sit(server, "Ann"), await sit(server, "Bob")
    code = ann["table"]["code"]
    page, other = await server.watch(code, ann["token"]), await server.watch(code, bob["token"])
    assert (page.table()["host"], other.table()["host"]) == (None, None)
    refused: list[dict[str, Any]] = [
        {"t": "kick", "seat": 1},
        {"t": "setup", "locked": True},
        {"t": "setup", "begins": False},
        {"t": "setup", "begins": True},
        {"t": "setup", "talk": "none"},
        {"t": "bot", "seat": 3, "bot": "greenhorn"},
        {"t": "start"},
        {"t": "pace", "pace": "slow"},
    ]
    for message in refused:
        page.send(message)
        assert await page.error() == "no-host", message
    [card] = (await server.request("GET", "/api/tables"))[1]["tables"]
    assert card["host"] == ""
    await passes(server, code, clock, 20.5)
    await page.receive("state")
    page.send({"t": "kick", "seat": 1})
    assert await page.error() == "no-host"


async def test_each_stranger_may_begin_the_next_game(server: InProcessServer, clock: Clock) -> None:
    """Without a host another game would never begin. The game begins when all who are here want it."""
    ann, bob = await sit(server, "Ann"), await sit(server, "Bob")
    code = ann["table"]["code"]
    pages = [await server.watch(code, one["token"]) for one in (ann, bob)]
    await passes(server, code, clock, 20.5)
    await gather(*(page.receive("state") for page in pages))
    server.room(code).table.phase = "over"
    pages[1].send({"t": "again", "rotate_sheriff": False})
    await gather(*(page.settled() for page in pages))
    assert (pages[0].table()["again"], pages[0].table()["begins"]) == ([1], 20.0)
    pages[0].send({"t": "again", "rotate_sheriff": False})
    await pages[0].wait(lambda m: m["t"] == "state" and m["round"] == 2)


async def test_a_stranger_who_is_alone_waits_until_somebody_comes(server: InProcessServer, clock: Clock) -> None:
    """Bots fill the table on the player's request or after ten minutes."""
    ann = await sit(server, "Ann")
    code = ann["table"]["code"]
    page = await server.watch(code, ann["token"])
    await passes(server, code, clock, 21)
    assert (page.table()["phase"], page.table()["begins"]) == ("lobby", 600.0)
    assert (await server.request("GET", "/api/tables"))[1]["waiting"] == {"bang": 1}
    bob = await sit(server, "Bob")
    await page.settled()
    assert page.table()["begins"] == 20.0
    other = await server.watch(code, bob["token"])
    other.send({"t": "leave"})
    await gather(page.settled(), other.settled())
    assert page.table()["begins"] == 600.0
    page.send({"t": "start"})
    state = await page.receive("state")
    assert len(state["view"]["seats"]) == 5


async def test_a_stranger_who_has_gone_is_not_counted(server: InProcessServer, clock: Clock) -> None:
    ann = await sit(server, "Ann", "dice")
    page = await server.watch(ann["table"]["code"], ann["token"])
    await page.leave()
    clock.now += 16
    assert (await server.request("GET", "/api/tables"))[1]["waiting"] == {}


async def test_the_count_goes_on_after_a_restart(server: InProcessServer, clock: Clock) -> None:
    ann, _ = await sit(server, "Ann"), await sit(server, "Bob")
    code = ann["table"]["code"]
    await server.watch(code, ann["token"])
    await server.reopen()
    clock.now += 5
    page = await server.watch(code, ann["token"])
    assert page.table()["begins"] == 15.0
    await passes(server, code, clock, 16)
    await page.receive("state")


# ---- sent away


async def test_who_is_sent_away_in_a_game_is_played_by_a_bot(server: InProcessServer) -> None:
    """And watches from then on; neither the old key nor the same address opens a seat, also after a restart."""
    code, token = await server.new_table(start=False, bots=0, setup={"players": 4})
    host = await server.watch(code, token)
    status, eve, _ = await server.request("POST", f"/api/tables/{code}/join", {"name": "Eve"}, address=FAR)
    page = server.connect(code, address=FAR)
    page.send({"t": "hello", "token": eve["token"]})
    await page.receive("table")
    host.send({"t": "start"})
    await page.receive("state")
    page.send({"t": "kick", "seat": 0})
    assert await page.error() == "not-host"
    host.send({"t": "kick", "seat": 1})
    assert await page.error() == "kicked"
    await host.settled()
    seat = host.table()["seats"][1]
    assert (seat["kind"], seat["name"] != "Eve") == ("bot", True)
    assert page.table()["you"] is None
    page.send({"t": "choose", "move": host.state()["view"]["move"], "code": 0})
    assert await page.error() == "not-asked"
    await page.settled()
    assert page.state()["view"]["you"] is None, "what a spectator sees"
    back = server.connect(code, address=FAR)
    back.send({"t": "hello", "token": eve["token"]})
    assert await back.error() == "bad-token"
    await server.reopen()
    table = server.room(code).table
    table.phase = "lobby"
    status, body, _ = await server.request("POST", f"/api/tables/{code}/join", {"name": "Eva"}, address=FAR)
    assert (status, body["error"]["code"]) == (403, "kicked")


async def test_who_was_sent_away_in_a_game_stays_away_after_a_restart(server: InProcessServer) -> None:
    """The account with another browser and from another address, and another browser from the same address; the old key
    opens nothing. Another browser from another address is another person.
    """
    code, token = await server.new_table(start=False, bots=0, setup={"players": 4})
    host = await server.watch(code, token)
    eve = CookieClient(server, FAR)
    await eve.add_passkey()
    key = (await eve.do("POST", f"/api/tables/{code}/join", {"name": "Eve"}))["token"]
    page = server.connect(code, address=FAR)
    page.send({"t": "hello", "token": key})
    await page.receive("table")
    host.send({"t": "start"})
    await page.receive("state")
    host.send({"t": "kick", "seat": 1})
    assert await page.error() == "kicked"
    await server.reopen()

    again = await server.watch(code, token)
    assert again.table()["seats"][1]["kind"] == "bot"
    back = server.connect(code, address=FAR)
    back.send({"t": "hello", "token": key})
    assert await back.error() == "bad-token"
    assert (await back.receive("table"))["table"]["you"] is None
    room = server.room(code)
    room.table.phase, room.table.seats[2:] = "lobby", [Seat(), Seat()]  # as if it waited for people again
    elsewhere = CookieClient(server, "198.51.100.4")
    await elsewhere.sign_in(eve.device)
    for person in (eve, elsewhere, CookieClient(server, FAR)):
        assert await person.refused("POST", f"/api/tables/{code}/join", {"name": "Eva"}) == "kicked"
    assert await CookieClient(server, "198.51.100.5").do("POST", f"/api/tables/{code}/join", {"name": "Dan"})


async def test_the_game_goes_on_without_who_was_asked(server: InProcessServer) -> None:
    """The one who was asked is sent away: a bot answers in that seat."""
    code, token = await server.new_table(start=False, bots=0, setup={"players": 4})
    host = await server.watch(code, token)
    guests = [await server.watch(code, await server.join(code, name)) for name in ("Bob", "Cat", "Dan")]
    host.send({"t": "start"})
    await gather(host.receive("state"), *(guest.receive("state") for guest in guests))
    asked = server.room(code).match.asked
    while asked == 0:
        decision = (await host.my_turn())["decision"]
        host.send({"t": "choose", "move": decision["move"], "code": decision["options"][0]["code"]})
        await host.settled()
        asked = server.room(code).match.asked
    moves = server.room(code).match.game.moves
    host.send({"t": "kick", "seat": asked})
    await host.wait(lambda m: m["t"] == "state" and m["view"]["move"] > moves)
    assert {line.kind for line in server.room(code).match.log[moves:]} <= {"bot", "pass"}


def test_who_was_sent_away_is_known_wherever_they_come_from() -> None:
    """By the guest or the account; the host's own browser may play at two seats."""
    table = Table("id", "code", "Title", True, 0, {}, seats=[Seat() for _ in range(4)])
    table.sit("Ann", "random", "host")
    table.kick(table.sit("Eve", "random", "guest")[0], "random")
    with pytest.raises(Refused, match="removed this player"):
        table.sit("Eva", "random", "guest")
    table.kick(table.sit("Ann two", "random", "host")[0], "random")
    table.sit("Ann two", "random", "host")
    table.sit("Bob", "random", "another")
    assert "guest" not in str(table.manners.out)


async def watching(person: CookieClient, code: str) -> WebSocketClient:
    """Let a known person watch."""
    page = person.server.connect(code, {**person.headers, "cookie": f"boomtown_me={person.cookie}"})
    page.send({"t": "hello"})
    await page.receive("table")
    return page


def test_marks_of_removed_players_have_a_bound() -> None:
    """The same mark is stored once, and the oldest ones go."""
    manners = Moderation()
    for number in range(3 * OUT):
        manners.remove("a", f"mark {number}")
    assert len(manners.out) == OUT
    assert manners.out[-2:] == ["a", f"mark {3 * OUT - 1}"]


async def test_who_sat_down_from_watching_is_known_as_well(
    server: InProcessServer, ann: CookieClient, bob: CookieClient
) -> None:
    """Sent away, they find no seat by the same browser, over the socket or by a request; others at that address do."""
    code, token = await ann.table(start=False, bots=0)
    host = await server.watch(code, token)
    await bob.do("PATCH", "/api/me", {"name": "Bob", "face": "miner"})
    page = await watching(bob, code)
    page.send({"t": "sit", "name": "Bobby"})
    await page.receive("seated")
    await host.settled()
    assert host.table()["seats"][1]["face"] == "miner"
    assert (await bob.me())["name"] == "Bobby", "what somebody was called last"
    host.send({"t": "kick", "seat": 1})
    assert await page.error() == "kicked"
    page.send({"t": "sit", "name": "Rob"})
    assert await page.error() == "kicked"
    assert await bob.refused("POST", f"/api/tables/{code}/join", {"name": "Rob"}) == "kicked"


async def test_whose_seat_it_is_may_be_said_later(
    server: InProcessServer, ann: CookieClient, bob: CookieClient
) -> None:
    """A socket from before the browser was known: sent away, they lose the next seat as soon as it is."""
    code, token = await ann.table(start=False, bots=0)
    host, page = await server.watch(code, token), await server.watch(code)
    for name, wanted in (("Bob", 200), ("Rob", 403)):
        page.send({"t": "sit", "name": name})
        seat = (await page.receive("seated"))["token"]
        assert (await bob.ask("POST", "/api/me/seats", {"table": code, "token": seat}))[0] == wanted
        if wanted == 200:
            host.send({"t": "kick", "seat": 1})
        assert await page.error() == "kicked"
    await host.settled()
    assert host.table()["seats"][1]["kind"] == "open"


async def test_a_removed_player_is_removed_as_a_spectator(server: InProcessServer, ann: CookieClient) -> None:
    """By account, address and name: they watch, and neither write nor say a phrase. Other spectators do."""
    code, token = await ann.table(start=False, bots=0)
    host = await server.watch(code, token)
    eve = CookieClient(server, FAR)
    await eve.add_passkey()
    key = (await eve.do("POST", f"/api/tables/{code}/join", {"name": "Smoky Eve"}))["token"]
    page = server.connect(code, address=FAR)
    page.send({"t": "hello", "token": key})
    await page.receive("table")
    host.send({"t": "kick", "seat": 1})
    assert await page.error() == "kicked"
    page.send({"t": "hello", "name": "Smoky Eve"}, {"t": "say", "text": "hello"})
    assert await page.error() == "removed"
    await page.leave()
    for name, address, cookie in (
        ("Smoky Eve", FAR, ""),
        ("Other", FAR, ""),
        ("Smoky Eve", "198.51.100.9", ""),
        ("Third", "198.51.100.8", eve.cookie),
    ):
        again = server.connect(code, {**eve.headers, "cookie": f"boomtown_me={cookie}"}, address)
        again.send({"t": "hello", "name": name})
        await again.receive("table")
        again.send({"t": "say", "text": "hello"})
        assert await again.error() == "removed", name
        again.send({"t": "phrase", "phrase": "hello"})
        assert await again.error() == "removed", name
        await again.leave()
    friend = server.connect(code, address="198.51.100.7")
    friend.send({"t": "hello", "name": "Dan"}, {"t": "say", "text": "howdy"})
    assert (await host.receive("said"))["text"] == "howdy"


async def test_the_others_are_told_that_a_player_was_removed(server: InProcessServer) -> None:
    """In the log of the game, also when they come later."""
    code, token = await server.new_table(start=False, bots=0, setup={"players": 4})
    host = await server.watch(code, token)
    bob, cat = [await server.watch(code, await server.join(code, name)) for name in ("Bob", "Cat")]
    host.send({"t": "start"})
    await gather(host.receive("state"), bob.receive("state"), cat.receive("state"))
    host.send({"t": "kick", "seat": 1})
    assert await bob.error() == "kicked"
    await cat.wait(lambda m: m["t"] == "state" and removed(m) != [])
    assert removed(await (await server.watch(code)).receive("state")) == [1]
    await server.reopen()
    assert removed(await (await server.watch(code, token)).receive("state")) == [1]


async def test_the_log_tells_of_a_removal_among_earlier_events(server: InProcessServer) -> None:
    code, token = await server.new_table(start=False, bots=0, setup={"players": 4})
    host = await server.watch(code, token)
    bob = await server.watch(code, await server.join(code, "Bob"))
    host.send({"t": "start"})
    await gather(host.receive("state"), bob.receive("state"))
    room = server.room(code)
    room.table.depart(0, 1, "removed")
    for before, seats in ((1, [1]), (0, [])):
        host.send({"t": "log", "before": before})
        assert removed(await host.receive("log")) == seats


def removed(state: dict[str, Any]) -> list[int]:
    return [note["seat"] for note in state["notes"] if note["why"] == "removed"]


@pytest.mark.parametrize("days", [0, 2])
async def test_a_bot_takes_the_seat_of_a_deleted_account(
    server: InProcessServer, ann: CookieClient, bob: CookieClient, days: int
) -> None:
    """It does so at once, also in correspondence, with a log line. The host's powers go to another player."""
    code, token = await ann.table(start=False, bots=0, days=days)
    joined = await bob.do("POST", f"/api/tables/{code}/join", {"name": "Bob"})
    cat = CookieClient(server)
    third = await cat.do("POST", f"/api/tables/{code}/join", {"name": "Cat"})
    host, guest = await server.watch(code, token), await server.watch(code, joined["token"])
    host.send({"t": "start"})
    await gather(host.receive("state"), guest.receive("state"))
    await ann.do("DELETE", "/api/me")
    assert await host.error() == "bad-token"
    await guest.settled()
    table = guest.table()
    assert (table["seats"][0]["kind"], table["host"]) == ("bot", 1)
    assert table["seats"][0]["name"] not in ("", "Ann")
    state = await (await server.watch(code, third["token"])).receive("state")
    assert [(note["seat"], note["why"]) for note in state["notes"] if note["why"] == "left"] == [(0, "left")]
    room = server.room(code)
    if room.match.asked == 0:
        await guest.wait(lambda m: m["t"] == "state" and m["view"]["move"] > 0)
    assert "Ann" not in str(room.table)
