"""Rules of one set as a page: statements with anchors, quotations as links."""

from __future__ import annotations

import re

from boomtown.scenarios.rules import HEADING, ITEM, STATEMENT, Outline, key, slug
from docs.site import Broken
from docs.site.proofs import Proof, shown

RULING = re.compile(r"\(ruling\b")


class Book(Outline):
    """Rules of one set as a page."""

    def __init__(self, name: str, text: str) -> None:
        super().__init__(text)
        self.name, self.text = name, text
        head, _, tail = text.partition("\n")[0].removeprefix("# ").partition(" (")[0].partition(": ")
        self.title = head if name == "core" or not tail else tail

    def anchor(self, about: str) -> str | None:
        """Return the anchor of `2.4`, `7`, `jail` or `jail 3`, None if there is none."""
        if about in self.anchors:
            return about
        name, _, number = about.rpartition(" ")
        if name and key(name) in self.headings and (point := f"{self.headings[key(name)]}-{number}") in self.anchors:
            return point
        return self.headings.get(key(about))

    def page(self, books: dict[str, Book], proofs: list[Proof]) -> str:
        """Return the Markdown of the page."""
        by_section: dict[str, list[Proof]] = {}
        for proof in proofs:
            by_section.setdefault(self.section(proof.about, proof.numbers)[0], []).append(proof)
        lines: list[str] = []
        due: list[Proof] = []
        for line in self.text.split("\n"):
            if heading := HEADING.fullmatch(line):
                lines += shown(due)
                due = by_section.pop(slug(heading["text"]), [])
            elif statement := STATEMENT.match(line):
                due = due + by_section.pop(statement["n"], [])
            lines.append(self._line(line, books))
        if lost := [f"{proof.id} ({self.name}/{proof.about})" for rest in by_section.values() for proof in rest]:
            raise Broken(f"scenarios name what docs/rules/{self.name}.md does not have: {', '.join(lost)}")
        return "\n".join(lines + shown(due))

    def _line(self, line: str, books: dict[str, Book]) -> str:
        if heading := HEADING.fullmatch(line):
            self.here = slug(heading["text"])
            return line
        if statement := STATEMENT.match(line):
            head, n = statement[0], statement["n"]
            mark = f'<span class="at" id="{n}"></span>[{n}](#{n}){{.point}} '
            return mark + self._told(line[len(head) :], books)
        if item := ITEM.fullmatch(line):
            point = f'<span class="at" id="{self.here}-{item["n"]}"></span>'
            return item["mark"] + point + self._told(item["text"], books)
        return self._told(line, books)

    def _told(self, text: str, books: dict[str, Book]) -> str:
        """Return running text with its quotations as links."""
        names, odd = "|".join(books), "|".join(name for name in books if "_" in name)
        text = re.sub(rf"\b(?P<set>{names}|Core) (?P<n>\d+(?:\.\d+)?)\b(?!\d)", lambda m: self._quoted(m, books), text)
        named = rf"(?<!\]\()(?:`?\b(?P<a>{names})\.md`?|`(?P<b>{names})`" + (
            rf"|\b(?P<c>{odd})\b)" if odd else "|(?P<c>(?!)))"
        )
        text = re.sub(named, lambda m: books[m["a"] or m["b"] or m["c"]].link(), text)
        if any("." in anchor for anchor in self.anchors):
            text = re.sub(r"(?<![\w.\[#-])(?<!core )(?<!\]\()(\d+\.\d+)(?!\.?[\w\]])", self._own, text)
        if self.names:
            own = "|".join(re.escape(name) for name in sorted(self.names, key=len, reverse=True))
            text = re.sub(rf"(?<![\w\[])({own}) (\d+)\b(?![\]\w.])", self._own_named, text)
        return RULING.sub('(<span class="ruling">ruling</span>', text)

    def link(self) -> str:
        return f"[{self.title}]({self.name}.md)"

    def _quoted(self, found: re.Match[str], books: dict[str, Book]) -> str:
        book = books[found["set"].lower()]
        anchor = book.anchor(found["n"])
        said = found[0] if book.name == "core" else f"{book.title} {found['n']}"
        return f"[{said}]({'' if book is self else book.name + '.md'}#{anchor})" if anchor else found[0]

    def _own(self, found: re.Match[str]) -> str:
        return f"[{found[0]}](#{found[0]})" if found[0] in self.anchors else found[0]

    def _own_named(self, found: re.Match[str]) -> str:
        point = f"{self.headings[key(found[1])]}-{found[2]}"
        return f"[{found[0]}](#{point})" if point in self.anchors else found[0]
