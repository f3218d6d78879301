"""Switch: exchanges two cards in play. Rules: great_train_robbery.md 7.14 and 7.15."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from boomtown.card.cards import COPIES, KIND, KINDS, WEAPONS
from boomtown.card.codes import NO_CARD, TARGET, V_CHOOSE, its, of_of, seat_of
from boomtown.card.questions import Question, declare
from boomtown.card.rules.steps import LeftPlay
from boomtown.card.sets.declare_cards import brown
from boomtown.card.sets.great_train_robbery.shared import OF_SET
from boomtown.card.sets.great_train_robbery.taking import barred_from
from boomtown.card.sets.targets import Untargeted
from boomtown.card.step import Prompt, Step
from boomtown.card.text import Text, kind, text
from boomtown.kernel.frame import Ask

if TYPE_CHECKING:
    from boomtown.card.game import Bang

SWITCH = "Switch"


def may_get(g: Bang, who: int, card: int, for_: int) -> bool:
    """Return whether a card may be in front of a seat in place of another. [great_train_robbery 7.15]"""
    s, name = g.state, KIND[card]
    table, copies = s.tables[who], COPIES[name]
    if not copies.isdisjoint(table) and not copies.isdisjoint([c for c in table if c != for_]):
        return False
    if barred_from(g, who, card):
        return False
    return not (KINDS[name].stops_turn and s.roles[who] == "sheriff")


def partners(g: Bang, me: int, mine: int) -> Iterator[tuple[int, int]]:
    """Yield (seat, card) for which a card of `me` may be exchanged."""
    s = g.state
    for p in s.others(me):
        for card in s.takeable(p):
            if may_get(g, me, card, mine) and may_get(g, p, mine, card):
                yield p, card


def has_partner(g: Bang, me: int, mine: int) -> bool:
    """Return whether an exchange is possible. The first card is usually enough."""
    for _ in partners(g, me, mine):
        return True
    return False


class OwnCards(Untargeted):
    """Own cards in play that may be exchanged for another player's card."""

    word = "self"

    def codes(self, g: Bang, me: int, code: int) -> list[int]:
        return [code | TARGET[me] | its(c) for c in g.state.takeable(me) if has_partner(g, me, c)]

    def why_not(self, g: Bang, me: int, card: int, to: int) -> Text:
        return text("why-nothing-to-switch")


@brown(SWITCH, "6H", number=291, first=262, code="Sw", aim=OwnCards(), of_set=OF_SET)
def switch(g: Bang, me: int, card: int, to: int, of: int) -> None:
    """Exchange an own card in play for another player's card. [great_train_robbery 7.14]"""
    g.push(ChooseOther(me, of))


ASK_SWITCH = declare(Question("switch", 87, of_set=OF_SET, completes=True, tells=True, gains=True, nature="harms"))


@dataclass
class ChooseOther(Step):
    """Choice by `me` of the card to get for `mine`."""

    me: int
    mine: int

    def run(self, g: Bang) -> Ask | None:
        if self.mine not in g.state.tables[self.me]:
            return None
        options = [V_CHOOSE | NO_CARD | TARGET[p] | its(card) for p, card in partners(g, self.me, self.mine)]
        return Ask(self.me, ASK_SWITCH, options, public=True) if options else None

    def prompt(self, g: Bang) -> Prompt:
        return Prompt({"source": kind(SWITCH), "card": {"card": self.mine}}, source=SWITCH, card=self.mine)

    def take(self, g: Bang, choice: int) -> None:
        exchange(g, self.me, self.mine, seat_of(choice), of_of(choice))


def exchange(g: Bang, me: int, mine: int, to: int, theirs: int) -> None:
    """Exchange the cards. Both stay in play; an older weapon is discarded, a green card waits again."""
    s = g.state
    for seat, card, other in ((me, theirs, mine), (to, mine, theirs)):
        if card in WEAPONS:
            for old in [c for c in s.tables[seat] if c != other and c in WEAPONS]:
                g.throw(seat, old, "replaced", how="forced")
    g.pass_on(me, to, mine)
    g.pass_on(to, me, theirs)
    s.laid = (*s.laid, mine, theirs)
    g.note("switch", "harms", who=me, to=to, card=mine, of=theirs)
    if LeftPlay in s.index.after:
        g.followed(LeftPlay(to, theirs))
        g.followed(LeftPlay(me, mine))
