"""Invariants of observations and actions as numbers."""

from __future__ import annotations

import json
from array import array
from functools import lru_cache
from random import Random

from boomtown.encode import Encoder, encoder
from boomtown.fuzz.support import support_of
from boomtown.games import Game, IllegalChoice

from .compare import equal, expect

KEYS = ("game", "players", "sets", "options", "characters")  # the layout depends on these


def actions(game: Game, rnd: Random) -> None:
    """Check that every option is an action of the mask and back, and that other actions are refused."""
    of, ask = encoder_of(game), game.ask
    assert ask is not None
    mask = of.mask(game)
    equal("length of the mask", len(mask), of.actions)
    numbers = {code: of.action(game, code) for code in ask.options}
    equal("actions of the mask", {a for a, on in enumerate(mask) if on}, set(numbers.values()))
    for number in set(numbers.values()):
        equal(f"action {number} and back", numbers.get(of.code(game, number)), number)
        expect(of.describe(number), f"expected words for action {number}, got none")
    for wrong in (of.actions, -1, mask.find(0)):
        try:
            code = of.code(game, wrong)
        except IllegalChoice:
            continue
        expect(False, f"expected action {wrong} to be refused, got code {code}")


def observation(game: Game, rnd: Random) -> None:
    """Check that an observation has its length and ranges, and does not depend on hidden cards."""
    of, seat = encoder_of(game), rnd.randrange(game.players)
    seen = of.observe(game, seat)
    equal("length of the observation", len(seen), of.size)
    for field in of.fields:
        values = seen[field.offset : field.offset + field.size]
        low, high = array(
            "f", (field.low, field.high)
        )  # 32 bits as the values, since 1.2 rounded to 32 bits is greater than 1.2
        fits = low <= min(values) and max(values) <= high
        expect(fits, f"expected {field.name} from {low} to {high}, got {list(values)}")
    other = support_of(game.name).scramble(game, seat, rnd)
    equal(f"observation of {seat} with hidden cards redealt: ", list(of.observe(other, seat)), list(seen))


def encoder_of(game: Game) -> Encoder:
    return _encoder(json.dumps({key: game.setup[key] for key in KEYS if key in game.setup}))


@lru_cache(maxsize=256)
def _encoder(setup: str) -> Encoder:
    return encoder(json.loads(setup))
