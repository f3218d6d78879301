"""Metrics of several workers on one machine, merged, so that any worker can answer for all.

Each worker copies its metrics to the files of the Prometheus library's multiprocess mode every second, and the library
merges the files of all workers. Counts of a dead worker are kept; its gauges (tables, sockets) are dropped. A choice
writes to no file: the collectors of a worker stay in its memory.
"""

import asyncio
import logging
import os
import struct
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from prometheus_client import CollectorRegistry, Metric, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector
from prometheus_client.values import MultiProcessValue

log = logging.getLogger("boomtown.server.observability")

EVERY = 1.0  # seconds between two copies of a worker
FOLDER = "PROMETHEUS_MULTIPROC_DIR"  # variable in which the library looks for the folder
# Merge mode of gauges; all others are summed. A mode "live..." drops the gauges of dead workers.
MODES = {
    "boomtown_storage_trouble": "livemax",
    "boomtown_draining": "livemax",
    "boomtown_bus_silent": "livemax",
    "boomtown_town_processes": "livemax",
    "boomtown_other_rules": "livemax",
    "boomtown_build": "livemax",
    "process_start_time_seconds": "livemin",
    "process_max_fds": "livemin",
}


class MetricsFolder(NamedTuple):
    """Folder of the metrics of a machine's workers, and the number of this worker."""

    folder: Path
    worker: int


class WorkerMetrics:
    """Metrics of this worker, and through it of all workers."""

    def __init__(self, place: MetricsFolder, registry: CollectorRegistry) -> None:
        self.place, self.registry = place, registry
        self._new_value: Any = MultiProcessValue(lambda: place.worker)  # type: ignore[no-untyped-call]
        self._values: dict[tuple[Any, ...], Any] = {}  # of the library, by name and labels of the sample
        self._fails = False  # so that a failure is logged once, not every second

    async def write_forever(self) -> None:
        while True:
            self.leave()
            await asyncio.sleep(EVERY)

    def leave(self) -> None:
        """Write the metrics for the other workers. If that fails, they do without."""
        os.environ[FOLDER] = str(self.place.folder)
        try:
            for metric in self.registry.collect():
                for name, labels, value in _stored(metric):
                    self._value(metric, name, labels).set(value)
            self._fails = False
        except OSError as error:
            if not self._fails:
                log.warning("figures for the other workers are not written: %s", error.strerror)
            self._fails = True
        finally:
            del os.environ[FOLDER]  # processes that this worker starts have nothing to count there

    def _value(self, metric: Metric, name: str, labels: dict[str, str]) -> Any:
        key = name, *labels.items()
        found = self._values.get(key)
        if found is None:
            mode = MODES.get(metric.name, "livesum")
            found = self._values[key] = self._new_value(
                metric.type, metric.name, name, tuple(labels), tuple(labels.values()), metric.documentation, mode
            )
        return found

    def text(self) -> bytes:
        """Return the metrics of all workers in Prometheus' text format, ours as they are now."""
        self.leave()
        if self._fails or not any(self.place.folder.glob(f"gauge_*_{self.place.worker}.db")):
            log.warning("figures of the other workers are not read: the folder is gone")
            return generate_latest(self.registry)
        registry = CollectorRegistry()
        MultiProcessCollector(registry, path=str(self.place.folder))  # type: ignore[no-untyped-call]
        try:
            return generate_latest(registry)
        except (struct.error, ValueError):  # another worker is creating its file at this moment
            log.warning("figures of the other workers are not read: a file is not complete yet")
            return generate_latest(self.registry)


def _stored(metric: Metric) -> Iterator[tuple[str, dict[str, str], float]]:
    """Yield the samples as the library stores them: no creation times, and each bucket of a histogram by itself."""
    below = 0.0
    for sample in metric.samples:
        if sample.name.endswith("_created") or (metric.type == "histogram" and sample.name.endswith("_count")):
            continue
        value = sample.value
        if metric.type == "histogram" and "le" in sample.labels:
            value, below = value - below, 0.0 if sample.labels["le"] == "+Inf" else value
        yield sample.name, sample.labels, value
