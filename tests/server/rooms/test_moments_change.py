"""Moments while people come and go, take back, lose the connection, or do not wish to be asked."""

import pytest
from msgspec.structs import replace

from boomtown.server.config.settings import Settings

from ..conftest import InProcessServer
from ..fake_clock_table import MOMENT, PASS, FakeClockTable, Last, bot, posse, refusal, saloon, told
from ..storage.test_storage import Full
from ..toy_moments_game import USE, USE_TOO, MomentsGame
from .test_absence import kinds

__all__ = ["bot", "posse", "saloon"]


# --- comings and goings


async def test_a_second_pair_of_eyes_begins_the_pause(saloon: FakeClockTable) -> None:
    MomentsGame.dealt = {"doctor": 0}
    await saloon.open()
    await saloon.choose(0, 1)
    await saloon.passes(40)
    watcher = await saloon.enter()
    await saloon.rest()
    assert [(s["pause"], s["deadline"]) for s in saloon.states()] == [(MOMENT, None)] * 2
    assert watcher.state()["decision"] is None
    await saloon.passes(MOMENT)
    assert saloon.match.choices == [1, PASS]


async def test_without_other_eyes_the_pause_falls_away(saloon: FakeClockTable) -> None:
    """A second window of the same seat is no other pair of eyes."""
    await saloon.open(watchers=1)
    await saloon.enter(saloon.tokens[0])
    await saloon.choose(2, 1)
    await saloon.passes(1)
    assert saloon.match.choices == [1]
    await saloon.people[1].leave()
    await saloon.rest()
    assert saloon.match.choices[:3] == [1, PASS, PASS]


async def test_a_person_who_is_missing_is_still_at_the_table(saloon: FakeClockTable) -> None:
    """He may be back before the pause is over."""
    await saloon.open("Bob")
    await saloon.people[1].leave()
    await saloon.choose(0, 1)
    assert saloon.match.choices == [1]
    assert saloon.people[0].state()["pause"] == MOMENT


@pytest.mark.parametrize("when", ["before", "after"])
async def test_the_holder_leaves(saloon: FakeClockTable, bot: type[Last], when: str) -> None:
    """A bot answers at the same end. An own answer of the player stays."""
    bot.moment = USE
    MomentsGame.dealt = {"doctor": 2}
    await saloon.open("Bob", "Cat")
    await saloon.choose(0, 1)
    if when == "after":
        await saloon.choose(2, USE_TOO)
    saloon.people[2].send({"t": "leave"})
    await saloon.rest()
    await saloon.passes(2.4)
    assert saloon.match.choices == [1]
    await saloon.passes(0.1)
    assert saloon.match.choices == [1, USE if when == "before" else USE_TOO]


@pytest.mark.parametrize("grace", [1.0, 10.0])
async def test_the_holder_is_lost(settings: Settings, saloon: FakeClockTable, bot: type[Last], grace: float) -> None:
    """Within the grace period no bot answers; later one does. A player back in time answers themselves."""
    bot.moment = USE
    MomentsGame.dealt = {"doctor": 2, "judge": 2}
    saloon.server.services.registry.settings = replace(settings, reconnect_grace=grace)
    await saloon.open("Bob", "Cat")
    await saloon.choose(0, 1)
    await saloon.people.pop().leave()
    await saloon.passes(2)
    await saloon.passes(0.5)
    assert saloon.match.choices == [1, USE if grace < MOMENT else PASS]
    await saloon.enter(saloon.tokens[2])
    await saloon.choose(2, USE_TOO)
    await saloon.passes(MOMENT)
    assert saloon.match.choices[2] == USE_TOO


async def test_an_empty_room_stands_still(saloon: FakeClockTable) -> None:
    MomentsGame.dealt = {"doctor": 1}
    await saloon.open("Bob")
    await saloon.choose(0, 1)
    await saloon.passes(1)
    await saloon.choose(1, USE)
    await saloon.people[0].leave()
    await saloon.people[1].leave()
    saloon.people.clear()
    await saloon.passes(3600)
    assert saloon.match.choices == [1]
    back = await saloon.enter(saloon.tokens[1])
    await saloon.rest()
    assert (back.state()["pause"], back.state()["held"]) == (1.5, USE)
    await saloon.passes(1.5)
    assert saloon.match.choices == [1, USE]


async def test_taken_back_in_the_middle(saloon: FakeClockTable) -> None:
    """An answer kept goes with the move it answered."""
    MomentsGame.dealt = {"doctor": 1}
    await saloon.open("Bob")
    await saloon.choose(0, 1)
    await saloon.choose(1, USE)
    await saloon.passes(1)
    saloon.people[0].send({"t": "undo", "move": saloon.match.game.moves})
    await saloon.rest()
    assert [(s["pause"], s["held"], s["view"]["asked"]) for s in saloon.states()] == [(None, None, 0)] * 2
    await saloon.choose(0, 2)
    assert [(s["pause"], s["held"]) for s in saloon.states()] == [(MOMENT, None)] * 2
    await saloon.passes(MOMENT)
    assert saloon.match.choices == [1, -10, 2, PASS]


async def test_a_full_disk_at_the_end_of_a_moment(saloon: FakeClockTable) -> None:
    """The answer is kept until it can be stored."""
    MomentsGame.dealt = {"doctor": 1}
    await saloon.open("Bob")
    await saloon.choose(0, 1)
    await saloon.choose(1, USE)
    with Full(saloon.server):
        saloon.clock.now += MOMENT
        saloon.room.wake()
        for person in saloon.people:
            await person.wait(lambda m: m["t"] == "trouble" and m["on"])
        assert saloon.match.choices == [1]
    for person in saloon.people:
        await person.wait(lambda m: m["t"] == "trouble" and not m["on"])
    await saloon.rest()
    assert saloon.match.choices == [1, USE]


