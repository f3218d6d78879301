"""Metrics of several workers on one machine."""

from pathlib import Path
from typing import Any

import pytest
from prometheus_client import CollectorRegistry, Gauge, generate_latest
from prometheus_client.mmap_dict import MmapedDict
from prometheus_client.multiprocess import mark_process_dead
from prometheus_client.parser import text_string_to_metric_families

from boomtown.server.observability.collectors import HistogramCollector, LabelCounter
from boomtown.server.observability.worker_metrics import MetricsFolder, WorkerMetrics


class Worker:
    """One of them, with a figure of each kind."""

    def __init__(self, folder: Path, number: int) -> None:
        self.registry = CollectorRegistry()
        self.figures = WorkerMetrics(MetricsFolder(folder, number), self.registry)
        self.times = LabelCounter("t", "counted", "why", self.registry)
        self.tally = HistogramCollector("h", "how long", (1, 2), self.registry)
        self.tables = Gauge("tables", "there are", ["phase"], registry=self.registry)
        self.trouble = Gauge("boomtown_storage_trouble", "is", registry=self.registry)
        self.start = Gauge("process_start_time_seconds", "since", registry=self.registry)

    def lives(self, *, times: int, seconds: float, tables: int, trouble: int = 0, start: float = 9.0) -> None:
        self.times.of["a"] += times
        self.tally.observe(seconds)
        self.tables.labels("lobby").set(tables)
        self.trouble.set(trouble)
        self.start.set(start)
        self.figures.leave()


def end(folder: Path, worker: int) -> None:
    """Drop the gauges of a worker, as the supervisor does when the worker has ended."""
    mark_process_dead(worker, path=str(folder))  # type: ignore[no-untyped-call]


def samples(text: bytes) -> dict[tuple[str, ...], float]:
    """Return each value of the page by type, help, name and labels. The order of the page does not matter."""
    return {
        (family.type, family.documentation, one.name, *map(str, sorted(one.labels.items()))): one.value
        for family in text_string_to_metric_families(text.decode())
        for one in family.samples
    }


def test_any_worker_answers_for_all_and_the_dead_still_count(tmp_path: Path) -> None:
    """The sum equals that of one process. A dead worker has no tables and no start time."""
    here, apart = tmp_path / "here", tmp_path / "apart"
    here.mkdir()
    apart.mkdir()
    one, two, three, all_ = Worker(here, 1), Worker(here, 2), Worker(here, 3), Worker(apart, 1)
    one.lives(times=1, seconds=0.5, tables=3, start=7.0)
    two.lives(times=10, seconds=1.5, tables=4, trouble=1)
    three.lives(times=100, seconds=5.0, tables=5, start=1.0)
    for seconds in (0.5, 1.5, 5.0):
        all_.lives(times=0, seconds=seconds, tables=12, trouble=1, start=1.0)
    all_.times.of["a"] = 111
    for worker in (one, two, three):
        assert samples(worker.figures.text()) == samples(generate_latest(all_.registry))
    end(here, 3)
    end(here, 3)
    all_.lives(times=1, seconds=0.1, tables=7, trouble=1, start=7.0)
    one.times.of["a"] += 1  # what has not been left for the others yet, too
    one.tally.observe(0.1)
    assert samples(one.figures.text()) == samples(generate_latest(all_.registry))


def test_a_worker_that_ends_during_a_read_counts_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its gauges may be there or not; the read does not fail."""
    reader, dead = Worker(tmp_path, 1), Worker(tmp_path, 2)
    dead.lives(times=5, seconds=1.0, tables=1)
    read = MmapedDict.read_all_values_from_file

    def read_while_it_ends(path: str) -> Any:
        end(tmp_path, 2)
        return read(path)  # type: ignore[no-untyped-call]

    monkeypatch.setattr(MmapedDict, "read_all_values_from_file", staticmethod(read_while_it_ends))
    assert b't_total{why="a"} 5.0' in reader.figures.text()


def test_without_the_folder_a_worker_speaks_for_itself(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    worker = Worker(tmp_path / "gone", 1)
    for _ in range(3):
        worker.lives(times=1, seconds=1.0, tables=1)
    assert b't_total{why="a"} 3.0' in worker.figures.text()
    assert [record.message.partition(":")[0] for record in caplog.records] == [
        "figures for the other workers are not written",
        "figures of the other workers are not read",
    ]
