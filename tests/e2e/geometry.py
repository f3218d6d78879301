"""Overlaps, cut texts and small texts of a page as the browser has drawn it."""

from __future__ import annotations

from collections.abc import Mapping

from playwright.sync_api import Page

# Elements that must be seen whole. The hand counts as one element: its cards overlap by design.
THINGS = {
    "plate": '[data-testid^="seat-"]',
    "card": '[data-testid="table-card"] > :not([data-testid^="fuse-"])',  # a fuse lies on its card
    "pile": '[data-testid="deck"], [data-testid="discard"]',
    "event": '[data-testid="event"]',
    "dice": 'ul[data-at="dice"]',
    "arrows": '[data-testid="arrows"]',
    "prompt": '[data-testid="prompt"]',
    "hand": 'ul[data-at="hand"]',
}

OVERLAPS = """([things, root, slack]) => {
  const found = [];
  const thing = (name, one) => ({ name: `${name} ${one.dataset.testid ?? ''}`, one, box: one.getBoundingClientRect() });
  const all = selector => [...document.querySelector(root).querySelectorAll(selector)];
  const seen = Object.entries(things)
    .flatMap(([name, selector]) => all(selector).map(one => thing(name, one)))
    .filter(({ box }) => box.width > 0 && box.height > 0);
  for (const { name, box } of seen)
    if (box.left < -1 || box.right > innerWidth + 1) found.push(`${name} stands out of the window`);
  seen.forEach((a, i) => seen.slice(i + 1).forEach(b => {
    if (a.one.contains(b.one) || b.one.contains(a.one)) return;
    const wide = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
    const high = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
    if (wide > slack && high > slack) found.push(`${a.name} and ${b.name}: ${Math.round(wide)} x ${Math.round(high)}`);
  }));
  return found;
}"""

# Each text with its size; names on small cards may be 11 px of the design, everything else 12
SMALL = """() => {
  const unit = parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
  const found = new Set();
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const words = node.textContent.trim();
    const one = node.parentElement;
    if (!words || !one || one.closest('.hidden-text, script, style') || !one.getClientRects().length) continue;
    const style = getComputedStyle(one);
    if (style.visibility === 'hidden' || style.opacity === '0') continue;
    const size = parseFloat(style.fontSize) / unit;
    const floor = one.closest('.mini .name, .card .name, .event .name') ? 11 : 12;
    if (size < floor - 0.05) found.add(`${words.slice(0, 30)}: ${size.toFixed(1)}`);
  }
  return [...found];
}"""

CUT = """selector => [...document.querySelectorAll(selector)]
  .filter(one => one.getClientRects().length)
  .map(one => ({ words: one.textContent.trim(), w: one.scrollWidth, h: one.scrollHeight, in: one }))
  .filter(({ w, h, in: one }) => w > one.clientWidth + 1 || h > one.clientHeight * 1.4)
  .map(({ words, w, h, in: one }) => `${words}: ${w} x ${h} in ${one.clientWidth} x ${one.clientHeight}`)"""

# Texts that an ancestor hides in part. A scrolling ancestor hides nothing, nor does a field of a form. A text with a
# limited number of lines is shown in full elsewhere.
CLIPPED = """() => {
  const found = new Set();
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const own = node.parentElement;
    if (!node.textContent.trim() || !own.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    if (own.closest('.hidden-text, svg, select, script, style')) continue;
    const words = document.createRange();
    words.selectNodeContents(node);
    const drawn = words.getBoundingClientRect();
    const edge = 0.45 * parseFloat(getComputedStyle(own).fontSize); // a line is less high than its letters may be
    for (let around = own; around && around !== document.body; around = around.parentElement) {
      const { overflowX, overflowY, webkitLineClamp } = getComputedStyle(around);
      if (webkitLineClamp !== 'none') break;
      if ([overflowX, overflowY].some(how => how === 'auto' || how === 'scroll')) break;
      const { left, right, top, bottom } = around.getBoundingClientRect();
      const wide = overflowX !== 'visible' && (drawn.left < left - 1.5 || drawn.right > right + 1.5);
      const high = overflowY !== 'visible' && (drawn.top < top - edge || drawn.bottom > bottom + edge);
      if (wide || high) found.add(node.textContent.trim());
    }
  }
  return [...found];
}"""


def clipped(page: Page) -> list[str]:
    """Return the texts that are partly hidden."""
    found: list[str] = page.evaluate(CLIPPED)
    return found


def overlaps(page: Page, root: str = "body", things: Mapping[str, str] = THINGS, slack: float = 1.5) -> list[str]:
    """Return the pairs of elements in `root` that overlap, and the elements that the window cuts at its sides.

    `things`: selectors by name; `slack`: pixels by which two elements may overlap.
    """
    found: list[str] = page.evaluate(OVERLAPS, [things, root, slack])
    return found


def too_small(page: Page) -> list[str]:
    """Return the texts below the minimum size."""
    found: list[str] = page.evaluate(SMALL)
    return found


def cut(page: Page, selector: str) -> list[str]:
    """Return the texts that do not fit into their box."""
    found: list[str] = page.evaluate(CUT, selector)
    return found
