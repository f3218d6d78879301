"""The headings of the rules (docs/rules): whether what the `rule:` of a scenario names is there."""

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
    """The anchor of a heading, as the site makes it."""
    plain = unicodedata.normalize("NFKD", text).encode("ascii", "ignore").decode()
    return re.sub(r"[-\s]+", "-", re.sub(r"[^\w\s-]", "", plain).strip().lower())


def key(text: str) -> str:
    """What of a heading has to agree with what a scenario calls it: letters and digits."""
    return re.sub(r"[^a-z0-9]", "", slug(text))


def keys(rule: str) -> list[tuple[str, str, str]]:
    """`base/jail 2, core/7.4` as (rules file, heading, numbers): ("base", "jail", "2"), ("core", "7.4", "")."""
    found = []
    for part in BETWEEN.split(rule):
        if match := KEY.fullmatch(part.strip()):
            numbers = NUMBERS.search(match["about"])
            assert numbers is not None
            found.append((match["set"], match["about"][: numbers.start()], numbers["first"] or ""))
    return found


class Outline:
    """The rules of one set: its headings, and the anchors of its statements."""

    def __init__(self, text: str) -> None:
        self.anchors: set[str] = set()
        self.headings: dict[str, str] = {}  # what a scenario or a sentence may call it -> anchor
        self.names: list[str] = []  # headings without a number of their own, for "Jail 3" in running text
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
        """The heading (or numbered statement) that is meant, "" where nothing is called so; the numbers after it."""
        if about in self.anchors:
            return about, []
        words = f"{about} {numbers}".split()
        for upto in range(len(words), 0, -1):
            if found := self.headings.get(key("".join(words[:upto]))):
                return found, re.findall(r"\d+", " ".join(words[upto:]))
        return "", []

    def nearest(self, about: str) -> str:
        """The heading probably meant, or a numbered statement; "" where none is near."""
        known = {**{key(name): name for name in self.names}, **{anchor: anchor for anchor in self.anchors}}
        close = get_close_matches(about if about[:1].isdigit() else key(about), known, 1)
        return known[close[0]] if close else ""


def folder() -> Path | None:
    """Where the rules lie: inside the package in a wheel, beside it in a clone; None where they are not at hand."""
    package = Path(__file__).parents[1]
    found = (place for place in (package / "rules", package.parents[1] / "docs" / "rules") if place.is_dir())
    return next(found, None)


@cache
def outlines(where: Path) -> dict[str, Outline]:
    """The rules by file: "core", "base" ..."""
    files = sorted(path for path in where.glob("*.md") if path.stem != "index")
    return {path.stem: Outline(path.read_text(encoding="utf-8")) for path in files}


def wrong(rule: str) -> str:
    """What is wrong with the `rule:` of a scenario; "" where it names what there is, or the rules are not at hand."""
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
