"""Events of A Fistful of Cards that hold for a round, Ambush to Law of the West. Rules: fistful.md."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from boomtown.card.cards import KIND, KINDS, WEAPONS, named
from boomtown.card.codes import NO_CARD, PLAY, V_USE, at, card_of, seat_of, verb_of
from boomtown.card.declared.memory import Fact, OfTurn, remembers
from boomtown.card.folds import BARRED, END_PRICE, KEPT, LEVEL, PLAY_OPTIONS, TAKES_TURN
from boomtown.card.hooks import after, at_start, folds, mutes, offers, rewrites
from boomtown.card.knowledge.knowledge import note_shown
from boomtown.card.rules.event_deck import ASK_EVENT
from boomtown.card.rules.lives import Hurt
from boomtown.card.rules.phase_1 import DrawEnd
from boomtown.card.rules.phase_2 import PlayPhase, could_play, play_name
from boomtown.card.rules.prices import PRICES, Price
from boomtown.card.rules.reasons import WHY_NO_OFFER, WHY_NOT_AT, why_no_end
from boomtown.card.rules.shots import bang_cards
from boomtown.card.rules.steps import BANG, Play, put_down
from boomtown.card.rules.turn import Turn
from boomtown.card.sets.declare_cards import event
from boomtown.card.sets.fistful.shared import OF_SET, START, bangs_needed, of_event
from boomtown.card.sets.paid_shot import PayShot, shot_codes, why_not_shot
from boomtown.card.step import Prompt, Step
from boomtown.card.text import Text, named_thing, seat, text
from boomtown.kernel.frame import END, PASS, Ask
from boomtown.kernel.redeal import Rnd

if TYPE_CHECKING:
    from boomtown.card.game import Bang
    from boomtown.card.state import State

event("Ambush", OF_SET, "round", number=101, code="Ambush")
folds(LEVEL, "Ambush")(lambda value: 1)


event("Sniper", OF_SET, "round", number=102, code="Sniper")


@offers("Sniper")
def sniper(g: Bang, me: int, code: int | None) -> list[int]:
    """Offer a BANG! effect that needs two Missed! effects, for two BANG! cards. [fistful, Sniper]"""
    if code is not None:
        g.note("use", "harms", who=me, cause="Sniper", to=seat_of(code))
        g.push(PayShot(me, seat_of(code), "Sniper", 2, bangs_only=True))
        return []
    return shot_codes(g, me, "Sniper", bang_cards(g, me))


PRICES["Sniper"] = Price(cards=2)
WHY_NOT_AT["Sniper"] = why_not_shot
WHY_NO_OFFER["Sniper"] = lambda g, me: (
    bangs_needed(2) if len(bang_cards(g, me)) < 2 else text("why-nobody-in-reach", reach=g.state.index.shares[me].range)
)


event("Dead Man", OF_SET, "turn_start", number=103, code="Dead")


@folds(TAKES_TURN, "Dead Man")
def dead_man_takes_his_turn(g: Bang, who: int, is_in: bool, _: None) -> bool:
    return is_in or returns_as_dead_man(g.state, who)


def returns_as_dead_man(s: State, who: int) -> bool:
    """Return whether the seat was eliminated first and has not returned before."""
    return s.fallen[:1] == (who,) and "Dead Man" not in s.course.spent


@rewrites(Turn, "Dead Man")
def dead_man(g: Bang, _: int, turn: Turn) -> Step:
    """Return the first eliminated player to the game with 2 lives and two cards. [fistful, Dead Man]"""
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


event("Blood Brothers", OF_SET, "turn_start", number=104, code="Brothers")


@at_start("Blood Brothers", START)
def blood_brothers(g: Bang, me: int) -> Step:
    """Offer to give 1 life, never the last, to another player. [fistful, Blood Brothers]"""
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
    """Return why the life cannot be given to this seat."""
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


event("The Judge", OF_SET, "round", number=105, code="Judge")
_JUDGED: Final = text("why-event", source=of_event("The Judge"))


@folds(BARRED, "The Judge")
def the_judge(g: Bang, me: int, reason: Text | None, play: tuple[int, str]) -> Text | None:
    """Forbid cards that stay in play. [fistful, The Judge]"""
    return _JUDGED if KINDS[play[1]].stays else reason


event("Lasso", OF_SET, "round", number=106, code="Lasso")


@mutes("Lasso", in_every_turn=True)
def lasso(state: State, owner: int, seat: int, name: str) -> bool:
    """Switch off cards in play. [fistful, Lasso]"""
    return name in KINDS


event("Law of the West", OF_SET, "round", number=107, code="Law")


@after(DrawEnd, "Law of the West")
def law_of_the_west(g: Bang, _: int, end: DrawEnd) -> Step | None:
    """Show the second card drawn, which must be played if possible. [fistful, Law of the West]"""
    return ShowDuty(end.who, g.state.noted["second"]) if "second" in g.state.noted else None


@dataclass
class ShowDuty(Step):
    who: int
    card: int

    def run(self, g: Bang) -> None:
        if self.card in g.state.hands[self.who]:
            g.state.remember("duty", self.card)
            note_shown(g.state, self.card, self.who)
            g.note("show", how="forced", who=self.who, card=self.card, cause="Law of the West")

    def imagined(self, g: Bang, seat: int, rnd: Rnd) -> Step | None:
        return self if seat == self.who else ShowDuty(self.who, g.state.noted.get("second", -1))


@after(Play, "Law of the West")
def duty_done(g: Bang, _: int, play: Play) -> Step | None:
    """Remove the duty when the card has been played, even if it is cancelled."""
    return ForgetDuty(play.me) if play.card == g.state.noted.get("duty", -1) else None


@dataclass
class ForgetDuty(Step):
    who: int

    def run(self, g: Bang) -> None:
        g.state.remember("duty", -1)


def duty(g: Bang, me: int) -> int:
    """Return the card that `me` must play and could play, or -1."""
    card = g.state.noted.get("duty", -1)
    held = me == g.state.turn and card in g.state.hands[me]
    return card if held and could_play(g, me, card) else -1


def shown_duty(g: Bang, you: int | None) -> int | None:
    """Return the shown card that must be played, while its owner holds it.

    For other players it counts as held until they see it in another place.
    """
    s = g.state
    card = s.noted.get("duty", -1)
    if card < 0:
        return None
    gone = card not in s.hands[you] if you == s.turn else any(card in zone for zone in (s.discard, *s.tables))
    return None if gone else card


remembers(
    OfTurn("duty", "card"),
    Fact("duty", "Law of the West", "the card shown that must be played", "card", shown_duty, "duty", own=True),
)


@why_no_end("Law of the West")
def duty_keeps_the_turn(g: Bang, me: int) -> Text:
    return text("why-duty", card={"card": g.state.noted["duty"]}, source=named_thing("Law of the West"))


@folds(PLAY_OPTIONS, "Law of the West")
def no_end_before_duty(g: Bang, me: int, options: list[int], _: None) -> list[int]:
    """Return the options without the end of the turn while the card could be played. [fistful, Law of the West 2]"""
    due = duty(g, me)
    if due < 0:
        return options
    if KINDS[KIND[due]].aim.by_hand:  # a card that it is played with is barred only on its own
        options = [o for o in options if o < 0 or verb_of(o) != PLAY or not prevents(g, me, card_of(o), play_name(o))]
    return options if g.setup["options"].get("law_costs_life") else [o for o in options if o != END]


@folds(BARRED, "Law of the West")
def duty_before_others(g: Bang, me: int, reason: Text | None, play: tuple[int, str]) -> Text | None:
    """Refuse a card after which the shown card could not be played any more. [fistful, Law of the West 4]"""
    due = g.state.noted.get("duty", -1)
    if due < 0 or KINDS[KIND[due]].aim.by_hand or not prevents(g, me, *play):
        return reason
    return text("why-duty", card={"card": due}, source=of_event("Law of the West"))


def prevents(g: Bang, me: int, card: int, name: str) -> bool:
    """Return whether `card` played as `name` would prevent the play of the shown card, which can be played now.

    It would use up the BANG! card of the turn, be in play under the same name, or be a weapon of shorter range or
    without the right to more BANG! cards.
    """
    due = g.state.noted.get("duty", -1)
    if me != g.state.turn or card == due or due not in g.state.hands[me]:
        return False
    kind = KINDS[name]
    arms = kind.weapon_range is not None
    if name != BANG and not kind.limited and not arms and not (kind.stays and name == KIND[due]):
        return False
    twin = g.clone()
    twin.state.remember("duty", -1)
    if not could_play(twin, me, due):
        return False
    twin.rewritten(Play(me, card, name))  # a rewrite may exempt this card from the limit
    put_down(twin, me, card, name, -1, -2)
    if arms:
        for old in [c for c in twin.state.tables[me] if c in WEAPONS]:
            twin.leave_play(me, old)
            twin.drop(old)
    if kind.stays:
        twin.put_in_play(me, card)
    elif kind.limited:
        kind.effect(twin, me, card, me, -2)  # an option of a set may exempt it
    return not could_play(twin, me, due)


@folds(KEPT, "Law of the West")
def duty_is_not_spent(g: Bang, me: int, reason: Text | None, card: int) -> Text | None:
    """Forbid other uses of the card meanwhile."""
    if card != g.state.noted.get("duty", -1) or duty(g, me) != card:
        return reason
    return text("why-kept", card={"card": card}, source=of_event("Law of the West"))


@folds(END_PRICE, "Law of the West")
def end_costs_a_life(g: Bang, me: int, lives: int, _: None) -> int:
    """Add the life that `duty_left` takes."""
    return lives + (duty(g, me) >= 0)


@after(PlayPhase, "Law of the West")
def duty_left(g: Bang, _: int, phase: PlayPhase) -> Step | None:
    """Take 1 life for a card that was not played, under the option for it."""
    return Hurt(phase.who, 1, -1, "Law of the West") if duty(g, phase.who) >= 0 else None
