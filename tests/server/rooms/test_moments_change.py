"""Moments while people come and go, take back, lose the connection, or do not wish to be asked."""

import pytest
from msgspec.structs import replace

from boomtown.server.config.settings import Settings

from ..conftest import InProcessServer
from ..fake_clock_table import (
    MOMENT,
    PASS,
    FakeClockTable,
    LastOptionBot,
    bot,
    messages_without,
    moments_game,
    refusal,
    table,
)
from ..storage.test_storage import Full
from ..toy_moments_game import USE, USE_TOO, MomentsGame
from .test_absence import kinds

__all__ = ["bot", "moments_game", "table"]


# --- comings and goings


async def test_a_second_pair_of_eyes_begins_the_pause(table: FakeClockTable) -> None:
    MomentsGame.dealt = {"doctor": 0}
    await table.open()
    await table.choose(0, 1)
    await table.passes(40)
    watcher = await table.enter()
    await table.rest()
    assert [(s["pause"], s["deadline"]) for s in table.states()] == [(MOMENT, None)] * 2
    assert watcher.state()["decision"] is None
    await table.passes(MOMENT)
    assert table.match.choices == [1, PASS]


async def test_without_other_eyes_the_pause_falls_away(table: FakeClockTable) -> None:
    """A second window of the same seat is no other pair of eyes."""
    await table.open(watchers=1)
    await table.enter(table.tokens[0])
    await table.choose(2, 1)
    await table.passes(1)
    assert table.match.choices == [1]
    await table.people[1].leave()
    await table.rest()
    assert table.match.choices[:3] == [1, PASS, PASS]


async def test_a_person_who_is_missing_is_still_at_the_table(table: FakeClockTable) -> None:
    """He may be back before the pause is over."""
    await table.open("Bob")
    await table.people[1].leave()
    await table.choose(0, 1)
    assert table.match.choices == [1]
    assert table.people[0].state()["pause"] == MOMENT


@pytest.mark.parametrize("when", ["before", "after"])
async def test_the_holder_leaves(table: FakeClockTable, bot: type[LastOptionBot], when: str) -> None:
    """A bot answers at the same end. An own answer of the player stays."""
    bot.moment = USE
    MomentsGame.dealt = {"doctor": 2}
    await table.open("Bob", "Cat")
    await table.choose(0, 1)
    if when == "after":
        await table.choose(2, USE_TOO)
    table.people[2].send({"t": "leave"})
    await table.rest()
    await table.passes(2.4)
    assert table.match.choices == [1]
    await table.passes(0.1)
    assert table.match.choices == [1, USE if when == "before" else USE_TOO]


@pytest.mark.parametrize("grace", [1.0, 10.0])
async def test_the_holder_is_lost(
    settings: Settings, table: FakeClockTable, bot: type[LastOptionBot], grace: float
) -> None:
    """Within the grace period no bot answers; later one does. A player back in time answers themselves."""
    bot.moment = USE
    MomentsGame.dealt = {"doctor": 2, "judge": 2}
    table.server.services.registry.settings = replace(settings, reconnect_grace=grace)
    await table.open("Bob", "Cat")
    await table.choose(0, 1)
    await table.people.pop().leave()
    await table.passes(2)
    await table.passes(0.5)
    assert table.match.choices == [1, USE if grace < MOMENT else PASS]
    await table.enter(table.tokens[2])
    await table.choose(2, USE_TOO)
    await table.passes(MOMENT)
    assert table.match.choices[2] == USE_TOO


async def test_an_empty_room_stands_still(table: FakeClockTable) -> None:
    MomentsGame.dealt = {"doctor": 1}
    await table.open("Bob")
    await table.choose(0, 1)
    await table.passes(1)
    await table.choose(1, USE)
    await table.people[0].leave()
    await table.people[1].leave()
    table.people.clear()
    await table.passes(3600)
    assert table.match.choices == [1]
    back = await table.enter(table.tokens[1])
    await table.rest()
    assert (back.state()["pause"], back.state()["held"]) == (1.5, USE)
    await table.passes(1.5)
    assert table.match.choices == [1, USE]


async def test_taken_back_in_the_middle(table: FakeClockTable) -> None:
    """An answer kept goes with the move it answered."""
    MomentsGame.dealt = {"doctor": 1}
    await table.open("Bob")
    await table.choose(0, 1)
    await table.choose(1, USE)
    await table.passes(1)
    table.people[0].send({"t": "undo", "move": table.match.game.moves})
    await table.rest()
    assert [(s["pause"], s["held"], s["view"]["asked"]) for s in table.states()] == [(None, None, 0)] * 2
    await table.choose(0, 2)
    assert [(s["pause"], s["held"]) for s in table.states()] == [(MOMENT, None)] * 2
    await table.passes(MOMENT)
    assert table.match.choices == [1, -10, 2, PASS]


async def test_a_full_disk_at_the_end_of_a_moment(table: FakeClockTable) -> None:
    """The answer is kept until it can be stored."""
    MomentsGame.dealt = {"doctor": 1}
    await table.open("Bob")
    await table.choose(0, 1)
    await table.choose(1, USE)
    with Full(table.server):
        table.clock.now += MOMENT
        table.room.wake()
        for person in table.people:
            await person.wait(lambda m: m["t"] == "trouble" and m["on"])
        assert table.match.choices == [1]
    for person in table.people:
        await person.wait(lambda m: m["t"] == "trouble" and not m["on"])
    await table.rest()
    assert table.match.choices == [1, USE]


