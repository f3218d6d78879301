"""The lock of a data file, which one server has at a time. The system gives it back when the process ends, however it
ends.
"""

import os
import sys
from pathlib import Path
from typing import IO

from ..core.file_ownership import make_file
from .database import Taken

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl


class Owner:
    """The process that has a data file, from `take` to `release`. The lock lies in a small file next to it."""

    def __init__(self, data: Path) -> None:
        self._data = data
        self.path = data.with_name(data.name + ".lock")
        self._file: IO[str] | None = None

    def take(self) -> None:
        """Lock the data file. Taken says which process has it; OSError where the small file cannot be made."""
        if self._file is not None:
            return
        file = self._open()
        try:
            _lock(file)
        except OSError:
            file.seek(0)
            other = file.read(20).strip()
            file.close()
            raise Taken(f"process {other}" if other.isdecimal() else "another process") from None
        file.truncate(0)
        file.write(str(os.getpid()))
        file.flush()
        self._file = file

    def _open(self) -> IO[str]:
        """The small file, made with the owner of the data so that the server can open one that root has made."""
        try:
            return open(make_file(self.path, like=self._data), "a+", encoding="ascii")
        except FileExistsError:
            # Nobody who may write in the folder can send root to another file by a link.
            return open(
                os.open(self.path, os.O_RDWR | os.O_APPEND | getattr(os, "O_NOFOLLOW", 0)), "a+", encoding="ascii"
            )

    def release(self) -> None:
        """Give the lock back."""
        if self._file is not None:
            self._file.close()  # the lock goes with it; the file stays, so that nobody locks one that is being removed
            self._file = None


def _lock(file: IO[str]) -> None:
    if sys.platform == "win32":
        file.seek(1000)  # beyond what is written, which others may read
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
    else:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
