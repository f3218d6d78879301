"""Table as a bot sees it, with estimates of the opponent's hand and the decks."""

from __future__ import annotations

from boomtown.duel.bots.facts import ALSO_DODGES, FRONT, HARMS_BEHIND, KEEP, LAID, STOPS
from boomtown.duel.bots.style import PLAIN, Style
from boomtown.duel.cards import BACK, BARREL_SIGN, CARDS, DODGES, KIND, SYMBOL
from boomtown.duel.character_table import PERSON
from boomtown.duel.fast_view import FastView
from boomtown.duel.hooks import SECOND, WATCHES


class Table:
    """Values for one decision, computed on demand."""

    def __init__(self, see: FastView, style: Style = PLAIN) -> None:
        self.see, self.style = see, style
        self.me, self.other = see.seat, 1 - see.seat
        self.who, self.lives, self.tables = see.who, see.lives, see.tables
        self.front, self.their = see.front[self.me], see.front[self.other]
        self.hand = see.hand
        self._unseen: list[list[int]] | None = None
        self._dodge: dict[int, float] = {}

    def rear(self, front: int) -> int:
        """Return the slot behind that front, or -1 if it is empty."""
        return front ^ 1 if self.who[front ^ 1] >= 0 else -1

    # --- counting

    @property
    def unseen(self) -> list[list[int]]:
        """Cards that may be in a deck or in the opponent's hand, by back."""
        if self._unseen is None:
            see = self.see
            seen = {*see.hand, *see.discard, *see.row, *see.revealed, *(c for c in see.other_hand if c >= 0)}
            seen.update(card for table in see.tables for card in table)
            left = [card for card in range(min(80, CARDS)) if card not in seen]
            self._unseen = [[c for c in left if BACK[c] == back] for back in (0, 1)]
        return self._unseen

    def symbol(self, wanted: int) -> float:
        """Return the probability that a reveal shows the symbol, based on the unseen cards."""
        cards = self.unseen[0] + self.unseen[1]
        return sum(SYMBOL[c] == wanted for c in cards) / len(cards) if cards else 0.25

    def share(self, kinds: tuple[bool, ...], back: int) -> float:
        """Return the share of these kinds among the unseen cards with that back."""
        cards = self.unseen[back]
        return sum(kinds[KIND[c]] for c in cards) / len(cards) if cards else 0.2

    def expected(self, kinds: tuple[bool, ...]) -> float:
        """Return the expected number of cards of these kinds in the opponent's hand."""
        total = 0.0
        for card in self.see.other_hand:
            total += float(kinds[KIND[card]]) if card >= 0 else self.share(kinds, -1 - card)
        return total

    # --- chances

    def lands(self, slot: int, every: bool = False, bang: bool = False) -> float:
        """Return the probability that a hit on a character of the opponent lands. `every`: any card dodges it."""
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
        """Return the value of an own hand card after this turn."""
        kind = KIND[card]
        worth = KEEP[kind]
        if ALSO_DODGES[self.who[self.front]][kind]:
            worth = max(worth, 0.9)
        return worth

    def stands(self, slot: int) -> float:
        """Return the value of having that character in front until the next own turn."""
        worth = min(self.lives[slot], 4) * 0.9 + FRONT[self.who[slot]]
        if self.lives[slot] == 1:
            worth -= 0.8
        for card in self.tables[slot]:
            if not HARMS_BEHIND[KIND[card]]:
                worth += LAID[KIND[card]]
        over = len(self.hand) - max(2, self.lives[slot])
        return worth - 0.35 * max(0, over)

    def swap_costs(self) -> float:
        """Return the value of the cards that the opponent draws when the own marker moves."""
        cards = sum(WATCHES.of[KIND[card]] is not None for card in self.tables[self.their])
        return 0.5 * (cards + (WATCHES.of[PERSON + self.who[self.their]] is not None))

    def laid(self, card: int, slot: int) -> float:
        """Return the value of a card in play for this side."""
        worth = LAID[KIND[card]]
        return worth if slot >> 1 == self.me else -worth
