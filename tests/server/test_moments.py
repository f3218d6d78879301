"""Moments: the table waits the same time whoever may interrupt, and nobody learns who was asked."""

import asyncio
import json
from collections.abc import Iterable
from dataclasses import replace
from typing import Any

import pytest

from boomtown.server import names, players
from boomtown.server.audience import Audience
from boomtown.server.settings import Settings

from .conftest import Browser, House
from .test_absence import kinds
from .test_storage import Full
from .toy import USE, USE_TOO, Posse, posse

__all__ = ["posse"]
PASS = -1
MOMENT = 2.5


class Clock:
    """Time that stands still until the test lets it pass. It lies in the loop's future, so nothing wakes by itself."""

    def __init__(self) -> None:
        self.now = asyncio.get_running_loop().time() + 1e6

    def __call__(self) -> float:
        return self.now


class Last:
    """A bot that takes the last option, at a moment whatever it is told to."""

    moment = PASS

    def choose(self, game: Any, seat: int) -> int:
        return self.moment if game.ask.moment else int(game.ask.options[-1])


class Saloon:
    """A running table of the toy under a clock of its own."""

    def __init__(self, house: House, clock: Clock) -> None:
        self.house, self.clock = house, clock
        self.people: list[Browser] = []
        self.tokens: list[str] = []
        self.told: dict[int, list[tuple[float, str]]] = {}  # what each browser heard, and when

    async def open(self, *names: str, watchers: int = 0, timer: int = 60) -> "Saloon":
        """Ann and whoever is named; bots fill the other seats of four."""
        self.code, token = await self.house.new_table(
            title="Dry Gulch", setup={"game": "posse", "players": 4}, start=False, bots=0, timer=timer
        )
        self.began = self.clock.now
        self.tokens = [token, *[await self.house.join(self.code, name) for name in names]]
        for key in (*self.tokens, *[None] * watchers):
            await self.enter(key)
        self.people[0].send({"t": "start"})
        await self.rest()
        return self

    async def enter(self, token: str | None = None) -> Browser:
        self.people.append(await self.house.watch(self.code, token))
        return self.people[-1]

    @property
    def room(self) -> Any:
        return self.house.room(self.code)

    @property
    def match(self) -> Any:
        return self.room.match

    async def rest(self) -> None:
        """Everything that can happen now has happened and was heard."""
        for browser in self.people:
            if browser.closed is None and not browser._task.done():
                await browser.settled()
        while self.room.lock.locked() or ((due := self.room.pilot.due()) and due.at <= self.clock.now):
            await asyncio.sleep(0)
        for number, browser in enumerate(self.people):
            if browser.closed is None and not browser._task.done():
                await browser.settled()
            self._record(number, browser)

    def _record(self, number: int, browser: Browser) -> None:
        told = self.told.setdefault(number, [])
        fresh = [m for m in browser.heard if m["t"] != "pong"][len(told) :]
        same = {self.room.table.id: "ID", self.code: "CODE"}  # what differs between any two tables
        for message in fresh:
            text = json.dumps(message)
            for old, new in same.items():
                text = text.replace(json.dumps(old), json.dumps(new))
            told.append((round(self.clock.now - self.began, 3), text))

    async def passes(self, seconds: float) -> None:
        self.clock.now += seconds
        self.room.wake()
        await self.rest()

    async def choose(self, who: int, code: int) -> None:
        self.people[who].send({"t": "choose", "move": self.match.game.moves, "code": code})
        await self.rest()

    def states(self) -> list[dict[str, Any]]:
        return [person.state() for person in self.people]


@pytest.fixture
def bot(monkeypatch: pytest.MonkeyPatch) -> type[Last]:
    """What every bot does here."""
    monkeypatch.setattr(names, "bot_name", lambda taken: "Rusty")
    monkeypatch.setattr(players, "make", lambda name: Last())
    monkeypatch.setattr(Last, "moment", PASS)
    return Last


@pytest.fixture
async def saloon(house: House, posse: type[Posse], bot: type[Last], monkeypatch: pytest.MonkeyPatch) -> Saloon:
    clock = Clock()
    monkeypatch.setattr(Audience, "clock", staticmethod(clock))
    return Saloon(house, clock)


def events(state: dict[str, Any]) -> list[tuple[str, int]]:
    return [(event["t"], event["count"]) for event in state["events"]]


def refusal(browser: Browser) -> str:
    """Code of the newest error."""
    return str(next(m for m in reversed(browser.heard) if m["t"] == "error")["code"])


# --- what is told


