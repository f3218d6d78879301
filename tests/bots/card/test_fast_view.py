"""Fast views compared with views, field by field and for every seat."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from boomtown.bots import make_bot
from boomtown.card.cards import KIND
from boomtown.card.folds import END_PRICE
from boomtown.card.fuzz import scramble
from boomtown.card.game import Bang
from boomtown.card.seen import lazy_view
from boomtown.card.seen.fast_view import FastView
from boomtown.card.seen.visibility import role_now
from boomtown.card.setup import roles_in_play
from boomtown.card.zones import ZONES, Count
from boomtown.games import catalog, new_game

SETS = tuple(s["id"] for s in catalog()["sets"][1:])
BY_SEAT = ("held", "powers", "active")
ON_TABLE = [
    name for name, place in ZONES.items() if isinstance(place, Count) or (place.seen, place.seats) == ("all", False)
]
QUESTION = ("described", "prompt", "public_events")  # compared apart


def games(number: int) -> list[Bang]:
    """New games over mixes of sets, 3 to 8 players."""
    found = []
    for seed in range(number):
        chance, players = Random(seed), 3 + seed % 6
        needed = catalog()["needs"].get(str(players), ())
        sets = [name for name in SETS if chance.random() < 0.6 or name in needed]
        setup = {"players": players, "sets": sets, "options": {"expert_characters": seed % 4 == 1}}
        game = new_game(setup, f"glance {seed}")
        assert isinstance(game, Bang)
        found.append(game)
    return found


def seen(look: FastView, players: int) -> dict[str, Any]:
    """All that a glance tells."""
    found: dict[str, Any] = {}
    for name in dir(FastView):
        if not name.startswith("_") and name not in (*BY_SEAT, *QUESTION, "zone"):
            value = getattr(look, name)
            found[name] = value() if callable(value) else value
    for name in BY_SEAT:
        found[name] = [getattr(look, name)(p) for p in range(players)]
    found["zones"] = {name: look.zone(name) for name in ON_TABLE}
    return {name: list(value) if isinstance(value, tuple) else value for name, value in found.items()}


def told(game: Bang, seat: int) -> dict[str, Any]:
    """Return the fields computed from the view and the public events."""
    view = game.view(seat)
    seats = view["seats"]
    open_ = [s["role"] if s["role_public"] else "" for s in seats]
    mine = seats[seat]
    order = [p for p in view["seating"] if seats[p]["alive"]]
    return {
        "seat": view["you"],
        "event": (view["events"] or {}).get("on") or "",
        "next_event": (view["events"] or {}).get("next") or "",
        "public_roles": open_,
        "bangs_left": view["bangs"]["limit"] - view["bangs"]["played"],
        "hand": view["hand"],
        "lives": [s["life"] for s in seats],
        "most": [s["max_life"] for s in seats],
        "tables": [s["table"] for s in seats],
        "order": order,
        "moment": [view["turn_no"], tuple(order)],
        "fallen": [e["who"] for e in game.events(0, seat) if e["t"] == "out"],
        "ghosts": [p for p, s in enumerate(seats) if s["ghost"]],
        "turn": view["turn"],
        "taken": view["taken"] or 0,
        "ranges": [s["range"] for s in seats],
        "characters": [s["character"] or "" for s in seats],
        "distances": [s["distance"] or 0 for s in seats],
        "row": view["row"],
        "held": [s["hand"] for s in seats],
        "powers": [() if s["off"] else (s["character"] or "", *s["lent"]) for s in seats],
        "active": [[KIND[c] for c in s["table"] if c not in s["muted"]] for s in seats],
        "role": mine["role"] or "",
        "side": role_now(game.state, seat) if mine["role"] else "",
        "goal": mine["goal"] or "",
        "tokens": {int(card): count for card, count in view.get("tokens", {}).items()},
        "source": (game.decision(seat) or {}).get("source") or "",
        "end_price": game.fold(END_PRICE, seat, 0),
        "seating": view["seating"],
        "zones": {name: _visible(view.get("zones", {}).get(name, [])) for name in ON_TABLE},
        "dealings": list(game.state.kept("role_groups")),  # public: which roles were shuffled
        "roles": [open_, sorted((Counter(roles_in_play(game.setup)) - Counter(open_)).elements())],
        "hunted": -1 if mine["target"] is None else mine["target"],
        "open_hands": {int(p): cards for p, cards in view.get("open", {}).items()},
    }


def _visible(place: Any) -> list[int]:
    """Return the cards of a zone of the view, or the numbers of all seats."""
    found: list[int] = place["cards"] if isinstance(place, dict) else place
    return found


def moments(number: int, every: int) -> Any:
    """Games in play, at one decision out of `every`."""
    for game in games(number):
        mover = make_bot("quick", 1)
        for decision in range(2000):
            if game.ask is None:
                break
            if decision % every == 0:
                yield game
            game.apply(mover.choose(game, game.ask.who))
        yield game


def check_told(number: int, every: int) -> None:
    for game in moments(number, every):
        for seat in range(game.players):
            assert seen(game.fast_view(seat), game.players) == told(game, seat)


def check_hidden(number: int, every: int) -> None:
    chance = Random(7)
    for game in moments(number, every):
        for seat in range(game.players):
            twin = scramble(game, seat, chance)
            assert seen(twin.fast_view(seat), game.players) == seen(game.fast_view(seat), game.players)


def test_what_the_view_says() -> None:
    check_told(2, 31)


def test_the_view_with_names_on_demand_is_the_view() -> None:
    for game in moments(2, 61):
        for seat in range(game.players):
            lazy, whole = game.fast_view(seat).described(), game.view(seat)
            for name in lazy_view.FIELDS:
                if name != "seats":
                    assert lazy.optional(name, None) == whole.get(name), name
            for place in range(game.players):
                found = {name: lazy["seats"][place][name] for name in lazy_view.SEAT_FIELDS}
                assert found == {name: whole["seats"][place][name] for name in lazy_view.SEAT_FIELDS}


def test_nothing_hidden() -> None:
    check_hidden(2, 31)


@pytest.mark.parametrize("name", sorted({*ZONES} - {*ON_TABLE}))
def test_no_zone_with_hidden_cards(name: str) -> None:
    game = new_game({"players": 8, "sets": SETS}, "hidden zones")
    assert isinstance(game, Bang)
    with pytest.raises(AssertionError, match="not all see"):
        game.fast_view(0).zone(name)


@pytest.mark.slow
def test_what_the_view_says_in_many_games() -> None:
    check_told(12, 11)


@pytest.mark.slow
def test_nothing_hidden_in_many_games() -> None:
    check_hidden(24, 9)


def test_it_has_no_way_to_the_state_but_its_own() -> None:
    (game,) = games(1)
    look = game.fast_view(0)
    assert not hasattr(look, "__dict__")
    assert all(getattr(look, name) is not game.state for name in dir(FastView) if not name.startswith("_"))
