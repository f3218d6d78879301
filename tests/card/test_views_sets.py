"""Views of green cards, borrowed and muted abilities, ghosts, targets and events."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from boomtown.card.cards import SETS
from boomtown.card.declared.memory import FACTS
from boomtown.games import new_game
from tests.card.position import DODGE, FIST, LETTERS, NOON, Position, four, new_bang, pending, seat

READERS = (None, 0, 1, 2, 3)


def of_seat(p: Position, letter: str, field: str, reader: int | None = None) -> Any:
    return p.game.view(reader)["seats"][LETTERS.index(letter)][field]


def for_all(p: Position, letter: str, field: str) -> Any:
    """Return a field of a seat after a check that every reader sees the same."""
    shown = [of_seat(p, letter, field, reader) for reader in READERS]
    assert all(value == shown[0] for value in shown)
    return shown[0]


def table_for_all(p: Position, field: str) -> Any:
    shown = [p.game.view(reader)[field] for reader in READERS]
    assert all(value == shown[0] for value in shown)
    return shown[0]


def test_nothing_of_it_in_the_base_game() -> None:
    p = four()
    view = p.game.view(0)
    assert (view["events"], view["spare"], view["suit"], view["duty"], view["backwards"]) == (
        None,
        None,
        None,
        None,
        False,
    )
    plain = {"waiting": [], "muted": [], "off": False, "lent": [], "ghost": False, "returns": False, "target": None}
    for shown in view["seats"]:
        assert {key: shown[key] for key in plain} == plain


# --- green cards


def test_a_green_card_waits_in_the_turn_in_which_it_was_laid() -> None:
    p = four("Sombrero, Knife", tables=("Canteen", "", "", ""), sets=DODGE)
    assert for_all(p, "A", "waiting") == []
    p.do("A: play Sombrero", "A: play Knife")
    assert for_all(p, "A", "waiting") == [p.card("Sombrero"), p.card("Knife")]
    p.do("A: end turn")
    assert for_all(p, "A", "waiting") == []


def test_a_blue_card_does_not_wait() -> None:
    p = four("Mustang", sets=DODGE).do("A: play Mustang")
    assert for_all(p, "A", "waiting") == []
    assert for_all(p, "A", "table") == [p.card("Mustang")]


# --- muted cards and abilities


def test_under_lasso_all_cards_in_play_sleep() -> None:
    p = four(tables=("Schofield", "Mustang, Barrel", "", ""), sets=FIST, event="Lasso")
    assert for_all(p, "A", "muted") == [p.card("Schofield")]
    assert for_all(p, "B", "muted") == [p.card("Mustang"), p.card("Barrel")]
    assert for_all(p, "C", "muted") == []
    assert [for_all(p, letter, "off") for letter in "ABCD"] == [False] * 4
    assert for_all(p, "A", "weapon") == p.card("Schofield")  # still in play, without its range
    assert for_all(p, "A", "range") == 1


def test_in_belle_stars_turn_the_cards_of_the_others_sleep() -> None:
    p = four(tables=("Scope", "Mustang", "Sombrero", ""), characters=("Belle Star",), sets=DODGE)
    assert for_all(p, "A", "muted") == []
    assert for_all(p, "B", "muted") == [p.card("Mustang")]
    assert for_all(p, "C", "muted") == [p.card("Sombrero")]
    p.do("A: end turn")
    assert for_all(p, "B", "muted") == for_all(p, "C", "muted") == []


def test_under_hangover_abilities_sleep_and_cards_do_not() -> None:
    p = four(tables=("Schofield", "", "", ""), sets=NOON, event="Hangover")
    assert [for_all(p, letter, "off") for letter in "ABCD"] == [True] * 4
    assert for_all(p, "A", "muted") == []


def test_abilities_are_on_without_hangover() -> None:
    p = four(sets=NOON, event="Blessing")
    assert [for_all(p, letter, "off") for letter in "ABCD"] == [False] * 4


# --- borrowed


def test_a_borrowed_ability_is_shown_to_all_until_it_ends() -> None:
    p = four(characters=("Willy the Kid", "Vera Custer"), sets=DODGE).do("A: end turn", "B: choose A")
    assert for_all(p, "B", "lent") == ["Willy the Kid"]
    p.do("B: end turn", "C: end turn")
    assert for_all(p, "B", "lent") == ["Willy the Kid"]
    p.do("D: end turn", "A: end turn")
    assert p.asked == ("B", "borrow")
    assert for_all(p, "B", "lent") == []


# --- ghosts


def ghost() -> Position:
    """Return the position in which the eliminated B will return as a ghost."""
    return four(more=({}, {"dead": True}, {}, {}), sets=NOON, event="Ghost Town")


def test_who_is_out_comes_back_under_ghost_town() -> None:
    p = ghost()
    assert [for_all(p, letter, "returns") for letter in "ABCD"] == [False, True, False, False]
    assert not for_all(p, "B", "alive")
    assert not for_all(p, "B", "ghost")


def test_a_ghost_is_in_the_game_for_his_turn() -> None:
    p = ghost().do("A: end turn")
    assert (for_all(p, "B", "ghost"), for_all(p, "B", "alive"), for_all(p, "B", "returns")) == (True, True, False)
    assert (for_all(p, "B", "life"), for_all(p, "B", "hand")) == (0, 3)
    assert of_seat(p, "B", "distance", 0) == 1
    assert of_seat(p, "B", "role", 0) == "outlaw"  # public since the elimination
    while p.game.state.turn == 1:
        p.game.apply(pending(p.game).options[-1])
    assert (for_all(p, "B", "ghost"), for_all(p, "B", "alive"), for_all(p, "B", "returns")) == (False, False, True)


def test_nobody_comes_back_without_such_an_event() -> None:
    p = four(more=({}, {"dead": True}, {}, {}), sets=NOON, event="Blessing")
    assert not for_all(p, "B", "returns")


def test_only_the_first_who_fell_comes_back_under_dead_man() -> None:
    p = four(more=({}, {"dead": True}, {}, {}), sets=FIST, event="Dead Man")
    assert for_all(p, "B", "returns")
    p.do("A: end turn")
    assert (for_all(p, "B", "returns"), for_all(p, "B", "alive"), for_all(p, "B", "ghost")) == (False, True, False)
    assert for_all(p, "B", "life") == 2


def test_the_second_who_fell_stays_out_under_dead_man() -> None:
    p = four(more=({}, {"dead": True}, {"dead": True}, {}), sets=FIST, event="Dead Man")
    assert [for_all(p, letter, "returns") for letter in "ABCD"] == [False, True, False, False]


# --- three players


def three(*hands: str, **more: Any) -> Position:
    """Return a position of three players: deputy, outlaw and renegade."""
    names = ("Willy the Kid", "Rose Doolan", "Black Jack")
    hands = (*hands, "", "", "")[:3]
    lives: tuple[dict[str, Any], ...] = ({}, {"life": 1}, {"life": 1})
    roles = ("deputy", "outlaw", "renegade")
    seats = [seat(r, n, h, **m) for r, n, h, m in zip(roles, names, hands, lives, strict=True)]
    return Position(*seats, sets=DODGE, **more)


def test_with_three_players_all_know_whom_each_hunts() -> None:
    p = three()
    for reader in (None, 0, 1, 2):
        view = p.game.view(reader)
        assert [s["target"] for s in view["seats"]] == [2, 0, 1]
        assert [s["role"] for s in view["seats"]] == ["deputy", "outlaw", "renegade"]
        assert all(s["role_public"] for s in view["seats"])


def test_the_hunt_is_over_once_somebody_fell_to_another_hand() -> None:
    """The deputy eliminates the outlaw, the target of the renegade."""
    p = three("BANG!").do("A: play BANG! on B")
    assert not p.game.over
    assert [s["target"] for s in p.game.view(0)["seats"]] == [None, None, None]


def test_with_a_sheriff_nobody_has_a_target() -> None:
    assert [s["target"] for s in four(sets=DODGE).game.view(0)["seats"]] == [None] * 4


# --- events


def test_the_pile_lies_face_up_and_shows_the_next_event() -> None:
    p = four(turn="D", sets=NOON, events="Thirst, Curse, High Noon")
    left = len(p.game.state.course.pile)
    assert left == 15  # events without a name in the list follow
    assert table_for_all(p, "events") == {"on": None, "next": "Thirst", "left": left}
    p.do("D: end turn")
    assert table_for_all(p, "events") == {"on": "Thirst", "next": "Curse", "left": left - 1}


def test_below_the_next_event_nothing_is_shown() -> None:
    setup = {"players": 5, "sets": ["high_noon", "fistful"]}
    game = new_game(setup, 1)
    order = game.state.course.pile
    before = [game.view(reader) for reader in (None, 0)]
    game.state.run_on(pile=(*reversed(order[:-1]), order[-1]))
    assert [game.view(reader) for reader in (None, 0)] == before


def test_the_last_event_stays() -> None:
    p = four(turn="D", sets=NOON, event="Blessing", events="").do("D: end turn")
    assert table_for_all(p, "events") == {"on": "Blessing", "next": None, "left": 0}


def test_the_spare_character_is_seen_by_its_owner_alone() -> None:
    more = tuple({"spare": name} for name in ("Lucky Duke", "Sid Ketchum", "El Gringo", "Jesse Jones"))
    p = four(sets=NOON, more=more, events="")
    assert [p.game.view(reader)["spare"] for reader in READERS] == [
        None,
        "Lucky Duke",
        "Sid Ketchum",
        "El Gringo",
        "Jesse Jones",
    ]
    for reader in READERS:
        others = {fields["spare"] for i, fields in enumerate(more) if i != reader}
        assert not any(name in repr(p.game.view(reader)) for name in others)


def test_the_old_character_is_the_spare_after_a_swap() -> None:
    more = tuple({"spare": name} for name in ("Lucky Duke", "Sid Ketchum", "El Gringo", "Jesse Jones"))
    p = four(turn="D", sets=NOON, more=more, event="New Identity", events="")
    p.do("D: end turn", "A: use New Identity")
    assert p.game.view(0)["spare"] == "Willy the Kid"
    assert for_all(p, "A", "character") == "Lucky Duke"
    assert (for_all(p, "A", "life"), for_all(p, "A", "max_life")) == (2, 5)


def test_the_suit_named_is_shown_for_that_turn() -> None:
    p = four("BANG! 2C", turn="D", sets=NOON, event="Handcuffs", events="").do("D: end turn")
    assert table_for_all(p, "suit") is None
    p.do("A: choose clubs")
    assert table_for_all(p, "suit") == "clubs"
    p.do("A: end turn")
    assert p.asked == ("B", "suit")
    assert table_for_all(p, "suit") is None


def test_the_card_that_must_be_played_is_shown() -> None:
    p = four(turn="D", sets=FIST, event="Law of the West", events="", deck="Missed! 2S, Beer 6H").do("D: end turn")
    assert p.game.state.turn == 0
    assert table_for_all(p, "duty") == p.card("Beer 6H")
    p.do("A: play Beer")
    assert table_for_all(p, "duty") is None


@pytest.mark.parametrize("event", ["Gold Rush", "Blessing"])
def test_the_direction_of_turns(event: str) -> None:
    p = four(sets=NOON, event=event, events="")
    assert table_for_all(p, "backwards") == (event == "Gold Rush")


def test_the_view_before_characters_are_chosen() -> None:
    setup = {"players": 5, "sets": ["dodge_city", "high_noon", "fistful"], "options": {"expert_characters": True}}
    view = new_game(setup, 1).view(0)
    assert view["phase"] == "setup"
    assert view["spare"] is None
    assert view["events"]["on"] is None
    assert not any(s["off"] or s["lent"] or s["ghost"] or s["returns"] for s in view["seats"])


def test_a_fact_is_told_to_everybody_alike_unless_it_says_so() -> None:
    """A fact that is not `own` has the same value for spectators and for every seat."""
    everybody = [fact for fact in FACTS.values() if not fact.own]
    assert everybody
    for seed in range(3):
        rnd, game = Random(seed), new_bang({"players": 7, "sets": list(SETS)}, seed)
        for _ in range(200):
            if game.ask is None:
                break
            for fact in everybody:
                told = fact.tell(game, None)
                assert all(fact.tell(game, p) == told for p in range(7)), fact.name
            game.apply(rnd.choice(game.ask.options))
