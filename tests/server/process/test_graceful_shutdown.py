"""`boomtown serve` receives SIGTERM while a player plays."""

import asyncio
import json
import signal
import urllib.error
import urllib.request
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from .test_serve import Process, answer, asked, hello, processes

__all__ = ["processes"]
pytestmark = pytest.mark.slow
ORDER = {"name": "Ann", "setup": {"players": 5}, "bots": "fill", "start": True, "timer": 0}


def ask(process: Process, path: str) -> tuple[int, str]:
    try:
        with urllib.request.urlopen(f"http://127.0.0.1:{process.port}{path}") as said:
            return said.status, said.read().decode()
    except urllib.error.HTTPError as error:
        return error.code, error.read().decode()


async def wait_for_restart_notice(line: ClientConnection) -> None:
    while True:
        message: dict[str, Any] = json.loads(await asyncio.wait_for(line.recv(), 30))
        if message["t"] == "table" and message["table"]["notice"] == "ui-notice-ending":
            return


async def hung_up(line: ClientConnection) -> None:
    with suppress(ConnectionClosed):
        while True:
            await asyncio.wait_for(line.recv(), 30)


async def test_everybody_is_told_and_the_game_goes_on_after_it(tmp_path: Path, processes: list[Process]) -> None:
    """The server is not ready but still plays. It ends with status 0 when no player is connected."""
    data = tmp_path / "b.sqlite"
    processes.append(Process(data, "--bot-delay", "0", "--drain", "3600"))
    first = processes[-1]
    assert ask(first, "/readyz")[0] == 200
    seated = first.post("/api/tables", ORDER)
    line = await hello(first, seated)
    state = await asked(line)
    first.process.send_signal(signal.SIGTERM)
    await wait_for_restart_notice(line)
    assert ask(first, "/readyz") == (503, '{"ready":false,"missing":"draining"}')
    assert "boomtown_draining 1.0" in ask(first, "/metrics")[1]
    state = await answer(line, state)
    await line.close()
    _, errors = first.process.communicate(timeout=30)
    assert (first.process.returncode, errors) == (0, "")
    processes.append(Process(data, "--bot-delay", "0"))
    line = await hello(processes[-1], seated)
    assert (await asked(line))["view"]["move"] >= state["view"]["move"]
    await line.close()


async def test_a_second_signal_ends_it_at_once(tmp_path: Path, processes: list[Process]) -> None:
    processes.append(Process(tmp_path / "b.sqlite", "--drain", "3600"))
    line = await hello(processes[-1], processes[-1].post("/api/tables", ORDER))
    processes[-1].process.send_signal(signal.SIGTERM)
    await wait_for_restart_notice(line)
    processes[-1].process.send_signal(signal.SIGTERM)
    await hung_up(line)
    _, errors = processes[-1].process.communicate(timeout=30)
    assert processes[-1].process.returncode in (0, -signal.SIGTERM)
    assert errors == ""


async def test_after_so_many_seconds_it_ends(tmp_path: Path, processes: list[Process]) -> None:
    """Also with people there: what they do not want to read does not hold it up."""
    processes.append(Process(tmp_path / "b.sqlite", "--bot-delay", "0", "--drain", "0"))
    line = await hello(processes[-1], processes[-1].post("/api/tables", ORDER))
    await asked(line)
    ended, _ = await asyncio.gather(asyncio.to_thread(processes[-1].end, signal.SIGTERM), hung_up(line))
    assert ended == (0, "")
