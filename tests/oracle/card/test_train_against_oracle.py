"""Options of The Great Train Robbery at every decision of random play, compared with its oracle."""

from __future__ import annotations

from random import Random

import pytest

from boomtown.card import codes
from boomtown.card.cards import KIND, NAMES
from boomtown.games import PASS, Game, new_game
from tests.card.position import pending
from tests.oracle.card.train import AT_ONCE, TrainOracle


def assert_agreement(game: Game) -> None:
    """Assert that the options about the train are those of the oracle."""
    ask, oracle = pending(game), TrainOracle(game.state)
    if ask.why not in ("play", "last-stop", "board", "fare"):
        return
    who, options = ask.who, [o for o in ask.options if 0 <= o < codes.UNBIDDEN]
    takes = {(codes.card_of(o), NAMES[codes.name_of(o)]) for o in options if codes.verb_of(o) == codes.TAKE}
    uses = [o for o in options if codes.verb_of(o) == codes.USE]
    duty = "duty" in game.state.noted  # Law of the West keeps a card
    if ask.why == "fare":
        station = game.prompt.source
        assert station is not None
        found, expected = {codes.card_of(o) for o in options}, oracle.fare(who, station)
        assert found == expected or (duty and found < expected)
        return
    if not duty:
        assert takes == oracle.takes(who, oracle.at)
    sancho = any(NAMES[codes.name_of(o)] == "Sancho" for o in uses if codes.card_of(o) < 0)
    assert sancho == oracle.sancho(who, oracle.at)
    if ask.why == "play":
        moves = any(KIND[codes.card_of(o)] in ("Ironhorse", "Leland") for o in uses if codes.card_of(o) >= 0)
        assert duty or moves == oracle.free_move(who)
        used = {KIND[codes.card_of(o)] for o in uses if codes.card_of(o) >= 0}
        assert used & AT_ONCE == oracle.used(who)
    else:
        assert (PASS in ask.options) == (ask.why == "last-stop")


MIXES = {
    "train": ["great_train_robbery"],
    "dodge": ["bonus", "dodge_city", "great_train_robbery"],
    "events": ["dodge_city", "high_noon", "fistful", "great_train_robbery"],
    "gold": ["dodge_city", "gold_rush", "valley_of_shadows", "great_train_robbery"],
    "all": [
        *("bonus", "dodge_city", "high_noon", "fistful", "gold_rush", "valley_of_shadows", "wild_west_show"),
        "great_train_robbery",
    ],
}


@pytest.mark.parametrize(
    ("players", "mix"), [(n, mix) for mix, sets in MIXES.items() for n in range(4 if len(sets) < 2 else 3, 8)]
)
def test_the_train_offers_what_the_rules_allow(players: int, mix: str) -> None:
    rnd = Random(players)
    for seed in range(4):
        game = new_game({"players": players, "sets": MIXES[mix]}, f"train reading {seed}")
        while game.ask is not None:
            if game.state.phase != "setup":
                assert_agreement(game)
            game.apply(rnd.choice(game.ask.options))
