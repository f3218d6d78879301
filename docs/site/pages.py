"""Handwritten pages: copied, with links between files turned into links between pages."""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable
from os.path import relpath
from pathlib import Path, PurePosixPath

OUTSIDE_DOCS = {"CONTRIBUTING.md": "contributing.md", "CHANGELOG.md": "changelog.md"}
APART = {"site", "rules"}  # this package, and what `rules.py` stages
ICON = re.compile(r"<!-- icon: ([a-z-]+) -->")
ICONS = ("web/src/art/icons.svg", "web/src/art/icons-first.svg")  # the drawings of the table
LONG = 200  # letters in a line of code
NAMED = re.compile(
    r"(?<!\]\()(?<![\w/\[])`?(docs/(?:[a-z_-]+/)?[a-z_-]+\.md)`?(?!\])"
)  # a page that running text names
LINK = re.compile(r"(?<!!)\[(?P<text>[^\]\n]+)\]\((?P<to>[^)\s]+)\)")


def stage(root: Path, staged: Path) -> None:
    """Copy docs/ without the rules, and the two pages of the root."""
    for path in sorted((root / "docs").rglob("*")):
        inside = path.relative_to(root / "docs")
        if not path.is_file() or inside.parts[0] in APART or path.suffix in {".toml", ".py", ".pyc"}:
            continue
        target = staged / inside
        target.parent.mkdir(parents=True, exist_ok=True)
        if path.suffix == ".md":
            text = linked(path.read_text("utf-8"), f"docs/{inside.as_posix()}", root)
            target.write_text(ICON.sub(lambda found: icon(root, found[1]), text), "utf-8")
        else:
            shutil.copy(path, target)
    for name, page in OUTSIDE_DOCS.items():
        (staged / page).write_text(linked((root / name).read_text("utf-8"), name, root), "utf-8")


def linked(text: str, source: str, root: Path) -> str:
    """Return `text` of the file `source` with links between pages. A link to another file becomes plain text."""
    here = page_of(source) or source

    def turn(found: re.Match[str]) -> str:
        to, _, anchor = found["to"].partition("#")
        if not to or "://" in to or to.startswith("mailto:"):
            return found[0]
        target = relpath(PurePosixPath(source).parent / to, ".")
        page = page_of(target)
        if page is None:
            # A file of the sources is named, not linked: the site stands without the repository
            return found["text"] if (root / target).exists() else found[0]
        named = found["text"].endswith(".md") and (root / target).is_file()
        text = title(root / target) if named else found["text"]
        return f"[{text}]({relpath(page, PurePosixPath(here).parent)}{'#' + anchor if anchor else ''})"

    def name(found: re.Match[str]) -> str:
        return (
            f"[{found[1]}]({relpath(found[1], PurePosixPath(source).parent)})"
            if (root / found[1]).exists()
            else found[0]
        )

    return outside_code(text, lambda part: LINK.sub(turn, NAMED.sub(name, part)))


def title(path: Path) -> str:
    """Return the title of a page: its first heading, up to a colon."""
    return path.read_text("utf-8").partition("# ")[2].partition("\n")[0].split(":")[0]


def page_of(path: str) -> str | None:
    """Return the path of a file among the pages, None if it is no page."""
    if path in OUTSIDE_DOCS:
        return OUTSIDE_DOCS[path]
    return path.removeprefix("docs/") if path.startswith("docs/") and path.endswith(".md") else None


def outside_code(text: str, change: Callable[[str], str]) -> str:
    """Return the text with `change` applied outside code blocks. Blocks with very long lines wrap."""
    parts = re.split(r"(^```.*?^```$)", text, flags=re.MULTILINE | re.DOTALL)
    return "".join(_wrapped(part) if n % 2 else change(part) for n, part in enumerate(parts))


def _wrapped(block: str) -> str:
    """Return the block, marked for wrapping if a line is long, because a position is read as a whole."""
    long = max(map(len, block.split("\n"))) > LONG
    return re.sub(r"^```(\w+)", r"```{ .\1 .wrap }", block) if long else block


def icon(root: Path, name: str) -> str:
    """Return a drawing of the client as inline SVG."""
    drawings = "".join((root / file).read_text("utf-8") for file in ICONS)
    found = re.search(rf'<symbol id="{name}" viewBox="(.+?)">(.+?)</symbol>', drawings)
    assert found is not None, f"no icon {name!r} in {' or '.join(ICONS)}"
    return f'<svg aria-hidden="true" viewBox="{found[1]}">{found[2]}</svg>'
