"""What is said of a text that cannot be read, or of a game that cannot be written."""

from __future__ import annotations

from boomtown.kernel.errors import BoomtownError

LONGEST = 300  # characters of what others say of a text
SHOWN = 60  # characters of what came that are worth repeating


class NotationError(BoomtownError):
    """The text is no position and no game.

    `line` and `column` count from 1; both are 0 where no text is to blame (a game that cannot be written).
    `expected` and `got` are words for people; `got` is empty where nothing more can be said than what was expected.
    `said`: both as a sentence without the place.
    """

    def __init__(self, expected: str, got: str = "", line: int = 0, column: int = 0) -> None:
        self.expected, self.got, self.line, self.column = expected, got[:LONGEST], line, column
        self.said = f"expected {expected}" + (f", got {self.got}" if got else "")
        super().__init__(f"line {line}, column {column}: {self.said}" if line else self.said)

    def __reduce__(self) -> tuple[type[NotationError], tuple[str, str, int, int]]:
        return NotationError, (self.expected, self.got, self.line, self.column)


def clipped(text: str) -> str:
    """What came, as it may stand in a message."""
    return repr(text if len(text) <= SHOWN else text[:SHOWN] + "...")
