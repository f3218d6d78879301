"""The games `check` knows; a new one registers its book here."""

from __future__ import annotations

from typing import Any

from boomtown.check.book import Book
from boomtown.check.card.book import CardBook
from boomtown.check.dice.book import DiceBook

BOOKS: dict[str, Book[Any]] = {"bang": CardBook(), "dice": DiceBook()}
