"""The command `boomtown serve` as a process of its own."""

import asyncio
import contextlib
import json
import os
import re
import signal
import socket
import subprocess
import sys
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect

from tests.fixed_settings import VARIABLE

pytestmark = pytest.mark.slow


class Process:
    """A server on a free port; waits for the line that says where."""

    def __init__(self, data: Path | str, *more: str, port: int = 0, **fixed: float) -> None:
        """`more`: options of `boomtown serve`; `fixed`: settings that have no option."""
        program = "tests.fixed_settings" if fixed else "boomtown"
        command = [sys.executable, "-m", program, "serve", "--port", str(port), "--data", str(data), *more]
        self.process = subprocess.Popen(
            command,
            stdin=subprocess.DEVNULL,  # as a service has it, and no terminal
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONUNBUFFERED": "1", VARIABLE: json.dumps(fixed)},
        )
        assert self.process.stdout is not None
        self.line = self.process.stdout.readline()
        found = re.search(r"http://localhost:(\d+)", self.line)
        self.port = int(found[1]) if found else 0

    def post(self, path: str, body: Any) -> Any:
        request = urllib.request.Request(
            f"http://127.0.0.1:{self.port}{path}", json.dumps(body).encode(), method="POST"
        )
        with urllib.request.urlopen(request) as answer:
            return json.load(answer)

    def end(self, sign: int) -> tuple[int, str]:
        """Exit status and what was said on stderr."""
        self.process.send_signal(sign)
        _, errors = self.process.communicate(timeout=30)
        return self.process.returncode, errors


@pytest.fixture
def processes() -> Iterator[list[Process]]:
    started: list[Process] = []
    yield started
    for one in started:
        if one.process.poll() is None:
            one.process.kill()
        one.process.communicate()


async def asked(line: ClientConnection, beyond: int = -1) -> dict[str, Any]:
    """The next state in which we must answer, past move `beyond`, or the last."""
    while True:
        message: dict[str, Any] = json.loads(await asyncio.wait_for(line.recv(), 30))
        assert message["t"] != "error", message
        if message["t"] != "state" or message["view"]["move"] <= beyond:
            continue
        if message["decision"] is not None or message["view"]["phase"] == "over":
            return message


async def answer(line: ClientConnection, state: dict[str, Any]) -> dict[str, Any]:
    """The next state after our choice; a game that is over, as a short one may be before our turn, stays as it is."""
    if state["decision"] is None:
        return state
    move = state["view"]["move"]
    await line.send(json.dumps({"t": "choose", "move": move, "code": state["decision"]["options"][0]["code"]}))
    return await asked(line, move)


async def hello(process: Process, seated: dict[str, Any]) -> ClientConnection:
    line = await connect(f"ws://127.0.0.1:{process.port}/ws/{seated['table']['code']}", max_size=None, max_queue=None)
    await line.send(json.dumps({"t": "hello", "token": seated["token"]}))
    return line


def children(server: int) -> list[int]:
    """The processes a server has started; for Linux."""
    found = []
    for path in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):
            fields = path.read_text("utf-8", "replace").rpartition(")")[2].split()
            if int(fields[1]) == server:
                found.append(int(path.parent.name))
    return found


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="processes are found in /proc")
@pytest.mark.parametrize("sign", [signal.SIGINT, signal.SIGTERM, signal.SIGKILL])
def test_what_a_server_has_started_ends_with_it(sign: int, tmp_path: Path, processes: list[Process]) -> None:
    """However it ends; the system tells them of its death, so after that they may take a moment."""
    processes.append(Process(tmp_path / "b.sqlite", "--bot-processes", "1"))
    server = processes[-1].process.pid
    with pytest.raises(urllib.error.HTTPError):
        processes[-1].post("/api/replay", "no game")  # which only a process for long work finds out
    while len(found := children(server)) < 3:  # with the one that Python adds
        pass
    _, errors = processes[-1].end(sign)
    assert errors == ""
    while any(Path(f"/proc/{one}").exists() for one in found):
        pass


