"""Vocabulary: the names that can occur in games of one setup."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from boomtown.card.cards import CHARACTERS, EVENTS, KIND, KINDS, MAIN_DECK
from boomtown.card.encode.declared import SUITED, TURNED
from boomtown.card.folds import TAKES_TURN
from boomtown.card.hooks import HOOKS
from boomtown.card.rules.event_deck import deck_of_event, sets_with_events
from boomtown.card.setup import ambient, deck_of
from boomtown.card.zones import all_at_home


@dataclass(frozen=True)
class Vocabulary:
    """Names in a fixed order.

    `cards`: number of cards in the deck; `copies`: of its commonest kind. `kinds`: playing cards in the deck; `stays`:
    those that stay in play. `sources`: sources of hooks other than cards in play. `causes`: all sources of questions.
    """

    players: int
    sets: tuple[str, ...]
    cards: int
    copies: int
    kinds: tuple[str, ...]
    stays: tuple[str, ...]
    characters: tuple[str, ...]
    events: tuple[str, ...]
    experts: bool
    sources: tuple[str, ...]
    causes: tuple[str, ...]

    @property
    def suits_matter(self) -> bool:
        """True if a source asks for the suit of a card in a hand."""
        return any(self.has(source) for source in SUITED)

    @property
    def turned(self) -> int:
        """Maximum number of cards turned up for one check."""
        return max([2, *[count for source, count in TURNED.items() if self.has(source)]])

    @property
    def haunted(self) -> bool:
        """True if an eliminated player may return."""
        return bool(self.events) or any(
            what == "fold" and key is TAKES_TURN for name in self.sources for what, key, _ in HOOKS.of.get(name, ())
        )

    def has(self, source: str) -> bool:
        """Return whether a source can occur: a character, an event, a set, an option in force, a kind of card."""
        return source in self.sources or source in self.kinds


def vocabulary_of(setup: Mapping[str, Any]) -> Vocabulary:
    """Return the vocabulary of a game's setup (with defaults filled in)."""
    deck, sets_ = deck_of(setup), tuple(setup["sets"])
    kinds = tuple(dict.fromkeys(KIND[c] for c in (*deck, *all_at_home(sets_))))
    given = {*setup.get("characters", ()), *setup.get("keep", {}).values()}
    sets = ("base", *setup["sets"])
    characters = tuple(name for name, c in CHARACTERS.items() if c.set in sets or name in given)
    events = tuple(name for name, event in EVENTS.items() if event.set in sets and _is_used(name, setup))
    return Vocabulary(
        players=setup["players"],
        sets=sets_,
        cards=len(deck),
        copies=max(Counter(KIND[c] for c in deck).values()),
        kinds=kinds,
        stays=tuple(name for name in kinds if KINDS[name].stays),
        characters=characters,
        events=events,
        experts=bool(setup["options"]["expert_characters"]),
        sources=(*characters, *events, "base", *ambient(setup)),
        # a card can be played as another that is not in the deck
        causes=(*(name for name, kind in KINDS.items() if kind.set in sets), *characters, *events),
    )


def _is_used(name: str, setup: Mapping[str, Any]) -> bool:
    event, options = EVENTS[name], setup["options"]
    both = deck_of_event(name) == MAIN_DECK and len(sets_with_events(setup)) > 1
    if event.last and both:
        return bool(name == options["last_event"])
    return bool(options["bonus_events"]) or not event.bonus
