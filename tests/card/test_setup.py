"""From a setup to the first decision: what is dealt, and what is said of a setup that is none."""

from __future__ import annotations

from collections import Counter

import pytest

from boomtown.card.cards import BOOK, CHARACTERS, KIND
from boomtown.card.codes import card_of
from boomtown.games import SetupError, catalog, new_game

FOUR = {"players": 4}
PAIRS = {"expert_characters": True}


# --- what is no setup


@pytest.mark.parametrize(
    ("setup", "says"),
    [
        ({}, "players must be 4 to 7, got None"),
        ({"players": 3}, "players must be 4 to 7, got 3"),
        ({"players": 8}, "players must be 4 to 7, got 8"),
        ({"players": "5"}, "players must be 4 to 7, got '5'"),
        ({"players": 5.0}, "players must be 4 to 7, got 5.0"),
        ({"players": True}, "players must be 4 to 7, got True"),
        ({"players": [5]}, "players must be 4 to 7, got [5]"),
        (FOUR | {"game": "poker"}, "game must be one of bang, got 'poker'"),
        (FOUR | {"game": ["bang"]}, "game must be one of bang, got ['bang']"),
        (FOUR | {"sets": "bonus"}, "sets must be a list, got 'bonus'"),
        (FOUR | {"sets": ["old_town"]}, "sets must be from base, bonus, got 'old_town'"),
        (FOUR | {"sets": ["bonsu"]}, "sets must be from base, bonus, got 'bonsu' (did you mean 'bonus'?)"),
        (FOUR | {"options": ["no_book_cards"]}, "options must map names to true or false, got ['no_book_cards']"),
        (
            FOUR | {"options": {"no_book_card": True}},
            (
                "expected an option from expert_characters, no_book_cards, got 'no_book_card'"
                " (did you mean 'no_book_cards'?)"
            ),
        ),
        (FOUR | {"options": {"no_book_cards": 1}}, "option no_book_cards must be true or false, got 1"),
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
        (FOUR | {"characters": ["Suzy Lafayette"]}, "characters must be 4 different ones, got ['Suzy Lafayette']"),
        (FOUR | {"characters": ["Suzy Lafayette"] * 4}, None),
        (FOUR | {"characters": 4}, "characters must be a list by seat, got 4"),
        (FOUR | {"ask_forced": "yes"}, "ask_forced must be true or false, got 'yes'"),
    ],
    ids=str,
)
def test_what_is_wrong_is_said(setup, says):
    """What was expected, what came, and a suggestion where one is near."""
    with pytest.raises(SetupError) as error:
        new_game(setup, 1)
    assert says is None or str(error.value) == says
    assert "got " in str(error.value)


def test_unknown_keys_are_refused_with_a_suggestion():
    with pytest.raises(
        SetupError, match=r"expected a setup key from game, .* got 'sherif' \(did you mean 'sheriff'\?\)"
    ):
        new_game(FOUR | {"sherif": 2}, 1)


@pytest.mark.parametrize("setup", [None, 4, "bang", [4]])
def test_no_mapping_is_no_setup(setup):
    with pytest.raises(SetupError, match="got "):
        new_game(setup, 1)


# --- what is dealt


@pytest.mark.parametrize("players", [4, 5, 6, 7])
def test_roles_by_number_of_players(players):
    counts = {4: (1, 0, 2, 1), 5: (1, 1, 2, 1), 6: (1, 1, 3, 1), 7: (1, 2, 3, 1)}[players]
    for seed in range(5):
        roles = Counter(new_game({"players": players}, seed).state.roles)
        assert tuple(roles[r] for r in ("sheriff", "deputy", "outlaw", "renegade")) == counts
    assert catalog()["roles"][str(players)] == list(counts)


def started(setup, seed=1):
    """A game whose sheriff's first two cards are not drawn yet: looked at through a character who is asked."""
    return new_game({"players": 4, "characters": ["Kit Carlson", *PLAIN], "roles": ROLES} | setup, seed)


PLAIN = ["Paul Regret", "Rose Doolan", "El Gringo"]
ROLES = ["sheriff", "outlaw", "outlaw", "renegade"]


def test_lives_and_hands_by_bullets():
    """As many lives and cards as bullets; one life more, but no card more, for the sheriff."""
    s = started({}).state
    assert s.life == [5, 3, 4, 3]
    assert s.max_life == (5, 3, 4, 3)
    assert [len(hand) for hand in s.hands] == [4, 3, 4, 3]
    assert len(s.deck) == 80 - 14


def test_the_sheriff_begins():
    for sheriff in range(4):
        roles = ["outlaw", "outlaw", "renegade"]
        roles.insert(sheriff, "sheriff")
        game = started({"roles": roles})
        assert game.state.turn == sheriff
        assert game.state.turn_no == 1


def test_every_seat_may_become_sheriff():
    assert {new_game(FOUR, seed).state.roles.index("sheriff") for seed in range(40)} == {0, 1, 2, 3}


def test_no_character_twice():
    for seed in range(10):
        characters = new_game({"players": 7, "sets": ["bonus"]}, seed).state.characters
        assert len(set(characters)) == 7


