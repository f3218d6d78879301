"""Event deck of a new game: cards of the pile, its last card, second characters, lives by edition."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, cast

import pytest

from boomtown.card.cards import CHARACTERS, EVENTS, MAIN_DECK, NAMES
from boomtown.card.rules.event_deck import deck_of_event
from boomtown.games import Game, catalog, new_game
from tests.card.position import pending

HIGH_NOON = {
    *("Blessing", "Curse", "Ghost Town", "Gold Rush", "The Daltons", "The Doctor", "The Reverend", "Train Arrival"),
    *("Thirst", "Hangover", "The Sermon", "Shootout", "High Noon"),
}
BONUS = {"New Identity", "Handcuffs"}
FISTFUL = {
    *("Ambush", "Sniper", "Dead Man", "Blood Brothers", "The Judge", "Lasso", "Law of the West", "Hard Liquor"),
    *("Abandoned Mine", "Peyote", "Ranch", "Ricochet", "Russian Roulette", "Vendetta", "A Fistful of Cards"),
}
BOTH = ["high_noon", "fistful"]
LASTS = {"High Noon", "A Fistful of Cards"}


def started(sets: Sequence[str], seed: int = 1, players: int = 5, **options: Any) -> Game:
    return new_game({"players": players, "sets": list(sets), "options": options}, seed)


def pile(game: Game) -> list[str]:
    """Return the events of the pile, the next one first."""
    return [NAMES[i] for i in reversed(game.state.course.pile)]


# --- cards of the decks


def test_the_cards_of_the_two_decks() -> None:
    facts = catalog()["events"]
    assert {name for name, e in facts.items() if e["set"] == "high_noon"} == HIGH_NOON | BONUS
    assert {name for name, e in facts.items() if e["set"] == "fistful"} == FISTFUL
    assert {name for name, e in facts.items() if e.get("bonus")} == BONUS
    ours = [*HIGH_NOON, *FISTFUL]
    assert {name for name in ours if facts[name].get("last")} == LASTS
    counts = {s["id"]: s["events"] for s in catalog()["sets"]}
    assert {counts[name] for name in ("high_noon", "fistful")} == {15}


@pytest.mark.parametrize(
    ("timing", "names"),
    [
        ("enters", {"The Daltons", "The Doctor", "Russian Roulette"}),
        (
            "turn_start",
            {"Ghost Town", "High Noon", "New Identity", "Dead Man", "Blood Brothers", "A Fistful of Cards"},
        ),
        ("phase_1", {"Train Arrival", "Thirst", "Hard Liquor", "Abandoned Mine", "Peyote"}),
        ("phase_1_end", {"Handcuffs", "Ranch"}),
        ("turn_end", {"Vendetta"}),
    ],
)
def test_when_an_event_does_something(timing: str, names: set[str]) -> None:
    ours = [e for e in EVENTS.values() if deck_of_event(e.name) == MAIN_DECK]
    assert {e.name for e in ours if e.timing == timing} == names


# --- one deck


def test_without_the_sets_there_is_no_pile() -> None:
    game = started(["bonus", "dodge_city"])
    assert pile(game) == []
    assert game.view(0)["events"] is None


def test_high_noon_alone_is_whole() -> None:
    game = started(["high_noon"])
    assert sorted(pile(game)) == sorted(HIGH_NOON | BONUS)
    assert pile(game)[-1] == "High Noon"


def test_high_noon_without_the_bonus_events() -> None:
    game = started(["high_noon"], bonus_events=False)
    assert sorted(pile(game)) == sorted(HIGH_NOON)
    assert pile(game)[-1] == "High Noon"
    assert game.state.kept("spares") == ()


@pytest.mark.parametrize("bonus", [True, False])
def test_fistful_alone_is_whole_and_has_no_bonus_events(bonus: bool) -> None:
    game = started(["fistful"], bonus_events=bonus)
    assert sorted(pile(game)) == sorted(FISTFUL)
    assert pile(game)[-1] == "A Fistful of Cards"


@pytest.mark.parametrize("of_set", BOTH)
def test_options_of_both_decks_change_nothing_for_one(of_set: str) -> None:
    plain, told = started([of_set]), started([of_set], event_cards=12, last_event="A Fistful of Cards")
    assert pile(plain) == pile(told)


def test_the_order_comes_from_the_seed() -> None:
    orders = [tuple(pile(started(["high_noon"], seed))) for seed in range(10)]
    assert len(set(orders)) == 10
    assert {order[-1] for order in orders} == {"High Noon"}
    assert pile(started(["high_noon"], 3)) == list(orders[3])


# --- both decks


@pytest.mark.parametrize("count", [12, 13, 14, 15])
@pytest.mark.parametrize("last", sorted(LASTS))
def test_both_decks_give_so_many_cards_and_the_last_one_agreed(count: int, last: str) -> None:
    for seed in range(5):
        found = pile(started(BOTH, seed, event_cards=count, last_event=last))
        assert len(set(found)) == len(found) == count + 1
        assert found[-1] == last
        assert not LASTS & set(found[:-1])
        assert set(found) <= HIGH_NOON | BONUS | FISTFUL


def test_both_decks_by_default() -> None:
    found = pile(started(BOTH))
    assert (len(found), found[-1]) == (15, "High Noon")


def test_both_decks_are_mixed() -> None:
    """Every event of both decks occurs in some game; the bonus events are missing if the option leaves them out."""
    with_bonus: Counter[str] = Counter()
    without: Counter[str] = Counter()
    for seed in range(40):
        with_bonus.update(pile(started(BOTH, seed)))
        without.update(pile(started(BOTH, seed, bonus_events=False)))
    assert set(with_bonus) == HIGH_NOON | BONUS | FISTFUL - {"A Fistful of Cards"}
    assert set(without) == HIGH_NOON | FISTFUL - {"A Fistful of Cards"}


# --- the second characters of New Identity


def spares(game: Game) -> tuple[str, ...]:
    return cast("tuple[str, ...]", game.state.kept("spares"))


@pytest.mark.parametrize("players", [4, 7])
def test_everybody_gets_a_second_character_of_the_sets_in_use(players: int) -> None:
    for seed in range(8):
        game = started(["high_noon"], seed, players)
        everybody = [*spares(game), *game.state.characters]
        assert len(everybody) == len(set(everybody)) == 2 * players
        assert {CHARACTERS[name].set for name in everybody} == {"base"}


def test_eight_players_get_sixteen_characters() -> None:
    for seed in range(8):
        game = started(["bonus", "dodge_city", "high_noon"], seed, 8)
        assert len({*spares(game), *game.state.characters}) == 16


def test_second_characters_only_where_the_event_is_in_the_pile() -> None:
    dealt: Counter[bool] = Counter()
    for seed in range(30):
        game = started(BOTH, seed, event_cards=12)
        there = "New Identity" in pile(game)
        assert bool(spares(game)) == there
        dealt[there] += 1
    assert min(dealt[True], dealt[False]) > 0


def test_second_characters_are_dealt_after_the_choice_of_the_first() -> None:
    game = started(["high_noon"], 2, expert_characters=True)
    assert spares(game) == ()
    while pending(game).why == "character":
        game.apply(pending(game).options[-1])
    assert len({*spares(game), *game.state.characters}) == 10


def test_a_kept_character_is_nobodys_second() -> None:
    for seed in range(20):
        game = new_game({"players": 7, "sets": ["high_noon"], "keep": {"2": "Suzy Lafayette"}}, seed)
        assert game.state.characters[2] == "Suzy Lafayette"
        assert "Suzy Lafayette" not in spares(game)


def test_second_characters_change_no_life() -> None:
    for seed in range(5):
        s = started(["high_noon"], seed).state
        for p, name in enumerate(s.characters):
            assert s.max_life[p] == CHARACTERS[name].life + (s.roles[p] == "sheriff")


# --- lives by edition

THREE = ("Elena Fuente", "Pixie Pete", "Sean Mallory")


@pytest.mark.parametrize("name", THREE)
@pytest.mark.parametrize(("three", "lives"), [(True, 3), (False, 4)])
def test_three_or_four_lives(name: str, three: bool, lives: int) -> None:
    setup = {
        "players": 4,
        "sets": ["dodge_city"],
        "options": {"three_lives": three},
        "characters": ["Paul Regret", name, "Rose Doolan", "El Gringo"],
        "roles": ["sheriff", "outlaw", "outlaw", "renegade"],
    }
    s = new_game(setup, 1).state
    assert (s.life[1], s.max_life[1], len(s.hands[1])) == (lives, lives, lives)
    assert s.max_life[0] == 4


@pytest.mark.parametrize("name", THREE)
def test_three_lives_and_one_for_the_sheriff(name: str) -> None:
    setup = {
        "players": 4,
        "sets": ["dodge_city"],
        "options": {"three_lives": True},
        "characters": [name, "Paul Regret", "Rose Doolan", "El Gringo"],
        "roles": ["outlaw", "sheriff", "outlaw", "renegade"],
    }
    assert new_game(setup, 1).state.max_life[0] == 3
    s = new_game(setup | {"roles": ["sheriff", "outlaw", "outlaw", "renegade"]}, 1).state
    assert s.max_life[0] == 4


# --- three players


def test_three_players_have_open_roles_and_no_life_more() -> None:
    for seed in range(10):
        game = started(["dodge_city"], seed, 3)
        s = game.state
        assert s.max_life == tuple(CHARACTERS[name].life for name in s.characters)
        assert s.roles[s.turn] == "deputy"
        for reader in (None, 0, 1, 2):
            assert [seat["role"] for seat in game.view(reader)["seats"]] == list(s.roles)
            assert all(seat["role_public"] for seat in game.view(reader)["seats"])
