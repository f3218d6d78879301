"""The events of A Fistful of Cards. Rules: fistful.md."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from boomtown.card.cards import COLOURS, KINDS, NAMES, Way, add_way, named
from boomtown.card.checks import CHECKS, Check
from boomtown.card.codes import NO_CARD, V_CHOOSE, V_DISCARD, V_USE, at, card_of, its, name_of, of_of, seat_of
from boomtown.card.draw import DrawEnd, DrawPhase
from boomtown.card.event_deck import ASK_EVENT, Hail, OfferEvent, Reveal
from boomtown.card.folds import BARRED, END_PRICE, KEPT, LEVEL, PAY, PHASE_CARD, PLAY_OPTIONS, TAKES_TURN
from boomtown.card.hooks import after, at_start, folds, mutes, offers, rewrites
from boomtown.card.known import shown
from boomtown.card.lives import Hurt
from boomtown.card.play import PlayPhase, could_play
from boomtown.card.questions import Question, declare
from boomtown.card.sets.paid_shot import PayShot, no_effect_on, shot_codes, why_not_shot
from boomtown.card.sets.printing import event
from boomtown.card.shots import Shoot, bang_cards, missed_needed
from boomtown.card.step import Prompt, Step
from boomtown.card.steps import ASK_PAY, BANG, MISSED, PRICES, WHY_NO_OFFER, WHY_NOT_AT, DrawCards, Play, Price
from boomtown.card.text import Text, kind, seat, text
from boomtown.card.turn import EndTurn, Turn
from boomtown.kernel.frame import END, PASS, Ask
from boomtown.kernel.redeal import Rnd

if TYPE_CHECKING:
    from boomtown.card.game import Bang
    from boomtown.card.state import State

OF_SET = "fistful"
START = 20  # effects at the start of a turn: before Dynamite and Jail (high_noon, Event deck 7)


def of_event(name: str) -> dict[str, str]:
    return {"event": name}


event("Ambush", OF_SET, "round", number=101)
folds(LEVEL, "Ambush")(lambda value: 1)


event("Sniper", OF_SET, "round", number=102)


@offers("Sniper")
def sniper(g: Bang, me: int, code: int | None) -> list[int]:
    """Two BANG! cards for a BANG! effect that takes two Missed! effects. [fistful, Sniper]"""
    if code is not None:
        g.note("use", "harms", who=me, cause="Sniper", to=seat_of(code))
        g.push(PayShot(me, seat_of(code), "Sniper", 2, bangs_only=True))
        return []
    return shot_codes(g, me, "Sniper", bang_cards(g, me))


def bangs_needed(n: int) -> Text:
    return text("why-kind-needed", n=n, card=kind(BANG))


PRICES["Sniper"] = Price(cards=2)
WHY_NOT_AT["Sniper"] = why_not_shot
WHY_NO_OFFER["Sniper"] = lambda g, me: (
    bangs_needed(2) if len(bang_cards(g, me)) < 2 else text("why-nobody-in-reach", reach=g.state.live.ranges[me])
)


event("Dead Man", OF_SET, "turn_start", number=103)


@folds(TAKES_TURN, "Dead Man")
def dead_man_takes_his_turn(g: Bang, who: int, is_in: bool, _: None) -> bool:
    return is_in or returns_as_dead_man(g.state, who)


def returns_as_dead_man(s: State, who: int) -> bool:
    """Only the first one eliminated, and only once."""
    return s.fallen[:1] == (who,) and "Dead Man" not in s.course.spent


@rewrites(Turn, "Dead Man")
def dead_man(g: Bang, _: int, turn: Turn) -> Step:
    """The first one eliminated returns with 2 lives and two cards. [fistful, Dead Man]"""
    s = g.state
    if turn.stage == 0 and not s.alive[turn.who] and returns_as_dead_man(s, turn.who):
        return ReturnToLife(turn)
    return turn


@dataclass
class ReturnToLife(Step):
    turn: Turn

    def run(self, g: Bang) -> None:
        s, who = g.state, self.turn.who
        s.run_on(spent=(*s.course.spent, "Dead Man"))
        s.set_alive(who, True)
        s.life[who] = 2
        if g.setup["options"].get("dead_man_hunts") and all(s.alive):
            s.run_on(hunting=True)
        g.note("return", "helps", "forced", who=who, life=2, cause="Dead Man")
        g.stack.append(self.turn)
        g.draw(who, 2, "Dead Man")


event("Blood Brothers", OF_SET, "turn_start", number=104)


@at_start("Blood Brothers", START)
def blood_brothers(g: Bang, me: int) -> Step:
    """1 life, never the last, for somebody else. [fistful, Blood Brothers]"""
    return GiveLife(me)


@dataclass
class GiveLife(Step):
    who: int

    def run(self, g: Bang) -> Ask | None:
        s, who = g.state, self.who
        ghosts = s.course.ghosts
        if s.life[who] < 2 or who in ghosts:
            return None
        weak = [p for p in s.others(who) if s.life[p] < s.max_life[p] and p not in ghosts]
        code = V_USE | NO_CARD | named("Blood Brothers")
        return Ask(who, ASK_EVENT, [*(code | at(p) for p in weak), PASS], public=True) if weak else None

    def prompt(self, g: Bang) -> Prompt:
        return Prompt({"source": of_event("Blood Brothers")}, source="Blood Brothers")

    def take(self, g: Bang, choice: int) -> None:
        if choice != PASS:
            to = seat_of(choice)
            g.note("use", "helps", who=self.who, cause="Blood Brothers", to=to)
            g.push_each([Hurt(self.who, 1, -1, "Blood Brothers"), GainLife(to)])


def why_not_a_brother(g: Bang, me: int, to: int) -> Text:
    """Why the life cannot go to this seat."""
    s = g.state
    if to == me:
        return text("why-not-yourself")
    if not s.alive[to]:
        return text("why-out", to=seat(to))
    return text("why-no-lives" if to in s.course.ghosts else "why-full-life-other", to=seat(to))


PRICES["Blood Brothers"] = Price(lives=1)
WHY_NOT_AT["Blood Brothers"] = why_not_a_brother


@dataclass
class GainLife(Step):
    who: int

    def run(self, g: Bang) -> None:
        g.heal(self.who, 1, "Blood Brothers")


event("The Judge", OF_SET, "round", number=105)


@folds(BARRED, "The Judge")
def the_judge(g: Bang, me: int, reason: Text | None, play: tuple[int, str]) -> Text | None:
    """No card that stays in play is played. [fistful, The Judge]"""
    return text("why-event", source=of_event("The Judge")) if KINDS[play[1]].stays else reason


event("Lasso", OF_SET, "round", number=106)


@mutes("Lasso")
def lasso(state: State, owner: int, seat: int, name: str) -> bool:
    """Cards in play have no effect. [fistful, Lasso]"""
    return name in KINDS


event("Law of the West", OF_SET, "round", number=107)


@after(DrawEnd, "Law of the West")
def law_of_the_west(g: Bang, _: int, end: DrawEnd) -> Step | None:
    """The second card drawn is shown and must be played if possible. [fistful, Law of the West]"""
    return ShowDuty(end.who, g.state.noted["second"]) if "second" in g.state.noted else None


@dataclass
class ShowDuty(Step):
    who: int
    card: int

    def run(self, g: Bang) -> None:
        if self.card in g.state.hands[self.who]:
            g.state.note("duty", self.card)
            shown(g.state, self.card, self.who)
            g.note("show", how="forced", who=self.who, card=self.card, cause="Law of the West")

    def imagined(self, g: Bang, seat: int, rnd: Rnd) -> Step | None:
        return self if seat == self.who else ShowDuty(self.who, g.state.noted.get("second", -1))


@after(Play, "Law of the West")
def duty_done(g: Bang, _: int, play: Play) -> Step | None:
    """Played is played, whatever becomes of the card."""
    return ForgetDuty(play.me) if play.card == g.state.noted.get("duty", -1) else None


@dataclass
class ForgetDuty(Step):
    who: int

    def run(self, g: Bang) -> None:
        g.state.note("duty", -1)


def duty(g: Bang, me: int) -> int:
    """The card that `me` has to play and could, or -1."""
    card = g.state.noted.get("duty", -1)
    held = me == g.state.turn and card in g.state.hands[me]
    return card if held and could_play(g, me, card) else -1


@folds(PLAY_OPTIONS, "Law of the West")
def no_end_before_duty(g: Bang, me: int, options: list[int], _: None) -> list[int]:
    """The turn goes on while the card could be played."""
    if g.setup["options"].get("law_costs_life") or duty(g, me) < 0:
        return options
    return [o for o in options if o != END]


@folds(KEPT, "Law of the West")
def duty_is_not_spent(g: Bang, me: int, reason: Text | None, card: int) -> Text | None:
    """Nor is it spent otherwise meanwhile."""
    if card != g.state.noted.get("duty", -1) or duty(g, me) != card:
        return reason
    return text("why-kept", card={"card": card}, source=of_event("Law of the West"))


@folds(END_PRICE, "Law of the West")
def end_costs_a_life(g: Bang, me: int, lives: int, _: None) -> int:
    """What `duty_left` takes."""
    return lives + (duty(g, me) >= 0)


@after(PlayPhase, "Law of the West")
def duty_left(g: Bang, _: int, phase: PlayPhase) -> Step | None:
    """With the option for it, a duty not done costs 1 life."""
    return Hurt(phase.who, 1, -1, "Law of the West") if duty(g, phase.who) >= 0 else None


event("Hard Liquor", OF_SET, "phase_1", number=108)


@rewrites(DrawPhase, "Hard Liquor")
def hard_liquor(g: Bang, _: int, phase: DrawPhase) -> Step:
    """Phase 1 may be skipped for 1 life. [fistful, Hard Liquor]"""
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


event("Abandoned Mine", OF_SET, "phase_1", number=109)


@folds(PHASE_CARD, "Abandoned Mine")
def abandoned_mine(g: Bang, me: int, card: int, _: None) -> int:
    """Phase 1 draws from the discard pile. [fistful, Abandoned Mine]"""
    found = g.top_discard()
    if found < 0:
        return card
    g.state.note("mine", 1)
    return found


@folds(PAY, "Abandoned Mine")
def buried(g: Bang, me: int, done: bool, discard: tuple[int, str]) -> bool:
    """Who drew there puts what he discards in his turn face down on the deck. [fistful, Abandoned Mine 3]"""
    s = g.state
    if me != s.turn or not s.noted.get("mine"):
        return done
    card = discard[0]
    g.bury(me, card)
    g.note("bury", who=me, cards=[card], count=1, cause=discard[1], eyes=(me,))
    return True


event("Peyote", OF_SET, "phase_1", number=110)


@rewrites(DrawPhase, "Peyote")
def peyote(g: Bang, _: int, phase: DrawPhase) -> Step:
    """Guess the colour, card by card, in place of the draw. [fistful, Peyote]"""
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


event("Ranch", OF_SET, "phase_1_end", number=111)


@after(DrawEnd, "Ranch")
def ranch(g: Bang, _: int, end: DrawEnd) -> Step | None:
    """After the draw any number of cards may be exchanged. [fistful, Ranch]"""
    return OfferEvent(end.who, "Ranch", Exchange(end.who)) if g.state.hands[end.who] else None


ASK_EXCHANGE = declare(Question("exchange", 18, completes=True, gives_up=True, may_pass=True))


@dataclass
class Exchange(Step):
    """Names the cards one after the other, then draws as many."""

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


event("Ricochet", OF_SET, "round", number=112)
add_way("Ricochet", Way("use", at_cards=True))


@offers("Ricochet")
def ricochet(g: Bang, me: int, code: int | None) -> list[int]:
    """A BANG! card at a card in play, at any distance. [fistful, Ricochet]"""
    s = g.state
    if code is not None:
        g.note("use", "harms", who=me, cause="Ricochet", to=seat_of(code), of=of_of(code))
        g.push(PayRicochet(me, seat_of(code), of_of(code)))
        return []
    bangs = bang_cards(g, me)
    if not bangs:
        return []
    seats = [p for p in s.live.order if any(not g.unaffected(p, me, c) for c in bangs)]
    code = V_USE | NO_CARD | named("Ricochet")
    return [code | at(p) | its(c) for p in seats for c in s.tables[p]]


def why_not_hit(g: Bang, me: int, to: int) -> Text:
    """Why no card of this seat can be shot at."""
    if not g.state.alive[to]:
        return text("why-out", to=seat(to))
    return text("why-nothing-to-take", to=seat(to)) if not g.state.tables[to] else no_effect_on(g, to)


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


ASK_RICOCHET = declare(Question("ricochet", 23, threatens=True, answered_with=MISSED, may_pass=True))


@dataclass
class ShootCard(Shoot):
    """A BANG! at the card `of` in front of `dst`, who may answer as to any shot; nobody loses a life."""

    of: int = -1

    def question(self) -> Question:
        return ASK_RICOCHET

    def prompt(self, g: Bang) -> Prompt:
        args = {"by": seat(self.src), "of": {"card": self.of}, "source": of_event("Ricochet"), "need": self.need}
        args["own"] = int(self.src == self.dst)
        return Prompt(args, self.src, "Ricochet", self.card, 0, self.used)

    def hit(self, g: Bang) -> None:
        if self.of in g.state.tables[self.dst]:
            g.throw(self.dst, self.of, "Ricochet", by=self.src)


event("Russian Roulette", OF_SET, "enters", number=113)


@after(Reveal, "Russian Roulette")
def russian_roulette(g: Bang, _: int, enters: Reveal) -> Step | None:
    """Round the table until somebody gives no Missed! effect, who loses 2 lives. [fistful, Russian Roulette]"""
    return NextInRoulette(enters.leader)


@dataclass
class NextInRoulette(Step):
    """It is the turn of `who`; below waits the next one."""

    who: int

    def run(self, g: Bang) -> None:
        g.stack.append(NextInRoulette(g.state.left(self.who)))
        g.push(Roulette(-1, self.who, -1, "Russian Roulette", is_bang_card=False))


@dataclass
class Roulette(Hail):
    def lives(self) -> int:
        return 2

    def hit(self, g: Bang) -> None:
        over = g.stack.pop()
        assert isinstance(over, NextInRoulette)
        g.push(Hurt(self.dst, 2, -1, "Russian Roulette"))


event("Vendetta", OF_SET, "turn_end", number=114)
CHECKS["Vendetta"] = lambda suit, rank: suit == "hearts"


@after(EndTurn, "Vendetta")
def vendetta(g: Bang, _: int, end: EndTurn) -> Step | None:
    """A heart gives one more turn. [fistful, Vendetta]"""
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
            g.push(Turn(self.who, 0, True))


event("A Fistful of Cards", OF_SET, "turn_start", number=115, last=True)


@at_start("A Fistful of Cards", START)
def fistful_of_cards(g: Bang, me: int) -> Step:
    """As many BANG! effects as one holds cards. [fistful, A Fistful of Cards card]"""
    return Volley(me, len(g.state.hands[me]))


@dataclass
class Volley(Step):
    who: int
    left: int

    def run(self, g: Bang) -> None:
        if self.left and g.state.alive[self.who]:
            g.stack.append(Volley(self.who, self.left - 1))
            g.push(Hail(-1, self.who, -1, "A Fistful of Cards", is_bang_card=False, left=self.left))
