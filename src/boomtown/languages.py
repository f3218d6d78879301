"""Available languages and the folders of their messages. Imports no game."""

from __future__ import annotations

from importlib.resources import files
from importlib.resources.abc import Traversable

SOURCE = "en"  # fallback for missing messages


def languages() -> list[str]:
    """Return the codes of the available languages, the source language first."""
    found = sorted(entry.name for entry in files("boomtown").joinpath("locales").iterdir() if entry.is_dir())
    return [SOURCE, *(code for code in found if code != SOURCE)]


def folder(lang: str) -> Traversable:
    """Return the folder with the messages of a language."""
    return files("boomtown").joinpath("locales", lang)
