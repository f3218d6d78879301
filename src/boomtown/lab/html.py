"""Parts of the self-contained HTML pages of experiments and leagues."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape

STYLE = """
:root { color-scheme: light dark; }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 1rem auto; padding: 0 1rem;
  color: #222; background: #fff; }
table { border-collapse: collapse; margin: 1rem 0; }
th, td { padding: .2rem .7rem; text-align: right; border-bottom: 1px solid #ddd; white-space: nowrap; }
th:first-child, td:first-child { text-align: left; }
.words th:nth-child(2), .words td:nth-child(2) { text-align: left; }
div { overflow-x: auto; }
svg { width: 100%; max-width: 30rem; height: auto; }
.first { min-height: calc(100svh - 1rem); }
svg text { fill: currentColor; }
h1 { font-size: 1.3rem; line-height: 1.3; margin: 0 0 .5rem; }
h2 { font-size: 1.15rem; margin: 2rem 0 .5rem; }
h3 { font-size: 1rem; margin: 1.5rem 0 .5rem; }
@media (max-width: 30rem) { h1 { font-size: 1.1rem; } table { font-size: .875rem; } th, td { padding: .2rem .35rem; }
  td:first-child { white-space: normal; min-width: 8.5rem; } }
.kind { font-size: .75rem; font-weight: normal; padding: .1rem .5rem; border: 1px solid; border-radius: 1rem;
  vertical-align: middle; }
.warning { border-left: .3rem solid #c90; padding-left: .7rem; }
@media (min-width: 86rem) { body { width: fit-content; max-width: 84rem; } h1, p { max-width: 60rem; }
  .pair { display: grid; grid-template-columns: minmax(20rem, 30rem) max-content; gap: 0 2rem; } }
@media (prefers-color-scheme: dark) { body { color: #ddd; background: #1c1c1c; } th, td { border-color: #444; } }
"""


def whole_page(title: str, body: str) -> str:
    """Return a page with this body."""
    head = (
        '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title><style>{STYLE}</style>"
    )
    return f'<!doctype html><html lang="en"><head>{head}</head><body>{body}</body></html>\n'


def grid(heads: Sequence[str], rows: Iterable[Sequence[str]], words: int = 2) -> str:
    """Return a table that scrolls sideways if it is too wide. `words`: number of first columns that are words."""
    top = "".join(f"<th>{escape(head)}</th>" for head in heads)
    body = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows)
    of = ' class="words"' if words > 1 else ""
    return f"<div><table{of}><thead><tr>{top}</tr></thead><tbody>{body}</tbody></table></div>"


def beside(plot: str, table: str) -> str:
    """Return a plot and its table: side by side on a wide page, the table below on a narrow one."""
    return f'<div class="pair">{plot}{table}</div>'
