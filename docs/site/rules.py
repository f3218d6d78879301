"""Rules as pages with the scenarios that prove them, and an index with their numbers."""

from __future__ import annotations

import re
from pathlib import Path

from docs.site.book import Book
from docs.site.proofs import Proof, read

COUNTS = "<!-- counts -->"  # where the index has its table


def stage(root: Path, staged: Path) -> None:
    """Write every file of docs/rules as a page."""
    sources = {path.stem: path.read_text("utf-8") for path in sorted((root / "docs" / "rules").glob("*.md"))}
    index = sources.pop("index")
    books = {name: Book(name, text) for name, text in sources.items()}
    proofs = read(root / "tests" / "scenarios")
    staged.mkdir(parents=True)
    for name, book in books.items():
        (staged / f"{name}.md").write_text(book.page(books, proofs.get(name, [])), "utf-8")
    order = [(title, name) for title, name in re.findall(r"\[(.+?)\]\(([a-z_]+)\.md\)", index) if name in books]
    (staged / "index.md").write_text(index.replace(COUNTS, counts(books, proofs, order)), "utf-8")


def counts(books: dict[str, Book], proofs: dict[str, list[Proof]], order: list[tuple[str, str]]) -> str:
    """Return the table of the index: numbers of statements and of scenarios."""
    rows = ["| rules | statements | scenarios that run | that wait |", "| --- | ---: | ---: | ---: |"]
    for title, name in order:
        runs = sum(proof.runs for proof in proofs.get(name, ()))
        waits = len(proofs.get(name, ())) - runs
        rows.append(f"| [{title}]({name}.md) | {len(books[name].anchors)} | {runs or '-'} | {waits or '-'} |")
    return "\n".join(rows)
