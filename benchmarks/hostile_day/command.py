"""Command line of hostile.py."""

from __future__ import annotations

import argparse
import asyncio
import json
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from benchmarks.compare import sources
from benchmarks.hostile_day.floods import FLOODS
from benchmarks.hostile_day.honest import HonestPlayer, seconds_to_reconnect
from benchmarks.hostile_day.server import Server
from benchmarks.rounds import ROOT

Row = dict[str, Any]
TABLES = 5  # with an honest player each


def main(doc: str, words: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="hostile.py", description=doc, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--against", metavar="COMMIT", help="measure the server of this commit as well")
    parser.add_argument("--only", metavar="FLOODS", help=f"some of {', '.join(FLOODS)}")
    parser.add_argument("--seconds", type=float, default=5.0, help="duration of each flood (default: %(default)s)")
    parser.add_argument("--json", metavar="FILE", type=Path, help="write the figures to FILE")
    args = parser.parse_args(words)
    names = args.only.split(",") if args.only else list(FLOODS)
    for name in names:
        if name not in FLOODS:
            parser.error(f"expected some of {', '.join(FLOODS)}, got {name!r}")
    rows = []
    if args.against:
        with sources(args.against) as folder:
            rows += [measure(args.against, Path(folder), name, args.seconds) for name in names]
    rows += [measure("now", ROOT / "src", name, args.seconds) for name in names]
    print(table(rows))
    if args.json:
        args.json.write_text(json.dumps(rows, indent=1), encoding="utf-8")
    return 0


def measure(version: str, source: Path, name: str, seconds: float) -> Row:
    """Run one flood against a new server of that version."""
    print(f"{version}: {name}", file=sys.stderr)
    server = Server(source)
    try:
        tables = [HonestPlayer(server) for _ in range(TABLES)]
        before = server.memory()
        flood = subprocess.Popen(
            [
                sys.executable,
                "-m",
                "benchmarks.hostile_day.floods",
                name,
                str(server.port),
                tables[0].code,
                str(seconds),
            ],
            stdout=subprocess.PIPE,
            text=True,
            cwd=ROOT,
        )
        failed, inside = asyncio.run(_play_during_flood(tables, seconds))
        grown = server.memory() - before
        said = json.loads(flood.communicate(timeout=120)[0] or "{}")
    finally:
        server.stop()
    return {
        "version": version,
        "flood": name,
        **quantiles([wait for one in tables for wait in one.waits]),
        "failed": failed,
        "host": inside,
        "MB": round(grown, 1),
        "said": said,
    }


async def _play_during_flood(tables: list[HonestPlayer], seconds: float) -> tuple[str, float | None]:
    """Play during most of the flood, then reconnect to the first table. Returns the failures and the
    seconds that took.
    """
    await asyncio.sleep(0.5)  # the attack has started
    played = await asyncio.gather(*(one.play(seconds * 0.8 - 0.5) for one in tables), return_exceptions=True)
    failed = [type(error).__name__ for error in played if error is not None]
    return ", ".join(failed), await seconds_to_reconnect(tables[0])


def quantiles(waits: list[float]) -> Row:
    """Return the quantiles in milliseconds."""
    if not waits:
        return {"choices": 0, "p50": None, "p99": None, "max": None}
    ordered = sorted(waits)

    def at(share: float) -> float:
        return round(ordered[min(len(ordered) - 1, int(share * len(ordered)))] * 1000, 1)

    return {"choices": len(waits), "p50": at(0.5), "p99": at(0.99), "max": at(1)}


def table(rows: list[Row]) -> str:
    """Return the rows as a Markdown table."""
    lines = [
        "| flood | server | choices | p50 ms | p99 ms | slowest ms | host reconnects | MB more | the attacker |",
        "| --- | --- | --- | --- | --- | --- | --- | --- | --- |",
    ]
    for name in dict.fromkeys(row["flood"] for row in rows):
        for row in (row for row in rows if row["flood"] == name):
            inside = "no" if row["host"] is None else f"{row['host'] * 1000:.0f} ms"
            said = ", ".join(f"{key}: {value}" for key, value in row["said"].items())
            figures = " | ".join(str(row[key]) for key in ("choices", "p50", "p99", "max"))
            broken = f" ({row['failed']})" if row["failed"] else ""
            lines.append(f"| {name} | {row['version']} | {figures}{broken} | {inside} | {row['MB']} | {said} |")
    return "\n".join(lines)
