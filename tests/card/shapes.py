"""Toy sources for cards of sets that do not exist yet: each shows how the design expresses them (docs/architecture.md).

They are registered under names of their own, so no real game meets them.
"""

from __future__ import annotations

from dataclasses import dataclass

from boomtown.card.cards import CHARACTERS, KIND, KINDS, named
from boomtown.card.codes import NO_CARD, V_CHOOSE, V_USE, at, card_of, its, of_of, seat_of
from boomtown.card.hooks import after, answers, at_start, folds, mutes, offers, rewrites, uses_as
from boomtown.card.step import Step
from boomtown.card.steps import Cancelled, Check, Checked, Eliminate, Hurt, LeaveCards, Play, Shoot
from boomtown.card.turn import EndTurn, Turn
from boomtown.kernel.frame import END, PASS, Ask, saved

# --- abilities borrowed


@at_start("Toy Vera Custer", order=10)
def vera_custer(g, me):
    """The ability of another character until her next turn."""
    g.state.lent = (*g.state.lent[:me], (), *g.state.lent[me + 1 :])
    g.state.refresh()
    return Borrow(me)


@saved
@dataclass(slots=True)
class Borrow(Step):
    who: int

    def run(self, g):
        return Ask(self.who, "borrow", [V_CHOOSE | NO_CARD | at(p) for p in g.state.others(self.who)], public=True)

    def take(self, g, choice):
        s = g.state
        s.lent = (*s.lent[: self.who], (s.characters[seat_of(choice)],), *s.lent[self.who + 1 :])
        s.refresh()


# --- sources switched off


@mutes("Toy Hangover")
def hangover(state, owner, seat, name):
    return name in CHARACTERS


@mutes("Toy Lasso")
def lasso(state, owner, seat, name):
    return name in KINDS


@mutes("Toy Belle Star")
def belle_star(state, owner, seat, name):
    return name in KINDS and state.turn == owner != seat


# --- values for everybody


@folds("suit", "Toy Blessing")
def blessing(g, seat, suit, card):
    return "hearts"


@folds("next_turn", "Toy Gold Rush")
def gold_rush(g, seat, following, _):
    s = g.state
    return s.others(s.turn)[-1]


@folds("play_options", "Toy Law of the West")
def law_of_the_west(g, me, options, _):
    """The last card of the hand must be played if it can be."""
    must = g.state.hands[me][-1:]
    return [o for o in options if o != END] if any(o >= 0 and card_of(o) in must for o in options) else options


# --- steps replaced or followed


@rewrites(Play, "Toy Mick Defender")
def mick_defender(g, me, play):
    """May cancel a card that aims only at him."""
    return CancelPlay(me, play) if play.to == me != play.me else play


@saved
@dataclass(slots=True)
class CancelPlay(Step):
    who: int
    play: Step

    def run(self, g):
        return Ask(self.who, "cancel", [V_USE | NO_CARD, PASS])

    def take(self, g, choice):
        if choice == PASS:
            g.stack.append(self.play)
        else:
            g.spend(self.play.me, self.play.card)


@rewrites(Hurt, "Toy Saved!")
def saved_(g, owner, hurt):
    """Whoever holds a Beer may prevent the loss with it; all with a hand are asked, so nobody learns who could."""
    helpers = tuple(p for p in g.state.others(hurt.who) if g.state.hands[p])
    return Prevent(helpers, hurt) if helpers else hurt


@saved
@dataclass(slots=True)
class Prevent(Step):
    helpers: tuple[int, ...]
    hurt: Step

    def run(self, g):
        who = self.helpers[0]
        return Ask(who, "prevent", [c for c in g.state.hands[who] if KIND[c] == "Beer"] + [PASS])

    def take(self, g, choice):
        if choice != PASS:
            g.spend(self.helpers[0], choice)
        else:
            g.stack.append(Prevent(self.helpers[1:], self.hurt) if len(self.helpers) > 1 else self.hurt)


uses_as("Toy Backfire", "Missed!", {"Scope"})


@after(Cancelled, "Toy Backfire")
def backfire(g, owner, shot):
    """A Scope serves as Missed! and shoots back."""
    return (
        Shoot(shot.dst, shot.src, shot.card, "BANG!", 1, False)
        if any(KIND[c] == "Scope" for c in shot.answers)
        else None
    )


@after(Play, "Toy Thunderer")
def thunderer(g, me, play):
    """Takes back the BANG! card just played."""
    return TakeBack(me, play.card) if play.me == me and play.name == "BANG!" else None


