"""The table on a big screen before the start, during the game and at the end, on laptops and televisions."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from boomtown.games import new_game
from tests.components.checks import covered_or_cut, cut_texts, narrow_texts, small_texts
from tests.components.client import StaticClient, resize
from tests.components.states import NINE, TableState, base_table, dice_table, duel, full_table, is_over, played
from tests.components.test_duel import FOUR_LINES, Cast
from tests.e2e.axe import grave_findings
from tests.e2e.geometry import overlaps

SIZES = [(1280, 720), (1366, 768), (1920, 1080), (3840, 2160)]

pytestmark = pytest.mark.thorough

LANGUAGES = ("en", "cs", "sk", "pl", "it")
LEAST = 0.022  # height of the letters of a name, by the height of the window


@dataclass(frozen=True)
class Lobby(TableState):
    """A table that waits for players."""

    def messages(self) -> list[dict[str, Any]]:
        (message, *_) = super().messages()
        table = message["table"] | {"phase": "lobby", "round": 0}
        table["seats"][2:4] = [{"name": "", "kind": "open", "bot": None, "here": False}] * 2
        return [{"t": "table", "table": table}]


@dataclass(frozen=True)
class Before(TableState):
    """A table of which only the first events are known."""

    known: int = 0

    def messages(self) -> list[dict[str, Any]]:
        table, state = super().messages()
        return [table, state | {"events": state["events"][: self.known]}]


SCREENS: dict[str, Callable[[], TableState]] = {
    "lobby of eight": lambda: Lobby(full_table().game, viewer=None),
    "five": lambda: TableState(base_table(turn="B").do("B: play BANG! on A").game, viewer=None),
    "eight and all sets": lambda: TableState(full_table().game, viewer=None),
    "six and all sets": lambda: TableState(new_game({"players": 6, "sets": list(NINE)}, "a"), viewer=None),
    "dice for five": lambda: TableState(dice_table(5), viewer=None),
    "dice for eight": lambda: TableState(dice_table(8), viewer=None),
    "duel": lambda: TableState(duel(), viewer=None, purses=(251.0, 187.0)),
    "five, the end": lambda: TableState(played(base_table().game, is_over), viewer=None),
    "eight and all sets, the end": lambda: TableState(played(full_table().game, is_over), viewer=None),
    "dice for eight, the end": lambda: TableState(played(dice_table(8), is_over), viewer=None),
    "duel, long texts": lambda: Cast(duel(), viewer=None, characters=FOUR_LINES),
    "duel, the end": lambda: TableState(played(duel(), is_over), viewer=None, purses=(251.0, 0.0)),
}

# Names of players and characters with the height of their letters, by the height of the window.
NAMES = """() => [...document.querySelectorAll(
  '.seat .name, .seat .player .cut, .fighter .name, .left .line .name, .end li :is(h2, .player), '
  + '.sides :is(b, header span), [data-testid="big-lobby"] :is(.name, .code)')]
  .filter(one => one.getClientRects().length && one.textContent.trim())
  .map(one => [one.textContent.trim(), parseFloat(getComputedStyle(one).fontSize) / innerHeight])"""
SCROLLS = """() => [document.documentElement, ...document.querySelectorAll('main, .page, .list, ol')]
  .filter(one => !one.matches('[data-testid="last-lines"]'))
  .filter(one => one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1)
  .filter(one => one === document.documentElement || getComputedStyle(one).overflowY !== 'visible')
  .map(one => `${one.tagName} ${one.scrollWidth} x ${one.scrollHeight} in ${one.clientWidth} x ${one.clientHeight}`)"""

# Labels of piles that overlap, dice whose inner face is outside of the die, and abilities with a line that is cut.
DRAWN = """() => {
  const box = one => one.getBoundingClientRect();
  const words = one => { const range = document.createRange(); range.selectNodeContents(one); return box(range); };
  const labels = [...document.querySelectorAll('.pile .label')].map(one => [one.textContent.trim(), words(one)]);
  const apart = (a, b) => a.right + 4 <= b.left || b.right + 4 <= a.left || a.bottom <= b.top || b.bottom <= a.top;
  const outside = (inner, outer) => inner.left < outer.left || inner.right > outer.right || inner.bottom > outer.bottom;
  const lines = one => one.clientHeight / parseFloat(getComputedStyle(one).lineHeight);
  return [
    ...labels.flatMap(([name, a], i) =>
      labels.slice(i + 1).filter(([, b]) => !apart(a, b)).map(([other]) => `${name}, ${other}`)),
    ...[...document.querySelectorAll('.die svg .dish')].filter(one => outside(box(one), box(one.ownerSVGElement)))
      .map(() => 'die'),
    ...[...document.querySelectorAll('.fighter .ability')]
      .filter(one => Math.abs(lines(one) - Math.round(lines(one))) > 0.15)
      .map(one => one.textContent),
  ];
}"""


def opened(client: StaticClient, state: TableState, language: str = "en", theme: str = "noon") -> Page:
    context = client.context(language, touch=False)
    context.add_init_script(f"localStorage.setItem('boomtown.theme', '{theme}')")
    return client.open_state(context, state, place="/screen")


def faults(page: Page) -> dict[str, list[str]]:
    """Return what is not whole, free, in sight and large enough."""
    found = {
        "covered or cut": covered_or_cut(page),
        "overlapping": overlaps(page),
        "small": small_texts(page),
        "narrow": narrow_texts(page),
        "wide": cut_texts(page),
        "drawn wrongly": page.evaluate(DRAWN),
        "scrolls": page.evaluate(SCROLLS),
        "small names": [f"{name}: {part:.4f}" for name, part in page.evaluate(NAMES) if part < LEAST],
    }
    return {name: faults for name, faults in found.items() if faults}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("screen", SCREENS)
def test_a_big_screen_shows_everything(client: StaticClient, screen: str, language: str) -> None:
    """All seats are there, nothing is covered, nothing scrolls, and names can be read from three metres."""
    state = SCREENS[screen]()
    page = opened(client, state, language)
    seats = len(state.game.view(None)["seats"])
    for width, height in SIZES:
        resize(page, width, height)
        assert faults(page) == {}, f"{width} x {height}"
        assert len(page.evaluate(NAMES)) >= (seats - 2 if isinstance(state, Lobby) else seats)
        if page.get_by_test_id("big-screen").count() and state.game.setup["game"] != "duel":
            for seat in range(seats):
                expect(page.get_by_test_id(f"seat-{seat}")).to_be_in_viewport(ratio=0.99)


# px by which the card in the middle overlaps a character
OVER_CHARACTERS = """() => {
  const [card, ...others] = [...document.querySelectorAll('[data-testid="moment"], .fighter.ringed')]
    .sort(one => one.matches('.fighter') ? 1 : -1).map(one => one.getBoundingClientRect());
  return [others.length, ...others.map(({ left, right, top, bottom }) =>
    Math.min(card.right - left, right - card.left, card.bottom - top, bottom - card.top)).filter(px => px > 2)];
}"""


def test_a_card_in_the_middle_covers_no_character(client: StaticClient) -> None:
    """A card of The Duel that is turned up, with the symbol it is checked for."""
    game = duel()
    rng = Random(1)
    known = 0
    while not any(event["t"] == "reveal" for event in game.events(known, None)):
        assert game.ask
        known = len(game.events(0, None))
        game.apply(rng.choice(game.ask.options))
    state = TableState(game, viewer=None)
    page = opened(client, Before(game, viewer=None, known=known))
    for width, height in SIZES:
        resize(page, width, height)
        message = state.messages()[1]
        (reveal, *_) = [event for event in message["events"][known:] if event["t"] == "reveal"]
        client.send(message | {"since": known, "events": [reveal]})
        expect(page.get_by_test_id("moment")).to_be_visible()
        assert page.evaluate(OVER_CHARACTERS) == [4], f"{width} x {height}"


@pytest.mark.parametrize("screen", ["lobby of eight", "eight and all sets", "five, the end"])
def test_a_big_screen_has_nothing_to_press_but_sound_and_full_screen(client: StaticClient, screen: str) -> None:
    """Cards and plates explain themselves; there is no hand, no chat and no button of a watcher."""
    page = opened(client, SCREENS[screen]())
    resize(page, *SIZES[0])
    for absent in ("hand-card", "my-role", "say", "menu", "answer", "log", "play-again", "watch-again", "reveal"):
        expect(page.get_by_test_id(absent)).to_have_count(0)
    expect(page.locator("header button")).to_have_count(2)
    expect(page.get_by_test_id("sound")).to_have_attribute("aria-pressed", "true")


def test_the_sound_of_a_big_screen_is_its_own(client: StaticClient) -> None:
    """It is on without a question, and other pages of this browser keep their setting."""
    page = opened(client, SCREENS["five"]())
    page.get_by_test_id("sound").click()
    expect(page.get_by_test_id("sound")).to_have_attribute("aria-pressed", "false")
    assert page.evaluate("localStorage.getItem('boomtown.sound')") is None


@pytest.mark.parametrize("screen", ["lobby of eight", "eight and all sets", "duel", "dice for eight, the end"])
@pytest.mark.parametrize("theme", ["noon", "night"])
def test_axe_finds_nothing_on_a_big_screen(client: StaticClient, screen: str, theme: str) -> None:
    page = opened(client, SCREENS[screen](), theme=theme)
    resize(page, *SIZES[0])
    expect(page.locator("html")).to_have_attribute("data-theme", theme)
    assert grave_findings(page) == []
