"""Every game that is registered is served: facts, tables, a change of mind in the lobby."""

from typing import Any

import pytest

from boomtown.games import GAMES, catalog
from boomtown.server.engine import bot_registry

from ..conftest import InProcessServer
from ..toy_moments_game import MomentsGame, moments_game

__all__ = ["moments_game"]


async def test_the_games_there_are(server: InProcessServer, moments_game: type[MomentsGame]) -> None:
    _, body, _ = await server.request("GET", "/api/games")
    assert body == {"games": list(GAMES)}
    assert "moments" in body["games"]


@pytest.mark.parametrize("game", list(GAMES))
async def test_facts_of_each_game(server: InProcessServer, game: str) -> None:
    status, body, headers = await server.request("GET", f"/api/catalog?game={game}")
    assert (status, body) == (200, catalog(game) | {"bots": list(bot_registry.names_in(game))})
    _, _, others = await server.request("GET", "/api/catalog")
    assert (headers["etag"] == others["etag"]) == (game == "bang"), "the card game where none is named"


@pytest.mark.parametrize("game", ["chess", "", "Dice"])
async def test_no_such_game(server: InProcessServer, game: str) -> None:
    """The answer says which there are."""
    status, body, _ = await server.request("GET", f"/api/catalog?game={game}")
    assert (status, body["error"]["code"]) == (400, "bad-setup")
    assert ", ".join(GAMES) in body["error"]["text"]["args"]["detail"]
    order = {"name": "Ann", "setup": {"game": game, "players": 5}}
    status, body, _ = await server.request("POST", "/api/tables", order)
    assert (status, body["error"]["code"]) == (400, "bad-setup")
    assert ", ".join(GAMES) in body["error"]["text"]["args"]["detail"]


async def test_the_host_changes_the_game_in_the_lobby(server: InProcessServer, moments_game: type[MomentsGame]) -> None:
    """Seated players stay. A change that does not fit is refused and changes nothing."""
    code, token = await server.new_table(start=False, bots=1, public=True)
    host = await server.watch(code, token)
    bob = await server.watch(code, await server.join(code, "Bob"))
    wish: dict[str, Any] = {"game": "moments", "players": 3, "sets": [], "options": {}}
    host.send({"t": "setup", "setup": wish})
    await bob.wait(lambda m: m["t"] == "table" and m["table"]["setup"] == wish)
    assert [seat["name"] for seat in bob.table()["seats"]][:2] == ["Ann", "Bob"]
    assert await cards(server) == [("moments", 3)]
    host.send({"t": "setup", "setup": wish | {"game": "chess"}})
    assert await host.error() == "bad-setup"
    host.send({"t": "setup", "setup": wish | {"game": "bang", "players": 2}})
    assert await host.error() == "bad-setup"
    assert await cards(server) == [("moments", 3)]
    host.send({"t": "start"})
    assert (await bob.receive("state"))["view"]["calls"] == 0


async def cards(server: InProcessServer) -> list[tuple[str, int]]:
    """Game and players of the public tables."""
    _, body, _ = await server.request("GET", "/api/tables")
    return [(table["game"], table["players"]) for table in body["tables"]]
