"""A town on a part of a site (`root`), such as example.org/play: every address begins with it, also in the page."""

from html import escape
from pathlib import Path

from starlette.types import ASGIApp, Receive, Scope, Send


class Subpath:
    """ASGI middleware: takes the root off, whether or not the proxy in front has done so already."""

    def __init__(self, app: ASGIApp, root: str) -> None:
        self.app, self.root = app, root

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        path = scope.get("path", "")
        if path == self.root or path.startswith(self.root + "/"):
            scope = {**scope, "path": path.removeprefix(self.root) or "/"}
        await self.app(scope, receive, send)


def page(file: Path, root: str) -> str:
    """The client's page with its files, and what it asks for, under `root`; "" for a site of its own."""
    root = escape(root)
    text = file.read_text(encoding="utf-8").replace('="./', f'="{root}/')
    return text.replace('<meta name="root" content="" />', f'<meta name="root" content="{root}" />')
