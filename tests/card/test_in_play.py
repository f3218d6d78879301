"""Cards in play at the start (setup key `in_play`), for experiments."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from boomtown.card.cards import KIND
from boomtown.games import SetupError, catalog, load_game, new_game, replay, spec_of
from boomtown.notation import read_game, write_game

ALL = [one["id"] for one in catalog()["sets"][1:]]
SETUP: dict[str, Any] = {"players": 8, "sets": ALL}
GIVEN = ["Barrel", "Calumet", "", "Observation Car", "Barrel", "Conestoga", "Volcanic", ""]


def _front(game: Any) -> list[list[str]]:
    return [[KIND[card] for card in cards] for cards in game.state.tables]


def _state(setup: dict[str, Any]) -> Any:
    return new_game(setup, "front").state


def test_they_lie_there_and_work() -> None:
    game = new_game(SETUP | {"in_play": GIVEN}, "front")
    assert _front(game) == [[name] if name else [] for name in GIVEN]
    mustang = _state({"players": 4, "in_play": ["Mustang", "", "", ""]})
    plain = _state({"players": 4})
    assert mustang.index.sees(1).dist[0] == plain.index.sees(1).dist[0] + 1


def test_no_card_exists_twice() -> None:
    """The given cards are missing in decks, offers and hands."""

    def cards(setup: dict[str, Any]) -> list[int]:
        s = _state(setup)
        return sorted(c for zone in (s.deck, *s.hands, *s.tables, *s.zones) for c in zone if c in range(len(KIND)))

    bases = SETUP | {"sets": ["dodge_city", "gold_rush"]}
    given = ["Barrel", "Calumet", "", "Pickaxe", "Barrel", "Conestoga", "Volcanic", "Wanted"]
    assert cards(bases | {"in_play": given}) == cards(bases)


def test_any_of_them_can_be_in_a_game() -> None:
    rnd = Random(1)
    names = spec_of("bang").cards_in_play(SETUP)
    assert {"Barrel", "Pickaxe", "Caboose"} <= {*names}
    assert {"Jail", "Bomb", "Yooma", "BANG!"}.isdisjoint(names)
    while names:
        given, names = names[:8], names[8:]
        game = new_game(SETUP | {"in_play": given + [""] * (8 - len(given))}, str(rnd.random()))
        while game.ask is not None:
            game.apply(rnd.choice(game.ask.options))


def test_it_is_saved_replayed_and_written() -> None:
    game = new_game(SETUP | {"in_play": GIVEN}, "front")
    for _ in range(12):
        assert game.ask is not None
        game.apply(game.ask.options[0])
    assert load_game(game.save()).save() == game.save()
    assert game.choices is not None
    assert replay(game.setup, game.seed, game.choices).save() == game.save()
    assert read_game(write_game(game)).game.save() == game.save()


@pytest.mark.parametrize(
    ("given", "said"),
    [
        (["Barel", "", "", ""], r"got 'Barel' \(did you mean 'Barrel'\?\)"),
        (["Jail", "", "", ""], "lay in front of them.*, got 'Jail'"),
        (["Mustang", "Mustang", "Mustang", ""], "often enough, got 'Mustang'"),
        (["Calumet", "", "", ""], "got 'Calumet'"),
        (["Barrel"], "must be 4 cards by seat"),
        ("Barrel", "must be a list by seat"),
    ],
)
def test_errors_name_what_was_expected(given: object, said: str) -> None:
    with pytest.raises(SetupError, match=said):
        new_game({"players": 4, "in_play": given}, 1)


def test_other_games_lack_it() -> None:
    with pytest.raises(SetupError, match="expected a setup key"):
        new_game({"game": "dice", "players": 4, "in_play": ["", "", "", ""]}, 1)
    assert not spec_of("dice").cards_in_play({"game": "dice", "players": 4})
