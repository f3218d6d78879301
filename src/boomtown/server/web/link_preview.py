"""Preview of the link to a table or a tournament: Open Graph tags, which messengers read when a player sends the link.

A private table, a table that is not in memory and a code without a table have the same preview. So have all
tournaments, because only their link leads to them.
"""

from html import escape
from pathlib import Path

from starlette.requests import Request

from ..tables.table import Table
from .context import services_of

DESCRIPTION = "A table for the card game BANG! in the browser"
TOURNAMENT = "A tournament of BANG! in the browser: join by this link"
PICTURE = "preview.png"  # 1200 x 630, drawn by web/scripts/previews.py; `preview-<game>.png` shows one game


def table_tags(request: Request, static: Path) -> str:
    """Return the tags for the table whose code is in the path of the request."""
    room = services_of(request).registry.present(request.path_params["code"])
    if room is None or not room.table.public:
        return _tags(request, "boomtown", DESCRIPTION, PICTURE)
    return _tags(request, _title(room.table), DESCRIPTION, _picture(room.table, static))


def tournament_tags(request: Request, static: Path) -> str:
    """Return the tags for a tournament."""
    return _tags(request, "boomtown", TOURNAMENT, PICTURE)


def _tags(request: Request, title: str, description: str, picture: str) -> str:
    services = services_of(request)
    base = (services.settings.site or str(request.base_url).rstrip("/")) + services.settings.subpath
    values = {
        "og:type": "website",
        "og:site_name": "boomtown",
        "og:title": title,
        "og:description": description,
        "og:image": f"{base}/{picture}",
        "og:image:width": "1200",
        "og:image:height": "630",
    }
    tags = [f'<meta property="{name}" content="{escape(value)}" />' for name, value in values.items()]
    return "".join([*tags, '<meta name="twitter:card" content="summary_large_image" />'])


def _title(table: Table) -> str:
    """Return the title of a table with the number of seats that people have taken."""
    return f"{table.title} · {len(table.people())}/{len(table.seats)}"


def _picture(table: Table, static: Path) -> str:
    own = f"preview-{table.setup['game']}.png"
    return own if (static / own).is_file() else PICTURE
