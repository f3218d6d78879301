"""Somebody who plays at the page, with the mouse or with the keyboard alone.

What to answer is decided from the question as the server sent it; how to answer is what a person does: pick a card,
point at a seat, press a button. After each step the page must ask for the next one, so a page that gets stuck fails
the test.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, Literal

from playwright.sync_api import Error, Locator, Page, Position, expect

from tests.e2e.wire import wire_of

Option = dict[str, Any]
Decision = dict[str, Any]
# of a card in a full hand only the left edge is free
LEFT_EDGE: Position = {"x": 12, "y": 40}
POWER_KEYS = "ABCDFGJK"  # of the powers to use in my turn
Policy = Callable[[random.Random, Decision], Option]
Thing = tuple[Any, ...]
MAYBE = ("ability", "event", "exchange")  # a "no" is as good an answer as a "yes"


@dataclass(frozen=True)
class Step:
    """One thing to point at: a card of the hand, a button of the prompt (or the card that stands for it), a seat."""

    what: Literal["card", "button", "seat"]
    value: int  # card id, option code or seat
    key: str  # its key, "" where it has none


def lively(rng: random.Random, decision: Decision) -> Option:
    """Plays cards while there are any, defends itself when it can; otherwise anything goes."""
    options: list[Option] = decision["options"]
    if decision["why"] == "play":
        acts = [option for option in options if option["verb"] == "play"]
        uses = [option for option in options if option["verb"] == "use"]
        if acts and rng.random() < 0.9:
            others = [option for option in acts if option.get("to") != decision["who"]]
            return rng.choice(others if others and rng.random() < 0.9 else acts)
        return rng.choice(uses) if uses and rng.random() < 0.5 else options[-1]
    if decision["why"] in MAYBE:
        return rng.choice(options)
    answers = [option for option in options if option["verb"] != "pass"]
    return rng.choice(answers or options)


def resigned(rng: random.Random, decision: Decision) -> Option:
    """Takes every hit and heals nothing: the way to the end where only the end matters."""
    options: list[Option] = decision["options"]
    shots = [one for one in options if one["verb"] == "play" and one.get("to") not in (None, decision["who"])]
    if decision["why"] == "play":
        return rng.choice(shots) if shots else options[-1]
    return next((one for one in options if one["verb"] == "pass"), None) or rng.choice(options)


def lively_for(answers: int) -> Policy:
    """Lively for that many answers, then resigned."""
    left = iter(range(answers))

    def policy(rng: random.Random, decision: Decision) -> Option:
        tired = next(left, None) is None
        return resigned(rng, decision) if tired else lively(rng, decision)

    return policy


def way(decision: Decision, option: Option, hand: list[int]) -> list[tuple[str, Step]]:
    """From the question to the answer: each step of the prompt, and what to point at there."""
    playing = decision["why"] == "play"
    buttons = root_buttons(decision)
    first = thing_of(decision, option)
    if first is None:  # its own button is the whole answer
        key = "E" if option["verb"] == "end" else digit(buttons.index(option))
        return [("root", Step("button", option["code"], key))]
    left = [one for one in decision["options"] if thing_of(decision, one) == first]
    if first[0] == "card":
        steps = [("root", Step("card", option["card"], digit(hand.index(option["card"]))))]
    else:
        at = buttons.index(left[0])
        steps = [("root", Step("button", left[0]["code"], POWER_KEYS[at : at + 1] if playing else digit(at)))]

    kinds = distinct(one.get("as") for one in left)
    if len(kinds) > 1:
        left_as = [one for one in left if one.get("as") == option.get("as")]
        steps.append(("as", Step("button", left_as[0]["code"], digit(kinds.index(option.get("as"))))))
        left = left_as
    if option.get("to") is not None:
        steps += aim(decision, option, left)
        left = [one for one in left if one.get("to") == option["to"]]
    if len(distinct(one.get("of") for one in left)) > 1:
        steps.append(("of", Step("button", option["code"], digit(left.index(option)))))
    elif playing and option.get("to") is None and (option["verb"] == "play" or option.get("on") is not None):
        steps.append(("confirm", Step("button", option["code"], "1")))
    return steps


def aim(decision: Decision, option: Option, left: list[Option]) -> list[tuple[str, Step]]:
    """At a seat; at oneself, where that does not help, only when told twice."""
    me = decision["who"]
    seats = sorted({one["to"] for one in left if "to" in one}, key=lambda seat: (seat <= me, seat))  # clockwise
    step = ("to", Step("seat", option["to"], digit(seats.index(option["to"]))))
    return [step, step] if option["to"] == me and option["nature"] != "helps" else [step]


def root_buttons(decision: Decision) -> list[Option]:
    """The options that stand as buttons at first: cards of my turn do not, what branches later does once."""
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
    """What is pointed at first and may lead to several options; None where the answer is one button."""
    if option["verb"] == "play" and decision["why"] == "play":
        return ("card", option["card"])
    if option["verb"] == "use":
        return ("power", option.get("source"), option.get("on"))
    if option["verb"] == "draw" and isinstance(option.get("of"), int):
        return ("in play",)
    return None


def distinct(values: Iterable[Any]) -> list[Any]:
    return list(dict.fromkeys(values))


def digit(index: int) -> str:
    return str(index + 1) if index < 9 else ""


class Player:
    """Plays at one page; `policy` chooses, `hands` do."""

    def __init__(
        self, page: Page, *, keyboard: bool = False, policy: Policy = lively, seed: int = 1, tap: bool = False
    ) -> None:
        self.page = page
        self.wire = wire_of(page)
        self.keyboard = keyboard
        self.tap = tap
        self.policy = policy
        self.rng = random.Random(seed)
        self.done: Counter[str] = Counter()  # what was done: "play", "play-to", "use", "discard", ...
        self.answered = -1  # the move answered last

    # ---- what the page shows ----

    @property
    def result(self) -> Locator:
        return self.page.get_by_test_id("result")

    def prompt(self, more: str = "") -> Locator:
        return self.page.locator(f'[data-testid="prompt"][data-move]{more}')

    def wait_asked(self, patience: float = 90) -> bool:
        """Wait for a question of mine not answered yet, or for the end; tells whether it is a question."""
        fresh = self.prompt(f':not([data-move="{self.answered}"])')
        expect(fresh.or_(self.result).first).to_be_visible(timeout=patience * 1000)
        return not self.result.is_visible()

    def decision(self) -> Decision:
        """The question the page shows now."""
        move = int(self.prompt().get_attribute("data-move") or -1)
        for state in reversed(self.wire.states()):
            if state["decision"] and state["decision"]["move"] == move:
                return dict(state["decision"])
        raise AssertionError(f"the page shows a question of move {move} that the server did not ask")

    def hand(self) -> list[int]:
        """My cards as they lie on the screen."""
        cards = self.page.get_by_test_id("hand-card").evaluate_all("all => all.map(one => Number(one.dataset.card))")
        return [int(card) for card in cards]

    # ---- what it does ----

    def answer(self, option: Option | None = None) -> Option:
        """Answer the question the page shows; with `option` that way."""
        decision = self.decision()
        move = decision["move"]
        if option is None:
            option = self.policy(self.rng, decision)
        steps = way(decision, option, self.hand())
        try:
            for name, step in steps:
                expect(self.prompt(f'[data-move="{move}"][data-step="{name}"]')).to_be_visible()
                if self.keyboard:
                    self.press(step)
                else:
                    self.click(step)
            expect(self.prompt(f'[data-move="{move}"]')).to_have_count(0)
        except (AssertionError, Error) as stuck:
            heard = [message for message in self.wire.heard[-5:] if message["t"] == "error"]
            stuck.add_note(f"asked {decision['why']} (move {move}), on the way to {option}\nby {steps}\nheard {heard}")
            raise
        self.answered = move
        self.done["play-to" if option["verb"] == "play" and option.get("to") is not None else option["verb"]] += 1
        return option

    def click(self, step: Step) -> None:
        element = self.element(step)
        place = LEFT_EDGE if element.get_attribute("data-card") else None
        if self.tap:
            element.tap(position=place)
        else:
            element.click(position=place)

    def element(self, step: Step) -> Locator:
        if step.what == "card":
            return self.page.locator(f'[data-testid="hand-card"][data-card="{step.value}"]')
        if step.what == "seat":
            return self.page.get_by_test_id(f"seat-{step.value}").locator("button").first
        button = self.page.locator(f'[data-testid="prompt"] [data-code="{step.value}"]')
        if button.count():
            return button
        # where many cards can be chosen on a phone, the cards themselves are the buttons
        option = next(one for one in self.decision()["options"] if one["code"] == step.value)
        card = option["of"] if isinstance(option.get("of"), int) else option["card"]
        mine = f'button[data-card="{card}"]:is([data-testid="hand-card"], [data-testid="laid-card"])'
        return self.page.locator(f'{mine}, [data-testid="table-card"][data-card="{card}"] button')

    def press(self, step: Step) -> None:
        """Its own key, or a walk with the arrow keys and Enter."""
        if step.key and (step.what == "seat" or step.key in POWER_KEYS + "E" or self.rng.random() < 0.5):
            self.page.keyboard.press(step.key.lower())
            return
        self.page.keyboard.press("h" if step.what == "card" else "p")
        self.walk_to(self.element(step))
        self.page.keyboard.press("Enter")

    def walk_to(self, element: Locator) -> None:
        """Arrow right until it has the focus."""
        for _ in range(40):
            if element.evaluate("one => one === document.activeElement"):
                return
            self.page.keyboard.press("ArrowRight")
        raise AssertionError(f"{element} cannot be reached with the arrow keys")

    def play_some(self, answers: int) -> bool:
        """Answer that many questions, fewer when the game ends before; tells whether it did."""
        goal = self.done.total() + answers
        return self.play(until=lambda: self.done.total() >= goal)

    def play(self, until: Callable[[], bool] = lambda: False, limit: int = 2000) -> bool:
        """Answer every question until the end of the game, or until `until`; tells whether it is the end."""
        for _ in range(limit):
            if not self.wait_asked():
                return True
            if until():
                return False
            self.answer()
        raise AssertionError(f"no end after {limit} answers")
