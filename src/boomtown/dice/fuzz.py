"""Invariants of the Dice Game for the fuzzer. Only roles are hidden in this game."""

from __future__ import annotations

from random import Random
from typing import Any

from boomtown.dice.game import Dice
from boomtown.dice.moments import KIND
from boomtown.dice.setup import ROLES
from boomtown.dice.state import NOT_HERE, REGULAR
from boomtown.dice.victory import hunted, team
from boomtown.fuzz.invariants.compare import equal, expect
from boomtown.fuzz.support import Support

SIDES = {"law": ("sheriff", "deputy"), "outlaws": ("outlaw",)}


def scramble(game: Dice, seat: int | None, rnd: Random) -> Dice:
    """Return a clone in which the roles hidden from `seat` (None: a spectator) are dealt again to their holders."""
    other = game.clone()
    other.past = game.past
    s = other.state
    if s.side:
        return other
    secret = [p for p in range(s.n) if p != seat and not s.shown[p]]
    cards = [(s.roles[p], s.specials[p]) for p in secret]
    rnd.shuffle(cards)
    for p, (role, special) in zip(secret, cards, strict=True):
        s.mark("roles", p, role)
        s.mark("specials", p, special)
    return other if _ask_anew(other) else game


def swap(game: Dice, keep: int, rnd: Random) -> Dice:
    """Return the clone in the form that `keep` expects."""
    return scramble(game, keep, rnd)


def came_out(before: Dice, game: Dice) -> bool:
    """Return whether dice were thrown or a role was shown. After that, hidden cards may change the game."""
    return game.state.draws != before.state.draws or game.state.shown != before.state.shown


def _ask_anew(game: Dice) -> bool:
    """Put a question again that depends on the hidden roles.

    Return False if no player would be asked then. Only a game without a live table shows that: it does not put forced
    questions.
    """
    if game.ask is not None and (game.ask.moment or game.ask.why == "throw"):
        step = game.stack.pop()
        game.ask = step.run(game)
        game.revealed = False
        game.stack.append(step)
        assert game.ask is not None or game.auto
    return game.ask is not None


def conserved(game: Dice) -> tuple[list[int], list[int]]:
    """Return (tokens found anywhere, tokens expected) for regular arrows and the chief's arrow."""
    s = game.state
    chief = "chiefs_arrow" in game.setup["sets"]
    return [s.pile + sum(s.arrows), int(s.chief != NOT_HERE)], [REGULAR, int(chief)]


def worth_throwing(game: Dice) -> bool:
    """Return whether a question with one option is put. It is if a hidden role could give more; throws are always made
    by hand.
    """
    assert game.ask is not None
    return game.ask.moment or game.ask.why == "throw"


def lives(game: Dice) -> None:
    """Check life points: 0 only while a loss is settled, at most the maximum. The eliminated have no life points and no
    arrows.
    """
    s = game.state
    for p in range(s.n):
        life, most = s.life[p], s.max_life[p]
        if not s.alive[p]:
            equal(f"arrows of seat {p}, out of the game", (s.arrows[p], s.chief == p), (0, False))
        expect(0 <= life <= most, f"expected seat {p} at 0 to {most} life points, got {life}")
        expect(s.arrows[p] >= 0, f"expected no fewer than 0 arrows at seat {p}, got {s.arrows[p]}")
    expect(s.pile >= 0, f"expected no fewer than 0 arrows in the pile, got {s.pile}")


def ended(game: Dice) -> None:
    """Check the winners: a side wins as a whole, ghosts with their team; the renegade, a hunter and the last player win
    alone.
    """
    s = game.state
    if s.side in SIDES:
        equal(f"winners for {s.side}", list(s.winners), [p for p in range(s.n) if team(s, p) in SIDES[s.side]])
    else:
        known = s.side in ("renegade", "hunter", "last")
        expect(known and len(s.winners) == 1, f"expected one winner, got {s.winners} ({s.side})")
        expect(hunted(s) == (s.side != "renegade"), f"expected {s.side} only with or without a sheriff")


def roles(setup: dict[str, Any], rnd: Random) -> list[str]:
    """Return roles: a sheriff and any others, each special role once; with three players sometimes the roles that hunt
    one another.
    """
    n = setup["players"]
    special = [name for name, kind in KIND.items() if kind != "sheriff"] if "special_roles" in setup["sets"] else []
    if n == 3 and rnd.random() < 0.5:
        found = ["deputy", "outlaw", "renegade"]
    else:
        found = ["sheriff", *(rnd.choice(ROLES[1:]) for _ in range(n - 1))]
    for name in rnd.sample(special, rnd.randint(0, len(special))):
        at = [p for p, role in enumerate(found) if role == KIND[name]]
        if at:
            found[rnd.choice(at)] = name
    rnd.shuffle(found)
    return found


SUPPORT = Support(scramble, swap, came_out, conserved, worth_throwing, lives, ended, roles)
