"""What the suite must know of each game of the family; a new game enters itself in SUPPORT."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple

from boomtown.card.game import Bang
from boomtown.card.setup import deck_of
from boomtown.card.victory import hunted_by_all
from boomtown.dice.game import Dice


class Support(NamedTuple):
    """What the suite must know of a game beyond its public face."""

    scramble: Callable[[Any, int | None, Random], Any]  # what a seat cannot see drawn anew
    swap: Callable[[Any, int, Random], Any]  # what the others hold in secret dealt anew among them
    conserved: Callable[[Any], tuple[list[int], list[int]]]  # (found, expected)
    alone: Callable[[Any], bool]  # whether a question with one option alone had to be put


def scramble(game: Bang, seat: int | None, rnd: Random) -> Bang:
    """A clone in which all that `seat` (None: a spectator) cannot see is drawn anew: hands, deck, roles."""
    other = game.clone()
    other.past = game.past
    s = other.state
    looker = s.turn
    cards = s.deck + [c for p in range(s.n) if p != seat for c in s.hands[p]]
    if seat != looker:
        cards += s.looking
    rnd.shuffle(cards)
    s.deck = [cards.pop() for _ in s.deck]
    for p in range(s.n):
        if p != seat:
            s.hands[p] = [cards.pop() for _ in s.hands[p]]
    if seat != looker:
        s.looking = [cards.pop() for _ in s.looking]
    assert not cards
    if s.course.pile:
        *hidden, top = s.course.pile
        rnd.shuffle(hidden)
        s.run_on(pile=(*hidden, top))
    if s.course.spares:
        spares = [name for p, name in enumerate(s.course.spares) if p != seat]
        rnd.shuffle(spares)
        s.run_on(spares=tuple(name if p == seat else spares.pop() for p, name in enumerate(s.course.spares)))
    if not s.side and not hunted_by_all(s):
        _scramble_roles(s, seat, rnd)
    if s.choices:
        names = [name for p, pair in enumerate(s.choices) if p != seat for name in pair]
        rnd.shuffle(names)
        s.choices = tuple(pair if p == seat else tuple(names.pop() for _ in pair) for p, pair in enumerate(s.choices))
    return other


def _scramble_roles(s, seat, rnd) -> None:
    secret = [p for p in range(s.n) if p != seat and s.alive[p] and p not in s.fallen and s.roles[p] != "sheriff"]
    roles = [s.roles[p] for p in secret]
    rnd.shuffle(roles)
    dealt = dict(zip(secret, roles, strict=True))
    s.roles = tuple(dealt.get(p, role) for p, role in enumerate(s.roles))


def swap_hands(game: Bang, keep: int, rnd: Random) -> Bang:
    """A clone in which the hands of all seats but `keep` are dealt anew among themselves."""
    other = game.clone()
    s = other.state
    seats = [p for p in range(s.n) if p != keep]
    cards = [c for p in seats for c in s.hands[p]]
    rnd.shuffle(cards)
    for p in seats:
        s.hands[p] = [cards.pop() for _ in s.hands[p]]
    return other


def all_cards(game: Bang) -> tuple[list[int], list[int]]:
    """(cards found anywhere, cards there must be), sorted."""
    s = game.state
    zones = [s.deck, s.discard, s.row, s.looking, s.turned, *s.hands, *s.tables]
    return sorted(c for zone in zones for c in zone), sorted(deck_of(game.setup))


# --- the dice game: only roles are hidden


def scramble_roles(game: Dice, seat: int | None, rnd: Random) -> Dice:
    """A clone in which the roles that `seat` (None: a spectator) cannot see are dealt anew among their holders."""
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


def _ask_anew(game: Dice) -> bool:
    """Put a question again that depends on who holds what; False where nobody would be asked then (which only a game
    without a live table lets anybody see: there forced questions are not put).
    """
    if game.ask is not None and (game.ask.moment or game.ask.why == "throw"):
        step = game.stack.pop()
        game.ask = step.run(game)
        game.revealed = False
        game.stack.append(step)
        assert game.ask is not None or game.auto
    return game.ask is not None


def all_arrows(game: Dice) -> tuple[list[int], list[int]]:
    """(tokens found anywhere, tokens there must be): regular ones, the chief's."""
    s = game.state
    chief = "chiefs_arrow" in game.setup["sets"]
    return [s.pile + sum(s.arrows), int(s.chief != -2)], [9, int(chief)]


def worth_asking(game: Bang) -> bool:
    """A question with one option is put where hidden cards could have given more."""
    return bool(game.view(None)["seats"][game.ask.who]["hand"])


def worth_throwing(game: Dice) -> bool:
    """...or where a hidden role could have; and everybody throws by hand."""
    return game.ask.moment or game.ask.why == "throw"


SUPPORT = {
    "bang": Support(scramble, swap_hands, all_cards, worth_asking),
    "dice": Support(scramble_roles, scramble_roles, all_arrows, worth_throwing),
}
