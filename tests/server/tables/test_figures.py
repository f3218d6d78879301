"""The figures of each player are sent when the game is over, and not before."""

import json

from boomtown.server.engine import adapter

from ..conftest import InProcessServer, over, play_on


async def test_figures_are_sent_with_the_result(server: InProcessServer) -> None:
    code, token = await server.new_table(setup={"game": "dice", "players": 4}, bots=3)
    ann = await server.watch(code, token)
    end = await play_on(ann)
    running = [message for message in ann.received if message["t"] == "state" and not over(message)]
    assert running
    assert all("figures" not in message for message in running)
    counted = adapter.figures(server.room(code).match.game)
    assert [one["shots"] for one in end["figures"]] == [one.shots for one in counted]
    assert all(one["dodges"] is None for one in end["figures"])
    lucky = [one["luck"] for one in end["figures"] if one["luck"]]
    assert all(luck["odds"] >= 2 and luck["text"]["key"] == "end-luck-throw" for luck in lucky)
    await server.reopen()
    again = await server.watch(code, token)
    assert json.dumps((await again.receive("state"))["figures"]) == json.dumps(end["figures"])