async def evening(house: House, clock: Clock, holder: int | None, says: Iterable[int] = ()) -> Saloon:
    """One turn with everything others might try; the holder, if he is a person, says this and that meanwhile."""
    Posse.dealt = {} if holder is None else {"doctor": holder}
    saloon = await Saloon(house, clock).open("Bob", "Cat", watchers=1)
    await saloon.choose(0, 1)
    for who, browser in enumerate(saloon.people):  # prying: a hand on the button, whoever it belongs to
        if who != holder:
            browser.send({"t": "choose", "move": saloon.match.game.moves, "code": PASS})
            browser.send({"t": "choose", "move": saloon.match.game.moves, "code": USE})
            browser.send({"t": "choose", "move": saloon.match.game.moves - 1, "code": PASS})
            if who:
                browser.send({"t": "undo", "move": saloon.match.game.moves})
    await saloon.passes(1.0)
    for code in says:
        if holder in (0, 1, 2):
            await saloon.choose(holder, code)
    late = await saloon.enter()  # somebody looks in, in the middle
    await saloon.passes(1.4)
    assert late.state()["view"]["asked_why"] == "moment"
    assert len(saloon.match.choices) == 1
    await saloon.passes(0.1)
    assert len(saloon.match.choices) == 2
    await saloon.passes(MOMENT)
    await saloon.choose(1, 2)
    await saloon.passes(3 * MOMENT)
    return saloon


def told(saloon: Saloon, *without: int | None) -> dict[int, list[tuple[float, str]]]:
    return {who: heard for who, heard in saloon.told.items() if who not in without}


@pytest.mark.parametrize(
    ("holder", "says"),
    [(0, ()), (1, ()), (2, (PASS,)), (2, (USE, PASS)), (3, ())],
    ids=["turn player silent", "silent", "passes", "thinks better of it", "bot"],
)
async def test_nobody_else_learns_who_was_asked(
    house: House, saloon: Saloon, holder: int, says: tuple[int, ...]
) -> None:
    """Message for message and at the same times as where nobody holds anything."""
    plain = await evening(house, saloon.clock, None)
    other = await evening(house, saloon.clock, holder, says)
    assert told(plain, holder) == told(other, holder)
    assert sum(len(heard) for heard in other.told.values()) > 60, "a test that hears nothing proves nothing"


@pytest.mark.parametrize("says", [(USE,), (PASS, USE)])
async def test_when_it_was_decided_cannot_be_told(
    house: House, saloon: Saloon, bot: type[Last], says: tuple[int, ...]
) -> None:
    """A role that is used shows at the end of the pause, a person's at once or late, or a bot's."""
    bot.moment = USE
    first = await evening(house, saloon.clock, 2, says)
    second = await evening(house, saloon.clock, 2, (PASS, USE_TOO, USE))
    third = await evening(house, saloon.clock, 3)
    assert told(first, 2) == told(second, 2)
    shown = [[when for when, text in heard[4] if '"role"' in text] for heard in (first.told, third.told)]
    assert shown[0] == shown[1][:1] == [MOMENT]


async def test_an_answer_waits_for_the_end(saloon: Saloon) -> None:
    """Until then it is neither played nor stored, and its seat alone is shown that it is kept."""
    Posse.dealt = {"doctor": 2}
    await saloon.open("Bob", "Cat", watchers=1)
    await saloon.choose(0, 1)
    assert [state["pause"] for state in saloon.states()] == [MOMENT] * 4
    assert [state["deadline"] for state in saloon.states()] == [None] * 4
    assert [state["decision"] is not None for state in saloon.states()] == [False, False, True, False]
    heard = [len(person.heard) for person in saloon.people]
    await saloon.choose(2, USE)
    await saloon.choose(2, USE_TOO)
    pongs = [sum(m["t"] == "pong" for m in person.heard[n:]) for n, person in zip(heard, saloon.people, strict=True)]
    news = [len(person.heard) - n - p for n, p, person in zip(heard, pongs, saloon.people, strict=True)]
    assert news == [0, 0, 2, 0]
    assert [state["held"] for state in saloon.states()] == [None, None, USE_TOO, None]
    assert kinds(saloon.house, saloon.code) == [(0, "human")]
    await saloon.passes(MOMENT)
    assert saloon.match.choices == [1, USE_TOO]
    assert kinds(saloon.house, saloon.code)[1] == (2, "human")
    assert [events(state) for state in saloon.states()] == [[("role", USE_TOO)]] * 4
    assert [state["pause"] for state in saloon.states()] == [MOMENT] * 4, "the next moment has a pause of its own"
    await saloon.passes(MOMENT)
    assert [state["view"]["asked"] for state in saloon.states()] == [1] * 4
    assert [(state["pause"], state["deadline"]) for state in saloon.states()] == [(None, 60)] * 4
    assert kinds(saloon.house, saloon.code)[2] == (0, "pass")


