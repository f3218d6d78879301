"""Games that a bot redeals from its own sight: drawn from its belief, and independent of everything it cannot see."""

from __future__ import annotations

from collections import Counter
from itertools import islice
from random import Random

import pytest

from boomtown.bots import Memory, Sight, belief, likelihood, make_bot
from boomtown.card.bots.position import Position
from boomtown.games import new_game
from tests.redeal.looks import CARD_SETS, DICE_SETS, relabelled, seen_by

SETUPS = [
    {"players": 6},
    {"players": 7, "sets": CARD_SETS},
    {"game": "dice", "players": 6, "sets": DICE_SETS},
]


def positions(setup, every):
    """Some positions of a game of greenhorns."""
    game, memory = new_game(setup, "sight"), Memory()
    bots = [make_bot("greenhorn", seat, memory) for seat in range(game.players)]
    while game.ask is not None:
        if game.moves % every == 0:
            yield game
        game.apply(bots[game.ask.who].choose(game, game.ask.who))


def sight_of(game):
    """The sight of the seat that is asked, and a memory that has read all events."""
    sight, memory = Sight(game, game.ask.who), Memory()
    memory.follow(sight)
    return sight, memory


def all_of(sight, memory, seed):
    """Everything that a bot can read: views, questions, events, beliefs, and redealt games as a whole."""
    twin = sight.redeal(Random(seed), likelihood(memory))
    fast = sight.fast_view if sight.game == "bang" else None
    return (
        {**sight.view(), "can_undo": False},
        sight.decision(),
        sight.events(0),
        belief(sight, memory),
        None if fast is None else (fast.lives, fast.tables, fast.hand, fast.roles(), fast.open_hands()),
        twin.save(),
        twin.setup,
    )


@pytest.mark.parametrize("setup", SETUPS, ids=["base", "sets", "dice"])
def test_hidden_cards_and_roles_change_nothing_that_a_bot_can_read(setup):
    count, rnd = 0, Random(3)
    for game in positions(setup, every=17):
        seat = game.ask.who
        for other in (game.redeal(seat, rnd), relabelled(game, seat, rnd)):
            other.log, other.skipped = game.log, game.skipped  # what all have seen is the same
            sights = [sight_of(twin) for twin in (game, other)]
            assert all_of(*sights[0], count) == all_of(*sights[1], count)
            count += 1
    assert count > 8


def test_a_redealt_game_is_apart_from_the_true_one():
    for game in positions({"players": 5}, every=29):
        sight, memory = sight_of(game)
        before = game.save()
        twin = sight.redeal(Random(1), likelihood(memory))
        assert seen_by(twin, sight.seat) == seen_by(game, sight.seat)
        assert (twin.log, twin.choices, twin.past) == (None, None, None)
        assert twin.seed != game.seed
        while twin.ask is not None:
            twin.apply(twin.ask.options[0])
        assert game.save() == before


def test_roles_are_drawn_from_the_belief():
    game = next(islice(positions({"players": 5}, every=10), 3, None))
    sight, memory = sight_of(game)
    chances, rnd, drawn = belief(sight, memory), Random(1), 2000
    assert sum(chance for chance, _ in chances) == pytest.approx(1)
    assert max(chance for chance, _ in chances) > 1.5 / len(chances)  # the acts say something
    roles = likelihood(memory)
    found = Counter(tuple(sight.redeal(rnd, roles).state.roles) for _ in range(drawn))
    for chance, deal in chances:
        assert found[deal] / drawn == pytest.approx(chance, abs=0.04)


def test_the_belief_follows_the_acts():
    memory = Memory()
    memory.acts = [(1, 0, 1.0)]
    outlaw, deputy = ("sheriff", "outlaw", "renegade", "deputy"), ("sheriff", "deputy", "renegade", "outlaw")
    assert likelihood(memory)(outlaw) > likelihood(memory)(deputy)
    memory.acts.append((1, 0, -2.0))  # helped since: more than it harmed
    assert likelihood(memory)(outlaw) < likelihood(memory)(deputy)


def test_the_belief_of_greenhorn_is_its_marginal_distribution():
    for game in positions({"players": 6}, every=31):
        sight, memory = sight_of(game)
        chances = Position(sight, memory).chances
        for seat, of in enumerate(chances):
            for role, chance in of.items():
                found = sum(part for part, deal in belief(sight, memory) if deal[seat] == role)
                assert found == pytest.approx(chance)
