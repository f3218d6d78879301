"""Reading of files that a user names: only ordinary files of a reasonable size."""

import stat
from pathlib import Path

LARGEST = 64 * 2**20  # bytes


class NotText(ValueError):
    """Refusal to read a file. The message says what was expected and what came."""


def read_bytes(path: Path | str) -> bytes:
    """Return the content of a file.

    Raises NotText for a device, which may never end, and for a file that is too large; OSError if it cannot be read.
    """
    file = Path(path)
    found = file.stat()
    if stat.S_ISCHR(found.st_mode) or stat.S_ISBLK(found.st_mode):
        raise NotText("expected a file, got a device")
    if found.st_size > LARGEST:
        raise NotText(f"expected a file of at most {LARGEST // 2**20} MB, got {found.st_size // 2**20} MB")
    with file.open("rb") as stream:
        content = stream.read(LARGEST + 1)  # a pipe has no size
    if len(content) > LARGEST:
        raise NotText(f"expected a file of at most {LARGEST // 2**20} MB, got more")
    return content
