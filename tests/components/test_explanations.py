"""All cards, characters, signs, numbers, dice and arrows of a table have an explanation, by pointer and by key."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from boomtown.games import new_game
from boomtown.texts import Texts
from tests.components.client import LOCALES, StaticClient, resize
from tests.components.states import STATES, TableState, played
from tests.samples import sampled

MINE = ("eight and all sets, my question", "dice for eight, my question", "duel, my question")
# The others: with tabs of a game for three, of a hunted player, of a ghost, with a turn of another player
TABS = ("three, my question", "dice for three, my question", "eight and all sets, waiting", "duel, waiting")


def three(game: str, *sets: str) -> TableState:
    """Return a table for three, where each hunts one other. Seat 0 is asked."""
    made = new_game({"game": game, "players": 3, "sets": list(sets)}, "components")
    return TableState(played(made, lambda game: game.ask is not None and game.ask.who == 0))


SHOWN = STATES | {
    "three, my question": lambda: three("bang", "dodge_city"),
    "dice for three, my question": lambda: three("dice"),
}

# Elements with a meaning that lie in no element with an explanation
SILENT = """() => [...document.querySelectorAll(`main :is(.lives, .backs, .badge, .distance, .far, .aimed, .has svg,
  .tokens > *, .always, .purse, .sign:is(.law, .outlaws), [data-at^="deck"], [data-testid="deck"],
  [data-testid="discard"], [data-testid="arrows"], [data-testid="die"], [data-testid="hand-card"],
  [data-testid="table-card"], [data-testid^="seat-"], [data-testid="zone-card"], [data-testid="station"],
  [data-testid="end-of-line"], [data-testid="train"] :is(.place, .car, .engine), [data-testid$="-next"],
  [data-testid^="event"], .token, .pile, .line svg)`)]
  .filter(one => one.checkVisibility()
    && !one.closest('[data-thing], [data-card], [data-char], [data-event], [data-face], button[title]')
    && !one.querySelector('[data-event]'))
  .map(one => `${one.className.baseVal ?? one.className} in ${one.closest('[data-testid]')?.dataset.testid}`)"""

# Tabs, chips and numbers of a plate without an explanation of their own
BARE = """() => [...document.querySelectorAll(`main :is(.tabs > *, span.chips > *, [data-count])`)]
  .filter(one => one.checkVisibility() && !one.matches('[data-thing]') && !one.querySelector('[data-event]'))
  .map(one => `${one.className}: ${one.textContent}`)"""

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
    page = client.open_state(client.context("en", touch=False), SHOWN[state]())
    resize(page, *size)
    silent: list[str] = page.evaluate(SILENT) + page.evaluate(BARE)
    count, panels = page.evaluate(WALK)
    page.context.close()
    return silent if count == panels > 10 else [*silent, f"{count} elements, {panels} panels"]


@sampled("state", {state: state for state in MINE + TABS}, "dice for eight, my question", "duel, my question")
def test_on_a_laptop(client: StaticClient, state: str) -> None:
    assert unexplained(client, state, (1366, 650)) == []


@pytest.mark.parametrize("state", ["five, waiting", "dice for eight, waiting"])
def test_the_sign_of_a_bot_says_how_it_plays(client: StaticClient, state: str) -> None:
    page = client.open_state(client.context("en", touch=False), STATES[state]())
    resize(page, 1366, 650)
    page.locator(".player [data-thing]").first.hover()
    expect(page.get_by_test_id("peek")).to_contain_text("Plays by simple rules")
    page.context.close()


@pytest.mark.thorough
@pytest.mark.parametrize("state", MINE + TABS)
def test_on_a_phone(client: StaticClient, state: str) -> None:
    assert unexplained(client, state, (390, 664)) == []


@pytest.mark.parametrize("state", [state for state in STATES if state.endswith(", waiting")])
def test_the_dialog_of_a_plate_explains_its_chip(client: StaticClient, state: str) -> None:
    """On a phone, where a tap opens the plate."""
    page = client.open_state(client.context("en", touch=True), STATES[state]())
    resize(page, 390, 664)
    page.locator(":has(> .chips .chip-turn) button.plate").first.tap()
    expect(page.locator("dialog").get_by_test_id("now-turn")).to_be_visible()


TABS_ALONE = ".tabs > [data-thing]"  # on a phone a chip lies over the next plate and lets a tap through
PART = f"{TABS_ALONE}, .chips > [data-thing]"


@pytest.mark.parametrize("state", ["three, my question", "duel, my question"])
@pytest.mark.parametrize("touch", [False, True], ids=["mouse", "touch"])
def test_a_tab_explains_itself(client: StaticClient, state: str, touch: bool) -> None:
    """Under the pointer and by a tap. A question is open meanwhile."""
    page = client.open_state(client.context("en", touch=touch), SHOWN[state]())
    resize(page, *((390, 664) if touch else (1366, 650)))
    peek = page.get_by_test_id("peek")
    for part in page.locator(TABS_ALONE if touch else PART).all():
        if touch:
            part.tap()
        else:
            part.hover()
        expect(peek).to_be_visible()
        assert peek.inner_text().strip() != ""
        page.keyboard.press("Escape")
        expect(peek).to_have_count(0)
    page.context.close()


@pytest.mark.parametrize("touch", [False, True], ids=["focus", "long press"])
def test_a_button_without_words_says_its_name(client: StaticClient, touch: bool) -> None:
    page = client.open_state(client.context("en", touch=touch), SHOWN["duel, my question"]())
    resize(page, 390, 844) if touch else resize(page, 1366, 768)
    menu = page.get_by_test_id("menu")
    if touch:
        menu.dispatch_event("pointerdown", {"pointerType": "touch", "bubbles": True, "clientX": 20, "clientY": 20})
    else:
        page.keyboard.press("Tab")
        menu.focus()
    expect(page.get_by_test_id("peek")).to_have_text(menu.get_attribute("title") or "?")
    page.context.close()


@pytest.mark.parametrize("path", ["/", "/learn"])
@pytest.mark.parametrize("touch", [False, True], ids=["focus", "long press"])
def test_a_page_without_a_table_names_its_buttons(client: StaticClient, path: str, touch: bool) -> None:
    """On a phone the links of the front page have no words either."""
    page = client.context("en", touch=touch).new_page()
    page.goto(client.url + path)
    resize(page, *((390, 664) if touch else (1366, 768)))
    peek = page.get_by_test_id("peek")
    page.keyboard.press("Tab")
    for button in page.locator("header :is(button, a)[title]").all():
        if touch:
            button.dispatch_event("pointerdown", {"pointerType": "touch", "bubbles": True})
        else:
            button.focus()
        expect(peek).to_have_text(button.get_attribute("title") or "?")
        page.keyboard.press("Escape")
        expect(peek).to_have_count(0)
    page.context.close()


def test_a_die_that_is_opened_leads_to_its_rule(client: StaticClient) -> None:
    """The rule is one click further, and a die is not called a card."""
    page = client.open_state(client.context("en", touch=False), STATES["dice for eight, my question"]())
    resize(page, 1366, 768)
    page.get_by_test_id("plan").get_by_role("button").first.click()
    expect(page.get_by_test_id("rule")).to_have_attribute("href", re.compile(r"/rules\?about=face-"))
    expect(page.get_by_test_id("all-about")).to_have_count(0)
    page.context.close()


@pytest.mark.parametrize("language", LOCALES)
def test_a_reason_stands_without_a_label(client: StaticClient, language: str) -> None:
    """Some reasons say "now" themselves. What is only an answer cannot be played in the own turn."""
    page = client.open_state(client.context(language, touch=False), STATES["five, my question"]())
    resize(page, 1366, 650)
    words = Texts(language)
    missed = page.get_by_test_id("hand-card").filter(has_text=words.kind("Missed!"))
    missed.hover()
    reason = words.say({"key": "why-only-answer", "args": {"card": {"kind": "Missed!"}}}, [])
    expect(page.get_by_test_id("peek").locator(".now")).to_have_text(reason)
    page.context.close()
