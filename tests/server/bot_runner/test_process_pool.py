"""Bot processes choose as bots in the server do; what a bot does to its process costs the table no answer."""

import asyncio
import gc
import os
import signal
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from itertools import count
from pathlib import Path

import pytest
from msgspec.structs import replace

from boomtown.server.bot_runner import subprocess
from boomtown.server.bot_runner.base import BotRunner
from boomtown.server.bot_runner.in_process import InProcessRunner
from boomtown.server.bot_runner.process_pool import ProcessPool
from boomtown.server.config.settings import Settings
from boomtown.server.core import entropy
from boomtown.server.engine import bot_registry
from boomtown.server.engine.match import Match
from boomtown.server.tables.game_log import Logged
from boomtown.server.tables.table import Seat

from ..conftest import InProcessServer, over, play_on

BOTS = '''
import os, pathlib, signal, sys, time

class Last:
    def __init__(self, seed): self.asked = 0

    def answer(self, observation, history):
        self.asked += 1
        return observation.options[-1]

class Loud(Last):
    def answer(self, observation, history):
        print("howdy", flush=True)
        sys.stdin.read()
        return super().answer(observation, history)

class Spins(Last):
    def answer(self, observation, history):
        while True: pass

class Stubborn(Last):
    def answer(self, observation, history):
        signal.signal(signal.SIGPROF, signal.SIG_IGN)
        while True: pass

class Eats(Last):
    def answer(self, observation, history):
        self.food = []
        while True: self.food.append(b"x" * 10_000_000)

class Dies(Last):
    def answer(self, observation, history):
        os._exit(3)

class Fails(Last):
    def answer(self, observation, history):
        raise LookupError("no idea")

class Second(Last):
    slept = False  # once in this process

    def answer(self, observation, history):
        super().answer(observation, history)
        if self.asked == 2 and not Second.slept:
            Second.slept = True
            time.sleep(60)
        return observation.options[-1]

class Waits(Last):
    """The first time it is asked anywhere, until it is told to go on."""

    def answer(self, observation, history):
        here = pathlib.Path(__file__).parent
        try:
            (here / "asked").touch(exist_ok=False)
        except FileExistsError:
            return observation.options[-1]
        while not (here / "go").exists(): time.sleep(0.01)
        return observation.options[-1]

class Counts(Last):
    def answer(self, observation, history):
        super().answer(observation, history)
        if self.asked > 3: raise LookupError("asked %d times" % self.asked)
        return observation.options[-1]
'''

pytestmark = pytest.mark.slow  # each starts a process that loads the rules
SETUP = {"game": "bang", "players": 4, "sets": [], "options": {}}
BOT = Seat("Bot", "bot", "greenhorn")
Make = Callable[..., ProcessPool]


@pytest.fixture
async def pool(settings: Settings) -> AsyncIterator[Make]:
    pools = []

    def make(processes: int = 1, **more: float) -> ProcessPool:
        usual = {"think_limit": 20.0, "think_wall_timeout": 60.0}
        pools.append(ProcessPool(replace(settings, bot_processes=processes, **(usual | more))))
        return pools[-1]

    yield make
    for one in pools:
        await one.stop()


@pytest.fixture
def plays(tmp_path: Path) -> Iterator[Callable[[str], None]]:
    """Have one of these bots play wherever the default one would."""
    (tmp_path / "mine.py").write_text(BOTS, "utf-8")
    yield lambda name: bot_registry.use(f"{tmp_path / 'mine.py'}:{name}")
    bot_registry.use(bot_registry.default())


def match(seed: str = "1") -> Match:
    return Match.fresh(f"{seed}.1", SETUP, seed)


async def decide(thinking: BotRunner, at: Match, until: float | None = None) -> tuple[int, bool]:
    assert at.asked is not None
    async with thinking.slot(at):
        return await thinking.decide(at, at.asked, BOT, until)


def take(at: Match, choice: int) -> None:
    """Play the answer, as a room does."""
    seat, ask = at.asked, at.game.ask
    assert seat is not None
    at.step(seat, choice)
    at.append(seat, choice, "bot", ask, 0.0)


async def play(thinking: BotRunner, *matches: Match, most: int = 10_000) -> list[list[int]]:
    """All of these games in turn, by bots that must answer themselves; the choices of each."""
    for _ in range(most):
        going = [at for at in matches if not at.game.over]
        for at in going:
            choice, sound = await decide(thinking, at)
            assert sound
            take(at, choice)
        if not going:
            break
    return [at.choices for at in matches]


