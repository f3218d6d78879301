"""`boomtown load`: measure with scripted players how many tables a server can handle."""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import sys
import time
from contextlib import ExitStack, closing, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from boomtown.cli.game_arguments import check_writable

if TYPE_CHECKING:
    from boomtown.cli.load_test.scripted_players import Notes, Table
    from boomtown.cli.load_test.server_under_test import Cost, ServerUnderTest

PEOPLE = 5  # at a table, by default
SHARES = {"p50": 0.5, "p99": 0.99, "p99.9": 0.999}


def add_parser(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the arguments of `boomtown load`."""
    p = subparsers.add_parser(
        "load",
        help="measure how many tables a server can handle",
        description="Start a server, let scripted players play on it, and measure how long a choice waits for its "
        "answer, and what a choice and a table cost. The server takes its settings from the environment "
        "(BOOMTOWN_...); without BOOMTOWN_DATA it uses a temporary file. With --url they play on a running server. A "
        "server on another machine counts all of them as one address: start it with --limits off. Ctrl-C ends the "
        "measurement early.",
    )
    p.add_argument("--tables", type=_count, default=20, metavar="N", help="number of tables (default: %(default)s)")
    p.add_argument(
        "--people", type=_count, metavar="N", help=f"scripted players at each table (default: {PEOPLE}, or all seats)"
    )
    p.add_argument(
        "--players",
        type=_players,
        default=5,
        metavar="N",
        help="seats at each table, 4 to 7; bots take the others (default: %(default)s)",
    )
    p.add_argument(
        "--seconds", type=_seconds, default=20.0, metavar="S", help="seconds to measure (default: %(default)g)"
    )
    p.add_argument(
        "--warm-up", type=_seconds, default=5.0, metavar="S", help="seconds to play before that (default: %(default)g)"
    )
    p.add_argument(
        "--pace",
        type=_seconds,
        default=1.0,
        metavar="S",
        help="seconds a scripted player thinks (default: %(default)g)",
    )
    p.add_argument(
        "--moment",
        type=_seconds,
        default=1.0,
        metavar="S",
        help="the server's setting of that name, in seconds (default: %(default)g)",
    )
    p.add_argument(
        "--url",
        metavar="URL",
        type=_urls,
        default=[],
        action="extend",
        help="a running server, as http://127.0.0.1:8000; several (with commas, or the option repeated) for processes "
        "that share a database: each table's players are spread over them",
    )
    p.add_argument("--hostile", action="store_true", help="attack the server meanwhile, as benchmarks/hostile.py does")
    p.add_argument("--json", metavar="FILE", type=Path, help="write the figures to FILE")


def run(args: argparse.Namespace) -> int:
    """Measure and print the figures. Returns 1 without a server or any choice, 2 for arguments that do not fit."""
    if args.people is None:
        args.people = min(PEOPLE, args.players)
    if args.people > args.players:
        print(
            f"boomtown load: --people cannot be more than --players ({args.players}), got {args.people}",
            file=sys.stderr,
        )
        return 2
    if args.hostile and args.url:
        print("boomtown load: --hostile attacks the server that it starts, expected no --url with it", file=sys.stderr)
        return 2
    try:
        if args.json:
            check_writable(str(args.json))
    except ValueError as error:
        print(f"boomtown load: {error}", file=sys.stderr)
        return 2
    try:
        found = _measured(args)
    except OSError as error:
        where = f"{', '.join(args.url)}: " if args.url else ""
        print(f"boomtown load: {where}{error.strerror or error}", file=sys.stderr)
        return 1
    print("\n".join(report_lines(found)))
    if args.json:
        args.json.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    return 0 if found["choices"] else 1


def _measured(args: argparse.Namespace) -> dict[str, Any]:
    from boomtown.cli.load_test.server_under_test import ServerUnderTest, ended_by_any_signal, floods

    if args.hostile:
        floods()
    with ExitStack() as stack:
        stack.enter_context(ended_by_any_signal())
        gc.disable()  # its pauses (80 ms with 10,000 players) would count as the server's
        stack.callback(gc.enable)
        server = None if args.url else stack.enter_context(closing(ServerUnderTest(args.moment)))
        with asyncio.Runner(loop_factory=_loop_factory()) as runner:
            return runner.run(_measure(args, server))


def _loop_factory() -> Any:
    """Return the faster event loop if it is installed, so that the scripted players take less of the processor."""
    try:
        import uvloop
    except ImportError:
        return None
    return uvloop.new_event_loop


async def _measure(args: argparse.Namespace, server: ServerUnderTest | None) -> dict[str, Any]:
    from boomtown.cli.load_test.scripted_players import Notes
    from boomtown.cli.load_test.server_under_test import Cost

    notes = Notes()
    urls = [server.url] if server else args.url
    first = await asyncio.to_thread(_table, args, server, 0, notes)
    tasks = await _connect_all([first], args)  # the first game loads the rules, which no table should pay for
    await asyncio.sleep(1.0)
    empty = server.cost() if server else Cost()
    others = [await asyncio.to_thread(_table, args, server, number, notes) for number in range(1, args.tables)]
    tasks += await _connect_all(others, args)
    await asyncio.sleep(args.warm_up)
    with ExitStack() as stack:
        if args.hostile and server:
            from boomtown.cli.load_test.server_under_test import Attacker

            stack.enter_context(closing(Attacker(server.port, first.code, args.seconds)))
        stored = await _stored(urls)
        before, own = server.cost() if server else Cost(), time.process_time()
        notes.clear()
        begun = time.perf_counter()
        await _until_ctrl_c(args.seconds)
        took, own = time.perf_counter() - begun, time.process_time() - own
        after = server.cost() if server else Cost()
        found = _figures(args, notes, took)
        stored = await _stored(urls) - stored
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return (
        found
        | {"stored": stored, "own_share": round(own / took, 3)}
        | _costs(args, found | {"stored": stored}, empty, before, after)
    )


async def _until_ctrl_c(seconds: float) -> None:
    """Sleep; Ctrl-C ends it early, and the figures cover the time until then."""
    with suppress(asyncio.CancelledError):
        await asyncio.sleep(seconds)


async def _stored(urls: list[str]) -> int:
    """Return the choices stored by all these servers, or 0 if one of them does not say."""
    from boomtown.cli.load_test.scripted_players import stored

    found = [await asyncio.to_thread(stored, url) for url in urls]
    return 0 if None in found else sum(one or 0 for one in found)


def _costs(args: argparse.Namespace, found: dict[str, Any], empty: Cost, before: Cost, after: Cost) -> dict[str, Any]:
    """Return the cost of a person's choice, of a stored choice and of a table; None for an unknown figure."""
    took, cpu, bots = found["seconds"], after.cpu - before.cpu, after.bots_cpu - before.bots_cpu

    def each(cost: float, number: float, digits: int) -> float | None:
        return round(cost / number, digits) if cost and number else None

    return {
        "cpu_ms": each(1000 * cpu, found["choices"], 3),
        "cpu_ms_stored": each(1000 * cpu, found["stored"], 3),
        "bots_ms_stored": each(1000 * bots, found["stored"], 3),
        "cpu_share": each(cpu, took, 3),
        "bots_share": each(bots, took, 3),
        "kB_a_table": each((after.memory - empty.memory) / 1024, args.tables - 1, 1),
        "bots_kB_a_table": each((after.bots_memory - empty.bots_memory) / 1024, args.tables - 1, 1),
    }


def _table(args: argparse.Namespace, server: ServerUnderTest | None, number: int, notes: Notes) -> Table:
    from boomtown.cli.load_test.scripted_players import Table
    from boomtown.cli.load_test.server_under_test import have_own_addresses, table_address

    urls = [server.url] if server else args.url
    here = all(urlsplit(url).hostname == "127.0.0.1" for url in urls)
    address = table_address(number) if here and have_own_addresses() else None
    return Table(urls, number, args.people, args.players, address, notes)


async def _connect_all(tables: list[Table], args: argparse.Namespace) -> list[asyncio.Task[None]]:
    """Connect all players of these tables, then let them play."""
    tasks = []
    for table in tables:
        lines = [(player, await player.connect()) for player in reversed(table.players)]
        for player, line in lines:
            player.pace = args.pace
            tasks.append(asyncio.create_task(player.play(line)))
    return tasks


def _figures(args: argparse.Namespace, notes: Notes, took: float) -> dict[str, Any]:
    waits = sorted(notes.waits)
    return {
        "tables": args.tables,
        "people": args.tables * args.people,
        "seconds": round(took, 3),
        "choices": len(waits),
        "a_second": round(len(waits) / took, 1),
        "games": notes.games,
        "refused": dict(notes.refused),
        "refused_before": dict(notes.earlier),
        "lost": notes.lost,
        **{name: quantile_ms(waits, share) for name, share in SHARES.items()},
        "slowest": quantile_ms(waits, 1.0),
    }


def quantile_ms(ordered: list[float], share: float) -> float | None:
    """Return the milliseconds within which this share of the waits ended."""
    return round(1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))], 2) if ordered else None


