"""Metrics of several workers on one machine, merged, so that any worker can answer for all.

Each worker writes its metrics to a folder every second, and reads those of the others at scrape time. Counts of a dead
worker are kept; its gauges (tables, sockets) are dropped. The multiprocess mode of the Prometheus library supports no
custom collectors and would write to a file with each choice.
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

EVERY = 1.0  # seconds between two writes of a worker
GONE = "gone"  # the file with the counts of dead workers
REMEMBERED = 100  # dead workers whose file is ignored, because it is counted already
# Gauges of which the maximum or the minimum counts; all others are summed.
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
    """Metric with all its labels. Each sample is a name, labels and a value."""

    name: str
    kind: str
    help: str
    samples: list[tuple[str, dict[str, str], float]]


class MetricsFile(msgspec.Struct, array_like=True):
    """Content of a file. `workers`: numbers of the workers whose metrics it has."""

    workers: list[int]
    families: list[Family]


class MetricsFolder(NamedTuple):
    """Folder of the metrics of a machine's workers, and the number of this worker."""

    folder: Path
    worker: int


class WorkerMetrics:
    """Metrics of this worker, and through it of all workers."""

    def __init__(self, place: MetricsFolder, registry: CollectorRegistry) -> None:
        self.place, self.registry = place, registry
        self._fails = False  # so that a failure is logged once, not every second

    async def write_forever(self) -> None:
        while True:
            self.leave()
            await asyncio.sleep(EVERY)

    def leave(self) -> None:
        """Write the metrics for the other workers. If that fails, they do without."""
        try:
            _write(
                self.place.folder, str(self.place.worker), MetricsFile([self.place.worker], collected(self.registry))
            )
            self._fails = False
        except OSError as error:
            if not self._fails:
                log.warning("figures for the other workers are not written: %s", error.strerror)
            self._fails = True

    def text(self) -> bytes:
        """Return the metrics of all workers in Prometheus' text format, ours as they are now."""
        others: list[list[Family]] = []
        try:
            others = [left.families for left in _others(self.place)]
        except OSError as error:
            log.warning("figures of the other workers are not read: %s", error.strerror)
        registry = CollectorRegistry()
        registry.register(_FamilyCollector(merged([collected(self.registry), *others])))
        return generate_latest(registry)


def collected(registry: CollectorRegistry) -> list[Family]:
    """Return the content of a registry without the creation times of its counters."""
    return [
        Family(
            metric.name,
            metric.type,
            metric.documentation,
            [(one.name, dict(one.labels), one.value) for one in metric.samples if not one.name.endswith("_created")],
        )
        for metric in registry.collect()
    ]


def merged(parts: Iterable[list[Family]]) -> list[Family]:
    """Merge the metrics of several processes."""
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


def keep_counts_of(folder: Path, worker: int) -> None:
    """Move the counters of a dead worker to the file of dead workers and delete the rest. Only the supervisor
    calls it.
    """
    try:
        dead = _read(folder / str(worker))
        if dead is None:
            return
        gone = _read(folder / GONE) or MetricsFile([], [])
        counted = [family for family in dead.families if family.kind in ("counter", "histogram")]
        _write(folder, GONE, MetricsFile([*gone.workers, worker][-REMEMBERED:], merged([gone.families, counted])))
        (folder / str(worker)).unlink()
    except OSError as error:
        log.warning("figures of a worker that has ended are lost: %s", error.strerror)


def _others(place: MetricsFolder) -> Iterator[MetricsFile]:
    """Yield each worker's metrics once. A worker may die while we read, so the file of dead workers is read last."""
    names = [path.name for path in place.folder.iterdir() if path.name.isdecimal()]
    living = [_read(place.folder / name) for name in names if int(name) != place.worker]
    gone = _read(place.folder / GONE) or MetricsFile([], [])
    yield gone
    for one in living:
        if one is not None and not set(one.workers) & set(gone.workers):
            yield one


def _read(path: Path) -> MetricsFile | None:
    with suppress(FileNotFoundError):
        return msgspec.msgpack.decode(path.read_bytes(), type=MetricsFile)
    return None


def _write(folder: Path, name: str, left: MetricsFile) -> None:
    """Write the file atomically."""
    unfinished = folder / f"{name}.new"
    unfinished.write_bytes(msgspec.msgpack.encode(left))
    os.replace(unfinished, folder / name)


class _FamilyCollector(Collector):
    """Collector that gives families to the Prometheus library."""

    def __init__(self, families: list[Family]) -> None:
        self.families = families

    def collect(self) -> Iterator[Metric]:
        for family in self.families:
            metric = Metric(family.name, family.help, family.kind)
            for name, labels, value in family.samples:
                metric.add_sample(name, labels, value)
            yield metric
