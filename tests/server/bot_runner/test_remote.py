"""Bots that think on other machines, over a queue. The table gets an answer after every failure."""

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from boomtown.cli import main
from boomtown.server.bot_runner import redis_queue, remote
from boomtown.server.bot_runner.base import bot_runner_of
from boomtown.server.bot_runner.in_process import InProcessRunner
from boomtown.server.bot_runner.queue_worker import QueueWorkers
from boomtown.server.bot_runner.redis_queue import JobQueue
from boomtown.server.bot_runner.remote import RemoteRunner
from boomtown.server.bot_runner.subprocess import BotProcess
from boomtown.server.bot_runner.wire import Answer, Question, RemoteQuestion
from boomtown.server.config.settings import Settings
from boomtown.server.engine import bot_registry
from boomtown.server.engine.match import Match
from boomtown.server.observability.metrics import Metrics

from ..conftest import PATIENCE, InProcessServer, play_on
from ..process.test_kills import SPEED, each_has_played, playing, table_order
from ..process.test_serve import Process
from ..process.test_supervisor import SCRAPE, figures, wait_until
from ..redis_server import RedisServer
from .test_process_pool import decide, match, play, plays, seeded

__all__ = ["plays", "seeded"]  # fixtures
FOR_EVER = 3600  # seconds; nothing waits so long
pytestmark = pytest.mark.slow


@pytest.fixture
def at_queue(settings: Settings, redis_server: RedisServer) -> Settings:
    """Patient beyond measure: a test that waits so long has failed."""
    with redis_server.client() as client:
        client.flushall()
    patient = {"queue_timeout": PATIENCE, "think_limit": 20.0, "think_wall_timeout": 60.0}
    return replace(settings, bus=redis_server.url, thinkers="queue", **patient)


class Machine:
    """`boomtown think`, with one process."""

    def __init__(self, settings: Settings, *bots: str) -> None:
        self.worker = BotProcess(settings.bot_memory * 1_000_000, settings.think_wall_timeout)
        queue = JobQueue(settings.bus)
        self.thinkers = QueueWorkers(queue, [self.worker], frozenset([*bot_registry.names(), *bots]))
        self.task = asyncio.create_task(self.thinkers.run())

    async def stop(self) -> None:
        self.thinkers.stopping.set()
        await self.task


@pytest.fixture
async def machine(at_queue: Settings, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Callable[..., Machine]]:
    """Run a worker machine. A slow process is not treated as dead."""
    monkeypatch.setattr(redis_queue, "LEASE", PATIENCE)
    machines: list[Machine] = []

    def make(*bots: str) -> Machine:
        machines.append(Machine(at_queue, *bots))
        return machines[-1]

    yield make
    for one in machines:
        await one.stop()


