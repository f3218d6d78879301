"""Layout of an observation of the Dice Game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from boomtown.dice.character_registry import CHARACTERS
from boomtown.dice.encode.actions import dice_in, faces_in
from boomtown.dice.faces import DIE_NAMES
from boomtown.dice.moments import KIND
from boomtown.dice.questions import QUESTIONS
from boomtown.dice.setup import ROLES, in_use
from boomtown.dice.state import REGULAR
from boomtown.encode.fields import Layout

PHASES = ("start", "roll", "use", "end", "over")
LIFE, ARROW, THROW, PLACE, TURNS = 1 / 10, 1 / 9, 1 / 4, 1 / 4, 1 / 50  # scales: values come out at about 1
LAST_TURN = 500  # later ones count as this one
SPECIALS = tuple(KIND)


class DiceLayout(Layout):
    """Offsets by name of field. A field that a configuration does not use has the offset -1."""

    def __init__(self, setup: Mapping[str, Any]) -> None:
        super().__init__()
        self.n, self.sets = setup["players"], setup["sets"]
        given = {*setup.get("characters", ()), *setup.get("keep", {}).values()}
        self.characters = tuple(name for name in CHARACTERS if name in in_use(self.sets) or name in given)
        self.faces = faces_in(setup)
        self._turn()
        self._dice(dice_in(setup))
        self._seats()
        self._question()

    def _turn(self) -> None:
        n, add = self.n, self.add
        self.phase = add("phase", "the phase of the turn", labels=PHASES)
        self.turn = add("turn", "whose turn it is", n)
        self.turn_no = add("turn_no", f"number of the turn / 50, at most {LAST_TURN}", high=LAST_TURN * TURNS)
        self.asked = add("asked", "who is asked; nobody at a moment the observer cannot use", n)
        self.why = add("why", "which question is pending", labels=QUESTIONS.labels())
        self.roll = add("roll", "throws made / 4", high=4)
        self.rolls = add("rolls", "throws allowed / 4", high=4)
        self.final = add("final", "no further throw")
        self.pile = add("pile", "arrows in the pile / 9")
        chief = "chiefs_arrow" in self.sets
        self.chief_in_pile = add("chief_in_pile", "the chief's arrow lies in the pile") if chief else -1
        self.chief = add("chief", "who has the chief's arrow", n) if chief else -1

    def _dice(self, dice: int) -> None:
        add = self.add
        self.dice = add("dice", "the face of each die, none before the first throw", dice, labels=self.faces)
        self.thrown = add("thrown", "the die was thrown just now", dice)
        saloon, ghost = "saloon_dice" in self.sets, "ghost" in self.sets
        self.kinds = add("die_kind", "what die it is", dice, labels=DIE_NAMES) if saloon else -1
        self.given = add("given", "the die was set by the ghost", dice) if ghost else -1

    def _seats(self) -> None:
        n, add = self.n, self.add
        most = (max(c.life for c in CHARACTERS.values()) + 3) * LIFE
        self.alive = add("alive", "in the game", n)
        self.life = add("life", "life points / 10", n, low=-2, high=most)
        self.max_life = add("max_life", "most life points / 10", n, high=most)
        self.arrows = add("arrows", "regular arrows / 9", n, high=REGULAR * ARROW)
        self.distance = add("distance", "places from the observer / 4; 0 to itself and who is out", n)
        self.from_turn = add("from_turn", "places from the turn player / 4", n)
        self.aimed = add("aimed", "bull's eyes assigned to the seat that have not hit yet / 4", n, high=4)
        self.role = add("role", "the role, where the observer knows it", n, labels=ROLES)
        self.role_public = add("role_public", "everybody knows the role", n)
        self.character = add("character", "the character", n, labels=self.characters)
        special, ghost = "special_roles" in self.sets, "ghost" in self.sets
        self.special = add("special", "the special role, where known", n, labels=SPECIALS) if special else -1
        self.spent = add("spent", "the special role is used up, where known", n) if special else -1
        self.ghost = add("ghost", "the ghost", n) if ghost else -1
        self.team = add("team", "whom the ghost wins with", labels=ROLES) if ghost else -1
        self.token = add("token", "the face the ghost gave the seat", n, labels=self.faces) if ghost else -1
        self.double = add("double", "it counts for two dice", n) if ghost else -1
        self.target = add("target", "three players: the observer's target", n) if n == 3 else -1

    def _question(self) -> None:
        n, add = self.n, self.add
        self.by = add("by", "only for the asked seat: whose doing the question is", n)
        self.to = add("to", "only for the asked seat: the seat the question is about", n)
        self.face = add("face", "only for the asked seat: the face the question is about", labels=self.faces)
        labels = ("left / 4", "n / 4", "own / 4", "double", "stake / 4")
        self.numbers = add(
            "numbers", "only for the asked seat: numbers of the question", low=-1, high=10, labels=labels
        )
