"""The Duel: what characters do is readable on small laptops, and a chosen front stands out."""

from __future__ import annotations

from tests.components.client import StaticClient, resize
from tests.components.states import STATES

SMALL_LAPTOPS = ((1366, 650), (1366, 768), (1280, 720))
CUT = """() => [...document.querySelectorAll('[data-place="front"]')].filter(one => {
  const words = one.querySelector('.ability');
  return !words || words.scrollHeight > words.clientHeight + 2;
}).map(one => one.dataset.char)"""


def test_what_the_fronts_do_is_whole_on_small_laptops(client: StaticClient) -> None:
    context = client.context("en", touch=False)
    page = client.open_state(context, STATES["duel, my question"]())
    for width, height in SMALL_LAPTOPS:
        resize(page, width, height)
        assert page.evaluate(CUT) == [], f"{width}x{height}"
    context.close()


def test_the_chosen_front_stands_out(client: StaticClient) -> None:
    """The two cards are as high as each other; the chosen one is marked while the other side still chooses."""
    context = client.context("en", touch=False)
    page = client.open_state(context, STATES["duel, front chosen"]())
    resize(page, 1366, 650)
    cards = page.get_by_test_id("offered").get_by_role("button")
    heights = [cards.nth(at).evaluate("one => one.offsetHeight") for at in range(cards.count())]
    assert len(heights) == 2
    assert len(set(heights)) == 1, heights
    marks = [cards.nth(at).evaluate("one => one.classList.contains('picked')") for at in range(2)]
    assert sorted(marks) == [False, True]
    context.close()
