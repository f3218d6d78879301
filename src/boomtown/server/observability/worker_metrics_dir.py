"""Folder in which the workers of a machine write their metrics.

Each user of the folder holds a lock in it. The system releases the lock when the process ends in any way, so folders of
dead workers can be found.
"""

import os
import shutil
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from tempfile import TemporaryDirectory, gettempdir
from typing import IO

PREFIX = "boomtown-figures-"
LOCK = "lock"


@contextmanager
def made() -> Iterator[Path]:
    """Create a new folder, after the removal of unused ones. Raises OSError if that fails."""
    clear()
    with TemporaryDirectory(prefix=PREFIX, dir=gettempdir()) as name:
        folder = Path(name)
        unfinished = (
            folder / f"{LOCK}.new"
        )  # renamed only once it is locked, so that no process takes the folder for unused
        unfinished.touch()
        lock = _shared(unfinished)
        unfinished.rename(folder / LOCK)
        try:
            yield folder
        finally:
            lock.close()


def hold(folder: Path) -> IO[str]:
    """Hold the lock for a worker until it ends or closes the returned file."""
    try:
        return _shared(folder / LOCK)
    except OSError:  # the folder of temporary files was emptied; the worker must serve all the same
        return open(os.devnull, encoding="ascii")


def clear() -> None:
    """Delete metrics folders of this user that no process has locked."""
    if sys.platform == "win32":
        return
    for folder in Path(gettempdir()).glob(f"{PREFIX}*"):
        with suppress(OSError):
            if folder.lstat().st_uid == os.geteuid() and not folder.is_symlink():
                _remove_if_left(folder)


if sys.platform == "win32":

    def _shared(path: Path) -> IO[str]:
        return open(os.devnull, encoding="ascii")  # Windows cannot rename or remove an open file

else:
    import fcntl

    def _shared(path: Path) -> IO[str]:
        file = open(path, encoding="ascii")  # noqa: SIM115  (open as long as the lock is held)
        fcntl.flock(file, fcntl.LOCK_SH)
        return file

    def _remove_if_left(folder: Path) -> None:
        """Delete the folder if it is unlocked. A folder without a lock file is new, or of an earlier version:
        keep it.
        """
        with open(folder / LOCK, encoding="ascii") as file:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            shutil.rmtree(folder, ignore_errors=True)
