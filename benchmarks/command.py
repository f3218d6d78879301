"""Command line of run.py: choice of the engines, and output of the figures."""

from __future__ import annotations

import argparse
import json
import os
import platform
import shutil
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

from benchmarks import peers, subjects, table
from benchmarks.rounds import ROOT, Environment, Result, run

OUT = ROOT / "build/benchmarks"


def main(words: list[str] | None = None) -> int:
    args = _parser().parse_args(words)
    if args.table:
        print(table.markdown(json.loads(args.table.read_text(encoding="utf-8"))), end="")
        return 0
    if args.setup:
        peers.set_up_ours(args.ours, ROOT / "pyproject.toml", _say)
        peers.set_up(args.peers, _say)
    environments = _environments(args)
    results = [one for one in _results(args, environments) if args.only in f"{one.name} {one.subject.key}"]
    if not results:
        print(f"run.py: expected part of a subject's name as --only, got {args.only!r}", file=sys.stderr)
        return 2
    report = _report(args, environments)  # before the work, which would count in the load
    run(results, args.rounds, args.seconds, _say)
    report["results"] = [one.as_json() for one in results]
    text = table.markdown(report)
    args.out.mkdir(parents=True, exist_ok=True)
    (args.out / "results.json").write_text(json.dumps(report, indent=1) + "\n", encoding="utf-8")
    (args.out / "results.md").write_text(text, encoding="utf-8")
    _say(f"results.md and results.json are in {args.out}")
    print(text, end="")
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="run.py", description=__doc__)
    parser.add_argument(
        "--setup",
        action="store_true",
        help="first install the other engines into --peers, and what this engine needs into --ours",
    )
    parser.add_argument(
        "--ours", type=Path, default=OUT / "ours", help="environment of this engine (default: %(default)s)"
    )
    parser.add_argument("--peers", type=Path, default=OUT / "peers", help="their environment (default: %(default)s)")
    parser.add_argument(
        "--python",
        action="append",
        default=[],
        metavar="PATH",
        help="another Python with boomtown installed, such as a compiled one; may be repeated",
    )
    parser.add_argument("--bot", action="append", metavar="NAME", help="bots to time (default: greenhorn); repeatable")
    parser.add_argument("--rounds", type=int, help="measurements of each subject (default 3, --quick 1)")
    parser.add_argument("--seconds", type=float, help="CPU time of a measurement (default 1.0, --quick 0.2)")
    parser.add_argument("--quick", action="store_true", help="one short round, to check that everything runs")
    parser.add_argument("--only", default="", metavar="TEXT", help="only subjects whose name contains TEXT")
    parser.add_argument("--out", type=Path, default=OUT, help="folder for the figures (default: %(default)s)")
    parser.add_argument("--table", type=Path, metavar="FILE", help="only print the tables of a results.json")
    return parser


def _say(line: str) -> None:
    print(line, file=sys.stderr, flush=True)


def _environments(args: argparse.Namespace) -> dict[str, Environment]:
    """Return the environments by purpose: "boomtown plain", "boomtown compiled", "others"."""
    args.rounds = args.rounds or (1 if args.quick else 3)
    args.seconds = args.seconds or (0.2 if args.quick else 1.0)
    here = Environment(_absolute(str(peers.python_of(args.ours))) if args.setup else sys.executable)
    if (
        here.facts.get("build") is None
    ):  # not installed: use the sources of this checkout, if their packages are installed
        here = replace(here, extra=str(ROOT / "src"))
    found: dict[str, Environment] = {}
    for environment in [here, *(Environment(_absolute(path)) for path in args.python)]:
        build = environment.facts.get("build")
        if build is None:
            reason = environment.facts.get("error", "boomtown is not installed there")
            raise SystemExit(f"run.py: expected a Python with boomtown, got {environment.python}: {reason}")
        name, number = f"boomtown {build}", 2
        while name in found:
            name, number = f"boomtown {build} {number}", number + 1
        found[name] = environment
    return found | {"others": Environment(_absolute(str(peers.python_of(args.peers))))}


def _absolute(python: str) -> str:
    """Return the absolute path of a program. Links are kept, as Python finds its environment by them."""
    return os.path.abspath(shutil.which(python) or python)


def _results(args: argparse.Namespace, environments: dict[str, Environment]) -> list[Result]:
    ours = subjects.ours(args.bot or ["greenhorn"])
    found = []
    for name, environment in environments.items():
        if name == "others":
            found += [Result(one, environment) for one in subjects.peers()]
        else:
            found += [Result(one, environment, name.partition(" ")[2]) for one in ours]
    return found


def _report(args: argparse.Namespace, environments: dict[str, Environment]) -> dict[str, Any]:
    used = [{"for": name} | one.facts for name, one in environments.items() if "error" not in one.facts]
    return {
        "machine": {
            "processor": _processor(),
            "cores": os.cpu_count(),
            "system": f"{platform.system()} {platform.machine()}",
            "load": " ".join(f"{load:.1f}" for load in os.getloadavg()) if hasattr(os, "getloadavg") else "unknown",
        },
        "date": time.strftime("%Y-%m-%d"),
        "commit": _commit(),
        "rounds": args.rounds,
        "seconds": args.seconds,
        "environments": used,
    }


def _processor() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
        return next(line.partition(":")[2].strip() for line in lines if line.startswith("model name"))
    except (OSError, StopIteration):
        return platform.processor() or "unknown processor"


def _commit() -> str:
    command = ["git", "describe", "--always", "--dirty"]
    try:
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    except OSError:
        return "unknown"
    return done.stdout.strip() or "unknown"
