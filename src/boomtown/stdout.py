"""The output of a command: what it may send to a terminal, and its end where a reader has seen enough, as in
`boomtown replay my.game | head`.
"""

from __future__ import annotations

import os
import sys
import unicodedata
from collections.abc import Callable
from contextlib import ExitStack, redirect_stderr, redirect_stdout
from typing import Any

CLOSED = 141  # the exit status of a program that is ended by a closed pipe


LAYOUT = "\n\t"
BIDI = {"\u061c", "\u200e", "\u200f", *map(chr, range(0x202A, 0x202F)), *map(chr, range(0x2066, 0x206A))}


def clean(text: str, layout: str = LAYOUT) -> str:
    """The text with a question mark for each character that commands a terminal or turns the direction of writing.
    Names and messages come from files that others have written.
    """
    if text.isascii() and text.isprintable():
        return text
    return "".join("?" if _commands(c, layout) else c for c in text)


def _commands(c: str, layout: str) -> bool:
    return c in BIDI or (c not in layout and unicodedata.category(c) == "Cc")


class Clean:
    """A stream to which only clean text is written."""

    def __init__(self, stream: Any, layout: str = LAYOUT) -> None:
        self._stream, self._layout = stream, layout

    def write(self, text: str) -> int:
        return int(self._stream.write(clean(text, self._layout)))

    def __getattr__(self, name: str) -> Any:
        return getattr(self._stream, name)


def cleaned(run: Callable[[], int]) -> int:
    """The exit status of `run`; whatever it prints is clean."""
    with ExitStack() as stack:
        if sys.stdout is not None:
            stack.enter_context(redirect_stdout(Clean(sys.stdout)))
        if sys.stderr is not None:  # a progress bar goes back to the start of its line
            stack.enter_context(redirect_stderr(Clean(sys.stderr, LAYOUT + "\r")))
        return run()


def until_closed(run: Callable[[], int]) -> int:
    """The exit status of `run`, which prints as much as it likes; CLOSED, without a word, once nobody reads on."""
    try:
        try:
            return run()
        finally:
            sys.stdout.flush()
    except BrokenPipeError:
        # Python flushes once more when it ends, and would complain
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return CLOSED
