"""Answers in The Duel: pick up a card or a power, point at a character, a hand or a card in play."""

from __future__ import annotations

import json
import random
from typing import ClassVar

from playwright.sync_api import Locator, Page

from boomtown.duel.cards import KIND, NAMES
from tests.e2e.answering.base import Decision, Option, Step, Way, answer_button, digit, distinct

POWER_KEYS = "ABCDFG"
ORDER = "shz"  # characters, hands, whole sides: as their keys count them
Thing = tuple[str, object]


def lively(rng: random.Random, decision: Decision) -> Option:
    """Play and dodge whenever possible; end the turn when few cards are left."""
    options: list[Option] = decision["options"]
    acts = [one for one in options if one["verb"] not in ("pass", "end")]
    ends = [one for one in options if one["verb"] in ("pass", "end")]
    if not acts or (ends and rng.random() < 0.12):
        return ends[0]
    return rng.choice(acts)


def resigned(rng: random.Random, decision: Decision) -> Option:
    """End every turn and dodge nothing, to end the game soon."""
    options: list[Option] = decision["options"]
    return next((one for one in options if one["verb"] in ("pass", "end")), None) or rng.choice(options)


class DuelAnswers:
    """Answers in The Duel."""

    groups: ClassVar[dict[str, str]] = {"button": "p", "card": "h"}

    def lively(self, rng: random.Random, decision: Decision) -> Option:
        return lively(rng, decision)

    def way(self, page: Page, decision: Decision, option: Option, rng: random.Random) -> Way:
        return way(decision, option, hand(page))

    def element(self, page: Page, decision: Decision, step: Step) -> Locator:
        if step.what == "card":
            return page.locator(f'[data-testid="hand-card"][data-card="{step.value}"]')
        if step.what == "table":
            return page.locator(f'[data-testid="table-card"][data-card="{step.value}"]')
        if step.what == "slot":
            return page.locator(f'[data-fighter="{step.value}"] button')
        button = answer_button(page, step.value)
        if button.count():
            return button
        # where many cards can be chosen on a phone, the cards themselves are the buttons
        option = next(one for one in decision["options"] if one["code"] == step.value)
        card = option.get("of", option.get("card"))
        held = f'button[data-card="{card}"]:is([data-testid="hand-card"], [data-testid="row-card"])'
        return page.locator(f'{held}, [data-testid="table-card"][data-card="{card}"] > span:last-child')


def hand(page: Page) -> list[int]:
    """Return the cards of the hand in their order on the screen."""
    cards: list[str] = page.locator('[data-testid="hand-card"]').evaluate_all("all => all.map(one => one.dataset.card)")
    return [int(card) for card in cards]


def way(decision: Decision, option: Option, cards: list[int]) -> Way:
    """Return each step of the prompt with the element to press."""
    thing = thing_of(decision, option)
    if thing is None:
        buttons = one_of_alike(decision["options"], cards)
        if option not in buttons:  # another card has the button of its kind
            return [("root", Step("card", option["card"], ""))]
        return [("root", Step("button", option["code"], plain_key(decision, option, buttons), option["verb"] == "end"))]
    left = [one for one in decision["options"] if thing_of(decision, one) == thing]
    if thing[0] == "card":
        held = option["card"] in cards
        key = digit(cards.index(option["card"])) if held else ""
        steps = [("root", Step("card" if held else "table", option["card"], key))]
    else:
        powers = distinct(thing_of(decision, one) for one in decision["options"] if is_power(decision, one))
        key = POWER_KEYS[powers.index(thing) : powers.index(thing) + 1]
        steps = [("root", Step("button", left[0]["code"], key, surely=True))]
    kinds = distinct(as_of(one) for one in left)
    if len(kinds) > 1:
        left = [one for one in left if as_of(one) == as_of(option)]
        steps.append(("as", Step("button", left[0]["code"], digit(kinds.index(as_of(option))))))
    aimed = all(aim_of(one) is not None for one in left)
    aims = sorted({aim for one in left if (aim := aim_of(one))}, key=lambda aim: (ORDER.index(aim[0]), aim))
    if aimed:
        steps.append(("to", aim_step(option, left, aims)))
        left = [one for one in left if aim_of(one) == aim_of(option)]
    if len(distinct(one.get("of", aim_of(one)) for one in left)) > 1:
        steps.append(("of", Step("button", option["code"], digit(left.index(option)))))
    elif aim_of(option) is None and (option.get("of") is None or option["verb"] == "use"):
        steps.append(("confirm", Step("button", option["code"], "1")))
    return steps


def one_of_alike(options: list[Option], cards: list[int]) -> list[Option]:
    """Return the options that have a button: equal cards of the hand that answer alike share one."""
    found: dict[str, Option] = {}
    for option in options:
        held = option.get("card") in cards
        rest = {name: value for name, value in option.items() if name not in ("code", "card", "text")}
        alike = [NAMES[KIND[option["card"]]], option["text"]["key"], rest] if held else option
        found.setdefault(json.dumps(alike, sort_keys=True), option)
    return list(found.values())


def plain_key(decision: Decision, option: Option, buttons: list[Option]) -> str:
    if option["verb"] == "end":
        return "E"
    return "S" if is_swap(option) and decision["why"] == "act" else digit(buttons.index(option))


def aim_step(option: Option, left: list[Option], aims: list[str]) -> Step:
    """Return the step to a plate, or to the button of a hand."""
    aim = aim_of(option)
    assert aim is not None
    key = digit(aims.index(aim))
    if aim.startswith("hand"):
        code = next(one["code"] for one in left if aim_of(one) == aim)
        return Step("button", code, key, surely=True)
    seat = option["to"]
    place = option.get("place", 0)
    return Step("slot", seat * 2 + place, key, surely=True)


def is_swap(option: Option) -> bool:
    return option["verb"] == "use" and option.get("source") == "marker"


def is_power(decision: Decision, option: Option) -> bool:
    return option["verb"] == "use" and decision["why"] == "act" and not is_swap(option)


def thing_of(decision: Decision, option: Option) -> Thing | None:
    """Return the element that is picked up first in a turn; None if the answer is one button."""
    if decision["why"] != "act" or is_swap(option):
        return None
    if option["verb"] == "use":
        return "power", option.get("source")
    return None if option.get("card") is None else ("card", option["card"])


def as_of(option: Option) -> str:
    return "reload" if option.get("reload") else str(option.get("as", ""))


def aim_of(option: Option) -> str | None:
    """Return the character, hand or side that the option is aimed at."""
    if option.get("to") is None:
        return None
    if option.get("place") is not None:
        return f"slot-{option['to'] * 2 + option['place']}"
    return f"hand-{option['to']}" if option.get("hand") else f"zside-{option['to']}"
