"""Invariants of every registered game and mix of sets, at every decision of random play."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from boomtown.fuzz.invariants import asked, copies, hidden, table
from boomtown.fuzz.invariants.compare import same
from boomtown.fuzz.setups import mixes
from boomtown.games import GAMES, Game, IllegalChoice, catalog, new_game, replay
from tests.conformance.setups import setups

MAX_DECISIONS = 4000  # random games end long before


every_setup = pytest.mark.parametrize("setup", setups())


def play(
    game: Game,
    rnd: Random,
    each: Callable[[Game, Random], None] = lambda game, rnd: None,
    over: Callable[[Game, Game, int, Random], None] = lambda before, game, choice, rnd: None,
) -> Game:
    """Play uniformly at random to the end, calling `each` at every decision and `over` after it."""
    for _ in range(MAX_DECISIONS):
        if game.ask is None:
            return game
        each(game, rnd)
        before, choice = game.clone(), rnd.choice(game.ask.options)
        game.apply(choice)
        over(before, game, choice, rnd)
    raise AssertionError(f"no end after {MAX_DECISIONS} decisions")


@every_setup
def test_options_are_complete(setup: dict[str, Any]) -> None:
    """Options exist and differ; a clone accepts each of them and refuses any other code without a change."""

    def each(game: Game, rnd: Random) -> None:
        asked.options(game, rnd)
        asked.accepted(game, rnd)
        asked.refused(game, rnd)
        with pytest.raises(IllegalChoice, match=r"expected one of .* got -7 "):
            game.apply(-7)

    play(new_game(setup, "options"), Random(1), each)


@every_setup
def test_questions_are_worth_asking(setup: dict[str, Any]) -> None:
    """A question with one option is asked only if hidden cards could have given more, or in phase 2."""
    play(new_game(setup, "asked"), Random(2), asked.worth_asking)


@every_setup
def test_no_card_is_lost_or_doubled(setup: dict[str, Any]) -> None:
    """The number of cards, tokens and life points stays right to the end, and the winners are right."""

    def each(game: Game, rnd: Random) -> None:
        table.cards(game, rnd)
        table.lives(game, rnd)
        table.going_on(game, rnd)

    game = play(new_game(setup, "cards"), Random(3), each)
    table.cards(game, Random(3))
    table.ended(game, Random(3))


@every_setup
def test_copies_go_on_alike(setup: dict[str, Any]) -> None:
    """A clone, a loaded save and a replay equal the game at every decision, also inside an effect."""
    count = 0

    def each(game: Game, rnd: Random) -> None:
        nonlocal count
        copies.cloned(game, rnd)
        copies.saved(game, rnd)
        count += 1
        if count % 40 == 0:
            copies.tails(game, Random(count))

    copies.replayed(play(new_game(setup, "copies"), Random(4), each, copies.moved), Random(4))


@every_setup
def test_views_leak_nothing(setup: dict[str, Any]) -> None:
    """A view, the question and its why-nots do not depend on hidden cards.

    Views that are made together equal views that are made one by one.
    """

    def each(game: Game, rnd: Random) -> None:
        readers = (None, *range(game.players))
        for seat in readers:
            hidden.view_of(game, seat, rnd)
        assert game.views(readers) == [game.view(seat) for seat in readers]

    play(new_game(setup, "views"), Random(5), each)


@pytest.mark.parametrize("setup", [s for s in setups() if s.values[0].get("ask_forced")])
def test_pace_tells_nothing(setup: dict[str, Any]) -> None:
    """With forced questions, the next seat asked does not depend on hands that the mover cannot see."""
    play(new_game(setup, "pace"), Random(6), over=hidden.pace)


@every_setup
def test_hidden_cards_stay_out_of_events(setup: dict[str, Any]) -> None:
    """An event names only cards that its reader may see; every reader gets the same number of events in one order.

    Events that are made together equal events that are made one by one.
    """
    game = play(new_game(setup, "events"), Random(7))
    readers = (None, *range(game.players))
    for seat in readers:
        hidden.events_of(game, 0, seat)
    assert game.events_for(readers) == [game.events(seat=seat) for seat in readers]
    assert game.events_for([0, None], 7) == [game.events(7, 0), game.events(7)]


@every_setup
def test_undo_goes_back_exactly(setup: dict[str, Any]) -> None:
    """An undo restores the state before the choice, and a replay that contains the undo ends in the same state."""
    rnd = Random(8)
    game = new_game(setup, "undo")
    undone = 0
    for _ in range(MAX_DECISIONS):
        if game.ask is None:
            break
        ask, before = game.ask, game.clone()
        who = ask.who
        game.apply(rnd.choice(game.ask.options))
        if game.can_undo(who) and rnd.random() < 0.3 and not ask.question.completes:
            game.undo(who)
            same("undo", game, before)
            undone += 1
    assert undone
    assert game.choices is not None
    same("replay", replay(game.setup, game.seed, game.choices), game)


@every_setup
def test_decisions_are_described(setup: dict[str, Any]) -> None:
    """Every option has its text and parts, and every why-not its reason."""
    play(new_game(setup, "described"), Random(9), asked.described)


def test_the_sample_has_everything() -> None:
    """The thorough run has each pair of sets, each number of players, and a value other than the default per option."""
    for game in GAMES:
        facts = catalog(game)
        fast = [s.values[0] for s in setups() if not s.marks and s.values[0]["game"] == game]
        pairs = {frozenset((a, b)) for of in fast for a in of["sets"] for b in of["sets"]}
        assert pairs == {frozenset((a, b)) for a in mixes(game)[-1] for b in mixes(game)[-1]}
        assert {key for of in fast for key in of["options"]} == {o["id"] for o in facts["options"]}
        low, high = facts["players"]
        assert {of["players"] for of in fast} == set(range(low, high + 1))
