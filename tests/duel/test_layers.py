"""The Duel in the layers that know no game: a table at the server, the terminal, PettingZoo."""

from __future__ import annotations

import io
import warnings

import pytest
from pettingzoo.test import api_test  # type: ignore[import-untyped]  # the package ships no types

from boomtown.bots import make_bot
from boomtown.cli.play import Session
from boomtown.env import pettingzoo
from boomtown.games import new_game
from boomtown.texts import Texts
from tests.cli.typist import Typist
from tests.server.conftest import InProcessServer, empty_database, no_errors, play_on, server, settings

__all__ = ["empty_database", "no_errors", "server", "settings"]


async def test_a_whole_game_at_a_table_and_the_next_one(
    server: InProcessServer, no_errors: pytest.LogCaptureFixture
) -> None:
    code, token = await server.new_table(setup={"game": "duel", "players": 2})
    me = await server.watch(code, token)
    last = await play_on(me)
    assert last["view"]["result"]["side"] in ("duel_law", "duel_outlaws")
    law = [seat["role"] for seat in last["view"]["seats"]].index("law")
    me.send({"t": "again", "rotate_sheriff": True})
    await me.wait(lambda m: m["t"] == "table" and m["table"]["round"] == 2)
    last = await play_on(me)
    assert [seat["role"] for seat in last["view"]["seats"]].index("law") == 1 - law


def test_environment() -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        api_test(pettingzoo.env(game="duel", players=2), num_cycles=60)
    shown = pettingzoo.env(game="duel", players=2, render_mode="ansi")
    shown.reset(seed=1)
    assert "is asked: front" in shown.render()


@pytest.mark.parametrize("language", ["en", "pl"])
def test_terminal(language: str) -> None:
    out = io.StringIO()
    game = new_game({"game": "duel", "players": 2}, "terminal")
    bots = [make_bot("greenhorn", p, game="duel") for p in range(2)]
    Session(game, bots, Texts(language, "duel"), Typist(out, 1), out, "terminal").play()
    screen = out.getvalue()
    assert game.over
    for name in (game.view(None)["seats"][0]["character"], "Common deck" if language == "en" else "Wspólna talia"):
        assert name in screen
    for raw in ("opt-", "ask-", "log-", "cli-", "{ $"):
        assert raw not in screen, raw