async def test_out_of_turn_stale_and_illegal(saloon: Saloon) -> None:
    """Also for the seat of which the engine asks nothing but to pass."""
    Posse.dealt = {"judge": 2}
    await saloon.open("Bob", "Cat", watchers=1)
    await saloon.choose(0, 1)
    assert saloon.match.game.ask.who == 0
    for who in range(4):
        await saloon.choose(who, PASS)
        assert refusal(saloon.people[who]) == "not-asked"
    await saloon.passes(MOMENT)
    holder = saloon.people[2]
    holder.send({"t": "choose", "move": 1, "code": USE}, {"t": "choose", "move": 2, "code": 1})
    assert [await holder.error(), await holder.error()] == ["stale", "illegal"]
    assert saloon.match.held is None


# --- one person at the table


async def test_alone_nothing_waits_for_others(saloon: Saloon) -> None:
    """Bots and seats that could only pass are answered at once."""
    Posse.dealt = {"doctor": 3}
    Last.moment = USE
    await saloon.open()
    await saloon.choose(0, 1)
    state = saloon.people[0].state()
    assert (state["view"]["asked"], state["view"]["calls"]) == (0, 4), "a whole round at once, the bots' delay is none"
    states = [m for m in saloon.people[0].heard if m["t"] == "state"]
    assert {s["pause"] for s in states} == {None}
    assert {s["deadline"] for s in states if s["view"]["asked_why"] == "moment"} == {None}
    assert kinds(saloon.house, saloon.code)[:3] == [(0, "human"), (3, "bot"), (0, "pass")]


async def test_alone_the_own_moment_has_the_timer_of_the_table(saloon: Saloon) -> None:
    Posse.dealt = {"doctor": 0}
    await saloon.open()
    await saloon.choose(0, 1)
    await saloon.passes(40)
    state = saloon.people[0].state()
    assert (state["decision"]["why"], state["pause"], state["deadline"]) == ("doctor", None, 60)
    await saloon.choose(0, USE)
    assert saloon.match.choices[:3] == [1, USE, PASS]
    await saloon.passes(60)
    assert kinds(saloon.house, saloon.code)[4] == (0, "timeout"), "the moment after the next bot's call"


@pytest.mark.parametrize("holder", [None, 0])
async def test_taking_back_tells_no_time(saloon: Saloon, holder: int | None) -> None:
    """The time left is that of real decisions, never of a moment that perhaps was answered for the seat."""
    Posse.dealt = {} if holder is None else {"judge": holder}
    await saloon.open("Bob")
    saloon.clock.now += 30
    await saloon.choose(0, 1)
    await saloon.passes(MOMENT)
    await saloon.passes(MOMENT)
    assert saloon.match._left == {0: 30}


# --- comings and goings


async def test_a_second_pair_of_eyes_begins_the_pause(saloon: Saloon) -> None:
    Posse.dealt = {"doctor": 0}
    await saloon.open()
    await saloon.choose(0, 1)
    await saloon.passes(40)
    watcher = await saloon.enter()
    await saloon.rest()
    assert [(s["pause"], s["deadline"]) for s in saloon.states()] == [(MOMENT, None)] * 2
    assert watcher.state()["decision"] is None
    await saloon.passes(MOMENT)
    assert saloon.match.choices == [1, PASS]


async def test_without_other_eyes_the_pause_falls_away(saloon: Saloon) -> None:
    """A second window of the same seat is no other pair of eyes."""
    await saloon.open(watchers=1)
    await saloon.enter(saloon.tokens[0])
    await saloon.choose(2, 1)
    await saloon.passes(1)
    assert saloon.match.choices == [1]
    await saloon.people[1].leave()
    await saloon.rest()
    assert saloon.match.choices[:3] == [1, PASS, PASS]


async def test_a_person_who_is_missing_is_still_at_the_table(saloon: Saloon) -> None:
    """He may be back before the pause is over."""
    await saloon.open("Bob")
    await saloon.people[1].leave()
    await saloon.choose(0, 1)
    assert saloon.match.choices == [1]
    assert saloon.people[0].state()["pause"] == MOMENT


