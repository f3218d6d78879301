"""Check of the built pages: link targets, anchors, no external loads."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

LOADS = {"script": "src", "img": "src", "source": "src", "iframe": "src", "link": "href"}
NO_LOAD = {"canonical", "next", "prev"}  # relations of <link> that fetch nothing
STYLE_URL = re.compile(r"""(?:url\(\s*|@import\s+)["']?([^"')\s]+)""")


class Page(HTMLParser):
    """References, loads and anchors of one page."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.ids: set[str] = set()
        self.links: list[str] = []
        self.loads: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = {name: value or "" for name, value in attrs}
        if "id" in found:
            self.ids.add(found["id"])
        if tag == "a" and "href" in found:
            self.links.append(found["href"])
        elif tag in LOADS and LOADS[tag] in found:
            (self.links if found.get("rel") in NO_LOAD else self.loads).append(found[LOADS[tag]])


def faults(site: Path) -> list[str]:
    """Return one line for each fault."""
    pages = {path.resolve(): Page(path.read_text("utf-8")) for path in sorted(site.rglob("*.html"))}
    found = []
    for path, page in pages.items():
        if path.name == "404.html":
            continue  # served from anywhere, so its links are absolute
        where = path.relative_to(site.resolve())
        found += [f"{where}: {fault}" for to in dict.fromkeys(page.links) if (fault := _dead(path, to, pages))]
        found += [f"{where}: {fault}" for to in dict.fromkeys(page.loads) if (fault := _outside(path, to))]
    for path in sorted(site.rglob("*.css")):
        for to in STYLE_URL.findall(path.read_text("utf-8")):
            if fault := _outside(path, to):
                found.append(f"{path.relative_to(site)}: {fault}")
    return found


def _dead(path: Path, to: str, pages: dict[Path, Page]) -> str | None:
    parts = urlsplit(to)
    if parts.scheme or parts.netloc:
        return None
    target = (path.parent / unquote(parts.path)).resolve() if parts.path else path
    if target.is_dir():
        target = target / "index.html"
    if not target.is_file():
        return f"{to} leads nowhere"
    anchor = unquote(parts.fragment)
    if anchor and target in pages and anchor not in pages[target].ids:
        return f"{to}: nothing is called so there"
    return None


def _outside(path: Path, to: str) -> str | None:
    parts = urlsplit(to)
    if parts.scheme == "data":
        return None
    if parts.scheme or parts.netloc:
        return f"loads {to} from outside"
    return (
        None if not parts.path or (path.parent / unquote(parts.path)).is_file() else f"loads {to}, which is not there"
    )
