"""Toy sources: small examples of unusual effects, as the README.md of the sets describe them.

They are registered under names that no card or character has, so they occur in no real game.
"""

from __future__ import annotations

from dataclasses import dataclass

import boomtown.games  # noqa: F401  (checks the names of all hooks before the toys, which have none)
from boomtown.card.cards import KIND, named
from boomtown.card.codes import NO_CARD, V_USE
from boomtown.card.folds import TAKES_TURN
from boomtown.card.game import Bang
from boomtown.card.hooks import after, answers, folds, mutes, offers, rewrites, uses_as
from boomtown.card.questions import Question, declare
from boomtown.card.rules.draw_check import Check, Checked
from boomtown.card.rules.lives import Eliminate, Hurt, LeaveCards
from boomtown.card.rules.shots import Cancelled, Shoot
from boomtown.card.rules.steps import Play
from boomtown.card.rules.turn import Turn
from boomtown.card.state import State
from boomtown.card.step import Step
from boomtown.kernel.frame import PASS, Ask

ASK_CANCEL = declare(Question("cancel", may_pass=True))
ASK_PREVENT = declare(Question("prevent", may_pass=True))
ASK_REPEAT = declare(Question("repeat", may_pass=True))


def use_code() -> int:
    """Return the code for the use of a toy. The tables have no name for it, so the code has the name of Vulture Sam."""
    return V_USE | NO_CARD | named("Vulture Sam")


# --- switched off for one shot


@rewrites(Shoot, "Toy Big Fifty")
def big_fifty(g: Bang, me: int, shot: Shoot) -> Step:
    """Switch off the character and the cards in play of the target during the shot."""
    return ToyDarkShot(shot) if shot.src == me else shot


@dataclass
class ToyDarkShot(Step):
    shot: Shoot

    def run(self, g: Bang) -> None:
        g.state.remember("Toy Big Fifty", self.shot.dst)
        g.state.refresh()
        g.stack += [ToyLight(), self.shot]


@dataclass
class ToyLight(Step):
    def run(self, g: Bang) -> None:
        g.state.remember("Toy Big Fifty", -1)
        g.state.refresh()


@mutes("Toy Big Fifty")
def in_the_dark(state: State, owner: int, seat: int, name: str) -> bool:
    return seat == state.noted.get("Toy Big Fifty", -1)


# --- steps replaced or followed


@rewrites(Play, "Toy Mick Defender")
def mick_defender(g: Bang, me: int, play: Play) -> Step:
    """Let the owner cancel a card that is aimed at them alone."""
    return ToyCancelPlay(me, play) if play.to == me != play.me else play


@dataclass
class ToyCancelPlay(Step):
    who: int
    play: Play

    def run(self, g: Bang) -> Ask:
        return Ask(self.who, ASK_CANCEL, [V_USE | NO_CARD, PASS])

    def take(self, g: Bang, choice: int) -> None:
        if choice == PASS:
            g.stack.append(self.play)
        else:
            g.spend(self.play.me, self.play.card)


@rewrites(Hurt, "Toy Saved!")
def saved_(g: Bang, owner: int, hurt: Hurt) -> Step:
    """Let a player prevent the loss with a Beer.

    Every player with a hand is asked, so no player learns who holds a Beer.
    """
    helpers = tuple(p for p in g.state.others(hurt.who) if g.state.hands[p])
    return ToyPrevent(helpers, hurt) if helpers else hurt


@dataclass
class ToyPrevent(Step):
    helpers: tuple[int, ...]
    hurt: Step

    def run(self, g: Bang) -> Ask:
        who = self.helpers[0]
        return Ask(who, ASK_PREVENT, [c for c in g.state.hands[who] if KIND[c] == "Beer"] + [PASS])

    def take(self, g: Bang, choice: int) -> None:
        if choice != PASS:
            g.spend(self.helpers[0], choice)
        else:
            g.stack.append(ToyPrevent(self.helpers[1:], self.hurt) if len(self.helpers) > 1 else self.hurt)


uses_as("Toy Backfire", "Missed!", {"Scope"})


@after(Cancelled, "Toy Backfire")
def backfire(g: Bang, owner: int, shot: Cancelled) -> Step | None:
    """Shoot back with a Scope that was played as Missed!."""
    return (
        Shoot(shot.dst, shot.src, shot.card, "BANG!", 1, False)
        if any(KIND[c] == "Scope" for c in shot.answers)
        else None
    )


