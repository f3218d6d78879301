"""Characters of Wild West Show without a module of their own. Rules: wild_west_show.md."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from boomtown.card.cards import KIND, KINDS, named
from boomtown.card.codes import NO_CARD, V_CHOOSE, V_USE, at, card_of, seat_of
from boomtown.card.folds import BARRED, NO_MISSED, PAY
from boomtown.card.hooks import after, folds, offers, rewrites
from boomtown.card.questions import Question, declare
from boomtown.card.rules.draw_check import CHECKS, Check, Checked, Counted
from boomtown.card.rules.handing_over import give, pass_over
from boomtown.card.rules.lives import Eliminate
from boomtown.card.rules.phase_1 import DrawPhase
from boomtown.card.rules.prices import PRICES, Price
from boomtown.card.rules.reasons import WHY_NO_OFFER, WHY_NOT_AT
from boomtown.card.rules.steps import BANG, MISSED
from boomtown.card.rules.turn import DiscardPhase
from boomtown.card.sets.declare_cards import character
from boomtown.card.sets.wild_west_show.shared import OF_SET, in_force
from boomtown.card.step import Prompt, Step
from boomtown.card.text import Text, named_thing, seat, text
from boomtown.kernel.frame import Ask, altered

if TYPE_CHECKING:
    from boomtown.card.game import Bang

character("Big Spencer", 9, OF_SET, number=210, code="Spencer", first_hand=5)


@folds(BARRED, "Big Spencer")
def big_spencer(g: Bang, me: int, reason: Text | None, play: tuple[int, str]) -> Text | None:
    """Forbid Missed! cards and cards that count as one, except BANG! cards in a Showdown. [Big Spencer 2]"""
    card, name = play
    shown = in_force(g, "Showdown") and g.state.serves(me, card, BANG) and KIND[card] != MISSED
    if shown or (name != MISSED and not KINDS[name].missed_card):
        return reason
    return text("why-never-plays", source=named_thing("Big Spencer"))


@folds(NO_MISSED, "Big Spencer")
def no_missed(g: Bang, me: int, found: bool, of: None = None) -> bool:
    """Forbid wagons that count as a Missed! too. [wild_west_show, Big Spencer 2]"""
    return True


character("Flint Westwood", 4, OF_SET, number=211, code="Flint")


@offers("Flint Westwood")
def flint_westwood(g: Bang, me: int, code: int | None) -> list[int]:
    """Offer a card of the hand for two of another hand, once in a turn. [wild_west_show, Flint Westwood]"""
    s = g.state
    if code is not None:
        s.used |= {"Flint Westwood"}
        g.note("use", "harms", who=me, cause="Flint Westwood", to=seat_of(code))
        g.push(Barter(me, seat_of(code)))
        return []
    if "Flint Westwood" in s.used or not s.hands[me]:
        return []
    return [V_USE | NO_CARD | named("Flint Westwood") | at(p) for p in s.index.order if p != me and s.hands[p]]


def why_no_barter(g: Bang, me: int, to: int) -> Text:
    if to == me:
        return text("why-not-yourself")
    return text("why-nothing-to-take" if g.state.alive[to] else "why-out", to=seat(to))


PRICES["Flint Westwood"] = Price(cards=1)
WHY_NOT_AT["Flint Westwood"] = why_no_barter
WHY_NO_OFFER["Flint Westwood"] = lambda g, me: (
    text("why-cards-needed", n=1) if not g.state.hands[me] else text("why-nobody-has-cards")
)

ASK_BARTER = declare(
    Question("barter", 47, of_set="wild_west_show", completes=True, gives_up=True, sign="shaking-hands")
)


@dataclass
class Barter(Step):
    """Choice by `me` of the card that goes to `to`; the two cards for it are taken first."""

    me: int
    to: int

    def run(self, g: Bang) -> Ask:
        return Ask(self.me, ASK_BARTER, [V_CHOOSE | c for c in g.state.hands[self.me]], public=True)

    def prompt(self, g: Bang) -> Prompt:
        return Prompt({"source": named_thing("Flint Westwood"), "to": seat(self.to)}, source="Flint Westwood")

    def take(self, g: Bang, choice: int) -> None:
        me, to, hands = self.me, self.to, g.state.hands
        for _ in range(2):
            if hands[to]:
                g.take(me, to, g.pick(hands[to]), "Flint Westwood", "random")
        give(g, me, to, card_of(choice))


character("Gary Looter", 5, OF_SET, number=212, code="Looter")


@rewrites(DiscardPhase, "Gary Looter")
def gary_looter(g: Bang, me: int, phase: DiscardPhase) -> Step:
    """Take the excess cards of other players. Of two owners, the nearer one on the left of the discarding player takes
    them.

    [wild_west_show, Gary Looter]
    """
    takers = {owner for owner, name, _ in g.state.index.rewrite[DiscardPhase] if name == "Gary Looter"}
    looter = next((p for p in g.state.others(phase.who) if p in takers), -1)
    return LootedPhase(phase.who, looter) if looter >= 0 else phase


@dataclass
class LootedPhase(DiscardPhase):
    """Phase 3 in which another player takes the discarded cards."""

    looter: int

    def part_with(self, g: Bang, card: int) -> None:
        who = self.who
        if not g.state.alive[self.looter]:
            g.pay(who, card, "limit")
        elif PAY not in g.state.index.fold or not g.fold(PAY, who, False, (card, "limit")):
            pass_over(g, who, self.looter, card, "Gary Looter")


character("John Pain", 4, OF_SET, number=214, code="Pain")
MOST_FOR_PAIN = 6


@after(Checked, "John Pain")
def john_pain(g: Bang, me: int, checked: Checked) -> Step | None:
    """Take the card of each check after all its effects. [wild_west_show, John Pain]"""
    return TakeChecked(me, (checked.card,)) if checked.card >= 0 else None


@after(Counted, "John Pain")
def john_pain_of_several(g: Bang, me: int, counted: Counted) -> Step | None:
    """Take the cards one by one, in the order turned up. [wild_west_show, John Pain 3]"""
    return TakeChecked(me, counted.cards) if counted.cards else None


@dataclass
class TakeChecked(Step):
    """Taking of checked cards. Cards that a shuffle has moved meanwhile stay in the deck."""

    who: int
    cards: tuple[int, ...]

    def run(self, g: Bang) -> None:
        s, who = g.state, self.who
        for card in self.cards:
            if s.alive[who] and len(s.hands[who]) < MOST_FOR_PAIN and g.salvage(who, card):
                g.note("take", how="forced", who=who, card=card, zone="discard", cause="John Pain")


character("Teren Kill", 3, OF_SET, number=216, code="Teren")
CHECKS["Teren Kill"] = lambda suit, rank: suit != "spades"


@rewrites(Eliminate, "Teren Kill")
def teren_kill(g: Bang, me: int, out: Eliminate) -> Step:
    """Check before the elimination: except on spades, the player stays in the game. [wild_west_show, Teren Kill]"""
    return StayOrGo(out) if out.who == me and me not in g.state.course.ghosts else out


@dataclass
class StayOrGo(Step):
    out: Eliminate

    def run(self, g: Bang) -> None:
        g.stack.append(self)
        g.push(Check(self.out.who, "Teren Kill"))

    def result(self, g: Bang, value: bool) -> None:
        who = self.out.who
        if not value:
            g.stack.append(self.out)
            return
        g.state.life[who] = 1
        g.note("survive", "helps", "random", who=who, life=1, cause="Teren Kill")
        g.draw(who, 1, "Teren Kill")


character("Youl Grinner", 4, OF_SET, number=217, code="Youl")


@rewrites(DrawPhase, "Youl Grinner")
def youl_grinner(g: Bang, me: int, phase: DrawPhase) -> Step:
    """Let each player with a larger hand give a card before the draw. [wild_west_show, Youl Grinner]

    Without a draw (Hard Liquor, Peyote) there are no gifts.
    """
    hands = g.state.hands
    givers = tuple([p for p in g.state.others(me) if len(hands[p]) > len(hands[me])])
    return Gifts(me, givers, phase) if phase.who == me and givers else phase


ASK_GIFT = declare(Question("gift", 48, of_set="wild_west_show", gives_up=True, sign="hand"))


@dataclass
class Gifts(Step):
    """Gifts of one card each by `givers` to `to`; then the step `draw`."""

    to: int
    givers: tuple[int, ...]
    draw: Step | None = None

    def run(self, g: Bang) -> Ask | None:
        if not g.state.alive[self.to]:
            return None
        if not self.givers:
            if self.draw is not None:
                g.stack.append(self.draw)
            return None
        who = self.givers[0]
        if g.state.hands[who]:
            return Ask(who, ASK_GIFT, [V_CHOOSE | c for c in g.state.hands[who]], public=True)
        g.stack.append(altered(self, givers=self.givers[1:]))
        return None

    def prompt(self, g: Bang) -> Prompt:
        return Prompt({"source": named_thing("Youl Grinner"), "to": seat(self.to)}, self.to, "Youl Grinner")

    def take(self, g: Bang, choice: int) -> None:
        who = self.givers[0]
        give(g, who, self.to, card_of(choice))
        g.stack.append(altered(self, givers=self.givers[1:]))
        g.settle(who)
