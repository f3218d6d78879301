"""Hidden information and invariants of the toy game."""

from __future__ import annotations

from random import Random
from typing import Any

from boomtown.fuzz.invariants.compare import equal
from boomtown.fuzz.support import Support
from boomtown.kernel.simple_game import ROLE
from tests.toy_game.rules import Highest, all_cards, hide


def scramble(game: Highest, seat: int | None, rnd: Random) -> Highest:
    other = game.clone()
    other.past = game.past
    hide(other.state, seat, rnd.shuffle)
    return other


def swap(game: Highest, keep: int, rnd: Random) -> Highest:
    return scramble(game, keep, rnd)


def came_out(before: Highest, game: Highest) -> bool:
    return len(before.state.deck) != len(game.state.deck)


def conserved(game: Highest) -> tuple[list[int], list[int]]:
    s = game.state
    return sorted([*s.cards, *s.deck, *s.discard]), all_cards(s.n)


def alone(game: Highest) -> bool:
    """There are always two options."""
    return False


def lives(game: Highest) -> None:
    equal("lives", game.state.life, [1] * game.players)


def ended(game: Highest) -> None:
    cards = game.state.cards
    equal("winners", game.winners, [p for p in range(game.players) if cards[p] == max(cards)])


def roles(setup: dict[str, Any], rnd: Random) -> list[str]:
    return [ROLE] * int(setup["players"])


SUPPORT = Support(scramble, swap, came_out, conserved, alone, lives, ended, roles)
