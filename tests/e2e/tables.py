"""Tables made through the server's API."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Page

from tests.e2e.server import Server


@dataclass(frozen=True)
class Seat:
    """A place at a table, and the secret that opens it."""

    server: Server
    code: str
    seat: int
    token: str

    @property
    def link(self) -> str:
        return f"{self.server.url}/t/{self.code}"

    @property
    def storage(self) -> dict[str, Any]:
        """Storage of the browser of the player in this seat; for `open_page(..., storage_state=...)`."""
        items = [{"name": f"boomtown.seat.{self.code}", "value": self.token}]
        return {"cookies": [], "origins": [{"origin": self.server.url, "localStorage": items}]}


def new_table(server: Server, *, name: str = "Ann", players: int = 5, start: bool = True, **more: Any) -> Seat:
    """Open a table and return the host's seat; `start` fills it with bots and deals."""
    setup = {"players": players, "sets": [], "options": {}, **more.pop("setup", {})}
    body = {"name": name, "setup": setup, "bots": "fill", "public": False, "timer": 0, "start": start, **more}
    made = server.post("/api/tables", body)
    return Seat(server, made["table"]["code"], made["seat"], made["token"])


def join(host: Seat, name: str) -> Seat:
    made = host.server.post(f"/api/tables/{host.code}/join", {"name": name})
    return Seat(host.server, host.code, made["seat"], made["token"])


def escape(page: Page) -> None:
    """Close what is open, put back what is picked, and clear the focus: a card with the focus covers its neighbours."""
    page.keyboard.press("Escape")
    page.evaluate("document.activeElement?.blur()")


def visible_text(page: Page) -> str:
    """Return all words that a user can see or hear in the page: text, labels, titles, placeholders."""
    words: str = page.evaluate(
        """() => {
          const said = [document.title, document.body.innerText];
          for (const node of document.querySelectorAll('[aria-label], [title], [placeholder], [alt], [aria-live]'))
            for (const name of ['aria-label', 'title', 'placeholder', 'alt']) said.push(node.getAttribute(name) ?? '');
          for (const node of document.querySelectorAll('[aria-live], [role=status]')) said.push(node.textContent);
          return said.join('\\n');
        }"""
    )
    return words
