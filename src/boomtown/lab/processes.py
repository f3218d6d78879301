"""Pool of processes for parts of a simulation. The results come in the order of the tasks."""

from __future__ import annotations

import pickle
import signal
from collections import deque
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import ProcessPoolExecutor
from itertools import islice
from multiprocessing import active_children
from typing import TypeVar

AHEAD = 8  # tasks submitted before they are due, for each process; a pool with very many is slow to end
T = TypeVar("T")


def in_order(work: Callable[..., T], tasks: Iterable[tuple[object, ...]], jobs: int) -> Generator[T]:
    """Call `work` with each task, in `jobs` processes, and yield the results in the order of the tasks.

    One job runs in this process. The processes end with the generator, also if the caller closes it early.
    """
    if jobs == 1:
        yield from (work(*task) for task in tasks)
        return
    with ProcessPoolExecutor(jobs, initializer=_leave_it_to_the_first) as pool:
        left = iter(tasks)
        futures = deque(pool.submit(_sent, work, *task) for task in islice(left, AHEAD * jobs))
        try:
            while futures:
                part = futures.popleft().result()
                futures.extend(pool.submit(_sent, work, *task) for task in islice(left, 1))
                yield part
        except BaseException:  # the caller stopped early
            for process in active_children():
                process.terminate()
            pool.shutdown(cancel_futures=True)  # else its thread might close what Python uses at the exit
            raise


def _leave_it_to_the_first() -> None:
    """Ignore Ctrl-C, which reaches every process of a terminal: the first process stops the workers."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _sent(work: Callable[..., T], *task: object) -> T:
    """Call `work` in a worker process. An error that cannot be pickled is sent as text."""
    try:
        return work(*task)
    except Exception as error:
        try:
            pickle.loads(pickle.dumps(error))
        except Exception:
            plain = RuntimeError(f"{type(error).__name__}: {error}")
            for note in getattr(error, "__notes__", ()):
                plain.add_note(note)
            raise plain from None
        raise
