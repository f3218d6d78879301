"""The built browser client: index at `/`, `/t/<code>` and `/cards`, its hashed files for ever."""

import gzip
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

from .middleware.subpath import page
from .context import services_in, services_of

STATIC = Path(__file__).parent.parent.parent / "static"
ROUNDS = 16  # times an unknown file is looked for at other servers; browsers follow 20 redirects
FOR_EVER = "public, max-age=31536000, immutable"

MISSING = """<!doctype html><html lang="en"><meta charset="utf-8"><title>boomtown</title>
<h1>The client has not been built</h1>
<p>The server runs, but the browser part is missing.
In a checkout run <code>make play</code>
(or <code>npm ci</code> and <code>npm run build</code> in <code>web</code>);
an installed wheel carries it.</p></html>"""


def build() -> str:
    """Which build of the client this is; "" where there is none. The page names the others' files, which say by their
    names what is in them.
    """
    file = STATIC / "index.html"
    return sha256(file.read_bytes()).hexdigest()[:12] if file.is_file() else ""


async def index(request: Request) -> Response:
    """The page; never cached, so that a new version is seen at once."""
    file = STATIC / "index.html"
    if not file.is_file():
        return HTMLResponse(MISSING, 503, {"cache-control": "no-store"})
    text = page(file, services_of(request).settings.subpath)
    return HTMLResponse(text, headers={"cache-control": "no-cache"})


@dataclass(frozen=True, slots=True)
class CachedFile:
    """A file that never changes, read and packed once: a page asks for a hundred of them."""

    plain: bytes
    packed: bytes
    kind: str
    headers: dict[str, str]

    @classmethod
    def read(cls, file: Path) -> "CachedFile":
        plain = file.read_bytes()
        headers = {"etag": f'"{sha256(plain).hexdigest()[:16]}"', "cache-control": FOR_EVER, "vary": "accept-encoding"}
        kind = guess_type(file.name)[0] or "application/octet-stream"
        return cls(plain, gzip.compress(plain, mtime=0), kind, headers)

    def answer(self, asked: Headers) -> Response:
        if asked.get("if-none-match") == self.headers["etag"]:
            return Response(status_code=304, headers=self.headers)
        if "gzip" in asked.get("accept-encoding", "") and len(self.packed) < len(self.plain):
            return Response(self.packed, 200, {**self.headers, "content-encoding": "gzip"}, self.kind)
        return Response(self.plain, 200, self.headers, self.kind)


class ClientFiles(StaticFiles):
    """Files under `assets/` carry a hash in their name and never change."""

    def __init__(self) -> None:
        super().__init__(directory=STATIC, check_dir=False)
        self.kept: dict[str, CachedFile] = {}

    async def check_config(self) -> None:
        """A server without the client still runs."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        if path in self.kept and scope["method"] == "GET":
            return self.kept[path].answer(Headers(scope=scope))
        if not STATIC.is_dir():
            raise HTTPException(404)
        named = path.replace("\\", "/").startswith("assets/")
        try:
            response = await super().get_response(path, scope)
        except HTTPException as error:
            if error.status_code != 404 or not named or (elsewhere := _elsewhere(scope)) is None:
                raise
            return elsewhere
        hashed = named and response.status_code == 200
        if hashed and scope["method"] == "GET":
            self.kept[path] = await run_in_threadpool(CachedFile.read, STATIC / path)
            return self.kept[path].answer(Headers(scope=scope))
        response.headers["cache-control"] = FOR_EVER if hashed else "no-cache"
        return response


def _elsewhere(scope: Scope) -> Response | None:
    """While servers of the town have another build, one of them may have a file that is not here. A proxy that takes
    turns passes the next request to another server, so the browser asks once more, on a connection of its own. None
    where all have our build, or it has asked often enough.
    """
    tries = scope.get("query_string", b"").removeprefix(b"again=")
    again = int(tries) + 1 if tries.isdigit() and len(tries) < 9 else 1
    if again > ROUNDS or not services_in(scope).cluster.other_clients():
        return None
    return Response(
        status_code=307, headers={"location": f"?again={again}", "cache-control": "no-store", "connection": "close"}
    )
