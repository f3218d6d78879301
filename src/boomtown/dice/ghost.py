"""The ghost's turn: two dice, one of whose results goes to a living player (old_saloon, module 5)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from boomtown.dice.codes import CHOOSE, at, face_of, seat_of, showing
from boomtown.dice.faces import FACES
from boomtown.dice.questions import Question, declare
from boomtown.dice.step import Prompt, Step
from boomtown.kernel.frame import Ask

if TYPE_CHECKING:
    from boomtown.dice.game import Dice


ASK_GHOST_FACE = declare(Question("ghost_face", 14, sign="ghost"))


@dataclass
class GiveFace(Step):
    """Choice of the result to give. Two equal results need no choice and count double."""

    def run(self, g: Dice) -> Ask:
        return Ask(g.state.turn, ASK_GHOST_FACE, [CHOOSE | showing(f) for f in sorted(set(g.state.faces))], public=True)

    def prompt(self, g: Dice) -> Prompt:
        return Prompt(source="Ghost")

    def take(self, g: Dice, choice: int) -> None:
        g.stack.append(GiveTo(face_of(choice)))


ASK_GHOST_TO = declare(Question("ghost_to", 15, sign="ghost", seat_sign="ghost"))


@dataclass
class GiveTo(Step):
    """Choice of the player who sets a die to the result in their next turn."""

    face: int

    def _double(self, g: Dice) -> bool:
        return len(set(g.state.faces)) == 1

    def run(self, g: Dice) -> Ask:
        s = g.state
        return Ask(s.turn, ASK_GHOST_TO, [CHOOSE | at(p) for p in s.clockwise(s.turn)], public=True)

    def prompt(self, g: Dice) -> Prompt:
        return Prompt({"face": {"face": FACES[self.face]}, "double": int(self._double(g))}, source="Ghost")

    def take(self, g: Dice, choice: int) -> None:
        s = g.state
        to, count = seat_of(choice), 1 + self._double(g)
        s.token = (to, self.face, count)
        g.note("token", who=s.turn, to=to, face=FACES[self.face], count=count)
