"""Error for a text that cannot be read, or a game that cannot be written."""

from __future__ import annotations

from boomtown.kernel.errors import BoomtownError

LONGEST = 300  # characters of messages from other parts
SHOWN = 60  # characters of the input that a message repeats


class NotationError(BoomtownError):
    """The text is no position and no game, or the game cannot be written.

    `line` and `column` count from 1. Both are 0 for a game that cannot be written. `expected` and `got` are phrases for
    people; `got` is empty if it would add nothing. `said` is the sentence with both, without the place.
    """

    def __init__(self, expected: str, got: str = "", line: int = 0, column: int = 0) -> None:
        self.expected, self.got, self.line, self.column = expected, got[:LONGEST], line, column
        self.said = f"expected {expected}" + (f", got {self.got}" if got else "")
        super().__init__(f"line {line}, column {column}: {self.said}" if line else self.said)

    def __reduce__(self) -> tuple[type[NotationError], tuple[str, str, int, int]]:
        return NotationError, (self.expected, self.got, self.line, self.column)


def clipped(text: str) -> str:
    """Return input for a message, quoted and shortened."""
    return repr(text if len(text) <= SHOWN else text[:SHOWN] + "...")