@pytest.fixture
async def make_runner(
    at_queue: Settings, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[Callable[..., RemoteRunner]]:
    """Return a remote runner of a server. It waits without limit until a worker takes a thought."""
    monkeypatch.setattr(remote, "TAKEN", PATIENCE)
    monkeypatch.setattr(remote, "REST", 0.0)
    made: list[RemoteRunner] = []

    def make(**more: Any) -> RemoteRunner:
        one = bot_runner_of(replace(at_queue, **more), Metrics())
        assert isinstance(one, RemoteRunner)
        one.open()
        made.append(one)
        return one

    yield make
    for one in made:
        await one.stop()


async def test_the_same_choices_as_here(
    make_runner: Callable[..., RemoteRunner], machine: Callable[..., Machine], seeded: Callable[[], None]
) -> None:
    """On two machines in turn, one of which has just lost its process; two games at once."""
    first, second = machine(), machine()
    one = make_runner()
    seeded()
    games = match("1"), match("2")
    there = await play(one, *games, most=40)
    await first.worker.ready()
    assert first.worker.pid
    os.kill(first.worker.pid, signal.SIGKILL)
    there = await play(one, *games, most=40)
    assert second.worker.alive
    in_process = InProcessRunner(60)
    seeded()
    assert there == await play(in_process, match("1"), match("2"), most=80)
    assert one.metrics.elsewhere.of == {"answered": sum(map(len, there))}


async def test_nobody_takes_it(
    make_runner: Callable[..., RemoteRunner],
    at_queue: Settings,
    redis_server: RedisServer,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    """Then the bot thinks here, and nothing stays in the queue. For a while it is not asked again."""
    monkeypatch.setattr(remote, "TAKEN", 0.01)
    one, at = make_runner(), match()
    assert (await decide(one, at))[1]
    monkeypatch.setattr(remote, "REST", 3600.0)
    assert (await decide(one, at))[1]
    assert (await decide(one, at))[1]
    assert one.metrics.elsewhere.of == {"untaken": 2}
    with redis_server.client() as client:
        assert client.keys() == []
    assert [record.message for record in caplog.records] == [
        "bots think here, as the queue is of no use: no process takes it"
    ]


async def taken_from(queue: JobQueue) -> RemoteQuestion:
    async with asyncio.timeout(PATIENCE):
        while (asked := await queue.take()) is None:
            pass
    return asked


class Taker:
    """Worker that takes thoughts as `boomtown think` does and answers when the test says so.

    The test declares it dead.
    """

    def __init__(self, url: str) -> None:
        self.queue = JobQueue(url)

    async def take(self) -> RemoteQuestion:
        return await taken_from(self.queue)

    async def send_answer(self, asked: RemoteQuestion, choice: int) -> None:
        await self.queue.send_answer(asked, Answer(asked.number, choice))

    async def die(self, asked: RemoteQuestion) -> None:
        """Let the last sign of life become too old for the others."""
        await self.queue._redis.delete(redis_queue._lease_key(redis_queue._name(asked)))


@pytest.fixture
async def taker(at_queue: Settings, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Taker]:
    monkeypatch.setattr(redis_queue, "LEASE", PATIENCE)
    one = Taker(at_queue.bus)
    yield one
    await one.queue.close()


async def test_whoever_has_taken_it_does_not_answer(
    make_runner: Callable[..., RemoteRunner], taker: Taker, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Though it lives. The bot thinks here; an answer that comes after all answers no other question."""
    monkeypatch.setattr(remote, "SPARE", PATIENCE)  # until which it may be taken
    one, at, taken = make_runner(queue_timeout=0.0), match(), asyncio.Event()
    withdraw = one.queue.withdraw

    async def when_it_is_taken(asked: RemoteQuestion) -> bool:
        await taken.wait()
        return await withdraw(asked)

    monkeypatch.setattr(one.queue, "withdraw", when_it_is_taken)
    choice = asyncio.create_task(decide(one, at))
    asked = await taker.take()
    taken.set()
    assert (await choice)[1]
    assert one.metrics.elsewhere.of == {"late": 1}
    one.patience = PATIENCE
    await next_answer_counts(one, at, taker, asked)


async def next_answer_counts(one: RemoteRunner, at: Match, taker: Taker, before: RemoteQuestion) -> None:
    """Assert that the next answer counts, and not a late one of an earlier thought."""
    assert at.game.ask is not None
    choice = asyncio.create_task(decide(one, at))
    asked = await taker.take()
    await taker.send_answer(before, at.game.ask.options[0])
    await taker.send_answer(asked, at.game.ask.options[-1])
    assert await choice == (at.game.ask.options[-1], True)


async def test_whoever_has_taken_it_dies(
    make_runner: Callable[..., RemoteRunner],
    machine: Callable[..., Machine],
    at_queue: Settings,
    plays: Callable[[str], None],
    tmp_path: Path,
) -> None:
    """`kill -9` of the command in the middle of a thought: another machine answers, without waiting for a deadline."""
    plays("Waits")
    bot = f"{tmp_path / 'mine.py'}:Waits"
    doomed = await asyncio.to_thread(Think, at_queue.bus, "--bot", bot, "--think-limit", "60")
    one, at = make_runner(queue_timeout=FOR_EVER), match()
    choice = asyncio.create_task(decide(one, at))
    await asyncio.to_thread(wait_until, (tmp_path / "asked").exists)
    machine(bot)
    assert await asyncio.to_thread(doomed.end, signal.SIGKILL) == (-signal.SIGKILL, "")
    async with asyncio.timeout(PATIENCE):
        assert await choice == (at.game.ask and at.game.ask.options[-1], True)
    assert one.metrics.elsewhere.of == {"dead": 1, "answered": 1}


async def test_one_that_thinks_long_gives_signs_of_life(
    make_runner: Callable[..., RemoteRunner],
    machine: Callable[..., Machine],
    redis_server: RedisServer,
    plays: Callable[[str], None],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(redis_queue, "LEASE", 2 * FOR_EVER)
    plays("Waits")
    machine(f"{tmp_path / 'mine.py'}:Waits")
    one, at = make_runner(), match()
    choice = asyncio.create_task(decide(one, at))
    await asyncio.to_thread(wait_until, (tmp_path / "asked").exists)
    with redis_server.client() as client:
        [sign] = client.keys("*:taken")
        client.expire(sign, FOR_EVER)
        await asyncio.to_thread(wait_until, lambda: client.ttl(sign) > FOR_EVER)
    (tmp_path / "go").touch()
    assert (await choice)[1]
    assert one.metrics.elsewhere.of == {"answered": 1}


async def test_two_answer_one_thought(make_runner: Callable[..., RemoteRunner], taker: Taker) -> None:
    """One worker was treated as dead. The first answer counts, and the late one answers no later question."""
    one, at = make_runner(), match()
    assert at.game.ask is not None
    for first in (0, 1):
        choice = asyncio.create_task(decide(one, at))
        both = [await taker.take()]
        await taker.die(both[0])
        both.append(await taker.take())
        await taker.send_answer(both[first], at.game.ask.options[-1])
        assert await choice == (at.game.ask.options[-1], True)
        await next_answer_counts(one, at, taker, both[1 - first])
    assert one.metrics.elsewhere.of == {"dead": 2, "answered": 4}


async def test_nobody_is_left_to_take_it(
    make_runner: Callable[..., RemoteRunner], taker: Taker, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The second worker dies as well, perhaps of the same thought. The bot then thinks on the server."""
    one, at = make_runner(queue_timeout=FOR_EVER), match()
    choice = asyncio.create_task(decide(one, at))
    for _ in range(2):
        await taker.die(await taker.take())
    assert (await choice)[1]
    assert one.metrics.elsewhere.of == {"dead": 2}
    choice = asyncio.create_task(decide(one, at))
    asked = await taker.take()
    monkeypatch.setattr(remote, "TAKEN", 0.0)
    await taker.die(asked)
    assert (await choice)[1]
    assert one.metrics.elsewhere.of == {"dead": 3, "untaken": 1}


async def test_what_is_told(at_queue: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    """The message contains what the bot needs of the game, and nothing about the table and its people."""
    monkeypatch.setattr(remote, "TAKEN", PATIENCE)
    server = InProcessServer(at_queue)
    await server.open()
    code, token = await server.new_table(title="Dry Gulch")
    queue, room = JobQueue(at_queue.bus), server.room(code)
    playing = asyncio.create_task(play_on(await server.watch(code, token)))
    said = str(await taken_from(queue))
    playing.cancel()
    for secret in (
        code,
        token,
        room.table.id,
        "Dry Gulch",
        "Ann",
        *(seat.key for seat in room.table.seats if seat.key),
    ):
        assert secret not in said
    await queue.close()
    await server.close()


async def test_a_machine_with_other_rules_takes_nothing(
    make_runner: Callable[..., RemoteRunner], machine: Callable[..., Machine], monkeypatch: pytest.MonkeyPatch
) -> None:
    """It would think about another game. The bot thinks here."""
    with monkeypatch.context() as there:
        there.setattr(redis_queue, "fingerprint", lambda: "0123456789ab")
        machine()
    monkeypatch.setattr(remote, "TAKEN", 0.3)
    one, at = make_runner(), match()
    assert (await decide(one, at))[1]
    assert one.metrics.elsewhere.of == {"untaken": 1}


async def test_a_bot_that_is_not_there(
    make_runner: Callable[..., RemoteRunner], machine: Callable[..., Machine], plays: Callable[[str], None]
) -> None:
    """A name from the queue never loads a file that the operator has not named. That bot thinks on the server."""
    machine()
    one, at = make_runner(), match()
    plays("Last")
    for _ in range(2):
        choice, sound = await decide(one, at)
        assert sound
        assert at.game.ask is not None
        assert choice == at.game.ask.options[-1]
    assert one.metrics.elsewhere.of == {"unmade": 2}
    assert len(one._unknown_bots) == 1


async def test_a_machine_that_gives_no_process(
    make_runner: Callable[..., RemoteRunner], machine: Callable[..., Machine], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The bot thinks here, and the queue is asked again later."""
    there, one, at = machine(), make_runner(), match()
    with monkeypatch.context() as patched:
        patched.setattr(there.worker, "ask", refused)
        assert (await decide(one, at))[1]
    assert one.metrics.elsewhere.of == {"lost": 1}
    assert (await decide(one, at))[1]
    assert one.metrics.elsewhere.of == {"lost": 1, "answered": 1}


async def refused(_question: Question) -> Answer:
    raise OSError("too many processes")


async def test_the_queue_dies_and_comes_back(
    at_queue: Settings, own_redis: RedisServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Games continue meanwhile."""
    monkeypatch.setattr(remote, "REST", 0.0)
    monkeypatch.setattr(remote, "PAUSE", 0.01)
    here = replace(at_queue, bus=own_redis.url)
    machine, one, at = Machine(here), bot_runner_of(here, Metrics()), match()
    assert isinstance(one, RemoteRunner)
    one.open()
    monkeypatch.setattr(remote, "TAKEN", PATIENCE)
    assert (await decide(one, at))[1]
    own_redis.kill()
    assert (await decide(one, at))[1]
    own_redis.start()
    while one.metrics.elsewhere.of["answered"] < 2:
        assert (await decide(one, at))[1]
    assert one.metrics.elsewhere.of["lost"] >= 1
    await machine.stop()
    await one.stop()


def test_what_is_wrong_is_said_in_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    for words, status, says in (
        ([], 2, "expected --bus redis://..., the Redis that holds the queue"),
        (["--bus", "redis://:s3cret@127.0.0.1:1"], 1, "redis://:***@127.0.0.1:1 does not answer as a Redis: Error"),
        (["--bus", "redis://here", "--bot", "nobody"], 2, "nobody"),
    ):
        assert main(["think", *words]) == status
        said = capsys.readouterr().err
        assert says in said
        assert said.count("\n") == 1


class Think:
    """The command as a process of its own."""

    def __init__(self, bus: str, *words: str) -> None:
        command = [sys.executable, "-m", "boomtown", "think", "--bot-processes", "1", *words]
        said = {**os.environ, "PYTHONUNBUFFERED": "1", "BOOMTOWN_BUS": bus}
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=said)
        assert self.process.stdout is not None
        self.line = self.process.stdout.readline()

    def end(self, sign: int) -> tuple[int, str]:
        self.process.send_signal(sign)
        _, errors = self.process.communicate(timeout=30)
        return self.process.returncode, errors


async def test_the_command(tmp_path: Path, own_redis: RedisServer) -> None:
    """It is killed while people play, and another one takes over; told to end, it ends."""
    queue = "--bus", own_redis.url, "--thinkers", "queue"
    make_runner = await asyncio.to_thread(Process, tmp_path / "b.sqlite", *SPEED, *queue)
    seated = [make_runner.post("/api/tables", table_order(number)) for number in range(3)]

    def answered() -> float:
        return figures(make_runner).get(("boomtown_bot_elsewhere_total", "answered"), 0.0)

    def has_more(before: float) -> bool:
        return answered() > before

    async with playing(lambda: f"127.0.0.1:{make_runner.port}", seated) as people:
        for sign in (signal.SIGKILL, signal.SIGTERM):
            before, think = answered(), await asyncio.to_thread(Think, own_redis.url)
            assert think.line == f"bots of redis://:***@127.0.0.1:{own_redis.port}/0 think here (Ctrl-C to stop)\n"
            await asyncio.to_thread(wait_until, partial(has_more, before), SCRAPE)
            await each_has_played(people)
            status = await asyncio.to_thread(think.end, sign)
            assert status == (-signal.SIGKILL if sign == signal.SIGKILL else 0, "")
            await each_has_played(people)
    assert (await asyncio.to_thread(make_runner.end, signal.SIGTERM))[0] == 0
