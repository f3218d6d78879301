"""One server for one data file: whoever has it open keeps a lock that the system gives back when the process ends,
however it ends.
"""

import os
import sys
from pathlib import Path
from typing import IO

from .database import Taken

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl


class Owner:
    """Of one data file, from `take` to `release`. The lock lies in a small file beside it."""

    def __init__(self, data: Path) -> None:
        self.path = data.with_name(data.name + ".lock")
        self._file: IO[str] | None = None

    def take(self) -> None:
        """Taken says which process has it; OSError where the small file cannot be made. Once is enough."""
        if self._file is not None:
            return
        file = open(self.path, "a+", encoding="ascii")  # noqa: SIM115  (open as long as the lock is held)
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

    def release(self) -> None:
        if self._file is not None:
            self._file.close()  # the lock goes with it; the file stays, so that nobody locks one that is being removed
            self._file = None


def _lock(file: IO[str]) -> None:
    if sys.platform == "win32":
        file.seek(1000)  # beyond what is written, which others may read
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
    else:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
