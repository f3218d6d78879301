"""Owner and mode of the files of a town. The server often runs as a user of its own, while the operator's commands run
as root: a file or folder that such a command makes has to be one that the server can open.
"""

import os
from contextlib import suppress
from pathlib import Path

PRIVATE = 0o600  # the data and its backups hold hidden cards


def make_file(path: Path, like: Path | None = None) -> int:
    """Make a file that is not there and return its descriptor. It gets the owner and the mode of `like` where that is
    a file that exists, else the owner of its folder and a mode that keeps other users out.
    """
    descriptor = os.open(path, os.O_CREAT | os.O_EXCL | os.O_RDWR, PRIVATE)
    model = like if like is not None and like.is_file() else path.parent
    with suppress(OSError):  # an ordinary user can give nothing away
        found = model.stat()
        if hasattr(os, "fchown"):
            os.fchown(descriptor, found.st_uid, found.st_gid)
            os.fchmod(descriptor, found.st_mode & 0o666 if model is like else PRIVATE)
    return descriptor


def make_folders(folder: Path) -> None:
    """Make a folder and those above it that are missing, each with the owner of the folder it lies in."""
    if folder.is_dir():
        return
    make_folders(folder.parent)
    folder.mkdir(exist_ok=True)
    if hasattr(os, "chown"):
        found = folder.parent.stat()
        with suppress(OSError):
            os.chown(folder, found.st_uid, found.st_gid, follow_symlinks=False)


def owner_name(path: Path) -> str:
    """The name of the user who owns a file, or the number where there is no name."""
    number = path.stat().st_uid
    try:
        import pwd

        return pwd.getpwuid(number).pw_name
    except (ImportError, KeyError):
        return str(number)
