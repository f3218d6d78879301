"""`boomtown load`: how many tables a server carries, measured with scripted people."""

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
    from boomtown.cli.load_test.server_under_test import Cost, Town

PEOPLE = 5  # at a table, where nothing else is said
SHARES = {"p50": 0.5, "p99": 0.99, "p99.9": 0.999}


def add_parser(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Arguments of `boomtown load`."""
    p = subparsers.add_parser(
        "load",
        help="measure how many tables a server carries",
        description="Start a server and let scripted people play on it: how long a choice waits for its answer, and "
        "what a choice and a table cost. The server takes its settings from the environment (BOOMTOWN_...); "
        "where they name no data, that is a new file. With --url people play on a server that runs; on another "
        "machine its limits count them as one address, so raise them there. Ctrl-C ends the measurement early.",
    )
    p.add_argument("--tables", type=_count, default=20, metavar="N", help="tables (default: %(default)s)")
    p.add_argument("--people", type=_count, metavar="N", help=f"people at each (default: {PEOPLE}, or all seats)")
    p.add_argument(
        "--players", type=_players, default=5, metavar="N", help="seats, 4 to 7; bots fill up (default: %(default)s)"
    )
    p.add_argument("--seconds", type=_seconds, default=20.0, metavar="S", help="measured (default: %(default)g)")
    p.add_argument("--warm-up", type=_seconds, default=5.0, metavar="S", help="before that (default: %(default)g)")
    p.add_argument(
        "--pace", type=_seconds, default=1.0, metavar="S", help="seconds a person thinks (default: %(default)g)"
    )
    p.add_argument("--moment", type=_seconds, default=1.0, metavar="S", help="of the server (default: %(default)g)")
    p.add_argument(
        "--url",
        metavar="URL",
        type=_urls,
        default=[],
        action="extend",
        help="a server that runs, as http://127.0.0.1:8000; several, with commas or said again, for processes of one "
        "town: the people of each table are spread over them",
    )
    p.add_argument("--hostile", action="store_true", help="a stranger attacks meanwhile, as in benchmarks/hostile.py")
    p.add_argument("--json", metavar="FILE", type=Path, help="keep the figures")


def run(args: argparse.Namespace) -> int:
    """Print the figures; 1 without a server or a single choice, 2 for arguments that do not fit."""
    if args.people is None:
        args.people = min(PEOPLE, args.players)
    if args.people > args.players:
        print(
            f"boomtown load: --people cannot be more than --players ({args.players}), got {args.people}",
            file=sys.stderr,
        )
        return 2
    if args.hostile and args.url:
        print("boomtown load: --hostile attacks a server of its own, expected no --url with it", file=sys.stderr)
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
    print("\n".join(told(found)))
    if args.json:
        args.json.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    return 0 if found["choices"] else 1


def _measured(args: argparse.Namespace) -> dict[str, Any]:
    from boomtown.cli.load_test.server_under_test import Town, ended_by_any_signal, floods

    if args.hostile:
        floods()
    with ExitStack() as stack:
        stack.enter_context(ended_by_any_signal())
        gc.disable()  # its pauses, 80 ms with 10,000 people, would count as the server's; it finds next to nothing here
        stack.callback(gc.enable)
        town = None if args.url else stack.enter_context(closing(Town(args.moment)))
        with asyncio.Runner(loop_factory=_loop_factory()) as runner:
            return runner.run(_measure(args, town))


def _loop_factory() -> Any:
    """The quicker loop, where there is one: people are not to be what is measured."""
    try:
        import uvloop
    except ImportError:
        return None
    return uvloop.new_event_loop


async def _measure(args: argparse.Namespace, town: Town | None) -> dict[str, Any]:
    from boomtown.cli.load_test.scripted_players import Notes
    from boomtown.cli.load_test.server_under_test import Cost

    notes = Notes()
    urls = [town.url] if town else args.url
    first = await asyncio.to_thread(_table, args, town, 0, notes)
    tasks = await _sit_down([first], args)  # the rules are loaded with the first game, and are no table's cost
    await asyncio.sleep(1.0)
    empty = town.cost() if town else Cost()
    others = [await asyncio.to_thread(_table, args, town, number, notes) for number in range(1, args.tables)]
    tasks += await _sit_down(others, args)
    await asyncio.sleep(args.warm_up)
    with ExitStack() as stack:
        if args.hostile and town:
            from boomtown.cli.load_test.server_under_test import Stranger

            stack.enter_context(closing(Stranger(town.port, first.code, args.seconds)))
        stored = await _stored(urls)
        before, own = town.cost() if town else Cost(), time.process_time()
        notes.clear()
        begun = time.perf_counter()
        await _until_ctrl_c(args.seconds)
        took, own = time.perf_counter() - begun, time.process_time() - own
        after = town.cost() if town else Cost()
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
    """So long at most: the figures are of what was measured until then."""
    with suppress(asyncio.CancelledError):
        await asyncio.sleep(seconds)


async def _stored(urls: list[str]) -> int:
    """Choices stored by all of these; 0 where one does not tell."""
    from boomtown.cli.load_test.scripted_players import stored

    found = [await asyncio.to_thread(stored, url) for url in urls]
    return 0 if None in found else sum(one or 0 for one in found)


def _costs(args: argparse.Namespace, found: dict[str, Any], empty: Cost, before: Cost, after: Cost) -> dict[str, Any]:
    """What a choice of a person costs, one that was stored, and a table; None where that is not known."""
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


def _table(args: argparse.Namespace, town: Town | None, number: int, notes: Notes) -> Table:
    from boomtown.cli.load_test.scripted_players import Table
    from boomtown.cli.load_test.server_under_test import house, houses

    urls = [town.url] if town else args.url
    here = all(urlsplit(url).hostname == "127.0.0.1" for url in urls)
    address = house(number) if here and houses() else None
    return Table(urls, number, args.people, args.players, address, notes)


async def _sit_down(tables: list[Table], args: argparse.Namespace) -> list[asyncio.Task[None]]:
    """Everybody in, then the game begins."""
    tasks = []
    for table in tables:
        lines = [(person, await person.enter()) for person in reversed(table.people)]
        for person, line in lines:
            person.pace = args.pace
            tasks.append(asyncio.create_task(person.play(line)))
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
        **{name: at(waits, share) for name, share in SHARES.items()},
        "slowest": at(waits, 1.0),
    }


def at(ordered: list[float], share: float) -> float | None:
    """Milliseconds within which so many of the waits are over."""
    return round(1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))], 2) if ordered else None


def told(found: dict[str, Any]) -> list[str]:
    """For a reader."""
    from boomtown.server.admin.plural import counted

    refused = _listed(found["refused"])
    lines = [
        f"tables     {found['tables']} with {counted(found['people'], 'person', 'people')}, {found['seconds']:.3g} s",
        f"choices    {found['choices']}, {found['a_second']:g} a second; {counted(found['games'], 'game')} ended",
        "answered   "
        + (", ".join(f"{name} {found[name]} ms" for name in (*SHARES, "slowest")) if found["choices"] else _why(found)),
    ]
    if refused or found["lost"]:
        lines.append(f"troubles   {counted(found['lost'], 'connection')} lost; refused: {refused or 'nothing'}")
    if found["cpu_ms"] is not None:
        anybody = f"{found['cpu_ms_stored']} ms a choice of anyone, " if found["cpu_ms_stored"] is not None else ""
        share = f"{found['cpu_share']:.0%} of a core"
        lines.append(f"processor  {found['cpu_ms']} ms a choice of a person, {anybody}{share}")
    if found.get("bots_ms_stored") is not None:
        lines.append(
            f"bots       {found['bots_ms_stored']} ms a choice of anybody in processes of their own, "
            f"{found['bots_share']:.0%} of a core"
        )
    if found["kB_a_table"] is not None:
        more = f"; {found['bots_kB_a_table']} kB where bots think" if found.get("bots_kB_a_table") else ""
        lines.append(f"memory     {found['kB_a_table']} kB a table, its sockets included{more}")
    if found["own_share"] > 0.7:
        lines.append(
            f"note       the people themselves took {found['own_share']:.0%} of a core: part of the wait is theirs"
        )
    return lines


def _listed(refused: dict[str, int]) -> str:
    return ", ".join(f"{code}: {times}" for code, times in refused.items())


def _why(found: dict[str, Any]) -> str:
    """Why nothing was measured, as far as we can tell."""
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
    """Seats of a table of the base game."""
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
