"""Scenario files: search in paths, and reading of their text."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from pathlib import Path

STDIN = "-"  # instead of a path
MOST_BYTES = 16 << 20  # limit of a file


class FormatError(Exception):
    """Invalid scenario file. The message names file, line and key."""


def error_at(path: Path, line: int, key: str, message: str) -> FormatError:
    """Return an error at a position of a file."""
    return FormatError(f"{path}:{line}: {key + ': ' if key else ''}{message}")


def files(paths: list[str]) -> Iterator[Path]:
    """Yield the scenario files of files and folders, in a fixed order. Raises the first FormatError."""
    for found in scenario_files(paths):
        if isinstance(found, FormatError):
            raise found
        yield found


def scenario_files(paths: list[str]) -> Iterator[Path | FormatError]:
    """Yield the scenario files, and an error for each path without any and each folder that cannot be read."""
    for name in paths:
        path = Path(name)
        if name == STDIN:
            yield path
        elif os.path.isdir(path):
            yield from _in_folder(path)
        elif os.path.exists(path):
            yield path
        else:
            yield FormatError(f"{path}: no such file or folder")


def _in_folder(folder: Path) -> list[Path | FormatError]:
    """Return the files of a folder and its subfolders, in order; those that vanish meanwhile are left out."""
    errors: list[Path | FormatError] = []

    def note(error: OSError) -> None:
        if not isinstance(error, FileNotFoundError):
            errors.append(FormatError(f"{error.filename}: cannot be read: {error.strerror}"))

    below = [Path(parent, name) for parent, _, names in os.walk(folder, onerror=note) for name in names]
    found = sorted(path for path in below if path.suffix in (".yaml", ".yml") and os.path.isfile(path))
    if not found and not errors:
        return [FormatError(f"{folder}: expected a folder with .yaml files, found none")]
    return [*errors, *found]


def text(path: Path) -> str:
    """Return the text of a file. Raises FormatError if it is too large."""
    if str(path) == STDIN:
        source = getattr(sys.stdin, "buffer", sys.stdin)
        found = source.read(MOST_BYTES + 1)
    else:
        with path.open("rb") as file:
            found = file.read(MOST_BYTES + 1)
    if len(found) > MOST_BYTES:
        raise FormatError(f"{path}: expected at most {MOST_BYTES >> 20} MB, got more")
    return found.decode() if isinstance(found, bytes) else str(found)
