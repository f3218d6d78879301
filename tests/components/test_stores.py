"""General Stores on phones: the cards to choose from cover no seat and no character."""

from __future__ import annotations

import json
import random

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from boomtown.games import Game, new_game
from boomtown.kernel.chance import Chance
from tests.card.position import Position, seat
from tests.components.client import StaticClient, resize
from tests.components.states import CAST, ROLES, TableState, played
from tests.e2e.geometry import overlaps

PHONES = ((390, 844), (390, 664), (360, 640), (844, 390), (683, 384))
RIM = 12  # px of the lower edge of a plate that a card may cover: there is nothing on it


def store_of_eight() -> Game:
    """Return eight players, the first of whom has opened a General Store."""
    hands = ["General Store, BANG!", *["Missed!"] * 7]
    seats = [seat(role, who, hand) for role, who, hand in zip(ROLES, CAST, hands, strict=True)]
    table = Position(*seats, turn="A", sets=("dodge_city",), ask_forced=True).do("A: play General Store")
    return table.game


def store_of_five() -> Game:
    """Return five players, the first of whom has opened a General Store."""
    hands = ["General Store, BANG!", *["Missed!"] * 4]
    seats = [seat(role, who, hand) for role, who, hand in zip(ROLES[:5], CAST, hands, strict=False)]
    return Position(*seats, turn="A", ask_forced=True).do("A: play General Store").game


def store_of_two() -> Game:
    """Return a game of The Duel in which seat 0 chooses one of four cards."""
    game = new_game({"game": "duel", "players": 2}, "a store")
    game.chance = Chance("a store")
    rng = random.Random(1)
    while not (game.ask and (game.ask.who, game.ask.why) == (0, "goods") and len(game.view(0)["row"]) == 4):
        if game.over:
            game = new_game({"game": "duel", "players": 2}, f"a store {rng.random()}")
        assert game.ask
        game.apply(rng.choice(game.ask.options))
    return game


def whole(page: Page, cards: str) -> list[str]:
    """Return the cards that are not whole in the window, or that something covers."""
    found: list[str] = page.evaluate(
        """selector => [...document.querySelectorAll(selector)].filter(one => {
          const { left, top, right, bottom, width, height } = one.getBoundingClientRect();
          if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) return true;
          return [0.15, 0.85].some(y => !one.contains(document.elementFromPoint(left + width / 2, top + height * y)));
        }).map(one => one.textContent)""",
        cards,
    )
    return found


@pytest.mark.parametrize(
    ("game", "seats", "cards"),
    [
        (store_of_five, '[data-testid^="seat-"]', '[data-testid="laid-card"]'),
        (store_of_eight, '[data-testid^="seat-"]', '[data-testid="laid-card"]'),
        (store_of_two, '[data-fighter], [data-testid="side-0"]', '[data-testid="row-card"]'),
    ],
    ids=["five", "eight", "duel"],
)
def test_a_store_covers_nobody(client: StaticClient, game: object, seats: str, cards: str) -> None:
    """Neither the other players nor my own place, my hand and the piles."""
    assert callable(game)
    page = client.open_state(client.context("en", touch=True), TableState(game()))
    for width, height in PHONES:
        resize(page, width, height)
        assert whole(page, cards) == [], f"{width}x{height}"
        assert overlaps(page, things={"seat": seats, "card": cards}, slack=RIM) == [], f"{width}x{height}"
        for others in ('ul[data-at="hand"]', '[data-at="deck"], [data-at="discard"], [data-at^="deck-"]'):
            assert overlaps(page, things={"others": others, "card": cards}, slack=RIM) == [], f"{width}x{height}"
    page.context.close()


def test_cards_that_were_drawn_are_discarded_by_a_click(client: StaticClient) -> None:
    """Dutch Will discards one of two cards in the middle. A phone has no buttons for them."""
    others = [seat(role, who, "Missed!") for role, who in zip(ROLES[1:5], CAST[1:5], strict=True)]
    me = seat(ROLES[0], "Dutch Will", "BANG!")
    table = Position(me, *others, turn="A", phase="start", sets=("gold_rush",), ask_forced=True)
    game = played(table.game, lambda game: game.ask is not None and (game.ask.who, game.ask.why) == (0, "drawn"))
    page = client.open_state(client.context("en", touch=True), TableState(game))
    for size in (*PHONES, (1366, 650)):
        resize(page, *size)
        expect(page.locator('[data-testid="laid-card"][data-usable]')).to_have_count(2)
    page.context.close()


RECORD = """() => {
  const found = window.titles = [];
  const look = () => {
    const title = document.querySelector('[data-testid="prompt"] h2')?.textContent ?? '';
    if (found.at(-1) !== title) found.push(title);
  };
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
}"""


def test_a_store_of_another_player_is_told_without_its_cards(client: StaticClient) -> None:
    """They are shown below the title. A title with all of them would push up my own place on a phone."""
    hands = ["General Store, BANG!", *["Missed!"] * 4]
    seats = [seat(role, who, hand) for role, who, hand in zip(ROLES[:5], CAST, hands, strict=False)]
    table = Position(*seats, turn="A", ask_forced=True)
    phone = ViewportSize(width=390, height=664)
    context = client.browser.new_context(viewport=phone, has_touch=True, is_mobile=True, locale="en-GB")  # events paced
    page = client.open_state(context, TableState(table.game, viewer=1))
    at = len(table.events("B"))
    page.evaluate(RECORD)
    table.do("A: play General Store")
    after = TableState(table.game, viewer=1).messages()[1]
    assert client.socket
    client.socket.send(json.dumps(after | {"since": at, "events": after["events"][at:]}))
    expect(page.get_by_test_id("laid-card")).to_have_count(5)
    expect(page.get_by_test_id("prompt").locator("h2")).to_have_text("Vera Custer takes a card")
    assert "Vera Custer opens the store" in page.evaluate("window.titles")
    assert not any("," in title for title in page.evaluate("window.titles"))
    context.close()
