"""Output of a command: removal of terminal control characters, and a quiet end when the pipe is closed.

The pipe is closed in `boomtown replay my.game | head`, for example.
"""

from __future__ import annotations

import os
import sys
import unicodedata
from collections.abc import Callable
from contextlib import ExitStack, redirect_stderr, redirect_stdout
from typing import Any

CLOSED = 141  # exit status of a program ended by a closed pipe


LAYOUT = "\n\t"
BIDI = {"\u061c", "\u200e", "\u200f", *map(chr, range(0x202A, 0x202F)), *map(chr, range(0x2066, 0x206A))}


def clean(text: str, layout: str = LAYOUT) -> str:
    """Replace control characters and changes of writing direction by question marks.

    Names and messages in files come from other people.
    """
    if text.isascii() and text.isprintable():
        return text
    return "".join("?" if _commands(c, layout) else c for c in text)


def _commands(c: str, layout: str) -> bool:
    return c in BIDI or (c not in layout and unicodedata.category(c) == "Cc")


class Clean:
    """Stream that cleans the text written to it."""

    def __init__(self, stream: Any, layout: str = LAYOUT) -> None:
        self._stream, self._layout = stream, layout

    def write(self, text: str) -> int:
        return int(self._stream.write(clean(text, self._layout)))

    def __getattr__(self, name: str) -> Any:
        return getattr(self._stream, name)


def cleaned(run: Callable[[], int]) -> int:
    """Call `run` with cleaned standard streams. Returns its exit status."""
    with ExitStack() as stack:
        if sys.stdout is not None:
            stack.enter_context(redirect_stdout(Clean(sys.stdout)))
        if sys.stderr is not None:  # a progress bar returns to the start of its line
            stack.enter_context(redirect_stderr(Clean(sys.stderr, LAYOUT + "\r")))
        return run()


def until_closed(run: Callable[[], int]) -> int:
    """Call `run`. Returns its exit status, or CLOSED without a message if the reader closed the pipe."""
    try:
        try:
            return run()
        finally:
            sys.stdout.flush()
    except BrokenPipeError:
        # Python flushes again at exit, and would report an error
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return CLOSED
