"""Scanner that reads a line from left to right and knows the place of every error."""

from __future__ import annotations

import re
from collections.abc import Container
from functools import cache

from boomtown.notation.errors import NotationError, clipped


@cache
def _pattern(words: str) -> re.Pattern[str]:
    return re.compile(words)


class Scanner:
    """Line and the position of the next character to read. `line` and `column` are its place in a text, from 1."""

    __slots__ = ("at", "column", "line", "text")

    def __init__(self, text: str, line: int = 1, column: int = 1) -> None:
        self.text, self.line, self.column, self.at = text, line, column, 0

    @property
    def done(self) -> bool:
        return self.at >= len(self.text)

    def sees(self, words: str) -> bool:
        """Return True if the text continues with exactly these characters."""
        return self.text.startswith(words, self.at)

    def accept(self, words: str) -> bool:
        """Read exactly these characters, if they follow. Return True if they did."""
        found = self.sees(words)
        self.at += len(words) * found
        return found

    def expect(self, words: str, what: str = "") -> None:
        """Read exactly these characters. Raises NotationError if other ones follow."""
        if not self.accept(words):
            raise self.wrong(what or repr(words))

    def match(self, pattern: str) -> str:
        """Read and return the text that matches the pattern here, or ""."""
        found = _pattern(pattern).match(self.text, self.at)
        if found is None:
            return ""
        self.at = found.end()
        return found[0]

    def run(self, pattern: str, known: Container[str]) -> list[str]:
        """Read and return the longest row of known words, each matching the pattern."""
        found: list[str] = []
        one = _pattern(pattern).match
        while (word := one(self.text, self.at)) is not None and word[0] in known:
            found.append(word[0])
            self.at = word.end()
        return found

    def take(self, pattern: str, expected: str) -> str:
        """Do the same as `match`, but raise NotationError if the pattern does not match."""
        found = self.match(pattern)
        if not found:
            raise self.wrong(expected)
        return found

    def wrong(self, expected: str, at: int | None = None) -> NotationError:
        """Return an error: `expected` was expected here, or at the position `at`."""
        at = self.at if at is None else at
        found = _pattern(r"\S+").match(self.text, at)
        got = clipped(found[0]) if found else "the end" if at >= len(self.text) else "a blank"
        return NotationError(expected, got, self.line, self.column + at)
