"""Values of a position as the paths of a scenario name them: `A.life`, `discard.top`, `winners`."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from boomtown.card.cards import KIND, KINDS, card_name
from boomtown.card.game import Bang
from boomtown.card.scenarios.position import fits
from boomtown.card.scenarios.set_zones import CHARACTER
from boomtown.card.scenarios.sources import VALUES
from boomtown.card.seen.visibility import role_now
from boomtown.card.zones import ZONES, Count
from boomtown.scenarios.paths import Cards, TopCard, shared

PLACES = dict.fromkeys(["table", *(kind.place for kind in KINDS.values())])  # of cards in play, by their kinds


def of_table(game: Bang, letters: Sequence[str]) -> dict[str, Any]:
    s = game.state
    return {
        "discard.top": TopCard(s.discard, card_name, fits),
        "deck.count": len(s.deck),
        "event": s.course.event or None,
        **{path: value for head, values in VALUES.items() if head in s.places for path, value in values(game).items()},
        **shared(game, letters),
    }


def of_seat(game: Bang, seat: int) -> dict[str, Any]:
    s = game.state
    table = s.tables[seat]
    found = {
        "life": s.life[seat],
        "max_life": s.max_life[seat],
        "role": role_now(s, seat),
        "character": s.characters[seat],
        "alive": s.alive[seat],
        "hand": _cards(s.hands[seat]),
        **{place: _cards(card for card in table if KINDS[KIND[card]].place == place) for place in PLACES},
    }
    for place in _counts(game):
        if place.on_cards:
            found |= {f"{place.name}.{KIND[card]}": s.tokens.get(card, 0) for card in table}
            found[f"{place.name}.{CHARACTER}"] = s.zone(place.name)[seat]
        else:
            found[place.name] = s.zone(place.name)[seat]
    return found


def derived_of_seat(game: Bang, letters: Sequence[str], seat: int) -> dict[str, Any]:
    s = game.state
    return {
        "hand.count": len(s.hands[seat]),
        "table.count": len(s.tables[seat]),
        "range": s.index.shares[seat].range,
        **{f"distance.{letter}": d for letter, d in zip(letters, s.index.sees(seat).dist, strict=True)},
    }


def _counts(game: Bang) -> list[Count]:
    return [place for name in game.state.places if isinstance(place := ZONES[name], Count)]


def _cards(cards: Iterable[int]) -> Cards:
    return Cards(list(cards), card_name, fits)
