"""Run of an experiment on many machines with Ray: the driver hands out chunks and stores the results.

A task is a group of chunks that takes `LEAST` seconds, so that the driver has little work with it. Few tasks are in
flight: a lost worker costs its task, which Ray starts again elsewhere, and a stopped run leaves little to cancel.
Results are bytes of chunks as the files have them; nothing else passes through the driver.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import contextmanager
from math import ceil
from time import perf_counter
from typing import Any, Protocol

from boomtown.lab.arm import ExperimentError
from boomtown.lab.experiment import Experiment
from boomtown.lab.run import Part, Player, packed

LEAST = 10.0  # seconds of a task
MOST = 1000  # chunks of a task
AHEAD = 2  # tasks in flight for each core: one runs, one waits
AGAIN = 5  # times that Ray starts a task again whose worker was lost
Chunks = tuple[list[bytes], float]  # the files of a task, and the seconds of its chunk on average


class Backend(Protocol):
    """Machines that play tasks: Ray, or a simulation of it in a test."""

    cores: int

    def submit(self, parts: Sequence[Part]) -> Any:
        """Start a task; return its handle."""

    def ready(self, handles: Sequence[Any]) -> list[Any]:
        """Wait for at least one of the tasks; return those that have ended."""

    def result(self, handle: Any) -> Chunks:
        """Return the result of a task that has ended."""


def collected(backend: Backend, parts: Sequence[Part]) -> Generator[tuple[Part, bytes]]:
    """Yield each part with its file, in the order in which they end."""
    left = deque(parts)
    flying: dict[Any, list[Part]] = {}
    size, pace = 1, 0.0
    while left or flying:
        while left and len(flying) < AHEAD * backend.cores:
            task = [left.popleft() for _ in range(min(size, len(left)))]
            flying[backend.submit(task)] = task
        for handle in backend.ready(list(flying)):
            files, seconds = backend.result(handle)
            pace = seconds if not pace else 0.9 * pace + 0.1 * seconds
            yield from zip(flying.pop(handle), files, strict=True)
        share = ceil(len(left) / max(1, backend.cores))  # else the last tasks would leave cores idle
        size = max(1, min(ceil(LEAST / max(pace, 1e-9)), share, MOST))


@contextmanager
def on_ray(address: str) -> Iterator[Player]:
    """Connect to a cluster ("local" starts one on this machine); yield the function that plays on it."""
    import ray

    ray.init(address=address, log_to_driver=False, logging_level="ERROR")
    try:
        yield lambda experiment, parts: collected(_Ray(experiment), parts)
    finally:
        ray.shutdown()


class _Ray:
    """Tasks of an experiment on the cluster that Ray is connected to."""

    def __init__(self, experiment: Experiment) -> None:
        import ray

        self.ray: Any = ray
        self.cores = max(1, int(ray.cluster_resources().get("CPU", 1)))
        remote: Callable[..., Any] = ray.remote(num_cpus=1, max_retries=AGAIN)(play_task)
        self.start = remote.remote  # type: ignore[attr-defined]
        self.experiment, self.digest = experiment, experiment.digest()

    def submit(self, parts: Sequence[Part]) -> Any:
        return self.start(self.experiment, self.digest, list(parts))

    def ready(self, handles: Sequence[Any]) -> list[Any]:
        waiting = list(handles)
        self.ray.wait(waiting, num_returns=1)
        return list(self.ray.wait(waiting, num_returns=len(waiting), timeout=0)[0])

    def result(self, handle: Any) -> Chunks:
        try:
            found: Chunks = self.ray.get(handle)
        except self.ray.exceptions.RayTaskError as error:
            raise error.cause from None  # as without Ray: the error of the bot, with its notes
        return found


def play_task(experiment: Experiment, digest: str, parts: Sequence[Part]) -> Chunks:
    """Play the chunks of a task on a worker. ExperimentError if the worker would play something else."""
    if experiment.digest() != digest:
        raise ExperimentError("expected the same version of boomtown and the same bots on each machine, got others")
    start = perf_counter()
    files = [packed(experiment, *part) for part in parts]
    return files, (perf_counter() - start) / len(parts)
