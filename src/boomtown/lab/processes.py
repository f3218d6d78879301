"""Pool of processes for parts of a simulation. The results come in the order of the tasks."""

from __future__ import annotations

import os
import pickle
import signal
from collections import deque
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import ProcessPoolExecutor
from itertools import islice
from multiprocessing import active_children, parent_process
from threading import Thread
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
    with ProcessPoolExecutor(jobs, initializer=_prepare_worker) as pool:
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


def _prepare_worker() -> None:
    """Ignore Ctrl-C, which reaches every process of a terminal: the first process stops the workers.

    A first process that is killed stops nothing, so each worker watches it.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_the_first, daemon=True).start()


def _end_with_the_first() -> None:
    """End this process when the first process has ended. Without this the worker would wait for tasks forever."""
    first = parent_process()
    assert first is not None
    first.join()
    os._exit(1)


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
