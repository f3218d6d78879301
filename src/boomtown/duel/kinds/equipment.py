"""Equipment that works at the front or at the target of a hit, and Riposte."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from boomtown.duel.cards import BANK, BARREL, BARREL_SIGN, GUN_BELT, HAT, NAMES, POCKET_WATCH, RIPOSTE, SCOPE
from boomtown.duel.decks import unlay
from boomtown.duel.describe import reveals_barrel
from boomtown.duel.hits import Dodged, Hit
from boomtown.duel.hooks import (
    ANSWERS,
    BANG_LIMIT,
    DODGED,
    FRESH_CARDS,
    REACH,
    SAYS,
    TRIES,
    WATCHES,
    hook,
)
from boomtown.duel.offers import UNLIMITED, Reach
from boomtown.duel.step import source_tag
from boomtown.duel.waiting import HIT, MUST_DRAW, wait
from boomtown.kernel.frame import Ask

if TYPE_CHECKING:
    from boomtown.duel.game import Duel


@hook(FRESH_CARDS, BANK)
def one_more(count: int) -> int:
    return count + 1


@hook(BANG_LIMIT, GUN_BELT)
def no_limit(limit: int) -> int:
    return UNLIMITED


@hook(REACH, SCOPE)
def reaches_the_rear(reach: Reach) -> None:
    reach.far = True


@hook(WATCHES, POCKET_WATCH)
def draws_at_a_swap(g: Duel, slot: int) -> None:
    wait(g, MUST_DRAW, slot, POCKET_WATCH)


# --- dodging


@hook(ANSWERS, HAT)
def whenever(hit: Hit) -> bool:
    return True


@hook(TRIES, HAT)
def thrown(g: Duel, hit: Hit, card: int) -> None:
    if g.log is not None:
        g.note("use", "protects", who=hit.target >> 1, cause=NAMES[HAT])
    unlay(g, hit.target, card, "spent")
    g.stack.append(Dodged(hit, HAT))


@hook(ANSWERS, BARREL)
def not_tried(hit: Hit) -> bool:
    return BARREL not in hit.tried


@hook(TRIES, BARREL)
def own_deck(g: Duel, hit: Hit, card: int) -> None:
    hit.try_reveal(g, hit.target >> 1, BARREL_SIGN, BARREL)


@hook(SAYS, BARREL)
def says_chance(g: Duel, ask: Ask, code: int) -> dict[str, Any]:
    return reveals_barrel(source_tag(BARREL))


@hook(DODGED, RIPOSTE)
def strikes_back(g: Duel, hit: Hit) -> None:
    wait(g, HIT, g.state.front[hit.target >> 1], RIPOSTE)