@rewrites(Shoot, "Toy Thunderer")
def thunderer(g: Bang, me: int, shot: Shoot) -> Step:
    """Return the BANG! card to the hand before the target answers."""
    return ToyTakeBack(me, shot) if shot.src == me and shot.is_bang_card else shot


@dataclass
class ToyTakeBack(Step):
    who: int
    shot: Shoot

    def run(self, g: Bang) -> None:
        g.state.discard.remove(self.shot.card)
        g.gain(self.who, self.shot.card)
        g.stack.append(self.shot)


@rewrites(Checked, "Toy Tumbleweed")
def tumbleweed(g: Bang, me: int, checked: Checked) -> Step:
    """Let the owner repeat any check, also in the turn of another player."""
    return ToyRepeat(me, checked)


@dataclass
class ToyRepeat(Step):
    who: int
    checked: Checked

    def run(self, g: Bang) -> Ask:
        return Ask(self.who, ASK_REPEAT, [V_USE | NO_CARD, PASS], public=True)

    def take(self, g: Bang, choice: int) -> None:
        g.stack.append(self.checked if choice == PASS else Check(self.checked.who, self.checked.cause))


@answers("Toy Evan Babbit")
def evan_babbit(g: Bang, me: int, shot: Shoot, code: int | None) -> list[int]:
    """Pass the shot on to the left neighbour."""
    if code is not None:
        g.push(Shoot(shot.src, g.state.left(me), shot.card, shot.cause, 1, shot.is_bang_card))
    return [use_code()]


# --- life and death


@rewrites(Eliminate, "Toy Ghost Car")
def ghost_car(g: Bang, me: int, eliminate: Eliminate) -> Step:
    """Keep the owner in the game at life 0."""
    return ToyStay(me) if eliminate.who == me else eliminate


@dataclass
class ToyStay(Step):
    who: int

    def run(self, g: Bang) -> None:
        s = g.state
        s.life[self.who] = 0
        s.run_on(ghosts=(*s.course.ghosts, self.who))


@folds(TAKES_TURN, "Toy Shadow Gunslingers")
def shadows_take_turns(g: Bang, seat: int, is_in: bool, _: bool) -> bool:
    return True


@rewrites(Turn, "Toy Shadow Gunslingers")
def shadow_gunslingers(g: Bang, owner: int, turn: Turn) -> Step:
    """Let eliminated players play their turn with life 0.

    The end of that turn is no elimination, so no ability reacts to it.
    """
    return ToyShadowTurn(turn) if turn.stage == 0 and not g.state.alive[turn.who] else turn


@dataclass
class ToyShadowTurn(Step):
    turn: Turn

    def run(self, g: Bang) -> None:
        s, who = g.state, self.turn.who
        s.run_on(ghosts=(*s.course.ghosts, who))
        s.set_alive(who, True)
        g.stack += [ToyVanish(who), self.turn]


@dataclass
class ToyVanish(Step):
    who: int

    def run(self, g: Bang) -> None:
        s = g.state
        s.run_on(ghosts=tuple(p for p in s.course.ghosts if p != self.who))
        s.set_alive(self.who, False)
        g.stack.append(LeaveCards(self.who))


# --- seats and turns


@offers("Toy Lady Rosa")
def lady_rosa(g: Bang, me: int, code: int | None) -> list[int]:
    """Swap seats with the right neighbour, who then skips a turn."""
    s = g.state
    right = s.others(me)[-1]
    if code is not None:
        seats = {me: right, right: me}
        s.seating = tuple(seats.get(p, p) for p in s.seating)
        s.run_on(spent=(*s.course.spent, skip_mark(right)))
        s.refresh()
        return []
    return [] if skip_mark(right) in s.course.spent else [use_code()]


def skip_mark(seat: int) -> str:
    return f"skip {seat}"


@folds(TAKES_TURN, "Toy Lady Rosa")
def owes_a_skip(g: Bang, seat: int, is_in: bool, _: bool) -> bool:
    return is_in and skip_mark(seat) not in g.state.course.spent


@rewrites(Turn, "Toy Lady Rosa")
def has_skipped(g: Bang, owner: int, turn: Turn) -> Step:
    """Remove the mark when another player takes a turn: the skip is done."""
    s = g.state
    s.run_on(spent=tuple(mark for mark in s.course.spent if not mark.startswith("skip")))
    return turn
