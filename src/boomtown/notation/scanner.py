"""Reading a line from left to right, knowing the place of everything that does not fit."""

from __future__ import annotations

import re
from collections.abc import Container
from functools import cache

from boomtown.notation.errors import NotationError, clipped


@cache
def _pattern(words: str) -> re.Pattern[str]:
    return re.compile(words)


class Scanner:
    """A line and how far it has been read. `line` and `column`: where it begins in a text, from 1."""

    __slots__ = ("at", "column", "line", "text")

    def __init__(self, text: str, line: int = 1, column: int = 1) -> None:
        self.text, self.line, self.column, self.at = text, line, column, 0

    @property
    def done(self) -> bool:
        return self.at >= len(self.text)

    def sees(self, words: str) -> bool:
        """Whether the text goes on with exactly this."""
        return self.text.startswith(words, self.at)

    def accept(self, words: str) -> bool:
        """Read past exactly this, if it stands here."""
        found = self.sees(words)
        self.at += len(words) * found
        return found

    def expect(self, words: str, what: str = "") -> None:
        """Read past exactly this; NotationError when something else stands here."""
        if not self.accept(words):
            raise self.wrong(what or repr(words))

    def match(self, pattern: str) -> str:
        """What matches here, read past it; "" for nothing."""
        found = _pattern(pattern).match(self.text, self.at)
        if found is None:
            return ""
        self.at = found.end()
        return found[0]

    def run(self, pattern: str, known: Container[str]) -> list[str]:
        """As many known words in a row as match here, read past them."""
        found: list[str] = []
        one = _pattern(pattern).match
        while (word := one(self.text, self.at)) is not None and word[0] in known:
            found.append(word[0])
            self.at = word.end()
        return found

    def take(self, pattern: str, expected: str) -> str:
        """As `match`; NotationError for nothing."""
        found = self.match(pattern)
        if not found:
            raise self.wrong(expected)
        return found

    def wrong(self, expected: str, at: int | None = None) -> NotationError:
        """Something else was expected here, or at a place read before."""
        at = self.at if at is None else at
        found = _pattern(r"\S+").match(self.text, at)
        got = clipped(found[0]) if found else "the end" if at >= len(self.text) else "a blank"
        return NotationError(expected, got, self.line, self.column + at)