async def test_after_a_restart_the_pause_begins_anew(table: FakeClockTable) -> None:
    """Answers given before the restart are kept."""
    MomentsGame.dealt = {"doctor": 1}
    await table.open("Bob")
    await table.choose(0, 1)
    await table.choose(1, USE)
    await table.passes(2)
    await table.server.reopen()
    table.people.clear()
    for token in table.tokens:
        await table.enter(token)
    await table.rest()
    assert [(s["pause"], s["held"]) for s in table.states()] == [(MOMENT, None), (MOMENT, USE)]
    await table.passes(MOMENT)
    assert table.match.choices == [1, USE]


# --- not to be asked


async def test_not_asked_until_he_says_otherwise(server: InProcessServer, table: FakeClockTable) -> None:
    """Other players see no difference, neither at the wish nor at the moment."""
    stories = []
    for wish in ([], ["doctor", "whatever", "doctor"]):
        MomentsGame.dealt = {"doctor": 1}
        other = await FakeClockTable(server, table.clock).open("Bob", watchers=1)
        other.people[1].send({"t": "quiet", "whys": wish})
        await other.rest()
        assert [s["quiet"] for s in other.states()] == [[], list(dict.fromkeys(wish)), []]
        await other.choose(0, 1)
        assert (other.people[1].state()["decision"] is None) == bool(wish)
        await other.passes(MOMENT)
        await other.passes(MOMENT)
        stories.append(messages_without(other, 1))
    assert stories[0] == stories[1]
    assert kinds(server, other.code)[1] == (1, "pass")
    await server.reopen()
    other.people.clear()
    again = await other.enter(other.tokens[1])
    await other.rest()
    assert again.state()["quiet"] == ["doctor", "whatever"]
    again.send({"t": "quiet", "whys": []})
    await other.rest()
    assert again.state()["quiet"] == []


async def test_it_holds_at_once(table: FakeClockTable) -> None:
    """Said in the middle of the moment it takes back what was answered; unsaid, the seat is asked."""
    MomentsGame.dealt = {"doctor": 1}
    await table.open("Bob", "Cat")
    await table.choose(0, 1)
    await table.choose(1, USE)
    table.people[1].send({"t": "quiet", "whys": ["doctor"]})
    await table.rest()
    state = table.people[1].state()
    assert (state["decision"], state["held"]) == (None, None)
    await table.choose(1, USE)
    assert refusal(table.people[1]) == "not-asked"
    table.people[1].send({"t": "quiet", "whys": ["judge"]})
    await table.rest()
    assert table.people[1].state()["decision"] is not None
    await table.passes(MOMENT)
    assert table.match.choices == [1, PASS]


async def test_alone_it_spares_the_wait(table: FakeClockTable) -> None:
    MomentsGame.dealt = {"doctor": 0, "judge": 0}
    await table.open()
    table.people[0].send({"t": "quiet", "whys": ["judge"]})
    await table.choose(0, 1)
    assert table.match.choices == [1]
    table.people[0].send({"t": "quiet", "whys": ["doctor", "judge"]})
    await table.rest()
    assert table.people[0].state()["view"]["calls"] == 4


async def test_whose_wish_it_is(table: FakeClockTable) -> None:
    await table.open("Bob", watchers=1)
    table.people[2].send({"t": "quiet", "whys": ["doctor"]})
    assert await table.people[2].error() == "not-asked"
    for bad in ({}, {"whys": "doctor"}, {"whys": [1]}, {"whys": ["a" * 65]}, {"whys": ["a"] * 17}, {"whys": None}):
        table.people[0].send({"t": "quiet", **bad})
        assert await table.people[0].error() == "malformed"
    await table.rest()
    assert [s["quiet"] for s in table.states()] == [[], [], []]


async def test_for_a_turn(table: FakeClockTable, monkeypatch: pytest.MonkeyPatch) -> None:
    """A word for a turn spares the moments of that turn, at the same pace, and lapses with it."""
    monkeypatch.setattr(MomentsGame.questions["doctor"], "standing", ("turn",))
    monkeypatch.setattr(MomentsGame, "occasion", lambda game, scope: f"turn{game.state.calls // 4}")
    MomentsGame.dealt = {"doctor": 1}
    await table.open("Bob")
    await table.choose(0, 1)
    assert table.match.game.standing() == {"always": "doctor", "turn": "doctor@turn0"}
    assert table.people[1].state()["decision"] is not None
    table.people[1].send({"t": "quiet", "whys": ["doctor@turn0", "doctor@turn7"]})
    await table.rest()
    state = table.people[1].state()
    assert (state["quiet"], state["decision"]) == (["doctor@turn0"], None)
    while table.match.game.state.calls // 4 == 0:
        await table.passes(MOMENT)
        if table.match.game.ask is not None and not table.match.game.ask.moment:
            await table.choose(table.match.game.ask.who, 1)
    await table.rest()
    assert table.people[1].state()["quiet"] == []
