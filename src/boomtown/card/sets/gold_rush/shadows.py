"""Shadow Gunslingers: eliminated players play their turns. Rules: gold_rush.md, Shadow Gunslingers.

The variant is a source under the name of its option, with or without the rest of the set.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from boomtown.card.declared.memory import Fact, OfGame, remembers
from boomtown.card.folds import HAND_LIMIT, ROLE_NOW, TAKES_TURN, VERDICT
from boomtown.card.hooks import NO_LIMIT, folds, rewrites
from boomtown.card.rules.lives import Eliminate, lose_all
from boomtown.card.rules.turn import Turn
from boomtown.card.rules.victory import Verdict, last_one
from boomtown.card.seen.visibility import hidden_roles, hunted_by_all
from boomtown.card.sets.gold_rush.gold import SHADOWS
from boomtown.card.step import Step

if TYPE_CHECKING:
    from boomtown.card.game import Bang
    from boomtown.card.state import State

HERE: Final = "shadow"  # the seat that is in the game as a shadow now
RENEGADE, DEPUTY, OUTLAW = "shadow_renegade", "shadow_deputy", "shadow_outlaw"
SIDES: Final = (DEPUTY, OUTLAW)  # also the names under which the renegades on that side are stored

remembers(
    OfGame(HERE, "seats"),
    *[OfGame(side, "seats") for side in SIDES],
    Fact("shadows", SHADOWS, "in the game as a shadow", "seats", lambda g, you: list(g.state.kept(HERE)), HERE),
    Fact(
        DEPUTY,
        SHADOWS,
        "a shadow renegade on the side of the law",
        "seats",
        lambda g, you: list(g.state.kept(DEPUTY)),
        DEPUTY,
    ),
    Fact(
        OUTLAW,
        SHADOWS,
        "a shadow renegade on the outlaws' side",
        "seats",
        lambda g, you: list(g.state.kept(OUTLAW)),
        OUTLAW,
    ),
)


def is_shadow(s: State, seat: int) -> bool:
    """Return whether the seat is in the game as a shadow gunslinger, and no card in play keeps it there."""
    return seat in s.kept(HERE) and not s.kept_in(seat)


# --- the turn


@folds(TAKES_TURN, SHADOWS)
def shadows_take_turns(g: Bang, seat: int, is_in: bool, _: None) -> bool:
    """Give all players a turn. [gold_rush, shadow turn 2]"""
    return True


@rewrites(Turn, SHADOWS)
def shadow_turn(g: Bang, _: int, turn: Turn) -> Step:
    """Replace the turn of an eliminated player, unless another rewrite returns that player. [gold_rush, shadow turn]"""
    if turn.stage or g.state.alive[turn.who]:
        return turn
    for owner, name, hook in g.state.index.rewrite[Turn]:
        if name != SHADOWS:
            returns: Step = hook(g, owner, turn)
            if returns is not turn:
                return returns
    return ShadowComes(turn)


@dataclass
class ShadowComes(Step):
    """Return of a shadow without lives for this turn; the step below makes it leave."""

    turn: Turn

    def run(self, g: Bang) -> None:
        s, who = g.state, self.turn.who
        s.keep(HERE, (who,))
        s.run_on(ghosts=(*s.course.ghosts, who))
        s.set_alive(who, True)
        g.note("shadow", "helps", "forced", who=who)
        choose_side(g, who)
        g.stack += [ShadowLeaves(who), self.turn]


@dataclass
class ShadowLeaves(Step):
    """Departure of the shadow, no elimination: all cards are discarded, and no player gets any. [shadow turn 5, 6]"""

    who: int

    def run(self, g: Bang) -> None:
        s, who = g.state, self.who
        leaves = is_shadow(s, who) and s.alive[who]
        if who in s.kept(HERE):
            s.keep(HERE, ())
        if not leaves:
            return
        s.run_on(ghosts=tuple([p for p in s.course.ghosts if p != who]))
        s.set_alive(who, False)
        g.note("leave", "neutral", "forced", who=who)
        found = last_one(s)  # the other player may have been eliminated during the shadow's turn
        if found is not None:
            g.end(*found)
            return
        lose_all(g, who, "out")


@rewrites(Eliminate, SHADOWS)
def put_out(g: Bang, _: int, out: Eliminate) -> Step:
    """Let a shadow that is eliminated earlier leave in the same way. [gold_rush, shadow turn 11]"""
    return ShadowLeaves(out.who) if is_shadow(g.state, out.who) else out


@folds(HAND_LIMIT, SHADOWS)
def no_phase_3(g: Bang, me: int, value: int, _: None) -> int:
    """Remove the hand limit: a shadow discards all cards at the end. [gold_rush, shadow turn 5]"""
    return NO_LIMIT if is_shadow(g.state, me) else value


def grant_shadow_turn(g: Bang, who: int) -> None:
    """Grant a second turn as a shadow after this one. [gold_rush, shadow turn 9]"""
    at = next(i for i, step in enumerate(g.stack) if type(step) is ShadowLeaves)
    g.stack.insert(at, ShadowComes(Turn(who, 0, True)))


# --- the shadow renegade


@folds(ROLE_NOW, SHADOWS)
def shown_side(s: State, seat: int, role: str, _: None) -> str:
    """Return the role of an eliminated renegade: shadow renegade, on no side before the first turn. [gold_rush, shadow
    renegade]
    """
    if role != "renegade" or seat not in s.fallen or hunted_by_all(s):
        return role
    return next((side for side in SIDES if seat in s.kept(side)), RENEGADE)


def choose_side(g: Bang, who: int) -> None:
    """Set the side of a shadow renegade: the one with more roles shown. [gold_rush, shadow renegade 1, 2]"""
    s = g.state
    if shown_side(s, who, s.roles[who], None) == s.roles[who]:
        return
    hidden = hidden_roles(s)
    shown = [shown_side(s, p, s.roles[p], None) for p in range(s.n) if p != who and p not in hidden]
    law = sum(role in ("sheriff", "deputy", DEPUTY) for role in shown)
    outlaws = sum(role in ("outlaw", OUTLAW) for role in shown)
    side = DEPUTY if law > outlaws else OUTLAW
    for name in SIDES:
        others = [p for p in s.kept(name) if p != who]
        s.keep(name, tuple(sorted([*others, who] if name == side else others)))
    g.note("side", "neutral", "forced", who=who, role=side)


@folds(VERDICT, SHADOWS)
def shadows_win_with_their_side(g: Bang, _: int, found: Verdict | None, case: tuple[int, int]) -> Verdict | None:
    """Let the law win despite shadows, and shadow renegades win with their side. [end of the game]"""
    s = g.state
    if hunted_by_all(s):
        return found
    if found is None:
        left = [role for p, role in enumerate(s.roles) if s.alive[p] and not is_shadow(s, p)]
        if "sheriff" not in left or "outlaw" in left or "renegade" in left:
            return None
        found = "law", [p for p, role in enumerate(s.roles) if role in ("sheriff", "deputy")], -1
    side, winners, by = found
    with_them = s.kept({"law": DEPUTY, "outlaws": OUTLAW}.get(side, ""))
    return side, sorted({*winners, *with_them}), by
