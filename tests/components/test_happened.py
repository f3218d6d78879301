"""Lines in the prompt about the recent losses of the player: none is cut."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import expect

from tests.components.client import SETTLED, StaticClient, resize
from tests.components.states import TableState, duel

CUT = """() => [...document.querySelectorAll('[data-testid="happened"] > li')].filter(one => {
  const list = one.parentElement.getBoundingClientRect();
  const line = one.getBoundingClientRect();
  return line.height > 0 && (line.top < list.top - 1 || line.bottom > list.bottom + 1);
}).map(one => one.textContent)"""
# Svelte changes the list before it removes the buttons of the answered question
HIGHER_FOR_A_MOMENT = """() => {
  const list = document.querySelector('[data-testid="happened"]');
  const around = list.parentElement;
  around.style.minHeight = '80px';
  list.append(list.lastElementChild.cloneNode(true));
  return Promise.resolve().then(() => Promise.resolve()).then(() => { around.style.minHeight = ''; });
}"""


def shots(at: int) -> list[dict[str, Any]]:
    """Return the events of three shots of seat 0 at seat 1, from this number on."""
    events: list[dict[str, Any]] = []
    for number, source in enumerate(("Colt", "Carbine", "Derringer")):
        shot = {"who": 1, "place": 1, "by": 0, "character": "West Harding"}
        told = {"who": {"seat": 1}, "char": {"char": "West Harding"}, "n": 1, "life": 3 - number, "before": 4 - number}
        words = {"key": "log-duel-lose", "args": told | {"source": {"kind": source}}}
        more = {"t": "lose", "nature": "harms", "how": "forced", "count": 1, "life": 3 - number, "cause": source}
        turn = {"t": "turn", "nature": "neutral", "how": "chosen", "who": 0, "count": 9 + number}
        turn |= {"text": {"key": "log-turn", "args": {"who": {"seat": 0}}}}
        events += [turn, shot | more | {"text": words}]
    return [event | {"n": at + number} for number, event in enumerate(events)]


def test_no_line_is_cut(client: StaticClient) -> None:
    """Also if the list changes while the prompt is still as high as the answered question."""
    state = TableState(duel(), viewer=1, purses=(251.0, 187.0))
    page = client.open_state(client.context("en", touch=False), state)
    resize(page, 1366, 650)
    message = state.messages()[1]
    at = len(message["events"])
    assert client.socket
    client.socket.send(json.dumps(message | {"since": at, "events": shots(at)}))
    expect(page.get_by_test_id("happened")).to_be_visible()
    assert page.evaluate(CUT) == []
    page.evaluate(HIGHER_FOR_A_MOMENT)
    page.evaluate(SETTLED)
    assert page.evaluate(CUT) == []
    assert page.get_by_test_id("happened").locator("li:visible").count() >= 1
    page.context.close()