@pytest.fixture
def seeded(monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    """From each call on the same seeds of bots."""

    def begin() -> None:
        numbers = count(7)
        monkeypatch.setattr(entropy, "bot_seed", lambda: next(numbers))

    return begin


async def test_the_same_choices_as_in_process(pool: Make, seeded: Callable[[], None]) -> None:
    """The process keeps the bot's memory of a game from one question to the next."""
    seeded()
    in_process = InProcessRunner(60)
    wanted = await play(in_process, match("a"), match("b"))
    seeded()
    assert await play(pool(2), match("a"), match("b")) == wanted


async def test_only_what_is_new_is_sent(pool: Make) -> None:
    """And everything again once the log is another one."""
    one, at = pool(), match()
    await play(one, at, most=20)
    place = one._places[at]
    question = one._question(at, at.log, place, place.life)
    assert (question.known, len(question.log), question.setup) == (19, 1, None)
    at.rebuild([Logged(*line) for line in at.log])
    place.known -= 1  # that question was never sent
    question = one._question(at, at.log, place, place.life)
    assert (question.known, len(question.log), question.setup) == (0, 20, SETUP)


async def test_a_process_that_was_killed(pool: Make) -> None:
    """It is killed between two questions and during one.

    The next process receives the whole game, and the bot answers itself.
    """
    one, at = pool(), match()
    for _ in range(5):
        await play(one, at, most=4)
        os.kill(pid(one), signal.SIGKILL)
    while one.workers[0].alive:  # else its end might be noticed between the question and the next kill
        await asyncio.sleep(0)
    answer = asyncio.create_task(decide(one, at))
    while one.workers[0]._process is None or one.workers[0]._process._answer is None:
        await asyncio.sleep(0)
    os.kill(pid(one), signal.SIGKILL)
    choice, sound = await answer
    assert sound
    take(at, choice)


async def test_a_process_that_has_forgotten_the_game(pool: Make) -> None:
    one, at = pool(), match()
    await play(one, at, most=3)
    one._over[0].append(one._places[at].game)
    await play(one, at, most=3)


async def test_games_that_are_gone_are_forgotten(pool: Make) -> None:
    one, at, other = pool(), match(), match("2")
    await play(one, at, other, most=2)
    gone = one._places[at].game
    del at
    gc.collect()
    assert one._over[0] == [gone]
    assert one._games[0] == 1


@pytest.mark.parametrize(
    ("bot", "why", "stays"),
    [
        ("Spins", "too long", True),
        ("Stubborn", "too long", False),
        ("Eats", "too long", False),
        ("Dies", "error", False),
        ("Fails", "error", True),
    ],
)
async def test_bots_that_do_not_behave(
    pool: Make, plays: Callable[[str], None], bot: str, why: str, stays: bool, caplog: pytest.LogCaptureFixture
) -> None:
    """A choice by chance; the process goes only where it has to, and the next bot answers itself."""
    one, at = pool(bot_memory=300, think_limit=0.3), match()
    plays("Last")
    await play(one, at, most=2)
    before = pid(one)
    plays(bot)
    one._places[at].bots.clear()
    if bot == "Eats":
        one.limit = 60.0
    choice, sound = await decide(one, at)
    assert at.game.ask is not None
    assert choice in at.game.ask.options
    assert not sound
    assert one.metrics.failures.of == {why: 1}
    assert "no idea" not in caplog.text, "what an error says may quote a hand"
    assert stays == (one.workers[0].alive and pid(one) == before)
    one.limit = 20.0
    plays("Last")
    await play(one, at, most=2)


async def test_what_bots_print_is_no_answer(pool: Make, plays: Callable[[str], None]) -> None:
    """And there is nothing for them to read."""
    plays("Loud")
    await play(pool(), match(), most=4)


async def test_nobody_waits_for_a_thought_that_came_too_late(pool: Make, plays: Callable[[str], None]) -> None:
    """It is interrupted, the process stays, and so does what bots remember."""
    plays("Second")
    one, at = pool(), match()
    loop = asyncio.get_running_loop()
    asked: list[int | None] = []
    while at.asked not in asked:
        asked.append(at.asked)
        await play(one, at, most=1)
    before = pid(one)
    with pytest.raises(TimeoutError):
        await decide(one, at, loop.time() + 0.1)
    await play(one, at, most=4)
    assert pid(one) == before


async def test_a_bot_that_cannot_be_made(
    pool: Make, plays: Callable[[str], None], tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    plays("Last")
    (tmp_path / "mine.py").unlink()
    await play(pool(), match(), most=1)
    assert "bot not made" in caplog.text


def refused(*_: object) -> None:
    raise BlockingIOError("Resource temporarily unavailable")


async def test_where_there_are_no_processes(
    pool: Make, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(subprocess, "ChildProcess", refused)
    one = pool()
    one.open()
    await play(one, match(), most=5)
    assert "they run in the server" in caplog.text


async def test_processes_that_end_before_they_have_begun(
    pool: Make, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """An installation that cannot start them, say."""
    monkeypatch.setattr(subprocess, "main", repr)  # it ends at once
    one, at = pool(), match()
    await decide(one, at)
    await play(one, at, most=3)
    assert "they run in the server" in caplog.text


async def test_at_a_table(settings: Settings) -> None:
    """A whole game among bots, and no process is left."""
    server = InProcessServer(replace(settings, bot_processes=1))
    await server.open()
    code, token = await server.new_table()
    await asyncio.wait_for(_warm(server), 60)
    pool = server.app.state.services.bot_runner
    process = pid(pool)
    assert over(await play_on(await server.watch(code, token)))
    assert pid(pool) == process
    await server.close()
    with pytest.raises(ProcessLookupError):
        os.kill(process, 0)


def _warm(server: InProcessServer) -> Awaitable[None]:
    first = server.app.state.services.bot_runner._first
    assert isinstance(first, asyncio.Task)
    return first


def pid(pool: ProcessPool) -> int:
    found = pool.workers[0].pid
    assert found
    return found
