"""The operator's list of words that players do not read at the tables: whole words, in any spelling."""

import re
import unicodedata
from functools import cache
from pathlib import Path
from typing import NamedTuple

from boomtown.textfile import NotText, read_bytes

from ..core.confusables import ignored, plain

_WORD = re.compile(r"[^\W_]+")


class Part(NamedTuple):
    """Letters without anything else between them: where they begin and end, and what a reader sees."""

    start: int
    end: int
    letters: str


class Filter:
    """Asterisks in place of these words, which `plain` has made."""

    def __init__(self, words: frozenset[str]) -> None:
        self.words = words
        self._longest = max(map(len, words), default=0)

    def __bool__(self) -> bool:
        return bool(self.words)

    def cover(self, text: str) -> str:
        """`text` as others read it. A word may have signs between its letters, but no space."""
        text = unicodedata.normalize("NFC", text)
        hidden = {place for chain in _chains(text) for start, end in self._found(chain) for place in range(start, end)}
        return "".join(("" if ignored(char) else "*") if place in hidden else char for place, char in enumerate(text))

    def _found(self, chain: list[Part]) -> list[tuple[int, int]]:
        """Places of words of the list, each in one part or in several that follow each other."""
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
    """The parts of a text, those together that no space divides."""
    chains: list[list[Part]] = [[]]
    joined = False  # the next letter belongs to the last part
    for place, char in enumerate(text):
        if ignored(char):
            if joined:
                chains[-1][-1] = chains[-1][-1]._replace(end=place + 1)
        elif not char.isalnum():
            joined = False
            if char.isspace():
                chains.append([])
        elif joined:
            last = chains[-1][-1]
            chains[-1][-1] = Part(last.start, place + 1, last.letters + plain(char))
        else:
            chains[-1].append(Part(place, place + 1, plain(char)))
            joined = True
    return chains


def read(file: str) -> frozenset[str]:
    """One word a line; lines that begin with # say something about them. ValueError for what is no such file."""
    try:
        lines = read_bytes(Path(file).expanduser()).decode("utf-8-sig").splitlines()
    except (OSError, UnicodeDecodeError, NotText):
        raise ValueError from None
    words = [line.strip() for line in lines if line.strip() and not line.startswith("#")]
    if not all(_WORD.fullmatch(unicodedata.normalize("NFC", word)) for word in words):
        raise ValueError
    return frozenset(map(plain, words))


@cache
def filter_of(files: tuple[str, ...]) -> Filter:
    """All words of these files, one for each language perhaps."""
    return Filter(frozenset[str]().union(*map(read, files)))
