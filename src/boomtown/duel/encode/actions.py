"""Meanings of the actions of The Duel.

A meaning is (verb, what, how, where, of). `what` is a kind of card or a character, with its symbol where it matters.
`how` is the way to play it. `where` is a place (own or other, front or rear), hand or side. `of` is the kind of the
targeted card in play.
"""

from __future__ import annotations

from collections.abc import Iterator

from boomtown.duel.cards import BLUE, BROWN, DODGES, KIND, KINDS, NAMES, PLAYED_AS, RED, RELOADS, SIDES, SYMBOL, SYMBOLS
from boomtown.duel.character_table import CHARACTERS, PEOPLE
from boomtown.duel.codes import (
    BACK_HOW,
    COLT_,
    MARKER,
    MISSED_,
    RELOAD,
    aimed_card,
    card_of,
    how_of,
    seat_of,
    slot_of,
    target_of,
    verb_of,
)
from boomtown.duel.option_parts import played_as, points, slot_of_card
from boomtown.duel.state import State
from boomtown.encode.base import Meaning
from boomtown.games import END, PASS

PLACES = ("own front", "own rear", "other front", "other rear")
ASIDE = ("other hand", "own side", "other side")
AT_CARDS = tuple(kind.name for kind in KINDS if "card" in kind.at)
REPEATED = tuple(name for i, name in enumerate(NAMES) if BROWN[i] and not DODGES[i])
EQUIPMENT = tuple(name for name, blue in zip(NAMES, BLUE, strict=True) if blue)
TRIED = tuple(kind.name for kind in KINDS if kind.dodge == "table")
MOST_POINTS = 4
PASSING: Meaning = ("pass", "", "", "", "")
ENDING: Meaning = ("end turn", "", "", "", "")
DRAWING: Meaning = ("draw", "", "", "", "")
SWAPPING: Meaning = ("use", "marker", "", "", "")


def meanings() -> Iterator[Meaning]:
    """Yield all possible meanings."""
    yield from (PASSING, ENDING, DRAWING, SWAPPING)
    for i in range(len(NAMES)):
        yield from _of_kind(i)
    for one in KINDS:
        yield from (("play", one.name, "", side, "") for side in ASIDE[1:] if "side" in one.at)
        yield from (("play", one.name, "", hand, "") for hand in ASIDE[:1] if "hand" in one.at)
    for of in EQUIPMENT:
        for place in PLACES:
            yield from (("play", kind, "", place, of) for kind in AT_CARDS)
            yield from (("use", name, kind, place, of) for name in using("repeat") for kind in AT_CARDS)
            yield "choose", "", "", place, of
        yield from (("use", name, "", "", of) for name in using("card"))
    yield from (("use", name, "", ASIDE[0], "") for name in using("hand"))
    for name in using("repeat"):
        for kind in REPEATED:
            yield from (("use", name, kind, where, "") for where in ("", *PLACES, *ASIDE))
            if RELOADS[NAMES.index(kind)]:
                yield "use", name, kind, "reload", ""
    yield from (("use", name, "", "", "") for name in (*using("itself"), *TRIED))
    for name in using("points"):
        yield from (("use", name, str(n), "", "") for n in range(1, MOST_POINTS + 1))
    yield from (("choose", name, "", "", "") for name in PEOPLE)
    yield from (("choose", side, "back", "", "") for side in SIDES)
    yield from (("choose", "", "", side, "") for side in ASIDE[1:])


def _of_kind(i: int) -> Iterator[Meaning]:
    """Yield the meanings of options with one kind of card: discard, play, choose."""
    kind = NAMES[i]
    yield "discard", kind, "", "", ""
    yield "play", kind, "", "", ""
    yield "play", kind, NAMES[PLAYED_AS[MISSED_]], "", ""
    for place in PLACES if not BROWN[i] or "place" in KINDS[i].at else ():
        if not RED[i] or place.startswith("other"):
            yield "play", kind, "", place, ""
    for place in PLACES[2:]:
        yield "play", kind, NAMES[PLAYED_AS[COLT_]], place, ""
    for symbol in SYMBOLS:
        yield "choose", kind, symbol, "", ""


def using(what: str) -> list[str]:
    """Return the characters whose options contain that (character_table.py)."""
    return [character.name for character in CHARACTERS if what in character.uses]


def place(s: State, slot: int, me: int) -> str:
    """Return own or other, front or rear."""
    seat = slot >> 1
    return PLACES[(2 if seat != me else 0) + (slot != s.front[seat])]


def where(s: State, code: int, me: int) -> str:
    slot, seat = slot_of(code), seat_of(code)
    if slot >= 0:
        return place(s, slot, me)
    if seat < 0:
        return "reload" if target_of(code) == RELOAD else ""
    return ASIDE[0] if target_of(code) < 7 else ASIDE[1 + (seat != me)]


def meaning(s: State, code: int, why: str, me: int, repeats: str) -> Meaning:
    """Return the meaning of an option for the asked seat. `repeats` is the card that Pearl Hat would repeat."""
    if code in (PASS, END):
        return PASSING if code == PASS else ENDING
    verb, card, of = verb_of(code), card_of(code), aimed_card(code)
    kind = NAMES[KIND[card]] if card >= 0 else ""
    if verb == "draw":
        return DRAWING
    if verb == "discard":
        return verb, kind, "", "", ""
    if verb == "play":
        if of >= 0:
            return verb, kind, "", place(s, slot_of_card(s, of), me), NAMES[KIND[of]]
        return verb, kind, played_as(code), where(s, code, me), ""
    if verb == "choose":
        return _chosen(s, code, why, me)
    if code == MARKER:
        return SWAPPING
    return _used(s, code, me, repeats)


def _used(s: State, code: int, me: int, repeats: str) -> Meaning:
    who, card, of = how_of(code) - 1, card_of(code), aimed_card(code)
    if who < 0:
        return "use", NAMES[KIND[card]], "", "", ""
    name = PEOPLE[who]
    if count := points(code):
        return "use", name, str(count), "", ""
    if "repeat" in CHARACTERS[who].uses:
        if of >= 0:
            return "use", name, repeats, place(s, slot_of_card(s, of), me), NAMES[KIND[of]]
        return "use", name, repeats, where(s, code, me), ""
    if card >= 0:
        return "use", name, "", "", NAMES[KIND[card]]
    return "use", name, "", where(s, code, me), ""


def _chosen(s: State, code: int, why: str, me: int) -> Meaning:
    card, slot = card_of(code), slot_of(code)
    if how_of(code) >= BACK_HOW:
        return "choose", SIDES[how_of(code) - BACK_HOW], "back", "", ""
    if card >= 0:
        if why == "strip":
            return "choose", "", "", place(s, slot_of_card(s, card), me), NAMES[KIND[card]]
        return "choose", NAMES[KIND[card]], SYMBOLS[SYMBOL[card]], "", ""
    if slot >= 0:
        return "choose", PEOPLE[s.who[slot]], "", "", ""
    return "choose", "", "", where(s, code, me), ""


def describe(meaning: Meaning) -> str:
    """Return the meaning in words: "play Knife on other front"."""
    verb, what, how, at, of = meaning
    words = [verb, what, f"as {how}" if how else "", f"on {at}" if at else "", f"({of})" if of else ""]
    return " ".join(word for word in words if word)
