"""Knowledge of hidden cards by seat: cards seen on their way, and cards that shuffles tell apart.

Three facts decide which cards can be in a hand or on the deck, as one seat sees it:

* `seen`: cards whose place it knows (taken from an open place, stolen from or by it, put on the deck by it);
* `epoch`: number of shuffles that a card was in. Discards are open, so all players can tell the cards of the new deck
  from those that were in hands during the shuffle: a card in a hand has the epoch in which it was drawn;
* doubt: a card moved unseen from a place whose cards the seat tells apart (a random card of a hand of which it knows
  one). From then on each move is recorded, and the possible places are computed on request.

The cards that a player chooses to play or keep tell nothing about the rest of the hand: each card of an unseen choice
is equally likely. `card/knowledge/beliefs.py` computes the consequences for one seat.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, Final

from boomtown.card.cards import KIND
from boomtown.card.knowledge.beliefs import DECK, LOOKING, OPEN, Belief, Labels, Move, Trail, World, belief_of

if TYPE_CHECKING:
    from boomtown.card.state import State


class Knowledge:
    """Knowledge of all seats. The object is replaced as a whole.

    `seen`: by card the seats that know its place, as bits (0: a seat once did). `epoch`: by card, empty before the
    first shuffle. `epochs`: number of shuffles, -1 in a game that does not keep knowledge. `doubting`: the seats, as
    bits, whose knowledge follows from `trail` instead of `seen`; without a trail they know nothing.
    """

    __slots__ = ("doubting", "epoch", "epochs", "seen", "trail")

    def __init__(
        self,
        seen: dict[int, int],
        epoch: tuple[int, ...] = (),
        epochs: int = 0,
        doubting: int = 0,
        trail: Trail | None = None,
    ) -> None:
        self.seen, self.epoch, self.epochs, self.doubting, self.trail = seen, epoch, epochs, doubting, trail

    def of(self, card: int) -> int:
        """Return the epoch of a card."""
        return self.epoch[card] if self.epoch else 0

    def by(self, seat: int) -> set[int]:
        """Return the cards whose place the seat knows without doubts. Some may be open by now."""
        return {card for card, seats in self.seen.items() if seats >> seat & 1}

    def belief(self, seat: int) -> Belief:
        """Return the possible worlds of a seat in doubt; empty for other seats, and if too many worlds were dropped."""
        return belief_of(self.trail, seat) if self.trail is not None and self.doubting >> seat & 1 else ()

    def save(self) -> dict[str, Any]:
        """Return JSON-ready data without doubts; `record` includes them."""
        seen = [[card, seats] for card, seats in sorted(self.seen.items())]
        return {"seen": seen, "epoch": list(self.epoch), "epochs": self.epochs, "doubts": {}}

    @classmethod
    def load(cls, data: dict[str, Any] | None) -> Knowledge:
        """Return the knowledge from the output of `record`."""
        if data is None:
            return UNKEPT
        doubts: dict[int, Belief] = {}
        for seat, worlds in data["doubts"].items():
            doubts[int(seat)] = tuple([(int(weight), tuple([tuple(p) for p in world])) for weight, world in worlds])
        seen = {int(card): int(seats) for card, seats in data["seen"]}
        trail = Trail(None, None, doubts) if doubts else None
        return cls(seen, tuple(data["epoch"]), int(data["epochs"]), sum([1 << seat for seat in doubts]), trail)


NOTHING: Final = Knowledge({})
UNKEPT: Final = Knowledge({}, epochs=-1)  # for a game that does not keep knowledge


def everybody(s: State) -> int:
    """Return all seats as bits."""
    return (1 << s.n) - 1


def note_shuffle(s: State) -> None:
    """Record that the discards are the new deck: all players know these cards, and no player their places."""
    knowledge = s.knowledge
    if knowledge is UNKEPT:
        return
    seen = {card: seats for card, seats in knowledge.seen.items() if card not in s.deck}
    epoch = list(knowledge.epoch) or [0] * len(KIND)
    for card in s.deck:
        epoch[card] = knowledge.epochs + 1
    s.knowledge = Knowledge(seen, tuple(epoch), knowledge.epochs + 1, knowledge.doubting, knowledge.trail)


def note_move(s: State, card: int, src: int, dst: int, eyes: int) -> None:
    """Record that a card moves between places, seen by `eyes` (bits). Call it before the move.

    All players can follow some moves, such as the top card of the deck to a hand, or a card of a hand to an open
    place. These need a record only while a seat is in doubt.
    """
    if s.knowledge is not UNKEPT:
        _note_move(s, card, src, dst, eyes)


def _note_move(s: State, card: int, src: int, dst: int, eyes: int) -> None:
    knowledge = s.knowledge
    doubting, trail = knowledge.doubting, knowledge.trail
    if src >= LOOKING and src != DECK and dst != OPEN and (knowledge.seen or knowledge.epoch):
        begin = _new_doubters(s, src, eyes)
        if begin:
            doubting |= begin
            trail = Trail(
                trail, None, {p: ((1, skeleton(s, p, knowledge.by(p))),) for p in range(s.n) if begin >> p & 1}
            )
    if trail is not None:
        trail = Trail(trail, Move(card, src, dst, eyes, s.turn, knowledge.of(card), knowledge.epochs), {})
    seen = knowledge.seen
    if dst != OPEN:
        seats = eyes if src == OPEN else eyes | seen.get(card, 0)
        if seats != seen.get(card, -1):
            seen = {**seen, card: seats}
    if seen is not knowledge.seen or trail is not knowledge.trail:
        s.knowledge = Knowledge(seen, knowledge.epoch, knowledge.epochs, doubting, trail)


def note_shown(s: State, card: int, place: int) -> None:
    """Record that all players see the card at its place."""
    note_move(s, card, place, place, everybody(s))


def note_moves(s: State, cards: Iterable[int], src: int, dst: int, eyes: int) -> None:
    """Record the moves of several cards in order."""
    for card in cards:
        note_move(s, card, src, dst, eyes)


def _new_doubters(s: State, src: int, eyes: int) -> int:
    """Return the seats, as bits, that come into doubt: they tell the cards of the place apart and do not see
    the card.
    """
    cards = s.looking if src == LOOKING else s.hands[src]
    if len(cards) < 2:
        return 0
    knowledge = s.knowledge
    owner = s.turn if src == LOOKING else src
    some, same, first = 0, True, knowledge.of(cards[0])
    for card in cards:
        some |= knowledge.seen.get(card, 0)
        same = same and knowledge.of(card) == first
    # A seat that knows one of the cards can distinguish it. All seats can distinguish cards of different epochs.
    return (some if same else everybody(s)) & ~eyes & ~knowledge.doubting & ~(1 << owner)


def skeleton(s: State, seat: int, mine: set[int]) -> World:
    """Return the world of a seat without doubts. It knows the places of the cards `mine`; its own places are left
    empty.

    The bottom of the deck is left out while its cards are unknown ones of this epoch.
    """
    knowledge = s.knowledge
    places = [() if p == seat else _labels(knowledge, hand, mine) for p, hand in enumerate(s.hands)]
    places.append(() if seat == s.turn else _in_order(knowledge, s.looking, mine))
    if knowledge.seen.keys().isdisjoint(s.deck):  # a player who puts a card there has seen it
        return (*places, ())
    plain = -1 - knowledge.epochs
    deck = _in_order(knowledge, s.deck, mine)
    low = next((i for i, label in enumerate(deck) if label != plain), len(deck))
    return (*places, deck[low:])


def record(s: State) -> dict[str, Any] | None:
    """Return JSON-ready data, the same for equal knowledge regardless of its history."""
    knowledge = s.knowledge
    if knowledge is UNKEPT:
        return None
    worlds = [knowledge.belief(seat) for seat in range(s.n)]
    sure = [set() if len(of) != 1 else certain_cards(of[0][1]) for of in worlds]
    seen = []
    for seat, cards in (*enumerate(s.hands), (s.turn, s.looking), (-1, s.deck)):
        for card in cards:
            seats = knowledge.seen.get(card, 0) & ~knowledge.doubting | sum(
                [1 << p for p in range(s.n) if card in sure[p]]
            )
            seats &= ~(1 << seat) if seat >= 0 else seats
            if seats or (seat < 0 and card in knowledge.seen):
                seen.append([card, seats])
    doubts = {  # also of a seat with one world or none: if worlds were dropped, the last one may be wrong
        str(p): [[w, [list(at) for at in world]] for w, world in of]
        for p, of in enumerate(worlds)
        if knowledge.doubting >> p & 1
    }
    return knowledge.save() | {"seen": sorted(seen), "doubts": doubts}


def certain_cards(world: World) -> set[int]:
    """Return the cards whose place is known in a world."""
    return {label for labels in world for label in labels if label >= 0}


def _labels(knowledge: Knowledge, cards: Sequence[int], mine: set[int]) -> Labels:
    if not knowledge.epoch and not mine:
        return (-1,) * len(cards)
    return tuple(sorted(_in_order(knowledge, cards, mine)))


def _in_order(knowledge: Knowledge, cards: Sequence[int], mine: set[int]) -> Labels:
    return tuple([card if card in mine else -1 - knowledge.of(card) for card in cards])


__all__ = [
    "DECK",
    "LOOKING",
    "NOTHING",
    "OPEN",
    "UNKEPT",
    "Knowledge",
    "certain_cards",
    "everybody",
    "note_move",
    "note_moves",
    "note_shown",
    "note_shuffle",
    "record",
    "skeleton",
]
