"""Own decks, common deck and discard pile: drawing and discarding (duel, decks)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from boomtown.duel.step import source_name

if TYPE_CHECKING:
    from boomtown.duel.game import Duel


def shuffle_in(g: Duel) -> None:
    """Shuffle the discard pile into the common deck."""
    s = g.state
    if not s.discard:
        return
    first, s.made = not s.made, True
    s.common, s.discard = s.discard, []
    g.shuffle(s.common)
    g.revealed = True  # a shuffle cannot be taken back
    if g.log is not None:
        g.note("shuffle", how="forced", count=len(s.common), zone="common", first=first)


def turn_up(g: Duel, seat: int) -> int:
    """Return the top card of the seat's own deck, else of the common deck, or -1."""
    s = g.state
    own = s.decks[seat]
    if own:
        card = own.pop()
        if not own and not s.made:
            shuffle_in(g)
        return card
    return common_card(g)


def common_card(g: Duel) -> int:
    """Return the top card of the common deck, or -1."""
    s = g.state
    if not s.common:
        shuffle_in(g)
        if not s.common:
            return -1
    card = s.common.pop()
    if not s.common:
        shuffle_in(g)
    return card


def can_draw(g: Duel, seat: int) -> bool:
    s = g.state
    return bool(s.decks[seat] or s.common or s.discard)


def draw(g: Duel, who: int, count: int, cause: str, deck: int = -1) -> list[int]:
    """Draw into the hand of a seat, from its own deck or from that of another seat. Return the drawn cards."""
    s = g.state
    of = who if deck < 0 else deck
    hand = s.hands[who]
    drawn = []
    for _ in range(count):
        card = turn_up(g, of)
        if card < 0:
            break
        drawn.append(card)
        hand.append(card)
    g.revealed = True
    if g.log is not None and drawn:
        kind = "own" if of == who else "other"
        g.note("draw", "helps", "forced", who=who, count=len(drawn), cards=drawn, cause=cause, deck=kind, eyes=[who])
    return drawn


def forget(g: Duel, card: int) -> None:
    """Clear the knowledge of a card that leaves a hand."""
    s = g.state
    if s.seen >> card & 1:
        s.seen &= ~(1 << card)
        s.open_ &= ~(1 << card)


def spend(g: Duel, who: int, card: int, cause: str, nature: str = "neutral", by: int = -1) -> None:
    """Discard a card of the hand. `by` is another player who caused it."""
    s = g.state
    s.hands[who].remove(card)
    forget(g, card)
    s.discard.append(card)
    if g.log is not None:
        g.note("discard", nature, who=who, cards=[card], cause=cause, by=by)


def unlay(g: Duel, slot: int, card: int, cause: str, by: int = -1) -> None:
    """Discard a card in play."""
    s = g.state
    s.tables[slot].remove(card)
    s.discard.append(card)
    if g.log is not None:
        g.note("discard", "harms", who=slot >> 1, cards=[card], cause=cause, by=by)


def pick_up(g: Duel, who: int, slot: int, card: int, source: int) -> None:
    """Take a card in play into a hand. All players have seen it."""
    s = g.state
    s.tables[slot].remove(card)
    s.hands[who].append(card)
    s.seen |= 1 << card
    s.open_ |= 1 << card
    if g.log is not None:
        frm: dict[str, Any] = {"from": slot >> 1}
        g.note("take", "harms", who=who, card=card, zone="table", cause=source_name(source), **frm)


def lies_at(g: Duel, card: int) -> int:
    """Return the slot of a card in play, or -1."""
    for slot, table in enumerate(g.state.tables):
        if card in table:
            return slot
    return -1
