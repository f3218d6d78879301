"""Levels of bots: the host chooses one for each empty seat, and a first game has the personas."""

import pytest

from boomtown.server.engine import bot_registry

from ..conftest import InProcessServer, gather


@pytest.fixture
def personas(monkeypatch: pytest.MonkeyPatch) -> None:
    """Replace the list of bots by one with two personas and the level of the host's choice."""
    monkeypatch.setattr(bot_registry, "names_in", lambda game: ("greenhorn", "hothead", "marshal", "timid"))
    monkeypatch.setattr(bot_registry, "names", lambda: ("greenhorn", "hothead", "marshal", "timid"))


async def test_the_catalog_lists_the_bots_of_the_game(server: InProcessServer) -> None:
    _, facts, _ = await server.request("GET", "/api/catalog?game=dice")
    assert facts["bots"][0] == "greenhorn"
    assert set(facts["bots"]) <= set(bot_registry.names()), "names without a policy in this game are left out"


@pytest.mark.usefixtures("personas")
async def test_the_host_changes_the_level_of_one_bot(server: InProcessServer) -> None:
    code, token = await server.new_table(start=False, bots=2)
    host = await server.watch(code, token)
    number = next(n for n, seat in enumerate(host.table()["seats"]) if seat["kind"] == "bot")
    name = host.table()["seats"][number]["name"]
    host.send({"t": "bot", "seat": number, "bot": "marshal"})
    await gather(host.settled())
    seat = host.table()["seats"][number]
    assert (seat["bot"], seat["name"]) == ("marshal", name)
    assert [one["bot"] for one in host.table()["seats"] if one["kind"] == "bot"].count("greenhorn") == 1


@pytest.mark.usefixtures("personas")
@pytest.mark.parametrize(("first", "bots"), [(True, {"hothead", "timid"}), (False, {"greenhorn"})])
async def test_a_first_game_has_the_personas(server: InProcessServer, first: bool, bots: set[str]) -> None:
    code, _ = await server.new_table(start=False, first=first, bots="fill")
    assert {seat.bot for seat in server.room(code).table.seats[1:]} == bots
