"""The keeper's list of words that are not to be read at the tables: whole words, with or without accents."""

import re
import unicodedata
from functools import cache
from pathlib import Path

_WORD = re.compile(r"[^\W_]+")


class Filter:
    """Covers these words with asterisks."""

    def __init__(self, words: frozenset[str]) -> None:
        self.words = words

    def __bool__(self) -> bool:
        return bool(self.words)

    def cover(self, text: str) -> str:
        return _WORD.sub(lambda found: self._shown(found[0]), unicodedata.normalize("NFC", text))

    def _shown(self, word: str) -> str:
        return "*" * len(word) if plain(word) in self.words else word


def plain(word: str) -> str:
    """Small letters without accents."""
    letters = unicodedata.normalize("NFKD", word.casefold())
    return "".join(c for c in letters if unicodedata.category(c) != "Mn").casefold()


def read(file: str) -> frozenset[str]:
    """One word a line; lines that begin with # say something about them. ValueError for what is no such file."""
    try:
        lines = Path(file).expanduser().read_text(encoding="utf-8-sig").splitlines()
    except (OSError, UnicodeDecodeError):
        raise ValueError from None
    words = [line.strip() for line in lines if line.strip() and not line.startswith("#")]
    if not all(_WORD.fullmatch(unicodedata.normalize("NFC", word)) for word in words):
        raise ValueError
    return frozenset(map(plain, words))


@cache
def filter_of(files: tuple[str, ...]) -> Filter:
    """All words of these files, one for each language perhaps."""
    return Filter(frozenset[str]().union(*map(read, files)))
