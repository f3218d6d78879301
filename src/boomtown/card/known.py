"""What a seat knows of hidden cards: which it has seen on their way, and how far shuffles tell cards apart.

Three things decide what a card in a hand or on the deck can be, seen from one seat:

* `seen`: cards whose place it knows (taken out of the open, stolen from or by it, put on the deck by it);
* `epoch`: how often a card has been in a shuffle. Discards are open, so everybody can tell the cards of the new deck
  from those that were in hands meanwhile: a card in a hand is one of the epoch in which it was drawn;
* `doubt`: where a card moved unseen out of a place whose cards the seat tells apart (a card at random out of a hand
  of which it knows one). Then it keeps every possible world with its weight, until later sights leave one.

Nothing of this costs anything in ordinary draws. What somebody chooses to play or keep says nothing about the rest of
his cards: of a card chosen unseen each one is equally likely.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from math import gcd
from typing import TYPE_CHECKING, Any

from boomtown.card.cards import KIND

if TYPE_CHECKING:
    from boomtown.card.state import State

# Places: a hand is its seat. A world lists the hands, then what is being looked at, then the top of the deck.
LOOKING, DECK, OPEN = -2, -1, -3
# A label is what a seat can tell of a hidden card: the card, or -1 - its epoch
Labels = tuple[int, ...]
World = tuple[Labels, ...]
Worlds = tuple[tuple[int, World], ...]  # with whole weights
MOST = 64  # worlds; beyond it the least likely are given up


@dataclass(frozen=True)
class Known:
    """`seen`: by card the seats that know its place, bit by seat (0: somebody once did). `epoch`: by card, empty before
    the first shuffle. `epochs`: shuffles so far. `doubts`: by seat its possible worlds, none while it tells everything
    it ever could; empty when nobody is in doubt. Replaced as a whole.
    """

    seen: dict[int, int]
    epoch: tuple[int, ...] = ()
    epochs: int = 0
    doubts: tuple[Worlds, ...] = ()

    def of(self, card: int) -> int:
        """The epoch of a card."""
        return self.epoch[card] if self.epoch else 0

    def by(self, seat: int) -> set[int]:
        """The cards whose place the seat knows, while it is in no doubt; among them cards that lie open by now."""
        return {card for card, seats in self.seen.items() if seats >> seat & 1}

    def label(self, card: int, seat: int) -> int:
        """What the seat can tell of a hidden card, while it is in no doubt."""
        return card if self.seen.get(card, 0) >> seat & 1 else -1 - self.of(card)

    def save(self) -> dict[str, Any] | None:
        """JSON-ready."""
        if self is UNKEPT:
            return None
        worlds = [[[weight, [list(p) for p in world]] for weight, world in of] for of in self.doubts]
        seen = [[card, seats] for card, seats in sorted(self.seen.items())]
        return {"seen": seen, "epoch": list(self.epoch), "epochs": self.epochs, "doubts": worlds}

    @classmethod
    def load(cls, data: dict[str, Any] | None) -> Known:
        """The inverse of `save`."""
        if data is None:
            return UNKEPT
        doubts = tuple(
            tuple((int(weight), tuple(tuple(p) for p in world)) for weight, world in of) for of in data["doubts"]
        )
        seen = {int(card): int(seats) for card, seats in data["seen"]}
        return cls(seen, tuple(data["epoch"]), int(data["epochs"]), doubts)


NOTHING = Known({})
UNKEPT = Known({}, epochs=-1)  # in a game that does not keep it


def everybody(s: State) -> int:
    """All seats as bits."""
    return (1 << s.n) - 1


def shuffled(s: State) -> None:
    """The discards are a new deck: nobody knows where any of them lies, everybody which they are."""
    known = s.known
    if known is UNKEPT:
        return
    seen = {card: seats for card, seats in known.seen.items() if card not in s.deck}
    epoch = list(known.epoch) or [0] * len(KIND)
    for card in s.deck:
        epoch[card] = known.epochs + 1
    s.known = replace(known, seen=seen, epoch=tuple(epoch), epochs=known.epochs + 1)


def moved(s: State, card: int, src: int, dst: int, eyes: int) -> None:
    """A card goes from place to place before `eyes` (bits); to be told before it moves. Moves that everybody can follow
    (the top card of the deck into a hand, a card of a hand into the open) need to be told only while somebody doubts.
    """
    known = s.known
    if known is UNKEPT:
        return
    if src != OPEN and dst != OPEN and src != DECK and (known.seen or known.epoch):
        _begin_doubts(s, src, eyes)
        known = s.known
    if known.doubts:
        known = _followed(s, card, src, dst, eyes)
    if dst != OPEN:
        before = 0 if src == OPEN else known.seen.get(card, 0)
        if eyes | before != known.seen.get(card, 0):
            known = replace(known, seen={**known.seen, card: eyes | before})
    s.known = known


def shown(s: State, card: int, place: int) -> None:
    """Everybody sees the card where it lies."""
    moved(s, card, place, place, everybody(s))


def follow(s: State, cards: Iterable[int], src: int, dst: int, eyes: int) -> None:
    """The same for moves that everybody can follow, several cards in order."""
    for card in cards:
        moved(s, card, src, dst, eyes)


# --- worlds


def _cards_at(s: State, place: int) -> Sequence[int]:
    return s.looking if place == LOOKING else s.hands[place]


def _begin_doubts(s: State, src: int, eyes: int) -> None:
    """Who does not see the card and tells cards of its place apart begins to doubt."""
    cards = _cards_at(s, src)
    if len(cards) < 2:
        return
    known = s.known
    some, same = 0, True
    first = known.of(cards[0])
    for card in cards:
        some |= known.seen.get(card, 0)
        same = same and known.of(card) == first
    doubting = (some if same else everybody(s)) & ~eyes
    owner = s.turn if src == LOOKING else src
    for seat in range(s.n):
        if not doubting >> seat & 1 or seat == owner or (known.doubts and known.doubts[seat]):
            continue
        if len({known.label(card, seat) for card in cards}) > 1:
            worlds = list(s.known.doubts or ((),) * s.n)
            worlds[seat] = ((1, skeleton(s, seat)),)
            s.known = replace(s.known, doubts=tuple(worlds))


def skeleton(s: State, seat: int) -> World:
    """What lies where as far as a seat in no doubt can tell; its own places are empty. The deck from its lowest card on
    that is not just one of this epoch.
    """
    known = s.known
    mine = known.by(seat)
    places = [() if p == seat else _labels(known, hand, mine) for p, hand in enumerate(s.hands)]
    places.append(() if seat == s.turn else _labels(known, s.looking, mine))
    if known.seen.keys().isdisjoint(s.deck):  # whoever puts a card there has seen it
        return (*places, ())
    plain = -1 - known.epochs
    deck = [card if card in mine else -1 - known.of(card) for card in s.deck]
    low = next((i for i, label in enumerate(deck) if label != plain), len(deck))
    return (*places, tuple(deck[low:]))


def _labels(known: Known, cards: Sequence[int], mine: set[int]) -> Labels:
    if not known.epoch and not mine:
        return (-1,) * len(cards)
    return tuple(sorted([card if card in mine else -1 - known.of(card) for card in cards]))


def _followed(s: State, card: int, src: int, dst: int, eyes: int) -> Known:
    """All worlds after the move; who is left with one doubts no longer."""
    known, seen = s.known, s.known.seen
    doubts = list(known.doubts)
    for seat, worlds in enumerate(doubts):
        if not worlds:
            continue
        mine = (src == OPEN or _is_own(s, seat, src), dst == OPEN or _is_own(s, seat, dst))
        after = _after(known, worlds, card, src, dst, eyes >> seat & 1 == 1 or src == OPEN, mine)
        if len(after) < 2:
            doubts[seat] = ()
            seen = _certain(seen, seat, after[0][1] if after else ())
        else:
            doubts[seat] = after
    return replace(known, seen=seen, doubts=tuple(doubts) if any(doubts) else ())


def _is_own(s: State, seat: int, place: int) -> bool:
    return place == seat or (place == LOOKING and seat == s.turn)


def _certain(seen: dict[int, int], seat: int, world: World) -> dict[int, int]:
    """`seen` with what the seat knows in its only world."""
    bit = 1 << seat
    found = {card: seats & ~bit for card, seats in seen.items()}
    for labels in world:
        for label in labels:
            if label >= 0:
                found[label] = found.get(label, 0) | bit
    return found


def _after(known: Known, worlds: Worlds, card: int, src: int, dst: int, sees: bool, mine: tuple[bool, bool]) -> Worlds:
    """`mine`: whether the card comes out of, goes into what the seat sees by itself."""
    found: dict[World, int] = {}
    for weight, world in worlds:
        if mine[0]:
            left = [(1, card, world)]
        elif sees or mine[1]:
            left = _without(known, world, card, src)
        else:
            left = _unseen(known, world, src)
        for factor, label, rest in left:
            if not mine[1]:
                rest = _with(rest, card if sees else label, dst)
            found[rest] = found.get(rest, 0) + weight * factor
    return _tidy(found)


def _tidy(found: dict[World, int]) -> Worlds:
    if len(found) > MOST:
        found = dict(sorted(found.items(), key=lambda w: -w[1])[:MOST])
    by = gcd(*found.values()) if found else 1
    return tuple((weight // by, world) for world, weight in found.items())


def _put(world: World, place: int, labels: Labels) -> World:
    at = place % len(world)
    return (*world[:at], labels, *world[at + 1 :])


def _with(world: World, label: int, place: int) -> World:
    if place == DECK:
        return _put(world, DECK, (*world[DECK], label))
    return _put(world, place, tuple(sorted((*world[place], label))))


def _top(known: Known, world: World) -> tuple[int, World]:
    """The top card of the deck and the rest."""
    deck = world[DECK]
    return (deck[-1], _put(world, DECK, deck[:-1])) if deck else (-1 - known.epochs, world)


def _without(known: Known, world: World, card: int, place: int) -> list[tuple[int, int, World]]:
    """(how many of its cards it can be, label, world without it) where the card is seen to be at the place; none where
    it cannot be.
    """
    if place == DECK:
        label, rest = _top(known, world)
        alike = label == card or (label == -1 - known.of(card) and not any(card in p for p in world))
        return [(1, label, rest)] if alike else []
    labels = world[place]
    if card in labels:
        return [(1, card, _put(world, place, _less(labels, card)))]
    label = -1 - known.of(card)
    if label not in labels or any(card in p for p in world):
        return []
    return [(labels.count(label), label, _put(world, place, _less(labels, label)))]


def _unseen(known: Known, world: World, place: int) -> list[tuple[int, int, World]]:
    """Each card of the place that can have gone, with the number of cards it stands for."""
    if place == DECK:
        return [(1, *_top(known, world))]
    labels = world[place]
    return [(labels.count(label), label, _put(world, place, _less(labels, label))) for label in dict.fromkeys(labels)]


def _less(labels: Labels, label: int) -> Labels:
    at = labels.index(label)
    return labels[:at] + labels[at + 1 :]
