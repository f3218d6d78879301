"""Lookup of the source of a phase-2 option: the verb finds the hook that offered it."""

from random import Random

import pytest

from boomtown.card.codes import PLAY, UNBIDDEN, USE, VERB
from boomtown.card.hooks import OFFERED
from boomtown.card.rules.phase_2 import offer_of
from boomtown.card.rules.steps import source_of
from boomtown.games import catalog
from boomtown.kernel.hooks import EVERYBODY
from tests.card.position import new_bang

ALL = [one["id"] for one in catalog("bang")["sets"][1:]]


@pytest.mark.parametrize("seed", range(4))
def test_each_source_offers_what_it_has_declared(seed: int) -> None:
    """A source offers only codes with its declared verbs, and the first source that offers a choice carries it out."""
    setup = {"game": "bang", "players": 4 + seed, "sets": ALL, "options": {}}
    game, rnd = new_bang(setup, f"offers {seed}", record=False), Random(seed)
    while (ask := game.ask) is not None:
        if ask.why == "play":
            offers = game.state.index.offers
            mine = [(name, hook) for owner in (EVERYBODY, ask.who) for _, name, hook in offers.get(owner, ())]
            offered = [(name, hook, hook(game, ask.who, None)) for name, hook in mine]
            for name, _, codes in offered:
                assert {code >> VERB for code in codes} <= {*OFFERED.get(name, (USE,))}, name
            for code in ask.options:
                if 0 <= code < UNBIDDEN and code >> VERB != PLAY:
                    by_name = sorted(offered, key=lambda of: of[0] != source_of(code))
                    first = next(hook for _, hook, codes in by_name if code in codes)
                    assert offer_of(game, ask.who, code) is first
        game.apply(rnd.choice(ask.options))
