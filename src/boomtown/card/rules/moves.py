"""Moves of cards: the deck, hands, zones of sets, and cards in play.

Other moves are functions in `set_out.py`, `handing_over.py` and `first_deal.py`. No other module of the rules moves a
card, so each kind of move exists once.

A move keeps four facts consistent: the place of the card, the knowledge of the seats (card/knowledge/knowledge.py), the
hook index, and the destination of a card that leaves play. The index changes if a card enters or leaves play. The
destination is the discard pile, or the zone its kind belongs to (card/zones.py).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, cast

from boomtown.card.cards import AT_HOME, CHARACTERS, HOMES, PRINTED
from boomtown.card.folds import OPEN_HANDS, PAY
from boomtown.card.knowledge.knowledge import (
    DECK,
    OPEN,
    everybody,
    note_move,
    note_moves,
    note_shown,
    note_shuffle,
)
from boomtown.card.rules.steps import CardLost, LeftPlay
from boomtown.card.seen.visibility import open_hands
from boomtown.card.state import State
from boomtown.card.step import Step
from boomtown.card.zones import ZONES, Zone
from boomtown.kernel.compiling import mypyc_attr
from boomtown.kernel.hooked import Hooked

if TYPE_CHECKING:
    from boomtown.card.game import Bang


@mypyc_attr(allow_interpreted_subclasses=True)  # otherwise no subclass can be interpreted
class Moves(Hooked[State]):
    """Moves of cards, for steps and sets. Moves that have a log entry write it themselves if the game has a log."""

    __slots__ = ()

    def followed(self, step: Step) -> None:
        """Queue the steps that follow a step that was carried out."""
        raise NotImplementedError

    # --- the deck and the discard pile

    def pick(self, cards: list[int]) -> int:
        """Return one of the cards at random. The result reveals hidden information (core 11.3)."""
        self.revealed = True
        self.state.draws += 1
        return cards[self.chance.choose(self.state.draws, cards)]

    def _refill(self) -> None:
        s = self.state
        if s.discard:
            s.deck, s.discard = s.discard, []
            self.shuffle(s.deck)
            note_shuffle(s)
            if self.log is not None:
                self.note("shuffle", how="random", count=len(s.deck))

    def flip(self, to: int = OPEN) -> int:
        """Take the top card of the deck and return it, -1 for none (core 10). It is in no zone then.

        `to`: its destination, see card/knowledge/knowledge.py: OPEN, LOOKING, or the hand of a seat.
        """
        s = self.state
        self.revealed = True
        if not s.deck:
            self._refill()
            if not s.deck:
                return -1
        card = s.deck.pop()
        if s.knowledge.trail is not None:
            note_move(s, card, DECK, to, everybody(s) if to == OPEN else 1 << (to if to >= 0 else s.turn))
        if not s.deck:
            self._refill()
        return card

    def bury(self, who: int, card: int) -> None:
        """Put a card of the hand on the deck, face down."""
        s = self.state
        note_move(s, card, who, DECK, self.viewers(1 << who, who))
        s.hands[who].remove(card)
        s.deck.append(card)

    # --- hands

    def gain(self, who: int, card: int) -> None:
        """Put a card that all players have seen into a hand."""
        note_move(self.state, card, OPEN, who, everybody(self.state))
        self.hold(who, card)

    def hold(self, who: int, *cards: int) -> None:
        """Put cards into a hand, unseen by other players."""
        s = self.state
        s.hands[who].extend(cards)
        if s.declined:
            s.declined -= {who}
        if OPEN_HANDS in s.index.fold:
            self._show_to_all(who, cards)

    def _show_to_all(self, who: int, cards: Iterable[int]) -> None:
        """Show these cards of a hand to all players if the hand is open."""
        if who in open_hands(self.state):
            for card in cards:
                note_shown(self.state, card, who)

    def viewers(self, few: int, seat: int) -> int:
        """Return the seats that see a card leave the hand of a seat: `few`, or all if the hand is open."""
        s = self.state
        return everybody(s) if OPEN_HANDS in s.index.fold and seat in open_hands(s) else few

    def open_up(self) -> None:
        """Show all cards of hands that have become open."""
        self.revealed = True
        for seat in open_hands(self.state):
            self._show_to_all(seat, self.state.hands[seat][:])

    def draw(self, who: int, count: int, cause: str) -> list[int]:
        """Draw `count` cards from the deck, or all that are left."""
        s = self.state
        if 0 < count < len(s.deck) and s.knowledge.trail is None:  # no shuffle needed, and no seat follows cards
            cards = s.deck[: -count - 1 : -1]
            del s.deck[-count:]
            self.revealed = True
            s.hands[who] += cards
            if s.declined:
                s.declined -= {who}
            if OPEN_HANDS in s.index.fold:
                self._show_to_all(who, cards)
        else:
            cards = self._draw_each(who, count)
        if cards and self.log is not None:
            eyes = None if OPEN_HANDS in s.index.fold and who in open_hands(s) else (who,)
            self.note("draw", how="forced", who=who, cards=cards, count=len(cards), cause=cause, eyes=eyes)
        return cards

    def _draw_each(self, who: int, count: int) -> list[int]:
        cards: list[int] = []
        for _ in range(count):
            card = self.flip(who)
            if card < 0:
                break
            self.hold(who, card)
            cards.append(card)
        return cards

    def let_go(self, who: int, card: int) -> None:
        """Remove a card from the hand, visible to all. It is in no zone then."""
        s = self.state
        if s.knowledge.trail is not None:
            self.bare(who, card)
        s.hands[who].remove(card)

    def spend(self, who: int, card: int) -> None:
        """Put a card of the hand on the discard pile."""
        self.let_go(who, card)
        self.drop(card)

    def pay(self, who: int, card: int, cause: str) -> None:
        """Discard a card of the hand by choice. A fold may send it to another place (Abandoned Mine)."""
        if PAY in self.state.index.fold and self.fold(PAY, who, False, (card, cause)):
            return
        self.throw(who, card, cause)

    def pay_for(self, who: int, card: int, source: str) -> None:
        """Discard a card of the hand as the price of `source`.

        The price of a character's ability always goes to the discard pile (fistful, Abandoned Mine 4).
        """
        if source in CHARACTERS:
            self.throw(who, card, "cost")
        else:
            self.pay(who, card, "cost")

    def bare(self, who: int, *cards: int) -> None:
        """Record that all players see these cards leave the hand. Call it before they leave."""
        if self.state.knowledge.trail is not None:
            note_moves(self.state, cards, who, OPEN, everybody(self.state))

    def drop(self, *cards: int) -> None:
        """Put cards that are in no zone on the discard pile, the last one on top, or in the zone of their kind.

        Every discard uses this method.
        """
        if AT_HOME.isdisjoint(cards):
            self.state.discard.extend(cards)
            return
        for card in cards:
            if card in HOMES:
                self._send_home(card)
            else:
                self.state.discard.append(card)

    def _send_home(self, card: int) -> None:
        self.state.zone(HOMES[card]).insert(0, card)  # at the bottom of its own deck

    def salvage(self, who: int, card: int) -> bool:
        """Move a card from the discard pile into a hand. Return False if it is not there any more."""
        if card not in self.state.discard:
            return False
        self.state.discard.remove(card)
        self.gain(who, card)
        return True

    def top_discard(self) -> int:
        """Take the top card of the discard pile and return it, -1 for none. It is in no zone then."""
        s = self.state
        return s.discard.pop() if s.discard else -1

    def throw(self, who: int, card: int, cause: str, by: int = -1, how: str = "chosen") -> None:
        """Discard a card of `who` from hand or table. `cause`: the reason. `by`: the seat that made it happen."""
        s = self.state
        if card in s.tables[who]:
            self.leave_play(who, card)
        else:
            self.let_go(who, card)
        self.drop(card)
        if self.log is not None:
            nature = "harms" if 0 <= by != who else "neutral"
            self.note("discard", nature, how, who=who, cards=[card], count=1, cause=cause, by=by)
        if CardLost in s.index.after and 0 <= by != who and how != "forced":
            self.followed(CardLost(by, who, card, cause))

    def take(self, who: int, owner: int, card: int, cause: str, how: str = "chosen", by_itself: bool = False) -> None:
        """Take a card from the hand of `owner`, or from play in front of them, into the hand of `who`.

        `by_itself`: no player decides it.
        """
        s = self.state
        zone = "table" if card in s.tables[owner] else "hand"
        if zone == "table":
            if card not in HOMES:
                note_move(s, card, OPEN, who, everybody(s))
        elif who != owner:
            note_move(s, card, owner, who, self.viewers(1 << who | 1 << owner, owner))
        if zone == "table":
            self.leave_play(owner, card)
        else:
            s.hands[owner].remove(card)
        self.receive(who, card)
        if self.log is not None:
            eyes = self.readers(who, owner) if zone == "hand" else None
            nature = "harms" if who != owner else "neutral"
            fields = {"who": who, "from": owner, "to": owner, "card": card, "zone": zone, "cause": cause, "eyes": eyes}
            self.note("take", nature, how, **fields)
        if CardLost in s.index.after and who != owner:
            self.followed(CardLost(who, owner, card, cause, by_itself))

    def receive(self, who: int, card: int) -> None:
        """Put a card that is in no zone into a hand, or run the replacement that its kind defines."""
        lands = PRINTED[card].lands
        if lands is not None:
            lands(cast("Bang", self), who, card)
        elif card in HOMES:
            self._send_home(card)
        else:
            self.hold(who, card)

    def show_hand(self, who: int) -> None:
        """Show the hand to all players now."""
        self.revealed = True
        cards = self.state.hands[who][:]
        for card in cards:
            note_shown(self.state, card, who)
        self.note("hand", how="forced", who=who, cards=cards, count=len(cards))

    def readers(self, *seats: int) -> tuple[int, ...] | None:
        """Return the seats that read of a card between these hands, None for all if one of the hands is open."""
        s = self.state
        return None if OPEN_HANDS in s.index.fold and not {*seats}.isdisjoint(open_hands(s)) else seats

    # --- zones of sets

    def _turn_over(self, deck: str) -> None:
        """Shuffle the pile of an empty deck; it becomes the deck (Zone.pile)."""
        place = ZONES[deck]
        if isinstance(place, Zone) and place.pile:
            cards, pile = self.state.zone(deck), self.state.zone(place.pile)
            cards += pile
            pile.clear()
            self.shuffle(cards)
            self.note("reshuffle", how="random", count=len(cards), zone=deck)

    def uncover(self, deck: str, to: str, at: int | None = None) -> int:
        """Move the top card of one zone to another, on top or at a place. Return it, -1 for none."""
        zones, places = self.state.zones, self.state.places
        cards, onto = zones[places[deck]], zones[places[to]]
        if not cards:
            self._turn_over(deck)
        if not cards:
            return -1
        self.revealed = True
        card = cards.pop()
        onto.insert(len(onto) if at is None else at, card)
        return card

    def gather(self, zone: str, deck: str) -> None:
        """Move all cards of a zone back to a deck and shuffle it."""
        cards, rest = self.state.zone(zone), self.state.zone(deck)
        rest += cards
        cards.clear()
        self.shuffle(rest)

    def fetch(self, zone: str, card: int, seat: int = 0) -> None:
        """Remove a card from a zone. It is in no zone then."""
        self.state.zone(zone, seat).remove(card)

    def store(self, zone: str, card: int, seat: int = 0) -> None:
        """Put a card that is in no zone on top of a zone."""
        self.state.zone(zone, seat).append(card)

    # --- in play

    def put_in_play(self, seat: int, card: int) -> None:
        """Put a card that is in no zone in play in front of a seat. It works from now on."""
        s = self.state
        s.tables[seat].append(card)
        s.laid = (*s.laid, card)
        s.comes_into_play(seat, card)

    def leave_play(self, seat: int, card: int) -> None:
        """Take a card out of play, with its tokens removed. It is in no zone then."""
        s = self.state
        s.tables[seat].remove(card)
        if card in s.tokens:
            s.tokens = s.tokens.copy()
            del s.tokens[card]
        s.goes_out_of_play(seat, card)
        if LeftPlay in s.index.after:
            self.followed(LeftPlay(seat, card))

    def pass_on(self, seat: int, to: int, card: int) -> None:
        """Move a card in play to another seat, with its tokens."""
        s = self.state
        s.tables[seat].remove(card)
        s.tables[to].append(card)
        s.goes_out_of_play(seat, card)
        s.comes_into_play(to, card)
