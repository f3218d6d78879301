"""Random cards of a hand. The player who takes or discards one sees the backs (duel, random cards)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from boomtown.duel.cards import BACK, LAW, OUTLAWS
from boomtown.duel.codes import BACK_HOW, CHOOSE, HOW_AT, how_of
from boomtown.duel.decks import forget, spend
from boomtown.duel.questions import Question, declare
from boomtown.duel.step import Prompt, Step, asks, source_name
from boomtown.duel.waiting import robbed
from boomtown.kernel.frame import Ask
from boomtown.kernel.text import seat

if TYPE_CHECKING:
    from boomtown.duel.game import Duel

ASK_BACK: Final = declare(Question("back", 1, tells=True))
BACKS: Final = tuple(CHOOSE | BACK_HOW + back << HOW_AT for back in (LAW, OUTLAWS))


@dataclass
class AtRandom(Step):
    """`by` takes or discards a random card from the hand of `of`."""

    by: int
    of: int
    takes: bool
    source: int

    def run(self, g: Duel) -> Ask | None:
        hand = g.state.hands[self.of]
        if not hand:
            return None
        first = BACK[hand[0]]
        for card in hand:
            if BACK[card] != first:
                return Ask(self.by, ASK_BACK, [*BACKS], public=True)
        self._pick(g, first)
        return None

    def prompt(self, g: Duel) -> Prompt:
        return asks(self.source, to=seat(self.of))

    def take(self, g: Duel, choice: int) -> None:
        self._pick(g, how_of(choice) - BACK_HOW)

    def _pick(self, g: Duel, back: int) -> None:
        s = g.state
        among = [card for card in s.hands[self.of] if BACK[card] == back]
        s.draws += 1
        card = among[g.chance.choose(s.draws, among)]
        g.revealed = True
        if self.takes:
            forget(g, card)
            s.hands[self.of].remove(card)
            s.hands[self.by].append(card)
            s.seen |= 1 << card  # the previous owner knows it
            if g.log is not None:
                fields: dict[str, Any] = {"from": self.of, "eyes": [self.by, self.of]}
                cause = source_name(self.source)
                g.note("take", "harms", "random", who=self.by, card=card, zone="hand", cause=cause, **fields)
        else:
            spend(g, self.of, card, source_name(self.source), "harms", self.by)
        robbed(g, self.of)
