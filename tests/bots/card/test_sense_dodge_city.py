"""Sense with Dodge City: each card, each character whose ability asks for it, three and eight players."""

from __future__ import annotations

from typing import Any

import pytest

from boomtown.bots.enmity import enmity_by_role
from tests.bots.card.sense import ALL, choice, deputy, outlaw, sense, three
from tests.card.position import Position, seat

GREEN = (
    "Bible",
    "Buffalo Rifle",
    "Can Can",
    "Canteen",
    "Conestoga",
    "Derringer",
    "Howitzer",
    "Iron Plate",
    "Knife",
    "Pepperbox",
    "Pony Express",
    "Sombrero",
    "Ten Gallon Hat",
)


@pytest.mark.parametrize("card", [*GREEN, "Hideout", "Binocular"])
def test_what_lies_helps_later(card: str) -> None:
    """The card is played at once, even with urgent cards in the hand."""
    assert choice(outlaw(f"Missed! 2S, {card}")).startswith(f"play {card}")


@pytest.mark.parametrize("card", ["Bible", "Iron Plate", "Sombrero", "Ten Gallon Hat"])
def test_a_green_missed_is_kept_and_answers(card: str) -> None:
    assert choice(outlaw(table=card)) == "end turn"
    shot = outlaw("BANG! 2C", B={"table": card, "hand": "Stagecoach"}).do("A: play BANG! 2C on B")
    assert choice(shot) == f"use {card}"


def test_what_draws_a_card_answers_first() -> None:
    shot = outlaw("BANG! 2C", B={"table": "Bible, Iron Plate AD", "hand": "Missed! 2S"}).do("A: play BANG! 2C on B")
    assert choice(shot) == "use Bible"
    shot = outlaw("BANG! 2C", B={"hand": "Missed! 2S, Dodge 7D"}).do("A: play BANG! 2C on B")
    assert choice(shot) == "play Dodge 7D"


@pytest.mark.parametrize("card", ["Knife", "Derringer", "Pepperbox", "Buffalo Rifle"])
def test_green_shots_go_at_the_sheriff(card: str) -> None:
    assert choice(outlaw(table=card)) == f"use {card} on B"
    assert choice(deputy(table=card, B={"life": 1})) != f"use {card} on B"


def test_howitzer_at_everybody_unless_the_sheriff_would_fall() -> None:
    assert choice(outlaw(table="Howitzer")) == "use Howitzer"
    assert choice(deputy(table="Howitzer", B={"life": 1})) == "end turn"


@pytest.mark.parametrize(("words", "where"), [("use Can Can", "table"), ("use Conestoga", "table")])
def test_green_hands_at_the_best_card(words: str, where: str) -> None:
    position = outlaw(table=words.removeprefix("use "), B={"table": "Barrel QS, Scope", "hand": "Beer"})
    assert choice(position) == f"{words} on B's Barrel QS"


def test_rag_time_takes_the_best_card_for_the_worst() -> None:
    position = outlaw("Rag Time, Barrel AC, Saloon, Beer 6H", "Barrel KS", B={"table": "Barrel QS", "hand": "Beer"})
    assert choice(position) == "play Rag Time 9H on B's Barrel QS"
    assert choice(position.do("A: play Rag Time on B's Barrel")) == "discard Barrel AC"


def test_brawl_hurts_enemies_and_spares_friends() -> None:
    """The sheriff, a friend, loses only the Dynamite."""
    position = deputy("Brawl, Saloon", B={"table": "Barrel QS, Dynamite"}, C={"table": "Scope, Hideout"})
    assert choice(position) == "play Brawl JS"
    position.do("A: play Brawl JS")
    assert choice(position) == "choose B's Dynamite 2H"
    position.do("A: choose B's Dynamite 2H")
    assert choice(position) == "choose C's Hideout KD"


def test_punch_and_springfield() -> None:
    assert choice(outlaw("Punch")) == "play Punch 10S on B"
    far = outlaw("Springfield, Saloon", B={"table": "Mustang 8H, Hideout"})
    assert choice(far) == "play Springfield KS on B"


def test_a_good_card_is_not_paid_for_a_poor_one() -> None:
    assert choice(outlaw("Springfield, Wells Fargo")) == "play Wells Fargo 3H"
    assert (
        choice(outlaw("Springfield, Dodge KH", C={"life": 1}, B={"hand": "Beer, Beer, Beer, Stagecoach"})) == "end turn"
    )


