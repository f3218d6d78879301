"""What every game and mix of sets must hold at every decision of random play; a registered game is in."""

from __future__ import annotations

import json
from itertools import product
from random import Random
from typing import Any

import pytest

from boomtown.games import GAMES, IllegalChoice, catalog, load_game, new_game, replay
from tests.conformance.hidden import SUPPORT

PARTS = ("pay", "exchange")  # questions that complete an action are taken back with it
MOST = 4000  # decisions; random games end long before


def setups() -> list[Any]:
    """Every number of players and every mix of sets, with options and forced questions in turn.

    Each mix comes with one number of players and all sets come with each; the rest of the product is marked thorough.
    """
    found = []
    for game in GAMES:
        facts = catalog(game)
        low, high = facts["players"]
        sets = [s["id"] for s in facts["sets"][1:]]
        masks = product((0, 1), repeat=len(sets))
        mixes = [[s for s, used in zip(sets, mask, strict=True) if used] for mask in masks]
        options = [{}, *({o["id"]: other(o)} for o in facts["options"])]
        numbers = {tuple(mix): [n for n in range(low, high + 1) if fits(facts, n, mix)] for mix in mixes}
        for i, (mix, n) in enumerate((used, count) for used in mixes for count in numbers[tuple(used)]):
            setup = {"game": game, "players": n, "sets": mix, "options": options[i % len(options)]}
            setup |= {"ask_forced": True} if i % 2 else {}
            fast = mix == sets or n == numbers[tuple(mix)][mixes.index(mix) % len(numbers[tuple(mix)])]
            found.append(pytest.param(setup, marks=[] if fast else pytest.mark.thorough, id=name(setup)))
    return found


def fits(facts: dict, players: int, mix: list[str]) -> bool:
    """Whether the mix can be played by so many."""
    numbers = [s["players"] for s in facts["sets"] if s["id"] in mix and "players" in s]
    needed = facts["needs"].get(str(players), [])
    return all(of_set in mix for of_set in needed) and all(players in n for n in numbers)


def other(option: dict) -> object:
    """A value that is not the default."""
    return option["values"][-1] if "values" in option else not option["default"]


def name(setup: dict) -> str:
    parts = [setup["game"], str(setup["players"]), *setup["sets"], *setup["options"]]
    return "-".join(parts + ["forced"] * setup.get("ask_forced", False))


every_setup = pytest.mark.parametrize("setup", setups())


def play(game, rnd, each=lambda game: None):
    """Play uniformly at random to the end, calling `each` at every decision."""
    for _ in range(MOST):
        if game.ask is None:
            return game
        each(game)
        game.apply(rnd.choice(game.ask.options))
    raise AssertionError(f"no end after {MOST} decisions")


def same(a, b) -> bool:
    """Equal in everything a game is, events aside."""
    return a.state.save() == b.state.save() and a.save()["stack"] == b.save()["stack"] and a.ask == b.ask


@every_setup
def test_options_are_complete(setup):
    """Options are there, different, each accepted on a clone, others refused without a trace."""

    def each(game):
        options = game.ask.options
        assert options
        assert len(set(options)) == len(options)
        assert all(o >= -2 for o in options)
        if -1 in options:
            assert options[-1] == -1
        for option in options:
            game.clone().apply(option)
        before = game.save()
        for wrong in (max(options) + 1, -7, 1 << 60):
            with pytest.raises(IllegalChoice, match=r"expected one of .* got"):
                game.apply(wrong)
        assert game.save() == before

    play(new_game(setup, "options"), Random(1), each)


@every_setup
def test_questions_are_worth_asking(setup):
    """One option alone is asked only where hidden cards could have given more, or where acting is free (phase 2)."""

    def each(game):
        if game.ask.free:
            assert game.ask.why == "play"
        elif len(game.ask.options) == 1:
            assert setup.get("ask_forced")
            assert SUPPORT[setup["game"]].alone(game)

    play(new_game(setup, "asked"), Random(2), each)


@every_setup
def test_no_card_is_lost_or_doubled(setup):
    all_cards = SUPPORT[setup["game"]].conserved

    def each(game):
        found, expected = all_cards(game)
        assert found == expected

    each(play(new_game(setup, "cards"), Random(3), each))


