"""The built browser client: index at `/`, `/t/<code>` and `/cards`, its hashed files for ever."""

from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from .subpath import page

STATIC = Path(__file__).parent.parent / "static"

MISSING = """<!doctype html><html lang="en"><meta charset="utf-8"><title>boomtown</title>
<h1>The client has not been built</h1>
<p>The server runs, but the browser part is missing.
In a checkout run <code>make play</code>
(or <code>npm ci</code> and <code>npm run build</code> in <code>web</code>);
an installed wheel carries it.</p></html>"""


async def index(request: Request) -> Response:
    """The page; never cached, so that a new version is seen at once."""
    file = STATIC / "index.html"
    if not file.is_file():
        return HTMLResponse(MISSING, 503, {"cache-control": "no-store"})
    text = page(file, request.app.state.hall.settings.subpath)
    return HTMLResponse(text, headers={"cache-control": "no-cache"})


class ClientFiles(StaticFiles):
    """Files under `assets/` carry a hash in their name and never change."""

    def __init__(self) -> None:
        super().__init__(directory=STATIC, check_dir=False)

    async def check_config(self) -> None:
        """A server without the client still runs."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        if not STATIC.is_dir():
            raise HTTPException(404)
        response = await super().get_response(path, scope)
        hashed = path.replace("\\", "/").startswith("assets/") and response.status_code == 200
        response.headers["cache-control"] = "public, max-age=31536000, immutable" if hashed else "no-cache"
        return response
