"""The toy set and the toy game in the browser: playable without pictures or translations."""

from __future__ import annotations

import os
import random
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.conftest import ROOT
from tests.e2e.answering.base import Decision, Option
from tests.e2e.answering.card import lively
from tests.e2e.conftest import DESKTOP, Open
from tests.e2e.player import PROMPT, Player, lively_for
from tests.e2e.server import Server
from tests.e2e.tables import new_table, visible_text
from tests.e2e.viewports import sizes
from tests.e2e.waiting import until_there


class Toys(Server):
    """Server with the plugins of the toys on its Python path."""

    def environment(self) -> dict[str, str]:
        path = [str(ROOT / "tests/plugin_set"), str(ROOT / "tests/plugin"), super().environment()["PYTHONPATH"]]
        return {**super().environment(), "PYTHONPATH": os.pathsep.join(path)}


@pytest.fixture
def toys(tmp_path: Path) -> Iterator[Toys]:
    server = Toys(tmp_path).start()
    yield server
    server.stop()


def test_a_whole_game_with_the_toy_set(open_page: Open, toys: Toys) -> None:
    seat = new_table(toys, players=4, setup={"sets": ["toy"]})
    page = open_page(seat.link, storage_state=seat.storage)
    player = Player(page, policy=lively_for(25))
    player.play_some(10)
    assert "Toy" in visible_text(page)
    player.play()
    assert player.result.is_visible()


def shows_off(rng: random.Random, decision: Decision) -> Option:
    """Prefer the toy set's own plays."""
    guns = [one for one in decision["options"] if one["verb"] == "play" and one.get("also") is not None]
    return rng.choice(guns) if guns else lively(rng, decision)


def asked(player: Player) -> bool:
    """Return True if the player is asked before their elimination. Bots alone may play indefinitely."""
    fresh = f'{PROMPT}:not([data-move="{player.answered}"])'
    until_there(player.page, f'{fresh}, [data-testid="result"], [data-testid="out-words"]', 90)
    return player.page.locator(fresh).count() > 0


def until(open_page: Open, toys: Toys, size: dict[str, int], met: Callable[[Player], bool]) -> Player:
    """Play games until `met` is true at a question, and return the player there."""
    for _ in range(6):
        seat = new_table(toys, players=4, setup={"sets": ["toy"]})
        player = Player(open_page(seat.link, storage_state=seat.storage, viewport=size), policy=shows_off)
        while asked(player):
            if met(player):
                return player
            player.answer()
        player.page.context.close()
    raise AssertionError("it never was in six games")


@sizes("phone")
def test_what_the_toy_set_brings_is_drawn(open_page: Open, toys: Toys, size: dict[str, int]) -> None:
    """The market as cards to click, chests as a pile, coins on plates, and the deck of toy events."""

    def may_buy(player: Player) -> bool:
        next_event = player.messages.view["decks"]["toys"]["next"]
        room = not next_event or player.page.get_by_test_id("event-toys-next").count() > 0  # a high prompt takes it
        return room and any(one.get("source") == "Toy Chest" for one in player.decision()["options"])

    player = until(open_page, toys, size, may_buy)
    page, zones = player.page, player.messages.view["zones"]
    cards = page.get_by_test_id("zone-toy_market").get_by_test_id("zone-card")
    assert [int(card.get_attribute("data-card") or 0) for card in cards.all()] == zones["toy_market"]["cards"]
    assert str(zones["toy_chests"]["count"]) in page.get_by_test_id("zone-toy_chests").inner_text()
    coins = [plate.inner_text() for plate in page.locator('[data-count="toy_coins"]').all()]
    assert sorted(coins) == sorted(map(str, zones["toy_coins"]))
    events = player.messages.view["decks"]["toys"]
    for place, event in (("event-toys", events["on"]), ("event-toys-next", events["next"])):
        shown = page.locator(f'[data-testid="{place}"][data-event]')
        assert [one.get_attribute("data-event") for one in shown.all()] == ([event] if event else [])
    bought = zones["toy_market"]["cards"][0]
    cards.first.click()
    page.locator('[data-step="confirm"]').get_by_test_id("answer").first.click()
    expect(page.get_by_test_id("my-cards").locator(f'[data-card="{bought}"]').first).to_be_visible()


@sizes("desktop")
def test_open_hands_and_loads_are_drawn(open_page: Open, toys: Toys, size: dict[str, int]) -> None:
    def glass(player: Player) -> bool:
        view = player.messages.view
        return any(cards for seat, cards in view.get("open", {}).items() if seat != "0")

    player = until(open_page, toys, size, glass)
    view = player.messages.view
    for seat, cards in view["open"].items():
        if seat != "0" and cards and not view["seats"][int(seat)]["table"]:
            shown = player.page.get_by_test_id(f"seat-{seat}").locator("..").locator(f'[data-card="{cards[0]}"]')
            expect(shown.first).to_be_visible()

    player = until(open_page, toys, size, lambda player: any(player.messages.view.get("tokens", {}).values()))
    view = player.messages.view
    for card, count in view["tokens"].items():
        if count and any(int(card) in seat["table"] for seat in view["seats"]):
            assert str(count) in player.page.get_by_test_id(f"tokens-{card}").inner_text()


@sizes("desktop")
def test_a_whole_game_of_the_toy_game(open_page: Open, toys: Toys, size: dict[str, int]) -> None:
    """The client does not know the game. It shows a plain table with the game's texts and the cards of its view."""
    seat = new_table(toys, players=4, setup={"game": "highest"})
    page = open_page(seat.link, storage_state=seat.storage, viewport=size)
    player = Player(page, keyboard=size is DESKTOP)
    assert player.wait_asked()
    assert "Another card?" in player.prompt().inner_text()
    mine = player.messages.view["seats"][0]["card"]
    shown = page.get_by_test_id("seat-0").locator('[data-shown="card"] dd')
    assert shown.inner_text() == str(mine)
    assert page.get_by_test_id("seat-1").locator('[data-shown="card"] dd').inner_text() == "?"
    player.play()
    assert "The highest card wins" in player.result.inner_text()


def test_the_toy_game_is_on_offer(open_page: Open, toys: Toys) -> None:
    page = open_page(toys.url)
    page.get_by_test_id("play-highest").check(force=True)
    expect(page.get_by_text("One card each, two rounds, the highest wins.").first).to_be_visible()
