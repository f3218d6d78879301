"""What a command does when whoever reads its output has seen enough: `boomtown replay my.game | head`."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable

CLOSED = 141  # the exit status of a program that is ended by a closed pipe


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
