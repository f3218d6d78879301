"""Redeal of everything that one seat cannot see (docs/redeal.md).

Backs are visible, so a card is exchanged only for one with the same back. Both players know which cards of a hand the
other one knows.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from boomtown.duel.cards import BACK, LAW, OUTLAWS
from boomtown.duel.character_table import LIFE
from boomtown.duel.setup import named, pool
from boomtown.duel.state import State
from boomtown.kernel.errors import RedealError
from boomtown.kernel.frame import Ask
from boomtown.kernel.redeal import Playout, Rng, Roles, check_seat, likely, mix, new_seed, question

if TYPE_CHECKING:
    from boomtown.duel.game import Duel

Mixer = Callable[[list[int]], None]
TRIES = 400  # deals tried to reach the pending question; few need more than one


def redeal(g: Duel, seat: Any, rng: Rng, roles: Roles | None) -> Duel:
    """Return a redealt game; see `Game.redeal`. Sides are public."""
    check_seat(seat, 2)
    if roles is not None:
        likely(g.state.roles, (), roles)  # sides are known; this checks the condition
    rnd = rng.random

    def mixer(cards: list[int]) -> None:
        mix(cards, rnd)

    twin = g.clone()
    twin.chance, twin.seed = Playout(rng), new_seed(rnd)
    ask = g.ask
    if ask is None or ask.who == seat or g.state.phase == "setup":
        hide(twin.state, g.setup, seat, mixer)
        return twin
    for _ in range(TRIES):
        hide(twin.state, g.setup, seat, mixer)
        if _ask_anew(twin):
            return twin
    _help(twin, seat, ask)
    return twin


def _ask_anew(g: Duel) -> bool:
    """Ask the pending question with the redealt hand. Return False if it would not be asked."""
    step = g.stack.pop()
    found = question(g, step)
    g.stack.append(step)
    g.revealed = False
    if found is None:
        return False
    g.ask = found
    return True


def _help(g: Duel, seat: int, ask: Ask) -> None:
    """Exchange hidden cards of the hand, one at a time, until the question is asked."""
    s = g.state
    other = 1 - seat
    for i, held in enumerate(s.hands[other]):
        if s.seen >> held & 1:
            continue
        for place in (s.decks[0], s.decks[1], s.common):
            for j, card in enumerate(place):
                if BACK[card] != BACK[held]:
                    continue
                s.hands[other][i], place[j] = card, held
                if _ask_anew(g):
                    return
                s.hands[other][i], place[j] = held, card
    raise RedealError(f"expected a hand with which seat {other} is asked {ask.why!r}, found none")


def hide(s: State, setup: Mapping[str, Any], you: int | None, mixer: Mixer) -> None:
    """Redeal everything hidden from `you` (None: a spectator).

    At the end of the game, hands and reserves are public.
    """
    _cards(s, you, mixer)
    for seat in (0, 1):
        if seat == you or s.side:
            s.reserve[seat] = sorted(s.reserve[seat])
            mixer(s.reserve[seat])
        else:
            _people(s, setup, seat, mixer)


def _cards(s: State, you: int | None, mixer: Mixer) -> None:
    known = s.open_ if you is None else s.seen
    hidden: list[tuple[int, int]] = []  # seat, place in the hand
    pools: list[list[int]] = [[], []]  # by back
    for seat in (0, 1):
        if seat != you and not s.side:
            for i, card in enumerate(s.hands[seat]):
                if not known >> card & 1:
                    hidden.append((seat, i))
                    pools[BACK[card]].append(card)
        for card in s.decks[seat]:
            pools[BACK[card]].append(card)
    for card in s.common:
        pools[BACK[card]].append(card)
    for cards in pools:
        cards.sort()  # their order must not matter
        mixer(cards)
    for seat, i in hidden:
        s.hands[seat][i] = pools[BACK[s.hands[seat][i]]].pop()
    for seat in (0, 1):
        deck = s.decks[seat]
        if deck:
            of = pools[BACK[deck[0]]]
            s.decks[seat] = [of.pop() for _ in deck]
    if s.common:
        top = pools[BACK[s.common[-1]]].pop()
        rest = pools[LAW] + pools[OUTLAWS]
        mixer(rest)
        s.common = [*rest, top]


def _people(s: State, setup: Mapping[str, Any], seat: int, mixer: Mixer) -> None:
    """Redeal the reserve of a side, and before the fronts are shown also its two places."""
    slots = (seat * 2, seat * 2 + 1) if s.phase == "setup" else ()
    count = len(s.reserve[seat]) + len(slots)
    if not count:
        return
    gone = {*s.out[seat], *(s.who[slot] for slot in (seat * 2, seat * 2 + 1) if slot not in slots)}
    sure = [who for who in named(setup, seat) if who not in gone]
    others = [who for who in pool(setup, s.roles[seat]) if who not in gone]
    here = [*s.reserve[seat], *(s.who[slot] for slot in slots)]
    if len(sure) + len(others) < count or not set(here) <= {*sure, *others}:  # a position written by hand
        sure, others = sorted(here), []
    mixer(others)
    drawn = sorted([*sure, *others[: count - len(sure)]])
    mixer(drawn)
    for slot in slots:
        who = drawn.pop()
        s.who[slot] = who
        s.lives[slot] = s.most[slot] = LIFE[who]
    s.reserve[seat] = drawn
