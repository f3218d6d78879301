"""Prompt while time passes: its box and its buttons stay where they are, whatever the clock shows."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.components.client import LOCALES, StaticClient, resize
from tests.components.states import STATES

BOXES = """() => Object.fromEntries([...document.querySelectorAll(
  '[data-testid="prompt"], [data-testid="prompt"] section, [data-testid="prompt"] button, [data-testid="prompt"] h2'
)].map((one, i) => {
  const { x, y, width, height } = one.getBoundingClientRect();
  return [`${i} ${one.tagName}`, [x, y, width, height].map(Math.round)];
}))"""


def boxes(page: Page, sizes: tuple[str, ...]) -> dict[str, dict[str, list[int]]]:
    """Return the boxes of the prompt, of its title and of its buttons by size of the window."""
    found = {}
    for size in sizes:
        resize(page, *map(int, size.split("x")))
        found[size] = page.evaluate(BOXES)
    return found


def check(client: StaticClient, state: str, language: str, sizes: tuple[str, ...], seconds: tuple[int, ...]) -> None:
    """Compare the boxes with each number of seconds left. The time of the pages stands still."""
    context = client.context(language, touch=True)
    context.add_init_script("performance.now = () => 1000;")
    first: dict[str, dict[str, list[int]]] = {}
    for left in seconds:
        page = client.open_state(context, STATES[state](), seconds=left)
        now = boxes(page, sizes)
        first = first or now
        assert now == first, f"{left} s left"
        page.close()
    context.close()


def test_a_question_on_a_laptop_stays(client: StaticClient) -> None:
    check(client, "five, being shot", "en", ("1366x650",), (57, 3))


@pytest.mark.thorough
@pytest.mark.parametrize("language", LOCALES)
def test_nothing_moves_as_time_passes(client: StaticClient, language: str) -> None:
    check(client, "five, being shot", language, ("1366x650", "390x664", "390x844", "844x390"), (57, 8))


@pytest.mark.thorough
@pytest.mark.parametrize("state", ["dice for five, my question", "duel, my question"])
def test_nothing_moves_in_other_games(client: StaticClient, state: str) -> None:
    check(client, state, "pl", ("1366x650", "390x664", "390x844", "844x390"), (57, 8))
