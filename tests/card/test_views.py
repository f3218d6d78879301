"""Views of seats, spectators and eliminated players while cards or roles are hidden (core 14)."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from boomtown.games import Game, new_game
from boomtown.kernel.chance import Chance
from tests.card.position import Position, decision_of, pending, seat

SEED = "a seed that would be found if it were there"


def plain(**more: Any) -> Position:
    return Position(
        seat("sheriff", "Willy the Kid", "BANG! 2C, Beer 6H", "Schofield JC"),
        seat("outlaw", "Rose Doolan", "Missed! 2S"),
        seat("outlaw", "Paul Regret", "", "Barrel QS"),
        seat("renegade", "Black Jack", "Saloon"),
        **more,
    )


def roles(view: dict[str, Any]) -> list[str | None]:
    return [s["role"] for s in view["seats"]]


# --- a seat


def test_a_seat_sees_its_own_hand_and_role() -> None:
    p = plain()
    view = p.game.view(1)
    assert view["you"] == 1
    assert view["hand"] == p.hand("B")
    assert roles(view) == ["sheriff", "outlaw", None, None]
    assert [s["hand"] for s in view["seats"]] == [2, 1, 0, 1]


def test_a_seat_sees_no_card_of_another() -> None:
    p = plain()
    shown = json.dumps(p.game.view(2))
    lonely = json.loads(shown)
    assert lonely["hand"] == []
    hidden = {*p.hand("A"), *p.hand("B"), *p.hand("D"), *p.game.state.deck}
    assert not hidden & set(cards_in(lonely))


def cards_in(view: dict[str, Any]) -> list[int]:
    """Return every card id that a view shows."""
    rows = [view["hand"], view["looking"], view["row"], view["turned"], *(s["table"] for s in view["seats"])]
    return [c for row in rows for c in row] + [
        c for c in (view["discard"]["top"], view["discard"]["below"]) if c is not None
    ]


def test_distances_are_measured_from_the_seat() -> None:
    view = plain().game.view(0)
    assert [s["distance"] for s in view["seats"]] == [None, 1, 3, 1]
    assert [s["in_reach"] for s in view["seats"]] == [False, True, False, True]
    assert view["seats"][0]["range"] == 2
    assert view["bangs"] == {"played": 0, "limit": 99}


def test_the_table_is_public() -> None:
    p = plain(discard="Gatling, Duel, Jail")
    for reader in (None, 0, 1, 2, 3):
        view = p.game.view(reader)
        assert view["seats"][2]["table"] == [p.card("Barrel QS")]
        assert view["seats"][0]["weapon"] == p.card("Schofield JC")
        assert view["discard"] == {"count": 3, "top": p.card("Gatling"), "below": p.card("Duel")}
        assert view["deck"] == len(p.game.state.deck)
        assert view["result"] is None


# --- a spectator


def test_a_spectator_sees_no_hand_and_only_the_sheriff() -> None:
    p = plain()
    view = p.game.view(None)
    assert (view["you"], view["hand"], view["looking"], view["choices"]) == (None, [], [], [])
    assert roles(view) == ["sheriff", None, None, None]
    assert [s["distance"] for s in view["seats"]] == [None] * 4
    assert not any(s["in_reach"] for s in view["seats"])
    assert not view["can_undo"]


# --- eliminated players


def fallen() -> Position:
    return Position(
        seat("sheriff", "Willy the Kid", "BANG! 2C, BANG! 3C"),
        seat("outlaw", "Rose Doolan", "Missed! 2S", "Schofield", life=1),
        seat("outlaw", "Paul Regret", "Beer"),
        seat("renegade", "Black Jack"),
    ).do("A: play BANG! on B", "B: pass")


def test_the_role_of_the_fallen_is_shown_to_all() -> None:
    p = fallen()
    for reader in (None, 0, 2, 3):
        out = p.game.view(reader)["seats"][1]
        assert (out["role"], out["role_public"], out["alive"], out["life"]) == ("outlaw", True, False, 0)
        assert (out["hand"], out["table"], out["distance"]) == (0, [], None)


def test_the_fallen_see_no_more_than_a_spectator() -> None:
    p = fallen()
    view = p.game.view(1)
    assert roles(view) == ["sheriff", "outlaw", None, None]
    assert view["hand"] == []
    assert [s["distance"] for s in view["seats"]] == [None] * 4
    spectator = p.game.view(None)
    assert {k: v for k, v in view.items() if k != "you"} == {k: v for k, v in spectator.items() if k != "you"}


def test_the_fallen_learn_no_new_card() -> None:
    p = fallen()
    drawn = [e for e in p.events("B") if e["t"] == "draw"]
    assert drawn
    assert all(e["cards"] is None for e in drawn)


# --- hidden cards


def test_kit_carlson_alone_sees_what_he_looks_at() -> None:
    p = Position(
        seat("sheriff", "Kit Carlson"),
        seat("outlaw", "Rose Doolan"),
        seat("renegade", "Black Jack"),
        phase="draw",
        deck="Saloon, Dynamite, Gatling",
    ).do("A: use Kit Carlson")
    looked = [p.card("Saloon"), p.card("Dynamite"), p.card("Gatling")]
    assert p.game.view(0)["looking"] == looked
    assert [o["card"] for o in decision_of(p.game, 0)["options"]] == looked
    for reader in (None, 1, 2):
        assert p.game.view(reader)["looking"] == []
        assert not set(looked) & set(cards_in(p.game.view(reader)))
    assert p.game.view(None)["deck"] == len(p.game.state.deck)


def test_kit_carlsons_choice_stays_his() -> None:
    """The first card kept stays hidden too, during the choice of the second."""
    p = Position(
        seat("sheriff", "Kit Carlson"),
        seat("outlaw", "Rose Doolan"),
        seat("renegade", "Black Jack"),
        phase="draw",
        deck="Saloon, Dynamite, Gatling",
    ).do("A: use Kit Carlson")
    before = p.game.view(1)
    p.do("A: choose Gatling")
    after = p.game.view(1)
    assert {k: v for k, v in after.items() if k != "move"} == {k: v for k, v in before.items() if k != "move"}


def test_claus_alone_sees_what_he_gives_away() -> None:
    p = Position(
        seat("sheriff", "Claus the Saint"),
        seat("outlaw", "Rose Doolan"),
        seat("renegade", "Black Jack"),
        sets=("bonus",),
        phase="start",
    )
    assert len(p.game.view(0)["looking"]) == 4
    assert p.game.view(1)["looking"] == p.game.view(None)["looking"] == []


def test_lucky_dukes_cards_are_seen_by_all() -> None:
    p = Position(
        seat("sheriff", "Willy the Kid", "BANG!"),
        seat("outlaw", "Lucky Duke", "", "Barrel"),
        seat("renegade", "Black Jack"),
        deck="Winchester, Saloon",
    ).do("A: play BANG! on B", "B: use Barrel")
    assert p.asked == ("B", "check")
    for reader in (None, 0, 1, 2):
        assert p.game.view(reader)["turned"] == [p.card("Winchester"), p.card("Saloon")]
    p.do("B: choose Saloon")
    assert p.game.view(None)["turned"] == []


def test_the_row_of_a_general_store_is_seen_by_all() -> None:
    p = Position(
        seat("sheriff", "Willy the Kid", "General Store"),
        seat("outlaw", "Rose Doolan"),
        seat("renegade", "Black Jack"),
        deck="Saloon, Gatling, Duel",
    ).do("A: play General Store")
    assert p.game.view(None)["row"] == p.game.view(1)["row"] == [p.card(c) for c in ("Saloon", "Gatling", "Duel")]


def test_offered_characters_are_secret() -> None:
    game = new_game({"players": 5, "options": {"expert_characters": True}}, "expert")
    offered = game.state.choices
    for _ in range(5):
        for reader in range(5):
            view = game.view(reader)
            assert view["choices"] == list(offered[reader])
            assert [s["character"] for s in view["seats"]] == [None] * 5
            others = {name for p in range(5) if p != reader for name in offered[p]}
            assert not any(name in json.dumps(view) for name in others)
        assert game.view(None)["choices"] == []
        assert game.decision((pending(game).who + 1) % 5) is None
        game.apply(pending(game).options[-1])
    assert game.view(None)["choices"] == game.view(1)["choices"] == []
    assert [s["character"] for s in game.view(None)["seats"]] == [pair[-1] for pair in offered]


def test_at_the_end_every_role_is_shown() -> None:
    p = Position(seat("renegade", "Willy the Kid", "BANG!, Saloon"), seat("sheriff", "Rose Doolan", life=1))
    p.do("A: play BANG! on B")
    view = p.game.view(None)
    assert roles(view) == ["renegade", "sheriff"]
    assert view["result"] == {"winners": [0], "side": "renegade", "roles": ["renegade", "sheriff"]}
    assert (view["phase"], view["asked"], view["asked_why"]) == ("over", None, None)
    assert view["hand"] == []


# --- the seed


def shown(game: Game) -> list[list[Any]]:
    """Return all views, questions and events of this decision, for every reader."""
    seats = (None, *range(game.players))
    return [[game.view(s), game.decision(s), game.events(0, s)] for s in seats]


@pytest.mark.parametrize("options", [{}, {"expert_characters": True}])
def test_the_seed_and_what_comes_of_it_is_nowhere(options: dict[str, bool]) -> None:
    game = new_game({"players": 5, "sets": ["bonus"], "options": options}, SEED)
    key = game.chance.key
    secrets = [SEED, key.hex(), str(int.from_bytes(key, "little")), str(int.from_bytes(key, "big")), str(list(key))]
    rnd = Random(1)
    for move in range(120):
        if game.over:
            break
        if move % 10 == 0:
            text = json.dumps(shown(game))
            assert not any(secret in text for secret in secrets)
            assert '"seed"' not in text
            assert '"draws"' not in text
        game.apply(rnd.choice(pending(game).options))


def test_other_seeds_share_no_key() -> None:
    keys = {Chance(seed).key for seed in ("", "1", "2", "12", " 1", "1 ")}
    assert len(keys) == 6
    assert all(len(key) == 32 for key in keys)


def test_the_key_is_not_the_seed() -> None:
    """The key is no plain hash of the seed either: any table with the seed could compute that."""
    from hashlib import sha256

    key = Chance("1").key
    assert key != sha256(b"1").digest()


def test_other_seeds_are_other_games() -> None:
    setup = {"players": 5, "sets": ["bonus"]}
    games = [new_game(setup, seed) for seed in range(20)]
    assert len({tuple(g.state.deck) for g in games}) == 20
    assert len({g.state.characters for g in games}) == 20
    assert len({g.state.roles for g in games}) > 5


def test_card_ids_say_nothing_about_the_deck() -> None:
    """The ids are the same in every game: they identify the card and do not depend on the deal."""
    a, b = (new_game({"players": 4}, seed) for seed in ("a", "b"))
    everywhere = [sorted([*g.state.deck, *(c for h in g.state.hands for c in h)]) for g in (a, b)]
    assert everywhere[0] == everywhere[1] == list(range(80))
