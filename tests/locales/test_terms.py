"""The terms of docs/glossary.md: each text that uses an English term uses the agreed word of its language."""

from __future__ import annotations

import json
import re
from functools import cache

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from tests.conftest import ROOT
from tests.locales.messages import FILES, parsed

TRANSLATIONS = ("cs", "sk", "pl", "it")
GROUPS = json.loads((ROOT / "tests/locales/term_exceptions.json").read_text("utf-8")).values()
EXCEPTIONS = {key for group in GROUPS for key in group["keys"]}


class Words(Visitor):
    """The visible words of a message, without variables and names of variants."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.found.append(node.value)


@cache
def texts(language: str) -> dict[str, str]:
    """Return the visible words of each message of a language."""
    found: dict[str, str] = {}
    for file in FILES:
        for entry in parsed(language, file).body:
            if isinstance(entry, ast.Message):
                words = Words()
                words.visit(entry)
                found[entry.id.name] = " ".join(words.found)
    return found


def terms() -> list[tuple[str, ...]]:
    """Return the rows of the table of terms: English, Czech, Slovak, Polish, Italian."""
    table = (ROOT / "docs/glossary.md").read_text("utf-8").split("## Terms in five languages")[1]
    rows = [
        tuple(cell.strip() for cell in line.strip("|").split("|")) for line in table.splitlines() if line[:1] == "|"
    ]
    return rows[2:]


def pattern(forms: str) -> re.Pattern[str]:
    """Return a pattern for words separated by commas; a dash at the end stands for any ending."""
    each = (re.escape(form.rstrip("-")) + ("" if form.endswith("-") else r"\b") for form in forms.split(", "))
    return re.compile(rf"\b(?:{'|'.join(each)})", re.IGNORECASE)


def wrong(row: tuple[str, ...], language: str) -> list[str]:
    """Return the messages that use the term in English and another word in the language."""
    english, agreed = pattern(row[0]), pattern(row[1 + TRANSLATIONS.index(language)])
    said = texts(language)
    return [
        f"{key}: {said[key]}"
        for key, words in texts("en").items()
        if key in said and english.search(words) and not agreed.search(said[key])
    ]


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_each_term_has_one_translation(language: str) -> None:
    assert [
        f"{row[0]}: {line}" for row in terms() for line in wrong(row, language) if line.split(":")[0] not in EXCEPTIONS
    ] == []


def test_each_exception_is_needed() -> None:
    needed = {line.split(":")[0] for row in terms() for language in TRANSLATIONS for line in wrong(row, language)}
    assert needed >= EXCEPTIONS


def test_another_word_for_a_term_is_found() -> None:
    row = next(row for row in terms() if row[0].startswith("outlaw"))
    assert wrong((row[0], "psanec", *row[2:]), "cs")
