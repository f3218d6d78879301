"""The form of the board, filled in value by value until it has a wanted position."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from playwright.sync_api import Locator, Page, expect

from boomtown.notation.codecs import SEATS
from boomtown.notation.draft import Draft

ROUNDS = 3  # a later value may change an earlier one: lives follow the character
LINE_ALONE = ("acted",)  # values that no rule reads


def ready(page: Page) -> None:
    """Wait until the last edit is in the line."""
    expect(page.get_by_test_id("editor")).to_have_attribute("aria-busy", "false")


def shown(page: Page) -> Draft:
    """Return the position that the form has now."""
    ready(page)
    return Draft(page.get_by_test_id("line").input_value())


def set_up(page: Page, wanted: Draft) -> Draft:
    """Fill in the form until it has the wanted position; return what it has."""
    _set_up_game(page, wanted)
    for _ in range(ROUNDS):
        now = {part["key"]: part["value"] for part in shown(page).parts()}
        for part in wanted.parts():
            if part["value"] != now.get(part["key"]) and part["label"] not in LINE_ALONE and part["control"] != "fixed":
                put(page, part)
                now = {other["key"]: other["value"] for other in shown(page).parts()}
    return shown(page)


def _set_up_game(page: Page, wanted: Draft) -> None:
    """Choose the game, the seats, the sets and the options, and take all cards away."""
    page.get_by_test_id("board-game").select_option(wanted.dialect.game)
    ready(page)
    while (n := shown(page).n) != wanted.n:
        if n < wanted.n:
            page.get_by_test_id("add-seat").click()
        else:
            page.get_by_test_id(f"seat-{n - 1}").get_by_role(
                "button", name=f"Remove the seat: Seat {SEATS[n - 1]}"
            ).click()
        ready(page)
    for name in wanted.setup["sets"]:
        page.locator(f"input[data-set='{name}']").check()
        ready(page)
    for name, value in wanted.setup["options"].items():
        if shown(page).setup["options"].get(name) != value:
            control = page.locator(f"[data-option='{name}']")
            control.set_checked(value) if isinstance(value, bool) else control.select_option(str(value))
            ready(page)
    page.get_by_test_id("clear").click()
    ready(page)


def put(page: Page, part: dict[str, Any]) -> None:
    """Give one value by its control."""
    key, value, control = part["key"], part["value"], part["control"]
    if part.get("each"):
        for at, one in enumerate(value):
            put(page, {**part, "each": 0, "key": f"{key}.{at}", "value": one})
    elif control == "cards":
        _put_cards(page, part)
    elif control in ("word", "name", "seat"):
        page.locator(f"select[data-part='{key}']").select_option(str(value))
    elif control == "number":
        _type(page, page.locator(f"input[data-part='{key}']"), value)
    elif control == "figures":
        for at, figure in enumerate(value):
            _type(page, page.locator(f"input[data-part='{key}']").nth(at), figure)
    elif control == "flag":
        page.locator(f"input[data-part='{key}']").set_checked(value)
    elif control == "tokens":
        for card, count in value:
            _type(page, page.locator(f"[data-part='{key}'] [data-card='{card}']"), count)
    elif control in ("seats", "marks"):
        _put_seats(page, part)
    elif control in ("faces", "kinds"):
        dice = page.locator(f"[data-part='{key}'] select")
        while dice.count() != len(value):
            page.get_by_test_id("add-die" if dice.count() < len(value) else "remove-die").click()
            ready(page)
        for at, one in enumerate(value):
            dice.nth(at).select_option(str(one))
            ready(page)
    elif control in ("names", "numbered"):
        _put_names(page, part)
    else:
        raise AssertionError(f"no control {control} for {key}")
    ready(page)


def _type(page: Page, field: Locator, value: int) -> None:
    if field.input_value() != str(value):
        field.fill(str(value))
        field.press("Enter")
    ready(page)


def _put_cards(page: Page, part: dict[str, Any]) -> None:
    """Add the cards that are missing, put all in their order, and take out those that are too many.

    A place may take cards back that are in no other one.
    """
    place = page.locator(f".cards[data-part='{part['key']}']")
    wanted = _top_first(part, part["value"])
    missing = [card for card in part["value"] if card >= 0 and card not in _cards(page, part)]
    if missing:
        page.get_by_test_id(f"add-{part['key']}").click()
        for card in missing:
            page.locator(f"dialog [data-add='{card}']").click()
            ready(page)
        page.get_by_test_id("found-close").click()
    for card in [card for card in _cards(page, part) if card not in wanted]:
        place.locator("li").nth(_cards(page, part).index(card)).get_by_role("button").last.click()
        ready(page)
    for card in _to_move(_cards(page, part), wanted):
        if at := _cards(page, part).index(card):
            place.locator("li").nth(at).get_by_role("button").first.click()
            ready(page)


def _top_first(part: dict[str, Any], cards: list[int]) -> list[int]:
    return cards[::-1] if part["top_last"] else list(cards)


def _cards(page: Page, part: dict[str, Any]) -> list[int]:
    """Return the cards of a place as the form lists them."""
    found: Any = {one["key"]: one["value"] for one in shown(page).parts()}
    name, _, at = part["key"].rpartition(".")
    return _top_first(part, found[part["key"]] if part["key"] in found else found[name][int(at)])


def _to_move(now: list[int], wanted: list[int]) -> list[int]:
    """Return the fewest cards that, put in front one by one, give the wanted order."""
    stay = wanted[:]
    for card in reversed(now):
        if stay and card == stay[-1]:
            stay.pop()
    return [card for card in reversed(stay) if card >= 0 and card in now]


def _put_seats(page: Page, part: dict[str, Any]) -> None:
    """Tick the seats in their order; a list is cleared first."""
    boxes = page.locator(f"[data-part='{part['key']}'] input")
    marks = part["control"] == "marks"
    wanted: Sequence[int] = [p for p, on in enumerate(part["value"]) if on] if marks else part["value"]
    for p in range(boxes.count()):
        if boxes.nth(p).is_checked() and (p not in wanted or not marks):
            boxes.nth(p).uncheck()
            ready(page)
    for p in wanted:
        boxes.nth(p).check()
        ready(page)


def _put_names(page: Page, part: dict[str, Any]) -> None:
    """Remove all names and add those that are wanted, the last one first."""
    place = page.locator(f"[data-part='{part['key']}']")
    while place.locator("button").count():
        place.locator("button").first.click()
        ready(page)
    order = part["value"] if part.get("top_last") else part["value"][::-1]
    numbers = {number: name for name, number in part["among"].items()} if part["control"] == "numbered" else {}
    for value in order:
        place.locator("select").select_option(numbers.get(value, value))
        ready(page)
