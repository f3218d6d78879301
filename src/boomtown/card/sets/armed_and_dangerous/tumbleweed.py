"""Tumbleweed: repeats any check. Rules: armed_and_dangerous.md, Tumbleweed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from boomtown.card.codes import V_USE, card_of
from boomtown.card.hooks import rewrites
from boomtown.card.questions import Question, declare
from boomtown.card.rules.draw_check import Checked, Counted
from boomtown.card.sets.armed_and_dangerous.equipment import pay
from boomtown.card.sets.armed_and_dangerous.loads import OF_SET
from boomtown.card.sets.armed_and_dangerous.orange import orange, ready
from boomtown.card.step import Prompt, Step
from boomtown.card.text import named_thing, seat
from boomtown.kernel.frame import PASS, Ask

if TYPE_CHECKING:
    from boomtown.card.game import Bang

TUMBLEWEED = "Tumbleweed"
SEVERAL_CARDS = 2  # instead of bad (0) or good (1): a check of several cards gives lives
orange(TUMBLEWEED, "4C", number=235, first=195, code="Tw", loads=1)


@rewrites(Checked, TUMBLEWEED)
def tumbleweed(g: Bang, me: int, checked: Checked) -> Step:
    """Offer a repetition after each check, before it takes effect. [armed_and_dangerous 5.5, 5.6]"""
    return MayRepeat(me, checked)


@rewrites(Counted, TUMBLEWEED)
def tumbleweed_of_several(g: Bang, me: int, counted: Counted) -> Step:
    """Offer a repetition of a check of several cards as a whole. [armed_and_dangerous 5.7]"""
    return MayRepeat(me, counted)


ASK_AGAIN = declare(Question("check_again", 58, of_set=OF_SET, may_pass=True, sign="turn-up"))


@dataclass
class MayRepeat(Step):
    """Offer to `who` to repeat the whole check for a load. [armed_and_dangerous 5.5 to 5.7]"""

    who: int
    checked: Checked | Counted

    def run(self, g: Bang) -> Ask | None:
        card = ready(g, self.who, TUMBLEWEED) if g.state.alive[self.who] else -1
        if card >= 0:
            return Ask(self.who, ASK_AGAIN, [V_USE | card, PASS], public=True)
        g.stack.append(self.checked)
        return None

    def prompt(self, g: Bang) -> Prompt:
        of = self.checked
        args = {
            "by": seat(of.who),
            "source": named_thing(of.cause),
            "own": int(of.who == self.who),
        }
        if isinstance(of, Counted):
            return Prompt(args | {"good": SEVERAL_CARDS, "n": of.lives}, of.who, of.cause)
        args |= {"good": int(of.good), "n": 0}
        if of.card >= 0:
            args["card"] = {"card": of.card}
        return Prompt(args, of.who, of.cause, of.card if of.card >= 0 else None)

    def take(self, g: Bang, choice: int) -> None:
        of = self.checked
        if choice == PASS:
            g.stack.append(of)
            return
        g.note("use", "neutral", who=self.who, cause=TUMBLEWEED, card=card_of(choice), to=of.who)
        g.push(of.again())
        pay(g, self.who, card_of(choice))
