"""Options of every decision of random play, compared with the oracle of the rules."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from boomtown.card import codes
from boomtown.card.cards import EVENTS, KIND, NAMES
from boomtown.card.rules.event_deck import deck_of_event, put_in_force
from boomtown.card.rules.prices import price_of
from boomtown.games import END, Game, new_game
from tests.card.position import pending
from tests.oracle.card import armed_and_dangerous as armed
from tests.oracle.card.rules import Oracle, Play
from tests.samples import sampled


def parts(code: int) -> Play:
    """Return what an option plays or uses, in the form of the oracle."""
    name = NAMES[codes.name_of(code)] if codes.name_of(code) >= 0 else KIND[codes.card_of(code)]
    return codes.card_of(code), name, codes.seat_of(code), codes.of_of(code)


def assert_agreement(game: Game) -> None:
    """Assert that the options of the pending question are those of the oracle."""
    ask = pending(game)
    step: Any = game.stack[-1]  # its class depends on the question
    oracle = Oracle(game.state, game.state.course.event, game.state.events("show").on)
    cards = [o for o in ask.options if 0 <= o < codes.UNBIDDEN and codes.card_of(o) >= 0]
    plays = [o for o in cards if codes.verb_of(o) == codes.PLAY]
    uses = [o for o in cards if codes.verb_of(o) == codes.USE]
    if ask.why == "play":
        assert sorted(map(parts, plays)) == sorted(oracle.plays(ask.who))
        assert sorted(map(parts, uses)) == sorted(oracle.powers(ask.who))
        assert armed.used(ask.options) == oracle.abilities(ask.who)
        assert (END in ask.options) == oracle.may_end(ask.who)
        bought = [o for o in cards if codes.verb_of(o) == codes.BUY]
        assert sorted((codes.card_of(o), price_of(o).gold) for o in bought) == sorted(oracle.purchases(ask.who))
        gone = [o for o in ask.options if o >= 0 and codes.verb_of(o) == codes.DISCARD]
        assert {(codes.seat_of(o), codes.of_of(o)) for o in gone} == oracle.removals(ask.who)
    elif ask.why in ("shot", "hail", "ricochet"):
        assert {codes.card_of(o) for o in plays} == oracle.missed(ask.who)
        assert {codes.card_of(o) for o in uses} <= oracle.tables(ask.who)
        if not step.used:
            assert {codes.card_of(o) for o in uses} == oracle.tables(ask.who)
    elif ask.why == "avoid":
        name = game.prompt.source
        assert name is not None
        assert {codes.card_of(o) for o in plays} == oracle.avoids(ask.who, name, name == "Fanning")
    elif ask.why in ("load", "discard_loads"):
        places = {codes.of_of(o) for o in ask.options if o >= 0}
        assert places == armed.with_room(game.state, ask.who)
    elif ask.why == "pay_loads":
        places = {codes.of_of(o) for o in ask.options}
        assert places == armed.paying(game.state, ask.who, step.taken)
    elif ask.why == "upgrade":
        assert armed.total(game.state, ask.who) >= (step.steps + 1) * armed.UPGRADES[step.name]
    elif ask.why == "saved":
        held = {c for c in game.state.hands[ask.who] if KIND[c] == "Saved!"}
        assert {codes.card_of(o) for o in plays} == {c for c in held if not oracle.banned(ask.who, c, "Saved!")}
    elif ask.why == "aim_bang":
        assert set(map(parts, plays)) == oracle.aimed(ask.who, -1)
    elif ask.why in ("indians", "duel"):
        assert {codes.card_of(o) for o in cards} == oracle.bangs(ask.who)
    elif ask.why == "rescue":
        assert (len(ask.options) > 1 or ask.options[0] >= 0) == oracle.rescue_suffices(ask.who)


def play(game: Game, rnd: Random) -> None:
    """Play uniformly at random to the end, and compare the options of every decision."""
    while game.ask is not None:
        assert_agreement(game)
        game.apply(rnd.choice(game.ask.options))


MIXES: dict[str, list[str]] = {
    "base": [],
    "bonus": ["bonus"],
    "dodge": ["bonus", "dodge_city"],
    "gold": ["gold_rush"],
    "gold, dodge": ["bonus", "dodge_city", "gold_rush"],
    "valley": ["valley_of_shadows"],
    "everything": ["bonus", "dodge_city", "high_noon", "fistful", "gold_rush", "valley_of_shadows"],
    "armed": ["armed_and_dangerous"],
    "armed, dodge": ["bonus", "dodge_city", "valley_of_shadows", "armed_and_dangerous"],
    "armed, events": ["dodge_city", "high_noon", "fistful", "gold_rush", "wild_west_show", "armed_and_dangerous"],
    "show": ["dodge_city", "fistful", "wild_west_show"],
}

COUNTS = {mix: range(3, 9) if "dodge_city" in sets else range(4, 8) for mix, sets in MIXES.items()}
TABLES = {f"{n}-{mix}": (n, mix) for mix, counts in COUNTS.items() for n in counts}
IN_TURN = [f"{counts[at % len(counts)]}-{mix}" for at, (mix, counts) in enumerate(COUNTS.items())]


@sampled("players, mix", TABLES, *IN_TURN)
def test_the_engine_offers_what_the_rules_allow(players: int, mix: str) -> None:
    rnd = Random(players)
    for seed in range(3):
        play(new_game({"players": players, "sets": MIXES[mix]}, f"second reading {seed}"), rnd)


@pytest.mark.parametrize("event", sorted(EVENTS))
def test_under_each_event(event: str) -> None:
    """The event is in force from the first turn to the last."""
    rnd = Random(event)
    for seed in range(2):
        sets = list(dict.fromkeys([*MIXES["everything"], EVENTS[event].set]))
        game = new_game({"players": 4 + seed, "sets": sets}, f"second reading {seed}")
        game.state.run_on(pile=(), decks=())
        put_in_force(game.state, event, deck_of_event(event))
        game.apply(pending(game).options[-1])  # asked before the event was there
        play(game, rnd)