def report_lines(found: dict[str, Any]) -> list[str]:
    """Return the figures as lines for a reader."""
    from boomtown.server.admin.plural import counted

    refused = _listed(found["refused"])
    lines = [
        f"tables     {found['tables']} with {counted(found['people'], 'person', 'people')}, {found['seconds']:.3g} s",
        f"choices    {found['choices']}, {found['a_second']:g} per second; {counted(found['games'], 'game')} ended",
        "answered   "
        + (
            ", ".join(f"{name} {found[name]} ms" for name in (*SHARES, "slowest"))
            if found["choices"]
            else _why_nothing(found)
        ),
    ]
    if refused or found["lost"]:
        lines.append(f"troubles   {counted(found['lost'], 'connection')} lost; refused: {refused or 'nothing'}")
    if found["cpu_ms"] is not None:
        of_all = f"{found['cpu_ms_stored']} ms per stored choice, " if found["cpu_ms_stored"] is not None else ""
        share = f"{found['cpu_share']:.0%} of a core"
        lines.append(f"processor  {found['cpu_ms']} ms per choice of a person, {of_all}{share}")
    if found.get("bots_ms_stored") is not None:
        lines.append(
            f"bots       {found['bots_ms_stored']} ms per stored choice in their own processes, "
            f"{found['bots_share']:.0%} of a core"
        )
    if found["kB_a_table"] is not None:
        more = f"; {found['bots_kB_a_table']} kB in the bots' processes" if found.get("bots_kB_a_table") else ""
        lines.append(f"memory     {found['kB_a_table']} kB per table, sockets included{more}")
    if found["own_share"] > 0.7:
        lines.append(
            f"note       the scripted players took {found['own_share']:.0%} of a core: part of the wait is theirs"
        )
    return lines


