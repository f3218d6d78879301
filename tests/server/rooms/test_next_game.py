"""The next game at the same table: who keeps what and who begins is the game's own business."""

from random import Random

import pytest

from boomtown.server.engine import adapter
from boomtown.server.engine.match import Match


def played(players: int, seed: str) -> Match:
    """A game of the cards to its end, by chance."""
    sets = ["dodge_city"] if players == 3 else []
    setup = {"game": "bang", "players": players, "sets": sets, "options": {}}
    match, chance = Match.fresh("t.1", setup, seed), Random(seed)
    while match.game.ask is not None:
        match.game.apply(chance.choice(match.game.ask.options))
    return match


@pytest.mark.parametrize(("players", "first"), [(3, "deputy"), (4, "sheriff")])
@pytest.mark.slow
def test_who_begins_moves_on_to_the_left(players: int, first: str) -> None:
    """Three players have no sheriff: the deputy begins."""
    match = played(players, "next")
    assert match.game.result is not None
    began = match.game.result["roles"].index(first)
    more = match.game.next_setup(keep=False, rotate=True)
    assert more == {"sheriff": (began + 1) % players}
    again = adapter.start(match.setup | more, "again")
    assert again.view(None)["turn"] == more["sheriff"]


@pytest.mark.slow
def test_survivors_keep_their_characters() -> None:
    match = played(4, "next")
    left = {str(s["seat"]): s["character"] for s in match.game.view(None)["seats"] if s["alive"]}
    assert match.game.next_setup(keep=True, rotate=False) == {"keep": left}
    assert match.game.next_setup(keep=False, rotate=False) == {}
