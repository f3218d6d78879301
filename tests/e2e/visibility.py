"""Check that the elements a player must see and press are inside the window."""

from __future__ import annotations

from playwright.sync_api import Page

NEEDED = (
    '[data-testid^="seat-"], [data-testid="die"], [data-testid="saloon-die"], [data-testid="arrows"], '
    '[data-testid="prompt"], [data-testid="prompt"] button'
)

CUT_OFF = """selector => {
  const wide = document.documentElement.scrollWidth - window.innerWidth;
  const found = wide > 0 ? [`the page is ${wide} px too wide`] : [];
  for (const one of document.querySelectorAll(selector)) {
    const { left, top, right, bottom } = one.getBoundingClientRect();
    const out = [-left, -top, right - window.innerWidth, bottom - window.innerHeight].map(Math.round);
    if (Math.max(...out) > 1) found.push(`${one.dataset.testid ?? one.textContent.trim()}: ${out}`);
  }
  return found;
}"""


def cut_off(page: Page) -> list[str]:
    """Return the elements outside the window (left, top, right, bottom in px), and the excess width of the page."""
    found: list[str] = page.evaluate(CUT_OFF, NEEDED)
    return found
