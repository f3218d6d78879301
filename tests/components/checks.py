"""Checks of a page as the browser has drawn it. Each returns the faults as sorted texts without numbers of pixels."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page

Check = Callable[[Page], list[str]]

# A name of an element that does not depend on its size or on the time: its test id, its label or its words.
NAME = """const whole = words => words.replaceAll('\\u00ad', '').trim();
const plain = words => whole(words).replace(/\\s+/g, ' ').replace(/\\d+:\\d\\d/g, 'm:ss').slice(0, 30);
const nameOf = one => {
  const own = one.closest('[data-testid]');
  const words = plain(one.getAttribute('aria-label') ?? one.textContent);
  if (own === one) return own.dataset.testid + (/^(seat-|prompt)/.test(own.dataset.testid) ? '' : `: ${words}`);
  return `${own ? own.dataset.testid + ' > ' : ''}${one.tagName.toLowerCase()}: ${words}`;
};
const isDrawn = one => one.checkVisibility({ visibilityProperty: true, opacityProperty: true })
  && !one.closest('.hidden-text, .skip, script, style');"""

# What must be whole and free: living seats, dice, cards to choose, the prompt and all buttons. A part of a list that
# scrolls may be out of sight in the list. Of a card in a full hand only the left edge must be free: the cards overlap.
COVERED_OR_CUT = (
    "() => {"
    + NAME
    + """
  const selector = '[data-testid^="seat-"], [data-testid="die"], [data-testid="saloon-die"], '
    + '[data-testid="hand-card"], [data-testid="laid-card"], [data-testid="prompt"], button';
  const scrolls = one => {
    for (let around = one.parentElement; around && around !== document.body; around = around.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(around);
      if (/auto|scroll/.test(overflowY) && around.scrollHeight > around.clientHeight + 1) return true;
      if (/auto|scroll/.test(overflowX) && around.scrollWidth > around.clientWidth + 1) return true;
    }
    return false;
  };
  const clipped = (one, box) => {
    for (let around = one.parentElement; around && around !== document.body; around = around.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(around);
      const edge = around.getBoundingClientRect();
      if (overflowX !== 'visible' && (box.left < edge.left - 2 || box.right > edge.right + 2)) return true;
      if (overflowY !== 'visible' && (box.top < edge.top - 2 || box.bottom > edge.bottom + 2)) return true;
    }
    return false;
  };
  const found = new Set();
  for (const one of document.querySelectorAll(selector)) {
    const box = one.getBoundingClientRect();
    if (box.width < 1 || box.height < 1 || !isDrawn(one) || scrolls(one)) continue;
    if (one.matches('[data-out], .dead, .out') || one.closest('footer')) continue;
    const isHand = one.matches('[data-testid="hand-card"]') || one.closest('[data-testid="hand-card"]');
    const right = isHand ? Math.min(box.right, box.left + 16) : box.right;
    if (box.left < -1 || right > innerWidth + 1 || box.top < -1 || (!isHand && box.bottom > innerHeight + 1)) {
      found.add(`${nameOf(one)}: out of the window`);
      continue;
    }
    if (!isHand && clipped(one, box)) found.add(`${nameOf(one)}: cut by its surroundings`);
    for (const x of isHand ? [0.5] : [0.15, 0.5, 0.85]) for (const y of isHand ? [0.3] : [0.15, 0.5, 0.85]) {
      const top = document.elementFromPoint(box.left + (right - box.left) * x, box.top + box.height * y);
      if (!top || one.contains(top) || top.contains(one)) continue;
      const by = top.closest('button, [data-testid]') ?? top;
      if (by.contains(one) || by.matches('[data-testid="my-role"]')) continue; // a badge on the own plate
      found.add(`${nameOf(one)}: covered by ${nameOf(by)}`);
    }
  }
  return [...found].sort();
}"""
)

# Each text with its scale: transforms of its ancestors, and of a drawing its matrix and textLength.
TEXTS = """const texts = () => {
  const found = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const one = node.parentElement;
    if (!node.textContent.trim() || !one || !isDrawn(one) || !one.getClientRects().length) continue;
    let scale = new DOMMatrix();
    let squeeze = 1;
    const text = one.closest('text');
    if (text) {
      const matrix = text.getScreenCTM();
      scale = new DOMMatrix([matrix.a, matrix.b, matrix.c, matrix.d, 0, 0]);
      if (text.hasAttribute('textLength')) {
        const free = text.cloneNode(true);
        free.removeAttribute('textLength');
        text.parentNode.append(free);
        squeeze = text.getComputedTextLength() / free.getComputedTextLength();
        free.remove();
      }
    } else for (let around = one; around; around = around.parentElement) {
      const { transform, scale: own } = getComputedStyle(around);
      if (transform !== 'none') scale = new DOMMatrix(transform).multiply(scale);
      if (own !== 'none') scale = new DOMMatrix(`scale(${own.split(' ').join(',')})`).multiply(scale);
    }
    const wide = Math.hypot(scale.a, scale.b) * squeeze;
    const high = Math.hypot(scale.c, scale.d);
    found.push({ one, size: parseFloat(getComputedStyle(one).fontSize) * high, narrow: wide / high,
      words: plain(node.textContent) });
  }
  return found;
};
const place = one => {
  const own = one.closest('[data-testid]');
  return own ? own.dataset.testid : one.tagName.toLowerCase();
};"""

SMALL = (
    "() => {"
    + NAME
    + TEXTS
    + """
  const small = texts().filter(({ size }) => size < 11.95);
  return [...new Set(small.map(({ one, words }) => `${place(one)}: ${words}`))].sort();
}"""
)

NARROW = (
    "() => {"
    + NAME
    + TEXTS
    + """
  const squeezed = texts().filter(({ narrow }) => narrow < 0.745);
  return [...new Set(squeezed.map(({ one, words }) => `${place(one)}: ${words}`))].sort();
}"""
)

# Texts wider than their box, unless it scrolls.
WIDE = (
    "() => {"
    + NAME
    + TEXTS
    + """
  return [...new Set(texts().filter(({ one }) => {
    const { display, overflowX } = getComputedStyle(one);
    return !one.closest('svg') && display !== 'inline' && !/auto|scroll/.test(overflowX) && one.clientWidth > 0
      && one.scrollWidth > one.clientWidth + 1;
  }).map(({ one, words }) => `${place(one)}: ${words}`))].sort();
}"""
)


def _run(page: Page, script: str) -> list[str]:
    found: list[str] = page.evaluate(script)
    return found


def covered_or_cut(page: Page) -> list[str]:
    """Return the living seats, dice, cards to choose, prompts and buttons that are covered or cut."""
    return _run(page, COVERED_OR_CUT)


def small_texts(page: Page) -> list[str]:
    """Return the texts smaller than 12 px on the screen."""
    return _run(page, SMALL)


def narrow_texts(page: Page) -> list[str]:
    """Return the texts that a transform or textLength makes narrower than 75 % of their natural width."""
    return _run(page, NARROW)


def cut_texts(page: Page) -> list[str]:
    """Return the texts that are wider than their box."""
    return _run(page, WIDE)


GEOMETRY: dict[str, Check] = {
    "covered or cut": covered_or_cut,
    "smaller than 12 px": small_texts,
    "narrower than 75 %": narrow_texts,
}
