"""Cards that work at the start of a turn: Dynamite, Rattlesnake, Stampede."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from boomtown.duel.cards import DYNAMITE, DYNAMITE_SIGN, NAMES, RATTLESNAKE, SNAKE_SIGN, STAMPEDE
from boomtown.duel.decks import unlay
from boomtown.duel.hooks import AT_START, hook
from boomtown.duel.losses import Lose
from boomtown.duel.reveals import Reveal
from boomtown.duel.step import Step
from boomtown.duel.swaps import swap

if TYPE_CHECKING:
    from boomtown.duel.game import Duel


@hook(AT_START, STAMPEDE)
def swaps(g: Duel, who: int, slot: int, card: int) -> None:
    if not g.state.lone(who):
        swap(g, who, who, STAMPEDE)


@hook(AT_START, RATTLESNAKE)
def may_bite(g: Duel, who: int, slot: int, card: int) -> None:
    g.stack += [Bite(slot), Reveal(who, who, SNAKE_SIGN, RATTLESNAKE)]


@dataclass
class Bite(Step):
    """Result of a Rattlesnake: after a snake, the holder loses a life point."""

    slot: int

    def result(self, g: Duel, value: bool) -> None:
        if value:
            g.stack.append(Lose(self.slot, 1, -1, RATTLESNAKE))


@hook(AT_START, DYNAMITE)
def may_explode(g: Duel, who: int, slot: int, card: int) -> None:
    g.stack += [Fuse(slot, card), Reveal(who, who, DYNAMITE_SIGN, DYNAMITE)]


@dataclass
class Fuse(Step):
    """Result of Dynamite: it explodes, or passes to the opponent's rear."""

    slot: int
    card: int

    def result(self, g: Duel, value: bool) -> None:
        s, slot, card = g.state, self.slot, self.card
        if value:
            unlay(g, slot, card, NAMES[DYNAMITE])
            g.stack.append(Lose(slot, 3, -1, DYNAMITE))
            return
        to = s.rear(1 - (slot >> 1))
        s.tables[slot].remove(card)
        s.tables[to].append(card)
        if g.log is not None:
            fields: dict[str, Any] = {"place": to & 1, "character": s.who[to]}
            g.note("passes", "harms", "forced", who=slot >> 1, to=to >> 1, card=card, **fields)
