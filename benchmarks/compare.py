"""Command line of engine.py."""

from __future__ import annotations

import argparse
import io
import json
import subprocess
import sys
import tarfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from benchmarks.rounds import ROOT, Environment
from benchmarks.subjects import BASE, CARDS

Figure = dict[str, Any]


class Version:
    """One version of the engine, run in a separate process, and its best figures."""

    def __init__(self, environment: Environment | None = None, best: dict[str, Figure] | None = None) -> None:
        self.environment, self.best = environment, best or {}
        self.build, self.cases = "kept", list(self.best)
        self._process: subprocess.Popen[str] | None = None

    def begin(self, bots: Sequence[str]) -> None:
        assert self.environment is not None
        self._process = self.environment.start("benchmarks.cases", *bots)
        said = self._read()
        self.build, self.cases = said["build"], said["cases"]

    def measure(self, case: str) -> None:
        assert self._process is not None
        assert self._process.stdin is not None
        self._process.stdin.write(case + "\n")
        self._process.stdin.flush()
        self.best[case] = better(self.best.get(case), self._read())

    def end(self) -> None:
        if self._process is not None:
            self._process.communicate()

    def _read(self) -> Figure:
        assert self._process is not None
        assert self._process.stdout is not None
        for line in self._process.stdout:
            if line.strip():
                figure: Figure = json.loads(line)
                return figure
        raise SystemExit("engine.py: the engine ended without a figure, see above")


def better(old: Figure | None, new: Figure) -> Figure:
    """Return the faster of two figures of one case. A failure counts only if there is no figure."""
    if old is None or "error" in old:
        return new
    return old if "error" in new or gain(old, new) < 1 else new


def gain(before: Figure, now: Figure) -> float:
    """Return how many times faster `now` is; 1.25 is a quarter more in the same time."""
    ratio: float = now["value"] / before["value"]
    return 1 / ratio if now["unit"] == "µs" else ratio


def main(doc: str, words: Sequence[str] | None = None) -> int:
    args = _parser(doc).parse_args(words)
    now, before = Version(_environment()), None
    if args.against is None:
        _measure(args, now)
    elif Path(args.against).is_file():
        before = Version(best=json.loads(Path(args.against).read_text(encoding="utf-8"))["figures"])
        _measure(args, now)
    else:
        with sources(args.against) as folder:
            before = Version(Environment(sys.executable, folder))
            _measure(args, now, before)
    print(f"now: {now.build}" + (f"; before: {args.against}, {before.build}" if before else ""))
    _print(now, before)
    if args.json:
        args.json.write_text(json.dumps({"build": now.build, "figures": now.best}, indent=1) + "\n", encoding="utf-8")
    return 0


def _parser(doc: str) -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="engine.py", description=doc, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument(
        "--against", metavar="FILE|COMMIT", help="figures written by --json, or a commit of this project"
    )
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures to FILE")
    parser.add_argument("--rounds", type=int, default=3, help="rounds, each in a new process (default 3)")
    parser.add_argument("--times", type=int, default=5, help="measurements of each case in a round (default 5)")
    parser.add_argument(
        "--only", default="", metavar="TEXT", help='only cases whose name contains TEXT, such as "card-5"'
    )
    parser.add_argument("--bot", action="append", metavar="NAME", help="bots to time (default: greenhorn); repeatable")
    return parser


def _environment() -> Environment:
    """Return the environment of this Python, or the sources of this checkout if boomtown is not installed."""
    here = Environment(sys.executable)
    return Environment(sys.executable, "" if here.facts.get("build") else str(ROOT / "src"))


def _measure(args: argparse.Namespace, *versions: Version) -> None:
    """Measure in new processes each round: case by case, with the versions in turn, so that a slow second hits both."""
    for number in range(args.rounds):
        print(f"round {number + 1}/{args.rounds}", file=sys.stderr, flush=True)
        for version in versions:
            version.begin(args.bot or ["greenhorn"])
        for case in versions[0].cases:
            for version in versions * args.times:
                if args.only in case:
                    version.measure(case)
        for version in versions:
            version.end()


@contextmanager
def sources(commit: str) -> Iterator[str]:
    """Unpack the sources of a commit into a temporary folder."""
    command = ["git", "archive", commit, "src/boomtown"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, check=False)
    if done.returncode:
        reason = done.stderr.decode().strip()
        raise SystemExit(f"expected a file of figures or a commit, got {commit!r}: {reason}")
    with TemporaryDirectory() as folder:
        with tarfile.open(fileobj=io.BytesIO(done.stdout)) as sources:
            sources.extractall(folder, filter="data")
        yield str(Path(folder) / "src")


def _print(now: Version, before: Version | None) -> None:
    for name, figure in now.best.items():
        old = before and before.best.get(name)
        if "error" in figure:
            print(f"{name:24} {figure['error']}")
        elif not old or "error" in old:
            print(f"{name:24} {_number(figure):>10} {figure['unit']}")
        else:
            change = f"{gain(old, figure):.2f}x{_other_games(old, figure)}"
            print(f"{name:24} {_number(old):>10} -> {_number(figure):>10} {figure['unit']:12} {change}")
    for case in CARDS:
        parts = [of for of in (before, now) if of and _ratio(of, case)]
        if parts and case != BASE:
            line = " -> ".join(f"{_ratio(of, case):.2f}" for of in parts)
            print(f"random {case} costs {line} times a decision of {BASE}")


def _other_games(before: Figure, now: Figure) -> str:
    """Return a remark if the two versions did not play the same games."""
    if before["work"] == now["work"]:
        return ""
    each = f", {gain(before, now) * now['work'] / before['work']:.2f}x a decision" if now["unit"] == "games/s" else ""
    return f"  (other games than before{each})"


def _ratio(version: Version, case: str) -> float:
    base, full = (version.best.get(f"random {of}", {}).get("value") for of in (BASE, case))
    return base / full if base and full else 0.0


def _number(figure: Figure) -> str:
    value = figure["value"]
    return f"{value:,.0f}" if value >= 1000 else f"{value:,.1f}"
