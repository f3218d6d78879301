"""What playing at the page has in common in all games: steps of an answer, and who knows how to give it."""

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
    """One thing to point at."""

    what: Literal["card", "button", "seat", "die", "slot", "table"]
    value: int  # card id, option code, seat, position of the die, slot of a character
    key: str  # its key, "" where it has none
    surely: bool = False  # pressed by its key, never walked to


Way = list[tuple[str, Step]]  # each step of the prompt, and what to point at there


class Answers(Protocol):
    """How a person answers the questions of one game."""

    groups: ClassVar[dict[str, str]]  # kind of thing -> the key that leads to where these things lie

    def lively(self, rng: random.Random, decision: Decision) -> Option:
        """An answer of somebody who wants to play."""

    def way(self, page: Page, decision: Decision, option: Option, rng: random.Random) -> Way:
        """From the question to the answer."""

    def element(self, page: Page, decision: Decision, step: Step) -> Locator:
        """What to point at."""


def distinct(values: Iterable[Any]) -> list[Any]:
    return list(dict.fromkeys(values))


def digit(index: int) -> str:
    return str(index + 1) if index < 9 else ""


def for_a_while(answers: int, first: Policy, then: Policy) -> Policy:
    """That many answers of the one kind, then of the other."""
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
    """Of a game without a table of its own: every option is a button."""

    groups: ClassVar[dict[str, str]] = {"button": "p"}

    def lively(self, rng: random.Random, decision: Decision) -> Option:
        chosen: Option = rng.choice(decision["options"])
        return chosen

    def way(self, page: Page, decision: Decision, option: Option, rng: random.Random) -> Way:
        return [("root", Step("button", option["code"], digit(decision["options"].index(option))))]

    def element(self, page: Page, decision: Decision, step: Step) -> Locator:
        return answer_button(page, step.value)
