"""The languages there are, and where their words stand. Loads nothing of the games."""

from __future__ import annotations

from importlib.resources import files
from importlib.resources.abc import Traversable

SOURCE = "en"  # what a message missing elsewhere falls back to


def languages() -> list[str]:
    """Codes of the languages there are, the source first."""
    found = sorted(entry.name for entry in files("boomtown").joinpath("locales").iterdir() if entry.is_dir())
    return [SOURCE, *(code for code in found if code != SOURCE)]


def folder(lang: str) -> Traversable:
    """Where the messages of a language stand."""
    return files("boomtown").joinpath("locales", lang)