def test_tequila_for_the_one_in_need() -> None:
    assert choice(deputy("Tequila, Saloon, Barrel AC", "Barrel QS", B={"life": 1})) == "play Tequila 9C on B"
    assert choice(outlaw("Tequila, Dynamite", B={"life": 1}, life=1)) == "play Tequila 9C on A"


@pytest.mark.parametrize(("life", "drinks"), [(4, False), (3, False), (2, True)])
def test_whisky_for_two_lives(life: int, drinks: bool) -> None:
    assert (choice(outlaw("Whisky, Missed! 2S", life=life)) == "play Whisky QH") == drinks


@pytest.mark.parametrize(("life", "drinks"), [(4, False), (3, True)])
def test_canteen_for_one(life: int, drinks: bool) -> None:
    assert (choice(outlaw(table="Canteen", life=life)) == "use Canteen") == drinks


def test_pony_express_before_all_else() -> None:
    assert choice(outlaw("BANG! 2C, Scope", "Pony Express")) == "use Pony Express"


# --- characters


def test_tequila_joe_drinks_two_lives() -> None:
    assert sense(outlaw("Beer 6H", me="Tequila Joe", life=2)).can == ("Tequila Joe",)
    assert choice(outlaw("Beer 6H", me="Tequila Joe", life=2)) == "play Beer 6H"


@pytest.mark.parametrize(
    ("others", "hand", "life", "borrows"),
    [
        (("Pixie Pete", "Vulture Sam", "Greg Digger"), "", 3, "B"),
        (("Vulture Sam", "Elena Fuente", "Johnny Kisch"), "", 3, "C"),
        (("Suzy Lafayette", "Bart Cassidy", "Willy the Kid"), "BANG! 2C, BANG! 3C, BANG! 4C", 3, "D"),
        (("Rose Doolan", "Bill Noface", "Herb Hunter"), "", 1, "C"),
    ],
)
def test_vera_borrows_what_helps_most(others: tuple[str, ...], hand: str, life: int, borrows: str) -> None:
    seats: dict[str, Any] = {letter: {"character": name} for letter, name in zip("BCD", others, strict=True)}
    position = outlaw(hand, me="Vera Custer", life=life, phase="draw", **seats)
    assert position.asked == ("A", "borrow")
    assert choice(position) == f"choose {borrows}"


def test_belle_star_knows_that_barrels_sleep() -> None:
    covered: dict[str, Any] = {"B": {"table": "Barrel QS, Iron Plate AD", "hand": "Beer"}}
    assert sense(outlaw("BANG! 2C", me="Belle Star", **covered)).unanswered(1) == pytest.approx(0.85)
    assert sense(outlaw("BANG! 2C", **covered)).unanswered(1) == 0


def test_pat_brennan_takes_a_good_card_of_an_enemy() -> None:
    assert choice(outlaw(me="Pat Brennan", phase="draw", B={"table": "Barrel QS"})) == "draw from B's Barrel QS"
    assert choice(deputy(me="Pat Brennan", phase="draw", B={"table": "Barrel QS"})) == "draw from deck"


def test_molly_stark_answers_from_the_hand() -> None:
    """It brings a card, the green one in play does not."""
    shot = outlaw("BANG! 2C", B={"character": "Molly Stark", "hand": "Missed! 2S", "table": "Sombrero"})
    assert choice(shot.do("A: play BANG! 2C on B")) == "play Missed! 2S"


def test_jose_delgado_swaps_what_he_cannot_use() -> None:
    position = outlaw("Barrel AC, Missed! 2S", "Barrel QS", me="José Delgado")
    assert choice(position) == "use José Delgado"
    assert choice(outlaw("Missed! 2S, Mustang 8H", me="José Delgado")) == "play Mustang 8H"


def test_a_card_at_no_seat_is_played_whatever_the_last_seat_is_immune_to() -> None:
    assert choice(outlaw("Hideout KD", D={"character": "Apache Kid"})) == "play Hideout KD"


def test_apache_kid_is_left_out_of_what_does_not_touch_him() -> None:
    position = outlaw("Indians! KD, Gatling", B={"character": "Apache Kid"})
    read = sense(position)
    indians, gatling = position.card("Indians! KD"), position.card("Gatling")
    assert read.untouched(1, indians)
    assert not read.untouched(1, gatling)
    assert not read.untouched(2, indians)
    assert not sense(outlaw("Indians! KD", B={"character": "Apache Kid"}, event="Curse")).untouched(1, indians)


