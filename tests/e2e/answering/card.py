"""Answers in the card game: pick a card, point at a seat, press a button."""

from __future__ import annotations

import random
from typing import Any, ClassVar

from playwright.sync_api import Locator, Page

from tests.e2e.answering.base import (
    Decision,
    Option,
    Policy,
    Step,
    Way,
    answer_button,
    digit,
    distinct,
    for_a_while,
    seat_plate,
)
from tests.e2e.message_log import messages_of

PAYS = -99  # the button that pays with the places that are proposed
POWER_KEYS = "ABCDFGJK"  # of the powers to use in my turn
Thing = tuple[Any, ...]
MAYBE = ("ability", "event", "exchange")  # a "no" is as good an answer as a "yes"


def lively(rng: random.Random, decision: Decision) -> Option:
    """Play cards while there are any, defend when possible; otherwise choose any option."""
    options: list[Option] = decision["options"]
    if decision["why"] == "play":
        acts = [option for option in options if option["verb"] == "play"]
        uses = [option for option in options if option["verb"] == "use" or is_deal(option) or of_train(option)]
        if acts and rng.random() < 0.9:
            others = [option for option in acts if option.get("to") != decision["who"]]
            return rng.choice(others if others and rng.random() < 0.9 else acts)
        return rng.choice(uses) if uses and rng.random() < 0.5 else options[-1]
    if decision["why"] in MAYBE:
        return rng.choice(options)
    answers = [option for option in options if option["verb"] != "pass"]
    return rng.choice(answers or options)


def resigned(rng: random.Random, decision: Decision) -> Option:
    """Take every hit and heal nothing, to end the game soon."""
    options: list[Option] = decision["options"]
    shots = [one for one in options if one["verb"] == "play" and one.get("to") not in (None, decision["who"])]
    if decision["why"] == "play":
        return rng.choice(shots) if shots else options[-1]
    return next((one for one in options if one["verb"] == "pass"), None) or rng.choice(options)


def lively_for(answers: int) -> Policy:
    """Return a policy that is lively for `answers` answers, then resigned."""
    return for_a_while(answers, lively, resigned)


def hand(page: Page) -> list[int]:
    """Return the cards of the hand in their order on the screen."""
    cards = page.get_by_test_id("hand-card").evaluate_all("all => all.map(one => Number(one.dataset.card))")
    return [int(card) for card in cards]


class CardAnswers:
    """Answers in the card game."""

    groups: ClassVar[dict[str, str]] = {"card": "h", "button": "p"}

    def lively(self, rng: random.Random, decision: Decision) -> Option:
        return lively(rng, decision)

    def way(self, page: Page, decision: Decision, option: Option, rng: random.Random) -> Way:
        return way(decision, option, hand(page), messages_of(page).view["seating"])

    def element(self, page: Page, decision: Decision, step: Step) -> Locator:
        if step.what == "card":
            return page.locator(f'[data-testid="hand-card"][data-card="{step.value}"]')
        if step.what == "seat":
            return seat_plate(page, step.value)
        if step.value == PAYS:
            return page.get_by_test_id("pay-now")
        button = answer_button(page, step.value)
        if button.count():
            return button
        # where many cards can be chosen on a phone, the cards themselves are the buttons, and so is one that is used
        option = next(one for one in decision["options"] if one["code"] == step.value)
        used = step.surely and isinstance(option.get("on"), int)
        card = option["on" if used else "of"] if used or isinstance(option.get("of"), int) else option["card"]
        mine = f'button[data-card="{card}"]:is([data-testid="hand-card"], [data-testid="laid-card"])'
        return page.locator(f'{mine}, [data-testid="table-card"][data-card="{card}"] button')


