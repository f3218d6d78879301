"""Moments at which a player may show and use a special role (old_saloon, module 3). They do not reveal who could.

At a moment each role that may be used is asked exactly once, whatever seat holds it. Effects of roles are in roles.py.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from boomtown.dice.codes import USE_ROLE, at
from boomtown.dice.questions import QUESTIONS, Question, declare
from boomtown.dice.state import State
from boomtown.dice.step import Prompt, Step
from boomtown.kernel.frame import PASS, Ask
from boomtown.kernel.text import seat

if TYPE_CHECKING:
    from boomtown.dice.game import Dice

ROLE_AT = {
    "turn_die": "Doctor",
    "again": "Gambler",
    "judge": "Judge",
    "spoil": "Bad",
    "save": "Devil's Left Hand",
    "encore": "Devil's Right Hand",
}
KIND = {
    "Bear": "sheriff",
    "Good": "deputy",
    "Doctor": "deputy",
    "Judge": "deputy",
    "Gambler": "outlaw",
    "Bad": "outlaw",
    "Ugly": "outlaw",
    "Devil's Right Hand": "renegade",
    "Devil's Left Hand": "renegade",
}
OPEN, OWN, ANOTHERS = "", "own", "another's"
# Whose doing the moment must be: the holder's own, another player's, or anybody's
WHOSE = {
    "turn_die": OPEN,
    "again": ANOTHERS,
    "judge": ANOTHERS,
    "spoil": ANOTHERS,
    "save": OPEN,
    "encore": OWN,
}
# What a shown role does, by its name: (game, holder, choice)
EFFECTS: dict[str, Callable[[Dice, int, int], None]] = {}


MOMENT = "moment"  # what the others read, whichever of them it is
declare(Question(MOMENT, 25))
declare(Question("turn_die", 19, may_pass=True, meanwhile=MOMENT, sign="medical-pack"))
declare(Question("again", 20, may_pass=True, meanwhile=MOMENT, sign="poker-hand"))
declare(Question("judge", 21, may_pass=True, meanwhile=MOMENT, sign="gavel"))
declare(Question("spoil", 22, may_pass=True, meanwhile=MOMENT, sign="rattlesnake"))
declare(
    Question(
        "save",
        23,
        threatens=True,
        may_pass=True,
        nature="helps",
        meanwhile=MOMENT,
        sign="left-hand",
        seat_sign="heart-plus",
    )
)
declare(Question("encore", 24, may_pass=True, meanwhile=MOMENT, sign="right-hand"))


def hidden(s: State, role: str) -> bool:
    """Return whether, by public knowledge, a player may hold the role unrevealed."""
    plain = KIND[role]
    if any(shown and special == role for shown, special in zip(s.shown, s.specials, strict=True)):
        return False
    open_ = zip(s.shown, s.alive, s.roles, strict=True)
    return any(not shown and is_in and r == plain for shown, is_in, r in open_)


def ready(s: State, role: str) -> int:
    """Return the seat that holds the role and may still use it, or -1."""
    who = s.specials.index(role) if role in s.specials else -1
    return who if who >= 0 and s.alive[who] and not s.spent[who] else -1


def holder(s: State, why: str, doer: int) -> int:
    """Return the seat that may interrupt the action of `doer`, or -1."""
    who = ready(s, ROLE_AT[why])
    whose = WHOSE[why]
    fits = whose == OPEN or (who == doer) == (whose == OWN)
    return who if fits else -1


def may_come(g: Dice, why: str, doer: int) -> bool:
    """Return whether, by public knowledge, a player may interrupt at this moment."""
    s = g.state
    if "special_roles" not in g.setup["sets"]:
        return False
    if holder(s, why, doer) >= 0:
        return True
    if WHOSE[why] == OWN and s.shown[doer]:
        return False
    return hidden(s, ROLE_AT[why])


def moments(g: Dice, whys: tuple[str, ...], doer: int, about: tuple[int, ...] = ()) -> list[Step]:
    """Return the step that asks at this moment. It is empty if no player can interrupt by public knowledge."""
    due = tuple(why for why in whys if may_come(g, why, doer))
    return [Moment(due, doer, about, ())] if due else []


@dataclass
class Moment(Step):
    """Moment at which roles may be shown. `doer`: seat of the throw, gain, use or turn; `about`: affected seats.

    All roles are asked before one takes effect, in an order independent of their holders. The order reveals no seat.
    `bids`: the answers given, 0 for PASS. Players who answered with a role then act in order, clockwise from the
    turn player (module 3.4).
    """

    whys: tuple[str, ...]
    doer: int
    about: tuple[int, ...]
    bids: tuple[int, ...]

    def run(self, g: Dice) -> Ask | None:
        s = g.state
        g.revealed = True  # what was chosen before stays: a silence has been heard
        if len(self.bids) == len(self.whys):
            g.stack += reversed(self._claims(g))
            return None
        why = self._why()
        who = holder(s, why, self.doer)
        if who < 0:
            if not g.auto:
                return Ask(s.turn, QUESTIONS[why], [PASS], moment=True)
            self.take(g, PASS)
            return None
        return Ask(who, QUESTIONS[why], [*self.offered(g, why), PASS], moment=True)

    def offered(self, g: Dice, why: str) -> list[int]:
        """Return the options of the role's holder other than passing."""
        s = g.state
        if why != "save":
            return [USE_ROLE]
        return [USE_ROLE | at(p) for p in self.about if s.alive[p] and s.life[p] <= 0]

    def _why(self) -> str:
        return self.whys[len(self.bids)]

    def _claims(self, g: Dice) -> list[Step]:
        s = g.state
        claims = [Claim(holder(s, why, self.doer), bid) for why, bid in zip(self.whys, self.bids, strict=True) if bid]
        claims.sort(key=lambda claim: s.place(claim.who))
        return list(claims)

    def prompt(self, g: Dice) -> Prompt:
        why = self._why()
        if why == "spoil":
            to, n = self.about
            return Prompt({"to": seat(to), "n": n}, self.doer)
        return Prompt({"seats": {"seats": list(self.about)}} if why == "save" else {}, self.doer)

    def take(self, g: Dice, choice: int) -> None:
        bid = 0 if choice == PASS else choice
        g.stack.append(Moment(self.whys, self.doer, self.about, (*self.bids, bid)))


@dataclass
class Claim(Step):
    """A player's wish to show their role. A player who acted earlier may have made it pointless or taken it away."""

    who: int
    choice: int

    def run(self, g: Dice) -> None:
        show(g, self.who, self.choice)


def show(g: Dice, who: int, choice: int) -> None:
    """Show the own special role of `who` to use it. The Judge may object before it takes effect."""
    s = g.state
    role = s.specials[who]
    s.mark("shown", who)
    s.mark("spent", who)
    g.revealed = True
    g.note("role", who=who, special=role)
    g.stack.append(Works(who, role, choice))
    if role != "Judge":
        g.stack += reversed(moments(g, ("judge",), who))


@dataclass
class Works(Step):
    """Effect of a role that was shown."""

    who: int
    role: str
    choice: int

    def run(self, g: Dice) -> None:
        EFFECTS[self.role](g, self.who, self.choice)


def cut(g: Dice, *kinds: type[Step]) -> Step:
    """Remove steps from the stack up to and including the first of these kinds, and return that step."""
    while True:
        step = g.stack.pop()
        if isinstance(step, kinds):
            return step
