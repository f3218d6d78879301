"""The games `check` knows; a new one registers its book here."""

from __future__ import annotations

from typing import Any

from boomtown.check.book import Book
from boomtown.check.card.book import CardBook

BOOKS: dict[str, Book[Any]] = {"bang": CardBook()}
