"""Answers in the dice game: mark dice and press a button, point at a seat, throw."""

from __future__ import annotations

import random
from typing import ClassVar

from playwright.sync_api import Locator, Page

from tests.e2e.answering.base import Decision, Option, Policy, Step, Way, answer_button, digit, for_a_while, seat_plate

ROLL, STOP = "r", "s"


def lively(rng: random.Random, decision: Decision) -> Option:
    """Throw again at least once, aim at other players and use every ability."""
    options: list[Option] = decision["options"]
    me = decision["who"]
    if decision["why"] == "roll" and decision["title"]["args"]["n"] > 1 and rng.random() < 0.5:
        return keep(decision)
    if decision["why"] == "beer":
        return next((one for one in options if one.get("to") == me), options[0])
    answers = [one for one in options if one["verb"] not in ("pass", "keep") and one.get("to") != me]
    return rng.choice(answers or options)


def resigned(rng: random.Random, decision: Decision) -> Option:
    """Keep every die, use nothing and drink nothing, to end the game soon."""
    options: list[Option] = decision["options"]
    if decision["why"] == "roll":
        return keep(decision)
    others = [one for one in options if one.get("to") != decision["who"]]
    return next((one for one in options if one["verb"] == "pass"), None) or rng.choice(others or options)


def lively_for(answers: int) -> Policy:
    """Return a policy that is lively for `answers` answers, then resigned."""
    return for_a_while(answers, lively, resigned)


def keep(decision: Decision) -> Option:
    return next(one for one in decision["options"] if one["verb"] == "keep")


def again(decision: Decision, dice: list[int]) -> Option:
    """Return the option that throws these dice again."""
    return next(one for one in decision["options"] if one.get("dice") == dice)


class DiceAnswers:
    """Answers in the dice game."""

    groups: ClassVar[dict[str, str]] = {"button": "p", "die": "d"}

    def lively(self, rng: random.Random, decision: Decision) -> Option:
        return lively(rng, decision)

    def way(self, page: Page, decision: Decision, option: Option, rng: random.Random) -> Way:
        seated = option.get("to") is not None
        button = seated and rng.random() < 0.5 and answer_button(page, option["code"]).count()
        return way(decision, option, plate=seated and not button)

    def element(self, page: Page, decision: Decision, step: Step) -> Locator:
        if step.what == "die":
            return die(page, step.value)
        if step.what == "seat":
            return seat_plate(page, step.value)
        button = answer_button(page, step.value)
        if button.count():
            return button
        # on a phone dice in the middle and plates spare the prompt a long list
        option = next(one for one in decision["options"] if one["code"] == step.value)
        if "die" in option:
            return page.locator(f'[data-testid="saloon-die"][data-code="{step.value}"]')
        return seat_plate(page, option["to"])


def way(decision: Decision, option: Option, *, plate: bool) -> Way:
    """Return each step of the prompt with the element to press; `plate`: a seat is chosen by its plate."""
    options: list[Option] = decision["options"]
    if option["verb"] == "keep":
        return [("dice", Step("button", option["code"], STOP))]
    if option["verb"] == "roll":
        marks = [("dice", Step("die", at, digit(at))) for at in option["dice"]]
        return [*marks, ("dice", Step("button", option["code"], ROLL))]
    if "at" in option:  # the Doctor: a die, then its face
        faces = [one for one in options if one.get("at") == option["at"]]
        face = Step("button", option["code"], digit(faces.index(option)))
        return [("die", Step("die", option["at"], digit(option["at"]))), ("face", face)]
    throws = decision["why"] == "throw" and option["verb"] == "pass"
    if not plate:
        return [("root", Step("button", option["code"], ROLL if throws else digit(options.index(option))))]
    return by_plate(options, option)


def by_plate(options: list[Option], option: Option) -> Way:
    """Return the steps by the plate of a seat: it answers, or it leaves only the answers about that seat."""
    about = [one for one in options if one.get("to") == option["to"]]
    plain = [one for one in about if one["verb"] == "choose"]
    key = digit(options.index(option))
    if len(plain) == 1 and option not in plain:  # the plate would give the other answer
        return [("root", Step("button", option["code"], key))]
    if 1 in (len(plain), len(about)):
        return [("root", Step("seat", option["to"], key))]
    return [
        ("root", Step("seat", option["to"], "")),
        ("of", Step("button", option["code"], digit(about.index(option)))),
    ]


def die(page: Page, at: int) -> Locator:
    """Return the button of a die on the table."""
    return page.locator(f'[data-testid="die"][data-at="die-{at}"] button')
