"""Known faults of other implementations, each with its tests."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from boomtown.card.cards import COPIES, KIND, PLAYED, PRINTED, RANK, SUIT
from boomtown.games import new_game
from tests.card.position import Position, seat

PLAIN = seat("renegade", "Black Jack")


def duke(deck: str, **more: Any) -> Position:
    """Return the position at the start of the turn of Lucky Duke (B), with a Dynamite or Jail in play."""
    p = Position(seat("sheriff", "Willy the Kid"), seat("outlaw", "Lucky Duke", **more), PLAIN, deck=deck)
    return p.do("A: end turn")


# --- Panic! with the distance not checked


def test_panic_reaches_the_neighbours_only() -> None:
    p = Position(
        seat("sheriff", "Willy the Kid", "Panic!", "Winchester"),
        seat("outlaw", "Slab the Killer", "Beer"),
        seat("outlaw", "Pedro Ramirez", "Beer", "Barrel"),
        seat("renegade", "Black Jack", "Duel"),
    )
    assert [o for o in p.could if "Panic" in o] == [
        "play Panic! JH on A's Winchester 8S",
        "play Panic! JH on B's hand",
        "play Panic! JH on D's hand",
    ]


def test_panic_does_not_reach_a_mustang_next_door() -> None:
    p = Position(
        seat("sheriff", "Willy the Kid", "Panic!"), seat("outlaw", "Slab the Killer", "Beer", "Mustang"), PLAIN
    )
    assert not any("on B" in o for o in p.could)


def test_panic_reaches_farther_with_a_scope() -> None:
    p = Position(
        seat("sheriff", "Willy the Kid", "Panic!", "Scope"),
        seat("outlaw", "Slab the Killer"),
        seat("outlaw", "Pedro Ramirez", "Beer"),
        PLAIN,
    )
    assert "play Panic! JH on C's hand" in p.could


# --- a Dynamite that never explodes for Lucky Duke


def test_dynamite_explodes_when_both_of_lucky_dukes_cards_are_bad() -> None:
    p = duke("Missed! 2S, Missed! 3S", table="Dynamite")
    assert p.asked == ("B", "check")
    p.do("B: choose Missed! 3S")
    assert p.life("B") == 1
    assert p.game.state.tables[1] == []
    assert p.card("Dynamite") in p.game.state.discard


@pytest.mark.parametrize("order", ["Missed! 2S, Saloon", "Saloon, Missed! 2S"])
def test_one_good_card_is_enough_for_lucky_duke(order: str) -> None:
    p = duke(order, table="Dynamite").do("B: choose Saloon")
    assert p.life("B") == 4
    assert p.game.state.tables[2] == [p.card("Dynamite")]


def test_lucky_duke_may_choose_the_bad_card() -> None:
    p = duke("Missed! 2S, Saloon", table="Dynamite").do("B: choose Missed!")
    assert p.life("B") == 1


# --- a first Jail flip ignored


def test_the_first_card_turned_frees_from_jail() -> None:
    p = Position(
        seat("sheriff", "Willy the Kid"),
        seat("outlaw", "Slab the Killer", table="Jail"),
        PLAIN,
        deck="Saloon, Winchester",
    ).do("A: end turn")
    assert p.asked == ("B", "play")
    assert p.game.state.turn == 1


def test_the_first_card_turned_keeps_in_jail() -> None:
    p = Position(
        seat("sheriff", "Willy the Kid"),
        seat("outlaw", "Slab the Killer", table="Jail"),
        PLAIN,
        deck="Winchester, Saloon",
    ).do("A: end turn")
    assert p.game.state.turn == 2
    assert p.game.state.tables[1] == []
    assert p.game.state.discard == [p.card("Winchester"), p.card("Jail")]


def test_one_card_is_turned_for_jail() -> None:
    p = Position(
        seat("sheriff", "Willy the Kid"),
        seat("outlaw", "Slab the Killer", table="Jail"),
        PLAIN,
        deck="Winchester, Saloon",
    ).do("A: end turn")
    assert p.event("check")["cards"] == [p.card("Winchester")]


# --- a Barrel alone stopping Slab


def slab(hand: str = "", table: str = "Barrel") -> Position:
    return Position(
        seat("sheriff", "Slab the Killer", "BANG!"), seat("outlaw", "Rose Doolan", hand, table), PLAIN, deck="Saloon"
    ).do("A: play BANG! on B", "B: use Barrel")


def test_a_barrel_alone_does_not_stop_slab() -> None:
    assert slab().life("B") == 3


def test_a_barrel_and_a_missed_stop_slab() -> None:
    p = slab("Missed!").do("B: play Missed!")
    assert p.life("B") == 4
    assert p.asked == ("A", "play")


def test_a_barrel_and_jourdonnais_stop_slab() -> None:
    p = Position(
        seat("sheriff", "Slab the Killer", "BANG!"),
        seat("outlaw", "Jourdonnais", "", "Barrel"),
        PLAIN,
        deck="Saloon, Beer 6H",
    ).do("A: play BANG! on B", "B: use Barrel", "B: use Jourdonnais")
    assert p.life("B") == 4


def test_slabs_gatling_needs_one() -> None:
    p = Position(
        seat("sheriff", "Slab the Killer", "Gatling"), seat("outlaw", "Rose Doolan", "", "Barrel"), PLAIN, deck="Saloon"
    ).do("A: play Gatling", "B: use Barrel")
    assert p.life("B") == 4


# --- Suzy Lafayette drawing in the middle of a Duel


def suzy() -> Position:
    return Position(
        seat("sheriff", "Willy the Kid", "Duel, BANG!, Saloon"), seat("outlaw", "Suzy Lafayette", "BANG!"), PLAIN
    ).do("A: play Duel on B", "B: discard BANG!")


def test_suzy_does_not_draw_in_the_middle_of_a_duel() -> None:
    p = suzy()
    assert p.asked == ("A", "duel")
    assert p.hand("B") == []
    p.do("A: discard BANG!")
    assert p.life("B") == 3


def test_suzy_draws_after_the_duel() -> None:
    p = suzy().do("A: discard BANG!")
    assert p.asked == ("B", "ability")
    p.do("B: use Suzy Lafayette")
    assert len(p.hand("B")) == 1


def test_suzy_draws_after_her_own_duel() -> None:
    p = Position(
        seat("sheriff", "Suzy Lafayette", "Duel, BANG!"), seat("outlaw", "Rose Doolan", "BANG!, BANG!"), PLAIN
    ).do("A: play Duel on B", "B: discard BANG!", "A: discard BANG!")
    assert p.asked == ("B", "duel")
    p.do("B: discard BANG!")
    assert p.asked == ("A", "ability")
    assert p.life("A") == 4


# --- a Beer that cannot save the last life


def test_beer_saves_the_last_life() -> None:
    p = Position(seat("sheriff", "Willy the Kid", "BANG!"), seat("outlaw", "Rose Doolan", "Beer", life=1), PLAIN).do(
        "A: play BANG! on B", "B: play Beer"
    )
    assert p.life("B") == 1
    assert p.game.state.alive == (True, True, True)
    assert not any(e["t"] in ("out", "draw") for e in p.events())


def test_two_beers_save_from_dynamite() -> None:
    p = Position(
        seat("sheriff", "Willy the Kid"),
        seat("outlaw", "Rose Doolan", "Beer, Beer", "Dynamite", life=2),
        PLAIN,
        deck="Missed! 2S",
    ).do("A: end turn", "B: play Beer", "B: play Beer")
    assert p.life("B") == 1
    assert p.game.state.turn == 1


# --- Vulture Sam getting the hand but not the table


def test_vulture_sam_gets_hand_and_table() -> None:
    p = Position(
        seat("sheriff", "Willy the Kid", "BANG!"),
        seat("outlaw", "Rose Doolan", "Saloon, Duel", "Schofield, Scope", life=1),
        seat("renegade", "Vulture Sam", "Gatling"),
    ).do("A: play BANG! on B", "B: pass")
    names = sorted(KIND[c] for c in p.hand("C"))
    assert names == ["Duel", "Gatling", "Saloon", "Schofield", "Scope"]
    assert p.game.state.hands[1] == p.game.state.tables[1] == []
    assert [KIND[c] for c in p.game.state.discard] == ["BANG!"]


def test_vulture_sam_gets_the_cards_before_the_sheriff_loses_his() -> None:
    p = Position(
        seat("sheriff", "Willy the Kid", "BANG!, Jail"),
        seat("deputy", "Rose Doolan", "Saloon", "Scope", life=1),
        seat("renegade", "Vulture Sam"),
        seat("outlaw", "Black Jack"),
    ).do("A: play BANG! on B", "B: pass")
    assert sorted(KIND[c] for c in p.hand("C")) == ["Saloon", "Scope"]
    assert p.hand("A") == []


# --- two Dynamites before one player


@pytest.fixture
def another() -> Iterator[int]:
    """Add a second Dynamite to the card tables, as other sets may."""
    first = KIND.index("Dynamite")
    tables: list[tuple[list[Any], Any]] = [(table, table[first]) for table in (KIND, PRINTED, PLAYED, SUIT, RANK)]
    for table, value in tables:
        table.append(value)
    second = len(KIND) - 1
    COPIES["Dynamite"].add(second)
    yield second
    COPIES["Dynamite"].remove(second)
    for table, _ in tables:
        table.pop()


def test_a_dynamite_goes_on_past_a_player_who_has_one(another: int) -> None:
    p = Position(
        seat("sheriff", "Willy the Kid"),
        seat("outlaw", "Slab the Killer", table="Dynamite"),
        PLAIN,
        seat("outlaw", "Pedro Ramirez"),
        deck="Saloon",
    )
    first = p.card("Dynamite")
    p.game.state.tables[2].append(another)
    p.game.state.refresh()
    p.do("A: end turn")
    assert p.game.state.tables == [[], [], [another], [first]]


def test_a_dynamite_stays_where_all_others_have_one(another: int) -> None:
    p = Position(
        seat("sheriff", "Willy the Kid", "BANG!"), seat("outlaw", "Slab the Killer", table="Dynamite"), deck="Saloon"
    )
    first = p.card("Dynamite")
    p.game.state.tables[0].append(another)
    p.game.state.refresh()
    p.do("A: end turn")
    assert p.game.state.tables == [[another], [first]]
    assert p.asked[0] == "B"


def test_one_dynamite_in_front_of_a_player(another: int) -> None:
    p = Position(seat("sheriff", "Willy the Kid", "Saloon", "Dynamite"), seat("outlaw", "Slab the Killer"), PLAIN)
    p.game.state.hands[0].append(another)
    p.do("A: play Saloon")
    assert not any("Dynamite" in o for o in p.could)


# --- every role sent to every client; a spectator command that shows a hand


@pytest.mark.parametrize("players", [4, 5, 6, 7])
def test_every_role_is_hidden(players: int) -> None:
    game = new_game({"players": players}, "hidden")
    roles = game.state.roles
    for reader in (None, *range(players)):
        shown = [s["role"] for s in game.view(reader)["seats"]]
        assert shown == [role if role == "sheriff" or p == reader else None for p, role in enumerate(roles)]
        text = json.dumps([game.events(0, reader), game.decision(reader) if reader is not None else None])
        assert not any(role in text for role in ("deputy", "outlaw", "renegade"))


def test_a_spectator_sees_no_hand() -> None:
    game = new_game({"players": 7}, "spectator")
    view = game.view(None)
    held = {c for hand in game.state.hands for c in hand}
    assert view["hand"] == view["looking"] == []
    assert all(isinstance(s["hand"], int) for s in view["seats"])
    seen = {c for e in game.events(0, None) for c in [e.get("card"), *(e.get("cards") or [])] if c is not None}
    assert not seen & held
