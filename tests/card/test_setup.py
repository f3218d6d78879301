"""New games up to the first decision: errors for invalid setups, the deal, options, kept characters."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from typing import Any, cast

import pytest

from boomtown.card.cards import BOOK, CHARACTERS, KIND
from boomtown.card.cards import OPTIONS as ALL_OPTIONS
from boomtown.card.cards import SETS as KNOWN
from boomtown.card.codes import card_of
from boomtown.games import Game, SetupError, catalog, new_game
from tests.card.position import pending

FOUR = {"players": 4}
PAIRS = {"expert_characters": True}
SETS = ", ".join(KNOWN)
OPTIONS = ", ".join(ALL_OPTIONS)
DODGE = ["dodge_city"]
EVENTS = ["high_noon", "fistful"]


# --- invalid setups


@pytest.mark.parametrize(
    ("setup", "says"),
    [
        ({}, "players must be 3 to 8, got None"),
        ({"players": 2}, "players must be 3 to 8, got 2"),
        ({"players": 9}, "players must be 3 to 8, got 9"),
        ({"players": 3}, "3 players need the set 'dodge_city', got sets []"),
        ({"players": 8, "sets": ["bonus"]}, "8 players need the set 'dodge_city', got sets ['bonus']"),
        ({"players": "5"}, "players must be 3 to 8, got '5'"),
        ({"players": 5.0}, "players must be 3 to 8, got 5.0"),
        ({"players": True}, "players must be 3 to 8, got True"),
        ({"players": [5]}, "players must be 3 to 8, got [5]"),
        (FOUR | {"game": "poker"}, "game must be one of bang, dice, duel, got 'poker'"),
        (FOUR | {"game": ["bang"]}, "game must be one of bang, dice, duel, got ['bang']"),
        (FOUR | {"sets": "bonus"}, "sets must be a list, got 'bonus'"),
        (FOUR | {"sets": ["old_town"]}, f"sets must be from {SETS}, got 'old_town'"),
        (FOUR | {"sets": ["bonsu"]}, f"sets must be from {SETS}, got 'bonsu' (did you mean 'bonus'?)"),
        (FOUR | {"options": ["no_book_cards"]}, "options must map names to values, got ['no_book_cards']"),
        (
            FOUR | {"options": {"no_book_card": True}},
            f"expected an option from {OPTIONS}, got 'no_book_card' (did you mean 'no_book_cards'?)",
        ),
        (FOUR | {"options": {"no_book_cards": 1}}, "option no_book_cards must be true or false, got 1"),
        (FOUR | {"options": {"bonus_events": "yes"}}, "option bonus_events must be true or false, got 'yes'"),
        (FOUR | {"options": {"event_cards": 11}}, "option event_cards must be one of 12, 13, 14, 15, got 11"),
        (FOUR | {"options": {"event_cards": "14"}}, "option event_cards must be one of 12, 13, 14, 15, got '14'"),
        (FOUR | {"options": {"event_cards": True}}, "option event_cards must be one of 12, 13, 14, 15, got True"),
        (
            FOUR | {"options": {"last_event": "Ghost Town"}},
            "option last_event must be one of High Noon, A Fistful of Cards, got 'Ghost Town'",
        ),
        (FOUR | {"options": {"last_event": False}}, None),
        (FOUR | {"options": {"last_event": ["High Noon"]}}, None),
        (FOUR | {"keep": ["Suzy Lafayette"]}, "keep must map seats to characters, got ['Suzy Lafayette']"),
        (FOUR | {"keep": {"4": "Suzy Lafayette"}}, "keep must name a seat from 0 to 3, got '4'"),
        (FOUR | {"keep": {"one": "Suzy Lafayette"}}, "keep must name a seat from 0 to 3, got 'one'"),
        (
            FOUR | {"keep": {"1": "Suzi Lafayette"}},
            "expected a character of the sets in use, got 'Suzi Lafayette' (did you mean 'Suzy Lafayette'?)",
        ),
        (FOUR | {"keep": {"1": "Uncle Will"}}, "expected a character of the sets in use, got 'Uncle Will'"),
        (FOUR | {"keep": {"1": ["Suzy Lafayette"]}}, None),
        (
            FOUR | {"keep": {"1": "Suzy Lafayette", "2": "Suzy Lafayette"}},
            "keep must name different characters, got {'1': 'Suzy Lafayette', '2': 'Suzy Lafayette'}",
        ),
        (FOUR | {"sheriff": 4}, "sheriff must name a seat from 0 to 3, got 4"),
        (FOUR | {"sheriff": -1}, "sheriff must name a seat from 0 to 3, got -1"),
        (FOUR | {"sheriff": "law"}, "sheriff must name a seat from 0 to 3, got 'law'"),
        (FOUR | {"sheriff": True}, "sheriff must name a seat from 0 to 3, got True"),
        (FOUR | {"sheriff": 1.5}, "sheriff must name a seat from 0 to 3, got 1.5"),
        (
            FOUR | {"roles": ["sheriff", "outlaw"]},
            "roles must be 4 of sheriff, deputy, outlaw, renegade with one sheriff, got ['sheriff', 'outlaw']",
        ),
        (FOUR | {"roles": ["outlaw"] * 4}, None),
        (FOUR | {"roles": ["sheriff"] * 4}, None),
        (FOUR | {"roles": ["sheriff", "outlaw", "outlaw", "cook"]}, None),
        (FOUR | {"roles": 4}, "roles must be a list by seat, got 4"),
        (
            {"players": 3, "sets": DODGE, "roles": ["deputy", "outlaw", "outlaw"]},
            "roles must be 3 of sheriff, deputy, outlaw, renegade with one sheriff, got ['deputy', 'outlaw', 'outlaw']",
        ),
        (FOUR | {"roles": ["deputy", "outlaw", "renegade", "outlaw"]}, None),
        ({"players": 3, "sets": DODGE, "sheriff": 3}, "sheriff must name a seat from 0 to 2, got 3"),
        ({"players": 8, "sets": DODGE, "keep": {"8": "Doc Holyday"}}, "keep must name a seat from 0 to 7, got '8'"),
        (FOUR | {"keep": {"1": "Doc Holyday"}}, "expected a character of the sets in use, got 'Doc Holyday'"),
        (FOUR | {"characters": ["Suzy Lafayette"]}, "characters must be 4 different ones, got ['Suzy Lafayette']"),
        (FOUR | {"characters": ["Suzy Lafayette"] * 4}, None),
        (FOUR | {"characters": 4}, "characters must be a list by seat, got 4"),
        (FOUR | {"ask_forced": "yes"}, "ask_forced must be true or false, got 'yes'"),
    ],
    ids=str,
)
def test_what_is_wrong_is_said(setup: dict[str, Any], says: str | None) -> None:
    """The error states the expected and the given value, and a similar name if there is one."""
    with pytest.raises(SetupError) as error:
        new_game(setup, 1)
    assert says is None or str(error.value) == says
    assert "got " in str(error.value)


def test_unknown_keys_are_refused_with_a_suggestion() -> None:
    with pytest.raises(
        SetupError, match=r"expected a setup key from game, .* got 'sherif' \(did you mean 'sheriff'\?\)"
    ):
        new_game(FOUR | {"sherif": 2}, 1)


@pytest.mark.parametrize("setup", [None, 4, "bang", [4]])
def test_no_mapping_is_no_setup(setup: object) -> None:
    with pytest.raises(SetupError, match="got "):
        new_game(cast("dict[str, Any]", setup), 1)


# --- the deal


COUNTS = {
    3: (0, 1, 1, 1),
    4: (1, 0, 2, 1),
    5: (1, 1, 2, 1),
    6: (1, 1, 3, 1),
    7: (1, 2, 3, 1),
    8: (1, 2, 3, 2),
}


@pytest.mark.parametrize("players", COUNTS)
def test_roles_by_number_of_players(players: int) -> None:
    for seed in range(5):
        roles = Counter(new_game({"players": players, "sets": DODGE}, seed).state.roles)
        assert tuple(roles[r] for r in ("sheriff", "deputy", "outlaw", "renegade")) == COUNTS[players]
    assert catalog()["roles"][str(players)] == list(COUNTS[players])


def test_three_and_eight_players_need_a_set() -> None:
    assert catalog()["players"] == [3, 8]
    assert catalog()["needs"] == {"3": DODGE, "8": DODGE}


def started(setup: dict[str, Any], seed: int = 1) -> Game:
    """Return a game before the first draw: the sheriff is Kit Carlson, who is asked how to draw."""
    return new_game({"players": 4, "characters": ["Kit Carlson", *PLAIN], "roles": ROLES} | setup, seed)


PLAIN = ["Paul Regret", "Rose Doolan", "El Gringo"]
EIGHT = ["Willy the Kid", "Sean Mallory", "Herb Hunter", "Lucky Duke", "Doc Holyday"]
ROLES = ["sheriff", "outlaw", "outlaw", "renegade"]


def test_lives_and_hands_by_bullets() -> None:
    """Lives and cards equal the bullets of the character; the sheriff has one more life, but no further card."""
    s = started({}).state
    assert s.life == [5, 3, 4, 3]
    assert s.max_life == (5, 3, 4, 3)
    assert [len(hand) for hand in s.hands] == [4, 3, 4, 3]
    assert len(s.deck) == 80 - 14


def test_the_sheriff_begins() -> None:
    for sheriff in range(4):
        roles = ["outlaw", "outlaw", "renegade"]
        roles.insert(sheriff, "sheriff")
        game = started({"roles": roles})
        assert game.state.turn == sheriff
        assert game.state.turn_no == 1


def test_every_seat_may_become_sheriff() -> None:
    assert {new_game(FOUR, seed).state.roles.index("sheriff") for seed in range(40)} == {0, 1, 2, 3}


def test_no_character_twice() -> None:
    for seed in range(10):
        characters = new_game({"players": 7, "sets": ["bonus"]}, seed).state.characters
        assert len(set(characters)) == 7


@pytest.mark.parametrize("mix", [[], ["bonus"], DODGE, ["bonus", "dodge_city"], ["high_noon", "fistful"]], ids=str)
def test_characters_come_only_with_their_set(mix: list[str]) -> None:
    games = [new_game({"players": 7, "sets": mix}, seed) for seed in range(12)]
    found = {CHARACTERS[c].set for game in games for c in game.state.characters}
    assert found == {"base", *mix} - {"high_noon", "fistful"}


def test_80_cards() -> None:
    s = new_game({"players": 7, "sets": ["bonus"]}, 1).state
    assert sorted(s.deck + [c for h in s.hands for c in h]) == list(range(80))


def test_120_cards_with_dodge_city() -> None:
    s = new_game({"players": 8, "sets": ["bonus", *DODGE]}, 1).state
    assert sorted(s.deck + [c for h in s.hands for c in h]) == list(range(120))


def test_events_bring_no_cards_of_the_deck() -> None:
    s = new_game({"players": 7, "sets": EVENTS}, 1).state
    assert len(s.deck) + sum(map(len, s.hands)) == 80


def test_69_cards_without_the_book() -> None:
    s = new_game(FOUR | {"options": {"no_book_cards": True}}, 1).state
    cards = s.deck + [c for h in s.hands for c in h]
    assert len(cards) == 69
    assert not BOOK & set(cards)
    gone = Counter(KIND[c] for c in range(80) if c not in cards)
    assert gone == {"General Store": 2, "Indians!": 2, "Duel": 3, "Jail": 3, "Dynamite": 1}


DEFAULTS = {
    "expert_characters": False,
    "no_book_cards": False,
    "three_lives": False,
    "spare_diamonds": False,
    "bonus_events": True,
    "event_cards": 14,
    "last_event": "High Noon",
    "law_costs_life": False,
    "dead_man_hunts": False,
    "shadow_gunslingers": False,
    "tornado_draws": False,
    "evelyn_two": False,
    "rosa_once": False,
    "orange_brings_load": False,
    "ghosts_resist_big_fifty": False,
    "bomb_on_anybody": False,
    "blank_station": "none",
    "yooma_two_cards": False,
    "next_stop_draws_at_end": False,
    "train_shots_uncounted": False,
    "fare_one_source": False,
}


def test_defaults_are_filled_in() -> None:
    assert new_game(FOUR, 1).setup == {"game": "bang", "sets": [], "options": DEFAULTS, "ask_forced": False} | FOUR
    assert {option["id"]: option["default"] for option in catalog()["options"]} == DEFAULTS


def test_a_value_given_stays() -> None:
    given = {"event_cards": 12, "last_event": "A Fistful of Cards", "bonus_events": False, "three_lives": True}
    assert new_game(FOUR | {"options": given}, 1).setup["options"] == DEFAULTS | given


def test_the_base_set_may_be_named() -> None:
    assert new_game(FOUR | {"sets": ["base", "bonus", "bonus"]}, 1).setup["sets"] == ["bonus"]


def test_a_setup_checked_once_is_a_setup() -> None:
    """The setup that a game stores creates the same game again."""
    wished = FOUR | {"keep": {2: "Suzy Lafayette"}, "sheriff": 1, "options": PAIRS}
    game = new_game(wished, 7)
    assert new_game(game.setup, 7).save() == game.save()


def test_the_callers_setup_stays_as_it_is() -> None:
    wished = {"players": 4, "options": {}}
    new_game(wished, 1)
    assert wished == {"players": 4, "options": {}}


# --- the expert variant: a choice of two characters


def test_each_seat_is_offered_two_in_secret() -> None:
    game = new_game({"players": 7, "sets": ["bonus"], "options": PAIRS}, 1)
    offered = game.state.choices
    assert [len(pair) for pair in offered] == [2] * 7
    assert len({name for pair in offered for name in pair}) == 14
    assert pending(game).why == "character"
    assert len(pending(game).options) == 2
    assert all(card_of(o) < 0 for o in pending(game).options)


def test_the_sheriff_chooses_first_and_all_get_what_they_chose() -> None:
    game = new_game(FOUR | {"options": PAIRS}, 3)
    sheriff, offered = game.state.turn, game.state.choices
    asked = []
    while pending(game).why == "character":
        asked.append(pending(game).who)
        game.apply(pending(game).options[len(asked) % 2])
    assert asked == [(sheriff + i) % 4 for i in range(4)]
    chosen = [game.state.characters[p] for p in asked]
    assert chosen == [offered[p][(i + 1) % 2] for i, p in enumerate(asked)]


def test_hands_are_dealt_after_the_choice() -> None:
    game = new_game(FOUR | {"options": PAIRS}, 3)
    assert all(not hand for hand in game.state.hands)
    for _ in range(4):
        game.apply(pending(game).options[0])
    s = game.state
    for p in range(4):
        if p != s.turn:
            assert len(s.hands[p]) == CHARACTERS[s.characters[p]].life == s.life[p]


# --- the next game


def test_survivors_keep_their_characters() -> None:
    game = new_game(FOUR | {"keep": {"2": "Suzy Lafayette", "0": "Lucky Duke"}}, 1)
    assert game.state.characters[2] == "Suzy Lafayette"
    assert game.state.characters[0] == "Lucky Duke"
    assert len(set(game.state.characters)) == 4


def test_kept_characters_are_dealt_to_nobody_else() -> None:
    for seed in range(20):
        characters = new_game({"players": 7, "keep": {"2": "Suzy Lafayette"}}, seed).state.characters
        assert characters.count("Suzy Lafayette") == 1


def test_a_kept_character_is_no_choice() -> None:
    game = new_game(FOUR | {"keep": {"2": "Suzy Lafayette"}, "options": PAIRS}, 1)
    assert game.state.choices[2] == ("Suzy Lafayette",)
    asked = []
    while pending(game).why == "character":
        asked.append(pending(game).who)
        game.apply(pending(game).options[0])
    assert sorted(asked) == [0, 1, 3]
    assert game.state.characters[2] == "Suzy Lafayette"


def test_three_players_keep_their_characters() -> None:
    setup = {"players": 3, "sets": DODGE, "keep": {"1": "Doc Holyday", "0": "Suzy Lafayette"}}
    for seed in range(10):
        characters = new_game(setup, seed).state.characters
        assert characters[:2] == ("Suzy Lafayette", "Doc Holyday")
        assert len(set(characters)) == 3


def test_eight_players_may_all_keep_theirs() -> None:
    keep = dict(zip(map(str, range(8)), [*PLAIN, *EIGHT], strict=False))
    s = new_game({"players": 8, "sets": DODGE, "keep": keep}, 1).state
    assert list(s.characters) == list(keep.values())


@pytest.mark.parametrize("seat", range(3))
def test_with_three_players_the_deputy_is_passed_on(seat: int) -> None:
    """The deputy takes the place of the sheriff and begins, on any seat."""
    for seed in range(5):
        s = new_game({"players": 3, "sets": DODGE, "sheriff": seat}, seed).state
        assert s.roles[seat] == "deputy"
        assert s.turn == seat
        assert sorted(s.roles) == ["deputy", "outlaw", "renegade"]


@pytest.mark.parametrize("seat", [0, 7])
def test_with_eight_players_the_sheriff_is_passed_on(seat: int) -> None:
    s = new_game({"players": 8, "sets": DODGE, "sheriff": seat}, 1).state
    assert s.roles[seat] == "sheriff"
    assert Counter(s.roles) == {"sheriff": 1, "deputy": 2, "outlaw": 3, "renegade": 2}


@pytest.mark.parametrize("seat", [0, 3, "2"])
def test_the_sheriff_is_passed_on(seat: int | str) -> None:
    for seed in range(5):
        s = new_game({"players": 5, "sheriff": seat}, seed).state
        assert s.roles[int(seat)] == "sheriff"
        assert sorted(s.roles) == ["deputy", "outlaw", "outlaw", "renegade", "sheriff"]


# --- given roles and characters


def test_given_roles_and_characters() -> None:
    s = started({}).state
    assert list(s.roles) == ROLES
    assert list(s.characters) == ["Kit Carlson", *PLAIN]


@pytest.mark.parametrize("roles", list(permutations(["deputy", "outlaw", "renegade"])), ids="-".join)
def test_given_roles_of_three(roles: tuple[str, ...]) -> None:
    game = new_game({"players": 3, "sets": DODGE, "roles": list(roles), "characters": PLAIN}, 1)
    assert game.state.roles == roles
    assert game.state.turn == roles.index("deputy")


def test_three_may_play_the_sheriffs_game_when_told_so() -> None:
    game = new_game({"players": 3, "sets": DODGE, "roles": ["outlaw", "sheriff", "renegade"]}, 1)
    assert game.state.turn == 1
    assert [s["role"] for s in game.view(None)["seats"]] == [None, "sheriff", None]


def test_given_characters_may_be_of_any_set() -> None:
    game = started({"characters": ["Uncle Will", *PLAIN]})
    assert game.state.characters[0] == "Uncle Will"


def test_given_characters_leave_nothing_to_choose() -> None:
    assert pending(started({"options": PAIRS})).why == "draw"
