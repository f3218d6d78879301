"""The eight characters of Old Saloon (old_saloon, module 4)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from boomtown.dice.arrows import Arrowed, RolledArrow, TakeArrow
from boomtown.dice.character_registry import character
from boomtown.dice.codes import ABILITY, USE, at, seat_of
from boomtown.dice.faces import BULLSEYE1, BULLSEYE2, COWARD, LOUDMOUTH, total
from boomtown.dice.folds import ARROWS_WAIT, BASE_DICE, LOSS
from boomtown.dice.hooks import after, folds, rewrites
from boomtown.dice.losses import Borne, Gain, Suffered
from boomtown.dice.questions import Question, declare
from boomtown.dice.step import Prompt, Step, ability
from boomtown.kernel.frame import PASS, Ask
from boomtown.kernel.text import seat

if TYPE_CHECKING:
    from boomtown.dice.game import Dice

SET = "saloon_characters"
JOSE, JOE, APACHE, BILL = "José Delgado", "Tequila Joe", "Apache Kid", "Bill Noface"
ELENA, VERA, DOC, MOLLY = "Elena Fuente", "Vera Custer", "Doc Holyday", "Molly Stark"

character(JOSE, 7, SET, "saloon_dice")
character(JOE, 7, SET, "saloon_dice")
character(APACHE, 9, SET, "chiefs_arrow")
character(BILL, 9, SET)
character(ELENA, 7, SET)
character(VERA, 7, SET)
character(DOC, 8, SET)
character(MOLLY, 8, SET)


@folds(BASE_DICE, JOSE)
def loudmouth_besides(g: Dice, me: int, value: int, die: int) -> int:
    """Add the loudmouth to five base dice."""
    return 5 if die == LOUDMOUTH else value


@folds(BASE_DICE, JOE)
def coward_besides(g: Dice, me: int, value: int, die: int) -> int:
    return 5 if die == COWARD else value


@folds(ARROWS_WAIT, BILL)
def only_the_last(g: Dice, me: int, value: bool, subject: object) -> bool:
    """Count only the arrows of the final dice, before all other results."""
    return True


@folds(LOSS, VERA)
def one_less(g: Dice, me: int, value: int, cause: str) -> int:
    return max(0, value - 1) if cause == "bullseye" else value


@after(Suffered, DOC)
def good_shooting(g: Dice, me: int, step: Suffered) -> Step | None:
    """Give two life points after the hits, for three or more bull's eyes in the player's turn."""
    if step.cause != "bullseye" or step.by != me:
        return None
    eyes = total(g.state.faces, BULLSEYE1) + total(g.state.faces, BULLSEYE2)
    return Gain(me, 2, DOC) if eyes >= 3 else None


# --- Apache Kid


@after(Arrowed, APACHE)
def wants_the_chiefs(g: Dice, me: int, step: Arrowed) -> Step | None:
    """Let the player take the chief's arrow from another player, once for each throw with an arrow."""
    return TakeChiefs(me) if step.who == me else None


ASK_APACHE = declare(Question("apache", 11, may_pass=True, sign="chief-arrow", seat_sign="chief-arrow"))


@dataclass
class TakeChiefs(Step):
    """Choice to take the chief's arrow from its owner."""

    who: int

    def run(self, g: Dice) -> Ask | None:
        s = g.state
        if s.chief < 0 or s.chief == self.who or not s.alive[self.who]:
            return None
        return Ask(self.who, ASK_APACHE, [USE | ABILITY | at(s.chief), PASS], public=True)

    def prompt(self, g: Dice) -> Prompt:
        return ability(APACHE, to=seat(g.state.chief))

    def take(self, g: Dice, choice: int) -> None:
        if choice != PASS:
            s = g.state
            owner, s.chief = s.chief, self.who
            fields: dict[str, Any] = {"who": self.who, "from": owner}
            g.note("chief", **fields)


# --- Elena Fuente


@rewrites(RolledArrow, ELENA)
def may_give(g: Dice, me: int, step: RolledArrow) -> Step:
    """Let the player give one arrow of each throw to another player as it is taken."""
    return GiveArrow(me, step.left) if step.who == me and not g.state.gave else step


ASK_ELENA = declare(
    Question(
        "elena", 12, tells=True, may_pass=True, nature="harms", sign="broadhead-arrow", seat_sign="broadhead-arrow"
    )
)


@dataclass
class GiveArrow(Step):
    """Choice to give an arrow. `left`: arrows of this throw still to take, including this one."""

    who: int
    left: int

    def run(self, g: Dice) -> Ask | None:
        s = g.state
        if not s.alive[self.who]:
            return None
        return Ask(self.who, ASK_ELENA, [*(USE | ABILITY | at(p) for p in s.others(self.who)), PASS], public=True)

    def prompt(self, g: Dice) -> Prompt:
        return ability(ELENA, left=self.left)

    def take(self, g: Dice, choice: int) -> None:
        to = self.who if choice == PASS else seat_of(choice)
        if choice != PASS:
            g.state.gave = True
            g.note("arrowgift", "harms", who=self.who, to=to)
        g.stack.append(TakeArrow(self.who, to, self.left))


# --- Molly Stark


@rewrites(Borne, MOLLY)
def steps_in(g: Dice, me: int, step: Borne) -> Step:
    """Let the player take the losses of other players, clockwise from the turn player, while life points last."""
    s = g.state
    about = tuple(p for p in s.clockwise(s.turn) if p != me and step.amounts[p])
    return Instead(me, about, step) if about else step


ASK_MOLLY = declare(
    Question("molly", 13, tells=True, may_pass=True, nature="helps", sign="broken-heart", seat_sign="heart-plus")
)


@dataclass
class Instead(Step):
    """Choice to take a loss for another player. `about`: seats whose loss is still to be offered."""

    who: int
    about: tuple[int, ...]
    step: Borne

    def _room(self, g: Dice) -> int:
        return g.state.life[self.who] - self.step.amounts[self.who]

    def run(self, g: Dice) -> Ask | None:
        if not self.about or self._room(g) <= 0:
            g.stack.append(self.step)
            return None
        return Ask(self.who, ASK_MOLLY, [USE | ABILITY | at(self.about[0]), PASS], public=True)

    def prompt(self, g: Dice) -> Prompt:
        to = self.about[0]
        n = min(self.step.amounts[to], self._room(g))
        found = ability(MOLLY, self.step.by, to=seat(to), n=self.step.amounts[to], own=self._room(g) - n)
        found.stake = n
        return found

    def take(self, g: Dice, choice: int) -> None:
        step, to = self.step, self.about[0]
        if choice != PASS:
            n = min(step.amounts[to], self._room(g))
            amounts = list(step.amounts)
            amounts[to] -= n
            amounts[self.who] += n
            step = replace(step, amounts=tuple(amounts))
            g.note("use", "protects", who=self.who, cause=MOLLY, to=to)
        g.stack.append(Instead(self.who, self.about[1:], step))
