"""Oracle of Armed & Dangerous, derived from the rulebook: loads, orange cards, upgrades."""

from __future__ import annotations

from boomtown.card.cards import KIND, NAMES
from boomtown.card.codes import DISCARD, card_of, name_of, of_of, seat_of, verb_of
from boomtown.card.state import State

WEAPONS = {"Big Fifty": 6, "Buntline Special": 2, "Double Barrel": 1, "Thunderer": 3}
PRICES = {
    "Ace Up The Sleeve": 2,
    "Bandolier": 1,
    "Bell Tower": 1,
    "Crate": 2,
    "Tumbleweed": 1,
    "Whip": 3,
    "Beer Keg": 3,
    "Lockpick": 3,
}
ORANGE = {*WEAPONS, *PRICES, "Bomb"}
UPGRADES = {"Caravan": 2, "A Little Nip": 3, "Squaw": 2}  # loads for one step of the upgrade, paid before the effect
IN_REACH = {"Quick Shot", "Flintlock"}
BLACK = {"Calumet", "Gun Belt", "Horseshoe", "Pickaxe", "Wanted", "Gold Pan", "Boots", "Lucky Charm", "Rucksack"}
CHARACTER = -2
MOST = 4


def on_character(s: State, seat: int) -> int:
    return s.zone("loads")[seat] if "loads" in s.places else 0


def places(s: State, seat: int) -> dict[int, int]:
    """Return the loads by place of a seat; the character is place -2."""
    orange = {c: s.tokens.get(c, 0) for c in s.tables[seat] if KIND[c] in ORANGE}
    return {CHARACTER: on_character(s, seat), **orange}


def supply(s: State) -> int:
    return 32 - sum(s.tokens.values()) - sum(on_character(s, p) for p in range(s.n))


def total(s: State, seat: int) -> int:
    return sum(places(s, seat).values())


def with_room(s: State, seat: int) -> set[int]:
    return {place for place, count in places(s, seat).items() if count < MOST} if supply(s) > 0 else set()


def paying(s: State, seat: int, taken: tuple[int, ...]) -> set[int]:
    """Return the places that can pay the next load, after the places in `taken`."""
    return {place for place, count in places(s, seat).items() if count > taken.count(place)}


def powers(s: State, me: int, works: list[str]) -> set[tuple[int, str, int, int]]:
    """Return the uses of the orange cards in front of `me` in phase 2; `works`: the kinds that have an effect."""
    found: set[tuple[int, str, int, int]] = set()
    seats = [p for p in s.seating if s.alive[p]]
    for card in s.tables[me]:
        name, here = KIND[card], s.tokens.get(card, 0)
        if name not in works or here < PRICES.get(name, 99):
            continue
        if name == "Whip":
            targets = {(p, c) for p in seats for c in s.tables[p] if KIND[c] not in BLACK}
            found |= {(card, name, p, c) for p, c in targets if c != card or here > PRICES["Whip"]}
        elif name == "Lockpick":
            found |= {(card, name, p, -1) for p in seats if p != me and s.hands[p]}
        elif name == "Bandolier":
            found |= {(card, name, -1, -2)} if name not in s.used else set()
        elif name == "Bell Tower":
            found |= {(card, name, -1, -2)} if s.noted.get("beside", -1) != me else set()
        elif name in ("Ace Up The Sleeve", "Beer Keg"):
            found.add((card, name, -1, -2))
    return found


def abilities(s: State, me: int, name: str, reach: list[int], payable: int) -> set[tuple[int, int]]:
    """Return the ways to use the ability of that name in phase 2, as (seat, card of the seat)."""
    if name in s.used:
        return set()
    mine = on_character(s, me)
    if name == "Bass Greeves":
        return {(-1, -2)} if payable and with_room(s, me) else set()
    if name == "Mexicali Kid":
        return {(p, -2) for p in reach} if total(s, me) >= 2 else set()
    if name == "Red Ringo":
        fillable = [p for p, n in places(s, me).items() if p >= 0 and n < MOST]
        return {(-1, -2)} if mine and fillable else set()
    if name == "Frankie Canton" and mine < MOST:
        seats = [p for p in s.seating if s.alive[p]]
        found = {(p, place) for p in seats for place, n in places(s, p).items() if n}
        return found - {(me, CHARACTER)}
    return set()


ABILITIES = {"Bass Greeves", "Mexicali Kid", "Red Ringo", "Frankie Canton"}


def used(options: list[int]) -> set[tuple[str, int, int]]:
    """Return the abilities of this set among the options, each with its seat and card."""
    found = set()
    for o in options:
        named = NAMES[name_of(o)] if o >= 0 and name_of(o) >= 0 else ""
        if card_of(o) < 0 and named in ABILITIES and verb_of(o) != DISCARD:
            found.add((named, seat_of(o), of_of(o)))
    return found
