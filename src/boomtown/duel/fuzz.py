"""Facts of The Duel for the invariants."""

from __future__ import annotations

from random import Random
from typing import Any

from boomtown.duel.cards import LAW, OUTLAWS, SIDES, deck_of
from boomtown.duel.game import Duel
from boomtown.duel.redeal import hide
from boomtown.duel.turn import ASK_ACT
from boomtown.fuzz.invariants.compare import equal, expect
from boomtown.fuzz.support import Support


def scramble(game: Duel, seat: int | None, rnd: Random) -> Duel:
    """Return a clone in which everything hidden from `seat` (None: a spectator) is redealt."""
    other = game.clone()
    other.past = game.past
    hide(other.state, game.setup, seat, rnd.shuffle)
    return other


def swap(game: Duel, keep: int, rnd: Random) -> Duel:
    """Return a clone in which everything hidden from `keep` is redealt."""
    return scramble(game, keep, rnd)


def came_out(before: Duel, game: Duel) -> bool:
    """Return True if cards were drawn or turned up, a card left the opponent's hand, or the fronts were shown."""
    old, new = before.state, game.state
    assert before.ask is not None
    other = 1 - before.ask.who
    sizes = [len(pile) for pile in (*old.decks, old.common)] != [len(pile) for pile in (*new.decks, new.common)]
    return sizes or old.draws != new.draws or len(old.hands[other]) != len(new.hands[other]) or old.phase == "setup"


def conserved(game: Duel) -> tuple[list[int], list[int]]:
    """Return (cards found, cards expected), sorted."""
    s = game.state
    places = [s.common, s.discard, s.row, s.revealed, *s.hands, *s.decks, *s.tables]
    options = game.setup["options"]
    return sorted(c for place in places for c in place), sorted(deck_of(LAW, options) + deck_of(OUTLAWS, options))


def worth_asking(game: Duel) -> bool:
    """Return True if a hidden hand could have given more options."""
    assert game.ask is not None
    return bool(game.state.hands[game.ask.who])


def lives(game: Duel) -> None:
    """Check life points: up to the maximum, 0 only during an effect, and none at an empty place."""
    s = game.state
    quiet = game.ask is not None and game.ask.question is ASK_ACT
    for slot in range(4):
        life, most = s.lives[slot], s.most[slot]
        if s.who[slot] < 0:
            equal(f"lives and cards at the empty place {slot}", (life, most, s.tables[slot]), (0, 0, []))
        else:
            expect(int(quiet) <= life <= most, f"expected {int(quiet)} to {most} lives at place {slot}, got {life}")
    if quiet:
        equal("what waits in phase 2", s.waiting, ())
    for seat in (0, 1):
        expect(s.front[seat] >> 1 == seat and s.who[s.front[seat]] >= 0, f"expected somebody in front at seat {seat}")
    held = 0
    for card in [*s.hands[0], *s.hands[1]]:
        held |= 1 << card
    expect(not s.seen & ~held and not s.open_ & ~s.seen, "expected nothing known but of cards in hands")
    found = [*s.reserve[0], *s.reserve[1], *s.out[0], *s.out[1], *(who for who in s.who if who >= 0)]
    expect(len(found) - len(set(found)) <= 1, f"expected every character once, got {found}")  # one may be leaving


def ended(game: Duel) -> None:
    """Check that one side has no character left and the other one won."""
    s = game.state
    [winner] = s.winners
    equal("side", s.side, f"duel_{s.roles[winner]}")
    loser = 1 - winner
    left = [slot for slot in (loser * 2, loser * 2 + 1) if s.who[slot] >= 0 and s.lives[slot] > 0]
    equal("characters of the loser", (left, s.reserve[loser]), ([], []))


def roles(setup: dict[str, Any], rnd: Random) -> list[str]:
    found = list(SIDES)
    rnd.shuffle(found)
    return found


SUPPORT = Support(scramble, swap, came_out, conserved, worth_asking, lives, ended, roles)
