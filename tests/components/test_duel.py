"""The Duel: what characters do is readable on small laptops, and a chosen front stands out."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pytest

from boomtown.games import Game, new_game
from tests.components.client import LOCALES, StaticClient, resize
from tests.components.states import STATES, TableState, duel, played

SMALL_LAPTOPS = ((1366, 650), (1366, 768), (1280, 720))
LONGEST = ("Slim Poet", "Dalon Ranger", "Bull Anderson", "Annie Oakey")  # texts
CUT = """() => [...document.querySelectorAll('[data-place]')].filter(one => {
  const words = one.querySelector('.ability');
  return !words || words.scrollHeight > words.clientHeight + 2;
}).map(one => one.dataset.char)"""


# the first and the last are in front
THREE_LINES = ("Bill Tightman", "Jango", "Dalton Bros", "Jack Ransome")
FOUR_LINES = ("Slim Poet", "Soundance Kid", "Alan Pinkertoon", "Dalon Ranger")
PHONES = ((390, 664), (360, 640), (844, 390), (683, 384))
HIDDEN_PLACES = """() => [...document.querySelectorAll('[data-targetable]')].filter(one => {
  const words = document.createRange();
  words.selectNodeContents(one.querySelector('.tag'));
  const [place, sign] = [words, one.querySelector('.aim')].map(part => part.getBoundingClientRect());
  return place.top < sign.bottom && place.left < sign.right;
}).map(one => one.dataset.char)"""
OUTSIDE = """() => [...document.querySelectorAll('[data-place]')].flatMap(one =>
  [['.name', '.words'], ['.tag span', '.face'], ['.words > .lives > .lives', '.words']].filter(([part, around]) => {
    const drawn = document.createRange();
    drawn.selectNodeContents(one.querySelector(part));
    const [inner, outer] = [drawn, one.querySelector(around)].map(box => box.getBoundingClientRect());
    return inner.left < outer.left || inner.right > outer.right - 1;
  }).map(([part]) => `${one.dataset.char} ${one.dataset.place}: ${part}`))"""

# px of the words beside or below a pile that its cards cover
WORDS_BELOW = """at => {
  const pile = document.querySelector(`[data-at="${at}"]`);
  const words = document.createRange();
  words.selectNodeContents(pile.querySelector('.words > :last-child') ?? pile.querySelector('.words'));
  const { left, top } = words.getBoundingClientRect();
  const cards = [...pile.querySelectorAll('.stack > span > *')].map(one => one.getBoundingClientRect());
  return Math.max(...cards.map(({ right, bottom }) => Math.min(right - left, bottom - top)));
}"""


@dataclass(frozen=True)
class Cast(TableState):
    """The Duel with other characters in the places of those that play."""

    characters: tuple[str, ...] = LONGEST

    def messages(self) -> list[dict[str, Any]]:
        messages = super().messages()
        people = [one for seat in messages[1]["view"]["seats"] for one in seat["people"]]
        for one, name in zip(people, self.characters, strict=True):
            one["character"] = name
        return messages


@dataclass(frozen=True)
class OwnDeckGone(TableState):
    """The Duel after my deck has run out: the common deck has been made."""

    def messages(self) -> list[dict[str, Any]]:
        messages = super().messages()
        view = messages[1]["view"]
        view["common"] = {"made": True, "count": 20, "back": "law"}
        view["seats"][0]["deck"] = 0
        return messages


def first_turn() -> Game:
    """Return a game of The Duel in my first turn."""
    rules = {"game": "duel", "players": 2}
    return played(
        new_game(rules, "a"), lambda game: game.ask is not None and (game.ask.who, game.ask.why) == (0, "act")
    )


@pytest.mark.parametrize("language", LOCALES)
def test_what_characters_do_is_whole_on_small_laptops(client: StaticClient, language: str) -> None:
    """The longest texts, in front and behind."""
    context = client.context(language, touch=False)
    for characters in (LONGEST, LONGEST[1:] + LONGEST[:1]):
        page = client.open_state(context, Cast(duel(), purses=(251.0, 187.0), characters=characters))
        for width, height in SMALL_LAPTOPS:
            resize(page, width, height)
            assert page.evaluate(CUT) == [], f"{width}x{height}"
        page.close()
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


def test_the_hand_of_the_opponent_leaves_their_deck_free(client: StaticClient) -> None:
    """Their hand has five cards of one deck and one of the second; their deck is next to it."""
    context = client.context("en", touch=False)
    page = client.open_state(context, STATES["duel, waiting"]())
    for width, height in SMALL_LAPTOPS:
        resize(page, width, height)
        hand, deck = page.locator(".backs b").last.bounding_box(), page.locator('[data-at="deck-0"]').bounding_box()
        assert hand is not None
        assert deck is not None
        assert hand["x"] + hand["width"] + 4 <= deck["x"], f"{width}x{height}"
    context.close()


def test_the_cards_of_a_deck_leave_its_words_free(client: StaticClient) -> None:
    """On a phone, my deck and the common one."""
    context = client.context("en", touch=True)
    for state, pile in ((TableState(duel()), "deck-0"), (OwnDeckGone(duel()), "common")):
        page = client.open_state(context, state)
        for width, height in ((390, 844), (412, 915), *PHONES):
            resize(page, width, height)
            assert page.evaluate(WORDS_BELOW, pile) <= 0, f"{width}x{height}: {pile}"
        page.close()
    context.close()


def test_the_swap_button_keeps_its_place_on_a_phone(client: StaticClient) -> None:
    """My deck, which is next to it, is gone late in a game."""
    context = client.context("en", touch=True)
    for width, height in ((390, 844), (390, 664), (360, 640), (844, 390)):
        places = []
        for state in (TableState(duel()), OwnDeckGone(duel())):
            page = client.open_state(context, state)
            resize(page, width, height)
            places.append(page.get_by_test_id("swap-here").bounding_box())
            page.close()
        assert places[0] is not None
        assert places[0] == places[1], f"{width}x{height}"
    context.close()


def test_the_sign_of_an_aim_leaves_the_words_below_a_portrait_free(client: StaticClient) -> None:
    """On a phone, while a card of mine is aimed."""
    context = client.context("en", touch=True)
    page = client.open_state(context, TableState(duel()))
    aims = page.locator("[data-fighter][data-targetable] .aim")
    for card in page.get_by_test_id("hand-card").all():
        card.click()
        if aims.count():
            break
    for width, height in PHONES:
        resize(page, width, height)
        assert aims.count() > 0
        assert page.evaluate(HIDDEN_PLACES) == [], f"{width}x{height}"
    context.close()


@pytest.mark.parametrize("language", LOCALES)
def test_what_the_fronts_do_is_whole_on_phones(client: StaticClient, language: str) -> None:
    """With no card before them and texts of up to four lines. Names, places and five lives stay on their plates."""
    context = client.context(language, touch=True)
    for characters in (THREE_LINES, FOUR_LINES):
        page = client.open_state(context, Cast(first_turn(), characters=characters))
        for width, height in PHONES:
            resize(page, width, height)
            assert page.locator('[data-place="front"] .ability').count() == 2
            assert page.locator('[data-place="front"] .more').count() == 0, f"{width}x{height}"
            assert set(page.evaluate(CUT)) <= {*characters[1:3]}, f"{width}x{height}"
            assert page.evaluate(OUTSIDE) == [], f"{width}x{height}"
        page.close()
    context.close()