def way(decision: Decision, option: Option, cards: list[int], seating: list[int]) -> Way:
    """Return each step of the prompt with the element to press."""
    playing = decision["why"] == "play"
    if decision["why"] == "pay_loads":  # the places are pressed one by one, or the proposal is taken
        return [("root", Step("button", PAYS, ""))]
    buttons = root_buttons(decision)
    first = thing_of(decision, option)
    if first is None:  # its own button is the whole answer
        ends = option["verb"] == "end"
        pressed = ("root", Step("button", option["code"], "E" if ends else digit(buttons.index(option)), ends))
        return [pressed, ("confirm", Step("button", option["code"], "1"))] if ends and costs_life(option) else [pressed]
    left = [one for one in decision["options"] if thing_of(decision, one) == first]
    if first[0] == "card":
        steps = [("root", Step("card", option["card"], digit(cards.index(option["card"]))))]
    else:
        at = buttons.index(left[0])
        key = POWER_KEYS[at : at + 1] if playing else digit(at)
        steps = [("root", Step("button", left[0]["code"], key, playing))]

    if first[0] in ("deal", "train"):
        return steps if len(left) == 1 else [*steps, ("of", Step("button", option["code"], digit(left.index(option))))]
    kinds = distinct(one.get("as") for one in left)
    if len(kinds) > 1:
        left_as = [one for one in left if one.get("as") == option.get("as")]
        steps.append(("as", Step("button", left_as[0]["code"], digit(kinds.index(option.get("as"))))))
        left = left_as
    if option.get("to") is not None:
        steps += aim(decision, option, seating)
        left = [one for one in left if option["to"] in (one.get("to"), one.get("also"))]
    if option.get("also") is not None:
        steps.append(second(decision, option, seating))
        return steps
    if len(distinct(one.get("of") for one in left)) > 1:
        steps.append(("of", Step("button", option["code"], digit(left.index(option)))))
    elif playing and option.get("to") is None and confirmed(option):
        steps.append(("confirm", Step("button", option["code"], "1")))
    return steps


def of_train(option: Option) -> bool:
    """Return True if the option takes a wagon or moves the train before that."""
    return option["verb"] == "take" or (option["verb"] == "use" and option.get("source") in ("Ironhorse", "Leland"))


def is_deal(option: Option) -> bool:
    """Return True if the option costs money: a purchase, or the discard of another player's equipment."""
    return option["verb"] == "buy" or (option["verb"] == "discard" and "gold" in option)


def costs_life(option: Option) -> bool:
    return int(option.get("life", 0)) < 0


def confirmed(option: Option) -> bool:
    """Return True if the page asks for a second press, which protects against slips."""
    return option["verb"] == "play" or option.get("on") is not None or costs_life(option)


def aim(decision: Decision, option: Option, seating: list[int]) -> Way:
    """Return the steps to a seat. The own seat takes two presses if the card does not help its owner."""
    me = decision["who"]
    seats = clockwise(seating, me)
    step = ("to", Step("seat", option["to"], digit(seats.index(option["to"])), surely=True))
    return [step, step] if option["to"] == me and option["nature"] != "helps" else [step]


def clockwise(seating: list[int], me: int) -> list[int]:
    """Return the seats in clockwise order from the next player, the own seat last. Players may have swapped seats."""
    at = seating.index(me) + 1
    return seating[at:] + seating[:at]


def second(decision: Decision, option: Option, seating: list[int]) -> tuple[str, Step]:
    """Return the step to the second of two targets."""
    seats = clockwise(seating, decision["who"])
    return "also", Step("seat", option["also"], digit(seats.index(option["also"])), surely=True)


def root_buttons(decision: Decision) -> list[Option]:
    """Return the options with a button in the first step: one for each branch, and none for cards of the own turn."""
    shown: list[Option] = []
    things: list[Thing] = []
    for option in decision["options"]:
        first = thing_of(decision, option)
        if first is None or (first[0] != "card" and first not in things):
            shown.append(option)
        if first is not None:
            things.append(first)
    return shown


def thing_of(decision: Decision, option: Option) -> Thing | None:
    """Return the element that is pressed first and leads to several options; None if the answer is one button."""
    if option["verb"] == "play" and decision["why"] == "play":
        return ("card", option["card"])
    if of_train(option):
        return ("train",) if decision["why"] == "play" else None
    if option["verb"] == "use":
        return ("power", option.get("source"), option.get("on"))
    if is_deal(option):
        return ("deal",)
    if option["verb"] == "draw" and isinstance(option.get("of"), int):
        return ("in play",)
    return None
