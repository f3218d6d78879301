"""Layout of cards on wide tables and on phones, in states that the engine creates in the test's process."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.components.client import StaticClient, resize
from tests.components.states import TableState
from tests.e2e.conftest import DESKTOP, PHONE
from tests.e2e.geometry import cut, overlaps, too_small
from tests.e2e.staged_server import CardStage, build
from tests.e2e.test_layout import FRONTS, WINDOWS, table

pytestmark = pytest.mark.thorough


def asked(client: StaticClient, stage: CardStage, **look: Any) -> Page:
    """Open the stage at its first question, as the player in the first seat sees it."""
    game = build(asdict(stage), {"game": "bang"})
    context = client.browser.new_context(**{"viewport": DESKTOP, "locale": "en-GB", "reduced_motion": "reduce", **look})
    return client.open_state(context, TableState(game))


@pytest.fixture(autouse=True)
def closed_contexts(client: StaticClient) -> Iterator[None]:
    """Close the contexts that the test has opened."""
    yield
    for context in client.browser.contexts:
        context.close()


@pytest.mark.parametrize("players", [5, 8])
def test_a_wide_table_shows_everything(client: StaticClient, players: int) -> None:
    """Up to six cards in front of a seat, an event in force: all there, named, apart, and readable."""
    page = asked(client, table(players, event="Blessing"))
    cards = [0.0]
    for width, height in WINDOWS:
        resize(page, width, height)
        where = f"{width} x {height}"
        assert overlaps(page) == [], where
        assert too_small(page) == [], where
        assert cut(page, ".mini .name, .seat .name, .prompt h2, .prompt p") == [], where
        names = page.locator('[data-testid="table-card"] .name').all_inner_texts()
        assert len(names) == sum(len(front.split(",")) for front in FRONTS[:players] if front), where
        assert all(names), where
        cards.append(page.locator('[data-testid="table-card"] > *').first.bounding_box()["width"])  # type: ignore[index]
    assert cards[4] > cards[3] * 1.1, "a large screen shows larger cards"


def test_four_cards_have_their_names_on_a_phone_too(client: StaticClient) -> None:
    """With five players, the cards of opponents are below their plates."""
    page = asked(client, table(5), viewport=PHONE, has_touch=True, is_mobile=True)
    assert page.locator('.spot [data-testid="table-card"] .name').count() >= 4
