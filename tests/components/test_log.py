"""The log follows the game: its latest lines are in sight unless the reader has scrolled up."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

from playwright.sync_api import Page

from tests.components.client import SETTLED, StaticClient, resize
from tests.components.states import TableState, base_table, played

BELOW = "one => Math.round(one.scrollHeight - one.scrollTop - one.clientHeight)"


def until(turn: int, state: TableState) -> TableState:
    """Return the same game when this turn begins."""
    return replace(state, game=played(state.game, lambda game: game.over or game.view(0)["turn_no"] >= turn))


def open_log(client: StaticClient) -> tuple[Page, TableState]:
    state = until(9, TableState(base_table().game, viewer=1))
    page = client.open_state(client.context("en", touch=False), state)
    resize(page, 1366, 650)
    return page, state


def show(client: StaticClient, page: Page, state: TableState) -> None:
    message: dict[str, Any] = state.messages()[1]
    assert client.socket
    client.socket.send(json.dumps(message))
    page.evaluate(SETTLED)


def test_the_end_of_the_log_is_in_sight(client: StaticClient) -> None:
    """Also where the list has become lower meanwhile, as below an offer, and where many lines come at once."""
    page, state = open_log(client)
    log = page.get_by_role("log")
    assert log.evaluate(BELOW) <= 2
    resize(page, 1366, 560)
    assert log.evaluate(BELOW) <= 2
    show(client, page, until(14, state))
    assert log.evaluate(BELOW) <= 2
    page.context.close()


def test_a_reader_who_scrolls_up_stays_there(client: StaticClient) -> None:
    page, state = open_log(client)
    log = page.get_by_role("log")
    log.hover()
    page.mouse.wheel(0, -400)
    page.wait_for_function("document.querySelector('[role=log]').scrollTop < 5")
    show(client, page, until(14, state))
    assert log.evaluate("one => one.scrollTop") < 5
    page.context.close()