async def test_kill_nine_in_mid_game_and_the_game_goes_on(tmp_path: Path, processes: list[Process]) -> None:
    """Killed twice in the middle, once with moves on their way; every move that was shown is still there."""
    data = tmp_path / "b.sqlite"
    processes.append(Process(data, "--bot-delay", "0"))
    order = {"name": "Ann", "setup": {"players": 5}, "bots": "fill", "start": True, "timer": 0}
    seated = processes[-1].post("/api/tables", order)
    line = await hello(processes[-1], seated)
    state = await asked(line)
    for moves in (3, 5):
        for _ in range(moves):
            state = await answer(line, state)
        move = state["view"]["move"]
        processes[-1].end(signal.SIGKILL)
        processes.append(Process(data, "--bot-delay", "0"))
        line = await hello(processes[-1], seated)
        again = await asked(line)
        assert again["view"]["move"] >= move
        if again["view"]["move"] == move:
            assert (again["view"], again["decision"]) == (state["view"], state["decision"])
        state = again
    while state["view"]["phase"] != "over":
        state = await answer(line, state)
    assert state["view"]["result"]["winners"]
    await line.close()
    assert processes[-1].end(signal.SIGINT) == (0, "")


def test_ctrl_c_and_terminate_end_cleanly(tmp_path: Path, processes: list[Process]) -> None:
    """SIGHUP, which renews several workers, does nothing to one."""
    for sign in (signal.SIGINT, signal.SIGTERM):
        processes.append(Process(tmp_path / "b.sqlite"))
        assert "http://localhost:" in processes[-1].line
        if hasattr(signal, "SIGHUP"):
            processes[-1].process.send_signal(signal.SIGHUP)
        assert processes[-1].post("/api/sit", {"name": "Ann"})["token"]
        status, errors = processes[-1].end(sign)
        assert errors == ""
        assert status in (0, -sign)


def test_a_busy_port_gets_one_clear_line(tmp_path: Path, processes: list[Process]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as busy:
        port = busy.getsockname()[1]
        processes.append(Process(tmp_path / "b.sqlite", port=port))
        _, errors = processes[-1].process.communicate(timeout=30)
    assert processes[-1].process.returncode == 1
    assert errors.count("\n") == 1
    assert f"port {port} is in use" in errors
    assert not (tmp_path / "b.sqlite").exists()


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["--port", "http"], "expected a port"),
        (["--port", "70000"], "expected a port"),
        (["--bot-delay", "-1"], "expected seconds"),
        (["--bot-delay", "nan"], "expected seconds"),
        (["--data", "/proc/nothing/b.sqlite"], "expected data in a folder that exists"),
        (["--bus", "nats://:s3cret@here"], "expected the URL of a Redis as redis://host:6379/0"),
        (["--thinkers", "queue"], "expected --bus redis://... as well"),
    ],
)
def test_bad_arguments_get_one_line(words: list[str], says: str) -> None:
    command = [sys.executable, "-m", "boomtown", "serve", "--port", "0", *words]
    done = subprocess.run(command, capture_output=True, text=True, timeout=30, check=False)
    assert done.returncode in (1, 2)
    assert says in done.stderr
    assert done.stderr.count("\n") == 1


def test_starting_loads_nothing_heavy() -> None:
    """The first answer imports neither rules nor bots nor drivers of the other database."""
    code = (
        "import sys, boomtown.cli.serve, boomtown.server.app, boomtown.server.storage.storage, uvicorn\n"
        "print(*sorted({m.split('.')[0] for m in sys.modules} & {'numpy', 'alembic', 'yaml', 'fluent', 'tqdm'}),"
        " *sorted(m for m in sys.modules if m.startswith(('boomtown.games', 'boomtown.card', 'boomtown.bots',"
        " 'sqlalchemy.dialects.postgresql'))))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == ""