def test_bonus_characters_come_only_with_their_set():
    def sets(setup):
        return {CHARACTERS[c].set for seed in range(12) for c in new_game(setup, seed).state.characters}

    assert sets({"players": 7}) == {"base"}
    assert sets({"players": 7, "sets": ["bonus"]}) == {"base", "bonus"}


def test_80_cards():
    s = new_game({"players": 7, "sets": ["bonus"]}, 1).state
    assert sorted(s.deck + [c for h in s.hands for c in h]) == list(range(80))


def test_69_cards_without_the_book():
    s = new_game(FOUR | {"options": {"no_book_cards": True}}, 1).state
    cards = s.deck + [c for h in s.hands for c in h]
    assert len(cards) == 69
    assert not BOOK & set(cards)
    gone = Counter(KIND[c] for c in range(80) if c not in cards)
    assert gone == {"General Store": 2, "Indians!": 2, "Duel": 3, "Jail": 3, "Dynamite": 1}


def test_defaults_are_filled_in():
    options = {"expert_characters": False, "no_book_cards": False}
    assert new_game(FOUR, 1).setup == {"game": "bang", "sets": [], "options": options, "ask_forced": False} | FOUR


def test_the_base_set_may_be_named():
    assert new_game(FOUR | {"sets": ["base", "bonus", "bonus"]}, 1).setup["sets"] == ["bonus"]


def test_a_setup_checked_once_is_a_setup():
    """So that a game can be made again from what it says of itself."""
    wished = FOUR | {"keep": {2: "Suzy Lafayette"}, "sheriff": 1, "options": PAIRS}
    game = new_game(wished, 7)
    assert new_game(game.setup, 7).save() == game.save()


def test_the_callers_setup_stays_as_it_is():
    wished = {"players": 4, "options": {}}
    new_game(wished, 1)
    assert wished == {"players": 4, "options": {}}


# --- the expert variant: one of two


def test_each_seat_is_offered_two_in_secret():
    game = new_game({"players": 7, "sets": ["bonus"], "options": PAIRS}, 1)
    offered = game.state.choices
    assert [len(pair) for pair in offered] == [2] * 7
    assert len({name for pair in offered for name in pair}) == 14
    assert game.ask.why == "character"
    assert len(game.ask.options) == 2
    assert all(card_of(o) < 0 for o in game.ask.options)


def test_the_sheriff_chooses_first_and_all_get_what_they_chose():
    game = new_game(FOUR | {"options": PAIRS}, 3)
    sheriff, offered = game.state.turn, game.state.choices
    asked = []
    while game.ask.why == "character":
        asked.append(game.ask.who)
        game.apply(game.ask.options[len(asked) % 2])
    assert asked == [(sheriff + i) % 4 for i in range(4)]
    chosen = [game.state.characters[p] for p in asked]
    assert chosen == [offered[p][(i + 1) % 2] for i, p in enumerate(asked)]


def test_hands_are_dealt_after_the_choice():
    game = new_game(FOUR | {"options": PAIRS}, 3)
    assert all(not hand for hand in game.state.hands)
    for _ in range(4):
        game.apply(game.ask.options[0])
    s = game.state
    for p in range(4):
        if p != s.turn:
            assert len(s.hands[p]) == CHARACTERS[s.characters[p]].life == s.life[p]


# --- the next game


def test_survivors_keep_their_characters():
    game = new_game(FOUR | {"keep": {"2": "Suzy Lafayette", "0": "Lucky Duke"}}, 1)
    assert game.state.characters[2] == "Suzy Lafayette"
    assert game.state.characters[0] == "Lucky Duke"
    assert len(set(game.state.characters)) == 4


def test_kept_characters_are_dealt_to_nobody_else():
    for seed in range(20):
        characters = new_game({"players": 7, "keep": {"2": "Suzy Lafayette"}}, seed).state.characters
        assert characters.count("Suzy Lafayette") == 1


def test_a_kept_character_is_no_choice():
    game = new_game(FOUR | {"keep": {"2": "Suzy Lafayette"}, "options": PAIRS}, 1)
    assert game.state.choices[2] == ("Suzy Lafayette",)
    asked = []
    while game.ask.why == "character":
        asked.append(game.ask.who)
        game.apply(game.ask.options[0])
    assert sorted(asked) == [0, 1, 3]
    assert game.state.characters[2] == "Suzy Lafayette"


@pytest.mark.parametrize("seat", [0, 3, "2"])
def test_the_sheriff_is_passed_on(seat):
    for seed in range(5):
        s = new_game({"players": 5, "sheriff": seat}, seed).state
        assert s.roles[int(seat)] == "sheriff"
        assert sorted(s.roles) == ["deputy", "outlaw", "outlaw", "renegade", "sheriff"]


# --- given roles and characters


def test_given_roles_and_characters():
    s = started({}).state
    assert list(s.roles) == ROLES
    assert list(s.characters) == ["Kit Carlson", *PLAIN]


def test_given_characters_may_be_of_any_set():
    game = started({"characters": ["Uncle Will", *PLAIN]})
    assert game.state.characters[0] == "Uncle Will"


def test_given_characters_leave_nothing_to_choose():
    assert started({"options": PAIRS}).ask.why == "draw"
