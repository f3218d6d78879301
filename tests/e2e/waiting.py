"""Waiting for a page without asking it again and again: it is the page that tells.

`expect` asks at growing distances, and describes the whole page each time the answer is no. Where a wait is the rule
(the others' turns, the answer of the server), the page's own changes are waited for; `expect` comes after it and says
what is wrong, if anything is.
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
    """Until the page has such an element; at the latest after `patience` seconds, whether or not."""
    wait(page, selector, True, patience)


def until_gone(page: Page, selector: str, patience: float = 30) -> None:
    """Until the page has no such element; at the latest after `patience` seconds, whether or not."""
    wait(page, selector, False, patience)


def wait(page: Page, selector: str, there: bool, patience: float) -> None:
    with contextlib.suppress(Late):
        page.wait_for_function(CHANGE, arg=[selector, there], timeout=patience * 1000)
