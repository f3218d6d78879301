"""Options of The Duel in words: "play Knife on B's Jango"."""

from __future__ import annotations

from collections.abc import Sequence

from boomtown.duel.cards import SIDES
from boomtown.duel.character_table import PEOPLE
from boomtown.duel.codes import (
    BACK_HOW,
    RELOAD,
    aimed_card,
    card_of,
    how_of,
    seat_of,
    slot_of,
    target_of,
    verb_of,
)
from boomtown.duel.option_parts import MARKER_WORD, kind_of, played_as, points, slot_of_card, source
from boomtown.duel.state import State
from boomtown.kernel.frame import END, PASS


def aim(s: State, code: int, letters: Sequence[str]) -> str:
    """Return the target in words, beginning with " on ", or ""."""
    of, slot, seat = aimed_card(code), slot_of(code), seat_of(code)
    if of >= 0:
        return f" on {letters[slot_of_card(s, of) >> 1]}'s {kind_of(of)}"
    if slot >= 0:
        return f" on {letters[slot >> 1]}'s {PEOPLE[s.who[slot]]}"
    if seat >= 0:
        return f" on {letters[seat]}" + ("'s hand" if target_of(code) < 7 else "")
    return ""


def phrase(s: State, code: int, letters: Sequence[str]) -> str:
    """Return the option in the words of scenarios and games."""
    if code in (PASS, END):
        return "pass" if code == PASS else "end turn"
    verb, card = verb_of(code), card_of(code)
    if verb == "draw":
        return "draw from deck"
    if verb == "discard":
        return f"discard {kind_of(card)}"
    if verb == "choose":
        return f"choose {_chosen(s, code, letters)}"
    if verb == "play":
        other = played_as(code)
        return f"play {kind_of(card)}" + (f" as {other}" if other else "") + aim(s, code, letters)
    if count := points(code):
        return f"choose {count}" if count > 1 else f"use {source(code)}"
    name = source(code)
    if target_of(code) == RELOAD:
        return f"use {name} as reload"
    if card >= 0 and how_of(code):
        where = slot_of_card(s, card)
        return f"use {name} on {letters[where >> 1]}'s {kind_of(card)}"
    return f"use {name}{aim(s, code, letters)}"


def _chosen(s: State, code: int, letters: Sequence[str]) -> str:
    card, slot = card_of(code), slot_of(code)
    if how_of(code) >= BACK_HOW:
        return SIDES[how_of(code) - BACK_HOW]
    if card >= 0:
        return kind_of(card)
    return PEOPLE[s.who[slot]] if slot >= 0 else letters[seat_of(code)]


__all__ = ["MARKER_WORD", "aim", "kind_of", "phrase", "played_as", "points", "slot_of_card", "source"]