def _listed(refused: dict[str, int]) -> str:
    return ", ".join(f"{code}: {times}" for code, times in refused.items())


def _why_nothing(found: dict[str, Any]) -> str:
    """Return why nothing was measured, as far as we know."""
    from boomtown.server.admin.plural import counted

    refused, before = found["refused"], found["refused_before"]
    if refused:
        why = f"the server refused the people {counted(sum(refused.values()), 'time')} ({_listed(refused)})"
    elif before:
        why = f"the server had refused the people {counted(sum(before.values()), 'time')} before ({_listed(before)})"
    elif found["lost"]:
        why = f"{counted(found['lost'], 'connection')} {'was' if found['lost'] == 1 else 'were'} lost"
    else:
        why = "the server refused nothing, and no answer arrived in this time"
    return f"nothing was measured: {why}"


def _count(text: str) -> int:
    if not text.isdecimal() or not 1 <= int(text) <= 10_000:
        raise argparse.ArgumentTypeError(f"expected a number from 1 to 10000, got {text!r}")
    return int(text)


def _players(text: str) -> int:
    """Return the seats of a table of the base game."""
    if text not in ("4", "5", "6", "7"):
        raise argparse.ArgumentTypeError(f"expected 4 to 7, got {text!r}")
    return int(text)


def _urls(text: str) -> list[str]:
    found = [one.strip().rstrip("/") for one in text.split(",") if one.strip()]
    if not found or not all(one.startswith(("http://", "https://")) for one in found):
        raise argparse.ArgumentTypeError(f"expected addresses as http://127.0.0.1:8000, got {text!r}")
    return found


def _seconds(text: str) -> float:
    try:
        value = float(text)
    except ValueError:
        value = -1.0
    if not 0 <= value < 86_400:
        raise argparse.ArgumentTypeError(f"expected seconds, 0 or more, got {text!r}")
    return value
