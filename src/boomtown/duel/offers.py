"""What may be played, used, reloaded and moved in phase 2 (duel, play, swap, reload; characters that widen it)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from boomtown.duel.cards import (
    ALWAYS,
    BEER,
    BLUE,
    BROWN,
    CANTEEN,
    COLT,
    DERRINGER,
    DUEL,
    DYNAMITE,
    GATLING,
    GENERAL_STORE,
    GUN_BELT,
    INDIANS,
    KIND,
    KNIFE,
    MISSED,
    RED,
    RELOADS,
    RIPOSTE,
    SCHOOLTEACHER,
    SCOPE,
    STRONG_BEER,
    THEFT,
    WAGON,
    WINCHESTER,
)
from boomtown.duel.cast import (
    ANNIE_OAKEY,
    BABE_LEROY,
    CATTLE_KATIE,
    JACK_RANSOME,
    PEARL_HAT,
    SOUNDANCE_KID,
    THE_STRANGER,
    TOCO_RAMIREZ,
    WEST_HARDING,
)
from boomtown.duel.codes import AS_COLT, AT_RELOAD, DISCARD, MARKER, OF_AT, PLAY, at, hand_of, side_of, using
from boomtown.duel.decks import can_draw
from boomtown.duel.state import State
from boomtown.kernel.frame import END

if TYPE_CHECKING:
    from boomtown.duel.game import Duel

UNLIMITED: Final = 99
AT: Final = tuple(at(slot) for slot in range(4))
HAND: Final = tuple(hand_of(seat) for seat in (0, 1))
SIDES_OF: Final = tuple(side_of(seat) for seat in (0, 1))


class Reach:
    """What the front of a player may be aimed with, looked up once for all cards."""

    __slots__ = ("far", "front", "jack", "lone", "me", "olone", "other", "s")

    def __init__(self, s: State, me: int) -> None:
        self.s, self.me = s, me
        self.front, self.other = s.front[me], s.front[1 - me]
        self.lone, self.olone = s.who[self.front ^ 1] < 0, s.who[self.other ^ 1] < 0
        self.jack = s.who[self.front] == JACK_RANSOME
        self.far = self.jack  # hit cards reach the rear
        if not self.jack:
            for card in s.tables[self.front]:
                if KIND[card] == SCOPE:
                    self.far = True


Aims = Callable[[Reach], list[int]]


def bangs_left(s: State, me: int) -> int:
    """BANG! cards that may still be played now; UNLIMITED by a Gun Belt or West Harding in front."""
    front = s.front[me]
    if s.who[front] == WEST_HARDING:
        return UNLIMITED
    for card in s.tables[front]:
        if KIND[card] == GUN_BELT:
            return UNLIMITED
    return 1 + (THE_STRANGER in (s.who[front], s.who[front ^ 1])) - s.bangs


# --- targets by kind: an empty list where there is none


def _at_character(r: Reach) -> list[int]:
    """A hit card that is chosen a target: the opponent's front; the rear where something lets it reach."""
    return [AT[r.other], AT[r.other ^ 1]] if r.far and not r.olone else [AT[r.other]]


def _duel(r: Reach) -> list[int]:
    return [AT[r.other], AT[r.other ^ 1]] if r.jack and not r.olone else [AT[r.other]]


def _winchester(r: Reach) -> list[int]:
    return [AT[r.other]] if r.olone else [AT[r.other], AT[r.other ^ 1]]


def _in_play(r: Reach) -> list[int]:
    """Every card in play but at the opponent's rear."""
    tables, front = r.s.tables, r.front
    found = [card + 1 << OF_AT for card in tables[r.other]]
    if r.jack:
        found += [card + 1 << OF_AT for card in tables[r.other ^ 1]]
    found += [card + 1 << OF_AT for card in tables[front]]
    found += [card + 1 << OF_AT for card in tables[front ^ 1]]
    return found


def _theft(r: Reach) -> list[int]:
    hand = [HAND[1 - r.me]] if r.s.hands[1 - r.me] else []
    return hand + _in_play(r)


def _strong_beer(r: Reach) -> list[int]:
    found = [AT[r.other], AT[r.front]]
    if not r.lone:
        found.append(AT[r.front ^ 1])
    if r.jack and not r.olone:
        found.append(AT[r.other ^ 1])
    return found


