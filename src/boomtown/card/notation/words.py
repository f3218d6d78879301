"""Options of the card game in words: "play BANG! 2C on B"."""

from __future__ import annotations

from collections.abc import Sequence

from boomtown.card import codes
from boomtown.card.cards import KIND, NAMES, card_name
from boomtown.card.codes import card_of, name_of, of_of, seat_of, second_of, verb_of
from boomtown.card.rules.prices import price_of
from boomtown.kernel.frame import END, PASS


def phrase(code: int, letters: Sequence[str]) -> str:
    """Return the option in the words of scenarios and games."""
    if code == PASS:
        return "pass"
    if code == END:
        return "end turn"
    verb, card, name, seat, of = codes.VERBS[verb_of(code)], card_of(code), name_of(code), seat_of(code), of_of(code)
    if verb == "draw":
        place = "discard" if card >= 0 else "deck"
        return f"draw from {_place(seat, of, letters) if seat >= 0 else place}"
    if verb == "choose" and card < 0 <= seat:
        return f"choose {_place(seat, of, letters)}"
    if verb == "discard" and seat >= 0:
        return f"discard {_place(seat, of, letters)} paying {price_of(code).gold}"
    words = f"{verb} {card_name(card) if card >= 0 and verb != 'use' else KIND[card] if card >= 0 else NAMES[name]}"
    if verb == "play" and name >= 0:
        words += f" as {NAMES[name]}"
    if verb == "buy" and name >= 0:
        words += f" paying {price_of(code).gold}"
    if seat >= 0:
        words += f" on {_place(seat, of, letters)}"
    return words


def _place(seat: int, of: int, letters: Sequence[str]) -> str:
    if second_of(of) >= 0:
        return f"{letters[seat]} and {letters[second_of(of)]}"
    return letters[seat] + (f"'s {'hand' if of == -1 else card_name(of)}" if of >= -1 else "")
