"""Word filter of the operator: whole words, in any spelling."""

import re
import unicodedata
from functools import cache
from pathlib import Path
from typing import NamedTuple

from boomtown.textfile import NotText, read_bytes

from ..core.confusables import ignored, plain

_WORD = re.compile(r"[^\W_]+")


class Part(NamedTuple):
    """Run of letters: its start and end in the text, and the letters that a reader sees."""

    start: int
    end: int
    letters: str


class WordFilter:
    """WordFilter that replaces words by asterisks. The words are normalized by `plain`."""

    def __init__(self, words: frozenset[str]) -> None:
        self.words = words
        self._longest = max(map(len, words), default=0)

    def __bool__(self) -> bool:
        return bool(self.words)

    def cover(self, text: str) -> str:
        """Return `text` as other players read it. A word may have signs between its letters, but no space."""
        text = unicodedata.normalize("NFC", text)
        hidden = {index for chain in _chains(text) for start, end in self._found(chain) for index in range(start, end)}
        return "".join(("" if ignored(char) else "*") if index in hidden else char for index, char in enumerate(text))

    def _found(self, chain: list[Part]) -> list[tuple[int, int]]:
        """Return the spans of listed words. A word may be one part, or several in a row."""
        found = []
        for first, begin in enumerate(chain):
            letters = ""
            for part in chain[first:]:
                letters += part.letters
                if len(letters) > self._longest:
                    break
                if letters in self.words:
                    found.append((begin.start, part.end))
        return found


def _chains(text: str) -> list[list[Part]]:
    """Return the parts of a text, grouped by the spaces between them."""
    chains: list[list[Part]] = [[]]
    joined = False  # the next letter belongs to the last part
    for index, char in enumerate(text):
        if ignored(char):
            if joined:
                chains[-1][-1] = chains[-1][-1]._replace(end=index + 1)
        elif not char.isalnum():
            joined = False
            if char.isspace():
                chains.append([])
        elif joined:
            last = chains[-1][-1]
            chains[-1][-1] = Part(last.start, index + 1, last.letters + plain(char))
        else:
            chains[-1].append(Part(index, index + 1, plain(char)))
            joined = True
    return chains


def read(file: str) -> frozenset[str]:
    """Read a file with one word per line; lines with # are comments. Raises ValueError for another kind of file."""
    try:
        lines = read_bytes(Path(file).expanduser()).decode("utf-8-sig").splitlines()
    except (OSError, UnicodeDecodeError, NotText):
        raise ValueError from None
    words = [line.strip() for line in lines if line.strip() and not line.startswith("#")]
    if not all(_WORD.fullmatch(unicodedata.normalize("NFC", word)) for word in words):
        raise ValueError
    return frozenset(map(plain, words))


@cache
def filter_of(files: tuple[str, ...]) -> WordFilter:
    """Return the filter for all words of these files, for example one per language."""
    return WordFilter(frozenset[str]().union(*map(read, files)))
