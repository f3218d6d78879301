"""Actions that endanger lives: Derringer, Knife, Gatling, Indians!, Duel."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from boomtown.duel.cards import DERRINGER, DUEL, GATLING, INDIANS, IS_HIT, KIND, KNIFE
from boomtown.duel.codes import DISCARD, card_of, slot_of
from boomtown.duel.decks import spend
from boomtown.duel.hits import shoot
from boomtown.duel.hooks import AIMS, COUNTS_AS_HIT, EFFECT, hook
from boomtown.duel.losses import Lose
from boomtown.duel.offers import AT, Reach, at_character, no_aim
from boomtown.duel.questions import Question, declare
from boomtown.duel.step import PERSON, Prompt, Step, source_name, who_tag
from boomtown.kernel.frame import PASS, Ask
from boomtown.kernel.text import seat

if TYPE_CHECKING:
    from boomtown.duel.game import Duel

hook(AIMS, DERRINGER, KNIFE)(at_character)
hook(AIMS, GATLING, INDIANS)(no_aim)


@hook(EFFECT, DERRINGER, KNIFE)
def one_hit(g: Duel, me: int, kind: int, option: int) -> None:
    shoot(g, me, slot_of(option), kind)


def everybody_else(g: Duel, me: int) -> list[int]:
    """Return the opponent's front, the own rear, the opponent's rear. A lone character occurs once."""
    s = g.state
    front, other = s.front[me], s.front[1 - me]
    return [slot for slot in (other, front ^ 1, other ^ 1) if s.who[slot] >= 0]


@hook(EFFECT, GATLING)
def hits_everybody(g: Duel, me: int, kind: int, option: int) -> None:
    for slot in reversed(everybody_else(g, me)):
        shoot(g, me, slot, GATLING)


# --- hit cards


def answers(g: Duel, slot: int) -> list[int]:
    """Return the discards that count as a hit card for the character in the slot, and PASS."""
    s = g.state
    counts = COUNTS_AS_HIT.of[PERSON + s.who[slot]]
    found = []
    for card in s.hands[slot >> 1]:
        kind = KIND[card]
        if IS_HIT[kind] or (counts is not None and counts(kind)):
            found.append(DISCARD | card + 1)
    found.append(PASS)
    return found


# --- Indians!


@hook(EFFECT, INDIANS)
def raids(g: Duel, me: int, kind: int, option: int) -> None:
    for slot in reversed(everybody_else(g, me)):
        g.stack.append(Raid(slot, me))


ASK_RAID: Final = declare(Question("raid", 11, may_pass=True, threatens=True, gives_up=True))


@dataclass
class Raid(Step):
    """Indians! against one character."""

    slot: int
    by: int

    def run(self, g: Duel) -> Ask | None:
        s = g.state
        if s.who[self.slot] < 0 or s.lives[self.slot] <= 0:
            return None
        who = self.slot >> 1
        return Ask(who, ASK_RAID, answers(g, self.slot), public=not s.hands[who])

    def lit(self) -> int:
        return self.slot

    def prompt(self, g: Duel) -> Prompt:
        char = who_tag(g.state.who[self.slot])
        return Prompt({"by": seat(self.by), "char": char}, self.by, source_name(INDIANS), stake=1)

    def take(self, g: Duel, choice: int) -> None:
        if choice == PASS:
            g.stack.append(Lose(self.slot, 1, self.by, INDIANS))
        else:
            spend(g, self.slot >> 1, card_of(choice), "raid")


# --- Duel


@hook(AIMS, DUEL)
def at_front(r: Reach) -> list[int]:
    return [AT[r.other], AT[r.other ^ 1]] if r.all and not r.olone else [AT[r.other]]


@hook(EFFECT, DUEL)
def begins(g: Duel, me: int, kind: int, option: int) -> None:
    g.stack.append(Gunfight(slot_of(option), g.state.front[me]))


ASK_GUNFIGHT: Final = declare(Question("gunfight", 12, may_pass=True, threatens=True, gives_up=True))


@dataclass
class Gunfight(Step):
    """Turn in a Duel: the side of `mine` discards a hit card, or its character loses a life point."""

    mine: int
    theirs: int
    spent: int = 0

    def run(self, g: Duel) -> Ask:
        who = self.mine >> 1
        return Ask(who, ASK_GUNFIGHT, answers(g, self.mine), public=not g.state.hands[who])

    def lit(self) -> int:
        return self.mine

    def prompt(self, g: Duel) -> Prompt:
        by = self.theirs >> 1
        args = {"by": seat(by), "char": who_tag(g.state.who[self.mine]), "n": self.spent}
        return Prompt(args, by, source_name(DUEL), stake=1)

    def take(self, g: Duel, choice: int) -> None:
        if choice == PASS:
            g.stack.append(Lose(self.mine, 1, self.theirs >> 1, DUEL))
            return
        spend(g, self.mine >> 1, card_of(choice), "gunfight")
        g.stack.append(Gunfight(self.theirs, self.mine, self.spent + 1))
