"""Every question but phase 2: shots, duels, rescues, draws, choices among cards. One function for each `why`."""

from __future__ import annotations

from collections.abc import Callable

from boomtown.bots.position import BANG_IN, BANG_SHARE, Position
from boomtown.bots.turn import outlasts
from boomtown.bots.worth import CHARACTERS, LIFE, held
from boomtown.card.cards import NAMES, RANK, SUIT
from boomtown.card.codes import USE, card_of, name_of, seat_of, verb_of
from boomtown.kernel.frame import PASS

AVERAGE = 3.3  # what an unknown card is worth


def _uses(options: list[int]) -> list[int]:
    return [o for o in options if o >= 0 and verb_of(o) == USE]


def _cheapest(pos: Position, options: list[int]) -> int:
    """The option whose card is worth least to me; PASS when there is none."""
    return min(options, key=lambda o: held(pos, card_of(o)), default=PASS)


def shot(pos: Position, options: list[int]) -> int:
    """What costs nothing first, then a Missed!; nothing at all when it cannot be enough."""
    need: int = pos.decision["title"].get("args", {}).get("need", 1)
    free = _uses(options)
    cards = [o for o in options if o >= 0 and o not in free]
    if free and len(cards) + len(free) >= need:
        return free[0]
    return _cheapest(pos, cards) if len(cards) >= need else PASS


def indians(pos: Position, options: list[int]) -> int:
    return _cheapest(pos, [o for o in options if o >= 0])


def duel(pos: Position, options: list[int]) -> int:
    """Go on while it can be won, or while a life is dearer than the cards."""
    cards = [o for o in options if o >= 0]
    rival = pos.decision["by"]
    if not cards or rival is None:
        return _cheapest(pos, cards)
    s = pos.seats[rival]
    wins = outlasts(len(cards) - 1, s["hand"], BANG_IN.get(s["character"], BANG_SHARE))
    worth_it = wins * LIFE * (1.0 if pos.wish.get(rival, 0.0) > -0.5 else 0.5) > 1.2
    return _cheapest(pos, cards) if pos.life <= 1 or worth_it else PASS


def rescue(pos: Position, options: list[int]) -> int:
    """A Beer before the ability, and anything before giving up."""
    cards = [o for o in options if o >= 0 and verb_of(o) != USE]
    return _cheapest(pos, cards) if cards else (_uses(options) or [PASS])[0]


def best_card(pos: Position, options: list[int]) -> int:
    return max(options, key=lambda o: held(pos, card_of(o)))


def worst_card(pos: Position, options: list[int]) -> int:
    return min(options, key=lambda o: held(pos, card_of(o)))


def draw(pos: Position, options: list[int]) -> int:
    """By ability: from an enemy's hand, a good card of the discards, a look at the deck."""

    def gains(o: int) -> float:
        if verb_of(o) == USE:
            return AVERAGE + 1.0
        if seat_of(o) >= 0:
            return AVERAGE + 3.0 * pos.wish.get(seat_of(o), 0.0) - 0.3
        return held(pos, card_of(o)) if card_of(o) >= 0 else AVERAGE

    return max(options, key=gains)


def give(pos: Position, options: list[int]) -> int:
    """The two best are kept; of the rest a friend gets the best, anybody else the worst."""
    ranked = sorted(options, key=lambda o: held(pos, card_of(o)))
    to = pos.decision["title"]["args"]["to"]["seat"]
    rest = ranked[:-2] or ranked
    return rest[-1] if pos.wish.get(to, 0.0) < -0.3 else rest[0]


def check(pos: Position, options: list[int]) -> int:
    """Hearts are good for everything but Dynamite, which only spades 2 to 9 set off."""
    dynamite = pos.decision["source"] == "Dynamite"

    def good(o: int) -> bool:
        suit, rank = SUIT[card_of(o)], RANK[card_of(o)]
        return not (suit == "spades" and rank <= 9) if dynamite else suit == "hearts"

    return max(options, key=good)


def ability(pos: Position, options: list[int]) -> int:
    return options[0]


def character(pos: Position, options: list[int]) -> int:
    return max(options, key=lambda o: CHARACTERS.get(NAMES[name_of(o)], 7.0))


ANSWERS: dict[str, Callable[[Position, list[int]], int]] = {
    "shot": shot,
    "indians": indians,
    "duel": duel,
    "rescue": rescue,
    "store": best_card,
    "keep": best_card,
    "draw": draw,
    "give": give,
    "check": check,
    "ability": ability,
    "pay": worst_card,
    "discard": worst_card,
    "character": character,
}
