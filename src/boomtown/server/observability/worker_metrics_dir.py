"""The folder in which the workers of a machine leave their figures. Whoever uses it holds a lock in it, which the
system gives back when the process ends, however it ends. So it is known which folders dead workers have left.
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
    """A new one, once those that nobody uses any more are gone; OSError where none can be made."""
    clear()
    with TemporaryDirectory(prefix=PREFIX, dir=gettempdir()) as name:
        folder = Path(name)
        unfinished = folder / f"{LOCK}.new"  # nobody finds it before it is held
        unfinished.touch()
        lock = _shared(unfinished)
        unfinished.rename(folder / LOCK)
        try:
            yield folder
        finally:
            lock.close()


def hold(folder: Path) -> IO[str]:
    """A worker uses it as well, until it ends or closes what this gives."""
    try:
        return _shared(folder / LOCK)
    except OSError:  # somebody has emptied the folder for temporary files; people are to be served all the same
        return open(os.devnull, encoding="ascii")


def clear() -> None:
    """Away with those that belonged to this user and that no living process holds."""
    if sys.platform == "win32":
        return
    for folder in Path(gettempdir()).glob(f"{PREFIX}*"):
        with suppress(OSError):
            if folder.lstat().st_uid == os.geteuid() and not folder.is_symlink():
                _remove_if_left(folder)


if sys.platform == "win32":

    def _shared(path: Path) -> IO[str]:
        return open(os.devnull, encoding="ascii")  # a file that is open cannot be renamed or removed there

else:
    import fcntl

    def _shared(path: Path) -> IO[str]:
        file = open(path, encoding="ascii")  # noqa: SIM115  (open as long as the lock is held)
        fcntl.flock(file, fcntl.LOCK_SH)
        return file

    def _remove_if_left(folder: Path) -> None:
        """One without a lock is just being made, or of an earlier version."""
        with open(folder / LOCK, encoding="ascii") as file:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            shutil.rmtree(folder, ignore_errors=True)
