"""Tournaments over the server's routes: players, rounds, tables, points, and what is refused."""

from time import time
from typing import Any

import pytest
import sqlalchemy as sa

from boomtown.server.rooms import matchmaking
from boomtown.server.storage.schema import META, TABLES, TOURNAMENTS
from boomtown.server.storage.writer import Write
from boomtown.server.tournaments import rows
from boomtown.server.web.parts import NotificationsPart

from ..conftest import InProcessServer, WebSocketClient, gather, over, play_on
from ..cookie_client import CookieClient

NAMES = ["Ann", "Bob", "Cid", "Dora", "Ede"]
DUEL = {"game": "duel", "players": 2}
POINTS = {"law": 17, "outlaws": 25}  # of a win in The Duel


class Tournament:
    """A tournament and the browsers of its players; the first one is the host."""

    def __init__(self, server: InProcessServer, players: int) -> None:
        self.server = server
        self.clients = [CookieClient(server) for _ in range(players)]
        self.path = ""

    async def open(self, **wish: Any) -> Any:
        order = {"name": NAMES[0], "title": "Cup", "setup": DUEL, "rounds": 2, "timer": 0}
        made = await self.clients[0].do("POST", "/api/tournaments", order | wish)
        self.path = f"/api/tournaments/{made['code']}"
        for client, name in zip(self.clients[1:], NAMES[1:], strict=False):
            made = await client.do("POST", f"{self.path}/join", {"name": name})
        return made

    async def page(self, reader: int = 0) -> Any:
        return await self.clients[reader].do("GET", self.path)

    async def start(self, number: int, by: int = 0) -> Any:
        return await self.clients[by].do("POST", f"{self.path}/rounds", {"round": number})

    async def sit(self, player: int) -> WebSocketClient:
        made = await self.clients[player].do("POST", f"{self.path}/seat", {})
        return await self.server.watch(made["table"]["code"], made["token"])

    async def play(self, *players: int) -> None:
        """Let these players go to their tables and play their games to the end."""
        seats = [await self.sit(player) for player in players]
        ends = await gather(*map(play_on, seats))
        assert all(over(end) for end in ends)


