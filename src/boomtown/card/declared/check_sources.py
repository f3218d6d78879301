"""What a hook may stand under. One under a name that nothing has would never be called, so it fails at import."""

from __future__ import annotations

from boomtown.card.cards import CHARACTERS, EVENTS, KINDS, OPTIONS, SETS
from boomtown.card.hooks import HOOKS
from boomtown.card.rules.draw_check import CHECKS
from boomtown.card.rules.event_deck import EVENT_DECK
from boomtown.card.rules.steps import PRICES, WHY_NO_END, WHY_NO_OFFER, WHY_NOT_AT
from boomtown.card.setup import ROLES
from boomtown.kernel.hooks import check_sources


def check() -> None:
    """To be called when all sets are loaded: AssertionError for a source, or a kind served, that does not exist."""
    known = {*KINDS, *CHARACTERS, *EVENTS, *SETS, *OPTIONS, *ROLES, EVENT_DECK}
    HOOKS.check(known)
    for what, table in (("checks", CHECKS), ("prices", PRICES), ("reasons", WHY_NO_OFFER | WHY_NOT_AT | WHY_NO_END)):
        check_sources(what, table, known)
    served = [kind for entries in HOOKS.of.values() for what, kind, _ in entries if what == "as"]
    check_sources("cards that serve as kinds", served, KINDS)
