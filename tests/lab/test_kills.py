"""Runs of an experiment that are killed with SIGKILL in the middle: they continue to the same bytes."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import pytest

FILE = """
deals = 60
chunk = 5
decisions = true
[table]
players = [4, 5]
bots = ["quick"]
[[arms]]
name = "usual"
[[arms]]
name = "Dodge City"
sets = ["dodge_city"]
"""
CHUNKS = 24
POLL = 0.02  # seconds between two looks at the folder


def _start(file: Path, out: Path, *options: str) -> subprocess.Popen[bytes]:
    words = [sys.executable, "-m", "boomtown", "lab", "run", str(file), "--out", str(out), *options]
    return subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)


def _chunks(out: Path) -> int:
    return len([*out.glob("chunks/*.rows")])


def _killed(file: Path, out: Path, wanted: int, *options: str) -> int:
    """Start the run, kill it when `wanted` chunks are there, and return the number of chunks it left."""
    process = _start(file, out, *options)
    assert process.stdout is not None
    while _chunks(out) < wanted:
        with suppress(subprocess.TimeoutExpired):
            pytest.fail(f"ended with {process.wait(POLL)}: {process.stdout.read().decode()}")
    os.kill(process.pid, signal.SIGKILL)
    process.stdout.read()  # workers hold the pipe open: it ends only when all of them have ended
    assert process.wait() == -signal.SIGKILL
    process.stdout.close()
    return _chunks(out)


def _content(folder: Path) -> dict[str, bytes]:
    return {str(path.relative_to(folder)): path.read_bytes() for path in sorted(folder.rglob("*")) if path.is_file()}


def _finish(file: Path, out: Path, *options: str) -> dict[str, bytes]:
    process = _start(file, out, *options)
    printed = process.communicate()[0]
    assert process.returncode == 0, printed.decode()
    return _content(out)


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("killed") / "plan.toml"
    path.write_text(FILE, "utf-8")
    return path


@pytest.fixture(scope="module")
def whole(file: Path) -> dict[str, bytes]:
    """Return the files of a run without a kill, by the names in their folder. The report is named like the folder."""
    return _finish(file, file.with_name("whole") / "out")


@pytest.mark.parametrize("options", [(), ("--jobs", "2")], ids=["serial", "processes"])
def test_killed_runs_continue_to_the_same_bytes(
    file: Path, whole: dict[str, bytes], tmp_path: Path, options: tuple[str, ...]
) -> None:
    out = tmp_path / "out"
    left = _killed(file, out, 2, *options)
    assert 2 <= left < CHUNKS
    again = _killed(file, out, left + 3, *options)
    assert left + 3 <= again < CHUNKS
    assert _finish(file, out, *options) == whole
    assert _chunks(out) == CHUNKS
