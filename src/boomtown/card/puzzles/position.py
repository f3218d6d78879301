"""Position of a proof: what one seat sees, with all other cards and roles undecided."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from boomtown.card.cards import KIND
from boomtown.card.puzzles.facts import FROM_DISCARDS
from boomtown.card.seen.visibility import hidden_roles

if TYPE_CHECKING:
    from boomtown.card.game import Bang
    from boomtown.card.state import State


@dataclass(frozen=True)
class Origin:
    """Way to a position: the game before the choice with the cards as they were decided, the picks, the choice."""

    before: Bang
    script: tuple[int, ...]
    choice: int


@dataclass(frozen=True)
class Position:
    """Game in which the cards of `unseen` may be exchanged with each other without a change for `seat`.

    `loose`: undecided cards at open places, such as a card that the seat has drawn and does not use. `turn_no`: the
    number of the turn in which the puzzle begins. `idle`: cards by seat that its player never uses, as they were drawn
    after the beginning; None if such cards count.
    """

    game: Bang
    seat: int
    turn_no: int
    loose: frozenset[int] = frozenset()
    origin: Origin | None = None
    idle: tuple[int, ...] | None = None

    @property
    def asks_me(self) -> bool:
        """True if the seat of the puzzle is asked."""
        return self.game.ask is not None and self.game.ask.who == self.seat

    @property
    def alive(self) -> bool:
        """True if the seat of the puzzle is in the game."""
        return self.game.state.alive[self.seat]

    @property
    def won(self) -> bool:
        """True if the game is over and the seat has won."""
        return self.game.ask is None and self.seat in self.game.state.winners

    @property
    def my_turn(self) -> bool:
        """True if a turn of the seat is under way."""
        return self.game.state.turn == self.seat

    @property
    def same_turn(self) -> bool:
        """True in the turn in which the puzzle begins."""
        return self.game.state.turn_no == self.turn_no

    def key(self) -> tuple[object, ...]:
        """Return a value that is equal for positions in which the same is known and possible."""
        g, s = self.game, self.game.state
        hidden, hand = set(hidden_roles(s)), s.hands[self.seat]
        mine = tuple(sorted(card for card in hand if card not in self.loose))
        top = s.discard[-1] if s.discard and s.discard[-1] not in self.loose else -1
        roles = tuple("" if p in hidden and p != self.seat else role for p, role in enumerate(s.roles))
        return (
            mine,
            tuple(map(len, s.hands)),
            tuple([tuple(sorted(table)) for table in s.tables]),
            tuple(s.life),
            s.alive,
            roles,
            (s.turn_no, s.phase, s.bangs, s.used, tuple(sorted(s.noted.items())), s.declined, s.side),
            repr(g.stack),
            (g.ask.who, g.ask.why, len(s.row), tuple(s.turned)) if g.ask else (),
            tuple(sorted(unseen(s, self.seat, self.loose))),
            -1 if FROM_DISCARDS.isdisjoint(s.characters) else top,
            len(s.deck),
            self.idle,
        )

    def usable(self, who: int) -> int:
        """Return the number of cards in a hand that its player may use."""
        return len(self.game.state.hands[who]) - (self.idle[who] if self.idle else 0)


def unseen(s: State, seat: int, loose: Iterable[int]) -> set[int]:
    """Return the undecided cards: the deck, other hands, cards that another player looks at, and loose ones."""
    cards = {*s.deck, *loose}
    for p, hand in enumerate(s.hands):
        if p != seat:
            cards.update(hand)
    if s.turn != seat:
        cards.update(s.looking)
    return cards


def exchange(s: State, first: int, second: int) -> None:
    """Exchange two cards, wherever they are."""
    if first == second:
        return
    places = [
        (cards, i)
        for cards in (s.deck, s.discard, s.row, s.looking, s.turned, *s.hands)
        for i, card in enumerate(cards)
        if card in (first, second)
    ]
    for cards, i in places:
        cards[i] = second if cards[i] == first else first


def exchanged(loose: frozenset[int], first: int, second: int) -> frozenset[int]:
    """Return the loose cards after an exchange."""
    if (first in loose) == (second in loose):
        return loose
    return loose ^ {first, second}


def kinds_of(cards: Iterable[int]) -> dict[str, list[int]]:
    """Return the cards by kind, in a fixed order."""
    found: dict[str, list[int]] = {}
    for card in sorted(cards):
        found.setdefault(KIND[card], []).append(card)
    return found