def _canteen(r: Reach) -> list[int]:
    found = [] if r.lone else [SIDES_OF[r.me]]
    return found if r.olone else [*found, SIDES_OF[1 - r.me]]


def _nothing(r: Reach) -> list[int]:
    return [0]


def _none(r: Reach) -> list[int]:
    return []


AIMS: Final[dict[int, Aims]] = {
    **dict.fromkeys((DERRINGER, KNIFE), _at_character),
    **dict.fromkeys((BEER, GATLING, INDIANS, GENERAL_STORE, WAGON), _nothing),
    **dict.fromkeys((MISSED, RIPOSTE), _none),
    DUEL: _duel,
    THEFT: _theft,
    SCHOOLTEACHER: _in_play,
    STRONG_BEER: _strong_beer,
    CANTEEN: _canteen,
}


def lays(r: Reach, kind: int) -> list[int]:
    """Where equipment may be laid."""
    own = AT[r.front] if r.lone else AT[r.front ^ 1]
    if r.jack:
        found = [own] if r.lone else [own, AT[r.front]]
        return [*found, AT[r.other]] if r.olone else [*found, AT[r.other], AT[r.other ^ 1]]
    return [own] if kind == DYNAMITE else [own, AT[r.other]]


def offers(g: Duel, me: int) -> list[int]:
    """All options of phase 2, in a fixed order."""
    s = g.state
    r = Reach(s, me)
    hand, front = s.hands[me], r.front
    lead = s.who[front]
    bangs = bangs_left(s, me) > 0
    reload = s.reloading()
    shots = _at_character(r)
    found = []
    for card in hand:
        kind, play = KIND[card], PLAY | card + 1
        if RED[kind]:
            if bangs:
                found += [play | aim for aim in (_winchester(r) if kind == WINCHESTER else shots)]
        elif BLUE[kind]:
            found += [play | aim for aim in lays(r, kind)]
        else:
            found += [play | aim for aim in AIMS[kind](r)]
        if bangs and ((lead == TOCO_RAMIREZ and kind != COLT) or (lead == ANNIE_OAKEY and kind == MISSED)):
            found += [play | AS_COLT | aim for aim in shots]
        if reload and RELOADS[kind]:
            found.append(DISCARD | card + 1)
    if reload:
        found += [DISCARD | card + 1 for card in s.tables[front] if RELOADS[KIND[card]]]
    found += powers(g, me, r, lead, reload)
    if not s.swapped and not r.lone:
        found.append(MARKER)
    found.append(END)
    return found


def powers(g: Duel, me: int, r: Reach, lead: int, reload: bool) -> list[int]:
    """Abilities used once a turn."""
    s = g.state
    found = []
    if lead == BABE_LEROY:
        if not s.hands[me] and not s.used >> lead & 1 and can_draw(g, me):
            found.append(using(BABE_LEROY))
    elif lead == CATTLE_KATIE and not s.used >> lead & 1:
        found = [using(CATTLE_KATIE) | card + 1 for card in s.tables[r.front] if not ALWAYS[KIND[card]]]
    elif lead == PEARL_HAT and not s.used >> lead & 1 and s.hands[me]:
        kind = repeatable(s)
        if kind >= 0:
            found = [using(PEARL_HAT) | aim for aim in AIMS[kind](r)]
            if reload and RELOADS[kind]:
                found.append(using(PEARL_HAT) | AT_RELOAD)
    if _soundance(g, me, r) and s.hands[me] and not s.used >> SOUNDANCE_KID & 1:
        found.append(using(SOUNDANCE_KID))
    return found


def _soundance(g: Duel, me: int, r: Reach) -> bool:
    s = g.state
    if s.who[r.front] == SOUNDANCE_KID:
        return True
    return s.who[r.front ^ 1] == SOUNDANCE_KID and bool(g.setup["options"]["soundance_always"])


def repeatable(s: State) -> int:
    """The kind on top of the pile that Pearl Hat may repeat; -1: it is none."""
    kind = KIND[s.discard[-1]] if s.discard else -1
    return kind if kind >= 0 and BROWN[kind] and kind not in (MISSED, RIPOSTE) else -1