@pytest.mark.parametrize("when", ["before", "after"])
async def test_the_holder_leaves(saloon: Saloon, bot: type[Last], when: str) -> None:
    """A bot answers for him, at the same end; an answer of his own stays."""
    bot.moment = USE
    Posse.dealt = {"doctor": 2}
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
async def test_the_holder_is_lost(settings: Settings, saloon: Saloon, bot: type[Last], grace: float) -> None:
    """Within the grace nobody speaks for him, later a bot does; back in time he speaks himself."""
    bot.moment = USE
    Posse.dealt = {"doctor": 2, "judge": 2}
    saloon.house.hall.settings = replace(settings, grace=grace)
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


async def test_an_empty_room_stands_still(saloon: Saloon) -> None:
    Posse.dealt = {"doctor": 1}
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


async def test_taken_back_in_the_middle(saloon: Saloon) -> None:
    """An answer kept goes with the move it answered."""
    Posse.dealt = {"doctor": 1}
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


async def test_a_full_disk_at_the_end_of_a_moment(saloon: Saloon) -> None:
    """The answer is kept until it can be stored."""
    Posse.dealt = {"doctor": 1}
    await saloon.open("Bob")
    await saloon.choose(0, 1)
    await saloon.choose(1, USE)
    with Full(saloon.house):
        saloon.clock.now += MOMENT
        saloon.room.wake()
        for person in saloon.people:
            await person.settled()
        assert saloon.match.choices == [1]
    await saloon.rest()
    assert saloon.match.choices == [1, USE]


async def test_after_a_restart_the_pause_begins_anew(saloon: Saloon) -> None:
    Posse.dealt = {"doctor": 1}
    await saloon.open("Bob")
    await saloon.choose(0, 1)
    await saloon.choose(1, USE)
    await saloon.passes(2)
    await saloon.house.reopen()
    saloon.people.clear()
    for token in saloon.tokens:
        await saloon.enter(token)
    await saloon.rest()
    assert [(s["pause"], s["held"]) for s in saloon.states()] == [(MOMENT, None)] * 2
    await saloon.passes(MOMENT)
    assert saloon.match.choices == [1, PASS]


# --- not to be asked


async def test_not_asked_until_he_says_otherwise(house: House, saloon: Saloon) -> None:
    """For the others nothing changes: neither when he says so nor at the moment."""
    stories = []
    for wish in ([], ["doctor", "whatever", "doctor"]):
        Posse.dealt = {"doctor": 1}
        table = await Saloon(house, saloon.clock).open("Bob", watchers=1)
        table.people[1].send({"t": "quiet", "whys": wish})
        await table.rest()
        assert [s["quiet"] for s in table.states()] == [[], list(dict.fromkeys(wish)), []]
        await table.choose(0, 1)
        assert (table.people[1].state()["decision"] is None) == bool(wish)
        await table.passes(MOMENT)
        await table.passes(MOMENT)
        stories.append(told(table, 1))
    assert stories[0] == stories[1]
    assert kinds(house, table.code)[1] == (1, "pass")
    await house.reopen()
    table.people.clear()
    again = await table.enter(table.tokens[1])
    await table.rest()
    assert again.state()["quiet"] == ["doctor", "whatever"]
    again.send({"t": "quiet", "whys": []})
    await table.rest()
    assert again.state()["quiet"] == []


async def test_it_holds_at_once(saloon: Saloon) -> None:
    """Said in the middle of the moment it takes back what was answered; unsaid, the seat is asked."""
    Posse.dealt = {"doctor": 1}
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


async def test_alone_it_spares_the_wait(saloon: Saloon) -> None:
    Posse.dealt = {"doctor": 0, "judge": 0}
    await saloon.open()
    saloon.people[0].send({"t": "quiet", "whys": ["judge"]})
    await saloon.choose(0, 1)
    assert saloon.match.choices == [1]
    saloon.people[0].send({"t": "quiet", "whys": ["doctor", "judge"]})
    await saloon.rest()
    assert saloon.people[0].state()["view"]["calls"] == 4


async def test_whose_wish_it_is(saloon: Saloon) -> None:
    await saloon.open("Bob", watchers=1)
    saloon.people[2].send({"t": "quiet", "whys": ["doctor"]})
    assert await saloon.people[2].error() == "not-asked"
    for bad in ({}, {"whys": "doctor"}, {"whys": [1]}, {"whys": ["a" * 65]}, {"whys": ["a"] * 17}, {"whys": None}):
        saloon.people[0].send({"t": "quiet", **bad})
        assert await saloon.people[0].error() == "malformed"
    await saloon.rest()
    assert [s["quiet"] for s in saloon.states()] == [[], [], []]
