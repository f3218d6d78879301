"""The built client without a server: files over HTTP from a thread of the test, messages from a list."""

from __future__ import annotations

import json
import sys
from dataclasses import replace
from functools import cache
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from mimetypes import guess_type
from threading import Thread
from typing import Any
from urllib.parse import parse_qs, urlsplit

from playwright.sync_api import Browser, BrowserContext, Page, WebSocketRoute

from boomtown.games import catalog
from boomtown.server.web.middleware.subpath import page
from tests.components.states import CODE, TableState
from tests.conftest import ROOT
from tests.e2e.conftest import AT_ONCE

STATIC = ROOT / "src/boomtown/static"
GALLERY = ROOT / "artifacts/gallery"  # built by `npm run gallery`
LOCALES = {"en": "en-GB", "cs": "cs-CZ", "sk": "sk-SK", "pl": "pl-PL", "it": "it-IT"}

SETTLED = """async () => {
  await document.fonts.ready;
  for (let i = 0; i < 3; i++) await new Promise(done => requestAnimationFrame(done));
  await Promise.all(document.getAnimations()
    .filter(one => one.effect?.getComputedTiming().iterations !== Infinity)
    .map(one => one.finished.catch(() => undefined)));
  const boxes = () => [...document.querySelectorAll('[data-testid], button')].map(one => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return [x, y, width, height].map(Math.round).join();
  }).join(';');
  for (let same = 0, seen = boxes(); same < 10;) { // a slow machine measures texts and felt in several frames
    await new Promise(done => requestAnimationFrame(() => setTimeout(done)));
    const now = boxes();
    same = now === seen ? same + 1 : 0;
    seen = now;
  }
}"""


@cache
def facts(game: str) -> bytes:
    return json.dumps(catalog(game)).encode()


class Handler(BaseHTTPRequestHandler):
    """Answers with a file of the client, the page, or the facts of a game."""

    protocol_version = "HTTP/1.1"

    def do_GET(self) -> None:
        address = urlsplit(self.path)
        gallery = address.path.startswith("/gallery/")
        file = GALLERY / address.path.removeprefix("/gallery/") if gallery else STATIC / address.path.lstrip("/")
        if address.path == "/api/catalog":
            self._send(200, facts(parse_qs(address.query)["game"][0]), "application/json")
        elif address.path.startswith("/api/"):
            self._send(
                404, b'{"error":{"code":"not-found","text":{"key":"err-not-found","args":{}}}}', "application/json"
            )
        else:
            plain = file.read_bytes() if file.is_file() else page(STATIC / "index.html", "").encode()
            kind = guess_type(file.name)[0] or "application/octet-stream" if file.is_file() else "text/html"
            self._send(200, plain, kind)

    def _send(self, status: int, body: bytes, kind: str) -> None:
        self.send_response(status)
        self.send_header("content-type", kind)
        self.send_header("content-length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, format: str, *args: Any) -> None:  # noqa: A002
        """Print nothing."""


class FileServer(ThreadingHTTPServer):
    """Server of the files of the client."""

    def handle_error(self, request: Any, client_address: Any) -> None:
        # a page that closes ends its requests
        if not isinstance(sys.exception(), ConnectionError):
            super().handle_error(request, client_address)


class StaticClient:
    """The client on a free port. `open_state` shows a state of a table in a page."""

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self.socket: WebSocketRoute | None = None  # of the page that was opened last
        self.files = FileServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self.files.server_address[1]}"
        Thread(target=self.files.serve_forever, daemon=True).start()

    def context(self, language: str, *, touch: bool) -> BrowserContext:
        context = self.browser.new_context(
            locale=LOCALES[language], has_touch=touch, is_mobile=touch, reduced_motion="reduce", color_scheme="light"
        )
        context.add_init_script(AT_ONCE)
        return context

    def open_state(self, context: BrowserContext, state: TableState, *, seconds: int = 41, place: str = "") -> Page:
        """Open the table in a new page of the context and wait until the client shows the state.

        The player who is asked has this many seconds left. `place`: what follows the table in the address.
        """
        messages = [json.dumps(message) for message in replace(state, seconds=seconds).messages()]

        def connect(socket: WebSocketRoute) -> None:
            self.socket = socket

            def answer(words: str | bytes) -> None:
                kind = json.loads(words)["t"]
                for message in messages if kind == "hello" else ['{"t":"pong"}'] if kind == "ping" else []:
                    socket.send(message)

            socket.on_message(answer)

        opened = context.new_page()
        opened.route_web_socket("**/ws/**", connect)
        opened.goto(f"{self.url}/t/{CODE}{place}")
        opened.locator('[data-testid="prompt"], [data-testid="result"], [data-testid="big-lobby"]').first.wait_for()
        return opened

    def show(self, page: Page, state: TableState) -> None:
        """Show another state at the page that was opened last, without what happened before."""
        message = state.messages()[1]
        self.send(message | {"since": len(message["events"]), "events": []})
        page.evaluate(SETTLED)

    def send(self, message: dict[str, Any]) -> None:
        """Send a message of the server to the page that was opened last."""
        assert self.socket
        self.socket.send(json.dumps(message))

    def close(self) -> None:
        self.files.shutdown()
        self.files.server_close()


def resize(page: Page, width: int, height: int) -> None:
    """Change the size of the window and wait until the layout is stable."""
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate(SETTLED)
