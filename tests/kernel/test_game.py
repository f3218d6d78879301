"""The kernel: chance, refusals, taking back, copies and saves, seen through a running game."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import dataclass
from itertools import pairwise, permutations
from random import Random
from typing import Any

import pytest

from boomtown.games import END, UNDO, Game, IllegalChoice, SaveError, load_game, new_game, replay
from boomtown.kernel.chance import Chance
from boomtown.kernel.frame import Frame, pack, unpack
from boomtown.kernel.history import LONG
from tests.card.position import Position, pending, seat

SETUP = {"players": 5, "sets": ["bonus"]}


@dataclass
class Waiting(Frame):
    """A step as a set may define one."""

    who: int
    words: tuple[str, ...] = ()
    below: Frame | None = None
    done: bool = False


def moved(choices: int = 30, seed: str = "kernel", rnd: int = 1, **more: Any) -> Game:
    """Return a game after some random choices."""
    game, chance = new_game(SETUP | more, seed), Random(rnd)
    for _ in range(choices):
        if game.over:
            break
        game.apply(chance.choice(pending(game).options))
    return game


def stands(game: Game) -> dict[str, Any]:
    """Return the parts of a save that describe the present position, without the history."""
    data = game.save()
    return {key: data[key] for key in ("state", "stack", "ask", "setup", "seed")}


def shot() -> Position:
    """A has shot at B, who has answered with a Missed!; A is asked."""
    p = Position(
        seat("sheriff", "Willy the Kid", "BANG! 2C, BANG! 3C, Saloon"),
        seat("outlaw", "Rose Doolan", "Missed! 2S, Missed! 3S"),
        seat("renegade", "Black Jack", "Missed! 4S"),
    )
    return p.do("A: play BANG! 2C on B", "B: play Missed! 2S")


# --- chance


def chi_square(counts: Counter[int], n: int) -> float:
    expected = sum(counts.values()) / n
    return sum((counts[i] - expected) ** 2 / expected for i in range(n))


def test_picks_are_uniform() -> None:
    """Chi-square with 6 degrees of freedom stays under its 99.9 % point."""
    chance, among = Chance("uniform"), list(range(7))
    counts = Counter(chance.choose(counter, among) for counter in range(7000))
    assert chi_square(counts, 7) < 22.5


def test_shuffles_are_uniform() -> None:
    """All 24 orders of four cards; 23 degrees of freedom, 99.9 % point 49.7."""
    chance, orders = Chance("uniform"), {order: i for i, order in enumerate(permutations(range(4)))}
    counts = Counter[int]()
    for counter in range(2400):
        cards = [0, 1, 2, 3]
        chance.shuffle(counter, cards)
        counts[orders[tuple(cards)]] += 1
    assert chi_square(counts, 24) < 49.7


def test_neighbouring_picks_are_independent() -> None:
    """Pairs of a pick and the next one; 24 degrees of freedom, 99.9 % point 51.2."""
    chance, among = Chance("pairs"), list(range(5))
    picks = [chance.choose(counter, among) for counter in range(5001)]
    counts = Counter(5 * a + b for a, b in pairwise(picks))
    assert chi_square(counts, 25) < 51.2


def test_a_shuffle_keeps_the_cards() -> None:
    cards = list(range(80))
    Chance("keep").shuffle(3, cards)
    assert sorted(cards) == list(range(80))


@pytest.mark.parametrize("cards", [[], [7]])
def test_nothing_to_shuffle(cards: list[int]) -> None:
    left = list(cards)
    Chance("none").shuffle(1, left)
    assert left == cards


def test_shuffles_differ_by_counter_and_seed() -> None:
    seen = set()
    for seed in ("a", "b"):
        for counter in range(20):
            cards = list(range(80))
            Chance(seed).shuffle(counter, cards)
            seen.add(tuple(cards))
    assert len(seen) == 40


def test_the_same_on_any_machine() -> None:
    """Numbers that must never change: old games could not be replayed."""
    cards = list(range(10))
    Chance("boomtown").shuffle(1, cards)
    picks = [Chance("boomtown").choose(i, list(range(80))) for i in range(5)]
    assert (cards, picks) == GOLDEN


GOLDEN = ([8, 1, 5, 6, 3, 7, 2, 0, 9, 4], [29, 0, 46, 79, 26])


def test_same_seed_same_game() -> None:
    a, b = moved(60), moved(60)
    assert a.save() == b.save()
    assert a.events() == b.events()


def test_a_seed_may_be_text_or_number() -> None:
    assert new_game(SETUP, 17).save() == new_game(SETUP, "17").save()


# --- refusals


def test_refusal_says_what_was_expected_and_what_came() -> None:
    game = Position(seat("sheriff", "Willy the Kid"), seat("outlaw", "Rose Doolan")).game
    with pytest.raises(IllegalChoice) as error:
        game.apply(7)
    assert str(error.value) == "expected one of -2, got 7 (ask: play, seat 0, move 0)"


@pytest.mark.parametrize("choice", [None, "turn over", b"end turn", ["end turn"], 1 << 70, -99])
def test_refusal_of_anything_else(choice: Any) -> None:
    game = moved()
    before = game.save()
    with pytest.raises(IllegalChoice, match="expected one of"):
        game.apply(choice)
    assert game.save() == before


def test_no_choice_when_the_game_is_over() -> None:
    p = Position(seat("sheriff", "Willy the Kid", "BANG!"), seat("outlaw", "Rose Doolan", life=1))
    p.do("A: play BANG! on B")
    with pytest.raises(IllegalChoice, match=r"^expected no choice, the game is over, got -2$"):
        p.game.apply(END)


def test_nothing_to_take_back() -> None:
    game = Position(seat("sheriff", "Willy the Kid"), seat("outlaw", "Rose Doolan")).game
    with pytest.raises(IllegalChoice) as error:
        game.undo(1)
    assert str(error.value) == "expected a choice of seat 1 that can be taken back, got none (move 0)"


# --- taking back


def test_an_answer_is_taken_back_by_who_gave_it() -> None:
    p = shot()
    p.game.undo(1)
    assert p.asked == ("B", "shot")
    assert len(p.hand("B")) == 2


def test_an_action_takes_its_answers_back_with_it() -> None:
    p = shot()
    p.game.undo(0)
    assert p.asked == ("A", "play")
    assert (len(p.hand("A")), len(p.hand("B"))) == (3, 2)
    assert not p.game.can_undo(1)


def test_the_next_action_shuts_the_door() -> None:
    p = shot().do("A: play BANG! 3C on C")
    assert not p.game.can_undo(1)
    p.game.undo(0)
    assert not p.game.can_undo(0)
    assert len(p.hand("A")) == 2


def test_few_choices_have_to_be_played_again_to_take_one_back() -> None:
    """A game keeps a copy of an earlier point, and makes a new one when many choices have come since."""
    game, rnd, longest = new_game({"players": 8, "sets": ["bonus", "dodge_city"]}, "long"), Random(7), 0
    while game.ask is not None:
        game.apply(rnd.choice(game.ask.options))
        assert game.point is not None
        longest = max(longest, len(game.point.choices))
    assert LONG <= longest < 2 * LONG < game.moves


def test_a_loaded_game_takes_back_what_came_before_and_after() -> None:
    game = load_game(shot().game.save())
    assert (game.can_undo(0), game.can_undo(1)) == (True, True)
    game.undo(1)
    assert pending(game).who == 1
    game.undo(0)
    assert (pending(game).who, pending(game).why) == (0, "play")


def test_what_is_asked_again_is_the_same_question() -> None:
    """A caller that has kept the questions finds this one among them."""
    game = Position(seat("sheriff", "Willy the Kid", "BANG! 2C"), seat("outlaw", "Rose Doolan", "Missed! 2S")).game
    question = game.ask
    game.apply("play BANG! on B")
    game.undo(0)
    assert game.ask is question


def test_who_has_chosen_nothing_takes_nothing_back() -> None:
    assert not shot().game.can_undo(2)


def test_a_revealed_card_shuts_the_door() -> None:
    p = Position(
        seat("sheriff", "Willy the Kid", "BANG! 2C, Saloon"),
        seat("outlaw", "Rose Doolan", "Missed! 2S", "Barrel"),
        seat("renegade", "Black Jack"),
    ).do("A: play BANG! on B")
    assert p.game.can_undo(0)
    p.do("B: use Barrel")
    assert not p.game.can_undo(0)
    assert not p.game.can_undo(1)


def test_an_ability_with_its_price_is_taken_back_whole() -> None:
    p = Position(
        seat("sheriff", "Sid Ketchum", "Saloon, Gatling, Duel", life=2),
        seat("outlaw", "Rose Doolan"),
        seat("renegade", "Black Jack"),
    )
    before = stands(p.game)
    p.do("A: use Sid Ketchum discarding Saloon, Gatling")
    assert p.life("A") == 3
    p.game.undo(0)
    assert stands(p.game) == before


def test_in_the_middle_of_a_price() -> None:
    p = Position(
        seat("sheriff", "Sid Ketchum", "Saloon, Gatling, Duel", life=2),
        seat("outlaw", "Rose Doolan"),
        seat("renegade", "Black Jack"),
    )
    before = stands(p.game)
    p.do("A: use Sid Ketchum")
    p.game.undo(0)
    assert stands(p.game) == before


def test_after_taking_back_the_game_goes_on_the_same() -> None:
    """The other choice, as if it had been the first."""
    a, b = shot(), shot()
    a.game.undo(1)
    a.do("B: pass")
    fresh = Position(
        seat("sheriff", "Willy the Kid", "BANG! 2C, BANG! 3C, Saloon"),
        seat("outlaw", "Rose Doolan", "Missed! 2S, Missed! 3S"),
        seat("renegade", "Black Jack", "Missed! 4S"),
    ).do("A: play BANG! 2C on B", "B: pass")
    assert stands(a.game) == stands(fresh.game)
    assert stands(b.game) != stands(fresh.game)


# --- clones


def test_a_clone_is_independent() -> None:
    game = moved()
    before = game.save()
    twin = game.clone()
    rnd = Random(3)
    while not twin.over:
        twin.apply(rnd.choice(pending(twin).options))
    assert game.save() == before
    assert twin.winners
    assert not game.winners


def test_the_clone_stays_when_the_game_goes_on() -> None:
    game = moved()
    twin = game.clone()
    before = twin.save()
    rnd = Random(3)
    for _ in range(40):
        if not game.over:
            game.apply(rnd.choice(pending(game).options))
    assert twin.save() == before


def test_a_clone_keeps_no_events_and_takes_nothing_back() -> None:
    p = shot()
    twin = p.game.clone()
    assert twin.events() == []
    assert twin.event_count == p.game.event_count
    assert not twin.can_undo(0)
    with pytest.raises(IllegalChoice, match="can be taken back"):
        twin.undo(0)


def test_a_game_without_record_plays_the_same() -> None:
    bare, recorded = new_game(SETUP, "quiet", record=False, knowledge=True), new_game(SETUP, "quiet")
    rnd = Random(4)
    while not recorded.over:
        choice = rnd.choice(pending(recorded).options)
        recorded.apply(choice)
        bare.apply(choice)
    assert bare.state.save() == recorded.state.save()
    assert bare.result == recorded.result
    assert bare.events() == []


# --- saves


def test_save_and_load_at_every_decision_with_taking_back() -> None:
    """A loaded game may take back what the saved one could, and lands at the same place."""
    game, rnd, undone = new_game(SETUP, "saves"), Random(5), 0
    for _ in range(250):
        if game.over:
            break
        data = json.loads(json.dumps(game.save()))
        loaded = load_game(data)
        assert loaded.save() == data
        able = [s for s in range(5) if game.can_undo(s)]
        assert able == [s for s in range(5) if loaded.can_undo(s)]
        if able and rnd.random() < 0.2:
            who = rnd.choice(able)
            game.undo(who)
            loaded.undo(who)
            undone += 1
        else:
            choice = rnd.choice(pending(game).options)
            game.apply(choice)
            loaded.apply(choice)
        assert loaded.save() == game.save()
    assert undone > 10
    assert game.choices is not None
    again = replay(game.setup, game.seed, game.choices)
    assert again.save() == game.save()
    assert again.events() == game.events()


def test_a_game_that_is_over_can_be_saved() -> None:
    game = moved(5000)
    assert game.over
    loaded = load_game(json.loads(json.dumps(game.save())))
    assert loaded.over
    assert (loaded.winners, loaded.result) == (game.winners, game.result)


def test_events_are_numbered_on_after_a_load() -> None:
    game = moved()
    loaded = load_game(game.save())
    assert loaded.event_count == game.event_count
    assert loaded.events() == []
    for g in (game, loaded):
        rnd = Random(6)
        for _ in range(10):
            g.apply(rnd.choice(pending(g).options))
    since = game.event_count - len(loaded.events())
    assert loaded.events() == game.events(since)
    assert loaded.events(0, 2) == game.events(since, 2)


def test_a_save_shares_nothing_with_the_game() -> None:
    for game in (moved(0), moved(), load_game(moved(0).save())):
        data = game.save()
        text = json.dumps(data)
        for g in (game, load_game(data)):
            rnd = Random(6)
            for _ in range(20):
                g.apply(rnd.choice(pending(g).options))
        assert json.dumps(data) == text


def broken(**changes: object) -> dict[str, Any]:
    """A save with some parts changed, or left out."""
    data = json.loads(json.dumps(moved().save())) | changes
    return {key: value for key, value in data.items() if value != "left out"}


@pytest.mark.parametrize("wrong", [0, 2, "1", None])
def test_another_format(wrong: object) -> None:
    with pytest.raises(SaveError, match=f"^expected save format 1, got {wrong!r}$"):
        load_game(broken(format=wrong))


@pytest.mark.parametrize(
    "part", ["format", "game", "setup", "seed", "moves", "events", "choices", "state", "stack", "ask", "past"]
)
def test_missing_part(part: str) -> None:
    with pytest.raises(SaveError, match=r"(expected|must be) .* got"):
        load_game(broken(**{part: "left out"}))


@pytest.mark.parametrize(
    "changes",
    [
        {"state": {}},
        {"state": []},
        {"stack": [{"step": "Shoot", "with": []}]},
        {"stack": [{"step": "Shoot", "with": [1] * 30}]},
        {"stack": 7},
        {"ask": {"who": 0}},
        {"ask": 3},
        {"past": [{}]},
        {"setup": 5},
        {"game": "poker"},
        {"game": ["bang"]},
    ],
    ids=str,
)
def test_wrong_part(changes: dict[str, Any]) -> None:
    with pytest.raises(SaveError, match=r"(expected|must be) .* got"):
        load_game(broken(**changes))


def test_a_moment_without_a_question() -> None:
    data = json.loads(json.dumps(shot().game.save()))
    data["past"][0]["ask"] = None
    with pytest.raises(SaveError, match="expected a complete save"):
        load_game(data)


def test_a_state_of_another_shape() -> None:
    data = broken()
    data["state"]["hands"] = data["state"]["hands"][:2]
    data["state"]["tables"] = data["state"]["tables"][:2]
    with pytest.raises(SaveError, match="expected a complete save"):
        load_game(data)


def test_unknown_step() -> None:
    with pytest.raises(SaveError, match=r"^expected a step of this version, got 'Teleport'$"):
        load_game(broken(stack=[{"step": "Teleport", "with": []}]))


@pytest.mark.parametrize("data", [None, 3, "text", []])
def test_no_save_at_all(data: Any) -> None:
    with pytest.raises(SaveError, match="expected a saved game, got"):
        load_game(data)


# --- steps as data


def test_steps_are_packed_with_what_lies_in_them() -> None:
    step = Waiting(1, ("a", "b"), Waiting(2), True)
    data = json.loads(json.dumps(pack(step)))
    assert data == {"step": "Waiting", "with": [1, ["a", "b"], {"step": "Waiting", "with": [2, [], None, False]}, True]}
    assert unpack(data, "kernel") == step


def test_a_step_of_another_game_is_unknown() -> None:
    with pytest.raises(SaveError, match="expected a step of this version, got 'Waiting'"):
        unpack(pack(Waiting(1)), "card")


def test_only_plain_data_is_packed() -> None:
    with pytest.raises(AssertionError, match="not plain data"):
        pack(Waiting(1, [1]))  # type: ignore[arg-type]  # a list on purpose


def test_two_steps_of_one_name_are_a_bug() -> None:
    first = Waiting
    second: type = dataclass(type("Waiting", (Frame,), {"__module__": first.__module__}))
    try:
        with pytest.raises(AssertionError, match=r"two frames named kernel\.Waiting"):
            unpack({"step": "Nothing", "with": []}, "kernel")
    finally:
        second.__module__ = "tests.elsewhere.test_game"  # there are no two of them for the tests that follow


# --- replay


def test_replay_names_the_choice_that_does_not_fit() -> None:
    game = moved()
    assert game.choices is not None
    choices = [*game.choices[:10], 1 << 60]
    with pytest.raises(IllegalChoice, match=r"^choice number 10: expected one of "):
        replay(game.setup, game.seed, choices)


def test_replay_of_a_taking_back_that_is_none() -> None:
    with pytest.raises(IllegalChoice, match=r"^choice number 0: expected a choice of seat 3 that can be taken back"):
        replay(SETUP, "none", [UNDO - 3])


def test_replay_of_nothing_is_the_beginning() -> None:
    assert replay(SETUP, "begin", []).save() == new_game(SETUP, "begin").save()