async def test_after_a_restart_the_pause_begins_anew(saloon: FakeClockTable) -> None:
    """Answers given before the restart are kept."""
    MomentsGame.dealt = {"doctor": 1}
    await saloon.open("Bob")
    await saloon.choose(0, 1)
    await saloon.choose(1, USE)
    await saloon.passes(2)
    await saloon.server.reopen()
    saloon.people.clear()
    for token in saloon.tokens:
        await saloon.enter(token)
    await saloon.rest()
    assert [(s["pause"], s["held"]) for s in saloon.states()] == [(MOMENT, None), (MOMENT, USE)]
    await saloon.passes(MOMENT)
    assert saloon.match.choices == [1, USE]


# --- not to be asked


async def test_not_asked_until_he_says_otherwise(server: InProcessServer, saloon: FakeClockTable) -> None:
    """Other players see no difference, neither at the wish nor at the moment."""
    stories = []
    for wish in ([], ["doctor", "whatever", "doctor"]):
        MomentsGame.dealt = {"doctor": 1}
        table = await FakeClockTable(server, saloon.clock).open("Bob", watchers=1)
        table.people[1].send({"t": "quiet", "whys": wish})
        await table.rest()
        assert [s["quiet"] for s in table.states()] == [[], list(dict.fromkeys(wish)), []]
        await table.choose(0, 1)
        assert (table.people[1].state()["decision"] is None) == bool(wish)
        await table.passes(MOMENT)
        await table.passes(MOMENT)
        stories.append(told(table, 1))
    assert stories[0] == stories[1]
    assert kinds(server, table.code)[1] == (1, "pass")
    await server.reopen()
    table.people.clear()
    again = await table.enter(table.tokens[1])
    await table.rest()
    assert again.state()["quiet"] == ["doctor", "whatever"]
    again.send({"t": "quiet", "whys": []})
    await table.rest()
    assert again.state()["quiet"] == []


async def test_it_holds_at_once(saloon: FakeClockTable) -> None:
    """Said in the middle of the moment it takes back what was answered; unsaid, the seat is asked."""
    MomentsGame.dealt = {"doctor": 1}
    await saloon.open("Bob", "Cat")
    await saloon.choose(0, 1)
    await saloon.choose(1, USE)
    saloon.people[1].send({"t": "quiet", "whys": ["doctor"]})
    await saloon.rest()
    state = saloon.people[1].state()
    assert (state["decision"], state["held"]) == (None, None)
    await saloon.choose(1, USE)
    assert refusal(saloon.people[1]) == "not-asked"
    saloon.people[1].send({"t": "quiet", "whys": ["judge"]})
    await saloon.rest()
    assert saloon.people[1].state()["decision"] is not None
    await saloon.passes(MOMENT)
    assert saloon.match.choices == [1, PASS]


async def test_alone_it_spares_the_wait(saloon: FakeClockTable) -> None:
    MomentsGame.dealt = {"doctor": 0, "judge": 0}
    await saloon.open()
    saloon.people[0].send({"t": "quiet", "whys": ["judge"]})
    await saloon.choose(0, 1)
    assert saloon.match.choices == [1]
    saloon.people[0].send({"t": "quiet", "whys": ["doctor", "judge"]})
    await saloon.rest()
    assert saloon.people[0].state()["view"]["calls"] == 4


async def test_whose_wish_it_is(saloon: FakeClockTable) -> None:
    await saloon.open("Bob", watchers=1)
    saloon.people[2].send({"t": "quiet", "whys": ["doctor"]})
    assert await saloon.people[2].error() == "not-asked"
    for bad in ({}, {"whys": "doctor"}, {"whys": [1]}, {"whys": ["a" * 65]}, {"whys": ["a"] * 17}, {"whys": None}):
        saloon.people[0].send({"t": "quiet", **bad})
        assert await saloon.people[0].error() == "malformed"
    await saloon.rest()
    assert [s["quiet"] for s in saloon.states()] == [[], [], []]


async def test_for_a_turn(saloon: FakeClockTable, monkeypatch: pytest.MonkeyPatch) -> None:
    """A word for a turn spares the moments of that turn, at the same pace, and lapses with it."""
    monkeypatch.setattr(MomentsGame.questions["doctor"], "standing", ("turn",))
    monkeypatch.setattr(MomentsGame, "occasion", lambda game, scope: f"turn{game.state.calls // 4}")
    MomentsGame.dealt = {"doctor": 1}
    await saloon.open("Bob")
    await saloon.choose(0, 1)
    assert saloon.match.game.standing() == {"always": "doctor", "turn": "doctor@turn0"}
    assert saloon.people[1].state()["decision"] is not None
    saloon.people[1].send({"t": "quiet", "whys": ["doctor@turn0", "doctor@turn7"]})
    await saloon.rest()
    state = saloon.people[1].state()
    assert (state["quiet"], state["decision"]) == (["doctor@turn0"], None)
    while saloon.match.game.state.calls // 4 == 0:
        await saloon.passes(MOMENT)
        if saloon.match.game.ask is not None and not saloon.match.game.ask.moment:
            await saloon.choose(saloon.match.game.ask.who, 1)
    await saloon.rest()
    assert saloon.people[1].state()["quiet"] == []
