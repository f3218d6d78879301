"""Phrases of the card game in scenarios: the option that a part of an action means. `notation` writes options."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from boomtown.card import codes
from boomtown.card.cards import KIND, KINDS, NAMES
from boomtown.card.codes import CHOOSE, card_of, name_of, of_of, seat_of, second_of, verb_of
from boomtown.card.rules.prices import price_of
from boomtown.card.scenarios.position import fits, parse_card
from boomtown.card.scenarios.set_zones import CHARACTER
from boomtown.kernel.frame import END, PASS
from boomtown.scenarios.grammar import Part


def matches(part: Part, code: int) -> bool:
    """Return True if the part of an action describes this option."""
    if code == PASS:
        return part.verb == "pass"
    if code == END:
        return part.verb == "end turn"
    verb = codes.VERBS[verb_of(code)]
    if part.verb == "pass" and code == codes.DRAW_DECK:
        return True  # declining an optional way of drawing
    if part.verb != verb:
        return False
    if part.as_ and verb != "play":
        return False
    if part.paying >= 0 and not _pays(part, code):
        return False
    of_verb = _BY_VERB.get(verb)
    found = None if of_verb is None else of_verb(part, code)
    return _names_card(part, code, verb) if found is None else found


def _bought(part: Part, code: int) -> bool:
    """Match a purchase: at the price that all players pay, unless the phrase names another one."""
    return fits(part.thing, card_of(code)) and (part.paying >= 0 or name_of(code) < 0)


def _discarded(part: Part, code: int) -> bool | None:
    """Match a discard from another player; None for a card of one's own."""
    if part.seat >= 0 or card_of(code) < 0:
        return part.seat == seat_of(code) and _of(part.of, code)
    return None


def _used(part: Part, code: int) -> bool:
    card = card_of(code)
    meant = part.thing == NAMES[name_of(code)] if card < 0 else fits(part.thing, card)
    return meant and _aimed(part, code)


def _drawn(part: Part, code: int) -> bool:
    source = "" if seat_of(code) >= 0 else "discard" if card_of(code) >= 0 else "deck"
    return part.thing == source and part.seat == seat_of(code) and (part.seat < 0 or _of(part.of, code))


def _chosen(part: Part, code: int) -> bool | None:
    """Match the choice of a player, a card in play, a character or a name; None for a card of one's own."""
    if card_of(code) >= 0:
        return None
    if seat_of(code) < 0:
        return part.thing == NAMES[name_of(code)]
    if part.seat < 0 and part.thing == CHARACTER:
        return of_of(code) == -2
    if part.seat < 0:  # a card in play named without its owner
        return of_of(code) >= 0 and fits(part.thing, of_of(code))
    return part.seat == seat_of(code) and (not part.of or _of(part.of, code))


_BY_VERB: dict[str, Callable[[Part, int], bool | None]] = {
    "buy": _bought,
    "discard": _discarded,
    "use": _used,
    "draw": _drawn,
    "choose": _chosen,
}


def _names_card(part: Part, code: int, verb: str) -> bool:
    """Match the card of an option, and the effect and targets of a play."""
    card, name = card_of(code), name_of(code)
    if part.seat >= 0 and verb != "play":  # a card of a player
        return part.seat == seat_of(code) and (not part.of or fits(part.of, card))
    if not fits(part.thing, card):
        return False
    if verb != "play":
        return True
    if part.as_ != (NAMES[name] if name >= 0 and part.as_ != KIND[card] else part.as_ and KIND[card]):
        return False
    return _aimed(part, code)


def effect_of(part: Part) -> str:
    """Return the name of the card whose effect a play has; "" if the part is no play of a known card."""
    name = part.effect or parse_card(part.as_ or part.thing)[0]
    return name if part.verb == "play" and name in KINDS else ""


def _pays(part: Part, code: int) -> bool:
    """Match the price that the phrase names: nuggets, or the tokens paid for an upgrade."""
    effect = effect_of(part)
    loads = KINDS[effect].loads if effect else 0
    return part.paying % loads == 0 if loads else part.paying == price_of(code).gold


def _aimed(part: Part, code: int) -> bool:
    """Return True if no named target differs. Targets left out are asked for next."""
    if part.seat < 0:
        return True
    second = second_of(of_of(code))
    if part.seat != seat_of(code) or part.also not in (-1, second):
        return False
    return not part.of or _of(part.of, code)


def alone(part: Part, options: list[int]) -> list[int]:
    """Return the options with only the named target, if a second one is optional; else all."""
    if part.seat < 0 or part.also >= 0:
        return options
    return [o for o in options if second_of(of_of(o)) < 0] or options


def _of(of: str, code: int) -> bool:
    return of_of(code) == -1 if of == "hand" else of_of(code) >= 0 and fits(of, of_of(code))


def completes_last(before: Sequence[Part], part: Part, code: int) -> bool:
    """Return True if the part names a target of the last choice, or its card, that the earlier parts left out."""
    if part.verb != "choose" or code < 0 or not before or verb_of(code) not in (codes.PLAY, codes.USE, CHOOSE):
        return False
    first, second = seat_of(code), second_of(of_of(code))
    if part.seat < 0 or part.of:
        open_ = not any(word.of or (word.verb == "choose" and word.thing) for word in before)
        return open_ and part.seat in (-1, first) and _of(part.of or part.thing, code)
    left = [seat for seat in (first, second) if seat >= 0]
    for seat in [seat for word in before for seat in (word.seat, word.also) if seat >= 0]:
        if seat in left:
            left.remove(seat)
    return part.seat in left


def narrows(part: Part, options: list[int]) -> list[int]:
    """Return the options of a partly named play that a `choose` means: by target, then by second target or card."""
    if part.verb != "choose":
        return []
    if part.seat < 0:
        return [o for o in options if _of(part.thing, o)]
    found = [o for o in options if part.seat == seat_of(o) and (not part.of or _of(part.of, o))]
    if len({seat_of(o) for o in options}) == 1 and not part.of:
        return [o for o in options if part.seat == second_of(of_of(o))]
    return found
