"""Helpers of the redeal tests: comparing a redealt game, playing to the end, swapping hidden cards, chi-square."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Mapping
from dataclasses import replace
from math import sqrt
from random import Random
from typing import Any, TypeVar

from boomtown.card.cards import EVENTS, NAMES
from boomtown.card.knowledge.knowledge import Knowledge, certain_cards
from boomtown.card.seen.visibility import hunted_by_all
from boomtown.card.setup import deck_of
from boomtown.games import Game

CARD_SETS = ["bonus", "dodge_city", "high_noon", "fistful"]
DICE_SETS = ["saloon_dice", "chiefs_arrow", "special_roles", "saloon_characters", "ghost"]
K = TypeVar("K", bound=Hashable)
MOST = 6000  # decisions of a random game


def seen_by(game: Game, seat: int) -> dict[str, Any]:
    """Return the view of a seat without `can_undo`: a clone has no undo."""
    return {**game.view(seat), "can_undo": False}


def looks_alike(game: Game, seat: int, rng: Random) -> Game:
    """Return a redealt game after asserting that it looks the same to the seat."""
    twin = game.redeal(seat, rng)
    assert seen_by(twin, seat) == seen_by(game, seat)
    assert twin.decision(seat) == game.decision(seat)
    assert twin.why_not(seat) == game.why_not(seat)
    assert (twin.log, twin.past, twin.choices) == (None, None, None)
    asked, now = game.ask, twin.ask
    assert (asked is None) == (now is None)
    if asked is not None and now is not None:
        assert asked.moment == now.moment
        assert asked.moment or (asked.who, asked.why) == (now.who, now.why)
        assert asked == now or asked.who != seat or asked.silent
        assert len(now.options) > 1 or (now.options and (now.free or not twin.auto))
    if game.name == "bang":
        cards_are_all_there(twin)
        for p in range(twin.players):
            worlds_fit(twin, p)
    return twin


def cards_are_all_there(game: Game) -> None:
    s = game.state
    zones = [s.deck, s.discard, s.row, s.looking, s.turned, *s.hands, *s.tables]
    assert sorted(c for zone in zones for c in zone) == sorted(deck_of(game.setup))


def worlds_fit(game: Game, seat: int) -> None:
    """Assert that the deals a seat thinks possible have the right sizes of zones and include the true deal."""
    s = game.state
    worlds = [world for _, world in s.knowledge.belief(seat)]
    if not worlds:
        return
    for world in worlds:
        sizes = [len(hand) for hand in s.hands]
        sizes[seat] = 0
        assert [len(labels) for labels in world[: s.n]] == sizes
        assert len(world[-2]) == (0 if s.turn == seat else len(s.looking))
        assert len(world[-1]) <= len(s.deck)
    cards = {c for labels in worlds[0] for c in labels if c >= 0}
    truth = [tuple(sorted(c if c in cards else -1 - s.knowledge.of(c) for c in hand)) for hand in s.hands]
    assert any(all(world[p] == truth[p] for p in range(s.n) if p != seat) for world in worlds)


def play_on(game: Game, rnd: Random, most: int = MOST) -> Game:
    """Play uniformly at random to the end."""
    for _ in range(most):
        if game.ask is None:
            return game
        game.apply(rnd.choice(game.ask.options))
    raise AssertionError(f"no end after {most} decisions")


# --- hidden things swapped in the true game


def relabelled(game: Game, seat: int, rnd: Random) -> Game:
    """Return a clone with other hidden cards and roles than the seat cannot see now, made without `redeal`."""
    twin = game.clone()
    s = twin.state
    if game.name == "dice":
        hidden = [] if s.side else [p for p in range(s.n) if p != seat and not s.shown[p]]
        cards = [(s.roles[p], s.specials[p]) for p in hidden]
        for p, (role, special) in zip(hidden, rnd.sample(cards, len(cards)), strict=True):
            s.mark("roles", p, role)
            s.mark("specials", p, special)
        return twin
    new = _swapped_cards(s, seat, rnd)
    s.hands = [hand if p == seat else [new.get(c, c) for c in hand] for p, hand in enumerate(s.hands)]
    s.deck = [new.get(c, c) for c in s.deck]
    s.noted = {k: new.get(v, v) if k == "second" else v for k, v in s.noted.items()}
    k = s.knowledge
    seen = {new.get(c, c): seats for c, seats in k.seen.items()}
    s.knowledge = Knowledge(seen, k.epoch, k.epochs, k.doubting, k.trail)
    if s.turn != seat:
        s.looking = [new.get(c, c) for c in s.looking]
    twin.stack = [_relabelled(step, new) for step in twin.stack]
    _swap_the_rest(s, seat, rnd)
    return twin


def _swapped_cards(s: Any, seat: int, rnd: Random) -> dict[int, int]:
    """Return a permutation of the hidden cards that the seat cannot tell apart."""
    worlds = s.knowledge.belief(seat)
    told_ = certain_cards(worlds[0][1]) if worlds else s.knowledge.by(seat)
    zones = [s.deck, *(hand for p, hand in enumerate(s.hands) if p != seat), *([s.looking] if s.turn != seat else [])]
    hidden = [c for zone in zones for c in zone if c not in told_]
    new: dict[int, int] = {}
    for epoch in {s.knowledge.of(c) for c in hidden}:
        cards = [c for c in hidden if s.knowledge.of(c) == epoch]
        new |= dict(zip(cards, rnd.sample(cards, len(cards)), strict=True))
    return new


SECRETS = {"KeepSome": "kept", "PayShot": "first", "TwoCardsForALife": "first"}


def _relabelled(step: Any, new: Mapping[int, int]) -> Any:
    field = SECRETS.get(type(step).__name__)
    if field is None:
        return step
    value = getattr(step, field)
    changed = tuple(new.get(c, c) for c in value) if isinstance(value, tuple) else new.get(value, value)
    return replace(step, **{field: changed})


def _swap_the_rest(s: Any, seat: int, rnd: Random) -> None:
    if s.course.pile:
        *below, top = s.course.pile
        last = [e for e in below[:1] if EVENTS[NAMES[e]].last]
        rest = below[len(last) :]
        s.run_on(pile=(*last, *rnd.sample(rest, len(rest)), top))
    if not s.side and not hunted_by_all(s):
        hidden = [p for p in range(s.n) if p != seat and s.alive[p] and p not in s.fallen and s.roles[p] != "sheriff"]
        roles = dict(zip(hidden, rnd.sample([s.roles[p] for p in hidden], len(hidden)), strict=True))
        s.roles = tuple(roles.get(p, role) for p, role in enumerate(s.roles))
    if s.choices:
        names = [name for p, two in enumerate(s.choices) if p != seat for name in two]
        rnd.shuffle(names)
        s.choices = tuple(two if p == seat else tuple(names.pop() for _ in two) for p, two in enumerate(s.choices))
    if s.kept("spares"):
        fixed = {seat, *s.kept("swapped")}
        names = [name for p, name in enumerate(s.kept("spares")) if p not in fixed]
        rnd.shuffle(names)
        s.keep("spares", tuple(x if p in fixed else names.pop() for p, x in enumerate(s.kept("spares"))))


# --- figures


def drawn(make: Callable[[], K], times: int) -> Counter[K]:
    return Counter(make() for _ in range(times))


def fits(found: Counter[K], expected: Mapping[K, float], spread: float = 5.0) -> None:
    """Chi-square with a generous bound: `spread` standard deviations above its mean. `expected`: weights."""
    assert set(found) <= set(expected), f"never possible: {set(found) - set(expected)}"
    times, total = sum(found.values()), sum(expected.values())
    assert times * min(expected.values()) / total >= 5, "too few draws for so many outcomes"
    chi = sum((found[k] - times * w / total) ** 2 / (times * w / total) for k, w in expected.items())
    free = len(expected) - 1
    assert chi <= free + spread * sqrt(2 * free) + spread, f"chi-square {chi:.1f} with {free} degrees of freedom"


def evenly(found: Counter[K], outcomes: int) -> None:
    """Assert that all outcomes have come, equally often."""
    assert len(found) == outcomes
    fits(found, dict.fromkeys(found, 1.0))
