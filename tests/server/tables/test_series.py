"""Several games of two players at one table: their score, and a series decided after so many wins."""

from collections.abc import Iterator
from typing import Any

import pytest

from boomtown import games
from boomtown.server.tables.series import Score, Series
from tests.toy_game.spec import SPEC

from ..conftest import InProcessServer, WebSocketClient, over, play_on

AGAIN = {"t": "again", "rotate_sheriff": True}
TWO = {"game": "highest", "players": 2}


@pytest.fixture(autouse=True)
def known() -> Iterator[None]:
    games.register(SPEC)
    yield
    del games.SPECS["highest"], games.GAMES["highest"]


async def table_of_two(server: InProcessServer, **wish: Any) -> tuple[str, WebSocketClient]:
    code, token = await server.new_table(setup=TWO, **wish)
    return code, await server.watch(code, token)


async def to_the_end(me: WebSocketClient) -> list[int]:
    """Play the game on; the seats that won it."""
    last = await play_on(me)
    assert over(last)
    await me.settled()
    winners: list[int] = last["view"]["result"]["winners"]
    return winners


async def again(me: WebSocketClient, **more: Any) -> None:
    games_before = me.table()["round"]
    me.send(AGAIN | more)
    await me.wait(lambda m: m["t"] == "table" and m["table"]["round"] == games_before + 1)


def score(me: WebSocketClient) -> dict[str, Any]:
    seen: dict[str, Any] = me.table()["series"]
    return seen


async def test_two_have_a_score(server: InProcessServer) -> None:
    """Without a series the score continues, also after a restart of the server."""
    code, me = await table_of_two(server)
    assert score(me) == {"best_of": 0, "wins": [0, 0], "games": 0, "winner": None}
    wins = [0, 0]
    for _ in range(4):
        for seat in await to_the_end(me):
            wins[seat] += 1
        assert (score(me)["wins"], score(me)["winner"]) == (wins, None)
        await again(me)
    assert score(me)["games"] == 4
    await server.reopen()
    me = await server.watch(code, me.token)
    assert score(me) == {"best_of": 0, "wins": wins, "games": 4, "winner": None}


async def test_best_of_three(server: InProcessServer) -> None:
    """Two wins decide it. The next game starts a new series of the same length."""
    _, me = await table_of_two(server, best_of=3)
    wins = [0, 0]
    while max(wins) < 2:
        assert score(me)["winner"] is None
        for seat in await to_the_end(me):
            wins[seat] += 1
        if max(wins) < 2:
            await again(me)
    assert score(me)["winner"] == wins.index(2)
    await again(me)
    assert score(me) == {"best_of": 3, "wins": [0, 0], "games": 0, "winner": None}


async def test_a_series_may_be_wished_for_later(server: InProcessServer) -> None:
    """It may start in the lobby or with the next game. Another length starts again, the same one does not."""
    code, token = await server.new_table(setup=TWO, start=False, bots=0)
    me = await server.watch(code, token)
    me.send({"t": "setup", "best_of": 5}, {"t": "start"})
    winners = await to_the_end(me)
    await again(me, best_of=5)
    assert score(me)["wins"] == [int(seat in winners) for seat in (0, 1)]
    await to_the_end(me)
    await again(me, best_of=3)
    assert score(me) == {"best_of": 3, "wins": [0, 0], "games": 0, "winner": None}


async def test_what_is_no_series_is_refused(server: InProcessServer) -> None:
    _, me = await table_of_two(server)
    me.send(AGAIN | {"best_of": 4})
    assert await me.error() == "malformed"


async def test_sides_by_choice_change_from_game_to_game(server: InProcessServer) -> None:
    """The host says who plays the law; the next game has the sides changed."""
    setup = {"game": "duel", "players": 2, "options": {"characters_per_side": 2}}
    code, token = await server.new_table(setup=setup, start=False, bots=1)
    me = await server.watch(code, token)
    me.send({"t": "start", "sheriff": 1})
    last = await play_on(me)
    assert last["view"]["result"]["roles"] == ["outlaws", "law"]
    await again(me)
    assert (await me.my_turn())["view"]["seats"][0]["role"] == "law"


async def test_more_than_two_have_no_score(server: InProcessServer) -> None:
    code, token = await server.new_table(setup={"game": "highest", "players": 3}, best_of=3)
    me = await server.watch(code, token)
    await to_the_end(me)
    assert score(me) is None


def test_a_game_that_nobody_wins_counts_as_one() -> None:
    series = Series(best_of=3)
    series.over([], 2)
    assert series.score(2) == Score(best_of=3, wins=[0, 0], games=1, winner=None)


def test_a_copy_is_its_own() -> None:
    series = Series(best_of=3)
    other = series.copy()
    other.over([1], 2)
    assert (series.wins, other.wins) == ([], [0, 1])
