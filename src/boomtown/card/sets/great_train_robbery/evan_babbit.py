"""Evan Babbit: diverts a BANG! card to another player. Rules: great_train_robbery.md 8.2 and 8.3."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from boomtown.card.cards import SUIT, named
from boomtown.card.codes import NO_CARD, TARGET, V_USE, card_of, seat_of
from boomtown.card.hooks import answers
from boomtown.card.rules.shots import PASSING_ON, Shoot, missed_needed
from boomtown.card.rules.steps import ASK_PAY
from boomtown.card.sets.declare_cards import character
from boomtown.card.sets.great_train_robbery.shared import OF_SET, discards, in_hand
from boomtown.card.step import Prompt, Step
from boomtown.card.text import named_thing
from boomtown.kernel.frame import Ask, altered

if TYPE_CHECKING:
    from boomtown.card.game import Bang

EVAN: Final = "Evan Babbit"
character(EVAN, 4, OF_SET, number=330, code="Evan")


def same_suit(g: Bang, me: int, shot: Shoot) -> list[int]:
    """Return the cards of the hand with the suit of the BANG! card. A wagon used as one has no suit."""
    if shot.card < 0 or not SUIT[shot.card]:
        return []
    suit = g.suit(shot.card)
    return [c for c in in_hand(g, me) if g.suit(c) == suit]


PASSING_ON.add(EVAN)


@answers(EVAN)
def evan_babbit(g: Bang, me: int, shot: Shoot, code: int | None) -> list[int]:
    """Offer a player at distance 1, except the shooter, as the new target."""
    if code is not None:
        g.stack.append(PayDiversion(me, seat_of(code), shot))
        return [code]
    if not shot.is_bang_card or not same_suit(g, me, shot):
        return []
    seats = [p for p in g.state.index.sees(me).near if p not in (me, shot.src)]
    power = V_USE | NO_CARD | named(EVAN)
    return [power | TARGET[p] for p in seats if not g.unaffected(p, shot.src, shot.card)]


@dataclass
class PayDiversion(Step):
    """Choice by `me` of the card to pay; then `to` must answer the whole shot."""

    me: int
    to: int
    shot: Shoot

    def run(self, g: Bang) -> Ask | None:
        cards = same_suit(g, self.me, self.shot)
        return Ask(self.me, ASK_PAY, discards(cards), len(g.state.hands[self.me]) == 1) if cards else None

    def prompt(self, g: Bang) -> Prompt:
        return Prompt({"source": named_thing(EVAN), "left": 1}, source=EVAN)

    def take(self, g: Bang, choice: int) -> None:
        shot = self.shot
        g.note("divert", "harms", who=self.me, to=self.to, by=shot.src)
        need = max(shot.need, missed_needed(g, shot.src))
        g.stack.append(altered(shot, dst=self.to, need=need, used=(), answers=(), evaded=False, as_missed=()))
        g.pay_for(self.me, card_of(choice), EVAN)
        g.spent(self.me, cause=EVAN)
