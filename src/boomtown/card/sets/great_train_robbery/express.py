"""Express Car: ends the turn and starts another one. Rules: great_train_robbery.md 5.12 and 5.13."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from boomtown.card.rules.reasons import WHY_NO_OFFER
from boomtown.card.rules.turn import EndTurn, Turn, cut_turn, turn_now
from boomtown.card.sets.great_train_robbery.wagons import wagon
from boomtown.card.sets.targets import Untargeted
from boomtown.card.step import Step
from boomtown.card.text import Text, kind, text

if TYPE_CHECKING:
    from boomtown.card.game import Bang

EXPRESS = "Express Car"


def is_extra(g: Bang) -> bool:
    """Return whether the current turn is an extra one, in which no other can be gained."""
    turn = turn_now(g)
    return turn is not None and turn.extra


class NoExtraTurn(Untargeted):
    def codes(self, g: Bang, me: int, code: int) -> list[int]:
        return [] if is_extra(g) else [code]


def why_no_express(g: Bang, me: int) -> Text | None:
    return text("why-extra-turn", card=kind(EXPRESS)) if is_extra(g) else None


WHY_NO_OFFER[EXPRESS] = why_no_express


@wagon(EXPRESS, 300, "Ex", aim=NoExtraTurn())
def express_car(g: Bang, me: int, card: int, to: int, of: int) -> None:
    """Discard the whole hand, end the turn and start another one. [great_train_robbery 5.12]"""
    hand = g.state.hands[me][:]
    for held in hand:
        g.spend(me, held)
    if hand:
        g.note("discard", how="forced", who=me, cards=hand, count=len(hand), cause="cost")
    g.stack.append(Depart(me))


@dataclass
class Depart(Step):
    """End of this turn without phase 3 after all due steps. It counts as extra, so hooks grant no further turn."""

    who: int

    def run(self, g: Bang) -> None:
        cut_turn(g)
        g.note("extra", "helps", who=self.who)
        g.stack.append(g.rewritten(Turn(self.who, 0, True)))
        if EndTurn in g.state.index.after:
            g.stack.append(EndTurn(self.who, True))