@pytest.mark.parametrize(("life", "hand", "uses"), [(4, "", True), (2, "", False), (4, "Missed! 2S, Dodge KH", False)])
def test_chuck_wengam_bleeds_for_cards_only_with_room(life: int, hand: str, uses: bool) -> None:
    position = outlaw(hand, me="Chuck Wengam", life=life)
    assert (choice(position) == "use Chuck Wengam") == uses


def test_elena_fuente_answers_with_her_worst_card() -> None:
    shot = outlaw("BANG! 2C", B={"character": "Elena Fuente", "hand": "Barrel QS, Dynamite, Beer 6H"})
    assert choice(shot.do("A: play BANG! 2C on B")).startswith("play Dynamite 2H as Missed!")


def test_doc_holyday_shoots_with_what_is_of_no_use() -> None:
    position = outlaw("Barrel AC, Mustang 5H, Beer 6H", "Barrel QS, Mustang 8H", me="Doc Holyday")
    assert choice(position) == "use Doc Holyday on B"
    position.do("A: use Doc Holyday on B")
    assert choice(position) in ("discard Barrel AC", "discard Mustang 5H")
    assert (
        choice(deputy("Barrel AC, Mustang 5H", "Barrel QS, Mustang 8H", me="Doc Holyday", B={"life": 1}))
        != "use Doc Holyday on B"
    )


def test_sean_mallory_has_room_for_ten() -> None:
    hand = "Missed! 2S, Missed! 3S, Missed! 4S, Missed! 5S, Dodge KH, Dodge 7D"
    assert sense(outlaw(hand, me="Sean Mallory")).surplus == -4
    assert sense(outlaw(hand)).surplus == 2


def test_two_vultures_share_by_worth() -> None:
    position = outlaw(
        "BANG! 2C",
        me="Vulture Sam",
        B={"life": 4},
        C={"character": "Vera Custer", "life": 1},
        D={"character": "Rose Doolan", "life": 1, "table": "Dynamite, Barrel QS"},
    )
    position.game.state.lent = ((), (), ("Vulture Sam",), ())
    position.game.state.refresh()
    position.do("A: play BANG! 2C on D")
    if position.asked[1] == "vulture":
        assert choice(position) == "choose D's Barrel QS"


# --- three and eight players


def test_three_players_hunt_their_own() -> None:
    """B is A's prey, C hunts A."""
    assert choice(three("deputy", "BANG! 2C")) == "play BANG! 2C on B"
    assert choice(three("renegade", "BANG! 2C", B={"life": 4}, C={"life": 1})) == "play BANG! 2C on B"


def test_three_players_leave_a_weak_hunter_alone() -> None:
    """If C fell, only the strong target B would be left."""
    far: dict[str, Any] = {"table": "Mustang 8H, Hideout"}
    assert choice(three("outlaw", "BANG! 2C", life=2, B=far, C={"life": 1})) == "end turn"


def test_three_players_down_to_two() -> None:
    """The prey is out by another hand: the hunter is the only enemy."""
    position = three("deputy", "BANG! 2C", B={"dead": True})
    assert sense(position).target == -1
    assert choice(position) == "play BANG! 2C on C"


def test_a_renegade_fears_the_other_one() -> None:
    chances = [{"sheriff": 1.0}, {"renegade": 1.0}]
    enmity = enmity_by_role("renegade", {0: 3, 1: 3}, chances)
    assert enmity[1] > 0.5 > enmity[0]


def test_a_renegade_of_eight_keeps_the_sheriff_for_last() -> None:
    a = seat("renegade", "Black Jack", "BANG! 2C")
    sheriff, other = seat("sheriff", "Kit Carlson", life=1), seat("renegade", "Rose Doolan")
    out = [seat(role, name, dead=True) for role, name in OUT]
    position = Position(a, sheriff, *out[:3], other, *out[3:], sets=ALL)
    assert choice(position) == "play BANG! 2C on F"


OUT = (
    ("deputy", "Bart Cassidy"),
    ("deputy", "Jourdonnais"),
    ("outlaw", "Paul Regret"),
    ("outlaw", "El Gringo"),
    ("outlaw", "Sid Ketchum"),
)
