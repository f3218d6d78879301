"""Edits of a packed state of the card game: places of sets, corrections, and what cannot occur in a game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

from boomtown.card.cards import CHARACTERS, EVENTS, KIND, KINDS, NUMBER_OF
from boomtown.card.declared.memory import FACTS, OF_GAME
from boomtown.card.folds import TAKES_TURN
from boomtown.card.hooks import HOOKS
from boomtown.card.notation.cards import REST
from boomtown.card.rules.event_deck import deck_of_event, sets_with_events
from boomtown.card.rules.lives import Eliminate
from boomtown.card.setup import ROLES_OF, ambient, deck_of
from boomtown.card.zones import Count, Zone, all_at_home, cards_at_home, empty, in_use, layout
from boomtown.notation.codecs import SEATS
from boomtown.notation.dialect import Json, Oddity, card_oddities

HUNTERS = 3  # players who each have a target
LISTS = ("hands", "tables", "row", "looking", "turned", "box", "discard", "deck")  # a card stays in the first one


def places(state: Json, setup: Json) -> list[Json]:
    """Return the zones and numbers that the sets bring, and their decks of events."""
    sets, n, found = tuple(setup["sets"]), state["n"], list[Json]()
    at = layout(sets, n)
    for place in in_use(sets):
        key = f"zones.{at[place.name]}"
        if isinstance(place, Count):
            number = {"control": "number", "low": 0, "high": 99}
            found += [{"key": f"{key}.{p}", "label": place.name, "seat": p, **number} for p in range(n)]
            continue
        cards = {"control": "cards", "top_last": place.seen == "top" or not place.seats, "rest": False}
        for p in range(n if place.seats else 1):
            seat = p if place.seats else None
            found.append({"key": f"zones.{at[place.name] + p}", "label": place.name, "seat": seat, **cards})
    for i, (name, _) in enumerate(state["course"]["decks"]):
        known = [event for event in EVENTS if deck_of_event(event) == name]
        on = {"control": "name", "of": "event", "among": known}
        left = {"control": "numbered", "of": "event", "top_last": True, "among": {e: NUMBER_OF[e] for e in known}}
        found.append({"key": f"course.decks.{i}.1.on", "label": name, "seat": None, **on})
        found.append({"key": f"course.decks.{i}.1.left", "label": f"{name}_deck", "seat": None, **left})
    return found


def matters(field: str, setup: Json) -> bool:
    """Return whether the field can have a value in games of this setup."""
    if field in ("event", "events"):
        return bool(sets_with_events(setup))
    if field == "hunting":
        return bool(setup["players"] == HUNTERS)
    if field == "ghosts":
        hooks = (hook for name in _sources(setup) for hook in HOOKS.of.get(name, ()))
        return any(key in (TAKES_TURN, Eliminate) for _, key, _ in hooks)
    if field == "tokens":
        return any(KINDS[name].holds for name in _sources(setup) if name in KINDS)
    needs = {fact.source for fact in FACTS.values() if fact.reads == field}
    return not needs or not needs.isdisjoint(_sources(setup))


def _sources(setup: Json) -> tuple[str, ...]:
    """Return the sets, options, characters, events and kinds of cards in use."""
    sets = {"base", *setup["sets"]}
    tables: tuple[Mapping[str, Any], ...] = (CHARACTERS, EVENTS, KINDS)
    return (*ambient(setup), *(name for table in tables for name, facts in table.items() if facts.set in sets))


def _lists(state: Json, setup: Json) -> Iterator[tuple[str, list[int]]]:
    """Yield the lists of cards with their keys."""
    sets, n = tuple(setup["sets"]), state["n"]
    for name in LISTS:
        if name in ("hands", "tables"):
            yield from ((f"{name}.{p}", cards) for p, cards in enumerate(state[name]))
        else:
            yield name, state[name]
    for place, at in zip(in_use(sets), layout(sets, n).values(), strict=True):
        if isinstance(place, Zone):
            for i in range(at, at + (n if place.seats else 1)):
                yield f"zones.{i}", state["zones"][i]


def mend(state: Json, setup: Json, kept: str = "") -> None:
    """Keep each card of the sets in use in one place. A deck takes those that are nowhere."""
    sets, n = tuple(setup["sets"]), state["n"]
    if len(state["zones"]) != len(empty(sets, n)):
        state["zones"] = empty(sets, n)
    if sorted(state["seating"]) != list(range(n)):
        state["seating"] = list(range(n))
    deck, elsewhere = deck_of(setup), set(all_at_home(sets))
    known, seen = {*deck, *elsewhere}, {REST}
    rest = REST in state["deck"]
    for key, cards in sorted(_lists(state, setup), key=lambda one: one[0] != kept):
        where = known if key.startswith(("zones", "tables", "hands", "discard")) else set(deck)
        cards[:] = [card for card in dict.fromkeys(cards) if card in where and card not in seen]
        seen.update(cards)
    for place, at in _kept(state, setup):
        state["zones"][at] = state["zones"][at] or [card for card in cards_at_home(sets, place) if card not in seen]
    for name, edited in _bounded(state, setup):
        state["course"][name] = edited
    if rest or any(card not in seen for card in deck):
        state["deck"].insert(0, REST)
    state["tokens"] = [[card, count] for card, count in state["tokens"] if card in seen and count]


def _kept(state: Json, setup: Json) -> Iterator[tuple[str, int]]:
    """Yield the zones that are never empty, each with its index."""
    sets = tuple(setup["sets"])
    at = layout(sets, state["n"])
    yield from ((place.name, at[place.name]) for place in in_use(sets) if isinstance(place, Zone) and place.kept)


def _bounded(state: Json, setup: Json) -> Iterator[tuple[str, list[int]]]:
    """Yield the places along a row of cards that are before or after it, corrected."""
    at = layout(tuple(setup["sets"]), state["n"])
    for name, of in OF_GAME.items():
        found = state["course"].get(name, [])
        if of.along in at:
            end = len(state["zones"][at[of.along]]) + 1
            bounded = [max(1, min(place, end)) for place in found]
            if bounded != found:
                yield name, bounded


def some_characters(state: Json) -> list[str]:
    """Return the lists kept for the game that should have a character for each seat or none, and have some."""
    lists = (name for name, of in OF_GAME.items() if of.holds == "characters")
    return [name for name in lists if len(state["course"].get(name, ())) not in (0, state["n"])]


def clear(state: Json) -> None:
    """Move all cards into the deck."""
    for name in LISTS:
        state[name] = [[] for _ in range(state["n"])] if name in ("hands", "tables") else []
    state["deck"], state["tokens"] = [REST], []


def oddities(state: Json, setup: Json) -> Iterator[Oddity]:
    """Yield impossible roles, lives, numbers, and places of cards."""
    roles, usual = Counter[str](state["roles"]), Counter(ROLES_OF[state["n"]])
    if usual["sheriff"] and roles["sheriff"] != 1:
        yield Oddity("sheriffs", {"count": roles["sheriff"]})
    elif roles != usual:
        yield Oddity("roles", {role: usual[role] for role in ("deputy", "outlaw", "renegade")})
    for p in range(state["n"]):
        yield from _seat_oddities(state, p)
    if not any(state[name] for name in ("deck", "discard")):
        yield Oddity("no-deck", {})
    yield from _place_oddities(state, setup)
    for name in some_characters(state):
        yield Oddity("characters", {"part": name, "count": state["n"]})


def _seat_oddities(state: Json, p: int) -> Iterator[Oddity]:
    """Yield impossible lives and cards of a seat."""
    seat, names = SEATS[p], [KIND[card] for card in state["tables"][p]]
    ghost = p in state["course"]["ghosts"] or any(KINDS[name].revives for name in names)
    if state["alive"][p] and state["life"][p] <= 0 and not ghost and not state["side"]:
        yield Oddity("no-lives", {"seat": seat}, ((f"life.{p}", 1),))
    if not state["alive"][p] and (state["hands"][p] or state["tables"][p]):
        yield Oddity("out-with-cards", {"seat": seat}, ((f"hands.{p}", []), (f"tables.{p}", [])))
    for name, count in Counter(names).items():
        if count > 1:
            yield Oddity("card-twice", {"seat": seat, "name": name}, ((f"tables.{p}", _once(state["tables"][p])),))
    if len([name for name in set(names) if KINDS[name].weapon_range is not None]) > 1:
        yield Oddity("weapons", {"seat": seat})


def _place_oddities(state: Json, setup: Json) -> Iterator[Oddity]:
    """Yield cards without one place, and impossible zones of sets."""
    deck, rest = deck_of(setup), REST in state["deck"]
    cards = [card for _, cards in _lists(state, setup) for card in cards if card != REST]
    yield from card_oddities(() if rest else deck, cards, {*deck, *all_at_home(tuple(setup["sets"]))})
    for place, at in _kept(state, setup):
        if not state["zones"][at]:
            yield Oddity("empty", {"zone": place})
    for name, edited in _bounded(state, setup):
        yield Oddity("number", {"part": name}, ((f"course.{name}", edited),))


def _once(cards: list[int]) -> list[int]:
    """Return the first card of each name."""
    return list({KIND[card]: card for card in reversed(cards)}.values())[::-1]
