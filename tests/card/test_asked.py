"""Seats asked at a live table: those that hidden cards could have helped, and no others (core 14.3)."""

from __future__ import annotations

from random import Random

import pytest

from boomtown.games import END, new_game
from tests.card.position import Position, decision_of, pending, seat

USELESS = "Saloon"
SHOTS = ["BANG!", "Gatling", "Indians!", "Duel"]
WHY = {"BANG!": "shot", "Gatling": "shot", "Indians!": "indians", "Duel": "duel"}
HELP = {"BANG!": "Missed!", "Gatling": "Missed!", "Indians!": "BANG!", "Duel": "BANG!"}


def shoot(
    card: str,
    hand: str,
    *,
    forced: bool = True,
    in_play: str = "",
    life: int = 4,
    character: str = "Slab the Killer",
    others: int = 2,
) -> Position:
    """Return the position after A played the card; B holds `hand`, the other hands are empty."""
    rest = [seat("outlaw", "Black Jack"), seat("renegade", "Pedro Ramirez")][:others]
    p = Position(
        seat("sheriff", "Willy the Kid", card),
        seat("outlaw", character, hand, in_play, life=life),
        *rest,
        ask_forced=forced,
    )
    return p.do(f"A: play {card}" + " on B" * (card in ("BANG!", "Duel")))


def explodes(hand: str, *, forced: bool = True, life: int = 1, character: str = "Slab the Killer") -> Position:
    """Return the position in which the Dynamite of B takes three lives in a game of three."""
    return Position(
        seat("sheriff", "Willy the Kid"),
        seat("renegade", character, hand, "Dynamite", life=life),
        seat("outlaw", "Black Jack"),
        deck="Missed! 2S",
        ask_forced=forced,
    ).do("A: end turn")


# --- answers


@pytest.mark.parametrize("card", SHOTS)
def test_a_hand_that_cannot_help_is_asked_all_the_same(card: str) -> None:
    p = shoot(card, USELESS)
    assert p.asked == ("B", WHY[card])
    assert p.could == ["pass"]
    assert p.life("B") == 4


@pytest.mark.parametrize("card", SHOTS)
def test_a_hand_that_can_help_is_asked_too(card: str) -> None:
    p = shoot(card, HELP[card])
    assert p.asked == ("B", WHY[card])
    assert len(p.could) == 2


@pytest.mark.parametrize("card", SHOTS)
def test_everybody_knows_that_an_empty_hand_cannot_help(card: str) -> None:
    p = shoot(card, "")
    assert p.asked == ("A", "play")
    assert p.life("B") == 3


@pytest.mark.parametrize("card", SHOTS)
def test_without_forced_questions_a_hand_that_cannot_help_is_not_asked(card: str) -> None:
    p = shoot(card, USELESS, forced=False)
    assert p.asked == ("A", "play")
    assert p.life("B") == 3


def test_a_barrel_is_a_choice_with_an_empty_hand() -> None:
    p = shoot("BANG!", "", in_play="Barrel")
    assert p.asked == ("B", "shot")
    assert p.could == ["use Barrel", "pass"]


def test_a_used_barrel_leaves_nothing_to_an_empty_hand() -> None:
    p = Position(
        seat("sheriff", "Willy the Kid", "BANG!"),
        seat("outlaw", "Rose Doolan", "", "Barrel"),
        seat("renegade", "Black Jack"),
        deck="Winchester",
        ask_forced=True,
    ).do("A: play BANG! on B", "B: use Barrel")
    assert p.asked == ("A", "play")
    assert p.life("B") == 3


def test_a_used_barrel_leaves_the_hand_unknown() -> None:
    p = Position(
        seat("sheriff", "Willy the Kid", "BANG!"),
        seat("outlaw", "Rose Doolan", USELESS, "Barrel"),
        seat("renegade", "Black Jack"),
        deck="Winchester",
        ask_forced=True,
    ).do("A: play BANG! on B", "B: use Barrel")
    assert p.asked == ("B", "shot")
    assert p.could == ["pass"]


def test_the_second_missed_of_slab_is_asked_for() -> None:
    p = Position(
        seat("sheriff", "Slab the Killer", "BANG!"),
        seat("outlaw", "Rose Doolan", f"Missed!, {USELESS}"),
        seat("renegade", "Black Jack"),
        ask_forced=True,
    ).do("A: play BANG! on B", "B: play Missed!")
    assert p.asked == ("B", "shot")
    assert p.could == ["pass"]
    assert decision_of(p.game)["title"]["args"]["need"] == 1


def test_the_second_missed_of_slab_is_not_asked_of_an_empty_hand() -> None:
    p = Position(
        seat("sheriff", "Slab the Killer", "BANG!"),
        seat("outlaw", "Rose Doolan", "Missed!"),
        seat("renegade", "Black Jack"),
        ask_forced=True,
    ).do("A: play BANG! on B", "B: play Missed!")
    assert p.asked == ("A", "play")
    assert p.life("B") == 3


def test_a_duel_ends_by_itself_when_the_hand_is_empty() -> None:
    p = shoot("Duel", "BANG!").do("B: discard BANG!")
    assert p.asked == ("A", "play")
    assert p.life("A") == 4


def test_a_duel_goes_back_to_a_hand_that_cannot_help() -> None:
    p = Position(
        seat("sheriff", "Willy the Kid", f"Duel, {USELESS}"),
        seat("outlaw", "Rose Doolan", "BANG!"),
        seat("renegade", "Black Jack"),
        ask_forced=True,
    ).do("A: play Duel on B", "B: discard BANG!")
    assert p.asked == ("A", "duel")
    assert p.could == ["pass"]


