"""Bots of another version of the package, each version in a process of its own (league/driver.py)."""

from __future__ import annotations

import atexit
import json
import os
import subprocess
import sys
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from select import select
from typing import Any

from boomtown.games import Game

DRIVER = Path(__file__).with_name("driver.py")
START = 60.0  # seconds until a process has answered first, in addition to the bound of an answer


class NoAnswer(Exception):
    """The process gave no answer in time, or ended."""


class VersionsDiffer(Exception):
    """The other version has other rules for a game, so its bots cannot play it here."""


class Process:
    """Process of one version. It plays one game at a time along and answers for some of the seats."""

    def __init__(self, source: str) -> None:
        self._source = source
        self._process: subprocess.Popen[bytes] | None = None
        self._game: Game | None = None
        self._sent = 0  # choices of the game that the process has

    def choose(self, game: Game, bots: Mapping[int, tuple[str, int]], seconds: float) -> int:
        """Return the answer to the pending question. `bots`: name and seed by seat, for the seats of this version.

        Raises NoAnswer if the process does not answer in time, ValueError with the error of the bot, and VersionsDiffer
        if the process has another question.
        """
        ask, choices = game.ask, game.choices
        assert ask is not None and choices is not None
        message: dict[str, Any] = {"who": ask.who, "options": list(ask.options)}
        if game is not self._game:
            self._game, self._sent = game, 0
            message |= {"setup": game.setup, "seed": game.seed, "bots": {str(seat): bots[seat] for seat in bots}}
        message["choices"] = choices[self._sent :]
        self._sent = len(choices)
        said = self._exchange(message, seconds)
        if "differs" in said:
            raise VersionsDiffer(f"the version in {self._source} has other rules for this game: {said['differs']}")
        if "error" in said:
            self._game = None
            raise ValueError(said["error"])
        return int(said["choice"])

    def _exchange(self, message: dict[str, Any], seconds: float) -> dict[str, Any]:
        if self._process is None:
            self._process = self._start()
            seconds += START
        process = self._process
        assert process.stdin is not None and process.stdout is not None
        try:
            process.stdin.write(json.dumps(message).encode() + b"\n")
            process.stdin.flush()
            ready = select([process.stdout], [], [], seconds)[0]
            line = process.stdout.readline() if ready else b""
        except BrokenPipeError:
            ready, line = [process.stdout], b""
        if not line:
            self.stop()
            raise NoAnswer("the process of the bot ended" if ready else f"no answer within {seconds:g} s")
        found: dict[str, Any] = json.loads(line)
        return found

    def _start(self) -> subprocess.Popen[bytes]:
        environment = os.environ | {"PYTHONPATH": self._source}
        command = [sys.executable, "-P", str(DRIVER)]
        found = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=environment)
        atexit.register(self.stop)
        return found

    def stop(self) -> None:
        """End the process. The next question starts another one."""
        process, self._process, self._game = self._process, None, None
        if process is not None:
            process.kill()
            process.wait()
            atexit.unregister(self.stop)


@cache
def process_of(source: str) -> Process:
    """Return the process of a version, started at its first question."""
    return Process(source)
