"""Actions in words: "play BANG! 2C on B", "use Barrel", "discard X, Y" - and the same for an option on offer."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from boomtown.card import codes
from boomtown.card.cards import KIND, KINDS, NAMES, card_name
from boomtown.card.codes import card_of, name_of, of_of, seat_of, verb_of
from boomtown.check.position import fits, parse_card
from boomtown.kernel.frame import END, PASS

_TARGET = re.compile(r"^(?P<seat>\S+?)(?:'s (?P<of>.+))?$")
_VERBS = ("play", "use", "choose", "discard", "draw", "pass", "end turn", "undo")


class PhraseError(Exception):
    """The words are no action."""


@dataclass(frozen=True, slots=True)
class Part:
    """One decision: what the words say of it; empty where they leave it open. `seat` -1: no player named."""

    verb: str
    thing: str = ""  # card, source, or value chosen
    as_: str = ""
    seat: int = -1
    of: str = ""  # "hand" or a card of the target
    cost: bool = False  # pays for what the words before it say


def _split(words: str, mark: str) -> tuple[str, str]:
    head, found, tail = words.partition(f" {mark} ")
    return (head, tail) if found else (words, "")


def _names(words: str) -> list[str]:
    return [w.strip() for w in words.split(",") if w.strip()]


def parse(action: str, letters: Sequence[str]) -> list[Part]:
    """The parts of an action, one for each decision it may answer; PhraseError says what is wrong."""
    action = action.strip()
    verb = next((v for v in _VERBS if action == v or action.startswith(v + " ")), None)
    if verb is None:
        raise PhraseError(f"expected an action beginning with {', '.join(_VERBS)}; got {action!r}")
    rest = action[len(verb) :].strip()
    if verb in ("pass", "end turn", "undo"):
        return [Part(verb)]
    if verb == "draw":
        place = rest.removeprefix("from ").strip() if rest else "deck"
        seat, of = _target(place, letters) if place not in ("deck", "discard") else (-1, "")
        return [Part("draw", "" if seat >= 0 else place, seat=seat, of=of)]
    if not rest:
        raise PhraseError(f"expected something to {verb}, got {action!r}")
    if verb in ("choose", "discard"):
        return [_chosen(verb, name, letters) for name in _names(rest)]
    rest, cost = _split(rest, "discarding")
    rest, target = _split(rest, "on")
    rest, as_ = _split(rest, "as")
    targets = [_target(t, letters) for t in _names(target)] or [(-1, "")]
    if verb == "play" and _names_cards_later(as_ or rest):
        first, later = (-1, ""), targets if target else []
    else:
        first, later = targets[0], targets[1:]
    paid = [Part("discard", name, cost=True) for name in _names(cost)]
    return [Part(verb, rest, as_, *first), *paid, *(Part("choose", of=of, seat=seat) for seat, of in later)]


def _names_cards_later(words: str) -> bool:
    """A card played at nobody in particular that asks for its targets afterwards (Brawl)."""
    name = parse_card(words)[0]
    return name in KINDS and KINDS[name].aim.word == "none"


def _chosen(verb: str, name: str, letters: Sequence[str]) -> Part:
    match = _TARGET.match(name) if verb == "choose" else None
    if match and match["seat"] in letters:
        return Part(verb, seat=letters.index(match["seat"]), of=match["of"] or "")
    return Part(verb, name)


def _target(words: str, letters: Sequence[str]) -> tuple[int, str]:
    match = _TARGET.match(words.strip())
    if not match or match["seat"] not in letters:
        raise PhraseError(f"expected a player ({', '.join(letters)}) or a player's card, got {words!r}")
    return letters.index(match["seat"]), match["of"] or ""


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
    if verb == "use":
        meant = part.thing == NAMES[name] if card < 0 else fits(part.thing, card)
        return meant and _aimed(part, code)
    if verb == "draw":
        place = "" if seat_of(code) >= 0 else "discard" if card >= 0 else "deck"
        return part.thing == place and part.seat == seat_of(code) and (part.seat < 0 or _of(part.of, code))
    if verb == "choose" and card < 0 <= seat_of(code):
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


def _aimed(part: Part, code: int) -> bool:
    """A target left out is asked next, so it fits any."""
    if part.seat < 0:
        return True
    if part.seat != seat_of(code):
        return False
    return not part.of or _of(part.of, code)


def _of(of: str, code: int) -> bool:
    return of_of(code) == -1 if of == "hand" else of_of(code) >= 0 and fits(of, of_of(code))


def narrows(part: Part, code: int) -> bool:
    """Whether a `choose` that completes a half-named play means this option."""
    if part.verb != "choose":
        return False
    return part.seat == seat_of(code) if part.seat >= 0 else _of(part.thing, code)


def phrase(code: int, letters: Sequence[str]) -> str:
    """The option in the words of a scenario."""
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
    words = f"{verb} {card_name(card) if card >= 0 and verb != 'use' else KIND[card] if card >= 0 else NAMES[name]}"
    if verb == "play" and name >= 0:
        words += f" as {NAMES[name]}"
    if seat >= 0:
        words += f" on {_place(seat, of, letters)}"
    return words


def _place(seat: int, of: int, letters: Sequence[str]) -> str:
    return letters[seat] + (f"'s {'hand' if of == -1 else card_name(of)}" if of >= -1 else "")
