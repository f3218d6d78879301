"""Steps of an answer at the page, and the interface by which each game gives them."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, ClassVar, Literal, Protocol

from playwright.sync_api import Locator, Page

Option = dict[str, Any]
Decision = dict[str, Any]
Policy = Callable[[random.Random, Decision], Option]


@dataclass(frozen=True)
class Step:
    """Element of the page to press."""

    what: Literal["card", "button", "seat", "die", "slot", "table"]
    value: int  # card id, option code, seat, position of the die, slot of a character
    key: str  # its key, "" where it has none
    surely: bool = False  # pressed by its key, never walked to


Way = list[tuple[str, Step]]  # each step of the prompt, and what to point at there


class Answers(Protocol):
    """Interface that turns an answer of one game into steps at the page."""

    groups: ClassVar[dict[str, str]]  # kind of element -> the key that moves the focus to these elements

    def lively(self, rng: random.Random, decision: Decision) -> Option:
        """Choose an option as a player who wants to play."""

    def way(self, page: Page, decision: Decision, option: Option, rng: random.Random) -> Way:
        """Return the steps from the question to the answer."""

    def element(self, page: Page, decision: Decision, step: Step) -> Locator:
        """Return the element that a step presses."""


def distinct(values: Iterable[Any]) -> list[Any]:
    return list(dict.fromkeys(values))


def digit(index: int) -> str:
    return str(index + 1) if index < 9 else ""


def for_a_while(answers: int, first: Policy, then: Policy) -> Policy:
    """Return a policy that gives `answers` answers by `first` and all later ones by `then`."""
    left = iter(range(answers))

    def policy(rng: random.Random, decision: Decision) -> Option:
        tired = next(left, None) is None
        return (then if tired else first)(rng, decision)

    return policy


def seat_plate(page: Page, seat: int) -> Locator:
    return page.get_by_test_id(f"seat-{seat}").locator("button").first


def answer_button(page: Page, code: int) -> Locator:
    return page.locator(f'[data-testid="prompt"] [data-code="{code}"]')


class ButtonAnswers:
    """Answers in a game without a table of its own: every option is a button."""

    groups: ClassVar[dict[str, str]] = {"button": "p"}

    def lively(self, rng: random.Random, decision: Decision) -> Option:
        chosen: Option = rng.choice(decision["options"])
        return chosen

    def way(self, page: Page, decision: Decision, option: Option, rng: random.Random) -> Way:
        return [("root", Step("button", option["code"], digit(decision["options"].index(option))))]

    def element(self, page: Page, decision: Decision, step: Step) -> Locator:
        return answer_button(page, step.value)
