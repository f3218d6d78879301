"""Recorder of the positions of elements on the table during a game. Positions are those of the layout: animations do
not count.
"""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

RECORDER = """(() => {
  const THINGS = '[data-testid^="seat-"], [data-testid="arrows"], [data-testid="zones"], '
    + '[data-at="deck"], [data-at="discard"], [data-at^="deck-"], '
    + '[data-at="dice"], [data-at="train"], [data-at="event"]';
  const found = window.tableMovements = { places: {}, moved: [] };
  const placeOf = (one) => {
    let [x, y] = [0, 0];
    for (let at = one; at; at = at.offsetParent) [x, y] = [x + at.offsetLeft, y + at.offsetTop];
    return [x, y, one.offsetWidth, one.offsetHeight].map(Math.round).join(' ');
  };
  // from the lower left corner of the prompt, which a page that scrolls does not move
  const placeIn = (one, prompt) => {
    const [around, box] = [prompt.getBoundingClientRect(), one.getBoundingClientRect()];
    return [box.left - around.left, box.top - around.bottom, box.width, box.height].map(Math.round).join(' ');
  };
  // places are rounded: a px is no movement
  const far = (one, other) => {
    const [now, numbers] = [other.split(' '), one.split(' ')];
    return numbers.some((n, i) => Math.abs(n - now[i]) > 1);
  };
  const note = (key, place, when) => {
    const before = found.places[key];
    if (before === undefined) found.places[key] = place;
    else if (far(before, place)) {
      found.moved.push(`${key}: ${before} -> ${place} (${when})`);
      found.places[key] = place;
    }
  };
  const look = () => {
    waiting = false;
    const prompt = document.querySelector('[data-testid="prompt"]');
    if (!prompt || document.querySelector('[data-testid="result"]')) return;
    const question = `${prompt.dataset.move ?? 'wait'} ${prompt.dataset.why ?? ''} ${prompt.dataset.step ?? ''}`;
    for (const one of document.querySelectorAll(THINGS))
      if (one.offsetParent) note(one.dataset.testid ?? one.dataset.at, placeOf(one), question);
    // a longer question grows upwards: the lower edge and the width stay
    const { left, bottom, width } = prompt.getBoundingClientRect();
    // one that is longer than the page scrolls
    const end = Math.min(bottom, prompt.parentElement.getBoundingClientRect().bottom);
    note('prompt', [left, end, width].map(Math.round).join(' '), question);
    if (prompt.dataset.move)
      for (const one of prompt.querySelectorAll('button[data-code]'))
        note(`button ${one.dataset.code} of ${question}`, placeIn(one, prompt), question);
  };
  let waiting = false;
  const later = () => { if (!waiting) { waiting = true; requestAnimationFrame(look); } };
  const all = { subtree: true, childList: true, attributes: true, characterData: true };
  new MutationObserver(later).observe(document, all);
  addEventListener('resize', later);
})()"""


def record_movements(page: Page) -> None:
    """Record the places of this page's table from now on; call it when the table is there."""
    page.evaluate(RECORDER)


def movements(page: Page) -> list[str]:
    """Return lines "element: position before -> position after (question)", positions as x, y, width, height in px."""
    found: dict[str, Any] = page.evaluate("window.tableMovements")
    assert found["places"], "nothing was recorded"
    return list(found["moved"])


def unswapped(moved: list[str]) -> list[str]:
    """Return the lines without those of seats that exchanged their places, as players do who swap seats."""
    seats = [line for line in moved if line.startswith("seat-")]
    found = [line for line in moved if line not in seats]
    while seats:
        count = next((n for n in range(2, len(seats) + 1) if exchanged(seats[:n])), 0)
        found += [] if count else seats[:1]
        seats = seats[count or 1 :]
    return found


def exchanged(lines: list[str]) -> bool:
    """Return True if each line is of another seat and they have the same places as before, in another order."""
    names = {line.split(": ")[0] for line in lines}
    moves = [line.split(": ")[1].split(" (")[0].split(" -> ") for line in lines]
    return len(names) == len(lines) and sorted(old for old, _ in moves) == sorted(new for _, new in moves)
