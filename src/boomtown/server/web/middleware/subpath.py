"""Middleware for a server below a path of a site (`root`), such as example.org/play."""

from html import escape
from pathlib import Path

from starlette.types import ASGIApp, Receive, Scope, Send


class Subpath:
    """ASGI middleware that removes the root from the path, unless the proxy has done so."""

    def __init__(self, app: ASGIApp, root: str) -> None:
        self.app, self.root = app, root

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        path = scope.get("path", "")
        if path == self.root or path.startswith(self.root + "/"):
            scope = {**scope, "path": path.removeprefix(self.root) or "/"}
        await self.app(scope, receive, send)


def page(file: Path, root: str) -> str:
    """Return the page of the client with its links below `root`; "" for the whole site."""
    root = escape(root)
    text = file.read_text(encoding="utf-8").replace('="./', f'="{root}/')
    return text.replace('<meta name="root" content="" />', f'<meta name="root" content="{root}" />')
