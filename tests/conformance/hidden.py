"""Changing what a seat cannot see, for each game of the family: {name: (scramble, hands, conserved)}."""

from __future__ import annotations

from random import Random

from boomtown.card.game import Bang
from boomtown.card.setup import deck_of
from boomtown.card.victory import hunted_by_all


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


SUPPORT = {"bang": (scramble, swap_hands, all_cards)}
