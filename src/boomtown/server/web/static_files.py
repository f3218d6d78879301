"""Static files of the client: the page at `/`, `/t/<code>`, `/cards`, `/rules`, and hashed files cached forever."""

import gzip
from collections.abc import Callable
from dataclasses import dataclass
from hashlib import sha256
from mimetypes import guess_type
from pathlib import Path

from starlette.concurrency import run_in_threadpool
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from .context import services_in, services_of
from .link_preview import table_tags, tournament_tags
from .middleware.subpath import page
from .responses import compressed

STATIC = Path(__file__).parent.parent.parent / "static"
ROUNDS = 16  # redirects to other servers for an unknown file; browsers follow 20
FOR_EVER = "public, max-age=31536000, immutable"
AFTER_PAGE = 5.0  # seconds: before, the process would take time from the page and a first table

MISSING = """<!doctype html><html lang="en"><meta charset="utf-8"><title>boomtown</title>
<h1>The client has not been built</h1>
<p>The server runs, but the browser part is missing.
In a checkout run <code>make play</code>
(or <code>npm ci</code> and <code>npm run build</code> in <code>web</code>);
an installed wheel carries it.</p></html>"""


def build() -> str:
    """Return the id of the client build, "" without one.

    The page names all other files, and those names contain hashes, so its own hash identifies the build.
    """
    file = STATIC / "index.html"
    return sha256(file.read_bytes()).hexdigest()[:12] if file.is_file() else ""


async def index(request: Request) -> Response:
    """Return the page. It is not cached, so that a new version is used at once.

    The visitor may open a lesson, a puzzle or the board next: the process for long jobs is started a little later.
    """
    file = STATIC / "index.html"
    if not file.is_file():
        return HTMLResponse(MISSING, 503, {"cache-control": "no-store"})
    services = services_of(request)
    services.jobs.prepare_later(AFTER_PAGE)
    text = page(file, services.settings.subpath)
    return HTMLResponse(text, headers={"cache-control": "no-cache"})


async def table_page(request: Request) -> Response:
    """Return the page of a table, with the preview of its link."""
    return await _with_preview(request, table_tags)


async def tournament_page(request: Request) -> Response:
    """Return the page of a tournament, with the preview of its link."""
    return await _with_preview(request, tournament_tags)


async def _with_preview(request: Request, tags: Callable[[Request, Path], str]) -> Response:
    response = await index(request)
    if response.status_code == 200:
        text = bytes(response.body).replace(b"</head>", tags(request, STATIC).encode() + b"</head>", 1)
        return HTMLResponse(text, headers={"cache-control": "no-cache"})
    return response


@dataclass(frozen=True, slots=True)
class CachedFile:
    """File that never changes, read and compressed once. A page loads a hundred of them."""

    plain: bytes
    packed: bytes
    kind: str
    headers: dict[str, str]

    @classmethod
    def read(cls, file: Path) -> "CachedFile":
        plain = file.read_bytes()
        headers = {"etag": f'"{sha256(plain).hexdigest()[:16]}"', "cache-control": FOR_EVER}
        kind = guess_type(file.name)[0] or "application/octet-stream"
        return cls(plain, gzip.compress(plain, mtime=0), kind, headers)

    def answer(self, asked: Headers) -> Response:
        return compressed(asked, self.plain, self.packed, self.headers, self.kind)


class ClientFiles(StaticFiles):
    """Static files. Those under `assets/` have a hash in their name and never change."""

    def __init__(self) -> None:
        super().__init__(directory=STATIC, check_dir=False)
        self.cached: dict[str, CachedFile] = {}

    async def check_config(self) -> None:
        """Skip the check of the folder, so that a server without the client runs."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        if path in self.cached and scope["method"] == "GET":
            return self.cached[path].answer(Headers(scope=scope))
        if not STATIC.is_dir():
            raise HTTPException(404)
        named = path.replace("\\", "/").startswith("assets/")
        try:
            response = await super().get_response(path, scope)
        except HTTPException as error:
            found = (_elsewhere(scope) if named else await _no_page(scope)) if error.status_code == 404 else None
            if found is None:
                raise
            return found
        hashed = named and response.status_code == 200
        if hashed and scope["method"] == "GET":
            self.cached[path] = await run_in_threadpool(CachedFile.read, STATIC / path)
            return self.cached[path].answer(Headers(scope=scope))
        response.headers["cache-control"] = FOR_EVER if hashed else "no-cache"
        return response


async def _no_page(scope: Scope) -> Response | None:
    """Return the page, which says that there is nothing at this address, to a browser; None for other clients."""
    if "text/html" not in Headers(scope=scope).get("accept", ""):
        return None
    response = await index(Request(scope))
    if response.status_code == 200:
        response.status_code = 404
    return response


def _elsewhere(scope: Scope) -> Response | None:
    """Redirect to the same file, because a server with another build may have it.

    A proxy with round robin passes the next request, on a new connection, to another server. Returns None if all have
    our build, or after `ROUNDS`.
    """
    tries = scope.get("query_string", b"").removeprefix(b"again=")
    again = int(tries) + 1 if tries.isdigit() and len(tries) < 9 else 1
    if again > ROUNDS or not services_in(scope).cluster.other_clients():
        return None
    headers = {"location": f"?again={again}", "cache-control": "no-store", "connection": "close"}
    return Response(status_code=307, headers=headers)
