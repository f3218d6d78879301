"""What every game and mix of sets must hold at every decision of random play; a registered game is in."""

from __future__ import annotations

from random import Random

import pytest

from boomtown.fuzz.invariants import asked, copies, hidden, table
from boomtown.fuzz.invariants.compare import same
from boomtown.fuzz.setups import mixes
from boomtown.games import GAMES, IllegalChoice, catalog, new_game, replay
from tests.conformance.setups import setups

MOST = 4000  # decisions; random games end long before


every_setup = pytest.mark.parametrize("setup", setups())


def play(game, rnd, each=lambda game, rnd: None, over=lambda before, game, choice, rnd: None):
    """Play uniformly at random to the end, calling `each` at every decision and `over` after it."""
    for _ in range(MOST):
        if game.ask is None:
            return game
        each(game, rnd)
        before, choice = game.clone(), rnd.choice(game.ask.options)
        game.apply(choice)
        over(before, game, choice, rnd)
    raise AssertionError(f"no end after {MOST} decisions")


@every_setup
def test_options_are_complete(setup):
    """Options are there, different, each accepted on a clone, others refused without a trace."""

    def each(game, rnd):
        asked.options(game, rnd)
        asked.accepted(game, rnd)
        asked.refused(game, rnd)
        with pytest.raises(IllegalChoice, match=r"expected one of .* got -7 "):
            game.apply(-7)

    play(new_game(setup, "options"), Random(1), each)


@every_setup
def test_questions_are_worth_asking(setup):
    """One option alone is asked only where hidden cards could have given more, or where acting is free (phase 2)."""
    play(new_game(setup, "asked"), Random(2), asked.worth_asking)


@every_setup
def test_no_card_is_lost_or_doubled(setup):
    """Cards, tokens and life points, to the end; then those have won who should."""

    def each(game, rnd):
        table.cards(game, rnd)
        table.lives(game, rnd)
        table.going_on(game, rnd)

    game = play(new_game(setup, "cards"), Random(3), each)
    table.cards(game, Random(3))
    table.ended(game, Random(3))


@every_setup
def test_copies_go_on_alike(setup):
    """Clone, save and load, and replay stand where the game stands at every decision, also inside an effect."""

    def each(game, rnd):
        nonlocal count
        copies.cloned(game, rnd)
        copies.saved(game, rnd)
        count += 1
        if count % 40 == 0:
            copies.tails(game, Random(count))

    count = 0
    copies.replayed(play(new_game(setup, "copies"), Random(4), each, copies.moved), Random(4))


@every_setup
def test_views_leak_nothing(setup):
    """A view, the question and its why-nots stay the same when what the seat cannot see is changed; views that are
    made together are the same as those made alone.
    """

    def each(game, rnd):
        everybody = (None, *range(game.players))
        for seat in everybody:
            hidden.view_of(game, seat, rnd)
        assert game.views(everybody) == [game.view(seat) for seat in everybody]

    play(new_game(setup, "views"), Random(5), each)


@pytest.mark.parametrize("setup", [s for s in setups() if s.values[0].get("ask_forced")])
def test_pace_tells_nothing(setup):
    """With forced questions asked, who is asked next does not depend on hands the mover cannot see."""
    play(new_game(setup, "pace"), Random(6), over=hidden.pace)


@every_setup
def test_hidden_cards_stay_out_of_events(setup):
    """Each event names only cards its reader may see; counts and order are the same for everybody. Told together they
    are the same as told alone.
    """
    game = play(new_game(setup, "events"), Random(7))
    everybody = (None, *range(game.players))
    for seat in everybody:
        hidden.events_of(game, 0, seat)
    assert game.events_for(everybody) == [game.events(seat=seat) for seat in everybody]
    assert game.events_for([0, None], 7) == [game.events(7, 0), game.events(7)]


@every_setup
def test_undo_goes_back_exactly(setup):
    """Where a seat may take back, it lands where it chose; the replay with the undo in it stands there too."""
    rnd = Random(8)
    game = new_game(setup, "undo")
    undone = 0
    for _ in range(MOST):
        if game.ask is None:
            break
        who, before = game.ask.who, game.clone()
        game.apply(rnd.choice(game.ask.options))
        if game.can_undo(who) and rnd.random() < 0.3 and not before.ask.question.completes:
            game.undo(who)
            same("undo", game, before)
            undone += 1
    assert undone
    same("replay", replay(game.setup, game.seed, game.choices), game)


@every_setup
def test_decisions_are_described(setup):
    """Every option has its text and parts; every why-not its reason."""
    play(new_game(setup, "described"), Random(9), asked.described)


def test_the_sample_has_everything():
    """Each set with each other one, each option with a value of its own, each number of players."""
    for game in GAMES:
        facts = catalog(game)
        fast = [s.values[0] for s in setups() if not s.marks and s.values[0]["game"] == game]
        pairs = {frozenset((a, b)) for of in fast for a in of["sets"] for b in of["sets"]}
        assert pairs == {frozenset((a, b)) for a in mixes(game)[-1] for b in mixes(game)[-1]}
        assert {key for of in fast for key in of["options"]} == {o["id"] for o in facts["options"]}
        low, high = facts["players"]
        assert {of["players"] for of in fast} == set(range(low, high + 1))
