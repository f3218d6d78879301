"""Events of A Fistful of Cards that change phases and turns, Hard Liquor to A Fistful of Cards. Rules: fistful.md."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from boomtown.card.cards import COLOURS, NAMES, Way, add_way, named
from boomtown.card.codes import NO_CARD, V_CHOOSE, V_DISCARD, V_USE, at, card_of, its, name_of, of_of, seat_of
from boomtown.card.folds import PAY, PHASE_CARD
from boomtown.card.hooks import after, at_start, folds, offers, rewrites
from boomtown.card.questions import Question, declare
from boomtown.card.rules.draw_check import CHECKS, Check
from boomtown.card.rules.event_deck import Hail, OfferEvent, Reveal, enters
from boomtown.card.rules.lives import Hurt
from boomtown.card.rules.phase_1 import DrawEnd, DrawPhase
from boomtown.card.rules.prices import PRICES, Price
from boomtown.card.rules.reasons import WHY_NO_OFFER, WHY_NOT_AT
from boomtown.card.rules.shots import Cancelled, Shoot, bang_cards, missed_needed
from boomtown.card.rules.steps import ASK_PAY, MISSED, DrawCards
from boomtown.card.rules.turn import EndTurn, grant_turn
from boomtown.card.sets.declare_cards import event
from boomtown.card.sets.fistful.shared import OF_SET, START, bangs_needed, of_event
from boomtown.card.sets.paid_shot import no_effect_on
from boomtown.card.step import Prompt, Step
from boomtown.card.text import Text, seat, text
from boomtown.kernel.frame import PASS, Ask, altered

if TYPE_CHECKING:
    from boomtown.card.game import Bang

event("Hard Liquor", OF_SET, "phase_1", number=108, code="Liquor")


@rewrites(DrawPhase, "Hard Liquor")
def hard_liquor(g: Bang, _: int, phase: DrawPhase) -> Step:
    """Offer 1 life instead of phase 1. [fistful, Hard Liquor]"""
    s, who = g.state, phase.who
    if "Hard Liquor" in s.used or s.life[who] >= s.max_life[who] or who in s.course.ghosts:
        return phase
    s.used |= {"Hard Liquor"}
    return OfferEvent(who, "Hard Liquor", DrinkUp(who), DrawPhase(who))


@dataclass
class DrinkUp(Step):
    who: int

    def run(self, g: Bang) -> None:
        g.heal(self.who, 1, "Hard Liquor")


event("Abandoned Mine", OF_SET, "phase_1", number=109, code="Mine")


@folds(PHASE_CARD, "Abandoned Mine")
def abandoned_mine(g: Bang, me: int, card: int, _: None) -> int:
    """Draw from the discard pile in phase 1. [fistful, Abandoned Mine]"""
    found = g.top_discard()
    if found < 0:
        return card
    g.state.remember("mine", 1)
    return found


@folds(PAY, "Abandoned Mine")
def buried(g: Bang, me: int, done: bool, discard: tuple[int, str]) -> bool:
    """Put discards of a player who drew there face down on the deck in that turn. [fistful, Abandoned Mine 3]"""
    s = g.state
    if me != s.turn or not s.noted.get("mine"):
        return done
    card = discard[0]
    g.bury(me, card)
    g.note("bury", who=me, cards=[card], count=1, cause=discard[1], eyes=(me,))
    return True


event("Peyote", OF_SET, "phase_1", number=110, code="Peyote")


@rewrites(DrawPhase, "Peyote")
def peyote(g: Bang, _: int, phase: DrawPhase) -> Step:
    """Replace the draw by guesses of the colour, card by card. [fistful, Peyote]"""
    return GuessColour(phase.who, 0)


ASK_COLOUR = declare(Question("colour", 20))


@dataclass
class GuessColour(Step):
    who: int
    right: int

    def run(self, g: Bang) -> Ask | None:
        s = g.state
        if not s.deck and not s.discard:
            return None
        return Ask(self.who, ASK_COLOUR, [V_CHOOSE | NO_CARD | named(colour) for colour in COLOURS], public=True)

    def prompt(self, g: Bang) -> Prompt:
        return Prompt({"source": of_event("Peyote"), "n": self.right}, source="Peyote")

    def take(self, g: Bang, choice: int) -> None:
        colour, card = NAMES[name_of(choice)], g.flip()
        good = g.suit(card) in COLOURS[colour]
        g.note("colour", how="random", who=self.who, colour=colour, card=card, good=good)
        if good:
            g.gain(self.who, card)
            g.stack.append(GuessColour(self.who, self.right + 1))
        else:
            g.drop(card)


event("Ranch", OF_SET, "phase_1_end", number=111, code="Ranch")


@after(DrawEnd, "Ranch")
def ranch(g: Bang, _: int, end: DrawEnd) -> Step | None:
    """Offer the exchange of any number of cards after the draw. [fistful, Ranch]"""
    return OfferEvent(end.who, "Ranch", Exchange(end.who)) if g.state.hands[end.who] else None


ASK_EXCHANGE = declare(Question("exchange", 18, completes=True, gives_up=True, may_pass=True, sign="discard"))


@dataclass
class Exchange(Step):
    """Choice of the cards, one by one, then the draw of the same number."""

    who: int
    count: int = 0

    def run(self, g: Bang) -> Ask | None:
        hand = g.state.hands[self.who]
        if not hand:
            g.push(DrawCards(self.who, self.count, "Ranch"))
            return None
        return Ask(self.who, ASK_EXCHANGE, [*(V_DISCARD | c for c in hand), PASS], public=True)

    def prompt(self, g: Bang) -> Prompt:
        return Prompt({"source": of_event("Ranch"), "n": self.count}, source="Ranch")

    def take(self, g: Bang, choice: int) -> None:
        if choice == PASS:
            g.push(DrawCards(self.who, self.count, "Ranch"))
        else:
            g.throw(self.who, card_of(choice), "cost")
            g.stack.append(Exchange(self.who, self.count + 1))


event("Ricochet", OF_SET, "round", number=112, code="Ricochet")
add_way("Ricochet", Way("use", at_cards=True))


@offers("Ricochet")
def ricochet(g: Bang, me: int, code: int | None) -> list[int]:
    """Offer a BANG! card at a card in play, at any distance. [fistful, Ricochet]"""
    s = g.state
    if code is not None:
        g.note("use", "harms", who=me, cause="Ricochet", to=seat_of(code), of=of_of(code))
        g.push(PayRicochet(me, seat_of(code), of_of(code)))
        return []
    bangs = bang_cards(g, me)
    if not bangs:
        return []
    seats = [p for p in s.index.order if any(not g.unaffected(p, me, c) for c in bangs)]
    code = V_USE | NO_CARD | named("Ricochet")
    return [code | at(p) | its(c) for p in seats for c in s.takeable(p)]


def why_not_hit(g: Bang, me: int, to: int) -> Text:
    """Return why no card of this seat can be shot at."""
    if not g.state.alive[to]:
        return text("why-out", to=seat(to))
    return text("why-nothing-to-take", to=seat(to)) if not g.state.takeable(to) else no_effect_on(g, to)


PRICES["Ricochet"] = Price(cards=1)
WHY_NOT_AT["Ricochet"] = why_not_hit
WHY_NO_OFFER["Ricochet"] = lambda g, me: bangs_needed(1) if not bang_cards(g, me) else text("why-nobody-has-cards")


@dataclass
class PayRicochet(Step):
    me: int
    to: int
    of: int

    def run(self, g: Bang) -> Ask:
        cards = [c for c in bang_cards(g, self.me) if not g.unaffected(self.to, self.me, c)]
        return Ask(self.me, ASK_PAY, [V_DISCARD | c for c in cards], len(g.state.hands[self.me]) == 1)

    def prompt(self, g: Bang) -> Prompt:
        return Prompt({"source": of_event("Ricochet"), "left": 1}, source="Ricochet")

    def take(self, g: Bang, choice: int) -> None:
        card = card_of(choice)
        g.throw(self.me, card, "cost")
        need = missed_needed(g, self.me)
        g.push(ShootCard(self.me, self.to, card, "Ricochet", need, of=self.of))


ASK_RICOCHET = declare(
    Question("ricochet", 23, threatens=True, answered_with=MISSED, may_pass=True, sign="bullet-impacts")
)


@dataclass
class ShootCard(Shoot):
    """BANG! at the card `of` in front of `dst`, who may answer as to any shot. It costs no life."""

    of: int = -1

    def question(self) -> Question:
        return ASK_RICOCHET

    def prompt(self, g: Bang) -> Prompt:
        args = {"by": seat(self.src), "of": {"card": self.of}, "source": of_event("Ricochet"), "need": self.need}
        args["own"] = int(self.src == self.dst)
        return Prompt(args, self.src, "Ricochet", self.card, 0, self.used)

    def met(self, card: int = -1) -> Step:
        found = super().met(card)
        return altered(found, at_card=True) if isinstance(found, Cancelled) else found

    def hit(self, g: Bang) -> None:
        if self.of in g.state.tables[self.dst]:
            g.throw(self.dst, self.of, "Ricochet", by=self.src)


event("Russian Roulette", OF_SET, "enters", number=113, code="Roulette")


@enters("Russian Roulette")
def russian_roulette(g: Bang, _: int, enters: Reveal) -> Step | None:
    """Ask the players in turn for a Missed! effect; the first without one loses 2 lives. [fistful, Russian Roulette]"""
    return NextInRoulette(enters.leader)


@dataclass
class NextInRoulette(Step):
    """Turn of `who` in the roulette; the step below is for the next player."""

    who: int

    def run(self, g: Bang) -> None:
        g.stack.append(NextInRoulette(g.state.left(self.who)))
        g.push(Roulette(-1, self.who, -1, "Russian Roulette", is_bang_card=False))


@dataclass
class Roulette(Hail):
    def lives(self) -> int:
        return 2

    def hit(self, g: Bang) -> None:
        del g.stack[max(i for i, step in enumerate(g.stack) if isinstance(step, NextInRoulette))]
        g.push(Hurt(self.dst, 2, -1, "Russian Roulette"))


event("Vendetta", OF_SET, "turn_end", number=114, code="Vendetta")
CHECKS["Vendetta"] = lambda suit, rank: suit == "hearts"


@after(EndTurn, "Vendetta")
def vendetta(g: Bang, _: int, end: EndTurn) -> Step | None:
    """Check at the end of the turn: a heart grants one more turn. [fistful, Vendetta]"""
    return None if end.extra else MoreTurn(end.who)


@dataclass
class MoreTurn(Step):
    who: int

    def run(self, g: Bang) -> None:
        if g.state.alive[self.who]:
            g.stack += [self, Check(self.who, "Vendetta")]

    def result(self, g: Bang, value: bool) -> None:
        if value:
            g.note("extra", "helps", "random", who=self.who)
            grant_turn(g, self.who)


event("A Fistful of Cards", OF_SET, "turn_start", number=115, code="Fistful", last=True)


@at_start("A Fistful of Cards", START)
def fistful_of_cards(g: Bang, me: int) -> Step:
    """Shoot at the player once for each card of the hand. [fistful, A Fistful of Cards card]"""
    return Volley(me, len(g.state.hands[me]))


@dataclass
class Volley(Step):
    who: int
    left: int

    def run(self, g: Bang) -> None:
        if self.left and g.state.alive[self.who]:
            g.stack.append(Volley(self.who, self.left - 1))
            g.push(Hail(-1, self.who, -1, "A Fistful of Cards", is_bang_card=False, left=self.left))
