"""Lock of a data file, so that one server uses it at a time. The operating system releases it when the process ends."""

import os
import sys
from pathlib import Path
from typing import IO

from ..core.file_ownership import make_file
from .database import DatabaseInUse

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl


class FileLease:
    """Lease of a data file, from `take` to `release`. It locks a small file in the same folder."""

    def __init__(self, data: Path) -> None:
        self._data = data
        self.path = data.with_name(data.name + ".lock")
        self._file: IO[str] | None = None

    def take(self) -> None:
        """Lock the data file; raise DatabaseInUse with the other process, or OSError without a lock file."""
        if self._file is not None:
            return
        file = self._open()
        try:
            _lock(file)
        except OSError:
            file.seek(0)
            other = file.read(20).strip()
            file.close()
            raise DatabaseInUse(f"process {other}" if other.isdecimal() else "another process") from None
        file.truncate(0)
        file.write(str(os.getpid()))
        file.flush()
        self._file = file

    def _open(self) -> IO[str]:
        """Open the lock file. It belongs to the owner of the data, even if root creates it."""
        try:
            return open(make_file(self.path, like=self._data), "a+", encoding="ascii")
        except FileExistsError:
            # O_NOFOLLOW: a symbolic link in the folder must not make root open another file.
            return open(
                os.open(self.path, os.O_RDWR | os.O_APPEND | getattr(os, "O_NOFOLLOW", 0)), "a+", encoding="ascii"
            )

    def release(self) -> None:
        if self._file is not None:
            self._file.close()  # This releases the lock. The file stays: another process may be locking it.
            self._file = None


def _lock(file: IO[str]) -> None:
    if sys.platform == "win32":
        file.seek(1000)  # beyond the content, so that other processes can read it
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
    else:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
