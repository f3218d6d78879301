"""The Dice Game at the table: a whole game, and what hidden roles may not show."""

from typing import Any

import pytest

from boomtown.server.engine.match import Match
from tests.samples import sampled

from ..conftest import InProcessServer, over, play_on
from ..fake_clock_table import MOMENT, FakeClockTable, bot, moments_game, table
from .test_absence import kinds

__all__ = ["bot", "moments_game", "table"]
MODULES = ["saloon_dice", "chiefs_arrow", "special_roles", "saloon_characters", "ghost"]
FIVE = {"game": "dice", "players": 5, "sets": MODULES}


@pytest.mark.slow
async def test_a_person_plays_a_whole_game_against_bots(
    server: InProcessServer, no_errors: pytest.LogCaptureFixture
) -> None:
    """All modules are on. Alone with bots, no moment delays the player. A second game follows."""
    code, token = await server.new_table(setup=FIVE)
    me = await server.watch(code, token)
    last = await play_on(me)
    assert over(last)
    states = [m for m in me.received if m["t"] == "state"]
    assert {s["pause"] for s in states} == {None}
    assert all(s["deadline"] is None for s in states if s["view"]["asked_why"] == "moment" and not s["decision"])
    assert "pass" in {kind for _, kind in kinds(server, code)}
    me.send({"t": "again", "rotate_sheriff": True})
    await me.wait(lambda m: m["t"] == "table" and m["table"]["round"] == 2)
    assert over(await play_on(me))


async def turns(table: FakeClockTable, roles: list[str]) -> None:
    """Some moves of a sheriff, two more people and bots, all of whom pass at every moment."""
    await table.gather("Bob", "Cat", watchers=1, setup=FIVE)
    async with table.room.lock:
        await table.room.start({"roles": roles})
    for _ in range(120):
        await table.rest()
        ask = table.match.game.ask
        if ask is None or any(event["t"] == "out" for event in table.match.game.events()):
            return
        if ask.moment or ask.who > 2:
            await table.passes(MOMENT)
        else:
            await table.choose(ask.who, ask.options[-1])


@sampled(
    "roles",
    {
        "left hand": ["Bear", "Doctor", "Gambler", "Bad", "Devil's Left Hand"],
        "right hand": ["Bear", "Bad", "Devil's Right Hand", "Gambler", "Judge"],
        "old outlaw": ["Bear", "Devil's Left Hand", "outlaw", "Doctor", "Ugly"],
    },
    "left hand",
)
@pytest.mark.slow
async def test_the_sheriff_and_the_watchers_cannot_tell_who_holds_what(
    server: InProcessServer, table: FakeClockTable, roles: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """With equal chance and other hidden roles, messages and times are equal until a player is out."""
    same = Match.fresh
    monkeypatch.setattr(Match, "fresh", classmethod(lambda cls, name, setup, seed: same(name, setup, "the same")))
    plain, other = table, FakeClockTable(server, table.clock)
    await turns(plain, ["Bear", "outlaw", "deputy", "outlaw", "renegade"])
    await turns(other, roles)
    for who in (0, 3):
        assert shown(plain, who) == shown(other, who)
    assert any('"moment"' in text for _, text in plain.messages[3])


def shown(table: FakeClockTable, who: int) -> list[Any]:
    """Return the messages before the first role was revealed."""
    out = [number for number, (_, text) in enumerate(table.messages[who]) if '"t": "out"' in text]
    return table.messages[who][: min(out, default=None)]