@saved
@dataclass(slots=True)
class TakeBack(Step):
    who: int
    card: int

    def run(self, g):
        g.state.discard.remove(self.card)
        g.gain(self.who, self.card)


@rewrites(Checked, "Toy Tumbleweed")
def tumbleweed(g, me, checked):
    """May have any check repeated, also from outside the turn."""
    return Repeat(me, checked)


@saved
@dataclass(slots=True)
class Repeat(Step):
    who: int
    checked: Step

    def run(self, g):
        return Ask(self.who, "repeat", [V_USE | NO_CARD, PASS], public=True)

    def take(self, g, choice):
        g.stack.append(self.checked if choice == PASS else Check(self.checked.who, self.checked.cause))


@answers("Toy Evan Babbit")
def evan_babbit(g, me, shot, code):
    """Passes the shot on to his left."""
    if code is not None:
        g.push(Shoot(shot.src, g.state.left(me), shot.card, shot.cause, 1, shot.is_bang_card))
    return [V_USE | NO_CARD | named("Vulture Sam")]  # any name of the tables: toys have none of their own


# --- life and death


@rewrites(Eliminate, "Toy Ghost Car")
def ghost_car(g, me, eliminate):
    """Zero lives, still in the game."""
    return Stay(me) if eliminate.who == me else eliminate


@saved
@dataclass(slots=True)
class Stay(Step):
    who: int

    def run(self, g):
        g.state.life[self.who] = 0


@folds("next_turn", "Toy Ghost Town")
def ghost_town(g, seat, following, _):
    """The dead take turns too: the next seat of all."""
    return g.state.clockwise(g.state.turn)[1]


@rewrites(Turn, "Toy Ghost Town")
def ghost_turn(g, owner, turn):
    return GhostTurn(turn.who) if turn.stage == 0 and not g.state.alive[turn.who] else turn


@saved
@dataclass(slots=True)
class GhostTurn(Step):
    who: int

    def run(self, g):
        rise(g, self.who)
        g.stack += [Vanish(self.who), Turn(self.who)]


@saved
@dataclass(slots=True)
class Vanish(Step):
    who: int

    def run(self, g):
        s = g.state
        s.alive = (*s.alive[: self.who], False, *s.alive[self.who + 1 :])
        s.refresh()
        g.push(LeaveCards(self.who))


def rise(g, who):
    s = g.state
    s.alive = (*s.alive[:who], True, *s.alive[who + 1 :])
    s.refresh()


@rewrites(Turn, "Toy Dead Man")
def dead_man(g, owner, turn):
    """Before the first turn of the sheriff that comes, the first one eliminated returns with 2 lives and 2 cards."""
    s = g.state
    if turn.stage == 0 and s.fallen and not s.alive[s.fallen[0]]:
        rise(g, s.fallen[0])
        s.life[s.fallen[0]] = 2
        g.draw(s.fallen[0], 2, "Toy Dead Man")
    return turn


# --- turns


@after(EndTurn, "Toy Vendetta")
def vendetta(g, owner, end):
    """A heart at the end of a turn: one more, but no third."""
    return None if end.extra else Again(end.who)


@saved
@dataclass(slots=True)
class Again(Step):
    who: int

    def run(self, g):
        g.stack += [self, Check(self.who, "Barrel")]

    def result(self, g, value):
        if value:
            g.push(Turn(self.who, 0, True))


@offers("Toy Ricochet")
def ricochet(g, me, code):
    """Discard a BANG! card to shoot at a card in play; its owner may answer as to any shot."""
    s = g.state
    if code is not None:
        g.throw(me, card_of(code), "cost")
        g.push(Ricochet(me, seat_of(code), of_of(code)))
    bangs = [c for c in s.hands[me] if KIND[c] == "BANG!"]
    return [V_USE | b | at(p) | its(c) for b in bangs for p in s.others(me) for c in s.tables[p]]


@saved
@dataclass(slots=True)
class Ricochet(Step):
    src: int
    dst: int
    card: int

    def run(self, g):
        return Ask(self.dst, "ricochet", [c for c in g.state.hands[self.dst] if KIND[c] == "Missed!"] + [PASS])

    def take(self, g, choice):
        if choice == PASS:
            g.throw(self.dst, self.card, "cost", by=self.src)
        else:
            g.spend(self.dst, choice)
