"""Player who plays at the page, with the mouse, by touch or with the keyboard alone.

A policy chooses the answer from the question that the server sent. The game turns it into steps at the page
(`answering`). After each step the page must ask for the next one, so a page that gets stuck fails the test.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable

from playwright.sync_api import Error, Locator, Page, Position, expect

from tests.e2e.answering.base import Answers, ButtonAnswers, Decision, Option, Policy, Step
from tests.e2e.answering.card import CardAnswers, hand, lively_for, resigned
from tests.e2e.answering.dice import DiceAnswers
from tests.e2e.answering.duel import DuelAnswers
from tests.e2e.message_log import messages_of
from tests.e2e.waiting import until_gone, until_there

__all__ = ["LEFT_EDGE", "Player", "lively_for", "resigned"]

PROMPT = '[data-testid="prompt"][data-move]'
# of a card in a full hand only the left edge is free
LEFT_EDGE: Position = {"x": 12, "y": 40}
ANSWERS: dict[str, Answers] = {"bang": CardAnswers(), "dice": DiceAnswers(), "duel": DuelAnswers()}


class Player:
    """Player at one page; `policy` chooses the answers."""

    def __init__(
        self, page: Page, *, keyboard: bool = False, policy: Policy | None = None, seed: int = 1, tap: bool = False
    ) -> None:
        self.page = page
        self.messages = messages_of(page)
        self.keyboard = keyboard
        self.tap = tap
        self.policy = policy
        self.rng = random.Random(seed)
        self.done: Counter[str] = Counter()  # what was done: "play", "play-to", "use", "discard", ...
        self.whys: Counter[str] = Counter()  # what was asked
        self.answered = -1  # the move answered last

    # ---- what the page shows ----

    @property
    def answers(self) -> Answers:
        return ANSWERS.get(self.messages.view["game"], ButtonAnswers())

    @property
    def result(self) -> Locator:
        return self.page.get_by_test_id("result")

    def prompt(self, more: str = "") -> Locator:
        return self.page.locator(f"{PROMPT}{more}")

    def wait_asked(self, patience: float = 90) -> bool:
        """Wait for a new question or for the end. Returns True for a question."""
        fresh = f'{PROMPT}:not([data-move="{self.answered}"]), [data-testid="result"]'
        until_there(self.page, fresh, patience)
        expect(self.page.locator(fresh).first).to_be_visible()
        return not self.result.is_visible()

    def heard_a_question(self) -> bool:
        """Return True if the server has asked a question without an answer; the page may need a moment to show it."""
        decision = self.messages.state["decision"] if self.messages.states() else None
        return decision is not None and decision["move"] != self.answered

    def decision(self) -> Decision:
        """Return the question that the page shows now."""
        move = int(self.prompt().get_attribute("data-move") or -1)
        for state in reversed(self.messages.states()):
            if state["decision"] and state["decision"]["move"] == move:
                return dict(state["decision"])
        raise AssertionError(f"the page shows a question of move {move} that the server did not ask")

    def hand(self) -> list[int]:
        """Return the cards of the hand in their order on the screen."""
        return hand(self.page)

    # ---- what it does ----

    def answer(self, option: Option | None = None) -> Option:
        """Answer the question the page shows; with `option` that way."""
        decision = self.decision()
        move = decision["move"]
        if option is None:
            option = (self.policy or self.answers.lively)(self.rng, decision)
        steps = self.answers.way(self.page, decision, option, self.rng)
        try:
            for name, step in steps:
                expect(self.prompt(f'[data-move="{move}"][data-step="{name}"]')).to_be_visible()
                self.do(decision, step)
            until_gone(self.page, f'{PROMPT}[data-move="{move}"]')
            expect(self.prompt(f'[data-move="{move}"]')).to_have_count(0)
        except (AssertionError, Error) as stuck:
            heard = [message for message in self.messages.heard[-5:] if message["t"] == "error"]
            stuck.add_note(f"asked {decision['why']} (move {move}), on the way to {option}\nby {steps}\nheard {heard}")
            raise
        self.answered = move
        self.whys[decision["why"]] += 1
        self.done["play-to" if option["verb"] == "play" and option.get("to") is not None else option["verb"]] += 1
        return option

    def do(self, decision: Decision, step: Step) -> None:
        """Carry out one step by mouse, touch or keyboard."""
        if self.keyboard:
            self.press(decision, step)
            return
        element = self.answers.element(self.page, decision, step)
        place = LEFT_EDGE if step.what != "table" and element.get_attribute("data-card") else None
        if self.tap:
            element.tap(position=place)
        else:
            element.click(position=place)

    def press(self, decision: Decision, step: Step) -> None:
        """Press the key of the step, or walk with the arrow keys and press Enter."""
        group = self.answers.groups.get(step.what)
        if step.key and (step.surely or group is None or self.rng.random() < 0.5):
            self.page.keyboard.press(step.key.lower())
            return
        element = self.answers.element(self.page, decision, step)
        if group:
            self.page.keyboard.press(group)
            self.walk_to(element)
        else:
            element.focus()
        self.page.keyboard.press("Enter")

    def walk_to(self, element: Locator) -> None:
        """Press the right arrow until the element has the focus."""
        for _ in range(40):
            if element.evaluate("one => one === document.activeElement"):
                return
            self.page.keyboard.press("ArrowRight")
        raise AssertionError(f"{element} cannot be reached with the arrow keys")

    def play_some(self, answers: int) -> bool:
        """Answer that many questions, fewer if the game ends before. Returns True at the end of the game."""
        goal = self.done.total() + answers
        return self.play(until=lambda: self.done.total() >= goal)

    def play(self, until: Callable[[], bool] = lambda: False, limit: int = 2000) -> bool:
        """Answer every question until the end of the game, or until `until`. Returns True at the end of the game."""
        for _ in range(limit):
            if not self.wait_asked():
                return True
            if until():
                return False
            self.answer()
        raise AssertionError(f"no end after {limit} answers")
