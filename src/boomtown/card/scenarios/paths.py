"""Paths of a scenario: `A.life`, `discard.top`, `winners`. Their values in a game are compared with the
expected ones.
"""

from __future__ import annotations

from typing import Any

from boomtown.card.cards import COPIES, KIND, KINDS, card_name
from boomtown.card.game import Bang
from boomtown.card.scenarios.position import fits, parse_card
from boomtown.card.scenarios.set_zones import CHARACTER
from boomtown.card.scenarios.sources import VALUES
from boomtown.card.seen.visibility import role_now
from boomtown.card.zones import ZONES, Count
from boomtown.scenarios.paths import look_up, same, shared


def compare(game: Bang, letters: list[str], path: str, expected: Any) -> str | None:
    """Return None if the path has the expected value, else the found one."""
    head, _, tail = path.partition(".")
    s = game.state
    if head in letters:
        return _of_player(game, letters, letters.index(head), tail, expected)
    if path == "discard.top":
        return _is_card(s.discard[-1] if s.discard else None, expected)
    if head in VALUES:
        return _of_set(VALUES[head](game), path, expected)
    values: dict[str, Any] = {
        "discard.count": len(s.discard),
        "deck.count": len(s.deck),
        "event": s.course.event or None,
        **shared(game, letters),
    }
    if path == "event" and expected in ("", "none"):
        expected = None
    return look_up(values, path, expected, ("A.life and so on", "discard.top"))


def _of_set(values: dict[str, Any], path: str, expected: Any) -> str | None:
    """Compare a value of a set. In a list of names the order counts."""
    if path in values and isinstance(values[path], list):
        found, wanted = values[path], [str(name) for name in expected or []]
        return None if found == wanted else "[" + ", ".join(found) + "]"
    return look_up(values, path, expected, tuple(values))


def _of_player(game: Bang, letters: list[str], seat: int, tail: str, expected: Any) -> str | None:
    s = game.state
    if tail == "hand":
        return _are_cards(s.hands[seat], expected)
    if tail in {"table", *[kind.place for kind in KINDS.values()]}:
        return _are_cards([card for card in s.tables[seat] if KINDS[KIND[card]].place == tail], expected)
    if tail.startswith("distance."):
        other = tail.removeprefix("distance.")
        return (
            same(s.index.sees(seat).dist[letters.index(other)], expected)
            if other in letters
            else f"no player {other!r}"
        )
    counts = [place for name in s.places if isinstance(place := ZONES[name], Count)]
    for place in counts:
        if place.on_cards and tail.startswith(f"{place.name}."):
            name = tail.removeprefix(f"{place.name}.")
            if name == CHARACTER:
                return same(s.zone(place.name)[seat], expected)
            card = s.in_play(seat, name) if name in COPIES else -1
            return same(s.tokens.get(card, 0) if card >= 0 else "no card", expected)
    values: dict[str, Any] = {
        "life": s.life[seat],
        "max_life": s.max_life[seat],
        "hand.count": len(s.hands[seat]),
        "table.count": len(s.tables[seat]),
        "role": role_now(s, seat),
        "character": s.characters[seat],
        "alive": s.alive[seat],
        "range": s.index.shares[seat].range,
        **{place.name: s.zone(place.name)[seat] for place in counts},
    }
    return look_up(values, tail, expected, ("hand", "table", "distance.B"))


def _is_card(card: int | None, expected: Any) -> str | None:
    if card is None:
        return None if expected in (None, "", "none") else "no card"
    return None if expected is not None and fits(str(expected), card) else card_name(card)


def _are_cards(cards: list[int], expected: Any) -> str | None:
    """Compare without order. Names with rank and suit are matched first, so that a bare name takes a remaining card."""
    left = list(cards)
    for name in sorted((str(e) for e in expected or []), key=lambda n: not parse_card(n)[1]):
        card = next((c for c in left if fits(name, c)), None)
        if card is None:
            return _names(cards)
        left.remove(card)
    return _names(cards) if left else None


def _names(cards: list[int]) -> str:
    return "[" + ", ".join(card_name(c) for c in cards) + "]"
