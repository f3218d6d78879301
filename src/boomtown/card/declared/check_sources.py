"""Check of hook sources at import: a hook of an unknown source would never be called."""

from __future__ import annotations

from boomtown.card.cards import CHARACTERS, EVENTS, KINDS, OPTIONS, SETS
from boomtown.card.hooks import HOOKS
from boomtown.card.rules.draw_check import CHECKS
from boomtown.card.rules.event_deck import EVENT_DECK
from boomtown.card.rules.prices import PRICES
from boomtown.card.rules.reasons import WHY_NO_END, WHY_NO_OFFER, WHY_NOT_AT
from boomtown.card.setup import ROLES
from boomtown.kernel.hooks import check_sources


def check() -> None:
    """Raise AssertionError for an unknown source, or an unknown kind that cards serve as. Call it when all sets are
    loaded.
    """
    known = {*KINDS, *CHARACTERS, *EVENTS, *SETS, *OPTIONS, *ROLES, EVENT_DECK}
    HOOKS.check(known)
    for what, table in (("checks", CHECKS), ("prices", PRICES), ("reasons", WHY_NO_OFFER | WHY_NOT_AT | WHY_NO_END)):
        check_sources(what, table, known)
    served = [kind for entries in HOOKS.of.values() for what, kind, _ in entries if what == "as"]
    check_sources("cards that serve as kinds", served, KINDS)
