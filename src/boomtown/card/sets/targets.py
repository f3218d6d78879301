"""Target rules of cards, with the reason for each seat that is no target (cards.Aim)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from boomtown.card.cards import COPIES, KIND, KINDS, SAFE
from boomtown.card.codes import CARD, HAND, ITS, TARGET, card_of, seat_of
from boomtown.card.folds import SHELTERED
from boomtown.card.text import Text, kind, seat, text

if TYPE_CHECKING:
    from boomtown.card.game import Bang


class Untargeted:
    """Rule without a target: always playable."""

    word = "none"
    pairs = False
    by_hand = False
    playable = True

    def codes(self, g: Bang, me: int, code: int) -> list[int]:
        return [code]

    def why_not(self, g: Bang, me: int, card: int, to: int) -> Text:
        return text("why-not-now", card=kind(KIND[card]))


class OnlyAnswers(Untargeted):
    """Rule for cards that are answers only."""

    playable = False

    def codes(self, g: Bang, me: int, code: int) -> list[int]:
        return []

    def why_not(self, g: Bang, me: int, card: int, to: int) -> Text:
        return text("why-only-answer", card=kind(KIND[card]))


def sheltered(g: Bang, me: int, to: int) -> Text | None:
    """Return why `me` cannot aim a BANG! card at this seat, or None if they can."""
    reason: Text | None = None
    for owner, _, hook in g.state.index.fold.get(SHELTERED, ()):
        if owner == to:
            reason = hook(g, to, reason, me)
    return reason


def _unsheltered(g: Bang, me: int, reach: Sequence[int]) -> list[int]:
    """Return those of these targets (parts of codes) at which `me` can aim a BANG! card."""
    some = [TARGET[owner] for owner, _, _ in g.state.index.fold[SHELTERED]]
    return [t for t in reach if t not in some or sheltered(g, me, seat_of(t)) is None]


class BangReach(Untargeted):
    """Player in range, within the limit of BANG! cards; own seat included (core 6.6)."""

    word = "reach"

    def codes(self, g: Bang, me: int, code: int) -> list[int]:
        s = g.state
        if s.bangs and s.bangs >= s.bang_limit(me):
            return []
        reach = s.index.sees(me).reach
        if SHELTERED in s.index.fold:
            reach = _unsheltered(g, me, reach)
        return [code | t for t in reach]

    def why_not(self, g: Bang, me: int, card: int, to: int) -> Text:
        index, limit = g.state.index, g.state.bang_limit(me)
        if g.state.bangs >= limit:
            return text("why-bang-limit", limit=limit)
        if SHELTERED in index.fold and to >= 0 and (reason := sheltered(g, me, to)) is not None:
            return reason
        return text("why-too-far", to=seat(to), distance=index.sees(me).dist[to], reach=index.shares[me].range)


class InReach(Untargeted):
    """Player within the reach of the weapon, without a limit; own seat included."""

    word = "reach"

    def codes(self, g: Bang, me: int, code: int) -> list[int]:
        return [code | t for t in g.state.index.sees(me).reach]

    def why_not(self, g: Bang, me: int, card: int, to: int) -> Text:
        index = g.state.index
        return text("why-too-far", to=seat(to), distance=index.sees(me).dist[to], reach=index.shares[me].range)


class AtDistance1(Untargeted):
    """Player at distance 1 without weapons; own seat included (core 6.5, 6.6)."""

    word = "distance"

    def codes(self, g: Bang, me: int, code: int) -> list[int]:
        return [code | TARGET[p] for p in g.state.index.sees(me).near]

    def why_not(self, g: Bang, me: int, card: int, to: int) -> Text:
        return text("why-too-far-card", to=seat(to), distance=g.state.index.sees(me).dist[to], reach=1)


class Anybody(Untargeted):
    """Any player, own seat included."""

    word = "any"

    def codes(self, g: Bang, me: int, code: int) -> list[int]:
        return [code | TARGET[p] for p in g.state.index.order]


class Others(Untargeted):
    """Any other player."""

    word = "other"

    def codes(self, g: Bang, me: int, code: int) -> list[int]:
        return [code | TARGET[p] for p in g.state.index.order if p != me]

    def why_not(self, g: Bang, me: int, card: int, to: int) -> Text:
        return text("why-not-yourself")


class TheirCards(Untargeted):
    """Random card of a hand or a named card in play, of any player with cards, own seat included (core 4.4, 4.5)."""

    word = "any"

    def __init__(self, own_cards_spent: int = 1) -> None:
        self.own_cards_spent = own_cards_spent  # cards that have left the player's own hand by the effect

    def seats(self, g: Bang, me: int) -> Sequence[int]:
        return g.state.index.order

    def codes(self, g: Bang, me: int, code: int) -> list[int]:
        hands, tables = g.state.hands, g.state.tables
        codes = []
        for p in self.seats(g, me):
            to = code | TARGET[p]
            hand = hands[p]
            if hand and (p != me or len(hand) > self.own_cards_spent):
                codes.append(to | HAND)
            if tables[p]:
                used = card_of(code) if p == me else -1  # a green card has left play by its effect
                for card in tables[p]:
                    if card != used and card not in SAFE:
                        codes.append(to | ITS[card])  # noqa: PERF401 (faster for few cards)
        return codes

    def why_not(self, g: Bang, me: int, card: int, to: int) -> Text:
        return text("why-nothing-to-take", to=seat(to)) if to >= 0 else text("why-not-now", card=kind(KIND[card]))


class NearbyCards(TheirCards):
    """Cards of players at distance 1 without weapons (core 6.5)."""

    word = "distance"

    def seats(self, g: Bang, me: int) -> Sequence[int]:
        return g.state.index.sees(me).near

    def why_not(self, g: Bang, me: int, card: int, to: int) -> Text:
        if to < 0:
            return text("why-nobody-in-reach", reach=1)
        distance = g.state.index.sees(me).dist[to]
        if distance > 1:
            return text("why-too-far-card", to=seat(to), distance=distance, reach=1)
        return super().why_not(g, me, card, to)


class OwnTable(Untargeted):
    """Own table, unless it has a card of that name (core 5.7)."""

    word = "self"

    def codes(self, g: Bang, me: int, code: int) -> list[int]:
        return [code] if COPIES[KIND[code & CARD]].isdisjoint(g.state.tables[me]) else []

    def why_not(self, g: Bang, me: int, card: int, to: int) -> Text:
        return text("why-same-name", card=kind(KIND[card]))


def aims_of(g: Bang, me: int, name: str, code: int) -> list[int]:
    """Return `code` with each target that a card of that name may have, without the limit of BANG! cards."""
    kind_, s = KINDS[name], g.state
    if kind_.price or kind_.counts_as:  # no target, or chosen later
        return [code]
    if not s.bangs:
        return kind_.aim.codes(g, me, code)
    bangs, s.bangs = s.bangs, 0
    try:
        return kind_.aim.codes(g, me, code)
    finally:
        s.bangs = bangs
