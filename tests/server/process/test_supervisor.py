"""`boomtown serve --workers N`: several processes on one socket, of which any may die."""

import asyncio
import importlib
import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import closing
from functools import partial
from http.client import HTTPConnection
from pathlib import Path

import pytest
from prometheus_client.parser import text_string_to_metric_families
from websockets.asyncio.client import ClientConnection

from boomtown.server.cluster.membership import rendezvous_weight
from boomtown.server.observability import worker_metrics_dir
from boomtown.server.process.supervisor import QUIET, WorkerProcess

from ..databases import Cluster
from .test_kills import SPEED, each_has_played, playing, table_order
from .test_serve import Process, answer, asked, hello

pytestmark = [pytest.mark.slow, pytest.mark.skipif(not Path("/proc").exists(), reason="looks into /proc")]
PATIENCE = 60.0
SCRAPE = 0.2  # seconds between two looks at /metrics: more connections would be too many
ORDER = table_order(1)


def workers(process: Process) -> list[int]:
    """Return the process ids of the workers of a supervisor, in the order in which it started them."""
    return workers_of(process.process.pid)


def has_replaced_one(process: Process, before: list[int]) -> bool:
    return len({*workers(process), *before}) == 3


def workers_of(parent: int) -> list[int]:
    """Return the process ids of the workers of the supervisor with the process id `parent`, oldest first."""
    children = Path(f"/proc/{parent}/task/{parent}/children").read_text().split()
    return [int(pid) for pid in children if b"spawn_main" in _command(pid)]


def _command(pid: str) -> bytes:
    """Its words; none where it has ended."""
    try:
        return Path(f"/proc/{pid}/cmdline").read_bytes()
    except OSError:
        return b""


def wait_until(true: Callable[[], object], pause: float = 0.01) -> None:
    end = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < end
        time.sleep(pause)


def gone(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] == "Z"
    except OSError:
        return True


@pytest.fixture
def shared(cluster: Cluster) -> Iterator[Process]:
    process = Process(cluster.create_database().data, *SPEED, "--workers", "2")
    assert process.port, process.process.communicate()[1]
    yield process
    if process.process.poll() is None:
        process.process.kill()
    process.process.communicate()


