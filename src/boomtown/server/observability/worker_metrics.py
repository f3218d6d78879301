"""The figures of several workers on one machine: any of them answers for all.

Each worker leaves its own figures in a folder every second, and reads those of the others when somebody asks. What a
dead worker has counted still counts; what it had (tables, sockets) is gone with it. The library's own way for several
processes knows no collectors like `tallies.py` and `gauges.py`, and would write to a file with each choice.
"""

import asyncio
import logging
import operator
import os
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

import msgspec
from prometheus_client import CollectorRegistry, Metric, generate_latest
from prometheus_client.registry import Collector

log = logging.getLogger("boomtown.server.observability")

EVERY = 1.0  # seconds between two times a worker leaves its figures
GONE = "gone"  # the file with the counts of dead workers
REMEMBERED = 100  # dead workers whose file, should it still be seen, is known to be counted
# Gauges that do not add up; all others do.
MOST = frozenset(
    {
        "boomtown_storage_trouble",
        "boomtown_draining",
        "boomtown_bus_silent",
        "boomtown_town_processes",
        "boomtown_other_rules",
        "boomtown_build",
    }
)
LEAST = frozenset({"process_start_time_seconds", "process_max_fds"})


class Family(msgspec.Struct, array_like=True):
    """A figure with all its labels; each sample is a name, labels and a value."""

    name: str
    kind: str
    help: str
    samples: list[tuple[str, dict[str, str], float]]


class Left(msgspec.Struct, array_like=True):
    """What lies in a file; `workers`: whose figures these are."""

    workers: list[int]
    families: list[Family]


class Place(NamedTuple):
    """Where the workers of a machine leave their figures, and which one of them this is."""

    folder: Path
    worker: int


class Figures:
    """Of one worker, and through it of all."""

    def __init__(self, place: Place, registry: CollectorRegistry) -> None:
        self.place, self.registry = place, registry
        self._fails = False  # said once, not every second

    async def leave_for_ever(self) -> None:
        while True:
            self.leave()
            await asyncio.sleep(EVERY)

    def leave(self) -> None:
        """For the others, who have to do without where it cannot be written."""
        try:
            _write(self.place.folder, str(self.place.worker), Left([self.place.worker], taken(self.registry)))
            self._fails = False
        except OSError as error:
            if not self._fails:
                log.warning("figures for the other workers are not written: %s", error.strerror)
            self._fails = True

    def text(self) -> bytes:
        """Those of all workers, our own as they are now, in Prometheus' text format."""
        others: list[list[Family]] = []
        try:
            others = [left.families for left in _others(self.place)]
        except OSError as error:
            log.warning("figures of the other workers are not read: %s", error.strerror)
        registry = CollectorRegistry()
        registry.register(_Told(added([taken(self.registry), *others])))
        return generate_latest(registry)


def taken(registry: CollectorRegistry) -> list[Family]:
    """What a registry holds now; without the times at which a process began to count."""
    return [
        Family(
            metric.name,
            metric.type,
            metric.documentation,
            [(one.name, dict(one.labels), one.value) for one in metric.samples if not one.name.endswith("_created")],
        )
        for metric in registry.collect()
    ]


def added(parts: Iterable[list[Family]]) -> list[Family]:
    """Several processes as one."""
    found: dict[str, Family] = {}
    values: dict[tuple[str, tuple[tuple[str, str], ...]], float] = {}
    for family in (family for part in parts for family in part):
        whole = found.setdefault(family.name, Family(family.name, family.kind, family.help, []))
        for name, labels, value in family.samples:
            key = name, tuple(sorted(labels.items()))
            if key not in values:
                whole.samples.append((name, labels, 0.0))
            values[key] = _together(name)(values[key], value) if key in values else value
    for family in found.values():
        family.samples = [
            (name, labels, values[name, tuple(sorted(labels.items()))]) for name, labels, _ in family.samples
        ]
    return list(found.values())


def _together(name: str) -> Callable[[float, float], float]:
    return max if name in MOST else min if name in LEAST else operator.add


def bury(folder: Path, worker: int) -> None:
    """This worker has died: what it has counted is kept, whatever else it said is not. Of one process alone."""
    try:
        dead = _read(folder / str(worker))
        if dead is None:
            return
        gone = _read(folder / GONE) or Left([], [])
        counted = [family for family in dead.families if family.kind in ("counter", "histogram")]
        _write(folder, GONE, Left([*gone.workers, worker][-REMEMBERED:], added([gone.families, counted])))
        (folder / str(worker)).unlink()
    except OSError as error:
        log.warning("figures of a worker that has ended are lost: %s", error.strerror)


def _others(place: Place) -> Iterator[Left]:
    """Each worker once: one that is buried while we read is in its own file or among the dead, which are read last."""
    names = [path.name for path in place.folder.iterdir() if path.name.isdecimal()]
    living = [_read(place.folder / name) for name in names if int(name) != place.worker]
    gone = _read(place.folder / GONE) or Left([], [])
    yield gone
    for one in living:
        if one is not None and not set(one.workers) & set(gone.workers):
            yield one


def _read(path: Path) -> Left | None:
    with suppress(FileNotFoundError):
        return msgspec.msgpack.decode(path.read_bytes(), type=Left)
    return None


def _write(folder: Path, name: str, left: Left) -> None:
    """All of it or nothing."""
    unfinished = folder / f"{name}.new"
    unfinished.write_bytes(msgspec.msgpack.encode(left))
    os.replace(unfinished, folder / name)


class _Told(Collector):
    """Families, as the library writes them."""

    def __init__(self, families: list[Family]) -> None:
        self.families = families

    def collect(self) -> Iterator[Metric]:
        for family in self.families:
            metric = Metric(family.name, family.help, family.kind)
            for name, labels, value in family.samples:
                metric.add_sample(name, labels, value)
            yield metric
