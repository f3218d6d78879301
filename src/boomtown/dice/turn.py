"""Turn: its start, the throws, and the effects after each throw (dice, turn)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from boomtown.dice.arrows import Arrowed, BreakArrow, TakeArrows
from boomtown.dice.codes import A_COWARD, A_LOUDMOUTH, KEEP, ROLL, USE, USE_ROLE, kind_of, mask_of
from boomtown.dice.faces import ARROW, BASE, BROKEN_ARROW, BULLET, COWARD, DIE_NAMES, DYNAMITE, FACES, LOUDMOUTH, SIDES
from boomtown.dice.folds import ARROWS_WAIT, BASE_DICE, LOOSE_DYNAMITE, THROWS
from boomtown.dice.losses import one_each
from boomtown.dice.moments import hidden, moments, show
from boomtown.dice.questions import Question, declare
from boomtown.dice.results import Results
from boomtown.dice.step import OnTurn, Prompt, Step
from boomtown.kernel.frame import PASS, Ask

if TYPE_CHECKING:
    from boomtown.dice.game import Dice

ROLLS = 3
AT_START = ("Good", "Ugly")  # special roles used at the start of the own turn


@dataclass
class TurnOrder(Step):
    """Bottom of the stack: turns in clockwise order, including those of the ghost."""

    def run(self, g: Dice) -> None:
        s = g.state
        around = [(s.turn + i) % s.n for i in range(1, s.n + 1)]
        who = next(p for p in around if s.alive[p] or p == s.ghost)
        g.stack += [self, Begin(who)]


@dataclass
class Begin(Step):
    """Full turn of one seat."""

    who: int

    def run(self, g: Dice) -> None:
        s = g.state
        s.begin(self.who)
        s.turn_no += 1
        lay_out_dice(g, (BASE, BASE) if s.ghost_turn else (BASE,) * 5)
        g.note("turn", who=self.who, count=s.turn_no)
        g.stack += [EndTurn(), FirstThrow()]
        if not s.ghost_turn:
            g.stack += [Started(), Open()]
            if "saloon_dice" in g.setup["sets"]:
                g.stack.append(ChooseDie())


def lay_out_dice(g: Dice, dice: tuple[int, ...]) -> None:
    """Lay out the dice of this turn before the first throw, including one set by a ghost (old_saloon, module 5.7)."""
    s = g.state
    faces = [-1] * len(dice)
    if s.token and s.token[0] == s.turn and not s.ghost_turn:
        _, face, count = s.token
        s.given = (1 << count) - 1
        faces[:count] = [face] * count
    s.dice, s.faces = dice, tuple(faces)


ASK_SALOON = declare(Question("saloon", 9, may_pass=True, sign="saloon-doors"))


@dataclass
class ChooseDie(Step):
    """Choice of a saloon die in place of a base die, or none (old_saloon, module 1.1)."""

    def run(self, g: Dice) -> Ask:
        return Ask(g.state.turn, ASK_SALOON, [USE | A_LOUDMOUTH, USE | A_COWARD, PASS], public=True)

    def take(self, g: Dice, choice: int) -> None:
        s = g.state
        if choice == PASS:
            return
        die = LOUDMOUTH if kind_of(choice) == A_LOUDMOUTH else COWARD
        base = g.fold(BASE_DICE, s.turn, 4, die)
        lay_out_dice(g, (BASE,) * base + (die,))
        g.note("saloon", who=s.turn, die=DIE_NAMES[die])


ASK_THROW = declare(Question("throw", 10, may_pass=True, sign="rolling-dices"))


@dataclass
class Open(Step):
    """Point before the first throw, at which the player may show their special role.

    At a live table each player throws by hand here, so that the pause does not show which players have a choice.
    """

    def run(self, g: Dice) -> Ask | None:
        s = g.state
        who = s.turn
        role = s.specials[who]
        if role in AT_START and not s.spent[who] and (role != "Good" or "sheriff" in s.roles):
            return Ask(who, ASK_THROW, [USE_ROLE, PASS])
        special = "special_roles" in g.setup["sets"] and not s.shown[who]
        secret = special and any(hidden(s, r) for r in AT_START)
        asked = "saloon_dice" in g.setup["sets"] or any(o == who for o, _, _ in s.index.after.get(Started, ()))
        return None if g.auto or (asked and not secret) else Ask(who, ASK_THROW, [PASS])

    def take(self, g: Dice, choice: int) -> None:
        if choice != PASS:
            g.stack.append(Open())
            show(g, g.state.turn, choice)


@dataclass
class Started(Step):
    """Event for hooks: a turn started. Abilities at the start of a turn follow it."""

    def run(self, g: Dice) -> None:
        g.followed(self)


@dataclass
class FirstThrow(OnTurn):
    """Throw of all dice except those set by a ghost (old_saloon, module 5.7)."""

    def go(self, g: Dice) -> None:
        s = g.state
        s.phase = "roll"
        whole = (1 << len(s.faces)) - 1
        g.stack.append(Throw(whole & ~s.given, whole))


@dataclass
class Throw(OnTurn):
    """Throw of the dice of `mask`. `counts`: dice whose faces take effect now."""

    mask: int
    counts: int

    def go(self, g: Dice) -> None:
        s = g.state
        at = [i for i in range(len(s.dice)) if self.mask >> i & 1]
        s.draws += 1
        fell = g.chance.roll(s.draws, [SIDES[s.dice[i]] for i in at])
        faces = list(s.faces)
        for i, side in zip(at, fell, strict=True):
            faces[i] = SIDES[s.dice[i]][side]
        s.faces, s.thrown = tuple(faces), self.mask
        s.roll += 1
        s.gave = False
        g.revealed = True
        if g.log is not None:
            shown = [FACES[f] for f in faces]
            g.note("throw", how="random", who=s.turn, dice=at, faces=shown, count=len(at), roll=s.roll)
        g.stack.append(Landed(self.counts))


def rolls(g: Dice) -> int:
    """Return the number of throws allowed in this turn."""
    return ROLLS if g.state.ghost_turn else g.fold(THROWS, g.state.turn, ROLLS)


def last(g: Dice) -> bool:
    """Return whether the rules allow no further throw: the last one was made, or three dynamites are on the table."""
    s = g.state
    return s.gambled or s.roll >= rolls(g) or (not s.ghost_turn and s.faces.count(DYNAMITE) >= 3)


@dataclass
class Landed(Step):
    """Dice after a throw, before any effect. The Doctor and, after a last throw, the Gambler may interrupt."""

    counts: int

    def run(self, g: Dice) -> None:
        s = g.state
        whys = ("turn_die", "again") if last(g) and not s.gambled else ("turn_die",)
        g.stack.append(Settled(self.counts))
        g.stack += reversed(moments(g, whys, s.turn))


@dataclass
class Settled(Step):
    """Immediate effects of arrows, broken arrows and bullets of this throw. Then come further throws or the results."""

    counts: int

    def run(self, g: Dice) -> None:
        s = g.state
        s.final = last(g)
        g.stack.append(Decide())
        if s.ghost_turn:
            return
        fell = [f for i, f in enumerate(s.faces) if self.counts >> i & 1]
        arrows = 0 if g.fold(ARROWS_WAIT, s.turn, False) else fell.count(ARROW)
        broken, bullets = fell.count(BROKEN_ARROW), fell.count(BULLET)
        g.push_each(
            [
                *([TakeArrows(s.turn, arrows), Arrowed(s.turn)] if arrows else []),
                *(BreakArrow(s.turn, broken - i) for i in range(broken)),
                *[one_each(s.n, [s.turn], "bullet")] * bullets,
            ]
        )


def loose(g: Dice) -> int:
    """Return the dice that may be thrown again, one bit per position: no dynamite, except for Black Jack."""
    s = g.state
    free = not s.ghost_turn and g.fold(LOOSE_DYNAMITE, s.turn, False)
    return sum(1 << i for i, f in enumerate(s.faces) if f != DYNAMITE or free)


@lru_cache(maxsize=64)
def throws(mask: int) -> tuple[int, ...]:
    """Return codes for all ways to throw some of these dice again, smaller numbers first, then KEEP."""
    return (*(ROLL | m for m in range(1, mask + 1) if m & ~mask == 0), KEEP)


ASK_ROLL = declare(Question("roll", 0, sign="rolling-dices"))


@dataclass
class Decide(OnTurn):
    """Choice to throw dice again or to stop."""

    def go(self, g: Dice) -> Ask | None:
        s = g.state
        if s.final:
            g.stack.append(Results())
            return None
        return Ask(s.turn, ASK_ROLL, [*throws(loose(g))], public=True)

    def prompt(self, g: Dice) -> Prompt:
        s = g.state
        n, of = s.roll, rolls(g)
        return Prompt({"n": n, "of": of, "left": of - n, "dynamite": s.faces.count(DYNAMITE)})

    def take(self, g: Dice, choice: int) -> None:
        s = g.state
        if choice != KEEP:
            mask = mask_of(choice)
            g.stack.append(Throw(mask, mask))
            return
        s.final = True
        g.note("keep", who=s.turn, faces=[FACES[f] for f in s.faces])
        g.stack.append(Results())
        g.stack += reversed(moments(g, ("again",), s.turn))


@dataclass
class EndTurn(Step):
    """End of the turn: tokens of the ghost return."""

    def run(self, g: Dice) -> None:
        s = g.state
        s.phase = "end"
        if s.token and s.token[0] == s.turn and not s.ghost_turn:
            s.token = ()