def test_a_file_is_not_shared(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "boomtown", "serve", "--port", "0", "--workers", "2"]
    done = subprocess.run([*command, "--data", str(tmp_path / "b.sqlite")], capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert "expected --data postgresql://" in done.stderr
    assert done.stderr.count("\n") == 1


def test_a_database_that_cannot_be_opened_is_reported_once(cluster: Cluster) -> None:
    command = [sys.executable, "-m", "boomtown", "serve", "--port", "0", "--workers", "3"]
    command += ["--data", cluster.url("nowhere")]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 1
    assert done.stderr.count("does not exist") == 1


def figures(process: Process) -> dict[tuple[str, ...], float]:
    """Return the metrics of all workers, as any worker answers."""
    with urllib.request.urlopen(f"http://127.0.0.1:{process.port}/metrics") as page:
        return parsed(page.read().decode())


def parsed(text: str) -> dict[tuple[str, ...], float]:
    families = text_string_to_metric_families(text)
    return {(one.name, *one.labels.values()): one.value for family in families for one in family.samples}


def told_by(process: Process, worker: int, among: list[int], name: tuple[str, str]) -> float:
    """The figure as this worker tells it, once it does. What another one counts it knows up to a second later, and
    what that one has counted since then is lost when it is killed.
    """
    found: list[float] = []

    def ask() -> bool:
        with closing(HTTPConnection("127.0.0.1", process.port)) as line:
            line.request("GET", "/metrics")
            text = line.getresponse().read().decode()
            if at_other_end(line.sock.getsockname()[1], process.port, among) == worker:
                found.extend(value for one, value in parsed(text).items() if one == name and value)
        return bool(found)

    wait_until(ask, SCRAPE)
    return found[0]


async def test_one_is_killed_and_another_one_is_started(shared: Process) -> None:
    """Players continue. The counts of the dead worker remain, but it is no worker any more."""
    seated = [shared.post("/api/tables", table_order(number)) for number in range(4)]
    async with playing(lambda: f"127.0.0.1:{shared.port}", seated) as people:
        for number in range(2):
            await each_has_played(people)
            before = workers(shared)
            assert len(before) == 2
            await asyncio.to_thread(wait_until, lambda: figures(shared)["boomtown_sockets", "playing"] == 4, SCRAPE)
            name = "boomtown_choices_total", "human"
            counted = await asyncio.to_thread(told_by, shared, before[1 - number], before, name)
            os.kill(before[number], signal.SIGKILL)
            await asyncio.to_thread(wait_until, partial(has_replaced_one, shared, before))
            await asyncio.to_thread(wait_until, lambda: figures(shared)["boomtown_workers",] == 2, SCRAPE)
            assert figures(shared)[name] >= counted > 0
        await each_has_played(people)
    assert await asyncio.to_thread(shared.end, signal.SIGTERM)


async def test_one_that_hangs_is_replaced(shared: Process) -> None:
    """Its players move to the other worker."""
    seated = [shared.post("/api/tables", table_order(number)) for number in range(4)]
    async with playing(lambda: f"127.0.0.1:{shared.port}", seated) as people:
        await each_has_played(people)
        before = workers(shared)
        os.kill(before[0], signal.SIGSTOP)
        await asyncio.to_thread(wait_until, lambda: gone(before[0]))
        await asyncio.to_thread(wait_until, lambda: len([pid for pid in workers(shared) if not gone(pid)]) == 2)
        await each_has_played(people)
    status, errors = await asyncio.to_thread(shared.end, signal.SIGTERM)
    assert status == 0
    assert "a worker does not answer: killed" in errors


@pytest.mark.skipif(not hasattr(signal, "SIGHUP"), reason="a signal of Unix")
async def test_all_are_renewed_one_after_the_other(shared: Process) -> None:
    """Players always have a worker."""
    seated = [shared.post("/api/tables", table_order(number)) for number in range(4)]
    old = workers(shared)
    async with playing(lambda: f"127.0.0.1:{shared.port}", seated) as people:
        await each_has_played(people)
        shared.process.send_signal(signal.SIGHUP)
        renewed = asyncio.to_thread(
            wait_until, lambda: all(map(gone, old)) and len([pid for pid in workers(shared) if not gone(pid)]) == 2
        )
        await renewed
        assert not set(old) & set(workers(shared))
        await each_has_played(people)
    status, errors = await asyncio.to_thread(shared.end, signal.SIGTERM)
    assert (status, errors) == (0, "")


@pytest.mark.parametrize("sign", [signal.SIGINT, signal.SIGTERM])
async def test_all_end_together(shared: Process, sign: signal.Signals) -> None:
    seated = shared.post("/api/tables", ORDER)
    line = await hello(shared, seated)
    await answer(line, await asked(line))
    pids = workers(shared)
    status, errors = await asyncio.to_thread(shared.end, sign)
    assert (status, errors) == (0, "")
    assert all(map(gone, pids))


async def test_workers_end_with_whoever_has_started_them(shared: Process) -> None:
    pids = workers(shared)
    assert len(pids) == 2
    shared.end(signal.SIGKILL)
    await asyncio.to_thread(wait_until, lambda: all(map(gone, pids)))


def worker_of(socket: ClientConnection, among: list[int]) -> int:
    return at_other_end(socket.local_address[1], socket.remote_address[1], among)


def at_other_end(port: int, other: int, among: list[int]) -> int:
    """The process at the `other` port of the connection from this port."""
    rows = [line.split() for line in Path("/proc/net/tcp").read_text().splitlines()[1:]]
    ends = {tuple(int(end.partition(":")[2], 16) for end in row[1:3]): row[9] for row in rows}
    inode = ends[other, port]
    [worker] = [pid for pid in among if f"socket:[{inode}]" in files(pid)]
    return worker


def files(pid: int) -> set[str]:
    return {os.readlink(path) for path in Path(f"/proc/{pid}/fd").iterdir() if path.is_symlink()}


def home(code: str, among: list[int]) -> int:
    """Which of these workers, numbered from 1, a table belongs to."""
    return max(enumerate(among, 1), key=lambda one: rendezvous_weight(one[0], code))[1]


async def test_the_people_of_a_table_come_to_one_worker(shared: Process) -> None:
    """Any worker may accept their sockets. A choice is computed once for all of them."""
    both = workers(shared)
    for number in range(6):
        seated = shared.post("/api/tables", table_order(number))
        sockets = [await hello(shared, seated) for _ in range(4)]
        for one in sockets:
            assert await one.recv()
        assert {worker_of(one, both) for one in sockets} == {home(seated["table"]["code"], both)}
        for one in sockets:
            await one.close()


def test_what_killed_workers_have_left_goes_at_the_next_start(
    cluster: Cluster, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Files of living workers, and files never used by a worker, stay."""
    monkeypatch.setenv("TMPDIR", str(tmp_path))
    (tmp_path / "boomtown-figures-unknown").mkdir()
    started: list[Process] = []

    def start() -> str:
        """The folder of one more server."""
        before = set(tmp_path.iterdir())
        started.append(Process(cluster.create_database().data, *SPEED, "--workers", "2"))
        assert started[-1].port, started[-1].process.communicate()[1]
        [folder] = [path.name for path in set(tmp_path.iterdir()) - before if path.name.startswith("boomtown-figures-")]
        return folder

    def there() -> set[str]:
        return {path.name for path in tmp_path.iterdir() if path.name.startswith("boomtown-figures-")} - {
            "boomtown-figures-unknown"
        }

    try:
        lives, dies = start(), start()
        orphans = workers(started[1])
        started[1].end(signal.SIGKILL)
        assert there() == {lives, dies}
        wait_until(lambda: all(map(gone, orphans)))
        third = start()
        assert there() == {lives, third}
        assert figures(started[0])["boomtown_workers",] == 2
        for one in (started[0], started[2]):
            assert one.end(signal.SIGTERM) == (0, "")
        assert there() == set()
        assert (tmp_path / "boomtown-figures-unknown").exists()
    finally:
        for one in started:
            if one.process.poll() is None:
                one.process.kill()
                one.process.communicate()


WORK = """
import asyncio, time
from boomtown.server.process.supervisor import report_serving

def runs(line, listening, number):
    async def serve():
        report_serving(line)
        await asyncio.Event().wait()
    asyncio.run(serve())

def blocks(line, listening, number):
    async def serve():
        report_serving(line)
        time.sleep(600)
    asyncio.run(serve())
"""


def test_a_blocked_event_loop_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Threads of the worker still run, so an answer of a thread would prove nothing."""
    (tmp_path / "work_of_workers.py").write_text(WORK, "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    work = importlib.import_module("work_of_workers")

    def serves(worker: WorkerProcess) -> bool:
        worker.read_heartbeats()
        return worker.open and worker.quiet == 0

    with socket.create_server(("127.0.0.1", 0)) as listening:
        good, bad = (WorkerProcess(one, listening, number) for number, one in enumerate((work.runs, work.blocks)))
    try:
        for worker in (good, bad):
            wait_until(partial(serves, worker))
            assert not any(worker.hangs() for _ in range(QUIET))
        wait_until(partial(serves, good))
        bad.read_heartbeats()
        assert bad.hangs()
    finally:
        for worker in (good, bad):
            worker.child.kill()
            worker.child.end(PATIENCE)


@pytest.mark.skipif(sys.platform == "win32", reason="a lock of Unix")
def test_a_folder_stays_as_long_as_one_worker_lives(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It stays even if the starting process is dead. A new folder has no lock yet."""
    monkeypatch.setattr(worker_metrics_dir, "gettempdir", lambda: str(tmp_path))
    folder, young = (tmp_path / f"{worker_metrics_dir.PREFIX}{name}" for name in ("a", "b"))
    for one in (folder, young):
        one.mkdir()
        (one / "1").touch()
    (folder / worker_metrics_dir.LOCK).touch()
    worker = worker_metrics_dir.hold(folder)
    worker_metrics_dir.clear()
    assert folder.exists()
    worker.close()
    worker_metrics_dir.clear()
    assert list(tmp_path.iterdir()) == [young]
    worker_metrics_dir.hold(folder).close()  # gone, and a worker begins all the same