@pytest.fixture(autouse=True)
def no_countdown(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a game begin at once when all its players have come."""
    monkeypatch.setattr(matchmaking, "FULL", 0.0)


@pytest.fixture
async def cup(server: InProcessServer) -> Tournament:
    found = Tournament(server, 3)
    await found.open()
    return found


async def test_a_whole_tournament(cup: Tournament) -> None:
    page = await cup.page()
    assert (page["phase"], page["round"], page["rounds"], page["may_start"]) == ("waiting", 0, 2, True)
    assert [(one["name"], one["rank"], one["host"]) for one in page["players"]] == [
        ("Ann", 1, True),
        ("Bob", 1, False),
        ("Cid", 1, False),
    ]
    page = await cup.start(1)
    assert (page["phase"], page["round"], [len(table["seats"]) for table in page["tables"]]) == ("playing", 1, [2, 1])
    assert {table["phase"] for table in page["tables"]} == {"waiting"}
    await cup.play(0, 1, 2)
    page = await cup.page(1)
    assert (page["phase"], page["may_start"], page["mine"]) == ("between", True, 1)
    for table in page["tables"]:
        assert table["phase"] == "over"
        for seat in table["seats"]:
            assert seat["points"] == (POINTS[seat["role"]] if seat["won"] else 0)
    assert sum(seat["won"] for seat in page["tables"][0]["seats"]) == 1
    await cup.start(2, by=1)
    await cup.play(0, 1, 2)
    page = await cup.page()
    assert (page["phase"], page["may_start"]) == ("over", False)
    for one in page["players"]:
        own = [seat for table in page["tables"] for seat in table["seats"] if seat["player"] == one["number"]]
        assert (one["games"], one["won"]) == (2, sum(seat["won"] for seat in own))
        assert one["points"] == sum(seat["points"] for seat in own)
    assert [one["rank"] for one in page["players"]] == sorted(one["rank"] for one in page["players"])
    pairs = [{seat["player"] for seat in table["seats"]} for table in page["tables"]]
    assert len(pairs) == 4
    assert all(pairs.count(pair) == 1 for pair in pairs)


async def test_a_table_has_reserved_seats_and_begins_when_all_have_come(cup: Tournament) -> None:
    page = await cup.start(1)
    first, second = (seat["player"] for seat in page["tables"][0]["seats"])
    early = await cup.sit(first)
    table = early.table()
    assert (table["phase"], table["host"], table["tournament"]) == ("lobby", None, page["code"])
    assert [seat["kind"] for seat in table["seats"]].count("open") == 1
    assert {seat["name"] for seat in table["seats"]} == {NAMES[first], NAMES[second]}
    assert 100 < table["begins"] <= 120
    status, body, _ = await cup.server.request("POST", f"/api/tables/{table['code']}/join", {"name": "Eve"})
    assert (status, body["error"]["code"]) == (409, "locked")
    for message in ({"t": "start"}, {"t": "setup", "public": True}, {"t": "kick", "seat": 1}):
        early.send(message)
        assert await early.error() == "no-host"
    page = await cup.page()
    assert page["tables"][0]["code"] == table["code"]
    await cup.sit(second)
    await early.wait(lambda message: message["t"] == "state")
    assert early.table()["phase"] == "playing"


async def test_bots_play_for_players_who_do_not_come(cup: Tournament) -> None:
    page = await cup.start(1)
    first, second = (seat["player"] for seat in page["tables"][0]["seats"])
    early = await cup.sit(first)
    code = early.table()["code"]
    room = cup.server.room(code)
    room.table.begins = time()
    room.wake()
    await early.wait(lambda message: message["t"] == "table" and message["table"]["phase"] == "playing")
    assert await cup.clients[second].refused("POST", f"{cup.path}/seat", {}) == "running"
    assert over(await play_on(early))
    seats = {seat["player"]: seat for seat in (await cup.page())["tables"][0]["seats"]}
    assert seats[first]["points"] in (0, *POINTS.values())
    assert seats[second] == {"player": second, "role": None, "won": None, "points": None}


async def test_a_player_who_lost_the_token_gets_another(cup: Tournament) -> None:
    page = await cup.start(1)
    first, second = (seat["player"] for seat in page["tables"][0]["seats"])
    before, other = await cup.sit(first), await cup.sit(second)
    again = await cup.sit(first)
    assert await before.error() == "bad-token"
    await gather(play_on(again), play_on(other))
    assert (await cup.page())["tables"][0]["phase"] == "over"


async def test_a_player_who_leaves_the_lobby_keeps_the_seat(cup: Tournament) -> None:
    page = await cup.start(1)
    first = page["tables"][0]["seats"][0]["player"]
    player = await cup.sit(first)
    player.send({"t": "leave"})
    table = (await player.wait(lambda message: message["t"] == "table" and message["table"]["you"] is None))["table"]
    assert NAMES[first] in {seat["name"] for seat in table["seats"]}
    again = await cup.sit(first)
    assert again.table()["you"] is not None


async def test_results_are_compared_so_nothing_helps(cup: Tournament) -> None:
    page = await cup.start(1)
    alone = page["tables"][1]["seats"][0]["player"]
    player = await cup.sit(alone)
    assert not over(await player.my_turn())
    assert cup.server.room(player.table()["code"]).match.takes_back is False
    player.send({"t": "who"})
    assert await player.error() == "tournament"
    decision = player.state()["decision"]
    player.send({"t": "choose", "move": decision["move"], "code": decision["options"][0]["code"]})
    assert over(await play_on(player))
    player.send({"t": "again", "rotate_sheriff": False})
    assert await player.error() == "tournament"


async def test_only_the_host_starts_the_first_round_and_any_player_the_next(cup: Tournament) -> None:
    body = {"round": 1}
    assert await cup.clients[1].refused("POST", f"{cup.path}/rounds", body) == "not-host"
    await cup.start(1)
    assert (await cup.page(1))["may_start"] is False
    assert await cup.clients[1].refused("POST", f"{cup.path}/rounds", {"round": 2}) == "tournament-games"
    stranger = CookieClient(cup.server)
    assert await stranger.refused("POST", f"{cup.path}/rounds", {"round": 2}) == "not-host"
    page = await cup.start(2)  # by the host, though games are running
    assert page["round"] == 2
    assert await cup.start(2, by=1) == await cup.page(1)  # another player was faster
    assert await cup.clients[0].refused("POST", f"{cup.path}/rounds", {"round": 3}) == "tournament-over"
    assert await cup.clients[0].refused("POST", f"{cup.path}/rounds", {"round": 5}) == "malformed"


async def test_two_players_start_a_round_at_the_same_time(cup: Tournament) -> None:
    pages = await gather(cup.start(1), cup.start(1))
    assert [page["round"] for page in pages] == [1, 1]
    assert len((await cup.page())["tables"]) == 2


async def test_two_players_open_a_table_at_the_same_time(server: InProcessServer) -> None:
    cup = Tournament(server, 2)
    await cup.open()
    await cup.start(1)
    one, other = await gather(cup.sit(0), cup.sit(1))
    assert one.table()["code"] == other.table()["code"]
    await gather(play_on(one), play_on(other))
    assert len(server.services.storage.queries.all(TABLES.select())) == 1


async def test_who_joins_late_plays_from_the_next_round_on(cup: Tournament) -> None:
    await cup.start(1)
    late = CookieClient(cup.server)
    page = await late.do("POST", f"{cup.path}/join", {"name": "Late"})
    assert page["mine"] == 3
    assert await late.refused("POST", f"{cup.path}/seat", {}) == "tournament-seat"
    page = await cup.start(2)
    assert 3 in {seat["player"] for table in page["tables"] if table["round"] == 2 for seat in table["seats"]}
    other = CookieClient(cup.server)
    assert await other.refused("POST", f"{cup.path}/join", {"name": "Later"}) == "tournament-over"


async def test_players_leave_and_come_back(cup: Tournament) -> None:
    page = await cup.clients[2].do("POST", f"{cup.path}/leave", {})
    assert (page["mine"], len(page["players"])) == (None, 2)
    page = await cup.clients[2].do("POST", f"{cup.path}/join", {"name": "Cid"})
    assert page["mine"] == 2
    page = await cup.clients[0].do("POST", f"{cup.path}/leave", {})  # the host stays the host
    assert (page["host"], page["players"][0]["left"], page["may_start"]) == (True, True, True)
    page = await cup.start(1)
    assert [len(table["seats"]) for table in page["tables"]] == [2]
    await cup.clients[1].do("POST", f"{cup.path}/leave", {})
    assert await cup.clients[0].refused("POST", f"{cup.path}/rounds", {"round": 2}) == "tournament-players"
    await cup.clients[1].do("POST", f"{cup.path}/join", {"name": "Bobby"})
    assert [one["name"] for one in (await cup.start(2))["players"]] == ["Ann", "Bobby", "Cid"]


async def test_a_round_whose_players_do_not_come_ends(cup: Tournament) -> None:
    """No player has used its tables for as long as a table is listed."""
    await cup.start(1)
    storage = cup.server.services.storage
    assert (await cup.page(1))["phase"] == "playing"
    await storage.write(Write(TOURNAMENTS.update().values(touched=time() - 301)))
    page = await cup.page(1)
    assert (page["phase"], page["may_start"]) == ("between", True)
    assert await cup.clients[1].refused("POST", f"{cup.path}/seat", {}) == "tournament-seat"
    page = await cup.clients[1].do("POST", f"{cup.path}/leave", {})
    assert page["may_start"] is False
    assert await cup.clients[1].refused("POST", f"{cup.path}/rounds", {"round": 2}) == "not-host"


async def test_a_game_that_all_players_have_left_ends_for_the_tournament(cup: Tournament) -> None:
    page = await cup.start(1)
    alone = page["tables"][1]["seats"][0]["player"]
    player = await cup.sit(alone)
    await player.my_turn()
    await cup.server.services.storage.write(Write(TABLES.update().values(touched=time() - 301)))
    table = (await cup.page())["tables"][1]
    assert (table["phase"], table["seats"][0]["points"]) == ("over", None)


async def test_card_games_fill_their_tables_with_bots(server: InProcessServer) -> None:
    cup = Tournament(server, 2)
    await cup.open(setup={"players": 5}, rounds=1)
    await cup.start(1)
    await cup.play(0, 1)
    page = await cup.page()
    assert page["phase"] == "over"
    (table,) = page["tables"]
    assert len(table["seats"]) == 2
    assert all((seat["points"] > 0) is seat["won"] for seat in table["seats"])


async def test_a_player_sees_the_own_tournaments_until_they_are_over(cup: Tournament) -> None:
    async def mine(reader: int) -> Any:
        return (await cup.clients[reader].do("GET", "/api/tournaments"))["tournaments"]

    line = {"code": (await cup.page())["code"], "title": "Cup", "round": 0, "rounds": 2}
    assert await mine(1) == [line | {"phase": "waiting", "calls": False}]
    await cup.start(1)
    assert await mine(1) == [line | {"round": 1, "phase": "playing", "calls": True}]
    await cup.play(0, 1, 2)
    assert await mine(2) == [line | {"round": 1, "phase": "between", "calls": False}]
    await cup.start(2)
    await cup.play(0, 1, 2)
    assert await mine(0) == []
    assert (await CookieClient(cup.server).do("GET", "/api/tournaments")) == {"tournaments": []}


async def test_the_host_can_be_deleted_and_the_tournament_goes_on(cup: Tournament) -> None:
    await cup.clients[0].do("DELETE", "/api/me")
    page = await cup.page(1)
    assert [one["name"] for one in page["players"]] == ["Bob", "Cid"]
    assert (page["host"], page["may_start"]) == (True, True)
    assert (await cup.start(1, by=2))["round"] == 1


async def test_the_tournaments_of_a_guest_move_to_the_account(cup: Tournament) -> None:
    account = CookieClient(cup.server)
    await account.do("PATCH", "/api/me", {"name": "Ann"})
    await account.add_passkey()
    await cup.clients[0].sign_in(account.device)
    page = await cup.page()
    assert (page["mine"], page["host"]) == (0, True)
    data = await cup.clients[0].do("GET", "/api/me/export")
    assert data["tournaments"] == [{"code": page["code"], "title": "Cup", "name": "Ann", "left": False, "host": True}]


async def test_old_tournaments_are_deleted(cup: Tournament) -> None:
    storage = cup.server.services.storage
    await rows.sweep(storage, time() - 60)
    assert (await cup.page())["title"] == "Cup"
    await rows.sweep(storage, time() + 60)
    assert await cup.clients[0].refused("GET", cup.path) == "no-tournament"


async def test_only_the_account_of_a_player_gets_the_seat(cup: Tournament) -> None:
    page = await cup.start(1)
    first, second = (seat["player"] for seat in page["tables"][0]["seats"])
    code = (await cup.sit(first)).table()["code"]
    assert (await cup.sit(second)).table()["you"] != (await cup.sit(first)).table()["you"]
    stranger = CookieClient(cup.server)
    await stranger.do("PATCH", "/api/me", {"name": NAMES[second]})
    assert await stranger.refused("POST", f"{cup.path}/seat", {}) == "tournament-seat"
    assert await stranger.refused("POST", f"/api/tables/{code}/join", {"name": NAMES[second]}) in ("locked", "running")
    watcher = await cup.server.watch(code, "no-token")
    assert watcher.table()["you"] is None


async def test_no_table_is_read_as_a_whole(server: InProcessServer) -> None:
    """A tournament costs as much among thousands as alone."""
    storage, asked = server.services.storage, list[tuple[str, Any]]()
    sa.event.listen(storage.engine, "before_cursor_execute", lambda *args: asked.append((args[2], args[3])))
    rows.find(storage, "abcdef")
    rows.players(storage, "a1")
    rows.games(storage, "a1")
    rows.of_account(storage, "a1")
    rows.newest_of(storage, "a1", 5)
    with storage.engine.begin() as connection:
        for write in rows.removal("a1"):
            connection.execute(write.statement)
    known = [*asked]
    assert len(known) == 10
    with storage.queries.reading() as connection:
        for text, values in known:
            plan = connection.exec_driver_sql(f"explain query plan {text}", values).all()
            assert {f"SCAN {name}" for name in META.tables}.isdisjoint(row[3] for row in plan), (text, plan)


async def test_no_answer_has_a_token_or_an_account(cup: Tournament) -> None:
    storage = cup.server.services.storage
    owners = [player.owner for player in rows.players(storage, storage.queries.value(TOURNAMENTS.select()))]
    await cup.start(1)
    await cup.sit(0)
    told = str(await cup.page(1))
    assert not [owner for owner in owners if owner in told]


async def test_refusals(cup: Tournament) -> None:
    one = cup.clients[0]
    assert await CookieClient(cup.server).refused("POST", f"{cup.path}/join", {"name": "ANN"}) == "name-taken"
    assert await one.refused("GET", "/api/tournaments/nothere") == "no-tournament"
    assert await one.refused("GET", "/api/tournaments/%C3%A9") == "no-tournament"
    assert await one.refused("POST", f"{cup.path}/seat", {}) == "tournament-seat"
    order = {"name": "Ann", "title": "Cup", "setup": DUEL}
    for wrong in ({"rounds": 0}, {"rounds": 9}, {"public": True}, {"setup": {"game": "duel", "players": 3}}):
        assert await one.refused("POST", "/api/tournaments", order | wrong) in ("malformed", "bad-setup")
    assert await one.refused("POST", "/api/tournaments", order | {"title": " "}) == "bad-name"
    status, body, _ = await cup.server.request("POST", "/api/tournaments", order)
    assert (status, body["error"]["code"]) == (401, "no-me")


async def test_a_tournament_has_room_for_64_players(cup: Tournament, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("boomtown.server.tournaments.tournaments.MOST", 3)
    assert await CookieClient(cup.server).refused("POST", f"{cup.path}/join", {"name": "Dora"}) == "full"


async def test_a_server_without_accounts_has_none(settings: Any) -> None:
    server = InProcessServer(settings, parts=(NotificationsPart(),))
    await server.open()
    assert (await server.request("GET", "/api/tournaments/abc"))[0] == 404
    await server.close()
