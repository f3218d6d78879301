"""Texts of cards, characters, events, roles and dice, found by a typed name."""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cache

from boomtown.cli.terminal import printer_of
from boomtown.games import catalog
from boomtown.kernel.text import slug
from boomtown.texts import Texts


@dataclass(frozen=True, slots=True)
class Entry:
    """Name and text of one part of a game, as printed on it."""

    name: str
    text: str


def find(typed: str, texts: Texts) -> tuple[list[Entry], list[str]]:
    """Return the entries of this name; if there are none, the names that resemble it."""
    known, plain = _known(texts.lang, texts.game), _plain(typed)
    if not plain:
        return [], []
    if found := known.get(plain):
        return list(found), []
    parts = [entry for key, group in known.items() if plain in key for entry in group]
    if len({entry.name for entry in parts}) == 1:
        return list(dict.fromkeys(parts)), []
    names = [entry.name for entry in parts]
    names += [known[key][0].name for key in get_close_matches(plain, known, n=3, cutoff=0.6)]
    return [], list(dict.fromkeys(names))[:8]


@cache
def _known(lang: str, game: str) -> dict[str, tuple[Entry, ...]]:
    """Return the entries by name, in the player's language and in English."""
    texts, facts = Texts(lang, game), catalog(game)
    found: dict[str, tuple[Entry, ...]] = {}
    for part, prefix in printer_of(game).entries.items():
        for english in facts.get(part, ()):
            entry = _entry(texts, prefix, english)
            if entry is not None:
                for name in dict.fromkeys(map(_plain, (entry.name, english))):
                    found[name] = (*found.get(name, ()), entry)
    return found


def _entry(texts: Texts, prefix: str, english: str) -> Entry | None:
    """Return the entry, with the text of this game where it has its own."""
    name = texts.kind(english) if prefix == "card" else _first(texts, f"{prefix}-{slug(english)}") or english
    text = _first(texts, *(f"{start}-{slug(english)}-text" for start in (texts.game, prefix)))
    return Entry(name, text) if text else None


def _first(texts: Texts, *ids: str) -> str:
    """Return the first of these messages that exists."""
    return next((found for id_ in ids if (found := texts.word(id_)) != id_), "")


def _plain(name: str) -> str:
    """Return the letters and digits of a name in lower case, without accents."""
    letters = unicodedata.normalize("NFKD", name.casefold().replace("ł", "l"))
    return re.sub(r"[\W_]", "", "".join(c for c in letters if not unicodedata.combining(c)))