def test_indians_ask_everybody_with_a_hand() -> None:
    p = Position(
        seat("sheriff", "Willy the Kid", "Indians!"),
        seat("outlaw", "Rose Doolan"),
        seat("outlaw", "Paul Regret", USELESS),
        seat("renegade", "Black Jack", "BANG!"),
        ask_forced=True,
    ).do("A: play Indians!")
    assert p.asked == ("C", "indians")
    p.do("C: pass")
    assert p.asked == ("D", "indians")


# --- rescue


def test_a_rescue_is_asked_of_a_hand_that_has_no_beer() -> None:
    p = shoot("BANG!", USELESS, life=1).do("B: pass")
    assert p.asked == ("B", "rescue")
    assert p.could == ["pass"]


def test_a_rescue_is_not_asked_of_an_empty_hand() -> None:
    p = shoot("BANG!", "", life=1)
    assert p.asked == ("A", "play")
    assert not p.game.state.alive[1]


def test_without_forced_questions_a_rescue_without_means_is_not_asked() -> None:
    p = shoot("BANG!", USELESS, life=1, forced=False)
    assert p.asked == ("A", "play")
    assert not p.game.state.alive[1]


def test_a_rescue_is_not_asked_where_the_hand_is_too_small() -> None:
    """From life -2, a player needs three cards at least."""
    assert explodes("Beer, Beer").asked[1] != "rescue"
    assert explodes(f"Beer, Beer, {USELESS}").asked == ("B", "rescue")


def test_a_rescue_that_falls_short_may_not_begin() -> None:
    p = explodes(f"Beer, Beer, {USELESS}")
    assert p.could == ["pass"]
    assert explodes("Beer, Beer, Beer").could[-1] == "pass"
    assert len(explodes("Beer, Beer, Beer").could) == 4


def test_a_rescue_goes_on_once_begun() -> None:
    p = explodes("Beer, Beer, Beer").do("B: play Beer")
    assert p.asked == ("B", "rescue")
    assert "pass" not in p.could


def test_beer_rescues_nobody_among_two_and_all_know() -> None:
    p = shoot("BANG!", f"Beer, {USELESS}", life=1, others=0).do("B: pass")
    assert p.game.over


def test_sid_ketchum_among_two_needs_two_cards() -> None:
    p = shoot("BANG!", f"Beer, {USELESS}", life=1, others=0, character="Sid Ketchum").do("B: pass")
    assert p.asked == ("B", "rescue")
    assert p.could == ["use Sid Ketchum", "pass"]
    assert shoot("BANG!", "Beer", life=1, others=0, character="Sid Ketchum").do("B: pass").game.over


# --- public questions


def test_drawing_is_not_asked() -> None:
    p = Position(
        seat("sheriff", "Willy the Kid", USELESS), seat("outlaw", "Rose Doolan"), phase="draw", ask_forced=True
    )
    assert p.asked == ("A", "play")


def test_ending_the_turn_is_asked_even_with_nothing_to_play() -> None:
    for forced in (True, False):
        p = Position(seat("sheriff", "Willy the Kid"), seat("outlaw", "Rose Doolan"), ask_forced=forced)
        assert p.could == ["end turn"]


def test_the_last_card_of_the_row_is_not_asked_for() -> None:
    p = Position(
        seat("sheriff", "Willy the Kid", "General Store"),
        seat("outlaw", "Rose Doolan", USELESS),
        seat("renegade", "Black Jack"),
        deck="Duel, Jail, Gatling",
        ask_forced=True,
    ).do("A: play General Store", "A: choose Duel", "B: choose Jail")
    assert p.asked == ("A", "play")
    assert p.hand("C") == [p.card("Gatling")]


def test_what_the_question_says_does_not_depend_on_the_hand() -> None:
    """Title, details and the seat asked do not depend on the hand; only the asked seat sees the options."""
    can, cannot = shoot("BANG!", "Missed!"), shoot("BANG!", USELESS)
    for reader in (None, 0, 2):
        assert can.game.view(reader) == cannot.game.view(reader)
        assert can.game.decision(0) is cannot.game.decision(0) is None
    mine, other = decision_of(can.game, 1), decision_of(cannot.game, 1)
    assert (mine["title"], mine["detail"]) == (other["title"], other["detail"])


@pytest.mark.parametrize("seed", range(6))
def test_forced_questions_change_nothing_else(seed: int) -> None:
    """A game with forced questions equals the one without if each seat that can only pass passes."""
    setup = {"players": 4 + seed % 4, "sets": ["bonus"]}
    live, quiet, rnd = new_game(setup | {"ask_forced": True}, seed), new_game(setup, seed), Random(seed)
    extra = 0
    while not live.over:
        options = pending(live).options
        if len(options) == 1 and options[0] != END:
            live.apply(options[0])
            extra += 1
            continue
        assert quiet.ask == live.ask
        choice = rnd.choice(options)
        live.apply(choice)
        quiet.apply(choice)
    assert extra
    assert quiet.over
    assert quiet.state.save() == live.state.save()
    assert quiet.events() == live.events()


def test_an_ability_alone_is_used_where_a_rescue_has_to_go_on() -> None:
    """The rescue takes three lives: once Sid Ketchum has begun, the ability is the only option."""
    hand = "BANG! 2C, BANG! 3C, BANG! 4C, BANG! 5C, BANG! 6C, BANG! 7C"
    sid = seat("outlaw", "Sid Ketchum", hand, "Dynamite", life=1)
    p = Position(seat("sheriff", "Willy the Kid"), sid, seat("renegade", "Black Jack"), deck="Missed! 2S")
    p.do("A: end turn").do("B: use Sid Ketchum discarding BANG! 2C, BANG! 3C")
    assert p.asked == ("B", "pay")
    assert p.could == [f"discard BANG! {rank}C" for rank in (4, 5, 6, 7)]
