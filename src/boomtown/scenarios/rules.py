"""Headings of the rules (docs/rules), to check the `rule:` of a scenario."""

from __future__ import annotations

import re
import unicodedata
from difflib import get_close_matches
from functools import cache
from pathlib import Path

HEADING = re.compile(r"(?P<marks>#+) (?P<text>.+)")
ITEM = re.compile(r"(?P<mark>(?P<n>\d+)\. )(?P<text>.+)")
STATEMENT = re.compile(r"\*\*(?P<n>\d+\.\d+)\*\* ")
KEY = re.compile(r"(?P<set>[a-z_]+)/(?P<about>.+)")
NUMBERS = re.compile(r"(?: (?P<first>\d+(?:(?:,| and|-| to) ?\d+)*))?$")
BETWEEN = re.compile(r"[,;] (?=[a-z_]+/)")


def slug(text: str) -> str:
    """Return the anchor of a heading, as on the site."""
    plain = unicodedata.normalize("NFKD", text).encode("ascii", "ignore").decode()
    return re.sub(r"[-\s]+", "-", re.sub(r"[^\w\s-]", "", plain).strip().lower())


def key(text: str) -> str:
    """Return the letters and digits of a heading, by which names are compared."""
    return re.sub(r"[^a-z0-9]", "", slug(text))


def keys(rule: str) -> list[tuple[str, str, str]]:
    """Split `base/jail 2, core/7.4` into (rules file, heading, numbers): ("base", "jail", "2"), ("core", "7.4", "")."""
    found = []
    for part in BETWEEN.split(rule):
        if match := KEY.fullmatch(part.strip()):
            numbers = NUMBERS.search(match["about"])
            assert numbers is not None
            found.append((match["set"], match["about"][: numbers.start()], numbers["first"] or ""))
    return found


class Outline:
    """Rules of one set: its headings, and the anchors of its statements."""

    def __init__(self, text: str) -> None:
        self.anchors: set[str] = set()
        self.headings: dict[str, str] = {}  # name in a scenario or sentence -> anchor
        self.names: list[str] = []  # headings without a number, for "Jail 3" in running text
        self.here = ""
        for line in text.split("\n"):
            self._learn(line)

    def _learn(self, line: str) -> None:
        if heading := HEADING.fullmatch(line):
            self.here = slug(heading["text"])
            short = re.sub(r"^\d+\. | \(\d\)$", "", heading["text"])
            self.headings |= {key(heading["text"]): self.here, key(short): self.here}
            if number := re.match(r"(\d+)\. ", heading["text"]):
                self.headings[number[1]] = self.here
            elif len(heading["marks"]) > 1:
                self.names.append(short)
        elif statement := STATEMENT.match(line):
            self.anchors.add(statement["n"])
        elif item := ITEM.fullmatch(line):
            self.anchors.add(f"{self.here}-{item['n']}")

    def section(self, about: str, numbers: str) -> tuple[str, list[str]]:
        """Return the anchor of the heading or statement, "" if there is none, and the numbers after it."""
        if about in self.anchors:
            return about, []
        words = f"{about} {numbers}".split()
        for upto in range(len(words), 0, -1):
            if found := self.headings.get(key("".join(words[:upto]))):
                return found, re.findall(r"\d+", " ".join(words[upto:]))
        return "", []

    def nearest(self, about: str) -> str:
        """Return the most similar heading or statement, or ""."""
        known = {**{key(name): name for name in self.names}, **{anchor: anchor for anchor in self.anchors}}
        close = get_close_matches(about if about[:1].isdigit() else key(about), known, 1)
        return known[close[0]] if close else ""


def folder() -> Path | None:
    """Return the folder of the rules: in the package of a wheel, or in the checkout; None if it is missing."""
    package = Path(__file__).parents[1]
    found = (path for path in (package / "rules", package.parents[1] / "docs" / "rules") if path.is_dir())
    return next(found, None)


@cache
def outlines(where: Path) -> dict[str, Outline]:
    """Return the rules by file: "core", "base" ..."""
    files = sorted(path for path in where.glob("*.md") if path.stem != "index")
    return {path.stem: Outline(path.read_text(encoding="utf-8")) for path in files}


def wrong(rule: str) -> str:
    """Return the error of a scenario's `rule:`, or "" if there is none or the rules are missing."""
    where = folder()
    if where is None:
        return ""
    known = outlines(where)
    for part in BETWEEN.split(rule):
        if not (named := keys(part)):
            return f"expected a file and a heading of docs/rules, as base/barrel or core/7.4, got {part!r}"
        [(name, about, numbers)] = named
        if name not in known:
            close = get_close_matches(name, known, 1)
            hint = f"did you mean {close[0]!r}?" if close else f"expected one of {', '.join(known)}"
            return f"docs/rules has no {name}.md ({hint})"
        section, after = known[name].section(about, numbers)
        if not section:
            near = known[name].nearest(about)
            return f"docs/rules/{name}.md has no {about!r}{f' (did you mean {near!r}?)' if near else ''}"
        if missing := [n for n in after if f"{section}-{n}" not in known[name].anchors]:
            return f"docs/rules/{name}.md has no statement {missing[0]} under {about!r}"
    return ""
