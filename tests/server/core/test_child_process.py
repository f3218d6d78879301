"""Child processes: messages in both directions, the end with the parent, and the end after a grace time."""

import importlib
import os
import signal
import socket
import threading
import time
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import pytest

from boomtown.server.core.child_process import ChildProcess, receive, send, wait

pytestmark = pytest.mark.slow  # each starts a Python interpreter
LONG = b"x" * 1_000_000  # more than a socket holds
PATIENCE = 60.0
WORK = """
import os, signal, threading
from boomtown.server.core.child_process import ChildProcess, listen, receive, send

def echoes(line, prefix):
    while (message := receive(line)) is not None:
        send(line, prefix + message)
    os._exit(7)

def stays(line):
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    send(line, b"ready")
    threading.Event().wait()

def tells_its_pid(line):
    listen(line, lambda _: None)
    send(line, str(os.getpid()).encode())
    threading.Event().wait()

def starts_another(line):
    child = ChildProcess("boomtown test", tells_its_pid)
    send(line, receive(child.line))
    threading.Event().wait()
"""


@pytest.fixture
def work(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """Main functions of child processes, which a new interpreter can import."""
    (tmp_path / "work_of_children.py").write_text(WORK, "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    return importlib.import_module("work_of_children")


def exists(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def until(true: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < end


def test_messages_of_any_length_and_the_status(work: ModuleType) -> None:
    child = ChildProcess("boomtown test", work.echoes, b">")
    for message in (b"", b"howdy", LONG):
        writer = threading.Thread(target=send, args=(child.line, message))
        writer.start()
        assert receive(child.line) == b">" + message
        writer.join()
    assert child.alive
    assert child.status is None
    child.line.shutdown(socket.SHUT_WR)
    wait([child.sentinel], PATIENCE)
    assert receive(child.line) is None
    assert child.end()
    assert child.status == 7


@pytest.mark.skipif(not hasattr(os, "WNOHANG"), reason="the status of a child of Unix")
def test_one_that_is_ending_has_ended(work: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    """A process closes its sentinel before the system has its status."""
    child = ChildProcess("boomtown test", work.echoes, b">")
    child.line.shutdown(socket.SHUT_WR)
    wait([child.sentinel], PATIENCE)
    real = os.waitpid
    monkeypatch.setattr(os, "waitpid", lambda pid, flags: (0, 0) if flags & os.WNOHANG else real(pid, flags))
    assert child.end()
    assert child.status == 7


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="signals of Unix")
def test_one_that_does_not_end_is_killed_after_its_grace(work: ModuleType) -> None:
    child = ChildProcess("boomtown test", work.stays)
    assert receive(child.line) == b"ready"
    child.send_signal(signal.SIGTERM)
    begun = time.monotonic()
    assert not child.end(0.2)
    assert time.monotonic() - begun >= 0.2
    assert child.status == -signal.SIGKILL
    child.send_signal(signal.SIGTERM)  # no effect
    assert not exists(child.pid)


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="signals of Unix")
def test_it_ends_with_a_parent_that_is_killed(work: ModuleType) -> None:
    parent = ChildProcess("boomtown test", work.starts_another, leaf=False)
    pid = int(receive(parent.line) or b"")
    assert exists(pid)
    parent.kill()
    parent.end()
    until(lambda: not exists(pid))


@pytest.mark.skipif(not hasattr(os, "setsid"), reason="sessions of Unix")
def test_it_has_a_session_of_its_own(work: ModuleType) -> None:
    """Ctrl-C in a terminal reaches only the server."""
    child = ChildProcess("boomtown test", work.tells_its_pid)
    assert receive(child.line)
    assert os.getsid(child.pid) == child.pid
    child.kill()
    assert child.end(PATIENCE)
