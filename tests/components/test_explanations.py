"""All cards, characters, signs, numbers, dice and arrows of a table have an explanation, by pointer and by key."""

from __future__ import annotations

import pytest

from tests.components.client import StaticClient, resize
from tests.components.states import STATES
from tests.samples import sampled

MINE = ("eight and all sets, my question", "dice for eight, my question", "duel, my question")

# Elements with a meaning that lie in no element with an explanation
SILENT = """() => [...document.querySelectorAll(`main :is(.lives, .backs, .badge, .distance, .far, .aimed, .has svg,
  .tokens > *, .always, .purse, .sign:is(.law, .outlaws), [data-at^="deck"], [data-testid="deck"],
  [data-testid="discard"], [data-testid="arrows"], [data-testid="die"], [data-testid="hand-card"],
  [data-testid="table-card"], [data-testid^="seat-"])`)]
  .filter(one => one.checkVisibility()
    && !one.closest('[data-thing], [data-card], [data-char], [data-event], [data-face]'))
  .map(one => `${one.className.baseVal ?? one.className} in ${one.closest('[data-testid]')?.dataset.testid}`)"""

# Press X until each element with an explanation had its turn; list the elements without one
WALK = """async () => {
  const all = [...document.querySelectorAll(
    'main :is([data-thing], [data-card], [data-char], [data-event], [data-face])')]
    .filter(one => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }));
  let panels = 0;
  for (const _ of all) {
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'x', bubbles: true, cancelable: true }));
    await new Promise(done => setTimeout(done));
    const panel = document.querySelector('[data-testid="peek"]');
    if (panel?.textContent.trim()) panels++;
  }
  return [all.length, panels];
}"""


def unexplained(client: StaticClient, state: str, size: tuple[int, int]) -> list[str]:
    page = client.open_state(client.context("en", touch=False), STATES[state]())
    resize(page, *size)
    silent: list[str] = page.evaluate(SILENT)
    count, panels = page.evaluate(WALK)
    page.context.close()
    return silent if count == panels > 10 else [*silent, f"{count} elements, {panels} panels"]


@sampled("state", {state: state for state in MINE}, "dice for eight, my question", "duel, my question")
def test_on_a_laptop(client: StaticClient, state: str) -> None:
    assert unexplained(client, state, (1366, 650)) == []


@pytest.mark.thorough
@pytest.mark.parametrize("state", MINE)
def test_on_a_phone(client: StaticClient, state: str) -> None:
    assert unexplained(client, state, (390, 664)) == []
