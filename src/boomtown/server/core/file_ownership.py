"""Owner and mode of the files of an installation.

The server often runs as its own user, while the operator runs commands as root. A file or folder that a command creates
must be one that the server can open.
"""

import os
from contextlib import suppress
from pathlib import Path

PRIVATE = 0o600  # the data and its backups contain hidden cards


def make_file(path: Path, like: Path | None = None) -> int:
    """Create a new file and return its descriptor.

    The file gets the owner and the mode of `like` if that is an existing file. Otherwise it gets the owner of its
    folder and a mode that excludes other users.
    """
    descriptor = os.open(path, os.O_CREAT | os.O_EXCL | os.O_RDWR, PRIVATE)
    model = like if like is not None and like.is_file() else path.parent
    with suppress(OSError):  # an ordinary user cannot change the owner
        found = model.stat()
        if hasattr(os, "fchown"):
            os.fchown(descriptor, found.st_uid, found.st_gid)
            os.fchmod(descriptor, found.st_mode & 0o666 if model is like else PRIVATE)
    return descriptor


def make_folders(folder: Path) -> None:
    """Create a folder and its missing parents, each with the owner of its parent folder."""
    if folder.is_dir():
        return
    make_folders(folder.parent)
    folder.mkdir(exist_ok=True)
    if hasattr(os, "chown"):
        found = folder.parent.stat()
        with suppress(OSError):
            os.chown(folder, found.st_uid, found.st_gid, follow_symlinks=False)


def owner_name(path: Path) -> str:
    """Return the name of the user who owns a file, or the user id if it has no name."""
    number = path.stat().st_uid
    try:
        import pwd

        return pwd.getpwuid(number).pw_name
    except (ImportError, KeyError):
        return str(number)
