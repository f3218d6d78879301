"""Redeal of the hidden roles and of intentions to show one, as one seat may imagine them (docs/redeal.md)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from boomtown.dice.codes import USE_ROLE
from boomtown.dice.moments import KIND, OPEN, OWN, ROLE_AT, WHOSE, Claim, Moment, Works, holder
from boomtown.dice.roles import TurnDie
from boomtown.dice.setup import role_cards, roles_in_play
from boomtown.dice.turn import AT_START, Settled, last
from boomtown.kernel.errors import RedealError
from boomtown.kernel.frame import Frame
from boomtown.kernel.redeal import (
    Playout,
    Rnd,
    Rng,
    Roles,
    check_seat,
    deal_roles,
    draw_from,
    likely,
    new_seed,
    pick,
    question,
)

if TYPE_CHECKING:
    from boomtown.dice.game import Dice
    from boomtown.dice.state import State

Holds = dict[int, str]  # special roles by seat


def redeal(g: Dice, seat: Any, rng: Rng, roles: Roles | None) -> Dice:
    """See `Game.redeal`. Names of special roles may also stand among the roles by seat."""
    check_seat(seat, g.state.n)
    rnd = rng.random
    twin = g.clone()
    twin.chance, twin.seed = Playout(rng), new_seed(rnd)
    anew = g.ask is not None and (g.ask.who != seat or g.ask.silent)
    _roles(twin, seat, roles, _musts(g, seat) if anew else [], rnd)
    stack = _stack(twin, seat, rnd)
    if anew:
        twin.stack = stack[:-1]
        twin.ask = question(twin, stack[-1])
        assert twin.ask is not None, f"{stack[-1]} asks nobody"
        twin.revealed = False
    twin.stack = stack
    return twin


# --- roles


def _musts(g: Dice, seat: int) -> list[tuple[int, str]]:
    """Return (seat, special role) pairs, one of which the pending question requires. Empty if the question is put
    anyway.
    """
    s, ask, step = g.state, g.ask, g.stack[-1]
    if ask is None or not g.auto or s.shown[ask.who]:  # a role that lies open is known to be the one
        return []
    if isinstance(step, Moment):
        seats = [p for p in range(s.n) if p != seat and s.alive[p] and not s.shown[p]]
        whose = WHOSE[ask.why]
        return [(p, ROLE_AT[ask.why]) for p in seats if whose == OPEN or (p == step.doer) == (whose == OWN)]
    return [(ask.who, role) for role in AT_START] if ask.why == "throw" else []


def _roles(g: Dice, seat: int, roles: Roles | None, musts: list[tuple[int, str]], rnd: Rnd) -> None:
    """Return the roles by public knowledge: the cards in play without the revealed ones and the own one."""
    s = g.state
    everything = bool(s.side)
    known = [role if everything or p == seat or s.shown[p] else None for p, role in enumerate(s.roles)]
    left = list(roles_in_play(g.setup))
    for role in known:
        if role in left:
            left.remove(role)
    if len(left) != known.count(None):  # a position made by hand: what lies there is in play
        left = sorted(role for role, open_ in zip(s.roles, known, strict=True) if open_ is None)
    cards = _cards(g, known)
    named: Holds = {}
    if roles is not None and not callable(roles):
        named = {p: role for p, role in enumerate(roles) if role in KIND}
        roles = [KIND.get(role or "", role) for role in roles]
        _check_named(s, known, cards, named)
    if musts:
        deals = likely(known, tuple(left), roles)
        ways = [
            (w * _share(cards, role, p, named), (deal, p, role))
            for w, deal in deals
            for p, role in musts
            if deal[p] == KIND[role]
        ]
        if not sum(weight for weight, _ in ways) > 0:
            raise RedealError(f"expected roles with which {g.ask and g.ask.why!r} can be asked, got {roles!r}")
        s.roles, p, role = pick(ways, rnd)
        named = {**named, p: role}
    else:
        s.roles = deal_roles(known, tuple(left), roles, rnd)
    if cards:
        s.specials = _specials(s, known, cards, named, rnd)
    if "roles" in g.setup:
        held = [special or role for special, role in zip(s.specials, s.roles, strict=True)]
        g.setup = {k: v for k, v in g.setup.items() if k != "rotate"} | {"roles": held}


def _cards(g: Dice, known: list[str | None]) -> dict[str, list[str]]:
    """Return by plain role the cards that hidden seats may hold: names of special roles, "" for a plain one. Empty
    without special roles.
    """
    s = g.state
    cards = {role: list(names) for role, names in role_cards(g.setup).items()}
    for p, role in enumerate(known):
        if role is not None and s.specials[p] in cards.get(role, ()):
            cards[role].remove(s.specials[p])
    return cards


def _check_named(s: State, known: list[str | None], cards: dict[str, list[str]], named: Holds) -> None:
    for p, role in named.items():
        if known[p] is None and role in cards.get(KIND[role], ()) and list(named.values()).count(role) == 1:
            continue
        if known[p] is None or s.specials[p] != role:
            raise RedealError(f"expected a role that seat {p} can hold, got {role!r}")


def _share(cards: dict[str, list[str]], role: str, p: int, named: Holds) -> float:
    """Return the probability that a seat with the plain role has that card. `named`: cards held elsewhere."""
    if role in named.values() or p in named:
        return float(named.get(p) == role)
    pool = [card for card in cards.get(KIND[role], ()) if card not in named.values()]
    return pool.count(role) / len(pool) if pool else 0.0


def _specials(
    s: State, known: list[str | None], cards: dict[str, list[str]], named: Holds, rnd: Rnd
) -> tuple[str, ...]:
    found = list(s.specials)
    for plain, names in cards.items():
        seats = [p for p, role in enumerate(s.roles) if role == plain and known[p] is None]
        fixed = [named[p] for p in seats if p in named]
        pool = [name for name in names if name not in fixed]
        pool += [""] * (len(seats) - len(fixed) - len(pool))  # positions made by hand
        drawn = draw_from(list(range(len(pool))), len(seats) - len(fixed), rnd)
        for p in seats:
            found[p] = named[p] if p in named else pool[drawn.pop()]
    return tuple(found)


# --- steps


def _stack(g: Dice, seat: int, rnd: Rnd) -> list[Frame]:
    """Return the steps with the bids of other players at a moment, and their waiting claims, drawn again."""
    stack: list[Frame] = []
    for step in g.stack:
        if isinstance(step, Moment) and step.bids:
            step = _bids(g, step, seat, rnd)
        if not isinstance(step, Claim) or step.who == seat:
            stack.append(step)
    for at in range(len(stack) - 1):
        waiting = _waiting(g, stack[at], stack[at + 1], seat)
        if waiting >= 0 and rnd() < 0.5:
            stack.insert(at + 1, Claim(waiting, USE_ROLE))
    return stack


def _bids(g: Dice, step: Moment, seat: int, rnd: Rnd) -> Moment:
    """Draw yes or no for each seat that was asked, with equal probability."""
    bids = list(step.bids)
    for i, why in enumerate(step.whys[: len(bids)]):
        who = holder(g.state, why, step.doer)
        if who == seat:
            continue
        options = step.offered(g, why) if who >= 0 else []
        choice = int(rnd() * (len(options) + 1))
        bids[i] = options[choice] if choice < len(options) else 0
    return Moment(step.whys, step.doer, step.about, tuple(bids))


def _waiting(g: Dice, below: Frame, above: Frame, seat: int) -> int:
    """Return the seats that may have wanted to act after the Doctor or the Gambler, who acted already; -1 for none."""
    s = g.state
    if not isinstance(below, Settled) or not last(g) or s.gambled:
        return -1
    if isinstance(above, Works):
        came, role = above.who, above.role
    elif isinstance(above, TurnDie):
        came, role = above.who, "Doctor"
    else:
        return -1
    why = {"Doctor": "again", "Gambler": "turn_die"}.get(role)
    who = holder(s, why, s.turn) if why else -1
    return who if who >= 0 and who != seat and s.place(who) > s.place(came) else -1
