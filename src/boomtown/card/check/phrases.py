"""The words of the card game: what a part of an action means among the options. Options in words: `notation`."""

from __future__ import annotations

from boomtown.card import codes
from boomtown.card.cards import KIND, KINDS, NAMES
from boomtown.card.check.brought import CHARACTER
from boomtown.card.check.position import fits
from boomtown.card.codes import CHOOSE, card_of, name_of, of_of, seat_of, second_of, verb_of
from boomtown.card.steps import price_of
from boomtown.check.grammar import Part
from boomtown.kernel.frame import END, PASS


def matches(part: Part, code: int) -> bool:
    """Whether the option is one that the part describes."""
    if code == PASS:
        return part.verb == "pass"
    if code == END:
        return part.verb == "end turn"
    verb, card, name = codes.VERBS[verb_of(code)], card_of(code), name_of(code)
    if part.verb == "pass" and code == codes.DRAW_DECK:
        return True  # declining an optional way of drawing
    if part.verb != verb:
        return False
    if part.paying >= 0 and not pays(part.paying, code):
        return False
    if verb == "buy":  # at the price that everybody pays, unless another one is named
        return fits(part.thing, card) and (part.paying >= 0 or name < 0)
    if verb == "discard" and (part.seat >= 0 or card < 0):
        return part.seat == seat_of(code) and _of(part.of, code)
    if verb == "use":
        meant = part.thing == NAMES[name] if card < 0 else fits(part.thing, card)
        return meant and _aimed(part, code)
    if verb == "draw":
        place = "" if seat_of(code) >= 0 else "discard" if card >= 0 else "deck"
        return part.thing == place and part.seat == seat_of(code) and (part.seat < 0 or _of(part.of, code))
    if verb == "choose" and card < 0 <= seat_of(code):
        if part.seat < 0 and part.thing == CHARACTER:
            return of_of(code) == -2
        if part.seat < 0:  # a card in play that needs no owner to be named
            return of_of(code) >= 0 and fits(part.thing, of_of(code))
        return part.seat == seat_of(code) and (not part.of or _of(part.of, code))
    if verb == "choose" and card < 0:
        return part.thing == NAMES[name]
    if not fits(part.thing, card):
        return False
    if verb != "play":
        return True
    if part.as_ != (NAMES[name] if name >= 0 and part.as_ != KIND[card] else part.as_ and KIND[card]):
        return False
    return _aimed(part, code)


def pays(count: int, code: int) -> bool:
    """Whether the option can come to that price: of tokens it is what is bought besides."""
    price = price_of(code)
    loads = KINDS[KIND[card_of(code)]].loads if verb_of(code) == codes.PLAY else 0
    return count % loads == 0 if loads else count == price.gold


def _aimed(part: Part, code: int) -> bool:
    """A target left out is asked next, so it fits any."""
    if part.seat < 0:
        return True
    if part.seat != seat_of(code) or part.also != second_of(of_of(code)):
        return False
    return not part.of or _of(part.of, code)


def _of(of: str, code: int) -> bool:
    return of_of(code) == -1 if of == "hand" else of_of(code) >= 0 and fits(of, of_of(code))


def told_already(part: Part, code: int) -> bool:
    """Whether the choice just made of a player was this card of that player as well."""
    return part.verb == "choose" and part.seat < 0 <= code and verb_of(code) == CHOOSE and _of(part.thing, code)


def narrows(part: Part, code: int) -> bool:
    """Whether a `choose` that completes a half-named play means this option."""
    if part.verb != "choose":
        return False
    return part.seat == seat_of(code) if part.seat >= 0 else _of(part.thing, code)
