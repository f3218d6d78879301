"""Files of results that a stop leaves whole."""

from __future__ import annotations

import os
from pathlib import Path


def write_whole(path: Path, content: bytes) -> None:
    """Write a file so that a reader sees all of it, or the file that was there before."""
    part = path.with_suffix(".part")
    part.write_bytes(content)
    os.replace(part, path)
