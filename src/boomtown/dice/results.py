"""Results of the last throw, used in the order of the rules (dice, turn 4)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from boomtown.dice.arrows import Arrowed, TakeArrows
from boomtown.dice.codes import ABILITY, CHOOSE, USE, at, seat_of, verb_of
from boomtown.dice.faces import ARROW, BEER, BULLSEYE1, BULLSEYE2, DYNAMITE, FACES, GATLING, total
from boomtown.dice.folds import ARROWS_WAIT, DOUBLE, DRINK, GATLINGS, PLACES
from boomtown.dice.ghost import GiveFace
from boomtown.dice.losses import Gain, Losses, one_each
from boomtown.dice.moments import moments
from boomtown.dice.questions import Question, declare
from boomtown.dice.return_arrows import return_all_arrows
from boomtown.dice.step import OnTurn, Prompt, Step
from boomtown.kernel.frame import Ask

if TYPE_CHECKING:
    from boomtown.dice.game import Dice

# state.stage while they are used, and the face the plan shows for it
LATE_ARROWS, FUSE, HITS, HIT, BEERS, GUN, DONE = range(1, 8)


@dataclass
class Results(OnTurn):
    """End of the throws: all results on the table are used, and none may be declined."""

    def go(self, g: Dice) -> None:
        s = g.state
        s.phase = "use"
        if s.ghost_turn:
            g.stack.append(GiveFace())
            return
        g.stack += [Finish(), UseGatling(), UseBeers(), UseBullseyes(), UseDynamite()]
        if g.fold(ARROWS_WAIT, s.turn, False):
            s.stage = LATE_ARROWS
            n = s.faces.count(ARROW)
            g.push_each([TakeArrows(s.turn, n), Arrowed(s.turn)] if n else [])


@dataclass
class UseDynamite(OnTurn):
    """Three or more dynamites: a loss of one life point that no player caused."""

    def go(self, g: Dice) -> None:
        s = g.state
        s.stage = FUSE
        count = s.faces.count(DYNAMITE)
        if count >= 3:
            g.note("dynamite", "harms", "forced", who=s.turn, count=count)
            g.push(one_each(s.n, [s.turn], "dynamite"))


@dataclass
class UseBullseyes(OnTurn):
    """Assignment of all bull's eyes, bullseye1 before bullseye2. Then they hit together."""

    def go(self, g: Dice) -> None:
        s = g.state
        s.stage = HITS
        eyes = tuple(plain for plain in (BULLSEYE1, BULLSEYE2) for _ in range(total(s.faces, plain)))
        if eyes:
            g.stack.append(TakeAim(eyes))


def reach(g: Dice, face: int) -> list[int]:
    """Return the seats that a bull's eye of the turn player may hit, clockwise from the left."""
    s = g.state
    me = s.turn
    if len(s.index.order) <= 3:
        face = BULLSEYE1
    usual: tuple[int, ...] = (1,) if face == BULLSEYE1 else (2,)
    places = g.fold(PLACES, me, usual, face)
    return [p for p in s.others(me) if s.index.places[me][p] in places]


ASK_AIM = declare(Question("aim", 1, tells=True, nature="harms", sign="reticle"))


@dataclass
class TakeAim(Step):
    """Choice of the target of the next bull's eye. `eyes`: bull's eyes still to assign."""

    eyes: tuple[int, ...]

    def run(self, g: Dice) -> Ask | None:
        if not self.eyes:
            g.stack.append(Volley())
            return None
        targets = reach(g, self.eyes[0])
        options = [CHOOSE | at(p) for p in targets]
        if g.fold(DOUBLE, g.state.turn, False):
            options += [USE | ABILITY | at(p) for p in targets]
        if not options:  # nobody sits there (positions made by hand)
            g.stack.append(TakeAim(self.eyes[1:]))
            return None
        return Ask(g.state.turn, ASK_AIM, options, public=True)

    def prompt(self, g: Dice) -> Prompt:
        return Prompt({"face": {"face": FACES[self.eyes[0]]}, "left": len(self.eyes)}, source=FACES[self.eyes[0]])

    def take(self, g: Dice, choice: int) -> None:
        s = g.state
        power = 2 if verb_of(choice) == "use" else 1
        if power == 2:
            s.spent_beers += 1
        to = seat_of(choice)
        s.aims = (*s.aims, (self.eyes[0], to, power))
        g.note("aim", "harms", who=s.turn, to=to, face=FACES[self.eyes[0]], count=power)
        g.stack.append(TakeAim(self.eyes[1:]))


@dataclass
class Volley(Step):
    """Hits of all bull's eyes at the same time."""

    def run(self, g: Dice) -> None:
        s = g.state
        s.stage = HIT
        hits = [0] * s.n
        for _, to, power in s.aims:
            hits[to] += power
        g.push(Losses(tuple(hits), "bullseye", s.turn))


@dataclass
class UseBeers(OnTurn):
    """Use of the beers: each gives a life point to any living player."""

    def go(self, g: Dice) -> None:
        s = g.state
        s.stage = BEERS
        s.thirsty = s.life[s.turn] <= 4
        g.stack.append(Drink(total(s.faces, BEER) - s.spent_beers))


ASK_BEER = declare(Question("beer", 2, tells=True, nature="helps", sign="beer-stein", seat_sign="beer-stein"))


@dataclass
class Drink(OnTurn):
    """Choice of the player for the next beer."""

    left: int

    def go(self, g: Dice) -> Ask | None:
        s = g.state
        if self.left <= 0:
            return None
        return Ask(s.turn, ASK_BEER, [CHOOSE | at(p) for p in s.clockwise(s.turn)], public=True)

    def prompt(self, g: Dice) -> Prompt:
        return Prompt({"left": self.left}, source="beer")

    def take(self, g: Dice, choice: int) -> None:
        s = g.state
        to = seat_of(choice)
        g.note("beer", "helps", who=s.turn, to=to)
        g.stack.append(Drink(self.left - 1))
        g.push(Gain(to, g.fold(DRINK, s.turn, 1, to), "beer", True))


@dataclass
class UseGatling(OnTurn):
    """Use of enough gatling results: the own arrows return, and each other player loses one life point."""

    def go(self, g: Dice) -> None:
        s = g.state
        s.stage = GUN
        n = total(s.faces, GATLING)
        if n:
            g.push(Gunned(n))
        if n >= g.fold(GATLINGS, s.turn, 3):
            g.note("gatling", "harms", "forced", who=s.turn)
            return_all_arrows(g, s.turn, s.turn)
            g.push(one_each(s.n, s.others(s.turn), "gatling", s.turn))


@dataclass
class Gunned(OnTurn):
    """Event: `count` gatling results have been used. Doubles count as two."""

    count: int

    def go(self, g: Dice) -> None:
        g.followed(self)


@dataclass
class Finish(OnTurn):
    """End of the turn: abilities, then perhaps another turn at once (Devil's Right Hand)."""

    def go(self, g: Dice) -> None:
        s = g.state
        s.stage, s.phase = DONE, "end"
        g.stack.append(After())
        g.followed(self)


@dataclass
class After(OnTurn):
    """Step after all others of the turn."""

    def go(self, g: Dice) -> None:
        g.stack += reversed(moments(g, ("encore",), g.state.turn))
