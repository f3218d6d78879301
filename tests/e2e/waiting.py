"""Waits for a change of a page, without polling.

`expect` polls at growing intervals and describes the whole page after each failure. For common waits (turns of other
players, the answer of the server) a MutationObserver in the page is faster. `expect` follows and describes a failure.
"""

from __future__ import annotations

import contextlib

from playwright.sync_api import Page
from playwright.sync_api import TimeoutError as Late

CHANGE = """([selector, there]) => new Promise((done) => {
  const look = () => {
    if (Boolean(document.querySelector(selector)) !== there) return;
    changes.disconnect();
    done(true);
  };
  const changes = new MutationObserver(look);
  changes.observe(document, { subtree: true, childList: true, attributes: true });
  look();
})"""


def until_there(page: Page, selector: str, patience: float = 30) -> None:
    """Wait until the page has such an element, at most `patience` seconds."""
    wait(page, selector, True, patience)


def until_gone(page: Page, selector: str, patience: float = 30) -> None:
    """Wait until the page has no such element, at most `patience` seconds."""
    wait(page, selector, False, patience)


def wait(page: Page, selector: str, there: bool, patience: float) -> None:
    with contextlib.suppress(Late):
        page.wait_for_function(CHANGE, arg=[selector, there], timeout=patience * 1000)


SHOWN = """window.shown = new Set();
new MutationObserver((changes) => {
  for (const change of changes) for (const node of change.addedNodes)
    if (node instanceof Element) for (const one of [node, ...node.querySelectorAll("[data-testid]")])
      if (one.dataset.testid) window.shown.add(one.dataset.testid);
}).observe(document, { childList: true, subtree: true });"""


def note_shown(page: Page) -> None:
    """Note every test id that the page shows from its next load on, however briefly."""
    page.add_init_script(SHOWN)


def until_shown(page: Page, testid: str) -> None:
    """Wait until such an element is there or has been there, after `note_shown`."""
    page.wait_for_function("one => window.shown.has(one)", arg=testid)