@every_setup
def test_copies_go_on_alike(setup):
    """Clone, save and load, and replay stand where the game stands at every decision, also inside an effect."""

    def each(game):
        saved = json.loads(json.dumps(game.save()))
        loaded = load_game(saved)
        assert loaded.save() == saved
        assert same(game, game.clone())
        assert same(game, loaded)
        nonlocal count
        count += 1
        if count % 40 == 0:
            twins = [game.clone(), loaded, replay(game.setup, game.seed, game.choices)]
            assert same(game, twins[2])
            ends = [play(twin, Random(count)) for twin in twins]
            assert same(ends[0], ends[1])
            assert same(ends[0], ends[2])
            assert ends[0].winners == ends[1].winners == ends[2].winners

    count = 0
    game = play(new_game(setup, "copies"), Random(4), each)
    again = replay(game.setup, game.seed, game.choices)
    assert again.events(0, 0) == game.events(0, 0)
    assert again.result == game.result


@every_setup
def test_views_leak_nothing(setup):
    """A view, the question and its why-nots stay the same when what the seat cannot see is changed."""
    scramble = SUPPORT[setup["game"]].scramble
    rnd = Random(5)

    def each(game):
        for seat in (None, *range(game.players)):
            other = scramble(game, seat, rnd)
            assert other.view(seat) == game.view(seat)
            if seat is not None:
                assert other.decision(seat) == game.decision(seat)
                assert other.why_not(seat) == game.why_not(seat)

    play(new_game(setup, "views"), rnd, each)


def pace(game) -> tuple[Any, ...]:
    """What anybody can tell of the pending question, and of how many there have been."""
    view = game.view(None)
    return view["asked"], view["asked_why"], view["move"]


@pytest.mark.parametrize("setup", [s for s in setups() if s.values[0].get("ask_forced")])
def test_pace_tells_nothing(setup):
    """With forced questions asked, who is asked next does not depend on hands the mover cannot see."""
    swap_hands = SUPPORT[setup["game"]].swap
    rnd = Random(6)

    def each(game):
        who, choice = game.ask.who, rnd.choice(game.ask.options)
        here, there = game.clone(), swap_hands(game, who, rnd)
        here.apply(choice)
        there.apply(choice)
        drawn = here.state.draws != game.state.draws  # a card drawn at random may be another one
        if not drawn:
            assert pace(here) == pace(there)

    play(new_game(setup, "pace"), rnd, each)


@every_setup
def test_hidden_cards_stay_out_of_events(setup):
    """Each event names only cards its reader may see; counts and order are the same for everybody."""

    def cards_of(event):
        return [c for c in [event.get("card"), *(event.get("cards") or [])] if c is not None]

    game = play(new_game(setup, "events"), Random(7))
    for seat in (None, *range(game.players)):
        told = game.events(0, seat)
        assert [e["n"] for e in told] == list(range(game.event_count))
        for raw, event in zip(game.log, told, strict=True):
            if raw.get("eyes") is not None and seat not in raw["eyes"]:
                assert cards_of(event) == []
            assert "eyes" not in event
            assert event["text"]["key"].startswith("log-")
            assert event["nature"] in ("harms", "helps", "protects", "neutral")
            assert event["how"] in ("chosen", "forced", "random")


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
        if game.can_undo(who) and rnd.random() < 0.3 and before.ask.why not in PARTS:
            game.undo(who)
            assert same(game, before)
            undone += 1
    assert undone
    assert same(game, replay(game.setup, game.seed, game.choices))


@every_setup
def test_decisions_are_described(setup):
    """Every option has its text and parts; every why-not its reason."""

    def each(game):
        asked = game.decision()
        assert [o["code"] for o in asked["options"]] == game.ask.options
        assert asked["title"]["key"] == f"ask-{game.ask.why}"
        for option in asked["options"]:
            assert option["text"]["key"].startswith("opt-")
            assert option["verb"] in ("play", "use", "choose", "discard", "draw", "pass", "end", "roll", "keep")
        for reason in asked["whynot"]:
            assert reason["reason"]["key"].startswith("why-")
        json.dumps([asked, game.view(game.ask.who)])

    play(new_game(setup, "described"), Random(9), each)
