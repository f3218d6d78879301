"""Runs on a cluster: the driver with simulated machines, and Ray on this machine with workers that are killed."""

from __future__ import annotations

import os
import signal
from collections.abc import Sequence
from heapq import heappop, heappush
from pathlib import Path
from typing import Any

import pytest

from boomtown.cli import main
from boomtown.lab import cluster
from boomtown.lab.arm import ExperimentError
from boomtown.lab.experiment import experiment_of
from boomtown.lab.run import Part, run

EXPERIMENT: dict[str, Any] = {"deals": 60, "chunk": 5, "table": {"players": [4, 5], "bots": ["quick"]}}


class Machines:
    """Simulated cores: each task takes a second a chunk, and one core in ten is three times as slow."""

    def __init__(self, cores: int) -> None:
        self.cores, self.now, self.most = cores, 0.0, 0
        self.free = [(0.0, core) for core in range(cores)]
        self.ends: list[tuple[float, int]] = []
        self.tasks: list[list[Part]] = []

    def submit(self, parts: Sequence[Part]) -> Any:
        free, core = heappop(self.free)
        end = max(free, self.now) + len(parts) * self._pace(core)
        heappush(self.free, (end, core))
        heappush(self.ends, (end, len(self.tasks)))
        self.tasks.append(list(parts))
        self.most = max(self.most, len(self.ends))
        return len(self.tasks) - 1

    def ready(self, handles: Sequence[Any]) -> list[Any]:
        self.now = self.ends[0][0]
        found = []
        while self.ends and self.ends[0][0] <= self.now:
            found.append(heappop(self.ends)[1])
        assert {*found} <= {*handles}
        return found

    def result(self, handle: Any) -> cluster.Chunks:
        return [b"%d" % start for _, start, _ in self.tasks[handle]], 1.0

    def _pace(self, core: int) -> float:
        return 3.0 if core % 10 == 0 else 1.0


@pytest.mark.parametrize(("cores", "chunks"), [(1, 7), (16, 5), pytest.param(1000, 100_000, marks=pytest.mark.slow)])
def test_the_driver_collects_each_chunk_once(cores: int, chunks: int) -> None:
    machines = Machines(cores)
    parts = [(0, start, start + 1) for start in range(chunks)]
    found = [*cluster.collected(machines, parts)]
    assert sorted(part for part, _ in found) == parts
    assert all(file == b"%d" % part[1] for part, file in found)
    assert machines.most <= 2 * cores


def test_tasks_take_ten_seconds_and_the_last_ones_are_short() -> None:
    machines = Machines(20)
    [*cluster.collected(machines, [(0, start, start + 1) for start in range(20_000)])]
    sizes = [len(task) for task in machines.tasks]
    assert sizes.count(10) > 1900
    assert {*sizes[:40]} == {1}
    assert sizes[-1] == 1
    work = 20_000 / (18 + 2 / 3)  # with every core busy to the end
    assert machines.now < 1.05 * work


def test_a_worker_with_another_version_is_refused() -> None:
    experiment = experiment_of(EXPERIMENT)
    files, seconds = cluster.play_task(experiment, experiment.digest(), [(0, 0, 1), (0, 1, 2)])
    assert len(files) == 2
    assert seconds > 0
    with pytest.raises(ExperimentError, match="same version of boomtown"):
        cluster.play_task(experiment, "another", [(0, 0, 1)])


def test_jobs_and_ray_exclude_each_other(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("ray")
    assert main(["lab", "run", str(tmp_path / "none.toml"), "--ray", "local", "--jobs", "2"]) == 2
    assert "expected --jobs or --ray, got both" in capsys.readouterr().err


def _workers() -> list[int]:
    """Return the processes of this machine's Ray that play a task now."""
    parents, found = {}, []
    for folder in Path("/proc").iterdir():
        if folder.name.isdigit():
            try:
                parents[int(folder.name)] = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
                title = (folder / "cmdline").read_bytes()
            except OSError:  # it has ended
                continue
            if title.startswith(b"ray::play_task"):
                found.append(int(folder.name))

    def ours(pid: int) -> bool:
        return pid == os.getpid() or (pid in parents and pid > 1 and ours(parents[pid]))

    return [pid for pid in found if ours(pid)]


def _content(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in sorted(folder.rglob("*")) if path.is_file()}


def test_ray_gives_the_same_bytes_with_two_workers_killed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("ray")
    monkeypatch.setattr(cluster, "LEAST", 0.0)  # so each task is one chunk
    experiment = experiment_of(EXPERIMENT)
    killed: list[int] = []
    played: list[int] = []

    def done(deals: int) -> None:
        played.append(deals)
        if deals and len(killed) < 2:
            while not (running := [pid for pid in _workers() if pid not in killed]):
                pass
            os.kill(running[0], signal.SIGKILL)
            killed.append(running[0])

    with cluster.on_ray("local") as player:
        run(experiment, tmp_path / "ray", done=done, play=player)
    assert len(killed) == 2
    assert sum(played) == 60
    run(experiment, tmp_path / "alone")
    assert _content(tmp_path / "ray") == _content(tmp_path / "alone")
