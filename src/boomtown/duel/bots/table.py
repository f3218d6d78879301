"""The table as a bot looks at it: what may still be in the other hand, and in the decks."""

from __future__ import annotations

from boomtown.duel.bots.facts import ALSO_DODGES, FRONT, HARMS_BEHIND, KEEP, LAID, STOPS
from boomtown.duel.cards import BACK, BARREL_SIGN, CARDS, DODGES, KIND, SYMBOL
from boomtown.duel.cast import PERSON
from boomtown.duel.fast_view import FastView
from boomtown.duel.hooks import SECOND, WATCHES


class Table:
    """Everything a decision is weighed with, worked out as it is asked for."""

    def __init__(self, see: FastView) -> None:
        self.see = see
        self.me, self.other = see.seat, 1 - see.seat
        self.who, self.lives, self.tables = see.who, see.lives, see.tables
        self.front, self.their = see.front[self.me], see.front[self.other]
        self.hand = see.hand
        self._unseen: list[list[int]] | None = None
        self._dodge: dict[int, float] = {}

    def rear(self, front: int) -> int:
        """The slot behind that one, -1 for nobody."""
        return front ^ 1 if self.who[front ^ 1] >= 0 else -1

    # --- counting

    @property
    def unseen(self) -> list[list[int]]:
        """By back the cards that may lie in a deck or in the other hand."""
        if self._unseen is None:
            see = self.see
            seen = {*see.hand, *see.discard, *see.row, *see.revealed, *(c for c in see.other_hand if c >= 0)}
            seen.update(card for table in see.tables for card in table)
            left = [card for card in range(min(80, CARDS)) if card not in seen]
            self._unseen = [[c for c in left if BACK[c] == back] for back in (0, 1)]
        return self._unseen

    def symbol(self, wanted: int) -> float:
        """How likely a reveal shows the symbol, by the cards not seen."""
        cards = self.unseen[0] + self.unseen[1]
        return sum(SYMBOL[c] == wanted for c in cards) / len(cards) if cards else 0.25

    def share(self, kinds: tuple[bool, ...], back: int) -> float:
        """How many of the unseen cards with that back are of such kinds."""
        cards = self.unseen[back]
        return sum(kinds[KIND[c]] for c in cards) / len(cards) if cards else 0.2

    def expected(self, kinds: tuple[bool, ...]) -> float:
        """How many cards of such kinds the other hand holds, on the average."""
        total = 0.0
        for card in self.see.other_hand:
            total += float(kinds[KIND[card]]) if card >= 0 else self.share(kinds, -1 - card)
        return total

    # --- chances

    def lands(self, slot: int, every: bool = False, bang: bool = False) -> float:
        """How likely a hit on a character of the other side lands. `every`: any card dodges it."""
        missing = 1.0
        also = ALSO_DODGES[self.who[slot]]
        hand = self.see.other_hand
        for card in hand:
            if every:
                return 0.15 if len(hand) else 1.0
            if card >= 0:
                dodges = DODGES[KIND[card]] or also[KIND[card]]
                missing *= 0.1 if dodges else 1.0
            else:
                share = self.share(DODGES, -1 - card) + (self.share(also, -1 - card) if True in also else 0.0)
                missing *= max(0.05, 1.0 - share)
        for source in [*[KIND[card] for card in self.tables[slot]], PERSON + self.who[slot]]:
            if stops := STOPS[source]:
                missing *= 1.0 - (stops if stops > 0 else self.symbol(BARREL_SIGN))
        if bang and SECOND.of[PERSON + self.who[self.front]] is not None:
            missing = 1.0 - (1.0 - missing) * (0.5 if len(hand) > 1 else 0.0)
        return missing

    # --- worth

    def keep(self, card: int) -> float:
        """What a card of the own hand is worth beyond this turn."""
        kind = KIND[card]
        worth = KEEP[kind]
        if ALSO_DODGES[self.who[self.front]][kind]:
            worth = max(worth, 0.9)
        return worth

    def stands(self, slot: int) -> float:
        """What it is worth to have that character in front until the next own turn."""
        worth = min(self.lives[slot], 4) * 0.9 + FRONT[self.who[slot]]
        if self.lives[slot] == 1:
            worth -= 0.8
        for card in self.tables[slot]:
            if not HARMS_BEHIND[KIND[card]]:
                worth += LAID[KIND[card]]
        over = len(self.hand) - max(2, self.lives[slot])
        return worth - 0.35 * max(0, over)

    def swap_costs(self) -> float:
        """What the opponent draws when the own marker moves."""
        cards = sum(WATCHES.of[KIND[card]] is not None for card in self.tables[self.their])
        return 0.5 * (cards + (WATCHES.of[PERSON + self.who[self.their]] is not None))

    def laid(self, card: int, slot: int) -> float:
        """What a card in play is worth to this side."""
        worth = LAID[KIND[card]]
        return worth if slot >> 1 == self.me else -worth
