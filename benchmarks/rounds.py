"""Rounds of measurements: each subject in turn, several times, so that a slow minute affects all alike.

Each measurement is a new process.
"""

from __future__ import annotations

import json
import os
import subprocess
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from statistics import median
from typing import Any

from benchmarks.subjects import Subject

ROOT = Path(__file__).resolve().parents[1]
GIVE_UP = 120  # seconds of wall time for one process
ONE_THREAD = dict.fromkeys(("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS"), "1")
QUIET = {"PYGAME_HIDE_SUPPORT_PROMPT": "1", "SDL_VIDEODRIVER": "dummy"}


@dataclass(frozen=True)
class Environment:
    """Python installation with an engine. `extra` is its PYTHONPATH."""

    python: str
    extra: str = ""

    def start(self, module: str, *words: str, errors: int | None = None) -> subprocess.Popen[str]:
        """Start a module in a separate process with text pipes. Raises OSError if that Python does not exist."""
        command = [self.python, "-W", "ignore", "-m", module, *words]
        environ = os.environ | ONE_THREAD | QUIET | {"PYTHONPATH": self.extra}
        pipe = subprocess.PIPE
        return subprocess.Popen(command, cwd=ROOT, env=environ, stdin=pipe, stdout=pipe, stderr=errors, text=True)

    def worker(self, argument: str) -> dict[str, Any]:
        """Return the result of benchmarks.worker, or {"error": why}."""
        try:
            process = self.start("benchmarks.worker", argument, errors=subprocess.PIPE)
        except OSError as error:
            return {"error": f"{self.python}: {error.strerror}"}
        try:
            out, errors = process.communicate(timeout=GIVE_UP)
        except subprocess.TimeoutExpired:
            process.kill()
            process.communicate()
            return {"error": f"not finished after {GIVE_UP} seconds"}
        if process.returncode:
            return {"error": (errors.strip().splitlines() or [f"exit status {process.returncode}"])[-1]}
        said: dict[str, Any] = json.loads(out.strip().splitlines()[-1])
        return said

    @cached_property
    def facts(self) -> dict[str, Any]:
        """Result of `benchmarks.worker.probe`, or {"error": why}."""
        return self.worker("probe")


@dataclass
class Result:
    """Rounds of one subject. `build` is plain or compiled for this engine, else empty."""

    subject: Subject
    environment: Environment
    build: str = ""
    rounds: list[dict[str, float]] = field(default_factory=list)
    error: str = ""

    @property
    def name(self) -> str:
        return f"{self.subject.engine} {self.build}".strip()

    def take(self, said: dict[str, Any]) -> None:
        if "error" in said:
            self.error = said["error"]
        else:
            self.rounds.append(said)

    def rate(self, what: str) -> tuple[float, float, float]:
        """Return the median, minimum and maximum of games, choices or moves per second of CPU time."""
        rates = [one[what] / one["cpu"] for one in self.rounds]
        return median(rates), min(rates), max(rates)

    def as_json(self) -> dict[str, Any]:
        s = self.subject
        facts = {"table": s.table, "engine": s.engine, "build": self.build, "title": s.title, "game": s.game}
        return facts | {"task": s.task, "rounds": self.rounds, "error": self.error}


def run(results: Sequence[Result], rounds: int, seconds: float, say: Callable[[str], None]) -> None:
    """Measure `results` in turn, A B C, A B C. Each round has other games, the same for both builds. A failed one is
    skipped.
    """
    for number in range(rounds):
        for index, result in enumerate(results):
            if result.error:
                continue
            s = result.subject
            order = {"module": s.module, "game": s.game, "task": s.task, "seconds": seconds, "seed": number + 1}
            result.take(result.environment.worker(json.dumps(order)))
            said = result.error or f"{result.rate('choices')[0]:,.0f} decisions/s"
            say(f"round {number + 1}/{rounds}, {index + 1}/{len(results)}: {result.name}, {s.title}: {said}")
