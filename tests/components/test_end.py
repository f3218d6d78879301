"""Page of the end: all players are whole above the bar with the button of the next game, also on a low laptop."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from boomtown.games import Game, new_game
from tests.components.client import LOCALES, StaticClient, resize
from tests.components.states import STATES, TableState, is_over, played
from tests.samples import sampled

LAPTOPS = ((1440, 900), (1366, 768), (1366, 650), (1280, 720))


def alone() -> Game:
    """Return a finished dice game of five with one winner."""
    games = (played(new_game({"game": "dice", "players": 5}, f"end {number}"), is_over) for number in range(200))
    return next(game for game in games if len(game.winners) == 1)


SHOWN = {name: state for name, state in STATES.items() if name.endswith("the end")}
SHOWN["dice for five, one winner"] = lambda: TableState(alone())
CASES = {f"{state}, {language}": (state, language) for state in SHOWN for language in LOCALES}

# Players that end below the top of the bar, or whose words their plate cuts
HIDDEN = """() => {
  const bar = document.querySelector('[data-testid="result"] .bar').getBoundingClientRect().top;
  return [...document.querySelectorAll('[data-testid^="end-seat-"]')].filter(seat => {
    const { bottom } = seat.getBoundingClientRect();
    return bottom > bar || seat.scrollHeight > seat.clientHeight + 1;
  }).map(seat => seat.dataset.testid);
}"""


@sampled("state, language", CASES, "eight and all sets, the end, en", "dice for five, one winner, cs")
def test_the_bar_covers_no_player(client: StaticClient, state: str, language: str) -> None:
    page = client.open_state(client.context(language, touch=False), SHOWN[state]())
    hidden = {}
    for width, height in LAPTOPS:
        resize(page, width, height)
        if found := page.evaluate(HIDDEN):
            hidden[f"{width}x{height}"] = found
    assert hidden == {}


class InSeries(TableState):
    """The Duel, whose tables may play a series."""

    def messages(self) -> list[dict[str, Any]]:
        messages = super().messages()
        messages[0]["table"]["series"] = {"best_of": 3, "wins": [2, 1], "winner": None, "games": 3}
        return messages


# The least margin in px between the edges of such an element and the words, buttons and fields in it
MARGIN = """selector => {
  const rects = around => {
    const found = [...around.querySelectorAll('button, select')].map(one => one.getBoundingClientRect());
    const walk = document.createTreeWalker(around, NodeFilter.SHOW_TEXT);
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
      if (!node.textContent.trim() || getComputedStyle(node.parentElement).clipPath !== 'none') continue;
      const words = document.createRange();
      words.selectNodeContents(node);
      found.push(...words.getClientRects());
    }
    return found;
  };
  return Math.min(...[...document.querySelectorAll(selector)].flatMap(around => {
    const edge = around.getBoundingClientRect();
    return rects(around).flatMap(({ left, top, right, bottom }) =>
      [left - edge.left, top - edge.top, edge.right - right, edge.bottom - bottom]);
  }));
}"""

# px that a choice lacks for its longest words
CUT_CHOICE = """() => {
  const choice = document.querySelector('[data-testid="series-length"]');
  const width = choice.offsetWidth;
  choice.style.cssText = 'width: max-content; max-width: none; min-width: max-content';
  const lacks = Math.max(0, choice.offsetWidth - width);
  choice.style.cssText = '';
  return lacks;
}"""


@pytest.mark.parametrize("language", LOCALES)
def test_buttons_and_words_at_the_end_stand_off_their_frames(client: StaticClient, language: str) -> None:
    """The bar of the host of a series on a low laptop; the two buttons of a spectator on a phone."""
    page = client.open_state(client.context(language, touch=False), InSeries(STATES["duel, the end"]().game))
    resize(page, 1366, 650)
    expect(page.get_by_test_id("series-length")).to_be_visible()
    assert page.evaluate(MARGIN, ".again") >= 5
    assert page.evaluate(CUT_CHOICE) == 0
    watched = TableState(STATES["duel, the end"]().game, viewer=None)
    page = client.open_state(client.context(language, touch=True), watched)
    resize(page, 390, 664)
    assert page.evaluate(MARGIN, ".story") >= 6
